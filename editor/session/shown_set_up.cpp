#include "editor/session/shown_set_up.h"

#include <algorithm>
#include <set>

#include "core/model/standing.h"
#include "core/rules/forces/markers.h"
#include "core/rules/set_up/set_up.h"
#include "editor/session/session.h"

namespace redoubt::editor {

bool ShownSetUp::isTouchedBy(const model::Changes& changes) {
  return changes.touches<model::Placement>() || changes.touches<model::SetUpBlock>() ||
         changes.touches<model::VariantBlock>() || changes.touches<model::Variant>() ||
         changes.touches<model::Scenario>();
}

bool ShownSetUp::follow(const model::Changes& changes) {
  if (isTouchedBy(changes)) return refresh();
  if (changes.touches<model::Unit>() || changes.touches<model::Leader>() || changes.touches<model::Face>() ||
      changes.touches<model::FaceFigure>() || changes.touches<model::Command>() ||
      changes.touches<model::UnitCommand>() || changes.touches<model::Rule>() || changes.touches<model::System>() ||
      changes.touches<model::Zone>() || changes.touches<model::ZoneHex>() || changes.touches<model::Entry>() ||
      changes.touches<model::Army>() || changes.touches<model::Provenance>() || changes.touches<model::MapSheet>()) {
    forgetPictures();
  }
  return false;
}

void ShownSetUp::forgetPictures() {
  stacks_.reset();
  ghosts_.reset();
}

bool ShownSetUp::refresh() {
  const auto before = variant_;
  chooseVariant();
  placements_.clear();
  forgetPictures();
  if (variant_) {
    for (const model::Placement* row : rules::placements(session_.battle(), *variant_)) placements_.push_back(*row);
  }
  return before != variant_;
}

void ShownSetUp::chooseVariant() {
  const model::Battle& battle = session_.battle();
  if (variant_ && battle.find(variant_)) return;
  variant_.reset();
  for (const model::Scenario* scenario : rules::scenarios(battle)) {
    const auto variants = rules::variants(battle, scenario->id);
    if (variants.empty()) continue;
    variant_ = variants.front()->id;
    return;
  }
}

std::optional<Id<model::Scenario>> ShownSetUp::scenario() const {
  const model::Variant* variant = session_.battle().find(variant_);
  return variant ? std::optional(variant->scenario) : std::nullopt;
}

void ShownSetUp::setVariant(Id<model::Variant> variant) {
  if (variant_ == variant || !session_.battle().find<model::Variant>(variant)) return;
  variant_ = variant;
  refresh();
  const Hand::Lost lost = session_.hand().loseCounters();
  emit variantChanged();
  emit placementsChanged();
  session_.hand().tell(lost);
}

void ShownSetUp::leadToVariant(Id<model::Variant> variant) {
  setVariant(variant);
  emit ledToVariant();
}

const model::Placement* ShownSetUp::placement(Id<model::Placement> id) const {
  const auto found =
      std::find_if(placements_.begin(), placements_.end(), [&](const model::Placement& row) { return row.id == id; });
  return found == placements_.end() ? nullptr : &*found;
}

const model::Placement* ShownSetUp::placementOf(const model::Subject& subject) const {
  const auto found = std::find_if(placements_.begin(), placements_.end(),
                                  [&](const model::Placement& row) { return model::subjectOf(row) == subject; });
  return found == placements_.end() ? nullptr : &*found;
}

const std::vector<render::MapStack>& ShownSetUp::stacks() const {
  if (!stacks_) {
    stacks_ = variant_ ? render::stacksOf(session_.translated(), session_.translatedRules(), *variant_)
                       : std::vector<render::MapStack>();
  }
  return *stacks_;
}

const std::vector<render::GhostPile>& ShownSetUp::ghosts() const {
  if (!ghosts_) {
    ghosts_ = variant_ ? render::ghostPilesOf(session_.translated(), session_.translatedRules(), *variant_)
                       : std::vector<render::GhostPile>();
  }
  return *ghosts_;
}

std::vector<Id<model::Placement>> ShownSetUp::stackOrPileAt(hex::HexKey hex) const {
  std::vector<Id<model::Placement>> ids = stackAt(hex);
  if (!ids.empty()) return ids;
  for (const render::GhostPile& pile : ghosts()) {
    if (pile.stack.hex != hex) continue;
    for (const render::StackedCounter& counter : pile.stack.counters) ids.push_back(counter.placement);
  }
  return ids;
}

std::vector<Id<model::Placement>> ShownSetUp::stackAt(hex::HexKey hex) const {
  std::vector<const model::Placement*> here;
  for (const model::Placement& row : placements_) {
    if (model::standsIn(row, hex) && !rules::lyingOnSide(session_.rules(), row)) here.push_back(&row);
  }
  std::stable_sort(here.begin(), here.end(), [](const auto* a, const auto* b) { return a->stack < b->stack; });
  std::vector<Id<model::Placement>> ids;
  for (const model::Placement* row : here) ids.push_back(row->id);
  return ids;
}

std::vector<Id<model::Placement>> ShownSetUp::markersOnSides(hex::HexKey hex) const {
  std::vector<std::pair<int, Id<model::Placement>>> here;
  for (const model::Placement& row : placements_) {
    if (row.hex != hex) continue;
    if (const auto side = rules::lyingOnSide(session_.rules(), row)) here.emplace_back(*side, row.id);
  }
  std::stable_sort(here.begin(), here.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<Id<model::Placement>> ids;
  for (const auto& [side, id] : here) ids.push_back(id);
  return ids;
}

std::optional<Id<model::SetUpBlock>> ShownSetUp::blockFor(Id<model::Army> army) const {
  for (const Id<model::SetUpBlock> id : blocks()) {
    const model::SetUpBlock* block = session_.battle().find<model::SetUpBlock>(id);
    if (block && block->army == army) return id;
  }
  return std::nullopt;
}

std::optional<Id<model::SetUpBlock>> ShownSetUp::blockFor(const model::Subject& subject) const {
  if (const model::Unit* unit = session_.battle().find(subject.unit)) return blockFor(unit->army);
  const model::Leader* leader = session_.battle().find(subject.leader);
  return leader ? blockFor(leader->army) : std::nullopt;
}

std::vector<Id<model::SetUpBlock>> ShownSetUp::blocks() const {
  std::vector<Id<model::SetUpBlock>> blocks;
  if (!variant_) return blocks;
  for (const model::VariantBlock& row : session_.battle().where<&model::VariantBlock::variant>(*variant_)) {
    blocks.push_back(row.block);
  }
  return blocks;
}

bool ShownSetUp::isInherited(const model::Placement& placement) const {
  if (!variant_) return false;
  const auto own = blocks();
  return std::find(own.begin(), own.end(), placement.block) == own.end();
}

int ShownSetUp::variantsUsing(Id<model::SetUpBlock> block) const {
  const model::Battle& battle = session_.battle();
  int count = 0;
  for (const model::VariantBlock& row : battle.all<model::VariantBlock>()) {
    std::set<Id<model::SetUpBlock>> seen;
    std::optional<Id<model::SetUpBlock>> at = row.block;
    while (at && seen.insert(*at).second) {
      if (*at == block) {
        ++count;
        break;
      }
      const model::SetUpBlock* found = battle.find(at);
      at = found ? found->parent : std::nullopt;
    }
  }
  return count;
}

}  // namespace redoubt::editor
