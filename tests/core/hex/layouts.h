#pragma once

#include <gtest/gtest.h>

#include <string>
#include <variant>
#include <vector>

#include "core/hex/layout.h"

namespace redoubt::hex {

/// The layout of a spec that must be good.
inline Layout laidOut(const LayoutSpec& spec) {
  auto made = Layout::make(spec);
  if (const auto* error = std::get_if<LayoutError>(&made)) {
    ADD_FAILURE() << said(error->sentence());
    return {};
  }
  return std::get<Layout>(made);
}

/// Both orientations and both shifts, several sizes and first hexes, zero, odd, even and negative.
std::vector<LayoutSpec> grids();

/// `spec` under every numbering: orders, separators, letters, digits, directions.
std::vector<LayoutSpec> numberings(const LayoutSpec& spec);

/// `spec` with every kind of edge at every edge.
std::vector<LayoutSpec> edgings(const LayoutSpec& spec);

/// What a failed law should say about where it failed.
std::string described(const LayoutSpec& spec);

/// Racławice's: pointy-top, even rows shifted right, plain CCRR.
Layout raclawice();

}  // namespace redoubt::hex
