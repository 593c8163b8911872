#pragma once

#include "core/exchange/artwork.h"
#include "core/exchange/html/page_words.h"
#include "core/rules/forces/figures.h"
#include "core/rules/mechanics/mechanics.h"

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
struct OwnChit {
  std::string piece;                      ///< its id on the page
  std::string title;                      ///< whose it is, or what it does: "First Brigade"
  std::string kind;                       ///< the title of its rule: "Brigade"
  const model::Army* army = nullptr;      ///< null for events and for the end of the turn
  const model::Leader* leader = nullptr;  ///< whose chit it is; of a command, the leader whose printed chit serves
  bool isPrinted = false;                 ///< it is the leader's chit of the manifest
  int copies = 1;
  std::optional<int> choice = {};  ///< so many of these are chosen; nothing: all are in the pool
  bool isUnsure = false;           ///< whether it is there depends on the course of the game
};

/// Those of the rules' own pools. Rows that chits name are the ground's, which must outlive it.
class OwnPool {
 public:
  explicit OwnPool(const PageGround& ground);
  /// As the set-up of a variant has it in that turn.
  std::vector<OwnChit> at(const model::Variant& variant, int turn) const;
  /// Of all variants and turns, each once.
  std::vector<OwnChit> all() const;

 private:
  const PageGround& ground_;
  rules::Mechanics mechanics_;
  rules::Figures figures_;
};

/// Turns beyond that many are left out.
inline constexpr int kMostTurns = 500;

}  // namespace redoubt::exchange::html
