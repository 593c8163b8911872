#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "core/hex/hex.h"

namespace redoubt::hex {

/// A vertex (hexspine): the corner shared by three hexes, and the same value from each of them.
/// q and r are the sums of its three hexes' coordinates, so neither is ever a multiple of 3.
struct Vertex {
  int q = 0;
  int r = 0;

  friend constexpr auto operator<=>(Vertex, Vertex) = default;
};

/// The vertex of `hex` between `side` and the next side clockwise; `side` is 0 to 5.
Vertex vertexAfter(Hex hex, int side);

/// The six vertices of `hex`, clockwise, vertexAfter(hex, 0) first.
std::array<Vertex, kSides> verticesOf(Hex hex);

/// The three hexes round `vertex`, in ascending order.
std::array<Hex, 3> hexesOf(Vertex vertex);

/// The three hexsides that meet in `vertex`.
std::array<Hexside, 3> sidesOf(Vertex vertex);

/// The two ends of a hexside, clockwise as its hex sees them.
std::array<Vertex, 2> verticesOf(Hexside side);

/// The three vertices one hexside away.
std::array<Vertex, 3> neighboursOf(Vertex vertex);

/// The hexside between two neighbouring vertices; nothing for others.
std::optional<Hexside> sideBetween(Vertex a, Vertex b);

/// The number of hexsides on the shortest path from `a` to `b`.
int distance(Vertex a, Vertex b);

/// A shortest path from `a` to `b` along hexsides, both included, close to the straight line. vertexPath(b, a) is
/// vertexPath(a, b) reversed.
std::vector<Vertex> vertexPath(Vertex a, Vertex b);

}  // namespace redoubt::hex

template <>
struct std::hash<redoubt::hex::Vertex> {
  std::size_t operator()(redoubt::hex::Vertex vertex) const noexcept;
};
