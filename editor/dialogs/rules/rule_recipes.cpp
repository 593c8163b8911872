#include "editor/dialogs/rules/rule_recipes.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include "core/base/text.h"
#include "core/rules/book/rule_edit.h"
#include "editor/session/to_qt.h"

namespace redoubt::editor {
namespace {

using rules::NameKind;

struct Recipes {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::RuleRecipes)

 public:
  static std::vector<RuleRecipe> combat();
  static std::vector<RuleRecipe> map();
  static std::vector<RuleRecipe> course();
  static std::vector<RuleRecipe> others();
};

constexpr const char* kTitleValue = R"("{title}")";

std::vector<RuleRecipe> Recipes::combat() {
  return {
      {"modifier",
       tr("Shift or modifier of an attack"),
       tr("Moves the column, changes the roll or a strength when something holds: guns in the attack, a river, night."),
       tr("Heavy guns"),
       NameKind::Action,
       tr("&Of the action"),
       {{"action/{owner}/adjust/{name}", R"({"of": "column", "add": 1})"}}},
      {"action",
       tr("Action"),
       tr("Something that units do to enemies, such as an attack, fire or a bombardment."),
       tr("Bombardment"),
       NameKind::Table,
       tr("&Decided by the table"),
       {{"action/{name}", R"({"asked": "attack", "joint": "one-target-hex", "table": "{owner}"})"},
        {"action/{name}/title", kTitleValue}}},
      {"table",
       tr("Table of odds"),
       tr("A table of combat results with columns of odds and six rows for a die."),
       tr("Combat results"),
       NameKind::Rating,
       tr("&Compares the rating"),
       {{"table/{name}/index",
         R"({"kind": "odds", "of": [{"rating": "{owner}", "of": "attackers"}, {"rating": "{owner}", "of": "defenders"}], "columns": ["1-2", "1-1", "2-1", "3-1"], "rounding": "for-defender"})"},
        {"table/{name}/title", kTitleValue},
        {"table/{name}/roll", R"({"dice": "1d6"})"},
        {"table/{name}/rows/1/range", "[1, 1]"},
        {"table/{name}/rows/2/range", "[2, 2]"},
        {"table/{name}/rows/3/range", "[3, 3]"},
        {"table/{name}/rows/4/range", "[4, 4]"},
        {"table/{name}/rows/5/range", "[5, 5]"},
        {"table/{name}/rows/6/range", "[6, 6]"}}},
      {"effect",
       tr("Effect of a result"),
       tr("What a result in the cells of a table does: retreat, losses, checks."),
       tr("D3"),
       std::nullopt,
       {},
       {{"effect/{name}", R"({"text": "{title}", "do": [{"retreat": 1}]})"}}},
      {"rating",
       tr("Rating of units"),
       tr("A number that units have, such as attack or quality, by counter, type or arm."),
       tr("Quality"),
       std::nullopt,
       {},
       {{"rating/{name}", R"({"number": 1})"}, {"rating/{name}/title", kTitleValue}}},
      {"rating-change",
       tr("Change of a rating"),
       tr("Doubles, halves or sets a rating wherever it is used, when something holds."),
       tr("Out of supply"),
       NameKind::Rating,
       tr("&Of the rating"),
       {{"rating/{owner}/adjust/{name}", R"({"times": "1/2"})"}}}};
}

std::vector<RuleRecipe> Recipes::map() {
  return {
      {"zone-effect",
       tr("Effect of a zone"),
       tr("What a zone of control does to enemies who enter it, leave it, go through it, retreat or trace into it."),
       tr("Leaving costs more"),
       NameKind::Influence,
       tr("&Of the zone"),
       {{"zone/{owner}/effect/{name}", R"({"on": "leave", "add": 1})"}}},
      {"zone",
       tr("Zone round units"),
       tr("A zone of control, influence or reaction: which units have it and how far it reaches."),
       tr("Zone of influence"),
       std::nullopt,
       {},
       {{"zone/{name}", R"({"reach": 2})"}, {"zone/{name}/title", kTitleValue}}},
      {"supply",
       tr("Supply"),
       tr("Units are in supply whom a line from hexes of this terrain reaches that their side holds."),
       tr("Supply"),
       NameKind::Terrain,
       tr("&Traced from hexes of"),
       {{"flood/{name}",
         R"({"asked": "supply", "from": {"of": "hexes", "where": {"hex": "{owner}", "owner": "same"}}, "budget": 8, "block": {"some": {"group": "there", "side": "other"}}})"},
        {"flood/{name}/title", kTitleValue}}},
      {"command",
       tr("Command by distance"),
       tr("Units are in command that stand within so many hexes of a leader of theirs."),
       tr("Command"),
       std::nullopt,
       {},
       {{"flood/{name}", R"({"asked": "command", "from": {"of": "leaders", "where": {"army": "same"}}, "budget": 4})"},
        {"flood/{name}/title", kTitleValue}}},
      {"cost",
       tr("Cost of a way"),
       tr("What a step costs for supply, command or a way of moving, when something holds."),
       tr("Road"),
       NameKind::Flood,
       tr("&Of"),
       {{"flood/{owner}/cost/{name}", R"({"set": "1/2"})"}}},
      {"limit",
       tr("Stacking limit"),
       tr("The most counters or points that may be in a hex together."),
       tr("Three counters in a hex"),
       std::nullopt,
       {},
       {{"limit/{name}", R"({"most": 3})"}, {"limit/{name}/title", kTitleValue}}}};
}

std::vector<RuleRecipe> Recipes::course() {
  return {{"weather",
           tr("Weather by turn"),
           tr("A state of the game with two levels; it becomes the second on turn 4 and the first again on turn 5."),
           tr("Weather"),
           std::nullopt,
           {},
           {{"state/{name}/change/turns", R"({"on": "turn", "when": {"turn": 4}, "to": "rain"})"},
            {"state/{name}", R"({"of": "game", "levels": ["clear", "rain"], "start": "clear"})"},
            {"state/{name}/title", kTitleValue},
            {"state/{name}/clear", R"({"title": "{clear}"})"},
            {"state/{name}/rain", R"({"title": "{rain}"})"},
            {"state/{name}/change/turns-back", R"({"on": "turn", "when": {"turn": 5}, "to": "clear"})"}}},
          {"formation-chits",
           tr("Chits of formations"),
           tr("A chit in the pool for each command of the forces, such as a brigade; it activates its units. They are "
              "drawn in a part of the turn of its own; parts that are no longer wanted beside it, such as movement and combat, can be removed."),
           tr("Formations"),
           std::nullopt,
           {},
           {{"pool/turn/{name}", R"({"commands": {}})"},
            {"pool/turn/{name}/title", kTitleValue},
            {"segment/activations", R"({"who": "both", "pool": "turn"})"},
            {"segment/activations/title", R"("{activations}")"}}},
          {"event-chit",
           tr("Chit of an event"),
           tr("A chit in the pool at whose draw something happens, by a table if there is one."),
           tr("Fortune of war"),
           std::nullopt,
           {},
           {{"pool/turn/{name}", R"({"event": "{name}"})"}, {"pool/turn/{name}/title", kTitleValue}}},
          {"end-chit",
           tr("Chit of the end of the turn"),
           tr("When it is drawn the turn is over, whoever has not acted yet."),
           tr("End of the turn"),
           std::nullopt,
           {},
           {{"pool/turn/{name}", R"({"end": "turn"})"}, {"pool/turn/{name}/title", kTitleValue}}},
          {"segment",
           tr("Part of the turn"),
           tr("A phase: who acts in it, with which units, what they may do, and in which turns there is one."),
           tr("Exploitation"),
           std::nullopt,
           {},
           {{"segment/{name}", R"({"may": ["move"]})"}, {"segment/{name}/title", kTitleValue}}},
          {"formation",
           tr("Formation"),
           tr("How units of an arm can stand, such as in line or in square. The inspector gives it to counters; what "
              "it costs and means is said by rules of its own."),
           tr("Square"),
           NameKind::Arm,
           tr("&For units of"),
           {{"formation/{name}/title", kTitleValue}, {"formation/{name}/arms", R"(["{owner}"])"}}},
          {"state",
           tr("State of units"),
           tr("Levels that units pass through, such as good, shaken and routed, or formations."),
           tr("Morale"),
           std::nullopt,
           {},
           {{"state/{name}", R"({"levels": ["good", "shaken", "routed"]})"},
            {"state/{name}/title", kTitleValue},
            {"state/{name}/good", R"({"title": "{good}"})"},
            {"state/{name}/shaken", R"({"title": "{shaken}"})"},
            {"state/{name}/routed", R"({"title": "{routed}"})"}}},
          {"state-change",
           tr("Change of a state"),
           tr("How one level becomes another: when, at what moment, by which table."),
           tr("Rally"),
           NameKind::State,
           tr("&Of the state"),
           {{"state/{owner}/change/{name}", R"({"on": "always"})"}}},
          {"activation-level",
           tr("Level of activation"),
           tr("What units may do where a roll for their activation gives this result."),
           tr("Limited"),
           std::nullopt,
           {},
           {{"activation-level/{name}", R"({"may": ["move"]})"}}}};
}

std::vector<RuleRecipe> Recipes::others() {
  return {{"award-ground",
           tr("Points for ground held"),
           tr("Victory points at the end of the game for each hex of a terrain that a side holds."),
           tr("Towns held"),
           NameKind::Terrain,
           tr("&For hexes of"),
           {{"award/{name}",
             R"({"for": "owner", "count": {"of": "hexes", "where": {"hex": "{owner}"}}, "points": 1, "each": "end"})"},
            {"award/{name}/title", kTitleValue}}},
          {"award-losses",
           tr("Points for losses"),
           tr("Victory points for each unit that the other side has lost."),
           tr("Enemy units lost"),
           std::nullopt,
           {},
           {{"award/{name}",
             R"({"for": "other", "count": {"of": "forces", "where": {"fate": "lost"}}, "points": 1, "each": "once"})"},
            {"award/{name}/title", kTitleValue}}}};
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  for (std::size_t at = text.find(what); at != text.npos; at = text.find(what, at + by.size())) {
    text.replace(at, what.size(), by);
  }
  return text;
}

// Within a JSON text.
std::string quoted(const QString& text) {
  const std::string json = nlohmann::json(text.toStdString()).dump();
  return json.substr(1, json.size() - 2);
}

}  // namespace

