#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/exchange/artwork.h"
#include "core/exchange/output/element.h"
#include "core/model/battle.h"

namespace redoubt::exchange::vassal {

/// The board beside the map: the spaces of all tracks, and boxes for counters that are not on the map.
class ModuleBoxes {
 public:
  explicit ModuleBoxes(const model::Battle& battle, int counterPixels);

  int width() const { return width_; }
  int height() const { return height_; }
  const std::vector<BoxWish>& wishes() const { return wishes_; }

  /// The middle of a box in pixels, a little further for each counter that lies in it already.
  struct Place {
    int x = 0;
    int y = 0;
  };
  Place placeIn(const std::string& zone, int counters) const;

  /// The zone of a space, of an army's counters that come later, or that are still to be placed.
  std::string zoneOf(Id<model::Space> space) const;
  static std::string waiting(const std::string& army);
  /// Where the cup of chits and the chits that were drawn lie.
  Place cup() const { return cup_; }

  void addZones(Element& zonedGrid) const;

 private:
  struct Zone {
    std::string name;
    BoxWish box;
  };
  void addRow(const std::string& title, const std::vector<std::pair<std::string, std::string>>& boxes, double width);

  int counter_;
  int width_ = 0;
  int height_ = 0;
  std::vector<BoxWish> wishes_;
  std::vector<Zone> zones_;
  std::map<Id<model::Space>, std::string> spaces_;
  Place cup_;
};

}  // namespace redoubt::exchange::vassal
