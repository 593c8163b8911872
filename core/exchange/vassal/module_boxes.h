#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/exchange/artwork.h"
#include "core/exchange/output/element.h"
#include "core/exchange/vassal/module_ground.h"

namespace redoubt::exchange::vassal {

/// Where counters lie that are on no hex: the spaces of tracks, drawn by the frame of the map or else on a board beside
/// it, and boxes for counters that come later.
class ModuleBoxes {
 public:
  /// `framed` has the spaces that the frame draws, in pixels of the map.
  ModuleBoxes(const ModuleGround& ground, int counterPixels, const std::map<Id<model::Space>, hex::Bounds>& framed);

  int width() const { return width_; }
  int height() const { return height_; }
  /// What is to be drawn on the board beside the map.
  const std::vector<BoxWish>& wishes() const { return wishes_; }

  /// The middle of a box in pixels, a little further for each counter that lies in it already.
  struct Place {
    bool isOnMap = false;  ///< on the main map, not beside it
    int x = 0;
    int y = 0;
  };
  Place placeIn(const std::string& zone, int counters) const;

  /// The zone of a space, of an army's counters that come later, or that are still to be placed.
  std::string zoneOf(Id<model::Space> space) const;
  std::string waiting(const std::string& army) const;
  /// Where the cup of chits lies.
  Place cup() const { return cup_; }

  /// The zones of the main map, or of the board beside it.
  void addZones(Element& zonedGrid, bool isMainMap) const;
  bool hasZonesOnMap() const;

 private:
  struct Zone {
    std::string name;
    BoxWish box;
    bool isOnMap = false;
  };
  struct Titled {
    std::string zone;
    std::string label;
  };
  void addTrack(const model::Track& track, const std::map<Id<model::Space>, hex::Bounds>& framed);
  void addRow(const std::string& title, const std::vector<Titled>& boxes, double width);
  std::string freeName(const std::string& track, const std::string& space) const;

  const ModuleGround& ground_;
  int counter_;
  int width_ = 0;
  int height_ = 0;
  std::vector<BoxWish> wishes_;
  std::vector<Zone> zones_;
  std::map<Id<model::Space>, std::string> spaces_;
  Place cup_;
};

}  // namespace redoubt::exchange::vassal
