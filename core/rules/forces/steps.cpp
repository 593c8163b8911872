#include "core/rules/forces/steps.h"

#include <algorithm>
#include <map>

#include "core/base/text.h"
#include "core/rules/forces/figure_kinds.h"

namespace redoubt::rules {
namespace {

using Problem = StepProblem::Kind;
using model::FaceSide;

constexpr std::string_view kSource = "steps/source";
constexpr std::string_view kLadder = "steps/ladder";

// A counter of a unit and those of its faces that show strengths.
struct Cardboard {
  const model::Counter* counter = nullptr;
  const model::Face* front = nullptr;
  const model::Face* back = nullptr;

  const model::Face* face(FaceSide side) const { return side == FaceSide::Front ? front : back; }
};

// The unit's counters by number, and its step rows by ordinal. If two have the same number, both are in the list.
struct Deck {
  std::vector<Cardboard> counters;
  std::vector<const model::Step*> steps;
};
using Decks = std::map<Id<model::Unit>, Deck>;

void addFaces(const model::Battle& battle, Decks& decks) {
  std::map<Id<model::Counter>, Cardboard*> byCounter;
  for (auto& [unit, deck] : decks) {
    for (Cardboard& one : deck.counters) byCounter[one.counter->id] = &one;
  }
  for (const model::Face& face : battle.all<model::Face>()) {
    if (face.role != model::FaceRole::Step) continue;
    const auto found = byCounter.find(face.counter);
    if (found != byCounter.end()) (face.side == FaceSide::Front ? found->second->front : found->second->back) = &face;
  }
}

// The decks of all units, or of `only`, in one pass over the tables.
Decks decksOf(const model::Battle& battle, std::optional<Id<model::Unit>> only = std::nullopt) {
  Decks decks;
  for (const model::Counter& counter : battle.all<model::Counter>()) {
    if (counter.role != model::CounterRole::Unit || !counter.unit || (only && counter.unit != only)) continue;
    decks[*counter.unit].counters.push_back({&counter});
  }
  for (const model::Step& step : battle.all<model::Step>()) {
    if (!only || step.unit == *only) decks[step.unit].steps.push_back(&step);
  }
  for (auto& [unit, deck] : decks) {
    std::stable_sort(deck.counters.begin(), deck.counters.end(),
                     [](const Cardboard& a, const Cardboard& b) { return a.counter->number < b.counter->number; });
    std::stable_sort(deck.steps.begin(), deck.steps.end(), [](auto* a, auto* b) { return a->ordinal < b->ordinal; });
  }
  addFaces(battle, decks);
  return decks;
}

// A rung of a ladder of printed counters: "2 back".
struct Rung {
  int number = 1;
  FaceSide side = FaceSide::Front;
};

std::optional<Rung> rungFromText(std::string_view text) {
  const auto parts = words(text);
  if (parts.size() != 2) return std::nullopt;
  const auto number = toInteger(parts[0]);
  const auto side = model::fromText<FaceSide>(parts[1]);
  if (!number || *number < 1 || *number > 1000 || !side) return std::nullopt;
  return Rung{static_cast<int>(*number), *side};
}

std::vector<Rung> ladderOf(const RuleBook& book) {
  std::vector<Rung> rungs;
  for (const std::string& text : book.texts(kLadder)) {
    if (const auto rung = rungFromText(text)) rungs.push_back(*rung);
  }
  return rungs;
}

const model::Face* faceAt(const std::vector<Cardboard>& counters, const Rung& rung) {
  for (const Cardboard& one : counters) {
    if (one.counter->number == rung.number && one.face(rung.side)) return one.face(rung.side);
  }
  return nullptr;
}

Strength shownBy(const model::Battle& battle, int ordinal, const model::Face& face) {
  Strength strength;
  strength.ordinal = ordinal;
  const auto valueOf = [&](const char* kind) { return figureValue(battle, face.id, kind); };
  strength.figures = {valueOf(model::kSize), valueOf(model::kFire), valueOf(model::kMorale)};
  strength.face = face.id;
  strength.counter = face.counter;
  strength.side = face.side;
  strength.certainty = figureCertainty(battle, face.id, model::kSize);
  return strength;
}

// Nothing for a face that is not there.
std::optional<int> sizeOf(const model::Battle& battle, const model::Face* face) {
  return face ? figureValue(battle, face->id, model::kSize) : std::nullopt;
}

bool isOneOf(const std::vector<Cardboard>& counters, const model::Face* face) {
  return face && std::any_of(counters.begin(), counters.end(),
                             [&](const Cardboard& one) { return one.front == face || one.back == face; });
}

std::vector<Strength> printedStrengths(const model::Battle& battle, const RuleBook& book, const Deck& deck) {
  std::vector<Strength> result;
  const auto add = [&](const model::Face* face) {
    if (isOneOf(deck.counters, face)) result.push_back(shownBy(battle, static_cast<int>(result.size()) + 1, *face));
  };
  for (const model::Step* row : deck.steps) add(battle.find<model::Face>(row->face));
  if (!deck.steps.empty()) return result;
  for (const Rung& rung : ladderOf(book)) add(faceAt(deck.counters, rung));
  return result;
}

std::string ladderPath(int size) {
  return "steps/by-size/" + std::to_string(size);
}

void lower(StrengthFigures& figures, const std::vector<std::string>& what, int by) {
  const auto apply = [&](std::string_view name, std::optional<int>& figure) {
    const bool isLowered = std::find(what.begin(), what.end(), name) != what.end();
    if (figure && isLowered) figure = std::max(0, *figure - by);
  };
  apply(model::kSize, figures.size);
  apply(model::kFire, figures.fire);
  apply(model::kMorale, figures.morale);
}

// The strength that a side of the counter shows when no marker lies on it. `left` is the size that the ladder leaves.
Strength bareSide(const model::Battle& battle, const Cardboard& counter, FaceSide side, int ordinal, int left,
                  Certainty certaintyOfFront) {
  Strength strength;
  if (const model::Face* face = counter.face(side)) strength = shownBy(battle, ordinal, *face);
  strength.ordinal = ordinal;
  strength.counter = counter.counter->id;
  strength.side = side;
  if (!strength.figures.size) {
    strength.figures.size = left;
    strength.certainty = certaintyOfFront;
  }
  return strength;
}

std::vector<Strength> sizeStrengths(const model::Battle& battle, const RuleBook& book,
                                    const std::vector<Cardboard>& counters) {
  const Cardboard& first = counters.front();
  const auto front = sizeOf(battle, first.front);
  if (!front) return {};
  const int size = *front;
  const Certainty certainty = figureCertainty(battle, first.front->id, model::kSize);
  const std::vector<std::string> lowered = book.texts("steps/markers-lower");
  std::vector<Strength> result;
  Strength bare;
  for (const std::string& rung : book.texts(ladderPath(size))) {
    const int ordinal = static_cast<int>(result.size()) + 1;
    const auto marker = toInteger(rung);
    if (const auto side = model::fromText<FaceSide>(rung)) {
      bare = bareSide(battle, first, *side, ordinal, size - ordinal + 1, certainty);
    } else if (!marker || *marker >= 0 || *marker < -9) {
      continue;
    }
    Strength strength = bare;
    strength.ordinal = ordinal;
    strength.marker = marker ? static_cast<int>(-*marker) : 0;
    lower(strength.figures, lowered, strength.marker);
    result.push_back(strength);
  }
  return result;
}

std::vector<Strength> strengthsOfDeck(const model::Battle& battle, const RuleBook& book, const Deck& deck) {
  const auto source = book.text(kSource);
  if (deck.counters.empty()) return {};
  if (source == "counters") return printedStrengths(battle, book, deck);
  if (source == "size") return sizeStrengths(battle, book, deck.counters);
  return {};
}

// The side that each rung of a ladder by size is on: a marker lies on the side before it.
std::vector<FaceSide> sidesOf(const std::vector<std::string>& rungs) {
  std::vector<FaceSide> sides;
  FaceSide at = FaceSide::Front;
  for (const std::string& rung : rungs) {
    at = model::fromText<FaceSide>(rung).value_or(at);
    sides.push_back(at);
  }
  return sides;
}

// Collects the problems of one unit.
class StepProblems {
 public:
  StepProblems(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit, const Deck& deck)
      : battle_(battle), book_(book), unit_(unit), deck_(deck), counters_(deck.counters) {}

