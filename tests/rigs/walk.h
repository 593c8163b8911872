#pragma once

#include <cstdint>
#include <vector>

#include "core/document/document.h"

/// A fixed series of edits, in a document and in memory.
namespace redoubt::rigs {

/// A plain map of 20 by 24 hexes for the series of edits.
model::Battle walkingGround();

/// Step n of the series: strokes of one hex and of hundreds, undo and redo.
void takeStep(document::Document& document, std::int64_t n);

/// The expected content of the file after each step.
class Expected {
 public:
  explicit Expected(const model::Battle& start) { states_.push_back(start); }

  void takeStep(std::int64_t n);
  const model::Battle& battle() const { return states_[at_]; }
  std::size_t undoable() const { return at_; }

 private:
  std::vector<model::Battle> states_;
  std::size_t at_ = 0;
};

}  // namespace redoubt::rigs
