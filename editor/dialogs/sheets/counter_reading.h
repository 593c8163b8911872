#pragma once

#include <QPointF>
#include <QSize>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/model/force_rows.h"
#include "core/rules/forces/manifest.h"
#include "editor/scan/counter_text.h"

namespace redoubt::editor {

/// What was read on both sides of a counter. Proposals and no more.
struct CounterReading {
  struct Side {
    std::vector<scan::CounterWord> words = {};
    QSize size = {};  ///< of the crop
  };
  Side front = {};
  Side back = {};

  const Side& of(model::FaceSide side) const { return side == model::FaceSide::Front ? front : back; }
};

/// A number on a counter, and where it stands: from 0 to 1 across and down.
struct NumberRead {
  int value = 0;
  QPointF at;
};
/// Numbers beside letters belong to a name and are left out: the 1 of "1 Guard".
std::vector<NumberRead> numbersRead(const CounterReading::Side& side);
/// The line with the most letters; empty where there are none.
std::string nameRead(const CounterReading::Side& side);

/// Which of the numbers on a side are which figures: learned from counters that a person typed. Counters of a sheet
/// have theirs at the same places.
class FigurePlaces {
 public:
  /// The person says that the figure of this side is `value`; learned where that number stands at one place only.
  void learn(model::FaceSide side, const rules::ManifestField& field, int value, const CounterReading& reading);
  /// For each of the fields of one side a number, if there is one at the place that was learned. While no place of this
  /// side was learned: in their order, if there are as many numbers as fields.
  std::vector<std::optional<int>> proposals(model::FaceSide side, std::span<const rules::ManifestField> fields,
                                            const CounterReading& reading) const;

 private:
  struct Place {
    model::FaceSide side;
    rules::ManifestField::Kind kind;
    std::string figure;
    QPointF at;
  };
  const Place* placeOf(model::FaceSide side, const rules::ManifestField& field) const;
  std::vector<Place> places_;
};

}  // namespace redoubt::editor
