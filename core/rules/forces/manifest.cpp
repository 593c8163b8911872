#include "core/rules/forces/manifest.h"

#include <algorithm>
#include <map>

#include "core/base/text.h"
#include "core/rules/command/chain_of_command.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/figure_kinds.h"
#include "core/rules/forces/formation.h"
#include "core/rules/forces/manifest_parts.h"
#include "core/rules/forces/new_units.h"

namespace redoubt::rules {
namespace {

using Kind = ManifestField::Kind;

std::string figureCell(std::optional<int> value, bool isSigned = false) {
  return value ? figureText(*value, isSigned) : std::string();
}

std::string commandsCell(const model::Battle& battle, Id<model::Unit> unit) {
  std::vector<std::string> names;
  for (const model::Command* command : commandsOf(battle, unit)) names.push_back(command->name);
  return join(names, ", ");
}

// The unit's side that a column shows; null where it has none.
const model::Face* sideOf(const std::vector<const model::Face*>& sides, const ManifestField& field) {
  const auto at = static_cast<std::size_t>(field.side);
  return at < sides.size() ? sides[at] : nullptr;
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
    case Kind::Commands: return commandsCell(sheet.battle, unit.id);
    case Kind::Army: {
      const model::Army* army = sheet.battle.find<model::Army>(unit.army);
      return army ? army->name : std::string();
    }
    case Kind::Counters: return std::to_string(counterCount(sheet.battle, unit.id));
    default: return backCell(sheet.battle, unit.id);
  }
}

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

std::vector<ManifestField> allManifestFields(const model::Battle& battle, const RuleBook& book) {
  std::vector<ManifestField> fields = manifestFieldsOfAllSides(battle, book);
  const auto figures = std::find_if(fields.begin(), fields.end(), [](const auto& field) { return isFigure(field); });
  fields.insert(figures, {{Kind::Counters}, {Kind::Back}});
  fields.insert(fields.begin(), {Kind::Army});
  if (facingRules(book).areUsed) fields.push_back({Kind::Facing});
  fields.push_back({Kind::Entry});
  return fields;
}

bool isFigure(const ManifestField& field) {
  return field.kind == Kind::Size || field.kind == Kind::Morale || field.kind == Kind::Fire || field.kind == Kind::Own;
}

std::string trimmed(std::string_view text) {
  const auto parts = words(text);
  return join({parts.begin(), parts.end()}, " ");
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

int counterCount(const model::Battle& battle, Id<model::Unit> unit) {
  int count = 0;
  for (const model::Counter& counter : battle.where<&model::Counter::unit>(unit)) {
    if (counter.role == model::CounterRole::Unit) count += counter.copies;
  }
  return count;
}

std::string backCell(const model::Battle& battle, Id<model::Unit> unit) {
  if (!firstFace(battle, unit)) return {};
  const auto role = backRole(battle, unit);
  return role ? std::string(model::toText(*role)) : "none";
}

std::optional<std::string> typeCalled(const RuleBook& book, const std::string& text) {
  for (const std::string& type : book.under("unit-type")) {
    if (!armOfType(book, type)) continue;
    if (type == text || folded(typeTitle(book, type)) == folded(text)) return type;
  }
  return std::nullopt;
}

std::optional<Id<model::Army>> armyCalled(const model::Battle& battle, const std::string& text) {
  for (const model::Army& army : battle.all<model::Army>()) {
    if (army.slug == text || army.name == text || folded(army.name) == folded(text)) return army.id;
  }
  return std::nullopt;
}

namespace {

std::string cellOf(const ManifestSheet& sheet, const model::Unit& unit, const model::Placement* placement,
                   const ManifestField& field) {
  switch (field.kind) {
    case Kind::Hex: return hexCell(sheet.layout, placement);
    case Kind::Facing: return facingCell(sheet.layout, placement);
    case Kind::Entry: return entryCell(sheet.battle, placement);
    default: return wordsCell(sheet, unit, field);
  }
}

bool isPlace(const ManifestField& field) {
  return field.kind == Kind::Hex || field.kind == Kind::Facing || field.kind == Kind::Entry;
}

}  // namespace

std::string cellText(const ManifestSheet& sheet, const model::Unit& unit, const ManifestField& field) {
  if (isFigure(field)) return faceCell(sheet.battle, sideOf(sheet.battle, unit.id, field), field);
  const PlacedUnits placed = isPlace(field) ? placedUnits(sheet.battle, sheet.variant) : PlacedUnits();
  const auto placement = placed.find(unit.id);
  return cellOf(sheet, unit, placement == placed.end() ? nullptr : placement->second, field);
}

std::vector<std::vector<std::string>> cellTexts(const ManifestSheet& sheet, const std::vector<Id<model::Unit>>& units,
                                                const std::vector<ManifestField>& fields) {
  const PlacedUnits placed = placedUnits(sheet.battle, sheet.variant);
  const auto sides = sidesOfUnits(sheet.battle);
  std::vector<std::vector<std::string>> rows;
  for (const Id<model::Unit> id : units) {
    const model::Unit* unit = sheet.battle.find<model::Unit>(id);
    const auto found = sides.find(id);
    const auto* own = found == sides.end() ? nullptr : &found->second;
    const auto placement = placed.find(id);
    std::vector<std::string>& cells = rows.emplace_back();
    for (const ManifestField& field : fields) {
      cells.push_back(!unit ? std::string()
                      : isFigure(field)
                          ? faceCell(sheet.battle, own ? sideOf(*own, field) : nullptr, field)
                          : cellOf(sheet, *unit, placement == placed.end() ? nullptr : placement->second, field));
    }
  }
  return rows;
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
