#pragma once

namespace redoubt::render {

struct PaintContext;

/// The railways of a region, over its roads.
void paintRailways(const PaintContext& context);

}  // namespace redoubt::render
