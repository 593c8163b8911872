#include "core/exchange/json/map_piece_json.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <unordered_set>

#include "core/base/error.h"
#include "core/model/label_path.h"

namespace redoubt::exchange {
namespace {

using model::MapPiece;
using nlohmann::json;

constexpr std::string_view kFormat = "redoubt-map-piece";
constexpr int kVersion = 1;

// writing

void check(const MapPiece& piece) {
  bool isSound = true;
  const auto text = [&](const std::string& value) { isSound = isSound && model::isPlainText(value); };
  const auto number = [&](double value) { isSound = isSound && std::isfinite(value); };
  for (const auto& hex : piece.hexes) text(hex.terrain.value_or(""));
  for (const auto& row : piece.hexsides) text(row.kind);
  for (const auto& row : piece.links) text(row.kind);
  for (const auto& symbol : piece.symbols) {
    text(symbol.kind);
    for (const double value : {symbol.dx, symbol.dy, symbol.angle}) number(value);
  }
  for (const auto& label : piece.labels) {
    text(label.text);
    for (const double value : {label.dx, label.dy, label.angle, label.size}) number(value);
    for (const model::PiecePoint point : label.path) {
      number(point.x);
      number(point.y);
    }
  }
  if (!isSound) throw Error(ErrorCode::Damaged, Phrase::of("errors.value.map-piece"));
}

json toJson(const model::PieceHex& hex) {
  return {hex.at.q, hex.at.r, hex.terrain ? json(*hex.terrain) : json(), hex.level};
}

json toJson(const model::PieceHexside& row) {
  return {row.side.hex.q,
          row.side.hex.r,
          row.side.side,
          row.kind,
          row.high ? json(std::string(model::toText(*row.high))) : json(),
          row.owner ? json(row.owner->value) : json()};
}

json toJson(const model::PieceLink& row) {
  return {row.side.hex.q, row.side.hex.r, row.side.side, row.kind};
}

json toJson(const model::PieceSymbol& symbol) {
  return {symbol.at.q, symbol.at.r, symbol.kind, symbol.dx, symbol.dy, symbol.angle};
}

json toJson(const model::PieceLabel& label) {
  json path = json::array();
  for (const model::PiecePoint point : label.path) {
    path.push_back(point.x);
    path.push_back(point.y);
  }
  return {label.at.q,         label.at.r, label.text,
          label.style.text(), label.dx,   label.dy,
          label.angle,        label.size, std::string(model::toText(label.font)),
          std::move(path)};
}

template <class Part>
json listOf(const std::vector<Part>& parts) {
  json list = json::array();
  for (const Part& part : parts) list.push_back(toJson(part));
  return list;
}

// reading

// Anything but an object if `text` is none, or deeper or longer than any piece: whoever wrote it, it must not eat up
// the memory. Once it is known to be too much, nothing more of it is kept.
json parsed(std::string_view text) {
  constexpr int kMostNested = 4;  // the piece, a list, a part, a path, its numbers
  constexpr std::size_t kMostValues = 48 * model::kMaxPieceParts;
  if (text.size() > kMaxPieceText) return {};
  std::size_t values = 0;
  bool fits = true;
  const json::parser_callback_t keep = [&](int depth, json::parse_event_t, json&) {
    fits = fits && depth <= kMostNested && ++values <= kMostValues;
    return fits;
  };
  json value = json::parse(text, keep, false);
  return fits ? value : json();
}

// The members of one part's array in their order; every one that is not what is asked for spoils the part.
class Cells {
 public:
  Cells(const json& array, std::size_t count) : array_(array), isSound_(array.is_array() && array.size() == count) {}

  bool isSound() const { return isSound_; }

  int integer(int least, int most) {
    const json* cell = next();
    if (!cell || !isWhole(*cell)) return spoilt(0);
    const auto value = cell->get<std::int64_t>();
    return value >= least && value <= most ? static_cast<int>(value) : spoilt(0);
  }

  std::string text() {
    const json* cell = next();
    if (!cell || !cell->is_string()) return spoilt(std::string());
    const auto& value = cell->get_ref<const std::string&>();
    return model::isPlainText(value) ? value : spoilt(std::string());
  }

