#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/aids/set_up.h"
#include "core/aids/turn_plan.h"
#include "core/base/text.h"
#include "core/exchange/playing/event_words.h"
#include "core/rules/book/json_values.h"
#include "core/rules/turns/orders.h"
#include "core/rules/turns/victory.h"
#include "core/rules/vocabulary/award_keys.h"
#include "core/rules/vocabulary/member_words.h"
#include "core/rules/vocabulary/shape_values.h"

namespace redoubt::aids {
namespace {

// The sheet of a scenario, part by part.
class ScenarioSheet {
 public:
  explicit ScenarioSheet(const Ground& ground) : ground_(ground), scenario_(*ground.scenario) {}

  std::vector<Block> run() {
    addLead();
    addFacts();
    addMap();
    addVictory();
    addSpecial();
    addSchedule();
    addSetUp();
    return std::move(blocks_);
  }

 private:
  void addLead() {
    std::string text = scenario_.description;
    const model::BattleInfo* info = model::info(ground_.battle);
    if (text.empty() && info) text = info->description;
    if (text.empty()) return;
    blocks_.push_back({Paragraph{joined(plain(text), ground_.cite(scenario_)), Paragraph::Look::Lead}, true});
  }

  void add(Facts& facts, std::string label, std::string value, Line cite = {}) const {
    if (!value.empty()) facts.facts.push_back({plain(std::move(label)), joined(plain(std::move(value)), cite)});
  }
  Line citeSetting(std::string_view path) const {
    const model::Setting* row = rules::settingRow(ground_.battle, scenario_.id, path);
    return row ? ground_.cite(*row) : Line{};
  }

  void addFacts() {
    Facts facts;
    const auto turns = rules::gameTurns(ground_.battle, ground_.book, scenario_.id);
    if (turns) {
      const int count = turns->last - turns->first + 1;
      std::string text = std::to_string(count);
      if (turns->first != 1) text = fmt::format("{} ({}–{})", count, turns->first, turns->last);
      add(facts, ground_.say("aids.fact.turns"), text, citeSetting("turn/last"));
    }
    addTime(facts, turns);
    if (const auto metres = ground_.book.integer("scale/metres-per-hex")) {
      add(facts, ground_.say("aids.fact.hex"), fmt::format("{} m", *metres), ground_.citeRule("scale/metres-per-hex"));
    }
    addSides(facts);
    if (const auto slug = rules::textSetting(ground_.battle, scenario_.id, "initiative")) {
      const auto* player = ground_.battle.bySlug<model::Player>(*slug);
      add(facts, ground_.say("aids.fact.initiative"), player ? player->name : *slug, citeSetting("initiative"));
    }
    if (!facts.facts.empty()) blocks_.push_back({std::move(facts)});
  }

  void addTime(Facts& facts, std::optional<rules::TurnRange> turns) const {
    const auto minutes = rules::integerSetting(ground_.battle, scenario_.id, "turn/minutes");
    const std::string from = turns ? clockAt(ground_, turns->first) : std::string();
    if (!from.empty()) {
      add(facts, ground_.say("aids.fact.time"), from + "–" + clockAt(ground_, turns->last + 1),
          citeSetting("turn/start"));
    }
    const auto each = minutes ? minutes : ground_.book.integer("scale/minutes-per-turn");
    if (each) {
      add(facts, ground_.say("aids.fact.each-turn"), fmt::format("{} min", *each),
          minutes ? citeSetting("turn/minutes") : ground_.citeRule("scale/minutes-per-turn"));
    }
  }

  void addSides(Facts& facts) const {
    for (const model::Player* player : byOrdinal<model::Player>(ground_.battle)) {
      std::vector<std::string> armies;
      for (const model::Army* army : byOrdinal<model::Army>(ground_.battle)) {
        if (army->player != player->id) continue;
        const model::Leader* commander = rules::overallCommander(ground_.battle, scenario_.id, *army);
        armies.push_back(commander ? army->name + " (" + commander->name + ")" : army->name);
      }
      add(facts, player->name, join(armies, ", "));
    }
  }

