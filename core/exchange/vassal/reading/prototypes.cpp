#include "core/exchange/vassal/reading/prototypes.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace redoubt::exchange::vassal::reading {
namespace {

constexpr std::size_t kDeepest = 50;
constexpr int kMostUses = 5'000;  // of prototypes by one piece

// Puts traits in the place of prototypes.
class Expander {
 public:
  Expander(const std::map<std::string, Prototype>& prototypes, Effort& effort, PrototypeTroubles& troubles)
      : prototypes_(prototypes), effort_(effort), troubles_(troubles) {}

  Piece run(Piece piece) {
    const std::vector<Trait> traits = std::exchange(piece.traits, {});
    addAll(piece, traits);
    return piece;
  }

 private:
  void addAll(Piece& piece, const std::vector<Trait>& traits) {
    for (const Trait& trait : traits) {
      if (trait.key == "prototype") {
        addPrototype(piece, trait);
      } else if (piece.traits.size() < kMostTraits) {
        addTrait(piece, trait);
      } else {
        piece.isWhole = false;
      }
    }
  }

  // Of what is not read the key is enough, once it comes from a prototype that many pieces use.
  void addTrait(Piece& piece, const Trait& trait) {
    std::uint64_t size = 256;
    for (const std::string& field : trait.fields) size += field.size() + 32;
    effort_.spend(size + trait.state.size());
    if (open_.empty() || isRead(trait.key))
      piece.traits.push_back(trait);
    else
      piece.traits.push_back({trait.key, {}, {}, true});
  }

  void addPrototype(Piece& piece, const Trait& trait) {
    const std::string& name = trait.field(0);
    const auto found = prototypes_.find(name);
    if (found == prototypes_.end()) {
      ++troubles_.unknown[plainName(name)];
      return;
    }
    const bool isCircle = std::find(open_.begin(), open_.end(), name) != open_.end();
    if (isCircle || open_.size() == kDeepest || ++uses_ > kMostUses) {
      ++troubles_.circular[plainName(name)];
      piece.isWhole = false;
      return;
    }
    if (std::find(piece.prototypes.begin(), piece.prototypes.end(), name) == piece.prototypes.end()) {
      piece.prototypes.push_back(name);
    }
    open_.push_back(name);
    if (trait.field(1).empty()) {
      addAll(piece, found->second.piece.traits);
    } else if (const auto made = decodeDefinition(withValues(found->second.definition, trait.field(1)), effort_)) {
      addAll(piece, made->traits);
    }
    open_.pop_back();
  }

  // The definition with the values that the piece gives for "$key$": "key=value,key=value".
  std::string withValues(std::string definition, const std::string& values) {
    for (const std::string& each : sequence(values, ',', 100)) {
      const auto pair = sequence(each, '=', 2);
      if (pair.size() < 2 || pair[0].empty()) continue;
      const std::string wanted = "$" + pair[0] + "$";
      std::string made;
      std::size_t from = 0;
      for (std::size_t at = definition.find(wanted); at != std::string::npos; at = definition.find(wanted, from)) {
        made += definition.substr(from, at - from) + pair[1];
        from = at + wanted.size();
        effort_.spend(pair[1].size() + 1);
      }
      definition = made + definition.substr(from);
      effort_.spend(definition.size());
    }
    return definition;
  }

  const std::map<std::string, Prototype>& prototypes_;
  Effort& effort_;
  PrototypeTroubles& troubles_;
  std::vector<std::string> open_;
  int uses_ = 0;
};

}  // namespace

Piece expanded(Piece piece, const std::map<std::string, Prototype>& prototypes, Effort& effort,
               PrototypeTroubles& troubles) {
  return Expander(prototypes, effort, troubles).run(std::move(piece));
}

}  // namespace redoubt::exchange::vassal::reading
