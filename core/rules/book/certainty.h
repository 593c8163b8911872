#pragma once

#include <string>
#include <string_view>

#include "core/rules/book/provenance.h"
#include "core/rules/book/rule_book.h"

/// How far a figure can be relied on.
namespace redoubt::rules {

/// From best to worst.
enum class Certainty {
  Known,      ///< printed, derived, or the author's own
  Estimated,  ///< a working value: its provenance says estimated, or unknown
  Unknown,    ///< there is no value
};

/// The certainty of a result that depends on both.
Certainty worse(Certainty a, Certainty b);

/// The certainty of the rule value under `path`; Unknown where there is none, or null.
Certainty certaintyOf(const model::Battle& battle, const RuleBook& book, std::string_view path);

/// The certainty of a column of a row.
template <class Row, class T>
Certainty certaintyOf(const model::Battle& battle, const Row& row, std::string_view field,
                      const std::optional<T>& value) {
  if (!value) return Certainty::Unknown;
  return isEstimate(battle, row, field) ? Certainty::Estimated : Certainty::Known;
}

/// The result where the rules of a battle leave a question open: the path whose value is missing.
struct MissingRule {
  std::string path;

  friend bool operator==(const MissingRule&, const MissingRule&) = default;
};

}  // namespace redoubt::rules
