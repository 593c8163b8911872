#include "tests/core/rules/combat/reference/odds.h"

#include <algorithm>
#include <map>

#include "core/base/text.h"
#include "core/rules/book/json_values.h"
#include "core/rules/book/rule_values.h"

namespace redoubt::rules {
namespace {

using nlohmann::json;

constexpr std::string_view kOddsColumns = "combat/columns";
constexpr std::string_view kRounding = "combat/odds-rounding";
constexpr std::string_view kBeyond = "combat/odds-beyond";
constexpr std::string_view kOddsDice = "combat/dice";
constexpr std::string_view kOddsRows = "combat/rows";
constexpr int kMostStrength = 10'000;  // of a unit; a larger number is a mistake, and would not fit into fractions

Certainty certaintyOfFigure(const Figure& figure) {
  if (!figure.value) return Certainty::Unknown;
  return figure.isEstimate ? Certainty::Estimated : Certainty::Known;
}

bool hasOneOf(const json& list, const std::vector<std::string>& names) {
  return std::any_of(names.begin(), names.end(), [&](const std::string& name) { return hasText(list, name); });
}

// Computes the strengths of both sides by the rules.
class Strengths {
 public:
  Strengths(const model::Battle& battle, const RuleBook& book, const Attack& attack)
      : battle_(battle), book_(book), attack_(attack) {}

  std::vector<StrengthPart> ofAttackers() {
    counted_.clear();
    std::vector<StrengthPart> parts;
    for (const Attacker& attacker : attack_.attackers) {
      StrengthPart part = ofUnit(attacker.unit, false);
      if (!isHeld(part, attacker)) {
        doubleIfAllowed(part, attacker);
        takeShare(part, attacker.terrain);
      }
      parts.push_back(std::move(part));
    }
    return parts;
  }

  std::vector<StrengthPart> ofDefenders() {
    counted_.clear();
    std::vector<StrengthPart> parts;
    for (const Defender& defender : attack_.defenders) {
      StrengthPart part = ofUnit(defender.unit, true);
      lowerFromRear(part, defender);
      parts.push_back(std::move(part));
    }
    return parts;
  }

 private:
  // The unit's own points, or the points that the rules give instead: for a whole stack of an arm, or for an arm that
  // only helps others.
  StrengthPart ofUnit(const Fighter& unit, bool isDefending) {
    const std::string bonus = "combat/defence-bonus/" + unit.arm;
    const std::string fixed = "combat/strength/" + unit.arm;
    if (const auto points = book_.integer(bonus)) return ofStack(unit, bonus, isDefending ? *points : 0);
    if (const auto points = book_.integer(fixed)) return ofStack(unit, fixed, *points);
    StrengthPart part{std::nullopt, {}, certaintyOfFigure(unit.strength)};
    if (unit.strength.value) part.points = std::clamp(*unit.strength.value, 0, kMostStrength);
    return part;
  }

  // Counted for the first such unit in its hex.
  StrengthPart ofStack(const Fighter& unit, const std::string& path, int points) {
    const bool isFirst = counted_.insert({unit.hex, unit.arm}).second;
    StrengthPart part{Rational(isFirst ? points : 0), {}, Certainty::Known};
    rest(part, path);
    return part;
  }

  // Records that a part depends on a rule.
  void rest(StrengthPart& part, const std::string& path) const {
    part.paths.push_back(path);
    if (part.points) part.certainty = worse(part.certainty, certaintyOf(battle_, book_, path));
  }

  // Reduces a greater value to `points`; the result is then known.
  void lower(StrengthPart& part, const std::string& path, int points) const {
    if (part.points && *part.points <= points) return;
    if (!part.points) part.certainty = Certainty::Known;
    part.points = points;
    rest(part, path);
  }

  bool isHeld(StrengthPart& part, const Attacker& attacker) const {
    for (const std::string& marker : attacker.markers) {
      const std::string path = "combat/strength-across/" + marker;
      const auto points = book_.integer(path);
      if (!points) continue;
      lower(part, path, *points);
      return true;
    }
    return false;
  }

