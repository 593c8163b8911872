#pragma once

#include <QThreadPool>
#include <memory>

#include "core/exchange/artwork.h"
#include "editor/render/counters/counter_face.h"
#include "editor/render/output/svg_engine.h"

namespace redoubt::editor {

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
  exchange::PageDrawing pageFace(const exchange::FaceWish& wish, const std::string& idStart) override;
  std::string pageFonts() override;
  exchange::Image terrainTile(std::string_view terrain, int width, int height) override;

 private:
  exchange::PageDrawing forPage(const render::SvgDevice& device);
  render::CounterFace faceOf(const exchange::FaceWish& wish) const;

  model::Battle battle_;
  rules::RuleBook rules_;
  QThreadPool* pool_;
  QMap<QByteArray, render::SvgEngine::UsedFont> pageFonts_;  // by their identity in CSS
};

}  // namespace redoubt::editor
