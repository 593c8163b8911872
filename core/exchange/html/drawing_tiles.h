#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace redoubt::exchange::html {

/// The elements of a drawing by the tile of that side in which each begins, in their order: column and row of the tile,
/// and its own part of the body. A path that is drawn in one go over many tiles is parted where its pen is lifted,
/// unless it is filled. Groups, and so clips, are left out: for layers that have none to speak of.
std::map<std::pair<int, int>, std::string> tilesOf(std::string_view body, double side);

}  // namespace redoubt::exchange::html
