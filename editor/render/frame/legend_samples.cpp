#include "editor/render/frame/legend_samples.h"

#include <algorithm>
#include <cmath>

#include "editor/render/map_geometry.h"
#include "editor/render/symbol_kinds.h"

namespace redoubt::render {
namespace {

constexpr int kColumns = 7;
constexpr int kMiddle = 4;
constexpr int kPitch = 6;        // rows from one sample to the next
constexpr int kEast = 1;         // the side of a pointy-top hex towards its neighbour in the row
constexpr double kWidth = 0.95;  // of the map that a sample shows
constexpr double kHill = 2.1;    // of one with its edge
constexpr double kNear = 0.62;   // of a way or crossing, large enough to distinguish a bridge from a ford
constexpr int kMostSteps = 4;    // of the levels shown
constexpr double kStep = 1;      // hex widths of each

hex::HexKey middleOf(std::size_t index) {
  return hex::HexKey::at(kMiddle, 3 + kPitch * static_cast<int>(index));
}

// The first terrain of the legend for which `isIt` is true; empty if there is none.
template <class IsIt>
std::string firstOf(const rules::RuleBook& rules, const std::vector<LegendEntry>& entries, Place place, IsIt&& isIt) {
  for (const LegendEntry& entry : entries) {
    if (entry.place == place && isIt(terrainKind(rules, entry.slug, place))) return entry.slug;
  }
  return {};
}

class SampleMap {
 public:
  SampleMap(const model::Battle& battle, const std::vector<LegendEntry>& entries) {
    map_.all<model::BattleInfo>() = battle.all<model::BattleInfo>();
    map_.all<model::System>() = battle.all<model::System>();
    map_.all<model::Rule>() = battle.all<model::Rule>();
    model::MapSheet sheet;
    sheet.id = {1};
    sheet.columns = kColumns;
    sheet.rows = kPitch * static_cast<int>(std::max<std::size_t>(entries.size(), 1));
    sheet.rowDigits = 4;
    map_.all<model::MapSheet>().put(sheet);
    layout_ = model::layoutOf(map_);
    const rules::RuleBook rules(battle);
    way_ = firstOf(rules, entries, Place::Link, [](const TerrainKind& kind) { return kind.pattern == Pattern::Road; });
    if (way_.empty()) way_ = firstOf(rules, entries, Place::Link, [](const TerrainKind& kind) { return kind.isWay(); });
    water_ = firstOf(rules, entries, Place::Hexside, [](const TerrainKind& kind) { return kind.isWater(); });
    slope_ = firstOf(rules, entries, Place::Hexside, [](const TerrainKind& kind) { return kind.isSlope(); });
    for (std::size_t i = 0; i < entries.size(); ++i) add(rules, entries[i], middleOf(i));
  }

  const model::Battle& battle() const { return map_; }
  const std::vector<SamplePlace>& samples() const { return samples_; }

 private:
  void add(const rules::RuleBook& rules, const LegendEntry& entry, hex::HexKey middle) {
    if (entry.levels) return addLevels(*entry.levels, middleOf(samples_.size()));
    if (!entry.symbol.isEmpty()) return addSymbol(entry.symbol, middle);
    const TerrainKind kind = terrainKind(rules, entry.slug, entry.place);
    switch (entry.place) {
      case Place::Hex: return addGround(kind, middle);
      case Place::Hexside: return addSides(kind.slug, middle);
      case Place::Link: return addLink(kind, middle);
    }
  }

  void addGround(const TerrainKind& kind, hex::HexKey middle) {
    // A hill is recognized by its edge.
    const bool isHill = kind.pattern == Pattern::Hill;
    samples_.push_back({layout_.centre(middle), isHill ? kHill : kWidth});
    // A castle or a village is shown alone; other terrain fills the sample.
    const bool isAlone = isHill || kind.pattern == Pattern::Castle || kind.pattern == Pattern::Village;
    for (const hex::HexKey hex : layout_.disc(middle, isAlone ? 0 : 1)) {
      map_.all<model::HexRow>().put({hex, kind.slug, 0});
    }
    if (kind.pattern == Pattern::Village) addWay(way_, middle, -1, 1);
  }

  // With a little ground round it.
  void addSymbol(const QString& kind, hex::HexKey middle) {
    constexpr double kRoom = 1.3;  // of its side
    samples_.push_back({layout_.centre(middle), std::max(kNear, kRoom * symbolSide(kind) * LegendSamples::kShape)});
    map_.all<model::Symbol>().put({{static_cast<std::int64_t>(samples_.size())}, middle, kind.toStdString(), 0, 0, 0});
  }

