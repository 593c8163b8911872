#include <QLabel>
#include <QLocale>
#include <QStatusBar>
#include <QTableWidget>
#include <QTest>
#include <QTranslator>

#include "core/exchange/new_battle.h"
#include "core/store/battle_file.h"
#include "editor/app/language.h"
#include "editor/app/problem_counts.h"
#include "editor/dialogs/battle/statistics_dialog.h"
#include "editor/style/elided_label.h"
#include "tests/editor/app/window_fixture.h"

// Large numbers are written in groups, as the language of the window does it: Polish parts off thousands only from five
// digits on.
namespace redoubt::editor {
namespace {

constexpr int kNumbered = 30'000;  // milliseconds that a wide map may take to be drawn

struct Country {
  const char* code;
  QString hexes;
  QString errors;
  QString size;
};

class NumbersTest : public WindowTest, public ::testing::WithParamInterface<Country> {
 protected:
  void SetUp() override {
    had_ = qApp->findChildren<QTranslator*>();
    installLanguage(*qApp, QLatin1String(GetParam().code));
    WindowTest::SetUp();
  }
  void TearDown() override {
    window_.reset();
    for (QTranslator* each : qApp->findChildren<QTranslator*>()) {
      if (had_.contains(each)) continue;
      QCoreApplication::removeTranslator(each);
      delete each;
    }
    QLocale::setDefault(before_);
  }
  void openMap(int columns, int rows) {
    exchange::NewBattleOptions options;
    options.columns = columns;
    options.rows = rows;
    path_ = folder_.filePath(QStringLiteral("large.battle"));
    store::writeNewFile(path_.toStdString(), exchange::newBattle(options));
    open(path_);
  }

  const QLocale before_;
  QList<QTranslator*> had_;
};

TEST_P(NumbersTest, StatisticsGroupHexesInWordsAndInTheTable) {
  openMap(130, 120);
  const StatisticsDialog dialog(session());
  const QString summary = dialog.findChild<QLabel*>(QStringLiteral("statistics.summary"))->text();
  EXPECT_TRUE(summary.contains(GetParam().hexes)) << summary.toStdString();
  const auto* table = dialog.findChild<QTableWidget*>(QStringLiteral("statistics.table"));
  bool isInTable = false;
  for (int row = 0; row < table->rowCount(); ++row) {
    isInTable = isInTable || table->item(row, 2)->text() == GetParam().hexes;
  }
  EXPECT_TRUE(isInTable) << "all of them are of one terrain";
}

TEST_P(NumbersTest, TheStatusLineGroupsWhatItCounts) {
  auto& counts = *window_->statusBar()->findChild<ProblemCounts*>();
  counts.setCounts({12'345, 0, 0});
  EXPECT_TRUE(counts.accessibleName().startsWith(GetParam().errors)) << counts.accessibleName().toStdString();
}

TEST_P(NumbersTest, TheStatusLineGroupsTheSizeOfTheWidestMap) {
  openMap(1000, 20);
  const auto* layout = window_->statusBar()->findChild<ElidedLabel*>(QStringLiteral("status.layout"));
  EXPECT_TRUE(QTest::qWaitFor([&] { return layout->text().contains(GetParam().size); }, kNumbered))
      << layout->text().toStdString();
}

INSTANTIATE_TEST_SUITE_P(Languages, NumbersTest,
                         ::testing::Values(Country{"en", QStringLiteral("15,600"), QStringLiteral("12,345 errors"),
                                                   QStringLiteral("1,000 × 20 hexes")},
                                           Country{"pl", QStringLiteral("15\u00A0600"),
                                                   QStringLiteral("12\u00A0345 błędów"),
                                                   QStringLiteral("1000 × 20 pól")}),
                         [](const auto& each) { return std::string(each.param.code); });

}  // namespace
}  // namespace redoubt::editor
