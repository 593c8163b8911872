#include "core/rules/vocabulary/action_keys.h"
#include "core/rules/vocabulary/terms.h"

// What there is besides units and leaders: figures of the rules, markers, stocks, transport, substitutes; and the
// orders and events of scenarios.
namespace redoubt::rules::terms {
std::vector<Term> pieces() {
  return {
      {"figure/<figure>/title", text()},
      {"figure/<figure>/short", text()},
      {"figure/<figure>/order", whole(0)},
      {"figure/<figure>/of", word({"units", "leaders"})},
      {"figure/morale/on-counters", truth()},
      {"figure/size/on-counters", truth()},
      {"figure/fire/on-counters", truth()},
      {"figure/<figure>/on-counters", truth()},
      {"figure/<figure>/signed", truth()},
      {"figure/<figure>/range", span(-99)},
      {"figure/<figure>/sign", word({"arrows"})},
      {"marker/<marker>/title", text()},
      {"marker/<marker>/symbol", drawing(Drawing::CounterSymbol)},
      {"marker/<marker>/sign", text()},
      {"marker/<marker>/colour", colour()},
      {"marker/<marker>/in-play", truth()},
      {"marker/<marker>/copies", whole(0)},
      {"marker/<marker>/hexside", name(NameKind::Terrain)},
      {"marker/<marker>/need-not-attack-across", truth()},
      {"marker/<marker>/protects", word({"its-hex", "both-hexes"})},
      {"marker/<marker>/removed-by", text()},
      {"stock/<stock>/title", text()},
      keys::kStockArmy.term(),
      {"stock/<stock>/marker", name(NameKind::Marker)},
      {"stock/<stock>/carried", object({{"type", name(kType)}, {"each", whole(1)}})},
      {"stock/<stock>/used",
       object({{"types", names(kType)}, {"when", text()}, {"not-beside-enemy", truth()}, {"until", text()}})},
      {"stock/<stock>/spaces", object({{"held", text()}, {"spent", text()}})},
      {"transport/arm", name(kArm)},
      {"transport/carries", names(kArm)},
      {"transport/moves-in-combat", truth()},
      {"transport/holds", object({{"retreat", whole(0)}, {"losses", whole(0)}})},
      {"transport/lost-when", text()},
      {"transport/all-lost", list(word({"rifle-fire", "artillery-fire"}))},
      {"substitute/<unit-type>", object({{"for", name(kArm)},
                                         optional("army", names(NameKind::Army)),
                                         {"back-when", list(word({"retreat", "dispersed"}))},
                                         {"losses", word({"kept", "none"})}})},
      {"attrition/chosen-by", text()},
  };
}

std::vector<Term> orders() {
  const Shape selector =
      object({optional("types", names(kType)), optional("arms", names(kArm)), optional("units", names(NameKind::Unit)),
              optional("marker", name(NameKind::Marker)), optional("to-size", whole(0))});
  return {
      {"weaken", selector},
      {"cut", selector},
      {"remove", selector},
  };
}

std::vector<Term> events() {
  return {
      {"trigger", object({optional("phase", text()), optional("army", name(NameKind::Army)),
                          optional("enters", name(NameKind::Zone)), optional("crosses", name(NameKind::Terrain)),
                          optional("attacked", name(NameKind::Army)), optional("leader", name(NameKind::Leader)),
                          optional("fate", list(word({"retreats", "killed"}))), optional("lost", name(kType)),
                          optional("turn", whole(1))})},
      {"condition", object({{"track", name(NameKind::Track)}, {"label", text()}})},
      {"effect",
       object({optional("remove", whole(1)), optional("army", name(NameKind::Army)),
               optional("of-which", byName(NameKind::Army, whole(0))), optional("out-of-game", word({"those-units"})),
               optional("stock", name(NameKind::Stock)), optional("lose", whole(1)),
               optional("may-move", name(NameKind::Army)), optional("wins", name(NameKind::Player))})},
  };
}

}  // namespace redoubt::rules::terms
