#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/hex/layout.h"
#include "core/model/any_row.h"
#include "core/model/battle.h"
#include "core/model/edit.h"
#include "core/model/placement_verbs.h"
#include "core/model/set_ups.h"

/// Changes that other programs and scripts make, who know things by their names.
namespace redoubt::model {

/// A change that is being put together. It begins with a battle, and each verb changes what the ones before made of it,
/// so that the whole is a difference. Where a value has an origin in a printed source, one that is set here becomes an
/// estimate. Verbs throw Error NotFound for what is not there, and leave the draft as it was.
class NamedDraft {
 public:
  NamedDraft(Battle battle, std::string title);

  const std::string& title() const { return title_; }
  const Battle& before() const { return before_; }
  const Battle& now() const { return now_; }
  const hex::Layout& layout() const { return layout_; }
  /// All of it as one edit of the battle that it began with.
  Edit edit() const;

  /// Takes an edit of the present state into the draft; one of counters stays in the blocks of the chosen set-up.
  void take(const Edit& edit);
  /// The same in all variants, for edits that remove what other rows refer to.
  void takeEverywhere(const Edit& edit);
  /// Adds a row, or puts it in the place of the one with its key, in all variants.
  void put(const AnyRow& row);
  /// Removes the row with the key of `row`; answers whether there was one.
  bool erase(const AnyRow& row);

  /// Chooses the set-up that the counters of what follows belong to; needed before them. Other variants keep what they
  /// share with it.
  void choose(Id<Variant> variant) { variant_ = variant; }
  /// The counters of that set-up.
  PlacementList setUp() const;
  /// The row that the set-up has for a counter. One that another variant shares gets a row of its own when it is
  /// changed: its former id stands for that then.
  Id<Placement> counter(Id<Placement> id) const;

  /// Sets up a unit or leader, by slug, on top of the counters of a hex; one that is set up already moves there.
  /// Without a facing it keeps its own. Answers its counter.
  Id<Placement> place(std::string_view piece, hex::HexKey hex, std::optional<Facing> facing);
  /// Moves a counter on top of those in a hex.
  void move(Id<Placement> counter, hex::HexKey hex);
  void turn(Id<Placement> counter, Facing facing);
  /// From 1, the strongest.
  void setStep(Id<Placement> counter, int step);
  /// By the rules' name; empty: the usual one.
  void setFormation(Id<Placement> counter, std::string_view formation);
  /// Takes a counter off the set-up.
  void takeOff(Id<Placement> counter);

  void paint(const std::vector<hex::HexKey>& hexes, std::string_view terrain);
  /// From -kMostLevel to kMostLevel. Throws Error BadInput for others.
  void setLevel(const std::vector<hex::HexKey>& hexes, int level);
  static constexpr int kMostLevel = 99;
  /// Terrain on the hexside between two neighbours, in addition to what is there; a way from one to the other. Throws
  /// Error BadInput for hexes that are no neighbours.
  void paintSide(hex::HexKey hex, hex::HexKey other, std::string_view kind);
  void paintLink(hex::HexKey hex, hex::HexKey other, std::string_view kind);

  void rename(std::string_view piece, std::string_view name);

  /// The unit or leader of that slug, or of that id where it has none. Throws Error NotFound.
  Subject piece(std::string_view name) const;

 private:
  void noteChange(const TableInfo& table);
  hex::HexsideKey sideBetween(hex::HexKey hex, hex::HexKey other) const;
  Edit movedTo(Id<Placement> counter, hex::HexKey hex) const;
  std::vector<Id<SetUpBlock>> blocks() const;

  std::string title_;
  Battle before_;
  Battle now_;
  hex::Layout layout_;
  std::optional<Id<Variant>> variant_;
};

}  // namespace redoubt::model
