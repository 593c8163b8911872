#include <algorithm>
#include <memory>

#include "core/base/error.h"
#include "core/exchange/package.h"
#include "core/store/battle_file.h"
#include "editor/aids/aids_output.h"
#include "editor/cli/offscreen.h"
#include "editor/cli/output.h"
#include "editor/cli/progress.h"
#include "editor/cli/scenario_choice.h"
#include "editor/cli/verbs.h"
#include "editor/render/fonts.h"

// Sheets for players: PDF, a page for browsers, or drawings.
namespace redoubt::cli {
namespace fs = std::filesystem;
namespace {

enum class AidsKind { Pdf, Html, Svg };

AidsKind kindOf(const fs::path& output) {
  std::string ending = output.extension().string();
  std::transform(ending.begin(), ending.end(), ending.begin(), [](unsigned char c) { return std::tolower(c); });
  if (ending == ".pdf") return AidsKind::Pdf;
  if (ending == ".html" || ending == ".htm") return AidsKind::Html;
  if (ending == ".svg") return AidsKind::Svg;
  throw Error(ErrorCode::BadInput, Phrase::of("errors.aids.ending"), output.string());
}

std::vector<aids::SheetKind> sheetsOf(const Arguments& arguments) {
  std::vector<aids::SheetKind> kinds;
  for (const std::string& word : arguments.sheets) {
    const auto kind = aids::sheetKindFromText(word);
    if (!kind) throw Error(ErrorCode::BadInput, Phrase::of("errors.aids.sheet", {{"sheet", word}}));
    kinds.push_back(*kind);
  }
  // What players have before them all the time is what is folded.
  if (kinds.empty() && arguments.folded) {
    kinds = {aids::SheetKind::Sequence, aids::SheetKind::Terrain, aids::SheetKind::Tables, aids::SheetKind::Rules};
  }
  return kinds;
}

}  // namespace

int makeAids(const Arguments& arguments) {
  const AidsKind kind = kindOf(arguments.output);
  const std::vector<aids::SheetKind> sheets = sheetsOf(arguments);
  const std::string paperName = arguments.paper.empty() ? (arguments.folded ? "A3" : "A4") : arguments.paper;
  const auto paper = editor::aidsPaper(QString::fromStdString(paperName), arguments.folded);
  if (!paper) throw Error(ErrorCode::BadInput, Phrase::of("errors.aids.paper", {{"paper", paperName}}));
  const model::Battle battle = store::readBattle(arguments.file).battle;
  const model::Scenario& scenario = chosenScenario(battle, arguments);
  aids::AidsOptions options;
  options.scenario = scenario.id;
  options.variant = chosenVariant(battle, scenario, arguments).id;
  options.language = arguments.language;
  options.sheets = sheets;
  const Offscreen offscreen;
  render::loadFonts();
  std::shared_ptr<const render::MapTheme> theme;
  if (!arguments.theme.empty()) {
    const render::LoadedTheme loaded = render::loadTheme(QString::fromStdString(arguments.theme));
    for (const render::ThemeFault& fault : loaded.faults) {
      const std::string name = arguments.theme;
      if (fault.key.isEmpty()) throw Error(ErrorCode::NotFound, Phrase::of("errors.aids.theme", {{"theme", name}}));
      printError(name + ": " + fault.key.toStdString() + ": " + fault.message.toStdString());
    }
    theme = loaded.theme;
  }
  auto drawn = std::make_shared<editor::DrawnAids>(battle, options, *paper, theme);
  // The rules in short come along where one folded sheet has room for them.
  constexpr std::size_t kPagesOfSheet = 4;
  if (arguments.folded && arguments.sheets.empty() && drawn->pages().pages.size() > kPagesOfSheet) {
    options.sheets.pop_back();
    drawn = std::make_shared<editor::DrawnAids>(battle, options, *paper, theme);
  }
  if (drawn->pages().pages.empty() || drawn->document().sheets.empty()) {
    throw Error(ErrorCode::NotFound, Phrase::of("errors.aids.nothing"), arguments.file.string());
  }
  if (kind != AidsKind::Html) {
    const Watch watch = watchOf(arguments);
    const auto written = writePaper(editor::paperPages(drawn), arguments.output, 0, arguments.force, watch);
    for (const fs::path& file : written.files) noteWritten(file, written.arePromised);
    return kClean;
  }
  exchange::Package package(arguments.output, arguments.force);
  package.writeMain(drawn->html());
  noteWritten(arguments.output, package.moveIntoPlace());
  return kClean;
}

}  // namespace redoubt::cli
