// The only translation unit with CLI11, which takes long to compile.
#include "editor/cli/arguments.h"

#include <CLI/CLI.hpp>
#include <map>

#include "core/base/wording.h"
#include "core/query/query_functions.h"

namespace redoubt::cli {
namespace {

template <class T>
using Choices = std::map<std::string, T>;

class CommandLine {
 public:
  CommandLine() : app_("Looks at, checks, converts and draws battle files of Redoubt.", "redoubt-cli") {
    app_.require_subcommand(1);
    app_.set_version_flag("--version", "redoubt-cli " REDOUBT_VERSION);
    app_.footer(
        "redoubt-cli VERB --help explains a verb. Ends 0 when all is well, 1 for findings of validate, 2 when\n"
        "something failed.");
    addNew();
    addInfo();
    addValidate();
    addImport();
    addExport();
    addRender();
    addDump();
    addQuery();
    addManifest();
    addPlacements();
    addSchedule();
    addSalvage();
    addAsk();
    addUpgrade();
    addFormats();
    addImportText();
    addScan();
    addReport();
    addDoubleEntry();
    addCounterSheet();
    addPrintAndPlay();
    addAids();
    addCompareSetUps();
  }

  std::variant<Arguments, Ending> parse(int count, const char* const* values) {
    if (count > 1 && values[1][0] != '-' && !isVerb(values[1])) {
      return mistake("there is no verb \"" + std::string(values[1]) + "\"");
    }
    try {
      app_.parse(count, values);
    } catch (const CLI::CallForHelp&) {
      return Ending{0, app_.help()};
    } catch (const CLI::CallForVersion& version) {
      return Ending{0, std::string(version.what()) + "\n"};
    } catch (const CLI::ExtrasError&) {
      std::string extras;
      for (const std::string& extra : app_.remaining(true)) extras += " " + extra;
      return mistake("this was not expected:" + extras);
    } catch (const CLI::ParseError& error) {
      return mistake(sentence(error.what()));
    }
    return std::move(arguments_);
  }

 private:
  Ending mistake(const std::string& what) const {
    return {2, "redoubt-cli: " + what + "; see redoubt-cli " + verbName() + "--help.\n"};
  }

  bool isVerb(const std::string& word) const {
    const auto verbs = app_.get_subcommands({});
    return std::any_of(verbs.begin(), verbs.end(), [&](const CLI::App* verb) { return verb->get_name() == word; });
  }

