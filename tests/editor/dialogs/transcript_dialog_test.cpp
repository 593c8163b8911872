#include "editor/dialogs/transcript/transcript_dialog.h"

#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPainter>
#include <QPdfWriter>
#include <QPushButton>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTableView>
#include <QTableWidget>
#include <QUrl>

#include "core/exchange/new_battle.h"
#include "core/model/map_verbs.h"
#include "core/rules/set_up/set_up.h"
#include "core/transcribe/taking.h"
#include "editor/dialogs/transcript/transcript_view.h"
#include "tests/editor/dialogs/dialog_fixture.h"

// The text of a rulebook on its way into a battle, as a person brings it there.
namespace redoubt::editor::test {
namespace {

const char* const kSetUp = "Set-up\nBlue army:\n1/21 – 0503\n2/21 – 0504\nHorn Guard – 0505\n";

// Two armies, and the units 1/21, 2/21 and Horn of the first.
model::Battle bluesAndReds() {
  exchange::NewBattleOptions options;
  options.title = "Moor";
  options.armies = {{"Blues", "#386AA7"}, {"Reds", "#A0303A"}};
  model::Battle battle = exchange::newBattle(options);
  const hex::Layout layout = model::layoutOf(battle);
  transcribe::TakeOptions taking;
  taking.scenario = rules::scenarios(battle).front()->id;
  taking.variant = rules::variants(battle, taking.scenario).front()->id;
  const char* manifest = "Counters manifest\nBlue army\n1/21\n2/21\nHorn Foot\n";
  return model::applied(
      battle, transcribe::take(battle, transcribe::read(manifest, std::nullopt, {&layout, {}}), taking, "made").edit);
}

class Transcript : public DialogTest<TranscriptDialog> {
 protected:
  Transcript() : DialogTest(bluesAndReds()) {
    QSettings().clear();
    QApplication::clipboard()->clear();
  }

