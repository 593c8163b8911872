#include "core/rules/combat/rule_tables.h"

#include <algorithm>
#include <array>
#include <limits>
#include <set>

#include "core/base/text.h"
#include "core/rules/book/json_values.h"
#include "core/rules/combat/combat_tables.h"
#include "core/rules/vocabulary/award_keys.h"

namespace redoubt::rules {
namespace {

using nlohmann::json;
using Kind = TableProblem::Kind;

constexpr std::string_view kReturns = "withdrawal/return";
constexpr std::string_view kRanges = "artillery/range-rows";
constexpr std::string_view kCasualties = "leader/casualty-roll";

// The range of a row or of a list item, and the path that gives it.
struct Stretch {
  std::string path;
  std::string pointer;
  NumberRange range;
};

// How strictly the numbers are to be covered.
struct Need {
  NumberRange numbers;
  bool isOrdered = true;
  bool isExact = false;  // other numbers are not allowed
};

TableProblem problemAt(const Stretch& piece, Kind kind, std::optional<int> from = std::nullopt,
                       std::optional<int> to = std::nullopt) {
  return {kind, piece.path, piece.pointer, from, to, {}};
}

void dropBackwards(std::vector<Stretch>& pieces, std::vector<TableProblem>& problems) {
  std::erase_if(pieces, [&](const Stretch& piece) {
    const bool isBackwards = piece.range.last && *piece.range.last < piece.range.first;
    if (isBackwards) problems.push_back(problemAt(piece, Kind::Backwards));
    return isBackwards;
  });
}

void findDisorder(const std::vector<Stretch>& pieces, std::vector<TableProblem>& problems) {
  for (std::size_t i = 1; i < pieces.size(); ++i) {
    if (pieces[i].range.first < pieces[i - 1].range.first) problems.push_back(problemAt(pieces[i], Kind::Order));
  }
}

void findImpossible(const std::vector<Stretch>& pieces, NumberRange possible, std::vector<TableProblem>& problems) {
  for (const Stretch& piece : pieces) {
    const auto [first, last] = piece.range;
    if (first < possible.first) {
      problems.push_back(problemAt(piece, Kind::Impossible, first, std::min(last.value_or(first), possible.first - 1)));
    }
    if (possible.last && (!last || *last > *possible.last)) {
      problems.push_back(problemAt(piece, Kind::Impossible, std::max(first, *possible.last + 1), last));
    }
  }
}

// Goes through the pieces in order of their beginnings. `covered` is the last number covered so far, in 64 bits so that
// adding 1 can't overflow.
void findGapsAndOverlaps(std::vector<Stretch> pieces, NumberRange needed, std::vector<TableProblem>& problems) {
  std::stable_sort(pieces.begin(), pieces.end(),
                   [](const Stretch& a, const Stretch& b) { return a.range.first < b.range.first; });
  constexpr std::int64_t kEndless = std::numeric_limits<std::int64_t>::max();
  const auto number = [&](std::int64_t value) {
    return value == kEndless ? std::nullopt : std::optional(static_cast<int>(value));
  };
  std::int64_t covered = std::min<std::int64_t>(needed.first, pieces.front().range.first) - 1;
  for (const Stretch& piece : pieces) {
    const std::int64_t first = piece.range.first;
    const std::int64_t last = piece.range.last ? *piece.range.last : kEndless;
    const std::int64_t next = covered == kEndless ? kEndless : std::max<std::int64_t>(covered + 1, needed.first);
    if (first <= covered) {
      problems.push_back(problemAt(piece, Kind::Overlap, piece.range.first, number(std::min(covered, last))));
    } else if (first > next) {
      problems.push_back(problemAt(piece, Kind::Gap, number(next), number(first - 1)));
    }
    covered = std::max(covered, last);
  }
  if (covered == kEndless) return;
  const std::int64_t next = std::max<std::int64_t>(covered + 1, needed.first);
  if (!needed.last) {
    problems.push_back(problemAt(pieces.back(), Kind::NoEnd, number(next)));
  } else if (next <= *needed.last) {
    problems.push_back(problemAt(pieces.back(), Kind::Gap, number(next), needed.last));
  }
}

std::vector<TableProblem> problemsOfPieces(std::vector<Stretch> pieces, const Need& need) {
  std::vector<TableProblem> problems;
  dropBackwards(pieces, problems);
  if (pieces.empty()) return problems;
  if (need.isOrdered) findDisorder(pieces, problems);
  if (need.isExact) findImpossible(pieces, need.numbers, problems);
  findGapsAndOverlaps(std::move(pieces), need.numbers, problems);
  return problems;
}

// The row with all its rule values; nothing if it has none.
std::optional<TableRow> readRow(const model::Battle& battle, const RuleBook& book, const std::string& table,
                                const std::string& part) {
  TableRow row;
  row.path = table + "/" + part;
  const auto number = toInteger(part);
  if (number && *number > 0 && *number <= std::numeric_limits<int>::max()) row.number = static_cast<int>(*number);
  bool isThere = false;
  for (const std::string& cell : book.under(row.path)) {
    const std::string path = row.path + "/" + cell;
    const Certainty certainty = certaintyOf(battle, book, path);
    isThere = isThere || certainty != Certainty::Unknown;
    if (cell == "range") {
      row.range = rangeFromJson(book.json(path).value_or(""));
      row.rangeCertainty = row.range ? certainty : Certainty::Unknown;
    } else {
      const bool isKnown = certainty != Certainty::Unknown;
      row.cells[cell] = {isKnown ? std::string(*book.json(path)) : std::string(), certainty};
    }
  }
  return isThere ? std::optional(row) : std::nullopt;
}

// The greatest range of any fire.
std::optional<int> farthestRange(const RuleBook& book) {
  std::optional<int> farthest;
  for (const std::string& group : {std::string("arm"), std::string("unit-type")}) {
    for (const std::string& name : book.under(group)) {
      const auto range = book.integer(group + "/" + name + "/fire-range");
      if (range && range > farthest) farthest = range;
    }
  }
  return farthest;
}

// The items of a list of {"from": …, "to": …}; without "to" an item is for one number, or for all if `isOpen`.
std::vector<Stretch> listPieces(const RuleBook& book, const std::string& path, bool isOpen) {
  std::vector<Stretch> pieces;
  const json list = parsedJson(book.json(path));
  for (std::size_t i = 0; list.is_array() && i < list.size(); ++i) {
    const auto from = wholeNumber(member(list[i], "from"));
    const auto to = wholeNumber(member(list[i], "to"));
    if (from) pieces.push_back({path, "/" + std::to_string(i), {*from, to || isOpen ? to : from}});
  }
  return pieces;
}

// The roll for leader casualties: `leader/casualty-dice`, otherwise the battle's die.
std::optional<Distribution> casualtyRolls(const RuleBook& book) {
  if (const auto dice = parseRoll(book.text("leader/casualty-dice").value_or(""))) return distributionOf(book, *dice);
  const auto die = faces(book);
  return die ? std::optional<Distribution>(*die) : std::nullopt;
}

std::string rollAfter(UnitFate fate) {
  return std::string(kCasualties) + (fate == UnitFate::Eliminated ? "/eliminated" : "/retreats");
}

std::vector<TableProblem> casualtyProblems(const RuleBook& book) {
  const auto rolls = casualtyRolls(book);
  if (!rolls) return {};
  std::vector<TableProblem> problems;
  for (const std::string& path :
       {std::string(kCasualties), rollAfter(UnitFate::Eliminated), rollAfter(UnitFate::Retreats)}) {
    const auto found =
        problemsOfPieces(listPieces(book, path, false), {{rolls->least(), rolls->greatest()}, false, true});
    problems.insert(problems.end(), found.begin(), found.end());
  }
  return problems;
}

// Levels of whole points that follow each other by ones; ratios don't.
bool haveLevelsNoGaps(const RuleBook& book) {
  const auto levels = keys::kVictoryLevels.in(book, {});
  return keys::kVictoryLevelsBy.in(book, LevelsBy::Lead) != LevelsBy::Ratio &&
         std::all_of(levels.begin(), levels.end(), [](const VictoryLevel& each) {
           return each.from.isWhole() && (!each.to || each.to->isWhole());
         });
}

Phrase numbersOf(const TableProblem& problem) {
  const std::string from = std::to_string(problem.from.value_or(0));
  if (!problem.to) return Phrase::of("tables.and-more", {{"from", from}});
  if (problem.to == problem.from) return from;
  return Phrase::of("tables.span", {{"from", from}, {"to", std::to_string(*problem.to)}});
}

}  // namespace

std::optional<NumberRange> rangeFromJson(std::string_view text) {
  const json value = parsedJson(text);
  if (!value.is_array() || value.size() != 2) return std::nullopt;
  const auto first = wholeNumber(value[0]);
  const auto last = wholeNumber(value[1]);
  if (!first || (!last && !value[1].is_null())) return std::nullopt;
  return NumberRange{*first, last};
}

std::optional<int> TableRow::integer(std::string_view cell) const {
  const auto found = cells.find(cell);
  return found == cells.end() ? std::nullopt : wholeNumber(parsedJson(found->second.json));
}

std::optional<std::string> TableRow::text(std::string_view cell) const {
  const auto found = cells.find(cell);
  return found == cells.end() ? std::nullopt : textOf(parsedJson(found->second.json));
}

Certainty TableRow::certainty(std::string_view cell) const {
  const auto found = cells.find(cell);
  return worse(rangeCertainty, found == cells.end() ? Certainty::Unknown : found->second.certainty);
}

const TableRow* RuleTable::rowFor(int number) const {
  const auto found = std::find_if(rows.begin(), rows.end(),
                                  [&](const TableRow& row) { return row.range && row.range->contains(number); });
  return found == rows.end() ? nullptr : &*found;
}

const TableRow* RuleTable::rowBelow(const TableRow& row, int down) const {
  const std::ptrdiff_t left = rows.data() + rows.size() - 1 - &row;
  return &row + std::min<std::ptrdiff_t>(down, left);
}

RuleTable ruleTable(const model::Battle& battle, const RuleBook& book, const std::string& path) {
  RuleTable table{path, {}};
  for (const std::string& part : book.under(path)) {
    if (auto row = readRow(battle, book, path, part)) table.rows.push_back(std::move(*row));
  }
  std::stable_sort(table.rows.begin(), table.rows.end(),
                   [](const TableRow& a, const TableRow& b) { return a.number < b.number; });
  return table;
}

Phrase wordsFor(const TableProblem& problem) {
  const Phrase::Argument numbers{"numbers", numbersOf(problem)};
  const Phrase::Argument cell{"cell", problem.cell};
  switch (problem.kind) {
    case Kind::NoNumber: return Phrase::of("tables.no-number");
    case Kind::NoRange: return Phrase::of("tables.no-range");
    case Kind::Backwards: return Phrase::of("tables.backwards");
    case Kind::Order: return Phrase::of("tables.order");
    case Kind::Gap:
    case Kind::NoEnd: return Phrase::of("tables.gap", {numbers});
    case Kind::Overlap: return Phrase::of("tables.overlap", {numbers});
    case Kind::Impossible: return Phrase::of("tables.impossible", {numbers});
    case Kind::NoColumn: return Phrase::of("tables.no-column", {cell});
    case Kind::NoOdds: return Phrase::of("tables.no-odds", {cell});
    case Kind::ColumnOrder: return Phrase::of("tables.column-order", {cell});
    case Kind::NoStart: return Phrase::of("tables.no-start", {cell});
    case Kind::ColumnGap: return Phrase::of("tables.column-gap", {numbers});
    case Kind::ColumnOverlap: return Phrase::of("tables.column-overlap", {numbers});
    case Kind::Amounts: return Phrase::of("tables.amounts", {{"count", std::to_string(*problem.from)}});
    case Kind::NoCell: break;
  }
  return Phrase::of("tables.no-cell", {cell});
}

std::vector<TableProblem> problemsOf(const RuleTable& table, NumberRange needed) {
  std::vector<TableProblem> problems;
  std::vector<Stretch> pieces;
  std::set<std::string> cells;
  for (const TableRow& row : table.rows) {
    if (row.number == 0) problems.push_back({Kind::NoNumber, row.path, {}});
    if (row.range) pieces.push_back({row.path + "/range", {}, *row.range});
    if (!row.range) problems.push_back({Kind::NoRange, row.path + "/range", {}});
    for (const auto& [cell, value] : row.cells) {
      if (value.certainty != Certainty::Unknown) cells.insert(cell);
    }
  }
  for (const TableRow& row : table.rows) {
    for (const std::string& cell : cells) {
      const auto found = row.cells.find(cell);
      if (found != row.cells.end() && found->second.certainty != Certainty::Unknown) continue;
      problems.push_back({Kind::NoCell, row.path + "/" + cell, {}, {}, {}, cell});
    }
  }
  const auto more = problemsOfPieces(std::move(pieces), {needed});
  problems.insert(problems.end(), more.begin(), more.end());
  return problems;
}

std::vector<TableProblem> tableProblems(const model::Battle& battle, const RuleBook& book,
                                        const Mechanics& mechanics) {
  std::vector<TableProblem> problems;
  const auto add = [&](const std::vector<TableProblem>& more) {
    problems.insert(problems.end(), more.begin(), more.end());
  };
  add(problemsOf(ruleTable(battle, book, "fire/rows"), {0, std::nullopt}));
  // If nothing has a range, the rows can end anywhere.
  add(problemsOf(ruleTable(battle, book, std::string(kRanges)), {1, farthestRange(book).value_or(1)}));
  add(problemsOf(ruleTable(battle, book, std::string(kReturns)), {1, std::nullopt}));
  add(combatTableProblems(battle, book));
  add(generalTableProblems(book, mechanics));
  add(casualtyProblems(book));
  if (haveLevelsNoGaps(book)) {
    add(problemsOfPieces(listPieces(book, keys::kVictoryLevels.path(), true), {{1, std::nullopt}, true, true}));
  }
  return problems;
}

std::string casualtyRollPath(const RuleBook& book, std::optional<UnitFate> fate) {
  const std::string own = fate ? rollAfter(*fate) : std::string();
  return fate && parsedJson(book.json(own)).is_array() ? own : std::string(kCasualties);
}

std::optional<std::string> casualtyResult(const RuleBook& book, int roll, std::optional<UnitFate> fate) {
  const std::string path = casualtyRollPath(book, fate);
  const json list = parsedJson(book.json(path));
  for (const Stretch& piece : listPieces(book, path, false)) {
    if (piece.range.contains(roll)) return textOf(member(list[json::json_pointer(piece.pointer)], "result"));
  }
  return std::nullopt;
}

std::map<std::string, Chance> casualtyOdds(const RuleBook& book, std::optional<UnitFate> fate) {
  std::map<std::string, Chance> odds;
  const auto rolls = casualtyRolls(book);
  if (!rolls) return odds;
  for (const auto& [roll, count] : rolls->counts()) {
    const auto result = casualtyResult(book, roll, fate);
    if (result) odds[*result] = odds[*result] + rolls->chanceOf(roll);
  }
  return odds;
}

}  // namespace redoubt::rules
