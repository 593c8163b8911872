#pragma once

#include <QCoreApplication>
#include <QString>
#include <optional>
#include <vector>

#include "editor/session/session.h"

namespace redoubt::editor {

/// Where the second hex of a long unit can be.
struct SecondHexChoice {
  std::optional<hex::HexKey> hex;  ///< nothing: it lies in one hex
  QString title;                   ///< "1205, to the east"
};

/// The second hex of a unit that lies across two, in words, and the edit that gives it.
class SecondHexes {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::SecondHexes)

 public:
  /// Whether it is asked of a counter: of a unit in a hex, if the rules have long units, and of one that has a second
  /// hex already.
  static bool areAskedOf(const Session& session, const model::Placement& placement);
  /// One hex, then the neighbours of its hex clockwise, then a second hex that is none of these.
  static std::vector<SecondHexChoice> of(const Session& session, const model::Placement& placement);
  static bool give(Session& session, const model::Placement& placement, std::optional<hex::HexKey> second);
};

}  // namespace redoubt::editor
