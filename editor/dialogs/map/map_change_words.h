#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <vector>

#include "core/model/relocate.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// One effect of a change of the whole map, with the things it affects.
struct ChangeLine {
  QString text;
  QStringList details = {};
  bool isLoss = false;  ///< something is removed, or redrawn by a guess, and should be checked
};

/// Words for changes of the whole map.
class MapChangeWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::MapChangeWords)

 public:
  static QString text(std::string_view utf8);
  /// A report in words: first what is lost, then what changes.
  static std::vector<ChangeLine> lines(const Session& session, const model::RelocationReport& report);
  /// "68.0 × 48.0 cm".
  static QString sheetSize(const model::MapSheet& sheet);
  /// "34 × 27 hexes, 0101 to 3427".
  static QString gridSize(const hex::Layout& layout);
  /// Why the whole map can't be changed: no battle, read only. Empty if it can.
  static QString obstacle(const Session& session);
  /// Why this edit can't be applied: it would change a locked layer. Empty if it can.
  static QString obstacle(const Session& session, const model::Edit& edit);
};

}  // namespace redoubt::editor
