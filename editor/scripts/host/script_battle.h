#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

#include "core/model/any_row.h"
#include "core/model/named_draft.h"

namespace redoubt::scripts {

/// A row as scripts hold it: a number that stands for it as long as the script runs.
struct RowNumber {
  int value = 0;
  friend bool operator==(const RowNumber&, const RowNumber&) = default;
};

/// A value as scripts see it. Hexes, hexsides, facings and words are texts, references are rows, values of columns of
/// JSON are the text of that JSON; std::monostate is null.
using ScriptValue = std::variant<std::monostate, bool, double, std::string, RowNumber>;

/// Columns by their index, with values.
using ScriptValues = std::vector<std::pair<std::size_t, ScriptValue>>;

/// The battle on which a script works: all rows of all tables by number, and the changes so far. Functions throw Error,
/// whose sentence tells the author of the script what is wrong, and then nothing is changed.
class ScriptBattle {
 public:
  ScriptBattle(model::Battle battle, std::string title) : draft_(std::move(battle), std::move(title)) {}

  model::NamedDraft& draft() { return draft_; }
  /// Everything may be another after a verb of the draft.
  void noteVerb();
  /// Changes whenever the battle does.
  std::int64_t generation() const { return generation_; }

  /// The rows of a table (an index into model::allTables()) with these values, in the order of their keys.
  std::vector<int> rows(std::size_t table, const ScriptValues& with);
  /// The index of a row's table.
  std::size_t tableOf(RowNumber row) const { return known_.at(static_cast<std::size_t>(row.value)).table; }
  bool isThere(RowNumber row) const;
  /// The key as text, for people who look for an error.
  const std::string& keyOf(RowNumber row) const { return known_.at(static_cast<std::size_t>(row.value)).key; }
  ScriptValue value(RowNumber row, std::size_t column);
  void set(RowNumber row, std::size_t column, const ScriptValue& value);
  RowNumber add(std::size_t table, const ScriptValues& values);
  /// Removes rows with all that depends on them, as the window does; answers how many that were.
  int remove(const std::vector<int>& rows);
  /// The row of a table that a text names: by its slug, or by its key.
  std::vector<int> named(std::size_t table, std::string_view name);

  /// The number of a row that is there.
  RowNumber numberOf(std::size_t table, const void* row);
  hex::HexKey hexNamed(std::string_view number) const;

 private:
  struct Known {
    std::size_t table;
    std::string key;
  };
  struct Index {
    std::int64_t generation = -1;
    std::unordered_multimap<std::int64_t, std::string> keys;
  };

  RowNumber numbered(std::size_t table, std::string key);
  const void* find(RowNumber row) const;
  ScriptValue seen(const void* row, const model::FieldInfo& field);
  model::Value stored(const model::TableInfo& table, const model::FieldInfo& field, const ScriptValue& value);
  std::int64_t idOf(const model::FieldInfo& field, const ScriptValue& value);
  const Index& indexOf(std::size_t table, std::size_t column);

  model::NamedDraft draft_;
  std::int64_t generation_ = 0;
  std::vector<Known> known_;
  std::map<std::size_t, std::unordered_map<std::string, int>> numbers_;  // by table and key
  std::map<std::pair<std::size_t, std::size_t>, Index> indices_;
};

/// The index of a table in model::allTables(). Throws Error NotFound.
std::size_t tableCalled(std::string_view name);

}  // namespace redoubt::scripts