  std::optional<std::string> textOrNull() {
    if (isNull()) return skipped<std::string>();
    return text();
  }

  template <class E>
  model::OpenWord<E> openWord() {
    const std::string word = text();
    return word.empty() ? spoilt(model::OpenWord<E>()) : model::OpenWord<E>(word);
  }

  double real() {
    const json* cell = next();
    if (!cell || !cell->is_number()) return spoilt(0.0);
    const double value = cell->get<double>();
    return std::isfinite(value) ? value : spoilt(0.0);
  }

  /// In degrees, 0 to below 360.
  double angle() {
    const double value = real();
    return value >= 0 && value < 360 ? value : spoilt(0.0);
  }

  template <class Enum>
  Enum word() {
    const auto value = model::fromText<Enum>(text());
    return value ? *value : spoilt(Enum{});
  }

  template <class Enum>
  std::optional<Enum> wordOrNull() {
    if (isNull()) return skipped<Enum>();
    return word<Enum>();
  }

  template <class Row>
  std::optional<Id<Row>> idOrNull() {
    if (isNull()) return skipped<Id<Row>>();
    const json* cell = next();
    if (!cell || !isWhole(*cell)) return spoilt(std::optional<Id<Row>>());
    const auto id = model::Codec<Id<Row>>::load(cell->get<std::int64_t>());
    return id ? id : spoilt(id);
  }

  /// Pairs of x and y, one after the other.
  std::vector<model::PiecePoint> path() {
    const json* cell = next();
    if (!cell || !cell->is_array() || cell->size() % 2 != 0 || cell->size() > 2 * model::kMaxPathPoints) {
      return spoilt(std::vector<model::PiecePoint>());
    }
    Cells numbers(*cell, cell->size());
    std::vector<model::PiecePoint> points;
    for (std::size_t i = 0; i < cell->size(); i += 2) {
      const double x = numbers.real();
      points.push_back({x, numbers.real()});
    }
    return numbers.isSound() ? points : spoilt(points);
  }

  hex::Hex place() {
    const int q = integer(-model::kMaxPieceReach, model::kMaxPieceReach);
    const int r = integer(-model::kMaxPieceReach, model::kMaxPieceReach);
    return {q, r};
  }

  hex::Hexside side() {
    const hex::Hex hex = place();
    return {hex, integer(0, 2)};
  }

 private:
  // Of numbers beyond 63 bits, get<std::int64_t> would answer others.
  static bool isWhole(const json& cell) {
    if (cell.is_number_unsigned()) return cell.get<std::uint64_t>() <= std::uint64_t{INT64_MAX};
    return cell.is_number_integer();
  }

  const json* next() { return isSound_ ? &array_[at_++] : nullptr; }
  bool isNull() const { return isSound_ && array_[at_].is_null(); }

  template <class T>
  std::optional<T> skipped() {
    ++at_;
    return std::nullopt;
  }

  template <class T>
  T spoilt(T value) {
    isSound_ = false;
    return value;
  }

