#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QApplication>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTranslator>
#include <filesystem>
#include <memory>
#include <stdexcept>

#include "core/exchange/new_battle.h"
#include "core/rules/terrain/terrain.h"
#include "core/store/dump.h"
#include "editor/dialogs/battle/new_battle_dialog.h"
#include "editor/dialogs/battle/statistics_dialog.h"
#include "editor/dialogs/map/map_size_dialog.h"
#include "editor/dialogs/map/map_turn_dialog.h"
#include "editor/dialogs/terrain/terrain_library_dialog.h"
#include "editor/dialogs/terrain/terrain_list.h"
#include "editor/dialogs/turns/orders_dialog.h"
#include "editor/session/core_words.h"
#include "editor/style/theme.h"
#include "tests/editor/dialogs/field_writing.h"

// How dialogs look to somebody who uses them: in either language and theme, with the focus where the choice is, and
// without questions that nobody sees.
namespace redoubt::editor::test {
namespace {

class DialogLook : public ::testing::Test {
 protected:
  DialogLook() : file_(std::filesystem::path(folder_.path().toStdString()) / "country.battle") {
    exchange::NewBattleOptions options;
    options.title = "Country";
    options.columns = 12;
    options.rows = 9;
    options.metresPerHex = 100;
    model::Battle battle = exchange::newBattle(options);
    battle.all<model::HexRow>().put({hex::HexKey::at(2, 2), "woods", 1});
    battle.all<model::Symbol>().put({{1}, hex::HexKey::at(3, 3), "mill"});
    model::Placement row;
    row.id = {101};
    row.block = battle.all<model::SetUpBlock>().begin()->id;
    row.subject = model::PlacementSubject::Marker;
    row.words = "First";
    row.hex = hex::HexKey::at(2, 3);
    battle.all<model::Placement>().put(row);
    session_.setDocument(document::Document::create(file_, battle));
  }
  ~DialogLook() override { applyTheme(*qApp, Theme::Light); }

  template <class Dialog, class... Arguments>
  void open(Arguments... arguments) {
    dialog_ = std::make_unique<Dialog>(arguments...);
    dialog_->show();
    dialog_->activateWindow();
    QCoreApplication::processEvents();
  }
  template <class Widget>
  Widget& child(const char* name) const {
    auto* found = dialog_->findChild<Widget*>(QString::fromLatin1(name));
    if (!found) throw std::runtime_error(std::string("no widget called ") + name);
    return *found;
  }
  void press(const char* name) {
    auto& button = child<QAbstractButton>(name);
    QTest::mouseClick(&button, Qt::LeftButton, {}, QPoint(8, button.height() / 2));
    QCoreApplication::processEvents();
  }
  void type(const char* name, const char* number) {
    auto& box = child<QSpinBox>(name);
    box.setFocus();
    box.selectAll();
    QTest::keyClicks(&box, QString::fromLatin1(number));
  }
  void write(const char* name, const QString& text) { test::write(child<QLineEdit>(name), text); }
  // Does something in each language and theme.
  template <class Work>
  void everywhere(Work&& work) {
    QTranslator polish;
    ASSERT_TRUE(polish.load(QStringLiteral(REDOUBT_SHARE "/translations/redoubt_pl.qm")));
    for (const bool isPolish : {false, true}) {
      if (isPolish) QCoreApplication::installTranslator(&polish);
      for (const Theme theme : {Theme::Light, Theme::Dark}) {
        SCOPED_TRACE(std::string(isPolish ? "Polish, " : "English, ") + (theme == Theme::Dark ? "dark" : "light"));
        applyTheme(*qApp, theme);
        work();
        dialog_.reset();
      }
    }
    QCoreApplication::removeTranslator(&polish);
  }

  QTemporaryDir folder_;
  std::filesystem::path file_;
  Session session_;
  std::unique_ptr<QDialog> dialog_;
};

int accentPixels(const QImage& image) {
  int count = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) count += image.pixelColor(x, y) == colours().accent;
  }
  return count;
}

TEST_F(DialogLook, TheChosenMovementHasTheFocusAndFocusAloneDoesntLookChosen) {
  everywhere([&] {
    open<MapTurnDialog, Session&>(session_, hex::MapTurn::QuarterClockwise);
    auto& chosen = child<QToolButton>("turn.clockwise");
    auto& other = child<QToolButton>("turn.left-right");
    EXPECT_EQ(dialog_->focusWidget(), &chosen);
    other.setIcon({});
    const QImage bare = other.grab().toImage();
    other.setFocus(Qt::TabFocusReason);
    ASSERT_TRUE(other.hasFocus());
    const QImage focused = other.grab().toImage();
    EXPECT_NE(focused, bare) << "where the focus is shows";
    EXPECT_EQ(accentPixels(focused), accentPixels(bare));
    EXPECT_EQ(focused.pixelColor(4, focused.height() - 4), bare.pixelColor(4, bare.height() - 4));
    chosen.setIcon({});
    EXPECT_GT(accentPixels(chosen.grab().toImage()), 40) << "chosen without the focus";
  });
}

