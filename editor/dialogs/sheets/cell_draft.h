#pragma once

#include <QString>
#include <optional>
#include <utility>
#include <vector>

#include "core/rules/forces/sheet_counters.h"

namespace redoubt::editor {

/// What was typed for a place of a sheet and is not in the battle yet.
struct CellDraft {
  std::optional<rules::CounterOfSheet> counter = {};
  std::vector<std::pair<rules::ManifestField, QString>> texts = {};  ///< of fields that were typed in
  std::optional<rules::StarsOfUnit> stars = {};
  QString note = {};  ///< why it is not in the battle

  bool isEmpty() const { return *this == CellDraft{}; }
  /// Null where nothing was typed.
  const QString* text(const rules::ManifestField& field) const {
    for (const auto& [each, text] : texts) {
      if (each == field) return &text;
    }
    return nullptr;
  }
  void setText(const rules::ManifestField& field, const QString& text) {
    for (auto& [each, old] : texts) {
      if (each == field) {
        old = text;
        return;
      }
    }
    texts.emplace_back(field, text);
  }
  void forgetText(const rules::ManifestField& field) {
    std::erase_if(texts, [&](const auto& each) { return each.first == field; });
  }

  friend bool operator==(const CellDraft&, const CellDraft&) = default;
};

}  // namespace redoubt::editor
