#include "core/document/common_base.h"

#include <algorithm>

#include "core/document/document.h"
#include "core/store/past.h"

namespace redoubt::document {
namespace {

using store::HistoryRow;
using store::Past;

bool isSameStep(const Past& ours, const HistoryRow& our, const Past& theirs, const HistoryRow& their) {
  return our.sequence == their.sequence && our.title == their.title && our.madeAt == their.madeAt &&
         our.changeCount == their.changeCount && ours.record(our) == theirs.record(their);
}

// The battle `steps` edits ago. All of them, where there are no more.
model::Battle ago(const Past& past, std::size_t steps) {
  model::Battle battle = past.now();
  for (std::size_t i = 0; i < std::min(steps, past.steps().size()); ++i) {
    model::patch(battle, past.undoing(past.steps()[i], battle));
  }
  return battle;
}

std::optional<CommonBase> byLastCommonStep(const Past& ours, const Past& theirs) {
  const auto& our = ours.steps();
  const auto& their = theirs.steps();
  for (std::size_t i = 0, j = 0; i < our.size() && j < their.size();) {
    if (our[i].sequence > their[j].sequence) {
      ++i;
    } else if (our[i].sequence < their[j].sequence) {
      ++j;
    } else if (isSameStep(ours, our[i], theirs, their[j])) {
      CommonBase base{ago(ours, i), i, j, our[i].title, our[i].madeAt};
      if (base.battle == ago(theirs, j)) return base;
      return std::nullopt;
    } else {
      ++i;
      ++j;
    }
  }
  return std::nullopt;
}

// The state of `past` that is `battle`: how many edits ago.
std::optional<std::size_t> whenEqual(const Past& past, const model::Battle& battle) {
  model::Battle state = past.now();
  // At least so many rows differ. An edit can bring the two nearer by the rows that it changed and no more, so that all
  // are looked at only where that could be enough.
  std::size_t differing = model::difference(state, battle).count();
  for (std::size_t i = 0;; ++i) {
    if (differing == 0) return i;
    if (i == past.steps().size()) return std::nullopt;
    const model::Changes changes = past.undoing(past.steps()[i], state);
    model::patch(state, changes);
    differing = differing > changes.count() ? differing - changes.count() : model::difference(state, battle).count();
  }
}

}  // namespace

std::optional<CommonBase> commonBase(const Past& ours, const Past& theirs) {
  if (auto base = byLastCommonStep(ours, theirs)) return base;
  const model::Battle start = ago(theirs, theirs.steps().size());
  if (const auto steps = whenEqual(ours, start)) {
    const auto& all = ours.steps();
    const bool isFirst = *steps == all.size();
    return CommonBase{start, *steps, theirs.steps().size(), isFirst ? std::string() : all[*steps].title,
                      isFirst ? std::string() : all[*steps].madeAt};
  }
  const model::Battle ourStart = ago(ours, ours.steps().size());
  if (const auto steps = whenEqual(theirs, ourStart)) {
    const auto& all = theirs.steps();
    const bool isFirst = *steps == all.size();
    return CommonBase{ourStart, ours.steps().size(), *steps, isFirst ? std::string() : all[*steps].title,
                      isFirst ? std::string() : all[*steps].madeAt};
  }
  return std::nullopt;
}

std::optional<CommonBase> commonBase(const std::filesystem::path& ours, const std::filesystem::path& theirs) {
  return commonBase(Past::in(ours), Past::in(theirs));
}

std::optional<CommonBase> Document::commonBaseWith(const std::filesystem::path& path) {
  if (!file_) return commonBase(path_, path);
  return commonBase(Past::of(*file_, battle_), Past::in(path));
}

}  // namespace redoubt::document