TEST_F(DialogLook, AllFieldsOfTheTerrainLibraryLieWithinItAndTheScreen) {
  everywhere([&] {
    open<TerrainLibraryDialog, Session&>(session_);
    for (const char* slug : {"woods", "slope", "bridge"}) {
      child<TerrainList>("terrain.list").choose(slug);
      QCoreApplication::processEvents();
      EXPECT_LE(dialog_->width(), 1280);
      EXPECT_LE(dialog_->minimumSizeHint().width(), 1200);
      const auto* area = dialog_->findChild<QScrollArea*>();
      ASSERT_TRUE(area);
      const QWidget* fields = area->widget();
      EXPECT_LE(fields->width(), area->viewport()->width()) << slug;
      for (const QWidget* each : fields->findChildren<QWidget*>()) {
        if (!each->isVisible()) continue;
        EXPECT_LE(each->mapTo(fields, QPoint(each->width(), 0)).x(), fields->width())
            << slug << ": " << each->objectName().toStdString();
      }
    }
  });
}

TEST_F(DialogLook, AllFieldsOfOrdersAndEventsLieWithinTheWindow) {
  const Id<model::Scenario> scenario = *session_.setUp().scenario();
  model::Edit edit("Rows");
  edit.put(model::SetUpOrder{{1}, scenario, session_.battle().all<model::Army>().begin()->id, 1, "cut", 1, {"{}"}});
  edit.put(model::Event{{2}, "rain", scenario, {R"({"turn":3})"}, std::nullopt, {R"({"remove":1})"}});
  edit.put(model::Track{{3}, "nerve", "morale", "Nerve"});
  for (int i = 1; i <= 40; ++i) {
    edit.put(model::Space{{i}, "n-" + std::to_string(i), {3}, i, "Very bold indeed", std::nullopt});
  }
  ASSERT_TRUE(session_.apply(edit));
  everywhere([&] {
    open<OrdersDialog, Session&>(session_);
    EXPECT_LE(dialog_->width(), 1280);
    EXPECT_LE(dialog_->height(), 800);
    auto& tabs = child<QTabWidget>("orders.tabs");
    for (int tab = 0; tab < tabs.count(); ++tab) {
      tabs.setCurrentIndex(tab);
      QCoreApplication::processEvents();
      const auto* area = tabs.currentWidget()->findChild<QScrollArea*>();
      const QWidget* fields = area->widget();
      EXPECT_LE(fields->width(), area->viewport()->width()) << tab;
      for (const QWidget* each : fields->findChildren<QWidget*>()) {
        if (!each->isVisible()) continue;
        EXPECT_LE(each->mapTo(fields, QPoint(each->width(), 0)).x(), fields->width())
            << tab << ": " << each->objectName().toStdString();
      }
    }
  });
}

TEST_F(DialogLook, AllColumnsOfTheStatisticsAreSeen) {
  everywhere([&] {
    open<StatisticsDialog, Session&>(session_);
    const auto& table = child<QTableWidget>("statistics.table");
    EXPECT_LE(dialog_->width(), 1280);
    EXPECT_LE(table.horizontalHeader()->length(), table.viewport()->width());
    for (int row = 0; row < table.rowCount(); ++row) {
      const QString name = table.item(row, 1)->text();
      EXPECT_LT(QFontMetrics(table.font()).horizontalAdvance(name), table.columnWidth(1)) << name.toStdString();
      EXPECT_NE(name, QLatin1String("mill")) << "symbols have titles";
    }
  });
}

TEST_F(DialogLook, AMapThatNeedsNewNumbersOffersThem) {
  open<MapSizeDialog, Session&>(session_);
  type("size.left", "3");
  auto& remedy = child<QPushButton>("report.remedy");
  ASSERT_TRUE(remedy.isVisible());
  EXPECT_TRUE(child<QLabel>("report.problem").text().startsWith(u"The column numbers would fall below zero."));
  EXPECT_FALSE(child<QPushButton>("size.go").isEnabled());
  press("report.remedy");
  EXPECT_FALSE(remedy.isVisible());
  EXPECT_FALSE(child<QLabel>("report.problem").isVisible());
  EXPECT_TRUE(child<QPushButton>("size.go").isEnabled());
  press("size.go");
  EXPECT_EQ(session_.layout().spec().columns, 15);
  EXPECT_EQ(session_.layout().number(hex::HexKey::at(session_.layout().firstColumn(), 1)), "0101");
}

