#include <unistd.h>

#include <QFile>
#include <QGuiApplication>
#include <QThreadPool>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <functional>
#include <future>

#include "core/base/error.h"
#include "core/store/battle_file.h"
#include "core/store/files.h"
#include "core/store/pending_file.h"
#include "editor/cli/interrupts.h"
#include "editor/cli/output.h"
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

// Only what ends the program is worth a line; Qt's remarks about displays and fonts are not.
void filterQt(QtMsgType type, const QMessageLogContext&, const QString& message) {
  if (type == QtFatalMsg) printError(message.toStdString());
}

// Draws without a display: the platform has to be chosen before the application is made.
class Drawing {
 public:
  Drawing() {
    qInstallMessageHandler(filterQt);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    application_ = std::make_unique<QGuiApplication>(count_, values_);
  }

 private:
  int count_ = 1;
  char name_[12] = "redoubt-cli";
  char* values_[2] = {name_, nullptr};
  std::unique_ptr<QGuiApplication> application_;
};

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
}

std::optional<std::pair<hex::HexKey, hex::HexKey>> cropOf(const model::Battle& battle, const Arguments& arguments) {
  const std::string& crop = arguments.crop;
  if (crop.empty()) return std::nullopt;
  const hex::Layout layout = model::layoutOf(battle);
  // Printed numbers may hold the separator themselves.
  for (std::size_t at = crop.find_first_of(":-"); at != std::string::npos; at = crop.find_first_of(":-", at + 1)) {
    const auto from = layout.parse(crop.substr(0, at));
    const auto to = layout.parse(crop.substr(at + 1));
    if (from && to) return std::pair(*from, *to);
  }
  throw mistake(arguments, "--crop \"" + crop + "\" names no two hexes of the map; write them as 0101-1215.");
}

struct LayerSwitch {
  const char* name;
  std::function<void(render::MapStyle&)> hide;
};

const std::vector<LayerSwitch>& layerSwitches() {
  using Style = render::MapStyle;
  static const std::vector<LayerSwitch> switches{
      {"terrain", [](Style& style) { style.terrain = style.levels = false; }},
      {"hexsides", [](Style& style) { style.hexsides = false; }},
      {"links", [](Style& style) { style.links = false; }},
      {"grid", [](Style& style) { style.grid = false; }},
      {"numbers", [](Style& style) { style.numbers = false; }},
      {"symbols", [](Style& style) { style.symbols = false; }},
      {"labels", [](Style& style) { style.labels = false; }},
      {"frame", [](Style& style) { style.frame = false; }},
      {"zones", [](Style&) {}},
      {"counters", [](Style&) {}},
  };
  return switches;
}

bool draws(const Arguments& arguments, const std::string& layer) {
  const auto& layers = arguments.layers;
  return layers.empty() || std::find(layers.begin(), layers.end(), layer) != layers.end();
}

void chooseLayers(render::MapStyle& style, const Arguments& arguments) {
  std::string names;
  for (const LayerSwitch& each : layerSwitches()) {
    if (!draws(arguments, each.name)) each.hide(style);
    names += (names.empty() ? "" : ", ") + std::string(each.name);
  }
  for (const std::string& layer : arguments.layers) {
    const auto isIt = [&](const LayerSwitch& each) { return each.name == layer; };
    if (std::none_of(layerSwitches().begin(), layerSwitches().end(), isIt)) {
      throw mistake(arguments, "\"" + layer + "\" is no layer; choose of: " + names + ".");
    }
  }
  style.zones = !arguments.layers.empty() && draws(arguments, "zones");
  if (arguments.withoutNumbers) style.numbers = false;
}

// Null for the battle's own.
// Of a theme with faults the rest is drawn, and each fault told; a theme that can't be read at all is none.
std::shared_ptr<const render::MapTheme> themeOf(const Arguments& arguments) {
  if (arguments.theme.empty()) return nullptr;
  const render::LoadedTheme loaded = render::loadTheme(QString::fromStdString(arguments.theme));
  for (const render::ThemeFault& fault : loaded.faults) {
    if (fault.key.isEmpty()) throw Error(ErrorCode::BadInput, fault.message.toStdString(), arguments.theme);
    printError(arguments.theme + ": " + fault.key.toStdString() + ": " + fault.message.toStdString());
  }
  return loaded.theme;
}

render::Estimates estimatesOf(const Arguments& arguments) {
  const std::string& word = arguments.estimates;
  if (word.empty() || word == "grey") return render::Estimates::Quiet;
  if (word == "amber") return render::Estimates::Marked;
  if (word == "left-out") return render::Estimates::LeftOut;
  throw mistake(arguments, "\"" + word + "\" is no way to show --estimates; choose of: grey, amber, left-out.");
}

