#include "core/aids/aids.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <regex>

#include "core/aids/html.h"
#include "core/base/wording.h"
#include "core/exchange/playing/charts.h"
#include "core/rules/book/questions.h"
#include "core/rules/forces/markers.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/terrain/terrain_use.h"
#include "core/rules/turns/schedule.h"
#include "core/rules/vocabulary/translations.h"
#include "core/store/battle_file.h"

// What stands on sheets for players, against the data of the sample battles.
namespace redoubt::aids {
namespace {

const std::vector<std::string> kBattles{"raclawice-1794", "maciejowice-1794", "szczekociny-1794", "kluszyn-1610",
                                        "olszanka",       "sarnowa",          "wilkowa"};

model::Battle battleCalled(const std::string& name) {
  wording::setFolder(std::filesystem::path(REDOUBT_SOURCE_DIR) / "data/words");
  return store::readBattle(std::filesystem::path(REDOUBT_BATTLES) / (name + ".battle")).battle;
}

std::vector<const model::Variant*> variantsOf(const model::Battle& battle) {
  std::vector<const model::Variant*> all;
  for (const model::Scenario* scenario : rules::scenarios(battle)) {
    for (const model::Variant* variant : rules::variants(battle, scenario->id)) all.push_back(variant);
  }
  return all;
}

Document documentOf(const model::Battle& battle, const model::Variant& variant, const std::string& language,
                    std::vector<SheetKind> sheets = {}) {
  AidsOptions options;
  options.scenario = variant.scenario;
  options.variant = variant.id;
  options.language = language;
  options.sheets = std::move(sheets);
  return aidsOf(battle, options);
}

const Sheet* sheetOf(const Document& document, SheetKind kind) {
  for (const Sheet& sheet : document.sheets) {
    if (sheet.kind == kind) return &sheet;
  }
  return nullptr;
}

// Every line of a sheet.
class Lines {
 public:
  explicit Lines(const Sheet& sheet) {
    for (const Block& block : sheet.blocks) std::visit([&](const auto& is) { this->take(is); }, block.is);
  }

  std::vector<std::string> all;
  std::vector<std::string> cites;

 private:
  void add(const Line& line) {
    all.push_back(plainText(line));
    for (const Span& span : line) {
      if (span.manner == Manner::Cite) cites.push_back(span.text);
    }
  }
  void take(const Heading& heading) { add(heading.text); }
  void take(const Paragraph& paragraph) { add(paragraph.text); }
  void take(const List& list) {
    for (const auto& item : list.items) add(item.text);
  }
  void take(const Facts& facts) {
    for (const auto& fact : facts.facts) {
      add(fact.label);
      add(fact.value);
    }
  }
  void take(const Table& table) {
    add(table.caption);
    for (const auto* rows : {&table.head, &table.rows}) {
      for (const Table::Row& row : *rows) {
        for (const Table::Cell& cell : row.cells) add(cell.text);
      }
    }
  }
  void take(const Counters& counters) { add(counters.items); }
  void take(const Branch& branch) {
    add(branch.title);
    add(branch.note);
    add(branch.leaders);
    add(branch.counters);
  }
  void take(const MapPart&) {}
  void take(const Cards& cards) {
    for (const auto& card : cards.cards) {
      all.push_back(card.mark);
      add(card.title);
      for (const Line& line : card.lines) add(line);
      add(card.counters);
    }
  }
  void add(const std::vector<CounterItem>& items) {
    for (const CounterItem& item : items) add(item.caption);
  }
};

std::string wholeText(const Document& document) {
  std::string text;
  for (const Sheet& sheet : document.sheets) {
    for (const std::string& line : Lines(sheet).all) text += line + "\n";
  }
  return text;
}

TEST(Aids, SayNothingInTheLanguageOfFiles) {
  const std::regex raw(R"(\bnull\b|\{"|"\}|\[\[|[a-z]+/<|aids\.[a-z]|language\.[a-z]|\{[a-z-]+\})");
  for (const std::string& name : kBattles) {
    const model::Battle battle = battleCalled(name);
    for (const model::Variant* variant : variantsOf(battle)) {
      for (const char* language : {"en", "pl"}) {
        const std::string text = wholeText(documentOf(battle, *variant, language));
        std::smatch found;
        EXPECT_FALSE(std::regex_search(text, found, raw))
            << name << " " << language << ": "
            << found.prefix().str().substr(found.prefix().length() > 60 ? found.prefix().length() - 60 : 0) << "»"
            << found.str() << "«";
        // No path of a rule stands there as it is.
        const rules::RuleBook book(battle);
        for (const auto& [path, rule] : book.all()) {
          if (path.find('/') == std::string::npos || path.find('-') == std::string::npos) continue;
          EXPECT_EQ(text.find(path), std::string::npos) << name << ": " << path;
        }
      }
    }
  }
}

TEST(Aids, HaveNoEmptyPart) {
  for (const std::string& name : kBattles) {
    const model::Battle battle = battleCalled(name);
    for (const model::Variant* variant : variantsOf(battle)) {
      const Document document = documentOf(battle, *variant, "pl");
      ASSERT_GE(document.sheets.size(), 6u) << name;
      for (const Sheet& sheet : document.sheets) {
        ASSERT_FALSE(sheet.blocks.empty());
        for (std::size_t i = 0; i < sheet.blocks.size(); ++i) {
          const auto* title = std::get_if<Heading>(&sheet.blocks[i].is);
          if (!title) continue;
          ASSERT_LT(i + 1, sheet.blocks.size()) << name << ": " << plainText(title->text);
          const auto* next = std::get_if<Heading>(&sheet.blocks[i + 1].is);
          EXPECT_TRUE(!next || next->level > title->level) << name << ": nothing under " << plainText(title->text);
        }
      }
    }
  }
}

// How often each subject of a set-up is named there.
std::map<std::string, int> namedCounters(const Sheet& sheet) {
  std::map<std::string, int> named;
  for (const Block& block : sheet.blocks) {
    const auto* table = std::get_if<Table>(&block.is);
    if (!table || table->head.empty() || table->isText.size() != 2) continue;
    for (const Table::Row& row : table->rows) {
      if (row.isGroup) continue;
      std::string text;
      for (const Span& span : row.cells.back().text) {
        if (span.manner == Manner::Plain) text += span.text;
      }
      constexpr std::string_view kBetween = " · ";
      while (text.starts_with(' ')) text.erase(0, 1);
      while (text.ends_with(' ')) text.pop_back();
      for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find(kBetween, from), text.size());
        ++named[text.substr(from, end - from)];
        from = end + kBetween.size();
      }
    }
  }
  return named;
}

