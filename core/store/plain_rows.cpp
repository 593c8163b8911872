#include "core/store/plain_rows.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <array>

#include "core/model/battle.h"
#include "core/model/row_info.h"

namespace redoubt::store {
namespace {

constexpr std::array<std::string_view, 4> kRecords{"history", "version", "picture", "digest"};

class ValuesSource : public model::ValueSource {
 public:
  explicit ValuesSource(const Value& value) : value_(value) {}

  Type type() const override {
    constexpr Type kTypes[]{Type::Null, Type::Integer, Type::Real, Type::Text, Type::Other};
    return kTypes[value_.index()];
  }
  std::int64_t integer() const override { return std::get<std::int64_t>(value_); }
  // A whole number is stored as one in a column of reals, too.
  double real() const override {
    const auto* whole = std::get_if<std::int64_t>(&value_);
    return whole ? static_cast<double>(*whole) : std::get<double>(value_);
  }
  std::string text() const override { return std::get<std::string>(value_); }

 private:
  const Value& value_;
};

template <class Row>
bool isTaken(const Values& values) {
  const model::RowInfo& info = model::rowInfo<Row>();
  if (values.size() != info.fields.size()) return false;
  Row row{};
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (!info.fields[i].load(&row, ValuesSource(values[i]))) return false;
  }
  return true;
}

Value emptyOf(const std::string& type, bool isNeeded) {
  if (!isNeeded) return {};
  if (type == "TEXT") return std::string();
  if (type == "REAL") return 0.0;
  return std::int64_t{0};
}

}  // namespace

RowTaker takerOf(std::string_view table) {
  static const std::map<std::string_view, RowTaker> kTakers = [] {
    std::map<std::string_view, RowTaker> all;
    model::forEachTable([&]<class Row>(model::RowType<Row>) { all[Row::kTable] = isTaken<Row>; });
    return all;
  }();
  const auto found = kTakers.find(table);
  return found == kTakers.end() ? nullptr : found->second;
}

PlainRows::PlainRows(SQLite::Database& database) : database_(database) {
  SQLite::Statement list(database, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid");
  while (list.executeStep()) {
    std::string name = list.getColumn(0).getString();
    if (std::find(kRecords.begin(), kRecords.end(), name) == kRecords.end()) names_.push_back(std::move(name));
  }
  for (const std::string& name : names_) {
    Table& table = tables_[name];
    SQLite::Statement info(database, "PRAGMA table_info(" + name + ")");
    while (info.executeStep()) {
      const bool isKey = info.getColumn(5).getInt() != 0;
      std::string column = info.getColumn(1).getString();
      if (isKey) {
        table.where += (table.keys == 0 ? "" : " AND ") + column + " = ?";
        ++table.keys;
      }
      const bool isNeeded = info.getColumn(3).getInt() != 0;
      table.columns.push_back({std::move(column), isKey, emptyOf(info.getColumn(2).getString(), isNeeded)});
    }
  }
}

const PlainRows::Table* PlainRows::table(std::string_view name) const {
  const auto found = tables_.find(name);
  return found == tables_.end() ? nullptr : &found->second;
}

const std::vector<PlainColumn>* PlainRows::columns(std::string_view name) const {
  const Table* found = table(name);
  return found ? &found->columns : nullptr;
}

SQLite::Statement& PlainRows::prepared(const std::string& sql) {
  auto& statement = statements_[sql];
  if (!statement) statement = std::make_unique<SQLite::Statement>(database_, sql);
  statement->tryReset();
  return *statement;
}

std::optional<Values> PlainRows::row(const RowName& name) {
  const Table* found = table(name.table);
  if (!found || name.key.size() != found->keys) return std::nullopt;
  SQLite::Statement& select = prepared("SELECT * FROM " + name.table + " WHERE " + found->where);
  int place = 0;
  for (const Value& part : name.key) bindValue(select, ++place, part);
  if (!select.executeStep()) return std::nullopt;
  Values values;
  for (int i = 0; i < select.getColumnCount(); ++i) values.push_back(valueOf(select.getColumn(i)));
  select.reset();
  return values;
}

Value PlainRows::value(const RowName& name, std::string_view column) {
  const std::vector<PlainColumn>* known = columns(name.table);
  const auto values = row(name);
  if (!values) return {};
  const auto at = std::find_if(known->begin(), known->end(), [&](const PlainColumn& c) { return c.name == column; });
  return at == known->end() ? Value() : (*values)[static_cast<std::size_t>(at - known->begin())];
}

std::vector<RowName> PlainRows::names(const std::string& name) {
  std::vector<RowName> all;
  const Table* found = table(name);
  if (!found) return all;
  SQLite::Statement rows(database_, "SELECT * FROM " + name);
  while (rows.executeStep()) {
    RowName& one = all.emplace_back(RowName{name, {}});
    for (std::size_t i = 0; i < found->keys; ++i) one.key.push_back(valueOf(rows.getColumn(static_cast<int>(i))));
  }
  return all;
}

void PlainRows::set(const RowName& name, const std::optional<Values>& row) {
  const Table& known = tables_.at(name.table);
  const auto old = this->row(name);
  if (old == row) return;
  if (!row) {
    SQLite::Statement& erase = prepared("DELETE FROM " + name.table + " WHERE " + known.where);
    int place = 0;
    for (const Value& part : name.key) bindValue(erase, ++place, part);
    erase.exec();
    return;
  }
  std::string columns;
  std::string places;
  std::string changes;
  for (const PlainColumn& column : known.columns) {
    columns += (columns.empty() ? "" : ", ") + column.name;
    places += places.empty() ? "?" : ", ?";
    if (!column.isKey) changes += (changes.empty() ? "" : ", ") + column.name + " = ?";
  }
  int place = 0;
  SQLite::Statement& write = prepared(old ? "UPDATE " + name.table + " SET " + changes + " WHERE " + known.where
                                          : "INSERT INTO " + name.table + "(" + columns + ") VALUES(" + places + ")");
  for (std::size_t i = old ? known.keys : 0; i < row->size(); ++i) bindValue(write, ++place, (*row)[i]);
  if (old) {
    for (const Value& part : name.key) bindValue(write, ++place, part);
  }
  write.exec();
}

}  // namespace redoubt::store
