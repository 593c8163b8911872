#include <gtest/gtest.h>

#include <QLocale>
#include <QTemporaryDir>
#include <algorithm>
#include <filesystem>

#include "core/check/messages.h"
#include "editor/session/session.h"
#include "tests/editor/abilities/ability_battle.h"

// The author's texts in the language of the window.
namespace redoubt::editor {
namespace {

using test::kBlue;
using test::kRed;

class TranslatedSession : public ::testing::Test {
 protected:
  TranslatedSession() : before_(QLocale()) {
    QLocale::setDefault(QLocale(QStringLiteral("pl")));
    model::Battle battle = test::abilityBattle(hex::Orientation::Pointy);
    test::placeUnit(battle, 1, hex::HexKey::at(2, 2), test::vertex(0));
    unitName_ = battle.find<model::Unit>(Id<model::Unit>{1})->name;
    armyName_ = battle.find<model::Army>(kBlue)->name;
    battle.all<model::Command>().put({{2}, "empty", kRed, "Nobody's command", std::nullopt, "", 2});
    battle.all<model::Translation>().put({"pl", unitName_, "Gwardia"});
    battle.all<model::Translation>().put({"pl", "Nobody's command", "Niczyje dowództwo"});
    const std::filesystem::path file = std::filesystem::path(folder_.path().toStdString()) / "words.battle";
    session_.setDocument(document::Document::create(file, battle));
  }
  ~TranslatedSession() override { QLocale::setDefault(before_); }

  const model::Unit& unit(const model::Battle& battle) const { return *battle.find<model::Unit>(Id<model::Unit>{1}); }
  void translate(const std::string& original, const std::string& text) {
    model::Edit edit("Translate");
    edit.put(model::Translation{"pl", original, text});
    session_.apply(edit);
  }

  QTemporaryDir folder_;
  QLocale before_;
  Session session_;
  std::string unitName_, armyName_;
};

TEST_F(TranslatedSession, ShowsTheBattleInTheWindowsLanguageAndKeepsItAsItIs) {
  EXPECT_EQ(unit(session_.translated()).name, "Gwardia");
  EXPECT_EQ(unit(session_.battle()).name, unitName_);
  EXPECT_EQ(session_.nameOf(model::Subject{Id<model::Unit>{1}, std::nullopt}), "Gwardia");
}

TEST_F(TranslatedSession, TellsOfEveryRowThatReadsOtherwiseAfterATranslation) {
  std::size_t armies = 0;
  QObject::connect(&session_, &Session::changed, &session_,
                   [&](const model::Changes& changes) { armies = changes.of<model::Army>().size(); });
  translate(armyName_, "Niebiescy");
  EXPECT_EQ(armies, 1U);
  EXPECT_EQ(session_.translated().find<model::Army>(kBlue)->name, "Niebiescy");
  session_.undo();
  EXPECT_EQ(armies, 1U);
  EXPECT_EQ(session_.translated().find<model::Army>(kBlue)->name, armyName_);
}

TEST_F(TranslatedSession, RulesHaveTheirTitlesInIt) {
  const auto titles = session_.rules().under("terrain");
  ASSERT_FALSE(titles.empty());
  const std::string path = "terrain/" + titles.front() + "/title";
  const std::string title = session_.rules().text(path).value_or("");
  ASSERT_FALSE(title.empty());
  translate(title, "Teren");
  EXPECT_EQ(session_.translatedRules().text(path), "Teren");
  EXPECT_EQ(session_.rules().text(path), title);
}

TEST_F(TranslatedSession, FindingsNameThingsInItAndAreTheSame) {
  const auto& findings = session_.findings();
  const auto named = std::find_if(findings.begin(), findings.end(), [](const check::Finding& finding) {
    return check::message(finding, Session::language()).find("Nobody's command") != std::string::npos;
  });
  ASSERT_NE(named, findings.end());
  EXPECT_NE(check::message(*named, session_.languageOfFindings()).find("Niczyje dowództwo"), std::string::npos);
  std::vector<std::string> codes;
  for (const check::Finding& finding : findings) codes.push_back(finding.code);
  translate("Nobody's command", "Inne");
  std::vector<std::string> after;
  for (const check::Finding& finding : session_.findings()) after.push_back(finding.code);
  EXPECT_EQ(after, codes);
}

}  // namespace
}  // namespace redoubt::editor
