#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <vector>

#include "core/model/relocate.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// One thing that a change of the whole map does, and what it does it to.
struct ChangeLine {
  QString text;
  QStringList details = {};
  bool isLoss = false;  ///< something goes, or is redrawn by guess: worth a look
};

/// How changes of the map as a whole are put into words.
class MapChangeWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::MapChangeWords)

 public:
  static QString text(std::string_view utf8);
  /// What a report says: first what is lost, then what changes.
  static std::vector<ChangeLine> lines(const Session& session, const model::RelocationReport& report);
  /// "68.0 × 48.0 cm".
  static QString sheetSize(const model::MapSheet& sheet);
  /// "34 × 27 hexes, 0101 to 3427".
  static QString gridSize(const hex::Layout& layout);
  /// Why the map as a whole can't be changed: no battle, read only. Empty if it can.
  static QString obstacle(const Session& session);
  /// Why this edit can't be made: a locked layer that it would change. Empty if it can.
  static QString obstacle(const Session& session, const model::Edit& edit);
};

}  // namespace redoubt::editor
