#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

#include "core/base/ids.h"
#include "core/base/text.h"
#include "core/model/forces_edit.h"
#include "core/model/origins.h"
#include "core/model/standing.h"
#include "core/model/unit_verbs.h"
#include "core/rules/command/chain_of_command.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/figure_kinds.h"
#include "core/rules/forces/manifest_parts.h"
#include "core/rules/forces/new_units.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::rules {
namespace {

using Kind = ManifestField::Kind;
using Fault = CellFault::Kind;

std::vector<std::string> ownKinds(const RuleBook& book) {
  std::vector<std::string> kinds;
  for (const FigureKind& kind : figureKindsOfUnits(book)) kinds.push_back(kind.slug);
  return kinds;
}

NewCounter unknownCounter(const RuleBook& book) {
  NewCounter counter;
  for (const std::string& kind : ownKinds(book)) counter.front.own[kind];
  return counter;
}

// Applies the cells of a block to a copy of the battle, one after another.
class CellTypist {
 public:
  CellTypist(const ManifestSheet& sheet, const CellBlock& block) : sheet_(sheet), block_(block), now_(sheet.battle) {
    orderColumns();
    for (const auto& [unit, placement] : placedUnits(now_, sheet.variant)) placed_.emplace(unit, placement->id);
  }

  CellEdit take(std::string title) {
    findUnits();
    for (const std::size_t column : order_) {
      for (std::size_t row = 0; row < block_.cells.size(); ++row) typeInto(row, column);
      flush();
    }
    std::stable_sort(faults_.begin(), faults_.end(), [](const CellFault& a, const CellFault& b) {
      return std::pair(a.row, a.column) < std::pair(b.row, b.column);
    });
    if (!faults_.empty()) return {model::Edit(std::move(title)), std::move(faults_)};
    return {model::toEdit(model::difference(sheet_.battle, now_), std::move(title)), {}};
  }

 private:
  void fault(Fault kind, std::size_t row, std::size_t column, std::string text = {}) {
    faults_.push_back({kind, static_cast<int>(row), static_cast<int>(column), std::move(text)});
  }

  // Cells of one column are about different units, so their edits are made together; what looks at the rows of others
  // needs them at once.
  void perform(const model::Edit& edit) { pending_.append(edit); }
  void flush() {
    if (pending_.empty()) return;
    now_ = model::applied(std::move(now_), std::exchange(pending_, model::Edit()));
    touched_.clear();
  }
  void performNow(const model::Edit& edit) {
    perform(edit);
    flush();
  }

  // The unit of each row; new ones are made, those of one army together.
  void findUnits() {
    units_.resize(block_.cells.size());
    std::map<Id<model::Army>, std::vector<std::size_t>> wanted;
    for (std::size_t row = 0; row < block_.cells.size(); ++row) {
      if (hasTooMany(row)) continue;
      if (row < block_.units.size() && block_.units[row]) {
        units_[row] = block_.units[row];
      } else if (const auto army = armyOfNew(row)) {
        wanted[*army].push_back(row);
      }
    }
    for (const auto& [army, rows] : wanted) makeUnits(army, rows);
  }

  bool hasTooMany(std::size_t row) {
    const auto& cells = block_.cells[row];
    for (std::size_t column = block_.fields.size(); column < cells.size(); ++column) {
      if (trimmed(cells[column]).empty()) continue;
      fault(Fault::NoField, row, column, trimmed(cells[column]));
      return true;
    }
    return false;
  }

  void makeUnits(Id<model::Army> army, const std::vector<std::size_t>& rows) {
    NewUnits wanted;
    wanted.army = army;
    for (const std::size_t row : rows) wanted.names.push_back(textOf(row, columnOf({Kind::Name})));
    const auto others = model::unitsIn(now_, army);
    if (!others.empty()) {
      wanted.type = others.back()->type;
      for (const model::Command* command : commandsOf(now_, others.back()->id)) wanted.commands.push_back(command->id);
    }
    const model::Edit edit = addUnits(now_, sheet_.book, wanted, {});
    for (std::size_t i = 0; i < rows.size(); ++i) {
      units_[rows[i]] = edit.puts<model::Unit>()[i].id;
      previous_[*units_[rows[i]]] = i == 0 ? std::nullopt : units_[rows[i - 1]];
    }
    performNow(edit);
  }

