#pragma once

#include <QObject>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/rules/book/dice.h"
#include "core/rules/position/game_state.h"
#include "core/rules/turns/schedule.h"

namespace redoubt::editor {

class Session;

/// The moment of the game at which the window asks the rules: a turn, a segment of it, and states of the game such as
/// the weather. Part of a session. Nothing of it is written to the battle; another battle begins with its first turn.
class ShownMoment : public QObject {
  Q_OBJECT

 public:
  explicit ShownMoment(const Session& session);

  /// The turns of the shown scenario; nothing if the rules don't tell how many there are.
  std::optional<rules::TurnRange> turns() const;
  /// The chosen turn, otherwise the first; nothing without turns().
  std::optional<int> turn() const;
  void setTurn(int turn);

  /// The segments of a turn by their names, in their order.
  std::vector<std::string> segments() const;
  /// The chosen segment; empty: none, and rules that ask for it are open.
  std::string segment() const;
  void setSegment(const std::string& name);

  /// The names of the states of the game.
  std::vector<std::string> states() const;
  /// The chosen level of a state; empty: what the rules of the turn make of it.
  std::string level(const std::string& state) const;
  void setLevel(const std::string& state, const std::string& level);
  /// The levels that a state has at the turn by the rules, by name, with their chances; empty if they are unknown.
  std::map<std::string, rules::Chance> expected(const std::string& state) const;

  /// What is known of the game at this moment: the chosen, levels that are sure, and what the scenario says of owners
  /// and stocks.
  const rules::GameState& state() const;
  /// What is chosen, as ask::World takes it.
  std::vector<std::string> suppositions() const;

 signals:
  /// Something else is chosen.
  void changed();

 private:
  void forget();
  void compute() const;

  const Session& session_;
  std::optional<int> turn_;
  std::string segment_;
  std::map<std::string, std::string> levels_;
  mutable std::optional<rules::GameState> state_;  ///< made when it is asked for
  mutable std::map<std::string, std::map<std::string, rules::Chance>> expected_;  ///< with state_
};

}  // namespace redoubt::editor
