#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTextEdit>

#include "core/model/placement_verbs.h"
#include "editor/panels/inspector_panel.h"
#include "editor/panels/questions_view.h"
#include "tests/editor/panels/panel_fixture.h"

namespace redoubt::editor::test {
namespace {

constexpr Id<model::Question> kGap{1}, kFord{2}, kWord{3};
constexpr Id<model::Paragraph> kLate{2}, kEarly{3};

// Beside the question of the made-up battle an open one of an earlier and a misprint of a later paragraph.
class InspectorDoubtsTest : public PanelTest {
 protected:
  InspectorDoubtsTest() {
    model::Edit edit("Ask");
    edit.put(model::Paragraph{kLate, {1}, "10.1", 1, "Fords"});
    edit.put(model::Paragraph{kEarly, {1}, "2.3", 1, "Words"});
    edit.put(model::Question{kFord, "ford", model::QuestionKind::Misprint, kLate, "Price of a ford", "It says o.",
                             "Nought."});
    edit.put(model::Question{kWord, "word", model::QuestionKind::Ambiguity, kEarly, "What a word means", "", ""});
    session.apply(edit);
    show(panel, 368, 900);
  }

  void tell(std::string table, std::string subject, std::string field, model::Status status, std::string note) {
    model::Edit edit("Tell");
    edit.put(model::Provenance{std::move(table), std::move(subject), std::move(field), status, {}, std::move(note)});
    session.apply(edit);
  }
  void select(Id<model::Placement> id) { session.hand().select({session.setUp().placement(id)->hex, {id}}); }
  QString label(const char* name) { return child<QLabel>(panel, name).text(); }
  /// The doubts of the page that is seen; empty without any.
  QString doubts() {
    for (const QLabel* each : panel.findChildren<QLabel*>(QStringLiteral("inspector.doubts"))) {
      if (each->isVisible()) return each->text();
    }
    return {};
  }
  void filterBy(const QString& text) {
    auto& filter = child<QLineEdit>(panel, "battle.questions.filter");
    filter.setFocus();
    filter.selectAll();
    QTest::keyClicks(&filter, text);
    ASSERT_EQ(filter.text(), text);
  }
  /// The questions that are seen, from the top.
  std::vector<std::int64_t> questions() {
    std::vector<std::int64_t> ids;
    for (const Id<model::Question> id : panel.findChild<QuestionsView*>()->shown()) ids.push_back(id.value);
    EXPECT_EQ(child<QTextEdit>(panel, "battle.questions.text").isVisible(), !ids.empty());
    return ids;
  }

