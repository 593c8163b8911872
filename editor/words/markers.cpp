#include "editor/words/markers.h"

#include <QStringList>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "core/model/stack_verbs.h"
#include "core/rules/forces/markers.h"
#include "editor/session/to_qt.h"
#include "editor/words/hex_words.h"

namespace redoubt::editor {
namespace {

// The army whose block has such markers already; else that of the variant's first block.
std::optional<Id<model::SetUpBlock>> blockFor(const Session& session, const std::string& marker) {
  const model::Battle& battle = session.battle();
  for (const model::Placement& row : session.setUp().placements()) {
    const model::SetUpBlock* block = battle.find<model::SetUpBlock>(row.block);
    if (block && rules::markerOf(session.rules(), row) == marker) return session.setUp().blockFor(block->army);
  }
  const model::SetUpBlock* first = nullptr;
  for (const model::VariantBlock& row : battle.all<model::VariantBlock>()) {
    const model::SetUpBlock* block =
        row.variant == session.setUp().variant() ? battle.find<model::SetUpBlock>(row.block) : nullptr;
    if (block && (!first || block->ordinal < first->ordinal)) first = block;
  }
  return first ? std::optional(first->id) : std::nullopt;
}

// What is printed for such a marker in this set-up, else its title.
std::string wordsFor(const Session& session, const std::string& marker) {
  for (const model::Placement& row : session.setUp().placements()) {
    if (rules::markerOf(session.rules(), row) == marker) return row.words;
  }
  return rules::markerTitle(session.rules(), marker);
}

std::optional<model::Facing> facingOf(const MarkerPlace& place) {
  if (!place.side) return std::nullopt;
  return model::Facing{hex::Direction{hex::FacingKind::Hexside, *place.side}};
}

// The sides of a hex among some hexsides.
std::vector<int> sidesOf(const hex::Layout& layout, hex::HexKey hex, const std::vector<hex::HexsideKey>& hexsides) {
  std::vector<int> sides;
  for (int side = 0; side < hex::kSides; ++side) {
    if (!layout.neighbourAnywhere(hex, side)) continue;
    if (std::find(hexsides.begin(), hexsides.end(), layout.side(hex, side)) != hexsides.end()) sides.push_back(side);
  }
  return sides;
}

int nearest(const hex::Layout& layout, hex::HexKey hex, const std::vector<int>& sides, hex::Point point) {
  const auto distance = [&](int side) {
    const hex::Point middle = layout.middle(layout.side(hex, side));
    return std::hypot(middle.x - point.x, middle.y - point.y);
  };
  return *std::min_element(sides.begin(), sides.end(), [&](int a, int b) { return distance(a) < distance(b); });
}

// Whether any hexside of the hex, or the map, is of the kind.
bool hasHexside(const Session& session, const std::string& kind, std::optional<hex::HexKey> hex) {
  const hex::Layout& layout = session.layout();
  const auto& rows = session.battle().all<model::Hexside>();
  return std::any_of(rows.begin(), rows.end(), [&](const model::Hexside& row) {
    if (row.kind != kind) return false;
    const auto [own, across] = layout.hexesOf(row.side);
    return !hex || own == *hex || across == *hex;
  });
}

}  // namespace

std::optional<std::string> Markers::of(const Session& session, const model::Subject& subject) {
  if (subject.marker.empty()) return std::nullopt;
  return rules::markerNamed(session.rules(), subject.marker);
}

std::optional<std::string> Markers::onHexsides(const Session& session, const model::Placement& placement) {
  const auto marker = rules::markerOf(session.rules(), placement);
  return marker && rules::hexsideOf(session.rules(), *marker) ? marker : std::nullopt;
}

QString Markers::title(const Session& session, const std::string& marker) {
  return toQt(rules::markerTitle(session.translatedRules(), marker));
}

QString Markers::tally(const Session& session, const std::string& marker) {
  const rules::MarkerTally tally = rules::tally(session.rules(), session.setUp().placements(), marker);
  QStringList parts;
  parts << (tally.copies ? tr("%1 of %2 on the map").arg(tally.onHexes).arg(*tally.copies)
                         : tr("%1 on the map").arg(tally.onHexes));
  if (tally.waiting > 0) {
    const model::Placement* row = rules::waitingPlacement(session.rules(), session.setUp().placements(), marker);
    const model::Zone* zone = row ? session.translated().find(row->zone) : nullptr;
    parts << (zone ? tr("%1 in “%2”").arg(tally.waiting).arg(toQt(zone->title)) : tr("%1 to lay").arg(tally.waiting));
  }
  return parts.join(QStringLiteral(", "));
}

QString Markers::sideOf(const Session& session, const model::Placement& placement) {
  const auto side = rules::lyingOnSide(session.rules(), placement);
  return side ? HexWords::side(session, *placement.hex, *side) : QString();
}

const model::Placement* Markers::mainPlacement(const Session& session, const std::string& marker) {
  const auto& rows = session.setUp().placements();
  if (const model::Placement* row = rules::waitingPlacement(session.rules(), rows, marker)) return row;
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const model::Placement& row) {
    return row.rule == model::PlacementRule::At && row.hex && rules::markerOf(session.rules(), row) == marker;
  });
  return found == rows.end() ? nullptr : &*found;
}

