#pragma once

#include <QCoreApplication>
#include <QString>
#include <optional>
#include <span>
#include <string>

#include "editor/session/session.h"

namespace redoubt::editor {

/// A place for a marker.
struct MarkerPlace {
  hex::HexKey hex;
  std::optional<int> side = {};  ///< of the hex; nullopt: in its middle
  QString whyNot = {};           ///< why it can't be there, a sentence; empty if it can
};

/// The markers that the rules define, and the edits of them, with their titles in history.
class Markers {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::Markers)

 public:
  /// The marker of a subject, by its slug or title; nullopt for units, leaders, and words that the rules don't define.
  static std::optional<std::string> of(const Session& session, const model::Subject& subject);
  /// The marker of a placement if the rules put that marker on hexsides, wherever the placement is.
  static std::optional<std::string> onHexsides(const Session& session, const model::Placement& placement);
  static QString title(const Session& session, const std::string& marker);
  /// "2 on the map, 12 in Fence line", "3 of 5 on the map".
  static QString tally(const Session& session, const std::string& marker);
  /// "north-east, towards 1910: Fence line": the side with the marker of a placement; empty for others.
  static QString sideOf(const Session& session, const model::Placement& placement);
  /// The most useful placement of a marker to show: one in a zone, otherwise the first on a hex; null if there is none.
  static const model::Placement* mainPlacement(const Session& session, const std::string& marker);

  /// Where another marker would go in `hex`, or the marker `moving` if it is put there: on the side nearest to `near`
  /// that it may be on; without `near` on the first such side clockwise from north; in the middle if it needs no
  /// hexside.
  static MarkerPlace placeIn(const Session& session, const std::string& marker, hex::HexKey hex,
                             std::optional<hex::Point> near, std::optional<Id<model::Placement>> moving = {});
  /// The same on a given side.
  static MarkerPlace placeOn(const Session& session, const std::string& marker, hex::HexKey hex, int side,
                             std::optional<Id<model::Placement>> moving = {});
  /// Puts another marker there, if possible one that is in a zone. Returns its placement, which is selected; nullopt if
  /// it can't be there (Session::failed has the reason).
  static std::optional<Id<model::Placement>> lay(Session& session, const std::string& marker, const MarkerPlace& place);
  /// The additional edit when placements leave the set-up: markers among them that are on hexes go back to the zone
  /// where others of their kind are.
  static model::Edit putBack(const Session& session, std::span<const Id<model::Placement>> leaving);
  /// Moves a marker there; returns whether anything changed.
  static bool move(Session& session, Id<model::Placement> placement, const MarkerPlace& place);
};

}  // namespace redoubt::editor
