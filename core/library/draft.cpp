#include "core/library/draft.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/library/inside.h"
#include "core/model/any_row.h"
#include "core/model/block_override.h"
#include "core/model/map_verbs.h"
#include "core/model/placement_verbs.h"
#include "core/model/stack_verbs.h"
#include "core/model/standing.h"
#include "core/model/unit_verbs.h"

// Edits in the making. Each verb makes an edit of what the ones before left, so that the whole is a difference.
namespace redoubt::library {

struct Drafted {
  std::string title;
  model::Battle before;
  model::Battle now;
  hex::Layout layout;
  std::optional<Id<model::Variant>> variant;

  std::vector<Id<model::SetUpBlock>> blocks() const {
    std::vector<Id<model::SetUpBlock>> blocks;
    for (const model::VariantBlock& row : now.all<model::VariantBlock>()) {
      if (variant && row.variant == *variant) blocks.push_back(row.block);
    }
    return blocks;
  }

  /// Takes an edit into the draft; one of counters stays in the blocks of the chosen set-up.
  void take(const model::Edit& edit) {
    const bool isOfCounters = !edit.puts<model::Placement>().empty() || !edit.erases<model::Placement>().empty();
    now = model::applied(now, isOfCounters && variant ? model::keptToBlocks(now, blocks(), edit).edit : edit);
  }

