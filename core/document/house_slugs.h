#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/model/edit.h"

/// The slugs that queries of house checks ask for by name, as in `WHERE zone.slug = 'east-bank'`: a query for one that
/// nobody bears finds nothing, which would pass for all being well.
namespace redoubt::document {

/// A slug in quotes that a query compares with the column `slug` of one of these tables.
struct AskedSlug {
  std::string slug;
  std::vector<std::string> tables;
  std::size_t at = 0;  ///< of its first quote in the query, in bytes
  std::size_t length = 0;

  friend bool operator==(const AskedSlug&, const AskedSlug&) = default;
};

/// Those compared by =, <>, IS and IN, in the order of the text. The query need not be a good one.
std::vector<AskedSlug> askedSlugs(std::string_view query);

/// Those that no row of their tables bears.
std::vector<AskedSlug> unknownSlugs(const model::Battle& battle, std::string_view query);

/// The house checks that ask for a row of `table` by the slug `from` ask for `to` instead.
void renameInHouseChecks(model::Edit& edit, const model::Battle& battle, std::string_view table, std::string_view from,
                         std::string_view to);

}  // namespace redoubt::document
