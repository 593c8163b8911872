#pragma once

#include <QObject>
#include <optional>
#include <string>
#include <vector>

#include "core/model/placement_verbs.h"
#include "editor/render/counters/map_stacks.h"

namespace redoubt::editor {

class Session;

/// The set-up that the window shows: a scenario and one of its variants, with the placements that hold there and the
/// stacks they make. Part of a session, which tells it of changes; it is right when `Session::changed` comes.
class ShownSetUp : public QObject {
  Q_OBJECT

 public:
  explicit ShownSetUp(Session& session) : session_(session) {}

  std::optional<Id<model::Variant>> variant() const { return variant_; }
  std::optional<Id<model::Scenario>> scenario() const;
  void setVariant(Id<model::Variant> variant);
  /// The same for somebody who looks for a problem and is led to where it is.
  void leadToVariant(Id<model::Variant> variant);

  /// The placements that hold in this variant, in the order of the set-up.
  const std::vector<model::Placement>& placements() const { return placements_; }
  const model::Placement* placement(Id<model::Placement> id) const;
  /// The counters of the map hex by hex; good until the set-up or the rules change.
  const std::vector<render::MapStack>& stacks() const;
  /// The counters on a hex, the top first, without markers that lie on its sides.
  std::vector<Id<model::Placement>> stackAt(hex::HexKey hex) const;
  /// The markers that lie on sides of a hex, clockwise from side 0.
  std::vector<Id<model::Placement>> markersOnSides(hex::HexKey hex) const;

  /// The set-up block of this variant that placements of `army` go into; nothing if the variant has none.
  std::optional<Id<model::SetUpBlock>> blockFor(Id<model::Army> army) const;
  /// The blocks that the variant names itself.
  std::vector<Id<model::SetUpBlock>> blocks() const;
  /// Whether this variant only inherits a placement, so that a change of it makes a row of its own.
  bool isInherited(const model::Placement& placement) const;
  /// How many variants use a block, itself or through a child: more than one means an edit shows elsewhere too.
  int variantsUsing(Id<model::SetUpBlock> block) const;

 signals:
  void variantChanged();
  /// Somebody who looked for a problem has been led to the variant where it is.
  void ledToVariant();
  void placementsChanged();

 private:
  friend class Session;

  /// Whether placements may hold that did not before.
  static bool isTouchedBy(const model::Changes& changes);
  /// Takes up what a change touches; answers whether another variant is shown now. Tells nobody.
  bool follow(const model::Changes& changes);
  bool refresh();
  void chooseVariant();

  Session& session_;
  std::optional<Id<model::Variant>> variant_;
  std::vector<model::Placement> placements_;
  mutable std::optional<std::vector<render::MapStack>> stacks_;  ///< made when asked for
};

}  // namespace redoubt::editor
