#include "core/store/salvage/tree_page.h"

#include <algorithm>
#include <array>
#include <bit>

namespace redoubt::store {
namespace {

constexpr std::size_t kFileHeader = 100;
// What SQLite is told to take at most (connection.cpp).
constexpr std::uint64_t kMaxRecord = 256ULL << 20;

bool isKind(unsigned char byte) {
  return byte == 2 || byte == 5 || byte == 10 || byte == 13;
}

/// Reads on from a place; past the end there are zeros, and `isGood` no more.
template <class Bytes>
class Cursor {
 public:
  Cursor(const Bytes& bytes, std::size_t at) : bytes_(bytes), at_(at) {}

  bool isGood() const { return at_ <= bytes_.size(); }
  std::size_t at() const { return at_; }
  std::uint64_t bigEndian(int count) {
    std::uint64_t value = 0;
    for (int i = 0; i < count; ++i) value = value << 8 | next();
    return value;
  }
  std::uint64_t varint() {
    std::uint64_t value = 0;
    for (int i = 0; i < 8; ++i) {
      const unsigned char byte = next();
      value = value << 7 | (byte & 0x7F);
      if (byte < 0x80) return value;
    }
    return value << 8 | next();
  }

 private:
  unsigned char next() {
    if (at_ < bytes_.size()) return static_cast<unsigned char>(bytes_[at_++]);
    at_ = bytes_.size() + 1;
    return 0;
  }

