#include "tests/core/check/mutations/mutation_tools.h"

namespace redoubt::check::sample {

namespace {

constexpr Id<Scenario> kMorningScenario{1};
constexpr Id<Army> kNorthArmy{1}, kSouth{2};
constexpr Id<Placement> kWillowPlacement{203};
// Pool lines of the sample, and one more.
constexpr Id<PoolLine> kHaleFixed{1}, kNorthChoice{2}, kBrandAvailable{4}, kWolfFixed{5}, kWolfOpens{6},
    kFinchEnters{7}, kFinchFixed{8}, kExtra{9};
constexpr Id<Entry> kFinchLate{1}, kOtherEntry{2};

template <class Change>
void changeLine(Battle& battle, Id<PoolLine> id, Change&& change) {
  sample::change<PoolLine>(battle, id, std::forward<Change>(change));
}

void addLine(Battle& battle, Id<Army> army, PoolKind kind, std::optional<Id<Leader>> leader, int first, int last) {
  PoolLine line;
  line.id = kExtra;
  line.scenario = kMorningScenario;
  line.army = army;
  line.kind = kind;
  line.leader = leader;
  line.firstTurn = first;
  line.lastTurn = last;
  if (kind == PoolKind::FreeChoice) line.count = 1;
  battle.all<PoolLine>().put(line);
}

// Finch comes by these dice, and the schedule leaves it to them from turn 3 on.
void diceForFinch(Battle& battle, const std::string& dice) {
  setRule(battle, "dice/sides", "10");
  change<Entry>(battle, kFinchLate, [&](Entry& row) { row.turn.reset(), row.dice = JsonText{dice}; });
  battle.all<PoolLine>().erase(kFinchEnters);
  changeLine(battle, kFinchFixed, [](PoolLine& row) { row.kind = PoolKind::Dice, row.firstTurn = 3; });
}

std::string oneRoll(const std::string& rest) {
  return R"({"stages": [{"turn": 1, )" + rest + "}]}";
}

void addEntry(Battle& battle) {
  Entry entry = *battle.find<Entry>(kFinchLate);
  entry.id = kOtherEntry;
  entry.slug = "from-the-west";
  battle.all<Entry>().put(entry);
}

// A second scenario, without forces, owns the entry.
void giveEntryToEvening(Battle& battle) {
  battle.all<Scenario>().put({Id<Scenario>{2}, "evening", "The evening", std::nullopt, 2, ""});
  battle.all<Variant>().put({Id<Variant>{3}, "dusk", Id<Scenario>{2}, "At dusk", 1});
  change<Entry>(battle, kFinchLate, [](Entry& row) { row.scenario = Id<Scenario>{2}; });
}

// Finch's column comes when he is activated.
void bringFinchWithHisActivation(Battle& battle) {
  change<Entry>(battle, kFinchLate, [](Entry& row) { row.trigger = EntryTrigger::Activation; });
  for (const auto id : {kFinchPlacement, kWillowPlacement}) {
    changePlacement(battle, id, [](Placement& row) { row.rule = PlacementRule::OnActivation; });
  }
}

// A scenario that derives from the morning, with the set-up of dawn but Finch, and no schedule of its own.
void addEveningWithoutFinch(Battle& battle) {
  battle.all<Scenario>().put({Id<Scenario>{2}, "evening", "The evening", kMorningScenario, 2, ""});
  battle.all<Variant>().put({Id<Variant>{3}, "dusk", Id<Scenario>{2}, "At dusk", 1});
  battle.all<SetUpBlock>().put({Id<SetUpBlock>{4}, "south-evening", kSouth, Id<SetUpBlock>{3}, "South", 4});
  for (const int block : {1, 4}) battle.all<VariantBlock>().put({Id<Variant>{3}, Id<SetUpBlock>{block}});
  Placement away = *battle.find<Placement>(kFinchPlacement);
  away.id = Id<Placement>{401};
  away.block = Id<SetUpBlock>{4};
  away.rule = PlacementRule::OffMap;
  away.entry.reset();
  battle.all<Placement>().put(away);
}

std::vector<Mutation> leaderMutations() {
  return {
      {"LeaderScheduledButAwayInADerivedScenario",
       addEveningWithoutFinch,
       {"schedule-leader-unplaced evening/dusk leader/finch"}},
      {"LeaderAwayInADerivedScenarioWithAScheduleOfItsOwn",
       [](Battle& b) {
         addEveningWithoutFinch(b);
         addLine(b, kSouth, PoolKind::Fixed, kWolf, 1, 6);
         changeLine(b, kExtra, [](PoolLine& row) { row.scenario = Id<Scenario>{2}; });
       },
       {}},
      {"LineOfADerivedScenarioThatRepeatsNothing",
       [](Battle& b) {
         addEveningWithoutFinch(b);
         addLine(b, kSouth, PoolKind::Opens, kWolf, 2, 2);
         changeLine(b, kExtra, [](PoolLine& row) { row.scenario = Id<Scenario>{2}; });
       },
       {"leader-never-in-pool evening leader/wolf", "opens-not-in-pool evening pool/9"}},
      {"LeaderWhoEntersElsewhereInADerivedScenario",
       [](Battle& b) {
         addEveningWithoutFinch(b);
         addEntry(b);
         changePlacement(b, Id<Placement>{401},
                         [](Placement& row) { row.rule = PlacementRule::Enters, row.entry = kOtherEntry; });
       },
       {"enters-by-other-entry evening pool/7"}},
      {"LeaderScheduledBeforeHeEnters",
       [](Battle& b) { change<PoolLine>(b, Id<PoolLine>{8}, [](PoolLine& row) { row.firstTurn = 2; }); },
       {"schedule-leader-late morning/dawn leader/finch fix", "schedule-leader-late morning/noon leader/finch fix"}},
      {"LeaderScheduledButNotPlaced",
       [](Battle& b) { b.all<Placement>().erase(kFinchPlacement); },
       {"not-placed morning/dawn leader/finch", "not-placed morning/noon leader/finch",
        "schedule-leader-unplaced morning/dawn leader/finch fix",
        "schedule-leader-unplaced morning/noon leader/finch fix"}},
      {"LeaderScheduledWhileBarred",
       [](Battle& b) { change<PoolLine>(b, Id<PoolLine>{4}, [](PoolLine& row) { row.firstTurn = 1; }); },
       {"schedule-leader-unavailable morning/dawn leader/brand fix",
        "schedule-leader-unavailable morning/noon leader/brand fix"}},
      {"LeaderBarredInTheMiddle",
       [](Battle& b) {
         change<PoolLine>(b, Id<PoolLine>{3}, [](PoolLine& row) { row.firstTurn = 3, row.lastTurn = 4; });
       },
       {"free-choice-short morning/dawn army/north", "free-choice-short morning/noon army/north",
        "schedule-leader-unavailable morning/dawn leader/brand",
        "schedule-leader-unavailable morning/noon leader/brand"}},
      {"LeaderComingWithHisActivation",
       [](Battle& b) {
         bringFinchWithHisActivation(b);
         changeLine(b, kFinchFixed, [](PoolLine& row) { row.firstTurn = 1; });
       },
       {}},
      {"LeaderWhoEntersElsewhereThanPlaced",
       [](Battle& b) {
         addEntry(b);
         changeLine(b, kFinchEnters, [](PoolLine& row) { row.entry = kOtherEntry; });
         changePlacement(b, kWillowPlacement, [](Placement& row) { row.entry = kOtherEntry; });
       },
       {"enters-by-other-entry morning pool/7 fix"}},
      {"LeaderNamedForMoreTurnsThanHeEntersIn",
       [](Battle& b) { changeLine(b, kFinchEnters, [](PoolLine& row) { row.lastTurn = 4; }); },
       {"enters-after-entry morning pool/7 fix"}},
  };
}

// A track with so many spaces.
void addTrack(Battle& battle, const std::string& kind, int spaces) {
  battle.all<Track>().put({Id<Track>{1}, "turns", kind, "Turn track"});
  for (int i = 1; i <= spaces; ++i) {
    const std::string number = std::to_string(i);
    battle.all<Space>().put({Id<Space>{i}, "turn-" + number, Id<Track>{1}, i, number, std::nullopt});
  }
}

std::vector<Mutation> turnMutations() {
  return {
      {"TurnTrackThatIsTooShort", [](Battle& b) { addTrack(b, "turn", 4); }, {"turn-without-space track/turns fix"}},
      {"TurnTrackWithAGap",
       [](Battle& b) { addTrack(b, "turn", 7), b.all<Space>().erase(Id<Space>{3}); },
       {"turn-without-space track/turns fix"}},
      {"TurnTrackThatBeginsWithAnotherSpace",
       [](Battle& b) {
         addTrack(b, "turn", 7);
         for (int i = 1; i <= 7; ++i)
           change<Space>(b, Id<Space>{i}, [&](Space& row) { row.label = std::to_string(i - 1); });
       },
       {}},
      {"TurnTrackWithWordsInItsSpaces",
       [](Battle& b) {
         addTrack(b, "turn", 6);
         change<Space>(b, Id<Space>{6}, [](Space& row) { row.label = "Night"; });
       },
       {}},
      {"TrackOfAnotherKind", [](Battle& b) { addTrack(b, "losses", 2); }, {}},
      {"NoTurnTrackForLosersWhoGoToIt",
       [](Battle& b) { setRule(b, "withdrawal/kind", R"("turn-track")"); },
       {"return-missing morning army/north", "return-missing morning army/south",
        "turn-track-missing rule/withdrawal/kind"}},
      {"EntryWithoutTurn",
       [](Battle& b) { change<Entry>(b, Id<Entry>{1}, [](Entry& row) { row.turn.reset(); }); },
       {"entry-without-turn morning entry/finch-late", "schedule-undecidable morning/dawn leader/finch",
        "schedule-undecidable morning/noon leader/finch"}},
      {"LineBeyondTheLastTurn",
       [](Battle& b) { change<PoolLine>(b, Id<PoolLine>{1}, [](PoolLine& row) { row.lastTurn = 7; }); },
       {"turn-outside-game morning pool/1 fix"}},
      {"LineWhollyOutsideTheGame",
       [](Battle& b) { change<PoolLine>(b, Id<PoolLine>{6}, [](PoolLine& row) { row.firstTurn = row.lastTurn = 0; }); },
       {"turn-outside-game morning pool/6 fix"}},
      {"LineWithoutLeaderBeyondTheLastTurn",
       [](Battle& b) { change<PoolLine>(b, Id<PoolLine>{2}, [](PoolLine& row) { row.lastTurn = 9; }); },
       {"turn-outside-game morning pool/2 fix"}},
      {"LineThatEndsBeforeItBegins",
       [](Battle& b) {
         change<PoolLine>(b, Id<PoolLine>{6}, [](PoolLine& row) { row.firstTurn = 3, row.lastTurn = 2; });
       },
       {"turn-outside-game morning pool/6 fix"}},
      {"EntryAfterTheGame",
       [](Battle& b) {
         change<Entry>(b, Id<Entry>{1}, [](Entry& row) { row.turn = 8; });
         b.all<PoolLine>().erase(Id<PoolLine>{7});
         b.all<PoolLine>().erase(Id<PoolLine>{8});
       },
       {"leader-never-in-pool morning leader/finch", "turn-outside-game morning entry/finch-late"}},
      {"ShorterGame",
       [](Battle& b) {
         b.all<Setting>().put({Id<Scenario>{1}, "turn/last", JsonText{"5"}});
       },
       {"turn-outside-game morning pool/1 fix", "turn-outside-game morning pool/2 fix",
        "turn-outside-game morning pool/4 fix", "turn-outside-game morning pool/5 fix",
        "turn-outside-game morning pool/8 fix"}},
      {"GameAsLongAsTheRulesSay",
       [](Battle& b) {
         b.all<Setting>().erase({Id<Scenario>{1}, "turn/last"});
       },
       {}},
      {"GameWithoutEnd",
       [](Battle& b) {
         b.all<Setting>().erase({Id<Scenario>{1}, "turn/last"});
         setRule(b, "turns/count", "");
       },
       {"rule-missing rule/turns/count"}},
  };
}

std::vector<Mutation> arrivalMutations() {
  return {
      {"LeaderByDiceWhoMayNeverCome",
       [](Battle& b) { diceForFinch(b, oneRoll(R"("roll": "1d10", "plus": 2)")); },
       {"arrival-odds morning entry/finch-late"}},
      {"LeaderByTwoDiceWhoMayNeverCome",
       [](Battle& b) {
         diceForFinch(b, R"({"stages": [{"turn": 1, "roll": "1d2"}, {"roll": "1d3", "plus-turn": true,
                             "fails-below": 3}], "may-wait": true})");
       },
       {"arrival-odds morning entry/finch-late"}},
      {"LeaderByDiceWhoSurelyComes",
       [](Battle& b) {
         diceForFinch(b, oneRoll(R"("roll": "1d2", "plus": 1)"));
         changeLine(b, kFinchFixed, [](PoolLine& row) { row.kind = PoolKind::Fixed; });
       },
       {}},
      {"LeaderByDiceNamedBeforeHeCanCome",
       [](Battle& b) {
         diceForFinch(b, oneRoll(R"("roll": "1d2", "plus": 3)"));
         changeLine(b, kFinchFixed, [](PoolLine& row) { row.firstTurn = 2; });
       },
       {"schedule-leader-late morning/dawn leader/finch fix", "schedule-leader-late morning/noon leader/finch fix"}},
      {"LeaderByDiceTakenForGranted",
       [](Battle& b) {
         diceForFinch(b, oneRoll(R"("roll": "1d2", "plus": 3)"));
         changeLine(b, kFinchFixed, [](PoolLine& row) { row.kind = PoolKind::Fixed, row.firstTurn = 4; });
       },
       {"schedule-undecidable morning/dawn leader/finch", "schedule-undecidable morning/noon leader/finch"}},
      {"LeaderByDiceWhoMayWaitTakenForGranted",
       [](Battle& b) {
         diceForFinch(b, R"({"stages": [{"turn": 1, "roll": "1d2"}], "may-wait": true})");
         changeLine(b, kFinchFixed, [](PoolLine& row) { row.kind = PoolKind::Fixed, row.firstTurn = 4; });
       },
       {"schedule-undecidable morning/dawn leader/finch", "schedule-undecidable morning/noon leader/finch"}},
      {"DiceThatNobodyCanRead",
       [](Battle& b) { diceForFinch(b, oneRoll(R"("roll": "ten")")); },
       {"arrival-malformed morning entry/finch-late"}},
      {"DiceThatNobodyCanReadTakenForGranted",
       [](Battle& b) {
         diceForFinch(b, "{}");
         changeLine(b, kFinchFixed, [](PoolLine& row) { row.kind = PoolKind::Fixed; });
       },
       {"arrival-malformed morning entry/finch-late", "schedule-undecidable morning/dawn leader/finch",
        "schedule-undecidable morning/noon leader/finch"}},
      {"DiceThatBringHimAfterTheGame",
       [](Battle& b) { diceForFinch(b, oneRoll(R"("roll": "1d10", "plus": 6)")); },
       {"arrival-after-game morning entry/finch-late"}},
      {"DiceThatNeverBringHim",
       [](Battle& b) { diceForFinch(b, oneRoll(R"("roll": "1d10", "fails-below": 11)")); },
       {"arrival-after-game morning entry/finch-late"}},
      {"DiceRolledBeforeTheGame",
       [](Battle& b) { diceForFinch(b, R"({"stages": [{"turn": 7, "roll": "1d2", "plus": 1}]})"); },
       {"turn-outside-game morning entry/finch-late"}},
      {"DiceWithoutADie",
       [](Battle& b) {
         diceForFinch(b, oneRoll(R"("roll": "1d2", "plus": 1)"));
         setRule(b, "dice/sides", "");
       },
       {"rule-missing rule/dice/sides"}},
      {"EntryWithTurnAndDice",
       [](Battle& b) {
         setRule(b, "dice/sides", "10");
         change<Entry>(b, kFinchLate, [](Entry& row) { row.dice = JsonText{oneRoll(R"("roll": "1d2", "plus": 1)")}; });
       },
       {"entry-turn-and-dice morning entry/finch-late fix"}},
      {"LeaderByDiceOfWhichNothingIsTold",
       [](Battle& b) { changeLine(b, kFinchFixed, [](PoolLine& row) { row.kind = PoolKind::Dice; }); },
       {"dice-untold morning pool/8"}},
      {"LeaderWhoComesBackByHisPower",
       [](Battle& b) {
         changeLine(b, kFinchFixed, [](PoolLine& row) { row.kind = PoolKind::Dice; });
         setRule(b, "activation/power/finch", R"({"returns": {"roll": "1d10", "plus": 3}})");
       },
       {}},
      {"PowerWithDiceThatNobodyCanRead",
       [](Battle& b) { setRule(b, "activation/power/finch", R"({"returns": {"roll": "many"}})"); },
       {"arrival-malformed rule/activation/power/finch", "rule-malformed rule/common/activation/power/finch"}},
      {"PowerWithDiceThatAreNoText",
       [](Battle& b) { setRule(b, "activation/power/finch", R"({"returns": {"roll": 10}})"); },
       {"rule-malformed rule/common/activation/power/finch"}},
  };
}

