#pragma once

#include <QLineF>
#include <QMarginsF>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <cstddef>
#include <vector>

/// Where counters lie on the sheets that they are cut out of. All lengths in millimetres, from the upper left corner of a
/// page.
namespace redoubt::render {

/// How the backs of counters come behind their fronts.
enum class Backs {
  LongEdge,   ///< on pages of their own, turned over about the long edge of the paper
  ShortEdge,  ///< the same about the short edge
  Fold,       ///< beside the fronts, to be folded along the middle of the page
  None,       ///< there are none
};

struct CounterSheetPaper {
  QSizeF page{210, 297};
  double margin = 5;     ///< that a printer can't print on, or shall not
  double bleed = 2;      ///< how far the ground goes on beyond a cut where nothing lies beside it
  double gap = 0;        ///< between counters: 0 for common cuts; less than twice the bleed shares it
  int columns = 0;       ///< 0: as many as fit
  int rows = 0;          ///< likewise
  double left = 0;       ///< from the edge of the paper to the first column; 0: in the middle
  double top = 0;        ///< from the edge of the paper to the first row; 0: at the margin
  Backs backs = Backs::LongEdge;
  QPointF offset{};      ///< of the pages of backs, for printers that shift them
  bool marksFronts = true;
  bool marksBacks = true;
};

/// A counter to be laid: a square of that side. One that starts a row has no other group's to its left.
struct CounterSheetItem {
  double side = 15;
  bool startsRow = false;
};

/// A counter on a page. `bleed` says how far its ground goes on over each edge as the counter lies; one that is upside down
/// is turned about its middle.
struct PlacedCounter {
  std::size_t item = 0;
  bool isBack = false;
  QRectF trim;
  QMarginsF bleed;
  bool isUpsideDown = false;
};

struct CounterSheetPage {
  int sheet = 1;        ///< of paper, from 1
  bool isBack = false;  ///< the other side of that sheet
  std::vector<PlacedCounter> counters;
  std::vector<QLineF> marks;     ///< where to cut, beside the counters
  std::vector<QLineF> cuts;      ///< common cuts between counters, for those who cut without marks
  std::vector<QLineF> folds;
};

/// The sheets of a list of counters, in its order.
class CounterSheetPlan {
 public:
  /// Throws redoubt::Error: BadInput if a counter is larger than the paper, or its room, allows; TooLarge for more than
  /// kMostSheets.
  CounterSheetPlan(std::vector<CounterSheetItem> items, const CounterSheetPaper& paper);

  static constexpr int kMostSheets = 500;
  /// The room at the foot of each page for its name and a ruler.
  static constexpr double kFoot = 9;
  /// The length of marks for cutting, and their distance from the ground of counters.
  static constexpr double kMark = 3.5;
  static constexpr double kMarkGap = 0.7;

  const std::vector<CounterSheetPage>& pages() const { return pages_; }
  const CounterSheetPaper& paper() const { return paper_; }
  int sheets() const { return sheets_; }
  /// The room for the foot of a page: at its lower edge, and of backs behind that.
  QRectF foot(bool isBack = false) const;

 private:
  struct Block;
  double markRoom() const;
  QRectF room() const;
  bool turnsSideways() const;
  void lay(const std::vector<CounterSheetItem>& items);
  void addSheet(std::vector<Block> blocks);
  CounterSheetPage backOf(const CounterSheetPage& front) const;

  CounterSheetPaper paper_;
  std::vector<CounterSheetPage> pages_;
  int sheets_ = 0;
};

}  // namespace redoubt::render
