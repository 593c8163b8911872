#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "core/base/ids.h"
#include "core/hex/facing.h"
#include "core/hex/keys.h"

namespace redoubt::model {

/// The limits of a column's values: minimum and maximum of a number, maximum length of a text in bytes. Decoder, import
/// and edits check every value against them, so that no size is ever taken from an unchecked number.
struct Bounds {
  double least = -1'000'000;
  double most = 1'000'000;
  std::size_t longest = 100'000;

  friend constexpr bool operator==(const Bounds&, const Bounds&) = default;
};

constexpr Bounds between(double least, double most) {
  return {.least = least, .most = most};
}
constexpr Bounds upTo(std::size_t longest) {
  return {.longest = longest};
}

/// For names of things and of kinds: slugs, kinds, paths, dates.
inline constexpr Bounds kName = upTo(1'000);
/// For JSON values and queries.
inline constexpr Bounds kLongText = upTo(std::size_t{1} << 20);
/// For turns; 0 and below come before the first.
inline constexpr Bounds kTurn = between(-1'000, 1'000);
/// For offsets from a hex, in hex widths.
inline constexpr Bounds kOffset = between(-1'000, 1'000);
/// For angles, in degrees.
inline constexpr Bounds kAngle = between(-3'600, 3'600);
/// For counts.
inline constexpr Bounds kCount = between(0, 10'000);

/// What the values of a column mean beyond their type: how people write them, and which values can be chosen. Windows
/// and documents use it; for a column without one the type says everything.
enum class Nature {
  Plain,
  Slug,      ///< a short name of small letters, digits and hyphens
  Name,      ///< a line of text for people
  Prose,     ///< sentences for people
  Colour,    ///< #RRGGBB
  Picture,   ///< the name of a picture file (pictures.h); empty for none
  Date,      ///< a day as 1794-04-04, or words
  Language,  ///< a language's two-letter code (ISO 639-1)
  Ordinal,   ///< the place among the rows of one parent
  Turn,
  Count,
  Millimetres,
  Metres,
  HexWidths,
  Degrees,      ///< clockwise
  HexTerrain,   ///< a terrain of the rules that lies in hexes
  SideTerrain,  ///< one that lies on hexsides
  LinkTerrain,  ///< one that goes from hex to hex
  MapSymbol,
  UnitType,  ///< a unit type of the rules
  Figure,    ///< a kind of figure of the rules
  Mark,      ///< a mark on counters
  Formation,
  OrderVerb,
  RulePath,
  SettingPath,
  Query,   ///< read-only SQL
  Format,  ///< where an export goes
  Table,   ///< a table of the file
  Column,  ///< a column of that table, or * for all
  RowKey,  ///< a row of that table, by its key as text
  FindingCode,
  FindingSubject  ///< what a waiver is for
};

/// The bounds of a column for which only the nature is given.
constexpr Bounds boundsOf(Nature nature) {
  switch (nature) {
    case Nature::Plain:
    case Nature::Prose:
    case Nature::Ordinal: return {};
    case Nature::Turn: return kTurn;
    case Nature::Count: return kCount;
    case Nature::HexWidths: return kOffset;
    case Nature::Degrees: return kAngle;
    case Nature::Query: return kLongText;
    default: return kName;
  }
}

/// One column of a table and the member of `Row` that holds it. Every table of a battle is described by a
/// tuple of these, and storing, loading, dumping, comparing, exchanging and editing rows are all written once over it.
template <class Row, class T>
struct Field {
  using Type = T;
  std::string_view name;
  T Row::*member;
  bool isKey = false;
  Bounds bounds{};
  Nature nature = Nature::Plain;
  bool isOwned = false;  ///< for a reference that can be empty: if the row it names is removed, this one is too
};

template <class Row, class T>
constexpr Field<Row, T> key(std::string_view name, T Row::*member, Nature nature = Nature::Plain) {
  return {name, member, true, kName, nature};
}
/// A key of sentences.
template <class Row, class T>
constexpr Field<Row, T> longKey(std::string_view name, T Row::*member, Nature nature) {
  return {name, member, true, boundsOf(nature), nature};
}
/// A key of numbers.
template <class Row, class T>
constexpr Field<Row, T> boundKey(std::string_view name, T Row::*member, Bounds bounds) {
  return {name, member, true, bounds};
}

template <class Row, class T>
constexpr Field<Row, T> field(std::string_view name, T Row::*member, Bounds bounds = {},
                              Nature nature = Nature::Plain) {
  return {name, member, false, bounds, nature};
}

template <class Row, class T>
constexpr Field<Row, T> field(std::string_view name, T Row::*member, Nature nature) {
  return {name, member, false, boundsOf(nature), nature};
}

/// A reference that the row depends on, although its column can be empty: a counter's unit.
template <class Row, class T>
constexpr Field<Row, T> owned(Field<Row, T> field) {
  field.isOwned = true;
  return field;
}

/// A column that holds one JSON value as text.
struct JsonText {
  std::string text;
  friend auto operator<=>(const JsonText&, const JsonText&) = default;
};

/// The facing of a counter: a direction, or free for the player to choose.
struct Facing {
  std::optional<hex::Direction> direction;  ///< nothing: free

  friend bool operator==(const Facing&, const Facing&) = default;
};

std::string toText(const Facing& facing);
std::optional<Facing> facingFromText(std::string_view text);

/// The words of an enumeration in the file, in the order of its enumerators: specialised next to each enum.
template <class E>
struct EnumText;

template <class E>
concept NamedEnum = requires {
  EnumText<E>::kWords;
};

template <NamedEnum E>
constexpr std::string_view toText(E value) {
  return EnumText<E>::kWords[static_cast<std::size_t>(value)];
}

template <NamedEnum E>
constexpr std::optional<E> fromText(std::string_view text) {
  for (std::size_t i = 0; i < EnumText<E>::kWords.size(); ++i) {
    if (EnumText<E>::kWords[i] == text) return static_cast<E>(i);
  }
  return std::nullopt;
}

/// A word of an open list: those that the program knows are the enumerators of E, an author may use others. Never
/// empty.
template <NamedEnum E>
class OpenWord {
 public:
  OpenWord() : OpenWord(E{}) {}
  OpenWord(E known) : text_(toText(known)) {}  // NOLINT(google-explicit-constructor): each is a word
  explicit OpenWord(std::string text) : text_(std::move(text)) {}

  const std::string& text() const { return text_; }
  /// Nothing for a word of the author's own.
  std::optional<E> known() const { return fromText<E>(text_); }

  friend auto operator<=>(const OpenWord&, const OpenWord&) = default;
  friend bool operator==(const OpenWord&, const OpenWord&) = default;
  friend bool operator==(const OpenWord& a, E b) { return a.text_ == toText(b); }

 private:
  std::string text_;
};

template <class T>
struct IsOpenWord : std::false_type {};
template <class E>
struct IsOpenWord<OpenWord<E>> : std::true_type {
  using Known = E;
};

/// How a member of type T is stored in the file: `Stored` is std::int64_t, double or std::string; load returns nothing
/// for a stored value that is not a value of T.
template <class T>
struct Codec;

template <class T>
requires std::is_integral_v<T>
struct Codec<T> {
  using Stored = std::int64_t;
  static Stored store(T value) { return static_cast<Stored>(value); }
  static std::optional<T> load(Stored stored) {
    if constexpr (std::is_same_v<T, bool>) {
      if (stored != 0 && stored != 1) return std::nullopt;
      return stored == 1;
    } else {
      if (!std::in_range<T>(stored)) return std::nullopt;
      return static_cast<T>(stored);
    }
  }
};

template <>
struct Codec<double> {
  using Stored = double;
  static Stored store(double value) { return value; }
  static std::optional<double> load(Stored stored);  // finite values only
};

/// Whether a file can hold the text and every reader sees all of it: UTF-8 without NUL.
bool isPlainText(std::string_view text);

template <>
struct Codec<std::string> {
  using Stored = std::string;
  static const std::string& store(const std::string& value) { return value; }
  static std::optional<std::string> load(Stored stored) {
    if (!isPlainText(stored)) return std::nullopt;
    return stored;
  }
};

template <>
struct Codec<JsonText> {
  using Stored = std::string;
  static const std::string& store(const JsonText& value) { return value.text; }
  static std::optional<JsonText> load(Stored stored) {
    if (!isPlainText(stored)) return std::nullopt;
    return JsonText{std::move(stored)};
  }
};

template <>
struct Codec<Facing> {
  using Stored = std::string;
  static Stored store(const Facing& value) { return toText(value); }
  static std::optional<Facing> load(const Stored& stored) { return facingFromText(stored); }
};

template <class Row>
struct Codec<Id<Row>> {
  using Stored = std::int64_t;
  static Stored store(Id<Row> value) { return value.value; }
  static std::optional<Id<Row>> load(Stored stored) {
    if (stored < 1 || stored >= (std::int64_t{1} << 53)) return std::nullopt;
    return Id<Row>{stored};
  }
};

template <>
struct Codec<hex::HexKey> {
  using Stored = std::int64_t;
  static Stored store(hex::HexKey value) { return value.value; }
  static std::optional<hex::HexKey> load(Stored stored) {
    if (!hex::HexKey::isValid(stored)) return std::nullopt;
    return hex::HexKey{stored};
  }
};

template <>
struct Codec<hex::HexsideKey> {
  using Stored = std::int64_t;
  static Stored store(hex::HexsideKey value) { return value.value; }
  static std::optional<hex::HexsideKey> load(Stored stored) {
    if (!hex::HexsideKey::isValid(stored)) return std::nullopt;
    return hex::HexsideKey{stored};
  }
};

template <NamedEnum E>
struct Codec<E> {
  using Stored = std::string;
  static Stored store(E value) { return std::string(toText(value)); }
  static std::optional<E> load(const Stored& stored) { return fromText<E>(stored); }
};

template <NamedEnum E>
struct Codec<OpenWord<E>> {
  using Stored = std::string;
  static const std::string& store(const OpenWord<E>& value) { return value.text(); }
  static std::optional<OpenWord<E>> load(Stored stored) {
    if (stored.empty() || !isPlainText(stored)) return std::nullopt;
    return OpenWord<E>(std::move(stored));
  }
};

template <class T>
struct IsOptional : std::false_type {};
template <class T>
struct IsOptional<std::optional<T>> : std::true_type {};

/// Whether a file gives `value` back as it was stored; other values are never stored.
template <class T>
bool isStorable(const T& value) {
  if constexpr (IsOptional<T>::value) {
    return !value || isStorable(*value);
  } else if constexpr (NamedEnum<T>) {
    return static_cast<std::size_t>(value) < EnumText<T>::kWords.size();
  } else if constexpr (std::is_same_v<T, std::string>) {
    return isPlainText(value);
  } else if constexpr (std::is_same_v<T, JsonText>) {
    return isPlainText(value.text);
  } else if constexpr (std::is_same_v<T, Facing>) {
    return !value.direction || (value.direction->index >= 0 && value.direction->index < hex::kSides);
  } else {
    return Codec<T>::load(Codec<T>::store(value)).has_value();
  }
}

/// Whether `value` is within `bounds`; a value that is neither number nor text always is.
template <class T>
bool isWithin(const T& value, const Bounds& bounds) {
  if constexpr (IsOptional<T>::value) {
    return !value || isWithin(*value, bounds);
  } else if constexpr (std::is_same_v<T, bool>) {
    return true;
  } else if constexpr (std::is_arithmetic_v<T>) {
    return static_cast<double>(value) >= bounds.least && static_cast<double>(value) <= bounds.most;
  } else if constexpr (std::is_same_v<T, std::string>) {
    return value.size() <= bounds.longest;
  } else if constexpr (std::is_same_v<T, JsonText>) {
    return value.text.size() <= bounds.longest;
  } else if constexpr (IsOpenWord<T>::value) {
    return value.text().size() <= bounds.longest;
  } else {
    return true;
  }
}

/// The row type an Id or optional Id refers to; void for other members.
template <class T>
struct Refers {
  using Row = void;
};
template <class R>
struct Refers<Id<R>> {
  using Row = R;
};
template <class R>
struct Refers<std::optional<Id<R>>> {
  using Row = R;
};

/// Calls `visit(field)` for every column of Row, in the order of the schema.
template <class Row, class Visit>
constexpr void forEachField(Visit&& visit) {
  std::apply([&](const auto&... fields) { (visit(fields), ...); }, Row::fields());
}

/// The key of a row: its id, its packed hex, or a tuple of its key columns.
template <class Row>
using KeyOf = std::remove_cvref_t<decltype(std::declval<const Row&>().key())>;

/// The key of a row for comparing: where the key holds texts, references to them rather than copies. Valid as long as
/// the row is.
template <class Row>
auto keyView(const Row& row) {
  if constexpr (requires { row.keyView(); }) {
    return row.keyView();
  } else {
    return row.key();
  }
}

}  // namespace redoubt::model
