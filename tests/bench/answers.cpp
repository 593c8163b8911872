#include <algorithm>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <random>

#include "core/ask/answer.h"
#include "core/ask/answer_json.h"
#include "core/ask/map_answers.h"
#include "core/ask/move_answers.h"
#include "core/ask/stack_answer.h"
#include "core/ask/turn_answers.h"
#include "core/ask/victory_answer.h"
#include "core/base/error.h"
#include "core/rules/set_up/set_up.h"
#include "core/document/document.h"

// Everything that the rules answer about the set-ups of a battle, one answer a line, so that two versions of the rules
// or of the program can be compared with `diff`: redoubt_answers FILE [ATTACKS]. What decided (`because`) is left out,
// since it names rules. Attacks are of one to three units, chosen and placed at random, always the same ones.
namespace redoubt {
namespace {

constexpr int kFarthest = 10;

using nlohmann::ordered_json;

class Answers {
 public:
  Answers(const model::Battle& battle, Id<model::Variant> variant, int attacks)
      : battle_(battle), variant_(variant), attacks_(attacks), world_(battle, variant) {}

  void tell() {
    tellUnits();
    tellHexes();
    tellTurns();
    say("victory", toJson(askVictory(world_)));
    tellActions("attack", 1, 3);
    tellActions("fire", kFarthest, 2);
  }

 private:
  // Without the rules that decided, and without their names elsewhere.
  static void strip(ordered_json& json) {
    if (json.is_object()) {
      for (const char* name : {"because", "rule", "action", "table"}) json.erase(name);
    }
    for (auto& each : json) {
      if (each.is_structured()) strip(each);
    }
  }

  void say(const std::string& what, ordered_json answer) const {
    strip(answer);
    std::cout << world_.variant().slug << " " << what << " " << answer.dump() << "\n";
  }

  void tellUnits() const {
    for (const rules::Member each : world_.position().onMap()) {
      const std::string name = world_.nameOf(each);
      say("zones " + name, toJson(world_, askZones(world_, {each})));
      for (const char* question : {"supply", "command", "exit"}) {
        say(question + (" " + name), toJson(world_, askTrace(world_, question, each)));
      }
      say("reach " + name, toJson(world_, askReach(world_, each)));
      say("retreat " + name, toJson(world_, askRetreat(world_, each, std::max(2, longestRetreat(world_)))));
    }
  }

  void tellHexes() const {
    std::vector<hex::HexKey> all;
    world_.layout().forEachHex([&](hex::HexKey hex) { all.push_back(hex); });
    for (const hex::HexKey from : all) {
      std::string seen;
      for (const hex::HexKey to : all) {
        if (world_.layout().distance(from, to) > kFarthest || from == to) continue;
        const ask::SightAnswer answer = askSight(world_, from, to);
        if (answer.sees) seen += " " + world_.numberOf(to);
        for (const hex::HexKey blocker : answer.blockers) seen += "|" + world_.numberOf(blocker);
      }
      std::cout << world_.variant().slug << " sight " << world_.numberOf(from) << seen << "\n";
      if (!world_.position().at(from).empty()) say("stack " + world_.numberOf(from), toJson(askStack(world_, from)));
    }
  }

  void tellTurns() const {
    for (int turn = 1; turn <= 40; ++turn) {
      try {
        const ask::World then(battle_, variant_, {"turn=" + std::to_string(turn)});
        say("pool " + std::to_string(turn), toJson(askPool(then, turn)));
        say("turn " + std::to_string(turn), toJson(then, askTurn(then, turn)));
      } catch (const Error&) {
        return;  // the scenario has no more turns
      }
    }
  }

  // Units of two players, at random hexes near each other and with random facings.
  void tellActions(const char* question, int farthest, int most) {
    std::map<std::string, std::vector<std::string>> bySide;
    for (const model::Placement* row : world_.setUp()) {
      const model::Unit* unit = battle_.find(row->unit);
      const model::Army* army = unit ? battle_.find<model::Army>(unit->army) : nullptr;
      if (army) bySide[battle_.find<model::Player>(army->player)->slug].push_back(unit->slug);
    }
    if (bySide.size() < 2) return;
    std::vector<hex::HexKey> all;
    world_.layout().forEachHex([&](hex::HexKey hex) {
      if (!world_.layout().isOnEdge(hex)) all.push_back(hex);
    });
    std::mt19937 random(1610);
    const auto any = [&](const auto& list) { return list[random() % list.size()]; };
    for (int i = 0; i < attacks_; ++i) {
      const auto& [side, own] = *std::next(bySide.begin(), static_cast<std::ptrdiff_t>(random() % bySide.size()));
      const auto& others = std::next(bySide.begin())->first == side ? bySide.begin()->second
                                                                   : std::next(bySide.begin())->second;
      const hex::HexKey target = any(all);
      const std::string defender = any(others);
      std::vector<std::string> suppositions{defender + "@" + world_.numberOf(target),
                                            defender + ".facing=s" + std::to_string(random() % 6)};
      std::vector<hex::HexKey> near;
      for (const hex::HexKey hex : all) {
        const int distance = world_.layout().distance(hex, target);
        if (distance > 0 && distance <= farthest) near.push_back(hex);
      }
      std::vector<std::string> by;
      for (int k = 1 + static_cast<int>(random() % static_cast<unsigned>(most)); k > 0; --k) {
        const std::string attacker = any(own);
        if (std::find(by.begin(), by.end(), attacker) != by.end()) continue;
        by.push_back(attacker);
        suppositions.push_back(attacker + "@" + world_.numberOf(any(near)));
        suppositions.push_back(attacker + ".facing=s" + std::to_string(random() % 6));
      }
      std::string what = question;
      for (const std::string& each : suppositions) what += " " + each;
      try {
        const ask::World supposed(battle_, variant_, suppositions);
        std::vector<rules::Member> members;
        for (const std::string& name : by) members.push_back(supposed.piece(name));
        say(what, toJson(supposed, askAction(supposed, question, members, {target})));
      } catch (const Error& error) {
        std::cout << what << " " << error.what() << "\n";
      }
    }
  }

  const model::Battle& battle_;
  Id<model::Variant> variant_;
  int attacks_;
  ask::World world_;
};

int run(int count, char** words) {
  if (count < 2) {
    std::cerr << "redoubt_answers FILE [ATTACKS]\n";
    return 2;
  }
  const int attacks = count > 2 ? std::atoi(words[2]) : 1000;
  const auto document = document::Document::open(words[1], document::Mode::ReadOnly);
  const model::Battle& battle = document->battle();
  for (const model::Scenario* scenario : rules::scenarios(battle)) {
    for (const model::Variant* variant : rules::variants(battle, scenario->id)) {
      Answers(battle, variant->id, attacks).tell();
    }
  }
  return 0;
}

}  // namespace
}  // namespace redoubt

int main(int count, char** words) {
  return redoubt::run(count, words);
}
