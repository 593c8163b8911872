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
constexpr int kWidest = 1400;

}  // namespace

ModuleBoxes::ModuleBoxes(const model::Battle& battle, int counterPixels) : counter_(counterPixels) {
  width_ = kWidest;
  height_ = static_cast<int>(kMargin);
  for (const model::Track& track : battle.all<model::Track>()) {
    std::vector<std::pair<std::string, std::string>> boxes;
    const std::string title = safeText(track.title.empty() ? track.slug : track.title);
    for (const model::Space* space : rules::spacesOf(battle, track.id)) {
      const std::string label = safeText(space->label.empty() ? space->slug : space->label);
      std::string zone = title + ": " + label;
      const auto isTaken = [&] {
        return std::any_of(spaces_.begin(), spaces_.end(), [&](const auto& each) { return each.second == zone; });
      };
      for (int number = 2; isTaken(); ++number) zone = fmt::format("{}: {} ({})", title, label, number);
      spaces_[space->id] = zone;
      boxes.emplace_back(zone, label);
    }
    addRow(title, boxes, counter_ * 1.35);
  }
  std::vector<std::pair<std::string, std::string>> boxes;
  for (const model::Army& army : battle.all<model::Army>()) {
    boxes.emplace_back(waiting(safeText(army.name)), safeText(army.name));
  }
  addRow("To come or to be placed", boxes, counter_ * 7.0);
  addRow("", {{kEliminated, kEliminated}, {kCup, kCup}}, counter_ * 4.0);
  cup_ = placeIn(kCup, 0);
  height_ += static_cast<int>(kMargin - kGap);
}

std::string ModuleBoxes::waiting(const std::string& army) {
  return "To come: " + army;
}

void ModuleBoxes::addRow(const std::string& title, const std::vector<std::pair<std::string, std::string>>& boxes,
                         double width) {
  if (boxes.empty()) return;
  if (!title.empty()) {
    wishes_.push_back({kMargin, static_cast<double>(height_), kWidest - 2 * kMargin, kHeading, title, true});
    height_ += static_cast<int>(kHeading);
  }
  const double height = std::max(counter_ * 1.35, width * 0.45) + 16;
  double x = kMargin;
  for (const auto& [zone, label] : boxes) {
    if (x + width > kWidest - kMargin && x > kMargin) {
      x = kMargin;
      height_ += static_cast<int>(height + kGap / 2);
    }
    const BoxWish box{x, static_cast<double>(height_), width, height, label, false};
    wishes_.push_back(box);
    zones_.push_back({zone, box});
    x += width + kGap / 2;
  }
  height_ += static_cast<int>(height + kGap);
}

ModuleBoxes::Place ModuleBoxes::placeIn(const std::string& zone, int counters) const {
  const auto found =
      std::find_if(zones_.begin(), zones_.end(), [&](const Zone& each) { return each.name == zone; });
  if (found == zones_.end()) return {static_cast<int>(kMargin), static_cast<int>(kMargin)};
  const BoxWish& box = found->box;
  const int columns = std::max(1, static_cast<int>(box.width / (counter_ * 1.1)));
  const int rows = std::max(1, static_cast<int>((box.height - 16) / (counter_ * 1.1)));
  if (columns == 1 && rows == 1) {
    return {static_cast<int>(box.left + box.width / 2), static_cast<int>(box.top + box.height / 2 + 6)};
  }
  const int at = counters % (columns * rows);  // further ones lie on the first
  return {static_cast<int>(box.left + counter_ * (0.6 + 1.1 * (at % columns))),
          static_cast<int>(box.top + 18 + counter_ * (0.55 + 1.1 * (at / columns)))};
}

std::string ModuleBoxes::zoneOf(Id<model::Space> space) const {
  const auto found = spaces_.find(space);
  return found == spaces_.end() ? std::string(kEliminated) : found->second;
}

void ModuleBoxes::addZones(Element& zonedGrid) const {
  for (const Zone& zone : zones_) {
    const BoxWish& box = zone.box;
    const int left = static_cast<int>(box.left);
    const int top = static_cast<int>(box.top);
    const int right = static_cast<int>(box.left + box.width);
    const int bottom = static_cast<int>(box.top + box.height);
    zonedGrid.add("VASSAL.build.module.map.boardPicker.board.mapgrid.Zone")
        .set("highlightProperty", "")
        .set("locationFormat", "$name$")
        .set("name", zone.name)
        .set("path", fmt::format("{0},{1};{2},{1};{2},{3};{0},{3}", left, top, right, bottom))
        .set("useHighlight", "false")
        .set("useParentGrid", "false");
  }
}

}  // namespace redoubt::exchange::vassal
