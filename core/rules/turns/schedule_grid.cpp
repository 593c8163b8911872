#include "core/rules/turns/schedule_grid.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/base/text.h"
#include "core/rules/book/json_values.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/choice_text.h"
#include "core/rules/turns/grid_course.h"
#include "core/rules/turns/orders.h"

namespace redoubt::rules {
namespace {

constexpr int kMostColumns = 200;

TurnRange columnsOf(const model::Battle& battle, const RuleBook& book, Id<model::Scenario> scenario, bool& isEndKnown) {
  if (const auto game = gameTurns(battle, book, scenario)) {
    return {game->first, std::clamp(game->last, game->first, game->first + kMostColumns - 1)};
  }
  isEndKnown = false;
  TurnRange turns{integerSetting(battle, scenario, "turn/first").value_or(1), 1};
  turns.last = turns.first;
  for (const model::PoolLine* line : rowsIn<model::PoolLine>(battle, scenario)) {
    turns.last = std::max(turns.last, std::min(line->lastTurn, turns.first + kMostColumns - 1));
  }
  return turns;
}

// "16:10": the start of a turn by the settings `turn/start` and `turn/minutes`.
std::string clockAt(const model::Battle& battle, Id<model::Scenario> scenario, int turnsPassed) {
  const auto start = textSetting(battle, scenario, "turn/start");
  const auto minutes = integerSetting(battle, scenario, "turn/minutes");
  if (!start || !minutes || start->size() != 5 || (*start)[2] != ':') return {};
  const auto hour = toInteger(start->substr(0, 2));
  const auto minute = toInteger(start->substr(3, 2));
  if (!hour || !minute) return {};
  const std::int64_t time = (*hour * 60 + *minute + std::int64_t{*minutes} * turnsPassed) % (24 * 60);
  const auto two = [](std::int64_t value) { return (value < 10 ? "0" : "") + std::to_string(value); };
  return two(time / 60) + ":" + two(time % 60);
}

// Fills the rows; what is the same for all turns is found once.
class GridMaker {
 public:
  GridMaker(const model::Battle& battle, const RuleBook& book, const model::Variant& variant)
      : battle_(battle),
        lines_(rowsIn<model::PoolLine>(battle, variant.scenario)),
        pools_(poolsOf(battle, book, variant)) {
    for (const model::PoolLine* line : lines_) scheduled_.insert(line->army);
    for (const model::Leader* leader : declaredForces(battle, variant).leaders) addLeader(*leader);
    // An army or a leader that only the schedule names has its row too.
    for (const model::PoolLine* line : lines_) {
      armies_.insert(line->army);
      const model::Leader* leader = battle.find(line->leader);
      if (leader) addLeader(*leader);
    }
  }

  std::vector<Id<model::Army>> armies() const {
    std::vector<Id<model::Army>> armies(armies_.begin(), armies_.end());
    const auto ordinal = [&](Id<model::Army> id) {
      const model::Army* army = battle_.find<model::Army>(id);
      return std::pair(army ? army->ordinal : 0, id);
    };
    std::sort(armies.begin(), armies.end(), [&](auto a, auto b) { return ordinal(a) < ordinal(b); });
    return armies;
  }

  GridRow armyRow(Id<model::Army> id, const std::vector<GridTurn>& turns) const {
    GridRow row{GridRow::Kind::Army, id};
    if (const model::Army* army = battle_.find<model::Army>(id)) row.title = army->name;
    for (const GridTurn& turn : turns) row.cells.push_back(choicesIn(id, turn.turn));
    return row;
  }

  std::vector<GridRow> leaderRows(Id<model::Army> army, const std::vector<GridTurn>& turns) const {
    std::vector<GridRow> rows;
    const auto found = leaders_.find(army);
    if (found == leaders_.end()) return rows;
    auto leaders = found->second;
    std::stable_sort(leaders.begin(), leaders.end(), [](auto* a, auto* b) { return a->ordinal < b->ordinal; });
    for (const model::Leader* leader : leaders) {
      GridRow row{GridRow::Kind::Leader, army, leader->id, leader->name};
      row.isOverall = leader->overall;
      for (const GridTurn& turn : turns) row.cells.push_back(leaderIn(*leader, turn.turn));
      rows.push_back(std::move(row));
    }
    return rows;
  }

 private:
  void addLeader(const model::Leader& leader) {
    armies_.insert(leader.army);
    auto& own = leaders_[leader.army];
    if (std::find(own.begin(), own.end(), &leader) == own.end()) own.push_back(&leader);
  }

  const ArmyPool* poolIn(Id<model::Army> army, int turn) const {
    for (const TurnPool& pool : pools_) {
      if (pool.turn != turn) continue;
      for (const ArmyPool& each : pool.armies) {
        if (each.army == army) return &each;
      }
    }
    return nullptr;
  }

