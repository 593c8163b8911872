#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/exchange/json/table_info.h"
#include "core/hex/layout.h"

/// Private to core/exchange/json: what rows are called.
namespace redoubt::exchange {

/// The natural keys of rows, from which shipped ids are made, and the words that references use for them.
/// Rows are added table by table in the order of the schema, so that those a key refers to are there already.
class Names {
 public:
  explicit Names(const hex::Layout& layout);

  /// The natural key of a row by its cells; `place` counts from 1 among rows with the same parts, where its table
  /// counts equals. Empty for a row that has none: its slug is missing.
  std::string naturalKey(const Record& record, int place = 1) const;

  /// The record has its id.
  void add(const Record& record, const std::string& naturalKey);

  /// The ids of the rows that `text` may mean.
  std::vector<std::int64_t> called(std::size_t table, std::string_view text) const;
  bool contains(std::size_t table, std::int64_t id) const;
  /// A text that means this row and no other; nothing if only its id does.
  std::optional<std::string> nameOf(std::size_t table, std::int64_t id) const;
  /// What the rows of a table are called, each by its best name; for offering near ones.
  std::vector<std::string> all(std::size_t table) const;
  /// The natural key of an added row; empty for others.
  const std::string& keyOf(std::size_t table, std::int64_t id) const;

 private:
  struct Entry {
    std::string naturalKey;
    std::vector<std::string> texts;  // the best first
  };
  struct Known {
    std::unordered_map<std::int64_t, Entry> rows;
    std::unordered_map<std::string, std::vector<std::int64_t>> byText;
  };
  std::string partText(const Record& record, const KeyPart& part) const;
  std::vector<std::string> textsOf(const Record& record, const std::string& naturalKey) const;

  hex::Layout layout_;
  std::vector<Known> known_;
};

}  // namespace redoubt::exchange
