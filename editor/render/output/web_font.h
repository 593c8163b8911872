#pragma once

#include <QByteArray>
#include <QFont>
#include <QSet>

namespace redoubt::render {

/// The typeface that Qt finds for `font` as a WOFF file, for web pages and SVG files; empty if its tables can't be
/// read, as for a bitmap font.
QByteArray webFont(const QFont& font);

/// The same with the outlines of those letters only, and without the substitutions of others for them, such as
/// ligatures. For pages that write nothing else in it.
QByteArray webFont(const QFont& font, const QSet<QChar>& letters);

}  // namespace redoubt::render
