#include "editor/scripts/script_run.h"

#include <QByteArray>
#include <QElapsedTimer>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStandardPaths>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "core/base/base64.h"
#include "core/base/error.h"
#include "core/base/program.h"
#include "core/exchange/format.h"
#include "core/store/files.h"
#include "core/store/pending_file.h"
#include "editor/scripts/host/limits.h"
#include "editor/scripts/script_edit.h"

namespace redoubt::scripts {
namespace fs = std::filesystem;
using nlohmann::json;

namespace {

// Beside the program, or where packages put programs that only others start.
fs::path hostProgram() {
  const fs::path folder = programFolder();
  for (const fs::path& each : {folder / "redoubt-script-host", folder / "../libexec/redoubt/redoubt-script-host"}) {
    std::error_code failure;
    if (fs::is_regular_file(each, failure)) return each;
  }
  throw Error(ErrorCode::NotFound, Phrase::of("errors.script.no-host"), "redoubt-script-host");
}

std::string contentOf(const fs::path& file, std::uintmax_t most) {
  std::error_code failure;
  if (!fs::exists(file, failure)) throw Error(ErrorCode::NotFound, Phrase::of("errors.input.missing"), file.string());
  if (!fs::is_regular_file(file, failure)) {
    throw Error(ErrorCode::NotRegularFile, Phrase::of("errors.input.not-regular"), file.string());
  }
  if (fs::file_size(file, failure) > most) {
    throw Error(ErrorCode::TooLarge, Phrase::of("errors.script.large", {{"most", std::to_string(most >> 20)}}),
                file.string());
  }
  std::ifstream in(file, std::ios::binary);
  std::string content{std::istreambuf_iterator<char>(in), {}};
  if (in.bad()) throw Error(ErrorCode::NotFound, Phrase::of("errors.input.missing"), file.string());
  return content;
}

json requestOf(const ScriptJob& job) {
  json request{
      {"mode", job.reads ? "read" : "run"}, {"kind", toText(job.kind)}, {"id", job.id},      {"title", job.title},
      {"battle", job.battle.string()},      {"variant", job.variant},   {"asked", job.asked}};
  json files = json::object();
  json paths = json::object();
  for (const auto& [name, path] : job.opens) {
    files[name] = toBase64(contentOf(path, kLargestInput));
    paths[name] = path.string();
  }
  for (const auto& [name, path] : job.saves) paths[name] = path.string();
  if (job.reads) {
    files[""] = toBase64(contentOf(job.input, kLargestInput));
    request["input"] = job.input.filename().string();
  }
  request["files"] = std::move(files);
  request["paths"] = std::move(paths);
  return request;
}

[[noreturn]] void failAsSaid(const json& failed, const fs::path& script) {
  const std::string message = failed.value("message", std::string());
  const int line = failed.value("line", 0);
  if (line > 0) {
    throw Error(ErrorCode::BadInput,
                Phrase::of("errors.script.threw", {{"line", std::to_string(line)}, {"message", message}}),
                script.string());
  }
  throw Error(ErrorCode::BadInput, Phrase::of("errors.script.failed", {{"message", message}}), script.string());
}

[[noreturn]] void failByEnd(int code, const ScriptLimits& limits, const fs::path& script) {
  if (code == static_cast<int>(HostEnd::OutOfTime)) {
    throw Error(ErrorCode::TooLarge, Phrase::of("errors.script.time", {{"seconds", std::to_string(limits.seconds)}}),
                script.string());
  }
  if (code == static_cast<int>(HostEnd::OutOfMemory)) {
    throw Error(ErrorCode::TooLarge,
                Phrase::of("errors.script.memory", {{"megabytes", std::to_string(limits.megabytes)}}), script.string());
  }
  throw Error(ErrorCode::BadInput, Phrase::of("errors.script.crashed"), script.string());
}

// A process that runs one request to its end.
class Host {
 public:
  Host(json request, const fs::path& script, const ScriptLimits& limits, const std::string& language)
      : script_(script), limits_(limits) {
    request["code"] = contentOf(script, kLargestScript);
    request["name"] = script.filename().string();
    request["language"] = language;
    request["words"] = (programFolder() / "../share/redoubt/words").string();
    request["seconds"] = limits.seconds;
    request["megabytes"] = limits.megabytes;
    // Nothing that people set for the engine or for Qt has a say in what a script may do.
    QProcessEnvironment environment;
    environment.insert(QStringLiteral("LANG"), QStringLiteral("C.UTF-8"));
    process_.setProcessEnvironment(environment);
    process_.setProgram(QString::fromStdString(hostProgram().string()));
    process_.setStandardErrorFile(QProcess::nullDevice());
    process_.start();
    if (!process_.waitForStarted()) {
      throw Error(ErrorCode::NotFound, Phrase::of("errors.script.no-host"), hostProgram().string());
    }
    process_.write(QByteArray::fromStdString(request.dump(-1, ' ', false, json::error_handler_t::replace)));
    process_.closeWriteChannel();
  }
  ~Host() {
    process_.kill();
    process_.waitForFinished();
  }
  Host(const Host&) = delete;
  Host& operator=(const Host&) = delete;

