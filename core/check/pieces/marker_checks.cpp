#include <map>
#include <set>

#include "core/check/finding_collector.h"
#include "core/check/pieces/pieces_checks.h"
#include "core/rules/forces/markers.h"
#include "core/rules/terrain/terrain.h"

namespace redoubt::check {
namespace {

void addAboutMarker(FindingCollector& collector, std::string_view code, const VariantSetUp& where,
                    const model::Placement& placement, Arguments arguments) {
  Finding& finding = collector.add(code, where, check::subjectOf(placement), std::move(arguments));
  if (placement.hex) finding.place = std::vector{*placement.hex};
  collector.cite(placement);
}

// Checks a marker that must lie on hexsides of a kind.
void lookAtHexside(FindingCollector& collector, const VariantSetUp& where, const model::Placement& placement,
                   const std::string& marker, const std::string& kind) {
  if (placement.rule != model::PlacementRule::At || !placement.hex || !collector.layout().contains(*placement.hex)) {
    return;
  }
  const std::string title = rules::markerTitle(collector.book(), marker);
  const auto side = rules::sideOf(placement);
  if (!side) {
    return addAboutMarker(collector, "marker-without-side", where, placement,
                          {{"marker", title}, {"hex", collector.hexName(*placement.hex)}});
  }
  const hex::HexsideKey key = collector.layout().side(*placement.hex, *side);
  if (collector.battle().find<model::Hexside>({key, kind})) return;
  addAboutMarker(collector, "marker-off-hexside", where, placement,
                 {{"marker", title},
                  {"hex", collector.hexName(*placement.hex)},
                  {"terrain", rules::terrainTitle(collector.book(), kind)}});
  collector.citeRule("marker/" + marker + "/hexside");
}

int countOfHexsides(const model::Battle& battle, const std::string& kind) {
  int count = 0;
  for (const model::Hexside& row : battle.all<model::Hexside>()) count += row.kind == kind ? 1 : 0;
  return count;
}

void lookAtNumber(FindingCollector& collector, const VariantSetUp& where, const std::string& marker, int count) {
  const rules::RuleBook& book = collector.book();
  const std::string path = "marker/" + marker;
  const std::string title = rules::markerTitle(book, marker);
  const auto copies = book.integer(path + "/copies");
  if (copies && count > *copies) {
    collector.add("marker-too-many", where, Subject::ofRule(path + "/copies"),
                  {{"marker", title}, {"count", std::to_string(count)}, {"copies", std::to_string(*copies)}});
    collector.citeRule(path + "/copies");
  }
  const auto kind = book.text(path + "/hexside");
  if (!kind || !collector.context().hasMap()) return;
  const int room = countOfHexsides(collector.battle(), *kind);
  if (count <= room) return;
  collector.add("marker-no-room", where, Subject::ofRule(path + "/hexside"),
                {{"marker", title},
                 {"count", std::to_string(count)},
                 {"terrain", rules::terrainTitle(book, *kind)},
                 {"room", std::to_string(room)}});
  collector.citeRule(path + "/hexside");
}

void lookAtVariant(FindingCollector& collector, const VariantSetUp& where) {
  std::map<std::string, int> counts;
  for (const model::Placement* placement : where.placements) {
    if (placement->subject != model::PlacementSubject::Marker) continue;
    const auto marker = rules::markerOf(collector.book(), *placement);
    if (!marker) {
      addAboutMarker(collector, "marker-unknown", where, *placement, {{"words", placement->words}});
      continue;
    }
    if (placement->rule != model::PlacementRule::OffMap) counts[*marker] += placement->count;
    if (const auto kind = collector.book().text("marker/" + *marker + "/hexside")) {
      lookAtHexside(collector, where, *placement, *marker, *kind);
    }
  }
  for (const auto& [marker, count] : counts) lookAtNumber(collector, where, marker, count);
}

}  // namespace

std::vector<Finding> checkMarkers(const CheckContext& context) {
  FindingCollector collector(context);
  // Rules that define no markers leave them to the author.
  if (context.book().under("marker").empty() || !context.hasMap()) return {};
  for (const VariantSetUp& where : context.setUps()) lookAtVariant(collector, where);
  return collector.take();
}

}  // namespace redoubt::check