  void typeInto(std::size_t row, std::size_t column) {
    const auto& cells = block_.cells[row];
    const auto& unit = units_[row];
    if (!unit) return;
    const bool isNew = previous_.contains(*unit);
    const Kind kind = block_.fields[column].kind;
    const std::string text = textOf(row, column);
    if (touched_.contains(*unit)) flush();
    touched_.insert(*unit);
    if (isNew && text.empty()) {
      // An empty cell of commands says that there are none; what isn't given is as with the unit before.
      const bool isGiven = column < cells.size();
      if (kind == Kind::Commands && isGiven) return typeCell(*unit, row, column, text);
      if (kind == Kind::Type || kind == Kind::Commands) likePrevious(*unit, kind);
      return;
    }
    if (column < cells.size()) typeCell(*unit, row, column, text);
  }

  void likePrevious(Id<model::Unit> id, Kind kind) {
    const auto previous = previous_.at(id);
    if (!previous) return;
    flush();
    if (kind == Kind::Type) {
      model::Unit unit = *now_.find<model::Unit>(id);
      unit.type = now_.find<model::Unit>(*previous)->type;
      return perform(model::change(now_, unit, {}));
    }
    std::vector<Id<model::Command>> commands;
    for (const model::Command* command : commandsOf(now_, *previous)) commands.push_back(command->id);
    perform(model::setCommands(now_, id, commands, {}));
  }

  // A counter is there before its sides, and a unit in a hex before it faces anywhere. Where the ladder follows the
  // size, that makes the counter.
  void orderColumns() {
    const auto rank = [&](std::size_t column) {
      const ManifestField& field = block_.fields[column];
      switch (field.kind) {
        case Kind::Counters: return 2;
        case Kind::Back: return 3;
        case Kind::Size: return field.side == 0 && hasStepsBySize(sheet_.book) ? 1 : 4;
        case Kind::Morale:
        case Kind::Fire:
        case Kind::Own: return 4;
        case Kind::Entry: return 5;
        case Kind::Hex: return 6;
        case Kind::Facing: return 7;
        default: return 0;
      }
    };
    for (std::size_t column = 0; column < block_.fields.size(); ++column) order_.push_back(column);
    std::stable_sort(order_.begin(), order_.end(), [&](auto a, auto b) { return rank(a) < rank(b); });
  }

  std::optional<std::size_t> columnOf(const ManifestField& field) const {
    const auto at = std::find(block_.fields.begin(), block_.fields.end(), field);
    return at == block_.fields.end() ? std::nullopt : std::optional<std::size_t>(at - block_.fields.begin());
  }

  // The text of a row's cell of that field; empty without such a column.
  std::string textOf(std::size_t row, std::optional<std::size_t> column) const {
    const auto& cells = block_.cells[row];
    return column && *column < cells.size() ? trimmed(cells[*column]) : std::string();
  }

  // The army of a new unit; nothing for a row of empty cells, or with a fault.
  std::optional<Id<model::Army>> armyOfNew(std::size_t row) {
    const auto& cells = block_.cells[row];
    if (std::all_of(cells.begin(), cells.end(), [](const auto& cell) { return trimmed(cell).empty(); })) return {};
    const auto column = columnOf({Kind::Name});
    if (textOf(row, column).empty()) {
      fault(Fault::NameMissing, row, std::min(column.value_or(cells.size() - 1), cells.size() - 1));
      return {};
    }
    const auto ofArmy = columnOf({Kind::Army});
    const std::string armyText = textOf(row, ofArmy);
    const auto army = armyText.empty() ? armyOf(row) : armyCalled(now_, armyText);
    if (!armyText.empty() && !army) {
      fault(Fault::UnknownArmy, row, *ofArmy, armyText);
      return {};
    }
    if (!army || !now_.find<model::Army>(*army)) {
      fault(Fault::NoArmy, row, *column);
      return {};
    }
    return army;
  }

  std::optional<Id<model::Army>> armyOf(std::size_t row) const {
    return row < block_.armies.size() && block_.armies[row] ? block_.armies[row] : block_.army;
  }

  // What the cell has now; of places that of the placement.
  std::string textNow(const model::Unit& unit, const ManifestField& field) const {
    const model::Placement* placement = placementOf(unit.id);
    switch (field.kind) {
      case Kind::Hex: return hexCell(sheet_.layout, placement);
      case Kind::Facing: return facingCell(sheet_.layout, placement);
      case Kind::Entry: return entryCell(now_, placement);
      default: return cellText({now_, sheet_.book, sheet_.layout, sheet_.variant}, unit, field);
    }
  }

