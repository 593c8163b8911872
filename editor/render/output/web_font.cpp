#include "editor/render/output/web_font.h"

#include <QRawFont>
#include <QtEndian>
#include <vector>

// WOFF 1.0 (https://www.w3.org/TR/WOFF/): the tables of the font, each deflated separately.
namespace redoubt::render {
namespace {

// In the order of their tags, as the format requires.
constexpr const char* kTables[] = {"CFF ", "GDEF", "GPOS", "GSUB", "OS/2", "cmap", "cvt ", "fpgm", "gasp", "glyf",
                                   "head", "hhea", "hmtx", "kern", "loca", "maxp", "name", "post", "prep"};
constexpr int kHeaderSize = 44;
constexpr int kEntrySize = 20;

struct Table {
  QByteArray tag;
  QByteArray plain;
  QByteArray packed;  // deflated, or uncompressed if that is shorter
};

QByteArray word(quint32 value) {
  QByteArray bytes(4, '\0');
  qToBigEndian(value, bytes.data());
  return bytes;
}

QByteArray halfWord(quint16 value) {
  QByteArray bytes(2, '\0');
  qToBigEndian(value, bytes.data());
  return bytes;
}

quint32 padded(qsizetype size) {
  return static_cast<quint32>((size + 3) / 4 * 4);
}

quint32 checksum(QByteArray bytes) {
  bytes.append(padded(bytes.size()) - bytes.size(), '\0');
  quint32 sum = 0;
  for (qsizetype i = 0; i < bytes.size(); i += 4) sum += qFromBigEndian<quint32>(bytes.constData() + i);
  return sum;
}

// qCompress puts the length before the stream.
QByteArray deflated(const QByteArray& plain) {
  const QByteArray packed = qCompress(plain, 9).mid(4);
  return packed.size() < plain.size() ? packed : plain;
}

std::vector<Table> tablesOf(const QRawFont& font) {
  std::vector<Table> tables;
  for (const char* tag : kTables) {
    const QByteArray plain = font.fontTable(tag);
    if (!plain.isEmpty()) tables.push_back({tag, plain, deflated(plain)});
  }
  return tables;
}

QByteArray headerOf(const std::vector<Table>& tables, quint32 length) {
  const bool isCff = tables.front().tag == "CFF ";
  const auto count = static_cast<quint16>(tables.size());
  quint32 plainSize = 12 + 16u * count;
  for (const Table& table : tables) plainSize += padded(table.plain.size());
  return "wOFF" + word(isCff ? 0x4F54544F : 0x00010000) + word(length) + halfWord(count) + halfWord(0) +
         word(plainSize) + QByteArray(24, '\0');
}

}  // namespace

QByteArray webFont(const QFont& font) {
  const QRawFont raw = QRawFont::fromFont(font);
  const std::vector<Table> tables = raw.isValid() ? tablesOf(raw) : std::vector<Table>();
  if (tables.empty()) return {};
  const auto start = static_cast<quint32>(kHeaderSize + kEntrySize * static_cast<int>(tables.size()));
  QByteArray entries;
  QByteArray data;
  for (const Table& table : tables) {
    entries += table.tag + word(start + static_cast<quint32>(data.size())) +
               word(static_cast<quint32>(table.packed.size())) + word(static_cast<quint32>(table.plain.size())) +
               word(checksum(table.plain));
    data += table.packed;
    data.append(padded(data.size()) - data.size(), '\0');
  }
  return headerOf(tables, start + static_cast<quint32>(data.size())) + entries + data;
}

}  // namespace redoubt::render
