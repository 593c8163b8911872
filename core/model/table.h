#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

#include "core/model/field.h"

namespace redoubt::model {

/// The rows of one table in the order of their keys: a value that is cheap to copy.
/// Rows lie in chunks that copies share until one of them changes a chunk, so that a snapshot of a map of
/// 250,000 hexes costs a thousand pointers, and an edit after it the copy of one chunk.
/// What is defined in tables.cpp is compiled there for every content table, and not in each of the many files that use
/// it.
template <class Row>
class Table {
  using Chunk = std::vector<Row>;
  static constexpr std::size_t kMaxChunk = 256;

 public:
  using Key = KeyOf<Row>;

  class Iterator {
   public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = Row;
    using difference_type = std::ptrdiff_t;
    using pointer = const Row*;
    using reference = const Row&;

    Iterator() = default;
    reference operator*() const { return (*(*chunks_)[chunk_])[row_]; }
    pointer operator->() const { return &**this; }
    Iterator& operator++() {
      if (++row_ == (*chunks_)[chunk_]->size()) {
        ++chunk_;
        row_ = 0;
      }
      return *this;
    }
    Iterator operator++(int) {
      Iterator old = *this;
      ++*this;
      return old;
    }
    friend bool operator==(const Iterator& a, const Iterator& b) { return a.chunk_ == b.chunk_ && a.row_ == b.row_; }

   private:
    friend class Table;
    Iterator(const std::vector<std::shared_ptr<Chunk>>* chunks, std::size_t chunk, std::size_t row)
        : chunks_(chunks), chunk_(chunk), row_(row) {}
    const std::vector<std::shared_ptr<Chunk>>* chunks_ = nullptr;
    std::size_t chunk_ = 0;
    std::size_t row_ = 0;
  };

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Iterator begin() const { return {&chunks_, 0, 0}; }
  Iterator end() const { return {&chunks_, chunks_.size(), 0}; }

  /// The row with `key`, or null. Valid until the table next changes.
  const Row* find(const Key& key) const;

  bool contains(const Key& key) const { return find(key) != nullptr; }

  /// The first row whose key is not below `key`.
  Iterator lowerBound(const Key& key) const;

  /// Adds `row`, or replaces the row with its key.
  void put(Row row);

  /// Removes the row with `key`; returns whether there was one.
  bool erase(const Key& key);

  friend bool operator==(const Table& a, const Table& b) {
    return a.size_ == b.size_ && std::equal(a.begin(), a.end(), b.begin());
  }

  /// Calls `visit(before, after)` (pointers, null for none) for every key on which `a` and `b` differ, in order.
  /// Chunks that the two still share are skipped without reading them.
  template <class Visit>
  static void compare(const Table& a, const Table& b, Visit&& visit) {
    Iterator left = a.begin();
    Iterator right = b.begin();
    while (left != a.end() || right != b.end()) {
      if (left != a.end() && right != b.end() && left.row_ == 0 && right.row_ == 0 &&
          a.chunks_[left.chunk_] == b.chunks_[right.chunk_]) {
        ++left.chunk_;
        ++right.chunk_;
        continue;
      }
      const bool onlyLeft = right == b.end() || (left != a.end() && keyView(*left) < keyView(*right));
      const bool onlyRight = !onlyLeft && (left == a.end() || keyView(*right) < keyView(*left));
      if (onlyLeft) {
        visit(&*left, static_cast<const Row*>(nullptr));
        ++left;
      } else if (onlyRight) {
        visit(static_cast<const Row*>(nullptr), &*right);
        ++right;
      } else {
        if (!(*left == *right)) visit(&*left, &*right);
        ++left;
        ++right;
      }
    }
  }

 private:
  // The chunk that holds or would hold `key`; chunks_.size() only for the empty table.
  std::size_t chunkOf(const Key& key) const;
  static std::size_t rowIn(const Chunk& chunk, const Key& key);
  Chunk& owned(std::size_t at);
  void split(std::size_t at);

  std::vector<std::shared_ptr<Chunk>> chunks_;
  std::size_t size_ = 0;
};

}  // namespace redoubt::model
