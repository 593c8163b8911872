#include "core/compare/take_over.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "core/model/block_override.h"
#include "core/model/origins.h"
#include "core/model/scenario_verbs.h"
#include "core/rules/book/provenance.h"
#include "core/rules/forces/markers.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::compare {
namespace {

using namespace model;

constexpr std::array kAllAspects{Aspect::Place,     Aspect::SecondHex, Aspect::Facing, Aspect::Step,
                                 Aspect::Formation, Aspect::Stack,     Aspect::Count};

std::string keyOf(Id<Placement> id) {
  return keyText<Placement>(id);
}

class Taker {
 public:
  Taker(const SetUpComparison& comparison, std::string title)
      : comparison_(comparison),
        rows_(comparison.correspondence()),
        first_(comparison.first()),
        withBlocks_(first_),
        book_(first_) {
    result_.edit.rename(std::move(title));
    for (const VariantBlock& row : first_.where<&VariantBlock::variant>(comparison.firstVariant().id)) {
      blocks_.push_back(row.block);
    }
  }

  TakenOver run(const ChosenDifferences& chosen) && {
    for (const std::size_t at : chosen.placements) {
      if (const auto why = take(comparison_.placements()[at])) result_.refused.push_back({at, *why});
    }
    settleStacks();
    for (const auto& [id, row] : puts_) result_.edit.put(row);
    BlockOverride kept = keptToBlocks(first_, blocks_, std::move(result_.edit));
    result_.edit = std::move(kept.edit);
    for (const std::size_t at : chosen.rows) {
      if (!takeSetting(comparison_.rows()[at])) result_.refusedRows.push_back(at);
    }
    return std::move(result_);
  }

 private:
  std::optional<Refusal> take(const PlacementDifference& difference) {
    if (!difference.second) {
      eraseOrigins(result_.edit, first_, Placement::kTable, keyOf(difference.first->id));
      result_.edit.erase<Placement>(difference.first->id);
      erased_.insert(difference.first->id);
      return std::nullopt;
    }
    if (!difference.first) return add(*difference.second);
    Placement row = *difference.first;
    const bool isWhole = difference.kind != Kind::Changed;
    for (const Aspect each : kAllAspects) {
      if (!isWhole && !difference.has(each)) continue;
      if (const auto why = set(row, *difference.second, each)) return why;
    }
    if (isWhole || difference.has(Aspect::Place)) row.stack = difference.second->stack;
    for (const Aspect each : kAllAspects) {
      if (isWhole || difference.has(each)) bringOrigin(*difference.first, *difference.second, each);
    }
    if (difference.has(Aspect::Place) && row.secondHex != difference.first->secondHex) {
      bringOrigin(*difference.first, *difference.second, Aspect::SecondHex);
    }
    puts_[row.id] = row;
    return std::nullopt;
  }

  std::optional<Refusal> add(const Placement& from) {
    Placement row = from;
    row.id = Id<Placement>{randomId()};
    if (from.unit && !(row.unit = rows_.toFirst(*from.unit))) return Refusal::NoSubject;
    if (from.leader && !(row.leader = rows_.toFirst(*from.leader))) return Refusal::NoSubject;
    const auto block = blockFor(from);
    if (!block) return Refusal::NoBlock;
    row.block = *block;
    row.ordinal = 0;
    for (const Placement& other : first_.where<&Placement::block>(*block)) {
      row.ordinal = std::max(row.ordinal, other.ordinal + 1);
    }
    for (const auto& [id, other] : puts_) {
      if (other.block == *block) row.ordinal = std::max(row.ordinal, other.ordinal + 1);
    }
    for (const Aspect each : kAllAspects) {
      if (const auto why = set(row, from, each)) return why;
    }
    bringAllOrigins(from, row.id);
    puts_[row.id] = row;
    return std::nullopt;
  }

