#pragma once

#include <QImage>
#include <QSize>
#include <QString>
#include <optional>

#include "core/model/battle.h"

/// Facts about battles for lists of files, without reading the battles: one small PNG for each file in the cache
/// folder, with the facts in the PNG's text. Nothing here throws or reports errors: a picture that can't be stored or
/// read is simply missing.
namespace redoubt::editor {

struct Thumbnail {
  QString title;  ///< empty for a battle without one
  QSize hexes;    ///< columns and rows of the map, empty without a map
  int scenarios = 0;
  QImage picture;          ///< fits kThumbnailSize at its pixel ratio; null if only the texts were requested
  bool isCurrent = false;  ///< the file has not been written since

  friend bool operator==(const Thumbnail&, const Thumbnail&) = default;
};

inline constexpr QSize kThumbnailSize(120, 84);  ///< pixels of a plain screen
inline constexpr int kMostThumbnails = 60;       ///< the oldest are removed

QString thumbnailFolder();
/// The stored thumbnail of the battle file `path`; nothing if there is none or it is damaged.
std::optional<Thumbnail> keptThumbnail(const QString& path);
/// The stored title of the battle file `path`, or an empty text. Faster, because no picture is decoded.
QString keptTitle(const QString& path);
/// Stores picture and facts of `battle`, which is the present content of the file `path` in the language of the window.
void keepThumbnail(const QString& path, const model::Battle& battle);
/// Reads the file, makes its picture and stores that; writes nothing next to the file.
void makeThumbnail(const QString& path);

}  // namespace redoubt::editor
