#include "core/transcribe/corrections.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "core/base/error.h"
#include "core/exchange/new_battle.h"
#include "core/model/map_verbs.h"
#include "core/rules/set_up/set_up.h"
#include "core/transcribe/line_marks.h"
#include "core/transcribe/readable.h"
#include "core/transcribe/taking.h"
#include "tests/core/transcribe/described.h"

namespace redoubt::transcribe::test {
namespace {

Correction other(const char* words, const char* by, std::optional<int> line = std::nullopt) {
  Correction correction;
  correction.words = words;
  correction.by = by;
  correction.line = line;
  return correction;
}

Correction kindOf(const char* words, LineKind kind) {
  Correction correction;
  correction.what = Correction::What::Kind;
  correction.words = words;
  correction.kind = kind;
  return correction;
}

Reading readWith(const char* text, std::vector<Correction> corrections) {
  ReadOptions options;
  options.corrections = std::move(corrections);
  return transcribe::read(text, std::nullopt, options);
}

TEST(Corrections, OfOneLineLeaveTheOthersAlone) {
  const Reading reading = readWith("Set-up\n1/21 at 1203\n1/22 at 1203\n", {other("1203", "1304", 3)});
  EXPECT_EQ(described(reading), "1 heading\n2 placement: 1/21 @1203\n3 placement: 1/22 @1304\n");
  EXPECT_EQ(reading.lines[2].text, "1/22 at 1203") << "the text itself stays as it is printed";
}

TEST(Corrections, ReachRowsOfTables) {
  const Reading reading =
      readWith("Set-up\n\n| unit | hex |\n|---|---|\n| 1/21 | 12o3 |\n| 1/22 | 1204 |\n", {other("12o3", "1203")});
  ASSERT_EQ(reading.lines.size(), 5u);
  EXPECT_EQ(described(reading.lines[3]), "placement: 1/21 @1203");
  EXPECT_EQ(reading.lines[3].text, "| 1/21 | 12o3 |");
}

TEST(Corrections, AHeadingThatAPersonNamesServesTheLinesBelow) {
  const char* text = "Set-up\nBlues\n1/21 at 1203\nWhite coats and some others besides\n1/22 at 1204\n";
  const Reading reading = readWith(text, {kindOf("White coats and some others besides", LineKind::Heading)});
  ASSERT_EQ(reading.lines.size(), 5u);
  EXPECT_EQ(reading.lines[3].kind, LineKind::Heading);
  EXPECT_TRUE(reading.lines[3].items.empty());
  EXPECT_EQ(described(reading.lines[4]), "placement: 1/22 @1204");
}

TEST(Corrections, ALineThatIsSaidToBeASetUpGivesWhatCanBeReadInIt) {
  const Reading before =
      readWith("Some words of prose come first, as they do.\n1/21 at 1203\n", {kindOf("1/21 at 1203", LineKind::Note)});
  EXPECT_TRUE(before.lines.back().items.empty());
  const Reading after = readWith("Some words of prose come first, as they do.\n1/21 at 1203\n",
                                 {kindOf("1/21 at 1203", LineKind::Placement)});
  EXPECT_EQ(described(after.lines.back()), "placement: 1/21 @1203");
}

TEST(Corrections, ThatMakeAFurtherLineAreReadAsBlanks) {
  const CorrectedText text = corrected("a\nb\r\nc", {other("b", "x\ny")});
  EXPECT_EQ(text.text, "a\nx y\r\nc");
  EXPECT_EQ(text.former, (std::map<int, std::string>{{2, "b"}}));
}

TEST(Corrections, AreKeptForTheNextTextAsReadings) {
  model::Battle battle;
  std::int64_t id = 0;
  for (const Correction& each :
       {other("hx.", "hex"), kindOf("Blues", LineKind::Heading), kindOf("page 3", LineKind::Note)}) {
    auto reading = readingOf(each);
    ASSERT_TRUE(reading);
    reading->id = {++id};
    battle.all<model::Reading>().put(*reading);
  }
  const std::vector<Correction> kept = correctionsOf(battle);
  ASSERT_EQ(kept.size(), 3u);
  EXPECT_EQ(kept[0], other("hx.", "hex"));
  EXPECT_EQ(kept[1], kindOf("Blues", LineKind::Heading));
  EXPECT_EQ(kept[2], kindOf("page 3", LineKind::Note));
  EXPECT_FALSE(readingOf(other("a", "b", 3))) << "of one line of one text";
  EXPECT_FALSE(readingOf(kindOf("a", LineKind::Placement)));
}

TEST(Marks, OfALineThatGoesOnStandInTheirOwnLine) {
  const Reading reading = readWith("Set-up\n1/21, 2/21,\n3/21 at 1203\n", {});
  ASSERT_EQ(reading.lines.size(), 3u);
  ASSERT_TRUE(reading.lines[2].continues) << described(reading);
  const auto words = [](const Line& line) {
    std::string all;
    for (const Mark& mark : line.marks) {
      EXPECT_LE(mark.end, line.text.size());
      all += "[" + line.text.substr(mark.begin, mark.end - mark.begin) + "]";
    }
    return all;
  };
  EXPECT_NE(words(reading.lines[1]).find("[1/21]"), std::string::npos) << words(reading.lines[1]);
  EXPECT_NE(words(reading.lines[2]).find("1203"), std::string::npos) << words(reading.lines[2]);
}

TEST(Marks, StandInRowsOfTables) {
  const Reading reading = readWith("Set-up\n\n| unit | hex |\n|---|---|\n| 1/21 | 1203 |\n| 1/22 | 1204 |\n", {});
  const Line& row = reading.lines[3];
  ASSERT_FALSE(row.marks.empty());
  EXPECT_EQ(row.text.substr(row.marks[0].begin, row.marks[0].end - row.marks[0].begin), "1/21");
}

TEST(Marks, OfALetterAreNotFoundWithinAName) {
  Line line;
  line.text = "| Porycki | P |";
  Item item;
  item.zone = "P";
  line.items.push_back(item);
  markItems(line);
  ASSERT_EQ(line.marks.size(), 1u);
  EXPECT_EQ(line.marks[0].begin, line.text.rfind('P'));
}

TEST(Readable, TablesOfPagesHaveBars) {
  const std::string text = markdownOf(
      "<html><body><h2>Set-up</h2><table><tr><th>unit</th><th>hex</th></tr><tr><td>1|2</td><td>1203</td></tr></"
      "table><p>End *</p></body></html>");
  EXPECT_EQ(text, "# Set-up\n\n| unit | hex |\n|---|---|\n| 1\\|2 | 1203 |\n\nEnd \\*\n");
}

TEST(Readable, EncodingsAreTold) {
  EXPECT_EQ(seemingEncoding("\xB9 \x9C"), "Windows-1250");
  EXPECT_EQ(seemingEncoding("\xB1 \xB6"), "ISO 8859-2");
  EXPECT_EQ(seemingEncoding("\xE9t\xE9"), "Windows-1252");
  EXPECT_EQ(seemingEncoding("\xFF\xFE"), "UTF-16");
}

// A battle with two units of the first army.
struct Made {
  model::Battle battle;
  TakeOptions options;
};

Taken takenOf(const Made& made, const std::string& text) {
  const hex::Layout layout = model::layoutOf(made.battle);
  return take(made.battle, transcribe::read(text, std::nullopt, {&layout, {}}), made.options, "import");
}

Made twoUnits() {
  exchange::NewBattleOptions options;
  options.armies = {{"Blues", "#386AA7"}, {"Reds", "#A0303A"}};
  Made made{exchange::newBattle(options), {}};
  made.options.scenario = rules::scenarios(made.battle).front()->id;
  made.options.variant = rules::variants(made.battle, made.options.scenario).front()->id;
  made.battle = model::applied(made.battle, takenOf(made, "Counters manifest\nBlue army\n1/21\n2/21\n").edit);
  if (made.battle.all<model::Unit>().size() != 2) throw std::logic_error("the manifest was not taken");
  return made;
}

TEST(Outcomes, TellWhichUnitAnItemIsAndWhetherTheBattleSaysItAlready) {
  Made made = twoUnits();
  const std::string text = "Set-up\nBlue army:\n1/21 – 0503\n2/21 – 9999\n";
  const Taken first = takenOf(made, text);
  ASSERT_EQ(first.outcomes.size(), 2u);
  EXPECT_EQ(first.outcomes[0].line, 3);
  EXPECT_EQ(first.outcomes[0].fate, Fate::Added);
  ASSERT_EQ(first.outcomes[0].units.size(), 1u);
  EXPECT_EQ(made.battle.find<model::Unit>(first.outcomes[0].units[0])->name, "1/21");
  EXPECT_EQ(first.outcomes[1].fate, Fate::Left);
  made.battle = model::applied(made.battle, first.edit);
  EXPECT_EQ(takenOf(made, text).outcomes[0].fate, Fate::There);
  EXPECT_EQ(takenOf(made, "Set-up\nBlue army:\n1/21 – 0504\n").outcomes[0].fate, Fate::Replaced);
}

TEST(Outcomes, WhatAPersonSaidOfANameHoldsInManifestsToo) {
  Made made = twoUnits();
  model::Reading reading;
  reading.id = {1};
  reading.words = "First of Foot";
  reading.kind = model::ReadingKind::Unit;
  reading.target = made.battle.all<model::Unit>().begin()->slug;
  made.battle.all<model::Reading>().put(reading);
  const Taken result = takenOf(made, "Counters manifest\nBlue army\nFirst of Foot\n");
  EXPECT_EQ(result.counts.units, 0) << "it is no new unit";
  ASSERT_EQ(result.outcomes.size(), 1u);
  EXPECT_EQ(result.outcomes[0].fate, Fate::There);
}

}  // namespace
}  // namespace redoubt::transcribe::test
