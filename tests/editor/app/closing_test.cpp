#include <QAbstractButton>
#include <QLineEdit>
#include <QTest>
#include <ostream>
#include <tuple>

#include "core/store/dump.h"
#include "editor/dialogs/rules/rules_dialog.h"
#include "editor/fields/field_text.h"
#include "tests/editor/app/window_fixture.h"

// A window closed while somebody is in the middle of writing into one of its fields.
namespace redoubt::editor {
namespace {

struct HalfTyped {
  const char* command;  // that opens the dialog; empty: the field is in the window
  const char* press;    // a button or action to get to the field
  const char* field;
};

void PrintTo(const HalfTyped& each, std::ostream* out) {
  *out << each.field;
}

enum class End { Closed, Ended };

class ClosingTest : public WindowTest, public ::testing::WithParamInterface<std::tuple<HalfTyped, End>> {
 protected:
  const HalfTyped& halfTyped() const { return std::get<0>(GetParam()); }

  void openDialog() {
    if (*halfTyped().command) trigger(halfTyped().command);
    QCoreApplication::processEvents();
    if (!*halfTyped().press) return;
    auto* button = window_->findChild<QAbstractButton*>(QLatin1String(halfTyped().press));
    ASSERT_NE(button, nullptr);
    button->click();
    QCoreApplication::processEvents();
  }
  QLineEdit* field() {
    for (auto* each : window_->findChildren<QLineEdit*>(QLatin1String(halfTyped().field))) {
      if (each->isVisible() && each->isEnabled()) return each;
    }
    return nullptr;
  }
};

TEST_P(ClosingTest, KeepsWhatIsHalfTyped) {
  openSample();
  for (const model::Placement& row : session().setUp().placements()) {
    if (row.hex && row.unit) {
      Selection selection;
      selection.placements = {row.id};
      session().hand().select(selection);
      break;
    }
  }
  openDialog();
  ASSERT_NE(field(), nullptr);
  field()->window()->activateWindow();
  field()->setFocus();
  QCoreApplication::processEvents();
  ASSERT_TRUE(field()->hasFocus());
  field()->selectAll();
  QTest::keyClicks(field(), QStringLiteral("halftyped"));
  ASSERT_EQ(dump().find("halftyped"), std::string::npos) << "it is written before the keyboard leaves the field";
  if (std::get<1>(GetParam()) == End::Closed) window_->close();
  window_.reset();
  EXPECT_NE(store::dumpFile(path_.toStdString()).find("halftyped"), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(Fields, ClosingTest,
                         ::testing::Combine(::testing::Values(HalfTyped{"battle.forces", "", "forces.name"},
                                                              HalfTyped{"battle.tracks", "", "tracks.name"},
                                                              HalfTyped{"battle.houseChecks", "house.add",
                                                                        "house.title"},
                                                              HalfTyped{"map.terrain", "", "terrain.title"},
                                                              HalfTyped{"", "", "inspector.rename"}),
                                            ::testing::Values(End::Closed, End::Ended)));

// A text of the rules is left alone while somebody looks at the map, and the window is closed from there.
class RulesClosingTest : public WindowTest, public ::testing::WithParamInterface<const char*> {};

TEST_P(RulesClosingTest, KeepsWhatIsHalfTypedInAnotherWindow) {
  openSample();
  trigger("battle.rules");
  auto* rules = window_->findChild<RulesDialog*>();
  ASSERT_NE(rules, nullptr);
  rules->choose(RuleAddress("command/range"));
  auto* field = rules->findChild<FieldText*>(QLatin1String(GetParam()));
  ASSERT_NE(field, nullptr);
  ASSERT_TRUE(QTest::qWaitForWindowActive(rules));
  field->setFocus();
  field->selectAll();
  field->insertPlainText(QStringLiteral("987654"));
  window_->activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(window_.get()));
  ASSERT_EQ(dump().find("987654"), std::string::npos);
  closeWindow();
  EXPECT_NE(store::dumpFile(path_.toStdString()).find("987654"), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(Texts, RulesClosingTest, ::testing::Values("rules.text", "rules.origin.note"));

}  // namespace
}  // namespace redoubt::editor
