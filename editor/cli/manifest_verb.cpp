#include <fmt/format.h>

#include <fstream>
#include <iostream>
#include <iterator>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/exchange/spreadsheet/read_workbook.h"
#include "core/exchange/spreadsheet/write_xlsx.h"
#include "core/model/forces_edit.h"
#include "core/model/map_verbs.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/manifest_table.h"
#include "core/rules/set_up/set_up.h"
#include "core/store/battle_file.h"
#include "core/store/files.h"
#include "editor/cli/output.h"
#include "editor/cli/scenario_choice.h"
#include "editor/cli/verbs.h"

// The manifest as a table of all fields, written and read.
namespace redoubt::cli {
namespace fs = std::filesystem;
namespace sheets = exchange::spreadsheet;
namespace {

using Kind = rules::ManifestField::Kind;

// The variant whose hexes the table has; nothing for a battle without scenarios.
std::optional<Id<model::Variant>> shownVariant(const model::Battle& battle, const Arguments& arguments) {
  Arguments named = arguments;
  if (named.scenario.empty()) {
    const auto scenarios = rules::scenarios(battle);
    if (scenarios.empty()) return std::nullopt;
    named.scenario = scenarios.front()->slug;
  }
  const model::Scenario& scenario = chosenScenario(battle, named);
  if (!named.variant && rules::variants(battle, scenario.id).empty()) return std::nullopt;
  return chosenVariant(battle, scenario, named).id;
}

sheets::Sheet sheetOf(const rules::ManifestSheet& sheet, const std::vector<rules::ManifestField>& fields,
                      const std::string& language) {
  std::vector<Id<model::Unit>> units;
  for (const model::Player* player : model::playersOf(sheet.battle)) {
    for (const model::Army* army : model::armiesOf(sheet.battle, player->id)) {
      for (const model::Unit* unit : model::unitsIn(sheet.battle, army->id)) units.push_back(unit->id);
    }
  }
  sheets::Sheet table{"Manifest"};
  sheets::Row& head = table.rows.emplace_back();
  for (const rules::ManifestField& field : fields) head.push_back(rules::headingOf(sheet.book, field, language));
  for (sheets::Row& row : rules::cellTexts(sheet, units, fields)) table.rows.push_back(std::move(row));
  return table;
}

std::string fieldWords(const rules::RuleBook& book, const rules::ManifestField& field) {
  return rules::headingOf(book, field, "en");
}

std::string faultWords(const rules::CellFault& fault) {
  using enum rules::CellFault::Kind;
  const std::string what = harmless(fault.text);
  switch (fault.kind) {
    case NameMissing: return "a unit needs a name";
    case UnknownType: return fmt::format("the rules have no unit type \"{}\"; name its arm with --new-type", what);
    case UnknownCommand: return fmt::format("its army has no command \"{}\"; make it with --new-commands", what);
    case NotAFigure: return fmt::format("\"{}\" is no figure up to 99", what);
    case UnknownHex: return fmt::format("the map has no hex \"{}\"", what);
    case NoSetUp: return "the variant has no set-up for its army";
    case NoField: return fmt::format("there is no column for \"{}\"", what);
    case NoArmy: return "the table doesn't say of which army the unit is; name it with --army";
    case NoSide: return "the unit's counters have no such side";
    case UnknownArmy: return fmt::format("there is no army \"{}\"", what);
    case OtherArmy: return "the unit is of another army";
    case NotACount: return fmt::format("\"{}\" is no number of counters from 1 to {}", what, rules::kMostCounters);
    case FewerCounters: return "the unit has more counters already";
    case UnknownBack: return fmt::format("\"{}\" is none of step, state, chit, none", what);
    case UnknownFacing: return fmt::format("\"{}\" are no hexes in front, and no direction of these rules", what);
    case NotOnMap: return "a unit that stands in no hex faces nowhere";
    case UnknownEntry: return fmt::format("the scenario has no entry \"{}\" for its army", what);
  }
  return {};
}

std::map<std::string, std::string> newTypeArms(const std::vector<std::string>& pairs) {
  std::map<std::string, std::string> arms;
  for (const std::string& pair : pairs) {
    const std::size_t at = pair.rfind('=');
    if (at == std::string::npos || at == 0 || at + 1 == pair.size()) {
      throw Error(ErrorCode::BadInput, "--new-type wants TITLE=ARM, not \"" + pair + "\".");
    }
    arms[folded(pair.substr(0, at))] = pair.substr(at + 1);
  }
  return arms;
}

sheets::Workbook tableOf(const fs::path& path) {
  if (path != "-") return sheets::readTableFile(path);
  std::string bytes{std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>()};
  return sheets::readTable(std::move(bytes), "-");
}

const sheets::Sheet& chosenSheet(const sheets::Workbook& book, const Arguments& arguments) {
  for (const sheets::Sheet& sheet : book.sheets) {
    if (arguments.tableSheet.empty() ? !sheet.rows.empty() : sheet.name == arguments.tableSheet) return sheet;
  }
  const std::string what = arguments.tableSheet.empty() ? "it has no sheet with anything in it."
                                                        : "it has no sheet \"" + arguments.tableSheet + "\".";
  throw Error(ErrorCode::BadInput, what, arguments.table.string());
}

std::optional<Id<model::Army>> armyOf(const model::Battle& battle, const Arguments& arguments) {
  const auto& armies = battle.all<model::Army>();
  if (arguments.army.empty()) return armies.size() == 1 ? std::optional(armies.begin()->id) : std::nullopt;
  for (const model::Army& army : armies) {
    if (army.slug == arguments.army || folded(army.name) == folded(arguments.army)) return army.id;
  }
  throw Error(ErrorCode::NotFound, "there is no army \"" + arguments.army + "\".");
}

const std::vector<std::string> kColours{"#A0303A", "#C88A2B", "#6B4C93", "#2F8C8C", "#8A5A3C", "#4A4A4A"};

}  // namespace

void writeManifest(const Arguments& arguments) {
  const model::Battle battle = battleOf(arguments);
  const rules::RuleBook book(battle);
  const hex::Layout layout = model::layoutOf(battle);
  const auto fields = rules::allManifestFields(battle, book);
  const sheets::Sheet table = sheetOf({battle, book, layout, shownVariant(battle, arguments)}, fields,
                                      arguments.textsIn.empty() ? "en" : arguments.textsIn);
  sheets::SheetStyle style;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (!rules::isFigure(fields[i]) && fields[i].kind != Kind::Counters) style.texts.push_back(i);
  }
  const bool isBook = arguments.format == PrintForm::Xlsx;
  const bool isPrinted = arguments.output.empty() || arguments.output == "-";
  const std::string bytes =
      isBook ? sheets::writeXlsx({{table}}, {style}) : sheets::writeSeparated(table, ',', !isPrinted);
  if (isPrinted) return print(bytes);
  refuseOverwriting(arguments.output, arguments.force);
  refuseReplacingSource(arguments.file, arguments.output);
  store::writeFile(arguments.output, bytes);
}

