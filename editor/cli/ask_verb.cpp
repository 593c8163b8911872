#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/ask/answer_json.h"
#include "core/ask/first_turn/words.h"
#include "core/base/error.h"
#include "core/base/text.h"
#include "core/rules/vocabulary/translations.h"
#include "editor/cli/output.h"
#include "editor/cli/scenario_choice.h"
#include "editor/cli/verbs.h"

namespace redoubt::cli {
namespace {

using nlohmann::ordered_json;

// A question with what it needs, and how it is answered.
struct Question {
  const char* name;
  ordered_json (*answer)(const ask::World& world, const Arguments& arguments);
};

[[noreturn]] void failUsage(const char* usage) {
  throw Error(ErrorCode::BadInput, Phrase::of("errors.question-usage", {{"usage", usage}}));
}

std::vector<rules::Member> pieces(const ask::World& world, const std::vector<std::string>& names) {
  std::vector<rules::Member> members;
  for (const std::string& name : names) members.push_back(world.piece(name));
  return members;
}

ordered_json attack(const ask::World& world, const Arguments& arguments) {
  if (arguments.by.empty() || arguments.on.empty() || !arguments.about.empty()) {
    failUsage("attack --by UNIT,… --on HEX|UNIT,…");
  }
  return toJson(world, ask::askAction(world, "attack", pieces(world, arguments.by), aimAt(world, arguments.on),
                                      arguments.action));
}

ordered_json fire(const ask::World& world, const Arguments& arguments) {
  std::vector<std::string> by = arguments.by;
  for (const std::string& names : arguments.about) {
    for (const std::string_view each : words(names, ",")) by.emplace_back(each);
  }
  if (by.empty() || arguments.on.empty()) failUsage("fire UNIT,… --on HEX|UNIT,…");
  return toJson(world, ask::askAction(world, "fire", pieces(world, by), aimAt(world, arguments.on), arguments.action));
}

ordered_json zones(const ask::World& world, const Arguments& arguments) {
  std::vector<rules::Member> units = pieces(world, arguments.about);
  if (units.empty() == arguments.army.empty()) failUsage("zones UNIT, zones --army ARMY");
  if (!arguments.army.empty()) {
    const rules::Symbol army(world.army(arguments.army).slug);
    for (const rules::Member each : world.position().onMap()) {
      if (world.position().piece(each).army == std::vector{army}) units.push_back(each);
    }
  }
  return toJson(world, ask::askZones(world, units));
}

ordered_json sight(const ask::World& world, const Arguments& arguments) {
  if (arguments.about.size() != 2) failUsage("sight HEX HEX");
  return toJson(world, ask::askSight(world, world.hex(arguments.about[0]), world.hex(arguments.about[1])));
}

ordered_json trace(const ask::World& world, const Arguments& arguments) {
  if (arguments.about.size() != 1) failUsage((arguments.question + " UNIT").c_str());
  return toJson(world, ask::askTrace(world, arguments.question, world.piece(arguments.about[0])));
}

ordered_json reach(const ask::World& world, const Arguments& arguments) {
  if (arguments.about.size() != 1) failUsage("reach UNIT");
  return toJson(world, ask::askReach(world, world.piece(arguments.about[0])));
}

ordered_json retreat(const ask::World& world, const Arguments& arguments) {
  const int most = arguments.hexes > 0 ? arguments.hexes : ask::longestRetreat(world);
  if (arguments.about.size() != 1 || most < 1) failUsage("retreat UNIT [--from HEX] --hexes N");
  return toJson(world, ask::askRetreat(world, world.piece(arguments.about[0]), most));
}

constexpr const char* kFirstTurn = "first-turn";

// The turn that a question is about.
std::optional<int> turnAsked(const Arguments& arguments) {
  const bool isAboutFirst = arguments.question == kFirstTurn && !arguments.about.empty();
  const bool isAboutTurn = arguments.question == "pool" || arguments.question == "turn" || isAboutFirst;
  if (!isAboutTurn) return std::nullopt;
  const auto turn = arguments.about.size() == 1 ? toInteger(arguments.about[0]) : std::nullopt;
  if (!turn || *turn < 1 || *turn > 10'000) failUsage((arguments.question + " TURN").c_str());
  return static_cast<int>(*turn);
}

ordered_json turn(const ask::World& world, const Arguments& arguments) {
  return toJson(world, ask::askTurn(world, turnAsked(arguments).value()));
}

ordered_json activate(const ask::World& world, const Arguments& arguments) {
  if (arguments.about.size() != 1) failUsage("activate CHIT");
  return toJson(world, ask::askActivate(world, arguments.about[0]));
}

ordered_json build(const ask::World& world, const Arguments& arguments) {
  if (arguments.about.size() != 1) failUsage("build UNIT [--action ACTION]");
  return toJson(world, ask::askBuild(world, world.piece(arguments.about[0]), arguments.action));
}

ordered_json pool(const ask::World& world, const Arguments& arguments) {
  return toJson(ask::askPool(world, turnAsked(arguments).value()));
}

ordered_json stack(const ask::World& world, const Arguments& arguments) {
  if (arguments.about.size() != 1) failUsage("stack HEX");
  return toJson(ask::askStack(world, world.hex(arguments.about[0])));
}

ordered_json victory(const ask::World& world, const Arguments& arguments) {
  if (!arguments.about.empty()) failUsage("victory");
  return toJson(ask::askVictory(world));
}

ordered_json check(const ask::World& world, const Arguments& arguments) {
  if (arguments.about.size() != 1) failUsage("check UNIT|HEX/HEX [--change CHANGE]");
  if (arguments.about[0].find('/') != std::string::npos) {
    return toJson(world, ask::askCheckSide(world, arguments.about[0], arguments.change));
  }
  return toJson(world, ask::askCheck(world, world.piece(arguments.about[0]), arguments.change));
}

ordered_json firstTurn(const ask::World& world, const Arguments&) {
  return toJson(world, askFirstTurn(world));
}

constexpr Question kQuestions[]{{"attack", attack},     {"fire", fire},         {"zones", zones}, {"sight", sight},
                                {"supply", trace},      {"command", trace},     {"exit", trace},  {"reach", reach},
                                {"retreat", retreat},   {"build", build},       {"stack", stack}, {"check", check},
                                {"pool", pool},         {"activate", activate}, {"turn", turn},   {"victory", victory},
                                {kFirstTurn, firstTurn}};

// Whether one of the suppositions is a turn.
bool supposesTurn(const Arguments& arguments) {
  return std::any_of(arguments.suppositions.begin(), arguments.suppositions.end(),
                     [](const std::string& each) { return each.starts_with("turn="); });
}

// That which is asked for; of the first turn's report that with which the scenario begins.
std::optional<int> turnOf(const model::Battle& battle, const model::Scenario& scenario, const Arguments& arguments) {
  const auto asked = turnAsked(arguments);
  if (asked || arguments.question != kFirstTurn || supposesTurn(arguments)) return asked;
  return ask::firstTurnOf(battle, scenario.id);
}

std::string firstTurnText(const ask::World& world, const Arguments& arguments) {
  return textOf(wordsFor(world, askFirstTurn(world)), arguments.language, 0);
}

}  // namespace

int ask(const Arguments& arguments) {
  std::string known;
  for (const Question& each : kQuestions) {
    known += (known.empty() ? "" : ", ") + std::string(each.name);
    if (arguments.question != each.name) continue;
    const bool isText = arguments.question == kFirstTurn && arguments.format == PrintForm::Text;
    const model::Battle battle =
        isText ? rules::inLanguage(battleOf(arguments), arguments.language) : battleOf(arguments);
    const model::Scenario& scenario = chosenScenario(battle, arguments);
    std::vector<std::string> suppositions = arguments.suppositions;
    if (!arguments.from.empty() && arguments.about.size() == 1) {
      suppositions.push_back(arguments.about[0] + "@" + arguments.from);
    }
    if (const auto turn = turnOf(battle, scenario, arguments)) suppositions.push_back("turn=" + std::to_string(*turn));
    const ask::World world(battle, chosenVariant(battle, scenario, arguments).id, suppositions);
    print(isText ? firstTurnText(world, arguments) : each.answer(world, arguments).dump(2) + "\n");
    return kClean;
  }
  throw Error(ErrorCode::BadInput,
              Phrase::of("errors.unknown-question", {{"question", arguments.question}, {"known", known}}));
}

}  // namespace redoubt::cli
