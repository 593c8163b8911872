#include "core/rules/forces/manifest.h"

#include <algorithm>
#include <array>
#include <map>

#include "core/base/text.h"
#include "core/model/forces_edit.h"
#include "core/model/standing.h"
#include "core/model/unit_verbs.h"
#include "core/rules/command/chain_of_command.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/figure_kinds.h"
#include "core/rules/forces/new_units.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::rules {
namespace {

using Kind = ManifestField::Kind;
using Fault = CellFault::Kind;

std::string trimmed(std::string_view text) {
  const auto parts = words(text);
  return join({parts.begin(), parts.end()}, " ");
}

std::string figureCell(std::optional<int> value, bool isSigned = false) {
  return value ? figureText(*value, isSigned) : std::string();
}

const model::Placement* placementOf(const ManifestSheet& sheet, Id<model::Unit> unit) {
  if (!sheet.variant) return nullptr;
  for (const model::Placement* row : placements(sheet.battle, *sheet.variant)) {
    if (row->unit == unit) return row;
  }
  return nullptr;
}

std::string commandsCell(const model::Battle& battle, Id<model::Unit> unit) {
  std::vector<std::string> names;
  for (const model::Command* command : commandsOf(battle, unit)) names.push_back(command->name);
  return join(names, ", ");
}

std::string hexCell(const ManifestSheet& sheet, const model::Placement* placement) {
  const bool isOnHex = placement && placement->rule == model::PlacementRule::At && placement->hex;
  return isOnHex ? sheet.layout.number(*placement->hex) : std::string();
}

bool isFigure(const ManifestField& field) {
  return field.kind == Kind::Size || field.kind == Kind::Morale || field.kind == Kind::Fire || field.kind == Kind::Own;
}

// The unit's side that a column shows; null where it has none.
const model::Face* sideOf(const std::vector<const model::Face*>& sides, const ManifestField& field) {
  const auto at = static_cast<std::size_t>(field.side);
  return at < sides.size() ? sides[at] : nullptr;
}

const model::Face* sideOf(const model::Battle& battle, Id<model::Unit> unit, const ManifestField& field) {
  return field.side == 0 ? firstFace(battle, unit) : sideOf(sidesOf(battle, unit), field);
}

std::string kindOf(const ManifestField& field) {
  switch (field.kind) {
    case Kind::Size: return model::kSize;
    case Kind::Morale: return model::kMorale;
    case Kind::Fire: return model::kFire;
    default: return field.figure;
  }
}

std::string faceCell(const model::Battle& battle, const model::Face* face, const ManifestField& field) {
  if (!face) return {};
  switch (field.kind) {
    case Kind::Size:
    case Kind::Morale:
    case Kind::Fire: return figureCell(figureValue(battle, face->id, kindOf(field)));
    default: return figureCell(figureValue(battle, face->id, field.figure), field.isSigned);
  }
}

std::string wordsCell(const ManifestSheet& sheet, const model::Unit& unit, const ManifestField& field) {
  switch (field.kind) {
    case Kind::Name: return unit.name;
    case Kind::ShortName: return unit.shortName;
    case Kind::Type: return unit.type.empty() ? std::string() : typeTitle(sheet.book, unit.type);
    default: return commandsCell(sheet.battle, unit.id);
  }
}

// By slug or title, ignoring case.
std::optional<std::string> typeFrom(const RuleBook& book, const std::string& text) {
  for (const std::string& type : book.under("unit-type")) {
    if (!armOfType(book, type)) continue;
    if (type == text || folded(typeTitle(book, type)) == folded(text)) return type;
  }
  return std::nullopt;
}

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
class Typist {
 public:
  Typist(const ManifestSheet& sheet, const CellBlock& block) : sheet_(sheet), block_(block), now_(sheet.battle) {}

  CellEdit take(std::string title) {
    for (std::size_t row = 0; row < block_.cells.size(); ++row) typeRow(row);
    if (!faults_.empty()) return {model::Edit(std::move(title)), std::move(faults_)};
    return {model::toEdit(model::difference(sheet_.battle, now_), std::move(title)), {}};
  }

 private:
  void fault(Fault kind, std::size_t row, std::size_t column, std::string text = {}) {
    faults_.push_back({kind, static_cast<int>(row), static_cast<int>(column), std::move(text)});
  }

  void perform(const model::Edit& edit) { now_ = model::applied(std::move(now_), edit); }

  void typeRow(std::size_t row) {
    const auto& cells = block_.cells[row];
    for (std::size_t column = block_.fields.size(); column < cells.size(); ++column) {
      if (!trimmed(cells[column]).empty()) return fault(Fault::NoField, row, column, trimmed(cells[column]));
    }
    std::optional<Id<model::Unit>> unit = row < block_.units.size() ? block_.units[row] : std::nullopt;
    const bool isNew = !unit;
    if (isNew) unit = newUnit(row);
    if (!unit) return;
    for (std::size_t column = 0; column < std::min(cells.size(), block_.fields.size()); ++column) {
      if (isNew && trimmed(cells[column]).empty()) continue;
      typeCell(*unit, row, column, trimmed(cells[column]));
    }
  }

