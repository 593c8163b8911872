#include <algorithm>
#include <map>

#include "core/rules/combat/combat_tables.h"
#include "core/rules/mechanics/mechanics.h"
#include "core/rules/vocabulary/odds_text.h"

namespace redoubt::rules {
namespace {

using Kind = TableProblem::Kind;

// Finds the problems of one table of the family `table/<table>`.
class TableCheck {
 public:
  TableCheck(const RuleBook& book, const Mechanics& mechanics, const TableRules& table)
      : book_(book), mechanics_(mechanics), table_(table) {}

  std::vector<TableProblem> all() {
    if (table_.index) {
      findAmounts();
      findColumns(table_.path + "/index", table_.index->columns);
      for (const LineOfTable& each : table_.lines) findColumns(each.path, each.line.columns);
    }
    findRows();
    findImpossible();
    findCells();
    return std::move(found_);
  }

 private:
  void add(Kind kind, std::string path, std::optional<int> from = std::nullopt, std::optional<int> to = std::nullopt,
           std::string cell = {}, std::string pointer = {}) {
    found_.push_back({kind, std::move(path), std::move(pointer), from, to, std::move(cell)});
  }

  void findAmounts() {
    static const std::map<IndexKind, std::size_t> kNeeded = {
        {IndexKind::Odds, 2}, {IndexKind::Difference, 2}, {IndexKind::Value, 1}, {IndexKind::Class, 0}};
    const std::size_t needed = kNeeded.at(table_.index->kind);
    if (table_.index->of.size() != needed) {
      add(Kind::Amounts, table_.path + "/index", static_cast<int>(needed), {}, {}, "/of");
    }
  }

  // From where a column counts.
  std::optional<Rational> startOf(const TableColumn& column) const {
    if (column.range && column.range->from) return Rational(*column.range->from);
    if (column.range) return std::nullopt;
    const std::string& name = column.name;
    if (table_.index->kind == IndexKind::Odds) return oddsFromText(name);
    return rationalFromText(name.starts_with('+') ? name.substr(1) : name);
  }

  // Columns must be in order, without gaps between their ranges.
  void findColumns(const std::string& path, const std::vector<TableColumn>& columns) {
    if (table_.index->kind == IndexKind::Class) return;
    for (std::size_t i = 0; i < columns.size(); ++i) {
      const TableColumn& column = columns[i];
      const std::string pointer = "/columns/" + std::to_string(i);
      const auto start = startOf(column);
      if (!start && !column.range) {
        add(table_.index->kind == IndexKind::Odds ? Kind::NoOdds : Kind::NoStart, path, {}, {}, column.name, pointer);
        continue;
      }
      if (i == 0) continue;
      const TableColumn& before = columns[i - 1];
      const auto last = startOf(before);
      if (!start || (last && *start <= *last)) {
        add(Kind::ColumnOrder, path, {}, {}, column.name, pointer);
      } else if (before.range && before.range->to && column.range) {
        const int end = *before.range->to;
        const int next = *column.range->from;
        if (next > end + 1) add(Kind::ColumnGap, path, end + 1, next - 1, {}, pointer);
        if (next <= end) add(Kind::ColumnOverlap, path, next, end, {}, pointer);
      }
    }
  }

  void findRows() {
    const RowOfTable* before = nullptr;
    for (const RowOfTable& row : table_.rows) {
      const std::string path = row.path + "/range";
      if (row.number < 1) add(Kind::NoNumber, row.path);
      if (!row.isForAll()) continue;
      if (!row.range) {
        if (table_.rows.size() > 1) add(Kind::NoRange, path);
        continue;
      }
      if (before) findBetween(*before->range, *row.range, path);
      before = &row;
    }
    if (!before || !table_.roll) return;
    const OpenRange& last = *before->range;
    const auto needed = neededRange();
    if (!needed) return;
    const auto first = std::find_if(table_.rows.begin(), table_.rows.end(),
                                    [](const RowOfTable& row) { return row.isForAll() && row.range.has_value(); });
    const OpenRange& lowest = *first->range;
    if (lowest.from && needed->first < *lowest.from) {
      add(Kind::Gap, first->path + "/range", needed->first, *lowest.from - 1);
    }
    if (!last.to) return;
    if (!needed->last) {
      add(Kind::NoEnd, before->path + "/range", *last.to + 1);
    } else if (*last.to < *needed->last) {
      add(Kind::Gap, before->path + "/range", *last.to + 1, *needed->last);
    }
  }

  void findBetween(const OpenRange& before, const OpenRange& row, const std::string& path) {
    if (!before.to || !row.from || *row.from <= *before.to) {
      const bool isBehind = before.from && row.from && *before.from < *row.from;
      add(isBehind ? Kind::Overlap : Kind::Order, path, row.from, before.to ? before.to : row.to);
    } else if (*row.from > *before.to + 1 && isReached(*before.to + 1, *row.from - 1)) {
      add(Kind::Gap, path, *before.to + 1, *row.from - 1);
    }
  }

