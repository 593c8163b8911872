#pragma once

#include <QByteArray>
#include <QFont>

namespace redoubt::render {

/// The typeface that Qt finds for `font` as a WOFF file, for web pages and SVG files; empty if its tables can't be
/// read, as for a bitmap font.
QByteArray webFont(const QFont& font);

}  // namespace redoubt::render
