#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QPointF>
#include <QTemporaryDir>
#include <memory>

#include "tests/editor/artwork/page_battle.h"
#include "tests/editor/artwork/web_driver.h"

namespace redoubt::editor {
namespace {

/// The page of a small battle, opened from disk in a browser.
class PageInBrowser : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!test::WebDriver::isThere()) GTEST_SKIP() << "needs chromium and chromedriver (package chromium-driver)";
    test::writePage(test::pageBattle(), folder_.filePath("page.html"));
    browser_ = std::make_unique<test::WebDriver>(folder_.path(), 1200, 900);
    ASSERT_TRUE(browser_->isOpen());
    open();
  }

  void open() {
    browser_->open(folder_.filePath("page.html"));
    browser_->waitFor("return document.body.dataset.painted && document.body.dataset.ready");
  }

  QJsonObject stateOf(const QString& piece) {
    return browser_->run("return window.redoubt.state().pieces[arguments[0]]", {piece}).toObject();
  }
  QString placeOf(const QString& piece) { return stateOf(piece)["at"].toString(); }
  QJsonValue state() {
    return browser_->run(
        "const {scenario, variant, turn, pool, pieces} = window.redoubt.state();"
        "return JSON.stringify([scenario, variant, turn, pool, pieces])");
  }
  QPointF pointOf(const QString& hex) {
    const QJsonValue point = browser_->run("return window.redoubt.pointOf(arguments[0])", {hex});
    return {point["x"].toDouble(), point["y"].toDouble()};
  }
  void drag(const QString& from, const QString& to) { browser_->drag(pointOf(from), pointOf(to)); }
  void choose(const QString& hex) {
    const QPointF at = pointOf(hex);
    browser_->drag(at, at);
    browser_->waitFor("return document.getElementById('details-flip') !== null");
  }
  // What a person saves from the menu, as the browser stores it.
  QString saved() {
    browser_->click("#menu");
    browser_->click("#menu-save");
    const QDir folder(folder_.path());
    QStringList games;
    while (games.isEmpty()) {
      browser_->run("return 1");  // waits as long as the browser takes
      games = folder.entryList({"*.json"}, QDir::Files);
      if (++rounds_ > 20'000) break;
    }
    return games.isEmpty() ? QString() : folder.filePath(games.front());
  }

  QTemporaryDir folder_;
  std::unique_ptr<test::WebDriver> browser_;
  int rounds_ = 0;
};

TEST_F(PageInBrowser, ShowsTheBattleAndRunsNothingElse) {
  EXPECT_EQ(browser_->run("return document.body.dataset.battle").toString(), "page-battle");
  EXPECT_TRUE(
      browser_->waitFor("return document.querySelector('[data-layer=\"ground\"] img')?.naturalWidth > 0").toBool());
  EXPECT_TRUE(
      browser_->run("return document.querySelector('.counter[data-piece=\"unit-1#1\"] svg') !== null").toBool());
  EXPECT_EQ(browser_->run("return document.querySelector('[data-count-at=\"hex/0303\"]').textContent").toString(), "2");
  EXPECT_EQ(browser_->run("return document.getElementById('title').textContent.includes('</script>')").toBool(), true);
  EXPECT_EQ(browser_->run("return [...document.fonts].filter((f) => f.status === 'error').length").toInt(), 0);
  EXPECT_EQ(browser_->complaints().join("\n").toStdString(), "");
}

TEST_F(PageInBrowser, CountersAreDraggedTurnedFlippedAndComeBack) {
  const QString before = state().toString();
  drag("0505", "0706");
  EXPECT_EQ(placeOf("unit-5#1"), "hex/0706");
  drag("0303", "0402");
  EXPECT_EQ(placeOf("unit-1#1"), "hex/0402") << "the top one goes";
  EXPECT_EQ(placeOf("unit-2#1"), "hex/0303");
  choose("0402");
  browser_->click("#details-turn-right");
  EXPECT_EQ(stateOf("unit-1#1")["facing"].toString(), "v2");
  browser_->click("#details-lose");
  EXPECT_EQ(stateOf("unit-1#1")["face"].toInt(), 1);
  browser_->click("#details-flip");
  EXPECT_EQ(stateOf("unit-1#1")["face"].toInt(), 0);
  browser_->click("#turn");
  browser_->click("#turn-next");
  EXPECT_EQ(browser_->run("return window.redoubt.state().turn").toInt(), 1);
  for (int steps = 0; browser_->run("return window.redoubt.state().canUndo").toBool() && steps < 20; ++steps) {
    browser_->click("#undo");
  }
  EXPECT_EQ(state().toString(), before);
}

