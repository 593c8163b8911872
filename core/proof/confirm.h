#pragma once

#include <span>
#include <string>

#include "core/model/edit.h"
#include "core/proof/proof.h"

namespace redoubt::proof {

/// Who compares values with their sources, and when (ISO 8601, UTC).
struct Reader {
  std::string name;
  std::string when;
};

/// Records that `values` of a proof are as their sources have them. What is said of their origin stays; a value of which
/// nothing is said, or only that it was set by hand, is printed, and one that shares what is said of its row gets a copy
/// of its own.
model::Edit confirm(std::span<const ProofValue> values, const Reader& reader, std::string title);

/// Gives a value what its source has, by the row as it is to be, and confirms that: it is printed, unless it is derived.
model::Edit setRight(const ProofValue& value, const model::AnyRow& wanted, const Reader& reader, std::string title);

/// Takes the confirmation of values back. What else is said of them stays.
model::Edit unconfirm(std::span<const ProofValue> values, std::string title);

/// What is said of a value once `reader` has confirmed that it is `stored` (storedText()).
model::Provenance confirmed(const ProofValue& value, std::string stored, const Reader& reader);

}  // namespace redoubt::proof
