#include "core/rules/mechanics/table_reader.h"

#include <algorithm>

#include "core/rules/vocabulary/odds_text.h"

namespace redoubt::rules {
namespace {

constexpr std::int64_t kMostCases = 1'000'000'000'000;  // of a handful of dice, so that chances stay exact

std::int64_t floorOf(Rational number) {
  return roundQuotient(number.numerator(), number.denominator(), Rounding::Down);
}

// From where a column counts, if its name says that: "-3" for a difference, "3-1" for odds.
std::optional<Rational> startOf(IndexKind kind, const std::string& name) {
  if (kind == IndexKind::Odds) return oddsFromText(name);
  return rationalFromText(name.starts_with('+') ? name.substr(1) : name);
}

// Odds on a scale on which those between columns are halfway: 2-1 is 2, 1-1 is 1, 1-2 is 0, 1-3 is -1.
Rational stepped(Rational odds) {
  return odds < Rational(1) ? Rational(2) - Rational(1) / odds : odds;
}

// Whether odds between two columns are read as the higher one because that is nearer.
bool isNearerAbove(const TableIndex& index, Rational odds, Rational below, Rational above) {
  const bool isNearest = index.rounding == Rounding::HalfUp || index.rounding == Rounding::HalfDown;
  if (index.kind != IndexKind::Odds || !isNearest || odds <= Rational(0)) return false;
  const Rational middle = (stepped(below) + stepped(above)) / Rational(2);
  return index.rounding == Rounding::HalfUp ? middle <= stepped(odds) : middle < stepped(odds);
}

bool isForAttacker(const TableIndex& index) {
  return index.kind == IndexKind::Odds && index.isForAttacker;
}

std::map<int, Chance> chancesOf(const Distribution& distribution) {
  std::map<int, Chance> chances;
  for (const auto& [value, count] : distribution.counts()) chances[value] = Chance(count, distribution.total());
  return chances;
}

// Numbers whose digits are the faces of several dice.
std::map<int, Chance> digits(const Roll& roll) {
  std::map<int, Chance> numbers{{0, Chance(1, 1)}};
  for (int i = 0; i < roll.dice; ++i) {
    std::map<int, Chance> longer;
    for (const auto& [number, chance] : numbers) {
      for (int face = 1; face <= roll.sides; ++face) longer[number * 10 + face] = chance * Chance(1, roll.sides);
    }
    numbers = std::move(longer);
  }
  return numbers;
}

// One of the numbers that can be rolled, with something added. Numbers read from dice have gaps: there it counts along
// those that can be rolled, from 16 to 21, and ends with the first and the last of them.
int withAdded(RollKind kind, const std::map<int, Chance>& rolled, int natural, int add) {
  if (kind != RollKind::Digits) return natural + add;
  std::vector<int> numbers;
  for (const auto& [number, chance] : rolled) numbers.push_back(number);
  const auto place = std::find(numbers.begin(), numbers.end(), natural) - numbers.begin();
  const auto last = static_cast<std::ptrdiff_t>(numbers.size()) - 1;
  return numbers[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(place + add, 0, last))];
}

}  // namespace

void TableReader::miss(const std::string& rule) {
  if (std::find(lookup_.missing.begin(), lookup_.missing.end(), rule) == lookup_.missing.end()) {
    lookup_.missing.push_back(rule);
  }
}

Quantity TableReader::changed(Rational start, std::string_view of) {
  Quantity value = engagement_.changed({start, Certainty::Known}, of, subject_, rules_.adjusts);
  if (engagement_.action_ && engagement_.action_->action.table == rules_.name) {
    value = engagement_.changed(value, of, subject_, engagement_.action_->adjusts);
  }
  return value;
}

TableLookup TableReader::read() {
  lookup_.table = rules_.name;
  engagement_.note(rules_.path);
  if (rules_.index) {
    findIndex(*rules_.index);
    findColumn(*rules_.index, chooseColumns());
  } else {
    std::vector<std::string>& columns = lookup_.columns;
    for (const RowOfTable& row : rules_.rows) {
      for (const auto& [column, text] : row.cells) {
        if (std::find(columns.begin(), columns.end(), column) == columns.end()) columns.push_back(column);
      }
    }
    if (columns.size() == 1) lookup_.column = 0;
    if (columns.size() != 1) miss(rules_.path + "/index");
  }
  findResults();
  return std::move(lookup_);
}

