#pragma once

#include <QObject>
#include <optional>
#include <string>
#include <vector>

#include "core/model/placement_verbs.h"
#include "editor/render/counters/map_stacks.h"

namespace redoubt::editor {

class Session;

/// The set-up that the window shows: a scenario and one of its variants, with the placements that hold there and their
/// stacks. Part of a session, which passes changes of the battle to it; it is up to date when `Session::changed` is
/// emitted.
class ShownSetUp : public QObject {
  Q_OBJECT

 public:
  explicit ShownSetUp(Session& session) : session_(session) {}

  std::optional<Id<model::Variant>> variant() const { return variant_; }
  std::optional<Id<model::Scenario>> scenario() const;
  void setVariant(Id<model::Variant> variant);
  /// The same when a person jumps to a problem.
  void leadToVariant(Id<model::Variant> variant);

  /// The placements that hold in this variant, in the order of the set-up.
  const std::vector<model::Placement>& placements() const { return placements_; }
  const model::Placement* placement(Id<model::Placement> id) const;
  /// The first placement of a subject; null if it is not in this set-up.
  const model::Placement* placementOf(const model::Subject& subject) const;
  /// The counters of the map, hex by hex; valid until the set-up or the rules change.
  const std::vector<render::MapStack>& stacks() const;
  /// The counters that begin by a rule in a hex that is not given, as piles; valid as long as `stacks()`.
  const std::vector<render::GhostPile>& ghosts() const;
  /// The counters on a hex from the top, without markers on its sides.
  std::vector<Id<model::Placement>> stackAt(hex::HexKey hex) const;
  /// The same where nothing stands: the counters of the pile that is shown there.
  std::vector<Id<model::Placement>> stackOrPileAt(hex::HexKey hex) const;
  /// The markers on sides of a hex, clockwise from side 0.
  std::vector<Id<model::Placement>> markersOnSides(hex::HexKey hex) const;

  /// The set-up block of this variant for new placements of `army`; nullopt if the variant has none.
  std::optional<Id<model::SetUpBlock>> blockFor(Id<model::Army> army) const;
  /// The same for the army of a unit or leader; nothing for others.
  std::optional<Id<model::SetUpBlock>> blockFor(const model::Subject& subject) const;
  /// The blocks that the variant names itself.
  std::vector<Id<model::SetUpBlock>> blocks() const;
  /// Whether this variant only inherits a placement, so that changing it here makes a new row.
  bool isInherited(const model::Placement& placement) const;
  /// How many variants use a block, directly or through a child block: if more than one, an edit also affects others.
  int variantsUsing(Id<model::SetUpBlock> block) const;

 signals:
  void variantChanged();
  /// The variant was switched by a jump to a problem.
  void ledToVariant();
  void placementsChanged();

 private:
  friend class Session;

  /// Whether other placements may hold after these changes.
  static bool isTouchedBy(const model::Changes& changes);
  /// Applies changes of the battle; returns whether another variant is shown now. Emits no signals.
  bool follow(const model::Changes& changes);
  bool refresh();
  void chooseVariant();
  void forgetPictures();

  Session& session_;
  std::optional<Id<model::Variant>> variant_;
  std::vector<model::Placement> placements_;
  mutable std::optional<std::vector<render::MapStack>> stacks_;   ///< made on the first request
  mutable std::optional<std::vector<render::GhostPile>> ghosts_;  ///< the same
};

}  // namespace redoubt::editor
