#pragma once

#include <string>
#include <string_view>

#include "core/model/edit.h"
#include "core/rules/book/rule_book.h"

/// The short names of zones, by which rules, settings, orders and events name them.
namespace redoubt::rules {

/// Gives a zone another slug, and puts it for the old one in all rules, settings, orders and events that name the zone,
/// and in the waivers of what is found about it: where the vocabulary wants a zone, so that a kind of terrain, an army
/// or a member of the same name stays what it is. Nothing for a slug that is none, or that another zone has.
model::Edit renameZoneSlug(const model::Battle& battle, Id<model::Zone> zone, std::string_view slug, std::string title);

}  // namespace redoubt::rules
