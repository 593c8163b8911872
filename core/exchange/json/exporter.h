#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/exchange/json/ordered_rows.h"

/// Private to core/exchange/json: a battle to JSON.
namespace redoubt::exchange {

using Json = nlohmann::ordered_json;

/// Makes the object that writeJson lays out. Rows, named and ordered, are hung under their parents and then written.
class Exporter {
 public:
  explicit Exporter(const model::Battle& battle);

  /// Throws Error Damaged.
  Json run();

 private:
  struct RowRef {
    std::size_t table = 0;
    std::size_t index = 0;  // into those of the table
  };
  using Ancestors = std::vector<std::pair<std::size_t, std::int64_t>>;  // tables and ids, the outermost first
  struct Group {
    Record record;  // of one of its rows; the key column means nothing
    Json provenance;
    std::vector<std::int64_t> keys;
  };

  // exporter.cpp: parents, provenance, pictures
  void takeProvenance();
  void hangRows(std::size_t table);
  Json provenanceOf(std::size_t table, const std::string& subject);
  Json originJson(const model::Provenance& row) const;
  Json provenanceLeft() const;
  Json picturesJson() const;

  // export_rows.cpp: rows and cells
  Json rowJson(RowRef row, Ancestors ancestors);
  void addColumns(Json& json, const Record& record, const Ancestors& ancestors) const;
  Json zoneHexes(std::int64_t zone) const;
  bool writesShort(RowRef figure);
  std::vector<RowRef> shortFigures(std::int64_t face);
  void addFigures(Json& json, std::int64_t face);
  void addOriginsOfFigures(Json& provenance, std::int64_t face);

  // export_groups.cpp: hexes, hexsides, links
  Json groupsJson(std::size_t table);
  Json listJson(std::size_t table, const Group& group) const;
  bool coversMap() const;
  std::vector<Group> groupsOf(std::size_t table);

  const model::Battle& battle_;
  OrderedRows rows_;
  std::vector<std::unordered_map<std::int64_t, std::vector<RowRef>>> children_;  // by parent's table and id
  std::vector<std::vector<std::size_t>> roots_;                                  // by table, into rows_
  std::map<std::pair<std::string, std::string>, std::vector<const model::Provenance*>> provenance_;
};

/// The value of a column as it is exchanged; a row that has no name of its own is referred to by its id. Throws Error
/// Damaged for what JSON can't hold.
Json cellJson(const OrderedRows& rows, const Record& record, std::size_t column);

/// Words as one text, or as a list of texts of a readable length.
Json wrappedWords(const std::string& text);

}  // namespace redoubt::exchange
