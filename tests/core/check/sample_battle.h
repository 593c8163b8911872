#pragma once

#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "core/check/finding.h"
#include "core/model/battle.h"

/// A made-up battle that no check complains about, and ways to spoil it.
namespace redoubt::check::sample {

// Units and leaders of the sample.
inline constexpr Id<model::Unit> kAlder1{11}, kAlder2{12}, kBirch{13}, kLancers{14}, kNorthGun{15};
inline constexpr Id<model::Unit> kRowan{21}, kWillow{22}, kSouthGun{23};
inline constexpr Id<model::Leader> kHale{1}, kBrand{2}, kWolf{3}, kFinch{4};
// Placements that tests change.
inline constexpr Id<model::Placement> kAlder1Placement{101}, kAlder2Placement{102}, kBirchPlacement{103},
    kLancersPlacement{104}, kBrandPlacement{106}, kRowanPlacement{201}, kFinchPlacement{205}, kBirchAtNoon{301};
// The rule system that holds all rules, and the parent of the battle's own.
inline constexpr Id<model::System> kCommonSystem{1};

/// Hex `column`, `row`.
hex::HexKey at(int column, int row);

/// Two armies, four leaders, eight units; scenario "morning" with variants "dawn" and "noon".
/// runChecks() says nothing but the note "box-count".
model::Battle battle();

/// A copy of the row with `key`, changed by `change`, goes back into the battle.
template <class Row, class Change>
void change(model::Battle& battle, const model::KeyOf<Row>& key, Change&& change) {
  Row row = *battle.find<Row>(key);
  change(row);
  battle.all<Row>().put(row);
}

/// Sets or, with an empty text, removes a rule.
void setRule(model::Battle& battle, const std::string& path, const std::string& json);

/// A unit of the north placed at a hex, in variant dawn and, unless it is replaced there, noon.
model::Placement unitAt(std::int64_t id, Id<model::Unit> unit, hex::HexKey hex, int stack);

/// "code scenario/variant subject", and " fix" where there is one.
std::string toLine(const Finding& finding);
/// The lines of all findings but the sample's own note, sorted.
std::vector<std::string> newLines(const model::Battle& battle);

/// A way to spoil the sample, and the findings that must come of it: as newLines() gives them.
struct Mutation {
  std::string_view name;
  void (*apply)(model::Battle& battle);
  std::vector<std::string> findings;

  /// How GoogleTest shows it.
  friend std::ostream& operator<<(std::ostream& out, const Mutation& mutation) { return out << mutation.name; }
};

const std::vector<Mutation>& mutations();

}  // namespace redoubt::check::sample
