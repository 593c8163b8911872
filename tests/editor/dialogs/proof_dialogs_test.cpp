#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QTextBlock>
#include <QTreeWidget>
#include <fstream>
#include <sstream>

#include "editor/dialogs/proof/double_entry_dialog.h"
#include "editor/dialogs/proof/proof_dialog.h"
#include "editor/dialogs/proof/report_dialog.h"
#include "tests/core/proof/battle_to_prove.h"
#include "tests/editor/dialogs/dialog_fixture.h"

namespace redoubt::editor::test {
namespace {

using proof::test::at;
using proof::test::battleToProve;

class ProofDialogTest : public DialogTest<ProofDialog> {
 protected:
  ProofDialogTest() : DialogTest(battleToProve()) { QSettings().clear(); }

  QTableView& list() { return child<QTableView>("proof.list"); }
  int rows() { return list().model()->rowCount(); }
  QString cell(int column) {
    return list().model()->index(list().currentIndex().row(), column).data().toString();
  }
  void nameReader() { test::write(child<QLineEdit>("proof.reader"), QStringLiteral("Ann")); }
  void choose(const char* topic) {
    auto& topics = child<QTreeWidget>("proof.topics");
    for (int i = 0; i < topics.topLevelItemCount(); ++i) {
      if (topics.topLevelItem(i)->text(0) == QString::fromUtf8(topic)) topics.setCurrentItem(topics.topLevelItem(i));
    }
    QCoreApplication::processEvents();
  }
  void key(Qt::Key which) {
    list().setFocus();
    QTest::keyClick(&list(), which);
    QCoreApplication::processEvents();
  }
  const model::Provenance* origin(const char* table, const char* row, const char* field) {
    return session_.battle().find<model::Provenance>({table, row, field});
  }
};

TEST_F(ProofDialogTest, ConfirmsAValueWithEnterAndShowsTheNext) {
  choose("Figures");
  nameReader();
  ASSERT_EQ(rows(), 2);
  EXPECT_EQ(cell(0), QStringLiteral("Figure of a face 1st Foot, front: morale"));
  key(Qt::Key_Return);
  EXPECT_EQ(rows(), 1) << "what is confirmed is listed no more";
  EXPECT_EQ(cell(0), QStringLiteral("Figure of a face 2nd Foot, front: morale"));
  ASSERT_TRUE(origin("face_figure", "1/morale", "value"));
  EXPECT_EQ(origin("face_figure", "1/morale", "value")->confirmedBy, "Ann");
  session_.undo();
  EXPECT_EQ(rows(), 2);
  EXPECT_FALSE(origin("face_figure", "1/morale", "value"));
}

TEST_F(ProofDialogTest, AsksWhoReadsOnceAndForAll) {
  choose("Figures");
  key(Qt::Key_Return);
  EXPECT_EQ(rows(), 2) << "nobody said who it is";
  EXPECT_TRUE(child<QLabel>("proof.obstacle").isVisible());
  EXPECT_TRUE(child<QLineEdit>("proof.reader").hasFocus());
  nameReader();
  EXPECT_FALSE(child<QLabel>("proof.obstacle").isVisible());
  key(Qt::Key_Return);
  EXPECT_EQ(rows(), 1);
  dialog_.reset();
  open();
  EXPECT_EQ(child<QLineEdit>("proof.reader").text(), QStringLiteral("Ann"));
}

TEST_F(ProofDialogTest, ShowsTheTextThatAValueWasReadFromWithItsWordsMarked) {
  choose("Set-up");
  dynamic_cast<ProofDialog&>(*dialog_).choose({"placement", "2", "hex"});
  QCoreApplication::processEvents();
  auto& text = child<QPlainTextEdit>("proof.text");
  ASSERT_TRUE(text.isVisible());
  EXPECT_EQ(text.textCursor().block().text(), QStringLiteral("2nd Foot 0303"));
  ASSERT_EQ(text.extraSelections().size(), 2);
  EXPECT_EQ(text.extraSelections()[1].cursor.selectedText(), QStringLiteral("2nd Foot 0303"));
  EXPECT_TRUE(child<QLabel>("proof.origin").text().contains(QStringLiteral("line 3 of Set-up")));
  choose("Terrain");
  EXPECT_FALSE(text.isVisible());
}

TEST_F(ProofDialogTest, BringsTheHexIntoSight) {
  std::vector<hex::HexKey> shown;
  QObject::connect(&session_, &Session::jumpRequested, &session_, [&](hex::HexKey hex) { shown.push_back(hex); });
  dynamic_cast<ProofDialog&>(*dialog_).choose({"placement", "2", "hex"});
  ASSERT_FALSE(shown.empty());
  EXPECT_EQ(shown.back(), at(3, 3));
  press("proof.onMap");
  shown.clear();
  dynamic_cast<ProofDialog&>(*dialog_).choose({"placement", "1", "hex"});
  EXPECT_TRUE(shown.empty());
}

TEST_F(ProofDialogTest, WhatIsSetRightIsConfirmed) {
  choose("Figures");
  nameReader();
  key(Qt::Key_F2);
  auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
  ASSERT_TRUE(field);
  field->selectAll();
  QTest::keyClicks(field, QStringLiteral("9"));
  QTest::keyClick(field, Qt::Key_Return);
  QCoreApplication::processEvents();
  EXPECT_EQ(session_.battle().find<model::FaceFigure>({{1}, "morale"})->value, 9);
  ASSERT_TRUE(origin("face_figure", "1/morale", "value"));
  EXPECT_EQ(origin("face_figure", "1/morale", "value")->confirmedValue, "9");
  EXPECT_EQ(origin("face_figure", "1/morale", "value")->status, model::Status::Printed);
  session_.undo();
  EXPECT_EQ(session_.battle().find<model::FaceFigure>({{1}, "morale"})->value, 7) << "one step of undo";
  EXPECT_FALSE(origin("face_figure", "1/morale", "value"));
}

TEST_F(ProofDialogTest, ListsByStatusAndStandingAndConfirmsAllOfIt) {
  choose("Terrain");
  nameReader();
  EXPECT_EQ(rows(), 30);
  select(child<QComboBox>("proof.status"), "estimated");
  EXPECT_EQ(rows(), 6);
  press("proof.confirmAll");
  EXPECT_EQ(rows(), 0);
  select(child<QComboBox>("proof.which"), "Confirmed");
  EXPECT_EQ(rows(), 6);
  key(Qt::Key_Delete);
  EXPECT_EQ(rows(), 5);
  select(child<QComboBox>("proof.which"), "All");
  EXPECT_EQ(rows(), 6);
}

TEST_F(ProofDialogTest, SaysWhatChangedSinceItWasConfirmed) {
  choose("Terrain");
  nameReader();
  press("proof.confirmAll");
  model::Edit edit("Paint");
  edit.put(model::HexRow{at(1, 1), "marsh", 0});
  ASSERT_TRUE(session_.apply(edit));
  ASSERT_EQ(rows(), 1);
  EXPECT_EQ(cell(4), QStringLiteral("changed since"));
  EXPECT_TRUE(child<QLabel>("proof.proofed").text().startsWith(QStringLiteral("Ann confirmed another value")));
}

TEST_F(ProofDialogTest, OnlyShowsAFileThatCantBeWritten) {
  reopen(document::Mode::ReadOnly);
  nameReader();
  EXPECT_FALSE(child<QPushButton>("proof.confirm").isEnabled());
  EXPECT_FALSE(child<QPushButton>("proof.wrong").isEnabled());
  key(Qt::Key_Return);
  EXPECT_TRUE(session_.battle().all<model::Provenance>().size() == battleToProve().all<model::Provenance>().size());
}

class DoubleEntryTest : public DialogTest<DoubleEntryDialog> {
 protected:
  DoubleEntryTest() : DialogTest(battleToProve()) { QSettings().clear(); }

