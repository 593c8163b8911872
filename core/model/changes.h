#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/model/battle.h"

namespace redoubt::model {

/// What happened to one row: inserted (no before), deleted (no after) or updated.
template <class Row>
struct RowChange {
  std::optional<Row> before;
  std::optional<Row> after;

  KeyOf<Row> key() const { return after ? after->key() : before->key(); }
};

/// The rows that one edit, undo, redo, paste, import or merge changed, by table. Views and checks update from
/// this alone; they never reload.
class Changes {
 public:
  Changes();
  Changes(const Changes& other);
  Changes(Changes&& other) noexcept;
  Changes& operator=(const Changes& other);
  Changes& operator=(Changes&& other) noexcept;
  ~Changes();

  template <class Row>
  const std::vector<RowChange<Row>>& of() const {
    return std::get<std::vector<RowChange<Row>>>(changes_);
  }
  template <class Row>
  std::vector<RowChange<Row>>& of() {
    return std::get<std::vector<RowChange<Row>>>(changes_);
  }
  template <class Row>
  bool touches() const {
    return !of<Row>().empty();
  }
  /// The picture files that came with them. They come before the rows that name them, and never go.
  const Pictures& pictures() const { return pictures_; }
  Pictures& pictures() { return pictures_; }
  bool empty() const { return count() == 0 && pictures_.empty(); }
  /// The number of changed rows in all tables.
  std::size_t count() const;

 private:
  template <class Row>
  using List = std::vector<RowChange<Row>>;
  ContentRows::Each<List> changes_;
  Pictures pictures_;
};

/// Makes `battle` what it is after `changes`.
void patch(Battle& battle, const Changes& changes);

/// What turns `from` into `to`. Cheap where the two are snapshots of one battle.
Changes difference(const Battle& from, const Battle& to);

}  // namespace redoubt::model
