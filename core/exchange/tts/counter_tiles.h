#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/exchange/tts/save_objects.h"
#include "core/rules/book/rule_book.h"

/// The counters of a battle as tiles.
namespace redoubt::exchange::tts {

/// Pictures of an export: each is drawn once and lies in a file beside the save.
class TablePictures {
 public:
  /// Draws a counter and answers the address of its picture.
  virtual std::string counter(const FaceWish& wish, bool withFacing) = 0;

 protected:
  ~TablePictures() = default;
};

/// A counter, or the numbered counters of a unit, of which one lies on the table at a time.
struct CounterTile {
  std::string thing{};  ///< what its GUID is made of
  std::string name{};
  std::string description{};
  std::vector<Faces> states{};
  bool isTurned = false;  ///< whether it has a facing
};

/// How a counter lies: which of its states, and what is taken away from it by a marker on top.
struct Standing {
  std::size_t state = 0;
  bool isFaceDown = false;
  int loss = 0;
};

class CounterTiles {
 public:
  CounterTiles(const model::Battle& battle, const rules::RuleBook& book, TablePictures& pictures)
      : battle_(battle), book_(book), pictures_(pictures) {}

  const CounterTile& unit(const model::Unit& unit);
  const CounterTile& leader(const model::Leader& leader);
  /// Null if the leader has none.
  const CounterTile* chit(const model::Leader& leader);
  const CounterTile& marker(const std::string& marker);
  const CounterTile& words(const std::string& words);

  /// Of a unit at one of its strengths, from 1.
  Standing standingOf(const model::Unit& unit, int step) const;
  /// What loss markers there are: the numbers that strengths take away.
  std::vector<int> losses() const;

 private:
  const CounterTile& known(const std::string& thing, const std::function<CounterTile()>& make);
  CounterTile tileOf(const model::Unit& unit);
  std::vector<const model::Counter*> countersOf(const model::Unit& unit) const;
  const model::Face* faceOf(const model::Counter& counter, model::FaceSide side) const;
  bool isTurned(const model::Unit& unit) const;
  std::string descriptionOf(const model::Unit& unit) const;

  const model::Battle& battle_;
  const rules::RuleBook& book_;
  TablePictures& pictures_;
  std::map<std::string, CounterTile> tiles_;
};

}  // namespace redoubt::exchange::tts