  // Nothing for a row of empty cells, or with a fault.
  std::optional<Id<model::Unit>> newUnit(std::size_t row) {
    const auto& cells = block_.cells[row];
    if (std::all_of(cells.begin(), cells.end(), [](const auto& cell) { return trimmed(cell).empty(); })) return {};
    const auto at = std::find(block_.fields.begin(), block_.fields.end(), ManifestField{});
    const auto column = static_cast<std::size_t>(at - block_.fields.begin());
    if (column >= cells.size() || trimmed(cells[column]).empty()) {
      fault(Fault::NameMissing, row, std::min(column, cells.size() - 1));
      return {};
    }
    if (!block_.army || !now_.find<model::Army>(*block_.army)) {
      fault(Fault::NoArmy, row, column);
      return {};
    }
    const auto others = model::unitsIn(now_, *block_.army);
    NewUnits wanted;
    wanted.army = *block_.army;
    wanted.names = {trimmed(cells[column])};
    wanted.type = others.empty() ? std::string() : others.back()->type;
    if (!others.empty()) {
      for (const model::Command* command : commandsOf(now_, others.back()->id)) wanted.commands.push_back(command->id);
    }
    perform(addUnits(now_, sheet_.book, wanted, {}));
    return model::unitsIn(now_, *block_.army).back()->id;
  }

  void typeCell(Id<model::Unit> id, std::size_t row, std::size_t column, const std::string& text) {
    const ManifestField& field = block_.fields[column];
    const model::Unit* unit = now_.find<model::Unit>(id);
    const ManifestSheet here{now_, sheet_.book, sheet_.layout, sheet_.variant};
    if (!unit || cellText(here, *unit, field) == text) return;
    switch (field.kind) {
      case Kind::Name:
        if (text.empty()) return fault(Fault::NameMissing, row, column);
        return perform(model::rename(now_, {id, {}}, text, {}));
      case Kind::ShortName: return perform(model::setShortName(now_, {id, {}}, text, {}));
      case Kind::Type: return typeType(*unit, row, column, text);
      case Kind::Commands: return typeCommands(*unit, row, column, text);
      case Kind::Hex: return typeHex(*unit, row, column, text);
      case Kind::Size:
      case Kind::Morale:
      case Kind::Fire:
      case Kind::Own: return typeFigure(id, field, row, column, text);
    }
  }

  void typeType(model::Unit unit, std::size_t row, std::size_t column, const std::string& text) {
    const auto type = typeFrom(sheet_.book, text);
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
    perform(made.edit);
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
      }
      perform(addCounters(now_, sheet_.book, unit, counter, {}));
    }
    if (field.side == 1 && *value && !sideOf(now_, unit, field)) {
      perform(addBack(now_, sheet_.book, unit, {}));
    }
    const model::Face* face = sideOf(now_, unit, field);
    if (!face && *value) return fault(Fault::NoSide, row, column, text);
    if (!face) return;
    const bool isFirstSize = field.kind == Kind::Size && field.side == 0;
    perform(isFirstSize ? setFirstSize(now_, sheet_.book, unit, *value, {})
                        : model::setFigure(now_, face->id, kindOf(field), *value, {}));
  }

  void typeHex(const model::Unit& unit, std::size_t row, std::size_t column, const std::string& text) {
    const ManifestSheet here{now_, sheet_.book, sheet_.layout, sheet_.variant};
    const model::Placement* old = placementOf(here, unit.id);
    if (text.empty()) {
      if (old) perform(model::remove(now_, std::array{old->id}, {}));
      return;
    }
    const auto hex = sheet_.layout.parse(text);
    if (!hex) return fault(Fault::UnknownHex, row, column, text);
    const int stack = stackHeight(*hex) + 1;
    if (old) return perform(model::moveTo(now_, std::array{old->id}, *hex, stack, {}));
    const auto block = blockFor(unit.army);
    if (!block) return fault(Fault::NoSetUp, row, column, text);
    perform(model::place(now_, *block, {unit.id, {}}, *hex, std::nullopt, stack, {}));
  }

  int stackHeight(hex::HexKey hex) const {
    int height = 0;
    for (const model::Placement* row : placements(now_, *sheet_.variant)) {
      if (model::standsIn(*row, hex)) height = std::max(height, row->stack);
    }
    return height;
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
  std::vector<CellFault> faults_;
};

