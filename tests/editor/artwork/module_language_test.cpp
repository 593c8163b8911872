// Modules in another language than the battle's own, and what they show beside the map.
#include <QImage>
#include <set>

#include "core/rules/vocabulary/translations.h"
#include "tests/editor/artwork/module_fixture.h"

namespace redoubt::editor {
namespace {

std::multiset<std::string> numbersOf(const engine::Loaded& module) {
  std::multiset<std::string> numbers;
  for (const engine::Slot& slot : module.slots) numbers.insert(slot.gpid);
  return numbers;
}

const engine::Element* firstOf(const engine::Element& element, std::string_view kind) {
  if (element.shortName() == kind) return &element;
  for (const engine::Element& child : element.children) {
    if (const engine::Element* found = firstOf(child, kind)) return found;
  }
  return nullptr;
}

TEST_F(Modules, AreMadeInPolish) {
  for (const fs::path& file : battles()) {
    const model::Battle battle = store::readBattle(file).battle;
    const model::Battle polish = rules::inLanguage(battle, "pl");
    const engine::Loaded english = loaded(battle);
    const engine::Loaded read = loaded(battle, "pl");
    EXPECT_EQ(numbersOf(read), numbersOf(english)) << file;
    for (const model::Unit& unit : polish.all<model::Unit>()) EXPECT_TRUE(read.slot(unit.name)) << file << unit.name;
    EXPECT_TRUE(read.map("Mapa główna")) << file;
    EXPECT_TRUE(read.prototypes.contains("Żeton")) << file;
    EXPECT_FALSE(read.prototypes.contains("Counter")) << file;
    EXPECT_EQ(read.slot("Znacznik etapu")->gpid, english.slot("Turn marker")->gpid) << file;
    EXPECT_EQ(read.name, model::info(polish)->title) << file;
    EXPECT_EQ(read.setups.back().name, "Pusta mapa") << file;
    EXPECT_EQ(firstOf(read.buildFile, "ChartWindow")->value("name"), "Tabele") << file;
    for (const engine::Setup& setup : read.setups) {
      if (setup.file.empty()) continue;
      const engine::LoadedSave save = engine::loadSetup(setup.file, read);
      EXPECT_TRUE(save.problems.empty()) << file << joined(save.problems);
    }
  }
}

TEST_F(Modules, HaveTheMenusOfTheirLanguage) {
  const model::Battle battle = sample("wilkowa");
  const auto menusOf = [](const engine::Loaded& module) {
    std::set<std::string> texts;
    for (const engine::Slot& slot : module.slots) {
      for (const std::string& text : engine::menuOf(engine::expanded(slot.piece, module.prototypes)))
        texts.insert(text);
    }
    return texts;
  };
  const std::set<std::string> english = menusOf(loaded(battle));
  const std::set<std::string> polish = menusOf(loaded(battle, "pl"));
  EXPECT_EQ(english.size(), polish.size());
  EXPECT_TRUE(english.contains("Step loss") && english.contains("Turn right"));
  EXPECT_TRUE(polish.contains("Strata") && polish.contains("Obróć w prawo"));
  for (const std::string& text : polish) EXPECT_FALSE(english.contains(text)) << text;
}

TEST_F(Modules, AreInTheLanguageOfTheBattleUnlessToldOtherwise) {
  model::Battle battle = sample("wilkowa");
  model::BattleInfo info = *model::info(battle);
  info.language = "pl";
  battle.all<model::BattleInfo>().put(info);
  EXPECT_TRUE(loaded(battle).map("Mapa główna"));
  EXPECT_TRUE(loaded(battle, "en").map("Main Map"));
}

TEST_F(Modules, ShowTheLegendAmongTheCharts) {
  const model::Battle battle = sample("wilkowa");
  const engine::Loaded read = loaded(battle);
  const engine::Element* chart = firstOf(read.buildFile, "Chart");
  ASSERT_TRUE(chart);
  EXPECT_EQ(chart->value("chartName"), "Legend");
  const QImage picture =
      QImage::fromData(QByteArray::fromStdString(std::string(read.archive.text("images/" + chart->value("fileName")))));
  ASSERT_FALSE(picture.isNull());
  DrawnArtwork artwork(battle);
  const auto legend = artwork.mapPlan({}).legend;
  ASSERT_TRUE(legend);
  EXPECT_NEAR(1.0 * picture.width() / picture.height(), legend->width() / legend->height(), 0.05);
  EXPECT_GT(picture.width(), 100);
  std::set<QRgb> colours;
  for (int y = 0; y < picture.height(); y += 3) {
    for (int x = 0; x < picture.width(); x += 3) colours.insert(picture.pixel(x, y));
  }
  EXPECT_GT(colours.size(), 30U) << "it shows the terrains";
}

}  // namespace
}  // namespace redoubt::editor