  void doubleIfAllowed(StrengthPart& part, const Attacker& attacker) const {
    const std::string path = "combat/doubled/" + attacker.unit.arm;
    const json value = parsedJson(book_.json(path));
    const std::string against = textOf(member(value, "against")).value_or("");
    const auto isAgainst = [&](const Defender& defender) { return defender.unit.arm == against; };
    const auto& defenders = attack_.defenders;
    const bool applies = isSet(value, "alone") ? std::all_of(defenders.begin(), defenders.end(), isAgainst)
                                               : std::any_of(defenders.begin(), defenders.end(), isAgainst);
    if (against.empty() || !applies || hasOneOf(member(value, "not-across"), attacker.markers)) return;
    if (part.points) part.points = *part.points * 2;
    rest(part, path);
  }

  void takeShare(StrengthPart& part, const std::string& terrain) const {
    const std::string path = "terrain/" + terrain + "/attacks-with";
    const auto share = rulePoints(book_, path);
    if (!share) return;
    if (part.points) part.points = *part.points * *share;
    rest(part, path);
  }

  void lowerFromRear(StrengthPart& part, const Defender& defender) const {
    const std::string path = "combat/strength-from-rear";
    const auto points = book_.integer(path);
    if (!points || defender.isHitFromRear == false) return;
    if (defender.isHitFromRear) return lower(part, path, *points);
    if (part.points && *part.points <= *points) return;
    part.ifFromRear = *points;
    part.certainty = worse(part.certainty, Certainty::Estimated);
  }

  const model::Battle& battle_;
  const RuleBook& book_;
  const Attack& attack_;
  std::set<std::pair<hex::HexKey, std::string>> counted_;  // arms that fight as a stack, by hex
};

// Collects all column shifts.
class Shifts {
 public:
  Shifts(const model::Battle& battle, const RuleBook& book, const Attack& attack)
      : battle_(battle), book_(book), attack_(attack) {}

  std::vector<Shift> all() {
    addMorale();
    addTrack();
    addLeaders();
    addOppositeSides();
    addTerrain();
    addStocks();
    return std::move(shifts_);
  }
  std::vector<std::string> missing() { return std::move(missing_); }

 private:
  void add(const std::string& path, std::optional<int> columns, Certainty certainty) {
    certainty = worse(certainty, certaintyOf(battle_, book_, path));
    if (columns != 0 || certainty != Certainty::Known) shifts_.push_back({path, columns, certainty});
  }

  // The morale of a side whose units can differ: a rule says which one counts; without a rule the highest is taken as a
  // working value. Nothing where one is unknown.
  template <class Side>
  Figure moraleOf(const std::vector<Side>& side, const std::string& rule) const {
    std::vector<Figure> morales;
    for (const auto& one : side) {
      if (hasMorale(one.unit.arm)) morales.push_back(one.unit.morale);
    }
    const bool isKnown =
        std::all_of(morales.begin(), morales.end(), [](const Figure& one) { return one.value.has_value(); });
    if (morales.empty() || !isKnown) return {};
    const auto [least, greatest] = std::minmax_element(
        morales.begin(), morales.end(), [](const Figure& a, const Figure& b) { return *a.value < *b.value; });
    const auto word = book_.text(rule);
    Figure morale = word == "lowest" ? *least : *greatest;
    morale.isEstimate = std::any_of(morales.begin(), morales.end(), [](const Figure& one) { return one.isEstimate; }) ||
                        (!word && least->value != greatest->value);
    return morale;
  }

  // False for arms that never check morale, and for transport, which only helps to defend.
  bool hasMorale(const std::string& arm) const {
    return !book_.json("combat/defence-bonus/" + arm) && !hasText(parsedJson(book_.json("morale/exempt")), arm);
  }

  template <class Side>
  bool isWithoutMorale(const std::vector<Side>& side) const {
    return std::none_of(side.begin(), side.end(), [&](const Side& one) { return hasMorale(one.unit.arm); });
  }

