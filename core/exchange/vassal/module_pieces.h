#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/exchange/artwork.h"
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

/// How a counter stands in a set-up.
struct Standing {
  int facing = 0;  ///< index of its rotation
  int step = 1;
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
  std::string army;     ///< the tab and the list in which it lies
  std::string command;
  std::vector<std::string> prototypes;  ///< the outermost first
  std::vector<Layer> steps;             ///< fewer than two: it loses none
  std::vector<Layer> states;
  std::vector<std::pair<std::string, std::string>> marks;
};

/// The way in which the pictures of counters are turned, so that the facings of the rules are whole sixths of a turn.
struct Turning {
  bool turns = false;
  int base = 0;  ///< degrees of the first facing

  int indexOf(hex::Direction direction, hex::Orientation orientation) const;
};

/// The pieces, prototypes and pictures of a battle.
class ModulePieces {
 public:
  /// `pixels` is the side of a counter. Throws Stopped.
  ModulePieces(const ExportJob& job, const rules::RuleBook& book, int pixels, const Watch& watch);

  const std::vector<Piece>& pieces() const { return pieces_; }
  const std::vector<Prototype>& prototypes() const { return prototypes_; }
  Pictures& pictures() { return pictures_; }
  PieceIds& ids() { return ids_; }

  const Piece* unit(Id<model::Unit> unit) const { return find(Piece::Kind::Unit, unit.value); }
  const Piece* leader(Id<model::Leader> leader) const { return find(Piece::Kind::Leader, leader.value); }
  const Piece* chit(Id<model::Leader> leader) const { return find(Piece::Kind::Chit, leader.value); }
  const Piece* marker(const std::string& marker) const;
  /// A piece for words that no row of the battle stands for; made when it is asked for first.
  const Piece& words(const std::string& text);

  Turning turningOf(const model::Unit& unit) const;

  /// As it lies in the palette.
  Traits slotTraits(const Piece& piece) const;
  /// As it lies in a save: prototypes opened, at a place in pixels.
  Traits savedTraits(const Piece& piece, const Standing& standing, const std::string& map, int x, int y) const;

 private:
  const Piece* find(Piece::Kind kind, std::int64_t row) const;
  void addPrototypes();
  void addUnit(const model::Unit& unit);
  void addLeader(const model::Leader& leader);
  void addChitPrototype();
  void addChit(const model::Leader& leader, const Piece& onMap);
  void addMarker(const std::string& marker);
  std::string addPicture(const std::string& name, const Image& image, Piece* sized = nullptr);
  void addSteps(Piece& piece, const model::Unit& unit, std::optional<double> angle);
  void addStates(Piece& piece, const model::Unit& unit, std::optional<double> angle);
  const std::string& unitPrototype(const model::Unit& unit);
  std::string commandOf(const model::Unit& unit) const;
  Traits ownTraits(const Piece& piece, int step) const;
  Traits opened(const std::string& prototype, const Standing& standing) const;

  const ExportJob& job_;
  const rules::RuleBook& book_;
  rules::Figures figures_;
  int pixels_;
  std::vector<Piece> pieces_;
  std::vector<Prototype> prototypes_;
  std::map<std::string, std::string> unitPrototypes_;  // by type
  Pictures pictures_;
  PieceIds ids_;
};

}  // namespace redoubt::exchange::vassal
