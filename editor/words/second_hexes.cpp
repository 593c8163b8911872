#include "editor/words/second_hexes.h"

#include "core/model/placement_verbs.h"
#include "editor/words/hex_words.h"

namespace redoubt::editor {

bool SecondHexes::areAskedOf(const Session& session, const model::Placement& placement) {
  const bool isOnHex = placement.rule == model::PlacementRule::At && placement.hex;
  if (!isOnHex || !placement.id) return false;
  return placement.secondHex || (placement.unit && !session.rules().under("long").empty());
}

std::vector<SecondHexChoice> SecondHexes::of(const Session& session, const model::Placement& placement) {
  std::vector<SecondHexChoice> choices{{std::nullopt, tr("None: in one hex")}};
  const hex::Layout& layout = session.layout();
  bool hasPresent = !placement.secondHex;
  for (int side = 0; placement.hex && side < hex::kSides; ++side) {
    const auto hex = layout.neighbour(*placement.hex, side);
    if (!hex) continue;
    choices.push_back(
        {*hex, tr("%1, to the %2").arg(HexWords::number(session, *hex), HexWords::compass(layout, side))});
    hasPresent = hasPresent || hex == placement.secondHex;
  }
  if (!hasPresent) {
    choices.push_back(
        {placement.secondHex, tr("%1 (no neighbour)").arg(HexWords::number(session, *placement.secondHex))});
  }
  return choices;
}

bool SecondHexes::give(Session& session, const model::Placement& placement, std::optional<hex::HexKey> second) {
  const QString name = QString::fromStdString(session.nameOf(placement));
  const QString title = second ? tr("Lay %1 across to %2").arg(name, HexWords::number(session, *second))
                               : tr("Lay %1 in one hex").arg(name);
  return session.apply(model::setSecondHex(session.battle(), placement.id, second, title.toStdString()));
}

}  // namespace redoubt::editor
