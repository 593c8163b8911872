#include "core/model/named_draft.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/base/error.h"
#include "core/model/any_table.h"
#include "core/model/block_override.h"
#include "core/model/map_verbs.h"
#include "core/model/stack_verbs.h"
#include "core/model/unit_verbs.h"

namespace redoubt::model {
namespace {

[[noreturn]] void failDraft(ErrorCode code, const char* key, std::string context) {
  throw Error(code, Phrase::of(key), std::move(context));
}

template <class Row>
bool isCalled(const Row& row, std::string_view name) {
  return row.slug.empty() ? std::to_string(row.id.value) == name : row.slug == name;
}

Id<Army> armyOf(const Battle& battle, const Subject& subject) {
  if (const Unit* unit = battle.find(subject.unit)) return unit->army;
  return battle.find(subject.leader)->army;
}

}  // namespace

NamedDraft::NamedDraft(Battle battle, std::string title)
    : title_(std::move(title)), before_(battle), now_(std::move(battle)), layout_(layoutOf(now_)) {}

Edit NamedDraft::edit() const {
  return toEdit(difference(before_, now_), title_);
}

std::vector<Id<SetUpBlock>> NamedDraft::blocks() const {
  std::vector<Id<SetUpBlock>> blocks;
  for (const VariantBlock& row : now_.all<VariantBlock>()) {
    if (variant_ && row.variant == *variant_) blocks.push_back(row.block);
  }
  return blocks;
}

void NamedDraft::take(const Edit& edit) {
  const bool isOfCounters = !edit.puts<Placement>().empty() || !edit.erases<Placement>().empty();
  takeEverywhere(isOfCounters && variant_ ? keptToBlocks(now_, blocks(), edit).edit : edit);
}

void NamedDraft::takeEverywhere(const Edit& edit) {
  now_ = applied(now_, edit);
  if (!edit.puts<MapSheet>().empty()) layout_ = layoutOf(now_);
}

void NamedDraft::put(const AnyRow& row) {
  putRow(now_, row.table(), row.data());
  noteChange(row.table());
}

bool NamedDraft::erase(const AnyRow& row) {
  const bool was = eraseRow(now_, row.table(), row.data());
  noteChange(row.table());
  return was;
}

void NamedDraft::noteChange(const TableInfo& table) {
  if (table.name() == MapSheet::kTable) layout_ = layoutOf(now_);
}

PlacementList NamedDraft::setUp() const {
  if (!variant_ || !now_.find<Variant>(*variant_)) failDraft(ErrorCode::NotFound, "errors.library.variant", {});
  return placements(now_, *variant_);
}

Id<Placement> NamedDraft::counter(Id<Placement> id) const {
  const PlacementList setUp = this->setUp();
  const auto named = std::find_if(setUp.begin(), setUp.end(), [&](auto* row) { return row->id == id; });
  if (named != setUp.end()) return (*named)->id;
  if (const Placement* former = before_.find(std::optional(id))) {
    const SubjectKey subject = subjectKeyOf(*former);
    const auto own = std::find_if(setUp.begin(), setUp.end(), [&](auto* row) { return subjectKeyOf(*row) == subject; });
    if (own != setUp.end() && (former->unit || former->leader)) return (*own)->id;
  }
  failDraft(ErrorCode::NotFound, "errors.library.counter", std::to_string(id.value));
}

Subject NamedDraft::piece(std::string_view name) const {
  for (const Unit& row : now_.all<Unit>()) {
    if (isCalled(row, name)) return {row.id, {}, {}};
  }
  for (const Leader& row : now_.all<Leader>()) {
    if (isCalled(row, name)) return {{}, row.id, {}};
  }
  failDraft(ErrorCode::NotFound, "errors.library.piece", std::string(name));
}

Edit NamedDraft::movedTo(Id<Placement> counter, hex::HexKey hex) const {
  std::vector<Placement> standing;
  for (const Placement* row : setUp()) standing.push_back(*row);
  const std::array arrivals{CounterMove{counter, hex}};
  return moveCounters(now_, arrivals, standing, title_);
}

Id<Placement> NamedDraft::place(std::string_view name, hex::HexKey hex, std::optional<Facing> facing) {
  const Subject subject = piece(name);
  for (const Placement* row : setUp()) {
    if (!(subjectOf(*row) == subject)) continue;
    const Id<Placement> id = row->id;
    move(id, hex);
    if (facing) turn(id, *facing);
    return counter(id);
  }
  const Id<Army> army = armyOf(now_, subject);
  for (const Id<SetUpBlock> block : blocks()) {
    const SetUpBlock* row = now_.find<SetUpBlock>(block);
    if (!row || row->army != army) continue;
    const Edit placed = model::place(now_, block, subject, hex, facing, 1, title_);
    take(placed);
    const Id<Placement> id = placed.puts<Placement>().front().id;
    take(movedTo(id, hex));
    return id;
  }
  failDraft(ErrorCode::NotFound, "errors.library.block", std::string(name));
}

void NamedDraft::move(Id<Placement> id, hex::HexKey hex) {
  take(movedTo(counter(id), hex));
}

void NamedDraft::turn(Id<Placement> id, Facing facing) {
  const std::array counters{counter(id)};
  take(setFacing(now_, counters, facing, title_));
}

void NamedDraft::setStep(Id<Placement> id, int step) {
  const std::array counters{counter(id)};
  take(model::setStep(now_, counters, step, title_));
}

void NamedDraft::setFormation(Id<Placement> id, std::string_view formation) {
  const std::array counters{counter(id)};
  take(model::setFormation(now_, counters, formation, title_));
}

void NamedDraft::takeOff(Id<Placement> id) {
  const std::array counters{counter(id)};
  take(remove(now_, counters, title_));
}

void NamedDraft::paint(const std::vector<hex::HexKey>& hexes, std::string_view terrain) {
  take(paintTerrain(now_, hexes, terrain, title_));
}

void NamedDraft::setLevel(const std::vector<hex::HexKey>& hexes, int level) {
  if (level < -kMostLevel || level > kMostLevel) {
    failDraft(ErrorCode::BadInput, "errors.library.column", std::to_string(level));
  }
  take(model::setLevel(now_, hexes, level, title_));
}

hex::HexsideKey NamedDraft::sideBetween(hex::HexKey hex, hex::HexKey other) const {
  const auto side = layout_.sideBetween(hex, other);
  if (!side)
    failDraft(ErrorCode::BadInput, "errors.library.neighbours", layout_.number(hex) + "/" + layout_.number(other));
  return *side;
}

void NamedDraft::paintSide(hex::HexKey hex, hex::HexKey other, std::string_view kind) {
  const std::array sides{sideBetween(hex, other)};
  take(paintHexsides(now_, sides, kind, std::nullopt, title_));
}

void NamedDraft::paintLink(hex::HexKey hex, hex::HexKey other, std::string_view kind) {
  const std::array sides{sideBetween(hex, other)};
  take(paintLinks(now_, sides, kind, title_));
}

void NamedDraft::rename(std::string_view name, std::string_view text) {
  take(model::rename(now_, piece(name), text, title_));
}

}  // namespace redoubt::model
