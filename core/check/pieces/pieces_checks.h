#pragma once

#include <vector>

#include "core/check/check.h"

/// The checks of this folder; only its own files include this.
namespace redoubt::check {

/// Orders of set-ups that can't be read, and orders for more counters than there are (scenarios of Kłuszyn).
std::vector<Finding> checkOrders(const CheckContext& context);
/// Events that can't be read, that depend on a zone that their track doesn't have, or that need more units than their
/// total.
std::vector<Finding> checkEvents(const CheckContext& context);
/// Stocks that scenarios don't set, and stocks that don't match the units that carry them (K6.73, K6.75).
std::vector<Finding> checkStocks(const CheckContext& context);
/// Markers on the wrong hexsides or on none, too many markers, and unknown ones (K14.12).
std::vector<Finding> checkMarkers(const CheckContext& context);
/// Start spaces that a track doesn't have, zones of a morale track that its spaces don't show, and spaces with too many
/// counters (K8.11, K8.12, K10.15).
std::vector<Finding> checkTracks(const CheckContext& context);

}  // namespace redoubt::check
