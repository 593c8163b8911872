#include <algorithm>
#include <cmath>

#include "core/base/ids.h"
#include "core/base/text.h"
#include "core/hex/facing.h"
#include "core/hex/numbers.h"
#include "core/model/forces_edit.h"
#include "core/model/zone_verbs.h"
#include "core/rules/forces/formation.h"
#include "core/rules/set_up/set_up.h"
#include "core/transcribe/lexicon.h"
#include "core/transcribe/taker.h"
#include "core/transcribe/tokens.h"

namespace redoubt::transcribe {

namespace {

// Whether they say the same of a counter's place.
bool isSamePlace(const model::Placement& a, const model::Placement& b) {
  // in a zone, or nearer to what the zone means
  const bool isOfZone =
      a.zone && a.zone == b.zone && b.rule == model::PlacementRule::Zone && a.rule == model::PlacementRule::Within;
  if (isOfZone) return true;
  return a.rule == b.rule && a.hex == b.hex && a.distance == b.distance && a.zone == b.zone && a.entry == b.entry &&
         (a.direction == b.direction || !b.direction) && a.count == b.count;
}

}  // namespace

void Taker::takePlacements(Line& line) {
  if (isElsewhere()) return attendElsewhere(line);
  std::string before;
  for (Item& item : line.items) {
    attend(line, item);
    takePlacement(line, item, before);
    before = item.unit.empty() ? item.leader : item.unit;
  }
}

void Taker::takePlacement(Line& line, Item& item, std::string_view before) {
  const std::set<Id<model::Army>> armies = armiesOf(item);
  const std::string& words = item.unit.empty() ? item.leader : item.unit;
  model::Placement placement = placementOf(line, item);
  // a name that nobody has is of the army of the one before it in its line
  std::optional<Id<model::Army>> army = armies.empty() ? std::nullopt : std::optional(*armies.begin());
  if (!before.empty() && lineArmy_ && armies.contains(*lineArmy_)) army = lineArmy_;
  if (item.isAny) {
    placement.subject = model::PlacementSubject::Group;
    placement.count = item.count.value_or(1);
    if (!item.count && army) {
      placement.count = std::max(1, static_cast<int>(model::unitsIn(now(), *army).size()));
      guess(line, words, std::to_string(placement.count), Phrase::of("reading.guesses.all-units"));
    }
    return put(line, std::move(placement), army);
  }
  Used& used = used_[variant_];
  Meaning meaning = Matcher(now()).subject(item, armies, used, before);
  // "Horn 0505, 0506" with a Horn 1 and a Horn 2: one of them in each
  const bool isOneOfSeveral = std::count_if(line.items.begin(), line.items.end(), [&](const Item& each) {
                                return !each.count && !each.unit.empty() && each.unit == item.unit;
                              }) > 1;
  const bool isShared = meaning.likeness == Likeness::Family && isOneOfSeveral && !meaning.units.empty();
  if (meaning.likeness == Likeness::Generic || isShared) meaning.units = {nextOf(meaning.units, placement)};
  // An army whose units are printed nowhere but in its set-up has them from there.
  const bool isUnlisted =
      armies.size() == 1 && options_.makesMissing && !words.empty() && model::unitsIn(before_, *armies.begin()).empty();
  const bool isKnown = !meaning.empty() && !meaning.isUsed &&
                       (meaning.likeness <= Likeness::Numerals || meaning.likeness == Likeness::Kept);
  if (isUnlisted && !isKnown) {
    meaning = madeFor(line, item, *army, meaning);
    outcomes_.back().units = meaning.units;
    outcomes_.back().leader = meaning.leader;
  }
  guessLikeness(line, words, meaning);
  if (meaning.isUsed) guess(line, words, words, Phrase::of("reading.guesses.placed-before"));
  if (meaning.empty()) {
    guess(line, words, {}, Phrase::of("reading.guesses.no-such-name"));
    return put(line, std::move(placement), army);
  }
  if (meaning.leader) {
    used.leaders.insert(*meaning.leader);
    placement.subject = model::PlacementSubject::Leader;
    placement.leader = meaning.leader;
    const auto* leader = now().find(meaning.leader);
    return put(line, std::move(placement), leader ? std::optional(leader->army) : army);
  }
  const std::size_t most = item.count ? static_cast<std::size_t>(std::max(1, *item.count)) : meaning.units.size();
  if (meaning.units.size() > most) outcomes_.back().units.resize(most);
  for (std::size_t k = 0; k < std::min(most, meaning.units.size()); ++k) {
    used.units.insert(meaning.units[k]);
    model::Placement one = placement;
    one.unit = meaning.units[k];
    const auto* unit = now().find<model::Unit>(meaning.units[k]);
    put(line, std::move(one), unit ? std::optional(unit->army) : army);
  }
}

// The subject of a placement, made because nobody has its name, or because all that have it are placed.
Meaning Taker::madeFor(Line& line, const Item& item, Id<model::Army> army, const Meaning& known) {
  constexpr int kMostUnits = 24;
  if (known.leader) return known;
  Meaning made;
  made.likeness = Likeness::Same;
  if (item.unit.empty()) {
    made.leader = makeLeader(line, item.leader, army);
    return made;
  }
  const auto isTaken = [&](const std::string& name) {
    const auto& all = now().all<model::Unit>();
    return std::any_of(all.begin(), all.end(),
                       [&](const model::Unit& unit) { return unit.army == army && unit.name == name; });
  };
  for (int i = 0; i < std::clamp(item.count.value_or(1), 1, kMostUnits); ++i) {
    std::string name = item.unit;
    for (int number = 2; isTaken(name); ++number) name = item.unit + " " + std::to_string(number);
    made.units.push_back(makeUnit(line, item, name, army, 1));
  }
  return made;
}

// Of units that are equally meant, the one that stands there already, or the first.
Id<model::Unit> Taker::nextOf(const std::vector<Id<model::Unit>>& units, const model::Placement& placement) const {
  for (const model::Placement* each : rules::placements(now(), variant_)) {
    if (!each->unit || std::find(units.begin(), units.end(), *each->unit) == units.end()) continue;
    if (isSamePlace(*each, placement)) return *each->unit;
  }
  return units.front();
}

// Everything but the subject.
model::Placement Taker::placementOf(Line& line, const Item& item) {
  model::Placement placement;
  placement.words = item.unit.empty() ? item.leader : item.unit;
  placement.count = 1;
  fillPlace(line, item, placement);
  fillFacing(line, item, placement);
  if (Lexicon::get().isOne("reduced-step", item.state))
    placement.step = 2;
  else if (!item.state.empty())
    placement.note = item.state;
  return placement;
}

void Taker::fillPlace(Line& line, const Item& item, model::Placement& placement) {
  using model::PlacementRule;
  const std::vector<hex::HexKey> hexes = item.hex.empty() ? std::vector<hex::HexKey>() : hexesOf(line, item.hex);
  placement.rule = PlacementRule::OffMap;
  if (item.within) {
    placement.rule = PlacementRule::Within;
    placement.distance = item.within;
    if (!hexes.empty())
      placement.hex = hexes.front();
    else if (!item.zone.empty())
      placement.zone = zoneOf(line, item.zone);
    if (!placement.hex && !placement.zone) placement.rule = PlacementRule::OffMap;
  } else if (hexes.size() == 1) {
    placement.rule = PlacementRule::At;
    placement.hex = hexes.front();
    placement.stack = ++stacks_[{variant_, hexes.front()}];
  } else if (hexes.size() > 1) {
    placement.rule = PlacementRule::Zone;
    placement.zone = zoneWith(hexes, item.hex, model::ZoneKind::SetUp);
  } else if (!item.zone.empty()) {
    placement.zone = zoneOf(line, item.zone);
    if (placement.zone) placement.rule = PlacementRule::Zone;
  } else if (!item.with.empty()) {
    if (item.isWithOwn) {
      placement.rule = PlacementRule::WithOwnUnits;
    } else {
      placement.rule = PlacementRule::WithOwnUnits;
      placement.note = item.with;
      guess(line, item.with, item.with, Phrase::of("reading.guesses.with-others"));
    }
  }
  if (placement.rule == PlacementRule::OffMap)
    leave(line, item.hex.empty() ? item.zone : item.hex, Phrase::of("reading.guesses.place-left"));
}

std::vector<hex::HexKey> Taker::hexesOf(Line& line, const std::string& printed) {
  std::vector<hex::HexKey> hexes;
  for (const std::string_view part : words(printed, " ,;/&+()")) {
    if (const auto hex = layout_.parse(part)) {
      hexes.push_back(*hex);
      continue;
    }
    const auto range = hex::parseNumbers(layout_, part);
    if (const auto* many = std::get_if<std::vector<hex::HexKey>>(&range)) {
      hexes.insert(hexes.end(), many->begin(), many->end());
      continue;
    }
    if (part.find_first_of("0123456789") == std::string_view::npos) continue;
    const auto& error = std::get<hex::NumbersError>(range);
    guess(line, std::string(part), {},
          Phrase::of(error.problem == hex::NumbersProblem::NoSuchHex ? "reading.guesses.no-such-hex"
                                                                     : "reading.guesses.no-hex-number"));
  }
  // "1227 and 3427" with "between": all from the one to the other
  if (hexes.size() == 2 &&
      (line.text.find("between") != std::string::npos || line.text.find("mi\xC4\x99"
                                                                        "dzy") != std::string::npos)) {
    const auto range = hex::parseNumbers(layout_, layout_.number(hexes[0]) + "-" + layout_.number(hexes[1]));
    if (const auto* many = std::get_if<std::vector<hex::HexKey>>(&range)) hexes = *many;
  }
  return hexes;
}

std::optional<Id<model::Zone>> Taker::zoneOf(Line& line, const std::string& words) {
  const auto zone = Matcher(now()).zone(words, glossary_);
  const auto* row = now().find(zone);
  if (row && !outcomes_.empty()) outcomes_.back().zone = zone;
  if (!row) {
    guess(line, words, {}, Phrase::of("reading.guesses.no-such-zone"));
  } else if (folded(row->title) != folded(words)) {
    guess(line, words, row->title, Phrase::of("reading.guesses.zone"));
  }
  return zone;
}

Id<model::Zone> Taker::zoneWith(const std::vector<hex::HexKey>& hexes, std::string_view name, model::ZoneKind kind) {
  const std::set<hex::HexKey> wanted(hexes.begin(), hexes.end());
  for (const model::Zone& zone : now().all<model::Zone>()) {
    std::set<hex::HexKey> own;
    for (const model::ZoneHex& each : now().all<model::ZoneHex>()) {
      if (each.zone == zone.id) own.insert(each.hex);
    }
    if (own == wanted) return zone.id;
  }
  const model::Edit edit = model::makeZone(now(), name, kind, hexes, title_);
  const Id<model::Zone> id = edit.puts<model::Zone>().front().id;
  apply(edit);
  ++counts_.zones;
  return id;
}

namespace {

// Degrees clockwise from north of a direction in words; nothing for other words.
std::optional<int> compass(std::string_view text) {
  static const std::map<std::string, int, std::less<>> kAngles{{"n", 0},
                                                               {"north", 0},
                                                               {"polnoc", 0},
                                                               {"pn", 0},
                                                               {"pln", 0},
                                                               {"ne", 45},
                                                               {"northeast", 45},
                                                               {"pnwsch", 45},
                                                               {"plnwsch", 45},
                                                               {"polnocnywschod", 45},
                                                               {"e", 90},
                                                               {"east", 90},
                                                               {"wschod", 90},
                                                               {"wsch", 90},
                                                               {"se", 135},
                                                               {"southeast", 135},
                                                               {"pdwsch", 135},
                                                               {"pldwsch", 135},
                                                               {"poludniowywschod", 135},
                                                               {"s", 180},
                                                               {"south", 180},
                                                               {"poludnie", 180},
                                                               {"pd", 180},
                                                               {"pld", 180},
                                                               {"sw", 225},
                                                               {"southwest", 225},
                                                               {"pdzach", 225},
                                                               {"pldzach", 225},
                                                               {"poludniowyzachod", 225},
                                                               {"w", 270},
                                                               {"west", 270},
                                                               {"zachod", 270},
                                                               {"zach", 270},
                                                               {"nw", 315},
                                                               {"northwest", 315},
                                                               {"pnzach", 315},
                                                               {"plnzach", 315},
                                                               {"polnocnyzachod", 315}};
  const auto found = kAngles.find(folded(text));
  return found == kAngles.end() ? std::nullopt : std::optional(found->second);
}

// The direction of that kind whose angle is nearest.
hex::Direction nearest(int degrees, hex::FacingKind kind, hex::Orientation orientation) {
  hex::Direction best{kind, 0};
  int least = 360;
  for (int index = 0; index < 6; ++index) {
    const int difference = std::abs((hex::angle({kind, index}, orientation) - degrees + 540) % 360 - 180);
    if (difference < least) {
      least = difference;
      best.index = index;
    }
  }
  return best;
}

}  // namespace

void Taker::fillFacing(Line& line, const Item& item, model::Placement& placement) {
  if (item.facing.empty() || !placement.hex) return;
  std::vector<hex::HexKey> front;
  for (const std::string_view part : words(item.facing, " ,;/&+-()")) {
    if (const auto hex = layout_.parse(part)) front.push_back(*hex);
  }
  if (!front.empty()) {
    if (const auto direction = hex::directionFacing(layout_, *placement.hex, front)) {
      placement.direction = model::Facing{*direction};
    } else {
      guess(line, item.facing, {}, Phrase::of("reading.guesses.facing-apart"));
    }
    return;
  }
  const rules::FacingRules rules = rules::facingRules(rules::RuleBook(now()));
  const auto kind = rules.kind.value_or(hex::FacingKind::Hexside);
  if (const auto degrees = compass(item.facing)) {
    const hex::Direction direction = nearest(*degrees, kind, layout_.orientation());
    placement.direction = model::Facing{direction};
    if (hex::angle(direction, layout_.orientation()) != *degrees)
      guess(line, item.facing, hex::toText(direction), Phrase::of("reading.guesses.facing-nearest"));
  } else if (const auto number = toInteger(item.facing); number && *number >= 1 && *number <= 6) {
    const hex::Direction direction{kind, static_cast<int>(*number) - 1};
    placement.direction = model::Facing{direction};
    guess(line, item.facing, hex::toText(direction), Phrase::of("reading.guesses.facing-number"));
  } else {
    guess(line, item.facing, {}, Phrase::of("reading.guesses.facing-left"));
  }
}

std::optional<Id<model::SetUpBlock>> Taker::blockOf(Id<model::Army> army) {
  for (const model::VariantBlock& each : now().all<model::VariantBlock>()) {
    if (each.variant != variant_) continue;
    const auto* block = now().find<model::SetUpBlock>(each.block);
    if (block && block->army == army) return block->id;
  }
  const auto* row = now().find<model::Army>(army);
  if (!row) return std::nullopt;
  model::SetUpBlock block;
  block.id = {randomId()};
  block.slug = model::freeSlug<model::SetUpBlock>(now(), row->slug);
  block.army = army;
  block.title = row->name;
  block.ordinal = row->ordinal;
  model::Edit edit;
  edit.put(block);
  edit.put(model::VariantBlock{variant_, block.id});
  apply(edit);
  return block.id;
}

const model::Placement* Taker::existing(const model::Placement& wanted, Id<model::SetUpBlock> block) const {
  for (const model::Placement& each : now().all<model::Placement>()) {
    if (made_.contains(each.id) && !each.unit && !each.leader) continue;  // another of that name
    if (each.block == block && rules::subjectOf(each) == rules::subjectOf(wanted)) return &each;
  }
  return nullptr;
}

void Taker::put(Line& line, model::Placement placement, std::optional<Id<model::Army>> army) {
  lineArmy_ = army;
  if (!army) return leave(line, placement.words, Phrase::of("reading.guesses.no-army"));
  const auto block = blockOf(*army);
  if (!block) return leave(line, placement.words, Phrase::of("reading.guesses.no-army"));
  placement.block = *block;
  // one that holds already, also from the block this one derives from
  for (const model::Placement* each : rules::placementsOfBlock(now(), *block)) {
    const bool areGroups = each->subject == model::PlacementSubject::Group && placement.subject == each->subject &&
                           each->zone && each->zone == placement.zone;
    const bool isSame = rules::subjectOf(*each) == rules::subjectOf(placement) && isSamePlace(*each, placement);
    if (!areGroups && !isSame) continue;
    record(model::Placement::kTable, model::keyText<model::Placement>(each->id), line);
    fate(Fate::There);
    return;
  }
  if (placement.rule == model::PlacementRule::OffMap) return;
  if (const model::Placement* old = existing(placement, *block)) {
    placement.id = old->id;
    placement.ordinal = old->ordinal;
    placement.formation = old->formation;
    if (!placement.direction) placement.direction = old->direction;
    guess(line, placement.words, {}, Phrase::of("reading.guesses.replaces"));
    fate(Fate::Replaced);
  } else {
    placement.id = {randomId()};
    for (const model::Placement& each : now().all<model::Placement>()) {
      if (each.block == *block) placement.ordinal = std::max(placement.ordinal, each.ordinal + 1);
    }
  }
  model::Edit edit;
  edit.put(placement);
  apply(edit);
  made_.insert(placement.id);
  ++counts_.placements;
  fate(Fate::Added);
  record(model::Placement::kTable, model::keyText<model::Placement>(placement.id), line);
}

}  // namespace redoubt::transcribe
