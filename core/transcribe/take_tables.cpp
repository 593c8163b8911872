#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/base/text.h"
#include "core/rules/combat/rule_tables.h"
#include "core/rules/combat/table_grid.h"
#include "core/transcribe/lexicon.h"
#include "core/transcribe/taker.h"
#include "core/transcribe/tokens.h"

// Tables of a text into the rules: results into the rules' grids that have the same rows and columns, costs of terrain
// into terrain/<terrain>/enter and combat-shift.
namespace redoubt::transcribe {
namespace {

using Cells = std::vector<std::vector<std::string>>;

// Cyrillic letters that scans put for Latin ones, bullets and underscores for dashes. `mended` is set where one was.
std::string plainCell(std::string_view text, bool* mended = nullptr) {
  static constexpr std::pair<std::string_view, std::string_view> kSame[]{
      {"\xD0\x92", "B"}, {"\xD0\x90", "A"}, {"\xD0\xA1", "C"}, {"\xD0\x95", "E"}, {"\xD0\xA0", "P"},
      {"\xD0\x9C", "M"}, {"\xD0\x9D", "H"}, {"\xD0\x9A", "K"}, {"−", "-"},        {"–", "-"},
      {"—", "-"},        {"•", "-"},        {"½", "1/2"}};
  std::string plain = trimmed(text);
  for (const auto& [foreign, latin] : kSame) {
    for (std::size_t at = plain.find(foreign); at != std::string::npos; at = plain.find(foreign, at)) {
      plain.replace(at, foreign.size(), latin);
      if (mended && static_cast<unsigned char>(foreign[0]) == 0xD0) *mended = true;
      at += latin.size();
    }
  }
  if (plain == "_") plain = "-";
  return plain;
}

// "0-6", "7", "4+" as a range of numbers.
std::optional<rules::NumberRange> rangeOf(const std::string& head) {
  if (isDigits(head) && head.size() <= 3)
    return rules::NumberRange{static_cast<int>(*toInteger(head)), static_cast<int>(*toInteger(head))};
  if (head.ends_with('+') && isDigits(std::string_view(head).substr(0, head.size() - 1))) {
    return rules::NumberRange{static_cast<int>(*toInteger(std::string_view(head).substr(0, head.size() - 1))),
                              std::nullopt};
  }
  const std::size_t dash = head.find('-');
  if (dash == std::string::npos || dash == 0) return std::nullopt;
  const auto first = toInteger(std::string_view(head).substr(0, dash));
  const auto last = toInteger(std::string_view(head).substr(dash + 1));
  if (!first || !last || *first > *last || *last > 999) return std::nullopt;
  return rules::NumberRange{static_cast<int>(*first), static_cast<int>(*last)};
}

// A head of a column as rules name it: "1-4" of "1:4", "4" of "4+".
std::string columnOf(const std::string& head) {
  std::string name = head;
  std::replace(name.begin(), name.end(), ':', '-');
  if (name.ends_with('+')) name.pop_back();
  return name;
}

// Where the heads of a table are: the fullest row of numbers or odds, and the first column that has some.
struct Heads {
  std::size_t row = 0;
  std::size_t column = 0;
};

bool isHeadText(const std::string& text) {
  const std::string head = plainCell(text);
  if (rangeOf(head)) return true;
  const std::size_t colon = head.find(':');
  return colon != std::string::npos && colon > 0 && isDigits(head.substr(0, colon)) && isDigits(head.substr(colon + 1));
}

std::optional<Heads> headsOf(const Cells& rows) {
  std::size_t best = 0;
  Heads heads;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const auto count = static_cast<std::size_t>(std::count_if(rows[row].begin(), rows[row].end(), isHeadText));
    if (count > best && count >= 3) {
      best = count;
      heads.row = row;
      break;
    }
  }
  if (best == 0) return std::nullopt;
  // the column before the first head
  std::size_t first = 0;
  while (first < rows[heads.row].size() && !isHeadText(rows[heads.row][first])) ++first;
  if (first == 0) return std::nullopt;
  heads.column = first - 1;
  return heads;
}

// One way to lay a table of the text on a grid of the rules.
struct Fit {
  std::string path;
  std::vector<rules::GridCell> cells;                       // json of what the text has
  std::vector<std::string> texts;                           // as printed
  std::vector<std::pair<std::size_t, std::size_t>> places;  // row and column in the text
  int same = 0;
  int known = 0;
};

class GridFitter {
 public:
  GridFitter(const rules::RuleBook& book, const Cells& rows, Heads heads) : book_(book), rows_(rows), heads_(heads) {}

