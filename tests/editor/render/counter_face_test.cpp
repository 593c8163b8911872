#include <gtest/gtest.h>

#include <string>

#include "editor/render/counters/counter_painter.h"
#include "tests/editor/render/sample_counters.h"
#include "tests/editor/render/sample_map.h"

namespace redoubt::render {
namespace {

TEST(CounterFace, ShowsTheFirstStepWithTheStatusOfEveryFigure) {
  const model::Battle battle = sample::smallArmy("infantry");
  const CounterFace face = counterFace(battle, rules::RuleBook(battle), Id<model::Unit>{1});
  ASSERT_TRUE(face.figures);
  EXPECT_EQ((*face.figures)[0], (CounterFigure{6, model::Status::Printed}));
  EXPECT_EQ((*face.figures)[1], (CounterFigure{4, model::Status::Estimated}));
  EXPECT_FALSE((*face.figures)[2].value);
  EXPECT_FALSE(face.reduced);
  EXPECT_EQ(face.number, 1);
  EXPECT_EQ(face.commandName, QString::fromUtf8("Zajączek"));
  EXPECT_EQ(face.army, QColor(0x38, 0x6A, 0xA7));
  const CounterFace back = counterFace(battle, rules::RuleBook(battle), *battle.find<model::Step>({1}));
  EXPECT_TRUE(back.reduced);
}

TEST(CounterFace, ShowsTheFiguresThatTheRulesGiveItsKind) {
  model::Battle battle = sample::smallArmy("infantry");
  battle.all<model::FaceFigure>().put({{1}, "pace", 5});
  const auto unit = [&] { return counterFace(battle, rules::RuleBook(battle), Id<model::Unit>{1}); };
  const auto leader = [&] { return counterFace(battle, rules::RuleBook(battle), Id<model::Leader>{1}); };
  EXPECT_TRUE(unit().ownFigures.empty()) << "no rule knows it";
  sample::addRule(battle, "figure/pace/title", "\"Pace\"");
  sample::addRule(battle, "figure/pace/of", "\"units\"");
  sample::addRule(battle, "figure/help/title", "\"Help\"");
  sample::addRule(battle, "figure/help/of", "\"leaders\"");
  sample::addRule(battle, "figure/help/signed", "true");
  EXPECT_EQ(unit().ownFigures, (std::vector<CounterOwnFigure>{{{5, model::Status::Printed}, false, "Pace", "pace"}}));
  EXPECT_TRUE(unit().hasFire);
  sample::addRule(battle, "unit-type/infantry/fires", "false");
  EXPECT_FALSE(unit().hasFire) << "it never fires";
  sample::addRule(battle, "unit-type/infantry/fires", "true");
  EXPECT_TRUE(unit().hasFire);
  sample::addRule(battle, "rating/strength", R"({"figure": "size"})");
  EXPECT_FALSE(unit().hasFire) << "a game whose ratings are others asks for no firepower";
  EXPECT_TRUE(leader().ownFigures.empty()) << "he has no counter";
  model::Counter counter;
  counter.id = {3};
  counter.role = model::CounterRole::Leader;
  counter.leader = Id<model::Leader>{1};
  battle.all<model::Counter>().put(counter);
  battle.all<model::Face>().put({{3}, {3}, model::FaceSide::Front, model::FaceRole::State});
  EXPECT_EQ(leader().ownFigures,
            (std::vector<CounterOwnFigure>{{{std::nullopt, model::Status::Printed}, true, "Help", "help"}}));
  battle.all<model::FaceFigure>().put({{3}, "help", 1});
  battle.all<model::Provenance>().put({"face", "3", "*", model::Status::Estimated, {}, ""});
  EXPECT_EQ(leader().ownFigures,
            (std::vector<CounterOwnFigure>{{{1, model::Status::Estimated}, true, "Help", "help"}}));
}

TEST(CounterFace, ShowsTheSizeOfItsTypeAndOfAUnitThatIsLarger) {
  model::Battle battle = sample::smallArmy("infantry");
  const auto sizeMark = [&] { return counterFace(battle, rules::RuleBook(battle), Id<model::Unit>{1}).sizeMark; };
  EXPECT_TRUE(sizeMark().isEmpty());
  sample::addRule(battle, "unit-type/infantry/size-mark", "\"battalion\"");
  EXPECT_EQ(sizeMark(), "battalion");
  sample::addRule(battle, "size-mark-of/" + battle.find<model::Unit>({1})->slug, "\"regiment\"");
  EXPECT_EQ(sizeMark(), "regiment");
}

TEST(CounterFace, FiguresThatTheRulesDoNotUseGiveTheirPlaceToOthers) {
  model::Battle battle = sample::smallArmy("infantry");
  sample::addRule(battle, "figure/pace/title", "\"Pace\"");
  const auto unit = [&] { return counterFace(battle, rules::RuleBook(battle), Id<model::Unit>{1}); };
  sample::addRule(battle, "figure/morale/on-counters", "false");
  EXPECT_FALSE(unit().hasMorale);
  EXPECT_TRUE(unit().hasSize);
  EXPECT_TRUE(unit().figures);
  sample::addRule(battle, "figure/size/on-counters", "false");
  sample::addRule(battle, "figure/fire/on-counters", "false");
  EXPECT_FALSE(unit().figures) << "no plate of dashes";
  EXPECT_EQ(unit().ownFigures.size(), 1u) << "its own stand there, known or not";
  sample::addRule(battle, "figure/pace/on-counters", "false");
  EXPECT_TRUE(unit().ownFigures.empty());
}

TEST(CounterFace, InAnArmyWithoutCommandsNobodyMissesOne) {
  model::Battle battle = sample::smallArmy("infantry");
  const auto unit = [&] { return counterFace(battle, rules::RuleBook(battle), Id<model::Unit>{1}); };
  for (const model::UnitCommand& row :
       std::vector(battle.all<model::UnitCommand>().begin(), battle.all<model::UnitCommand>().end())) {
    battle.all<model::UnitCommand>().erase(row.key());
  }
  EXPECT_FALSE(unit().commandName.isEmpty()) << "others are in one";
  for (const model::Command& row :
       std::vector(battle.all<model::Command>().begin(), battle.all<model::Command>().end())) {
    battle.all<model::Command>().erase(row.key());
  }
  EXPECT_TRUE(unit().commandName.isEmpty());
}

TEST(CounterFace, TheSymbolIsThatOfTheTypeElseOfItsArm) {
  model::Battle battle = sample::smallArmy("strzelcy");
  const auto symbol = [&] { return counterFace(battle, rules::RuleBook(battle), Id<model::Unit>{1}).symbol; };
  EXPECT_EQ(symbol(), "");
  sample::addRule(battle, "unit-type/strzelcy/arm", "\"piechota\"");
  EXPECT_EQ(symbol(), "");
  sample::addRule(battle, "arm/piechota/symbol", "\"muskets\"");
  EXPECT_EQ(symbol(), "muskets");
  sample::addRule(battle, "unit-type/strzelcy/symbol", "\"musket\"");
  EXPECT_EQ(symbol(), "musket");
  sample::addRule(battle, "unit-type/strzelcy/symbol", "\"of nobody\"");
  EXPECT_EQ(symbol(), "muskets");
}

TEST(CounterFace, AnArmyMayHaveASymbolOfItsOwn) {
  model::Battle battle = sample::smallArmy("cavalry");
  const auto symbol = [&] { return counterFace(battle, rules::RuleBook(battle), Id<model::Unit>{1}).symbol; };
  sample::addRule(battle, "unit-type/cavalry/symbol", "\"horse-sabre\"");
  sample::addRule(battle, "unit-type/cavalry/symbol-in/others", "\"horse-bow\"");
  EXPECT_EQ(symbol(), "horse-sabre");
  sample::addRule(battle, "unit-type/cavalry/symbol-in/army", "\"horse-pistol\"");
  EXPECT_EQ(symbol(), "horse-pistol");
}

TEST(CounterFace, TheBustIsTheLeadersOwnElseThatOfHisArmy) {
  model::Battle battle = sample::smallArmy("infantry");
  const auto bust = [&] { return counterFace(battle, rules::RuleBook(battle), Id<model::Leader>{1}).symbol; };
  const auto isOneOf = [&](const char* busts) { return bust().startsWith(QLatin1String(busts)); };
  EXPECT_TRUE(isOneOf("leader-"));
  EXPECT_TRUE(bust().back().isDigit());
  sample::addRule(battle, "leader/symbol", "\"leader-hat\"");
  EXPECT_TRUE(isOneOf("leader-hat-"));
  sample::addRule(battle, "leader/symbol-in/army", "\"leader-fur\"");
  EXPECT_TRUE(isOneOf("leader-fur-"));
  sample::addRule(battle, "leader/symbol-of/zajaczek", "\"leader-cap\"");
  EXPECT_EQ(bust(), "leader-cap");
}

TEST(CounterFace, TheBackOfAChitTellsTheArmyAlone) {
  model::Battle battle = sample::smallArmy("infantry");
  battle.all<model::Leader>().put({{2}, "madalinski", {1}, "gen. Madaliński", "Madaliński", true, 2});
  const rules::RuleBook rules(battle);
  EXPECT_EQ(keyOf(chitBack(battle, Id<model::Leader>{1})), keyOf(chitBack(battle, Id<model::Leader>{2})));
  const CounterFace front = chitFace(battle, rules, Id<model::Leader>{1});
  EXPECT_EQ(front.kind, CounterFace::Kind::Chit);
  EXPECT_NE(keyOf(front), keyOf(chitFace(battle, rules, Id<model::Leader>{2})));
  EXPECT_NE(front.state, chitFace(battle, rules, Id<model::Leader>{2}).state) << "overall command";
  for (const int size : {40, 140}) {
    EXPECT_GT(
        greatestDifference(sample::drawn(front, size), sample::drawn(chitBack(battle, Id<model::Leader>{1}), size)),
        100);
  }
}

TEST(CounterFace, MarkersTakeColourAndSignFromTheRules) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  sample::addRule(battle, "marker/loss/title", "\"Loss\"");
  const CounterFace words = markerFace(rules::RuleBook(battle), "loss");
  sample::addRule(battle, "marker/loss/sign", "\"−1\"");
  sample::addRule(battle, "marker/loss/colour", "\"#C8452F\"");
  const CounterFace signedFace = markerFace(rules::RuleBook(battle), "loss");
  EXPECT_EQ(signedFace.army, QColor(0xC8, 0x45, 0x2F));
  EXPECT_NE(keyOf(words), keyOf(signedFace));
  for (const int size : {40, 140}) {
    const QImage image = sample::drawn(signedFace, size);
    EXPECT_EQ(image.pixelColor(size / 8, size / 8), QColor(0xC8, 0x45, 0x2F)) << size;
    EXPECT_TRUE(sample::hasInkBetween(image, size / 4, size * 3 / 4, size / 4, size * 3 / 4, QColor(0xFB, 0xF5, 0xE4)))
        << size;
  }
}

TEST(CounterFace, FacingFollowsTheRules) {
  model::Battle battle = sample::smallArmy("infantry");
  const auto facing = [&] { return counterFace(battle, rules::RuleBook(battle), Id<model::Unit>{1}).facing; };
  EXPECT_EQ(facing(), std::nullopt) << "in a game without facing nobody has any";
  sample::addRule(battle, "facing/kind", "\"vertex\"");
  EXPECT_EQ(facing(), hex::FacingKind::Vertex);
  sample::addRule(battle, "facing/kind", "\"hexside\"");
  EXPECT_EQ(facing(), hex::FacingKind::Hexside);
  sample::addRule(battle, "facing/none", "[\"infantry\"]");
  EXPECT_EQ(facing(), std::nullopt);
  EXPECT_EQ(counterFace(battle, rules::RuleBook(battle), Id<model::Leader>{1}).facing, std::nullopt);
}

TEST(CounterFace, MissingRowsGiveACardAndNoCrash) {
  const model::Battle battle;
  const rules::RuleBook rules(battle);
  EXPECT_EQ(counterFace(battle, rules, Id<model::Unit>{7}).kind, CounterFace::Kind::Marker);
  EXPECT_EQ(counterFace(battle, rules, Id<model::Leader>{7}).kind, CounterFace::Kind::Marker);
  EXPECT_FALSE(sample::drawn(counterFace(QString::fromUtf8("działa 12-funtowe na wzgórzu")), 60).isNull());
  EXPECT_FALSE(sample::drawn(counterFace(QString()), 60).isNull());
}

}  // namespace
}  // namespace redoubt::render
