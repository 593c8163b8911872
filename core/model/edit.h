#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/model/changes.h"

namespace redoubt::model {

/// The change that a verb, a fix or a paste makes: rows to write and keys to remove, under the title that history
/// shows. A plain value, made by pure functions from the model; the document executes it. A row put wins over the same
/// key erased.
class Edit {
 public:
  explicit Edit(std::string title = {});
  Edit(const Edit& other);
  Edit(Edit&& other) noexcept;
  Edit& operator=(const Edit& other);
  Edit& operator=(Edit&& other) noexcept;
  ~Edit();

  const std::string& title() const { return title_; }
  void rename(std::string title) { title_ = std::move(title); }
  /// The picture files that its rows name, as far as the battle may lack them.
  const Pictures& pictures() const { return pictures_; }
  Pictures& pictures() { return pictures_; }
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
  /// Takes the rows or keys of one table out of the edit.
  template <class Row>
  std::vector<Row> takePuts() {
    return std::exchange(std::get<Rows<Row>>(ops_).puts, {});
  }
  template <class Row>
  std::vector<KeyOf<Row>> takeErases() {
    return std::exchange(std::get<Rows<Row>>(ops_).erases, {});
  }
  /// Adds all rows and keys of `other`; the title stays.
  void append(const Edit& other);

 private:
  template <class Row>
  struct Rows {
    std::vector<Row> puts;
    std::vector<KeyOf<Row>> erases;
  };
  std::string title_;
  ContentRows::Each<Rows> ops_;
  Pictures pictures_;
};

/// The edit that makes `changes` happen again.
Edit toEdit(const Changes& changes, std::string title);

/// `battle` as it would be after `edit`, without any file: for previews and checks of a fix.
Battle applied(Battle battle, const Edit& edit);

}  // namespace redoubt::model
