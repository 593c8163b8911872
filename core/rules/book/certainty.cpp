#include "core/rules/book/certainty.h"

#include <algorithm>

namespace redoubt::rules {

Certainty worse(Certainty a, Certainty b) {
  return std::max(a, b);
}

Certainty certaintyOf(const model::Battle& battle, const RuleBook& book, std::string_view path) {
  const model::Rule* row = book.row(path);
  if (!row || row->value.text == "null") return Certainty::Unknown;
  return isEstimate(battle, *row, "value") ? Certainty::Estimated : Certainty::Known;
}

}  // namespace redoubt::rules
