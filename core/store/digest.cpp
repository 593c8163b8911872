#include "core/store/digest.h"

#define XXH_INLINE_ALL
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <xxhash.h>

#include <array>
#include <cstring>
#include <map>
#include <utility>

#include "core/base/ids.h"
#include "core/base/text.h"
#include "core/model/battle.h"
#include "core/model/changes.h"
#include "core/model/row_info.h"

namespace redoubt::store {
namespace {

constexpr std::uint64_t kParts = 64;
constexpr std::size_t kMostNamed = 8;
constexpr std::size_t kSumBytes = 16;

/// How many rows there are, and the sum of their hashes, each half by itself and modulo 2^64.
struct Sum {
  std::int64_t rows = 0;
  std::uint64_t low = 0;
  std::uint64_t high = 0;

  friend bool operator==(const Sum&, const Sum&) = default;
};

using PartKey = std::pair<std::string_view, std::uint64_t>;  // a content table, and the part of it
using Sums = std::map<PartKey, Sum>;

/// Writes a row as bytes that no other row of its table has: each value with its type, texts with their length.
class Serializer : public model::ValueSink {
 public:
  void null() override { tag('n'); }
  void integer(std::int64_t value) override {
    tag('i');
    raw(value);
  }
  // A file keeps 0 for -0.
  void real(double value) override {
    tag('r');
    raw(value == 0 ? 0.0 : value);
  }
  void text(const std::string& value) override { word(value); }
  void word(std::string_view value) override {
    tag('t');
    raw(static_cast<std::uint64_t>(value.size()));
    bytes_ += value;
  }

  std::string_view bytes() const { return bytes_; }
  void clear() { bytes_.clear(); }

 private:
  void tag(char kind) { bytes_ += kind; }
  template <class T>
  void raw(T value) {
    std::array<char, sizeof(T)> bytes{};
    std::memcpy(bytes.data(), &value, sizeof(T));  // of this machine's order: every one we know counts from the low end
    bytes_.append(bytes.data(), bytes.size());
  }

  std::string bytes_;
};

/// Adds and takes off rows.
class Digester {
 public:
  void add(const model::RowInfo& info, const void* row) { count(info, row, 1); }
  void takeOff(const model::RowInfo& info, const void* row) { count(info, row, -1); }

  template <class Row>
  void add(const model::Table<Row>& rows) {
    const model::RowInfo& info = model::rowInfo<Row>();
    for (const Row& row : rows) add(info, &row);
  }

  static std::uint64_t partOf(const model::RowInfo& info, const void* row, Serializer& bytes) {
    bytes.clear();
    for (const model::FieldInfo& field : info.fields) {
      if (field.isKey) field.store(row, bytes);
    }
    return XXH3_64bits(bytes.bytes().data(), bytes.bytes().size()) % kParts;
  }

  const Sums& sums() const { return sums_; }

 private:
  void count(const model::RowInfo& info, const void* row, std::int64_t sign) {
    Sum& sum = sums_[{info.table, partOf(info, row, bytes_)}];
    for (const model::FieldInfo& field : info.fields) {
      if (!field.isKey) field.store(row, bytes_);
    }
    const std::uint64_t seed = XXH3_64bits(info.table.data(), info.table.size());
    const XXH128_hash_t hash = XXH3_128bits_withSeed(bytes_.bytes().data(), bytes_.bytes().size(), seed);
    sum.rows += sign;
    sum.low += sign > 0 ? hash.low64 : 0 - hash.low64;
    sum.high += sign > 0 ? hash.high64 : 0 - hash.high64;
  }