TEST_F(DialogLook, TheQuestionAboutCountersIsMarkedUntilItIsAnswered) {
  open<MapSizeDialog, Session&>(session_);
  EXPECT_TRUE(child<QLabel>("size.why").text().isEmpty());
  type("size.left", "-4");
  EXPECT_TRUE(child<QLabel>("report.open-question").isVisible());
  EXPECT_FALSE(child<QLabel>("report.open-question").pixmap().isNull());
  EXPECT_FALSE(child<QLabel>("size.why").text().isEmpty());
  EXPECT_FALSE(child<QPushButton>("size.go").isEnabled());
  press("report.take-off");
  EXPECT_FALSE(child<QLabel>("report.open-question").isVisible());
  EXPECT_TRUE(child<QLabel>("size.why").text().isEmpty());
  EXPECT_TRUE(child<QPushButton>("size.go").isEnabled());
}

TEST_F(DialogLook, AnUnusedKindIsCalledInRowsAsItIsCalledByPeople) {
  open<TerrainLibraryDialog, Session&>(session_);
  const auto add = [&] {
    press("terrain.add");
    auto& menu = child<QMenu>("terrain.add.menu");
    QTest::keyClick(&menu, Qt::Key_Return);
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    dialog_->activateWindow();
    QCoreApplication::processEvents();
  };
  add();
  const std::string added = store::dump(session_.battle());
  write("terrain.title", QStringLiteral("Łąka"));
  EXPECT_EQ(child<TerrainList>("terrain.list").current(), "laka");
  EXPECT_EQ(child<QLineEdit>("terrain.slug").text(), QLatin1String("laka"));
  EXPECT_EQ(rules::terrainTitle(session_.rules(), "laka"), "Łąka");
  EXPECT_FALSE(rules::terrainKind(session_.rules(), "new-terrain"));
  session_.undo();
  EXPECT_TRUE(store::dump(session_.battle()) == added) << "one step";
  session_.redo();

  model::Edit paint("paint");
  paint.put(model::HexRow{hex::HexKey::at(4, 4), "laka", 0});
  ASSERT_TRUE(session_.apply(paint));
  QTest::qWait(0);
  child<TerrainList>("terrain.list").choose("laka");
  write("terrain.title", QStringLiteral("Pastwisko"));
  EXPECT_EQ(child<TerrainList>("terrain.list").current(), "laka") << "it lies on the map";

  add();
  write("terrain.slug", QStringLiteral("own"));
  write("terrain.title", QStringLiteral("Sad"));
  EXPECT_EQ(child<TerrainList>("terrain.list").current(), "own") << "a name given by hand stays";
  child<TerrainList>("terrain.list").choose("fence");
  write("terrain.title", QStringLiteral("Parkan"));
  EXPECT_EQ(child<TerrainList>("terrain.list").current(), "fence") << "it is not new";
}

TEST_F(DialogLook, BlankRulesSpeakTheLanguageOfTheWindow) {
  class Words : public QTranslator {
   public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override {
      const bool isTitle = QByteArray(context) == "redoubt::editor::CoreWords";
      return isTitle && QByteArray(source) == "Infantry" ? QStringLiteral("Piechota „\"”")
             : isTitle && QByteArray(source) == "Woods"  ? QStringLiteral("Las")
                                                         : QString();
    }
  };
  open<NewBattleDialog, QString, QWidget*>(folder_.path(), nullptr);
  const auto titles = [&] {
    QStringList texts;
    for (const QLabel* label : dialog_->findChildren<QLabel*>()) texts << label->text();
    return texts;
  };
  EXPECT_TRUE(titles().contains(QStringLiteral("Infantry")));
  auto* dialog = static_cast<NewBattleDialog*>(dialog_.get());
  exchange::NewBattleOptions plain;
  const auto rulesOf = [](const model::Battle& battle) { return battle.all<model::Rule>(); };
  EXPECT_TRUE(rulesOf(dialog->battle()) == rulesOf(exchange::newBattle(plain))) << "in English as shipped";
  Words words;
  QCoreApplication::installTranslator(&words);
  open<NewBattleDialog, QString, QWidget*>(folder_.path(), nullptr);
  EXPECT_TRUE(titles().contains(QStringLiteral("Piechota „\"”"))) << titles().join(QLatin1Char('|')).toStdString();
  const model::Battle made = static_cast<NewBattleDialog*>(dialog_.get())->battle();
  QCoreApplication::removeTranslator(&words);
  EXPECT_EQ(rules::terrainTitle(rules::RuleBook(made), "woods"), "Las");
}

}  // namespace
}  // namespace redoubt::editor::test
