#pragma once

#include <QCoreApplication>
#include <QString>
#include <string_view>

#include "core/model/scenario_rows.h"

namespace redoubt::editor {

class Session;

/// Orders of a set-up and events of a scenario in plain words, with the names from the battle.
class OrderWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::OrderWords)

 public:
  /// "Poles: weaken 5 × Husaria to 1 point".
  static QString order(const Session& session, const model::SetUpOrder& order);
  /// "flight-1: in the phase “movement” (Russians), if “Morale track” shows “Poles +1” → 1 unit is taken away".
  static QString event(const Session& session, const model::Event& event);
  /// The verb of an order in words: "weaken"; the verb itself if it is unknown.
  static QString verb(std::string_view verb);
  /// The label of a member of a selector, trigger, condition or effect: "Unit types". `of` is the verb, the part of the
  /// event, or the path of a setting.
  static QString part(std::string_view of, std::string_view name);
  /// The words for a value of such a member: "retreats", "killed", "attacked", …
  static QString word(std::string_view word);
};

}  // namespace redoubt::editor
