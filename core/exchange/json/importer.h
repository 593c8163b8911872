#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/exchange/json/cell_reader.h"
#include "core/exchange/json/drafts.h"
#include "core/exchange/json/names.h"

/// Private to core/exchange/json: drafts to a battle.
namespace redoubt::exchange {

/// Understands drafts in four steps: the map's layout, without which no hex can be read; the ids of all rows, table by
/// table, from the columns of their natural keys; all other columns; then lists of hexes and provenance.
class Importer {
 public:
  Importer(Drafts drafts, Problems& problems) : drafts_(std::move(drafts)), problems_(problems) {}

  /// The battle; half of one if there were problems.
  model::Battle run();

 private:
  // importer.cpp
  bool readLayout();
  void giveIds(std::size_t table);
  void giveId(Draft& draft, std::unordered_map<std::string, int>& equals);
  void readColumns(std::size_t table);
  void readColumn(Draft& draft, std::size_t column);
  std::optional<std::int64_t> ancestorOf(const Draft& draft, std::size_t table) const;
  void problem(const Draft& draft, const Node* node, std::string_view part, std::string message);

  // import_rows.cpp
  void putRows(std::size_t table);
  void put(const Draft& draft, const Record& record);
  void putGroup(const Draft& draft);
  void putHexes(const Draft& draft);
  void putSides(const Draft& draft);
  void putPaths(const Draft& draft);
  void putZoneHexes(const Draft& draft);
  void putAllOtherHexes();
  void putProvenance(const Draft& draft, const std::string& subject);
  void putProvenanceOf(const Draft& draft, const std::string& subject, const Member& member);

  Drafts drafts_;
  Problems& problems_;
  hex::Layout layout_;
  std::optional<Names> names_;
  std::optional<CellReader> cells_;
  std::vector<std::unordered_map<std::string, Place>> seen_;  // by table and key
  const Draft* allOtherHexes_ = nullptr;
  model::Battle battle_;
};

}  // namespace redoubt::exchange