render::RenderOptions optionsOf(const model::Battle& battle, const Arguments& arguments) {
  render::RenderOptions options;
  options.style.frame = arguments.crop.empty();
  chooseLayers(options.style, arguments);
  options.style.theme = themeOf(arguments);
  options.crop = cropOf(battle, arguments);
  options.estimates = estimatesOf(arguments);
  if (!arguments.scenario.empty()) {
    const model::Scenario& scenario = chosenScenario(battle, arguments);
    const Id<model::Variant> variant = chosenVariant(battle, scenario, arguments).id;
    options.style.scenario = scenario.id;
    if (draws(arguments, "counters")) options.variant = variant;
  }
  return options;
}

render::PictureSize sizeOf(const render::MapDrawing& drawing, render::RenderOptions options,
                           const Arguments& arguments) {
  constexpr double kMmPerInch = 25.4;
  options.pixelsPerHex = arguments.pixelsPerHex.value_or(96);
  if (arguments.dpi) options.pixelsPerHex = *arguments.dpi * drawing.hexWidthMm() / kMmPerInch;
  options.height = arguments.height;
  return render::pictureSize(drawing, options);
}

render::PagePlan planOf(const render::MapDrawing& drawing, const Arguments& arguments) {
  render::PaperOptions options;
  options.overlap = arguments.overlap.value_or(options.overlap);
  if (arguments.paper.empty() || arguments.paper == "sheet") return render::PagePlan(drawing, options);
  options.paper = hex::paperFromText(arguments.paper);
  if (!options.paper) {
    throw mistake(arguments, "\"" + arguments.paper +
                                 "\" is no --paper; name sheet, a4, letter, a3 or the sides in mm, such as 420x297.");
  }
  return render::PagePlan(drawing, options);
}

// "37 %" on stderr, in place of what it said before.
render::Watch watchOf(const Arguments& arguments) {
  const bool isTerminal = isatty(fileno(stderr)) != 0;
  if (!isTerminal && !arguments.showsProgress) return {};
  render::Watch watch;
  watch.progress = [isTerminal, last = -1](double share) mutable {
    const int percent = static_cast<int>(std::floor(share * 100));
    if (percent == last) return;
    last = percent;
    std::fprintf(stderr, isTerminal ? "\r%d %%" : "%d %%\n", percent);
    if (isTerminal && percent == 100) std::fputs("\r     \r", stderr);
  };
  return watch;
}

void writePng(QFile& out, const render::MapDrawing& drawing, const render::PictureSize& size,
              const render::Watch& watch) {
  QThreadPool* pool = QThreadPool::globalInstance();
  pool->setExpiryTimeout(-1);
  render::writePng(out, drawing, size, watch, pool);
}

void write(QFile& out, PictureKind kind, const render::MapDrawing& drawing, const render::RenderOptions& options,
           const Arguments& arguments) {
  const render::Watch watch = watchOf(arguments);
  try {
    switch (kind) {
      case PictureKind::Png: writePng(out, drawing, sizeOf(drawing, options, arguments), watch); break;
      case PictureKind::Pdf: render::writePdf(out, drawing, planOf(drawing, arguments), watch); break;
      case PictureKind::Svg: render::writeSvg(out, drawing, planOf(drawing, arguments), watch); break;
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
  const Drawing application;
  auto reading = std::async(std::launch::async, [&] { return battleOf(arguments); });
  render::loadFonts();  // meanwhile
  const model::Battle battle = reading.get();
  if (const auto fault = model::layoutFault(battle)) {
    throw Error(ErrorCode::BadInput, Phrase::of("errors.layout.nothing-to-draw", {{"why", fault->sentence()}}),
                arguments.file.string());
  }
  const render::RenderOptions options = optionsOf(battle, arguments);
  const render::MapDrawing drawing(battle, options);
  QFile out;
  if (arguments.output == "-") {
    if (!out.open(stdout, QIODevice::WriteOnly)) throw Error(ErrorCode::Internal, "there is no standard output.");
    write(out, kind, drawing, options, arguments);
    if (!out.flush()) throw Error(ErrorCode::DiskFull, "writing failed; is the disk full?", "standard output");
    return kClean;
  }
  store::PendingFile pending(arguments.output);
  const RemovedOnInterrupt removed(pending.path());
  out.setFileName(QString::fromStdString(pending.path().string()));
  if (!out.open(QIODevice::WriteOnly)) throw unwritable(arguments);
  write(out, kind, drawing, options, arguments);
  if (!out.flush()) throw unwritable(arguments);
  out.close();
  noteWritten(arguments.output, pending.moveIntoPlace());
  return kClean;
}

}  // namespace redoubt::cli
