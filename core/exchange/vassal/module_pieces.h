#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/exchange/artwork.h"
#include "core/exchange/vassal/module_ground.h"
#include "core/exchange/vassal/piece_ids.h"
#include "core/exchange/vassal/traits.h"
#include "core/hex/facing.h"
#include "core/rules/book/rule_book.h"
#include "core/rules/forces/figures.h"

/// The counters of a battle as pieces of a module.
namespace redoubt::exchange::vassal {

/// A picture of a module by its name in the archive.
using Pictures = std::map<std::string, std::string>;

struct Prototype {
  std::string name;
  Traits traits;  ///< without a basic piece
};

/// The way in which the pictures of counters are turned, so that the facings of the rules are whole sixths of a turn.
struct Turning {
  bool turns = false;
  int base = 0;  ///< degrees of the first facing

  int indexOf(hex::Direction direction, hex::Orientation orientation) const;
};

/// How a counter stands in a set-up.
struct Standing {
  int facing = 0;  ///< index of its rotation
  int step = 1;
  std::optional<int> across{};  ///< it lies in a second hex too, in that direction while its facing is the first
};

/// The band of a unit across two hexes, over that beside the one in which its counter lies. It turns with the counter.
struct Across {
  int angle = 0;  ///< of the second hex, in degrees clockwise from north
  std::string picture;
  int x = 0;  ///< of the band's middle, in pixels from the counter's
  int y = 0;
};

struct Piece {
  enum class Kind { Unit, Leader, Chit, Marker };
  Kind kind = Kind::Unit;
  std::int64_t row = 0;  ///< of the unit or leader
  std::string marker;    ///< of the rules, for markers
  int id = 0;
  std::string name;
  std::string picture;
  int width = 0;
  int height = 0;
  std::string army;  ///< the tab and the list in which it lies
  std::string command;
  std::vector<std::string> prototypes;  ///< the outermost first
  std::string layer;                    ///< in which it lies on the map
  Turning turning;
  std::vector<Across> across;
  std::vector<Layer> steps;  ///< fewer than two: it loses none
  std::vector<Layer> states;
  std::vector<std::pair<std::string, std::string>> marks;
};

/// The pieces, prototypes and pictures of a battle.
class ModulePieces {
 public:
  /// Of so many pixels to the hex width. Throws Stopped.
  ModulePieces(const ModuleGround& ground, Artwork& artwork, double hexPixels, const Watch& watch);

  /// The side of a counter in pixels.
  int counterPixels() const { return pixels_; }

  const std::vector<Piece>& pieces() const { return pieces_; }
  const std::vector<Prototype>& prototypes() const { return prototypes_; }
  Pictures& pictures() { return pictures_; }
  PieceIds& ids() { return ids_; }

  const Piece* unit(Id<model::Unit> unit) const { return find(Piece::Kind::Unit, unit.value); }
  const Piece* leader(Id<model::Leader> leader) const { return find(Piece::Kind::Leader, leader.value); }
  const Piece* chit(Id<model::Leader> leader) const { return find(Piece::Kind::Chit, leader.value); }
  const Piece* marker(const std::string& marker) const;
  /// The direction of the second hex of a long unit as it is while the counter has its first facing.
  int acrossAt(const Piece& piece, const model::Placement& placement) const;
  /// A piece for words that no row of the battle stands for; made when it is asked for first.
  const Piece& words(const std::string& text);

  /// As it lies in the palette.
  Traits slotTraits(const Piece& piece) const;
  /// As it lies in a save: prototypes opened, at a place in pixels.
  Traits savedTraits(const Piece& piece, const Standing& standing, const std::string& map, int x, int y) const;

 private:
  const Piece* find(Piece::Kind kind, std::int64_t row) const;
  std::string say(std::string key) const { return ground_.words.say(std::move(key)); }
  void findLongUnits();
  void addPrototypes();
  void addUnit(const model::Unit& unit);
  void addLeader(const model::Leader& leader);
  void addChitPrototype();
  void addChit(const model::Leader& leader, const Piece& onMap);
  void addMarker(const std::string& marker);
  void addTurnMarker();
  Piece newMarker(const std::string& marker) const;
  std::string addPicture(const std::string& name, const Image& image, Piece* sized = nullptr);
  void addSteps(Piece& piece, const model::Unit& unit, std::optional<double> angle);
  void addStates(Piece& piece, const model::Unit& unit, std::optional<double> angle);
  void addBands(Piece& piece, const model::Unit& unit);
  Turning turningOf(const model::Unit& unit) const;
  const std::string& unitPrototype(const model::Unit& unit);
  std::string commandOf(const model::Unit& unit) const;
  Traits ownTraits(const Piece& piece, const Standing& standing) const;
  Traits opened(const std::string& prototype, const Standing& standing) const;

  // Names of prototypes.
  struct Names {
    explicit Names(const ModuleWords& words);
    std::string counter, turns, leader, chit, marker, onSide;
  };

  const ModuleGround& ground_;
  Artwork& artwork_;
  Names names_;
  rules::Figures figures_;
  hex::Layout layout_;
  double hexPixels_;
  int pixels_;
  std::map<Id<model::Unit>, std::set<int>> acrossOf_;  // the directions of the second hexes of long units
  std::vector<Piece> pieces_;
  std::vector<Prototype> prototypes_;
  std::map<std::string, std::string> unitPrototypes_;  // by type
  Pictures pictures_;
  PieceIds ids_;
};

}  // namespace redoubt::exchange::vassal
