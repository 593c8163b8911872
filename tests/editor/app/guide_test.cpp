#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QPixmap>
#include <QRegularExpression>
#include <QTest>
#include <QTextBrowser>
#include <QTranslator>
#include <algorithm>
#include <stdexcept>

#include "editor/app/guide_window.h"
#include "tests/editor/app/window_fixture.h"

// The guide inside the program: what it has pages on, and how F1 and the search find them.
namespace redoubt::editor {
namespace {

Guide inPolish() {
  QTranslator polish;
  EXPECT_TRUE(polish.load(QStringLiteral(REDOUBT_SHARE "/translations/redoubt_pl.qm")));
  QCoreApplication::installTranslator(&polish);
  const Guide guide = Guide::load();
  QCoreApplication::removeTranslator(&polish);
  return guide;
}

class GuideTest : public WindowTest {
 protected:
  GuideWindow& opened() {
    auto* guide = window_->findChild<GuideWindow*>();
    if (!guide) throw std::runtime_error("no guide is open");
    return *guide;
  }
  QString pageByF1() {
    trigger("help.guide");
    return opened().page();
  }
};

TEST(Guide, HasTheSamePagesInBothLanguagesAndNoneIsEmpty) {
  const Guide english = Guide::load();
  const Guide polish = inPolish();
  ASSERT_EQ(english.pages().size(), polish.pages().size());
  EXPECT_NE(english.pages().front().title, polish.pages().front().title);
  for (qsizetype i = 0; i < english.pages().size(); ++i) {
    const GuidePage& page = english.pages()[i];
    SCOPED_TRACE(page.id.toStdString());
    EXPECT_EQ(page.id, polish.pages()[i].id);
    for (const Guide* guide : {&english, &polish}) {
      const GuidePage* each = guide->find(page.id);
      ASSERT_TRUE(each);
      EXPECT_GT(each->text.trimmed().size(), 40);
      EXPECT_FALSE(each->chapter.isEmpty());
      EXPECT_EQ(std::count_if(guide->pages().begin(), guide->pages().end(),
                              [&](const GuidePage& other) { return other.id == page.id; }),
                1);
    }
  }
}

TEST(Guide, ItsPicturesLieBesideIt) {
  static const QRegularExpression picture(QStringLiteral(R"(!\[[^\]]+\]\(([^)]+)\))"));
  int pictures = 0;
  const Guide english = Guide::load(), polish = inPolish();
  for (const Guide* guide : {&english, &polish}) {
    for (const GuidePage& page : guide->pages()) {
      for (auto found = picture.globalMatch(page.text); found.hasNext(); ++pictures) {
        const QString name = found.next().captured(1);
        EXPECT_FALSE(QPixmap(Guide::folder() + QLatin1Char('/') + name).isNull()) << name.toStdString();
      }
    }
  }
  EXPECT_GT(pictures, 0);
}

TEST_F(GuideTest, APictureIsAsWideAsTheWindowAtMost) {
  trigger("help.fromPrint");
  GuideWindow& guide = opened();
  EXPECT_EQ(guide.page(), QLatin1String("from-print"));
  auto* text = guide.findChild<QTextBrowser*>(QStringLiteral("guide.text"));
  for (const int width : {900, 560, 900}) {
    guide.resize(width, 600);
    QCoreApplication::processEvents();
    EXPECT_LE(text->document()->size().width(), text->viewport()->width()) << width;
  }
}

TEST(Guide, SearchFindsThePagesWithAllWordsThoseInTheTitleFirst) {
  const Guide guide =
      Guide::parse(QStringLiteral("# Tools\n## Roads {#a}\nA bridge lies on a hexside.\n"
                                  "## Bridges {#b}\nCross water.\n\n## Fords {#c}\nShallow water.\n"));
  ASSERT_EQ(guide.pages().size(), 3);
  EXPECT_EQ(guide.find(QStringLiteral("b"))->chapter, QLatin1String("Tools"));
  const auto ids = [&](const char* words) {
    QStringList found;
    for (const GuidePage* page : guide.search(QLatin1String(words))) found << page->id;
    return found;
  };
  EXPECT_EQ(ids("BRIDGE"), (QStringList{QStringLiteral("b"), QStringLiteral("a")}));
  EXPECT_EQ(ids("water shallow"), QStringList{QStringLiteral("c")});
  EXPECT_EQ(ids("").size(), 3);
  EXPECT_TRUE(ids("nothing").isEmpty());
}

TEST_F(GuideTest, EveryToolAndEveryDockHasAPageAndF1OpensIt) {
  openSample();
  int tools = 0;
  for (const CommandSpec& spec : window_->commands().specs()) {
    if (!spec.id.startsWith(QLatin1String("tool.")) || !spec.checkable) continue;
    ++tools;
    trigger(spec.id.toUtf8().constData());
    // The keyboard is with the tray then, to take a counter from it.
    EXPECT_EQ(pageByF1(), spec.id == QLatin1String("tool.counter") ? QStringLiteral("dock.counters") : spec.id);
    opened().close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
  EXPECT_EQ(tools, 19);
  for (const QDockWidget* dock : window_->findChildren<QDockWidget*>()) {
    session().hand().select({hex("0505")});
    trigger(("view." + dock->objectName().toStdString()).c_str());
    EXPECT_EQ(window_->guidePage(), dock->objectName());
  }
}

TEST_F(GuideTest, WithoutABattleItBeginsWithTheFirstSteps) {
  EXPECT_EQ(pageByF1(), QLatin1String("first-map"));
}

TEST_F(GuideTest, TheSearchNarrowsTheListAndTheKeyboardReadsOn) {
  openSample();
  trigger("help.guide");
  GuideWindow& guide = opened();
  auto& list = *guide.findChild<QListWidget*>(QStringLiteral("guide.list"));
  auto& search = *guide.findChild<QLineEdit*>(QStringLiteral("guide.search"));
  auto& text = *guide.findChild<QTextBrowser*>(QStringLiteral("guide.text"));
  const int all = list.count();
  QTest::keyClicks(&search, QStringLiteral("ferries"));
  EXPECT_LT(list.count(), all);
  EXPECT_EQ(guide.page(), QLatin1String("tool.road"));
  EXPECT_TRUE(text.toPlainText().contains(QLatin1String("ferries")));
  EXPECT_FALSE(text.extraSelections().isEmpty());
  search.clear();
  EXPECT_EQ(list.count(), all);
  EXPECT_EQ(guide.page(), QLatin1String("tool.road")) << "the page stays";
  QTest::keyClick(&list, Qt::Key_Down);
  EXPECT_EQ(guide.page(), QLatin1String("tool.level"));
  QTest::keyClick(&list, Qt::Key_Left, Qt::AltModifier);
  EXPECT_EQ(guide.page(), QLatin1String("tool.road"));
  search.setText(QStringLiteral("no such words here"));
  EXPECT_EQ(list.count(), 1);
  EXPECT_EQ(guide.page(), QLatin1String("tool.road"));
}

}  // namespace
}  // namespace redoubt::editor
