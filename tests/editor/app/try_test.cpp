#include <QLabel>
#include <QTest>

#include "editor/dialogs/tryit/try_dialog.h"
#include "tests/editor/app/window_fixture.h"

namespace redoubt::editor {
namespace {

class TryCommand : public WindowTest {
 protected:
  void setRule(const std::string& path, const std::string& json) {
    model::Edit edit("Rule");
    edit.put(model::Rule{*battle().all<model::BattleInfo>().begin()->system, path, model::JsonText{json}});
    ASSERT_TRUE(session().apply(edit));
  }
  // The sample without what it computes of fire.
  void dropFire() {
    model::Edit edit("Fire");
    for (const model::Rule& row : battle().all<model::Rule>()) {
      const bool isOfFire = row.path.starts_with("action/") || row.path.starts_with("table/");
      if (isOfFire) edit.erase<model::Rule>(row.key());
    }
    ASSERT_TRUE(session().apply(edit));
  }
  Commands& commands() { return window_->commands(); }
  const QString kTry = QStringLiteral("battle.try");
};

TEST_F(TryCommand, IsDisabledWithItsReasonUnderRulesThatHaveNothingToTry) {
  EXPECT_FALSE(commands().action(kTry)->isEnabled());
  openSample();
  EXPECT_TRUE(commands().action(kTry)->isEnabled()) << "it has fire";
  dropFire();
  EXPECT_FALSE(commands().action(kTry)->isEnabled());
  EXPECT_EQ(commands().reason(kTry), QStringLiteral("The rules of this battle have no action, table, zone or way that could be tried."));
  setRule("combat/columns", R"(["1-1", "2-1"])");
  EXPECT_TRUE(commands().action(kTry)->isEnabled());
  EXPECT_TRUE(commands().reason(kTry).isEmpty());
}

TEST_F(TryCommand, OpensForTheSelectedHexByItsKey) {
  openSample();
  setRule("combat/columns", R"(["1-1", "2-1"])");
  ASSERT_EQ(commands().keys(kTry).size(), 1);
  EXPECT_TRUE(commands().rivals(kTry, commands().keys(kTry).front()).isEmpty());
  click("1809");
  key(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
  auto* dialog = window_->findChild<TryDialog*>();
  ASSERT_NE(dialog, nullptr);
  EXPECT_TRUE(dialog->isVisible());
  EXPECT_EQ(dialog->target(), hex("1809"));
  click("1810");
  EXPECT_EQ(dialog->target(), hex("1810")) << "it follows the selection";
  trigger("battle.try");
  EXPECT_EQ(window_->findChildren<TryDialog*>().size(), 1) << "one is enough";
}

}  // namespace
}  // namespace redoubt::editor