  void addMorale() {
    const std::string path = "combat/shift/morale";
    if (book_.text(path) != "difference") return;
    if (isWithoutMorale(attack_.attackers) || isWithoutMorale(attack_.defenders)) return;
    const std::string rule = "combat/shift/morale-of";
    const Figure attackers = moraleOf(attack_.attackers, rule);
    const Figure defenders = moraleOf(attack_.defenders, rule);
    const Certainty certainty = worse(certaintyOfFigure(attackers), certaintyOfFigure(defenders));
    if (certainty == Certainty::Unknown) return add(path, std::nullopt, certainty);
    add(path, *attackers.value - *defenders.value, certainty);
  }

  void addTrack() {
    const std::string path = "combat/shift/track";
    const std::string zonesPath = "morale-track/zones";
    if (!book_.text(path)) return;
    const json zones = parsedJson(book_.json(zonesPath));
    if (!zones.is_array()) return missing_.push_back(zonesPath);
    if (!attack_.trackLabel) return add(path, std::nullopt, Certainty::Unknown);
    const Certainty certainty = certaintyOf(battle_, book_, zonesPath);
    for (const json& zone : zones) {
      if (textOf(member(zone, "label")) != attack_.trackLabel) continue;
      if (textOf(member(zone, "player")).value_or("") != attack_.player) continue;
      return add(path, wholeNumber(member(zone, "columns")), certainty);
    }
  }

  static Figure best(const std::vector<Figure>& figures) {
    Figure best{0, false};
    for (const Figure& one : figures) {
      if (!one.value) return {};
      if (*one.value > *best.value) best.value = one.value;
      best.isEstimate = best.isEstimate || one.isEstimate;
    }
    return best;
  }

  void addLeaders() {
    const std::string path = "combat/shift/leader";
    if (!book_.text(path)) return;
    const Figure attackers = best(attack_.attackersLeaders);
    const Figure defenders = best(attack_.defendersLeaders);
    const Certainty certainty = worse(certaintyOfFigure(attackers), certaintyOfFigure(defenders));
    if (certainty == Certainty::Unknown) return add(path, std::nullopt, certainty);
    add(path, *attackers.value - *defenders.value, certainty);
  }

  void addOppositeSides() {
    const std::string path = "combat/shift/opposite-sides";
    const auto columns = book_.integer(path);
    if (!columns) return;
    std::set<int> sides;
    for (const Attacker& attacker : attack_.attackers) {
      if (attacker.side) sides.insert(*attacker.side);
    }
    const bool isOpposite = std::any_of(sides.begin(), sides.end(), [&](int side) { return sides.contains(side + 3); });
    if (isOpposite) add(path, columns, Certainty::Known);
  }

  // The terrain that attackers cross: what any of them crosses, or only what all of them cross.
  std::vector<std::string> kindsBetween() const {
    std::set<std::string> any;
    for (const Attacker& attacker : attack_.attackers) any.insert(attacker.across.begin(), attacker.across.end());
    std::vector<std::string> kinds(any.begin(), any.end());
    if (book_.text("combat/shift/terrain-across") != "all-attackers") return kinds;
    std::erase_if(kinds, [&](const std::string& kind) {
      return !std::all_of(attack_.attackers.begin(), attack_.attackers.end(), [&](const Attacker& attacker) {
        return std::find(attacker.across.begin(), attacker.across.end(), kind) != attacker.across.end();
      });
    });
    return kinds;
  }

