#pragma once

#include <map>
#include <set>
#include <span>
#include <string>

#include "core/model/battle.h"
#include "core/model/edit.h"
#include "core/rules/book/rule_book.h"
#include "core/scan/propose.h"

namespace redoubt::editor {

/// Which of the battle's hexes are known to be right, so that the rest can be learned from them.
struct KnownHexes {
  std::set<hex::HexKey> hexes;        ///< with their terrain, and all between two of them
  std::set<hex::HexsideKey> borders;  ///< hexsides and ways that are known beside these
  bool hasPainted = false;            ///< hexsides and ways that are drawn anywhere are known as what they are, too
};

/// Hexes with other terrain than bare ground, and those whose terrain somebody confirmed.
std::set<hex::HexKey> paintedHexes(const model::Battle& battle, const rules::RuleBook& rules);

/// What these say to the learning. A border between two known hexes that carries nothing says that too.
redoubt::scan::Samples samplesOf(const model::Battle& battle, const hex::Layout& layout, const KnownHexes& known);

/// How many hexes, hexsides and ways of each kind are among the samples.
std::map<std::string, int> countsOf(const redoubt::scan::Samples& samples);

/// Who confirms, and by what picture.
struct Confirmer {
  std::string name;  ///< can be empty
  std::string at;    ///< the day
  std::optional<Id<model::Source>> source;
};

/// Paints what is proposed for these hexes, and for the borders between them and `known` ones, as printed in the
/// confirmer's source. `hexes` have the kinds that they get.
model::Edit confirmation(const model::Battle& battle, const hex::Layout& layout,
                         const std::map<hex::HexKey, std::string>& hexes, const KnownHexes& known,
                         const redoubt::scan::Proposals& proposals, const Confirmer& confirmer, std::string title);

}  // namespace redoubt::editor