  void SetUp() override {
    model::Battle other = battleToProve(5'000);
    model::FaceFigure figure{{5'001}, "morale", 9};
    other.all<model::FaceFigure>().put(figure);
    model::Placement placement = *other.find<model::Placement>({5'002});
    placement.hex = at(4, 4);
    other.all<model::Placement>().put(placement);
    other.all<model::Link>() = {};
    dialog_->compareWith(other, QStringLiteral("other.battle"));
    test::write(child<QLineEdit>("doubleEntry.reader"), QStringLiteral("Ann"));
    QCoreApplication::processEvents();
  }
  QTableView& list() { return child<QTableView>("doubleEntry.list"); }
  QStringList lines() {
    QStringList all;
    for (int row = 0; row < list().model()->rowCount(); ++row) {
      QStringList cells;
      for (int column = 1; column < 5; ++column) cells << list().model()->index(row, column).data().toString();
      all << cells.join(QLatin1Char('|'));
    }
    return all;
  }
};

TEST_F(DoubleEntryTest, ListsWhatTheTwoSayDifferently) {
  EXPECT_EQ(lines(), (QStringList{QStringLiteral("Figure of a face 1st Foot, front: morale|Value|7|9"),
                                  QStringLiteral("Placement 2nd Foot|Hex|0303|0404"),
                                  QStringLiteral("Link 0202/0302, road||is there|is not there")}));
  EXPECT_TRUE(child<QLabel>("doubleEntry.counts").text().contains(QStringLiteral("3 disagreements are open")));
}

TEST_F(DoubleEntryTest, EachIsSettledByAClickInOneStepOfUndo) {
  press("doubleEntry.ours.take");
  EXPECT_EQ(lines().size(), 2);
  EXPECT_EQ(session_.battle().find<model::FaceFigure>({{1}, "morale"})->value, 7);
  press("doubleEntry.theirs.take");
  EXPECT_EQ(lines().size(), 1);
  EXPECT_EQ(session_.battle().find<model::Placement>({2})->hex, at(4, 4));
  press("doubleEntry.theirs.take");
  EXPECT_TRUE(lines().isEmpty());
  EXPECT_TRUE(session_.battle().all<model::Link>().empty());
  session_.undo();
  EXPECT_EQ(lines().size(), 1);
  session_.undo();
  EXPECT_EQ(lines().size(), 2);
  session_.undo();
  EXPECT_EQ(lines().size(), 3);
  EXPECT_EQ(session_.battle(), battleToProve());
}

TEST_F(DoubleEntryTest, AThirdValueSettlesToo) {
  list().setFocus();
  QTest::keyClick(&list(), Qt::Key_3);
  auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
  ASSERT_TRUE(field);
  field->selectAll();
  QTest::keyClicks(field, QStringLiteral("8"));
  QTest::keyClick(field, Qt::Key_Return);
  QCoreApplication::processEvents();
  EXPECT_EQ(session_.battle().find<model::FaceFigure>({{1}, "morale"})->value, 8);
  EXPECT_EQ(lines().size(), 2);
  press("doubleEntry.onlyOpen");
  EXPECT_EQ(lines().size(), 3);
}

TEST_F(DoubleEntryTest, TellsOfAFileThatIsNoBattle) {
  dialog_->open(folder_.filePath(QStringLiteral("nowhere.battle")));
  EXPECT_EQ(failures_.size(), 1);
  failures_.clear();
  EXPECT_EQ(lines().size(), 3);
}

class ReportTest : public DialogTest<ReportDialog> {
 protected:
  ReportTest() : DialogTest(battleToProve()) { QSettings().clear(); }

  std::string bytes(const QString& file) {
    std::ostringstream text;
    text << std::ifstream(file.toStdString(), std::ios::binary).rdbuf();
    return text.str();
  }
};

TEST_F(ReportTest, IsSavedAsAPageAndAsPdf) {
  const QString page = folder_.filePath(QStringLiteral("report.html"));
  dialog_->saveTo(page);
  EXPECT_TRUE(bytes(page).starts_with("<!DOCTYPE html>"));
  const QString pdf = folder_.filePath(QStringLiteral("report.pdf"));
  dialog_->saveTo(pdf);
  EXPECT_TRUE(bytes(pdf).starts_with("%PDF-"));
  dialog_->saveTo(folder_.filePath(QStringLiteral("nowhere/report.pdf")));
  EXPECT_EQ(failures_.size(), 1);
  failures_.clear();
}

TEST_F(ReportTest, IsReadInEitherLanguage) {
  auto& language = child<QComboBox>("report.language");
  language.setCurrentIndex(language.findData(QStringLiteral("pl")));
  const QString page = folder_.filePath(QStringLiteral("raport.html"));
  dialog_->saveTo(page);
  EXPECT_NE(bytes(page).find("raport z przepisania"), std::string::npos);
}

}  // namespace
}  // namespace redoubt::editor::test
