#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/exchange/format.h"
#include "core/exchange/options.h"
#include "core/exchange/playing/counter_pieces.h"
#include "core/hex/paper.h"
#include "editor/artwork/paper_files.h"
#include "editor/render/cardboard/counter_sheet_painter.h"

/// Counters on sheets of paper, to be cut out by their players or by a press.
namespace redoubt::editor {

/// What there is to choose, as a format has it; it is in no registry, for what comes of it is no battle.
const exchange::Format& counterSheetFormat();

/// What is to be printed, and how.
struct CounterSheetJob {
  const model::Battle& battle;  ///< in the language of the print
  exchange::Options options;    ///< of counterSheetFormat()
  std::string language = "en";  ///< of the words at the foot of pages
  /// What counters looked like before, in the same language: only those that look otherwise are printed. Null: all are.
  const model::Battle* before = nullptr;
  std::string beforeName = {};  ///< of that state
};

/// One of its options, for formats that share it: "sheet-paper", "counter-side", "backs", "theme".
exchange::Option counterSheetOption(std::string_view name);
/// The paper of the option "sheet-paper". Throws Error BadInput for one that there is not.
hex::PaperSize sheetPaper(const exchange::Options& options);

/// A counter that can be printed.
struct SheetCounter {
  exchange::CounterPiece piece;
  render::PrintedCounter faces;
  bool isChosen = true;  ///< by the options `only` and `counter-kinds`, and by what changed
};

/// The sheets of a job, a plain value: it doesn't need the battle any more.
class CounterSheets {
 public:
  /// Throws redoubt::Error: BadInput for options that can't be met, and where `only` names a counter that isn't there.
  explicit CounterSheets(const CounterSheetJob& job);

  /// All counters that the options `order` and `marker-copies` make of the battle, those that aren't printed too.
  const std::vector<SheetCounter>& counters() const { return counters_; }
  /// How many pieces are printed.
  int count() const { return static_cast<int>(items_.size()); }
  const render::CounterSheetPlan& plan() const { return *plan_; }
  /// The pages with those for setting the printer up, if these are wanted.
  PaperPages pages() const;
  /// The counter that lies at a place of a page, in millimetres; null for none.
  const SheetCounter* at(std::size_t page, QPointF place) const;

 private:
  void choose(const CounterSheetJob& job);
  void place(const CounterSheetJob& job);

  std::vector<SheetCounter> counters_;
  std::vector<std::size_t> items_;  // of the plan, by counters_
  std::optional<render::CounterSheetPlan> plan_;
  render::CounterSheetWords words_;
  render::CalibrationWords calibration_;
  render::CounterStyle style_;
  bool calibrates_ = false;
};

}  // namespace redoubt::editor