  // Levels that rise to the east, including the lowest and the highest.
  void addLevels(const LevelRange& levels, hex::HexKey middle) {
    const int rise = levels.highest - levels.lowest;
    const int steps = std::min(rise + 1, kMostSteps);
    const hex::Point centre = layout_.centre(middle);
    const auto stepAt = [&](hex::HexKey hex) {
      const double from = (layout_.centre(hex).x - centre.x) / kStep + steps / 2.0;
      return std::clamp(static_cast<int>(std::floor(from)), 0, steps - 1);
    };
    const auto rows = layout_.disc(middle, 3);
    for (const hex::HexKey hex : rows) {
      map_.all<model::HexRow>().put({hex, {}, levels.lowest + stepAt(hex) * rise / (steps - 1)});
    }
    samples_.push_back({centre, steps * kStep});
    if (slope_.empty()) return;
    for (const hex::HexKey hex : rows) {
      for (int side = 0; side < 6; ++side) {
        const auto other = layout_.neighbour(hex, side);
        if (!other || stepAt(*other) <= stepAt(hex)) continue;
        const hex::HexsideKey key = layout_.side(hex, side);
        map_.all<model::Hexside>().put(
            {key, slope_, key.hex() == hex ? model::HighSide::Far : model::HighSide::Near, {}});
      }
    }
  }

  // Along the upper edge of a row, so that the line runs across the sample.
  void addSides(const std::string& slug, hex::HexKey middle) {
    const hex::Point centre = layout_.centre(middle);
    samples_.push_back({{centre.x, centre.y - 0.75 * hex::kHexRadius}, kWidth});
    for (int step = -2; step <= 2; ++step) {
      const hex::HexKey hex = hex::HexKey::at(middle.column() + step, middle.row());
      for (const int side : {5, 0}) {
        const hex::HexsideKey key = layout_.side(hex, side);
        const bool isNear = key.hex() == hex;
        map_.all<model::Hexside>().put({key, slug, isNear ? model::HighSide::Near : model::HighSide::Far, {}});
      }
    }
  }

  void addLink(const TerrainKind& kind, hex::HexKey middle) {
    if (kind.isWay()) {
      samples_.push_back({layout_.centre(middle), kNear});
      return addWay(kind.slug, middle, -2, 2);
    }
    // A crossing needs a road, and water beneath.
    samples_.push_back({layout_.middle(layout_.side(middle, kEast)), kNear});
    addWay(way_, middle, -1, 2);
    map_.all<model::Link>().put({layout_.side(middle, kEast), kind.slug});
    if (water_.empty()) return;
    addWater(layout_.side(middle, kEast));
    const hex::HexKey east = *layout_.neighbour(middle, kEast);
    const hex::HexKey above = *layout_.neighbour(middle, 0);
    const hex::HexKey below = *layout_.neighbour(middle, 2);
    addWater(layout_.side(east, 5));
    addWater(layout_.side(middle, 2));
    addWater(layout_.side(above, 1));
    addWater(layout_.side(below, 4));
  }

  void addWater(hex::HexsideKey key) { map_.all<model::Hexside>().put({key, water_, {}, {}}); }

  // Links from hex to hex along the row, columns counted from the middle.
  void addWay(const std::string& slug, hex::HexKey middle, int from, int to) {
    if (slug.empty()) return;
    for (int step = from; step < to; ++step) {
      const hex::HexKey hex = hex::HexKey::at(middle.column() + step, middle.row());
      map_.all<model::Link>().put({layout_.side(hex, kEast), slug});
    }
  }

  model::Battle map_;
  hex::Layout layout_;
  std::string way_;
  std::string water_;
  std::string slope_;
  std::vector<SamplePlace> samples_;
};

MapStyle sampleStyle() {
  MapStyle style;
  style.numbers = style.grid = style.labels = false;
  return style;
}

}  // namespace

LegendSamples::LegendSamples(const model::Battle& battle, const std::vector<LegendEntry>& entries)
    : map_(model::Battle()) {
  const SampleMap made(battle, entries);
  samples_ = made.samples();
  map_ = MapPainter(made.battle(), sampleStyle());
}

void LegendSamples::paint(QPainter& painter, const QRectF& rect, std::size_t index, const MapStyle& style) const {
  MapPainter map = map_;
  MapStyle own = sampleStyle();
  own.theme = style.theme;
  map.setStyle(own);
  const auto [centre, width] = samples_[index];
  const double height = width / kShape;
  const double scale = rect.width() / width;
  painter.save();
  painter.translate(rect.center());
  painter.scale(scale, scale);
  painter.translate(-toQt(centre));
  map.paint(painter, {centre.x - width / 2, centre.y - height / 2, centre.x + width / 2, centre.y + height / 2});
  painter.restore();
}

}  // namespace redoubt::render
