#include "editor/render/output/png_stream.h"

#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>
#include <zlib.h>

#include <cmath>
#include <cstdlib>
#include <memory>

namespace redoubt::render {
namespace {

QByteArray bigEndian(std::uint32_t value) {
  QByteArray bytes(4, '\0');
  for (int i = 0; i < 4; ++i) bytes[i] = static_cast<char>(value >> (24 - 8 * i));
  return bytes;
}

QByteArray chunk(const char* type, const QByteArray& data) {
  const QByteArray body = type + data;
  const std::uint32_t sum =
      crc32_gzip_refl(0, reinterpret_cast<const uchar*>(body.constData()), static_cast<std::uint64_t>(body.size()));
  return bigEndian(static_cast<std::uint32_t>(data.size())) + body + bigEndian(sum);
}

constexpr uchar kSub = 1;
constexpr uchar kUp = 2;

// Each row as its differences: from the row above, or for the first row from the pixel to the left, because another
// thread has the row above. A byte before each row gives the kind of difference.
[[gnu::optimize("tree-vectorize", "vect-cost-model=dynamic")]] QByteArray filtered(const QImage& rows) {
  const qsizetype length = 3LL * rows.width();
  QByteArray bytes((length + 1) * rows.height(), Qt::Uninitialized);
  auto* out = reinterpret_cast<uchar*>(bytes.data());
  for (int y = 0; y < rows.height(); ++y) {
    const uchar* row = rows.constScanLine(y);
    const uchar* from = y > 0 ? rows.constScanLine(y - 1) : row - 3;
    *out++ = y > 0 ? kUp : kSub;
    const qsizetype first = y > 0 ? 0 : 3;  // the first pixel has none to its left
    for (qsizetype i = 0; i < first; ++i) out[i] = row[i];
    for (qsizetype i = first; i < length; ++i) out[i] = static_cast<uchar>(row[i] - from[i]);
    out += length;
  }
  return bytes;
}

}  // namespace

PngRows pngRows(const QImage& rows, bool isLast) {
  const QByteArray bytes = filtered(rows.convertToFormat(QImage::Format_RGB888));
  const auto* data = reinterpret_cast<const uchar*>(bytes.constData());
  const auto length = static_cast<std::uint32_t>(bytes.size());
  const auto tables = std::make_unique_for_overwrite<uchar[]>(ISAL_DEF_LVL1_DEFAULT);
  isal_zstream stream;
  isal_deflate_init(&stream);
  stream.level = 1;  // the lowest level with codes adapted to the data
  stream.level_buf = tables.get();
  stream.level_buf_size = ISAL_DEF_LVL1_DEFAULT;
  stream.flush = isLast ? NO_FLUSH : SYNC_FLUSH;
  stream.end_of_stream = isLast ? 1 : 0;
  stream.next_in = const_cast<uchar*>(data);  // it is only read
  stream.avail_in = length;
  QByteArray deflated;
  do {
    const qsizetype had = deflated.size();
    deflated.resize(had + length / 4 + 1024);
    stream.next_out = reinterpret_cast<uchar*>(deflated.data()) + had;
    stream.avail_out = static_cast<std::uint32_t>(deflated.size() - had);
    if (isal_deflate(&stream) != COMP_OK) std::abort();
  } while (stream.avail_out == 0);
  deflated.resize(static_cast<qsizetype>(stream.total_out));
  deflated.squeeze();
  return {deflated, isal_adler32(1, data, length), length};
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
