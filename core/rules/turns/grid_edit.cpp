#include "core/rules/turns/grid_edit.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "core/rules/book/json_values.h"
#include "core/rules/set_up/own_rows.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::rules {
namespace {

using model::PoolKind;
using What = GridPaint::What;

// A line as it is to be, and the row it was, if any.
struct LineToBe {
  model::PoolLine row;
  const model::PoolLine* before = nullptr;
};

bool saysTheSame(const model::PoolLine& a, const model::PoolLine& b) {
  return a.army == b.army && a.kind == b.kind && a.leader == b.leader && a.count == b.count && a.choice == b.choice &&
         a.entry == b.entry && a.note == b.note;
}

std::string releasePath(const model::Leader& leader) {
  return "release/" + leader.slug;
}

bool isChoice(const model::PoolLine& line) {
  return line.kind == PoolKind::FreeChoice || (line.kind == PoolKind::Fixed && !line.leader);
}

// The lines of one army, changed by range.
class ArmyLines {
 public:
  ArmyLines(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::Army> army)
      : battle_(battle), scenario_(scenario), army_(army) {
    for (const model::PoolLine* row : rowsIn<model::PoolLine>(battle, scenario)) {
      if (row->army == army) lines_.push_back({*row, row});
    }
  }

  /// Takes these turns out of all lines that `isMeant`, and splits those that go on behind them.
  template <class IsMeant>
  void cut(TurnRange turns, IsMeant&& isMeant) {
    std::vector<LineToBe> rest;
    for (LineToBe& line : lines_) {
      const bool isHit = isMeant(line.row) && line.row.firstTurn <= turns.last && turns.first <= line.row.lastTurn;
      if (!isHit) {
        rest.push_back(std::move(line));
        continue;
      }
      const bool hasHead = line.row.firstTurn < turns.first;
      if (line.row.lastTurn > turns.last) {
        LineToBe tail = line;
        tail.row.firstTurn = turns.last + 1;
        if (hasHead) tail.row.id = {randomId()};
        rest.push_back(std::move(tail));
      }
      if (hasHead) {
        line.row.lastTurn = turns.first - 1;
        rest.push_back(std::move(line));
      } else if (line.row.lastTurn <= turns.last) {
        gone_.push_back(std::move(line));
      }
    }
    lines_ = std::move(rest);
  }

  /// The turns in which none of the lines that `isMeant` holds, as ranges.
  template <class IsMeant>
  std::vector<TurnRange> without(TurnRange turns, IsMeant&& isMeant) const {
    std::vector<TurnRange> free;
    for (int turn = turns.first; turn <= turns.last; ++turn) {
      const bool isTaken = std::any_of(lines_.begin(), lines_.end(), [&](const LineToBe& line) {
        return isMeant(line.row) && line.row.firstTurn <= turn && turn <= line.row.lastTurn;
      });
      if (isTaken) continue;
      if (!free.empty() && free.back().last == turn - 1) {
        free.back().last = turn;
      } else {
        free.push_back({turn, turn});
      }
    }
    return free;
  }

  /// Adds a line, joined with those that say the same before, in and behind its turns.
  void add(model::PoolLine wanted) {
    wanted.scenario = scenario_;
    wanted.army = army_;
    LineToBe joined{wanted, nullptr};
    joined.row.id = {randomId()};
    std::vector<LineToBe> rest;
    for (LineToBe& line : lines_) {
      const bool touches =
          line.row.firstTurn <= joined.row.lastTurn + 1 && joined.row.firstTurn <= line.row.lastTurn + 1;
      if (!touches || !saysTheSame(line.row, joined.row)) {
        rest.push_back(std::move(line));
        continue;
      }
      const int first = std::min(line.row.firstTurn, joined.row.firstTurn);
      const int last = std::max(line.row.lastTurn, joined.row.lastTurn);
      if (!joined.before) joined = std::move(line);
      joined.row.firstTurn = first;
      joined.row.lastTurn = last;
    }
    if (!joined.before) takeOver(joined);
    rest.push_back(std::move(joined));
    lines_ = std::move(rest);
  }

  bool empty() const { return lines_.empty(); }
  bool isInherited() const {
    for (const model::PoolLine* row : rowsIn<model::PoolLine>(battle_, scenario_)) {
      if (row->army == army_ && row->scenario != scenario_) return true;
    }
    return false;
  }

