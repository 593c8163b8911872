#include "core/model/label_verbs.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/base/text.h"
#include "core/model/label_path.h"
#include "core/model/origins.h"

namespace redoubt::model {
namespace {

constexpr double kBeyondMap = 0.5;  // the greatest distance of a name from the map's bounds, in hex widths

double thousandths(double value) {
  constexpr double kDecimals = 1000;
  const double rounded = std::round(value * kDecimals) / kDecimals;
  return rounded == 0 ? 0.0 : rounded;  // no negative zero
}

template <class Row>
hex::Point placeOfRow(const hex::Layout& layout, const Row& row) {
  const hex::Point centre = layout.centre(row.hex);
  return {centre.x + row.dx, centre.y + row.dy};
}

template <class Row>
Row placed(const hex::Layout& layout, Row row, hex::Point at) {
  const hex::Bounds map = layout.bounds();
  at.x = std::clamp(at.x, map.left - kBeyondMap, map.right + kBeyondMap);
  at.y = std::clamp(at.y, map.top - kBeyondMap, map.bottom + kBeyondMap);
  if (const auto hex = layout.hexAt(at)) row.hex = *hex;
  const hex::Point centre = layout.centre(row.hex);
  row.dx = thousandths(at.x - centre.x);
  row.dy = thousandths(at.y - centre.y);
  return row;
}

template <class Row>
Edit put(const Battle& battle, Row row, std::string title) {
  Edit edit(std::move(title));
  const Row* old = battle.find<Row>(row.id);
  if (old && *old == row) return edit;
  if (old) {
    forEachField<Row>([&](const auto& field) {
      const bool isSame = (*old).*field.member == row.*field.member;
      if (!isSame) markSetByHand(edit, battle, Row::kTable, std::to_string(row.id.value), field.name);
    });
  }
  edit.put(std::move(row));
  return edit;
}

template <class Row>
Edit erase(const Battle& battle, Id<Row> id, std::string title) {
  Edit edit(std::move(title));
  if (!battle.find<Row>(id)) return edit;
  edit.erase<Row>(id);
  eraseOrigins(edit, battle, Row::kTable, std::to_string(id.value));
  return edit;
}

}  // namespace

hex::Point placeOf(const hex::Layout& layout, const Label& label) {
  return placeOfRow(layout, label);
}

hex::Point placeOf(const hex::Layout& layout, const Symbol& symbol) {
  return placeOfRow(layout, symbol);
}

Label placedAt(const hex::Layout& layout, Label label, hex::Point at) {
  return placed(layout, std::move(label), at);
}

Symbol placedAt(const hex::Layout& layout, Symbol symbol, hex::Point at) {
  return placed(layout, std::move(symbol), at);
}

Label laidAlong(const hex::Layout& layout, Label label, std::span<const hex::Point> way) {
  label = placedAt(layout, std::move(label), middleOf(way));
  const hex::Point place = placeOf(layout, label);
  std::vector<hex::Point> points;
  for (const hex::Point point : way) points.push_back({point.x - place.x, point.y - place.y});
  label.path = labelPathText(points);
  label.angle = 0;
  return label;
}

Label turnedBy(Label label, double degrees) {
  std::vector<hex::Point> points = labelPath(label.path);
  if (points.empty()) {
    const double angle = wrappedDegrees(label.angle + degrees);
    label.angle = angle < 180 ? angle : angle - 360;
    return label;
  }
  const double radians = degrees * std::numbers::pi / 180;
  for (hex::Point& point : points) {
    point = {point.x * std::cos(radians) - point.y * std::sin(radians),
             point.x * std::sin(radians) + point.y * std::cos(radians)};
  }
  // Rotating can move points at the limit of kMaxPathReach beyond it; then the path stays as it was.
  if (std::string path = labelPathText(points); !path.empty()) label.path = std::move(path);
  return label;
}

Symbol turnedBy(Symbol symbol, double degrees) {
  symbol.angle = wrappedDegrees(symbol.angle + degrees);
  return symbol;
}

double wrappedDegrees(double degrees) {
  constexpr double kTenths = 3600;
  const double tenths = std::fmod(std::round(degrees * 10), kTenths);
  return (tenths < 0 ? tenths + kTenths : std::abs(tenths)) / 10;
}

Edit putLabel(const Battle& battle, Label label, std::string title) {
  if (words(label.text).empty()) return erase(battle, label.id, std::move(title));
  return put(battle, std::move(label), std::move(title));
}

Edit eraseLabel(const Battle& battle, Id<Label> label, std::string title) {
  return erase(battle, label, std::move(title));
}

Edit putSymbol(const Battle& battle, Symbol symbol, std::string title) {
  if (symbol.kind.empty()) return Edit(std::move(title));
  return put(battle, std::move(symbol), std::move(title));
}

Edit eraseSymbol(const Battle& battle, Id<Symbol> symbol, std::string title) {
  return erase(battle, symbol, std::move(title));
}

}  // namespace redoubt::model
