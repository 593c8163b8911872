#include <gtest/gtest.h>

#include <algorithm>

#include "tests/core/exchange/vassal/engine/small_module.h"

namespace redoubt::exchange::vassal::engine {
namespace {

using testing::Packing;
using testing::SmallModule;
using Problems = std::vector<std::string>;

constexpr const char* kGame = "Start.vsav/savedGame";

Problems faults(const std::string& from, const std::string& to) {
  return SmallModule().change(kGame, from, to).problems();
}

TEST(EngineSave, HoldsWhatItSays) {
  const Loaded module = SmallModule().load();
  const LoadedSave save = loadSetup("Start.vsav", module);
  EXPECT_EQ(save.problems, Problems());
  ASSERT_EQ(save.named("1st Line"), Problems{"101"});
  const Piece& line = save.pieces.at("101");
  EXPECT_EQ(rotationsOf(line).at(0).degrees, 120);
  EXPECT_EQ(layersOf(line).at(0).level, 2);
  EXPECT_EQ(shownName(line), "1st Line (reduced)");
  EXPECT_EQ(locationName(module.maps[0], {line.x(), line.y()}), "0304");
  ASSERT_EQ(save.stacks.size(), 2U);
  EXPECT_EQ(save.stacks[0].pieces, Problems{"101"});
  EXPECT_EQ(save.stacks[1].deck, "Cup");
  EXPECT_EQ(save.stacks[1].pieces, Problems{"102"});
  EXPECT_EQ(save.boards.at("Main Map"), Problems{"Board"});
  EXPECT_EQ(save.turns, std::vector<Problems>{{"9:30"}});
  EXPECT_EQ(save.notes, "Two\nlines");
}

TEST(EngineSave, LiesInTheModuleSoThatItCanBeStreamed) {
  EXPECT_EQ(SmallModule().pack(Packing::Stored).problems(), Problems());
  EXPECT_EQ(SmallModule().pack(Packing::DeflatedSizeBehind).problems(), Problems());
  EXPECT_FALSE(SmallModule().pack(Packing::StoredSizeBehind).problems().empty());
}

TEST(EngineSave, EachFaultIsOneProblem) {
  const std::tuple<std::string, std::string, std::string> cases[] = {
      {"begin_save\n", "", "The first command isn't begin_save."},
      {"\nend_save", "", "The last command isn't end_save."},
      {"\nSETUP_STACK\t", "", "SETUP_STACK is missing, so that what is there at start appears again."},
      {"\nMain MapBoardPicker\tBoard\t0\t0", "", "Map Main Map: no command names its boards."},
      {"BoardPicker\tBoard", "BoardPicker\tBord", "Map Main Map: there is no board Bord."},
      {"Board\t0\t0", "Board\t0\tx", "Map Main Map: board Board has no place."},
      {"true,true,true", "true,true", "Turn level Turn: 2 flags for 3 turns."},
      {"0|1;", "0|3;", "Turn level Turn: the state is none."},
      {"TURNTurnTracker0", "TURNTurnTracker1", "There is no turn tracker for TURNTurnTracker1."},
      {"stack/Main Map;330;330", "stack/Main Map;331;330", "Piece 101 lies elsewhere than its stack."},
      {";101;@@-1", ";@@-1", "Stack 201 is empty."},
      {";101;@@-1", ";101;102;@@-1", "Piece 102 lies in two stacks."},
      {";101;@@-1", ";101;@@x", "Stack 201: the layer is no number."},
      {"+/102/", "+/101/", "Two things have the id 101."},
      {"+/201/stack/", "+/101/stack/", "Two things have the id 101."},
      {";Cup;", ";Cap;", "Deck Cup is missing."},
      {"true;0,0,0;60", "false;0,0,0;60", "Deck Cup: draw is false, in the module true."},
      {"950;50;true;102", "950;50;102", "Deck Cup: the state doesn't say whether it lies face down."},
      {";5;;false;;false", ";5", "Deck Cup: the type has 21 fields."},
      {"NOTES\t", "NOTS\t", "Nobody understands the command NOTS\tTwo|lines."},
      {"+/201/stack", "+/stack", "A piece is not an id, a type and a state: stack/Main Map;330;330;101;@@-1."}};
  for (const auto& [from, to, problem] : cases) {
    const Problems problems = faults(from, to);
    EXPECT_TRUE(std::ranges::find(problems, "Set-up Start: " + problem) != problems.end())
        << to << "\n"
        << (problems.empty() ? "no problem" : problems[0]);
  }
}

TEST(EngineSave, TurnsMayHavePhasesAndCounters) {
  SmallModule module;
  module
      .change("list=\"9:00,9:30,10:00\"/>",
              "list=\"9:00,9:30,10:00\"><VASSAL.build.module.turn.CounterTurnLevel name=\"Impulse\" start=\"1\" "
              "incr=\"1\"/></VASSAL.build.module.turn.ListTurnLevel>")
      .change(kGame, "0|1;0;0;true,true,true", "0|1;0;0;true,true,true;4\\;0\\;false\\;-1");
  const Loaded loaded = module.load();
  EXPECT_EQ(loaded.problems, Problems());
  EXPECT_EQ(loadSetup("Start.vsav", loaded).turns, (std::vector<Problems>{{"9:30", "4"}}));
  EXPECT_FALSE(module.change(kGame, "\\;-1", "").problems().empty());
}

TEST(EngineSave, PiecesComeBeforeTheirStack) {
  SmallModule module;
  module.change(kGame, "\n+/201/stack/Main Map;330;330;101;@@-1", "")
      .change(kGame, "begin_save\n", "begin_save\n+/201/stack/Main Map;330;330;101;@@-1\n");
  EXPECT_EQ(module.problems(), Problems{"Set-up Start: Stack 201: there is no piece 101 before it."});
}

TEST(EngineSave, ACounterBesideTheBoardOrWithoutAStackIsTold) {
  SmallModule module;
  module.change(kGame, "Main Map;330;330;1;0", "Main Map;1330;330;1;0")
      .change(kGame, "stack/Main Map;330", "stack/Main Map;1330");
  EXPECT_EQ(module.problems(), Problems{"Set-up Start: Stack 201 lies beside the board."});
  EXPECT_EQ(faults("\n+/201/stack/Main Map;330;330;101;@@-1", ""),
            Problems{"Set-up Start: Piece 101 lies in no stack."});
}

TEST(EngineSave, APrototypeThatIsNotExpandedIsTold) {
  const std::string line =
      "+/103/prototype;Infantry\tmark;Army,Command\\\tpiece;;;full.png;1st Line/\tFrench,I Corps\\\tnull;0;0;1;0\n";
  const Problems problems = faults("begin_save\n", "begin_save\n" + line);
  EXPECT_EQ(problems,
            Problems{"Set-up Start: Piece 103: a prototype that is not expanded loses the states of its traits."});
}

TEST(EngineSave, ACounterHasTheTraitsOfItsSlot) {
  EXPECT_EQ(faults("330;330;1;0", "330;330;9;0"), Problems{"Set-up Start: Piece 101: no slot has its number 9."});
  EXPECT_EQ(faults("emb2;;128;;Step loss", "emb2;;128;;Loss"),
            Problems{"Set-up Start: Piece 101: its traits are not those of slot 1st Line."});
}

TEST(EngineSave, ItsDataIsTheModules) {
  EXPECT_EQ(SmallModule().change("Start.vsav/moduledata", "<version>1.0", "<version>1.1").problems(),
            Problems{"Set-up Start: moduledata: the version is not the module's."});
}

TEST(EngineSave, DamageIsAProblem) {
  const Loaded module = SmallModule().load();
  for (const char* text : {"", "!VCSK", "!VCSK5", "!VCSKzz", "!VCSK5a5", "+/1/piece/2", "\x1b\x1b"}) {
    Loaded changed = module;
    changed.archive.files["x.vsav"] =
        testing::zipped({{"savedGame", text}, {"savedata", "<data/>"}, {"moduledata", "<data/>"}});
    EXPECT_FALSE(loadSetup("x.vsav", changed).problems.empty()) << text;
  }
}

}  // namespace
}  // namespace redoubt::exchange::vassal::engine
