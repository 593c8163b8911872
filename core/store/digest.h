#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/error.h"

namespace redoubt::model {
class Battle;
class Changes;
}  // namespace redoubt::model

namespace SQLite {
class Database;
}

// The digest of the content.
//
// SQLite finds a page that is no page, but not one that was a page of this file an hour ago, nor a flipped bit in a
// number: a copy torn by a sync program or a sector gone bad opens as if it were sound. So every commit keeps, beside
// the rows it writes, what all rows together come to: a row is hashed with its table, the hashes are added, and an edit
// takes off the rows as they were and adds them as they are. Adding does not care for order, so the sum never has to be
// made anew, and the 64 parts that the rows of a table are spread over tell where a difference lies. It guards against
// accidents, not against a person who writes a new sum.
namespace redoubt::store {

/// A part of a table whose rows are not those of the last commit.
struct AlteredPart {
  std::string table;
  std::int64_t expected = 0;      ///< how many rows the part had
  std::int64_t found = 0;         ///< how many it has
  std::vector<std::string> rows;  ///< the keys of those it has, as text: one of them at least, or one that is gone
};

/// The content of a file is not what its last commit left: a program other than ours wrote, or the file is damaged.
/// Its code is Damaged; the sentence names the tables.
class AlteredContent : public Error {
 public:
  AlteredContent(std::vector<AlteredPart> parts, const std::string& context);
  const std::vector<AlteredPart>& parts() const { return parts_; }

 private:
  std::vector<AlteredPart> parts_;
};

/// The tables in which parts differ, each with how many rows its parts hold: "hex (28 rows), unit (3 rows)".
Phrase whereAltered(const std::vector<AlteredPart>& parts);

/// Where `content`, read from `database`, is not what its digest says; empty if all is as it was.
std::vector<AlteredPart> alteredParts(SQLite::Database& database, const model::Battle& content);

/// Throws AlteredContent, with `context`, where there are such parts.
void refuseAltered(SQLite::Database& database, const model::Battle& content, const std::string& context);

/// Makes the digest of `database` that of `content`. Inside a transaction, or where none is needed.
void writeDigest(SQLite::Database& database, const model::Battle& content);

/// Takes `changes` into the digest of `database`. Inside a transaction.
void addToDigest(SQLite::Database& database, const model::Changes& changes);

/// Counts a commit and gives it a random mark, inside its transaction; answers the mark.
std::string markCommit(SQLite::Database& database);
/// The mark of the last commit; empty if there is none.
std::string lastCommit(SQLite::Database& database);

}  // namespace redoubt::store
