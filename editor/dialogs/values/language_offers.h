#pragma once

#include <QString>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/rules/language/fact.h"
#include "editor/session/session.h"
#include "editor/words/known_names.h"

namespace redoubt::editor {

/// One of several things to choose from.
struct LanguageItem {
  QString words;
  std::string value;
};

/// What can be said at a place of a condition, an amount or a group: the facts and groups of its scope, with the names
/// that the battle has, and what a new part is at first.
class LanguageOffers {
 public:
  LanguageOffers(const Session& session, const rules::Scope& scope) : session_(session), scope_(&scope) {}

  std::vector<LanguageItem> nameItems(rules::NameKind kind) const;
  std::vector<LanguageItem> groupItems() const;
  /// The first of them.
  std::string firstGroup(const std::string& otherwise) const;
  /// The facts that can be asked and that `present` doesn't ask yet.
  std::vector<LanguageItem> factItems(const nlohmann::json& present) const;
  /// The facts that are numbers.
  std::vector<LanguageItem> numberItems() const;
  /// The names that a fact can be; of a state its own levels.
  std::vector<KnownName> valuesOf(const rules::FactName& fact) const;
  nlohmann::json newTest(const rules::FactName& fact) const;
  /// By the name of its member: "rating", "sum"; null or without a value where the game has nothing of the kind.
  nlohmann::json newAmount(const std::string& kind) const;

 private:
  std::string newFact(const rules::FactInfo& info) const;

  const Session& session_;
  const rules::Scope* scope_;
};

/// Whether an amount of that kind is made of amounts.
bool hasParts(const std::string& kindOfAmount);

}  // namespace redoubt::editor
