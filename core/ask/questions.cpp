#include "core/ask/questions.h"

#include <algorithm>

#include "core/ask/answer_json.h"
#include "core/base/error.h"
#include "core/base/text.h"

namespace redoubt::ask {
namespace {

using nlohmann::ordered_json;

// A question with how it is answered.
struct Answerer {
  const char* name;
  ordered_json (*answer)(const World& world, const Question& asked);
};

[[noreturn]] void failUsage(const char* usage) {
  throw Error(ErrorCode::BadInput, Phrase::of("errors.question-usage", {{"usage", usage}}));
}

std::vector<rules::Member> pieces(const World& world, const std::vector<std::string>& names) {
  std::vector<rules::Member> members;
  for (const std::string& name : names) members.push_back(world.piece(name));
  return members;
}

ordered_json attack(const World& world, const Question& asked) {
  if (asked.by.empty() || asked.on.empty() || !asked.about.empty()) {
    failUsage("attack --by UNIT,… --on HEX|UNIT,…");
  }
  return toJson(world, askAction(world, "attack", pieces(world, asked.by), aimAt(world, asked.on), asked.action));
}

ordered_json fire(const World& world, const Question& asked) {
  std::vector<std::string> by = asked.by;
  for (const std::string& names : asked.about) {
    for (const std::string_view each : words(names, ",")) by.emplace_back(each);
  }
  if (by.empty() || asked.on.empty()) failUsage("fire UNIT,… --on HEX|UNIT,…");
  return toJson(world, askAction(world, "fire", pieces(world, by), aimAt(world, asked.on), asked.action));
}

ordered_json zones(const World& world, const Question& asked) {
  std::vector<rules::Member> units = pieces(world, asked.about);
  if (units.empty() == asked.army.empty()) failUsage("zones UNIT, zones --army ARMY");
  if (!asked.army.empty()) {
    const rules::Symbol army(world.army(asked.army).slug);
    for (const rules::Member each : world.position().onMap()) {
      if (world.position().piece(each).army == std::vector{army}) units.push_back(each);
    }
  }
  return toJson(world, askZones(world, units));
}

ordered_json sight(const World& world, const Question& asked) {
  if (asked.about.size() != 2) failUsage("sight HEX HEX");
  return toJson(world, askSight(world, world.hex(asked.about[0]), world.hex(asked.about[1])));
}

ordered_json trace(const World& world, const Question& asked) {
  if (asked.about.size() != 1) failUsage((asked.name + " UNIT").c_str());
  return toJson(world, askTrace(world, asked.name, world.piece(asked.about[0])));
}

ordered_json reach(const World& world, const Question& asked) {
  if (asked.about.size() != 1) failUsage("reach UNIT");
  return toJson(world, askReach(world, world.piece(asked.about[0])));
}

ordered_json retreat(const World& world, const Question& asked) {
  const int most = asked.hexes > 0 ? asked.hexes : longestRetreat(world);
  if (asked.about.size() != 1 || most < 1) failUsage("retreat UNIT [--from HEX] --hexes N");
  return toJson(world, askRetreat(world, world.piece(asked.about[0]), most));
}

ordered_json turn(const World& world, const Question& asked) {
  return toJson(world, askTurn(world, turnAsked(asked).value()));
}

ordered_json activate(const World& world, const Question& asked) {
  if (asked.about.size() != 1) failUsage("activate CHIT");
  return toJson(world, askActivate(world, asked.about[0]));
}

ordered_json build(const World& world, const Question& asked) {
  if (asked.about.size() != 1) failUsage("build UNIT [--action ACTION]");
  return toJson(world, askBuild(world, world.piece(asked.about[0]), asked.action));
}

ordered_json pool(const World& world, const Question& asked) {
  return toJson(askPool(world, turnAsked(asked).value()));
}

ordered_json stack(const World& world, const Question& asked) {
  if (asked.about.size() != 1) failUsage("stack HEX");
  return toJson(askStack(world, world.hex(asked.about[0])));
}

ordered_json victory(const World& world, const Question& asked) {
  if (!asked.about.empty()) failUsage("victory");
  return toJson(askVictory(world));
}

ordered_json check(const World& world, const Question& asked) {
  if (asked.about.size() != 1) failUsage("check UNIT|HEX/HEX [--change CHANGE]");
  if (asked.about[0].find('/') != std::string::npos) {
    return toJson(world, askCheckSide(world, asked.about[0], asked.change));
  }
  return toJson(world, askCheck(world, world.piece(asked.about[0]), asked.change));
}

ordered_json firstTurn(const World& world, const Question&) {
  return toJson(world, askFirstTurn(world));
}

constexpr Answerer kAnswerers[]{{"attack", attack},     {"fire", fire},         {"zones", zones}, {"sight", sight},
                                {"supply", trace},      {"command", trace},     {"exit", trace},  {"reach", reach},
                                {"retreat", retreat},   {"build", build},       {"stack", stack}, {"check", check},
                                {"pool", pool},         {"activate", activate}, {"turn", turn},   {"victory", victory},
                                {kFirstTurn, firstTurn}};

bool supposesTurn(const Question& asked) {
  return std::any_of(asked.suppositions.begin(), asked.suppositions.end(),
                     [](const std::string& each) { return each.starts_with("turn="); });
}

// That which is asked for; of the first turn's report that with which the scenario begins.
std::optional<int> turnOf(const model::Battle& battle, Id<model::Scenario> scenario, const Question& asked) {
  const auto turn = turnAsked(asked);
  if (turn || asked.name != kFirstTurn || supposesTurn(asked)) return turn;
  return firstTurnOf(battle, scenario);
}

}  // namespace

std::optional<int> turnAsked(const Question& asked) {
  const bool isAboutFirst = asked.name == kFirstTurn && !asked.about.empty();
  const bool isAboutTurn = asked.name == "pool" || asked.name == "turn" || isAboutFirst;
  if (!isAboutTurn) return std::nullopt;
  const auto turn = asked.about.size() == 1 ? toInteger(asked.about[0]) : std::nullopt;
  if (!turn || *turn < 1 || *turn > 10'000) failUsage((asked.name + " TURN").c_str());
  return static_cast<int>(*turn);
}

std::vector<std::string> suppositionsOf(const model::Battle& battle, Id<model::Scenario> scenario,
                                        const Question& asked) {
  std::vector<std::string> suppositions = asked.suppositions;
  if (!asked.from.empty() && asked.about.size() == 1) suppositions.push_back(asked.about[0] + "@" + asked.from);
  if (const auto turn = turnOf(battle, scenario, asked)) suppositions.push_back("turn=" + std::to_string(*turn));
  return suppositions;
}

void requireQuestion(const std::string& name) {
  std::string known;
  for (const Answerer& each : kAnswerers) {
    if (name == each.name) return;
    known += (known.empty() ? "" : ", ") + std::string(each.name);
  }
  throw Error(ErrorCode::BadInput, Phrase::of("errors.unknown-question", {{"question", name}, {"known", known}}));
}

ordered_json answerTo(const World& world, const Question& asked) {
  requireQuestion(asked.name);
  const auto* found = std::find_if(std::begin(kAnswerers), std::end(kAnswerers),
                                   [&](const Answerer& each) { return asked.name == each.name; });
  return found->answer(world, asked);
}

}  // namespace redoubt::ask