std::vector<Mutation> entryMutations() {
  return {
      {"EntryThatNobodyUses", addEntry, {"entry-unused morning entry/from-the-west"}},
      {"EntryOfTheOtherArmy",
       [](Battle& b) { change<Entry>(b, kFinchLate, [](Entry& row) { row.army = kNorthArmy; }); },
       {"entry-of-other-army morning entry/finch-late fix"}},
      {"EntryOfBothArmies",
       [](Battle& b) {
         changePlacement(b, kBirchAtNoon, [](Placement& row) {
           row.rule = PlacementRule::Enters;
           row.entry = kFinchLate;
         });
       },
       {"entry-of-other-army morning entry/finch-late"}},
      {"EntryOfAnotherScenario", giveEntryToEvening, {"entry-of-other-scenario morning entry/finch-late"}},
      {"EntryOfTheParentScenario",
       [](Battle& b) {
         giveEntryToEvening(b);
         change<Scenario>(b, kMorningScenario, [](Scenario& row) { row.parent = Id<Scenario>{2}; });
       },
       {}},
      {"UnitsThatComeWithNobodysActivation",
       [](Battle& b) {
         bringFinchWithHisActivation(b);
         changePlacement(b, kFinchPlacement, [](Placement& row) {
           row.rule = PlacementRule::At;
           row.hex = at(5, 9);
           row.entry.reset();
         });
       },
       {"entry-without-leader morning/dawn entry/finch-late", "entry-without-leader morning/noon entry/finch-late"}},
  };
}