  void typeCell(Id<model::Unit> id, std::size_t row, std::size_t column, const std::string& text) {
    const ManifestField& field = block_.fields[column];
    const model::Unit* found = now_.find<model::Unit>(id);
    if (!found || textNow(*found, field) == text) return;
    const model::Unit unit = *found;
    switch (field.kind) {
      case Kind::Name:
        if (text.empty()) return fault(Fault::NameMissing, row, column);
        return performNow(model::rename(now_, {id, {}}, text, {}));
      case Kind::ShortName: return performNow(model::setShortName(now_, {id, {}}, text, {}));
      case Kind::Army: return typeArmy(unit, row, column, text);
      case Kind::Type: return typeType(unit, row, column, text);
      case Kind::Commands: return typeCommands(unit, row, column, text);
      case Kind::Counters: return typeCounters(id, row, column, text);
      case Kind::Back: return typeBack(id, row, column, text);
      case Kind::Hex: return typeHex(unit, row, column, text);
      case Kind::Facing: return typeFacing(id, row, column, text);
      case Kind::Entry: return typeEntry(unit, row, column, text);
      case Kind::Size:
      case Kind::Morale:
      case Kind::Fire:
      case Kind::Own: return typeFigure(id, field, row, column, text);
    }
  }

  void typeArmy(const model::Unit& unit, std::size_t row, std::size_t column, const std::string& text) {
    if (text.empty()) return;
    const auto army = armyCalled(now_, text);
    if (!army) return fault(Fault::UnknownArmy, row, column, text);
    if (*army != unit.army) fault(Fault::OtherArmy, row, column, text);
  }

  void typeCounters(Id<model::Unit> unit, std::size_t row, std::size_t column, const std::string& text) {
    if (text.empty()) return;
    const auto count = toInteger(text);
    if (!count || *count < 1 || *count > kMostCounters) return fault(Fault::NotACount, row, column, text);
    const int there = counterCount(now_, unit);
    if (*count < there) return fault(Fault::FewerCounters, row, column, text);
    if (there == 0) {
      NewCounter counter = unknownCounter(sheet_.book);
      counter.sides = hasStepsBySize(sheet_.book) ? 2 : 2 * static_cast<int>(*count);
      return perform(addCounters(now_, sheet_.book, unit, counter, {}));
    }
    perform(addFurtherCounters(now_, sheet_.book, unit, static_cast<int>(*count), unknownCounter(sheet_.book), {}));
  }

  void typeBack(Id<model::Unit> unit, std::size_t row, std::size_t column, const std::string& text) {
    if (text.empty()) return;
    const auto role = model::fromText<model::FaceRole>(text);
    if (!role && text != "none") return fault(Fault::UnknownBack, row, column, text);
    if (!firstFace(now_, unit)) performNow(addCounters(now_, sheet_.book, unit, unknownCounter(sheet_.book), {}));
    if (backRole(now_, unit) == role) return;
    const model::Edit edit = setBackRole(now_, sheet_.book, unit, role, {});
    if (edit.empty()) return fault(Fault::UnknownBack, row, column, text);
    perform(edit);
  }

  void typeType(model::Unit unit, std::size_t row, std::size_t column, const std::string& text) {
    auto type = typeCalled(sheet_.book, text);
    if (const auto made = madeTypes_.find(folded(text)); !type && made != madeTypes_.end()) type = made->second;
    if (const auto arm = block_.newTypeArms.find(folded(text)); !type && arm != block_.newTypeArms.end()) {
      const NewKind added = addUnitType(now_, RuleBook(now_), text, arm->second, {});
      performNow(added.edit);
      type = madeTypes_[folded(text)] = added.slug;
    }
    if (!type) return fault(Fault::UnknownType, row, column, text);
    unit.type = *type;
    perform(model::change(now_, unit, {}));
  }

  void typeCommands(const model::Unit& unit, std::size_t row, std::size_t column, const std::string& text) {
    std::vector<Id<model::Command>> wanted;
    for (const std::string_view part : words(text, ",;")) {
      const std::string name = trimmed(part);
      if (name.empty()) continue;
      auto command = commandCalled(unit.army, name);
      if (!command && block_.newCommandColours.empty()) {
        fault(Fault::UnknownCommand, row, column, name);
        continue;
      }
      if (!command) command = makeCommand(unit.army, name);
      wanted.push_back(*command);
    }
    perform(model::setCommands(now_, unit.id, wanted, {}));
  }

  std::optional<Id<model::Command>> commandCalled(Id<model::Army> army, const std::string& name) const {
    for (const model::Command* command : model::commandsIn(now_, army)) {
      if (command->name == name || folded(command->name) == folded(name)) return command->id;
    }
    // Rulebooks name the leader.
    for (const model::Command* command : model::commandsIn(now_, army)) {
      const model::Leader* leader = now_.find(command->leader);
      if (leader && (folded(leader->name) == folded(name) || folded(leader->shortName) == folded(name)))
        return command->id;
    }
    return std::nullopt;
  }