TEST(Aids, TheSetUpNamesEveryPlacementOnce) {
  for (const std::string& name : kBattles) {
    const model::Battle battle = battleCalled(name);
    for (const model::Variant* variant : variantsOf(battle)) {
      const Document document = documentOf(battle, *variant, "en", {SheetKind::Scenario});
      ASSERT_EQ(document.sheets.size(), 1u);
      std::map<std::string, int> wanted;
      const rules::RuleBook book(battle);
      for (const model::Placement* placement : rules::placements(battle, variant->id)) {
        std::string subject = placement->words;
        if (const auto* unit = battle.find(placement->unit)) subject = unit->name;
        if (const auto* leader = battle.find(placement->leader)) subject = leader->name;
        if (const auto marker = rules::markerOf(book, *placement)) subject = rules::markerTitle(book, *marker);
        if (placement->count > 1) subject = std::to_string(placement->count) + " × " + subject;
        ++wanted[subject];
      }
      if (wanted.empty()) continue;
      const std::map<std::string, int> named = namedCounters(document.sheets.front());
      for (const auto& [subject, count] : wanted) {
        const auto found = named.find(subject);
        EXPECT_EQ(found == named.end() ? 0 : found->second, count) << name << ": " << subject;
      }
    }
  }
}

TEST(Aids, CountersThatSayThemselvesWhereTheyBeginAreListed) {
  const model::Battle battle = battleCalled("szczekociny-1794");
  const auto* scenario = battle.bySlug<model::Scenario>("wywla");
  ASSERT_TRUE(scenario);
  const model::Variant& variant = *rules::variants(battle, scenario->id).front();
  const Document document = documentOf(battle, variant, "en", {SheetKind::Scenario});
  const std::string text = wholeText(document);
  EXPECT_NE(text.find("as printed on the counter"), std::string::npos);
  const rules::Forces forces = rules::declaredForces(battle, variant);
  ASSERT_EQ(forces.units.size() + forces.leaders.size(), 22u);
  for (const model::Unit* unit : forces.units) EXPECT_NE(text.find(unit->name), std::string::npos) << unit->name;
}

