#pragma once

#include <string>
#include <vector>

#include "core/hex/layout.h"
#include "core/rules/book/rule_book.h"

/// What the formats in which a battle is played have in common: names and words in a language, what lies where at the
/// beginning, and what players look up.
namespace redoubt::exchange {

/// The language of a battle's own texts, without a country: "en".
std::string languageOf(const model::Battle& battle);

/// A battle in one language. It must outlive what is made of it.
struct SpokenBattle {
  SpokenBattle(const model::Battle& original, std::string language);

  std::string say(const Phrase& phrase) const { return said(phrase, language); }
  std::string say(const char* key) const { return say(Phrase::of(key)); }
  std::string say(std::string key) const { return say(Phrase::of(std::move(key))); }
  std::string say(std::string key, std::vector<Phrase::Argument> arguments) const {
    return say(Phrase::of(std::move(key), std::move(arguments)));
  }
  /// As people call them.
  std::string name(hex::HexKey hex) const;
  std::string name(const model::Zone& zone) const;

  const model::Battle& original;  ///< by which ids are given, whatever the language
  std::string language;
  model::Battle battle;
  rules::RuleBook book;
  hex::Layout layout;
};

/// The row's title or name, or else its slug.
template <class Row>
std::string titleOf(const Row& row) {
  if constexpr (requires { row.title; }) {
    return row.title.empty() ? row.slug : row.title;
  } else {
    return row.name.empty() ? row.slug : row.name;
  }
}

}  // namespace redoubt::exchange
