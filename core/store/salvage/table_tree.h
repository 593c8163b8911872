#pragma once

#include <functional>

#include "core/store/salvage/page_claims.h"
#include "core/store/salvage/table_shape.h"

/// Private to core/store: the rows of one table, page by page.
namespace redoubt::store {

/// The keys after one and up to another; without either, from the first or to the last.
struct KeyRange {
  std::optional<RowKey> after;
  std::optional<RowKey> upTo;
  bool holds(const RowKey& key) const { return (!after || *after < key) && (!upTo || key <= *upTo); }
};

/// What a page has of a table.
struct PageRows {
  struct Row {
    Values values;
    RowKey key;
    std::size_t cell = 0;
    Fit fit = Fit::None;
    bool isInOrder = false;  ///< its key fits in among those of its neighbours
  };
  std::vector<Row> rows;  ///< those of the table, or nearly
  std::size_t cells = 0;  ///< how many the page has
  bool isWhole = false;   ///< nothing on it was passed over
};

PageRows rowsOn(const DamagedFile& file, const TreePage& page, const TableShape& shape);

/// Marks of `keys` a longest row of them that ascends: what stands out of it is a key that was spoilt.
std::vector<bool> ascending(const std::vector<RowKey>& keys);

/// Reads the tree of one table from its root as far as the pages lead. A page that does not hold what it must is left
/// to whom it may belong.
class TableTree {
 public:
  struct Sink {
    std::function<void(const Values&)> row;
    std::function<void()> broken;                  ///< a row that is there, but can't be had
    std::function<bool(const PageRows&)> belongs;  ///< whether rows that look like the table's can be
  };

  TableTree(const DamagedFile& file, PageClaims& claims, const TableShape& shape, Sink sink)
      : file_(file), claims_(claims), shape_(shape), sink_(std::move(sink)) {}

  /// False, with nothing done, if no tree of the table begins there.
  bool read(PageNumber root) { return visit(root, {}, 0); }
  /// Where rows may be missing: what else is found there may be them.
  const std::vector<KeyRange>& gaps() const { return gaps_; }
  void addGap(KeyRange range) { gaps_.push_back(std::move(range)); }
  bool isInGap(const RowKey& key) const;
  /// Whether no row of the table was met.
  bool isEmpty() const { return isEmpty_; }

 private:
  bool visit(PageNumber number, const KeyRange& range, int depth);
  bool visitLeaf(PageNumber number, const TreePage& page, const KeyRange& range);
  bool visitInner(PageNumber number, const TreePage& page, const KeyRange& range, int depth);
  std::vector<std::optional<RowKey>> boundsOn(const TreePage& page, const PageRows& found, const KeyRange& range) const;
  void give(const PageRows::Row& row, const KeyRange& range);

  const DamagedFile& file_;
  PageClaims& claims_;
  const TableShape& shape_;
  Sink sink_;
  std::vector<KeyRange> gaps_;
  bool isEmpty_ = true;
};

}  // namespace redoubt::store