  std::optional<Fit> fit(const std::string& path) const {
    const rules::Grid grid = rules::readGrid(book_, path);
    if (auto straight = laid(grid, false)) return straight;
    return laid(grid, true);
  }

 private:
  std::string head(bool ofRow, std::size_t index) const {
    return plainCell(ofRow ? cell(index, heads_.column) : cell(heads_.row, index));
  }
  std::string cell(std::size_t row, std::size_t column) const {
    return row < rows_.size() && column < rows_[row].size() ? rows_[row][column] : std::string();
  }

  // The number of the grid's row for a head of the text; -1 for none.
  int rowFor(const rules::Grid& grid, const std::string& head) const {
    const auto wanted = rangeOf(head);
    if (!wanted) return -1;
    for (const int row : grid.rows) {
      const auto json = book_.json(grid.cell(row, rules::kRangeCell));
      const auto range = json ? rules::rangeFromJson(*json) : std::nullopt;
      if (range && (*range == *wanted ||
                    (range->last && wanted->last && *range->last == *wanted->last && range->contains(wanted->first))))
        return row;
    }
    return -1;
  }

  std::optional<Fit> laid(const rules::Grid& grid, bool turned) const {
    Fit fit;
    fit.path = grid.path;
    std::vector<std::pair<std::size_t, int>> rows;             // index in the text, row of the grid
    std::vector<std::pair<std::size_t, std::string>> columns;  // index in the text, column of the grid
    std::size_t rowHeads = 0;
    std::size_t columnHeads = 0;
    const std::size_t count = std::max(rows_.size(), rows_[heads_.row].size());
    for (std::size_t k = 0; k < count; ++k) {
      const bool isRow = k != heads_.row;
      const bool isColumn = k > heads_.column;
      const std::string asRow = (turned ? isColumn : isRow) ? head(!turned, k) : std::string();
      const std::string asColumn = (turned ? isRow : isColumn) ? head(turned, k) : std::string();
      if (!asRow.empty() && isHeadText(asRow)) {
        ++rowHeads;
        if (const int row = rowFor(grid, asRow); row >= 0) rows.emplace_back(k, row);
      }
      if (!asColumn.empty() && isHeadText(asColumn)) {
        ++columnHeads;
        const std::string name = columnOf(asColumn);
        if (std::find(grid.columns.begin(), grid.columns.end(), name) != grid.columns.end())
          columns.emplace_back(k, name);
      }
    }
    const bool fits = rows.size() >= 2 && columns.size() >= 2 &&
                      10 * rows.size() >= 8 * std::max(rowHeads, grid.rows.size()) - 8 && rows.size() == rowHeads &&
                      columns.size() == columnHeads && columns.size() == grid.columns.size();
    if (!fits) return std::nullopt;
    for (const auto& [rowIndex, row] : rows) {
      for (const auto& [columnIndex, column] : columns) {
        const std::pair<std::size_t, std::size_t> at =
            turned ? std::pair{columnIndex, rowIndex} : std::pair{rowIndex, columnIndex};
        const std::string text = cell(at.first, at.second);
        if (trimmed(text).empty()) continue;
        const std::string path = grid.cell(row, column);
        const std::string json = nlohmann::json(plainCell(text)).dump();
        if (const auto now = book_.json(path)) {
          ++fit.known;
          fit.same += *now == json;
        }
        fit.cells.push_back({path, json});
        fit.texts.push_back(text);
        fit.places.push_back(at);
      }
    }
    return fit;
  }

  const rules::RuleBook& book_;
  const Cells& rows_;
  Heads heads_;
};

}  // namespace

Line* Taker::lineOf(Reading& reading, std::size_t table, std::size_t row) {
  std::size_t seen = 0;
  for (Line& line : reading.lines) {
    if (line.table != table || line.isRule) continue;
    if (seen++ == row) return &line;
  }
  return nullptr;
}

