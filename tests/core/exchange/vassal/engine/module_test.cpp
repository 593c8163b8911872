#include <gtest/gtest.h>

#include <algorithm>

#include "tests/core/exchange/vassal/engine/small_module.h"

namespace redoubt::exchange::vassal::engine {
namespace {

using testing::SmallModule;
using Problems = std::vector<std::string>;

TEST(EngineModule, AGoodOneHasNoProblemAndAllThatItSays) {
  const Loaded module = SmallModule().load();
  EXPECT_EQ(module.problems, Problems());
  EXPECT_EQ(module.name, "Small");
  EXPECT_EQ(module.sides, (Problems{"French", "Allies"}));
  ASSERT_EQ(module.maps.size(), 1U);
  const Map& map = module.maps[0];
  ASSERT_EQ(map.boards.size(), 1U);
  EXPECT_EQ(map.boards[0].width, 1000);
  ASSERT_EQ(map.stacks.size(), 2U);
  EXPECT_EQ(map.stacks[0].location, "0304");
  EXPECT_EQ(map.stacks[0].place, (Place{330, 330}));
  EXPECT_EQ(locationName(map, map.stacks[0].place), "0304");
  EXPECT_EQ(locationName(map, {950, 50}), "Turn 1");
  EXPECT_TRUE(map.stacks[1].isDeck);
  ASSERT_TRUE(module.slot("1st Line"));
  EXPECT_EQ(module.slot("1st Line")->path, (Problems{"", "Army", "I Corps"}));
  EXPECT_EQ(marksOf(module.slot("1st Line")->piece).at("Command"), "I Corps");
  EXPECT_EQ(module.prototypes.size(), 1U);
  EXPECT_EQ(module.trackers.at(0).levels.at(0).items, (Problems{"9:00", "9:30", "10:00"}));
  EXPECT_EQ(module.setups.at(0).file, "Start.vsav");
}

TEST(EngineModule, UnknownClassesAndAttributesAreTold) {
  EXPECT_EQ(SmallModule().change("module.NotesWindow ", "module.NoteWindow ").problems(),
            Problems{"buildFile.xml, NoteWindow: VASSAL.build.module.NoteWindow is no class of the engine."});
  EXPECT_EQ(SmallModule().change("zoomStart=", "zoomBegin=").problems(),
            (Problems{"buildFile.xml, Map Main Map, Zoomer: Zoomer has no attribute zoomBegin."}));
  EXPECT_EQ(SmallModule().change("title=\"Rules\"", "titel=\"Rules\"").problems().size(), 1U);
  EXPECT_EQ(SmallModule().change("<entry>French</entry>", "<side>French</side>").problems().size(), 1U);
}

TEST(EngineModule, ValuesAreOfTheirKind) {
  const std::pair<const char*, const char*> changes[] = {
      {"x0=\"60\"", "x0=\"60.5\""},          {"dx=\"90.0\"", "dx=\"wide\""},
      {"launch=\"false\"", "launch=\"no\""}, {"color=\"0,0,0\" faceDown", "color=\"black\" faceDown"},
      {"width=\"200\"", "width=\"\""},       {"launch=\"false\"", "launch=\"false\" hotkey=\"Ctrl+M\""}};
  for (const auto& [from, to] : changes) {
    const Problems problems = SmallModule().change(from, to).problems();
    ASSERT_FALSE(problems.empty()) << to;
    EXPECT_NE(problems[0].find(" is n"), std::string::npos) << problems[0];
  }
}

TEST(EngineModule, OrderCounts) {
  const std::string encoder = "<VASSAL.build.module.BasicCommandEncoder/>\n";
  EXPECT_FALSE(SmallModule()
                   .change(encoder, "")
                   .change("</VASSAL.build.GameModule>", encoder + "</VASSAL.build.GameModule>")
                   .problems()
                   .empty());
  EXPECT_EQ(SmallModule().change(encoder, encoder + encoder).problems(),
            Problems{"buildFile.xml: there must be one BasicCommandEncoder."});
}

struct NameCase {
  std::string from, to, problem;
};

TEST(EngineModule, WhatIsNamedIsThere) {
  const NameCase cases[] = {
      {"image=\"map.png\"", "image=\"no.png\"",
       "buildFile.xml, Map Main Map, BoardPicker, Board Board: there is no picture no.png."},
      {"name=\"Infantry\"", "name=\"Cavalry\"", "there is no prototype Infantry."},
      {"owningBoard=\"Board\" useGrid", "owningBoard=\"\" useGrid", "SetupStack Start: there is no board ."},
      {"location=\"0304\"", "location=\"x304\"", "Map Main Map, SetupStack Start: no place is named x304."},
      {"fileName=\"rules.html\"", "fileName=\"rule.html\"", "HelpFile Rules: there is no file rule.html."},
      {"file=\"Start.vsav\"", "file=\"End.vsav\"", "Set-up Start: there is no file End.vsav."},
      {"full.png,half.png", "full.png,none.png", "there is no picture none.png."},
      {"Board&#9;0&#9;0</setup>", "Bord&#9;0&#9;0</setup>", "Map Main Map: there is no board Bord."},
      {"shuffle=\"Always\"", "shuffle=\"Often\"", "Map Main Map, DrawPile Cup: shuffle can't be that."},
      {"x=\"950\"", "x=\"1950\"", "Map Main Map, DrawPile Cup: it lies beside the board."},
      {"zoomStart=\"2\"", "zoomStart=\"3\"", "Map Main Map, Zoomer: no good levels, or no level to start with."}};
  for (const NameCase& c : cases) {
    const Problems problems = SmallModule().change(c.from, c.to).problems();
    ASSERT_FALSE(problems.empty()) << c.to;
    EXPECT_TRUE(std::ranges::any_of(problems, [&](const auto& p) { return p.ends_with(c.problem); })) << problems[0];
  }
}

TEST(EngineModule, APieceIsSentToAPlaceThatIsThere) {
  const auto problemsOf = [](const std::string& target) {
    SmallModule module;
    module
        .change("report;93\\,130,91\\,130;$location$: $newPieceName$ turns;;;;false",
                "sendto;Out;69,130;Main Map;Board;0;0;;;0;0;0;0;;" + target)
        .change("-1\tfalse", ";;\tfalse")
        .change("Start.vsav/savedGame", "report;93\\,130,91\\,130;$location$: $newPieceName$ turns;;;;false",
                "sendto;Out;69,130;Main Map;Board;0;0;;;0;0;0;0;;" + target)
        .change("Start.vsav/savedGame", "-1\tfalse", ";;\tfalse");
    return module.problems();
  };
  for (const char* good : {"L;;;;", "Z;Turn 1;;;", "G;;;;0304", "Z;$Box$;;;", "Z;{Box};;;"}) {
    EXPECT_EQ(problemsOf(good), Problems()) << good;
  }
  for (const char* bad : {"Z;Turn 2;;;", "G;;;;x", "R;;East;;", "Q;;;;"}) EXPECT_FALSE(problemsOf(bad).empty()) << bad;
}

TEST(EngineModule, NumbersOfPiecesAreUniqueAndBelowTheNext) {
  EXPECT_EQ(SmallModule().change("nextPieceSlotId=\"20\"", "nextPieceSlotId=\"3\"").problems(),
            Problems{"Slot I Corps: the piece's number 3 is not below nextPieceSlotId."});
  EXPECT_EQ(SmallModule().change("gpid=\"2\"", "gpid=\"1\"").problems(),
            (Problems{"Slot 2nd Line: Slot 1st Line has the same number, 1.",
                      "Slot 2nd Line: the piece inside has another number."}));
}

TEST(EngineModule, ACardWithoutAMaskShowsItsFront) {
  EXPECT_EQ(SmallModule().change("faceDown=\"Always\"", "faceDown=\"Never\"").problems().size(),
            1U);  // the save's deck
  SmallModule module;
  module
      .change("obs;77,130;back.png;Hide;Gback.png;?;player:;Peek;;true;;\tpiece;;;front.png;I Corps/null;\tnull",
              "piece;;;front.png;I Corps/null")
      .change("Start.vsav/savedGame",
              "obs;77,130;back.png;Hide;Gback.png;?;player:;Peek;;true;;\tpiece;;;front.png;I Corps/null;\tMain",
              "piece;;;front.png;I Corps/Main");
  EXPECT_EQ(module.problems(), Problems{"Map Main Map, DrawPile Cup: I Corps has no mask, so that its front shows."});
}

TEST(EngineModule, ATrailStandsOutsideOfTheRotation) {
  SmallModule module;
  module
      .change(
          "footprint;84,130;Movement trail;false;false;3;51,51,255;51,51,255;100;50;20;30;2.0;;;;;false\\\trotate;6;"
          "93,130;91,130;Turn right;Turn left;;;Facing;;;;;true",
          "rotate;6;93,130;91,130;Turn right;Turn left;;;Facing;;;;;true\\\tfootprint;84,130;Movement trail;false;false"
          ";3;51,51,255;51,51,255;100;50;20;30;2.0;;;;;false")
      .change("false;;0;false\\\t0", "0\\\tfalse;;0;false");
  const Problems problems = module.problems();
  ASSERT_FALSE(problems.empty());
  EXPECT_EQ(problems[0], "Prototype Infantry: the trail stands inside of the rotation.");
}

TEST(EngineModule, ModuleDataIsTheModules) {
  EXPECT_EQ(SmallModule().remove("moduledata").problems(), Problems{"There is no moduledata."});
  EXPECT_EQ(SmallModule().change("moduledata", "<name>Small", "<name>Big").problems(),
            Problems{"moduledata: the name is not that of the build file."});
  EXPECT_EQ(SmallModule().change("moduledata", "<version>1.0", "<version>1.1").problems(),
            Problems{"moduledata: the version is not that of the build file."});
  EXPECT_EQ(SmallModule().change("moduledata", "17000000", "2026-01-").problems(),
            Problems{"moduledata: dateSaved is no number of milliseconds."});
}

TEST(EngineModule, XmlIsReadAsStrictlyAsJavaReadsIt) {
  const std::pair<const char*, const char*> changes[] = {{"name=\"Small\"", "name=\"Small\" name=\"Big\""},
                                                         {"name=\"Small\"", "name=\"Sm&all\""},
                                                         {"name=\"Small\"", "name=\"Sm<all\""},
                                                         {"name=\"Small\"",
                                                          "name=\"Sm\x01"
                                                          "all\""},
                                                         {"</VASSAL.build.GameModule>", ""},
                                                         {"<entry>French", "<entry><![CDATA[x]]>French"}};
  for (const auto& [from, to] : changes) EXPECT_FALSE(SmallModule().change(from, to).problems().empty()) << to;
  std::string deep;
  for (int i = 0; i < 5000; ++i) deep += "<a>";
  for (int i = 0; i < 5000; ++i) deep += "</a>";
  const Problems problems = SmallModule().add("buildFile.xml", deep).problems();
  ASSERT_FALSE(problems.empty());
  EXPECT_EQ(problems[0], "buildFile.xml: elements are too deep inside of each other.");
}

TEST(EngineModule, AFileThatIsNoneIsAProblem) {
  EXPECT_FALSE(loadModule("/nowhere/x.vmod").problems.empty());
}

}  // namespace
}  // namespace redoubt::exchange::vassal::engine
