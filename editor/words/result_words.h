#pragma once

#include <QCoreApplication>
#include <QString>
#include <string>

#include "core/rules/combat/results.h"

namespace redoubt::editor {

/// The results of combat and fire, in words.
class ResultWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::ResultWords)

 public:
  /// "–" for no result, "?" for a result that the table lacks, otherwise the codes as in the table.
  static QString code(const std::string& result);
  /// "retreats 2 hexes, loses 1 point, checks morale"; empty if nothing happens.
  static QString effect(const rules::ResultEffect& effect);
  /// "Nothing explains “R”".
  static QString unexplained(const std::string& part);
};

}  // namespace redoubt::editor
