#pragma once

#include <QCoreApplication>
#include <QString>
#include <vector>

#include "editor/abilities/action_facts.h"

namespace redoubt::editor {

/// Actions and what comes of them, in words.
class ActionWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::ActionWords)

 public:
  /// Why something is not allowed, of a unit: "it is not within range".
  static QString refusal(const rules::Refusal& refusal);
  /// "1M"; "−1 in 30 %, nothing in 70 %".
  static QString results(const std::vector<rules::TableResult>& results);
  /// "column 3-5, roll +1, 1M – stands in 40 %, withdraws in 60 %".
  static QString outcome(const ActionFacts& facts);
  /// "Rifle fire: column 3-5, 1M"; "Rifle fire not possible: it is not within range".
  static QString line(const ActionFacts& facts);
};

}  // namespace redoubt::editor