  // For the targets' hexes and the terrain between, each kind once.
  void addTerrain() {
    std::set<std::string> kinds = attack_.terrains;
    for (std::string& kind : kindsBetween()) kinds.insert(std::move(kind));
    std::vector<Shift> shifts;
    for (const std::string& kind : kinds) {
      const std::string path = "terrain/" + kind + "/combat-shift";
      const auto columns = book_.integer(path);
      if (columns && *columns != 0) shifts.push_back({path, columns, certaintyOf(battle_, book_, path)});
    }
    const std::string rule = "combat/shift/terrain";
    const auto word = book_.text(rule);
    if (shifts.size() > 1 && word != "sum") {
      if (!word) missing_.push_back(rule);
      const auto least = std::min_element(shifts.begin(), shifts.end(),
                                          [](const Shift& a, const Shift& b) { return *a.columns < *b.columns; });
      const Certainty choice = word ? certaintyOf(battle_, book_, rule) : Certainty::Estimated;
      shifts = {{least->path, least->columns, worse(least->certainty, choice)}};
    }
    shifts_.insert(shifts_.end(), shifts.begin(), shifts.end());
  }

  bool isCancelled(const json& value, const Attacker& attacker) const {
    std::vector<std::string> arms;
    for (const Defender& defender : attack_.defenders) arms.push_back(defender.unit.arm);
    return hasOneOf(member(value, "not-into"), {attack_.terrains.begin(), attack_.terrains.end()}) ||
           hasOneOf(member(value, "not-across"), attacker.markers) || hasOneOf(member(value, "not-against"), arms);
  }

  // The shift for one attacker's spending; no columns if its strength is unknown.
  Shift ofSpending(const json& value, const std::string& path, const Attacker& attacker) const {
    if (isCancelled(value, attacker) || !hasText(member(value, "types"), attacker.unit.type)) return {path, 0};
    if (!attacker.unit.strength.value) return {path, std::nullopt, Certainty::Unknown};
    const json& bySize = member(value, "by-size");
    const auto columns = wholeNumber(member(bySize, std::to_string(*attacker.unit.strength.value).c_str()));
    return {path, columns.value_or(0), certaintyOfFigure(attacker.unit.strength)};
  }

  void addStocks() {
    std::map<std::string, std::vector<Shift>> byPath;
    for (const Attacker& attacker : attack_.attackers) {
      if (attacker.spends.empty()) continue;
      const std::string path = "combat/shift/stock/" + attacker.spends;
      const json value = parsedJson(book_.json(path));
      if (!value.is_object()) {
        missing_.push_back(path);
      } else {
        byPath[path].push_back(ofSpending(value, path, attacker));
      }
    }
    for (const auto& [path, spendings] : byPath) addSpendings(path, spendings);
  }

  // Of several spendings the best counts, as a working value if the rule doesn't say which.
  void addSpendings(const std::string& path, const std::vector<Shift>& spendings) {
    const auto several = textOf(member(parsedJson(book_.json(path)), "several"));
    int sum = 0;
    int best = 0;
    int effective = 0;
    Certainty certainty = Certainty::Known;
    for (const Shift& one : spendings) {
      certainty = worse(certainty, one.certainty);
      if (!one.columns || *one.columns == 0) continue;
      sum += *one.columns;
      best = effective == 0 ? *one.columns : std::max(best, *one.columns);
      ++effective;
    }
    if (certainty == Certainty::Unknown) return add(path, std::nullopt, certainty);
    if (effective > 1 && !several) certainty = worse(certainty, Certainty::Estimated);
    add(path, several == "sum" ? sum : best, certainty);
  }

  const model::Battle& battle_;
  const RuleBook& book_;
  const Attack& attack_;
  std::vector<Shift> shifts_;
  std::vector<std::string> missing_;
};

std::optional<Rational> total(const std::vector<StrengthPart>& parts) {
  Rational sum;
  for (const StrengthPart& part : parts) {
    if (!part.points) return std::nullopt;
    sum += *part.points;
  }
  return sum;
}

Certainty certaintyOfParts(const std::vector<StrengthPart>& parts) {
  Certainty certainty = Certainty::Known;
  for (const StrengthPart& part : parts) certainty = worse(certainty, part.certainty);
  return certainty;
}

// Finds the column and its results.
class Table {
 public:
  Table(const model::Battle& battle, const RuleBook& book, Odds& odds) : battle_(battle), book_(book), odds_(odds) {}