TEST(Aids, EveryTableOfTheRulesIsThereWithAllItsCells) {
  for (const std::string& name : kBattles) {
    const model::Battle battle = battleCalled(name);
    const rules::RuleBook book(battle);
    const Document document = documentOf(battle, *variantsOf(battle).front(), "en", {SheetKind::Tables});
    std::vector<const Table*> tables;
    for (const Block& block : document.sheets.front().blocks) {
      if (const auto* table = std::get_if<Table>(&block.is); table && table->look == Table::Look::Chart) {
        tables.push_back(table);
      }
    }
    const auto charts = exchange::chartTables(book);
    ASSERT_FALSE(charts.empty()) << name;
    ASSERT_GE(tables.size(), charts.size()) << name;
    for (std::size_t i = 0; i < charts.size(); ++i) {
      ASSERT_EQ(tables[i]->rows.size(), charts[i].rows.size()) << name << ": " << charts[i].path;
      for (std::size_t row = 0; row < charts[i].rows.size(); ++row) {
        ASSERT_EQ(tables[i]->rows[row].cells.size(), charts[i].rows[row].size()) << name << ": " << charts[i].path;
        for (const Table::Cell& cell : tables[i]->rows[row].cells) {
          EXPECT_NE(plainText(cell.text), "?") << name << ": " << charts[i].path;
        }
      }
    }
  }
}

TEST(Aids, TheChartOfTerrainHasEveryTerrainOfTheMapWithItsParagraph) {
  for (const std::string& name : kBattles) {
    const model::Battle battle = battleCalled(name);
    const rules::RuleBook book(battle);
    const Document document = documentOf(battle, *variantsOf(battle).front(), "en", {SheetKind::Terrain});
    const auto& table = std::get<Table>(document.sheets.front().blocks.front().is);
    std::map<std::string, const Table::Row*> rows;
    for (const Table::Row& row : table.rows) {
      if (!row.isGroup) rows[row.cells.front().picture->slug] = &row;
    }
    for (const rules::TerrainUse& use : rules::terrainUse(battle, book)) {
      const bool isOnMap = use.isDefined && use.total() > 0;
      EXPECT_TRUE(!isOnMap || rows.contains(use.slug)) << name << ": " << use.slug;
    }
    if (name == "raclawice-1794") {
      ASSERT_TRUE(rows.contains("woods"));
      std::vector<std::string> cells;
      for (const Table::Cell& cell : rows["woods"]->cells) cells.push_back(plainText(cell.text));
      EXPECT_EQ(cells[1], "2");  // infantry
      EXPECT_EQ(cells[2], "4");  // cavalry
      EXPECT_EQ(cells[5], "blocks");
      EXPECT_NE(cells.back().find('R'), std::string::npos) << "no paragraph";
    }
  }
}

TEST(Aids, EveryQuestionOfTheBattlesOwnBooksIsThereWithItsParagraph) {
  const model::Battle battle = battleCalled("raclawice-1794");
  const Document document = documentOf(battle, *variantsOf(battle).front(), "en", {SheetKind::Questions});
  const Lines lines(document.sheets.front());
  int cited = 0;
  for (const model::Question& question : battle.all<model::Question>()) {
    const bool isThere = std::any_of(lines.all.begin(), lines.all.end(), [&](const std::string& line) {
      return line.find(question.title) != std::string::npos;
    });
    EXPECT_TRUE(isThere) << question.slug;
    cited += question.paragraph.has_value();
  }
  EXPECT_EQ(static_cast<int>(lines.cites.size()), cited);
}

TEST(Aids, TheScheduleIsThatOfTheScenario) {
  const model::Battle battle = battleCalled("raclawice-1794");
  const auto* scenario = battle.bySlug<model::Scenario>("historical");
  const Document document =
      documentOf(battle, *rules::variants(battle, scenario->id).front(), "en", {SheetKind::Scenario, SheetKind::Turns});
  const std::string text = wholeText(document);
  EXPECT_NE(text.find("2–11"), std::string::npos);
  EXPECT_NE(text.find("F. Denisow enters at 0126"), std::string::npos);
  EXPECT_NE(text.find("free choice: 2"), std::string::npos);
  EXPECT_NE(text.find("Automatic victory of the Poles at 159 points"), std::string::npos);
  const Sheet* turns = sheetOf(document, SheetKind::Turns);
  ASSERT_TRUE(turns);
  const auto& cards = std::get<Cards>(turns->blocks[1].is).cards;
  ASSERT_EQ(cards.size(), 15u);
  EXPECT_EQ(cards[11].mark, "12");
  EXPECT_EQ(plainText(cards[11].title), "17:50");
}

