#pragma once

#include <QColor>
#include <QString>
#include <array>
#include <optional>
#include <vector>

#include "core/hex/facing.h"
#include "core/model/battle.h"
#include "core/rules/rule_book.h"

namespace redoubt::render {

/// One figure of a counter: no value is unknown.
struct CounterFigure {
  std::optional<int> value;
  model::Status status = model::Status::Printed;

  friend bool operator==(const CounterFigure&, const CounterFigure&) = default;
};

/// Stars of one kind.
struct CounterStars {
  QColor colour;
  int count = 1;

  friend bool operator==(const CounterStars&, const CounterStars&) = default;
};

/// Everything that is seen on one face of a counter: plain data, made from the battle once and drawn often.
struct CounterFace {
  enum class Kind { Unit, Leader, Marker };

  Kind kind = Kind::Unit;
  QColor army;
  bool reduced = false;          ///< a back or weakened face: pale ground, dark symbol, sash
  QString name;                  ///< identifier of the unit, name of the leader, word of the marker
  QString shortName;             ///< for the small cut; empty: name
  QString symbol;                ///< of symbols.h; empty: none known, drawn as a question mark
  std::vector<QColor> commands;  ///< stripe of the command bar; none: without command
  QString commandName;
  std::optional<std::array<CounterFigure, 3>> figures;  ///< morale, size, fire; none: no plate
  std::vector<CounterStars> stars;
  std::optional<int> number;  ///< the counter's, where a unit has several
  QString formation;          ///< word of the formation's marker; empty: the usual one
  QString startHex;           ///< printed hex; empty: none
  bool startHexPrinted = true;
  bool overall = false;                   ///< an overall commander's laurel
  std::optional<hex::FacingKind> facing;  ///< what mark shows its front; none: it faces nowhere

  friend bool operator==(const CounterFace&, const CounterFace&) = default;
};

/// The face of a unit's first step. Faces without steps show the first face of its first counter.
CounterFace counterFace(const model::Battle& battle, const rules::RuleBook& rules, Id<model::Unit> unit);
/// The face of one of a unit's steps.
CounterFace counterFace(const model::Battle& battle, const rules::RuleBook& rules, const model::Step& step);
/// The map counter of a leader.
CounterFace counterFace(const model::Battle& battle, const rules::RuleBook& rules, Id<model::Leader> leader);
/// A counter for what the sources name and the manifest lacks, and for markers: its words on a card.
CounterFace counterFace(const QString& words);

/// A text that differs wherever two faces do.
QString keyOf(const CounterFace& face);

}  // namespace redoubt::render
