#pragma once

#include "core/exchange/artwork.h"
#include "core/exchange/html/page_words.h"
#include "core/exchange/playing/pool_chits.h"

/// The battle as the page reads it, as README.md of `page` says; each part in the language of the ground.
namespace redoubt::exchange::html {

/// Everything but `translations`, the tiles of layers and the drawings of counters. What counters look like is added to
/// `faces`, in the order of `art`.
Json battleDocument(const PageGround& ground, const MapPlan& plan, std::vector<FaceWish>& faces);

/// `terms` and `hexes`.
void addHexes(Json& document, const PageGround& ground);
Json piecesOf(const PageGround& ground, std::vector<FaceWish>& faces);
Json scenariosOf(const PageGround& ground);
/// The turns of a scenario, in its first variant.
Json turnsOf(const PageGround& ground, const model::Scenario& scenario);

/// A chit that the rules put into a pool, beside those of the activation schedule.
struct OwnChit : PoolChit {
  std::string piece;  ///< its id on the page
};

/// Those of the rules' own pools. Rows that chits name are the ground's, which must outlive it.
class OwnPool {
 public:
  explicit OwnPool(const PageGround& ground);
  /// As the set-up of a variant has it in that turn.
  std::vector<OwnChit> at(const model::Variant& variant, int turn) const { return named(chits_.at(variant, turn)); }
  /// Of all variants and turns, each once.
  std::vector<OwnChit> all() const { return named(chits_.all()); }

 private:
  std::vector<OwnChit> named(std::vector<PoolChit> chits) const;

  const PageGround& ground_;
  PoolChits chits_;
};

}  // namespace redoubt::exchange::html