TEST(Aids, EveryoneWhoComesLaterIsOnACard) {
  const model::Battle battle = battleCalled("raclawice-1794");
  for (const char* name : {"historical", "hypothetical"}) {
    const auto* scenario = battle.bySlug<model::Scenario>(name);
    const model::Variant& variant = *rules::variants(battle, scenario->id).front();
    const Document document = documentOf(battle, variant, "en", {SheetKind::Turns});
    std::multiset<std::int64_t> shown;
    for (const Block& block : document.sheets.front().blocks) {
      const auto* cards = std::get_if<Cards>(&block.is);
      if (!cards) continue;
      for (const auto& card : cards->cards) {
        for (const CounterItem& item : card.counters) shown.insert(item.picture.id);
      }
    }
    std::size_t later = 0;
    for (const model::Placement* placement : rules::placements(battle, variant.id)) {
      const bool isLater =
          placement->rule == model::PlacementRule::Enters || placement->rule == model::PlacementRule::OnActivation;
      if (!isLater) continue;
      ++later;
      const std::int64_t id = placement->unit ? placement->unit->value : placement->leader->value;
      EXPECT_EQ(shown.count(id), 1u) << name << ": " << placement->words;
    }
    EXPECT_GT(later, 10u);
    EXPECT_EQ(shown.size(), later);
  }
}

TEST(Aids, ChancesOfArrivalsByDiceAreTold) {
  const model::Battle battle = battleCalled("maciejowice-1794");
  const auto* scenario = battle.bySlug<model::Scenario>("battle");
  const std::string text =
      wholeText(documentOf(battle, *rules::variants(battle, scenario->id).front(), "en", {SheetKind::Scenario}));
  EXPECT_NE(text.find("Chances by turn"), std::string::npos);
}

TEST(Aids, EveryCounterOfTheScenarioIsInTheOrderOfBattle) {
  for (const std::string& name : kBattles) {
    const model::Battle battle = battleCalled(name);
    const model::Variant& variant = *variantsOf(battle).front();
    const Document document = documentOf(battle, variant, "en", {SheetKind::Order});
    std::multiset<std::pair<int, std::int64_t>> shown;
    for (const Block& block : document.sheets.front().blocks) {
      const auto* branch = std::get_if<Branch>(&block.is);
      if (!branch) continue;
      for (const auto* items : {&branch->leaders, &branch->counters}) {
        for (const CounterItem& item : *items) shown.emplace(static_cast<int>(item.picture.kind), item.picture.id);
      }
    }
    const rules::Forces forces = rules::declaredForces(battle, variant);
    for (const model::Unit* unit : forces.units) {
      EXPECT_EQ(shown.count({static_cast<int>(Picture::Kind::Unit), unit->id.value}), 1u) << name << ": " << unit->name;
    }
    for (const model::Leader* leader : forces.leaders) {
      EXPECT_EQ(shown.count({static_cast<int>(Picture::Kind::Leader), leader->id.value}), 1u)
          << name << ": " << leader->name;
    }
  }
}

TEST(Aids, RulesCiteTheParagraphsOfTheirBattle) {
  const model::Battle battle = battleCalled("raclawice-1794");
  const Document document =
      documentOf(battle, *variantsOf(battle).front(), "en", {SheetKind::Rules, SheetKind::Sequence});
  for (const Sheet& sheet : document.sheets) {
    const Lines lines(sheet);
    EXPECT_GT(lines.cites.size(), lines.all.size() / 2) << sheet.title;
  }
}

TEST(Aids, HtmlIsWellMadeAndEscapesWhatAuthorsWrite) {
  model::Battle battle = battleCalled("olszanka");
  model::BattleInfo info = *model::info(battle);
  info.title = "A & B <script>";
  battle.all<model::BattleInfo>().put(info);
  const Document document = documentOf(battle, *variantsOf(battle).front(), "en");
  const std::string html = toHtml(document, {});
  EXPECT_TRUE(html.starts_with("<!DOCTYPE html>"));
  EXPECT_EQ(html.find("<script"), std::string::npos);
  EXPECT_NE(html.find("A &amp; B &lt;script&gt;"), std::string::npos);
  EXPECT_NE(html.find("scope=\"col\""), std::string::npos);
  EXPECT_NE(html.find("prefers-color-scheme:dark"), std::string::npos);
  EXPECT_NE(html.find("@media print"), std::string::npos);
  for (const Sheet& sheet : document.sheets) {
    EXPECT_NE(html.find("href=\"#" + std::string(toText(sheet.kind)) + "\""), std::string::npos);
  }
}

}  // namespace
}  // namespace redoubt::aids