  void findBase() {
    rest(kOddsColumns);
    std::vector<Rational> columns;
    for (const std::string& name : odds_.columns) {
      const auto ratio = oddsFromText(name);
      if (!ratio) return odds_.missing.emplace_back(kOddsColumns), void();
      columns.push_back(*ratio);
    }
    if (columns.empty()) return odds_.missing.emplace_back(kOddsColumns), void();
    if (!odds_.attackStrength || !odds_.defenceStrength) return;
    if (*odds_.defenceStrength == 0) return takeEnd(columns.size() - 1);
    place(columns, *odds_.attackStrength / *odds_.defenceStrength);
  }

  void shift() {
    for (const Shift& one : odds_.shifts) odds_.certainty = worse(odds_.certainty, one.certainty);
    if (!odds_.base || odds_.certainty == Certainty::Unknown) return;
    auto place = static_cast<std::int64_t>(*odds_.base);
    for (const Shift& one : odds_.shifts) place += *one.columns;
    odds_.column = static_cast<std::size_t>(
        std::clamp<std::int64_t>(place, 0, static_cast<std::int64_t>(odds_.columns.size()) - 1));
  }

  void findChances() {
    const auto dice = parseRoll(book_.text(kOddsDice).value_or(""));
    if (!dice) return odds_.missing.emplace_back(kOddsDice), void();
    if (!odds_.column) return;
    odds_.chances =
        resultChances(book_, ruleTable(battle_, book_, std::string(kOddsRows)), *dice, odds_.columns[*odds_.column]);
  }

 private:
  void rest(std::string_view path) { odds_.certainty = worse(odds_.certainty, certaintyOf(battle_, book_, path)); }

  void place(const std::vector<Rational>& columns, Rational ratio) {
    const auto next = std::upper_bound(columns.begin(), columns.end(), ratio);
    if (next == columns.begin()) return takeEnd(0);
    const auto below = static_cast<std::size_t>(next - columns.begin()) - 1;
    if (columns[below] == ratio) {
      odds_.base = below;
    } else if (next == columns.end()) {
      takeEnd(below);
    } else {
      round(below);
    }
  }

  void round(std::size_t below) {
    const auto word = book_.text(kRounding);
    if (word != "for-attacker" && word != "for-defender") return fail(kRounding);
    rest(kRounding);
    odds_.base = word == "for-attacker" ? below + 1 : below;
  }

  void takeEnd(std::size_t column) {
    const auto word = book_.text(kBeyond);
    if (word != "last-column" && word != "not-allowed") return fail(kBeyond);
    rest(kBeyond);
    odds_.isForbidden = word == "not-allowed";
    if (!odds_.isForbidden) odds_.base = column;
  }

  void fail(std::string_view path) {
    odds_.missing.emplace_back(path);
    odds_.certainty = Certainty::Unknown;
  }

  const model::Battle& battle_;
  const RuleBook& book_;
  Odds& odds_;
};

}  // namespace

std::optional<Rational> Odds::ratio() const {
  if (!attackStrength || !defenceStrength || *defenceStrength == 0) return std::nullopt;
  return *attackStrength / *defenceStrength;
}

bool hasOdds(const RuleBook& book) {
  return !book.texts(kOddsColumns).empty();
}

Odds oddsOf(const model::Battle& battle, const RuleBook& book, const Attack& attack) {
  Odds odds;
  Strengths strengths(battle, book, attack);
  odds.attack = strengths.ofAttackers();
  odds.defence = strengths.ofDefenders();
  odds.attackStrength = total(odds.attack);
  odds.defenceStrength = total(odds.defence);
  odds.certainty = worse(certaintyOfParts(odds.attack), certaintyOfParts(odds.defence));
  odds.columns = book.texts(kOddsColumns);
  Table table(battle, book, odds);
  table.findBase();
  Shifts shifts(battle, book, attack);
  odds.shifts = shifts.all();
  for (std::string& path : shifts.missing()) odds.missing.push_back(std::move(path));
  table.shift();
  table.findChances();
  return odds;
}

}  // namespace redoubt::rules
