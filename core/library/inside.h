#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "core/base/error.h"
#include "core/base/rational.h"
#include "core/hex/layout.h"
#include "core/library/redoubt/battle.h"
#include "core/model/battle.h"
#include "core/model/set_ups.h"

/// What the public values hold, and how they become ours; never installed.
namespace redoubt::library {

struct Inside {
  model::Battle battle;
  hex::Layout layout;
};

Battle battleOf(model::Battle battle);

/// Sees to it that words are looked for where the library is installed, unless the program has set another folder.
void findWords();

/// What a failure of ours is to other programs.
Failure failureOf(const Error& error);
[[noreturn]] void fail(ErrorCode code, Phrase sentence, std::string context);

/// Runs `work`, and throws what it throws as Failure.
template <class Work>
decltype(auto) guarded(Work&& work) {
  try {
    return std::forward<Work>(work)();
  } catch (const Error& error) {
    throw failureOf(error);
  }
}

/// What a row is called: its slug, otherwise its id.
template <class Row>
std::string nameOf(const Row& row) {
  return row.slug.empty() ? std::to_string(row.id.value) : row.slug;
}

/// The row of that name. Throws Failure NotFound with that sentence.
template <class Row>
const Row& rowNamed(const model::Battle& battle, const std::string& name, const Phrase& sentence) {
  for (const Row& row : battle.all<Row>()) {
    if (nameOf(row) == name) return row;
  }
  fail(ErrorCode::NotFound, sentence, name);
}

const model::Scenario& scenarioNamed(const model::Battle& battle, const ScenarioName& name);
/// The first one of the scenario for the empty name.
const model::Variant& variantNamed(const model::Battle& battle, const ScenarioName& scenario, const VariantName& name);

hex::HexKey keyOf(const hex::Layout& layout, const HexNumber& number);
HexNumber numberOf(const hex::Layout& layout, hex::HexKey hex);
HexNumber numberOf(const hex::Layout& layout, const std::optional<hex::HexKey>& hex);

Direction directionOf(hex::Direction direction);
/// Throws Failure BadInput for an index that there is not.
hex::Direction directionOf(Direction direction);

inline Fraction fractionOf(const Rational& number) {
  return {number.numerator(), number.denominator()};
}
inline std::optional<Fraction> fractionOf(const std::optional<Rational>& number) {
  return number ? std::optional(fractionOf(*number)) : std::nullopt;
}

}  // namespace redoubt::library
