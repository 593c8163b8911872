#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/model/battle.h"
#include "core/query/query_functions.h"

namespace redoubt::query {

struct QueryValue {
  std::optional<std::string> text;  ///< nullopt: NULL; for a blob its length; hex() shows its content
  bool isNumber = false;            ///< the text is an integer or real number

  friend bool operator==(const QueryValue&, const QueryValue&) = default;
};

struct QueryResult {
  std::vector<std::string> columns;
  std::vector<std::vector<QueryValue>> rows;
  /// The tables that the query and its functions read: only a change of these can change the result.
  std::set<std::string, std::less<>> reads;
};

/// The limits of a query; beyond any of them it ends with a QueryError.
struct QueryLimits {
  std::size_t maxRows = 1'000'000;
  std::size_t maxText = 256 << 20;            ///< bytes in all values of the result
  std::int64_t maxSteps = 200'000'000;        ///< virtual machine operations
  std::size_t maxMemory = 512 << 20;          ///< bytes that SQLite uses besides the copy of the battle
  std::chrono::milliseconds maxTime{60'000};  ///< processor time
  const std::atomic<bool>* stop = nullptr;    ///< set from another thread to stop the query
};

/// Why a query gave no result. BadInput for Wrong to Forbidden, TooLarge for the others.
class QueryError : public Error {
 public:
  enum class Reason {
    Wrong,      ///< no SQL, or an unknown table, column or function
    NotOne,     ///< not exactly one SELECT
    Forbidden,  ///< it writes, or uses functions that are not allowed
    TooLong,    ///< over steps or time
    TooGreedy,  ///< over memory
    TooManyRows,
    TooMuchText,
    Stopped,
  };
  QueryError(Reason reason, ErrorCode code, Phrase sentence, std::string detail = {},
             std::optional<std::size_t> at = {});

  Reason reason() const { return reason_; }
  /// SQLite's message, or the number that is exceeded; may be empty.
  const std::string& detail() const { return detail_; }
  /// The byte of the SQL where it goes wrong, if SQLite says.
  std::optional<std::size_t> at() const { return at_; }

 private:
  Reason reason_;
  std::string detail_;
  std::optional<std::size_t> at_;
};

/// An in-memory copy of a battle for any number of queries, each a read-only SELECT with the functions that
/// queryFunctions() lists. Hexes are keys, or printed numbers as text; a hex that is not on the map gives NULL. The
/// tables of history, versions and pictures exist but are empty: a query reads content only. For one thread at a time.
class QueryCopy {
 public:
  explicit QueryCopy(const model::Battle& battle);
  ~QueryCopy();
  QueryCopy(QueryCopy&&) noexcept;
  QueryCopy& operator=(QueryCopy&&) noexcept;

  /// Throws QueryError. A failed query doesn't affect the next one.
  QueryResult run(const std::string& sql, const QueryLimits& limits = {});
  /// The most memory that SQLite used for the last query besides the copy, in bytes.
  std::size_t lastPeak() const;

 private:
  struct Connection;
  std::unique_ptr<Connection> connection_;
};

/// Runs one query. Throws QueryError.
QueryResult run(const model::Battle& battle, const std::string& sql, const QueryLimits& limits = {});

}  // namespace redoubt::query