  Sums sums_;
  Serializer bytes_;
};

Sums sumsOf(const model::Battle& content) {
  Digester digester;
  model::forEachTable([&]<class Row>(model::RowType<Row>) { digester.add(content.all<Row>()); });
  return digester.sums();
}

std::array<unsigned char, kSumBytes> bytesOf(const Sum& sum) {
  std::array<unsigned char, kSumBytes> bytes{};
  for (std::size_t i = 0; i < 8; ++i) {
    bytes[i] = static_cast<unsigned char>(sum.low >> (8 * i));
    bytes[8 + i] = static_cast<unsigned char>(sum.high >> (8 * i));
  }
  return bytes;
}

// Of what a foreign hand may have written; what is no sum equals none of ours but by the worst of chances.
Sum sumFrom(std::int64_t rows, const SQLite::Column& blob) {
  Sum sum{rows, 0, 0};
  if (blob.getBytes() != static_cast<int>(kSumBytes)) return sum;
  const auto* bytes = static_cast<const unsigned char*>(blob.getBlob());
  for (std::size_t i = 0; i < 8; ++i) {
    sum.low |= std::uint64_t{bytes[i]} << (8 * i);
    sum.high |= std::uint64_t{bytes[8 + i]} << (8 * i);
  }
  return sum;
}

std::string_view contentTable(std::string_view name) {
  std::string_view found;
  model::forEachTable([&]<class Row>(model::RowType<Row>) {
    if (Row::kTable == name) found = Row::kTable;
  });
  return found;
}

Sums storedSums(SQLite::Database& database) {
  Sums sums;
  SQLite::Statement rows(database, "SELECT content, part, rows, sum FROM digest WHERE content <> ''");
  while (rows.executeStep()) {
    const std::string_view table = contentTable(rows.getColumn(0).getString());
    const Sum sum = sumFrom(rows.getColumn(2).getInt64(), rows.getColumn(3));
    sums[{table, static_cast<std::uint64_t>(rows.getColumn(1).getInt64())}] = sum;
  }
  return sums;
}

void put(SQLite::Statement& statement, const PartKey& part, const Sum& sum) {
  const auto bytes = bytesOf(sum);
  statement.bind(1, std::string(part.first));
  statement.bind(2, static_cast<std::int64_t>(part.second));
  statement.bind(3, sum.rows);
  statement.bind(4, bytes.data(), static_cast<int>(bytes.size()));
  statement.exec();
  statement.reset();
}

constexpr const char* kPut = "INSERT OR REPLACE INTO digest(content, part, rows, sum) VALUES(?, ?, ?, ?)";

AlteredPart alteredPart(const PartKey& part, const Sum& expected, const Sum& found, const model::Battle& content) {
  AlteredPart altered{std::string(part.first), expected.rows, found.rows, {}};
  Serializer bytes;
  model::forEachTable([&]<class Row>(model::RowType<Row>) {
    if (Row::kTable != part.first) return;
    for (const Row& row : content.all<Row>()) {
      if (altered.rows.size() == kMostNamed) return;
      if (Digester::partOf(model::rowInfo<Row>(), &row, bytes) == part.second) {
        altered.rows.push_back(model::keyText<Row>(row.key()));
      }
    }
  });
  return altered;
}

}  // namespace

AlteredContent::AlteredContent(std::vector<AlteredPart> parts, const std::string& context)
    : Error(ErrorCode::Damaged, Phrase::of("errors.altered.content", {{"places", whereAltered(parts)}}), context),
      parts_(std::move(parts)) {}

Phrase whereAltered(const std::vector<AlteredPart>& parts) {
  std::vector<std::pair<std::string, std::int64_t>> tables;
  for (const AlteredPart& part : parts) {
    if (tables.empty() || tables.back().first != part.table) tables.emplace_back(part.table, 0);
    tables.back().second += std::max(part.expected, part.found);
  }
  std::vector<Phrase> places;
  for (const auto& [table, rows] : tables) {
    const Phrase name = model::spokenName(table);
    places.push_back(rows == 1 ? Phrase::of("errors.altered.row", {{"table", name}})
                               : Phrase::of("errors.altered.rows", {{"table", name}, {"count", std::to_string(rows)}}));
  }
  return listed(std::move(places));
}

std::vector<AlteredPart> alteredParts(SQLite::Database& database, const model::Battle& content) {
  std::vector<AlteredPart> altered;
  Sums stored = storedSums(database);
  const Sums found = sumsOf(content);
  for (const auto& [part, sum] : found) {
    const Sum expected = std::exchange(stored[part], Sum{});
    if (expected != sum) altered.push_back(alteredPart(part, expected, sum, content));
  }
  for (const auto& [part, sum] : stored) {
    if (sum != Sum{}) altered.push_back(alteredPart(part, sum, Sum{}, content));
  }
  return altered;
}

void refuseAltered(SQLite::Database& database, const model::Battle& content, const std::string& context) {
  std::vector<AlteredPart> altered = alteredParts(database, content);
  if (!altered.empty()) throw AlteredContent(std::move(altered), context);
}

void writeDigest(SQLite::Database& database, const model::Battle& content) {
  database.exec("DELETE FROM digest WHERE content <> ''");
  SQLite::Statement insert(database, kPut);
  for (const auto& [part, sum] : sumsOf(content)) put(insert, part, sum);
}

void addToDigest(SQLite::Database& database, const model::Changes& changes) {
  Digester digester;
  model::forEachTable([&]<class Row>(model::RowType<Row>) {
    const model::RowInfo& info = model::rowInfo<Row>();
    for (const model::RowChange<Row>& change : changes.of<Row>()) {
      if (change.before) digester.takeOff(info, &*change.before);
      if (change.after) digester.add(info, &*change.after);
    }
  });
  SQLite::Statement select(database, "SELECT rows, sum FROM digest WHERE content = ? AND part = ?");
  SQLite::Statement insert(database, kPut);
  for (const auto& [part, change] : digester.sums()) {
    select.bind(1, std::string(part.first));
    select.bind(2, static_cast<std::int64_t>(part.second));
    Sum sum = select.executeStep() ? sumFrom(select.getColumn(0).getInt64(), select.getColumn(1)) : Sum{};
    select.reset();
    sum.rows += change.rows;
    sum.low += change.low;
    sum.high += change.high;
    put(insert, part, sum);
  }
}

std::string markCommit(SQLite::Database& database) {
  SQLite::Statement count(database, "SELECT rows FROM digest WHERE content = '' AND part = 0");
  const Sum mark{count.executeStep() ? count.getColumn(0).getInt64() + 1 : 1, static_cast<std::uint64_t>(randomId()),
                 static_cast<std::uint64_t>(randomId())};
  SQLite::Statement insert(database, kPut);
  put(insert, {std::string_view(), 0}, mark);
  const auto bytes = bytesOf(mark);
  return std::string(bytes.begin(), bytes.end());
}

std::string lastCommit(SQLite::Database& database) {
  SQLite::Statement mark(database, "SELECT sum FROM digest WHERE content = '' AND part = 0");
  return mark.executeStep() ? mark.getColumn(0).getString() : std::string();
}

}  // namespace redoubt::store