const std::vector<TableColumn>& TableReader::chooseColumns() {
  for (const LineOfTable& each : rules_.lines) {
    const Answer answer = holds(each.line.when, engagement_, subject_);
    if (answer.verdict == Verdict::No) continue;
    if (answer.verdict == Verdict::Unknown) {
      lookup_.certainty = worse(lookup_.certainty, Certainty::Estimated);
      continue;
    }
    lookup_.certainty = worse(lookup_.certainty, answer.certainty);
    lookup_.line = each.path;
    engagement_.note(each.path);
    return each.line.columns;
  }
  return rules_.index->columns;
}

void TableReader::findIndex(const TableIndex& index) {
  lookup_.certainty = worse(lookup_.certainty, rules_.certainty);
  for (const Amount& each : index.of) lookup_.amounts.push_back(valueOf(each, engagement_, subject_));
  if (index.kind == IndexKind::Class) return;
  const std::size_t needed = index.kind == IndexKind::Value ? 1 : 2;
  if (lookup_.amounts.size() != needed) return miss(rules_.path + "/index");
  for (const Quantity& each : lookup_.amounts) {
    lookup_.certainty = worse(lookup_.certainty, each.certainty);
    if (!each.value) return;
  }
  const Rational first = *lookup_.amounts.front().value;
  if (index.kind == IndexKind::Value) {
    lookup_.index = first;
  } else if (index.kind == IndexKind::Difference) {
    lookup_.index = first - *lookup_.amounts[1].value;
  } else if (*lookup_.amounts[1].value <= Rational(0)) {
    lookup_.isWithoutLimit = first > Rational(0);
    if (!lookup_.isWithoutLimit) lookup_.index = Rational(0);
  } else {
    lookup_.index = first / *lookup_.amounts[1].value;
  }
  if (lookup_.index && index.kind != IndexKind::Odds) {
    const Rounding rounding = index.rounding.value_or(Rounding::Down);
    lookup_.index = Rational(roundQuotient(lookup_.index->numerator(), lookup_.index->denominator(), rounding));
  }
}

// The place of the index among the columns; -1 before the first, their number behind the last. Nothing in a gap.
std::optional<std::ptrdiff_t> TableReader::placeOf(const TableIndex& index,
                                                   const std::vector<TableColumn>& columns) const {
  const auto behind = static_cast<std::ptrdiff_t>(columns.size());
  if (lookup_.isWithoutLimit) return behind;
  const Rational number = *lookup_.index;
  std::ptrdiff_t place = -1;  // of the last column that begins at or below the number
  bool isIn = false;          // whether that column holds it
  for (std::ptrdiff_t i = 0; i < behind; ++i) {
    const TableColumn& column = columns[static_cast<std::size_t>(i)];
    if (column.range) {
      if (column.range->contains(number)) return i;
      if (column.range->from && number < Rational(*column.range->from)) break;
      isIn = false;
    } else {
      const auto start = startOf(index.kind, column.name);
      if (!start) return std::nullopt;
      if (isForAttacker(index) && number <= *start) return i;
      if (number < *start) break;
      isIn = true;
    }
    place = i;
  }
  if (place == -1) return place;
  if (place < behind - 1) {
    if (!isIn) return std::nullopt;
    const auto startAt = [&](std::ptrdiff_t i) {
      return startOf(index.kind, columns[static_cast<std::size_t>(i)].name);
    };
    const auto below = startAt(place);
    const auto above = startAt(place + 1);
    return below && above && isNearerAbove(index, number, *below, *above) ? place + 1 : place;
  }
  if (!isIn || isForAttacker(index)) return behind;
  // Odds above the last column still have it, unless the rules say that there is no result.
  const auto last = startOf(index.kind, columns.back().name);
  return index.above == Beyond::None && last && *last < number ? behind : place;
}