  const json& array_;
  std::size_t at_ = 0;
  bool isSound_;
};

model::PieceHex hexFrom(Cells& cells) {
  const hex::Hex at = cells.place();
  auto terrain = cells.textOrNull();
  const int level = cells.integer(INT32_MIN, INT32_MAX);
  return {at, std::move(terrain), level};
}

model::PieceHexside hexsideFrom(Cells& cells) {
  const hex::Hexside side = cells.side();
  std::string kind = cells.text();
  const auto high = cells.wordOrNull<model::HighSide>();
  return {side, std::move(kind), high, cells.idOrNull<model::Army>()};
}

model::PieceLink linkFrom(Cells& cells) {
  const hex::Hexside side = cells.side();
  return {side, cells.text()};
}

model::PieceSymbol symbolFrom(Cells& cells) {
  model::PieceSymbol symbol;
  symbol.at = cells.place();
  symbol.kind = cells.text();
  symbol.dx = cells.real();
  symbol.dy = cells.real();
  symbol.angle = cells.angle();
  return symbol;
}

model::PieceLabel labelFrom(Cells& cells) {
  model::PieceLabel label;
  label.at = cells.place();
  label.text = cells.text();
  label.style = cells.openWord<model::LabelStyle>();
  label.dx = cells.real();
  label.dy = cells.real();
  label.angle = cells.real();
  label.size = cells.real();
  label.font = cells.word<model::LabelFont>();
  label.path = cells.path();
  return label;
}

template <class Part>
std::optional<std::vector<Part>> partsFrom(const json& object, const char* name, std::size_t cellCount,
                                           Part (*read)(Cells&)) {
  const auto list = object.find(name);
  if (list == object.end() || !list->is_array() || list->size() > model::kMaxPieceParts) return std::nullopt;
  std::vector<Part> parts;
  parts.reserve(list->size());
  for (const json& item : *list) {
    Cells cells(item, cellCount);
    parts.push_back(read(cells));
    if (!cells.isSound()) return std::nullopt;
  }
  std::sort(parts.begin(), parts.end());
  return parts;
}

template <class Part, class SameKey>
bool isRepeated(const std::vector<Part>& sorted, SameKey&& sameKey) {
  return std::adjacent_find(sorted.begin(), sorted.end(), sameKey) != sorted.end();
}

// What MapPiece promises of its parts.
bool holdsTogether(const MapPiece& piece) {
  std::unordered_set<hex::Hex> within;
  for (const auto& hex : piece.hexes) within.insert(hex.at);
  const auto hasNear = [&](const auto& row) { return within.contains(row.side.hex); };
  const auto hasFar = [&](const auto& row) { return within.contains(hex::neighbour(row.side.hex, row.side.side)); };
  const auto isSameWay = [](const auto& a, const auto& b) { return a.side == b.side && a.kind == b.kind; };
  const auto isInside = [&](const auto& part) { return within.contains(part.at); };
  return within.size() == piece.hexes.size() && !isRepeated(piece.hexsides, isSameWay) &&
         !isRepeated(piece.links, isSameWay) &&
         std::all_of(piece.hexsides.begin(), piece.hexsides.end(),
                     [&](const auto& row) { return hasNear(row) || hasFar(row); }) &&
         std::all_of(piece.links.begin(), piece.links.end(),
                     [&](const auto& row) { return hasNear(row) && hasFar(row); }) &&
         std::all_of(piece.symbols.begin(), piece.symbols.end(), isInside) &&
         std::all_of(piece.labels.begin(), piece.labels.end(), isInside);
}

std::optional<hex::Orientation> orientationFrom(const json& object) {
  const auto word = object.find("orientation");
  if (word == object.end() || !word->is_string()) return std::nullopt;
  return model::fromText<hex::Orientation>(word->get_ref<const std::string&>());
}

}  // namespace

std::string toJson(const MapPiece& piece) {
  check(piece);
  const json object{{"format", kFormat},
                    {"version", kVersion},
                    {"orientation", model::toText(piece.orientation)},
                    {"hexes", listOf(piece.hexes)},
                    {"hexsides", listOf(piece.hexsides)},
                    {"links", listOf(piece.links)},
                    {"symbols", listOf(piece.symbols)},
                    {"labels", listOf(piece.labels)}};
  return object.dump();
}

std::optional<MapPiece> mapPieceFromJson(std::string_view text) {
  const json object = parsed(text);
  if (!object.is_object() || object.value("format", json()) != kFormat || object.value("version", json()) != kVersion) {
    return std::nullopt;
  }
  const auto orientation = orientationFrom(object);
  auto hexes = partsFrom(object, "hexes", 4, hexFrom);
  auto hexsides = partsFrom(object, "hexsides", 6, hexsideFrom);
  auto links = partsFrom(object, "links", 4, linkFrom);
  auto symbols = partsFrom(object, "symbols", 6, symbolFrom);
  auto labels = partsFrom(object, "labels", 10, labelFrom);
  if (!orientation || !hexes || !hexsides || !links || !symbols || !labels) return std::nullopt;
  MapPiece piece{*orientation,      std::move(*hexes),   std::move(*hexsides),
                 std::move(*links), std::move(*symbols), std::move(*labels)};
  return holdsTogether(piece) ? std::optional(std::move(piece)) : std::nullopt;
}

}  // namespace redoubt::exchange
