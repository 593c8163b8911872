#include "core/rules/forces/manifest_table.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/base/phrase.h"
#include "core/base/text.h"
#include "core/base/wording.h"
#include "core/rules/forces/figure_kinds.h"
#include "core/rules/forces/manifest_parts.h"

namespace redoubt::rules {
namespace {

using Kind = ManifestField::Kind;

constexpr std::size_t kRowsForHeadings = 12;
constexpr std::size_t kRowsThatAreJudged = 200;

Phrase headingPhrase(Kind kind) {
  switch (kind) {
    case Kind::Name: return Phrase::of("manifest.headings.name");
    case Kind::ShortName: return Phrase::of("manifest.headings.short-name");
    case Kind::Type: return Phrase::of("manifest.headings.type");
    case Kind::Commands: return Phrase::of("manifest.headings.commands");
    case Kind::Size: return Phrase::of("manifest.headings.size");
    case Kind::Morale: return Phrase::of("manifest.headings.morale");
    case Kind::Fire: return Phrase::of("manifest.headings.fire");
    case Kind::Hex: return Phrase::of("manifest.headings.hex");
    case Kind::Army: return Phrase::of("manifest.headings.army");
    case Kind::Counters: return Phrase::of("manifest.headings.counters");
    case Kind::Back: return Phrase::of("manifest.headings.back");
    case Kind::Facing: return Phrase::of("manifest.headings.facing");
    case Kind::Entry: return Phrase::of("manifest.headings.entry");
    case Kind::Own: break;
  }
  return {};
}

// What a phrase says in all languages, part by part and folded.
std::vector<std::string> parts(const Phrase& phrase) {
  std::vector<std::string> all;
  for (const std::string& language : wording::languages()) {
    const std::string said = redoubt::said(phrase, language);
    for (const std::string_view part : words(said, "|")) all.push_back(folded(part));
  }
  return all;
}

std::vector<std::string> plainHeadings(const std::vector<const RuleBook*>& books, const ManifestField& field) {
  if (field.kind != Kind::Own) return parts(headingPhrase(field.kind));
  std::vector<std::string> headings{folded(field.figure)};
  for (const RuleBook* book : books) {
    for (const FigureKind& kind : figureKinds(*book)) {
      if (kind.slug != field.figure) continue;
      headings.push_back(folded(kind.title));
      headings.push_back(folded(kind.shortTitle));
    }
  }
  return headings;
}

bool isAnyOf(const std::vector<std::string>& headings, const std::string& heading) {
  return !heading.empty() && std::find(headings.begin(), headings.end(), heading) != headings.end();
}

bool hasWords(const CellRow& row) {
  return std::any_of(row.begin(), row.end(), [](const std::string& cell) { return !trimmed(cell).empty(); });
}

struct Headings {
  std::vector<std::optional<ManifestField>> fields;
  std::vector<std::string> unknown;
  std::size_t known = 0;
  std::size_t filled = 0;
};

using KnownHeadings = std::vector<std::pair<ManifestField, std::vector<std::string>>>;

Headings read(const CellRow& row, const KnownHeadings& known) {
  Headings read;
  std::set<std::size_t> taken;
  for (const std::string& cell : row) {
    const std::string heading = folded(cell);
    auto& field = read.fields.emplace_back();
    if (trimmed(cell).empty()) continue;
    ++read.filled;
    for (std::size_t i = 0; i < known.size() && !field; ++i) {
      if (!isAnyOf(known[i].second, heading) || !taken.insert(i).second) continue;
      field = known[i].first;
      ++read.known;
    }
    if (!field) read.unknown.push_back(trimmed(cell));
  }
  return read;
}

// A unit with the name of a column is not a row of headings, nor is a row with numbers in it.
bool areHeadings(const Headings& read) {
  const bool hasNumbers = std::any_of(read.unknown.begin(), read.unknown.end(),
                                      [](const std::string& words) { return toInteger(words).has_value(); });
  return !hasNumbers && read.known >= std::min<std::size_t>(2, read.filled) && read.known > 0 &&
         read.known * 2 >= read.filled;
}

// Recognises columns by what they hold.
class Contents {
 public:
  Contents(const model::Battle& battle, const RuleBook& book, const std::vector<CellRow>& rows)
      : battle_(battle), book_(book), layout_(model::layoutOf(battle)), rows_(rows) {}

