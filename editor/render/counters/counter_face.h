#pragma once

#include <QColor>
#include <QString>
#include <array>
#include <optional>
#include <vector>

#include "core/hex/facing.h"
#include "core/model/battle.h"
#include "core/rules/book/rule_book.h"
#include "core/rules/forces/counter_layout.h"
#include "core/rules/forces/steps.h"

namespace redoubt::render {

/// One figure of a counter; without a value it is unknown.
struct CounterFigure {
  std::optional<int> value;
  model::Status status = model::Status::Printed;

  friend bool operator==(const CounterFigure&, const CounterFigure&) = default;
};

/// Whether a source gives it, or it is derived from sources.
bool isFirm(const CounterFigure& figure);

/// A figure of a kind that the rules define, in addition to those.
struct CounterOwnFigure {
  CounterFigure figure;
  bool isSigned = false;    ///< written "+1"
  QString title = {};       ///< by the rules; only for words, never drawn
  std::string kind = {};    ///< `figure/<figure>`
  bool isMovement = false;  ///< marked with arrows, as `figure/<figure>/sign` says

  friend bool operator==(const CounterOwnFigure&, const CounterOwnFigure&) = default;
};

/// Stars of one kind.
struct CounterStars {
  QColor colour;
  int count = 1;

  friend bool operator==(const CounterStars&, const CounterStars&) = default;
};

/// Everything that is visible on one face of a counter: plain data, made from the battle once and drawn often.
struct CounterFace {
  enum class Kind { Unit, Leader, Chit, Marker };
  /// A counter like those of units, a smaller token, or a bar along a hexside.
  enum class Shape { Counter, Token, Bar };

  Kind kind = Kind::Unit;
  Shape shape = Shape::Counter;
  QColor army;
  bool reduced = false;  ///< a back or weakened face: pale background, dark symbol, sash; the back of a chit
  QString name;          ///< identifier of the unit, name of the leader, word of the marker
  QString shortName;     ///< for the small cut; empty: name
  QString symbol;        ///< of symbols.h; empty: none known, drawn as a question mark on units
  /// Of the author, drawn in place of `symbol`; null: one of symbols.h.
  std::shared_ptr<const rules::OwnSymbol> ownSymbol = {};
  /// Parts that are drawn in place of Redoubt's own look; null: that.
  std::shared_ptr<const rules::CounterLayout> layout = {};
  QString type = {};             ///< title of the unit's type; drawn by layouts alone
  QString armyName = {};         ///< likewise
  QString sizeMark = {};         ///< the size of a unit that a mark over its symbol shows (rules::kSizeMarks)
  QString sign = {};             ///< letters that a marker shows large, on its symbol if it has one
  QString state = {};            ///< words of a state: that a gun has fired, the purpose of a chit
  std::vector<QColor> commands;  ///< stripe of the command bar; none: without command
  QString commandName;
  std::optional<std::array<CounterFigure, 3>> figures;  ///< morale, size, fire; none: no plate
  bool hasMorale = true;                                ///< false: the next figure takes the place of the first
  bool hasSize = true;
  bool hasFire = true;                       ///< false: a figure of the rules' own kinds takes the place of the third
  std::vector<CounterOwnFigure> ownFigures;  ///< in the order of the rules; a leader's too
  std::vector<CounterStars> stars;
  std::optional<int> number;  ///< the counter's, if a unit has several; for markers how many it stands for
  QString formation;          ///< word of the formation's marker; empty: the usual one
  int losses = 0;             ///< what a loss marker on it takes away; 0: none lies there
  QString startHex;           ///< printed hex; empty: none
  bool startHexPrinted = true;
  bool overall = false;                      ///< an overall commander's laurel
  std::string picture = {};                  ///< what it looks like in print, by name; empty: drawn from the rest
  model::Pictures::Bytes pictureBytes = {};  ///< null: not in the file
  std::optional<hex::FacingKind> facing;     ///< which mark shows its front; none: it has no facing

  friend bool operator==(const CounterFace&, const CounterFace&) = default;
};

/// The face of a unit's first step. Faces without steps show the first face of its first counter.
CounterFace counterFace(const model::Battle& battle, const rules::RuleBook& rules, Id<model::Unit> unit);
/// The face of a unit as a placement sets it up: that of its step, with the figures that a loss marker leaves (M3.4).
/// Where the unit doesn't have that step, its first.
CounterFace setUpFace(const model::Battle& battle, const rules::RuleBook& rules, const model::Placement& placement);
/// The face of a unit at one of its strengths, with the figures that a loss marker leaves. Its first where no counter
/// has that side.
CounterFace counterFace(const model::Battle& battle, const rules::RuleBook& rules, Id<model::Unit> unit,
                        const rules::Strength& strength);
/// The face of one of a unit's steps.
CounterFace counterFace(const model::Battle& battle, const rules::RuleBook& rules, const model::Step& step);
/// Any face of a counter as printed: of a unit, a leader, a chit. For a marker's, which the rules describe, a card with
/// a question mark.
CounterFace counterFace(const model::Battle& battle, const rules::RuleBook& rules, const model::Face& face);
/// The map counter of a leader.
CounterFace counterFace(const model::Battle& battle, const rules::RuleBook& rules, Id<model::Leader> leader);
/// The front of a leader's activation chit, and the back, which shows only the army.
CounterFace chitFace(const model::Battle& battle, const rules::RuleBook& rules, Id<model::Leader> leader);
CounterFace chitBack(const model::Battle& battle, Id<model::Leader> leader);
/// A counter for something that the sources name but the manifest doesn't have: its words on a card.
CounterFace counterFace(const QString& words);
/// A marker of the rules, as on the map: a bar if it must lie on hexsides, otherwise a token.
CounterFace markerFace(const rules::RuleBook& rules, const std::string& marker, int count = 1);
/// The face of a placement of neither a unit nor a leader: a marker, or its words on a card.
CounterFace counterFace(const rules::RuleBook& rules, const model::Placement& placement);

/// The face with only the values that the sources give: estimated values are unknown on it, and a start hex that isn't
/// printed is missing.
CounterFace withoutEstimates(CounterFace face);

/// A text that is different for different faces.
QString keyOf(const CounterFace& face);

}  // namespace redoubt::render