  model::Edit edit(std::string title) const {
    model::Edit edit(std::move(title));
    if (!hasChanged() || (empty() && isInherited())) return edit;
    std::set<Id<model::PoolLine>> kept;
    for (LineToBe line : lines_) {
      if (!line.before) {
        edit.put(std::move(line.row));
        continue;
      }
      const bool isSplit = line.row.id != line.before->id;
      const bool isForeign = line.before->scenario != scenario_;
      if (!isSplit) kept.insert(line.before->id);
      if (isForeign && !isSplit) line.row.id = {randomId()};
      line.row.scenario = scenario_;
      putChanged(edit, battle_, *line.before, std::move(line.row));
    }
    for (const model::PoolLine* row : rowsIn<model::PoolLine>(battle_, scenario_)) {
      if (row->army == army_ && row->scenario == scenario_ && !kept.contains(row->id)) eraseOwn(edit, battle_, *row);
    }
    return edit;
  }

 private:
  // A line that stands in the place of one of its kind that went is that row changed.
  void takeOver(LineToBe& line) {
    for (const LineToBe& each : gone_) {
      const model::PoolLine& row = each.row;
      const bool isOfSameTurns = row.firstTurn == line.row.firstTurn && row.lastTurn == line.row.lastTurn;
      const bool isUsed =
          std::any_of(lines_.begin(), lines_.end(), [&](const LineToBe& other) { return other.row.id == row.id; });
      if (!isOfSameTurns || row.kind != line.row.kind || row.leader != line.row.leader || isUsed) continue;
      line.row.id = row.id;
      line.before = each.before;
      if (line.row.note.empty()) line.row.note = row.note;
      return;
    }
  }

  bool hasChanged() const {
    std::size_t before = 0;
    for (const model::PoolLine* row : rowsIn<model::PoolLine>(battle_, scenario_)) before += row->army == army_;
    return before != lines_.size() || std::any_of(lines_.begin(), lines_.end(), [](const LineToBe& line) {
             return !line.before || !(line.row == *line.before);
           });
  }

  const model::Battle& battle_;
  Id<model::Scenario> scenario_;
  Id<model::Army> army_;
  std::vector<LineToBe> lines_;
  std::vector<LineToBe> gone_;  // cut away as a whole
};

PoolKind kindOf(What what) {
  switch (what) {
    case What::Fixed: return PoolKind::Fixed;
    case What::Available: return PoolKind::Available;
    case What::Unavailable: return PoolKind::Unavailable;
    case What::Enters: return PoolKind::Enters;
    case What::Dice: return PoolKind::Dice;
    case What::Opens:
    case What::Nothing: break;
  }
  return PoolKind::Opens;
}

// The kinds of lines that can't hold together with what is painted.
bool excludes(What what, PoolKind kind) {
  switch (what) {
    case What::Fixed:
    case What::Opens: return kind == PoolKind::Unavailable;
    case What::Available: return kind == PoolKind::Unavailable;
    case What::Unavailable: return kind != PoolKind::Unavailable && kind != PoolKind::FreeChoice;
    case What::Enters: return kind == PoolKind::Unavailable || kind == PoolKind::Dice;
    case What::Dice: return kind == PoolKind::Unavailable || kind == PoolKind::Enters;
    case What::Nothing: break;
  }
  return true;
}

void paintInto(ArmyLines& lines, Id<model::Leader> leader, TurnRange turns, const GridPaint& paint) {
  const auto isOwn = [&](const model::PoolLine& line) { return line.leader == leader; };
  if (paint.what == What::Nothing) return lines.cut(turns, isOwn);
  const PoolKind kind = kindOf(paint.what);
  model::PoolLine wanted;
  wanted.kind = kind;
  wanted.leader = leader;
  wanted.firstTurn = turns.first;
  wanted.lastTurn = turns.last;
  wanted.entry = paint.entry;
  wanted.note = paint.note;
  if (!paint.isOn) {
    return lines.cut(turns, [&](const model::PoolLine& line) { return isOwn(line) && line.kind == kind; });
  }
  lines.cut(turns, [&](const model::PoolLine& line) { return isOwn(line) && excludes(paint.what, line.kind); });
  const auto isOfKind = [&](const model::PoolLine& line) { return isOwn(line) && line.kind == kind; };
  // Without anything more to say, what stands there with its entry and note stays.
  if (paint.entry || !paint.note.empty()) lines.cut(turns, isOfKind);
  for (const TurnRange free : lines.without(turns, isOfKind)) {
    wanted.firstTurn = free.first;
    wanted.lastTurn = free.last;
    lines.add(wanted);
  }
}

}  // namespace

