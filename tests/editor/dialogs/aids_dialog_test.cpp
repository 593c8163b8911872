#include "editor/dialogs/paper/aids_dialog.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>

#include "editor/dialogs/paper/paper_preview.h"
#include "tests/editor/dialogs/output_fixture.h"

namespace redoubt::editor::test {
namespace {

class Aids : public DialogTest<AidsDialog> {
 protected:
  Aids() : DialogTest<AidsDialog>(outputMeadow()) {}

  PaperPreview& preview() const { return child<PaperPreview>("paperPreview"); }
  // Waits until the pages are there that the choices ask for.
  int pages() {
    EXPECT_TRUE(QTest::qWaitFor([&] { return outcome().section(QLatin1Char(' '), 0, 0).toInt() > 0; }, 30'000));
    return outcome().section(QLatin1Char(' '), 0, 0).toInt();
  }
  QString outcome() const { return child<QLabel>("aids.outcome").text(); }
  // After a choice the pages are set anew.
  void waitForNew() {
    QTest::qWait(200);
    pages();
  }
  bool write(const QString& name) {
    QSignalSpy written(dialog_.get(), &AidsDialog::written);
    dialog_->writeTo(folder_.filePath(name));
    return written.count() == 1 || written.wait(60'000);
  }
};

TEST_F(Aids, ShowThePagesBeforehand) {
  const int all = pages();
  EXPECT_GE(all, 3);
  ASSERT_TRUE(QTest::qWaitFor([&] { return preview().painted() > 0; }, 60'000));
  press("aids.sheet.order");
  waitForNew();
  EXPECT_LT(pages(), all);
}

TEST_F(Aids, AreWrittenInEachForm) {
  pages();
  EXPECT_TRUE(write(QStringLiteral("a.pdf")));
  EXPECT_TRUE(write(QStringLiteral("a.html")));
  EXPECT_TRUE(write(QStringLiteral("a.svg")));
  QFile pdf(folder_.filePath(QStringLiteral("a.pdf")));
  ASSERT_TRUE(pdf.open(QIODevice::ReadOnly));
  EXPECT_TRUE(pdf.readAll().startsWith("%PDF-"));
  EXPECT_TRUE(QFile::exists(folder_.filePath(QStringLiteral("a.html"))));
  EXPECT_TRUE(QFile::exists(folder_.filePath(QStringLiteral("a-01.svg"))));
}

TEST_F(Aids, WithoutASheetNothingIsWritten) {
  pages();
  for (const char* sheet : {"scenario", "turns", "sequence", "terrain", "tables", "rules", "order", "questions"}) {
    press((std::string("aids.sheet.") + sheet).c_str());
  }
  EXPECT_EQ(outcome(), QStringLiteral("Choose a sheet."));
  EXPECT_FALSE(child<QPushButton>("aids.pdf").isEnabled());
}

TEST_F(Aids, ChoicesAreRemembered) {
  pages();
  select(child<QComboBox>("aids.paper"), "A3, folded to A4");
  select(child<QComboBox>("aids.look"), "Engraved");
  press("aids.sheet.questions");
  open();
  EXPECT_EQ(child<QComboBox>("aids.paper").currentText(), QStringLiteral("A3, folded to A4"));
  EXPECT_EQ(child<QComboBox>("aids.look").currentText(), QStringLiteral("Engraved"));
  EXPECT_FALSE(child<QCheckBox>("aids.sheet.questions").isChecked());
  EXPECT_TRUE(child<QCheckBox>("aids.sheet.tables").isChecked());
  pages();
}

TEST_F(Aids, PagesAreMadeLargerAndFittedAgain) {
  pages();
  const double fitted = preview().zoom();
  press("aids.larger");
  EXPECT_GT(preview().zoom(), fitted);
  preview().setFocus();
  QTest::keyClick(&preview(), Qt::Key_0);
  EXPECT_NEAR(preview().zoom(), fitted, 0.05);
}

}  // namespace
}  // namespace redoubt::editor::test
