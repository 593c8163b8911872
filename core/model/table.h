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

  /// The row with `key`, or null. Good until the table next changes.
  const Row* find(const Key& key) const {
    const Iterator at = lowerBound(key);
    return at != end() && keyView(*at) == key ? &*at : nullptr;
  }

  bool contains(const Key& key) const { return find(key) != nullptr; }

  /// The first row whose key is not below `key`.
  Iterator lowerBound(const Key& key) const {
    const std::size_t chunk = chunkOf(key);
    if (chunk == chunks_.size()) return end();
    const std::size_t row = rowIn(*chunks_[chunk], key);
    return row == chunks_[chunk]->size() ? Iterator{&chunks_, chunk + 1, 0} : Iterator{&chunks_, chunk, row};
  }

  /// Adds `row`, or replaces the row with its key.
  void put(Row row) {
    const Key key = row.key();
    const std::size_t at = chunkOf(key);
    if (at == chunks_.size()) {
      chunks_.push_back(std::make_shared<Chunk>());
      chunks_.back()->reserve(kMaxChunk);
      chunks_.back()->push_back(std::move(row));
      ++size_;
      return;
    }
    Chunk& chunk = owned(at);
    const std::size_t i = rowIn(chunk, key);
    if (i < chunk.size() && keyView(chunk[i]) == key) {
      chunk[i] = std::move(row);
      return;
    }
    chunk.insert(chunk.begin() + static_cast<std::ptrdiff_t>(i), std::move(row));
    ++size_;
    if (chunk.size() >= kMaxChunk) split(at);
  }

  /// Removes the row with `key`; answers whether there was one.
  bool erase(const Key& key) {
    const std::size_t at = chunkOf(key);
    if (at == chunks_.size()) return false;
    const std::size_t i = rowIn(*chunks_[at], key);
    if (i == chunks_[at]->size() || !(keyView((*chunks_[at])[i]) == key)) return false;
    Chunk& chunk = owned(at);
    chunk.erase(chunk.begin() + static_cast<std::ptrdiff_t>(i));
    if (chunk.empty()) chunks_.erase(chunks_.begin() + static_cast<std::ptrdiff_t>(at));
    --size_;
    return true;
  }

  friend bool operator==(const Table& a, const Table& b) {
    return a.size_ == b.size_ && std::equal(a.begin(), a.end(), b.begin());
  }

  /// Calls `visit(before, after)` (pointers, null for none) for every key on which `a` and `b` differ, in order.
  /// Chunks the two still share are skipped unread.
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
  std::size_t chunkOf(const Key& key) const {
    const auto after = std::upper_bound(chunks_.begin(), chunks_.end(), key,
                                        [](const Key& k, const auto& chunk) { return k < keyView(chunk->front()); });
    if (after == chunks_.begin()) return 0;
    return static_cast<std::size_t>(after - chunks_.begin()) - 1;
  }

  static std::size_t rowIn(const Chunk& chunk, const Key& key) {
    const auto at = std::lower_bound(chunk.begin(), chunk.end(), key,
                                     [](const Row& row, const Key& k) { return keyView(row) < k; });
    return static_cast<std::size_t>(at - chunk.begin());
  }

  Chunk& owned(std::size_t at) {
    if (chunks_[at].use_count() > 1) {
      auto copy = std::make_shared<Chunk>();
      copy->reserve(kMaxChunk);
      copy->assign(chunks_[at]->begin(), chunks_[at]->end());
      chunks_[at] = std::move(copy);
    }
    return *chunks_[at];
  }

  // Rows arrive mostly in order, so a full last chunk keeps all but its last row.
  void split(std::size_t at) {
    Chunk& full = *chunks_[at];
    const std::size_t keep = at + 1 == chunks_.size() ? full.size() - 1 : full.size() / 2;
    auto rest = std::make_shared<Chunk>();
    rest->reserve(kMaxChunk);
    rest->assign(std::make_move_iterator(full.begin() + static_cast<std::ptrdiff_t>(keep)),
                 std::make_move_iterator(full.end()));
    full.resize(keep);
    chunks_.insert(chunks_.begin() + static_cast<std::ptrdiff_t>(at) + 1, std::move(rest));
  }

  std::vector<std::shared_ptr<Chunk>> chunks_;
  std::size_t size_ = 0;
};

}  // namespace redoubt::model
