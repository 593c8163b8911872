#include "core/exchange/html/map_document.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/base/base64.h"
#include "core/exchange/html/drawing_tiles.h"
#include "core/exchange/html/seen_strokes.h"

namespace redoubt::exchange::html {
namespace {

constexpr double kUnits = 20;           // of drawings, for a hex width
constexpr double kOverviewPixels = 22;  // for a hex width
constexpr int kTile = 512;              // pixels
constexpr double kTileHexes = 8;        // of drawings
constexpr int kMostOverview = 2400;     // pixels of its longer side

constexpr double kSightPixels = 64;  // for a hex width

const std::vector<std::string> kGroundLayers{"pictures", "terrain", "hexsides", "links", "symbols"};

double shortened(double length) {
  return std::round(length * 1e5) / 1e5;
}

Json boxOf(const hex::Bounds& box) {
  return {{"x", shortened(box.left)},
          {"y", shortened(box.top)},
          {"w", shortened(box.width())},
          {"h", shortened(box.height())}};
}

class MapWriter {
 public:
  MapWriter(const ExportJob& job, const MapPlan& plan, const Json& titles) : job_(job), plan_(plan), titles_(titles) {
    wish_.theme = job.options.text("theme");
    wish_.part = plan.sheet;
    wish_.jpegQuality = static_cast<int>(job.options.number("quality"));
  }

  void addGround(const Watch& watch) {
    Json levels = Json::array();
    const double longer = std::max(plan_.sheet.width(), plan_.sheet.height());
    const double coarse = std::min(kOverviewPixels, kMostOverview / longer);
    const double fine = job_.options.number("fineness");
    levels.push_back(level(coarse, kMostOverview + 2, partOf(watch, 0, 0.1)));
    if (fine > coarse) levels.push_back(level(fine, kTile, partOf(watch, 0.1, 1)));
    layers_.push_back({{"id", "ground"}, {"kind", "raster"}, {"levels", std::move(levels)}});
  }

  // On the map the grid lies under ways, waters and houses; here it lies over the picture that has them, and so it is
  // left out where they are.
  void addGrid(double from, const Watch& watch) {
    const PageDrawing drawing = drawn("grid", "grid", {}, watch);
    MapWish wish = wish_;
    wish.across = wish.down = kSightPixels;
    wish.layers = kGroundLayers;
    const LayerSight sight = job_.artwork->gridSight(wish, watch);
    addTiles("grid", seenStrokes(drawing.body, sight, kUnits), from);
  }

  void addTiled(const char* id, const char* layer, double from, const Watch& watch) {
    addTiles(id, drawn(id, layer, {}, watch).body, from);
  }

  void addTiles(const char* id, std::string_view drawing, double from) {
    Json tiles = Json::array();
    for (auto& [place, body] : tilesOf(drawing, kTileHexes * kUnits)) {
      const double left = place.first * kTileHexes;
      const double top = place.second * kTileHexes;
      Json tile = boxOf({left, top, left + kTileHexes, top + kTileHexes});
      tile["svg"] = std::move(body);
      tiles.push_back(std::move(tile));
    }
    add(id, from, std::move(tiles), {});
  }

  // One tile. In several languages, where it says something else in them.
  void addWhole(const char* id, const char* layer, const std::vector<std::string>& languages, bool isHidden,
                const Watch& watch) {
    const PageDrawing own = drawn(id, layer, {}, watch);
    std::vector<std::pair<std::string, PageDrawing>> others;
    for (std::size_t i = 1; i < languages.size(); ++i) {
      if (drawn(id, layer, languages[i], watch).body == own.body) continue;
      others.emplace_back(languages[i], drawn(id + std::string("-") + languages[i], layer, languages[i], watch));
    }
    addWholeTile(id, id, others.empty() ? "" : languages.front(), own, isHidden);
    for (const auto& [language, drawing] : others) {
      addWholeTile(id + std::string("-") + language, id, language, drawing, isHidden);
    }
    // Of several languages those that say the same see what the battle's own says.
    for (std::size_t i = 1; i < languages.size() && !others.empty(); ++i) {
      const bool isOther =
          std::any_of(others.begin(), others.end(), [&](const auto& other) { return other.first == languages[i]; });
      if (!isOther) addWholeTile(id + std::string("-") + languages[i], id, languages[i], own, isHidden);
    }
  }

