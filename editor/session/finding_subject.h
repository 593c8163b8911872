#pragma once

#include <string>

#include "core/model/battle.h"

namespace redoubt::editor {

/// What checks call a row in their findings: `table/slug`, or `table/key` for a row without a slug.
template <class Row>
std::string findingSubject(const Row& row) {
  std::string subject = std::string(Row::kTable) + "/";
  if constexpr (requires { row.slug; }) {
    if (!row.slug.empty()) return subject + row.slug;
  }
  return subject + model::keyText<Row>(row.key());
}

}  // namespace redoubt::editor