const std::vector<RuleRecipe>& ruleRecipes() {
  static std::vector<RuleRecipe> all;
  static QString language;  // the words are those of the window
  const QString now = Session::language().code().empty() ? QString() : toQt(std::string(Session::language().code()));
  if (!all.empty() && language == now) return all;
  language = now;
  all.clear();
  for (auto* some : {&Recipes::combat, &Recipes::map, &Recipes::course, &Recipes::others}) {
    for (RuleRecipe& each : some()) all.push_back(std::move(each));
  }
  return all;
}

BegunRule begunRule(const Session& session, const RuleRecipe& recipe, const QString& title, const std::string& owner) {
  const auto filled = [&](const std::string& text, const std::string& name) {
    std::string made = replaced(replaced(text, "{name}", name), "{owner}", owner);
    made = replaced(made, "{clear}", quoted(Recipes::tr("Clear")));
    made = replaced(made, "{rain}", quoted(Recipes::tr("Rain")));
    made = replaced(made, "{good}", quoted(Recipes::tr("In good order")));
    made = replaced(made, "{shaken}", quoted(Recipes::tr("Shaken")));
    made = replaced(made, "{routed}", quoted(Recipes::tr("Routed")));
    made = replaced(made, "{activations}", quoted(Recipes::tr("Activations")));
    return replaced(made, "{title}", quoted(title));
  };
  std::string stem = slugged(title.toStdString());
  if (stem.empty()) stem = recipe.id;
  std::string name = stem;
  for (int number = 2; session.rules().row(filled(recipe.rules.front().first, name)); ++number) {
    name = stem + "-" + std::to_string(number);
  }
  rules::RuleEdit edit(session.battle(), Recipes::tr("New rule: %1").arg(title).toStdString());
  for (const auto& [path, value] : recipe.rules) {
    const std::string own = filled(path, name);
    if (!session.rules().row(own)) edit.set(own, filled(value, name));
  }
  return {edit.take(), filled(recipe.rules.front().first, name)};
}

}  // namespace redoubt::editor
