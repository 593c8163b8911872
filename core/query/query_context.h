#pragma once

#include <sqlite3.h>

#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "core/hex/layout.h"
#include "core/model/battle.h"
#include "core/rules/book/rule_book.h"
#include "core/rules/forces/formation.h"

/// Private to core/query: the data that the functions of a query read.
namespace redoubt::query {

class QueryContext {
 public:
  explicit QueryContext(model::Battle battle)
      : battle_(std::move(battle)), layout_(model::layoutOf(battle_)), hasMap_(!model::layoutFault(battle_)) {}

  const model::Battle& battle() const { return battle_; }
  const hex::Layout& layout() const { return layout_; }
  bool hasMap() const { return hasMap_; }
  /// Made on the first request.
  const rules::RuleBook& book() {
    if (!book_) book_ = std::make_unique<rules::RuleBook>(battle_);
    return *book_;
  }
  /// Read on the first request.
  const rules::FacingRules& facing() {
    if (!facing_) facing_ = rules::facingRules(book());
    return *facing_;
  }

  /// A hex argument: a key, or a printed number as text. Nullopt if it is not on the map.
  std::optional<hex::HexKey> hexOf(sqlite3_value* value) const;
  /// A row of a table with slugs: its id, or its slug as text.
  template <class Row>
  const Row* rowOf(sqlite3_value* value) const;

 private:
  model::Battle battle_;
  hex::Layout layout_;
  bool hasMap_;
  std::unique_ptr<rules::RuleBook> book_;
  std::optional<rules::FacingRules> facing_;
};

std::string_view textOf(sqlite3_value* value);

template <class Row>
const Row* QueryContext::rowOf(sqlite3_value* value) const {
  if (sqlite3_value_type(value) == SQLITE_INTEGER) return battle_.find<Row>(Id<Row>{sqlite3_value_int64(value)});
  return sqlite3_value_type(value) == SQLITE_TEXT ? battle_.bySlug<Row>(textOf(value)) : nullptr;
}

/// Adds the hx_ functions, and limited versions of SQLite functions that can run long in one call. The context must
/// live as long as the connection.
void addQueryFunctions(sqlite3* db, QueryContext& context);
/// Adds the hx_ functions that give rows.
void addQueryTables(sqlite3* db, QueryContext& context);

}  // namespace redoubt::query
