#include "core/rules/forces/new_units.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <tuple>

#include "core/base/text.h"
#include "core/model/forces_edit.h"
#include "core/model/origins.h"
#include "core/model/unit_verbs.h"
#include "core/rules/book/rule_edit.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/steps.h"

namespace redoubt::rules {
namespace {

using model::FaceSide;

constexpr std::string_view kNumber = "#";

// A face of a unit's counters.
struct Place {
  int counter = 1;
  FaceSide side = FaceSide::Front;
  friend bool operator==(const Place&, const Place&) = default;
};

bool isBySize(const RuleBook& book) {
  return book.text("steps/source") == "size";
}

std::vector<std::string> rungsOf(const RuleBook& book, std::optional<int> size) {
  if (!size || !isBySize(book)) return {};
  return book.texts("steps/by-size/" + std::to_string(*size));
}

// The faces of numbered counters in the order of their strengths; front and back alternately if the rules have no
// ladder of them.
std::vector<Place> printedPlaces(const RuleBook& book, int sides) {
  std::vector<Place> places;
  for (const std::string& rung : book.texts("steps/ladder")) {
    const auto parts = words(rung);
    const auto number = parts.size() == 2 ? toInteger(parts[0]) : std::nullopt;
    const auto side = parts.size() == 2 ? model::fromText<FaceSide>(parts[1]) : std::nullopt;
    if (number && *number >= 1 && *number <= model::kMostFigure && side)
      places.push_back({static_cast<int>(*number), *side});
  }
  for (int i = static_cast<int>(places.size()); i < sides; ++i) {
    places.push_back({i / 2 + 1, i % 2 == 0 ? FaceSide::Front : FaceSide::Back});
  }
  places.resize(static_cast<std::size_t>(std::max(sides, 1)));
  return places;
}

// The face of each strength, the strongest first; a face with a marker is listed again.
std::vector<Place> placesOf(const RuleBook& book, const NewCounter& wanted) {
  const auto rungs = rungsOf(book, wanted.front.size);
  if (rungs.empty()) return printedPlaces(book, isBySize(book) ? 2 : wanted.sides);
  std::vector<Place> places;
  Place at;
  for (const std::string& rung : rungs) {
    at.side = model::fromText<FaceSide>(rung).value_or(at.side);
    places.push_back(at);
  }
  return places;
}

const NewFace& figuresAt(const NewCounter& wanted, const Place& place) {
  static const NewFace kUnknown;
  if (place.counter != 1) return kUnknown;
  return place.side == FaceSide::Front ? wanted.front : wanted.back;
}

void putFace(model::Edit& edit, Id<model::Face> id, Id<model::Counter> counter, const NewCounter& wanted,
             const Place& place) {
  const NewFace& figures = figuresAt(wanted, place);
  edit.put(model::Face{id, counter, place.side, model::FaceRole::Step});
  const auto putKnown = [&](const char* kind, std::optional<int> value) {
    if (value) edit.put(model::FaceFigure{id, kind, value});
  };
  putKnown(model::kMorale, figures.morale);
  putKnown(model::kSize, figures.size);
  putKnown(model::kFire, figures.fire);
  for (const auto& [kind, value] : wanted.front.own) {
    const auto own = figures.own.find(kind);
    edit.put(model::FaceFigure{id, kind, own == figures.own.end() ? std::nullopt : own->second});
  }
}

void putCounters(model::Edit& edit, const RuleBook& book, Id<model::Unit> unit, const NewCounter& wanted) {
  std::map<int, Id<model::Counter>> counters;
  std::vector<std::pair<Place, Id<model::Face>>> faces;
  int ordinal = 0;
  for (const Place& place : placesOf(book, wanted)) {
    auto [counter, isNew] = counters.try_emplace(place.counter);
    if (isNew) {
      model::Counter row;
      row.id = counter->second = {randomId()};
      row.unit = unit;
      row.number = place.counter;
      edit.put(std::move(row));
    }
    auto face = std::find_if(faces.begin(), faces.end(), [&](const auto& each) { return each.first == place; });
    if (face == faces.end()) {
      face = faces.insert(faces.end(), {place, {randomId()}});
      putFace(edit, face->second, counter->second, wanted, place);
    }
    edit.put(model::Step{{randomId()}, unit, ++ordinal, face->second});
  }
}

// The step rows as the ladder has them, where there is a face for each.
void layOutSteps(model::Edit& edit, const model::Battle& now, const RuleBook& book, Id<model::Unit> unit) {
  const auto strengths = strengthsOf(now, book, unit);
  const bool areThere =
      std::all_of(strengths.begin(), strengths.end(), [](const Strength& each) { return each.face.has_value(); });
  if (strengths.empty() || !areThere) return;
  std::set<std::pair<int, Id<model::Face>>> wanted;
  for (const Strength& strength : strengths) wanted.emplace(strength.ordinal, *strength.face);
  for (const model::Step& step : now.where<&model::Step::unit>(unit)) {
    if (wanted.erase({step.ordinal, step.face}) > 0) continue;
    model::eraseOrigins(edit, now, model::Step::kTable, model::keyText<model::Step>(step.id));
    edit.erase<model::Step>(step.id);
  }
  for (const auto& [ordinal, face] : wanted) edit.put(model::Step{{randomId()}, unit, ordinal, face});
}

// Of any role.
const model::Face* backFaceOf(const model::Battle& battle, const model::Face& front) {
  for (const model::Face& face : battle.where<&model::Face::counter>(front.counter)) {
    if (face.side == FaceSide::Back) return &face;
  }
  return nullptr;
}

const model::Face* backOf(const model::Battle& battle, const model::Face& front) {
  const model::Face* back = backFaceOf(battle, front);
  return back && back->role == model::FaceRole::Step ? back : nullptr;
}

int lastStep(const model::Battle& battle, Id<model::Unit> unit) {
  int last = 0;
  for (const model::Step& step : battle.where<&model::Step::unit>(unit)) last = std::max(last, step.ordinal);
  return last;
}

// The sides of one unit, from its steps, counters and faces in any order.
class SidesOfOne {
 public:
  void addStep(const model::Step& step, const model::Face* face) {
    if (face) steps_.emplace_back(step.ordinal, face);
  }
  void addFace(const model::Counter& counter, const model::Face& face) {
    if (face.role == model::FaceRole::Step) others_.emplace_back(counter.number, face.side, &face);
  }

