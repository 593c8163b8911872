#include "core/rules/vocabulary/table_keys.h"

#include "core/rules/vocabulary/adjust_value.h"
#include "core/rules/vocabulary/terms.h"

namespace redoubt::rules {
namespace values {
namespace {

Typed<OpenRange> openRange() {
  return {openSpan(), [](const json& value) {
            return std::optional(OpenRange{wholeNumber(value[0]), wholeNumber(value[1])});
          }};
}

Typed<TableColumn> column() {
  Typed<TableColumn> named{rules::text(), [](const json& value) {
                             return std::optional(TableColumn{value.get<std::string>(), std::nullopt, std::nullopt});
                           }};
  Typed<TableColumn> described = object<TableColumn>(
      {member("column", &TableColumn::name, text()),
       memberInto<TableColumn>(
           "range", openRange(), [](TableColumn& into, OpenRange range) { into.range = range; }, false),
       memberInto<TableColumn>(
           "when", when(scopeOfActions()),
           [](TableColumn& into, Condition condition) { into.when = std::move(condition); }, false)});
  return either(std::move(named), std::move(described));
}

struct Ends {
  Beyond below = Beyond::Nearest;
  Beyond above = Beyond::Nearest;
  bool isClampedFirst = true;
};

Typed<Ends> ends() {
  const auto end = [] { return oneOf<Beyond>({{"nearest", Beyond::Nearest}, {"none", Beyond::None}}); };
  return object<Ends>(
      {member("below", &Ends::below, end(), false), member("above", &Ends::above, end(), false),
       member("clamp", &Ends::isClampedFirst, oneOf<bool>({{"before", true}, {"after", false}}), false)});
}

struct Rounded {
  std::optional<Rounding> rounding;
  bool isForAttacker = false;
};

Typed<Rounded> rounded() {
  // What is higher is better for the attacker.
  std::vector<std::pair<std::string, Rounded>> words{{"for-attacker", {Rounding::Up, true}},
                                                     {"for-defender", {Rounding::Down, false}}};
  for (const Rounding each : kRoundings) words.push_back({std::string(toText(each)), {each, each == Rounding::Up}});
  return oneOf(std::move(words));
}

Typed<TableIndex> index() {
  return object<TableIndex>({member("kind", &TableIndex::kind,
                                    oneOf<IndexKind>({{"odds", IndexKind::Odds},
                                                      {"difference", IndexKind::Difference},
                                                      {"value", IndexKind::Value},
                                                      {"class", IndexKind::Class}})),
                             member("of", &TableIndex::of, list(amount(scopeOfActions())), false),
                             member("columns", &TableIndex::columns, someOf(column())),
                             memberInto<TableIndex>(
                                 "rounding", rounded(),
                                 [](TableIndex& into, Rounded rounded) {
                                   into.rounding = rounded.rounding;
                                   into.isForAttacker = rounded.isForAttacker;
                                 },
                                 false),
                             memberInto<TableIndex>(
                                 "beyond", ends(),
                                 [](TableIndex& into, Ends ends) {
                                   into.below = ends.below;
                                   into.above = ends.above;
                                   into.isClampedFirst = ends.isClampedFirst;
                                 },
                                 false)});
}

Typed<TableLine> line() {
  return object<TableLine>({member("when", &TableLine::when, when(scopeOfActions())),
                            member("columns", &TableLine::columns, someOf(column())),
                            member("order", &TableLine::order, whole(0), false)});
}

Member<TableRoll> rolled(std::string name, RollKind kind) {
  return memberInto<TableRoll>(
      std::move(name), dice(),
      [kind](TableRoll& into, Roll dice) {
        into.kind = kind;
        into.dice = dice;
      },
      false);
}

Typed<TableRoll> roll() {
  return object<TableRoll>(
      {rolled("dice", RollKind::Dice), rolled("digits", RollKind::Digits), rolled("each", RollKind::Opposed),
       memberInto<TableRoll>(
           "pool", amount(scopeOfActions()),
           [](TableRoll& into, Amount pool) {
             into.kind = RollKind::Pool;
             into.pool = std::move(pool);
           },
           false),
       member("hits", &TableRoll::hits, list(whole(0, 100)), false),
       memberInto<TableRoll>(
           "die", dice(), [](TableRoll& into, Roll dice) { into.dice = dice; }, false),
       memberInto<TableRoll>(
           "less", amount(scopeOfActions()), [](TableRoll& into, Amount less) { into.less = std::move(less); }, false)},
      {"dice", "digits", "each", "pool"});
}

Member<RowOnly> rollIn(std::string name, std::optional<OpenRange> RowOnly::*at) {
  return memberInto<RowOnly>(
      std::move(name), openRange(), [at](RowOnly& into, OpenRange range) { into.*at = range; }, false);
}

Typed<RowOnly> only() {
  return object<RowOnly>({rollIn("natural", &RowOnly::natural), rollIn("roll", &RowOnly::roll)}, {"natural", "roll"});
}

// A cell's text; a number is read as its text.
Typed<std::string> cell() {
  return {rules::either({rules::text(), rules::number()}),
          [](const json& value) { return std::optional(value.is_string() ? value.get<std::string>() : value.dump()); }};
}

}  // namespace
}  // namespace values

namespace keys {

using values::family;

const RuleFamily<std::string> kTableTitle = family("table/<table>/title", values::text());
const RuleFamily<TableIndex> kTableIndex = family("table/<table>/index", values::index());
const RuleFamily<TableLine> kTableLine = family("table/<table>/line/<line>", values::line());
const RuleFamily<TableRoll> kTableRoll = family("table/<table>/roll", values::roll());
const RuleFamily<Amount> kTableRow = family("table/<table>/row", values::amount(scopeOfActions()));
const RuleFamily<OpenRange> kTableRange = family("table/<table>/rows/<number>/range", values::openRange());
const RuleFamily<RowOnly> kTableOnly = family("table/<table>/rows/<number>/only", values::only());
const RuleFamily<std::string> kTableCell = family("table/<table>/rows/<number>/<column>", values::cell());
const RuleFamily<Adjust> kTableAdjust =
    family("table/<table>/adjust/<adjust>", values::adjust(scopeOfActions(), {"column", "roll"}));
const RuleFamily<Combine> kTableCombine = family("table/<table>/combine/<group>", values::combine());

}  // namespace keys

std::vector<Term> terms::tables() {
  using namespace keys;
  return termsOf(kTableTitle, kTableIndex, kTableLine, kTableRoll, kTableRow, kTableRange, kTableOnly, kTableCell, kTableAdjust,
                 kTableCombine);
}

}  // namespace redoubt::rules