  std::vector<std::optional<ManifestField>> fields() {
    std::size_t columns = 0;
    for (const CellRow& row : rows_) columns = std::max(columns, row.size());
    std::vector<std::optional<ManifestField>> fields(columns);
    const auto mark = [&](Kind kind, auto isOne) {
      for (std::size_t column = 0; column < columns; ++column) {
        if (fields[column] || !areMost(column, isOne)) continue;
        fields[column] = ManifestField{kind};
        return;
      }
    };
    mark(Kind::Army, [&](const std::string& text) { return armyCalled(battle_, text).has_value(); });
    mark(Kind::Type, [&](const std::string& text) { return typeCalled(book_, text).has_value(); });
    mark(Kind::Commands, [&](const std::string& text) { return isCommand(text); });
    mark(Kind::Hex, [&](const std::string& text) { return text.size() >= 4 && layout_.parse(text).has_value(); });
    mark(Kind::Name, [](const std::string& text) { return !toInteger(text) && !folded(text).empty(); });
    return fields;
  }

 private:
  template <class IsOne>
  bool areMost(std::size_t column, IsOne&& isOne) const {
    std::size_t filled = 0;
    std::size_t like = 0;
    for (std::size_t row = 0; row < std::min(rows_.size(), kRowsThatAreJudged); ++row) {
      const std::string text = column < rows_[row].size() ? trimmed(rows_[row][column]) : std::string();
      if (text.empty()) continue;
      ++filled;
      like += isOne(text);
    }
    return filled > 0 && like * 10 >= filled * 8;
  }

  bool isCommand(const std::string& text) const {
    const auto& commands = battle_.all<model::Command>();
    return std::any_of(commands.begin(), commands.end(),
                       [&](const model::Command& each) { return folded(each.name) == folded(text); });
  }

  const model::Battle& battle_;
  const RuleBook& book_;
  hex::Layout layout_;
  const std::vector<CellRow>& rows_;
};

// A row that has nothing but the name of an army.
std::optional<Id<model::Army>> armyOfRow(const model::Battle& battle, const CellRow& row) {
  std::string only;
  for (const std::string& cell : row) {
    if (trimmed(cell).empty()) continue;
    if (!only.empty()) return std::nullopt;
    only = trimmed(cell);
  }
  return only.empty() ? std::nullopt : armyCalled(battle, only);
}

// Units by their army and name; of several the first.
class UnitNames {
 public:
  explicit UnitNames(const model::Battle& battle) {
    for (const model::Unit& unit : battle.all<model::Unit>()) {
      byArmy_.try_emplace({unit.army, trimmed(unit.name)}, unit.id);
      ++times_[trimmed(unit.name)];
      byName_.try_emplace(trimmed(unit.name), unit.id);
    }
  }

  std::optional<Id<model::Unit>> find(std::optional<Id<model::Army>> army, const std::string& name) const {
    if (army) {
      const auto found = byArmy_.find({*army, name});
      return found == byArmy_.end() ? std::nullopt : std::optional(found->second);
    }
    const auto times = times_.find(name);
    return times != times_.end() && times->second == 1 ? std::optional(byName_.at(name)) : std::nullopt;
  }

