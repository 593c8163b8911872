#pragma once

#include "core/hex/layout_spec.h"

namespace redoubt::hex {

/// The numbers with which counting begins: those of the first numbered column and row, at the left and the top or,
/// where numbers count backwards, at the right and the bottom.
struct StartNumbers {
  int column = 1;
  int row = 1;

  friend constexpr bool operator==(StartNumbers, StartNumbers) = default;
};

StartNumbers startNumbers(const LayoutSpec& spec);

/// `spec` with bases that make it begin with these numbers.
LayoutSpec startingWith(LayoutSpec spec, StartNumbers numbers);

}  // namespace redoubt::hex
