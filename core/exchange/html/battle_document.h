#pragma once

#include "core/exchange/artwork.h"
#include "core/exchange/html/page_words.h"

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
/// The space of the turn track for a turn; null if there is none.
const model::Space* turnSpace(const PageGround& ground, int turn);

/// "Turn 3: 1 unit is taken away".
std::string eventText(const PageGround& ground, const model::Event& event);
/// The turn in which an event happens, whatever else must hold.
std::optional<int> turnOf(const model::Event& event);
/// "Poles: weaken 5 × Husaria".
std::string orderText(const PageGround& ground, const model::SetUpOrder& order);

/// Where units and leaders beside the map wait for, and the author's note; empty if there is nothing to say.
std::string placementNote(const PageGround& ground, const model::Placement& placement);

}  // namespace redoubt::exchange::html
