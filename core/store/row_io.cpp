#include "core/store/row_io.h"

#include <fmt/format.h>

#include "core/base/text.h"

namespace redoubt::store {
namespace {

class Binder : public model::ValueSink {
 public:
  explicit Binder(SQLite::Statement& statement) : statement_(statement) {}

  void null() override { statement_.bind(++index_); }
  void integer(std::int64_t value) override { statement_.bind(++index_, value); }
  void real(double value) override { statement_.bind(++index_, value); }
  void text(const std::string& value) override { statement_.bindNoCopy(++index_, value); }  // the row outlives the step
  void word(std::string_view value) override { statement_.bind(++index_, std::string(value)); }

 private:
  SQLite::Statement& statement_;
  int index_ = 0;
};

class ColumnSource : public model::ValueSource {
 public:
  ColumnSource(const SQLite::Statement& statement, int index) : column_(statement.getColumn(index)) {}

  Type type() const override {
    if (column_.isNull()) return Type::Null;
    if (column_.isInteger()) return Type::Integer;
    if (column_.isFloat()) return Type::Real;
    return column_.isText() ? Type::Text : Type::Other;
  }
  std::int64_t integer() const override { return column_.getInt64(); }
  double real() const override { return column_.getDouble(); }
  std::string text() const override { return column_.getString(); }

 private:
  SQLite::Column column_;
};

// "a = ?1 AND b = ?2" over the key columns, or "c = ?3, d = ?4" over the others.
std::string assignments(const model::RowInfo& info, bool keys, std::string_view separator) {
  std::string text;
  int i = 0;
  for (const model::FieldInfo& field : info.fields) {
    ++i;
    if (field.isKey != keys) continue;
    if (!text.empty()) text += separator;
    text += std::string(field.name) + " = ?" + std::to_string(i);
  }
  return text;
}

}  // namespace

namespace sql {

std::string columns(const model::RowInfo& info) {
  std::string text;
  for (const model::FieldInfo& field : info.fields) {
    if (!text.empty()) text += ", ";
    text += field.name;
  }
  return text;
}

std::string selectAll(const model::RowInfo& info) {
  return "SELECT " + columns(info) + " FROM " + std::string(info.table);
}

std::string selectOne(const model::RowInfo& info) {
  return selectAll(info) + " WHERE " + assignments(info, true, " AND ");
}

std::string insert(const model::RowInfo& info) {
  std::string marks;
  for (std::size_t i = 0; i < info.fields.size(); ++i) marks += i == 0 ? "?" : ", ?";
  return "INSERT INTO " + std::string(info.table) + "(" + columns(info) + ") VALUES(" + marks + ")";
}

std::string update(const model::RowInfo& info) {
  return "UPDATE " + std::string(info.table) + " SET " + assignments(info, false, ", ") + " WHERE " +
         assignments(info, true, " AND ");
}

std::string erase(const model::RowInfo& info) {
  return "DELETE FROM " + std::string(info.table) + " WHERE " + assignments(info, true, " AND ");
}

}  // namespace sql

void bindRow(SQLite::Statement& statement, const model::RowInfo& info, const void* row) {
  Binder binder(statement);
  for (const model::FieldInfo& field : info.fields) field.store(row, binder);
}

void readRow(SQLite::Statement& statement, const model::RowInfo& info, void* row) {
  int i = 0;
  for (const model::FieldInfo& field : info.fields) {
    const ColumnSource source(statement, i++);
    if (!field.load(row, source)) {
      throw badValue(info, statement.getColumn(0).getString().substr(0, 40), field, source);
    }
  }
}

namespace {

Phrase describe(const model::ValueSource& found) {
  using Type = model::ValueSource::Type;
  constexpr std::size_t kLongest = 40;
  switch (found.type()) {
    case Type::Null: return Phrase::of("errors.value.found.nothing");
    case Type::Integer: return std::to_string(found.integer());
    case Type::Real: return fmt::format("{}", found.real());
    case Type::Other: return Phrase::of("errors.value.found.bytes");
    case Type::Text: break;
  }
  const std::string text = found.text();
  if (text.size() > kLongest) {
    return Phrase::of("errors.value.found.long-text", {{"size", std::to_string(text.size())}});
  }
  if (!isValidUtf8(text)) return Phrase::of("errors.value.found.broken-text");
  return Phrase::of("errors.value.found.text", {{"text", text}});
}

}  // namespace

Phrase wanted(const model::FieldInfo& field) {
  const auto range = [&]() -> std::vector<Phrase::Argument> {
    return {{"least", fmt::format("{}", field.bounds.least)}, {"most", fmt::format("{}", field.bounds.most)}};
  };
  switch (field.kind) {
    case model::ColumnKind::Integer: return Phrase::of("errors.value.wanted.whole", range());
    case model::ColumnKind::Real: return Phrase::of("errors.value.wanted.number", range());
    case model::ColumnKind::Text:
    case model::ColumnKind::Json:
      return Phrase::of("errors.value.wanted.text", {{"size", std::to_string(field.bounds.longest)}});
    case model::ColumnKind::Truth: return Phrase::of("errors.value.wanted.truth");
    case model::ColumnKind::Word:
      return Phrase::of("errors.value.wanted.word", {{"words", listed({field.words.begin(), field.words.end()})}});
    case model::ColumnKind::Facing: return Phrase::of("errors.value.wanted.direction");
    case model::ColumnKind::Hex: return Phrase::of("errors.value.wanted.hex");
    case model::ColumnKind::Hexside: return Phrase::of("errors.value.wanted.hexside");
    case model::ColumnKind::Id: break;
  }
  return Phrase::of("errors.value.wanted.id");
}

Error badValue(const model::RowInfo& info, Phrase row, const model::FieldInfo& field, const model::ValueSource& found) {
  return Error(ErrorCode::Damaged, Phrase::of("errors.value.bad", {{"table", model::spokenName(info.table)},
                                                                   {"row", std::move(row)},
                                                                   {"column", model::spokenName(field.name)},
                                                                   {"found", describe(found)},
                                                                   {"wanted", wanted(field)}}));
}

}  // namespace redoubt::store
