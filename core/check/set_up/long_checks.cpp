#include <array>

#include "core/check/finding_collector.h"
#include "core/check/set_up/set_up_checks.h"
#include "core/model/placement_verbs.h"
#include "core/model/standing.h"
#include "core/rules/mechanics/fields.h"
#include "core/rules/mechanics/long_units.h"

namespace redoubt::check {
namespace {

std::vector<hex::HexKey> placeOf(const model::Placement& row) {
  const model::StandingHexes hexes = model::standingHexes(row);
  return {hexes.begin(), hexes.end()};
}

void letLieInOneHex(FindingCollector& collector, const model::Placement& row) {
  collector.cite(row, "second_hex");
  collector.fix("lie-in-one-hex", model::setSecondHex(collector.battle(), row.id, std::nullopt, {}));
}

// Whether the two hexes are on the map and neighbours.
bool areBesideEachOther(const FindingCollector& collector, const model::Placement& row) {
  return row.hex && collector.layout().sideTowards(*row.hex, *row.secondHex);
}

void lookAtHexes(FindingCollector& collector, const model::Placement& row) {
  const std::string name = check::nameOf(collector.battle(), row);
  const std::string second = collector.hexName(*row.secondHex);
  if (!collector.layout().contains(*row.secondHex)) {
    Finding& finding = collector.add("hex-off-map", check::subjectOf(row), {{"name", name}, {"hex", second}});
    finding.place = std::vector{*row.secondHex};
    letLieInOneHex(collector, row);
  } else if (!areBesideEachOther(collector, row)) {
    const std::string first = row.hex ? collector.hexName(*row.hex) : "–";
    Finding& finding = collector.add("second-hex-apart", check::subjectOf(row),
                                     {{"name", name}, {"hex", first}, {"second", second}});
    finding.place = row.hex ? std::vector{*row.hex, *row.secondHex} : std::vector{*row.secondHex};
    letLieInOneHex(collector, row);
  }
}

void addNotAllowed(FindingCollector& collector, const VariantSetUp& where, const model::Placement& row) {
  const model::StandingHexes hexes = model::standingHexes(row);
  Finding& finding = collector.add("long-not-allowed", where, check::subjectOf(row),
                                   {{"name", check::nameOf(collector.battle(), row)},
                                    {"hex", collector.hexName(hexes.front())},
                                    {"second", collector.hexName(hexes.back())}});
  finding.place = placeOf(row);
  letLieInOneHex(collector, row);
}

void addMissing(FindingCollector& collector, const VariantSetUp& where, const model::Placement& row,
                const std::string& rule) {
  Finding& finding =
      collector.add("second-hex-missing", where, check::subjectOf(row),
                    {{"name", check::nameOf(collector.battle(), row)}, {"hex", collector.hexName(*row.hex)}});
  finding.place = placeOf(row);
  collector.citeRule(rule);
}

void lookAtUnits(FindingCollector& collector, const rules::Mechanics& mechanics, const VariantSetUp& where) {
  const rules::Position position(collector.battle(), collector.book(), collector.layout(),
                                 collector.context().figures(), where.placements);
  rules::Fields fields(mechanics, position);
  const rules::MapSituation situation(mechanics, position, &fields);
  for (const rules::Member each : position.onMap()) {
    const rules::Piece& piece = position.piece(each);
    const rules::LongReading reading = piece.unit ? readLong(situation, each) : rules::LongReading();
    if (piece.second && reading.may == rules::Verdict::No) addNotAllowed(collector, where, *piece.row);
    if (!piece.second && reading.must == rules::Verdict::Yes) addMissing(collector, where, *piece.row, reading.rule);
  }
}

}  // namespace

std::vector<Finding> checkSecondHexes(const CheckContext& context) {
  FindingCollector collector(context);
  if (!context.hasMap()) return {};
  for (const model::Placement& row : context.battle().all<model::Placement>()) {
    if (row.secondHex) lookAtHexes(collector, row);
  }
  if (hasLongUnits(context)) return collector.take();
  for (const VariantSetUp& where : context.setUps()) {
    for (const model::Placement* row : where.placements) {
      if (model::isLong(*row) && areBesideEachOther(collector, *row)) addNotAllowed(collector, where, *row);
    }
  }
  return collector.take();
}

bool hasLongUnits(const CheckContext& context) {
  return !rules::keys::kLong.all(context.book()).empty();
}

std::vector<Finding> checkLongUnits(const CheckContext& context) {
  FindingCollector collector(context);
  if (!context.hasMap()) return {};
  for (const VariantSetUp& where : context.setUps()) lookAtUnits(collector, context.mechanics(), where);
  return collector.take();
}

}  // namespace redoubt::check
