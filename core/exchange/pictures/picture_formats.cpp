#include "core/exchange/pictures/picture_formats.h"

#include <algorithm>

#include "core/base/text.h"
#include "core/exchange/artwork.h"
#include "core/exchange/package.h"
#include "core/model/picture_verbs.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::exchange {
namespace {

using MapFile = Artwork::MapFile;

template <MapFile type>
void writePicture(const ExportJob& job, Package& package) {
  job.artwork->drawMap(job, type, package.main());
}

template <class... Rows>
void take(model::Battle& into, const model::Battle& from) {
  ((into.all<Rows>() = from.all<Rows>()), ...);
}

bool draws(const ExportJob& job, std::string_view layer) {
  const std::vector<std::string> layers = job.options.words("layers");
  return layers.empty() ? layer != "zones" : std::find(layers.begin(), layers.end(), layer) != layers.end();
}

void takeCounters(model::Battle& into, const ExportJob& job) {
  if (!job.variant || !draws(job, "counters")) return;
  for (const model::Placement* placement : rules::placements(job.battle, *job.variant)) {
    if (placement->hex) into.all<model::Placement>().put(*placement);
  }
}

// What can be seen.
model::Battle seenOf(const ExportJob& job) {
  model::Battle seen;
  take<model::BattleInfo, model::MapSheet>(seen, job.battle);
  if (draws(job, "terrain")) take<model::HexRow>(seen, job.battle);
  if (draws(job, "hexsides")) take<model::Hexside>(seen, job.battle);
  if (draws(job, "links")) take<model::Link>(seen, job.battle);
  if (draws(job, "symbols")) take<model::Symbol>(seen, job.battle);
  if (draws(job, "labels")) take<model::Label>(seen, job.battle);
  if (draws(job, "zones")) take<model::Zone, model::ZoneHex>(seen, job.battle);
  if (draws(job, "pictures")) {
    model::takeMapPictures(seen, job.battle);
    seen.pictures() = job.battle.pictures();
  }
  takeCounters(seen, job);
  return seen;
}

std::vector<TableCarriage> tables() {
  const auto out = [](std::string_view table, Carriage carriage) { return TableCarriage{table, carriage}; };
  return {out("battle", Carriage::Whole),     out("map", Carriage::Whole),       out("hex", Carriage::Whole),
          out("hexside", Carriage::Whole),    out("link", Carriage::Whole),      out("symbol", Carriage::Whole),
          out("label", Carriage::Whole),      out("zone", Carriage::Part),       out("zone_hex", Carriage::Part),
          out("map_picture", Carriage::Part), out("scan_point", Carriage::Part), out("placement", Carriage::Part),
          out("picture", Carriage::Part)};
}

// All but the zones, which are an aid for the author.
std::string_view usualLayers() {
  static const std::string usual = [] {
    std::vector<std::string> layers(pictureLayers().begin(), pictureLayers().end());
    std::erase(layers, "zones");
    return join(layers, ",");
  }();
  return usual;
}

std::vector<Option> options(std::vector<Option> own) {
  std::vector<Option> all = std::move(own);
  all.push_back({.name = "theme", .kind = OptionKind::Theme});
  all.push_back({.name = "layers", .kind = OptionKind::Words, .standard = usualLayers(), .words = pictureLayers()});
  all.push_back(
      {.name = "estimates", .kind = OptionKind::Choice, .standard = "grey", .words = {"grey", "amber", "left-out"}});
  all.push_back({.name = "upright", .kind = OptionKind::Flag, .standard = "no"});
  all.push_back({.name = "crop", .kind = OptionKind::Part});
  return all;
}

Format pictureFormat(std::string_view id, std::vector<Option> own, void (*write)(const ExportJob&, Package&)) {
  return {.id = id,
          .endings = {id},
          .options = options(std::move(own)),
          .tables = tables(),
          .needsArtwork = true,
          .setUps = SetUps::One,
          .isPicture = true,
          .write = write,
          .carried = seenOf};
}

}  // namespace

const std::vector<std::string_view>& pictureLayers() {
  static const std::vector<std::string_view> layers{"pictures", "terrain", "hexsides", "links", "grid",    "numbers",
                                                    "symbols",  "labels",  "frame",    "zones", "counters"};
  return layers;
}

const Format& pngFormat() {
  static const Format format =
      pictureFormat("png",
                    {{.name = "dpi", .kind = OptionKind::Number, .standard = "300", .least = 1, .most = 2400},
                     {.name = "hex-pixels",
                      .kind = OptionKind::Number,
                      .standard = "0",
                      .least = 0,
                      .most = 100'000,
                      .leastIsNone = true}},
                    writePicture<MapFile::Png>);
  return format;
}

const Format& svgFormat() {
  static const Format format = pictureFormat("svg", {}, writePicture<MapFile::Svg>);
  return format;
}

const Format& pdfFormat() {
  static const Format format = pictureFormat(
      "pdf",
      {{.name = "paper", .standard = "sheet", .words = {"sheet", "a4", "a3", "letter"}},
       {.name = "turn", .kind = OptionKind::Choice, .standard = "fewest", .words = {"fewest", "upright", "lying"}},
       {.name = "fit", .kind = OptionKind::Flag, .standard = "no"},
       {.name = "overlap", .kind = OptionKind::Number, .standard = "10", .least = 0, .most = 50}},
      writePicture<MapFile::Pdf>);
  return format;
}

}  // namespace redoubt::exchange
