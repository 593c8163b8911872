#pragma once

#include <QImage>
#include <QSize>
#include <QString>
#include <optional>

#include "core/model/battle.h"

/// What lists of files know of a battle without reading it: one small PNG for each file in the cache folder, its words
/// in the PNG's text. Nothing here throws or complains: a picture that can't be kept or read is simply missing.
namespace redoubt::editor {

struct Thumbnail {
  QString title;  ///< empty for a battle without one
  QSize hexes;    ///< columns and rows of the map, empty without a map
  int scenarios = 0;
  QImage picture;          ///< fits kThumbnailSize at its pixel ratio; null where only the words were asked for
  bool isCurrent = false;  ///< the file has not been written since

  friend bool operator==(const Thumbnail&, const Thumbnail&) = default;
};

inline constexpr QSize kThumbnailSize(120, 84);  ///< pixels of a plain screen
inline constexpr int kMostThumbnails = 60;       ///< the oldest go

QString thumbnailFolder();
/// What is kept of the battle file `path`; nothing if there is none or it is broken.
std::optional<Thumbnail> keptThumbnail(const QString& path);
/// The kept title of the battle file `path`, or an empty text. Cheaper: no picture is decoded.
QString keptTitle(const QString& path);
/// Keeps picture and words of `battle`, which is what lies in the file `path` now.
void keepThumbnail(const QString& path, const model::Battle& battle);
/// Reads the file for its picture and keeps that; writes nothing beside the file.
void makeThumbnail(const QString& path);

}  // namespace redoubt::editor
