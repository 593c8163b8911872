#pragma once

#include <QColor>
#include <QImage>
#include <string>
#include <string_view>

#include "core/hex/layout.h"
#include "core/model/battle.h"
#include "core/model/changes.h"
#include "editor/render/map_geometry.h"
#include "editor/render/map_painter.h"
#include "tests/editor/picture_difference.h"

/// Small battles to draw.
namespace redoubt::render::sample {

/// A map without anything on it, and no rules.
model::Battle bareMap(hex::Orientation orientation, int columns = 8, int rows = 8);

/// Every known terrain, hexside, link, symbol and label style on one map, and unknown ones; two levels.
model::Battle richMap(hex::Orientation orientation);

hex::HexKey at(int column, int row);
void setTerrain(model::Battle& battle, hex::HexKey hex, std::string_view terrain, int level = 0);
void addHexside(model::Battle& battle, hex::HexKey hex, int side, std::string_view kind, bool isHigh = true);
void addLink(model::Battle& battle, hex::HexKey from, hex::HexKey to, std::string_view kind);
void eraseLinks(model::Battle& battle, std::string_view kind);
void addLabel(model::Battle& battle, hex::HexKey hex, std::string_view text, model::LabelStyle style);
void addRule(model::Battle& battle, std::string_view path, std::string_view json);

/// The region of a map as a picture.
QImage painted(const MapPainter& map, const hex::Bounds& region, double pixelsPerHex);
/// The colour at a point of the map in a picture of `region`.
QColor colourAt(const QImage& image, const hex::Bounds& region, hex::Point point);
/// How many of the pixels within `radius` hex widths of a point are nearer to `colour` than `distance` (of 255, the
/// largest of the three parts).
int pixelsLike(const QImage& image, const hex::Bounds& region, hex::Point point, double radius, const QColor& colour,
               int distance = 24);

}  // namespace redoubt::render::sample