std::vector<Mutation> lineMutations() {
  return {
      {"LineOfTheOtherArmy",
       [](Battle& b) { changeLine(b, kFinchFixed, [](PoolLine& row) { row.army = kNorthArmy; }); },
       {"line-of-other-army morning pool/8 fix"}},
      {"LineOfAnArmyThatIsGone",
       [](Battle& b) {
         addLine(b, Id<Army>{9}, PoolKind::Fixed, Id<Leader>{9}, 2, 6);
         changeLine(b, kExtra, [](PoolLine& row) { row.entry = Id<Entry>{9}; });
       },
       {}},
      {"LineAboutNobody",
       [](Battle& b) { changeLine(b, kBrandAvailable, [](PoolLine& row) { row.leader.reset(); }); },
       {"line-without-leader morning pool/4"}},
      {"ChoiceOfUnknownSize",
       [](Battle& b) { changeLine(b, kNorthChoice, [](PoolLine& row) { row.count.reset(); }); },
       {"free-choice-without-count morning pool/2"}},
      {"ChoiceAsLargeAsTheRulesSay",
       [](Battle& b) {
         changeLine(b, kNorthChoice, [](PoolLine& row) { row.count.reset(); });
         setRule(b, "activation/free-choice", "1");
       },
       {}},
      {"ChoiceThatNobodyCanRead",
       [](Battle& b) { changeLine(b, kNorthChoice, [](PoolLine& row) { row.choice = JsonText{"3"}; }); },
       {"choice-malformed morning pool/2"}},
      {"ChoiceThatIsNoJson",
       [](Battle& b) { changeLine(b, kNorthChoice, [](PoolLine& row) { row.choice = JsonText{"[brand"}; }); },
       {"choice-malformed morning pool/2"}},
      {"ChoiceAmongStrangers",
       [](Battle& b) {
         changeLine(b, kNorthChoice, [](PoolLine& row) { row.choice = JsonText{R"(["brand", "finch"])"}; });
       },
       {"choice-unknown-name morning pool/2"}},
      {"ChoiceWithAnException",
       [](Battle& b) {
         changeLine(b, kNorthChoice, [](PoolLine& row) { row.choice = JsonText{R"({"except": ["hale"]})"}; });
       },
       {}},
      {"LeaderFixedTwiceInATurn",
       [](Battle& b) { addLine(b, kSouth, PoolKind::Fixed, kWolf, 3, 4); },
       {"schedule-twice morning pool/9 fix"}},
      {"LeaderFixedTwiceInTheMiddle",
       [](Battle& b) {
         changeLine(b, kWolfFixed, [](PoolLine& row) { row.firstTurn = 3, row.lastTurn = 4; });
         addLine(b, kSouth, PoolKind::Fixed, kWolf, 1, 6);
       },
       {"schedule-twice morning pool/9 fix"}},
      {"LeaderFixedAndByDice",
       [](Battle& b) {
         addLine(b, kSouth, PoolKind::Dice, kWolf, 3, 4);
         setRule(b, "activation/power/wolf", R"({"returns": {"roll": "1d10", "plus": 3}})");
       },
       {"schedule-twice morning pool/9"}},
      {"LeaderFixedInTurnsThatMeet",
       [](Battle& b) {
         changeLine(b, kWolfFixed, [](PoolLine& row) { row.lastTurn = 3; });
         addLine(b, kSouth, PoolKind::Fixed, kWolf, 4, 6);
       },
       {}},
      {"ChoiceGivenTwiceInATurn",
       [](Battle& b) { addLine(b, kNorthArmy, PoolKind::FreeChoice, std::nullopt, 1, 3); },
       {"free-choice-short morning/dawn army/north", "free-choice-short morning/noon army/north",
        "free-choice-too-many morning/dawn army/north", "free-choice-too-many morning/noon army/north",
        "schedule-twice morning pool/9 fix"}},
      {"OpenerWhoIsNotInThePool",
       [](Battle& b) { changeLine(b, kWolfFixed, [](PoolLine& row) { row.firstTurn = 2; }); },
       {"opens-not-in-pool morning pool/6"}},
      {"TwoOpeners",
       [](Battle& b) { addLine(b, kNorthArmy, PoolKind::Opens, kHale, 1, 1); },
       {"opens-twice morning leader/hale"}},
      {"OpenersOfTwoTurns", [](Battle& b) { addLine(b, kNorthArmy, PoolKind::Opens, kHale, 2, 2); }, {}},
  };
}