model::Edit paintGrid(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::Leader> leader,
                      TurnRange turns, const GridPaint& paint, std::string title) {
  const model::Leader* row = battle.find<model::Leader>(leader);
  if (!row || turns.last < turns.first) return model::Edit(std::move(title));
  ArmyLines lines(battle, scenario, row->army);
  paintInto(lines, leader, turns, paint);
  return lines.edit(std::move(title));
}

model::Edit setChoices(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::Army> army, TurnRange turns,
                       const std::vector<GridChoice>& choices, std::string title) {
  if (!battle.find<model::Army>(army) || turns.last < turns.first) return model::Edit(std::move(title));
  ArmyLines lines(battle, scenario, army);
  lines.cut(turns, isChoice);
  for (const GridChoice& choice : choices) {
    model::PoolLine line;
    line.kind = choice.isAll ? PoolKind::Fixed : PoolKind::FreeChoice;
    line.firstTurn = turns.first;
    line.lastTurn = turns.last;
    if (!choice.isAll) line.count = choice.count;
    nlohmann::json slugs = nlohmann::json::array();
    for (const Id<model::Leader> id : choice.leaders) {
      if (const model::Leader* leader = battle.find<model::Leader>(id)) slugs.push_back(leader->slug);
    }
    if (!slugs.empty()) {
      line.choice = model::JsonText{choice.isExcept ? nlohmann::json{{"except", slugs}}.dump() : slugs.dump()};
    }
    lines.add(std::move(line));
  }
  return lines.edit(std::move(title));
}

model::Edit availableFrom(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::Leader> leader, int from,
                          TurnRange game, const std::string& note, std::string title) {
  const model::Leader* row = battle.find<model::Leader>(leader);
  if (!row) return model::Edit(std::move(title));
  ArmyLines lines(battle, scenario, row->army);
  lines.cut(game, [&](const model::PoolLine& line) {
    return line.leader == leader && (line.kind == PoolKind::Available || line.kind == PoolKind::Unavailable);
  });
  if (from > game.first) {
    paintInto(lines, leader, {game.first, from - 1}, {What::Unavailable, true, std::nullopt, note});
  }
  if (from <= game.last) paintInto(lines, leader, {from, game.last}, {What::Available, true, std::nullopt, {}});
  return lines.edit(std::move(title));
}

std::string releaseOf(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::Leader> leader) {
  const model::Leader* row = battle.find<model::Leader>(leader);
  const auto json = row ? parsedJson(setting(battle, scenario, releasePath(*row))) : nlohmann::json();
  return textOf(member(json, "when")).value_or("");
}

model::Edit setRelease(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::Leader> leader,
                       const std::string& when, std::string title) {
  model::Edit edit(std::move(title));
  const model::Leader* row = battle.find<model::Leader>(leader);
  if (!row || releaseOf(battle, scenario, leader) == when) return edit;
  const std::string path = releasePath(*row);
  const std::tuple key{scenario, path};
  const std::string keyText = model::keyText<model::Setting>(key);
  if (when.empty()) {
    if (battle.find<model::Setting>(key)) model::eraseWithOrigins<model::Setting>(edit, battle, key);
    return edit;
  }
  auto json = parsedJson(setting(battle, scenario, path));
  if (!json.is_object()) json = nlohmann::json::object();
  json["when"] = when;
  model::markSetByHand(edit, battle, model::Setting::kTable, keyText, "value");
  edit.put(model::Setting{scenario, path, model::JsonText{json.dump()}});
  return edit;
}

bool canClear(const model::Battle& battle, Id<model::Scenario> scenario, Id<model::Leader> leader, TurnRange turns) {
  const model::Leader* row = battle.find<model::Leader>(leader);
  if (!row) return false;
  ArmyLines lines(battle, scenario, row->army);
  paintInto(lines, leader, turns, {What::Nothing, true, std::nullopt, {}});
  return !lines.empty() || !lines.isInherited();
}

}  // namespace redoubt::rules
