#pragma once

#include <QColor>
#include <QImage>
#include <QPainter>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "core/compare/set_ups.h"
#include "editor/render/counters/counter_painter.h"
#include "editor/render/counters/map_stacks.h"
#include "editor/render/map_geometry.h"

namespace redoubt::editor {

/// How a counter of one of two set-ups stands to the other set-up. Moved: in another place; Otherwise: there too, but
/// with another facing, step, formation, count or place in the stack; Only: nowhere.
enum class ComparedAs { Same, Moved, Otherwise, Only };

/// The look of what differs: the first set-up solid, the second dashed, so that nobody needs to tell the colours apart.
struct ComparedLook {
  QColor first{0xB4, 0x3E, 0x0B};
  QColor second{0x0B, 0x67, 0x8C};
  QColor otherwise{0x7A, 0x2E, 0x8E};
  QColor arrow{0x1D, 0x3F, 0x72};
};

/// The counters of two set-ups in one picture: those of the first as they lie, pale where the second has the same;
/// those of the second that are moved or only there as ghosts with a dashed edge and arrows from the first; those only
/// in the first with a solid edge; those that are there otherwise with a dotted one, and an arrow to where they face in
/// the second. A plain value in hex widths of the first map.
class ComparedCounters {
 public:
  ComparedCounters() = default;
  /// Faces and names are those of `firstNames` and `secondNames`, the comparison's battles or their translations.
  ComparedCounters(const compare::SetUpComparison& comparison, const model::Battle& firstNames,
                   const model::Battle& secondNames);

  /// Draws what lies in `visible` pixels; `current` is a place in SetUpComparison::placements() to be made conspicuous.
  void paint(QPainter& painter, const render::MapView& view, const QRectF& visible, render::CounterCache& counters,
             std::optional<std::size_t> current = {}) const;

  /// The differences of which a counter lies under `point`, the uppermost first.
  std::vector<std::size_t> at(hex::Point point) const;
  /// Where the counters of a difference lie on the map, in the first set-up and the second.
  std::vector<hex::Point> placesOf(std::size_t difference) const;

 private:
  struct Lying {
    render::StackedCounter counter;
    render::StackCard card;
    ComparedAs as = ComparedAs::Same;
    bool isFirst = true;
    std::optional<std::size_t> difference = {};
    std::optional<double> facing = {};  ///< of Otherwise: where it faces in the second
  };
  struct Shift {
    hex::Point from;
    hex::Point to;
    std::size_t difference = 0;
  };

  void lay(const std::vector<render::MapStack>& stacks, bool isFirst,
           const std::map<Id<model::Placement>, std::pair<ComparedAs, std::size_t>>& as,
           const compare::SetUpComparison& comparison, const std::set<hex::HexKey>& taken);
  void edge(QPainter& painter, const render::MapView& view, const Lying& lying, bool isCurrent) const;

  std::vector<Lying> lying_;  ///< the lowest first
  std::vector<Shift> shifts_;
};

/// The map of the first set-up's battle with the counters of both. Throws redoubt::Error: BadInput without a map or for
/// a size of zero, TooLarge over render::kMaxImageSide.
QImage comparedPicture(const compare::SetUpComparison& comparison, const model::Battle& firstNames,
                       const model::Battle& secondNames, double pixelsPerHex);

/// A small sample of how something looks in that picture, for legends.
void paintComparedSample(QPainter& painter, const QRectF& rect, ComparedAs as, bool isFirst);

}  // namespace redoubt::editor
