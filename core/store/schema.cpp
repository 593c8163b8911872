#include "core/store/schema.h"

#include "core/model/battle.h"
#include "core/store/connection.h"

namespace redoubt::store {

const std::vector<std::string>& contentTables() {
  static const std::vector<std::string> tables = [] {
    std::vector<std::string> names;
    model::forEachTable([&]<class Row>(model::RowType<Row>) { names.emplace_back(Row::kTable); });
    return names;
  }();
  return tables;
}

const std::vector<SchemaObject>& expectedSchema(int version) {
  static const std::vector<std::vector<SchemaObject>> all = [] {
    std::vector<std::vector<SchemaObject>> made;
    for (int v = 1; v <= kSchemaVersion; ++v) {
      SQLite::Database fresh = connectInMemory();
      createSchema(fresh, v);
      made.push_back(schemaOf(fresh));
    }
    return made;
  }();
  return all.at(static_cast<std::size_t>(version - 1));
}

}  // namespace redoubt::store
