#include "editor/cli/command_line.h"

// Verbs that draw and print.
namespace redoubt::cli {

void CommandLine::addRender() {
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
  sub->add_flag("--progress", arguments_.showsProgress, "Tell on stderr how far it is, also where that is no terminal");
}

void CommandLine::addPictureSize(CLI::App* sub) {
  CLI::Option* perHex =
      sub->add_option("--pixels-per-hex", arguments_.pixelsPerHex, "For PNG: width of a hex; 96 without it");
  CLI::Option* height = sub->add_option("--height", arguments_.height, "For PNG: height of the picture, in pixels");
  CLI::Option* dpi =
      sub->add_option("--dpi", arguments_.dpi, "For PNG: pixels per inch of the printed map")->type_name("N");
  height->excludes(perHex);
  dpi->excludes(perHex)->excludes(height);
}

void CommandLine::addThumbnail() {
  CLI::App* sub = readingVerb(Verb::Thumbnail, "thumbnail",
                              "Draws the map as small as file managers show it, without counters, letters and grid: at "
                              "once, however large the battle.",
                              "thumbnail raclawice.battle -o raclawice.png --size 128");
  sub->add_option("-o,--output", arguments_.output, "The PNG to write; - is the standard output")
      ->required()
      ->type_name("FILE");
  sub->add_option("--size", arguments_.thumbnailSize, "The most pixels in width and in height; 256 without it")
      ->type_name("N")
      ->check(CLI::Range(16, 2048));
}

CLI::Option* CommandLine::paperOption(CLI::App* sub) {
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

CLI::Option* CommandLine::printOption(CLI::App* sub, const std::string& flag, const std::string& name,
                                      const std::string& what) {
  const auto give = [this, name](const std::string& value) { arguments_.formatOptions.push_back(name + "=" + value); };
  return sub->add_option_function<std::string>(flag, give, what);
}

CLI::Option* CommandLine::lengthOption(CLI::App* sub, const std::string& flag, const std::string& name,
                                       const std::string& what) {
  const auto give = [this, name](std::string value) {
    if (value.ends_with("mm")) value.resize(value.size() - 2);
    arguments_.formatOptions.push_back(name + "=" + value);
  };
  return sub->add_option_function<std::string>(flag, give, what)->type_name("MM");
}

void CommandLine::addCounterSheet() {
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
  sub->add_flag("--progress", arguments_.showsProgress, "Tell on stderr how far it is, also where that is no terminal");
}

void CommandLine::addPrintAndPlay() {
  CLI::App* sub = readingVerb(
      Verb::PrintAndPlay, "print-and-play",
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
  sub->add_flag("--progress", arguments_.showsProgress, "Tell on stderr how far it is, also where that is no terminal");
}

void CommandLine::addAids() {
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
  sub->add_option(
         "--sheet", arguments_.sheets,
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

}  // namespace redoubt::cli
