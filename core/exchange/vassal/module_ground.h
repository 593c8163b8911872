#pragma once

#include <string>
#include <vector>

#include "core/exchange/format.h"
#include "core/rules/book/rule_book.h"

namespace redoubt::exchange::vassal {

/// What a module says by itself, in one language.
class ModuleWords {
 public:
  explicit ModuleWords(std::string language);

  const std::string& language() const { return language_; }
  std::string say(std::string key) const;
  std::string say(std::string key, std::vector<Phrase::Argument> arguments) const;

  // Names by which parts of a module refer to each other.
  std::string mainMap() const;
  std::string boxesMap() const;
  std::string eliminated() const;
  std::string cup() const;

 private:
  std::string language_;
};

/// A battle in the language of a module. Ids and logic go by the original, so that they are the same in all languages.
struct ModuleGround {
  explicit ModuleGround(const ExportJob& job);

  const model::Battle& original;
  rules::RuleBook originalBook;
  ModuleWords words;
  Texts texts;  ///< translations of the author's texts
  model::Battle battle;
  rules::RuleBook book;

  /// The author's text in the module's language.
  const std::string& inWords(const std::string& text) const;
};

}  // namespace redoubt::exchange::vassal
