#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace redoubt::model {

/// The rows of a table by the value of one column: those of one value in the order of their keys.
struct RowIndex {
  std::vector<std::int64_t> values;  ///< sorted; as many as rows
  std::vector<const void*> rows;

  std::span<const void* const> at(std::int64_t value) const;
};

/// By the value, keeping the order of rows of one value.
std::shared_ptr<const RowIndex> sortedIndex(std::vector<std::pair<std::int64_t, const void*>> rows);

/// The indexes of a table that were asked for since it last changed. Copies of the table share them, as they share its
/// rows; several threads may ask the same table.
class RowIndexes {
 public:
  RowIndexes() = default;
  RowIndexes(const RowIndexes& other) : kept_(other.kept_.load()) {}
  RowIndexes& operator=(const RowIndexes& other) {
    kept_.store(other.kept_.load());
    return *this;
  }
  ~RowIndexes() = default;

  /// Null where none was kept.
  std::shared_ptr<const RowIndex> find(std::size_t column) const;
  void keep(std::size_t column, std::shared_ptr<const RowIndex> index) const;
  void clear();

 private:
  using Kept = std::map<std::size_t, std::shared_ptr<const RowIndex>>;
  mutable std::atomic<std::shared_ptr<const Kept>> kept_;
};

/// Some rows of a table, in the order of their keys; valid until the table next changes.
template <class Row>
class RowRange {
 public:
  class Iterator {
   public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = Row;
    using difference_type = std::ptrdiff_t;
    using pointer = const Row*;
    using reference = const Row&;

    Iterator() = default;
    explicit Iterator(const void* const* at) : at_(at) {}
    reference operator*() const { return *static_cast<const Row*>(*at_); }
    pointer operator->() const { return static_cast<const Row*>(*at_); }
    Iterator& operator++() {
      ++at_;
      return *this;
    }
    Iterator operator++(int) {
      Iterator old = *this;
      ++at_;
      return old;
    }
    friend bool operator==(const Iterator&, const Iterator&) = default;

   private:
    const void* const* at_ = nullptr;
  };

  RowRange(std::shared_ptr<const RowIndex> index, std::int64_t value)
      : index_(std::move(index)), rows_(index_->at(value)) {}

  Iterator begin() const { return Iterator(rows_.data()); }
  Iterator end() const { return Iterator(rows_.data() + rows_.size()); }
  std::size_t size() const { return rows_.size(); }
  bool empty() const { return rows_.empty(); }
  const Row& front() const { return *begin(); }

 private:
  std::shared_ptr<const RowIndex> index_;
  std::span<const void* const> rows_;
};

}  // namespace redoubt::model