  Json finished() {
    Json map = Json::object();
    if (!definitions_.empty()) map["defs"] = std::move(definitions_);
    map["layers"] = std::move(layers_);
    return map;
  }

 private:
  Json level(double pixels, int side, const Watch& watch) {
    MapWish wish = wish_;
    wish.across = wish.down = pixels;
    wish.layers = kGroundLayers;
    wish.unseen = {"numbers", "labels", "frame"};  // which are drawn over it; to the frame's neat line terrain goes on
    Json tiles = Json::array();
    for (const MapTile& tile : job_.artwork->mapTiles(wish, side, watch)) {
      Json json = boxOf(tile.place);
      json["src"] = "data:image/jpeg;base64," + toBase64(tile.image.bytes);
      tiles.push_back(std::move(json));
    }
    return {{"pixelsPerHex", pixels}, {"tiles", std::move(tiles)}};
  }

  // What a drawing has beyond the sheet, such as the paper under a frame, is not shown.
  void addWholeTile(const std::string& id, const std::string& titled, const std::string& language,
                    const PageDrawing& drawing, bool isHidden) {
    if (drawing.body.empty()) return;
    if (definitions_.find("\"" + titled + "-sheet\"") == std::string::npos) {
      definitions_ += fmt::format("<clipPath id=\"{}-sheet\"><path d=\"M0 0H{:.2f}V{:.2f}H0Z\"/></clipPath>\n", titled,
                                  plan_.sheet.width() * kUnits, plan_.sheet.height() * kUnits);
    }
    definitions_ += drawing.definitions;
    Json tile = boxOf({0, 0, plan_.sheet.width(), plan_.sheet.height()});
    tile["svg"] = "<g clip-path=\"url(#" + titled + "-sheet)\">\n" + drawing.body + "</g>";
    add(id, 0, Json::array({std::move(tile)}), language, titled);
    if (isHidden) layers_.back()["hidden"] = true;
  }

  PageDrawing drawn(const std::string& id, const char* layer, const std::string& language, const Watch& watch) {
    stopIfAsked(watch);
    MapWish wish = wish_;
    wish.layers = {layer};
    wish.language = language;
    return job_.artwork->pageMap(wish, id + "-", kUnits, watch);
  }

  void add(const std::string& id, double from, Json tiles, const std::string& language,
           const std::string& titled = {}) {
    if (tiles.empty()) return;
    Json json{{"id", id}};
    for (const Json& title : titles_) {
      if (title["id"] == (titled.empty() ? id : titled)) json["title"] = title["title"];
    }
    json["kind"] = "vector";
    if (from > 0) json["from"] = from;
    if (!language.empty()) json["language"] = language;
    json["unitsPerHex"] = kUnits;
    json["tiles"] = std::move(tiles);
    layers_.push_back(std::move(json));
  }

  const ExportJob& job_;
  const MapPlan& plan_;
  const Json& titles_;
  MapWish wish_;
  std::string definitions_;
  Json layers_ = Json::array();
};

}  // namespace

Json mapOf(const ExportJob& job, const MapPlan& plan, const std::vector<std::string>& languages, const Json& layers,
           const Watch& watch) {
  constexpr double kGridFrom = 14;
  constexpr double kNumbersFrom = 34;
  MapWriter writer(job, plan, layers);
  writer.addGround(partOf(watch, 0, 0.6));
  writer.addGrid(kGridFrom, partOf(watch, 0.6, 0.84));
  writer.addTiled("numbers", "numbers", kNumbersFrom, partOf(watch, 0.84, 0.88));
  writer.addWhole("names", "labels", languages, false, partOf(watch, 0.88, 0.92));
  writer.addWhole("zones", "zones", languages, true, partOf(watch, 0.92, 0.95));
  writer.addWhole("frame", "frame", languages, false, partOf(watch, 0.95, 1));
  return writer.finished();
}

}  // namespace redoubt::exchange::html
