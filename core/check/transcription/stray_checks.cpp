#include <algorithm>
#include <functional>
#include <map>
#include <numeric>

#include "core/check/finding_collector.h"
#include "core/check/transcription/transcription_checks.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::check {
namespace {

constexpr int kFar = 5;     // hexes from every other placement of the block
constexpr int kFewest = 3;  // placements that a set-up has in the hex that may be meant

using PlacesByHex = std::map<hex::HexKey, std::vector<const model::Placement*>>;

// The hexes that a block's rows name, at the hex or within a distance.
PlacesByHex placesOf(const model::Battle& battle, const hex::Layout& layout, Id<model::SetUpBlock> block) {
  PlacesByHex places;
  for (const model::Placement& row : battle.where<&model::Placement::block>(block)) {
    if (row.hex && layout.contains(*row.hex)) places[*row.hex].push_back(&row);
  }
  return places;
}

bool isOneDigitOff(const std::string& a, const std::string& b) {
  if (a.size() != b.size()) return false;
  return std::inner_product(a.begin(), a.end(), b.begin(), 0, std::plus<>(), std::not_equal_to<>()) == 1;
}

bool isFarFromAll(const hex::Layout& layout, const PlacesByHex& places, hex::HexKey hex) {
  return std::all_of(places.begin(), places.end(), [&](const auto& other) {
    return other.first == hex || layout.distance(hex, other.first) >= kFar;
  });
}

void lookAt(FindingCollector& collector, const PlacesByHex& places, hex::HexKey hex,
            const model::Placement& placement) {
  const hex::Layout& layout = collector.layout();
  const std::string number = layout.number(hex);
  const auto meant = std::find_if(places.begin(), places.end(), [&](const auto& other) {
    return static_cast<int>(other.second.size()) >= kFewest && isOneDigitOff(number, layout.number(other.first));
  });
  if (meant == places.end() || !isFarFromAll(layout, places, hex)) return;
  collector
      .add("hex-perhaps-misprinted", check::subjectOf(placement),
           {{"name", check::nameOf(collector.battle(), placement)},
            {"hex", collector.hexName(hex)},
            {"other", collector.hexName(meant->first)},
            {"count", std::to_string(meant->second.size())}})
      .place = std::vector{hex};
  collector.cite(placement);
  model::Placement mended = placement;
  mended.hex = meant->first;
  model::Edit edit;
  edit.put(std::move(mended));
  collector.fix("move-to-likely-hex", std::move(edit));
}

}  // namespace

std::vector<Finding> checkStrayHexes(const CheckContext& context) {
  FindingCollector collector(context);
  if (!context.hasMap()) return {};
  for (const model::SetUpBlock& block : context.battle().all<model::SetUpBlock>()) {
    const PlacesByHex places = placesOf(context.battle(), context.layout(), block.id);
    for (const auto& [hex, placements] : places) {
      if (placements.size() == 1) lookAt(collector, places, hex, *placements.front());
    }
  }
  return collector.take();
}

}  // namespace redoubt::check
