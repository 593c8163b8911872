#pragma once

#include <QRect>
#include <QString>
#include <optional>
#include <vector>

#include "core/rules/forces/table_steps.h"
#include "editor/render/counters/counter_painter.h"
#include "editor/session/session.h"

class QPainter;

namespace redoubt::editor {

/// One step of a unit as it lies on the table, ready to be drawn and read out.
struct StepTile {
  render::CounterFace face;
  int ordinal = 1;
  QString title;            ///< "Front", "−1", "2 back"
  QString figures;          ///< what remains in few words: "5 · 4 · 3"
  bool isEstimate = false;  ///< some of it is a working value; in italics
  QString words;            ///< all of it: "Step 2: 1 front with −1, size 3, fire 3"
  QString fault;            ///< in which it differs from the ladder; empty if it doesn't
  bool isMissing = false;   ///< no counter has that side
  bool isSetUp = false;     ///< the unit is set up at it

  friend bool operator==(const StepTile&, const StepTile&) = default;
};

/// The steps of a unit of `battle`, which may be another than the session's: what an edit would make of it. `setUp` is
/// the step at which it is set up.
std::vector<StepTile> stepTiles(const Session& session, const model::Battle& battle, const rules::RuleBook& rules,
                                Id<model::Unit> unit, std::optional<int> setUp);
/// The tiles of its substitutes at each of its steps.
std::vector<StepTile> substituteTiles(const Session& session, const rules::SubstituteSteps& substitute);

/// A problem of a ladder in a sentence.
QString sentenceOf(const rules::StepProblem& problem);

/// The size of a tile whose counter has that side.
QSize tileSize(int counter);
/// Draws a tile: its counter, and below it the title and what remains. A missing side is a dashed outline.
void paintStepTile(QPainter& painter, const QRect& rect, const StepTile& tile, int counter,
                   const render::CounterStyle& style);

}  // namespace redoubt::editor