TEST_F(PageInBrowser, AGameIsSavedAndComesBackFromItsFile) {
  drag("0505", "0706");
  drag("0804", "0903");
  const QString played = state().toString();
  const QString game = saved();
  ASSERT_FALSE(game.isEmpty());
  drag("0706", "0505");
  EXPECT_NE(state().toString(), played);
  open();
  browser_->type("#file", game);
  browser_->waitFor("return window.redoubt.state().pieces['unit-5#1'].at === 'hex/0706'");
  EXPECT_EQ(state().toString(), played);
}

TEST_F(PageInBrowser, APlayedGameIsThereWhenThePageIsOpenedAgain) {
  drag("0505", "0706");
  open();
  EXPECT_EQ(placeOf("unit-5#1"), "hex/0706");
}

TEST_F(PageInBrowser, ALossTooManyEliminates) {
  drag("0303", "0402");
  choose("0402");
  for (int step = 0; step < 2; ++step) browser_->click("#details-lose");
  EXPECT_EQ(placeOf("unit-1#1"), "out");
  browser_->click("#undo");
  EXPECT_EQ(placeOf("unit-1#1"), "hex/0402");
}

TEST_F(PageInBrowser, HexesAreCalledByTheirNumbers) {
  choose("0505");
  EXPECT_EQ(browser_->run("return document.querySelector('#panel').textContent.includes('0505')").toBool(), true);
  EXPECT_EQ(browser_->run("return document.querySelector('#panel').textContent.includes('without')").toBool(), false);
  browser_->click("#tool-find");
  browser_->type("#find-field", "0706");
  EXPECT_EQ(browser_->waitFor("return document.querySelectorAll('#find-list button').length").toInt(), 1);
}

TEST_F(PageInBrowser, TheWordsOfTabsHaveRoom) {
  for (const char* language : {"en", "pl"}) {
    browser_->click("#menu");
    browser_->click(QStringLiteral("#language-%1").arg(language));
    EXPECT_EQ(browser_
                  ->run("document.getElementById('dialog').close();"
                        "return [...document.querySelectorAll('.tab')].filter((tab) => {"
                        "  const [words, box] = [tab.querySelector('span'), tab].map((e) => e.getBoundingClientRect());"
                        "  return words.left - box.left < 3 || box.right - words.right < 3;"
                        "}).map((tab) => tab.textContent).join()")
                  .toString(),
              "")
        << language;
  }
}

TEST_F(PageInBrowser, ACounterIsPlayedWithTheKeyboardAlone) {
  browser_->run("document.getElementById('map').focus()");
  const QString kRight = QStringLiteral("\uE014"), kDown = QStringLiteral("\uE015"), kEnter = QStringLiteral("\uE007");
  browser_->press("n");
  EXPECT_EQ(browser_->run("return window.redoubt.state().selection.place").toString(), "hex/0303");
  browser_->press(" " + kRight + kDown + " ");
  const QString place = placeOf("unit-1#1");
  EXPECT_NE(place, "hex/0303");
  EXPECT_EQ(browser_->run("return window.redoubt.state().selection.keys[0]").toString(), "unit-1#1");
  EXPECT_FALSE(browser_
                   ->run("return document.querySelector('#live-a').textContent +"
                         "document.querySelector('#live-b').textContent")
                   .toString()
                   .isEmpty());
  browser_->press("zfl");
  EXPECT_EQ(stateOf("unit-1#1")["facing"].toString(), "v2");
  EXPECT_EQ(placeOf("unit-1#1"), "out") << "flipped to its last step, and that lost";
  browser_->run("document.getElementById('undo').click(); document.getElementById('map').focus()");
  EXPECT_EQ(placeOf("unit-1#1"), place);
  browser_->press("b");
  browser_->waitFor("return document.activeElement.id === 'space-turn-turn-1'");
  browser_->press(kRight + kRight + kEnter);
  EXPECT_EQ(placeOf("unit-1#1"), "space/turn/turn-3");
  browser_->waitFor("return document.activeElement.id === 'map'");
  browser_->press("t");
  browser_->waitFor(
      "return ['live-a', 'live-b'].some((id) => document.getElementById(id).textContent.includes('Turn 2'))");
}

TEST_F(PageInBrowser, EverythingCanBeReachedByTabAndHasAName) {
  const QString nameless =
      browser_
          ->run(
              "return [...document.querySelectorAll('button, select, input, [role]')].filter((e) => e.offsetParent &&"
              "  !e.closest('[aria-hidden=true]') && !(e.getAttribute('aria-label') || e.title || e.textContent.trim() "
              "||"
              "  e.getAttribute('aria-labelledby') || e.labels?.length)).map((e) => e.outerHTML).join('\\n')")
          .toString();
  EXPECT_EQ(nameless.toStdString(), "");
}

}  // namespace
}  // namespace redoubt::editor
