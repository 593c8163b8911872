#pragma once

#include <QPainter>
#include <QString>
#include <optional>
#include <vector>

#include "editor/render/cardboard/counter_sheet_plan.h"
#include "editor/render/counters/counter_face.h"
#include "editor/render/counters/counter_style.h"
#include "editor/render/watch.h"

namespace redoubt::render {

/// A counter with both of its sides. Without a back it has a plain one in its own colour.
struct PrintedCounter {
  CounterFace front;
  std::optional<CounterFace> back;
};

/// The words on sheets of counters.
struct CounterSheetWords {
  QString title;   ///< of the battle
  QString sheet;   ///< "Sheet %1 of %2"
  QString fronts;  ///< "fronts"
  QString backs;
  QString scale;   ///< that it is printed at 100 %
  QString fold;    ///< along the line to be folded
};

/// Paints a page of a plan whose items are `counters`; the painter's unit is a millimetre. False if `watch` stopped it
/// between two counters; then only a part is painted.
bool paintCounterSheet(QPainter& painter, const CounterSheetPlan& plan, std::size_t page,
                       const std::vector<PrintedCounter>& counters, const CounterSheetWords& words,
                       const CounterStyle& style = {}, const Watch& watch = {});

/// The words on pages for setting a printer up.
struct CalibrationWords {
  QString title;
  QString front;         ///< what to do with both sides
  QString back;          ///< what the other side is
  QString offsetAcross;  ///< the name of the offset that the scale across gives
  QString offsetDown;
};

/// A page by which the offset of backs is found: scales on its front and a cross on its back. Held against the light, the
/// cross stands at the offsets to be set.
void paintCalibration(QPainter& painter, const CounterSheetPaper& paper, bool isBack, const CalibrationWords& words);

}  // namespace redoubt::render