void TableReader::findColumn(const TableIndex& index, const std::vector<TableColumn>& columns) {
  for (const TableColumn& each : columns) lookup_.columns.push_back(each.name);
  if (index.kind == IndexKind::Class) {
    for (std::size_t i = 0; i < columns.size(); ++i) {
      const Answer answer =
          columns[i].when ? holds(*columns[i].when, engagement_, subject_) : Answer{Verdict::Yes, Certainty::Known};
      if (answer.verdict == Verdict::No) continue;
      if (answer.verdict == Verdict::Unknown) {
        lookup_.certainty = Certainty::Unknown;
        return;
      }
      lookup_.certainty = worse(lookup_.certainty, answer.certainty);
      return shift(index, static_cast<std::ptrdiff_t>(i));
    }
    return miss(rules_.path + "/index");
  }
  if (!lookup_.index && !lookup_.isWithoutLimit) return;
  const auto place = placeOf(index, columns);
  if (!place) return miss(lookup_.line.empty() ? rules_.path + "/index" : lookup_.line);
  shift(index, *place);
}

void TableReader::shift(const TableIndex& index, std::ptrdiff_t base) {
  const auto last = static_cast<std::ptrdiff_t>(lookup_.columns.size()) - 1;
  const auto isOutside = [&](std::ptrdiff_t place) {
    return (place < 0 && index.below == Beyond::None) || (place > last && index.above == Beyond::None);
  };
  const auto clamped = [&](std::ptrdiff_t place) { return std::clamp<std::ptrdiff_t>(place, 0, last); };
  if (isOutside(base) && index.isClampedFirst) {
    lookup_.isBeyond = true;
    return;
  }
  lookup_.base = static_cast<std::size_t>(clamped(base));
  if (index.isClampedFirst) base = clamped(base);
  const Quantity change = changed(Rational(0), "column");
  lookup_.certainty = worse(lookup_.certainty, change.certainty);
  if (!change.value) return;
  const std::ptrdiff_t place = base + static_cast<std::ptrdiff_t>(floorOf(*change.value));
  if (!index.isClampedFirst && isOutside(place)) {
    lookup_.isBeyond = true;
    return;
  }
  lookup_.column = static_cast<std::size_t>(clamped(place));
}

std::optional<std::map<int, Chance>> TableReader::poolOutcomes() {
  const TableRoll& roll = *rules_.roll;
  const Quantity dice = valueOf(roll.pool, engagement_, subject_);
  lookup_.certainty = worse(lookup_.certainty, dice.certainty);
  if (!dice.value) return std::nullopt;
  const auto number = std::max<std::int64_t>(0, floorOf(*dice.value));
  const int sides = roll.dice.sides;
  const auto hits =
      std::count_if(roll.hits.begin(), roll.hits.end(), [&](int face) { return 1 <= face && face <= sides; });
  const Chance hit(hits, sides);
  const Chance fails(sides - hits, sides);
  std::map<int, Chance> chances{{0, Chance(1, 1)}};
  std::int64_t cases = 1;
  for (std::int64_t i = 0; i < number; ++i) {
    cases *= std::max(hit.cases(), fails.cases());
    if (cases > kMostCases) {
      miss(rules_.path + "/roll");
      return std::nullopt;
    }
    std::map<int, Chance> more;
    for (const auto& [count, chance] : chances) {
      more[count] = more[count] + chance * fails;
      more[count + 1] = more[count + 1] + chance * hit;
    }
    chances = std::move(more);
  }
  std::erase_if(chances, [](const auto& each) { return each.second == Chance(); });
  return chances;
}

// What can be rolled, before anything is added.
std::optional<std::map<int, Chance>> TableReader::outcomes() {
  const TableRoll& roll = *rules_.roll;
  const RuleBook& book = engagement_.position().book();
  switch (roll.kind) {
    case RollKind::Dice: return chancesOf(distributionOf(book, roll.dice));
    case RollKind::Digits: return digits(roll.dice);
    case RollKind::Opposed: {
      const std::map<int, Chance> own = chancesOf(distributionOf(book, roll.dice));
      std::map<int, Chance> differences;
      for (const auto& [a, chanceOfA] : own) {
        for (const auto& [b, chanceOfB] : own) differences[a - b] = differences[a - b] + chanceOfA * chanceOfB;
      }
      return differences;
    }
    case RollKind::Pool: break;
  }
  return poolOutcomes();
}

