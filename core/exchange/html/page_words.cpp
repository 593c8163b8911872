#include "core/exchange/html/page_words.h"

#include <fmt/format.h>


namespace redoubt::exchange::html {
namespace {

// Ids are given by the row of the original, so that a translation has the same.
template <class Row>
std::string idOf(PageIds& ids, const model::Battle& original, const Row& row, std::string_view kind) {
  const Row* source = original.find<Row>(row.id);
  return ids.of(fmt::format("{} {}", kind, row.id.value), (source ? *source : row).slug);
}

void addDifferences(Json& found, const Json& own, const Json& other) {
  if (own.type() != other.type()) return;
  if (own.is_string()) {
    const std::string& text = own.get_ref<const std::string&>();
    if (own != other && !found.contains(text)) found[text] = other;
  } else if (own.is_array() && own.size() == other.size()) {
    for (std::size_t i = 0; i < own.size(); ++i) addDifferences(found, own[i], other[i]);
  } else if (own.is_object()) {
    for (const auto& [key, value] : own.items()) {
      if (const auto same = other.find(key); same != other.end()) addDifferences(found, value, *same);
    }
  }
}

}  // namespace

std::string PageIds::of(const std::string& thing, std::string_view wanted) {
  if (const auto known = known_.find(thing); known != known_.end()) return known->second;
  std::string clean;
  for (const char c : wanted) {
    const bool isPlain = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    if (isPlain) {
      clean += c;
    } else if (!clean.empty() && clean.back() != '-') {
      clean += '-';
    }
  }
  if (clean.empty()) clean = "x";
  std::string id = clean;
  for (int number = 2; !taken_.insert(id).second; ++number) id = fmt::format("{}-{}", clean, number);
  return known_.emplace(thing, std::move(id)).first->second;
}

std::string PageGround::pieceId(const model::Unit& unit) const {
  return idOf(pieces, original, unit, "unit");
}
std::string PageGround::pieceId(const model::Leader& leader) const {
  return idOf(pieces, original, leader, "leader");
}
std::string PageGround::chitId(const model::Leader& leader) const {
  return pieces.of(fmt::format("chit {}", leader.id.value), pieceId(leader) + "-chit");
}
std::string PageGround::markerId(const std::string& marker) const {
  return pieces.of("marker " + marker, marker);
}
std::string PageGround::wordsId(const model::Placement& placement) const {
  const model::Placement* source = original.find<model::Placement>(placement.id);
  return pieces.of("words " + (source ? *source : placement).words, "words");
}
std::string PageGround::id(const model::Army& army) const {
  return idOf(armies, original, army, "army");
}
std::string PageGround::id(const model::Command& command) const {
  return idOf(commands, original, command, "command");
}
std::string PageGround::id(const model::Scenario& scenario) const {
  return idOf(scenarios, original, scenario, "scenario");
}
std::string PageGround::id(const model::Variant& variant) const {
  return idOf(variants, original, variant, "variant");
}
std::string PageGround::id(const model::Track& track) const {
  return idOf(tracks, original, track, "track");
}
std::string PageGround::id(const model::Space& space) const {
  const model::Track* track = battle.find<model::Track>(space.track);
  const std::string own = spaces.of(fmt::format("space {}", space.id.value),
                                    fmt::format("{}", original.find<model::Space>(space.id) ? space.slug : "space"));
  return (track ? id(*track) : "track") + "/" + own;
}

std::string PageGround::id(hex::HexKey hex) const {
  const std::string number = layout.number(hex);
  return number.empty() ? fmt::format("u{},{}", hex.column(), hex.row()) : number;
}

Json translationsOf(const Json& own, const Json& other) {
  Json found = Json::object();
  addDifferences(found, own, other);
  return found;
}

}  // namespace redoubt::exchange::html