  model::PlacementList setUp() const {
    if (!variant) fail(ErrorCode::NotFound, Phrase::of("errors.library.variant"), {});
    return model::placements(now, *variant);
  }
};

namespace {

constexpr int kMostLevel = 99;

// The row that the set-up has for a counter. One that another variant shares gets a row of its own when it is changed:
// its former id stands for that then.
Id<model::Placement> placementOf(const Drafted& draft, CounterId counter) {
  const model::PlacementList setUp = draft.setUp();
  const auto named =
      std::find_if(setUp.begin(), setUp.end(), [&](auto* row) { return row->id.value == counter.value; });
  if (named != setUp.end()) return (*named)->id;
  if (const model::Placement* former = draft.before.find(std::optional(Id<model::Placement>{counter.value}))) {
    const model::SubjectKey subject = model::subjectKeyOf(*former);
    const auto own =
        std::find_if(setUp.begin(), setUp.end(), [&](auto* row) { return model::subjectKeyOf(*row) == subject; });
    if (own != setUp.end() && (former->unit || former->leader)) return (*own)->id;
  }
  fail(ErrorCode::NotFound, Phrase::of("errors.library.counter"), std::to_string(counter.value));
}

std::pair<model::Subject, Id<model::Army>> subjectNamed(const model::Battle& battle, const PieceName& name) {
  for (const model::Unit& row : battle.all<model::Unit>()) {
    if (nameOf(row) == name.text) return {{row.id, {}, {}}, row.army};
  }
  for (const model::Leader& row : battle.all<model::Leader>()) {
    if (nameOf(row) == name.text) return {{{}, row.id, {}}, row.army};
  }
  fail(ErrorCode::NotFound, Phrase::of("errors.library.piece"), name.text);
}

model::Edit movedTo(const Drafted& draft, Id<model::Placement> counter, hex::HexKey hex) {
  std::vector<model::Placement> standing;
  for (const model::Placement* row : draft.setUp()) standing.push_back(*row);
  const std::array arrivals{model::CounterMove{counter, hex}};
  return model::moveCounters(draft.now, arrivals, standing, draft.title);
}

std::optional<model::Facing> facingOf(std::optional<Direction> facing) {
  return facing ? std::optional(model::Facing{directionOf(*facing)}) : std::nullopt;
}

std::vector<hex::HexKey> keysOf(const Drafted& draft, const std::vector<HexNumber>& numbers) {
  std::vector<hex::HexKey> keys;
  for (const HexNumber& each : numbers) keys.push_back(keyOf(draft.layout, each));
  return keys;
}

std::array<hex::HexsideKey, 1> sideBetween(const Drafted& draft, const HexNumber& hex, const HexNumber& other) {
  const auto side = draft.layout.sideBetween(keyOf(draft.layout, hex), keyOf(draft.layout, other));
  if (!side) fail(ErrorCode::BadInput, Phrase::of("errors.library.neighbours"), hex.text + "/" + other.text);
  return {*side};
}

const model::TableInfo& tableOf(std::string_view name) {
  if (const model::TableInfo* table = model::tableNamed(name)) return *table;
  fail(ErrorCode::NotFound, Phrase::of("errors.library.table"), std::string(name));
}

void setAll(model::AnyRow& row, const std::vector<std::pair<std::string, Value>>& values) {
  for (const auto& [column, value] : values) {
    if (!row.set(column, value)) fail(ErrorCode::BadInput, Phrase::of("errors.library.column"), column);
  }
}

}  // namespace

model::Edit editOf(const Draft& draft) {
  const Drafted& drafted = draft.drafted();
  return model::toEdit(model::difference(drafted.before, drafted.now), drafted.title);
}

Draft::Draft(const Battle& battle, std::string title) : drafted_(std::make_unique<Drafted>()) {
  drafted_->title = std::move(title);
  drafted_->before = battle.inside().battle;
  drafted_->now = battle.inside().battle;
  drafted_->layout = battle.inside().layout;
}
Draft::Draft(Draft&&) noexcept = default;
Draft& Draft::operator=(Draft&&) noexcept = default;
Draft::~Draft() = default;

const std::string& Draft::title() const {
  return drafted_->title;
}

Battle Draft::battle() const {
  return battleOf(drafted_->now);
}

bool Draft::isEmpty() const {
  return drafted_->before == drafted_->now;
}

Draft& Draft::in(const ScenarioName& scenario, const VariantName& variant) {
  drafted_->variant = variantNamed(drafted_->now, scenario, variant).id;
  return *this;
}

Draft& Draft::place(const PieceName& piece, const HexNumber& hex, std::optional<Direction> facing) {
  return guarded([&]() -> Draft& {
    Drafted& draft = *drafted_;
    const hex::HexKey key = keyOf(draft.layout, hex);
    const auto [subject, army] = subjectNamed(draft.now, piece);
    const auto direction = facingOf(facing);
    for (const model::Placement* row : draft.setUp()) {
      if (!(model::subjectOf(*row) == subject)) continue;
      const Id<model::Placement> id = row->id;
      draft.take(movedTo(draft, id, key));
      if (facing) turn(CounterId{id.value}, *facing);
      return *this;
    }
    for (const Id<model::SetUpBlock> block : draft.blocks()) {
      const model::SetUpBlock* row = draft.now.find<model::SetUpBlock>(block);
      if (!row || row->army != army) continue;
      const model::Edit placed = model::place(draft.now, block, subject, key, direction, 1, draft.title);
      draft.take(placed);
      for (const model::Placement& own : placed.puts<model::Placement>()) draft.take(movedTo(draft, own.id, key));
      return *this;
    }
    fail(ErrorCode::NotFound, Phrase::of("errors.library.block"), piece.text);
  });
}

Draft& Draft::move(CounterId counter, const HexNumber& hex) {
  drafted_->take(movedTo(*drafted_, placementOf(*drafted_, counter), keyOf(drafted_->layout, hex)));
  return *this;
}

Draft& Draft::turn(CounterId counter, Direction facing) {
  const std::array counters{placementOf(*drafted_, counter)};
  drafted_->take(model::setFacing(drafted_->now, counters, model::Facing{directionOf(facing)}, drafted_->title));
  return *this;
}

Draft& Draft::setStep(CounterId counter, int step) {
  const std::array counters{placementOf(*drafted_, counter)};
  drafted_->take(model::setStep(drafted_->now, counters, step, drafted_->title));
  return *this;
}

Draft& Draft::setFormation(CounterId counter, std::string_view formation) {
  const std::array counters{placementOf(*drafted_, counter)};
  drafted_->take(model::setFormation(drafted_->now, counters, formation, drafted_->title));
  return *this;
}

Draft& Draft::remove(CounterId counter) {
  const std::array counters{placementOf(*drafted_, counter)};
  drafted_->take(model::remove(drafted_->now, counters, drafted_->title));
  return *this;
}

Draft& Draft::paint(const std::vector<HexNumber>& hexes, std::string_view terrain) {
  drafted_->take(model::paintTerrain(drafted_->now, keysOf(*drafted_, hexes), terrain, drafted_->title));
  return *this;
}

Draft& Draft::setLevel(const std::vector<HexNumber>& hexes, int level) {
  if (level < -kMostLevel || level > kMostLevel) {
    fail(ErrorCode::BadInput, Phrase::of("errors.library.column"), std::to_string(level));
  }
  drafted_->take(model::setLevel(drafted_->now, keysOf(*drafted_, hexes), level, drafted_->title));
  return *this;
}

Draft& Draft::paintSide(const HexNumber& hex, const HexNumber& other, std::string_view kind) {
  const auto sides = sideBetween(*drafted_, hex, other);
  drafted_->take(model::paintHexsides(drafted_->now, sides, kind, std::nullopt, drafted_->title));
  return *this;
}

Draft& Draft::paintLink(const HexNumber& hex, const HexNumber& other, std::string_view kind) {
  const auto sides = sideBetween(*drafted_, hex, other);
  drafted_->take(model::paintLinks(drafted_->now, sides, kind, drafted_->title));
  return *this;
}

Draft& Draft::rename(const PieceName& piece, std::string_view title) {
  drafted_->take(model::rename(drafted_->now, subjectNamed(drafted_->now, piece).first, title, drafted_->title));
  return *this;
}

Draft& Draft::put(std::string_view table, const std::vector<std::pair<std::string, Value>>& values) {
  const model::TableInfo& info = tableOf(table);
  model::AnyRow row(info);
  setAll(row, values);
  if (const auto known = model::rowOf(drafted_->now, info, row.key())) {
    row = *known;
    setAll(row, values);
  }
  model::Edit edit(drafted_->title);
  row.putInto(edit);
  drafted_->now = model::applied(drafted_->now, edit);
  return *this;
}

Draft& Draft::erase(std::string_view table, const std::vector<std::pair<std::string, Value>>& key) {
  const model::TableInfo& info = tableOf(table);
  model::AnyRow row(info);
  setAll(row, key);
  if (!model::rowOf(drafted_->now, info, row.key())) {
    fail(ErrorCode::NotFound, Phrase::of("errors.library.key"), std::string(table) + " " + row.key());
  }
  model::Edit edit(drafted_->title);
  info.erase(edit, row.data());
  drafted_->now = model::applied(drafted_->now, edit);
  return *this;
}

}  // namespace redoubt::library
