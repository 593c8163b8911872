#pragma once

#include <QByteArray>
#include <QFont>

namespace redoubt::render {

/// The face that Qt finds for `font` as a WOFF file, as pages and SVG files may hold it; empty if its tables can't be
/// read, as of a bitmap font.
QByteArray webFont(const QFont& font);

}  // namespace redoubt::render