  // Makes a command in the first colour that no command of the army has.
  Id<model::Command> makeCommand(Id<model::Army> army, const std::string& name) {
    const auto& colours = block_.newCommandColours;
    const auto others = model::commandsIn(now_, army);
    const auto isFree = [&](const std::string& colour) {
      return std::none_of(others.begin(), others.end(), [&](const auto* each) { return each->colour == colour; });
    };
    const auto free = std::find_if(colours.begin(), colours.end(), isFree);
    const std::string& colour = free == colours.end() ? colours[others.size() % colours.size()] : *free;
    const auto made = model::addCommand(now_, army, name, colour, std::nullopt, {});
    performNow(made.edit);
    return made.row;
  }

  void typeFigure(Id<model::Unit> unit, const ManifestField& field, std::size_t row, std::size_t column,
                  const std::string& text) {
    const auto value = figureOfText(text, field.isSigned);
    if (!value) return fault(Fault::NotAFigure, row, column, text);
    if (!firstFace(now_, unit)) {
      if (!*value) return;
      NewCounter counter = unknownCounter(sheet_.book);
      if (field.kind == Kind::Size && field.side == 0) {
        counter.front.size = *value;
        counter.back.size = backSize(sheet_.book, **value);
        return perform(addCounters(now_, sheet_.book, unit, counter, {}));
      }
      performNow(addCounters(now_, sheet_.book, unit, counter, {}));
    }
    if (field.side > 0 && *value && !sideOf(now_, unit, field)) growTo(unit, field.side);
    const model::Face* face = sideOf(now_, unit, field);
    if (!face && *value) return fault(Fault::NoSide, row, column, text);
    if (!face) return;
    const bool isFirstSize = field.kind == Kind::Size && field.side == 0;
    perform(isFirstSize ? setFirstSize(now_, sheet_.book, unit, *value, {})
                        : model::setFigure(now_, face->id, kindOf(field), *value, {}));
  }

  // Further sides belong to further counters.
  void growTo(Id<model::Unit> unit, int side) {
    if (side == 1 || hasStepsBySize(sheet_.book)) {
      if (side == 1) performNow(addBack(now_, sheet_.book, unit, {}));
      return;
    }
    performNow(addFurtherCounters(now_, sheet_.book, unit, side / 2 + 1, unknownCounter(sheet_.book), {}));
  }

  const model::Placement* placementOf(Id<model::Unit> unit) const {
    const auto found = placed_.find(unit);
    return found == placed_.end() ? nullptr : now_.find<model::Placement>(found->second);
  }

  void performPlacing(Id<model::Unit> unit, const model::Edit& edit) {
    for (const model::Placement& row : edit.puts<model::Placement>()) {
      if (row.unit == unit) placed_[unit] = row.id;
      if (row.rule == model::PlacementRule::At && row.hex) {
        int& height = heights()[*row.hex];
        height = std::max(height, row.stack);
      }
    }
    performNow(edit);
  }

  void typeHex(const model::Unit& unit, std::size_t row, std::size_t column, const std::string& text) {
    const model::Placement* old = placementOf(unit.id);
    if (text.empty()) {
      // A unit that comes later has no hex, and stays so.
      if (old && !hexCell(sheet_.layout, old).empty()) {
        const Id<model::Placement> id = old->id;
        placed_.erase(unit.id);
        performNow(model::remove(now_, std::array{id}, {}));
      }
      return;
    }
    const auto hex = sheet_.layout.parse(text);
    if (!hex) return fault(Fault::UnknownHex, row, column, text);
    const int stack = stackHeight(*hex) + 1;
    if (old) return performPlacing(unit.id, model::moveTo(now_, std::array{old->id}, *hex, stack, {}));
    const auto block = blockFor(unit.army);
    if (!block) return fault(Fault::NoSetUp, row, column, text);
    performPlacing(unit.id, model::place(now_, *block, {unit.id, {}}, *hex, std::nullopt, stack, {}));
  }

  void typeFacing(Id<model::Unit> unit, std::size_t row, std::size_t column, const std::string& text) {
    const model::Placement* old = placementOf(unit);
    const bool isOnHex = !hexCell(sheet_.layout, old).empty();
    if (!isOnHex) {
      if (!text.empty()) fault(Fault::NotOnMap, row, column, text);
      return;
    }
    const auto facing = facingOfText(sheet_.layout, sheet_.book, *old->hex, text);
    if (!facing) return fault(Fault::UnknownFacing, row, column, text);
    perform(model::setFacing(now_, std::array{old->id}, *facing, {}));
  }

