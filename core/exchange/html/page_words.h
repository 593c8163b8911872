#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/exchange/playing/spoken_battle.h"

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

/// A battle in one language with the ids of the page. It must outlive what is made of it.
struct PageGround : SpokenBattle {
  using SpokenBattle::SpokenBattle;

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

  mutable PageIds pieces, armies, commands, scenarios, variants, tracks, spaces;
};

/// By text, what the texts of `own` are in `other`, a document of the same shape.
Json translationsOf(const Json& own, const Json& other);

}  // namespace redoubt::exchange::html
