#include "core/rules/forces/step_ladder.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "core/base/text.h"
#include "core/model/origins.h"
#include "core/model/removal.h"
#include "core/model/unit_verbs.h"
#include "core/rules/book/rule_edit.h"
#include "core/rules/forces/figure_kinds.h"
#include "core/rules/forces/new_units.h"
#include "core/rules/forces/steps.h"

namespace redoubt::rules {
namespace {

using model::FaceSide;
using Cards = LadderPlan::Cards;

constexpr std::string_view kReadFrom = "steps/source";

std::string sizePath(int size) {
  return "steps/by-size/" + std::to_string(size);
}

// A side of a counter of the unit, by its number.
struct Card {
  int number = 1;
  FaceSide side = FaceSide::Front;
  friend auto operator<=>(const Card&, const Card&) = default;
};

// A step to be laid: where, and the figure that it shows; a step under a marker shows none of its own.
struct Laid {
  Card card;
  std::optional<int> value;
  bool isMarked = false;
};

std::optional<int> firstValue(const model::Battle& battle, Id<model::Unit> unit, const std::string& kind) {
  const model::Face* first = firstFace(battle, unit);
  return first ? figureValue(battle, first->id, kind) : std::nullopt;
}

std::vector<std::string> rungsFor(const RuleBook& book, int size) {
  auto rungs = book.texts(sizePath(size));
  return rungs.empty() ? sizeLadder(size) : rungs;
}

std::vector<Laid> markedSteps(const RuleBook& book, int size, int number) {
  std::vector<Laid> steps;
  Card card{number, FaceSide::Front};
  for (const std::string& rung : rungsFor(book, size)) {
    const auto side = model::fromText<FaceSide>(rung);
    if (side) card.side = *side;
    const int left = size - static_cast<int>(steps.size());
    steps.push_back({card, side ? std::optional(left) : std::nullopt, !side});
  }
  return steps;
}

// The order of sides of numbered counters, by `steps/ladder`, otherwise front and back in turn.
std::vector<Card> cardsInOrder(const RuleBook& book, int count) {
  std::vector<Card> cards;
  for (const std::string& rung : book.texts("steps/ladder")) {
    const auto parts = words(rung);
    const auto number = parts.size() == 2 ? toInteger(parts[0]) : std::nullopt;
    const auto side = parts.size() == 2 ? model::fromText<FaceSide>(parts[1]) : std::nullopt;
    if (number && *number >= 1 && *number <= kMostSteps && side) cards.push_back({static_cast<int>(*number), *side});
  }
  for (int i = static_cast<int>(cards.size()); i < count; ++i) {
    cards.push_back({i / 2 + 1, i % 2 == 0 ? FaceSide::Front : FaceSide::Back});
  }
  cards.resize(static_cast<std::size_t>(count));
  return cards;
}

std::vector<Laid> numberedSteps(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit,
                                const LadderPlan& plan) {
  const auto first = firstValue(battle, unit, plan.figure);
  std::vector<std::optional<int>> values;
  if (first) {
    for (const int value : fallingValues(*first, plan)) values.emplace_back(value);
  } else {
    values.resize(static_cast<std::size_t>(std::clamp(plan.counters.value_or(1), 1, kMostSteps / 2) * 2));
  }
  std::vector<Laid> steps;
  const auto cards = cardsInOrder(book, static_cast<int>(values.size()));
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (!plan.counters || cards[i].number <= *plan.counters) steps.push_back({cards[i], values[i]});
  }
  return steps;
}

int firstNumber(const model::Battle& battle, Id<model::Unit> unit) {
  const model::Face* first = firstFace(battle, unit);
  const model::Counter* counter = first ? battle.find<model::Counter>(first->counter) : nullptr;
  return counter ? counter->number : 1;
}

std::vector<Laid> stepsFor(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit,
                           const LadderPlan& plan) {
  if (plan.cards == Cards::Numbered) return numberedSteps(battle, book, unit, plan);
  return markedSteps(book, firstValue(battle, unit, model::kSize).value_or(0), firstNumber(battle, unit));
}

// Collects the rows that lay a unit's steps anew.
class Laying {
 public:
  Laying(const model::Battle& battle, Id<model::Unit> unit) : battle_(battle), unit_(unit) {
    for (const model::Counter& counter : battle.where<&model::Counter::unit>(unit)) {
      if (counter.role != model::CounterRole::Unit) continue;
      counters_.emplace(counter.number, counter.id);
      for (const model::Face& face : battle.where<&model::Face::counter>(counter.id)) {
        if (face.role == model::FaceRole::Step) faces_.emplace(Card{counter.number, face.side}, face.id);
      }
    }
  }

