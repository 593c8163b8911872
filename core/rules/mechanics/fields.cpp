#include "core/rules/mechanics/fields.h"

#include <algorithm>

#include "core/rules/mechanics/flooding.h"

namespace redoubt::rules {
namespace {

// Marks a name as being computed, as long as it lives.
class InWork {
 public:
  InWork(std::set<Symbol>& names, Symbol name) : names_(names), name_(name) { isNew_ = names_.insert(name).second; }
  ~InWork() {
    if (isNew_) names_.erase(name_);
  }
  InWork(const InWork&) = delete;
  InWork& operator=(const InWork&) = delete;

  /// Whether it is asked for while it is being computed.
  bool isCircle() const { return !isNew_; }

 private:
  std::set<Symbol>& names_;
  Symbol name_;
  bool isNew_ = false;
};

void insertSide(std::map<hex::HexKey, std::vector<Symbol>>& sides, hex::HexKey hex, const std::vector<Symbol>& side) {
  addNew(sides[hex], side);
}

}  // namespace

ZoneHexes Fields::zoneOf(const ZoneRules& rules, Member unit) {
  ZoneHexes found;
  const model::StandingHexes own = position_.hexesOf(unit);
  if (own.empty()) return found;
  const InfluenceZone& zone = rules.zone;
  StepSituation step(mechanics_, position_, this);
  step.moveTo(std::nullopt, own.front());
  step.startAt(own.front());
  const Verdict by = holds(zone.by, step, unit).verdict;
  if (by == Verdict::No) return found;
  const Piece& piece = position_.piece(unit);
  const bool isTurned = !zone.towards.empty() && piece.hasFacing;
  // Ring by ring; a hex is as sure as the surest way to it.
  std::map<hex::HexKey, bool> ring;
  for (const hex::HexKey hex : own) ring[hex] = by == Verdict::Yes;
  for (int depth = 0; depth < zone.depth && !ring.empty(); ++depth) {
    std::map<hex::HexKey, bool> next;
    for (const auto& [hex, isSure] : ring) {
      for (int side = 0; side < hex::kSides; ++side) {
        const auto to = position_.layout().neighbour(hex, side);
        if (!to || own.contains(*to)) continue;
        bool sure = isSure;
        if (isTurned && piece.zones) {
          if (!hasItem(zone.towards, (*piece.zones)[static_cast<std::size_t>(side)])) continue;
        } else if (isTurned) {
          sure = false;
        }
        if (zone.hasUnless) {
          step.moveTo(hex, *to);
          const Verdict isClosed = holds(zone.unless, step, unit).verdict;
          if (isClosed == Verdict::Yes) continue;
          sure = sure && isClosed == Verdict::No;
        }
        if (found.sure.contains(*to)) continue;
        bool& known = next.try_emplace(*to, false).first->second;
        known = known || sure;
      }
    }
    for (const auto& [hex, isSure] : next) {
      if (isSure) found.possible.erase(hex);
      (isSure ? found.sure : found.possible).insert(hex);
    }
    ring = std::move(next);
  }
  return found;
}

const Fields::Covered& Fields::covered(const ZoneRules& rules) {
  const Symbol name(rules.name);
  const auto known = zones_.find(name);
  if (known != zones_.end()) return known->second;
  Covered covered;
  for (const Member unit : position_.onMap()) {
    const ZoneHexes hexes = zoneOf(rules, unit);
    for (const hex::HexKey hex : hexes.sure) insertSide(covered.sure, hex, position_.piece(unit).side);
    for (const hex::HexKey hex : hexes.possible) insertSide(covered.possible, hex, position_.piece(unit).side);
  }
  return zones_[name] = std::move(covered);
}

FactValue Fields::zone(Symbol name, hex::HexKey hex) {
  const auto rules = mechanics_.zones.find(name);
  const InWork work(inWork_, name);
  if (rules == mechanics_.zones.end() || work.isCircle()) return FactValue::unknown();
  const Covered& covered = this->covered(rules->second);
  const auto sure = covered.sure.find(hex);
  const auto possible = covered.possible.find(hex);
  static const std::vector<Symbol> kNone;
  const std::vector<Symbol>& sides = sure == covered.sure.end() ? kNone : sure->second;
  const bool isOpen =
      possible != covered.possible.end() &&
      std::any_of(possible->second.begin(), possible->second.end(), [&](Symbol side) { return !hasItem(sides, side); });
  return isOpen ? FactValue::unknown() : FactValue::of(std::span<const Symbol>(sides), rules->second.certainty);
}

const MovementRules& Fields::movement() {
  if (!movement_) movement_ = movementRules(position_.book());
  return *movement_;
}

const SightMap& Fields::sight() {
  if (!sight_) {
    const SightRules rules = sightRules(position_.book());
    const SightBlockers blockers = sightBlockers(position_.battle(), position_.book(), rules, position_.setUp());
    sight_.emplace(position_.battle(), position_.layout(), rules, blockers.hexes);
  }
  return *sight_;
}

const FloodReach& Fields::flood(const FloodRules& rules, Member unit) {
  const std::pair key(Symbol(rules.name), unit);
  const auto known = floods_.find(key);
  if (known != floods_.end()) return known->second;
  FloodReach reach = Flooding(mechanics_, position_, *this, rules, unit).reach();
  return floods_[key] = std::move(reach);
}

Verdict Fields::isAskedOf(const FloodRules& rules, Member unit) {
  const auto hex = position_.hexOf(unit);
  if (!hex) return Verdict::Unknown;
  StepSituation step(mechanics_, position_, this);
  step.moveTo(std::nullopt, *hex);
  return holds(rules.flood.of, step, unit).verdict;
}

FactValue Fields::in(Symbol name, Member unit) {
  const auto rules = mechanics_.floods.find(name);
  const InWork work(inWork_, name);
  const model::StandingHexes hexes = position_.hexesOf(unit);
  if (rules == mechanics_.floods.end() || work.isCircle() || hexes.empty()) return FactValue::unknown();
  StepSituation step(mechanics_, position_, this);
  step.moveTo(std::nullopt, hexes.front());
  const Answer needs = holds(rules->second.flood.of, step, unit);
  if (needs.verdict == Verdict::Unknown) return FactValue::unknown();
  if (needs.verdict == Verdict::No) return FactValue::of(true, needs.certainty);
  const FloodReach& reach = flood(rules->second, unit);
  const auto isOneIn = [&](const std::map<hex::HexKey, Rational>& reached) {
    return std::any_of(hexes.begin(), hexes.end(), [&](hex::HexKey hex) { return reached.contains(hex); });
  };
  if (isOneIn(reach.sure)) return FactValue::of(true, rules->second.certainty);
  return isOneIn(reach.possible) ? FactValue::unknown() : FactValue::of(false, rules->second.certainty);
}

FactValue Fields::reached(Symbol name, hex::HexKey hex, Member unit) {
  const auto rules = mechanics_.floods.find(name);
  const InWork work(inWork_, name);
  if (rules == mechanics_.floods.end() || work.isCircle()) return FactValue::unknown();
  const FloodReach& reach = flood(rules->second, position_.isPiece(unit) ? unit : kNobody);
  if (reach.sure.contains(hex)) return FactValue::of(true, rules->second.certainty);
  return reach.possible.contains(hex) ? FactValue::unknown() : FactValue::of(false, rules->second.certainty);
}

std::vector<hex::HexKey> Fields::wayTo(const FloodRules& rules, Member unit) {
  std::vector<hex::HexKey> way;
  const FloodReach& reach = flood(rules, unit);
  std::optional<Rational> least;
  for (const hex::HexKey hex : position_.hexesOf(unit)) {
    const auto cost = reach.sure.find(hex);
    if (cost == reach.sure.end() || (least && *least <= cost->second)) continue;
    least = cost->second;
    way = {hex};
  }
  if (way.empty()) return way;
  // Bounded by the number of hexes, whatever the rows say.
  while (way.size() <= reach.before.size() && !reach.starts.contains(way.back())) {
    const auto before = reach.before.find(way.back());
    if (before == reach.before.end()) break;
    way.push_back(before->second);
  }
  std::reverse(way.begin(), way.end());
  return way;
}

}  // namespace redoubt::rules
