#include <QLabel>
#include <QTest>

#include "editor/dialogs/odds/odds_dialog.h"
#include "tests/editor/app/window_fixture.h"

namespace redoubt::editor {
namespace {

class OddsCommand : public WindowTest {
 protected:
  void setRule(const std::string& path, const std::string& json) {
    model::Edit edit("Rule");
    edit.put(model::Rule{*battle().all<model::BattleInfo>().begin()->system, path, model::JsonText{json}});
    ASSERT_TRUE(session().apply(edit));
  }
  Commands& commands() { return window_->commands(); }
  const QString kOdds = QStringLiteral("battle.odds");
};

TEST_F(OddsCommand, IsDisabledWithItsReasonUnderRulesWithoutATableOfOdds) {
  EXPECT_FALSE(commands().action(kOdds)->isEnabled());
  openSample();
  EXPECT_FALSE(commands().action(kOdds)->isEnabled());
  EXPECT_EQ(commands().reason(kOdds), QStringLiteral("The rules of this battle have no table of odds."));
  setRule("combat/columns", R"(["1-1", "2-1"])");
  EXPECT_TRUE(commands().action(kOdds)->isEnabled());
  EXPECT_TRUE(commands().reason(kOdds).isEmpty());
}

TEST_F(OddsCommand, OpensTheOddsOfTheSelectedHexByItsKey) {
  openSample();
  setRule("combat/columns", R"(["1-1", "2-1"])");
  ASSERT_EQ(commands().keys(kOdds).size(), 1);
  EXPECT_TRUE(commands().rivals(kOdds, commands().keys(kOdds).front()).isEmpty());
  click("1809");
  key(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
  auto* dialog = window_->findChild<OddsDialog*>();
  ASSERT_NE(dialog, nullptr);
  EXPECT_TRUE(dialog->isVisible());
  EXPECT_EQ(dialog->target(), hex("1809"));
  click("1810");
  EXPECT_EQ(dialog->target(), hex("1810")) << "it follows the selection";
  trigger("battle.odds");
  EXPECT_EQ(window_->findChildren<OddsDialog*>().size(), 1) << "one is enough";
}

}  // namespace
}  // namespace redoubt::editor