  void addMap() {
    const auto& layout = ground_.layout;
    if (layout.spec().columns < 1 || layout.spec().rows < 1) return;
    const model::MapSheet* sheet = model::mapSheet(ground_.battle);
    const std::string title = sheet ? sheet->title : std::string();
    Picture picture{Picture::Kind::Map,
                    ground_.variant ? ground_.variant->id.value : 0,
                    0,
                    {},
                    ground_.say("aids.map.alt", {{"title", title}, {"scenario", exchange::titleOf(scenario_)}})};
    blocks_.push_back({MapPart{std::move(picture)}});
  }

  void addVictory() {
    List list;
    const auto lineage = rules::lineageOf(ground_.battle, scenario_.id);
    for (const auto& each : lineage) {
      for (const model::Victory& row : ground_.battle.all<model::Victory>()) {
        const bool isHere = row.scenario ? *row.scenario == each : each == lineage.front();
        if (isHere && !row.words.empty()) list.items.push_back({joined(plain(row.words), ground_.cite(row))});
      }
      if (!list.items.empty()) break;
    }
    for (const rules::Award& award : rules::awards(ground_.battle, ground_.book).awards) {
      list.items.push_back({joined(awardText(award), ground_.citeRule(award.path))});
    }
    for (const rules::AwardRules& award : ground_.mechanics.awards) {
      list.items.push_back({joined(awardText(award), ground_.citeRule(award.path))});
    }
    addLevels(list);
    const std::string lookedAt = settingValue("victory/looked-at");
    if (!lookedAt.empty()) {
      Line line{{ground_.say("aids.victory.looked-at") + ": ", Manner::Strong}, {lookedAt, Manner::Plain}};
      list.items.push_back({joined(std::move(line), citeSetting("victory/looked-at"))});
    }
    if (list.items.empty()) return;
    blocks_.push_back(heading(1, ground_.say("aids.victory.title")));
    blocks_.push_back({std::move(list)});
  }

  // "Leader killed: 10"; with the arms that it is confined to.
  Line awardText(const rules::Award& award) const {
    const auto json = rules::ruleValue(ground_.book, award.path);
    const auto cause = rules::memberWord("victory/award", "for", rules::toText(award.cause));
    std::string what = ground_.say(cause.value_or(Phrase(std::string(rules::toText(award.cause)))));
    if (!award.arms.empty()) {
      std::vector<Phrase> arms;
      for (const std::string& arm : award.arms) arms.push_back(ground_.names(rules::NameKind::Arm, arm));
      what += " (" + ground_.say(listed(std::move(arms))) + ")";
    }
    const nlohmann::json& points = rules::member(json, "points");
    return {{capital(what) + ": ", Manner::Strong}, {formulaText(points), Manner::Plain}};
  }

  std::string formulaText(const nlohmann::json& points) const {
    if (points.is_number_integer()) return ground_.say("aids.victory.points", {{"points", points.dump()}});
    if (!points.is_string()) return points.dump();
    std::vector<std::string> parts;
    for (const std::string_view word : words(points.get_ref<const std::string&>())) {
      if (word == "morale") {
        parts.push_back(ground_.say("aids.victory.morale"));
      } else if (word == "stars") {
        parts.push_back(ground_.say("aids.victory.stars"));
      } else {
        parts.push_back(word == "*" ? "×" : std::string(word));
      }
    }
    return ground_.say("aids.victory.points", {{"points", join(parts, " ")}});
  }

  Line awardText(const rules::AwardRules& award) const {
    const std::string_view moment = award.award.moment == rules::AwardMoment::Once   ? "once"
                                    : award.award.moment == rules::AwardMoment::Turn ? "turn"
                                                                                     : "end";
    const auto when = rules::memberWord("award", "each", moment);
    std::string text =
        ground_.say("aids.victory.points", {{"points", rules::wordsFor(award.award.points, ground_.names)}});
    if (award.award.count) {
      text = ground_.say("aids.victory.for-each", {{"points", rules::wordsFor(award.award.points, ground_.names)},
                                                   {"group", rules::wordsFor(*award.award.count, ground_.names)}});
    }
    if (when) text += " (" + ground_.say(*when) + ")";
    return {{capital(award.title) + ": ", Manner::Strong}, {std::move(text), Manner::Plain}};
  }

