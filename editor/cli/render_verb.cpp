#include <fmt/format.h>

#include <QFile>
#include <algorithm>
#include <cstdio>
#include <future>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/exchange/pictures/picture_formats.h"
#include "core/store/battle_file.h"
#include "core/store/files.h"
#include "core/store/pending_file.h"
#include "editor/artwork/picture_choices.h"
#include "editor/cli/interrupts.h"
#include "editor/cli/offscreen.h"
#include "editor/cli/output.h"
#include "editor/cli/progress.h"
#include "editor/cli/scenario_choice.h"
#include "editor/cli/verbs.h"
#include "editor/render/fonts.h"
#include "editor/render/output/pdf_picture.h"
#include "editor/render/output/png_picture.h"
#include "editor/render/output/svg_picture.h"

namespace redoubt::cli {
namespace fs = std::filesystem;
namespace {

enum class PictureKind { Png, Svg, Pdf };

// A wrong value of an option.
Error mistake(const Arguments& arguments, const std::string& sentence) {
  return Error(ErrorCode::BadInput, sentence, arguments.file.string());
}

Error unwritable(const Arguments& arguments) {
  return Error(ErrorCode::DiskFull, Phrase::of("errors.write.unwritable"), arguments.output.string());
}

PictureKind kindOf(const Arguments& arguments) {
  if (arguments.output == "-") return PictureKind::Png;
  std::string suffix = arguments.output.extension().string();
  std::transform(suffix.begin(), suffix.end(), suffix.begin(), [](unsigned char c) { return std::tolower(c); });
  if (suffix == ".png") return PictureKind::Png;
  if (suffix == ".svg") return PictureKind::Svg;
  if (suffix == ".pdf") return PictureKind::Pdf;
  throw Error(ErrorCode::BadInput, "PNG, SVG and PDF are drawn; end the name with .png, .svg or .pdf.",
              arguments.output.string());
}

void refuseWhatDoesNotApply(const Arguments& arguments, PictureKind kind) {
  if (kind != PictureKind::Png && (arguments.pixelsPerHex || arguments.height || arguments.dpi)) {
    throw mistake(arguments, "SVG and PDF have the map's true size; --pixels-per-hex, --height and --dpi are for PNG.");
  }
  if (kind != PictureKind::Pdf && (!arguments.paper.empty() || arguments.overlap)) {
    throw mistake(arguments, "--paper and --overlap are for PDF.");
  }
  if (arguments.scenario.empty() && arguments.variant) throw mistake(arguments, "--variant needs --scenario.");
  if (arguments.scenario.empty() && !arguments.estimates.empty()) {
    throw mistake(arguments, "--estimates is about counters; it needs --scenario.");
  }
  if (arguments.scenario.empty() && arguments.upright) {
    throw mistake(arguments, "--upright is about counters; it needs --scenario.");
  }
}

const exchange::Format& formatOf(PictureKind kind) {
  switch (kind) {
    case PictureKind::Png: return exchange::pngFormat();
    case PictureKind::Svg: return exchange::svgFormat();
    default: return exchange::pdfFormat();
  }
}

// Of a theme with faults the rest is drawn, and each fault told.
void tellThemeFaults(const Arguments& arguments) {
  if (arguments.theme.empty()) return;
  for (const render::ThemeFault& fault : render::loadTheme(QString::fromStdString(arguments.theme)).faults) {
    if (fault.key.isEmpty()) continue;
    printError(arguments.theme + ": " + fault.key.toStdString() + ": " + fault.message.toStdString());
  }
}

std::vector<std::string> layersOf(const Arguments& arguments) {
  std::vector<std::string> layers = arguments.layers;
  if (!arguments.withoutNumbers) return layers;
  if (layers.empty()) {
    for (const std::string_view each : exchange::pictureLayers()) {
      if (each != "zones") layers.emplace_back(each);
    }
  }
  std::erase(layers, "numbers");
  return layers;
}

// The choices as those of the format that is drawn.
exchange::Options optionsOf(const Arguments& arguments, PictureKind kind) {
  exchange::Options::Given given{
      {"theme", arguments.theme}, {"layers", join(layersOf(arguments), ",")}, {"crop", arguments.crop}};
  if (!arguments.estimates.empty()) given["estimates"] = arguments.estimates;
  if (arguments.upright) given["upright"] = "yes";
  if (kind == PictureKind::Png) {
    if (arguments.dpi) given["dpi"] = fmt::format("{}", *arguments.dpi);
    if (arguments.pixelsPerHex && *arguments.pixelsPerHex < 1) {
      throw mistake(arguments, "--pixels-per-hex is at least 1.");
    }
    if (!arguments.dpi) given["hex-pixels"] = std::to_string(arguments.pixelsPerHex.value_or(96));
  }
  if (kind == PictureKind::Pdf) {
    if (!arguments.paper.empty()) given["paper"] = arguments.paper;
    if (arguments.overlap) given["overlap"] = fmt::format("{}", *arguments.overlap);
  }
  return exchange::Options(formatOf(kind), exchange::OptionUse::Export, given);
}

render::RenderOptions drawnBy(const exchange::Options& options, const model::Battle& battle,
                              const Arguments& arguments) {
  if (arguments.scenario.empty()) return editor::renderOptions(battle, options, std::nullopt, std::nullopt);
  const model::Scenario& scenario = chosenScenario(battle, arguments);
  return editor::renderOptions(battle, options, scenario.id, chosenVariant(battle, scenario, arguments).id);
}

render::PictureSize sizeOf(const exchange::Options& options, const render::MapDrawing& drawing,
                           render::RenderOptions drawn, const Arguments& arguments) {
  drawn.height = arguments.height;
  return editor::pictureSizeBy(options, drawing, drawn);
}

void write(QFile& out, PictureKind kind, const model::Battle& battle, const Arguments& arguments,
           const Offscreen& offscreen) {
  const exchange::Options options = optionsOf(arguments, kind);
  const render::RenderOptions drawn = drawnBy(options, battle, arguments);
  const render::MapDrawing drawing(battle, drawn);
  const Watch watch = watchOf(arguments);
  try {
    switch (kind) {
      case PictureKind::Png:
        render::writePng(out, drawing, sizeOf(options, drawing, drawn, arguments), watch, offscreen.pool());
        break;
      case PictureKind::Pdf: render::writePdf(out, drawing, editor::pagePlanBy(options, drawing), watch); break;
      case PictureKind::Svg: render::writeSvg(out, drawing, render::PagePlan(drawing, {}), watch); break;
    }
  } catch (const Error& error) {
    if (error.code() == ErrorCode::DiskFull) throw unwritable(arguments);
    throw;
  }
}

}  // namespace

int render(const Arguments& arguments) {
  if (store::identityOf(arguments.output) == store::identityOf(arguments.file) && store::identityOf(arguments.file)) {
    throw Error(ErrorCode::Refused, "this is the battle file itself; choose another name.", arguments.output.string());
  }
  const PictureKind kind = kindOf(arguments);
  refuseWhatDoesNotApply(arguments, kind);
  const Offscreen offscreen;
  auto reading = std::async(std::launch::async, [&] { return battleOf(arguments); });
  render::loadFonts();  // meanwhile
  const model::Battle battle = reading.get();
  if (const auto fault = model::layoutFault(battle)) {
    throw Error(ErrorCode::BadInput, Phrase::of("errors.layout.nothing-to-draw", {{"why", fault->sentence()}}),
                arguments.file.string());
  }
  tellThemeFaults(arguments);
  QFile out;
  if (arguments.output == "-") {
    if (!out.open(stdout, QIODevice::WriteOnly)) throw Error(ErrorCode::Internal, "there is no standard output.");
    write(out, kind, battle, arguments, offscreen);
    if (!out.flush()) throw Error(ErrorCode::DiskFull, "writing failed; is the disk full?", "standard output");
    return kClean;
  }
  store::PendingFile pending(arguments.output);
  const RemovedOnInterrupt removed(pending.path());
  out.setFileName(QString::fromStdString(pending.path().string()));
  if (!out.open(QIODevice::WriteOnly)) throw unwritable(arguments);
  write(out, kind, battle, arguments, offscreen);
  if (!out.flush()) throw unwritable(arguments);
  out.close();
  noteWritten(arguments.output, pending.moveIntoPlace());
  return kClean;
}

}  // namespace redoubt::cli
