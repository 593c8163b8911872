#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/base/phrase.h"
#include "core/model/field.h"

/// Rows without their types. Work that is the same for every column of every table (binding, decoding, dumping) runs
/// over this at run time; written over the typed fields it would be compiled anew for each of some 250 columns, in
/// every file that does it.
namespace redoubt::model {

/// Takes the value of a column.
class ValueSink {
 public:
  virtual ~ValueSink() = default;
  virtual void null() = 0;
  virtual void integer(std::int64_t value) = 0;
  virtual void real(double value) = 0;
  /// A text that lives as long as the row.
  virtual void text(const std::string& value) = 0;
  /// A text that is only valid during the call.
  virtual void word(std::string_view value) = 0;
};

/// Gives the value of a column.
class ValueSource {
 public:
  enum class Type { Null, Integer, Real, Text, Other };
  virtual ~ValueSource() = default;
  virtual Type type() const = 0;
  virtual std::int64_t integer() const = 0;
  virtual double real() const = 0;
  virtual std::string text() const = 0;
};

/// What a column takes. Truth: 0 or 1. Word: one of an enumeration.
enum class ColumnKind { Integer, Real, Text, Json, Truth, Word, Facing, Hex, Hexside, Id };

struct FieldInfo {
  std::string_view name;
  ColumnKind kind = ColumnKind::Integer;
  bool isKey = false;
  bool isOptional = false;
  Bounds bounds;
  Nature nature = Nature::Plain;
  bool isOwned = false;       ///< see Field
  std::string_view refersTo;  ///< the table whose id it holds; empty for other columns
  void (*store)(const void* row, ValueSink& sink) = nullptr;
  /// Sets the member; returns false, and leaves it unchanged, for a value that its type does not have or that is out of
  /// bounds.
  bool (*load)(void* row, const ValueSource& source) = nullptr;
  /// Whether a file gives the member's value back as it is: it can be stored and is within its bounds.
  bool (*isStorable)(const void* row) = nullptr;
  std::span<const std::string_view> words;  ///< of an enumeration; of a Text those that are known, beside others
};

struct RowInfo {
  std::string_view table;
  std::span<const FieldInfo> fields;
};

/// The columns of Row's table, for each content table.
template <class Row>
const RowInfo& rowInfo();

/// The name of a table or column in a sentence: as in the file, or by the name that the program writing the sentence
/// uses.
Phrase spokenName(std::string_view tableOrColumn);

}  // namespace redoubt::model
