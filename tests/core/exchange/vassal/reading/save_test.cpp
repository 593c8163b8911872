#include "core/exchange/vassal/reading/save.h"

#include <gtest/gtest.h>

#include "core/base/error.h"
#include "core/exchange/vassal/reading/board_layout.h"
#include "tests/core/exchange/vassal/reading/sample_module.h"

namespace redoubt::exchange::vassal::reading {
namespace {

const std::string kEscape(1, char{27});

// Commands one after another, each with its own inside it.
std::string commands(const std::vector<std::string>& all) {
  return sample::joined(all, char{27});
}

std::string pieceCommand(const std::string& id, const std::string& map, int x, int y, const std::string& name = "A") {
  return sample::piece(
      {{"rotate;6;a;b;c;d", "1"},
       {"piece;;;" + name + ".png;" + name, map + ";" + std::to_string(x) + ";" + std::to_string(y) + ";7;0"}},
      id);
}

TEST(Save, IsReadFromItsHiddenAndFromItsPlainForm) {
  const std::string text = "begin_save" + kEscape + "Łódź";
  EXPECT_EQ(laidOpen(sample::hidden(text)), text);
  EXPECT_EQ(laidOpen(sample::hidden(text, 0xFF)), text);
  EXPECT_EQ(laidOpen(text), text);
  EXPECT_EQ(laidOpen("!VCSK00"), "");
  for (const std::string broken : {"!VCSK", "!VCSK5", "!VCSK5a3", "!VCSK5axy"}) {
    EXPECT_THROW(laidOpen(broken), Error) << broken;
  }
}

TEST(Save, HoldsPiecesStacksDecksBoardsTurnsAndSides) {
  const std::string deck =
      "+/" +
      sample::joined(
          {"d1", "deck;true;0,0,0;40;40;Always;Always;true;true;true;;;;Draw cup;;", "Main Map;5;6;true;p3,p4"}, '/');
  const Save save = decodeSave(commands(
      {"begin_save",
       commands({pieceCommand("p1", "Main Map", 10, 20), pieceCommand("p2", "Main Map", 10, 20, "B"), ""}),
       pieceCommand("p3", "Main Map", 5, 6), pieceCommand("p4", "null", 0, 0), "+/s1/stack/Main Map;10;20;p1;p2;@@-1",
       deck, "Main MapBoardPicker\tField\t0\t0\tField\\/rev\t1\t0\tNorth/rev\t0\t1", "SETUP_STACK\t",
       "TURNTurnTracker0\t0|5\\;0\\;false\\;-1", "PLAYER\tpassword\tJan\tFrench", "EXT\tmore\t1.0",
       "GlobalProperty\tx\t1", "GlobalProperty\ty\t1", "end_save"}));
  ASSERT_EQ(save.pieces.size(), 4U);
  EXPECT_EQ(save.pieces[1].id, "p2");
  EXPECT_EQ(save.pieces[1].piece.name, "B");
  EXPECT_EQ(save.pieces[0].piece.at, (Pixel{10, 20}));
  EXPECT_EQ(rotationOf(save.pieces[0].piece), 60);
  ASSERT_EQ(save.stacks.size(), 2U);
  EXPECT_EQ(save.stacks[0].pieces, (std::vector<std::string>{"p1", "p2"}));
  EXPECT_FALSE(save.stacks[0].isDeck);
  EXPECT_EQ(save.stacks[1].pieces, (std::vector<std::string>{"p3", "p4"}));
  EXPECT_EQ(save.stacks[1].deck, "Draw cup");
  const auto& boards = save.boards.at("Main Map");
  ASSERT_EQ(boards.size(), 3U);
  EXPECT_EQ(boards[0].name, "Field");
  EXPECT_EQ(boards[1].name, "Field/rev") << "an escaped stroke is part of the name";
  EXPECT_EQ(boards[2].name, "North");
  EXPECT_TRUE(boards[2].reversed);
  EXPECT_EQ(boards[2].row, 1);
  ASSERT_EQ(save.turns.size(), 1U);
  EXPECT_EQ(save.sides, std::vector<std::string>{"French"});
  EXPECT_EQ(save.extensions, std::vector<std::string>{"more"});
  EXPECT_EQ(save.otherCommands, (std::map<std::string, int>{{"GlobalProperty", 2}}));
  EXPECT_TRUE(save.isWhole);
  EXPECT_FALSE(save.isLog);
}

TEST(Save, OfALogIsTheStateInWhichItBegins) {
  const Save save = decodeSave(commands({"begin_save", pieceCommand("p1", "Main Map", 1, 2), "end_save",
                                         "LOG\t" + pieceCommand("p2", "Main Map", 3, 4), "LOG\t-/p1"}));
  EXPECT_TRUE(save.isLog);
  ASSERT_EQ(save.pieces.size(), 1U);
  EXPECT_EQ(save.pieces[0].id, "p1");
}

TEST(Save, FileHasTheModulesNameAndTheNote) {
  input::ZipReader archive(
      sample::zipBytes(sample::save(sample::hidden(commands({"begin_save", "end_save"})), "Bitwa", "Świt & mgła")),
      "s");
  const Save save = readSave(archive);
  EXPECT_EQ(save.moduleName, "Bitwa");
  EXPECT_EQ(save.title, "Świt & mgła");
  EXPECT_TRUE(save.warnings.empty());
  input::ZipReader broken(sample::zipBytes(sample::save("begin_save")), "s");
  ASSERT_EQ(readSave(broken).warnings.size(), 1U);
  EXPECT_EQ(readSave(broken).warnings[0].key(), "import.vassal.save-breaks-off");
  input::ZipReader none(sample::zipBytes({{"other", "x"}}), "s");
  EXPECT_THROW(readSave(none), Error);
  EXPECT_THROW(decodeSave("anything else"), Error);
  EXPECT_THROW(decodeSave(""), Error);
}

TEST(Save, WithEndlessNestingIsRefusedAtOnce) {
  std::string text = "x";
  for (int depth = 0; depth < 400; ++depth) text = commands({"a", text + kEscape + "b"});
  EXPECT_THROW(decodeSave("begin_save" + kEscape + text), Error);
  std::string flat = "begin_save";
  for (int i = 0; i < 100'000; ++i) flat += kEscape;
  EXPECT_TRUE(decodeSave(flat).pieces.empty());
}

TEST(BoardLayout, SetsBoardsSideBySideWithinTheMapsPadding) {
  Map map;
  map.padding = {20, 10};
  for (const auto& [name, size] : {std::pair("A", Extent{100, 80}), {"B", {50, 80}}, {"C", {100, 60}}}) {
    Board board;
    board.name = name;
    board.size = size;
    board.reversible = std::string(name) == "B";
    map.boards.push_back(board);
  }
  const BoardLayout layout(map, {{"A", true, 0, 0}, {"B", true, 1, 0}, {"C", false, 0, 1}, {"None", false, 5, 5}});
  ASSERT_EQ(layout.boards().size(), 3U);
  EXPECT_EQ(layout.boards()[1].corner, (Pixel{120, 10}));
  EXPECT_EQ(layout.boards()[2].corner, (Pixel{20, 90}));
  EXPECT_EQ(layout.at({19, 10}), nullptr);
  EXPECT_EQ(layout.at({119, 89})->board->name, "A");
  EXPECT_EQ(layout.at({120, 89})->board->name, "B");
  EXPECT_EQ(layout.called("C"), &layout.boards()[2]);
  EXPECT_FALSE(layout.boards()[0].reversed) << "that board can't be turned round";
  const PlacedBoard& turned = layout.boards()[1];
  EXPECT_EQ(turned.onBoard({121, 12}), (Pixel{49, 78}));
  EXPECT_EQ(turned.onMap({49, 78}), (Pixel{121, 12}));
}

}  // namespace
}  // namespace redoubt::exchange::vassal::reading