  void typeEntry(const model::Unit& unit, std::size_t row, std::size_t column, const std::string& text) {
    const model::Placement* old = placementOf(unit.id);
    if (text.empty()) {
      if (old && !entryCell(now_, old).empty()) {
        const Id<model::Placement> id = old->id;
        placed_.erase(unit.id);
        performNow(model::remove(now_, std::array{id}, {}));
      }
      return;
    }
    const model::Entry* entry = entryCalled(unit.army, text);
    if (!entry) return fault(Fault::UnknownEntry, row, column, text);
    const auto block = blockFor(unit.army);
    if (!old && !block) return fault(Fault::NoSetUp, row, column, text);
    model::Edit edit;
    model::Placement placement;
    if (old) {
      placement = *old;
    } else {
      placement.id = {randomId()};
      placement.block = *block;
      placement.unit = unit.id;
      for (const model::Placement& each : now_.where<&model::Placement::block>(*block)) {
        placement.ordinal = std::max(placement.ordinal, each.ordinal + 1);
      }
    }
    placement.rule =
        entry->trigger == model::EntryTrigger::Turn ? model::PlacementRule::Enters : model::PlacementRule::OnActivation;
    placement.entry = entry->id;
    placement.hex.reset();
    placement.secondHex.reset();
    placement.distance.reset();
    placement.zone.reset();
    placement.space.reset();
    placement.direction.reset();
    if (old) {
      model::markSetByHand(edit, now_, model::Placement::kTable, model::keyText<model::Placement>(old->id), "hex");
    }
    edit.put(placement);
    performPlacing(unit.id, edit);
  }

  const model::Entry* entryCalled(Id<model::Army> army, const std::string& text) const {
    const model::Variant* variant = now_.find(sheet_.variant);
    if (!variant) return nullptr;
    for (const model::Entry* entry : rowsIn<model::Entry>(now_, variant->scenario)) {
      if (entry->army == army && (entry->slug == text || folded(entry->slug) == folded(text))) return entry;
    }
    return nullptr;
  }

  // How high the stacks are, looked up once.
  std::map<hex::HexKey, int>& heights() {
    if (!heights_.empty() || !sheet_.variant) return heights_;
    for (const model::Placement* row : placements(now_, *sheet_.variant)) {
      for (const hex::HexKey hex : model::standingHexes(*row)) heights_[hex] = std::max(heights_[hex], row->stack);
    }
    return heights_;
  }
  int stackHeight(hex::HexKey hex) {
    const auto found = heights().find(hex);
    return found == heights_.end() ? 0 : found->second;
  }

  std::optional<Id<model::SetUpBlock>> blockFor(Id<model::Army> army) const {
    if (!sheet_.variant) return std::nullopt;
    for (const model::VariantBlock& row : now_.all<model::VariantBlock>()) {
      const model::SetUpBlock* block = now_.find<model::SetUpBlock>(row.block);
      if (row.variant == *sheet_.variant && block && block->army == army) return block->id;
    }
    return std::nullopt;
  }

  const ManifestSheet& sheet_;
  const CellBlock& block_;
  model::Battle now_;
  model::Edit pending_;
  std::set<Id<model::Unit>> touched_;                  // by what is pending
  std::vector<std::optional<Id<model::Unit>>> units_;  // by row
  // The new units, each with the one before it among those of its army.
  std::map<Id<model::Unit>, std::optional<Id<model::Unit>>> previous_;
  std::map<hex::HexKey, int> heights_;
  std::vector<CellFault> faults_;
  std::vector<std::size_t> order_;  // of columns
  std::map<Id<model::Unit>, Id<model::Placement>> placed_;
  std::map<std::string, std::string> madeTypes_;  // slugs by folded title
};

}  // namespace

std::optional<std::optional<int>> figureOfText(std::string_view typed, bool isSigned) {
  std::string text = trimmed(typed);
  for (const std::string_view minus : {"−", "–"}) {
    if (text == minus) return std::optional<int>();
    if (text.starts_with(minus)) text = "-" + text.substr(minus.size());
  }
  if (text.starts_with('+')) text.erase(0, 1);
  if (text.empty() || text == "-") return std::optional<int>();
  const auto number = toInteger(text);
  const int least = isSigned ? -model::kMostFigure : 0;
  if (!number || *number < least || *number > model::kMostFigure) return std::nullopt;
  return static_cast<int>(*number);
}

CellEdit typeCells(const ManifestSheet& sheet, const CellBlock& block, std::string title) {
  return CellTypist(sheet, block).take(std::move(title));
}

}  // namespace redoubt::rules