  std::vector<const model::Face*> take() {
    std::stable_sort(steps_.begin(), steps_.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<const model::Face*> sides;
    std::set<Id<model::Face>> shown;
    for (const auto& [ordinal, face] : steps_) {
      if (shown.insert(face->id).second) sides.push_back(face);
    }
    std::stable_sort(others_.begin(), others_.end(), [](const auto& a, const auto& b) {
      return std::pair(std::get<0>(a), std::get<1>(a)) < std::pair(std::get<0>(b), std::get<1>(b));
    });
    for (const auto& [number, side, face] : others_) {
      if (shown.contains(face->id)) continue;
      if (sides.empty() && side == FaceSide::Back) sides.push_back(nullptr);  // its front is missing
      sides.push_back(face);
    }
    return sides;
  }

 private:
  std::vector<std::pair<int, const model::Face*>> steps_;
  std::vector<std::tuple<int, FaceSide, const model::Face*>> others_;
};

std::string freeSlug(const std::string& name, const std::set<std::string>& taken) {
  const std::string stem = slugged(name).empty() ? std::string(model::Unit::kTable) : slugged(name);
  std::string slug = stem;
  for (int number = 2; taken.contains(slug); ++number) slug = stem + "-" + std::to_string(number);
  return slug;
}

std::string jsonText(const std::string& text) {
  return nlohmann::json(text).dump();
}

// A part of paths below `prefix` that no rule has yet.
std::string freeKind(const RuleBook& book, const std::string& prefix, const std::string& name) {
  const auto taken = book.under(prefix);
  const std::string stem = slugged(name).empty() ? "new" : slugged(name);
  std::string slug = stem;
  for (int i = 2; std::find(taken.begin(), taken.end(), slug) != taken.end(); ++i) {
    slug = stem + "-" + std::to_string(i);
  }
  return slug;
}

}  // namespace

bool hasStepsBySize(const RuleBook& book) {
  return isBySize(book);
}

std::vector<std::string> numberedNames(std::string_view pattern, int first, int count) {
  const auto parts = words(pattern);
  if (parts.empty() || count < 1) return {};
  std::string stem = join({parts.begin(), parts.end()}, " ");
  if (count > 1 && stem.find(kNumber) == std::string::npos) stem += " #";
  std::vector<std::string> names;
  for (int number = first; number < first + count; ++number) {
    std::string name = stem;
    for (std::size_t at = name.find(kNumber); at != std::string::npos; at = name.find(kNumber, at)) {
      name.replace(at, kNumber.size(), std::to_string(number));
    }
    names.push_back(std::move(name));
  }
  return names;
}

std::optional<int> backSize(const RuleBook& book, int size) {
  const auto rungs = rungsOf(book, size);
  const auto back = std::find(rungs.begin(), rungs.end(), model::toText(FaceSide::Back));
  if (back == rungs.end()) return std::nullopt;
  return size - static_cast<int>(back - rungs.begin());
}

bool hasBack(const RuleBook& book, std::optional<int> size) {
  const auto rungs = rungsOf(book, size);
  return rungs.empty() || std::find(rungs.begin(), rungs.end(), model::toText(FaceSide::Back)) != rungs.end();
}

model::Edit addUnits(const model::Battle& battle, const RuleBook& book, const NewUnits& wanted, std::string title) {
  model::Edit edit(std::move(title));
  std::set<std::string> slugs;
  for (const model::Unit& unit : battle.all<model::Unit>()) slugs.insert(unit.slug);
  // Those of the army, so that short names are looked for among them alone.
  model::Battle army;
  const auto others = model::unitsIn(battle, wanted.army);
  for (const model::Unit* unit : others) army.all<model::Unit>().put(*unit);
  int ordinal = others.empty() ? 0 : others.back()->ordinal;
  for (const std::string& name : wanted.names) {
    model::Unit unit;
    unit.id = {randomId()};
    unit.slug = freeSlug(name, slugs);
    unit.army = wanted.army;
    unit.name = name;
    unit.shortName = model::freeShortUnitName(army, wanted.army, name);
    unit.type = wanted.type;
    unit.ordinal = ++ordinal;
    slugs.insert(unit.slug);
    army.all<model::Unit>().put(unit);
    for (const Id<model::Command> command : wanted.commands) edit.put(model::UnitCommand{unit.id, command});
    if (wanted.counter) putCounters(edit, book, unit.id, *wanted.counter);
    edit.put(std::move(unit));
  }
  return edit;
}

model::Edit addCounters(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit,
                        const NewCounter& wanted, std::string title) {
  model::Edit edit(std::move(title));
  if (battle.find<model::Unit>(unit) && !firstFace(battle, unit)) putCounters(edit, book, unit, wanted);
  return edit;
}

model::Edit setFirstSize(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit,
                         std::optional<int> size, std::string title) {
  const model::Face* front = firstFace(battle, unit);
  const auto old = front ? figureValue(battle, front->id, model::kSize) : std::nullopt;
  if (!front || old == size) return model::Edit(std::move(title));
  model::Edit edit = model::setFigure(battle, front->id, model::kSize, size, std::move(title));
  if (!size || !isBySize(book) || front->side != FaceSide::Front) return edit;
  const auto left = backSize(book, *size);
  const model::Face* back = backOf(battle, *front);
  const auto oldBack = back ? figureValue(battle, back->id, model::kSize) : std::nullopt;
  const bool followed = back && (!oldBack || (old && oldBack == backSize(book, *old)));
  if (left && followed) edit.append(model::setFigure(battle, back->id, model::kSize, left, {}));
  layOutSteps(edit, model::applied(battle, edit), book, unit);
  return edit;
}

const model::Face* firstFace(const model::Battle& battle, Id<model::Unit> unit) {
  const model::Step* first = nullptr;
  for (const model::Step& step : battle.where<&model::Step::unit>(unit)) {
    if ((!first || step.ordinal < first->ordinal)) first = &step;
  }
  if (first) return battle.find<model::Face>(first->face);
  const model::Counter* counter = nullptr;
  for (const model::Counter& row : battle.where<&model::Counter::unit>(unit)) {
    if (row.role == model::CounterRole::Unit && (!counter || row.number < counter->number)) counter = &row;
  }
  if (!counter) return nullptr;
  for (const model::Face& face : battle.where<&model::Face::counter>(counter->id)) {
    if (face.side == FaceSide::Front) return &face;
  }
  return nullptr;
}

UnitSides sidesOfUnits(const model::Battle& battle) {
  std::map<Id<model::Unit>, SidesOfOne> all;
  for (const model::Step& step : battle.all<model::Step>()) {
    all[step.unit].addStep(step, battle.find<model::Face>(step.face));
  }
  for (const model::Face& face : battle.all<model::Face>()) {
    const model::Counter* counter = battle.find<model::Counter>(face.counter);
    if (counter && counter->role == model::CounterRole::Unit && counter->unit)
      all[*counter->unit].addFace(*counter, face);
  }
  UnitSides sides;
  for (auto& [unit, each] : all) {
    auto own = each.take();
    if (!own.empty()) sides.emplace(unit, std::move(own));
  }
  return sides;
}

std::vector<const model::Face*> sidesOf(const model::Battle& battle, Id<model::Unit> unit) {
  SidesOfOne sides;
  for (const model::Step& step : battle.where<&model::Step::unit>(unit)) {
    sides.addStep(step, battle.find<model::Face>(step.face));
  }
  for (const model::Counter& counter : battle.where<&model::Counter::unit>(unit)) {
    if (counter.role != model::CounterRole::Unit) continue;
    for (const model::Face& face : battle.where<&model::Face::counter>(counter.id)) sides.addFace(counter, face);
  }
  return sides.take();
}

model::Edit addBack(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit, std::string title) {
  model::Edit edit(std::move(title));
  const model::Face* front = firstFace(battle, unit);
  if (!front || front->side != FaceSide::Front || backOf(battle, *front)) return edit;
  if (!hasBack(book, figureValue(battle, front->id, model::kSize))) return edit;
  model::Face back;
  back.id = {randomId()};
  back.counter = front->counter;
  back.side = FaceSide::Back;
  edit.put(back);
  for (const model::FaceFigure& figure : battle.where<&model::FaceFigure::face>(front->id)) {
    edit.put(model::FaceFigure{back.id, figure.kind, std::nullopt});
  }
  const int last = lastStep(battle, unit);
  if (last > 0) edit.put(model::Step{{randomId()}, unit, last + 1, back.id});
  return edit;
}

model::Edit addFurtherCounters(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit, int last,
                               const NewCounter& wanted, std::string title) {
  model::Edit edit(std::move(title));
  std::set<int> numbers;
  for (const model::Counter& row : battle.where<&model::Counter::unit>(unit)) {
    if (row.role == model::CounterRole::Unit) numbers.insert(row.number);
  }
  int ordinal = lastStep(battle, unit);
  for (const Place& place : printedPlaces(book, 2 * last)) {
    if (place.counter > last || numbers.contains(place.counter)) continue;
    model::Counter row;
    const auto made = std::find_if(edit.puts<model::Counter>().begin(), edit.puts<model::Counter>().end(),
                                   [&](const model::Counter& each) { return each.number == place.counter; });
    if (made != edit.puts<model::Counter>().end()) {
      row = *made;
    } else {
      row.id = {randomId()};
      row.unit = unit;
      row.number = place.counter;
      edit.put(row);
    }
    const Id<model::Face> face{randomId()};
    putFace(edit, face, row.id, wanted, {place.counter == 1 ? 2 : place.counter, place.side});
    edit.put(model::Step{{randomId()}, unit, ++ordinal, face});
  }
  return edit;
}

std::optional<model::FaceRole> backRole(const model::Battle& battle, Id<model::Unit> unit) {
  const model::Face* front = firstFace(battle, unit);
  const model::Face* back = front ? backFaceOf(battle, *front) : nullptr;
  return back ? std::optional(back->role) : std::nullopt;
}

model::Edit setBackRole(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit,
                        std::optional<model::FaceRole> role, std::string title) {
  const model::Face* front = firstFace(battle, unit);
  const model::Face* back = front ? backFaceOf(battle, *front) : nullptr;
  if (!front || front->side != FaceSide::Front || (back ? std::optional(back->role) : std::nullopt) == role)
    return model::Edit(std::move(title));
  if (!back && role == model::FaceRole::Step) return addBack(battle, book, unit, std::move(title));
  model::Edit edit(std::move(title));
  if (!back) {
    edit.put(model::Face{{randomId()}, front->counter, FaceSide::Back, *role});
    return edit;
  }
  for (const model::Step& step : battle.where<&model::Step::unit>(unit)) {
    if (step.face != back->id) continue;
    model::eraseOrigins(edit, battle, model::Step::kTable, model::keyText<model::Step>(step.id));
    edit.erase<model::Step>(step.id);
  }
  model::Face changed = *back;
  if (role) {
    changed.role = *role;
    edit.put(changed);
    if (role == model::FaceRole::Step) edit.put(model::Step{{randomId()}, unit, lastStep(battle, unit) + 1, back->id});
    return edit;
  }
  for (const model::FaceFigure& figure : battle.where<&model::FaceFigure::face>(back->id)) {
    model::eraseOrigins(edit, battle, model::FaceFigure::kTable, model::keyText<model::FaceFigure>(figure.key()));
    edit.erase<model::FaceFigure>(figure.key());
  }
  model::eraseOrigins(edit, battle, model::Face::kTable, model::keyText<model::Face>(back->id));
  edit.erase<model::Face>(back->id);
  return edit;
}

NewKind addUnitType(const model::Battle& battle, const RuleBook& book, const std::string& name, const std::string& arm,
                    std::string title, std::optional<std::string> symbol) {
  RuleEdit edit(battle, std::move(title));
  const std::string slug = freeKind(book, "unit-type", name);
  const std::string path = "unit-type/" + slug;
  std::string armSlug;
  for (const std::string& each : book.under("arm")) {
    if (each == arm || folded(armTitle(book, each)) == folded(arm)) armSlug = each;
  }
  if (armSlug.empty()) {
    armSlug = freeKind(book, "arm", arm);
    edit.set("arm/" + armSlug + "/title", jsonText(arm));
  }
  for (const std::string& type : book.under("unit-type")) {
    if (!symbol && armOfType(book, type) == armSlug) symbol = book.text("unit-type/" + type + "/symbol");
  }
  edit.set(path + "/title", jsonText(name));
  edit.set(path + "/arm", jsonText(armSlug));
  if (symbol) edit.set(path + "/symbol", jsonText(*symbol));
  return {edit.take(), slug};
}

NewKind addFigureKind(const model::Battle& battle, const RuleBook& book, const std::string& name, FigureBearer bearer,
                      bool isSigned, std::string title) {
  RuleEdit edit(battle, std::move(title));
  const std::string slug = freeKind(book, "figure", name);
  const std::string path = "figure/" + slug;
  int order = 0;
  for (const FigureKind& kind : figureKinds(book)) {
    order = std::max(order, book.integer("figure/" + kind.slug + "/order").value_or(0));
  }
  edit.set(path + "/title", jsonText(name));
  edit.set(path + "/order", std::to_string(order + 1));
  if (bearer != FigureBearer::Anyone)
    edit.set(path + "/of", bearer == FigureBearer::Units ? R"("units")" : R"("leaders")");
  if (isSigned) edit.set(path + "/signed", "true");
  return {edit.take(), slug};
}

}  // namespace redoubt::rules
