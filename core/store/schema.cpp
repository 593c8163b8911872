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

const std::vector<SchemaObject>& expectedSchema() {
  static const std::vector<SchemaObject> objects = [] {
    SQLite::Database fresh = connectInMemory();
    createSchema(fresh);
    return schemaOf(fresh);
  }();
  return objects;
}

}  // namespace redoubt::store