  // A block of the same army that the other set-up doesn't use as well, where the row would come into both. Where there
  // is none this set-up gets one of its own, as the other has.
  std::optional<Id<SetUpBlock>> blockFor(const Placement& from) {
    const auto army = rules::armyOf(comparison_.second(), from);
    const auto there = army ? rows_.toFirst(*army) : std::nullopt;
    if (!there) return std::nullopt;
    if (const auto made = madeBlocks_.find(*there); made != madeBlocks_.end()) return made->second;
    bool isOfArmy = false;
    for (const Id<SetUpBlock> id : blocks_) {
      const SetUpBlock* block = first_.find<SetUpBlock>(id);
      if (!block || block->army != *there) continue;
      isOfArmy = true;
      if (!isSharedWithSecond(id)) return id;
    }
    return isOfArmy ? std::optional(makeBlock(*there, from)) : std::nullopt;
  }

  bool isSharedWithSecond(Id<SetUpBlock> block) const {
    return rows_.isOneBattle() && first_.find<VariantBlock>({comparison_.secondVariant().id, block});
  }

  Id<SetUpBlock> makeBlock(Id<Army> army, const Placement& from) {
    const SetUpBlock* like = comparison_.second().find<SetUpBlock>(from.block);
    const auto made = addBlock(withBlocks_, army, like ? like->title : std::string(), {});
    withBlocks_.all<SetUpBlock>().put(made.edit.puts<SetUpBlock>().front());
    result_.edit.append(made.edit);
    result_.edit.put(VariantBlock{comparison_.firstVariant().id, made.row});
    madeBlocks_[army] = made.row;
    return made.row;
  }

  std::optional<Refusal> set(Placement& row, const Placement& from, Aspect aspect) const {
    switch (aspect) {
      case Aspect::Place: return setPlace(row, from);
      case Aspect::SecondHex:
        row.secondHex = from.secondHex ? rows_.toFirst(*from.secondHex) : std::nullopt;
        return row.secondHex.has_value() == from.secondHex.has_value() ? std::nullopt : std::optional(Refusal::NoPlace);
      case Aspect::Facing: row.direction = from.direction; break;
      case Aspect::Step: row.step = from.step; break;
      case Aspect::Formation: row.formation = from.formation; break;
      case Aspect::Stack: row.stack = from.stack; break;
      case Aspect::Count: row.count = from.count; break;
    }
    return std::nullopt;
  }

  std::optional<Refusal> setPlace(Placement& row, const Placement& from) const {
    row.rule = from.rule;
    row.distance = from.distance;
    const auto bring = [&](auto& to, const auto& value) {
      to.reset();
      if (value) to = rows_.toFirst(*value);
      return to.has_value() == value.has_value();
    };
    const bool hasPlace = bring(row.hex, from.hex) && bring(row.secondHex, from.secondHex) &&
                          bring(row.zone, from.zone) && bring(row.space, from.space);
    if (!hasPlace) return Refusal::NoPlace;
    row.entry.reset();
    if (!from.entry) return std::nullopt;
    for (const Entry* entry : rules::rowsIn<Entry>(first_, comparison_.firstVariant().scenario)) {
      if (!rows_.isSame(std::optional(entry->id), from.entry)) continue;
      row.entry = entry->id;
      return std::nullopt;
    }
    return Refusal::NoEntry;
  }

  // What is said of the value there is said of it here too; where nothing is, it was set by hand.
  void bringOrigin(const Placement& to, const Placement& from, Aspect aspect) {
    const std::string field(fieldOf(aspect));
    const Provenance* origin = rules::provenanceOf(comparison_.second(), from, field);
    const auto copy = origin ? asHere(*origin, to.id) : std::nullopt;
    if (copy) {
      Provenance row = *copy;
      row.field = field;
      result_.edit.put(std::move(row));
    } else {
      markSetByHand(result_.edit, first_, Placement::kTable, keyOf(to.id), field);
    }
  }

