#include <sys/resource.h>

#include <chrono>
#include <thread>

#include "core/base/error.h"
#include "core/exchange/format.h"
#include "tests/editor/scripts/script_fixture.h"

// Scripts that loop, want all memory, break the engine or claim what isn't true: they are stopped and told.
namespace redoubt::scripts::test {
namespace {

class Hostile : public ScriptTest {
 protected:
  Hostile() { limits_ = {1, 128}; }

  // Of the programs that ran scripts, in kilobytes.
  static long highestMemory() {
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    return usage.ru_maxrss;
  }
};

TEST_F(Hostile, LoopsAreStopped) {
  const char* const loops[] = {
      "while (true) {}",
      "while (true) { try { while (true) {} } catch (e) {} }",
      "const sorted = []; for (let i = 0; i < 2e6; ++i) sorted.push(i); while (true) sorted.sort(() => Math.random() - "
      "0.5);",
      "const f = () => { while (true) {} }; f();",
      "for (;;) redoubt.progress(Math.random());",
      "for (;;) battle.hexes;",
  };
  for (const char* loop : loops) {
    const auto before = std::chrono::steady_clock::now();
    const std::string told = failure(loop);
    EXPECT_NE(told.find("longer than 1 seconds"), std::string::npos) << loop << ": " << told;
    EXPECT_LT(std::chrono::steady_clock::now() - before, std::chrono::seconds(60)) << loop;
  }
}

TEST_F(Hostile, AllMemoryIsNotToBeHad) {
  limits_.seconds = 20;
  const char* const greedy[] = {
      "const a = []; for (;;) a.push('x'.repeat(1e6) + a.length);",
      "const a = []; for (;;) a.push({x: 1, y: [a.length]});",
      "let s = 'x'; for (;;) s += s;",
      "'x'.repeat(2 ** 30 - 1);",
      "new Array(1e9).fill(1);",
      "const a = []; for (;;) a.push(new ArrayBuffer(1e7));",
  };
  for (const char* each : greedy) {
    const std::string told = failure(each);
    EXPECT_TRUE(told.find("more than 128 MB") != std::string::npos || told.find("RangeError") != std::string::npos)
        << each << ": " << told;
  }
  EXPECT_LT(highestMemory(), 700 * 1024);
}

TEST_F(Hostile, DeepRecursionAndHardPatternsEnd) {
  EXPECT_NE(failure("function f() { f(); f(); } f();").find("RangeError"), std::string::npos);
  EXPECT_NE(failure("const o = {}; o.o = o; JSON.stringify(o);").find("circular"), std::string::npos);
  EXPECT_NO_FATAL_FAILURE(failure("/^(a+)+$/.test('a'.repeat(64) + 'b');"));
  EXPECT_NE(failure("new Array(-1);").find("RangeError"), std::string::npos);
}

TEST_F(Hostile, TooMuchIsNotGivenBack) {
  limits_ = {20, 4096};
  const auto script = write("much.js", R"(
    redoubt.action({id: 'a', title: 'Much', asks: [{id: 'to', kind: 'save'}], run(battle, asked) {
      asked.to.write('x'.repeat(140e6));
    }});
  )");
  ScriptJob wanted = job(script);
  wanted.saves["to"] = at("out.txt");
  EXPECT_NE(failureOf([&] { runScript(wanted, {}); }).find("gives back too much"), std::string::npos);
}

TEST_F(Hostile, AWatchStopsOneAtOnce) {
  limits_.seconds = 60;
  std::stop_source stop;
  std::jthread thread([&stop] {
    std::this_thread::sleep_for(std::chrono::milliseconds(700));
    stop.request_stop();
  });
  EXPECT_THROW(runScript(job(action("while (true) {}")), {stop.get_token()}), exchange::Stopped);
}

TEST_F(Hostile, WhatOneOffersIsLookedAt) {
  const auto told = [&](const std::string& code) { return describe({write("x.js", code), false}, "en").failure; };
  EXPECT_NE(told("redoubt.action({id: 'A b', title: 'x', run() {}});").find("small letters"), std::string::npos);
  EXPECT_NE(told("redoubt.action({id: 'a', run() {}});").find("needs a title"), std::string::npos);
  EXPECT_NE(told("redoubt.action({id: 'a', title: 'x'});").find("needs a function run"), std::string::npos);
  EXPECT_NE(told("redoubt.check({id: 'a', title: 'x', find() {}, asks: [{id: 'b', kind: 'colour'}]});").find("none of"),
            std::string::npos);
  EXPECT_NE(told("redoubt.check({id: 'a', title: 'x', find() {}, asks: [{id: 'b', kind: 'row', table: 'nope'}]});")
                .find("no table"),
            std::string::npos);
  EXPECT_NE(told("\n\nfunction (").find("line 3"), std::string::npos);
  EXPECT_NE(told("while (true) {}").find("longer than"), std::string::npos);
  EXPECT_NE(told(std::string(2 << 20, ' ')).find("larger than the 1 MB"), std::string::npos);
  EXPECT_EQ(told(""), "");
  EXPECT_NE(describe({at("missing.js"), false}, "en").failure, "");
  EXPECT_NE(told("const two = () => ({id: 'a', title: 'x', run() {}}); redoubt.action(two()); redoubt.action(two());")
                .find("two are called"),
            std::string::npos);
}

TEST_F(Hostile, WordsAreInTheLanguageThatIsAskedFor) {
  ScriptJob wanted = job(action("battle.units[0].name = 5;"));
  wanted.language = "pl";
  try {
    runScript(wanted, {});
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(said(error.phrase(), "en"), "line 2: kolumna name tabeli unit nie przyjmuje wartości 5.");
  }
}

TEST_F(Hostile, ConstraintsOfTheFileHold) {
  // Every reference is to a row that is there, so that a removal takes with it what depends on it.
  apply("battle.remove(battle.armies[0]);");
  EXPECT_EQ(battle().all<model::Army>().size(), 1u);
  for (const model::Unit& unit : battle().all<model::Unit>()) EXPECT_NE(battle().find<model::Army>(unit.army), nullptr);
}

}  // namespace
}  // namespace redoubt::scripts::test
