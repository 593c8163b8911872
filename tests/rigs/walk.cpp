#include "tests/rigs/walk.h"

#include <utility>

#include "tests/core/model/sample_battle.h"

namespace redoubt::rigs {
namespace {

using testing::hexAt;

constexpr int kColumns = 20;
constexpr int kRows = 24;

bool isUndo(std::int64_t n) {
  return n % 10 == 3 || n % 10 == 6;
}
bool isRedo(std::int64_t n) {
  return n % 10 == 4;
}

std::vector<model::HexRow> strokeOf(std::int64_t n) {
  std::vector<model::HexRow> rows;
  if (n % 10 == 2 || n % 10 == 8) {
    for (int c = 1; c <= kColumns; ++c) {
      for (int r = 1; r <= kRows; r += 1 + static_cast<int>(n % 3)) {
        rows.push_back({hexAt(c, r), "fill " + std::to_string(n), static_cast<int>(n % 90)});
      }
    }
  } else {
    const int column = 1 + static_cast<int>(n * 7 % kColumns);
    rows.push_back(
        {hexAt(column, 1 + static_cast<int>(n % kRows)), "step " + std::to_string(n), static_cast<int>(n % 90)});
  }
  return rows;
}

}  // namespace

model::Battle walkingGround() {
  return testing::plainMap(kColumns, kRows);
}

void takeStep(document::Document& document, std::int64_t n) {
  if (isUndo(n)) {
    document.undo();
  } else if (isRedo(n)) {
    document.redo();
  } else {
    model::Edit edit("Step " + std::to_string(n));
    for (const model::HexRow& row : strokeOf(n)) edit.put(row);
    document.apply(edit);
  }
}

void Expected::takeStep(std::int64_t n) {
  if (isUndo(n)) {
    if (at_ > 0) --at_;
  } else if (isRedo(n)) {
    if (at_ + 1 < states_.size()) ++at_;
  } else {
    model::Battle next = states_[at_];
    for (const model::HexRow& row : strokeOf(n)) next.all<model::HexRow>().put(row);
    states_.resize(++at_);
    states_.push_back(std::move(next));
  }
}

}  // namespace redoubt::rigs
