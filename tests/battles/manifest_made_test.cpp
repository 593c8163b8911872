#include <gtest/gtest.h>

#include <set>
#include <sstream>

#include "core/exchange/json/json_battle.h"
#include "core/exchange/spreadsheet/read_workbook.h"
#include "core/exchange/spreadsheet/write_xlsx.h"
#include "core/model/forces_edit.h"
#include "core/model/map_verbs.h"
#include "core/rules/forces/figure_kinds.h"
#include "core/rules/forces/manifest_table.h"
#include "core/rules/set_up/set_up.h"

// The manifests of the shipped battles, made from nothing by one table.
namespace redoubt::rules {
namespace {

std::vector<const model::Unit*> unitsOf(const model::Battle& battle) {
  std::vector<const model::Unit*> units;
  for (const model::Player* player : model::playersOf(battle)) {
    for (const model::Army* army : model::armiesOf(battle, player->id)) {
      for (const model::Unit* unit : model::unitsIn(battle, army->id)) units.push_back(unit);
    }
  }
  return units;
}

// What a unit's counters are, without ids and without figures that nobody knows.
std::string countersText(const model::Battle& battle, const RuleBook& book, const model::Unit& unit) {
  std::multiset<std::string> lines;
  for (const model::Counter& counter : battle.where<&model::Counter::unit>(unit.id)) {
    for (const model::Face& face : battle.where<&model::Face::counter>(counter.id)) {
      std::ostringstream line;
      line << counter.number << ' ' << model::toText(face.side) << ' ' << model::toText(face.role);
      std::set<int> steps;
      for (const model::Step& step : battle.where<&model::Step::unit>(unit.id)) {
        if (step.face == face.id) steps.insert(step.ordinal);
      }
      for (const int step : steps) line << " step " << step;
      std::set<std::string> kinds(model::kCommonFigures.begin(), model::kCommonFigures.end());
      for (const FigureKind& kind : figureKindsOfUnits(book)) kinds.insert(kind.slug);
      for (const std::string& kind : kinds) {
        if (const auto value = figureValue(battle, face.id, kind)) line << ' ' << kind << ' ' << *value;
      }
      lines.insert(line.str());
    }
  }
  std::string text = unit.name + "\n";
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

class MadeManifest : public ::testing::TestWithParam<const char*> {};

TEST_P(MadeManifest, IsEqualToTheTranscribedOne) {
  const model::Battle battle =
      std::get<0>(exchange::readJson(std::filesystem::path(REDOUBT_BATTLES) / GetParam(), {REDOUBT_SYSTEMS, true}));
  const RuleBook book(battle);
  const hex::Layout layout = model::layoutOf(battle);
  const Id<model::Variant> variant = variants(battle, scenarios(battle).front()->id).front()->id;
  const auto fields = allManifestFields(battle, book);
  exchange::spreadsheet::Sheet sheet{"Manifest"};
  for (const ManifestField& field : fields) {
    if (sheet.rows.empty()) sheet.rows.emplace_back();
    sheet.rows.front().push_back(headingOf(book, field, "pl"));
  }
  std::vector<Id<model::Unit>> ids;
  std::vector<model::ForcePart> parts;
  for (const model::Unit* unit : unitsOf(battle)) {
    ids.push_back(unit->id);
    parts.emplace_back(unit->id);
  }
  for (auto& row : cellTexts({battle, book, layout, variant}, ids, fields)) sheet.rows.push_back(row);
  const auto rows = exchange::spreadsheet::readXlsx(exchange::spreadsheet::writeXlsx({{sheet}}), "a").sheets.at(0).rows;

  const model::Battle empty = model::applied(battle, model::removalOf(battle, parts, "Remove").edit);
  ASSERT_TRUE(empty.all<model::Unit>().empty());
  const TableMapping mapping = mapTable(empty, {&book}, rows);
  EXPECT_TRUE(mapping.unknown.empty());
  const TableBlock table = blockOf(empty, rows, mapping, std::nullopt);
  const CellEdit typed = typeCells({empty, book, layout, variant}, table.block, "Take");
  for (const CellFault& fault : typed.faults) {
    ADD_FAILURE() << "row " << fault.row << ", column " << fault.column << ": " << fault.text;
    if (&fault - typed.faults.data() > 5) break;
  }
  const model::Battle made = model::applied(empty, typed.edit);
  const auto again = unitsOf(made);
  ASSERT_EQ(again.size(), ids.size());
  std::vector<Id<model::Unit>> madeIds;
  for (const model::Unit* unit : again) madeIds.push_back(unit->id);
  const auto texts = cellTexts({made, book, layout, variant}, madeIds, fields);
  const auto wanted = cellTexts({battle, book, layout, variant}, ids, fields);
  for (std::size_t row = 0; row < wanted.size(); ++row) {
    for (std::size_t column = 0; column < fields.size(); ++column) {
      // Some short names that were written into the files by hand are longer than those of the window.
      const bool isShort = fields[column].kind == ManifestField::Kind::ShortName;
      EXPECT_TRUE(isShort ? wanted[row][column].starts_with(texts[row][column].substr(0, 8))
                          : texts[row][column] == wanted[row][column])
          << wanted[row][1] << ", " << headingOf(book, fields[column], "en") << ": " << texts[row][column] << " not "
          << wanted[row][column];
    }
  }
  for (std::size_t i = 0; i < ids.size(); ++i) {
    // A front that is no strength (the wagons of K9.7) has no figures in the table.
    if (wanted[i][6] == "none" && wanted[i][7].empty()) continue;
    EXPECT_EQ(countersText(made, book, *again[i]), countersText(battle, book, *battle.find<model::Unit>(ids[i])));
    EXPECT_EQ(again[i]->type, battle.find<model::Unit>(ids[i])->type);
    if (::testing::Test::HasFailure()) break;
  }
}

INSTANTIATE_TEST_SUITE_P(Shipped, MadeManifest,
                         ::testing::Values("raclawice-1794", "maciejowice-1794", "szczekociny-1794", "kluszyn-1610"),
                         [](const auto& each) {
                           const std::string name = each.param;
                           return name.substr(0, name.find('-'));
                         });

}  // namespace
}  // namespace redoubt::rules
