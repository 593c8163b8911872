#include <unistd.h>

#include <QCoreApplication>
#include <QFile>
#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <iostream>
#include <iterator>
#include <mutex>
#include <new>
#include <thread>

#include "core/base/base64.h"
#include "core/base/error.h"
#include "core/base/wording.h"
#include "core/store/battle_file.h"
#include "editor/scripts/host/host_object.h"
#include "editor/scripts/host/limits.h"
#include "editor/scripts/script_edit.h"

// Runs one script in a process of its own, so that one that loops, breaks the engine or eats all memory harms nobody.
// It reads a request from the standard input and tells what came of it on the standard output, a line of JSON for each
// message. It writes no files and opens none but the battle and the script.
namespace redoubt::scripts {
namespace {

using nlohmann::json;

constexpr QLatin1String kPrelude("api.js");

void say(const json& message) {
  const std::string line = message.dump(-1, ' ', false, json::error_handler_t::replace) + "\n";
  std::cout << line << std::flush;
}

// Interrupts the script when its time is up; where that doesn't help, the process.
class Watchman {
 public:
  Watchman(QJSEngine& engine, int seconds) {
    thread_ = std::thread([this, &engine, seconds] {
      std::unique_lock lock(mutex_);
      if (ended_.wait_for(lock, std::chrono::seconds(seconds), [this] { return isOver_; })) return;
      engine.setInterrupted(true);
      if (ended_.wait_for(lock, std::chrono::seconds(2), [this] { return isOver_; })) return;
      _exit(static_cast<int>(HostEnd::OutOfTime));
    });
  }
  ~Watchman() {
    {
      const std::scoped_lock lock(mutex_);
      isOver_ = true;
    }
    ended_.notify_all();
    thread_.join();
  }
  Watchman(const Watchman&) = delete;
  Watchman& operator=(const Watchman&) = delete;

 private:
  std::mutex mutex_;
  std::condition_variable ended_;
  bool isOver_ = false;
  std::thread thread_;
};

// The line of the script in which something was thrown, by the prelude too: the innermost of its own lines; 0 if none.
int lineOf(const QJSValue& thrown) {
  const QString file = thrown.property(QStringLiteral("fileName")).toString();
  if (!file.isEmpty() && !file.endsWith(kPrelude)) return thrown.property(QStringLiteral("lineNumber")).toInt();
  for (const QString& frame : thrown.property(QStringLiteral("stack")).toString().split(QLatin1Char('\n'))) {
    const int line = frame.section(QLatin1Char(':'), -1).toInt();
    if (line > 0 && !frame.contains(kPrelude)) return line;
  }
  return 0;
}

[[noreturn]] void failBecause(const QJSEngine& engine, const QJSValue& thrown) {
  if (engine.isInterrupted()) _exit(static_cast<int>(HostEnd::OutOfTime));
  std::string message = thrown.toString().toStdString();
  if (message.starts_with("Error: ")) message.erase(0, 7);
  say({{"failed", {{"message", message}, {"line", lineOf(thrown)}}}});
  _exit(1);
}

QJSValue evaluated(QJSEngine& engine, const QString& code, const QString& name) {
  QStringList trace;
  QJSValue value = engine.evaluate(code, name, 1, &trace);
  // Anything can be thrown, no errors too.
  if (value.isError() || !trace.isEmpty() || engine.isInterrupted()) failBecause(engine, value);
  return value;
}

std::string textOf(const json& request, const char* name) {
  return request.value(name, std::string());
}

json answered(QJSEngine& engine, const QJSValue& api, const char* function, const json& argument) {
  const QJSValue answer =
      api.property(QString::fromLatin1(function))
          .call({QString::fromStdString(argument.dump(-1, ' ', false, json::error_handler_t::replace))});
  if (answer.isError() || engine.isInterrupted()) failBecause(engine, answer);
  return json::parse(answer.toString().toStdString());
}

model::Battle battleOf(const json& request) {
  const std::string path = textOf(request, "battle");
  return path.empty() ? model::Battle{} : store::readAllowingAltered(path).battle;
}

std::map<std::string, std::string> filesIn(const json& request) {
  std::map<std::string, std::string> files;
  const json given = request.value("files", json::object());
  for (const auto& [name, bytes] : given.items()) {
    files.emplace(name, fromBase64(bytes.get<std::string>()).value_or(std::string()));
  }
  return files;
}

int run(const json& request) {
  const std::filesystem::path words = textOf(request, "words");
  std::error_code failure;
  if (std::filesystem::is_directory(words, failure)) wording::setFolder(words);
  ScriptBattle battle(battleOf(request), textOf(request, "title"));
  QJSEngine engine;
  HostObject host(engine, battle, request.value("language", std::string("en")), say);
  host.setReadable(filesIn(request));
  QFile prelude(QStringLiteral(":/scripts/api.js"));
  if (!prelude.open(QIODevice::ReadOnly)) return 1;
  const QJSValue make = evaluated(engine, QString::fromUtf8(prelude.readAll()), kPrelude);
  QJSEngine::setObjectOwnership(&host, QJSEngine::CppOwnership);
  const QJSValue api = make.call({engine.newQObject(&host)});
  if (api.isError()) failBecause(engine, api);
  engine.globalObject().setProperty(QStringLiteral("redoubt"), api.property(QStringLiteral("redoubt")));

  const int seconds = request.value("seconds", 30);
  limitProcess(request.value("megabytes", 512), seconds + 3);
  const Watchman watchman(engine, seconds);
  // Strict, so that a name mistyped is an error and no new variable; on the first line, so that lines count right.
  evaluated(engine, QStringLiteral("'use strict'; ") + QString::fromStdString(textOf(request, "code")),
            QString::fromStdString(textOf(request, "name")));
  json done = textOf(request, "mode") == "describe" ? answered(engine, api, "describe", json::object())
                                                    : answered(engine, api, "run", request);
  done["changes"] = changesJson(battle.draft().before(), battle.draft().now());
  json written = json::object();
  for (const auto& [name, bytes] : host.written()) written[name] = toBase64(bytes);
  done["written"] = std::move(written);
  say({{"done", std::move(done)}});
  std::cout.flush();
  // Everything is said; the engine need not take itself apart under limits.
  _exit(0);
}

int main(int count, char** values) {
  QCoreApplication app(count, values);
  std::ios::sync_with_stdio(false);
  const json request = json::parse(std::string(std::istreambuf_iterator<char>(std::cin), {}), nullptr, false);
  if (!request.is_object()) {
    std::cerr << "This program is started by redoubt and redoubt-cli, which run scripts in it.\n";
    return 2;
  }
  try {
    return run(request);
  } catch (const std::bad_alloc&) {
    _exit(static_cast<int>(HostEnd::OutOfMemory));
  } catch (const std::exception& failure) {
    const auto* error = dynamic_cast<const Error*>(&failure);
    say({{"failed", {{"message", error ? error->what() : failure.what()}, {"line", 0}}}});
    return 1;
  }
}

}  // namespace
}  // namespace redoubt::scripts

int main(int count, char** values) {
  return redoubt::scripts::main(count, values);
}
