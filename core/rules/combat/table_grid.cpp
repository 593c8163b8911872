#include "core/rules/combat/table_grid.h"

#include <algorithm>
#include <limits>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "core/base/text.h"
#include "core/rules/book/json_values.h"
#include "core/rules/book/rule_edit.h"
#include "core/rules/vocabulary/odds_text.h"
#include "core/rules/combat/rule_tables.h"
#include "core/rules/vocabulary/vocabulary.h"

namespace redoubt::rules {
namespace {

using nlohmann::json;

std::string_view firstPart(std::string_view path) {
  return path.substr(0, path.find('/'));
}

bool hasValue(const RuleBook& book, const std::string& path) {
  const auto value = book.json(path);
  return value && *value != "null";
}

// The path of the table that a rule is part of: "fire-table/guns/rows" for a rule of that table.
std::optional<std::string> tableOf(const GridKind& kind, std::string_view rule) {
  const auto open = words(kind.path, "/");
  const auto parts = words(rule, "/");
  if (parts.size() < open.size()) return std::nullopt;
  std::vector<std::string> path;
  for (std::size_t i = 0; i < open.size(); ++i) {
    if (!open[i].starts_with('<') && open[i] != parts[i]) return std::nullopt;
    path.emplace_back(parts[i]);
  }
  return join(path, "/");
}

bool isOfSource(const GridKind& kind, std::string_view rule) {
  if (kind.columns != GridColumns::Listed && kind.columns != GridColumns::Named) return false;
  return rule == kind.source || rule.starts_with(std::string(kind.source) + "/");
}

// The fire table that `rule` describes as a whole: "fire-table/guns/rows" for "fire-table/guns/dice".
std::optional<std::string> tableAround(const GridKind& kind, std::string_view rule) {
  const auto open = words(kind.path, "/");
  const auto parts = words(rule, "/");
  const bool isAround = kind.path.find('<') != std::string_view::npos && parts.size() >= 2 && parts[0] == open[0];
  return isAround ? std::optional(std::string(parts[0]) + "/" + std::string(parts[1]) + "/rows") : std::nullopt;
}

const GridKind* kindOf(std::string_view path) {
  for (const GridKind& kind : gridKinds()) {
    if (tableOf(kind, path) == path) return &kind;
  }
  return nullptr;
}

std::optional<int> numberFrom(std::string_view text) {
  const auto number = toInteger(text);
  const bool isSound = number && 0 <= *number && *number <= std::numeric_limits<int>::max();
  return isSound ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

// Reads the rows that have a value, and the names of their cells.
void readCells(const RuleBook& book, Grid& grid, std::set<std::string>& cells) {
  std::set<int> rows;
  for (const std::string& part : book.under(grid.path)) {
    const auto number = numberFrom(part);
    if (!number || std::to_string(*number) != part) continue;
    for (const std::string& cell : book.under(grid.path + "/" + part)) {
      if (!hasValue(book, grid.cell(*number, cell))) continue;
      rows.insert(*number);
      if (cell != kRangeCell) cells.insert(cell);
    }
  }
  grid.rows.assign(rows.begin(), rows.end());
}

// "table/crt/index" of "table/crt/rows".
std::string indexPath(std::string_view path) {
  return std::string(path.substr(0, path.rfind('/'))) + "/index";
}

// A column of an index is a name, or an object that has one.
std::string nameOfColumn(const json& column) {
  return textOf(column.is_object() ? member(column, "column") : column).value_or("");
}

std::vector<std::string> indexedColumns(const RuleBook& book, std::string_view path) {
  std::vector<std::string> names;
  const json index = parsedJson(book.json(indexPath(path)));
  const json& columns = member(index, "columns");
  if (!columns.is_array()) return names;
  for (const json& column : columns) {
    std::string name = nameOfColumn(column);
    const bool isNew = std::find(names.begin(), names.end(), name) == names.end();
    if (!name.empty() && isNew) names.push_back(std::move(name));
  }
  return names;
}

// The index of a table with one more column, or without one; nothing if the table has no index of its own shape.
std::optional<std::string> indexWith(const RuleBook& book, const Grid& grid, const std::string& column, bool isIn) {
  auto index = nlohmann::ordered_json::parse(book.json(indexPath(grid.path)).value_or("null"), nullptr, false);
  if (!index.is_object() || !index.contains("columns") || !index["columns"].is_array()) return std::nullopt;
  auto& columns = index["columns"];
  const auto first = std::find_if(columns.begin(), columns.end(),
                                  [&](const auto& each) { return nameOfColumn(json(each)) == column; });
  if (isIn) {
    columns.push_back(column);
  } else if (first != columns.end()) {
    columns.erase(first);
  }
  return index.dump();
}

std::vector<std::string> knownColumns(const RuleBook& book, const GridKind& kind, const std::string& path) {
  switch (kind.columns) {
    case GridColumns::Fixed: return {std::string(kind.source)};
    case GridColumns::Listed: return book.texts(kind.source);
    case GridColumns::Numbered: return {};
    case GridColumns::Indexed: return indexedColumns(book, path);
    case GridColumns::Named: break;
  }
  std::vector<std::string> columns;
  for (const std::string& name : book.under(kind.source)) {
    if (hasValue(book, std::string(kind.source) + "/" + name)) columns.push_back(name);
  }
  return columns;
}

bool isBefore(const GridKind& kind, const std::string& a, const std::string& b) {
  if (kind.columns != GridColumns::Numbered) return naturalLess(a, b);
  const auto first = numberFrom(a);
  const auto second = numberFrom(b);
  return first && second ? *first < *second : first.has_value() > second.has_value();
}

std::optional<NumberRange> rangeOf(const RuleBook& book, const Grid& grid, std::size_t row) {
  return rangeFromJson(book.json(grid.cell(grid.rows[row], kRangeCell)).value_or(""));
}

std::string rangeJson(int first, std::optional<int> last) {
  return "[" + std::to_string(first) + "," + (last ? std::to_string(*last) : "null") + "]";
}

// The range of a new row between two others, and the changed range of the row above it.
struct NewRange {
  NumberRange range;
  std::optional<NumberRange> above;
};

NewRange newRange(const RuleBook& book, const Grid& grid, std::size_t at) {
  if (grid.rows.empty()) return {{0, 0}, {}};
  if (at == 0) {
    const int first = std::max(1, rangeOf(book, grid, 0).value_or(NumberRange{1, 1}).first) - 1;
    return {{first, first}, {}};
  }
  const NumberRange above = rangeOf(book, grid, at - 1).value_or(NumberRange{0, 0});
  if (!above.last) return {{above.first + 1, std::nullopt}, NumberRange{above.first, above.first}};
  return {{*above.last + 1, *above.last + 1}, {}};
}

// Paths with the paths that their new values come from; nothing if the value is removed.
using Moves = std::map<std::string, std::optional<std::string>>;

// Makes room for a number before the row at `at` by moving as many rows as necessary; returns the number.
int makeRoom(const RuleBook& book, const Grid& grid, std::size_t at, Moves& moves) {
  const int before = at > 0 ? grid.rows[at - 1] : 0;
  const int number = before + 1;
  for (std::size_t row = at; row < grid.rows.size() && grid.rows[row] == number + static_cast<int>(row - at); ++row) {
    const std::string from = grid.path + "/" + std::to_string(grid.rows[row]) + "/";
    const std::string to = grid.path + "/" + std::to_string(grid.rows[row] + 1) + "/";
    for (const std::string& cell : book.under(from.substr(0, from.size() - 1))) {
      moves.try_emplace(from + cell, std::nullopt);
      moves[to + cell] = from + cell;
    }
  }
  return number;
}

std::vector<std::string> columnCells(const RuleBook& book, const Grid& grid, const std::string& column) {
  std::vector<std::string> paths;
  for (const std::string& row : book.under(grid.path)) {
    const std::string path = grid.path + "/" + row + "/" + column;
    if (book.row(path)) paths.push_back(path);
  }
  return paths;
}

// The columns with new odds inserted in order; columns that are not odds stay in their places.
std::vector<std::string> withOdds(std::vector<std::string> columns, const std::string& column) {
  const auto odds = oddsFromText(column);
  const auto next = std::find_if(columns.begin(), columns.end(), [&](const std::string& each) {
    const auto other = oddsFromText(each);
    return other && *odds < *other;
  });
  columns.insert(next, column);
  return columns;
}

// The path that represents a table as a whole: "combat/rows", "fire-table/guns".
std::string wholePath(const Grid& grid) {
  if (grid.kind->path.find('<') == std::string_view::npos) return grid.path;
  return grid.path.substr(0, grid.path.rfind('/'));
}

}  // namespace

std::span<const GridKind> gridKinds() {
  static const GridKind kinds[] = {
      {"combat/rows", Phrase::of("tables.combat"), Phrase::of("tables.roll"), GridColumns::Listed, "combat/columns"},
      {"dispersal/rows", Phrase::of("tables.dispersal"), Phrase::of("tables.hexes-of-retreat"), GridColumns::Named,
       "dispersal/columns"},
      {"fire-table/<fire-table>/rows", Phrase::of("tables.fire"), Phrase::of("tables.roll"), GridColumns::Numbered, ""},
      {"fire/rows", Phrase::of("tables.fire"), Phrase::of("tables.firepower"), GridColumns::Fixed, "result"},
      {"artillery/range-rows", Phrase::of("tables.artillery"), Phrase::of("tables.distance"), GridColumns::Fixed,
       "modifier"},
      {"withdrawal/return", Phrase::of("tables.return"), Phrase::of("tables.difference"), GridColumns::Fixed, "turns"},
      {"table/<table>/rows", Phrase::of("tables.any"), Phrase::of("tables.roll"), GridColumns::Indexed, ""},
  };
  return kinds;
}

std::string Grid::cell(int row, std::string_view column) const {
  return path + "/" + std::to_string(row) + "/" + std::string(column);
}

std::optional<std::string> gridPath(std::string_view rule) {
  for (const GridKind& kind : gridKinds()) {
    if (const auto table = tableOf(kind, rule)) return table;
    if (isOfSource(kind, rule)) return std::string(kind.path);
    if (const auto table = tableAround(kind, rule)) return table;
  }
  return std::nullopt;
}

std::vector<std::string> gridPaths(const RuleBook& book) {
  std::vector<std::string> paths;
  for (const GridKind& kind : gridKinds()) {
    std::vector<std::string> candidates{std::string(kind.path)};
    if (kind.path.find('<') != std::string_view::npos) {
      candidates.clear();
      const std::string first(firstPart(kind.path));
      for (const std::string& name : book.under(first)) candidates.push_back(first + "/" + name + "/rows");
    }
    // A table that older rules are read as is shown as what the author wrote.
    const auto isWritten = [&](const std::string& path) {
      const model::Rule* index = kind.columns == GridColumns::Indexed ? book.row(indexPath(path)) : nullptr;
      return !index || index->path == indexPath(path);
    };
    std::copy_if(candidates.begin(), candidates.end(), std::back_inserter(paths), [&](const std::string& path) {
      return isWritten(path) && !readGrid(book, path).rows.empty();
    });
  }
  return paths;
}

Grid readGrid(const RuleBook& book, const std::string& path) {
  Grid grid;
  grid.kind = kindOf(path);
  grid.path = path;
  std::set<std::string> cells;
  readCells(book, grid, cells);
  grid.columns = knownColumns(book, *grid.kind, path);
  for (const std::string& column : grid.columns) cells.erase(column);
  if (grid.hasOnly()) cells.erase(std::string(kOnlyCell));
  std::vector<std::string> more(cells.begin(), cells.end());
  std::stable_sort(more.begin(), more.end(),
                   [&](const std::string& a, const std::string& b) { return isBefore(*grid.kind, a, b); });
  grid.columns.insert(grid.columns.end(), more.begin(), more.end());
  return grid;
}

Shape gridShape(const Grid& grid, std::string_view column) {
  const Term* term = termOf(grid.cell(1, column));
  return term ? term->shape : anyValue();
}

model::Edit setCells(const model::Battle& battle, const std::vector<GridCell>& cells, std::string title) {
  RuleEdit edit(battle, std::move(title));
  for (const GridCell& cell : cells) {
    if (cell.json) {
      edit.set(cell.path, *cell.json);
    } else if (cell.path.ends_with("/" + std::string(kOnlyCell))) {
      edit.remove(cell.path);
    } else {
      edit.setUnknown(cell.path);
    }
  }
  return edit.take();
}

model::Edit inheritCells(const model::Battle& battle, const std::vector<std::string>& paths, std::string title) {
  RuleEdit edit(battle, std::move(title));
  for (const std::string& path : paths) edit.inherit(path);
  return edit.take();
}

model::Edit inheritGrid(const model::Battle& battle, const Grid& grid, std::string title) {
  RuleEdit edit(battle, std::move(title));
  edit.inheritBelow(grid.path);
  edit.inherit(wholePath(grid));
  if (grid.kind->columns == GridColumns::Listed) edit.inherit(std::string(grid.kind->source));
  if (grid.kind->columns == GridColumns::Named) edit.inheritBelow(std::string(grid.kind->source));
  if (grid.kind->columns == GridColumns::Indexed) edit.inherit(indexPath(grid.path));
  return edit.take();
}

model::Edit addRow(const model::Battle& battle, const Grid& grid, std::size_t at, std::string title) {
  RuleEdit edit(battle, std::move(title));
  const NewRange ranges = newRange(edit.rules(), grid, at);
  Moves moves;
  const int number = makeRoom(edit.rules(), grid, at, moves);
  const std::string head = grid.cell(number, kRangeCell);
  moves.erase(head);
  for (const auto& [to, from] : moves) {
    if (from) {
      edit.copy(*from, to);
    } else {
      edit.set(to, std::nullopt);
    }
  }
  edit.set(head, rangeJson(ranges.range.first, ranges.range.last));
  if (ranges.above) {
    edit.set(grid.cell(grid.rows[at - 1], kRangeCell), rangeJson(ranges.above->first, ranges.above->last));
  }
  return edit.take();
}

model::Edit removeRow(const model::Battle& battle, const Grid& grid, std::size_t row, std::string title) {
  RuleEdit edit(battle, std::move(title));
  const std::string path = grid.path + "/" + std::to_string(grid.rows[row]);
  for (const std::string& cell : edit.rules().under(path)) edit.remove(path + "/" + cell);
  return edit.take();
}

std::optional<ColumnFault> columnFault(const Grid& grid, std::string_view column) {
  const bool isTaken = std::find(grid.columns.begin(), grid.columns.end(), column) != grid.columns.end();
  if (isTaken) return ColumnFault::Taken;
  switch (grid.kind->columns) {
    case GridColumns::Listed: return oddsFromText(column) ? std::nullopt : std::optional(ColumnFault::NoOdds);
    case GridColumns::Numbered: {
      const auto number = numberFrom(column);
      const bool isSound = number && std::to_string(*number) == column;
      return isSound ? std::nullopt : std::optional(ColumnFault::NoNumber);
    }
    case GridColumns::Named:
    case GridColumns::Indexed:
    case GridColumns::Fixed: break;
  }
  const bool isCell = column == kRangeCell || (grid.hasOnly() && column == kOnlyCell);
  const bool isName = isRulePath(column) && column.find('/') == std::string_view::npos && !isCell;
  return isName ? std::nullopt : std::optional(ColumnFault::NoName);
}

model::Edit addColumn(const model::Battle& battle, const Grid& grid, const std::string& column, std::string title) {
  RuleEdit edit(battle, std::move(title));
  const std::string source(grid.kind->source);
  if (grid.kind->columns == GridColumns::Listed) {
    edit.set(source, json(withOdds(edit.rules().texts(source), column)).dump());
  } else if (grid.kind->columns == GridColumns::Named) {
    edit.set(source + "/" + column, "{}");
  } else if (grid.kind->columns == GridColumns::Indexed) {
    if (const auto index = indexWith(edit.rules(), grid, column, true)) edit.set(indexPath(grid.path), *index);
  }
  return edit.take();
}

model::Edit removeColumn(const model::Battle& battle, const Grid& grid, std::size_t column, std::string title) {
  RuleEdit edit(battle, std::move(title));
  const std::string& name = grid.columns[column];
  for (const std::string& path : columnCells(edit.rules(), grid, name)) edit.remove(path);
  const std::string source(grid.kind->source);
  if (grid.kind->columns == GridColumns::Named) edit.remove(source + "/" + name);
  if (grid.kind->columns == GridColumns::Indexed) {
    if (const auto index = indexWith(edit.rules(), grid, name, false)) edit.set(indexPath(grid.path), *index);
  }
  std::vector<std::string> listed = edit.rules().texts(source);
  if (grid.kind->columns == GridColumns::Listed && std::erase(listed, name) > 0) edit.set(source, json(listed).dump());
  return edit.take();
}

model::Edit strikeGrid(const model::Battle& battle, const Grid& grid, std::string title) {
  RuleEdit edit(battle, std::move(title));
  edit.strike(wholePath(grid));
  return edit.take();
}

bool isStruck(const model::Battle& battle, const Grid& grid) {
  return !struckPaths(battle, wholePath(grid)).empty();
}

}  // namespace redoubt::rules