 private:
  std::map<std::pair<Id<model::Army>, std::string>, Id<model::Unit>> byArmy_;
  std::map<std::string, Id<model::Unit>> byName_;
  std::map<std::string, int> times_;
};

}  // namespace

std::vector<std::string> headingsOf(const std::vector<const RuleBook*>& books, const ManifestField& field) {
  const std::vector<std::string> plain = plainHeadings(books, field);
  if (field.side == 0) {
    std::vector<std::string> headings = plain;
    for (const std::string& word : plain) {
      if (!isFigure(field)) continue;
      for (const std::string& front : parts(Phrase::of("manifest.sides.front"))) {
        headings.push_back(word + front);
        headings.push_back(front + word);
      }
    }
    return headings;
  }
  const std::string number = std::to_string(field.side + 1);
  std::vector<std::string> headings;
  for (const std::string& word : plain) {
    headings.push_back(word + number);
    for (const std::string& side : parts(Phrase::of("manifest.sides.side"))) headings.push_back(word + side + number);
    if (field.side > 1) continue;
    for (const std::string& back : parts(Phrase::of("manifest.sides.back"))) {
      headings.push_back(word + back);
      headings.push_back(back + word);
    }
  }
  return headings;
}

std::string headingOf(const RuleBook& book, const ManifestField& field, std::string_view language) {
  const auto first = [&](const Phrase& phrase) {
    const std::string said = redoubt::said(phrase, language);
    return said.substr(0, said.find('|'));
  };
  std::string heading = field.kind == Kind::Own ? field.figure : first(headingPhrase(field.kind));
  for (const FigureKind& kind : figureKinds(book)) {
    if (field.kind == Kind::Own && kind.slug == field.figure) heading = kind.title;
  }
  if (field.side == 0) return heading;
  return field.side == 1 ? heading + ", " + first(Phrase::of("manifest.sides.back"))
                         : heading + " " + std::to_string(field.side + 1);
}

TableMapping mapTable(const model::Battle& battle, const std::vector<const RuleBook*>& books,
                      const std::vector<CellRow>& rows) {
  KnownHeadings known;
  std::vector<ManifestField> fields = allManifestFields(battle, *books.front());
  // Counters may have more sides than any has yet.
  for (const ManifestField& field : std::vector(fields)) {
    if (!isFigure(field) || field.side > 0) continue;
    for (int side = 2; side < 8; ++side) {
      ManifestField further = field;
      further.side = side;
      if (std::find(fields.begin(), fields.end(), further) == fields.end()) fields.push_back(further);
    }
  }
  for (const ManifestField& field : fields) known.emplace_back(field, headingsOf(books, field));
  for (std::size_t row = 0; row < std::min(rows.size(), kRowsForHeadings); ++row) {
    Headings found = read(rows[row], known);
    if (!areHeadings(found)) continue;
    return {static_cast<int>(row), std::move(found.fields), std::move(found.unknown)};
  }
  return {std::nullopt, Contents(battle, *books.front(), rows).fields(), {}};
}

TableBlock blockOf(const model::Battle& battle, const std::vector<CellRow>& rows, const TableMapping& mapping,
                   std::optional<Id<model::Army>> army) {
  TableBlock table;
  std::optional<std::size_t> name;
  std::optional<std::size_t> armyColumn;
  for (std::size_t column = 0; column < mapping.fields.size(); ++column) {
    const auto& field = mapping.fields[column];
    if (!field) continue;
    if (field->kind == Kind::Name) name = column;
    if (field->kind == Kind::Army) armyColumn = column;
    table.block.fields.push_back(*field);
    table.columns.push_back(static_cast<int>(column));
  }
  table.block.army = army;
  const UnitNames names(battle);
  const auto textAt = [&](const CellRow& row, std::size_t column) {
    return column < row.size() ? trimmed(row[column]) : std::string();
  };
  const CellRow* headings = mapping.headings && *mapping.headings < std::ssize(rows)
                                 ? &rows[static_cast<std::size_t>(*mapping.headings)]
                                 : nullptr;
  std::optional<Id<model::Army>> current = army;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    if (!hasWords(rows[row]) || (headings && rows[row] == *headings)) continue;
    if (const auto named = armyOfRow(battle, rows[row])) {
      current = named;
      continue;
    }
    if (mapping.headings && static_cast<int>(row) < *mapping.headings) continue;  // titles
    CellRow& cells = table.block.cells.emplace_back();
    for (const int column : table.columns) cells.push_back(textAt(rows[row], static_cast<std::size_t>(column)));
    const std::string armyText = armyColumn ? textAt(rows[row], *armyColumn) : std::string();
    const auto ofRow = armyText.empty() ? current : armyCalled(battle, armyText);
    table.block.armies.push_back(ofRow);
    table.block.units.push_back(name ? names.find(ofRow, textAt(rows[row], *name)) : std::nullopt);
    table.rows.push_back(static_cast<int>(row));
  }
  return table;
}

BlockFates fatesOf(const ManifestSheet& sheet, const CellBlock& block) {
  BlockFates fates;
  std::vector<Id<model::Unit>> units;
  for (const auto& unit : block.units) units.push_back(unit.value_or(Id<model::Unit>{}));
  const auto now = cellTexts(sheet, units, block.fields);
  for (std::size_t row = 0; row < block.cells.size(); ++row) {
    const bool isNew = row >= block.units.size() || !block.units[row];
    auto& cells = fates.cells.emplace_back();
    bool isChanged = false;
    for (std::size_t column = 0; column < block.fields.size(); ++column) {
      const std::string text = column < block.cells[row].size() ? trimmed(block.cells[row][column]) : std::string();
      const bool isOther = isNew ? !text.empty() : column < block.cells[row].size() && text != now[row][column];
      cells.push_back(isOther);
      isChanged = isChanged || isOther;
    }
    fates.rows.push_back(isNew       ? BlockFates::Fate::New
                         : isChanged ? BlockFates::Fate::Changed
                                     : BlockFates::Fate::Same);
    fates.added += isNew;
    fates.changed += !isNew && isChanged;
  }
  return fates;
}

}  // namespace redoubt::rules
