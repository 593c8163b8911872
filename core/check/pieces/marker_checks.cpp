#include <map>
#include <set>

#include "core/check/gathering.h"
#include "core/check/pieces/pieces_checks.h"
#include "core/rules/forces/markers.h"
#include "core/rules/terrain/terrain.h"

namespace redoubt::check {
namespace {

void addAboutMarker(Gathering& gathering, std::string_view code, const VariantSetUp& where,
                    const model::Placement& placement, Arguments arguments) {
  Finding& finding = gathering.add(code, where, check::subjectOf(placement), std::move(arguments));
  if (placement.hex) finding.place = std::vector{*placement.hex};
  gathering.cite(placement);
}

// Checks a marker that must lie on hexsides of a kind.
void lookAtHexside(Gathering& gathering, const VariantSetUp& where, const model::Placement& placement,
                   const std::string& marker, const std::string& kind) {
  if (placement.rule != model::PlacementRule::At || !placement.hex || !gathering.layout().contains(*placement.hex)) {
    return;
  }
  const std::string title = rules::markerTitle(gathering.book(), marker);
  const auto side = rules::sideOf(placement);
  if (!side) {
    return addAboutMarker(gathering, "marker-without-side", where, placement,
                          {{"marker", title}, {"hex", gathering.hexName(*placement.hex)}});
  }
  const hex::HexsideKey key = gathering.layout().side(*placement.hex, *side);
  if (gathering.battle().find<model::Hexside>({key, kind})) return;
  addAboutMarker(gathering, "marker-off-hexside", where, placement,
                 {{"marker", title},
                  {"hex", gathering.hexName(*placement.hex)},
                  {"terrain", rules::terrainTitle(gathering.book(), kind)}});
  gathering.citeRule("marker/" + marker + "/hexside");
}

int countOfHexsides(const model::Battle& battle, const std::string& kind) {
  int count = 0;
  for (const model::Hexside& row : battle.all<model::Hexside>()) count += row.kind == kind ? 1 : 0;
  return count;
}

void lookAtNumber(Gathering& gathering, const VariantSetUp& where, const std::string& marker, int count) {
  const rules::RuleBook& book = gathering.book();
  const std::string path = "marker/" + marker;
  const std::string title = rules::markerTitle(book, marker);
  const auto copies = book.integer(path + "/copies");
  if (copies && count > *copies) {
    gathering.add("marker-too-many", where, Subject::ofRule(path + "/copies"),
                  {{"marker", title}, {"count", std::to_string(count)}, {"copies", std::to_string(*copies)}});
    gathering.citeRule(path + "/copies");
  }
  const auto kind = book.text(path + "/hexside");
  if (!kind || !gathering.context().hasMap()) return;
  const int room = countOfHexsides(gathering.battle(), *kind);
  if (count <= room) return;
  gathering.add("marker-no-room", where, Subject::ofRule(path + "/hexside"),
                {{"marker", title},
                 {"count", std::to_string(count)},
                 {"terrain", rules::terrainTitle(book, *kind)},
                 {"room", std::to_string(room)}});
  gathering.citeRule(path + "/hexside");
}

void lookAtVariant(Gathering& gathering, const VariantSetUp& where) {
  std::map<std::string, int> counts;
  for (const model::Placement* placement : where.placements) {
    if (placement->subject != model::PlacementSubject::Marker) continue;
    const auto marker = rules::markerOf(gathering.book(), *placement);
    if (!marker) {
      addAboutMarker(gathering, "marker-unknown", where, *placement, {{"words", placement->words}});
      continue;
    }
    if (placement->rule != model::PlacementRule::OffMap) counts[*marker] += placement->count;
    if (const auto kind = gathering.book().text("marker/" + *marker + "/hexside")) {
      lookAtHexside(gathering, where, *placement, *marker, *kind);
    }
  }
  for (const auto& [marker, count] : counts) lookAtNumber(gathering, where, marker, count);
}

}  // namespace

std::vector<Finding> checkMarkers(const CheckContext& context) {
  Gathering gathering(context);
  // Rules that define no markers leave them to the author.
  if (context.book().under("marker").empty() || !context.hasMap()) return {};
  for (const VariantSetUp& where : context.setUps()) lookAtVariant(gathering, where);
  return gathering.take();
}

}  // namespace redoubt::check
