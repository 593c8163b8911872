#pragma once

#include <QThreadPool>

#include "core/exchange/artwork.h"

namespace redoubt::editor {

/// The pictures that formats ask for, drawn as the window draws them. Needs a QGuiApplication and loadFonts().
class DrawnArtwork : public exchange::Artwork {
 public:
  /// Draws with the threads of `pool`, or its own if null (png_picture.h says which is better).
  explicit DrawnArtwork(QThreadPool* pool = nullptr) : pool_(pool) {}

  void drawMap(const exchange::ExportJob& job, MapFile type, const std::filesystem::path& to) override;

 private:
  QThreadPool* pool_;
};

}  // namespace redoubt::editor
