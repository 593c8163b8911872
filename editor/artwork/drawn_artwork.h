#pragma once

#include <QThreadPool>
#include <map>
#include <memory>
#include <string>

#include "core/exchange/artwork.h"
#include "editor/render/counters/counter_face.h"
#include "editor/render/output/svg_engine.h"

namespace redoubt::editor {

/// What a wish for a counter shows of a battle and its rules.
render::CounterFace counterOf(const model::Battle& battle, const rules::RuleBook& rules,
                              const exchange::FaceWish& wish);

/// The pictures that formats ask for, drawn as the window draws them. Needs a QGuiApplication and loadFonts().
class DrawnArtwork : public exchange::Artwork {
 public:
  /// Draws with the threads of `pool`, or its own if null (png_picture.h says which is better).
  explicit DrawnArtwork(const model::Battle& battle, QThreadPool* pool = nullptr)
      : battle_(battle), rules_(battle_), pool_(pool) {}

  void drawMap(const exchange::ExportJob& job, MapFile type, const std::filesystem::path& to) override;
  exchange::MapImage map(const exchange::MapWish& wish, const Watch& watch) override;
  std::string mapSvg(const exchange::MapWish& wish, const Watch& watch) override;
  exchange::Image face(const exchange::FaceWish& wish, int pixels, std::optional<double> angle) override;
  exchange::Image tileFace(const exchange::FaceWish& wish, int pixels, bool withFacing) override;
  std::string faceSvg(const exchange::FaceWish& wish, bool withFacing) override;
  exchange::Image band(const exchange::FaceWish& wish, double hexPixels, double angle) override;
  exchange::Image boxes(int width, int height, const std::vector<exchange::BoxWish>& boxes) override;
  exchange::MapPlan mapPlan(const exchange::MapWish& wish) override;
  std::vector<exchange::MapTile> mapTiles(const exchange::MapWish& wish, int side, const Watch& watch) override;
  exchange::PageDrawing pageMap(const exchange::MapWish& wish, const std::string& idStart, double unitsPerHex,
                                const Watch& watch) override;
  exchange::LayerSight gridSight(const exchange::MapWish& wish, const Watch& watch) override;
  exchange::PageDrawing pageFace(const exchange::FaceWish& wish, const std::string& idStart,
                                 const std::string& language) override;
  std::string pageFonts() override;
  exchange::Image terrainTile(std::string_view terrain, int width, int height) override;

 private:
  exchange::PageDrawing forPage(const render::SvgDevice& device);
  render::CounterFace faceOf(const exchange::FaceWish& wish) const;

  struct Translated {
    explicit Translated(model::Battle translated) : battle(std::move(translated)), rules(battle) {}
    model::Battle battle;
    rules::RuleBook rules;
  };
  const Translated& in(const std::string& language);

  model::Battle battle_;
  rules::RuleBook rules_;
  QThreadPool* pool_;
  std::map<std::string, std::unique_ptr<Translated>> translated_;  // by language
  QMap<QByteArray, render::SvgEngine::UsedFont> pageFonts_;        // by their identity in CSS
};

}  // namespace redoubt::editor