  const Bytes& bytes_;
  std::size_t at_;
};

std::size_t lengthOf(std::uint64_t type) {
  constexpr std::array<std::size_t, 12> kNumbers{0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0};
  return type < kNumbers.size() ? kNumbers[type] : static_cast<std::size_t>((type - 12) / 2);
}

Value valueAt(const std::string& record, std::size_t at, std::uint64_t type) {
  const std::size_t length = lengthOf(type);
  if (type == 0) return std::monostate{};
  if (type == 8 || type == 9) return static_cast<std::int64_t>(type - 8);
  if (type <= 7) {
    const std::uint64_t bits = Cursor(record, at).bigEndian(static_cast<int>(length));
    if (type == 7) return std::bit_cast<double>(bits);
    const int unused = 64 - 8 * static_cast<int>(length);
    return static_cast<std::int64_t>(bits << unused) >> unused;
  }
  std::string bytes = record.substr(at, length);
  if (type % 2 == 0) return Blob{std::move(bytes)};
  return bytes;
}

// Head and values must make up the record to the byte, which garbage hardly ever does.
std::optional<Values> valuesOf(const std::string& record) {
  Cursor head(record, 0);
  const std::uint64_t headSize = head.varint();
  if (headSize > record.size()) return std::nullopt;
  Values values;
  std::size_t at = headSize;
  while (head.at() < headSize) {
    const std::uint64_t type = head.varint();
    if (type == 10 || type == 11 || !head.isGood() || head.at() > headSize) return std::nullopt;
    if (type > 2 * record.size() + 13 || lengthOf(type) > record.size() - at) return std::nullopt;
    values.push_back(valueAt(record, at, type));
    at += lengthOf(type);
  }
  if (at != record.size()) return std::nullopt;
  return values;
}

}  // namespace

std::optional<TreePage> TreePage::make(const DamagedFile& file, PageNumber number, std::optional<PageKind> kind) {
  PageBytes bytes = file.page(number);
  const std::size_t start = number == 1 ? kFileHeader : 0;
  if (bytes.empty() || (!kind && !isKind(bytes[start]))) return std::nullopt;
  if (!kind) kind = static_cast<PageKind>(bytes[start]);
  TreePage page(std::move(bytes), start, *kind);
  page.takeApart(file.usableSize());
  return page;
}

std::optional<TreePage> TreePage::of(const DamagedFile& file, PageNumber number) {
  return make(file, number, {});
}

std::optional<TreePage> TreePage::of(const DamagedFile& file, PageNumber number, PageKind kind) {
  return make(file, number, kind);
}

bool TreePage::looksRight(const PageBytes& bytes, std::uint32_t pageSize) {
  if (!isKind(bytes[0])) return false;
  const std::size_t head = bytes[0] < 8 ? 12 : 8;
  const std::size_t cells = bytes[3] * 256U + bytes[4];
  std::size_t content = bytes[5] * 256U + bytes[6];
  if (content == 0) content = 65536;
  if (cells == 0 || head + 2 * cells > content || content >= pageSize) return false;
  for (std::size_t i = 0; i < cells; ++i) {
    const std::size_t place = bytes[head + 2 * i] * 256U + bytes[head + 2 * i + 1];
    if (place < content || place >= pageSize) return false;
  }
  return true;
}

std::uint32_t TreePage::number(std::size_t at, int bytes) const {
  return static_cast<std::uint32_t>(Cursor(bytes_, at).bigEndian(bytes));
}

void TreePage::takeApart(std::uint32_t usable) {
  bytes_.resize(usable);
  const std::size_t head = start_ + (isInner() ? 12 : 8);
  cellCount_ = number(start_ + 3, 2);
  if (isInner()) lastChild_ = number(start_ + 8, 4);
  const std::size_t counted = std::min<std::size_t>(cellCount_, (usable - head) / 2);
  std::size_t content = number(start_ + 5, 2);
  if (content == 0) content = 65536;
  std::size_t used = content + bytesBetweenCells();
  for (std::size_t i = 0; i < counted; ++i) {
    const std::size_t place = number(head + 2 * i, 2);
    std::size_t end = 0;
    if (place < head + 2 * counted) continue;
    if (const auto cell = cellAt(place, usable, end)) {
      cells_.push_back(*cell);
      used += std::max<std::size_t>(end - place, 4);
    }
  }
  addsUp_ = used == usable && cells_.size() == cellCount_ && head + 2 * counted <= content;
}

// Free blocks, which form a chain, and the fragments too small for one.
std::size_t TreePage::bytesBetweenCells() const {
  std::size_t bytes = bytes_[start_ + 7];
  std::size_t at = number(start_ + 1, 2);
  while (at != 0 && at + 4 <= bytes_.size()) {
    bytes += number(at + 2, 2);
    const std::size_t next = number(at, 2);
    if (next <= at) break;  // they lie in order
    at = next;
  }
  return bytes;
}

std::optional<Cell> TreePage::cellAt(std::size_t place, std::uint32_t usable, std::size_t& end) const {
  Cell cell;
  Cursor cursor(bytes_, place);
  if (isInner()) cell.child = static_cast<PageNumber>(cursor.bigEndian(4));
  if (kind_ != PageKind::InnerTable) cell.size = cursor.varint();
  if (isTable()) cell.rowid = static_cast<std::int64_t>(cursor.varint());
  cell.begin = cursor.at();
  const std::uint64_t most = kind_ == PageKind::LeafTable ? usable - 35 : (usable - 12) * 64 / 255 - 23;
  const std::uint64_t least = (usable - 12) * 32 / 255 - 23;
  cell.local = static_cast<std::size_t>(cell.size);
  if (cell.size > most) {
    const std::uint64_t fitting = least + (cell.size - least) % (usable - 4);
    cell.local = static_cast<std::size_t>(fitting <= most ? fitting : least);
  }
  end = cell.begin + cell.local + (cell.size > most ? 4 : 0);
  if (!cursor.isGood() || cell.size > kMaxRecord || end > bytes_.size()) return std::nullopt;
  if (cell.size > most) cell.overflow = number(cell.begin + cell.local, 4);
  return cell;
}

std::optional<Values> TreePage::recordOf(const DamagedFile& file, const Cell& cell) const {
  const auto begin = bytes_.begin() + static_cast<std::ptrdiff_t>(cell.begin);
  std::string record(begin, begin + static_cast<std::ptrdiff_t>(cell.local));
  PageNumber next = cell.overflow;
  while (record.size() < cell.size) {
    const PageBytes page = file.page(next);
    if (page.empty()) return std::nullopt;
    next = static_cast<PageNumber>(Cursor(page, 0).bigEndian(4));
    const std::size_t rest = std::min<std::size_t>(cell.size - record.size(), file.usableSize() - 4);
    record.append(page.begin() + 4, page.begin() + 4 + static_cast<std::ptrdiff_t>(rest));
  }
  // The last page leads nowhere.
  if (cell.overflow != 0 && next != 0) return std::nullopt;
  return valuesOf(record);
}

}  // namespace redoubt::store