// Reads a quoted cell from after its first quote; `at` ends after the last quote.
std::string quotedCell(std::string_view text, std::size_t& at) {
  std::string cell;
  for (; at < text.size(); ++at) {
    if (text[at] != '"') {
      cell += text[at];
    } else if (at + 1 < text.size() && text[at + 1] == '"') {
      cell += text[at++];
    } else {
      ++at;
      break;
    }
  }
  return cell;
}

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

std::vector<ManifestField> manifestFields(const model::Battle& battle, const RuleBook& book) {
  std::vector<ManifestField> fields{{Kind::Name}, {Kind::ShortName}, {Kind::Type}, {Kind::Commands}};
  if (usesFigure(book, model::kSize)) fields.push_back({Kind::Size});
  if (usesFigure(book, model::kMorale)) fields.push_back({Kind::Morale});
  const bool hasFire = countsFirepower(book) || isKnownOnAnyFace(battle, model::kFire);
  if (hasFire && usesFigure(book, model::kFire)) fields.push_back({Kind::Fire});
  for (const FigureKind& kind : figureKindsOfUnits(book)) fields.push_back({Kind::Own, kind.slug, kind.isSigned});
  fields.push_back({Kind::Hex});
  return fields;
}

std::vector<ManifestField> manifestFieldsOfAllSides(const model::Battle& battle, const RuleBook& book) {
  std::size_t most = 2;
  for (const auto& [unit, sides] : sidesOfUnits(battle)) most = std::max(most, sides.size());
  std::vector<ManifestField> fields = manifestFields(battle, book);
  const ManifestField hex = fields.back();
  fields.pop_back();
  const std::vector<ManifestField> first = fields;
  for (int side = 1; side < static_cast<int>(most); ++side) {
    for (ManifestField field : first) {
      if (!isFigure(field)) continue;
      field.side = side;
      fields.push_back(std::move(field));
    }
  }
  fields.push_back(hex);
  return fields;
}

std::string cellText(const ManifestSheet& sheet, const model::Unit& unit, const ManifestField& field) {
  if (field.kind == Kind::Hex) return hexCell(sheet, placementOf(sheet, unit.id));
  if (isFigure(field)) return faceCell(sheet.battle, sideOf(sheet.battle, unit.id, field), field);
  return wordsCell(sheet, unit, field);
}

std::vector<std::vector<std::string>> cellTexts(const ManifestSheet& sheet, const std::vector<Id<model::Unit>>& units,
                                                const std::vector<ManifestField>& fields) {
  std::map<Id<model::Unit>, const model::Placement*> placed;
  if (sheet.variant) {
    for (const model::Placement* row : placements(sheet.battle, *sheet.variant)) {
      if (row->unit) placed.try_emplace(*row->unit, row);
    }
  }
  const auto sides = sidesOfUnits(sheet.battle);
  std::vector<std::vector<std::string>> rows;
  for (const Id<model::Unit> id : units) {
    const model::Unit* unit = sheet.battle.find<model::Unit>(id);
    const auto found = sides.find(id);
    const auto* own = found == sides.end() ? nullptr : &found->second;
    const auto placement = placed.find(id);
    std::vector<std::string>& cells = rows.emplace_back();
    for (const ManifestField& field : fields) {
      const bool isHex = field.kind == Kind::Hex;
      cells.push_back(!unit             ? std::string()
                      : isHex           ? hexCell(sheet, placement == placed.end() ? nullptr : placement->second)
                      : isFigure(field) ? faceCell(sheet.battle, own ? sideOf(*own, field) : nullptr, field)
                                        : wordsCell(sheet, *unit, field));
    }
  }
  return rows;
}

CellEdit typeCells(const ManifestSheet& sheet, const CellBlock& block, std::string title) {
  return Typist(sheet, block).take(std::move(title));
}

std::vector<std::vector<std::string>> cellsOf(std::string_view text) {
  std::vector<std::vector<std::string>> rows(1, std::vector<std::string>(1));
  std::size_t at = 0;
  while (at < text.size()) {
    const char c = text[at++];
    if (c == '"' && rows.back().back().empty()) {
      rows.back().back() = quotedCell(text, at);
    } else if (c == '\t') {
      rows.back().emplace_back();
    } else if (c == '\n') {
      if (at < text.size()) rows.emplace_back(1);
    } else if (c != '\r') {
      rows.back().back() += c;
    }
  }
  return rows;
}

std::string textOf(const std::vector<std::vector<std::string>>& cells) {
  std::string text;
  for (const auto& row : cells) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (i > 0) text += '\t';
      if (row[i].find_first_of("\t\n\"") == std::string::npos) {
        text += row[i];
        continue;
      }
      text += '"';
      for (const char c : row[i]) text += c == '"' ? std::string("\"\"") : std::string(1, c);
      text += '"';
    }
    text += '\n';
  }
  return text;
}

}  // namespace redoubt::rules
