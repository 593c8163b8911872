#pragma once

#include <QString>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/model/edit.h"
#include "core/rules/book/name_kind.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// A kind of rule that can be begun with a title: what it is, what it belongs to, and the rules that make a first one
/// of it. Paths and values have {name} for the slug of its title, {title}, and {owner} for what it belongs to.
struct RuleRecipe {
  std::string id;
  QString title;
  QString tells;                              ///< what it is for, in a sentence
  QString example;                            ///< a title
  std::optional<rules::NameKind> owner = {};  ///< what it belongs to or is about
  QString ownerLabel = {};
  /// Paths and values; the first is the rule itself. Those that the battle has already stay as they are.
  std::vector<std::pair<std::string, std::string>> rules = {};
};
const std::vector<RuleRecipe>& ruleRecipes();

/// Begins a rule of that kind: one edit, and the path of the rule itself. A slug that is taken gets a number.
struct BegunRule {
  model::Edit edit;
  std::string path;
};
BegunRule begunRule(const Session& session, const RuleRecipe& recipe, const QString& title, const std::string& owner);

}  // namespace redoubt::editor