MarkerPlace Markers::placeIn(const Session& session, const std::string& marker, hex::HexKey hex,
                             std::optional<hex::Point> near, std::optional<Id<model::Placement>> moving) {
  const auto kind = rules::hexsideOf(session.rules(), marker);
  MarkerPlace place{hex};
  const rules::MarkerTally tally = rules::tally(session.rules(), session.setUp().placements(), marker);
  if (!moving && tally.left() == 0) {
    place.whyNot =
        tr("All of the marker “%1” are on the map: there are %2.").arg(title(session, marker)).arg(*tally.copies);
    return place;
  }
  if (!kind) return place;
  const auto free =
      rules::freeHexsides(session.battle(), session.rules(), session.setUp().placements(), marker, moving);
  const std::vector<int> sides = sidesOf(session.layout(), hex, free);
  if (!sides.empty()) {
    place.side = near ? nearest(session.layout(), hex, sides, *near) : sides.front();
    return place;
  }
  const QString terrain = HexWords::terrain(session, *kind);
  const QString number = HexWords::number(session, hex);
  place.whyNot =
      !hasHexside(session, *kind, {}) ? tr("The marker “%1” lies on hexsides of the kind “%2”, and the map has "
                                           "none yet. The hexside tool draws them.")
                                            .arg(title(session, marker), terrain)
      : !hasHexside(session, *kind, hex) ? tr("The marker “%1” lies on hexsides of the kind “%2”; hex %3 has none.")
                                               .arg(title(session, marker), terrain, number)
                                         : tr("On every hexside of %1 that may bear the marker “%2” one lies already.")
                                               .arg(number, title(session, marker));
  return place;
}

MarkerPlace Markers::placeOn(const Session& session, const std::string& marker, hex::HexKey hex, int side,
                             std::optional<Id<model::Placement>> moving) {
  const hex::Layout& layout = session.layout();
  MarkerPlace place = placeIn(session, marker, hex, layout.middle(layout.side(hex, side)), moving);
  if (place.whyNot.isEmpty() && place.side && *place.side != side) {
    place.whyNot = tr("The marker “%1” can't lie on the side %2 of %3.")
                       .arg(title(session, marker), HexWords::compass(layout, side), HexWords::number(session, hex));
  }
  return place;
}

std::optional<Id<model::Placement>> Markers::lay(Session& session, const std::string& marker,
                                                 const MarkerPlace& place) {
  if (!place.whyNot.isEmpty()) {
    session.reportFailure(place.whyNot);
    return std::nullopt;
  }
  const auto block = blockFor(session, marker);
  if (!block) {
    session.reportFailure(tr("This variant has no set-up block; a marker can't be placed in it."));
    return std::nullopt;
  }
  model::Subject subject;
  subject.marker = wordsFor(session, marker);
  const model::Battle& battle = session.battle();
  const std::string titleOfEdit =
      tr("Place %1 at %2").arg(title(session, marker), HexWords::number(session, place.hex)).toStdString();
  model::Edit edit = model::place(battle, *block, subject, place.hex, facingOf(place), 1, titleOfEdit);
  const Id<model::Placement> id = edit.puts<model::Placement>().front().id;
  if (const model::Placement* from = rules::waitingPlacement(session.rules(), session.setUp().placements(), marker)) {
    edit.append(model::takeOne(battle, from->id, {}));
  }
  if (!place.side) {
    int stack = 1;
    for (const Id<model::Placement> below : session.setUp().stackAt(place.hex)) {
      model::Placement row = *session.setUp().placement(below);
      row.stack = ++stack;
      edit.put(std::move(row));
    }
  }
  if (!session.apply(edit)) return std::nullopt;
  session.hand().select({place.hex, {id}});
  return id;
}

model::Edit Markers::putBack(const Session& session, std::span<const Id<model::Placement>> leaving) {
  std::map<Id<model::Placement>, int> counts;  // of placements that wait
  for (const Id<model::Placement> id : leaving) {
    const model::Placement* row = session.setUp().placement(id);
    const bool isOnHex = row && row->rule == model::PlacementRule::At && row->hex;
    const auto marker = isOnHex ? rules::markerOf(session.rules(), *row) : std::nullopt;
    if (!marker) continue;
    const model::Placement* waiting = rules::waitingPlacement(session.rules(), session.setUp().placements(), *marker);
    if (!waiting || std::find(leaving.begin(), leaving.end(), waiting->id) != leaving.end()) continue;
    counts.emplace(waiting->id, waiting->count).first->second += row->count;
  }
  model::Edit edit;
  for (const auto& [id, count] : counts) edit.append(model::setCount(session.battle(), id, count, {}));
  return edit;
}

bool Markers::move(Session& session, Id<model::Placement> placement, const MarkerPlace& place) {
  const model::Placement* row = session.setUp().placement(placement);
  if (!row) return false;
  if (!place.whyNot.isEmpty()) {
    session.reportFailure(place.whyNot);
    return false;
  }
  const QString name = toQt(session.nameOf(*row));
  const QString titleOfEdit = row->hex == place.hex
                                  ? tr("Turn %1").arg(name)
                                  : tr("Move %1 to %2").arg(name, HexWords::number(session, place.hex));
  // A marker on a hexside is not part of the stack in the hex.
  const model::CounterMove arrival{placement, place.hex, facingOf(place)};
  if (!session.apply(model::moveCounters(session.battle(), std::array{arrival}, {}, titleOfEdit.toStdString())))
    return false;
  session.hand().select({place.hex, {placement}});
  return true;
}

}  // namespace redoubt::editor