std::optional<std::vector<TableReader::Outcome>> TableReader::numbers() {
  std::vector<Outcome> found;
  if (rules_.roll) {
    const Quantity change = changed(add_, "roll");
    Quantity less{Rational(0), Certainty::Known};
    if (rules_.roll->less) less = valueOf(*rules_.roll->less, engagement_, subject_);
    lookup_.certainty = worse(lookup_.certainty, worse(change.certainty, less.certainty));
    const auto rolled = outcomes();
    if (!rolled || !change.value || !less.value) return std::nullopt;
    lookup_.rollChange = *change.value;
    const int add = static_cast<int>(floorOf(*change.value - *less.value));
    const int added = static_cast<int>(floorOf(*change.value));
    for (const auto& [natural, chance] : *rolled) {
      const RollKind kind = rules_.roll->kind;
      found.push_back(
          {withAdded(kind, *rolled, natural, add), withAdded(kind, *rolled, natural, added), natural, chance});
    }
    return found;
  }
  if (rules_.row) {
    const Quantity row = valueOf(*rules_.row, engagement_, subject_);
    lookup_.certainty = worse(lookup_.certainty, row.certainty);
    if (!row.value) return std::nullopt;
    found.push_back({static_cast<int>(floorOf(*row.value))});
  } else if (rules_.rows.size() == 1) {
    found.push_back({rules_.rows.front().number});
  } else {
    miss(rules_.path + "/roll");
    return std::nullopt;
  }
  return found;
}

const RowOfTable* TableReader::rowFor(const Outcome& outcome) const {
  const auto isIn = [](const std::optional<OpenRange>& range, int number) {
    return !range || range->contains(Rational(number));
  };
  const auto contains = [&](const RowOfTable& row) {
    if (rules_.rows.size() == 1 && !row.range) return true;
    return row.range && row.range->contains(Rational(outcome.number)) && isIn(row.only.natural, outcome.natural) &&
           isIn(row.only.roll, outcome.roll);
  };
  const auto row = std::find_if(rules_.rows.begin(), rules_.rows.end(), contains);
  if (row != rules_.rows.end()) return &*row;
  // A roll that modifiers bring beyond the table counts as its first or last row.
  const RowOfTable* first = nullptr;
  const RowOfTable* last = nullptr;
  for (const RowOfTable& each : rules_.rows) {
    if (!each.isForAll()) continue;
    if (!first) first = &each;
    last = &each;
  }
  if (!first) return nullptr;
  if (first->range && first->range->from && outcome.number < *first->range->from) return first;
  return last->range && last->range->to && outcome.number > *last->range->to ? last : nullptr;
}

void TableReader::addResult(const std::string& text, const Chance& chance) {
  const auto same = std::find_if(lookup_.results.begin(), lookup_.results.end(),
                                 [&](const TableResult& each) { return each.text == text; });
  if (same == lookup_.results.end()) {
    lookup_.results.push_back({text, chance});
  } else {
    same->chance = same->chance + chance;
  }
}

void TableReader::findResults() {
  if (rules_.rows.empty()) miss(rules_.path + "/rows");
  if (!lookup_.column || rules_.rows.empty()) return;
  const auto found = numbers();
  if (!found) return;
  const std::string& column = lookup_.columns[*lookup_.column];
  for (const Outcome& each : *found) {
    const RowOfTable* row = rowFor(each);
    if (!row) {
      miss(rules_.path + "/rows");
      continue;
    }
    lookup_.certainty = worse(lookup_.certainty, row->range ? row->certainty : Certainty::Known);
    const auto cell = row->cells.find(column);
    if (cell == row->cells.end()) {
      miss(row->path + "/" + column);
    } else {
      addResult(cell->second, each.chance);
    }
  }
}

}  // namespace redoubt::rules
