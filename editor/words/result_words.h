#pragma once

#include <QCoreApplication>
#include <QString>
#include <string>

#include "core/rules/combat/results.h"

namespace redoubt::editor {

/// What results of combat and fire bring, in words.
class ResultWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::ResultWords)

 public:
  /// "–" for no result, "?" for one that the table lacks, else the codes as the table has them.
  static QString code(const std::string& result);
  /// "retreats 2 hexes, loses 1 point, checks morale"; nothing where nothing happens.
  static QString suffering(const rules::ResultEffect& suffering);
  /// "Nothing explains “R”".
  static QString unexplained(const std::string& part);
};

}  // namespace redoubt::editor