  TranscriptView& view() { return child<TranscriptView>("transcript.text"); }
  QString words(const char* label) { return child<QLabel>(label).text(); }
  bool canTake() { return child<QPushButton>("transcript.take").isEnabled(); }
  void paste(const QString& text) {
    QApplication::clipboard()->setText(text);
    view().setFocus();
    QTest::keyClick(&view(), Qt::Key_V, Qt::ControlModifier);
    QCoreApplication::processEvents();
  }
  void key(int key, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(&view(), static_cast<Qt::Key>(key), modifiers);
    QCoreApplication::processEvents();
  }
  void goTo(int line) {
    view().setFocus();
    for (int guard = 0; view().line() != line && guard < 1'000; ++guard)
      key(view().line() < line ? Qt::Key_Down : Qt::Key_Up);
    ASSERT_EQ(view().line(), line);
  }
  void typeInField(const QString& text) {
    auto& field = child<QLineEdit>("transcript.words");
    ASSERT_TRUE(field.isVisible());
    field.selectAll();
    QTest::keyClicks(&field, text);
    QTest::keyClick(&field, Qt::Key_Return);
    QCoreApplication::processEvents();
  }
  transcribe::LineKind kind(int line) { return view().look(line).kind.value_or(transcribe::LineKind::NotUnderstood); }
  // "1/21 @0503": the placements in the file.
  QStringList placed() {
    const model::Battle battle = inFile();
    const hex::Layout layout = model::layoutOf(battle);
    QStringList all;
    for (const model::Placement& each : battle.all<model::Placement>()) {
      const auto* unit = battle.find(each.unit);
      const std::string name = unit ? unit->name : each.words;
      all << QString::fromStdString(name + " @" + (each.hex ? layout.number(*each.hex) : std::string("?")));
    }
    all.sort();
    return all;
  }
  QString at(const char* name) { return folder_.filePath(QString::fromLatin1(name)); }
  QString write(const char* name, const QByteArray& bytes) {
    QFile file(at(name));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    return at(name);
  }
  QStringList items() {
    const auto* model = child<QTableView>("transcript.items").model();
    QStringList all;
    for (int row = 0; row < model->rowCount(); ++row) {
      QStringList cells;
      for (const int column :
           {ItemsModel::kLine, ItemsModel::kWords, ItemsModel::kMeans, ItemsModel::kHex, ItemsModel::kFate}) {
        cells << model->index(row, column).data().toString();
      }
      all << cells.join(QLatin1Char('|'));
    }
    return all;
  }
  void filterBy(int row) {
    auto& box = child<QComboBox>("transcript.filter");
    box.setFocus();
    while (box.currentIndex() != row) QTest::keyClick(&box, box.currentIndex() < row ? Qt::Key_Down : Qt::Key_Up);
    QCoreApplication::processEvents();
  }
};

TEST_F(Transcript, IsReadWhenPastedAndTakenInOneStepThatCanBeUndone) {
  EXPECT_FALSE(canTake());
  paste(QString::fromUtf8(kSetUp));
  EXPECT_EQ(kind(1), transcribe::LineKind::Heading);
  EXPECT_EQ(kind(3), transcribe::LineKind::Placement);
  EXPECT_FALSE(view().look(3).used.empty()) << "the words that were used are marked";
  EXPECT_TRUE(placed().isEmpty()) << "nothing is changed before it is taken";
  ASSERT_TRUE(canTake());
  const auto steps = session_.document().history().size();
  press("transcript.take");
  EXPECT_EQ(session_.document().history().size(), steps + 1);
  EXPECT_TRUE(placed().contains(QStringLiteral("1/21 @0503"))) << placed().join(QLatin1Char(' ')).toStdString();
  EXPECT_TRUE(words("transcript.outcome").contains(QLatin1Char('3'))) << words("transcript.outcome").toStdString();
  EXPECT_TRUE(view().look(3).isThere) << "its lines are marked as taken";
  EXPECT_FALSE(canTake()) << "there is nothing more to take";
  const model::Battle battle = inFile();
  ASSERT_EQ(battle.all<model::SourceText>().size(), 1U);
  EXPECT_EQ(battle.all<model::SourceText>().begin()->text, kSetUp);
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(placed().isEmpty());
  EXPECT_FALSE(view().look(3).isThere);
  EXPECT_TRUE(canTake());
  EXPECT_EQ(view().toPlainText(), QString::fromUtf8(kSetUp)) << "the text is still there";
  key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(placed().size(), 3);
}

TEST_F(Transcript, ListsWhatALineIsUnderstoodAs) {
  paste(QString::fromUtf8(kSetUp));
  goTo(3);
  EXPECT_EQ(items(), QStringList{QStringLiteral("3|1/21|1/21|0503|new")});
  filterBy(3);
  EXPECT_EQ(items().size(), 3) << items().join(QLatin1Char('\n')).toStdString();
  auto& table = child<QTableView>("transcript.items");
  QTest::mouseClick(table.viewport(), Qt::LeftButton, {},
                    table.visualRect(table.model()->index(1, ItemsModel::kMeans)).center());
  EXPECT_EQ(view().line(), 4) << "a row leads to its line";
}

TEST_F(Transcript, WordsOfALineAreCorrectedInPlaceAndTakenBack) {
  paste(QStringLiteral("Set-up\nBlue army:\n1/21 – 9999\n2/21 – 9999\n"));
  EXPECT_TRUE(view().look(3).isLeft);
  EXPECT_TRUE(child<QPushButton>("transcript.goThrough").isVisible());
  goTo(3);
  key(Qt::Key_Return);
  EXPECT_EQ(child<QLineEdit>("transcript.words").text(), QStringLiteral("1/21 – 9999"));
  typeInField(QStringLiteral("1/21 - 0503"));
  EXPECT_FALSE(view().look(3).isLeft);
  EXPECT_TRUE(view().look(3).isCorrected);
  EXPECT_TRUE(view().look(4).isLeft) << "in that line only";
  EXPECT_EQ(view().toPlainText().split(QLatin1Char('\n'))[2], QStringLiteral("1/21 – 9999"))
      << "the text stays as printed";
  EXPECT_TRUE(words("transcript.readAs").contains(QStringLiteral("0503")));
  EXPECT_TRUE(view().hasFocus());
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(view().look(3).isLeft);
  EXPECT_FALSE(view().look(3).isCorrected);
}

TEST_F(Transcript, EscapeLeavesTheWordsAloneAndTheWindowOpen) {
  paste(QString::fromUtf8(kSetUp));
  goTo(3);
  key(Qt::Key_Return);
  auto& field = child<QLineEdit>("transcript.words");
  QTest::keyClicks(&field, QStringLiteral("nonsense"));
  QTest::keyClick(&field, Qt::Key_Escape);
  EXPECT_FALSE(field.isVisible());
  EXPECT_TRUE(dialog_->isVisible());
  EXPECT_FALSE(view().look(3).isCorrected);
}

TEST_F(Transcript, SelectedWordsAreReadOtherwiseEverywhereAndKeptForTheNextText) {
  paste(QStringLiteral("Set-up\nBlue army:\n1/21 – O503\n2/21 – O504\n"));
  goTo(3);
  QTextCursor cursor = view().textCursor();
  cursor.movePosition(QTextCursor::StartOfBlock);
  cursor.movePosition(QTextCursor::Right, QTextCursor::MoveAnchor, 7);
  cursor.movePosition(QTextCursor::Right, QTextCursor::KeepAnchor, 1);
  view().setTextCursor(cursor);
  ASSERT_EQ(view().selectedWords(), QStringLiteral("O"));
  key(Qt::Key_Return, Qt::ShiftModifier);
  typeInField(QStringLiteral("0"));
  press("transcript.take");
  EXPECT_EQ(placed(), (QStringList{QStringLiteral("1/21 @0503"), QStringLiteral("2/21 @0504")}));
  press("transcript.discard");
  paste(QStringLiteral("Set-up\nBlue army:\nHorn Foot – O505\n"));
  press("transcript.take");
  EXPECT_TRUE(placed().contains(QStringLiteral("Horn Foot @0505"))) << placed().join(QLatin1Char(' ')).toStdString();
}

TEST_F(Transcript, ALineIsWhatAPersonSaysItIs) {
  paste(QString::fromUtf8(kSetUp));
  goTo(4);
  key(Qt::Key_5, Qt::ControlModifier);
  EXPECT_EQ(kind(4), transcribe::LineKind::Note);
  press("transcript.take");
  EXPECT_FALSE(placed().join(QLatin1Char(' ')).contains(QStringLiteral("2/21")))
      << placed().join(QLatin1Char(' ')).toStdString();
}

TEST_F(Transcript, AUnitIsChosenFromTheListAndRememberedInTheBattle) {
  paste(QString::fromUtf8(kSetUp));
  goTo(5);
  ASSERT_TRUE(view().look(5).needsLook);
  press("transcript.meaning");
  auto* field = dialog_->findChild<QLineEdit*>(QStringLiteral("meaning.field"));
  ASSERT_NE(field, nullptr);
  QTest::keyClicks(field, QStringLiteral("foot horn"));
  QTest::keyClick(field, Qt::Key_Return);
  QCoreApplication::processEvents();
  ASSERT_EQ(items().size(), 1);
  EXPECT_TRUE(items().front().contains(QStringLiteral("|Horn Guard|Horn Foot|"))) << items().front().toStdString();
  EXPECT_TRUE(inFile().all<model::Reading>().empty()) << "not before it is taken";
  press("transcript.take");
  const model::Battle battle = inFile();
  ASSERT_EQ(battle.all<model::Reading>().size(), 1U);
  EXPECT_EQ(battle.all<model::Reading>().begin()->words, "Horn Guard");
  EXPECT_TRUE(placed().contains(QStringLiteral("Horn Foot @0505")));
}

TEST_F(Transcript, GoesToWhatNeedsALook) {
  paste(QString::fromUtf8(kSetUp));
  goTo(1);
  key(Qt::Key_F8);
  EXPECT_EQ(view().line(), 5);
  EXPECT_GT(child<QListWidget>("transcript.guesses").count(), 0) << "with the reason";
  goTo(1);
  key(Qt::Key_F8, Qt::ShiftModifier);
  EXPECT_EQ(view().line(), 5) << "round the end";
}

TEST_F(Transcript, SurvivesTheClosingOfTheWindowUntilItIsTakenOrDiscarded) {
  const auto steps = session_.document().history().size();
  paste(QString::fromUtf8(kSetUp));
  goTo(4);
  key(Qt::Key_5, Qt::ControlModifier);
  key(Qt::Key_Escape);
  EXPECT_FALSE(dialog_->isVisible());
  EXPECT_EQ(session_.document().history().size(), steps) << "closing leaves no trace";
  open();
  EXPECT_EQ(view().toPlainText(), QString::fromUtf8(kSetUp));
  EXPECT_EQ(kind(4), transcribe::LineKind::Note) << "with its corrections";
  press("transcript.take");
  open();
  EXPECT_TRUE(view().toPlainText().isEmpty());
  paste(QString::fromUtf8(kSetUp));
  press("transcript.discard");
  EXPECT_TRUE(view().toPlainText().isEmpty());
  open();
  EXPECT_TRUE(view().toPlainText().isEmpty());
}

TEST_F(Transcript, ASourceIsMadeFromItsTitleAndEveryValueCitesIt) {
  child<QComboBox>("transcript.source").lineEdit()->setFocus();
  QTest::keyClicks(child<QComboBox>("transcript.source").lineEdit(), QStringLiteral("Moor rulebook"));
  paste(QString::fromUtf8(kSetUp));
  press("transcript.take");
  const model::Battle battle = inFile();
  ASSERT_EQ(battle.all<model::Source>().size(), 1U);
  const auto source = battle.all<model::Source>().begin()->id;
  int cited = 0;
  for (const model::Provenance& each : battle.all<model::Provenance>())
    cited += each.source == source && each.line && !each.words.empty();
  EXPECT_GE(cited, 3);
  paste(QStringLiteral("\nBlue army:\n1/21 – 0508\n"));
  press("transcript.take");
  EXPECT_EQ(inFile().all<model::Source>().size(), 1U) << "it is there now";
}

TEST_F(Transcript, IsNotKeptIfThatIsNotWanted) {
  press("transcript.keepsText");
  paste(QString::fromUtf8(kSetUp));
  press("transcript.take");
  EXPECT_TRUE(inFile().all<model::SourceText>().empty());
  EXPECT_EQ(placed().size(), 3);
}

TEST_F(Transcript, InAnotherEncodingIsShownBeforeItIsRead) {
  const QByteArray bytes("Set-up\nBlue army:\n\xB3\xB9ki: 1/21 \x96 0503\n");
  dialog_->openFile(write("old.txt", bytes));
  QCoreApplication::processEvents();
  ASSERT_TRUE(child<QWidget>("transcript.encodingBar").isVisible());
  auto& encoding = child<QComboBox>("transcript.encoding");
  EXPECT_EQ(encoding.currentText(), QStringLiteral("Windows-1250"));
  EXPECT_TRUE(view().toPlainText().contains(QString::fromUtf8("łąki: 1/21 – 0503")));
  EXPECT_FALSE(view().look(3).isTold()) << "nothing is read yet";
  EXPECT_FALSE(canTake());
  select(encoding, "ISO 8859-2");
  EXPECT_FALSE(view().toPlainText().contains(QString::fromUtf8("łąki")));
  select(encoding, "Windows-1250");
  press("transcript.useEncoding");
  EXPECT_FALSE(child<QWidget>("transcript.encodingBar").isVisible());
  EXPECT_TRUE(view().look(3).isTold());
  EXPECT_TRUE(dialog_->draft().text.contains(QString::fromUtf8("łąki")));
}

TEST_F(Transcript, InAnEncodingThatIsLeftChangesNothing) {
  paste(QString::fromUtf8(kSetUp));
  dialog_->openFile(write("old.txt", "\xB3\xB9ki"));
  press("transcript.dropEncoding");
  EXPECT_EQ(view().toPlainText(), QString::fromUtf8(kSetUp));
  EXPECT_TRUE(view().look(3).isTold());
}

TEST_F(Transcript, WithoutWordsIsSaidToBeEmpty) {
  dialog_->openFile(write("empty.txt", "\n\n  \n"));
  EXPECT_TRUE(words("transcript.outcome").contains(QStringLiteral("empty.txt")));
  EXPECT_TRUE(view().toPlainText().isEmpty());
  paste(QStringLiteral("   "));
  EXPECT_FALSE(words("transcript.outcome").isEmpty());
  dialog_->openFile(at("nowhere.txt"));
  EXPECT_TRUE(words("transcript.outcome").contains(QStringLiteral("nowhere.txt")));
  dialog_->openFile(write("binary.txt", QByteArray("a\0b", 3)));
  EXPECT_TRUE(words("transcript.outcome").contains(QStringLiteral("binary.txt")));
  EXPECT_FALSE(canTake());
}

TEST_F(Transcript, TooLongIsRefusedAndALongOneIsReadBesideTheWindow) {
  dialog_->openFile(write("vast.txt", QByteArray((16 << 20) + 1, 'x')));
  EXPECT_TRUE(words("transcript.outcome").contains(QStringLiteral("16 MiB")))
      << words("transcript.outcome").toStdString();
  EXPECT_TRUE(view().toPlainText().isEmpty());
  QByteArray text(kSetUp);
  while (text.size() < 60'000)
    text += "The rules of this game go on for many lines, and each of them says something.\n";
  dialog_->openFile(write("long.txt", text));
  EXPECT_FALSE(canTake()) << "it is being read";
  ASSERT_TRUE(QTest::qWaitFor([this] { return canTake(); }, 60'000));
  EXPECT_EQ(kind(3), transcribe::LineKind::Placement);
}

TEST_F(Transcript, ThatIsBeingReadIsStoppedWhenAnotherIsWanted) {
  TranscriptDraft draft;
  draft.text = QString::fromUtf8(kSetUp);
  std::stop_source stop;
  EXPECT_TRUE(readTranscript(draft, bluesAndReds(), "Import", stop.get_token()));
  stop.request_stop();
  EXPECT_FALSE(readTranscript(draft, bluesAndReds(), "Import", stop.get_token()));

  QByteArray text("Reds set-up\n");
  while (text.size() < 900'000) text += "1/9 – 0507\n2/9 – 0508\n";
  dialog_->openFile(write("vast.txt", text));
  dialog_->openFile(write("short.txt", kSetUp));
  ASSERT_TRUE(QTest::qWaitFor([this] { return canTake(); }, 60'000));
  EXPECT_EQ(kind(3), transcribe::LineKind::Placement);
  EXPECT_TRUE(view().toPlainText().contains(QStringLiteral("Horn Guard")));
}

TEST_F(Transcript, OfASpreadsheetKeepsItsTable) {
  auto* mime = new QMimeData;
  mime->setHtml(
      QStringLiteral("<table><tr><td>Set-up of the Blue army</td><td></td></tr><tr><td>unit</td><td>hex</td></tr>"
                     "<tr><td>1/21</td><td>0503</td></tr><tr><td>2/21</td><td>0504</td></tr></table>"));
  mime->setText(QStringLiteral("Set-up of the Blue army\nunit\thex\n1/21\t0503\n2/21\t0504\n"));
  QApplication::clipboard()->setMimeData(mime);
  key(Qt::Key_V, Qt::ControlModifier);
  EXPECT_TRUE(view().toPlainText().contains(QStringLiteral("| 1/21 | 0503 |")));
  EXPECT_TRUE(canTake());
}

TEST_F(Transcript, IsOpenedWhenItsFileIsDropped) {
  QMimeData mime;
  mime.setUrls({QUrl::fromLocalFile(write("setup.txt", kSetUp))});
  QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(dialog_.get(), &enter);
  EXPECT_TRUE(enter.isAccepted());
  QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(dialog_.get(), &drop);
  EXPECT_EQ(words("transcript.title"), QStringLiteral("setup.txt"));
  EXPECT_EQ(kind(3), transcribe::LineKind::Placement);
}

TEST_F(Transcript, OfAPdfIsReadByAnotherProgram) {
  if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty()) GTEST_SKIP() << "no pdftotext";
  {
    QPdfWriter writer(at("rules.pdf"));
    QPainter painter(&writer);
    painter.drawText(1'000, 1'000, QStringLiteral("Set-up"));
    painter.drawText(1'000, 1'400, QStringLiteral("Blue army:"));
    painter.drawText(1'000, 1'800, QStringLiteral("1/21 - 0503"));
  }
  dialog_->openFile(at("rules.pdf"));
  ASSERT_TRUE(QTest::qWaitFor([this] { return child<QPushButton>("transcript.open").isEnabled(); }, 60'000));
  EXPECT_TRUE(view().toPlainText().contains(QStringLiteral("0503"))) << words("transcript.outcome").toStdString();
  dialog_->openFile(write("broken.pdf", "%PDF-1.4\nnothing"));
  ASSERT_TRUE(QTest::qWaitFor([this] { return child<QPushButton>("transcript.open").isEnabled(); }, 60'000));
  EXPECT_TRUE(words("transcript.outcome").contains(QStringLiteral("broken.pdf")));
}

TEST_F(Transcript, OfAPdfAsksForTheProgramThatReadsIt) {
  const QByteArray path = qgetenv("PATH");
  qputenv("PATH", folder_.path().toLocal8Bit());
  dialog_->openFile(write("rules.pdf", "%PDF-1.4\n"));
  qputenv("PATH", path);
  EXPECT_TRUE(words("transcript.outcome").contains(QStringLiteral("poppler-utils")));
  EXPECT_TRUE(child<QPushButton>("transcript.open").isEnabled());
}

TEST_F(Transcript, ShowsItsOtherTables) {
  paste(
      QStringLiteral("Combat results\n\n| die | 1-2 | 1-1 | 2-1 |\n|---|---|---|---|\n| 1 | A2 | A1 | - |\n| 2 | A1 | "
                     "- | O1 |\n| 3 | - | O1 | O2 |\n"));
  auto& titles = child<QListWidget>("transcript.tableTitles");
  ASSERT_EQ(titles.count(), 1);
  EXPECT_TRUE(titles.item(0)->text().contains(QStringLiteral("Combat results")))
      << titles.item(0)->text().toStdString();
  EXPECT_GE(child<QTableWidget>("transcript.table").rowCount(), 3);
}

TEST_F(Transcript, OfAReadOnlyBattleCanBeLookedAtButNotTaken) {
  paste(QString::fromUtf8(kSetUp));
  reopen(document::Mode::ReadOnly);
  EXPECT_EQ(view().toPlainText(), QString::fromUtf8(kSetUp)) << "it was not taken yet";
  EXPECT_EQ(kind(3), transcribe::LineKind::Placement);
  EXPECT_FALSE(canTake());
  EXPECT_TRUE(child<QLabel>("transcript.obstacle").isVisible());
}

}  // namespace
}  // namespace redoubt::editor::test