void Taker::takeTables(Reading& reading) {
  std::set<std::string> taken;
  for (std::size_t index = 0; index < reading.tables.size(); ++index) {
    const Table& table = reading.tables[index];
    if (table.rows.empty()) continue;
    if (takeTerrain(reading, index)) continue;
    if (!takeGrid(reading, index, taken)) {
      if (Line* first = lineOf(reading, index, 0)) leave(*first, table.title, Phrase::of("reading.guesses.no-table"));
    }
  }
}

// Answers whether a grid of the rules has the same heads.
bool Taker::takeGrid(Reading& reading, std::size_t index, std::set<std::string>& taken) {
  const Table& table = reading.tables[index];
  const auto heads = headsOf(table.rows);
  if (!heads) return false;
  const rules::RuleBook book(now());
  std::optional<Fit> best;
  int others = 0;
  for (const std::string& path : rules::gridPaths(book)) {
    if (taken.contains(path)) continue;
    auto fit = GridFitter(book, table.rows, *heads).fit(path);
    if (!fit) continue;
    ++others;
    if (!best || fit->same > best->same) best = std::move(fit);
  }
  if (!best) return false;
  taken.insert(best->path);
  Line* first = lineOf(reading, index, 0);
  if (first)
    guess(*first, table.title, best->path,
          Phrase::of(others > 1 ? "reading.guesses.one-table-of-several" : "reading.guesses.table"));
  std::vector<rules::GridCell> cells;
  for (std::size_t k = 0; k < best->cells.size(); ++k) {
    Line* line = lineOf(reading, index, best->places[k].first);
    bool mended = false;
    const std::string plain = plainCell(best->texts[k], &mended);
    if (line && mended) guess(*line, best->texts[k], plain, Phrase::of("reading.guesses.cyrillic"));
    const auto before = book.json(best->cells[k].path);
    if (before && *before == *best->cells[k].json) continue;
    if (before) {
      if (line)
        guess(*line, best->texts[k], std::string(*before),
              Phrase::of("reading.guesses.other-value", {{"rule", best->cells[k].path}}));
      continue;
    }
    cells.push_back(best->cells[k]);
    ++counts_.rules;
  }
  apply(rules::setCells(now(), cells, title_));
  return true;
}

namespace {

// The arm of a column's head: infantry for "piechota".
std::optional<std::string> armOfHead(const std::string& head) {
  const std::vector<Token> tokens = tokensOf(head);
  for (const auto& [sense, arm] : {std::pair{"arm-infantry", "infantry"},
                                   {"arm-cavalry", "cavalry"},
                                   {"arm-artillery", "artillery"},
                                   {"arm-wagon", "wagon"}}) {
    if (!tokens.empty() && tokens.size() <= 2 && Lexicon::get().match(sense, tokens, 0) > 0) return arm;
  }
  return std::nullopt;
}

// "2", "+1", "1/2" as a cost.
std::optional<nlohmann::json> costOf(const std::string& cell) {
  std::string text = plainCell(cell);
  if (text.starts_with('+')) text.erase(0, 1);
  if (isDigits(text) && text.size() <= 2) return *toInteger(text);
  const std::size_t slash = text.find('/');
  if (slash != std::string::npos && isDigits(text.substr(0, slash)) && isDigits(text.substr(slash + 1))) return text;
  return std::nullopt;
}

}  // namespace

// The terrain of the rules that a row names.
std::optional<std::string> Taker::terrainOf(const rules::RuleBook& book, const std::string& words) const {
  std::string name;
  for (const char c : words) {
    if (c != '\x22' && c != '\'') name += c;
  }
  const std::string fold = folded(name);
  if (fold.empty()) return std::nullopt;
  for (const std::string& terrain : book.under("terrain")) {
    const std::string title = book.text("terrain/" + terrain + "/title").value_or(terrain);
    if (folded(terrain) == fold || folded(title) == fold) return terrain;
    for (const model::Translation& each : now().all<model::Translation>()) {
      if (each.original == title &&
          (folded(each.text) == fold || (fold.size() >= 4 && folded(each.text).substr(0, 4) == fold.substr(0, 4))))
        return terrain;
    }
  }
  return std::nullopt;
}

