#include "core/store/tree_keys.h"

#include <fstream>
#include <optional>
#include <set>

// The format is https://www.sqlite.org/fileformat2.html, sections 1.6 (pages), 2.1 (records) and 2.4 (tables without
// rowid, whose records begin with the key).
namespace redoubt::store {
namespace {

namespace fs = std::filesystem;

using Page = std::vector<unsigned char>;

enum PageKind : unsigned char { kInnerIndex = 2, kInnerTable = 5, kLeafIndex = 10, kLeafTable = 13 };

/// Reads on from a place on a page; past its end there are zeros, and `isGood` no more.
class PageCursor {
 public:
  PageCursor(const Page& page, std::size_t at) : page_(page), at_(at) {}

  bool isGood() const { return at_ <= page_.size(); }
  std::size_t at() const { return at_; }

  std::uint64_t bigEndian(int bytes) {
    std::uint64_t value = 0;
    for (int i = 0; i < bytes; ++i) value = value << 8 | next();
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
  std::string text(std::uint64_t length) {
    if (!isGood() || length > page_.size() - at_) {
      at_ = page_.size() + 1;
      return {};
    }
    const auto begin = page_.begin() + static_cast<std::ptrdiff_t>(at_);
    at_ += length;
    return std::string(begin, begin + static_cast<std::ptrdiff_t>(length));
  }

 private:
  unsigned char next() {
    if (at_ < page_.size()) return page_[at_++];
    at_ = page_.size() + 1;
    return 0;
  }

  const Page& page_;
  std::size_t at_;
};

// A value of the type that a record's head gives: a whole number or text, the only keys there are.
std::optional<KeyValue> valueOf(std::uint64_t type, PageCursor& body) {
  if (type == 8 || type == 9) return std::int64_t(type - 8);
  if (type >= 1 && type <= 6) {
    const int bytes = type <= 4 ? static_cast<int>(type) : type == 5 ? 6 : 8;
    const int unused = 64 - 8 * bytes;
    return static_cast<std::int64_t>(body.bigEndian(bytes) << unused) >> unused;
  }
  if (type >= 13 && type % 2 == 1) return body.text((type - 13) / 2);
  return std::nullopt;
}

std::optional<RowKey> keyOfRecord(const Page& page, PageCursor head, std::size_t columns) {
  const std::size_t begin = head.at();
  const std::uint64_t size = head.varint();
  if (size > page.size()) return std::nullopt;
  PageCursor body(page, begin + size);
  RowKey key;
  while (key.size() < columns) {
    const std::optional<KeyValue> value = valueOf(head.varint(), body);
    if (!value || !head.isGood() || !body.isGood()) return std::nullopt;
    key.push_back(*value);
  }
  return key;
}

class TreeWalk {
 public:
  TreeWalk(const fs::path& file, std::size_t columns) : file_(file, std::ios::binary), columns_(columns) {
    const Page head = bytesAt(16, 2);
    if (head.size() == 2) pageSize_ = head[0] == 0 && head[1] == 1 ? 65536 : head[0] * 256U + head[1];
  }

  std::vector<RowKey> keysFrom(std::uint32_t root) {
    if (pageSize_ < 512) return {};
    expect(root);
    while (!ahead_.empty()) {
      const std::uint32_t page = ahead_.back();
      ahead_.pop_back();
      look(bytesAt(std::uint64_t{page - 1} * pageSize_, pageSize_));
    }
    return std::move(keys_);
  }

 private:
  Page bytesAt(std::uint64_t offset, std::size_t count) {
    Page bytes(count);
    file_.clear();
    file_.seekg(static_cast<std::streamoff>(offset));
    file_.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(count));
    return file_ ? bytes : Page();
  }

  void expect(std::uint64_t page) {
    const auto number = static_cast<std::uint32_t>(page);
    if (number > 0 && met_.insert(number).second) ahead_.push_back(number);
  }

  void look(const Page& page) {
    if (page.empty()) return;
    const unsigned char kind = page[0];
    const bool isInner = kind == kInnerIndex || kind == kInnerTable;
    if (!isInner && kind != kLeafIndex && kind != kLeafTable) return;
    const std::uint64_t cells = PageCursor(page, 3).bigEndian(2);
    if (isInner) expect(PageCursor(page, 8).bigEndian(4));
    PageCursor places(page, isInner ? 12 : 8);
    for (std::uint64_t i = 0; i < cells; ++i) {
      PageCursor cell(page, places.bigEndian(2));
      if (!places.isGood()) return;
      if (isInner) expect(cell.bigEndian(4));
      if (kind != kInnerTable) keep(kind, page, cell);  // there the number only parts the pages below
    }
  }

  void keep(unsigned char kind, const Page& page, PageCursor cell) {
    cell.varint();  // the length of the row
    if (kind != kLeafTable) {
      if (auto key = keyOfRecord(page, cell, columns_)) keys_.push_back(std::move(*key));
      return;
    }
    const auto number = static_cast<std::int64_t>(cell.varint());
    if (cell.isGood() && columns_ == 1) keys_.push_back({number});
  }

  std::ifstream file_;
  std::size_t columns_;
  std::size_t pageSize_ = 0;
  std::vector<std::uint32_t> ahead_;
  std::set<std::uint32_t> met_;
  std::vector<RowKey> keys_;
};

}  // namespace

std::vector<RowKey> keysInTree(const fs::path& file, std::uint32_t root, std::size_t columns) {
  return TreeWalk(file, columns).keysFrom(root);
}

}  // namespace redoubt::store
