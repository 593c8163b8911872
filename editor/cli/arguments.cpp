#include "editor/cli/command_line.h"

// Verbs of battle files: what is in them, and what becomes of them.
namespace redoubt::cli {

void CommandLine::addNew() {
  CLI::App* sub = verb(Verb::New, "new", "Makes a battle with a map of clear ground and armies to be placed.",
                       "new meadow.battle --title \"The Meadow\" --paper a3 --landscape --margin-mm 10 --hex-mm 19");
  exchange::NewBattleOptions& wanted = arguments_.newBattle;
  sub->add_option("FILE", arguments_.file, "The battle file to make")->required();
  sub->add_option("--title", wanted.title, "The battle's title")->required();
  CLI::Option* columns = sub->add_option("--columns", wanted.columns, "Columns of the map")->capture_default_str();
  CLI::Option* rows = sub->add_option("--rows", wanted.rows, "Rows of the map")->capture_default_str();
  CLI::Option* paper = paperOption(sub)->excludes(columns)->excludes(rows);
  sub->add_flag("--landscape", arguments_.landscape, "The longer side of the paper lies from left to right")
      ->needs(paper);
  sub->add_option("--margin-mm", wanted.margin, "Margin on all four sides")->capture_default_str();
  sub->add_option("--hex-mm", wanted.hexWidth, "Size of a hex across its flats")->capture_default_str();
  sub->add_option("--metres-per-hex", wanted.metresPerHex, "Scale of the map");
  choice(sub, "--orientation", wanted.orientation, "Whether a vertex or a side lies to the north; pointy without it",
         Choices<hex::Orientation>{{"pointy", hex::Orientation::Pointy}, {"flat", hex::Orientation::Flat}});
  choice(sub, "--shifted", wanted.shifted, "Which rows or columns are shifted; even without it",
         Choices<hex::Shifted>{{"odd", hex::Shifted::Odd}, {"even", hex::Shifted::Even}});
  sub->add_option("--rules-of", arguments_.rulesOf,
                  "A battle file whose rules and armies to begin with; blank rules without it")
      ->type_name("BATTLE");
  sub->add_option("--units", arguments_.units, "Units of each arm in each army, to be placed")->capture_default_str();
  sub->add_option("--language", wanted.language, "Language of its texts")
      ->type_name("CODE")
      ->check(languageCode)
      ->capture_default_str();
  sub->add_flag("--force", arguments_.force, "Replace the file if it exists");
}

void CommandLine::addInfo() {
  CLI::App* sub =
      readingVerb(Verb::Info, "info", "Tells what a battle file holds.", "info raclawice.battle --format json");
  formats(sub, {{"text", PrintForm::Text}, {"json", PrintForm::Json}}, "How to print it; text without it");
}

void CommandLine::addValidate() {
  CLI::App* sub =
      readingVerb(Verb::Validate, "validate", "Checks a battle against its own rules, and runs the house checks in it.",
                  "validate raclawice.battle --fail-on warning");
  formats(sub, {{"text", PrintForm::Text}, {"json", PrintForm::Json}, {"sarif", PrintForm::Sarif}},
          "How to print the findings; text without it");
  sub->add_option("--artifact", arguments_.artifact,
                  "The path that SARIF names instead of FILE, such as that of the JSON it was made from")
      ->type_name("PATH");
  choice(
      sub, "--fail-on", arguments_.failOn, "End 1 for unwaived findings at least this severe; error without it",
      Choices<model::Severity>{
          {"error", model::Severity::Error}, {"warning", model::Severity::Warning}, {"note", model::Severity::Note}});
  languageOption(sub);
  sub->add_flag("--without-house-checks", arguments_.withoutHouseChecks,
                "Leave out the checks that the battle's author put into it");
}

void CommandLine::addImport() {
  CLI::App* sub = verb(Verb::Import, "import",
                       "Makes a battle file from JSON, or from a file of another program; formats lists them.",
                       "import data/battles/raclawice-1794 -o raclawice.battle");
  sub->add_option("SOURCE", arguments_.file, "What to import: a file, or a folder of JSON files")->required();
  sub->add_option("-o,--output", arguments_.output, "The battle file to make")->required()->type_name("FILE");
  sub->add_flag("--force", arguments_.force, "Replace the file if it exists");
  sub->add_option("--format", arguments_.formatId, "What it is; without it that is told by name and content")
      ->type_name("FORMAT");
  sub->add_option("--module", arguments_.module, "For a save or an extension: the module that it belongs to")
      ->type_name("FILE");
  sub->add_option("--terrain", arguments_.terrainMap, "A CSV of which terrain the tiles of a foreign map are")
      ->type_name("FILE");
  exchangeOptions(sub);
  sub->add_option(
         "--systems", arguments_.systems,
         "The folder with the rule systems that those of the battle inherit from; the program's own without it")
      ->type_name("FOLDER");
  sub->add_flag("--keep-faulty-rules", arguments_.keepFaultyRules,
                "Take rules that can't mean anything too, and leave them to validate");
}

void CommandLine::addExport() {
  CLI::App* sub = readingVerb(Verb::Export, "export",
                              "Writes a battle for another program, as JSON if no format is named; import of JSON "
                              "gives the same dump. formats lists the formats.",
                              "export raclawice.battle --format json -o raclawice.json");
  sub->add_option(
         "-o,--output", arguments_.output,
         "The file to write; - or nothing is the standard output. Of JSON also the folder that such a battle came "
         "from: each row stays in its file")
      ->type_name("FILE");
  sub->add_flag("--force", arguments_.force, "Replace the file if it exists");
  sub->add_option("--format", arguments_.formatId, "What to write; json without it")->type_name("FORMAT");
  sub->add_option("--preset", arguments_.preset, "Format, options and set-up as a preset of the battle has them")
      ->type_name("ID");
  scenarioOption(sub);
  variantOption(sub);
  exchangeOptions(sub);
  textsOption(sub);
  sub->add_flag("--progress", arguments_.showsProgress, "Tell on stderr how far it is, also where that is no terminal");
}

void CommandLine::addFormats() {
  CLI::App* sub = verb(Verb::Formats, "formats", "Lists the formats of import and export, with their options.",
                       "formats --format json");
  formats(sub, {{"text", PrintForm::Text}, {"json", PrintForm::Json}}, "How to print them; text without it");
  languageOption(sub);
}

void CommandLine::addDump() {
  readingVerb(Verb::Dump, "dump",
              "Prints every content row in canonical form: equal dumps, equal battles. Texts are printed as they "
              "stand; look at a stranger's file through a pager.",
              "dump raclawice.battle");
}

void CommandLine::addQuery() {
  using Kind = query::QueryFunction::Kind;
  CLI::App* sub =
      readingVerb(Verb::Query, "query",
                  "Runs one SELECT on an in-memory copy. Beside SQLite's functions there are " +
                      queryFunctionList(Kind::Value) + ", and to select from " + queryFunctionList(Kind::Rows) + ".",
                  "query raclawice.battle \"SELECT hx_number(hex) FROM hex WHERE terrain = 'village'\"");
  sub->add_option("SQL", arguments_.sql, "The query")->required();
  formats(sub, {{"csv", PrintForm::Csv}, {"json", PrintForm::Json}, {"table", PrintForm::Table}},
          "How to print the rows; csv without it");
}

void CommandLine::addManifest() {
  CLI::App* sub =
      readingVerb(Verb::Manifest, "manifest",
                  "Prints the units as CSV: side,army,unit,command,counters. With --format the table of all "
                  "fields; with --take a table is taken into a copy.",
                  "manifest raclawice.battle --format xlsx -o raclawice.xlsx");
  formats(sub, {{"csv", PrintForm::Csv}, {"xlsx", PrintForm::Xlsx}}, "All fields, as CSV or as a workbook");
  sub->add_option("-o,--output", arguments_.output, "The file to write")->type_name("FILE");
  sub->add_flag("--force", arguments_.force, "Replace the file if it exists");
  scenarioOption(sub);
  variantOption(sub);
  textsOption(sub);
  CLI::Option* take = sub->add_option("--take", arguments_.table,
                                      "A table of units to take into a copy of the battle: CSV, XLSX or ODS; - is the "
                                      "standard input")
                          ->type_name("TABLE")
                          ->excludes(sub->get_option("--format"))
                          ->excludes(sub->get_option("--language"));
  sub->add_option("--sheet", arguments_.tableSheet, "The sheet of the workbook")->needs(take)->type_name("NAME");
  sub->add_option("--army", arguments_.army, "The army of units whose army the table doesn't say")
      ->needs(take)
      ->type_name("ARMY");
  sub->add_flag("--new-commands", arguments_.makesCommands, "Make the commands that are missing")->needs(take);
  sub->add_option("--new-type", arguments_.newTypes, "Make a unit type that is missing; more than once")
      ->needs(take)
      ->type_name("TITLE=ARM");
  sub->add_flag("--dry-run", arguments_.dryRun, "Only tell what is understood")->needs(take);
}

void CommandLine::addPlacements() {
  CLI::App* sub =
      readingVerb(Verb::Placements, "placements",
                  "Prints a set-up as CSV: side,army,unit,hex,facing,direction,stack,rule,provenance,count, and "
                  "step where a unit begins at another than its first.",
                  "placements raclawice.battle --scenario historical --variant second");
  scenarioOption(sub);
  sub->get_option("--scenario")->required();
  variantOption(sub);
  textsOption(sub);
}

void CommandLine::addSchedule() {
  CLI::App* sub = readingVerb(Verb::Schedule, "schedule",
                              "Prints the activation schedule as CSV: turn,side,army,kind,leader,count,hexes.",
                              "schedule raclawice.battle --scenario historical --grid");
  scenarioOption(sub);
  sub->get_option("--scenario")->required();
  variantOption(sub);
  sub->add_flag("--grid", arguments_.asGrid,
                "As a grid of turns by armies, leaders and chits: * in the pool, o may be chosen, > enters, ? by dice, "
                "! opens, - not available; below it what victory can bring");
  textsOption(sub);
}

void CommandLine::addSalvage() {
  CLI::App* sub =
      readingVerb(Verb::Salvage, "salvage",
                  "Makes a sound copy of what can still be read of a damaged battle file, and prints as CSV "
                  "what became of each table that is not whole.",
                  "salvage broken.battle -o saved.battle");
  sub->add_option("-o,--output", arguments_.output, "The battle file to make")->required()->type_name("FILE");
  sub->add_flag("--force", arguments_.force, "Replace the file if it exists");
}

void CommandLine::addUpgrade() {
  CLI::App* sub = readingVerb(Verb::Upgrade, "upgrade",
                              "Copies a battle file of an earlier Redoubt into one of the present format, with its "
                              "history and versions, and tells where undo or redo can't follow: then it ends 1.",
                              "upgrade old.battle -o new.battle");
  sub->add_option("-o,--output", arguments_.output, "The battle file to make")->required()->type_name("FILE");
  sub->add_flag("--force", arguments_.force, "Replace the file if it exists");
  languageOption(sub);
}

void CommandLine::withOption(CLI::App* sub, const std::string& what) {
  const auto give = [this](const std::vector<std::string>& given) {
    arguments_.formatOptions.insert(arguments_.formatOptions.end(), given.begin(), given.end());
  };
  sub->add_option_function<std::vector<std::string>>("--with", give, what)->type_name("NAME=VALUE");
}

std::variant<Arguments, Ending> parseArguments(int count, const char* const* values) {
  return CommandLine().parse(count, values);
}

}  // namespace redoubt::cli