  void addLevels(List& list) const {
    std::vector<std::string> levels;
    for (const rules::VictoryLevel& level : rules::victoryLevels(ground_.book)) {
      const std::string from = rules::printedNumber(level.from);
      levels.push_back(level.name + " " + (level.to ? from + "–" + rules::printedNumber(*level.to) : from + "+"));
    }
    if (levels.empty()) return;
    Line line{{ground_.say("aids.victory.levels") + ": ", Manner::Strong}, {join(levels, ", "), Manner::Plain}};
    list.items.push_back({joined(std::move(line), ground_.citeRule(rules::keys::kVictoryLevels.path()))});
  }

  std::string settingValue(std::string_view path) const {
    const auto json = rules::setting(ground_.battle, scenario_.id, path);
    const rules::Term* term = rules::settingTermOf(path);
    return json && term && *json != "null" ? ground_.value(*term, *json) : std::string();
  }

  // What other parts of the sheet say.
  static bool isToldElsewhere(std::string_view path) {
    for (const std::string_view told : {"turn/", "overall-commander/", "initiative", "victory/looked-at", "forces/"}) {
      if (path.starts_with(told)) return true;
    }
    return false;
  }

  void addSettings(List& list) const {
    std::set<std::string> known;
    for (const auto& each : rules::lineageOf(ground_.battle, scenario_.id)) {
      for (const model::Setting& row : ground_.battle.all<model::Setting>()) {
        if (row.scenario != each || isToldElsewhere(row.path) || !known.insert(row.path).second) continue;
        const rules::Term* term = rules::settingTermOf(row.path);
        const std::string value = settingValue(row.path);
        if (!term || value.empty()) continue;
        Line line{{ground_.label(*term, row.path) + ": ", Manner::Strong}, {value, Manner::Plain}};
        list.items.push_back({joined(std::move(line), ground_.cite(row))});
      }
    }
  }

  void addSpecial() {
    List list;
    addSettings(list);
    for (const model::SetUpOrder* order : rules::ordersIn(ground_.battle, scenario_.id)) {
      list.items.push_back({joined(plain(exchange::orderText(ground_, *order)), ground_.cite(*order))});
    }
    for (const model::Event* event : rules::eventsIn(ground_.battle, scenario_.id)) {
      list.items.push_back({joined(plain(capital(exchange::eventText(ground_, *event))), ground_.cite(*event))});
    }
    for (const model::ReturnPoint* point : rules::rowsIn<model::ReturnPoint>(ground_.battle, scenario_.id)) {
      const auto* army = ground_.battle.find<model::Army>(point->army);
      const auto* zone = ground_.battle.find<model::Zone>(point->zone);
      Line line{{ground_.say("aids.special.return", {{"army", army ? army->name : ""}}) + ": ", Manner::Strong},
                {zone ? ground_.name(*zone) : "?", Manner::Plain}};
      if (!point->note.empty()) line.push_back({". " + point->note, Manner::Plain});
      list.items.push_back({joined(std::move(line), ground_.cite(*point))});
    }
    if (list.items.empty()) return;
    blocks_.push_back(heading(1, ground_.say("aids.special.title")));
    blocks_.push_back({std::move(list)});
  }

  void addSchedule() {
    const List arrivals = entries(ground_);
    const std::vector<PlannedTurn> turns = plannedTurns(ground_);
    Table table = scheduleTable(turns);
    const List notes = scheduleNotes(ground_);
    if (table.rows.empty() && arrivals.items.empty()) return;
    blocks_.push_back(heading(1, ground_.say("aids.schedule.title")));
    if (!table.rows.empty()) blocks_.push_back({std::move(table)});
    if (!notes.items.empty()) blocks_.push_back({notes});
    if (arrivals.items.empty()) return;
    blocks_.push_back(heading(2, ground_.say("aids.schedule.arrivals")));
    blocks_.push_back({arrivals});
  }