  TurnCell choicesIn(Id<model::Army> army, int turn) const {
    TurnCell cell;
    for (const model::PoolLine* line : lines_) {
      if (line->army != army || turn < line->firstTurn || line->lastTurn < turn) continue;
      auto choice = choiceOf(battle_, *line);
      if (!choice) continue;
      cell.lines.push_back(line->id);
      cell.choices.push_back(std::move(*choice));
    }
    const ArmyPool* pool = scheduled_.contains(army) ? nullptr : poolIn(army, turn);
    if (pool && pool->choices > 0) {
      cell.isByRules = true;
      cell.choices.push_back({false, pool->choices});
    }
    return cell;
  }

  TurnCell leaderIn(const model::Leader& leader, int turn) const {
    TurnCell cell;
    for (const model::PoolLine* line : lines_) {
      const bool isOfSet = !line->leader && line->kind == model::PoolKind::Fixed && line->army == leader.army &&
                           allowsChoice(*line, leader);
      if ((line->leader != leader.id && !isOfSet) || turn < line->firstTurn || line->lastTurn < turn) continue;
      cell.lines.push_back(line->id);
      mark(cell, *line);
    }
    const bool isChoosable = std::any_of(lines_.begin(), lines_.end(), [&](const model::PoolLine* line) {
      return line->kind == model::PoolKind::FreeChoice && line->army == leader.army && line->firstTurn <= turn &&
             turn <= line->lastTurn && allowsChoice(*line, leader);
    });
    if (const ArmyPool* pool = poolIn(leader.army, turn)) addPool(cell, *pool, leader.id, turn, isChoosable);
    return cell;
  }

  static void mark(TurnCell& cell, const model::PoolLine& line) {
    using Kind = model::PoolKind;
    switch (line.kind) {
      case Kind::Fixed: cell.isFixed = true; break;
      case Kind::Available: cell.isAvailable = true; break;
      case Kind::Unavailable: cell.isBarred = true; break;
      case Kind::Enters: cell.isEntering = true; break;
      case Kind::Dice: cell.isDiced = true; break;
      case Kind::Opens: cell.isOpening = true; break;
      case Kind::FreeChoice: break;
    }
    if (line.entry) cell.entry = line.entry;
  }

  static void addPool(TurnCell& cell, const ArmyPool& pool, Id<model::Leader> leader, int turn, bool isChoosable) {
    const auto has = [&](const std::vector<Id<model::Leader>>& list) {
      return std::find(list.begin(), list.end(), leader) != list.end();
    };
    if (!cell.isFixed && has(pool.fixed)) cell.isFixed = cell.isByRules = true;
    cell.mayBeChosen = pool.choices > 0 && has(pool.candidates);
    for (const ExcludedLeader& each : pool.excluded) {
      if (each.leader != leader) continue;
      cell.absence = each.why;
      // As printed he may be chosen, wherever his counter begins.
      const bool isSetUpElsewhere = each.why.kind == Availability::Kind::NotPlaced;
      if (isSetUpElsewhere && pool.choices > 0 && !cell.isFixed && !cell.isBarred) cell.mayBeChosen = isChoosable;
    }
    for (const DiceLeader& each : pool.byDice) {
      if (each.leader != leader) continue;
      cell.isDiced = true;
      if (!each.arrival) continue;
      cell.comesNow = each.arrival->in(turn);
      cell.hasCome = each.arrival->until(turn);
      if (cell.hasCome->favourable() == cell.hasCome->cases()) cell.mayBeChosen = pool.choices > 0;
    }
  }

  const model::Battle& battle_;
  std::vector<const model::PoolLine*> lines_;
  std::vector<TurnPool> pools_;
  std::set<Id<model::Army>> scheduled_;
  std::set<Id<model::Army>> armies_;
  std::map<Id<model::Army>, std::vector<const model::Leader*>> leaders_;
};

void addEvents(std::vector<GridTurn>& turns, const model::Battle& battle, Id<model::Scenario> scenario) {
  for (const model::Event* each : eventsIn(battle, scenario)) {
    const auto turn = wholeNumber(member(parsedJson(each->trigger.text), "turn"));
    for (GridTurn& column : turns) {
      if (turn == column.turn) column.events.push_back(each->id);
    }
  }
}

std::string padded(std::string text, std::size_t width) {
  std::size_t letters = 0;
  for (const char each : text) letters += (static_cast<unsigned char>(each) & 0xC0) != 0x80;
  return letters < width ? text + std::string(width - letters, ' ') : text;
}

std::string cellText(const TurnCell& cell) {
  std::string text;
  if (cell.isOpening) text += '!';
  if (cell.isEntering) text += '>';
  if (cell.isFixed) text += '*';
  if (cell.isDiced) text += '?';
  if (cell.mayBeChosen && !cell.isFixed && !cell.isDiced) text += 'o';
  if (cell.isBarred) text += '-';
  return text.empty() ? "." : text;
}

// "2"; with a letter for what is said below the grid of the sets to choose from: "2a".
std::string choicesText(const model::Battle& battle, const TurnCell& cell, std::vector<std::string>& sets) {
  if (cell.choices.empty()) return ".";
  const GridCount count = countOf(cell.choices);
  if (count.isPlain) return std::to_string(count.count);
  const std::string words = writeChoices(battle, cell.choices);
  auto found = std::find(sets.begin(), sets.end(), words);
  if (found == sets.end()) found = sets.insert(sets.end(), words);
  const auto letter = static_cast<char>('a' + (found - sets.begin()) % 26);
  return (count.count > 0 ? std::to_string(count.count) : std::string()) + letter;
}

}  // namespace

const GridRow* ScheduleGrid::row(Id<model::Leader> leader) const {
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const GridRow& row) {
    return row.kind == GridRow::Kind::Leader && row.leader == leader;
  });
  return found == rows.end() ? nullptr : &*found;
}