  // Two or three small letters, as ISO 639 has them; which of them are languages is not ours to say.
  static std::string languageCode(const std::string& word) {
    const bool isCode = (word.size() == 2 || word.size() == 3) &&
                        std::all_of(word.begin(), word.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    return isCode ? std::string() : "a language is two or three small letters such as en or pl, not \"" + word + "\"";
  }

  void textsOption(CLI::App* sub) {
    sub->add_option("--language", arguments_.textsIn,
                    "Names and texts in that language, as far as the battle has them; as they are written without it")
        ->type_name("CODE")
        ->check(languageCode);
  }

  static std::string sentence(std::string text) {
    while (!text.empty() && (text.back() == '\n' || text.back() == '.')) text.pop_back();
    for (char& c : text) {
      if (c == '\n') c = ' ';
    }
    return text;
  }

  std::string verbName() const {
    const auto chosen = app_.get_subcommands();
    return chosen.empty() ? std::string() : chosen.front()->get_name() + " ";
  }

  CLI::App* verb(Verb verb, const std::string& name, const std::string& what, const std::string& example) {
    CLI::App* sub = app_.add_subcommand(name, what);
    sub->footer("Example: redoubt-cli " + example);
    sub->callback([this, verb] { arguments_.verb = verb; });
    return sub;
  }

  CLI::App* readingVerb(Verb which, const std::string& name, const std::string& what, const std::string& example) {
    CLI::App* sub = verb(which, name, what, example);
    sub->add_option("FILE", arguments_.file, "The battle file; it is never written to")->required();
    return sub;
  }

  template <class T>
  static CLI::Option* choice(CLI::App* sub, const std::string& name, T& target, const std::string& what,
                             const Choices<T>& choices) {
    const auto choose = [name, choices, &target](const std::string& word) {
      const auto chosen = choices.find(word);
      if (chosen == choices.end())
        throw CLI::ValidationError("\"" + word + "\" is no " + name + "; choose one of: " + words(choices, ", "));
      target = chosen->second;
    };
    return sub->add_option_function<std::string>(name, choose, what)->type_name(words(choices, "|"));
  }

  template <class T>
  static std::string words(const Choices<T>& choices, const std::string& separator) {
    std::string text;
    for (const auto& [word, value] : choices) text += (text.empty() ? "" : separator) + word;
    return text;
  }

  void formats(CLI::App* sub, const Choices<PrintForm>& choices, const std::string& what) {
    choice(sub, "--format", arguments_.format, what, choices);
  }

  void scenarioOption(CLI::App* sub) {
    sub->add_option("--scenario", arguments_.scenario, "The scenario's id; info lists them")->type_name("ID");
  }
  void variantOption(CLI::App* sub) {
    sub->add_option("--variant", arguments_.variant, "The variant's id; without it the first one")->type_name("ID");
  }

  void addAsk() {
    CLI::App* sub = readingVerb(Verb::Ask, "ask", "Asks what the rules say about a set-up: ask FILE QUESTION ….",
                                "ask kluszyn.battle attack --by alpha,beta --on 1204 --scenario main --format json");
    sub->add_option(
           "QUESTION", arguments_.question,
           "What is asked: attack, fire, zones, sight, supply, command, exit, reach, retreat, build, stack, check, "
           "pool, activate, turn, victory, first-turn")
        ->required();
    sub->add_option("ABOUT", arguments_.about, "Units and hexes, as the question wants them");
    sub->add_option("--by", arguments_.by, "The units that act, by their slugs")->delimiter(',')->type_name("UNIT,…");
    sub->add_option("--on", arguments_.on, "The hexes that they act on")->delimiter(',')->type_name("HEX,…");
    sub->add_option("--from", arguments_.from, "The hex in which the unit is supposed to stand")->type_name("HEX");
    sub->add_option("--hexes", arguments_.hexes, "The greatest length of a retreat; without it that of the results")
        ->check(CLI::Range(1, 100))
        ->type_name("N");
    sub->add_option("--army", arguments_.army, "An army, for questions about all its units")->type_name("ARMY");
    sub->add_option("--action", arguments_.action, "The action of the rules, where several answer the question")
        ->type_name("ACTION");
    sub->add_option("--change", arguments_.change, "A change of a state, where only that is asked about")
        ->type_name("CHANGE");
    sub->add_option("--with", arguments_.suppositions,
                    "What is supposed: UNIT@1204, UNIT@1204+1205, UNIT@off, UNIT.step=2, UNIT.facing=s2, "
                    "UNIT.formation=column, UNIT.moved=yes, UNIT.spends=lances, UNIT.fate=lost, "
                    "UNIT.state.morale=shaken, 1204.owner=PLAYER, turn=4, phase=P, "
                    "active=PLAYER, track.T=3, state.S=L, stock.S=2")
        ->delimiter(',')
        ->type_name("WHAT,…");
    sub->add_option_function<int>(
           "--turn", [this](int turn) { arguments_.suppositions.push_back("turn=" + std::to_string(turn)); },
           "The turn")
        ->type_name("N");
    scenarioOption(sub);
    variantOption(sub);
    formats(sub, {{"json", PrintForm::Json}}, "The form of the answer; first-turn is told in words without it");
    languageOption(sub);
  }

  void addImportText() {
    CLI::App* sub =
        readingVerb(Verb::ImportText, "import-text",
                    "Reads set-ups, manifests, schedules and tables from the text of a rulebook. Every line is told "
                    "with what became "
                    "of it, and every guess.",
                    "import-text raclawice.battle rulebook.md --scenario historical --dry-run --format json");
    sub->add_option("TEXT", arguments_.text, "Plain text, markdown, HTML, CSV or PDF; - is the standard input")
        ->required();
    scenarioOption(sub);
    variantOption(sub);
    CLI::Option* output =
        sub->add_option("-o,--output", arguments_.output, "The battle file to write")->type_name("FILE");
    sub->add_flag("--force", arguments_.force, "Replace the file if it exists");
    sub->add_flag("--dry-run", arguments_.dryRun, "Only tell what is understood")->excludes(output);
    sub->add_option("--form", arguments_.form,
                    "How the text is written: plain, markdown, html or csv; without it that is told by the text")
        ->type_name("FORM")
        ->check(CLI::IsMember({"plain", "markdown", "html", "csv"}));
    formats(sub, {{"text", PrintForm::Text}, {"json", PrintForm::Json}},
            "How to print what became of each line; text without it");
    languageOption(sub);
  }

  void addNew() {
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

  CLI::Option* paperOption(CLI::App* sub) {
    std::string names;
    for (const hex::Paper& paper : hex::papers()) names += std::string(paper.slug) + "|";
    const auto read = [this](const std::string& word) {
      arguments_.newBattle.paper = hex::paperFromText(word);
      if (!arguments_.newBattle.paper) {
        throw CLI::ValidationError("\"" + word + "\" is no --paper; name one or give its sides in mm, such as 420x297");
      }
    };
    return sub
        ->add_option_function<std::string>("--paper", read,
                                           "The sheet, which is filled with as many hexes as lie within its margins")
        ->type_name(names + "WxH");
  }

  void addInfo() {
    CLI::App* sub =
        readingVerb(Verb::Info, "info", "Tells what a battle file holds.", "info raclawice.battle --format json");
    formats(sub, {{"text", PrintForm::Text}, {"json", PrintForm::Json}}, "How to print it; text without it");
  }

  void addValidate() {
    CLI::App* sub = readingVerb(Verb::Validate, "validate",
                                "Checks a battle against its own rules, and runs the house checks in it.",
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

  void languageOption(CLI::App* sub) {
    Choices<std::string> languages;
    for (const std::string& code : wording::languages()) languages.emplace(code, code);
    choice(sub, "--language", arguments_.language, "Language of the messages; English without it", languages);
  }

  void addImport() {
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

  void addExport() {
    CLI::App* sub = readingVerb(Verb::Export, "export",
                                "Writes a battle for another program, as JSON if no format is named; import of JSON "
                                "gives the same dump. formats lists the formats.",
                                "export raclawice.battle --format json -o raclawice.json");
    sub->add_option("-o,--output", arguments_.output, "The file to write; - or nothing is the standard output")
        ->type_name("FILE");
    sub->add_flag("--force", arguments_.force, "Replace the file if it exists");
    sub->add_option("--format", arguments_.formatId, "What to write; json without it")->type_name("FORMAT");
    sub->add_option("--preset", arguments_.preset, "Format, options and set-up as a preset of the battle has them")
        ->type_name("ID");
    scenarioOption(sub);
    variantOption(sub);
    exchangeOptions(sub);
    textsOption(sub);
    sub->add_flag("--progress", arguments_.showsProgress,
                  "Tell on stderr how far it is, also where that is no terminal");
  }

  void exchangeOptions(CLI::App* sub) {
    sub->add_option("--with", arguments_.formatOptions, "An option of the format, such as dpi=150; more than once")
        ->type_name("NAME=VALUE");
    sub->add_option("--report", arguments_.report,
                    "Where to write what was taken over and what was not, as JSON; - is the standard output")
        ->type_name("FILE");
  }

  void addFormats() {
    CLI::App* sub = verb(Verb::Formats, "formats", "Lists the formats of import and export, with their options.",
                         "formats --format json");
    formats(sub, {{"text", PrintForm::Text}, {"json", PrintForm::Json}}, "How to print them; text without it");
    languageOption(sub);
  }

  void addScan() {
    ScanArguments& scan = arguments_.scan;
    CLI::App* sub = verb(Verb::Scan, "scan",
                         "Lays a scan of the printed map under a battle's hexes (register), proposes its terrain "
                         "(classify), or looks for its grid (grid): scan ACTION FILE ….",
                         "scan register raclawice.battle --picture scan.jpg --points points.csv --format json");
    sub->add_option("ACTION", scan.action, "register, classify or grid")
        ->required()
        ->check(CLI::IsMember({"register", "classify", "grid"}));
    sub->add_option("FILE", arguments_.file, "The battle file; it is never written to. Grid does without");
    sub->add_option("--picture", scan.picture, "The scan: PNG, JPEG, TIFF or PDF")->required()->type_name("PICTURE");
    sub->add_option("--page", scan.page, "Its page, of TIFF and PDF; 1 without it")->type_name("N");
    sub->add_option("--dpi", scan.dpi, "Dots per inch at which a page of PDF is read; 200 without it")->type_name("N");
    sub->add_option("--points", scan.points,
                    "A CSV of hexes and the places of their middles in the picture: hex,x,y and, if wanted, held_out "
                    "(1 for points that only judge the fit)")
        ->type_name("FILE");
    sub->add_option("--samples", scan.samples,
                    "A CSV of hexes, hexsides and ways that are known: place,kind with places like 1203, 1203/1304 or "
                    "1203 NE, and 1203>1304")
        ->type_name("FILE");
    choice(sub, "--fit", scan.fit, "How far the sheet may be bent; auto without it",
           Choices<std::optional<std::string>>{
               {"auto", std::nullopt}, {"affine", "affine"}, {"perspective", "perspective"}, {"warp", "warp"}});
    choice(sub, "--refine", scan.refine,
           "Whether the printed lines correct the fit: where they are clear (auto), or not at all; auto without it",
           Choices<std::string>{{"auto", "auto"}, {"no", "no"}});
    formats(sub, {{"text", PrintForm::Text}, {"json", PrintForm::Json}}, "How to print it; text without it");
    languageOption(sub);
    sub->add_flag("--progress", arguments_.showsProgress,
                  "Tell on stderr how far it is, also where that is no terminal");
  }

  void addRender() {
    CLI::App* sub = readingVerb(Verb::Render, "render",
                                "Draws the map, with a scenario's counters, as a picture (PNG), as lines and letters "
                                "in layers (SVG) or on paper (PDF): the end of the file's name says which.",
                                "render raclawice.battle --scenario historical --dpi 300 -o raclawice.png");
    sub->add_option("-o,--output", arguments_.output,
                    "The file to write, ending in .png, .svg or .pdf; - writes a PNG to the standard output")
        ->required()
        ->type_name("FILE");
    scenarioOption(sub);
    variantOption(sub);
    sub->add_option("--theme", arguments_.theme, "The look of the map: the name of a theme, or a theme file")
        ->type_name("NAME|FILE");
    sub->add_option("--estimates", arguments_.estimates,
                    "How counters show what no source gives: in grey italics, on amber, or left out; grey without it")
        ->type_name("grey|amber|left-out");
    sub->add_flag("--upright", arguments_.upright, "Counters stand upright, with wedges that show where they face");
    sub->add_option("--layers", arguments_.layers, "What to draw, with commas between; without it everything but zones")
        ->delimiter(',')
        ->type_name("LAYER,…");
    sub->add_option("--crop", arguments_.crop, "Only what lies between two hexes, such as 0101-1215")
        ->type_name("HEX-HEX");
    sub->add_flag("--without-numbers", arguments_.withoutNumbers, "Leave out the hex numbers");
    textsOption(sub);
    addPictureSize(sub);
    sub->add_option("--paper", arguments_.paper,
                    "For PDF: one sheet of the map's own size, or as many as it takes of a paper, to be glued; sheet "
                    "without it")
        ->type_name("sheet|a4|letter|a3|WxH");
    sub->add_option("--overlap", arguments_.overlap, "How much neighbouring sheets share; 10 without it")
        ->type_name("MM");
    sub->add_flag("--progress", arguments_.showsProgress,
                  "Tell on stderr how far it is, also where that is no terminal");
  }

  void addPictureSize(CLI::App* sub) {
    CLI::Option* perHex =
        sub->add_option("--pixels-per-hex", arguments_.pixelsPerHex, "For PNG: width of a hex; 96 without it");
    CLI::Option* height = sub->add_option("--height", arguments_.height, "For PNG: height of the picture, in pixels");
    CLI::Option* dpi =
        sub->add_option("--dpi", arguments_.dpi, "For PNG: pixels per inch of the printed map")->type_name("N");
    height->excludes(perHex);
    dpi->excludes(perHex)->excludes(height);
  }

  void addDump() {
    readingVerb(Verb::Dump, "dump",
                "Prints every content row in canonical form: equal dumps, equal battles. Texts are printed as they "
                "stand; look at a stranger's file through a pager.",
                "dump raclawice.battle");
  }

  // "hx_number(hex), hx_hex('1809') …"
  static std::string queryFunctionList(query::QueryFunction::Kind kind) {
    std::string list;
    for (const query::QueryFunction& each : query::queryFunctions()) {
      if (each.kind != kind) continue;
      list += (list.empty() ? "" : ", ") + std::string(each.name) + "(" + std::string(each.arguments) + ")";
    }
    return list;
  }

  void addQuery() {
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

  void addManifest() {
    CLI::App* sub = readingVerb(Verb::Manifest, "manifest",
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

  void addPlacements() {
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

  void addSchedule() {
    CLI::App* sub = readingVerb(Verb::Schedule, "schedule",
                                "Prints the activation schedule as CSV: turn,side,army,kind,leader,count,hexes.",
                                "schedule raclawice.battle --scenario historical --grid");
    scenarioOption(sub);
    sub->get_option("--scenario")->required();
    variantOption(sub);
    sub->add_flag(
        "--grid", arguments_.asGrid,
        "As a grid of turns by armies, leaders and chits: * in the pool, o may be chosen, > enters, ? by dice, "
        "! opens, - not available; below it what victory can bring");
    textsOption(sub);
  }

  void addSalvage() {
    CLI::App* sub =
        readingVerb(Verb::Salvage, "salvage",
                    "Makes a sound copy of what can still be read of a damaged battle file, and prints as CSV "
                    "what became of each table that is not whole.",
                    "salvage broken.battle -o saved.battle");
    sub->add_option("-o,--output", arguments_.output, "The battle file to make")->required()->type_name("FILE");
    sub->add_flag("--force", arguments_.force, "Replace the file if it exists");
  }

  void addUpgrade() {
    CLI::App* sub = readingVerb(Verb::Upgrade, "upgrade",
                                "Copies a battle file of an earlier Redoubt into one of the present format, with its "
                                "history and versions, and tells where undo or redo can't follow: then it ends 1.",
                                "upgrade old.battle -o new.battle");
    sub->add_option("-o,--output", arguments_.output, "The battle file to make")->required()->type_name("FILE");
    sub->add_flag("--force", arguments_.force, "Replace the file if it exists");
    languageOption(sub);
  }

  void addReport() {
    CLI::App* sub = readingVerb(Verb::Report, "report",
                                "Writes the report of a transcription: how much of it is printed, derived, estimated, "
                                "unknown and confirmed, and the questions, as a page of HTML or as PDF.",
                                "report raclawice.battle -o report.html");
    sub->add_option("-o,--output", arguments_.output,
                    "The file to write, ending in .html or .pdf; - writes HTML to the standard output")
        ->required()
        ->type_name("FILE");
    sub->add_flag("--force", arguments_.force, "Replace the file if it exists");
    languageOption(sub);
  }

  void addDoubleEntry() {
    CLI::App* sub = verb(Verb::DoubleEntry, "double-entry",
                         "Compares two independent transcriptions of one battle, and prints the values on which they "
                         "disagree: ends 1 if there are any that nobody settled.",
                         "double-entry mine.battle yours.battle --format json");
    sub->add_option("FIRST", arguments_.file, "A battle file; neither is ever written to")->required();
    sub->add_option("SECOND", arguments_.otherFile, "The other")->required();
    formats(sub, {{"text", PrintForm::Text}, {"json", PrintForm::Json}}, "How to print it; text without it");
    languageOption(sub);
  }

  // Flags of their own are options too, so that all of them are added to a list.
  void withOption(CLI::App* sub, const std::string& what) {
    const auto give = [this](const std::vector<std::string>& given) {
      arguments_.formatOptions.insert(arguments_.formatOptions.end(), given.begin(), given.end());
    };
    sub->add_option_function<std::vector<std::string>>("--with", give, what)->type_name("NAME=VALUE");
  }

  // An option of what is printed that has a flag of its own.
  CLI::Option* printOption(CLI::App* sub, const std::string& flag, const std::string& name, const std::string& what) {
    const auto give = [this, name](const std::string& value) {
      arguments_.formatOptions.push_back(name + "=" + value);
    };
    return sub->add_option_function<std::string>(flag, give, what);
  }

  CLI::Option* lengthOption(CLI::App* sub, const std::string& flag, const std::string& name, const std::string& what) {
    const auto give = [this, name](std::string value) {
      if (value.ends_with("mm")) value.resize(value.size() - 2);
      arguments_.formatOptions.push_back(name + "=" + value);
    };
    return sub->add_option_function<std::string>(flag, give, what)->type_name("MM");
  }

  void addCounterSheet() {
    CLI::App* sub =
        readingVerb(Verb::CounterSheet, "counter-sheet",
                    "Lays the counters of a battle out on paper, fronts and backs, to be cut out: as PDF, or a "
                    "file of SVG or PNG for each page.",
                    "counter-sheet raclawice.battle --paper A4 --counter 15mm -o sheet.pdf");
    sub->add_option("-o,--output", arguments_.output, "The file to write, ending in .pdf, .svg or .png")
        ->required()
        ->type_name("FILE");
    sub->add_flag("--force", arguments_.force, "Replace files that exist");
    printOption(sub, "--paper", "sheet-paper", "The paper; a4 without it")->type_name("a4|letter|a3|WxH");
    lengthOption(sub, "--counter", "counter-side", "The side of a counter; 15 without it");
    printOption(sub, "--order", "counter-order", "How counters follow each other; army without it")
        ->type_name("army|type|printed");
    printOption(sub, "--backs", "backs", "How backs come behind fronts; long-edge without it")
        ->type_name("long-edge|short-edge|fold|none");
    printOption(sub, "--cuts", "cuts",
                "Whether neighbours share a cut, or each has a bleed of its own; common without it")
        ->type_name("common|apart");
    printOption(sub, "--only", "only", "Only these, by units (unit/SLUG), leaders, chits and markers")
        ->type_name("KEY,…");
    sub->add_option("--changed-since", arguments_.changedSince,
                    "Only counters that look otherwise than in that version of the file")
        ->type_name("VERSION");
    sub->add_flag_callback(
        "--calibration", [this] { arguments_.formatOptions.emplace_back("calibration=yes"); },
        "Begin with a page by which the offset of a printer's backs is found");
    withOption(sub, "Any other choice, such as offset-across=0.5, bleed=3 or picture-dpi=600; more than once");
    textsOption(sub);
    sub->add_flag("--progress", arguments_.showsProgress,
                  "Tell on stderr how far it is, also where that is no terminal");
  }

  void addPrintAndPlay() {
    CLI::App* sub = readingVerb(Verb::PrintAndPlay, "print-and-play",
                                "Makes a folder with the whole game on paper: the map, the counters, the sheets for players and a page "
                                "of instructions, for a printer at home or for a press.",
                                "print-and-play raclawice.battle --scenario historical --paper A4 -o raclawice-print");
    sub->add_option("-o,--output", arguments_.output, "The folder to make")->required()->type_name("FOLDER");
    sub->add_flag("--force", arguments_.force, "Replace files in a folder that exists");
    scenarioOption(sub);
    variantOption(sub);
    printOption(sub, "--paper", "sheet-paper", "The paper; a4 without it")->type_name("a4|letter|a3|WxH");
    lengthOption(sub, "--counter", "counter-side", "The side of a counter; 15 without it");
    printOption(sub, "--backs", "backs", "How backs come behind fronts; long-edge without it")
        ->type_name("long-edge|short-edge|fold|none");
    sub->add_flag_callback(
        "--press", [this] { arguments_.formatOptions.emplace_back("for-press=yes"); },
        "Single sheets with bleed, marks, and trim and bleed boxes");
    printOption(sub, "--theme", "theme", "The look: the name of a theme, or a theme file")->type_name("NAME|FILE");
    textsOption(sub);
    sub->add_flag("--progress", arguments_.showsProgress,
                  "Tell on stderr how far it is, also where that is no terminal");
  }

  void addAids() {
    CLI::App* sub = readingVerb(Verb::Aids, "aids",
                                "Writes the sheets that players have on the table: the scenario, turns and "
                                "reinforcements, the sequence of play, terrain, tables, the order of battle and known "
                                "questions, as PDF, a page of HTML or a drawing of each page (SVG): the end of the "
                                "file's name says which.",
                                "aids raclawice.battle --scenario historical --language pl -o aids.pdf");
    sub->add_option("-o,--output", arguments_.output, "The file to write, ending in .pdf, .html or .svg")
        ->required()
        ->type_name("FILE");
    sub->add_flag("--force", arguments_.force, "Replace the file if it exists");
    scenarioOption(sub);
    variantOption(sub);
    sub->add_option("--sheet", arguments_.sheets,
                    "Which sheets, with commas between: scenario, turns, sequence, terrain, tables, rules, order, questions; "
                    "all without it, or with --folded sequence, terrain, tables and, where it fits, rules")
        ->delimiter(',')
        ->type_name("SHEET,…");
    sub->add_option("--paper", arguments_.paper, "The paper: A4 without it, and A3 to be folded")
        ->type_name("A4|Letter|A3");
    sub->add_flag("--folded", arguments_.folded,
                  "Two pages beside each other on a sheet that is folded, in the order that takes; smaller type if all "
                  "comes onto one sheet by that");
    sub->add_option("--theme", arguments_.theme, "The look: the name of a theme, or a theme file")
        ->type_name("NAME|FILE");
    languageOption(sub);
  }

  void addCompareSetUps() {
    CLI::App* sub = readingVerb(Verb::CompareSetUps, "compare-set-ups",
                                "Tells what differs between two set-ups: counters placed elsewhere, otherwise or by one "
                                "of them only, and what else differs between the scenarios. Ends 1 if anything does.",
                                "compare-set-ups raclawice.battle --scenario historical --with-variant second");
    scenarioOption(sub);
    variantOption(sub);
    sub->add_option("--with", arguments_.withScenario, "The other scenario; the same without it")->type_name("ID");
    sub->add_option("--with-variant", arguments_.withVariant,
                    "The other variant; of another scenario the first without it")
        ->type_name("ID");
    sub->add_option("--with-file", arguments_.otherFile,
                    "The battle file of the other set-up; units, zones and hexes are matched by their names")
        ->type_name("FILE");
    formats(sub, {{"text", PrintForm::Text}, {"json", PrintForm::Json}, {"csv", PrintForm::Csv}},
            "How to print it; text without it");
    CLI::Option* output = sub->add_option("-o,--output", arguments_.output,
                                          "A picture of both on one map, ending in .png: arrows lead from the first to "
                                          "the second")
                              ->type_name("FILE");
    sub->add_option("--pixels-per-hex", arguments_.pixelsPerHex, "Width of a hex in the picture; 64 without it")
        ->needs(output)
        ->check(CLI::Range(4, 400));
    languageOption(sub);
  }

  CLI::App app_;
  Arguments arguments_;
};

}  // namespace

std::variant<Arguments, Ending> parseArguments(int count, const char* const* values) {
  return CommandLine().parse(count, values);
}

}  // namespace redoubt::cli
