#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "core/exchange/json/names.h"

/// Private to core/exchange/json and tables: the rows of a battle as they are written.
namespace redoubt::exchange {

/// The rows of a battle by table, named and in the order in which people look for them. Those of bulk tables and
/// provenance are left out, which writers take from the battle itself.
class OrderedRows {
 public:
  struct Row {
    Record record;
    std::string naturalKey;
    int place = 1;  ///< among equals
  };

  explicit OrderedRows(const model::Battle& battle);

  const std::vector<Row>& of(std::size_t table) const { return rows_[table]; }
  const Names& names() const { return names_; }
  const hex::Layout& layout() const { return layout_; }
  /// Whether its id can't be told from its natural key, so that it has to be written.
  bool needsId(const Row& row) const;
  /// Where the row of that id stands in its table; behind all for none.
  std::size_t positionOf(std::size_t table, std::int64_t id) const;

 private:
  void nameRows(std::size_t table);
  void placeEquals(std::size_t table);
  bool comesBefore(const Row& a, const Row& b) const;
  void sortRows(std::size_t table);

  hex::Layout layout_;
  Names names_;
  std::vector<std::vector<Row>> rows_;                                    // by table, sorted
  std::vector<std::unordered_map<std::int64_t, std::size_t>> positions_;  // by table and id, in rows_
  std::vector<std::unordered_map<std::string, int>> keyCounts_;           // by table and natural key
};

}  // namespace redoubt::exchange
