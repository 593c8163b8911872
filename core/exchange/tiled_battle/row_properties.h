#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/phrase.h"
#include "core/exchange/tiled/tiled_map.h"
#include "core/hex/layout.h"
#include "core/model/any_row.h"

/// Rows of a battle as properties of Tiled: one a column, called as the column. Columns with their default are left
/// out. Ids are texts, since Tiled's whole numbers are too short; hexes and hexsides are written as people do ("1509",
/// "1509/s1"); a reference is the slug of the row that it names, or "#" and its id.
namespace redoubt::exchange::tiled {

/// The slugs of rows by which others may name them.
class Slugs {
 public:
  Slugs() = default;
  explicit Slugs(const model::Battle& battle);

  void add(std::string_view table, const std::string& slug, std::int64_t id);
  /// The row's slug if no other of its table has it, otherwise "#" and the id.
  std::string nameOf(std::string_view table, std::int64_t id) const;
  std::optional<std::int64_t> idOf(std::string_view table, const std::string& name) const;

 private:
  struct Named {
    std::map<std::int64_t, std::string> byId;
    std::map<std::string, std::vector<std::int64_t>, std::less<>> bySlug;
  };
  std::map<std::string, Named, std::less<>> tables_;
};

/// What is needed to write and read values.
struct RowWords {
  const hex::Layout& layout;
  const Slugs& slugs;
};

Properties toProperties(const model::TableInfo& table, const void* row, const RowWords& words);
template <class Row>
Properties toProperties(const Row& row, const RowWords& words) {
  return toProperties(model::tableInfo<Row>(), &row, words);
}

/// A property's value as text; nothing for a class.
std::optional<std::string> plainText(const Property& property);
std::optional<std::string> plainText(const Properties& properties, std::string_view name);

/// Puts what properties say into a row; answers the columns whose values are none. Other properties are passed over.
std::vector<std::string> setColumns(model::AnyRow& row, const Properties& properties, const RowWords& words);

}  // namespace redoubt::exchange::tiled