  std::vector<StepProblem> all() {
    const auto source = book_.text(kSource);
    if (counters_.empty()) {
      add(Problem::NoCounter);
    } else if (source == "counters") {
      lookAtNumbers();
      lookAtOrder();
      lookAtStrengths();
    } else if (source == "size") {
      lookAtSize();
    } else {
      add(Problem::NoRule).path = kSource;
    }
    return std::move(problems_);
  }

 private:
  StepProblem& add(Problem kind) {
    problems_.push_back({kind, unit_});
    return problems_.back();
  }

  void lookAtNumbers() {
    std::map<int, int> copies;
    for (const Cardboard& one : counters_) {
      if (++copies[one.counter->number] != 2) continue;
      StepProblem& problem = add(Problem::SameNumber);
      problem.counter = one.counter->id;
      problem.found = one.counter->number;
    }
    int next = 1;
    for (const auto& [number, count] : copies) {
      if (number > next) add(Problem::NumberMissing).expected = next;
      next = std::max(next, number + 1);
    }
  }

  // The step rows against each other and against the ladder; without step rows nothing can differ from it.
  void lookAtOrder() {
    const auto& rows = deck_.steps;
    const std::vector<Rung> ladder = ladderOf(book_);
    if (rows.empty() && ladder.empty()) add(Problem::NoRule).path = kLadder;
    std::vector<const model::Face*> faces;
    for (const Rung& rung : ladder) {
      if (const model::Face* face = faceAt(counters_, rung)) faces.push_back(face);
    }
    int ordinal = 0;
    for (const model::Step* row : rows) {
      const model::Face* face = battle_.find<model::Face>(row->face);
      if (row->ordinal != ++ordinal || !isOneOf(counters_, face)) {
        add(Problem::StepMissing).expected = ordinal;
        return;
      }
      const std::size_t place = static_cast<std::size_t>(ordinal - 1);
      if (ladder.empty() || (place < faces.size() && faces[place] == face)) continue;
      StepProblem& problem = add(Problem::OutOfOrder);
      problem.counter = face->counter;
      problem.ordinal = ordinal;
    }
    if (!rows.empty() && faces.size() > rows.size()) add(Problem::StepMissing).expected = ordinal + 1;
  }

