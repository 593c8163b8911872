#pragma once

#include <QCoreApplication>
#include <QString>
#include <optional>
#include <span>
#include <string>

#include "editor/session/session.h"

namespace redoubt::editor {

/// Where a marker would lie.
struct MarkerPlace {
  hex::HexKey hex;
  std::optional<int> side = {};  ///< of the hex; nothing in its middle
  QString whyNot = {};           ///< a sentence; empty if it can lie there
};

/// The markers that the rules define, and what a person does with them, with the titles that history shows.
class Markers {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::Markers)

 public:
  /// The marker of a subject, by its slug or title; nothing for units, leaders, and words that the rules don't define.
  static std::optional<std::string> of(const Session& session, const model::Subject& subject);
  /// The marker of a placement if the rules put it on hexsides, wherever it is.
  static std::optional<std::string> onHexsides(const Session& session, const model::Placement& placement);
  static QString title(const Session& session, const std::string& marker);
  /// "2 on the map, 12 in Fence line", "3 of 5 on the map".
  static QString tally(const Session& session, const std::string& marker);
  /// "north-east, towards 1910: Fence line": the side on which a placement's marker lies; empty for others.
  static QString sideOf(const Session& session, const model::Placement& placement);
  /// The placement that shows most of a marker: the one that waits in a zone, else the first on a hex; null without.
  static const model::Placement* mainPlacement(const Session& session, const std::string& marker);

  /// Where one more marker would lie in `hex`, or the one `moving` if it were laid there: on the side nearest to `near`
  /// that may bear it, without a point the first clockwise from north; in the middle if it needs no hexside.
  static MarkerPlace placeIn(const Session& session, const std::string& marker, hex::HexKey hex,
                             std::optional<hex::Point> near, std::optional<Id<model::Placement>> moving = {});
  /// The same on a side that is given.
  static MarkerPlace placeOn(const Session& session, const std::string& marker, hex::HexKey hex, int side,
                             std::optional<Id<model::Placement>> moving = {});
  /// Lays one more marker there, one of those that wait in a zone if any do. Answers its placement, selected; nothing
  /// if it can't lie there (Session::failed tells why).
  static std::optional<Id<model::Placement>> lay(Session& session, const std::string& marker, const MarkerPlace& place);
  /// What goes with taking placements off the set-up: markers among them that lie on hexes wait again where others of
  /// their kind wait.
  static model::Edit putBack(const Session& session, std::span<const Id<model::Placement>> leaving);
  /// Moves a marker there; answers whether anything changed.
  static bool move(Session& session, Id<model::Placement> placement, const MarkerPlace& place);
};

}  // namespace redoubt::editor