int takeManifest(const Arguments& arguments) {
  if (!arguments.dryRun && arguments.output.empty()) {
    throw Error(ErrorCode::BadInput, "name the battle file to write with -o, or ask for --dry-run.");
  }
  if (!arguments.dryRun) {
    refuseOverwriting(arguments.output, arguments.force);
    refuseReplacingSource(arguments.file, arguments.output);
  }
  const model::Battle battle = battleOf(arguments);
  const rules::RuleBook book(battle);
  const hex::Layout layout = model::layoutOf(battle);
  const sheets::Workbook workbook = tableOf(arguments.table);
  const sheets::Sheet& sheet = chosenSheet(workbook, arguments);
  const rules::TableMapping mapping = rules::mapTable(battle, {&book}, sheet.rows);
  rules::TableBlock table = rules::blockOf(battle, sheet.rows, mapping, armyOf(battle, arguments));
  if (arguments.makesCommands) table.block.newCommandColours = kColours;
  table.block.newTypeArms = newTypeArms(arguments.newTypes);
  const rules::ManifestSheet manifest{battle, book, layout, shownVariant(battle, arguments)};
  const rules::BlockFates fates = rules::fatesOf(manifest, table.block);
  const rules::CellEdit typed = rules::typeCells(manifest, table.block, "manifest");
  std::string text;
  for (std::size_t column = 0; column < mapping.fields.size(); ++column) {
    const auto& field = mapping.fields[column];
    text +=
        fmt::format("column {}: {}\n", sheets::columnLetters(column), field ? fieldWords(book, *field) : "left out");
  }
  for (const rules::CellFault& fault : typed.faults) {
    const auto row = static_cast<std::size_t>(table.rows[static_cast<std::size_t>(fault.row)]);
    const auto at = std::min(static_cast<std::size_t>(fault.column), table.columns.size() - 1);
    text += fmt::format("cell {} ({}): {}\n", sheets::cellName(row, static_cast<std::size_t>(table.columns[at])),
                        fieldWords(book, table.block.fields[at]), faultWords(fault));
  }
  if (!typed.faults.empty()) {
    print(text + "nothing is taken\n");
    return kFindings;
  }
  text += fmt::format("units: {} new, {} changed\n", fates.added, fates.changed);
  if (!arguments.dryRun) {
    noteWritten(arguments.output, store::writeNewFile(arguments.output, model::applied(battle, typed.edit)));
  }
  print(text);
  return kClean;
}

}  // namespace redoubt::cli