  void lookAtStrengths() {
    const auto strengths = strengthsOfDeck(battle_, book_, deck_);
    for (std::size_t i = 0; i < strengths.size(); ++i) {
      const Strength& now = strengths[i];
      if (i == 0 && !now.figures.size) add(Problem::SizeUnknown).counter = now.counter;
      if (i == 0 || !now.figures.size || !strengths[i - 1].figures.size) continue;
      const Strength& before = strengths[i - 1];
      if (*now.figures.size < *before.figures.size) continue;
      StepProblem& problem = add(Problem::NotWeaker);
      problem.counter = now.counter;
      problem.ordinal = now.ordinal;
      problem.found = now.figures.size;
      problem.expected = *before.figures.size - 1;
      problem.isEstimate = worse(now.certainty, before.certainty) != Certainty::Known;
    }
  }

  void lookAtSize() {
    lookAtNumbers();
    const Cardboard& first = counters_.front();
    const auto front = sizeOf(battle_, first.front);
    if (!front) {
      add(Problem::SizeUnknown).counter = first.counter->id;
      return;
    }
    const int size = *front;
    const auto rungs = book_.texts(ladderPath(size));
    if (rungs.empty()) {
      add(Problem::NoRule).path = ladderPath(size);
      return;
    }
    if (lookAtBack(size, rungs)) lookAtRungs(sidesOf(rungs));
  }