  void lay(const std::vector<Laid>& steps, const std::string& figure, bool fillsOthers) {
    for (const Laid& step : steps) {
      const Id<model::Face> face = faceAt(step.card, fillsOthers);
      if (!step.isMarked && step.value && isNew_.contains(face)) {
        edit_.put(model::FaceFigure{face, figure, step.value});
      } else if (!step.isMarked && step.value) {
        edit_.append(model::setFigure(battle_, face, figure, step.value, {}));
      }
      rows_.emplace_back(static_cast<int>(rows_.size()) + 1, face);
      before_ = face;
    }
  }

  model::Edit take() {
    layRows();
    removeRest();
    return std::move(edit_);
  }

 private:
  Id<model::Face> faceAt(const Card& card, bool fillsOthers) {
    const auto found = faces_.find(card);
    if (found != faces_.end()) {
      used_.insert(found->second);
      return found->second;
    }
    const auto [counter, isMissing] = counters_.try_emplace(card.number, Id<model::Counter>{});
    if (isMissing) {
      model::Counter row;
      row.id = counter->second = {randomId()};
      row.unit = unit_;
      row.number = card.number;
      edit_.put(std::move(row));
    }
    const Id<model::Face> face{randomId()};
    edit_.put(model::Face{face, counter->second, card.side, model::FaceRole::Step});
    faces_.emplace(card, face);
    used_.insert(face);
    isNew_.insert(face);
    addFigures(face, fillsOthers);
    return face;
  }

  // A new side has the figures of the one before it, unknown or as estimates.
  void addFigures(Id<model::Face> face, bool fillsOthers) {
    if (!before_) return;
    std::map<std::string, std::optional<int>> figures;
    for (const model::FaceFigure& each : battle_.where<&model::FaceFigure::face>(*before_)) {
      figures[each.kind] = each.value;
    }
    if (isNew_.contains(*before_)) figures = copied_;
    copied_ = figures;
    const std::string key = model::keyText<model::Face>(face);
    for (const auto& [kind, value] : figures) {
      edit_.put(model::FaceFigure{face, kind, fillsOthers ? value : std::nullopt});
    }
    if (!fillsOthers || figures.empty()) return;
    model::Provenance origin = model::setByHand(battle_, model::Face::kTable, key, "*");
    edit_.put(std::move(origin));
  }

  void layRows() {
    std::set<std::pair<int, Id<model::Face>>> wanted(rows_.begin(), rows_.end());
    for (const model::Step& step : battle_.where<&model::Step::unit>(unit_)) {
      if (wanted.erase({step.ordinal, step.face}) == 0) model::eraseWithOrigins<model::Step>(edit_, battle_, step.id);
    }
    for (const auto& [ordinal, face] : wanted) edit_.put(model::Step{{randomId()}, unit_, ordinal, face});
  }

  void removeRest() {
    std::vector<model::AnyRow> gone;
    std::set<Id<model::Counter>> kept;
    for (const auto& [card, face] : faces_) {
      if (used_.contains(face)) kept.insert(counters_.at(card.number));
    }
    for (const auto& [card, face] : faces_) {
      const model::Face* row = battle_.find<model::Face>(face);
      if (!row || used_.contains(face)) continue;
      if (row->picture.empty()) {
        gone.emplace_back(model::tableInfo<model::Face>(), row);
      } else {
        kept.insert(row->counter);
      }
    }
    for (const auto& [number, id] : counters_) {
      const model::Counter* row = battle_.find<model::Counter>(id);
      if (row && !kept.contains(id) && !hasOtherFaces(id)) gone.emplace_back(model::tableInfo<model::Counter>(), row);
    }
    if (!gone.empty()) edit_.append(model::removalOf(model::applied(battle_, edit_), gone, {}).edit);
  }

  bool hasOtherFaces(Id<model::Counter> counter) const {
    for (const model::Face& face : battle_.where<&model::Face::counter>(counter)) {
      if (face.role != model::FaceRole::Step) return true;
    }
    return false;
  }