  // What is added to the roll at least and at most; nothing if that has no bound.
  std::optional<std::pair<int, int>> addedToRoll() const {
    std::pair<int, int> added{0, 0};
    bool isBounded = true;
    const auto take = [&](const Adjusts& adjusts) {
      for (const NamedAdjust& each : adjusts.list) {
        const Adjust& adjust = each.adjust;
        if (adjust.of != "roll") continue;
        isBounded = isBounded && adjust.kind == AdjustKind::Add && adjust.amount.kind == Amount::Kind::Number &&
                    adjust.amount.number.isWhole();
        const int by = static_cast<int>(adjust.amount.number.numerator());
        (by < 0 ? added.first : added.second) += by;
      }
    };
    take(table_.adjusts);
    for (const ActionRules& each : mechanics_.actions) {
      if (each.action.table == table_.name) take(each.adjusts);
    }
    return isBounded ? std::optional(added) : std::nullopt;
  }

  // Rows that no roll reaches, whatever is added to it.
  void findImpossible() {
    const auto needed = table_.roll ? neededRange() : std::nullopt;
    const auto added = addedToRoll();
    if (!needed || !needed->last || !added) return;
    for (const RowOfTable& row : table_.rows) {
      if (!row.range) continue;
      const auto [from, to] = *row.range;
      if (from && to && *to < *from) continue;
      const bool isReached = (!from || *from <= *needed->last + added->second) &&
                             (!to || needed->first + added->first <= *to);
      if (!isReached) add(Kind::Impossible, row.path + "/range", from, to);
    }
  }

  // Whether one of these numbers can come up; two dice read as digits give 16 and then 21.
  bool isReached(int from, int to) const {
    if (!table_.roll || table_.roll->kind != RollKind::Digits) return true;
    const int sides = table_.roll->dice.sides;
    for (int number = from; number <= to; ++number) {
      bool isDigits = number > 0;
      for (int rest = number; rest > 0; rest /= 10) isDigits = isDigits && 1 <= rest % 10 && rest % 10 <= sides;
      if (isDigits) return true;
    }
    return false;
  }

  // What the dice alone can bring; nothing where an amount is taken from them.
  std::optional<NumberRange> neededRange() const {
    const TableRoll& roll = *table_.roll;
    if (roll.less) return std::nullopt;
    switch (roll.kind) {
      case RollKind::Dice: {
        const Distribution rolled = distributionOf(book_, roll.dice);
        return NumberRange{rolled.least(), rolled.greatest()};
      }
      case RollKind::Opposed: {
        const Distribution rolled = distributionOf(book_, roll.dice);
        return NumberRange{rolled.least() - rolled.greatest(), rolled.greatest() - rolled.least()};
      }
      case RollKind::Pool: return NumberRange{0, std::nullopt};
      case RollKind::Digits: break;
    }
    return std::nullopt;
  }

  void findCells() {
    std::vector<std::string> columns;
    const auto addColumns = [&](const std::vector<TableColumn>& list) {
      for (const TableColumn& each : list) {
        if (std::find(columns.begin(), columns.end(), each.name) == columns.end()) columns.push_back(each.name);
      }
    };
    if (table_.index) addColumns(table_.index->columns);
    for (const LineOfTable& each : table_.lines) addColumns(each.line.columns);
    for (const RowOfTable& row : table_.rows) {
      for (const std::string& column : columns) {
        if (!row.cells.contains(column)) add(Kind::NoCell, row.path + "/" + column, {}, {}, column);
      }
      if (!table_.index) continue;
      for (const auto& [column, text] : row.cells) {
        const bool isKnown = std::find(columns.begin(), columns.end(), column) != columns.end();
        if (!isKnown) add(Kind::NoColumn, row.path + "/" + column, {}, {}, column);
      }
    }
  }

  const RuleBook& book_;
  const Mechanics& mechanics_;
  const TableRules& table_;
  std::vector<TableProblem> found_;
};

// A problem of a table that was written under another path is told there.
TableProblem inItsRow(const RuleBook& book, TableProblem problem) {
  const std::string columns = "/columns";
  if (const model::Rule* row = book.row(problem.path)) {
    const bool isElsewhere = row->path != problem.path;
    if (isElsewhere && problem.pointer.starts_with(columns)) problem.pointer.erase(0, columns.size());
    problem.path = row->path;
    return problem;
  }
  // A cell that is missing would stand beside the others of its row.
  const std::size_t last = problem.path.rfind('/');
  const std::string range = "/range";
  const model::Rule* row = book.row(problem.path.substr(0, last) + range);
  if (!row || !row->path.ends_with(range)) return problem;
  problem.path = row->path.substr(0, row->path.size() - range.size()) + problem.path.substr(last);
  return problem;
}

}  // namespace

std::vector<TableProblem> generalTableProblems(const RuleBook& book, const Mechanics& mechanics) {
  std::vector<TableProblem> problems;
  for (const auto& [name, table] : mechanics.tables) {
    // Fire by firepower is checked where it is written: in `fire/rows`.
    const model::Rule* row = book.row(table.path + "/index");
    if (row && row->path.starts_with("fire/")) continue;
    for (TableProblem& each : TableCheck(book, mechanics, table).all()) problems.push_back(inItsRow(book, std::move(each)));
  }
  return problems;
}

}  // namespace redoubt::rules
