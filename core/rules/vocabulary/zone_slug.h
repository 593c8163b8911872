#pragma once

#include <string>
#include <string_view>

#include "core/model/edit.h"
#include "core/rules/book/rule_book.h"

/// The slugs of zones, by which rules, settings, orders and events name them.
namespace redoubt::rules {

/// Changes the slug of a zone, and replaces the old one in all rules, settings, orders and events that name the zone,
/// and in the waivers of findings about it. Only names that the vocabulary expects to be zones are replaced; a kind of
/// terrain, an army or a member with the same name stays. Empty if the new slug is invalid or belongs to another zone.
model::Edit renameZoneSlug(const model::Battle& battle, Id<model::Zone> zone, std::string_view slug, std::string title);

}  // namespace redoubt::rules