  const model::Battle& battle_;
  Id<model::Unit> unit_;
  std::map<int, Id<model::Counter>> counters_;
  std::map<Card, Id<model::Face>> faces_;
  std::set<Id<model::Face>> used_;
  std::set<Id<model::Face>> isNew_;
  std::map<std::string, std::optional<int>> copied_;
  std::optional<Id<model::Face>> before_;
  std::vector<std::pair<int, Id<model::Face>>> rows_;
  model::Edit edit_;
};

model::Edit laid(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit, const LadderPlan& plan) {
  if (ladderFault(battle, book, unit, plan)) return model::Edit();
  Laying laying(battle, unit);
  const std::string figure = plan.cards == Cards::Markers ? std::string(model::kSize) : plan.figure;
  laying.lay(stepsFor(battle, book, unit, plan), figure, plan.fillsOthers);
  return laying.take();
}

// Rules that say nothing of steps are told the ladders of these units.
void tellRules(model::Battle& now, const RuleBook& book, std::span<const Id<model::Unit>> units,
               const LadderPlan& plan) {
  const auto source = book.text(kReadFrom);
  const bool isBySize = plan.cards == Cards::Markers;
  if (source && (source == "size") != isBySize) return;
  RuleEdit edit(now, {});
  if (!source) edit.set(std::string(kReadFrom), isBySize ? R"("size")" : R"("counters")");
  std::set<int> told;
  for (const Id<model::Unit> unit : units) {
    const auto size = firstValue(now, unit, model::kSize);
    const bool isTold = !isBySize || !size || ladderFault(now, book, unit, plan) || !told.insert(*size).second;
    if (isTold || !book.texts(sizePath(*size)).empty()) continue;
    edit.set(sizePath(*size), nlohmann::json(sizeLadder(*size)).dump());
  }
  if (isBySize && !source && book.texts("steps/markers-lower").empty()) edit.set("steps/markers-lower", R"(["size"])");
  now = model::applied(std::move(now), edit.take());
}

model::Edit between(const model::Battle& battle, const model::Battle& now, std::string title) {
  return model::toEdit(model::difference(battle, now), std::move(title));
}

// The unit with another size on its front, and the ladder of that size.
model::Edit resized(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit, int by,
                    std::string title) {
  const model::Face* first = firstFace(battle, unit);
  const auto size = firstValue(battle, unit, model::kSize);
  if (!first || !size || *size + by < 1 || *size + by > kMostMarkedSize) return model::Edit(std::move(title));
  model::Battle now = model::applied(battle, model::setFigure(battle, first->id, model::kSize, *size + by, {}));
  now = model::applied(std::move(now), laid(now, book, unit, {}));
  return between(battle, now, std::move(title));
}

// The sides of the unit that are steps, in their order.
std::vector<Card> cardsOf(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit) {
  std::vector<Card> cards;
  const auto add = [&](const model::Face* face) {
    const model::Counter* counter = face ? battle.find<model::Counter>(face->counter) : nullptr;
    if (counter) cards.push_back({counter->number, face->side});
  };
  const auto strengths = strengthsOf(battle, book, unit);
  for (const Strength& each : strengths) add(battle.find(each.face));
  if (strengths.empty()) {
    for (const model::Face* face : sidesOf(battle, unit)) add(face);
  }
  return cards;
}

model::Edit withCards(const model::Battle& battle, Id<model::Unit> unit, const std::vector<Card>& cards,
                      std::string title) {
  std::vector<Laid> steps;
  for (const Card& card : cards) steps.push_back({card, std::nullopt});
  Laying laying(battle, unit);
  laying.lay(steps, model::kSize, false);
  return between(battle, model::applied(battle, laying.take()), std::move(title));
}

}  // namespace

std::vector<std::string> sizeLadder(int size) {
  std::vector<std::string> rungs;
  const int onFront = (size + 1) / 2;
  for (int i = 0; i < size; ++i) {
    const int losses = i < onFront ? i : i - onFront;
    rungs.push_back(losses > 0 ? std::to_string(-losses) : std::string(i == 0 ? "front" : "back"));
  }
  return rungs;
}