  InspectorPanel panel{session};
};

using Ids = std::vector<std::int64_t>;

TEST_F(InspectorDoubtsTest, QuestionsStandAsTheirParagraphsDo) {
  EXPECT_EQ(questions(), (Ids{kWord.value, kGap.value, kFord.value}));
  EXPECT_EQ(label("battle.questions"), QLatin1String("Questions (3; open: 1)"));
  const QString read = child<QTextEdit>(panel, "battle.questions.text").toPlainText();
  EXPECT_LT(read.indexOf(QLatin1String("Open: ")), read.indexOf(QLatin1String("Price of a ford")))
      << read.toStdString();
  EXPECT_TRUE(read.endsWith(QLatin1String("Read as: Nought."))) << read.toStdString();
}

TEST_F(InspectorDoubtsTest, AMapOfOnesOwnIsToldFromThePrintedOneOnlyWhereThereIsASource) {
  ASSERT_TRUE(model::mapSheet(session.battle())->invented);
  const auto isTold = [this] {
    for (const QLabel* each : panel.findChildren<QLabel*>()) {
      if (each->text().contains(QLatin1String("Our own drawing"))) return true;
    }
    return false;
  };
  EXPECT_TRUE(isTold());
  model::Edit without("Forget");
  for (model::Provenance row : session.battle().all<model::Provenance>()) {
    row.paragraph.reset();
    without.put(row);
  }
  for (const auto& question : session.battle().all<model::Question>()) without.erase<model::Question>(question.id);
  for (const auto& paragraph : session.battle().all<model::Paragraph>()) without.erase<model::Paragraph>(paragraph.id);
  for (const auto& source : session.battle().all<model::Source>()) without.erase<model::Source>(source.id);
  ASSERT_TRUE(session.apply(without));
  EXPECT_FALSE(isTold());
}

TEST_F(InspectorDoubtsTest, QuestionsAreFilteredByWordsParagraphStateAndKind) {
  auto& filter = child<QLineEdit>(panel, "battle.questions.filter");
  filterBy(QStringLiteral("ford nought"));
  EXPECT_EQ(questions(), Ids{kFord.value});
  EXPECT_EQ(label("battle.questions"), QLatin1String("Questions (1 of 3; open: 1)"));
  filter.clear();
  filterBy(QStringLiteral("B6.2"));
  EXPECT_EQ(questions(), Ids{kGap.value});
  filter.clear();
  child<QComboBox>(panel, "battle.questions.state").setCurrentIndex(1);
  EXPECT_EQ(questions(), Ids{kWord.value});
  child<QComboBox>(panel, "battle.questions.state").setCurrentIndex(2);
  EXPECT_EQ(questions(), (Ids{kGap.value, kFord.value}));
  child<QComboBox>(panel, "battle.questions.kind").setCurrentIndex(3);
  EXPECT_EQ(questions(), Ids{kFord.value});
}

TEST_F(InspectorDoubtsTest, AQuestionAskedForIsShownThoughItIsFilteredOut) {
  filterBy(QStringLiteral("ford"));
  panel.showQuestion(kWord);
  EXPECT_EQ(questions().size(), 3u);
}

TEST_F(InspectorDoubtsTest, TheFiltersStayWhenTheBattleChanges) {
  filterBy(QStringLiteral("ford"));
  tell("placement", "101", "*", model::Status::Printed, "");
  EXPECT_EQ(questions(), Ids{kFord.value});
}

TEST_F(InspectorDoubtsTest, AWorkingValueAndItsQuestionStandBesideTheCounter) {
  select(kFirstPlaced);
  EXPECT_EQ(doubts(), QString());
  tell("unit", "11", "type", model::Status::Estimated, "by its name; question ford");
  const QString told = doubts();
  EXPECT_TRUE(told.contains(QLatin1String("estimated: by its name"))) << told.toStdString();
  EXPECT_TRUE(told.contains(QLatin1String(">Price of a ford</a>"))) << told.toStdString();
  EXPECT_TRUE(told.contains(QLatin1String("Read as: Nought."))) << told.toStdString();
  select(kSecondPlaced);
  EXPECT_EQ(doubts(), QString());
}

TEST_F(InspectorDoubtsTest, AnEstimateThatStandsBesideItsValueIsNotToldASecondTime) {
  tell("placement", "101", "*", model::Status::Estimated, "by the account; question ford");
  tell("placement", "101", "direction", model::Status::Estimated, "towards the enemy");
  tell("placement", "101", "words", model::Status::Unknown, "a smudge");
  select(kFirstPlaced);
  const QString source = label("inspector.source");
  EXPECT_TRUE(source.contains(QLatin1String("estimated: by the account"))) << source.toStdString();
  EXPECT_TRUE(source.contains(QLatin1String("towards the enemy"))) << source.toStdString();
  const QString told = doubts();
  EXPECT_FALSE(told.contains(QLatin1String("by the account"))) << told.toStdString();
  EXPECT_FALSE(told.contains(QLatin1String("towards the enemy"))) << told.toStdString();
  EXPECT_TRUE(told.contains(QLatin1String("a smudge"))) << "that stands nowhere else";
  EXPECT_TRUE(told.contains(QLatin1String(">Price of a ford</a>"))) << "its question is still led to";
}

TEST_F(InspectorDoubtsTest, AnEstimatedHexIsToldOnceBesideItsTerrain) {
  const model::HexRow row = *session.battle().all<model::HexRow>().begin();
  tell("hex", model::keyText<model::HexRow>(row.key()), "*", model::Status::Estimated, "from a sketch");
  session.hand().select({row.hex});
  const QString beside = label("hex.terrain.source");
  EXPECT_TRUE(beside.contains(QLatin1String("from a sketch"))) << beside.toStdString();
  EXPECT_TRUE(label("hex.level.source").isEmpty()) << "it is the same origin";
  EXPECT_FALSE(doubts().contains(QLatin1String("from a sketch"))) << doubts().toStdString();
}

TEST_F(InspectorDoubtsTest, AQuestionLeadsToWhereItStands) {
  tell("placement", "101", "hex", model::Status::Printed, "question word");
  select(kFirstPlaced);
  QLabel* words = nullptr;
  for (QLabel* each : panel.findChildren<QLabel*>(QStringLiteral("inspector.doubts"))) {
    if (each->isVisible()) words = each;
  }
  ASSERT_TRUE(words);
  EXPECT_TRUE(words->text().contains(QLatin1String("Open"))) << "nothing is read there yet";
  emit words->linkActivated(QString::number(kWord.value));  // what a click on the link does
  EXPECT_EQ(questions().size(), 3u);
}

TEST_F(InspectorDoubtsTest, AQuestionAboutARuleOfTheTerrainStandsBesideTheHex) {
  session.hand().select({at(2, 2)});
  EXPECT_EQ(doubts(), QString());
  tell("rule", "1/terrain/clear/title", "*", model::Status::Printed, "question ford");
  EXPECT_TRUE(doubts().contains(QLatin1String(">Price of a ford</a>"))) << doubts().toStdString();
}

TEST_F(InspectorDoubtsTest, AFacingSetByHandIsSaidBesideAPrintedPlace) {
  tell("placement", "101", "*", model::Status::Printed, "");
  select(kFirstPlaced);
  EXPECT_EQ(label("inspector.source"), QLatin1String("printed"));
  session.apply(model::setFacing(session.battle(), std::array{kFirstPlaced}, model::Facing{}, "Turn"));
  EXPECT_EQ(label("inspector.source"), QLatin1String("printed; facing: set by hand"));
  EXPECT_EQ(doubts(), QString()) << "the author has decided it";
}

TEST_F(InspectorDoubtsTest, ALongSourceIsNotCut) {
  std::string note;
  for (int i = 0; i < 20; ++i) note += "where the road crosses it ";
  tell("placement", "101", "*", model::Status::Printed, note);
  select(kFirstPlaced);
  const auto& source = child<QLabel>(panel, "inspector.source");
  EXPECT_TRUE(source.wordWrap());
  EXPECT_GT(source.height(), 2 * source.fontMetrics().height());
}

TEST_F(InspectorDoubtsTest, WhereACounterStandsAndWhatItIsTakeAsManyLinesAsTheyNeed) {
  model::Edit edit("Rename");
  model::Army army = *session.battle().find<model::Army>(kBlue);
  army.name = "Army of the allied crowns of the north, the east and the south";
  edit.put(std::move(army));
  ASSERT_TRUE(session.apply(edit));
  select(kFirstPlaced);
  QCoreApplication::processEvents();
  const auto& kind = child<QLabel>(panel, "inspector.kind");
  EXPECT_GT(kind.height(), 2 * kind.fontMetrics().height()) << kind.text().toStdString();
  for (const char* name : {"inspector.kind", "inspector.place"}) {
    const auto& words = child<QLabel>(panel, name);
    EXPECT_GE(words.height(), words.heightForWidth(words.width())) << name;
  }
}

TEST_F(InspectorDoubtsTest, OfManyCountersTheFirstAreNamedAndTheRestInTheTip) {
  session.hand().select({at(3, 4), {kFirstPlaced, kSecondPlaced, kThirdPlaced, kGunPlaced, kHalePlaced}});
  const auto& kind = child<QLabel>(panel, "inspector.kind");
  EXPECT_TRUE(kind.text().startsWith(QLatin1String("1/I Guard, "))) << kind.text().toStdString();
  EXPECT_EQ(kind.text().count(QLatin1String(", ")), 3) << "three names, and how many more there are";
  const QString gun = QString::fromStdString(session.nameOf(row(kGunPlaced)));
  EXPECT_FALSE(kind.text().contains(gun)) << kind.text().toStdString();
  EXPECT_TRUE(kind.toolTip().contains(gun)) << kind.toolTip().toStdString();
}

TEST_F(InspectorDoubtsTest, NotesNameQuestionsByTheirTitles) {
  tell("placement", "101", "*", model::Status::Printed, "question ford");
  select(kFirstPlaced);
  EXPECT_EQ(label("inspector.source"), QStringLiteral("printed: question “Price of a ford”"));
}

}  // namespace
}  // namespace redoubt::editor::test
