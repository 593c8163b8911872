#include "core/exchange/vassal/module_boxes.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/exchange/vassal/module_names.h"
#include "core/exchange/vassal/sequence.h"
#include "core/rules/turns/track_spaces.h"

namespace redoubt::exchange::vassal {
namespace {

constexpr double kMargin = 20;
constexpr double kHeading = 34;
constexpr double kGap = 14;
constexpr double kTitle = 16;  // the height of a box's title on our own board
constexpr int kWidest = 1400;

int whole(double value) {
  return static_cast<int>(std::lround(value));
}

}  // namespace

ModuleBoxes::ModuleBoxes(const ModuleGround& ground, int counterPixels,
                         const std::map<Id<model::Space>, hex::Bounds>& framed)
    : ground_(ground), counter_(counterPixels), width_(kWidest), height_(static_cast<int>(kMargin)) {
  for (const model::Track& track : ground_.battle.all<model::Track>()) addTrack(track, framed);
  std::vector<Titled> boxes;
  for (const model::Army& army : ground_.battle.all<model::Army>()) {
    const std::string name = safeText(army.name);
    boxes.push_back({waiting(name), name});
  }
  addRow(ground_.words.say("formats.vassal.module.to-come-or-place"), boxes, counter_ * 7.0);
  const std::string eliminated = ground_.words.eliminated();
  const std::string cup = ground_.words.cup();
  addRow("", {{eliminated, eliminated}, {cup, cup}}, counter_ * 4.0);
  cup_ = placeIn(cup, 0);
  height_ += static_cast<int>(kMargin - kGap);
}

std::string ModuleBoxes::waiting(const std::string& army) const {
  return ground_.words.say("formats.vassal.module.to-come", {{"army", army}});
}

std::string ModuleBoxes::freeName(const std::string& track, const std::string& space) const {
  std::string zone = track + ": " + space;
  const auto isTaken = [&] {
    return std::any_of(spaces_.begin(), spaces_.end(), [&](const auto& each) { return each.second == zone; });
  };
  for (int number = 2; isTaken(); ++number) zone = fmt::format("{}: {} ({})", track, space, number);
  return zone;
}

void ModuleBoxes::addTrack(const model::Track& track, const std::map<Id<model::Space>, hex::Bounds>& framed) {
  std::vector<Titled> boxes;
  const std::string title = safeText(track.title.empty() ? track.slug : track.title);
  for (const model::Space* space : rules::spacesOf(ground_.battle, track.id)) {
    const std::string label = safeText(space->label.empty() ? space->slug : space->label);
    const std::string zone = freeName(title, label);
    spaces_[space->id] = zone;
    const auto drawn = framed.find(space->id);
    if (drawn == framed.end()) {
      boxes.push_back({zone, label});
    } else {
      const hex::Bounds& at = drawn->second;
      zones_.push_back({zone, {at.left, at.top, at.width(), at.height(), label, false}, true});
    }
  }
  addRow(title, boxes, counter_ * 1.35);
}

void ModuleBoxes::addRow(const std::string& title, const std::vector<Titled>& boxes, double width) {
  if (boxes.empty()) return;
  if (!title.empty()) {
    wishes_.push_back({kMargin, static_cast<double>(height_), kWidest - 2 * kMargin, kHeading, title, true});
    height_ += static_cast<int>(kHeading);
  }
  const double height = std::max(counter_ * 1.35, width * 0.45) + kTitle;
  double x = kMargin;
  for (const Titled& each : boxes) {
    if (x + width > kWidest - kMargin && x > kMargin) {
      x = kMargin;
      height_ += static_cast<int>(height + kGap / 2);
    }
    const BoxWish box{x, static_cast<double>(height_), width, height, each.label, false};
    wishes_.push_back(box);
    zones_.push_back({each.zone, box, false});
    x += width + kGap / 2;
  }
  height_ += static_cast<int>(height + kGap);
}

ModuleBoxes::Place ModuleBoxes::placeIn(const std::string& zone, int counters) const {
  const auto found = std::find_if(zones_.begin(), zones_.end(), [&](const Zone& each) { return each.name == zone; });
  if (found == zones_.end()) return {false, static_cast<int>(kMargin), static_cast<int>(kMargin)};
  const BoxWish& box = found->box;
  const double title = found->isOnMap ? 0 : kTitle;
  const double step = counter_ * 1.1;
  const int columns = std::max(1, static_cast<int>(box.width / step));
  const int rows = std::max(1, static_cast<int>((box.height - title) / step));
  if (columns == 1 && rows == 1) {
    return {found->isOnMap, whole(box.left + box.width / 2), whole(box.top + box.height / 2 + title * 0.4)};
  }
  const int at = counters % (columns * rows);  // further ones lie on the first
  return {found->isOnMap, whole(box.left + (box.width - (columns - 1) * step) / 2 + step * (at % columns)),
          whole(box.top + title + (box.height - title - (rows - 1) * step) / 2 + step * (at / columns))};
}

std::string ModuleBoxes::zoneOf(Id<model::Space> space) const {
  const auto found = spaces_.find(space);
  return found == spaces_.end() ? ground_.words.eliminated() : found->second;
}

bool ModuleBoxes::hasZonesOnMap() const {
  return std::any_of(zones_.begin(), zones_.end(), [](const Zone& zone) { return zone.isOnMap; });
}

void ModuleBoxes::addZones(Element& zonedGrid, bool isMainMap) const {
  for (const Zone& zone : zones_) {
    if (zone.isOnMap != isMainMap) continue;
    const BoxWish& box = zone.box;
    const int left = whole(box.left);
    const int top = whole(box.top);
    const int right = whole(box.left + box.width);
    const int bottom = whole(box.top + box.height);
    zonedGrid.add(kBoardParts + "mapgrid.Zone")
        .set("highlightProperty", "")
        .set("locationFormat", "$name$")
        .set("name", zone.name)
        .set("path", fmt::format("{0},{1};{2},{1};{2},{3};{0},{3}", left, top, right, bottom))
        .set("useHighlight", "false")
        .set("useParentGrid", "false");
  }
}

}  // namespace redoubt::exchange::vassal
