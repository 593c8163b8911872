#pragma once

#include <QImage>
#include <QLabel>
#include <QStatusBar>
#include <QTest>

#include "core/store/battle_file.h"
#include "editor/canvas/ability_words.h"
#include "tests/editor/abilities/ability_battle.h"
#include "tests/editor/app/tools_fixture.h"

namespace redoubt::editor {

class AbilityWindow : public ToolTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    model::Battle battle = test::abilityBattle(GetParam());
    const hex::Layout layout = model::layoutOf(battle);
    home_ = hex::HexKey::at(7, 6);
    test::placeUnit(battle, 1, home_, test::vertex(0));
    test::placeUnit(battle, 11, hex::HexKey::at(2, 2), test::vertex(0));
    test::placeLeader(battle, hex::HexKey::at(9, 9));
    ahead_ = hex::frontHexes(layout, home_, test::vertex(0)).front();
    beyond_ = hex::frontHexes(layout, ahead_, test::vertex(0)).front();
    openAs(battle, "abilities.battle");
  }

  void openAs(const model::Battle& battle, const char* name) {
    path_ = folder_.filePath(QLatin1String(name));
    store::writeNewFile(path_.toStdString(), battle);
    open(path_);
    session().hand().setTool(QStringLiteral("tool.select"));
  }

  void setRule(const char* path, const char* json) {
    model::Edit edit("Rule");
    edit.put(model::Rule{*model::info(battle())->system, path, model::JsonText{json}});
    ASSERT_TRUE(session().apply(edit));
  }

  Abilities& abilities() { return canvas().abilities().abilities(); }
  void clickHex(hex::HexKey hex) {
    QTest::mouseMove(canvas().viewport(), pixel(hex));
    QTest::mouseClick(canvas().viewport(), Qt::LeftButton, {}, pixel(hex));
  }
  // The counter on home_.
  std::optional<Id<model::Placement>> placedUnit() {
    const auto stack = session().setUp().stackAt(home_);
    return stack.empty() ? std::nullopt : std::optional(stack.front());
  }
  QString hintAt(hex::HexKey hex) {
    hover(hex);
    return canvas().hint();
  }
  std::string number(hex::HexKey hex) { return session().layout().number(hex); }

  QImage shot() {
    canvas().paintAllTiles();
    QCoreApplication::processEvents();
    return canvas().viewport()->grab().toImage();
  }
  // The ground of a hex beside its middle, where neither counter nor figure lies.
  QColor groundOf(const QImage& image, hex::HexKey hex) {
    const hex::Point centre = session().layout().centre(hex);
    return image.pixelColor(canvas().view().toPixels(hex::Point{centre.x + 0.33, centre.y - 0.05}).toPoint());
  }
  // All of the legend's words.
  QString legend() {
    QStringList words;
    for (const LegendSection& section : AbilityWords::legend(session(), abilities())) {
      for (const LegendItem& item : section) words << item.text;
    }
    return words.join(QLatin1Char('|'));
  }
  QString status() {
    QStringList texts;
    for (const QLabel* label : window_->statusBar()->findChildren<QLabel*>()) texts << label->text();
    return texts.join(QLatin1Char('|'));
  }

  hex::HexKey home_;
  hex::HexKey ahead_;
  hex::HexKey beyond_;
};

}  // namespace redoubt::editor
