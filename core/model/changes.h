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
  bool empty() const { return count() == 0; }
  /// The number of changed rows in all tables.
  std::size_t count() const;

 private:
  template <class Row>
  using List = std::vector<RowChange<Row>>;
  ContentRows::Each<List> changes_;
};

/// Makes `battle` what it is after `changes`.
void patch(Battle& battle, const Changes& changes);

/// What turns `from` into `to`. Cheap where the two are snapshots of one battle.
Changes difference(const Battle& from, const Battle& to);

/// What a verb, a fix or a paste asks for: rows to write and keys to remove, under the title that history shows.
/// A plain value, made by pure functions from the model; the document executes it. A row put wins over the same
/// key erased.
class Edit {
 public:
  Edit() = default;
  explicit Edit(std::string title) : title_(std::move(title)) {}

  const std::string& title() const { return title_; }
  void rename(std::string title) { title_ = std::move(title); }
  bool empty() const { return count() == 0; }
  /// The number of rows it names.
  std::size_t count() const;

  template <class Row>
  void put(Row row) {
    std::get<Rows<Row>>(ops_).puts.push_back(std::move(row));
  }
  template <class Row>
  void erase(const KeyOf<Row>& key) {
    std::get<Rows<Row>>(ops_).erases.push_back(key);
  }
  template <class Row>
  const std::vector<Row>& puts() const {
    return std::get<Rows<Row>>(ops_).puts;
  }
  template <class Row>
  const std::vector<KeyOf<Row>>& erases() const {
    return std::get<Rows<Row>>(ops_).erases;
  }
  /// Takes over everything `other` asks for; the title stays.
  void append(const Edit& other);

 private:
  template <class Row>
  struct Rows {
    std::vector<Row> puts;
    std::vector<KeyOf<Row>> erases;
  };
  std::string title_;
  ContentRows::Each<Rows> ops_;
};

/// The edit that makes `changes` happen again.
Edit toEdit(const Changes& changes, std::string title);

/// `battle` as it would be after `edit`, without any file: for previews and checks of a fix.
Battle applied(Battle battle, const Edit& edit);

}  // namespace redoubt::model
