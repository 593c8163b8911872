#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/exchange/format.h"
#include "core/rules/book/rule_book.h"

/// What the parts of a page's making have in common.
namespace redoubt::exchange::html {

using Json = nlohmann::ordered_json;

/// Names of letters, digits and hyphens, each once.
class PageIds {
 public:
  /// The name for what is called `wanted`; the same for the same `thing`.
  std::string of(const std::string& thing, std::string_view wanted);

 private:
  std::map<std::string, std::string> known_;
  std::set<std::string> taken_;
};

/// A battle in one language. It must outlive what is made of it.
struct PageGround {
  PageGround(const model::Battle& original, std::string language);

  std::string say(const Phrase& phrase) const { return said(phrase, language); }
  std::string say(const char* key) const { return say(Phrase::of(key)); }
  std::string say(std::string key) const { return say(Phrase::of(std::move(key))); }
  std::string say(std::string key, std::vector<Phrase::Argument> arguments) const {
    return say(Phrase::of(std::move(key), std::move(arguments)));
  }

  std::string pieceId(const model::Unit& unit) const;
  std::string pieceId(const model::Leader& leader) const;
  std::string chitId(const model::Leader& leader) const;
  std::string markerId(const std::string& marker) const;
  std::string wordsId(const model::Placement& placement) const;
  std::string id(const model::Army& army) const;
  std::string id(const model::Command& command) const;
  std::string id(const model::Scenario& scenario) const;
  std::string id(const model::Variant& variant) const;
  std::string id(const model::Track& track) const;
  /// With its track: "turn/3".
  std::string id(const model::Space& space) const;
  /// The printed number where there is one.
  std::string id(hex::HexKey hex) const;
  /// As people call the hex.
  std::string name(hex::HexKey hex) const;
  std::string name(const model::Zone& zone) const;

  const model::Battle& original;  ///< by which ids are given, whatever the language
  std::string language;
  model::Battle battle;
  rules::RuleBook book;
  hex::Layout layout;
  mutable PageIds pieces, armies, commands, scenarios, variants, tracks, spaces;
};

/// The row that has a title or a name, or else its slug.
template <class Row>
std::string titleOf(const Row& row) {
  if constexpr (requires { row.title; }) {
    return row.title.empty() ? row.slug : row.title;
  } else {
    return row.name.empty() ? row.slug : row.name;
  }
}

/// By text, what the texts of `own` are in `other`, a document of the same shape.
Json translationsOf(const Json& own, const Json& other);

}  // namespace redoubt::exchange::html
