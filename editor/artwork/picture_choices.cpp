#include "editor/artwork/picture_choices.h"

#include <algorithm>
#include <functional>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/exchange/pictures/picture_formats.h"
#include "core/rules/vocabulary/translations.h"

namespace redoubt::editor {
namespace {

using exchange::Options;

struct LayerSwitch {
  std::string_view name;
  void (*hide)(render::MapStyle&);
  double render::LayerOpacity::*opacity;
};

// Too little to be seen, but more than nothing, at which a layer takes no room.
constexpr double kUnseen = 1e-6;

using render::LayerOpacity;
using render::MapStyle;

constexpr LayerSwitch kSwitches[]{
    {"pictures", [](MapStyle& style) { style.pictures = false; }, &LayerOpacity::pictures},
    {"terrain", [](MapStyle& style) { style.terrain = style.levels = false; }, &LayerOpacity::terrain},
    {"hexsides", [](MapStyle& style) { style.hexsides = false; }, &LayerOpacity::hexsides},
    {"links", [](MapStyle& style) { style.links = false; }, &LayerOpacity::links},
    {"grid", [](MapStyle& style) { style.grid = false; }, &LayerOpacity::grid},
    {"numbers", [](MapStyle& style) { style.numbers = false; }, &LayerOpacity::numbers},
    {"symbols", [](MapStyle& style) { style.symbols = false; }, &LayerOpacity::symbols},
    {"labels", [](MapStyle& style) { style.labels = false; }, &LayerOpacity::labels},
    {"frame", [](MapStyle& style) { style.frame = false; }, &LayerOpacity::frame},
};

bool draws(const std::vector<std::string>& layers, std::string_view layer) {
  return layers.empty() || std::find(layers.begin(), layers.end(), layer) != layers.end();
}

std::optional<std::pair<hex::HexKey, hex::HexKey>> cropOf(const model::Battle& battle, const std::string& crop) {
  if (crop.empty()) return std::nullopt;
  const hex::Layout layout = model::layoutOf(battle);
  if (const auto corners = cornersOf(layout, crop)) {
    return std::pair(*layout.parse(corners->first), *layout.parse(corners->second));
  }
  throw Error(ErrorCode::BadInput, Phrase::of("errors.picture.no-part", {{"part", crop}}));
}

}  // namespace

std::shared_ptr<const render::MapTheme> chosenTheme(const std::string& name) {
  if (name.empty()) return nullptr;
  const render::LoadedTheme loaded = render::loadTheme(QString::fromStdString(name));
  for (const render::ThemeFault& fault : loaded.faults) {
    if (fault.key.isEmpty()) throw Error(ErrorCode::BadInput, fault.message.toStdString(), name);
  }
  return loaded.theme;
}

render::Estimates estimatesOf(const std::string& word) {
  if (word == "amber") return render::Estimates::Marked;
  return word == "left-out" ? render::Estimates::LeftOut : render::Estimates::Quiet;
}

// Printed numbers may hold the separator themselves.
std::optional<std::pair<std::string, std::string>> cornersOf(const hex::Layout& layout, const std::string& part) {
  for (std::size_t at = part.find_first_of(":-"); at != std::string::npos; at = part.find_first_of(":-", at + 1)) {
    const std::string from = part.substr(0, at);
    const std::string to = part.substr(at + 1);
    if (layout.parse(from) && layout.parse(to)) return std::pair(from, to);
  }
  return std::nullopt;
}

render::RenderOptions renderOptions(const model::Battle& battle, const Options& options,
                                    std::optional<Id<model::Scenario>> scenario,
                                    std::optional<Id<model::Variant>> variant) {
  render::RenderOptions drawn;
  const std::vector<std::string> layers = options.words("layers");
  drawn.crop = cropOf(battle, options.text("crop"));
  drawn.style.frame = !drawn.crop;
  for (const LayerSwitch& each : kSwitches) {
    if (!draws(layers, each.name)) each.hide(drawn.style);
  }
  drawn.style.zones = !layers.empty() && draws(layers, "zones");
  drawn.style.theme = chosenTheme(options.text("theme"));
  drawn.estimates = estimatesOf(options.text("estimates"));
  drawn.upright = options.flag("upright");
  drawn.style.scenario = scenario;
  if (draws(layers, "counters")) drawn.variant = variant;
  return drawn;
}

void requireMap(const model::Battle& battle) {
  if (const auto fault = model::layoutFault(battle)) {
    throw Error(ErrorCode::BadInput, Phrase::of("errors.layout.nothing-to-draw", {{"why", fault->sentence()}}));
  }
}

render::MapDrawing mapDrawing(const model::Battle& battle, const exchange::MapWish& wish,
                              std::shared_ptr<const render::MapTheme> theme) {
  requireMap(battle);
  std::vector<std::string> layers = wish.layers;
  if (!layers.empty()) layers.insert(layers.end(), wish.unseen.begin(), wish.unseen.end());
  const Options options(exchange::pngFormat(), exchange::OptionUse::Export,
                        {{"layers", join(layers, ",")}, {"theme", wish.theme}});
  const auto drawn = [&](const model::Battle& of) {
    render::RenderOptions how = renderOptions(of, options, wish.scenario, std::nullopt);
    if (theme) how.style.theme = theme;
    for (const LayerSwitch& each : kSwitches) {
      if (std::find(wish.unseen.begin(), wish.unseen.end(), each.name) != wish.unseen.end()) {
        how.style.opacity.*each.opacity = kUnseen;
      }
    }
    return render::MapDrawing(of, how);
  };
  return wish.language.empty() ? drawn(battle) : drawn(rules::inLanguage(battle, wish.language));
}

render::PictureSize pictureSizeBy(const Options& options, const render::MapDrawing& drawing,
                                  render::RenderOptions drawn) {
  constexpr double kMmPerInch = 25.4;
  if (drawn.height) return render::pictureSize(drawing, drawn);
  drawn.pixelsPerHex = options.number("hex-pixels");
  if (drawn.pixelsPerHex <= 0) drawn.pixelsPerHex = options.number("dpi") * drawing.hexWidthMm() / kMmPerInch;
  return render::pictureSize(drawing, drawn);
}

render::PagePlan pagePlanBy(const Options& options, const render::MapDrawing& drawing) {
  render::PaperOptions paper;
  paper.overlap = options.number("overlap");
  paper.fits = options.flag("fit");
  const std::string& turn = options.text("turn");
  paper.turn = turn == "upright" ? render::PaperTurn::Upright
               : turn == "lying" ? render::PaperTurn::Lying
                                 : render::PaperTurn::Fewest;
  const std::string& name = options.text("paper");
  if (name.empty() || name == "sheet") return render::PagePlan(drawing, paper);
  paper.paper = hex::paperFromText(name);
  if (!paper.paper) throw Error(ErrorCode::BadInput, Phrase::of("errors.picture.no-paper", {{"paper", name}}));
  return render::PagePlan(drawing, paper);
}

PlannedPicture plannedPicture(const exchange::ExportJob& job) {
  requireMap(job.battle);
  const auto has = [&](std::string_view name) { return job.options.values().contains(name); };
  const render::RenderOptions drawn = renderOptions(job.battle, job.options, job.scenario, job.variant);
  render::MapDrawing drawing(job.battle, drawn);
  const render::PagePlan plan = has("paper") ? pagePlanBy(job.options, drawing) : render::PagePlan(drawing, {});
  std::optional<render::PictureSize> pixels;
  if (has("dpi")) pixels = pictureSizeBy(job.options, drawing, drawn);
  return {std::move(drawing), plan, pixels};
}

}  // namespace redoubt::editor
