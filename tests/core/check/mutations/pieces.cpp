#include "tests/core/check/mutations/mutation_tools.h"

namespace redoubt::check::sample {
namespace {

constexpr Id<Scenario> kMorning{1};
constexpr Id<Army> kNorth{1};
constexpr Id<SetUpBlock> kNorthDawn{1};
constexpr Id<Track> kNerve{1};

// orders

void order(Battle& battle, const std::string& verb, int count, const std::string& selector) {
  battle.all<SetUpOrder>().put({Id<SetUpOrder>{1}, kMorning, kNorth, 1, verb, count, JsonText{selector}});
}

std::vector<Mutation> orderMutations() {
  return {
      {"OrderThatCanBeCarriedOut", [](Battle& b) { order(b, "cut", 3, R"({"types": ["militia"]})"); }, {}},
      {"OrderToCutMoreThanThereAre",
       [](Battle& b) { order(b, "cut", 4, R"({"arms": ["foot"]})"); },
       {"order-too-many morning/dawn set_up_order/1", "order-too-many morning/noon set_up_order/1"}},
      {"OrderThatIsTooMuchInAScenarioThatInheritsIt",
       [](Battle& b) {
         order(b, "cut", 4, R"({"arms": ["foot"]})");
         b.all<Scenario>().put({Id<Scenario>{2}, "evening", "The evening", kMorning, 2, ""});
         b.all<Variant>().put({Id<Variant>{3}, "dusk", Id<Scenario>{2}, "At dusk", 1});
         for (const int block : {1, 3}) b.all<VariantBlock>().put({Id<Variant>{3}, Id<SetUpBlock>{block}});
       },
       {"order-too-many evening/dusk set_up_order/1", "order-too-many morning/dawn set_up_order/1",
        "order-too-many morning/noon set_up_order/1"}},
      {"OrderToWeakenUnitsOfUnknownStrength",
       [](Battle& b) { order(b, "weaken", 2, R"({"arms": ["foot"], "to-size": 1})"); },
       {"order-undecidable morning/dawn set_up_order/1", "order-undecidable morning/noon set_up_order/1"}},
      {"OrderByNameToOneWhoIsNotThere",
       [](Battle& b) { order(b, "cut", 1, R"({"units": ["aspen"]})"); },
       {"order-too-many morning/dawn set_up_order/1", "order-too-many morning/noon set_up_order/1",
        "order-unknown-name set_up_order/1"}},
      {"OrderNobodyKnows", [](Battle& b) { order(b, "praise", 1, "{}"); }, {"order-unknown-verb set_up_order/1"}},
      {"OrderNobodyCanRead",
       [](Battle& b) { order(b, "cut", 1, R"({"colour": "red"})"); },
       {"order-malformed set_up_order/1"}},
      {"OrderThatIsNoJson", [](Battle& b) { order(b, "cut", 1, "militia"); }, {"order-malformed set_up_order/1"}},
      {"OrderForNoCounter", [](Battle& b) { order(b, "cut", 0, "{}"); }, {"order-count set_up_order/1"}},
  };
}

// events

void event(Battle& battle, const std::string& trigger, std::optional<std::string> condition,
           const std::string& effect) {
  const auto text = condition ? std::optional(JsonText{*condition}) : std::nullopt;
  battle.all<Event>().put({Id<Event>{1}, "rain", kMorning, JsonText{trigger}, text, JsonText{effect}});
}

void addSpace(Battle& battle, int id, const std::string& label) {
  battle.all<Space>().put({Id<Space>{id}, "nerve-" + std::to_string(id), kNerve, id, label, std::nullopt});
}

void addNerve(Battle& battle) {
  battle.all<Track>().put({kNerve, "nerve", "morale", "Nerve"});
  for (const auto& [id, label] : {std::pair(1, "bold"), {2, "even"}, {3, "even"}, {4, "shaken"}})
    addSpace(battle, id, label);
}

std::vector<Mutation> eventMutations() {
  return {
      {"EventThatCanHappen",
       [](Battle& b) {
         addNerve(b);
         event(b, R"({"phase": "movement", "army": "south"})", R"({"track": "nerve", "label": "bold"})",
               R"({"remove": 2, "army": "south", "of-which": {"south": 1}})");
       },
       {}},
      {"EventWithoutReadableEffect",
       [](Battle& b) { event(b, R"({"turn": 2})", std::nullopt, "[1]"); },
       {"event-malformed morning event/rain"}},
      {"EventOfAnArmyThatIsNotThere",
       [](Battle& b) { event(b, R"({"attacked": "east"})", std::nullopt, R"({"remove": 1})"); },
       {"event-unknown-name morning event/rain"}},
      {"EventThatWaitsForAZoneNoSpaceShows",
       [](Battle& b) {
         addNerve(b);
         event(b, R"({"turn": 2})", R"({"track": "nerve", "label": "brave"})", R"({"remove": 1})");
       },
       {"event-label-unknown morning event/rain"}},
      {"EventThatTakesFewerThanItsParts",
       [](Battle& b) { event(b, R"({"turn": 2})", std::nullopt, R"({"remove": 2, "of-which": {"south": 3}})"); },
       {"event-takes-too-few morning event/rain"}},
  };
}

// stocks

void addStock(Battle& battle, std::optional<int> amount) {
  setRule(battle, "stock/powder/title", R"("Powder")");
  setRule(battle, "stock/powder/army", R"("north")");
  setRule(battle, "stock/powder/carried", R"({"type": "militia", "each": 50})");
  if (amount) battle.all<Setting>().put({kMorning, "stock/powder", JsonText{std::to_string(*amount)}});
}

// markers

void addHurdles(Battle& battle) {
  setRule(battle, "marker/hurdle/title", R"("Hurdle")");
  setRule(battle, "marker/hurdle/copies", "2");
  setRule(battle, "marker/hurdle/hexside", R"("brook")");
  for (const auto& [kind, place] : {std::pair("brook", "hexside"), {"meadow", "hex"}, {"track", "link"}}) {
    setRule(battle, std::string("terrain/") + kind + "/place", '"' + std::string(place) + '"');
  }
  setRule(battle, "terrain/ground", R"("meadow")");
  battle.all<Hexside>().put({*layoutOf(battle).sideBetween(at(8, 5), at(8, 6)), "brook", std::nullopt, std::nullopt});
}

void addMarker(Battle& battle, const std::string& words, std::optional<Facing> direction, int count = 1) {
  Placement placement;
  placement.id = Id<Placement>{150};
  placement.block = kNorthDawn;
  placement.ordinal = 50;
  placement.subject = PlacementSubject::Marker;
  placement.words = words;
  placement.count = count;
  placement.rule = PlacementRule::At;
  placement.hex = at(8, 5);
  placement.direction = direction;
  battle.all<Placement>().put(placement);
}

Facing towards(const Battle& battle, hex::HexKey to) {
  const hex::Layout layout = layoutOf(battle);
  for (int side = 0; side < hex::kSides; ++side) {
    if (layout.neighbour(at(8, 5), side) == to) return Facing{hex::Direction{hex::FacingKind::Hexside, side}};
  }
  return {};
}

std::vector<std::string> twice(const std::string& code, const std::string& subject) {
  return {code + " morning/dawn " + subject, code + " morning/noon " + subject};
}

std::vector<Mutation> markerMutations() {
  return {
      {"MarkerOnItsHexside", [](Battle& b) { addHurdles(b), addMarker(b, "hurdle", towards(b, at(8, 6))); }, {}},
      {"MarkerOnAHexsideOfAnotherKind", [](Battle& b) { addHurdles(b), addMarker(b, "Hurdle", towards(b, at(8, 4))); },
       twice("marker-off-hexside", "placement/150")},
      {"MarkerThatFacesNoSide", [](Battle& b) { addHurdles(b), addMarker(b, "hurdle", std::nullopt); },
       twice("marker-without-side", "placement/150")},
      {"MarkersBeyondTheirNumberAndRoom",
       [](Battle& b) { addHurdles(b), addMarker(b, "hurdle", towards(b, at(8, 6)), 3); },
       {"marker-no-room morning/dawn rule/marker/hurdle/hexside",
        "marker-no-room morning/noon rule/marker/hurdle/hexside",
        "marker-too-many morning/dawn rule/marker/hurdle/copies",
        "marker-too-many morning/noon rule/marker/hurdle/copies"}},
      {"MarkerTheRulesDoNotKnow", [](Battle& b) { addHurdles(b), addMarker(b, "smoke", std::nullopt); },
       twice("marker-unknown", "placement/150")},
  };
}

// stocks in use

// A keg of it is in use in a hex from the beginning.
void usePowder(Battle& battle, hex::HexKey hex) {
  addStock(battle, 150);
  setRule(battle, "marker/keg/title", R"("Keg")");
  setRule(battle, "stock/powder/marker", R"("keg")");
  setRule(battle, "stock/powder/used",
          R"({"types": ["militia"], "when": "at once", "not-beside-enemy": true, "until": "dusk"})");
  addMarker(battle, "Keg", std::nullopt);
  changePlacement(battle, Id<Placement>{150}, [&](Placement& row) { row.hex = hex; });
}

std::vector<Mutation> stockMutations() {
  return {
      {"StockThatIsCarried", [](Battle& b) { addStock(b, 150); }, {}},
      {"StockThatIsMoreThanWhatCarriesIt",
       [](Battle& b) { addStock(b, 200); },
       {"stock-carriers morning/dawn setting/morning/stock/powder",
        "stock-carriers morning/noon setting/morning/stock/powder"}},
      {"StockOnASpaceThatIsOnNoTrack",
       [](Battle& b) {
         addStock(b, 150);
         addNerve(b);
         setRule(b, "stock/powder/spaces", R"({"held": "nerve-1", "spent": "ditch"})");
       },
       {"stock-space-unknown rule/stock/powder/spaces"}},
      {"StockOfUnsaidAmount",
       [](Battle& b) { addStock(b, std::nullopt); },
       {"stock-unset morning/dawn scenario/morning", "stock-unset morning/noon scenario/morning"}},
      {"StockInUseFromTheBeginning", [](Battle& b) { usePowder(b, at(5, 5)); }, {}},
      {"StockInUseByNobody",
       [](Battle& b) { usePowder(b, at(7, 6)); },
       {"stock-without-user morning/dawn placement/150", "stock-without-user morning/noon placement/150"}},
      {"StockInUseBesideAnEnemy",
       [](Battle& b) {
         usePowder(b, at(5, 5));
         changePlacement(b, Id<Placement>{202}, [](Placement& row) { row.hex = at(5, 6); });
       },
       {"stock-used-beside-enemy morning/dawn placement/150", "stock-used-beside-enemy morning/noon placement/150"}},
      {"StockThatMayBeUsedBesideAnEnemy",
       [](Battle& b) {
         usePowder(b, at(5, 5));
         setRule(b, "stock/powder/used",
                 R"({"types": ["militia"], "when": "at once", "not-beside-enemy": false, "until": "dusk"})");
         changePlacement(b, Id<Placement>{202}, [](Placement& row) { row.hex = at(5, 6); });
       },
       {}},
      {"SettingOfAnUnknownStock",
       [](Battle& b) {
         b.all<Setting>().put({kMorning, "stock/water", JsonText{"3"}});
       },
       {"setting-unknown-name morning setting/morning/stock/water"}},
  };
}

// tracks

void addNerveZones(Battle& battle) {
  addNerve(battle);
  setRule(battle, "morale-track/track", R"("nerve")");
  setRule(battle, "morale-track/start", R"("nerve-2")");
  setRule(battle, "morale-track/zones",
          R"([{"label": "bold", "player": "blue", "columns": 1}, {"label": "even", "columns": 0},
              {"label": "shaken", "player": "red", "columns": 1}])");
}

std::vector<Mutation> trackMutations() {
  return {
      {"TrackWithItsZones", addNerveZones, {}},
      {"TrackThatBeginsNowhere",
       [](Battle& b) {
         addNerveZones(b);
         setRule(b, "morale-track/start", R"("nerve-9")");
         b.all<Setting>().put({kMorning, "track/nerve", JsonText{R"("nerve-8")"}});
       },
       {"track-start-unknown morning setting/morning/track/nerve", "track-start-unknown rule/morale-track/start"}},
      {"TrackThatBeginsInAZoneThatHelps",
       [](Battle& b) {
         addNerveZones(b);
         setRule(b, "morale-track/start", R"("nerve-1")");
       },
       {"track-start-off-middle rule/morale-track/start"}},
      {"TrackThatBeginsAtTheOtherMiddleOfFour",
       [](Battle& b) {
         addNerveZones(b);
         setRule(b, "morale-track/start", R"("nerve-3")");
       },
       {}},
      {"TrackWithoutASpaceOfAZone",
       [](Battle& b) { addNerveZones(b), b.all<Space>().erase(Id<Space>{4}); },
       {"track-zone-unknown rule/morale-track/zones"}},
      {"TrackWithAZoneInTwoPlaces",
       [](Battle& b) { addNerveZones(b), addSpace(b, 5, "even"); },
       {"track-zone-torn rule/morale-track/zones"}},
      {"TrackWithALabelOfNoZone",
       [](Battle& b) { addNerveZones(b), addSpace(b, 5, "lost"); },
       {"track-label-unknown track/nerve"}},
      {"SpaceThatHoldsTooMuch",
       [](Battle& b) {
         addNerve(b);
         change<Space>(b, Id<Space>{2}, [](Space& row) { row.capacity = 1; });
         addMarker(b, "smoke", std::nullopt, 2);
         changePlacement(b, Id<Placement>{150}, [](Placement& row) {
           row.rule = PlacementRule::Space, row.hex.reset(), row.space = Id<Space>{2};
         });
       },
       twice("space-too-full", "space/nerve-2")},
  };
}

}  // namespace

std::vector<Mutation> piecesMutations() {
  std::vector<Mutation> all;
  for (auto& group : {orderMutations(), eventMutations(), stockMutations(), markerMutations(), trackMutations()}) {
    all.insert(all.end(), group.begin(), group.end());
  }
  return all;
}

}  // namespace redoubt::check::sample