  // False if the counter lacks a back that the ladder needs.
  bool lookAtBack(int size, const std::vector<std::string>& rungs) {
    const Cardboard& first = counters_.front();
    const auto back = std::find(rungs.begin(), rungs.end(), model::toText(FaceSide::Back));
    if (back == rungs.end()) return true;
    const int left = size - static_cast<int>(back - rungs.begin());
    if (!first.back) {
      add(Problem::BackMissing).counter = first.counter->id;
      return false;
    }
    const Figure shown = figureOf(battle_, first.back->id, model::kSize);
    if (shown.value && *shown.value != left) {
      StepProblem& problem = add(Problem::BackSize);
      problem.counter = first.counter->id;
      problem.found = shown.value;
      problem.expected = left;
      problem.isEstimate = shown.isEstimate || figureOf(battle_, first.front->id, model::kSize).isEstimate;
    }
    return true;
  }

  // The step rows against the sides that the ladder has; without step rows nothing can differ from it.
  void lookAtRungs(const std::vector<FaceSide>& sides) {
    int ordinal = 0;
    for (const model::Step* row : deck_.steps) {
      const model::Face* face = battle_.find<model::Face>(row->face);
      if (row->ordinal != ++ordinal || !isOneOf(counters_, face)) {
        add(Problem::StepMissing).expected = ordinal;
        return;
      }
      const std::size_t place = static_cast<std::size_t>(ordinal - 1);
      if (place < sides.size() && counters_.front().face(sides[place]) == face) continue;
      StepProblem& problem = add(Problem::OutOfOrder);
      problem.counter = face->counter;
      problem.ordinal = ordinal;
      return;
    }
    if (ordinal > 0 && deck_.steps.size() < sides.size()) add(Problem::StepMissing).expected = ordinal + 1;
  }

  const model::Battle& battle_;
  const RuleBook& book_;
  Id<model::Unit> unit_;
  const Deck& deck_;
  const std::vector<Cardboard>& counters_;
  std::vector<StepProblem> problems_;
};

}  // namespace

std::vector<Strength> strengthsOf(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit) {
  return strengthsOfDeck(battle, book, decksOf(battle, unit)[unit]);
}

std::optional<Strength> strengthAt(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit, int step) {
  const std::vector<Strength> strengths = strengthsOf(battle, book, unit);
  if (!strengths.empty()) {
    const bool isThere = step >= 1 && step <= static_cast<int>(strengths.size());
    return isThere ? std::optional(strengths[static_cast<std::size_t>(step - 1)]) : std::nullopt;
  }
  for (const model::Step& row : battle.where<&model::Step::unit>(unit)) {
    const model::Face* face = row.ordinal == step ? battle.find<model::Face>(row.face) : nullptr;
    if (face) return shownBy(battle, step, *face);
  }
  return std::nullopt;
}

std::vector<StepProblem> stepProblems(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit) {
  Decks decks = decksOf(battle, unit);
  return StepProblems(battle, book, unit, decks[unit]).all();
}

std::vector<StepProblem> stepProblems(const model::Battle& battle, const RuleBook& book) {
  Decks decks = decksOf(battle);
  std::vector<StepProblem> all;
  for (const model::Unit& unit : battle.all<model::Unit>()) {
    std::vector<StepProblem> own = StepProblems(battle, book, unit.id, decks[unit.id]).all();
    all.insert(all.end(), own.begin(), own.end());
  }
  return all;
}

}  // namespace redoubt::rules
