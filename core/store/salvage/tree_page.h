#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/store/salvage/damaged_file.h"
#include "core/store/values.h"

/// Private to core/store: what lies on one page of a table's tree. The format is
/// https://www.sqlite.org/fileformat2.html, sections 1.6 (pages) and 2.1 (records).
namespace redoubt::store {

/// A cell of a page: a row, the way to a page below, or both.
struct Cell {
  PageNumber child = 0;     ///< on inner pages
  std::int64_t rowid = 0;   ///< in trees of rowids
  std::uint64_t size = 0;   ///< of the record, in bytes
  std::size_t begin = 0;    ///< where on the page the record begins
  std::size_t local = 0;    ///< how much of it lies here
  PageNumber overflow = 0;  ///< where it goes on
};

enum class PageKind : unsigned char { InnerIndex = 2, InnerTable = 5, LeafIndex = 10, LeafTable = 13 };

/// One page of a tree, taken apart cell by cell. A cell that leads off the page is left out.
class TreePage {
 public:
  /// Nothing for what is no page of a tree.
  static std::optional<TreePage> of(const DamagedFile& file, PageNumber number);
  /// The same, taken for a page of `kind` whatever its first byte says.
  static std::optional<TreePage> of(const DamagedFile& file, PageNumber number, PageKind kind);
  /// Whether the head of a page and its list of cells agree: hardly ever by chance.
  static bool looksRight(const PageBytes& bytes, std::uint32_t pageSize);

  PageKind kind() const { return kind_; }
  bool isInner() const { return kind_ == PageKind::InnerIndex || kind_ == PageKind::InnerTable; }
  bool isTable() const { return kind_ == PageKind::InnerTable || kind_ == PageKind::LeafTable; }
  bool hasRows() const { return kind_ != PageKind::InnerTable; }
  const std::vector<Cell>& cells() const { return cells_; }
  /// How many cells its head tells of.
  std::size_t cellCount() const { return cellCount_; }
  /// The page behind the last cell of an inner page.
  PageNumber lastChild() const { return lastChild_; }
  /// Whether cells, gaps between them and head make up the whole page.
  bool addsUp() const { return addsUp_; }

  /// The values of a cell's record, read on where it goes on; nothing if any of it is lost or it is no record.
  std::optional<Values> recordOf(const DamagedFile& file, const Cell& cell) const;

 private:
  TreePage(PageBytes bytes, std::size_t start, PageKind kind) : bytes_(std::move(bytes)), start_(start), kind_(kind) {}
  static std::optional<TreePage> make(const DamagedFile& file, PageNumber number, std::optional<PageKind> kind);
  void takeApart(std::uint32_t usable);
  std::optional<Cell> cellAt(std::size_t place, std::uint32_t usable, std::size_t& end) const;
  std::size_t bytesBetweenCells() const;
  std::uint32_t number(std::size_t at, int bytes) const;

  PageBytes bytes_;
  std::size_t start_;  ///< of its head: behind the file's on page 1
  PageKind kind_;
  std::vector<Cell> cells_;
  std::size_t cellCount_ = 0;
  PageNumber lastChild_ = 0;
  bool addsUp_ = false;
};

}  // namespace redoubt::store
