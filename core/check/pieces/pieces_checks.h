#pragma once

#include <vector>

#include "core/check/check.h"

/// The checks of this folder; only its own files include this.
namespace redoubt::check {

/// Orders of set-ups that nobody can read, and those that go to more counters than there are (scenarios of Kłuszyn).
std::vector<Finding> checkOrders(const CheckContext& context);
/// Events that nobody can read, that wait for a zone their track has not, or ask for more than they take.
std::vector<Finding> checkEvents(const CheckContext& context);
/// Stocks that scenarios don't set, and those that are more or less than what carries them (K6.73, K6.75).
std::vector<Finding> checkStocks(const CheckContext& context);
/// Markers that lie on the wrong hexsides or on none, that there are too many of, and unknown ones (K14.12).
std::vector<Finding> checkMarkers(const CheckContext& context);
/// Spaces where tracks begin that they don't have, zones of a track of morale that its spaces don't show, spaces that
/// hold more than they may (K8.11, K8.12, K10.15).
std::vector<Finding> checkTracks(const CheckContext& context);

}  // namespace redoubt::check
