#pragma once

#include "core/exchange/artwork.h"
#include "core/exchange/html/page_words.h"

namespace redoubt::exchange::html {

/// The drawn map: `map` of the document. `languages` are those of the page, the battle's own first. `layers` has the
/// titles of layers that can be hidden.
Json mapOf(const ExportJob& job, const MapPlan& plan, const std::vector<std::string>& languages, const Json& layers,
           const Watch& watch);

}  // namespace redoubt::exchange::html
