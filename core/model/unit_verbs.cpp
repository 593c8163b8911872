#include "core/model/unit_verbs.h"

#include <algorithm>
#include <cassert>

#include "core/base/text.h"
#include "core/model/origins.h"

namespace redoubt::model {
namespace {

constexpr std::size_t kShortest = 8;  // letters of a short name at most

bool isInsideLetter(char c) {
  return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n";
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

// The bytes of the first `letters` letters.
std::size_t bytesOf(std::string_view text, std::size_t letters) {
  std::size_t at = 0;
  for (; at < text.size(); ++at) {
    if (!isInsideLetter(text[at]) && letters-- == 0) break;
  }
  return at;
}

template <class Row>
std::string keyOf(const Row& row) {
  return keyText<Row>(row.key());
}

std::string shortOf(const Battle& battle, const Unit& unit, std::string_view name) {
  return freeShortUnitName(battle, unit.army, name, unit.id);
}
std::string shortOf(const Battle&, const Leader&, std::string_view name) {
  return shortLeaderName(name);
}

// Other units may have been added or removed since the short name was made.
bool isMadeFromName(const Battle& battle, const Unit& unit) {
  return unit.shortName == shortUnitName(unit.name) || unit.shortName == shortOf(battle, unit, unit.name);
}
bool isMadeFromName(const Battle&, const Leader& leader) {
  return leader.shortName == shortLeaderName(leader.name);
}

// The first words of `text` that fit, or as much of the first word as fits.
std::string_view firstWords(std::string_view text, std::size_t letters) {
  constexpr std::size_t kWord = 3;
  const std::size_t room = bytesOf(text, letters);
  if (room == text.size() || text[room] == ' ') return trimmed(text.substr(0, room));
  const std::size_t end = text.substr(0, room).find_last_of(' ');
  return trimmed(text.substr(0, end != std::string_view::npos && end >= kWord ? end : room));
}

template <class Row>
void rename(Edit& edit, const Battle& battle, Row row, std::string_view name) {
  markSetByHand(edit, battle, Row::kTable, keyOf(row), "name");
  if (isMadeFromName(battle, row)) row.shortName = shortOf(battle, row, name);
  row.name = name;
  edit.put(std::move(row));
}

template <class Row>
void setShortName(Edit& edit, const Battle& battle, Row row, std::string shortName) {
  if (shortName.empty()) shortName = shortOf(battle, row, row.name);
  if (row.shortName == shortName) return;
  markSetByHand(edit, battle, Row::kTable, keyOf(row), "short_name");
  row.shortName = std::move(shortName);
  edit.put(std::move(row));
}

// A figure that shares the origin of its face gets an origin of its own once it is set by hand.
void disownFigure(Edit& edit, const Battle& battle, const FaceFigure& row) {
  const std::string key = keyOf(row);
  if (!hasOrigin(battle, FaceFigure::kTable, key) && !hasOrigin(battle, Face::kTable, keyText<Face>(row.face))) return;
  edit.put(setByHand(battle, FaceFigure::kTable, key, "value"));
}

void setFigure(Edit& edit, const Battle& battle, Id<Face> face, const std::string& kind, std::optional<int> value) {
  assert(!value || (*value >= (isCommonFigure(kind) ? 0 : -kMostFigure) && *value <= kMostFigure));
  const FaceFigure* old = battle.find<FaceFigure>({face, kind});
  if (kind.empty() || (old ? old->value : std::nullopt) == value) return;
  FaceFigure row{face, kind, value};
  disownFigure(edit, battle, row);
  edit.put(std::move(row));
}

void putUnknown(Edit& edit, Id<Face> face, const std::vector<std::string>& kinds) {
  for (const std::string& kind : kinds) edit.put(FaceFigure{face, kind, std::nullopt});
}

// The leader's map counter, or null.
const Counter* mapCounter(const Battle& battle, Id<Leader> leader) {
  for (const Counter& counter : battle.where<&Counter::leader>(leader)) {
    if (counter.role == CounterRole::Leader) return &counter;
  }
  return nullptr;
}

bool hasFront(const Battle& battle, Id<Counter> counter) {
  const auto& faces = battle.all<Face>();
  return std::any_of(faces.begin(), faces.end(),
                     [&](const Face& face) { return face.counter == counter && face.side == FaceSide::Front; });
}

}  // namespace

Edit rename(const Battle& battle, const Subject& subject, std::string_view name, std::string title) {
  Edit edit(std::move(title));
  name = trimmed(name);
  const std::string old = nameOf(battle, subject);
  if (name.empty() || !isValidUtf8(name) || name == old) return edit;
  if (const Unit* unit = battle.find(subject.unit)) {
    rename(edit, battle, *unit, name);
  } else if (const Leader* leader = battle.find(subject.leader)) {
    rename(edit, battle, *leader, name);
  } else {
    return edit;
  }
  for (const Placement& row : battle.all<Placement>()) {
    if (!(subjectOf(row) == subject) || row.words != old || hasOrigin(battle, Placement::kTable, keyOf(row))) continue;
    Placement called = row;
    called.words = name;
    edit.put(std::move(called));
  }
  return edit;
}

Edit setShortName(const Battle& battle, const Subject& subject, std::string_view shortName, std::string title) {
  Edit edit(std::move(title));
  shortName = trimmed(shortName);
  if (!isValidUtf8(shortName)) return edit;
  const std::string wanted(shortName.substr(0, bytesOf(shortName, kShortest)));
  if (const Unit* unit = battle.find(subject.unit)) setShortName(edit, battle, *unit, wanted);
  if (const Leader* leader = battle.find(subject.leader)) setShortName(edit, battle, *leader, std::string(shortName));
  return edit;
}

std::string shortNameOf(const Battle& battle, const Subject& subject) {
  if (const Unit* unit = battle.find(subject.unit)) return unit->shortName;
  if (const Leader* leader = battle.find(subject.leader)) return leader->shortName;
  return {};
}

std::string shortUnitName(std::string_view name) {
  name = trimmed(name);
  const std::size_t room = bytesOf(name, kShortest);
  if (room == name.size()) return std::string(name);
  if (name[room] == ' ' || name[room] == '/') return std::string(trimmed(name.substr(0, room)));
  // "1/I" is clearer than "1/I Pole", but "I/Elisaw" clearer than "I".
  constexpr std::size_t kWord = 3;
  constexpr std::size_t kParts = 5;
  const std::string_view start = name.substr(0, room);
  for (const auto& [separator, least] : {std::pair(' ', kWord), std::pair('/', kParts)}) {
    const std::size_t end = start.find_last_of(separator);
    if (end != std::string_view::npos && end >= least) return std::string(trimmed(start.substr(0, end)));
  }
  return std::string(trimmed(start));
}

std::string freeShortUnitName(const Battle& battle, Id<Army> army, std::string_view name,
                              std::optional<Id<Unit>> self) {
  const auto isFree = [&](const std::string& shortName) {
    const auto& units = battle.all<Unit>();
    return std::none_of(units.begin(), units.end(), [&](const Unit& unit) {
      return unit.army == army && unit.id != self && unit.shortName == shortName;
    });
  };
  name = trimmed(name);
  const std::string usual = shortUnitName(name);
  const auto parts = words(name);
  const bool hasNumber = parts.size() > 1 && toInteger(parts.back()) && parts.back().size() < kShortest - 1;
  const std::string number = hasNumber ? std::string(parts.back()) : std::string();
  if (usual.empty() || ((!hasNumber || usual.ends_with(number)) && isFree(usual))) return usual;
  // The name's own number before others, and whole words before more letters.
  const std::string_view stem = hasNumber ? trimmed(name.substr(0, name.size() - number.size())) : usual;
  if (hasNumber) {
    const std::size_t room = kShortest - 1 - number.size();
    for (const std::string_view start : {firstWords(stem, room), trimmed(stem.substr(0, bytesOf(stem, room)))}) {
      if (std::string made = std::string(start) + ' ' + number; isFree(made)) return made;
    }
  }
  for (int i = 2;; ++i) {
    const std::string end = (hasNumber ? number + '/' : std::string()) + std::to_string(i);
    const std::size_t room = end.size() + 1 < kShortest ? kShortest - 1 - end.size() : 0;
    std::string made = std::string(firstWords(stem, room)) + ' ' + end;
    if (isFree(made)) return made;
  }
}

std::string shortLeaderName(std::string_view name) {
  const auto parts = words(name);
  return parts.empty() ? std::string() : std::string(parts.back());
}

Edit setFigure(const Battle& battle, Id<Face> face, const std::string& kind, std::optional<int> value,
               std::string title) {
  Edit edit(std::move(title));
  if (battle.find<Face>(face)) setFigure(edit, battle, face, kind, value);
  return edit;
}

// One after the other, because the last for a figure counts.
Edit setFigures(const Battle& battle, std::span<const FigureChange> changes, std::string title) {
  Battle changed = battle;
  for (const auto& [face, figure, value] : changes) {
    const Edit edit = setFigure(changed, face, figure, value, {});
    changed = applied(std::move(changed), edit);
  }
  return toEdit(difference(battle, changed), std::move(title));
}

Edit eraseFigure(const Battle& battle, Id<Face> face, const std::string& kind, std::string title) {
  Edit edit(std::move(title));
  const FaceFigure* row = battle.find<FaceFigure>({face, kind});
  if (!row) return edit;
  edit.erase<FaceFigure>(row->key());
  eraseOrigins(edit, battle, FaceFigure::kTable, keyOf(*row));
  return edit;
}

Edit addCounter(const Battle& battle, Id<Unit> unit, const std::vector<std::string>& kinds, std::string title) {
  Edit edit(std::move(title));
  if (!battle.find<Unit>(unit)) return edit;
  if (!battle.where<&Step::unit>(unit).empty()) return edit;
  Counter counter;
  counter.id = {randomId()};
  counter.unit = unit;
  int ordinal = 0;
  for (const FaceSide side : {FaceSide::Front, FaceSide::Back}) {
    Face face;
    face.id = {randomId()};
    face.counter = counter.id;
    face.side = side;
    edit.put(Step{{randomId()}, unit, ++ordinal, face.id});
    putUnknown(edit, face.id, kinds);
    edit.put(std::move(face));
  }
  edit.put(std::move(counter));
  return edit;
}

Edit addCounter(const Battle& battle, Id<Leader> leader, const std::vector<std::string>& kinds, std::string title) {
  Edit edit(std::move(title));
  if (!battle.find<Leader>(leader)) return edit;
  const Counter* old = mapCounter(battle, leader);
  if (old && hasFront(battle, old->id)) return edit;
  Counter counter = old ? *old : Counter{};
  Face face;
  face.id = {randomId()};
  face.role = FaceRole::State;
  if (!old) {
    counter.id = {randomId()};
    counter.role = CounterRole::Leader;
    counter.leader = leader;
    edit.put(counter);
  }
  face.counter = counter.id;
  putUnknown(edit, face.id, kinds);
  edit.put(std::move(face));
  return edit;
}

}  // namespace redoubt::model
