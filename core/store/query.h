#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/model/battle.h"

namespace redoubt::store {

struct QueryValue {
  std::optional<std::string> text;  ///< nothing: NULL; of a blob how long it is, and hex() shows what it holds
  bool isNumber = false;            ///< the text is an integer or real number

  friend bool operator==(const QueryValue&, const QueryValue&) = default;
};

struct QueryResult {
  std::vector<std::string> columns;
  std::vector<std::vector<QueryValue>> rows;
};

struct QueryLimits {
  std::size_t maxRows = 1'000'000;
  std::int64_t maxSteps = 200'000'000;  ///< virtual machine operations
};

/// Runs one read-only SELECT on an in-memory copy of `battle`, with the functions
///   hx_number(hex)              the printed number, NULL off the map
///   hx_hex('1809')              the key of a printed number, NULL for none
///   hx_distance(a, b)           in hexes
///   hx_adjacent(a, b)           1 or 0
///   hx_neighbour(hex, side)     side 0..5 or 's0'..'s5', clockwise from north; NULL off the map
///   hx_in_front(hex, direction, other)  1 if `other` is a front hex of a counter in `hex` facing 'v2' or 's0'
///   hx_terrain(hex), hx_level(hex)      of the map, NULL off it
/// Hexes are keys or printed numbers as text; what is not on the map gives NULL. The tables of history, versions and
/// pictures are there but empty: a query looks at content. Throws Error BadInput for SQL that is wrong, writes, or uses
/// functions that are not allowed, TooLarge when it runs over the limits.
QueryResult query(const model::Battle& battle, const std::string& sql, const QueryLimits& limits = {});

}  // namespace redoubt::store