std::vector<int> fallingValues(int first, const LadderPlan& plan) {
  std::vector<int> values;
  if (first < 1) return values;
  values.push_back(first);
  if (plan.fall == LadderFall::Listed) values.insert(values.end(), plan.listed.begin(), plan.listed.end());
  while (plan.fall != LadderFall::Listed && static_cast<int>(values.size()) <= kMostSteps) {
    const int last = values.back();
    const int next = plan.fall == LadderFall::Halves ? last / 2 : last - std::max(1, plan.points);
    if (next < 1) break;
    values.push_back(next);
  }
  return values;
}

std::optional<LadderFault> ladderFault(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit,
                                       const LadderPlan& plan) {
  if (!firstFace(battle, unit)) return LadderFault::NoFigures;
  const bool isBySize = plan.cards == Cards::Markers;
  const auto first = firstValue(battle, unit, isBySize ? std::string(model::kSize) : plan.figure);
  if (!first) return !isBySize && plan.counters ? std::nullopt : std::optional(LadderFault::Unknown);
  if (*first < 1) return LadderFault::Nothing;
  if (isBySize) {
    const bool hasRule = !book.texts(sizePath(*first)).empty();
    return hasRule || *first <= kMostMarkedSize ? std::nullopt : std::optional(LadderFault::TooMany);
  }
  const auto values = fallingValues(*first, plan);
  const bool falls =
      std::adjacent_find(values.begin(), values.end(), [](int a, int b) { return b >= a; }) == values.end();
  if (!falls || values.back() < 0) return LadderFault::NotLess;
  const int most = plan.counters ? std::min(kMostSteps, *plan.counters * 2) : kMostSteps;
  const bool isCut = plan.counters && static_cast<int>(values.size()) > most;
  return static_cast<int>(values.size()) > kMostSteps && !isCut ? std::optional(LadderFault::TooMany) : std::nullopt;
}

bool isReadOtherwise(const RuleBook& book, const LadderPlan& plan) {
  const auto source = book.text(kReadFrom);
  return source && (source == "size") != (plan.cards == Cards::Markers);
}

model::Edit makeLadder(const model::Battle& battle, const RuleBook& book, std::span<const Id<model::Unit>> units,
                       const LadderPlan& plan, std::string title) {
  model::Battle now = battle;
  tellRules(now, book, units, plan);
  for (const Id<model::Unit> unit : units) now = model::applied(std::move(now), laid(now, book, unit, plan));
  return between(battle, now, std::move(title));
}

model::Edit followLadder(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit, std::string title) {
  const auto source = book.text(kReadFrom);
  if (source == "size") {
    const bool hasRule = !book.texts(sizePath(firstValue(battle, unit, model::kSize).value_or(0))).empty();
    return hasRule ? between(battle, model::applied(battle, laid(battle, book, unit, {})), std::move(title))
                   : model::Edit(std::move(title));
  }
  if (source != "counters" || !firstFace(battle, unit)) return model::Edit(std::move(title));
  std::vector<Card> own;
  for (const model::Face* face : sidesOf(battle, unit)) {
    const model::Counter* counter = face ? battle.find<model::Counter>(face->counter) : nullptr;
    if (counter) own.push_back({counter->number, face->side});
  }
  std::vector<Card> cards;
  for (const Card& card : cardsInOrder(book, kMostSteps)) {
    if (std::find(own.begin(), own.end(), card) != own.end()) cards.push_back(card);
  }
  return cards.size() == own.size() ? withCards(battle, unit, cards, std::move(title)) : model::Edit(std::move(title));
}

model::Edit addStep(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit, std::string title) {
  if (book.text(kReadFrom) == "size") return resized(battle, book, unit, 1, std::move(title));
  std::vector<Card> cards = cardsOf(battle, book, unit);
  if (cards.empty()) return model::Edit(std::move(title));
  for (const Card& card : cardsInOrder(book, kMostSteps)) {
    if (std::find(cards.begin(), cards.end(), card) != cards.end()) continue;
    cards.push_back(card);
    return withCards(battle, unit, cards, std::move(title));
  }
  return model::Edit(std::move(title));
}

model::Edit removeStep(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit, std::string title) {
  if (book.text(kReadFrom) == "size") return resized(battle, book, unit, -1, std::move(title));
  std::vector<Card> cards = cardsOf(battle, book, unit);
  if (cards.size() < 2) return model::Edit(std::move(title));
  cards.pop_back();
  return withCards(battle, unit, cards, std::move(title));
}

}  // namespace redoubt::rules
