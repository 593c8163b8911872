#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/exchange/artwork.h"
#include "core/rules/book/rule_book.h"

/// The cardboard of a game: what is cut out, punched or printed as counters.
namespace redoubt::exchange {

/// A counter with both of its sides, as many times as there is of it.
struct CounterPiece {
  enum class Kind { Unit, Leader, Chit, Marker };

  Kind kind = Kind::Unit;
  /// By which it is known as long as its rows keep their names: "unit/1-kosynier/2" is the second counter of that unit,
  /// then there are "leader/…", "chit/…", "pool/…" and "marker/…".
  std::string key;
  std::string name;  ///< as people call it
  FaceWish front;
  std::optional<FaceWish> back{};  ///< nothing: it has none
  Id<model::Army> army{};          ///< unset: nobody's
  std::string type{};              ///< of a unit
  int copies = 1;
};

/// In which order they lie.
enum class PieceOrder {
  Army,     ///< army by army, each with its leaders, the units by commands, and its chits; then what is nobody's
  Type,     ///< the same, units by their types
  Printed,  ///< by the sheets that were scanned (counter_sheet, sheet_cell); what isn't on them follows by army
};

/// All counters of a battle. Of a marker whose number neither the rules (`marker/<marker>/copies`) nor a set-up say there
/// are `copiesOfMarkers`; at least as many as a set-up places.
std::vector<CounterPiece> counterPieces(const model::Battle& battle, const rules::RuleBook& book, PieceOrder order,
                                        int copiesOfMarkers);

}  // namespace redoubt::exchange
