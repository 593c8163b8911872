#include "core/rules/turns/grid_course.h"

#include <algorithm>

#include "core/model/map_verbs.h"
#include "core/rules/mechanics/fields.h"
#include "core/rules/mechanics/mechanics.h"
#include "core/rules/mechanics/states.h"
#include "core/rules/mechanics/turn_course.h"
#include "core/rules/position/ownership.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::rules {
namespace {

std::string titled(const std::string& title, const std::string& name) {
  return title.empty() ? name : title;
}

GridTurn::State stateAt(const GameStateAt& at) {
  GridTurn::State state{at.state->path, titled(at.state->title, std::string(at.state->name.text())), {}};
  for (const auto& [place, chance] : at.levels) {
    const LevelOfState& level = at.state->levels[place];
    state.levels.emplace_back(titled(level.title, std::string(level.name.text())), chance);
  }
  return state;
}

// The army and the title that a chit goes by.
void describe(GridRow& row, const model::Battle& battle, const ChitNow& chit) {
  using Of = Chit::Of;
  const Of of = chit.rules->chit.of;
  row.title = titled(chit.rules->title, chit.rules->name);
  row.rule = chit.rules->path;
  row.copies = chit.rules->chit.copies;
  const auto take = [&](const auto* found) {
    if (!found) return;
    row.army = found->army;
    row.title = found->name;
  };
  if (of == Of::Leader || of == Of::Leaders) take(battle.bySlug<model::Leader>(chit.name));
  if (of == Of::Command || of == Of::Commands) take(battle.bySlug<model::Command>(chit.name));
  if (of != Of::Army) return;
  if (const model::Army* army = battle.bySlug<model::Army>(chit.rules->chit.name)) {
    row.army = army->id;
    if (chit.rules->title.empty()) row.title = army->name;
  }
}

GridRow& rowOf(std::vector<GridRow>& rows, const model::Battle& battle, const ChitNow& chit, std::size_t columns) {
  GridRow row{GridRow::Kind::Chit, std::nullopt};
  describe(row, battle, chit);
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const GridRow& each) {
    return each.rule == row.rule && each.title == row.title && each.army == row.army;
  });
  if (found != rows.end()) return *found;
  row.cells.resize(columns);
  return rows.emplace_back(std::move(row));
}

}  // namespace

void addCourse(ScheduleGrid& grid, const model::Battle& battle, const RuleBook& book, const model::Variant& variant) {
  const Mechanics mechanics = mechanicsOf(battle, book);
  if (mechanics.states.empty() && mechanics.segments.empty() && mechanics.chits.empty()) return;
  const hex::Layout layout = model::layoutOf(battle);
  const Figures figures(battle);
  const auto setUp = placements(battle, variant.id);
  std::vector<GridRow> chits;
  for (std::size_t column = 0; column < grid.turns.size(); ++column) {
    GridTurn& head = grid.turns[column];
    GameState state;
    state.turn = head.turn;
    state.owners = startOwners(battle, variant.scenario);
    state.stocks = startStocks(battle, book, variant.scenario);
    Position position(battle, book, layout, figures, setUp, state);
    {
      Fields fields(mechanics, position);
      for (const GameStateAt& each : gameStatesAt(mechanics, position, &fields, head.turn)) {
        head.states.push_back(stateAt(each));
        if (const auto level = each.level()) position.assume(each.state->name, *level);
      }
    }
    Fields fields(mechanics, position);
    for (const SegmentNow& each : segmentsNow(mechanics, position, fields)) {
      head.segments.push_back({each.rules->path, titled(each.rules->title, each.rules->name)});
    }
    for (const ChitNow& each : chitsNow(mechanics, position, fields)) {
      TurnCell& cell = rowOf(chits, battle, each, grid.turns.size()).cells[column];
      cell.isByRules = true;
      cell.isUnsure = each.isUnsure;
      (each.rules->chit.choice ? cell.mayBeChosen : cell.isFixed) = true;
    }
  }
  // Those of an army stand below its leaders, those of nobody at the end.
  for (GridRow& chit : chits) {
    auto at = grid.rows.end();
    for (auto row = grid.rows.begin(); chit.army && row != grid.rows.end(); ++row) {
      if (row->army == chit.army) at = row + 1;
    }
    grid.rows.insert(at, std::move(chit));
  }
}

}  // namespace redoubt::rules
