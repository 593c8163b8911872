#pragma once

#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/hex/layout.h"
#include "core/model/any_row.h"

/// Which rows of two independent transcriptions of one battle are about the same thing.
namespace redoubt::proof {

/// Rows are matched table by table: by slugs, then by names as people compare them, then by what they belong to and what
/// kind they are, and only what is left by ids; hexes by their printed numbers. Ids may differ in all of it. Both battles
/// must outlive it.
class RowMatch {
 public:
  RowMatch(const model::Battle& ours, const model::Battle& theirs);

  struct Pair {
    const void* ours = nullptr;    ///< null: only they have it
    const void* theirs = nullptr;  ///< null: only we have it
  };
  /// The rows of a table that was matched, ours first.
  const std::vector<Pair>& pairs(const model::TableInfo& table) const;

  /// A value of one of their columns as it is in our battle: references to the rows that match, hexes of the same
  /// number. Nothing where we have no such row or hex.
  std::optional<model::Value> toOurs(const model::FieldInfo& field, const model::Value& value) const;
  /// The id of our row that matches theirs.
  std::optional<std::int64_t> ourId(std::string_view table, std::int64_t theirId) const;

  /// What a row of ours or theirs is recognised by, for messages that must not change with ids.
  std::string identity(const model::TableInfo& table, const void* row, bool isOurs) const;

 private:
  struct Recipe;
  using Rows = std::vector<const void*>;

  void match(const model::TableInfo& table);
  void matchBy(const model::TableInfo& table, const Recipe& recipe, Rows& ours, Rows& theirs);
  void matchByKey(const model::TableInfo& table, Rows& ours, Rows& theirs);
  std::string told(const model::TableInfo& table, const Recipe& recipe, const void* row, bool isOurs) const;
  std::optional<std::int64_t> hexToOurs(std::int64_t hex) const;
  std::optional<std::int64_t> sideToOurs(std::int64_t side) const;
  void pair(const model::TableInfo& table, const void* ours, const void* theirs);
  void pairSystems(Rows& ours, Rows& theirs, const model::TableInfo& table);

  static const std::vector<Recipe>& recipesOf(const model::TableInfo& table);

  const model::Battle& ours_;
  const model::Battle& theirs_;
  hex::Layout ourLayout_;
  hex::Layout theirLayout_;
  bool sameNumbers_;
  std::map<const model::TableInfo*, std::vector<Pair>> pairs_;
  std::map<std::string_view, std::unordered_map<std::int64_t, std::int64_t>> ids_;  // theirs to ours, by table
};

/// The tables that are matched, each after those that it refers to.
const std::vector<const model::TableInfo*>& matchedTables();

}  // namespace redoubt::proof
