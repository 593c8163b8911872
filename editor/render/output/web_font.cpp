#include "editor/render/output/web_font.h"

#include <QRawFont>
#include <QtEndian>
#include <algorithm>
#include <optional>
#include <utility>
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

// A number of so many bytes, the first the highest; nothing beyond the end.
std::optional<qsizetype> numberAt(const QByteArray& bytes, qsizetype at, int size) {
  if (at < 0 || at > bytes.size() - size) return std::nullopt;
  qsizetype number = 0;
  for (int i = 0; i < size; ++i) number = number << 8 | static_cast<quint8>(bytes[at + i]);
  return number;
}

// An INDEX of CFF: where its objects begin, and after them where the last ends.
struct CffIndex {
  std::vector<qsizetype> offsets;
  qsizetype end = 0;
};

std::optional<CffIndex> cffIndex(const QByteArray& cff, qsizetype at) {
  const auto count = numberAt(cff, at, 2);
  if (!count) return std::nullopt;
  if (*count == 0) return CffIndex{{}, at + 2};
  const auto size = numberAt(cff, at + 2, 1);
  if (!size || *size < 1 || *size > 4) return std::nullopt;
  const qsizetype base = at + 3 + (*count + 1) * *size - 1;
  CffIndex index;
  for (qsizetype i = 0; i <= *count; ++i) {
    const auto offset = numberAt(cff, at + 3 + i * *size, static_cast<int>(*size));
    if (!offset || base + *offset > cff.size()) return std::nullopt;
    if (!index.offsets.empty() && base + *offset < index.offsets.back()) return std::nullopt;
    index.offsets.push_back(base + *offset);
  }
  index.end = index.offsets.back();
  return index;
}

// The bytes of the operand that begins with `first`; of a real number those up to its last.
qsizetype operandSize(const QByteArray& cff, qsizetype at, quint8 first) {
  if (first == 28) return 3;
  if (first == 29) return 5;
  if (first >= 247 && first <= 254) return 2;
  if (first != 30) return 1;
  qsizetype size = 1;
  while (at + size < cff.size()) {
    const auto byte = static_cast<quint8>(cff[at + size++]);
    if ((byte & 0x0F) == 0x0F || byte >> 4 == 0x0F) break;
  }
  return size;
}

// The operand of CharStrings in a Top DICT, which is written with 29 and four bytes, or shorter.
std::optional<qsizetype> charStringsAt(const QByteArray& cff, qsizetype from, qsizetype to) {
  constexpr quint8 kCharStrings = 17;
  constexpr quint8 kEscape = 12;
  std::optional<qsizetype> last;
  for (qsizetype at = from; at < to && at < cff.size();) {
    const auto byte = static_cast<quint8>(cff[at]);
    if (byte == kCharStrings) return last;
    if (byte <= 21) {
      at += byte == kEscape ? 2 : 1;
      last.reset();
      continue;
    }
    if (byte == 28) last = numberAt(cff, at + 1, 2);
    if (byte == 29) last = numberAt(cff, at + 1, 4);
    if (byte >= 32 && byte <= 246) last = byte - 139;
    if (byte >= 247 && byte <= 250) last = (byte - 247) * 256 + numberAt(cff, at + 1, 1).value_or(0) + 108;
    at += operandSize(cff, at, byte);
  }
  return std::nullopt;
}

std::optional<CffIndex> charStrings(const QByteArray& cff) {
  const auto header = numberAt(cff, 2, 1);
  const auto names = header ? cffIndex(cff, *header) : std::nullopt;
  const auto dicts = names ? cffIndex(cff, names->end) : std::nullopt;
  if (!dicts || dicts->offsets.size() < 2) return std::nullopt;
  const auto at = charStringsAt(cff, dicts->offsets[0], dicts->offsets[1]);
  return at ? cffIndex(cff, *at) : std::nullopt;
}

// From where to where a glyph reaches in "glyf".
std::optional<std::pair<qsizetype, qsizetype>> spanOf(const QByteArray& glyf, const QByteArray& loca, bool isLong,
                                                      quint32 glyph) {
  const int size = isLong ? 4 : 2;
  const auto from = numberAt(loca, qsizetype{glyph} * size, size);
  const auto to = numberAt(loca, qsizetype{glyph} * size + size, size);
  if (!from || !to) return std::nullopt;
  const qsizetype unit = isLong ? 1 : 2;
  if (*from > *to || *to * unit > glyf.size()) return std::nullopt;
  return std::pair(*from * unit, *to * unit);
}