const GridRow* ScheduleGrid::row(Id<model::Army> army) const {
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const GridRow& row) {
    return row.kind == GridRow::Kind::Army && row.army == army;
  });
  return found == rows.end() ? nullptr : &*found;
}

const TurnCell* ScheduleGrid::cell(const GridRow& row, int turn) const {
  for (std::size_t i = 0; i < turns.size() && i < row.cells.size(); ++i) {
    if (turns[i].turn == turn) return &row.cells[i];
  }
  return nullptr;
}

ScheduleGrid scheduleGrid(const model::Battle& battle, const RuleBook& book, const model::Variant& variant) {
  ScheduleGrid grid;
  const TurnRange range = columnsOf(battle, book, variant.scenario, grid.isEndKnown);
  for (int turn = range.first; turn <= range.last; ++turn) {
    grid.turns.push_back({turn, clockAt(battle, variant.scenario, turn - range.first)});
  }
  addEvents(grid.turns, battle, variant.scenario);
  const GridMaker maker(battle, book, variant);
  for (const Id<model::Army> army : maker.armies()) {
    grid.rows.push_back(maker.armyRow(army, grid.turns));
    auto leaders = maker.leaderRows(army, grid.turns);
    std::move(leaders.begin(), leaders.end(), std::back_inserter(grid.rows));
  }
  addCourse(grid, battle, book, variant);
  return grid;
}

std::optional<GridChoice> choiceOf(const model::Battle& battle, const model::PoolLine& line) {
  const bool isSet = line.kind == model::PoolKind::Fixed && !line.leader;
  if (line.kind != model::PoolKind::FreeChoice && !isSet) return std::nullopt;
  GridChoice choice;
  choice.isAll = isSet;
  if (!isSet) choice.count = line.count;
  choice.line = line.id;
  const auto json = line.choice ? parsedJson(line.choice->text) : nlohmann::json();
  choice.isExcept = json.is_object() && json.contains("except");
  for (const auto& slug : choice.isExcept ? json["except"] : json) {
    if (!slug.is_string()) continue;
    for (const model::Leader& leader : battle.where<&model::Leader::army>(line.army)) {
      if (leader.slug == slug.get<std::string>()) choice.leaders.push_back(leader.id);
    }
  }
  return choice;
}

GridCount countOf(const std::vector<GridChoice>& choices) {
  GridCount all{!choices.empty(), 0};
  for (const GridChoice& each : choices) {
    all.isPlain = all.isPlain && !each.isAll && each.count && each.leaders.empty();
    all.count += each.count.value_or(0);
  }
  return all;
}

std::string gridText(const model::Battle& battle, const ScheduleGrid& grid) {
  std::vector<std::vector<std::string>> table;
  std::vector<std::string> sets;
  std::vector<std::string> head{""};
  for (const GridTurn& turn : grid.turns) head.push_back(std::to_string(turn.turn));
  table.push_back(std::move(head));
  for (const GridRow& row : grid.rows) {
    std::vector<std::string> line{row.kind == GridRow::Kind::Army ? row.title : "  " + row.title};
    for (const TurnCell& cell : row.cells) {
      line.push_back(row.kind == GridRow::Kind::Army ? choicesText(battle, cell, sets) : cellText(cell));
    }
    table.push_back(std::move(line));
  }
  std::vector<std::size_t> widths;
  for (const auto& line : table) {
    widths.resize(line.size());
    for (std::size_t i = 0; i < line.size(); ++i) {
      std::size_t letters = 0;
      for (const char each : line[i]) letters += (static_cast<unsigned char>(each) & 0xC0) != 0x80;
      widths[i] = std::max(widths[i], letters);
    }
  }
  std::string text;
  for (const auto& line : table) {
    std::string words;
    for (std::size_t i = 0; i < line.size(); ++i) words += (i == 0 ? "" : " ") + padded(line[i], widths[i]);
    words.erase(words.find_last_not_of(' ') + 1);
    text += words + "\n";
  }
  for (std::size_t i = 0; i < sets.size(); ++i)
    text += std::string(1, static_cast<char>('a' + i % 26)) + ": " + sets[i] + "\n";
  return text;
}

}  // namespace redoubt::rules