  // What it says at the end; `told` gets its other messages.
  json answer(const Watch& watch, const std::function<void(const json&)>& told) {
    QElapsedTimer time;
    time.start();
    // Reading a battle counts beside what the script does.
    const qint64 most = (limits_.seconds + kGrace) * qint64{1000};
    std::size_t taken = 0;
    while (true) {
      if (watch.stop.stop_requested()) throw exchange::Stopped{};
      if (time.elapsed() > most) failByEnd(static_cast<int>(HostEnd::OutOfTime), limits_, script_);
      while (process_.canReadLine()) {
        const QByteArray line = process_.readLine();
        taken += static_cast<std::size_t>(line.size());
        json message = json::parse(line.begin(), line.end(), nullptr, false);
        if (message.contains("done")) return std::move(message["done"]);
        if (message.contains("failed")) failAsSaid(message["failed"], script_);
        told(message);
      }
      if (taken + static_cast<std::size_t>(process_.bytesAvailable()) > kLargestOutput) {
        throw Error(ErrorCode::TooLarge, Phrase::of("errors.script.output"), script_.string());
      }
      if (process_.waitForReadyRead(100)) continue;
      if (process_.state() == QProcess::NotRunning && !process_.canReadLine()) {
        failByEnd(process_.exitStatus() == QProcess::NormalExit ? process_.exitCode() : 0, limits_, script_);
      }
    }
  }

 private:
  static constexpr int kGrace = 30;  // seconds
  fs::path script_;
  ScriptLimits limits_;
  QProcess process_;
};

std::vector<ScriptFinding> findingsIn(const json& done) {
  std::vector<ScriptFinding> findings;
  for (const json& each : done.value("findings", json::array())) {
    findings.push_back(
        {model::fromText<model::Severity>(each.value("severity", std::string())).value_or(model::Severity::Warning),
         each.value("words", std::string()), each.value("hex", std::string()), each.value("table", std::string()),
         each.value("key", std::string())});
  }
  return findings;
}

}  // namespace

ScriptOutcome runScript(const ScriptJob& job, const Watch& watch,
                        const std::function<void(const std::string&)>& heard) {
  ScriptOutcome outcome;
  Host host(requestOf(job), job.script, job.limits, job.language);
  const json done = host.answer(watch, [&](const json& message) {
    if (message.contains("log")) {
      outcome.log.push_back(message["log"].get<std::string>());
      if (heard) heard(outcome.log.back());
    }
    if (message.contains("progress")) watch.progress(message["progress"].get<double>());
  });
  outcome.edit = editFrom(done.value("changes", json::object()), job.title);
  outcome.message = done.value("message", std::string());
  outcome.findings = findingsIn(done);
  const json written = done.value("written", json::object());
  for (const auto& [name, bytes] : written.items()) {
    outcome.written[name] = fromBase64(bytes.get<std::string>()).value_or(std::string());
  }
  return outcome;
}

void writeFiles(const ScriptJob& job, const ScriptOutcome& outcome) {
  for (const auto& [name, path] : job.saves) {
    const auto content = outcome.written.find(name);
    if (content != outcome.written.end()) store::writeFile(path, content->second);
  }
}

std::string offersOf(const fs::path& script, const std::string& language) {
  constexpr ScriptLimits kToDescribe{5, 256};
  Host host({{"mode", "describe"}}, script, kToDescribe, language);
  return host.answer({}, [](const json&) {}).value("offers", json::array()).dump();
}

}  // namespace redoubt::scripts
