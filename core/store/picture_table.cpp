#include "core/store/picture_table.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>

#include "core/base/error.h"
#include "core/store/compress.h"

namespace redoubt::store {
namespace {

constexpr std::size_t kChunk = std::size_t{1} << 20;
// What a version or a step of the history may be at most, inflated.
constexpr std::size_t kMostInflated = std::size_t{1} << 30;

bool isThere(SQLite::Database& database, const std::string& name) {
  SQLite::Statement found(database, "SELECT 1 FROM picture WHERE hash = ? LIMIT 1");
  found.bind(1, name);
  return found.executeStep();
}

void writePicture(SQLite::Statement& insert, const std::string& name, const std::string& bytes) {
  if (bytes.size() > model::kMaxPicture) {
    throw Error(ErrorCode::Refused, Phrase::of("errors.picture.too-large",
                                               {{"most", std::to_string(model::kMaxPicture >> 20)}}));
  }
  for (std::size_t at = 0; at < bytes.size(); at += kChunk) {
    insert.bind(1, name);
    insert.bind(2, static_cast<std::int64_t>(at / kChunk));
    insert.bind(3, bytes.data() + at, static_cast<int>(std::min(kChunk, bytes.size() - at)));
    insert.exec();
    insert.reset();
  }
}

// Takes out of `wanted` what `bytes` name, and puts it into `found`. A name stands in rows, so all of it lies together
// in a changeset, and in an image of a file but for rows that go over several pages.
void findNames(std::string_view bytes, std::set<std::string>& wanted, std::set<std::string>& found) {
  for (auto at = wanted.begin(); at != wanted.end();) {
    if (bytes.find(*at) == std::string_view::npos) {
      ++at;
    } else {
      found.insert(*at);
      at = wanted.erase(at);
    }
  }
}

// What can't be read may name any of them.
void findNames(SQLite::Database& database, const std::string& query, std::set<std::string>& wanted,
               std::set<std::string>& found) {
  SQLite::Statement rows(database, query);
  while (!wanted.empty() && rows.executeStep()) {
    const SQLite::Column packed = rows.getColumn(0);
    const auto* first = static_cast<const unsigned char*>(packed.getBlob());
    try {
      const Bytes bytes = inflated(Bytes(first, first + packed.getBytes()), kMostInflated);
      findNames({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, wanted, found);
    } catch (const Error&) {
      found.merge(wanted);
      wanted.clear();
    }
  }
}

// Calls `take(name, bytes)` for each picture.
template <class Take>
void forEachPicture(SQLite::Database& database, Take&& take) {
  SQLite::Statement rows(database, "SELECT hash, bytes FROM picture ORDER BY hash, chunk");
  std::string name;
  std::string bytes;
  bool hasAny = false;
  while (rows.executeStep()) {
    if (std::string next = rows.getColumn(0).getString(); !hasAny || next != name) {
      if (hasAny) take(name, std::exchange(bytes, {}));
      name = std::move(next);
      hasAny = true;
    }
    const SQLite::Column chunk = rows.getColumn(1);
    bytes.append(static_cast<const char*>(chunk.getBlob()), static_cast<std::size_t>(chunk.getBytes()));
  }
  if (hasAny) take(name, std::move(bytes));
}

}  // namespace

model::Pictures loadPictures(SQLite::Database& database) {
  model::Pictures pictures;
  forEachPicture(database, [&](const std::string& name, std::string bytes) {
    if (model::pictureName(bytes) == name) pictures.add(std::move(bytes));
  });
  return pictures;
}

void writePictures(SQLite::Database& database, const model::Pictures& pictures) {
  if (pictures.empty()) return;
  SQLite::Statement insert(database, "INSERT INTO picture(hash, chunk, bytes) VALUES(?, ?, ?)");
  for (const auto& [name, bytes] : pictures.files()) {
    if (!isThere(database, name)) writePicture(insert, name, *bytes);
  }
}

std::int64_t dropBrokenPictures(SQLite::Database& database) {
  std::set<std::string> broken;
  forEachPicture(database, [&](const std::string& name, const std::string& bytes) {
    if (model::pictureName(bytes) != name) broken.insert(name);
  });
  SQLite::Statement erase(database, "DELETE FROM picture WHERE hash = ?");
  for (const std::string& name : broken) {
    erase.bind(1, name);
    erase.exec();
    erase.reset();
  }
  return static_cast<std::int64_t>(broken.size());
}

std::set<std::string> namedPictures(SQLite::Database& database, const model::Battle& content) {
  std::set<std::string> found = model::namedPictures(content);
  std::set<std::string> wanted;
  for (const auto& [name, bytes] : content.pictures().files()) {
    if (!found.contains(name)) wanted.insert(name);
  }
  findNames(database, "SELECT image FROM version", wanted, found);
  findNames(database, "SELECT changeset FROM history", wanted, found);
  return found;
}

}  // namespace redoubt::store