// Costs and effects of terrain; answers whether the table is one of them.
bool Taker::takeTerrain(Reading& reading, std::size_t index) {
  const Table& table = reading.tables[index];
  const rules::RuleBook book(now());
  std::map<std::size_t, std::string> arms;
  std::optional<std::size_t> effect;
  int terrains = 0;
  for (const std::vector<std::string>& row : table.rows) {
    terrains += !row.empty() && terrainOf(book, row.front());
    for (std::size_t column = 1; column < row.size(); ++column) {
      if (const auto arm = armOfHead(row[column]); arm && !arms.contains(column)) arms[column] = *arm;
      if (Lexicon::get().isIn("head-effect", tokensOf(row[column]))) effect = column;
    }
  }
  if (terrains < 3 || arms.empty()) return false;
  std::vector<rules::GridCell> cells;
  for (std::size_t k = 0; k < table.rows.size(); ++k) {
    const std::vector<std::string>& row = table.rows[k];
    Line* line = lineOf(reading, index, k);
    const auto terrain = row.empty() ? std::nullopt : terrainOf(book, row.front());
    if (!line || !terrain) continue;
    const std::string path = "terrain/" + *terrain;
    if (folded(*terrain) != folded(row.front()))
      guess(*line, row.front(), *terrain, Phrase::of("reading.guesses.terrain"));
    takeCosts(*line, row, arms, path, cells);
    if (effect && *effect < row.size()) takeEffect(*line, row[*effect], path, cells);
  }
  counts_.rules += static_cast<int>(cells.size());
  apply(rules::setCells(now(), cells, title_));
  return true;
}

void Taker::takeCosts(Line& line, const std::vector<std::string>& row, const std::map<std::size_t, std::string>& arms,
                      const std::string& path, std::vector<rules::GridCell>& cells) {
  const rules::RuleBook book(now());
  const auto json = book.json(path + "/enter");
  nlohmann::json costs = json ? nlohmann::json::parse(*json, nullptr, false) : nlohmann::json::object();
  if (!costs.is_object()) return;
  bool changed = false;
  for (const auto& [column, arm] : arms) {
    if (column >= row.size() || trimmed(row[column]).empty()) continue;
    const auto cost = costOf(row[column]);
    const bool isForbidden = Lexicon::get().isOne("forbidden", trimmed(row[column]));
    const auto forbidden = book.texts(path + "/forbidden");
    if (isForbidden) {
      if (std::find(forbidden.begin(), forbidden.end(), arm) == forbidden.end())
        guess(line, row[column], arm, Phrase::of("reading.guesses.other-value", {{"rule", path + "/forbidden"}}));
    } else if (!cost) {
      guess(line, row[column], {}, Phrase::of("reading.guesses.cell-left"));
    } else if (!costs.contains(arm)) {
      costs[arm] = *cost;
      changed = true;
    } else if (costs[arm] != *cost) {
      guess(line, row[column], costs[arm].dump(),
            Phrase::of("reading.guesses.other-value", {{"rule", path + "/enter"}}));
    }
  }
  if (changed) cells.push_back({path + "/enter", costs.dump()});
}

void Taker::takeEffect(Line& line, const std::string& cell, const std::string& path,
                       std::vector<rules::GridCell>& cells) {
  const rules::RuleBook book(now());
  std::string text = plainCell(cell);
  if (text.starts_with('+')) text.erase(0, 1);
  const auto shift = text == "-" || text.empty() ? std::optional<std::int64_t>(0) : toInteger(text);
  const auto before = book.json(path + "/combat-shift");
  if (!shift) {
    guess(line, cell, {}, Phrase::of("reading.guesses.cell-left"));
  } else if (!before) {
    cells.push_back({path + "/combat-shift", std::to_string(*shift)});
  } else if (*before != std::to_string(*shift)) {
    guess(line, cell, std::string(*before),
          Phrase::of("reading.guesses.other-value", {{"rule", path + "/combat-shift"}}));
  }
}

}  // namespace redoubt::transcribe
