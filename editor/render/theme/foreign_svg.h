#pragma once

#include <QByteArray>
#include <QString>
#include <optional>

namespace redoubt::render {

/// Why a drawing that somebody else made can't be a symbol; nothing if it can. A symbol is made of shapes, groups and
/// their styles, nothing else: what reads other files, runs, moves, refers back to itself or is without measure never
/// reaches the SVG library. Shapes it leaves out silently (patterns, masks, filters, clip paths) are refused too, as
/// the drawing would not look as it was meant.
std::optional<QString> faultOfSvg(const QByteArray& svg);

}  // namespace redoubt::render