std::vector<Mutation> poolMutations() {
  return {
      {"TurnInWhichNobodyIsInThePool",
       [](Battle& b) {
         for (const auto id : {kHaleFixed, kWolfFixed}) changeLine(b, id, [](PoolLine& row) { row.firstTurn = 2; });
         b.all<PoolLine>().erase(kWolfOpens);
       },
       {"turn-of-nobody morning scenario/morning"}},
      {"ArmyThatComesIntoThePoolLater",
       [](Battle& b) {
         changeLine(b, kWolfFixed, [](PoolLine& row) { row.firstTurn = 2; });
         b.all<PoolLine>().erase(kWolfOpens);
       },
       {}},
      {"ArmyThatFallsOutOfThePool",
       [](Battle& b) { changeLine(b, kWolfFixed, [](PoolLine& row) { row.lastTurn = 2; }); },
       {"turn-without-pool morning army/south"}},
      {"LeaderWhoIsNeverInThePool",
       [](Battle& b) { b.all<PoolLine>().erase(kFinchFixed); },
       {"leader-never-in-pool morning leader/finch"}},
      {"LeaderWhoMayJustBeChosen",
       [](Battle& b) {
         b.all<PoolLine>().erase(kFinchFixed);
         addLine(b, kSouth, PoolKind::FreeChoice, std::nullopt, 4, 6);
       },
       {}},
      {"MoreChoicesThanTheArmyHasLeaders",
       [](Battle& b) { changeLine(b, kNorthChoice, [](PoolLine& row) { row.count = 2; }); },
       {"free-choice-too-many morning/dawn army/north", "free-choice-too-many morning/noon army/north"}},
      {"ChoiceBeforeAnybodyIsThere",
       [](Battle& b) { changeLine(b, kNorthChoice, [](PoolLine& row) { row.firstTurn = 1; }); },
       {"free-choice-short morning/dawn army/north", "free-choice-short morning/noon army/north"}},
      {"OverallCommanderInThePoolAsTheRulesSay", [](Battle& b) { setRule(b, "activation/overall", "1"); }, {}},
      {"OverallCommanderWhoFallsOutOfThePool",
       [](Battle& b) {
         setRule(b, "activation/overall", "1");
         changeLine(b, kHaleFixed, [](PoolLine& row) { row.lastTurn = 4; });
       },
       {"overall-not-in-pool morning/dawn leader/hale fix", "overall-not-in-pool morning/noon leader/hale fix"}},
      {"OverallCommanderWhoJustMayBeChosen",
       [](Battle& b) {
         setRule(b, "activation/overall", "1");
         b.all<PoolLine>().erase(kHaleFixed);
       },
       {"overall-not-in-pool morning/dawn leader/hale", "overall-not-in-pool morning/noon leader/hale"}},
      {"OverallCommanderWhoComesLater",
       [](Battle& b) {
         setRule(b, "activation/overall", "1");
         b.all<Setting>().put({kMorningScenario, "overall-commander/south", JsonText{R"("finch")"}});
         changeLine(b, kFinchFixed, [](PoolLine& row) { row.firstTurn = 3; });
       },
       {}},
      {"PoolsOfAnotherSizeThanTheRulesSay",
       [](Battle& b) {
         setRule(b, "activation/overall", "1");
         setRule(b, "activation/free-choice", "1");
       },
       {"pool-size-unusual morning army/north", "pool-size-unusual morning army/south"}},
  };
}

}  // namespace

std::vector<Mutation> scheduleMutations() {
  std::vector<Mutation> all;
  for (const auto& group :
       {leaderMutations(), turnMutations(), arrivalMutations(), entryMutations(), lineMutations(), poolMutations()}) {
    all.insert(all.end(), group.begin(), group.end());
  }
  return all;
}

}  // namespace redoubt::check::sample
