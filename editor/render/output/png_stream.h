#pragma once

#include <QByteArray>
#include <QImage>
#include <cstdint>

/// A PNG picture of 8 bits of red, green and blue, made piece by piece: rows are deflated separately, in any thread,
/// and joined in their order. PNG (third edition) 5, 7.2 and 11.3; RFC 1950 and 1951.
namespace redoubt::render {

/// Rows of a picture, filtered and deflated.
struct PngRows {
  QByteArray deflated;
  std::uint32_t checksum = 1;  ///< Adler-32 of the uncompressed data
  std::int64_t length = 0;     ///< number of its bytes
};

/// Rows of an opaque picture. `isLast` ends the picture.
PngRows pngRows(const QImage& rows, bool isLast);

/// Joins the pieces of one picture.
class PngStream {
 public:
  /// The bytes before the first rows.
  QByteArray begin(int width, int height, double pixelsPerMetre);
  QByteArray add(const PngRows& rows);
  /// The bytes after the last rows.
  QByteArray end();

 private:
  bool isFirst_ = true;
  std::uint32_t checksum_ = 1;
};

}  // namespace redoubt::render
