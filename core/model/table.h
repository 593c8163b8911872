#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/model/field.h"
#include "core/model/row_index.h"

namespace redoubt::model {

namespace detail {

template <class Member>
struct MemberOf;
template <class OfRow, class OfValue>
struct MemberOf<OfValue OfRow::*> {
  using Row = OfRow;
  using Value = OfValue;
};

// The id that a reference holds.
template <class Row>
std::optional<std::int64_t> idIn(Id<Row> id) {
  return id.value;
}
template <class Row>
std::optional<std::int64_t> idIn(const std::optional<Id<Row>>& id) {
  return id ? std::optional(id->value) : std::nullopt;
}
template <class T>
struct Referred;
template <class Row>
struct Referred<Id<Row>> {
  using Type = Id<Row>;
};
template <class Row>
struct Referred<std::optional<Id<Row>>> {
  using Type = Id<Row>;
};

// Where a column stands among those of its row.
template <auto Member>
constexpr std::size_t columnOf() {
  std::size_t at = 0, found = 0;
  std::apply(
      [&](const auto&... fields) {
        const auto look = [&](const auto& field) {
          if constexpr (std::is_same_v<std::decay_t<decltype(field.member)>, std::decay_t<decltype(Member)>>) {
            if (field.member == Member) found = at;
          }
          ++at;
        };
        (look(fields), ...);
      },
      MemberOf<decltype(Member)>::Row::fields());
  return found;
}

}  // namespace detail

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

  /// The rows whose reference `Member` is `id`: `units.where<&Unit::army>(army)`. The first such question after a
  /// change reads the whole table, those after it only the answer.
  template <auto Member>
  RowRange<Row> where(typename detail::Referred<typename detail::MemberOf<decltype(Member)>::Value>::Type id) const {
    return {indexOn(detail::columnOf<Member>(), [](const Row& row) { return detail::idIn(row.*Member); }), id.value};
  }

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
  std::shared_ptr<const RowIndex> indexOn(std::size_t column, std::optional<std::int64_t> (*valueOf)(const Row&)) const;
  // The chunk that holds or would hold `key`; chunks_.size() only for the empty table.
  std::size_t chunkOf(const Key& key) const;
  static std::size_t rowIn(const Chunk& chunk, const Key& key);
  Chunk& owned(std::size_t at);
  void split(std::size_t at);

  std::vector<std::shared_ptr<Chunk>> chunks_;
  std::size_t size_ = 0;
  RowIndexes indexes_;
};

}  // namespace redoubt::model
