#include "editor/cli/command_line.h"

// Verbs that ask a battle, read texts and pictures, and compare.
namespace redoubt::cli {

void CommandLine::addAsk() {
  CLI::App* sub = readingVerb(Verb::Ask, "ask", "Asks what the rules say about a set-up: ask FILE QUESTION ….",
                              "ask kluszyn.battle attack --by alpha,beta --on 1204 --scenario main --format json");
  sub->add_option("QUESTION", arguments_.question, "What is asked")
      ->required()
      ->type_name(
          "attack|fire|zones|sight|supply|command|exit|reach|retreat|build|stack|check|pool|activate|turn|victory|"
          "first-turn");
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
         "--turn", [this](int turn) { arguments_.suppositions.push_back("turn=" + std::to_string(turn)); }, "The turn")
      ->type_name("N");
  scenarioOption(sub);
  variantOption(sub);
  formats(sub, {{"json", PrintForm::Json}}, "The form of the answer; first-turn is told in words without it");
  languageOption(sub);
}

void CommandLine::addImportText() {
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

void CommandLine::addScan() {
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
  sub->add_flag("--progress", arguments_.showsProgress, "Tell on stderr how far it is, also where that is no terminal");
}

void CommandLine::addReport() {
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

void CommandLine::addDoubleEntry() {
  CLI::App* sub = verb(Verb::DoubleEntry, "double-entry",
                       "Compares two independent transcriptions of one battle, and prints the values on which they "
                       "disagree: ends 1 if there are any that nobody settled.",
                       "double-entry mine.battle yours.battle --format json");
  sub->add_option("FIRST", arguments_.file, "A battle file; neither is ever written to")->required();
  sub->add_option("SECOND", arguments_.otherFile, "The other")->required();
  formats(sub, {{"text", PrintForm::Text}, {"json", PrintForm::Json}}, "How to print it; text without it");
  languageOption(sub);
}

void CommandLine::addCompareSetUps() {
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

void CommandLine::addDiff() {
  CLI::App* sub =
      verb(Verb::Diff, "diff",
           "Tells what differs between two battles, or between a battle and a version named in its file, in "
           "the words of the domain. Ends 1 if anything does.",
           "diff mine.battle yours.battle -o differences.png");
  sub->add_option("FIRST", arguments_.file, "A battle file, or a file or folder of a format that is read")->required();
  CLI::Option* second = sub->add_option("SECOND", arguments_.otherFile, "The other; neither is ever written to");
  sub->add_option("--since", arguments_.changedSince,
                  "Instead of SECOND: the version of that name in FIRST, compared with what FIRST is now")
      ->type_name("NAME")
      ->excludes(second);
  formats(sub, {{"text", PrintForm::Text}, {"json", PrintForm::Json}, {"csv", PrintForm::Csv}},
          "How to print it; text without it");
  CLI::Option* output = sub->add_option("-o,--output", arguments_.output,
                                        "A picture of both maps beside each other, ending in .png: what differs is "
                                        "outlined")
                            ->type_name("FILE");
  sub->add_option("--pixels-per-hex", arguments_.pixelsPerHex, "Width of a hex in the picture; 48 without it")
      ->needs(output)
      ->check(CLI::Range(4, 400));
  languageOption(sub);
}

void CommandLine::addMerge() {
  CLI::App* sub =
      verb(Verb::Merge, "merge",
           "Brings the work of two people on copies of one battle together. Without BASE, what both began "
           "with is found in the histories of the files. Conflicts are listed; then nothing is written and it "
           "ends 1.",
           "merge base.battle ours.battle theirs.battle -o merged.battle");
  sub->add_option("FILES", arguments_.inputs, "BASE OURS THEIRS, or OURS THEIRS: battle files, or what import reads")
      ->required()
      ->expected(2, 3);
  sub->add_option("-o,--output", arguments_.output,
                  "Where the merged battle goes, with the history of OURS; it can be OURS itself")
      ->required()
      ->type_name("FILE");
  sub->add_flag("--force", arguments_.force, "Replace the file if it exists");
  choice(sub, "--prefer", arguments_.prefer, "Whose change is taken in every conflict",
         Choices<std::optional<compare::MergeSide>>{{"ours", compare::MergeSide::Ours},
                                                    {"theirs", compare::MergeSide::Theirs}});
  formats(sub, {{"text", PrintForm::Text}, {"json", PrintForm::Json}}, "How to print conflicts; text without it");
  languageOption(sub);
}

void CommandLine::addFormat() {
  CLI::App* sub =
      verb(Verb::Format, "format",
           "Lays JSON out as export does, without making a battle of it, and prints the names of the files that "
           "changed.",
           "format battles/meadow");
  sub->add_option("FILES", arguments_.inputs, "JSON files, or folders of them; - is the standard input")->required();
  sub->add_flag("--check", arguments_.dryRun, "Write nothing; end 1 if any file would change");
}

void CommandLine::addRun() {
  CLI::App* sub =
      verb(Verb::Run, "run",
           "Runs a script: an action changes FILE, as one edit that can be undone, a check reports and ends "
           "1 where it finds anything, a format writes. Scripts run under limits, see nothing but FILE and "
           "the files that --with names, and where one fails nothing is changed.",
           "run mirror-set-up raclawice.battle --with axis=turned -o mirrored.battle");
  sub->add_option("SCRIPT", arguments_.script,
                  "A file ending in .js, or the name of an extension; extensions lists them")
      ->required();
  sub->add_option("FILE", arguments_.file, "The battle file")->required();
  sub->add_option("--offer", arguments_.offer, "Which of several things that the script offers")->type_name("ID");
  sub->add_option("--with", arguments_.formatOptions, "What the script asks for, files too; more than once")
      ->type_name("NAME=VALUE");
  sub->add_option(
         "-o,--output", arguments_.output,
         "Of an action: a copy that is changed instead of FILE, history included. Of a format: the file to write")
      ->type_name("FILE");
  sub->add_flag("--force", arguments_.force, "Replace the file if it exists");
  sub->add_flag("--dry-run", arguments_.dryRun, "Tell what would be changed, and change nothing");
  scenarioOption(sub);
  variantOption(sub);
  formats(sub, {{"text", PrintForm::Text}, {"json", PrintForm::Json}},
          "How to print what it says and finds; text without it");
  sub->add_option("--seconds", arguments_.seconds, "How long it may take")
      ->check(CLI::Range(1, 3600))
      ->capture_default_str();
  sub->add_option("--megabytes", arguments_.megabytes, "How much memory it may take")
      ->check(CLI::Range(16, 65536))
      ->capture_default_str();
  languageOption(sub);
}

void CommandLine::addExtensions() {
  CLI::App* sub = verb(Verb::Extensions, "extensions",
                       "Lists the extensions with what they offer and ask for, and the folder where one's own lie.",
                       "extensions --format json");
  formats(sub, {{"text", PrintForm::Text}, {"json", PrintForm::Json}}, "How to print them; text without it");
  languageOption(sub);
}

}  // namespace redoubt::cli
