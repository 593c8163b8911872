#pragma once

#include <QByteArray>
#include <QString>
#include <optional>

namespace redoubt::render {

/// Why a foreign drawing can't be a symbol; nothing if it can. A symbol may only contain shapes, groups and their
/// styles: anything that reads other files, runs scripts, is animated, refers to itself or is without limits never
/// reaches the SVG library. Shapes that the library silently ignores (patterns, masks, filters, clip paths) are refused
/// too, because the drawing would not look as intended.
std::optional<QString> faultOfSvg(const QByteArray& svg);

}  // namespace redoubt::render
