#include "editor/render/output/png_stream.h"

#include <zlib.h>

#include <cmath>
#include <cstdlib>
#include <vector>

#include "core/base/error.h"

namespace redoubt::render {
namespace {

// The least effort: a picture is written to be looked at soon.
constexpr int kLevel = 1;

QByteArray bigEndian(std::uint32_t value) {
  QByteArray bytes(4, '\0');
  for (int i = 0; i < 4; ++i) bytes[i] = static_cast<char>(value >> (24 - 8 * i));
  return bytes;
}

QByteArray chunk(const char* type, const QByteArray& data) {
  const QByteArray body = type + data;
  const uLong sum = crc32(0, reinterpret_cast<const Bytef*>(body.constData()), static_cast<uInt>(body.size()));
  return bigEndian(static_cast<std::uint32_t>(data.size())) + body + bigEndian(static_cast<std::uint32_t>(sum));
}

// Each row as its differences: from the row above, or the first from the pixel to the left, as the row above it is in
// another's hands.
std::vector<uchar> filtered(const uchar* pixels, int width, int rows) {
  constexpr uchar kSub = 1;
  constexpr uchar kUp = 2;
  const std::size_t stride = static_cast<std::size_t>(width) * 3;
  std::vector<uchar> bytes((stride + 1) * static_cast<std::size_t>(rows));
  uchar* to = bytes.data();
  *to++ = kSub;
  for (std::size_t i = 0; i < stride; ++i) *to++ = static_cast<uchar>(pixels[i] - (i < 3 ? 0 : pixels[i - 3]));
  for (int row = 1; row < rows; ++row) {
    const uchar* above = pixels;
    pixels += stride;
    *to++ = kUp;
    for (std::size_t i = 0; i < stride; ++i) *to++ = static_cast<uchar>(pixels[i] - above[i]);
  }
  return bytes;
}

}  // namespace

PngRows pngRows(const uchar* pixels, int width, int rows, bool isLast) {
  std::vector<uchar> bytes = filtered(pixels, width, rows);
  PngRows result;
  result.length = static_cast<std::int64_t>(bytes.size());
  result.checksum =
      static_cast<std::uint32_t>(adler32(adler32(0, nullptr, 0), bytes.data(), static_cast<uInt>(bytes.size())));
  z_stream stream{};
  constexpr int kRaw = -15;  // without header: they are parts of one stream
  if (deflateInit2(&stream, kLevel, Z_DEFLATED, kRaw, 9, Z_DEFAULT_STRATEGY) != Z_OK) std::abort();
  constexpr uLong kFlush = 16;
  result.deflated.resize(static_cast<qsizetype>(deflateBound(&stream, static_cast<uLong>(bytes.size())) + kFlush));
  stream.next_in = bytes.data();
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(result.deflated.data());
  stream.avail_out = static_cast<uInt>(result.deflated.size());
  deflate(&stream, isLast ? Z_FINISH : Z_SYNC_FLUSH);
  result.deflated.resize(static_cast<qsizetype>(stream.total_out));
  result.deflated.squeeze();
  deflateEnd(&stream);
  return result;
}

QByteArray PngStream::begin(int width, int height, double pixelsPerMetre) {
  const auto density = bigEndian(static_cast<std::uint32_t>(std::lround(pixelsPerMetre)));
  return QByteArray("\x89PNG\r\n\x1a\n", 8) +
         chunk("IHDR", bigEndian(static_cast<std::uint32_t>(width)) + bigEndian(static_cast<std::uint32_t>(height)) +
                           QByteArray("\x08\x02\0\0\0", 5)) +
         chunk("sRGB", QByteArray(1, '\0')) + chunk("pHYs", density + density + '\x01');
}

QByteArray PngStream::add(const PngRows& rows) {
  checksum_ = static_cast<std::uint32_t>(adler32_combine(checksum_, rows.checksum, static_cast<z_off_t>(rows.length)));
  const QByteArray header = isFirst_ ? QByteArray("\x78\x01", 2) : QByteArray();
  isFirst_ = false;
  return chunk("IDAT", header + rows.deflated);
}

QByteArray PngStream::end() {
  return chunk("IDAT", bigEndian(checksum_)) + chunk("IEND", {});
}

}  // namespace redoubt::render