  void bringAllOrigins(const Placement& from, Id<Placement> to) {
    const auto& rows = comparison_.second().all<Provenance>();
    const std::string key = keyOf(from.id);
    for (auto row = rows.lowerBound({std::string(Placement::kTable), key, std::string()});
         row != rows.end() && row->subjectTable == Placement::kTable && row->subject == key; ++row) {
      if (auto copy = asHere(*row, to)) result_.edit.put(std::move(*copy));
    }
  }

  // Nothing if this battle lacks what the origin names. Nobody has confirmed a value of another battle.
  std::optional<Provenance> asHere(const Provenance& origin, Id<Placement> to) const {
    Provenance row = origin;
    row.subject = keyOf(to);
    if (rows_.isOneBattle()) return row;
    const auto bring = [&](auto& id) {
      if (!id) return true;
      id = rows_.toFirst(*id);
      return id.has_value();
    };
    if (!bring(row.paragraph) || !bring(row.source) || !bring(row.text)) return std::nullopt;
    row.confirmedBy.clear();
    row.confirmedAt.clear();
    row.confirmedValue.clear();
    return row;
  }

  // Stacks in which two would be at one place are numbered anew, what has come before what was there.
  void settleStacks() {
    std::map<hex::HexKey, std::vector<Placement>> stacks;
    std::set<hex::HexKey> touched;
    const auto lay = [&](const Placement& row) {
      if (row.rule == PlacementRule::At && row.hex && !rules::lyingOnSide(book_, row)) stacks[*row.hex].push_back(row);
    };
    for (const Placement* row : rules::placements(first_, comparison_.firstVariant().id)) {
      if (!puts_.contains(row->id) && !erased_.contains(row->id)) lay(*row);
    }
    for (const auto& [id, row] : puts_) {
      lay(row);
      if (row.hex) touched.insert(*row.hex);
    }
    for (const hex::HexKey hex : touched) settle(stacks[hex]);
  }

  void settle(std::vector<Placement>& stack) {
    std::set<int> places;
    for (const Placement& row : stack) places.insert(row.stack);
    if (places.size() == stack.size()) return;
    const auto rank = [&](const Placement& row) { return std::pair(row.stack, puts_.contains(row.id) ? 0 : 1); };
    std::stable_sort(stack.begin(), stack.end(), [&](const auto& a, const auto& b) { return rank(a) < rank(b); });
    int place = 0;
    for (Placement& row : stack) {
      if (++place == row.stack) continue;
      row.stack = place;
      puts_[row.id] = row;
    }
  }

  bool takeSetting(const RowDifference& difference) {
    if (difference.table->name() != Setting::kTable) return false;
    const auto* from = static_cast<const Setting*>(difference.second);
    const auto* old = static_cast<const Setting*>(difference.first);
    const Id<Scenario> scenario = comparison_.firstVariant().scenario;
    Setting row{scenario, from ? from->path : old->path, from ? from->value : JsonText{"null"}};
    const auto lineage = rules::lineageOf(first_, scenario);
    const bool isInherited = std::any_of(lineage.begin() + 1, lineage.end(), [&](Id<Scenario> each) {
      return first_.find<Setting>({each, row.path}) != nullptr;
    });
    if (!from && !isInherited) {
      eraseWithOrigins<Setting>(result_.edit, first_, row.key());
      return true;
    }
    markSetByHand(result_.edit, first_, Setting::kTable, keyText<Setting>(row.key()), "value");
    result_.edit.put(std::move(row));
    return true;
  }

  const SetUpComparison& comparison_;
  const Correspondence& rows_;
  const Battle& first_;
  Battle withBlocks_;  // that are made here
  rules::RuleBook book_;
  std::vector<Id<SetUpBlock>> blocks_;
  std::map<Id<Army>, Id<SetUpBlock>> madeBlocks_;
  std::map<Id<Placement>, Placement> puts_;
  std::set<Id<Placement>> erased_;
  TakenOver result_;
};

}  // namespace

TakenOver takeOver(const SetUpComparison& comparison, const ChosenDifferences& chosen, std::string title) {
  return Taker(comparison, std::move(title)).run(chosen);
}

}  // namespace redoubt::compare