// The glyphs of which a glyph is composed.
std::vector<quint32> partsOf(const QByteArray& glyf, qsizetype from, qsizetype to) {
  constexpr qsizetype kWords = 1, kScale = 8, kMore = 0x20, kTwoScales = 0x40, kMatrix = 0x80;
  std::vector<quint32> parts;
  if (numberAt(glyf, from, 2).value_or(0) < 0x8000) return parts;
  for (qsizetype at = from + 10; at + 4 <= to;) {
    const qsizetype flags = numberAt(glyf, at, 2).value_or(0);
    parts.push_back(static_cast<quint32>(numberAt(glyf, at + 2, 2).value_or(0)));
    at += 4 + (flags & kWords ? 4 : 2) + (flags & kScale ? 2 : 0) + (flags & kTwoScales ? 4 : 0) +
          (flags & kMatrix ? 8 : 0);
    if (!(flags & kMore)) break;
  }
  return parts;
}

// The table "CFF " (Adobe Technical Note 5176) with blank outlines but for those glyphs. A table that can't be read
// stays as it is.
QByteArray withOutlinesOf(QByteArray cff, const QSet<quint32>& glyphs) {
  constexpr char kEndChar = 14;
  const auto index = charStrings(cff);
  if (!index) return cff;
  for (std::size_t i = 0; i + 1 < index->offsets.size(); ++i) {
    if (glyphs.contains(static_cast<quint32>(i))) continue;
    std::fill(cff.begin() + index->offsets[i], cff.begin() + index->offsets[i + 1], kEndChar);
  }
  return cff;
}

// The same for "glyf". Glyphs of which others are composed are kept too.
QByteArray withOutlinesOf(QByteArray glyf, const QByteArray& loca, bool isLong, QSet<quint32> glyphs) {
  std::vector<quint32> left(glyphs.begin(), glyphs.end());
  while (!left.empty()) {
    const auto span = spanOf(glyf, loca, isLong, left.back());
    left.pop_back();
    if (!span) continue;
    for (const quint32 part : partsOf(glyf, span->first, span->second)) {
      if (glyphs.contains(part)) continue;
      glyphs.insert(part);
      left.push_back(part);
    }
  }
  const auto count = static_cast<quint32>(loca.size() / (isLong ? 4 : 2));
  for (quint32 glyph = 0; glyph + 1 < count; ++glyph) {
    if (glyphs.contains(glyph)) continue;
    if (const auto span = spanOf(glyf, loca, isLong, glyph)) {
      std::fill(glyf.begin() + span->first, glyf.begin() + span->second, '\0');
    }
  }
  return glyf;
}

// All outlines but those of the glyphs are made blank. Tables keep their lengths and offsets, but deflate to next to
// nothing. Without substitutions no other glyph can come in their place.
void keepOutlines(std::vector<Table>& tables, const QSet<quint32>& glyphs) {
  QByteArray loca;
  bool isLong = false;
  for (const Table& table : tables) {
    if (table.tag == "loca") loca = table.plain;
    if (table.tag == "head" && table.plain.size() > 51) isLong = table.plain[51] != 0;
  }
  for (Table& table : tables) {
    if (table.tag == "CFF ") table.plain = withOutlinesOf(table.plain, glyphs);
    if (table.tag == "glyf") table.plain = withOutlinesOf(table.plain, loca, isLong, glyphs);
    table.packed = deflated(table.plain);
  }
  std::erase_if(tables, [](const Table& table) { return table.tag == "GSUB"; });
}

QByteArray headerOf(const std::vector<Table>& tables, quint32 length) {
  const bool isCff = tables.front().tag == "CFF ";
  const auto count = static_cast<quint16>(tables.size());
  quint32 plainSize = 12 + 16u * count;
  for (const Table& table : tables) plainSize += padded(table.plain.size());
  return "wOFF" + word(isCff ? 0x4F54544F : 0x00010000) + word(length) + halfWord(count) + halfWord(0) +
         word(plainSize) + QByteArray(24, '\0');
}

QByteArray woffOf(const std::vector<Table>& tables) {
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

}  // namespace

QByteArray webFont(const QFont& font) {
  const QRawFont raw = QRawFont::fromFont(font);
  return woffOf(raw.isValid() ? tablesOf(raw) : std::vector<Table>());
}

QByteArray webFont(const QFont& font, const QSet<QChar>& letters) {
  const QRawFont raw = QRawFont::fromFont(font);
  if (!raw.isValid()) return {};
  QString text;
  for (const QChar letter : letters) text += letter;
  QSet<quint32> glyphs{0};
  for (const quint32 glyph : raw.glyphIndexesForString(text)) glyphs.insert(glyph);
  std::vector<Table> tables = tablesOf(raw);
  keepOutlines(tables, glyphs);
  return woffOf(tables);
}

}  // namespace redoubt::render