  // The chits of each army, turn by turn; turns that are alike make one row.
  Table scheduleTable(const std::vector<PlannedTurn>& turns) const {
    std::vector<const model::Army*> armies;
    for (const model::Army* army : byOrdinal<model::Army>(ground_.battle)) {
      const bool isThere = std::any_of(turns.begin(), turns.end(), [&](const PlannedTurn& turn) {
        return std::any_of(turn.armies.begin(), turn.armies.end(),
                           [&](const TurnOfArmy& each) { return each.army == army && !each.chits.empty(); });
      });
      if (isThere) armies.push_back(army);
    }
    Table table;
    if (armies.empty()) return table;
    Table::Row head{{cell(strong(ground_.say("aids.schedule.turn")))}};
    for (const model::Army* army : armies) head.cells.push_back(cell(strong(army->name)));
    table.head.push_back(std::move(head));
    table.isText.assign(armies.size() + 1, true);
    for (std::size_t first = 0; first < turns.size();) {
      std::vector<std::string> cells = chitsOf(turns[first], armies);
      std::size_t last = first;
      while (last + 1 < turns.size() && chitsOf(turns[last + 1], armies) == cells) ++last;
      const int from = turns[first].turn;
      const int to = turns[last].turn;
      Table::Row row{{cell(strong(from == to ? std::to_string(from) : fmt::format("{}–{}", from, to)))}};
      for (std::string& text : cells) row.cells.push_back(cell(text.empty() ? "–" : std::move(text)));
      table.rows.push_back(std::move(row));
      first = last + 1;
    }
    table.caption = citeSchedule();
    return table;
  }

  Line citeSchedule() const {
    std::set<std::string> known;
    Line line;
    for (const model::PoolLine* row : rules::rowsIn<model::PoolLine>(ground_.battle, scenario_.id)) {
      const std::string text = plainText(ground_.cite(*row));
      if (!text.empty() && known.insert(text).second) line.push_back({(line.empty() ? "" : ", ") + text, Manner::Cite});
    }
    return line;
  }

  static std::vector<std::string> chitsOf(const PlannedTurn& turn, const std::vector<const model::Army*>& armies) {
    std::vector<std::string> cells;
    for (const model::Army* army : armies) {
      const auto found = std::find_if(turn.armies.begin(), turn.armies.end(),
                                      [&](const TurnOfArmy& each) { return each.army == army; });
      cells.push_back(found == turn.armies.end() ? std::string() : join(found->chits, "; "));
    }
    return cells;
  }

  void addSetUp() {
    const std::vector<SetUpArmy> armies = setUpByCommand(ground_);
    if (armies.empty()) return;
    Block title = heading(1, ground_.say("aids.set-up.title"));
    title.isWide = true;
    blocks_.push_back(std::move(title));
    for (const SetUpArmy& each : armies) {
      blocks_.push_back(heading(2, each.army->name, citeBlocks(*each.army)));
      blocks_.push_back({setUpTable(each)});
    }
  }

  Line citeBlocks(const model::Army& army) const {
    for (const model::VariantBlock& row : ground_.battle.all<model::VariantBlock>()) {
      if (row.variant != ground_.variant->id) continue;
      const auto* block = ground_.battle.find<model::SetUpBlock>(row.block);
      if (block && block->army == army.id) return ground_.cite(*block);
    }
    return {};
  }

  Table setUpTable(const SetUpArmy& army) const {
    Table table;
    table.head.push_back(
        {{cell(strong(ground_.say("aids.set-up.where"))), cell(strong(ground_.say("aids.set-up.counters")))}});
    table.isText = {true, true};
    for (const SetUpCommand& command : army.commands) {
      table.rows.push_back({{{titleLine(command.command), 2}}, true});
      for (const SetUpLine& line : command.lines) {
        Line counters = plain(join(line.counters, " · "));
        if (!line.how.empty()) counters = joined(counters, quiet(line.how));
        if (line.isHex) {
          table.rows.push_back({{cell(strong(line.where)), cell(std::move(counters))}});
          continue;
        }
        // Where there is no number, a sentence goes before the counters.
        table.rows.push_back({{{joined(quiet(line.where), counters), 2}}});
      }
    }
    return table;
  }

  Line titleLine(const model::Command* command) const {
    if (!command) return strong(ground_.say("aids.set-up.no-command"));
    Line line = strong(exchange::titleOf(*command));
    const model::Leader* leader = ground_.battle.find(command->leader);
    if (leader && leader->name != exchange::titleOf(*command)) line = joined(line, quiet(leader->name));
    return line;
  }

  const Ground& ground_;
  const model::Scenario& scenario_;
  std::vector<Block> blocks_;
};

}  // namespace

std::vector<Block> scenarioSheet(const Ground& ground) {
  return ground.scenario ? ScenarioSheet(ground).run() : std::vector<Block>{};
}

}  // namespace redoubt::aids
