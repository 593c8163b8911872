#pragma once

#include <string>

#include "core/model/battle.h"
#include "editor/cli/arguments.h"

/// The battle, scenario and variant that a person named.
namespace redoubt::cli {

/// What a row is called on the command line: its slug, or its id in decimal where no slug tells it from `others`.
template <class Row>
std::string publicId(const Row& row, const std::vector<const Row*>& others) {
  int same = 0;
  for (const Row* other : others) same += other->slug == row.slug;
  return row.slug.empty() || same > 1 ? std::to_string(row.id.value) : row.slug;
}

/// The file, with its texts in the language that was asked for. Throws Error NotFound where it has none in it.
model::Battle battleOf(const Arguments& arguments);

/// Throws Error NotFound, with those there are.
const model::Scenario& chosenScenario(const model::Battle& battle, const Arguments& arguments);

/// The named variant, else the first. Throws Error NotFound.
const model::Variant& chosenVariant(const model::Battle& battle, const model::Scenario& scenario,
                                    const Arguments& arguments);

}  // namespace redoubt::cli
