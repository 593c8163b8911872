#include "core/rules/mechanics/mechanics.h"

#include <algorithm>

#include "core/base/text.h"

namespace redoubt::rules {
namespace {

class Reader {
 public:
  Reader(const model::Battle& battle, const RuleBook& book) : battle_(battle), book_(book) {}

  Mechanics all() const {
    Mechanics read;
    for (const auto& [name, path, rating] : keys::kRating.all(book_)) {
      read.ratings[Symbol(name)] = {path, titleOf(keys::kRatingTitle, name), rating, certainty(path),
                                    adjusts(keys::kRatingAdjust, keys::kRatingCombine, name)};
    }
    for (const std::string& name : book_.under("table")) read.tables[Symbol(name)] = table(name);
    for (auto& [name, path, action] : keys::kAction.all(book_)) {
      Adjusts own = adjusts(keys::kActionAdjust, keys::kActionCombine, name);
      if (action.question == "attack") addTerrainChart(own);
      read.actions.push_back(
          {name, titleOf(keys::kActionTitle, name), path, action, std::move(own), spendsOf(name)});
    }
    std::stable_sort(read.actions.begin(), read.actions.end(),
                     [](const ActionRules& a, const ActionRules& b) { return a.action.order < b.action.order; });
    for (const auto& [name, path, zone] : keys::kInfluence.all(book_)) {
      read.zones[Symbol(name)] = {name, titleOf(keys::kInfluenceTitle, name), path, zone, certainty(path),
                                  effectsOf(name)};
    }
    for (const auto& [name, path, flood] : keys::kFlood.all(book_)) {
      read.floods[Symbol(name)] = {name,
                                   titleOf(keys::kFloodTitle, name),
                                   path,
                                   flood,
                                   certainty(path),
                                   adjusts(keys::kFloodCost, keys::kFloodCombine, name)};
    }
    for (const std::string& name : book_.under("limit")) addLimit(read, name);
    for (const std::string& arm : book_.texts("stacking/free")) read.freeOfStacking.push_back(Symbol(arm));
    for (auto& [name, path, units] : keys::kLong.all(book_)) {
      read.longUnits.push_back({path, std::move(units), certainty(path)});
    }
    for (auto& [name, path, award] : keys::kAward.all(book_)) {
      read.awards.push_back({name, titleOf(keys::kAwardTitle, name), path, std::move(award), certainty(path)});
    }
    for (auto& [name, path, segment] : keys::kSegment.all(book_)) {
      read.segments.push_back(
          {name, titleOf(keys::kSegmentTitle, name), path, std::move(segment), certainty(path)});
    }
    std::stable_sort(read.segments.begin(), read.segments.end(), [](const SegmentRules& a, const SegmentRules& b) {
      return a.segment.order < b.segment.order;
    });
    for (const std::string& pool : book_.under("pool")) {
      for (auto& [name, path, chit] : keys::kChit.all(book_, {pool})) {
        std::string title = keys::kChitTitle.in(book_, {pool, name}).value_or(name);
        read.chits.push_back({pool, name, std::move(title), path, std::move(chit), certainty(path)});
      }
    }
    for (auto& [name, path, level] : keys::kActivationLevel.all(book_)) read.levels[name] = {path, std::move(level)};
    for (auto& [name, path, effect] : keys::kEffect.all(book_)) {
      read.effects.push_back({path, std::move(effect), certainty(path)});
    }
    for (const auto& [name, path, set] : keys::kStateSet.all(book_)) read.states[Symbol(name)] = state(name, path, set);
    return read;
  }

 private:
  // A rule of the author's own is as certain as its provenance.
  Certainty certainty(const std::string& path) const { return certaintyOf(battle_, book_, path); }

  std::string titleOf(const RuleFamily<std::string>& family, const std::string& name) const {
    return family.in(book_, {name}).value_or(name);
  }

  Adjusts adjusts(const RuleFamily<Adjust>& family, const RuleFamily<Combine>& combine,
                  const std::string& owner) const {
    Adjusts read;
    for (auto& [name, path, adjust] : family.all(book_, {owner})) {
      read.list.push_back({path, std::move(adjust), certainty(path)});
    }
    std::stable_sort(read.list.begin(), read.list.end(),
                     [](const NamedAdjust& a, const NamedAdjust& b) { return a.adjust.order < b.adjust.order; });
    for (const auto& [group, path, how] : combine.all(book_, {owner})) read.combine[group] = how;
    return read;
  }

  // The chart of terrain shifts the columns of attacks: of those on its hex, of those across its hexside or along its
  // link where one attacker comes over it, or all do. Together they are the group "terrain".
  void addTerrainChart(Adjusts& adjusts) const {
    const bool isAll = book_.text("combat/shift/terrain-across") == "all-attackers";
    for (const std::string& terrain : book_.under("terrain")) {
      const std::string path = "terrain/" + terrain + "/combat-shift";
      const auto columns = book_.integer(path);
      if (columns.value_or(0) == 0) continue;
      const std::string place = book_.text("terrain/" + terrain + "/place").value_or("hex");
      const Fact fact = place == "hex" ? Fact::Hex : place == "link" ? Fact::Link : Fact::Across;
      Condition when;
      when.tests.push_back({FactName{fact}, {Symbol(terrain)}});
      if (place != "hex") {
        Condition across;
        across.members.push_back({isAll, Group{Symbol("attackers")}, std::move(when)});
        when = std::move(across);
      }
      Adjust shift;
      shift.amount = Amount::of(Rational(*columns));
      shift.when = std::move(when);
      shift.of = "column";
      shift.group = "terrain";
      adjusts.list.push_back({path, std::move(shift), certainty(path)});
    }
  }

  void addLimit(Mechanics& read, const std::string& name) const {
    LimitRules rules{name, titleOf(keys::kLimitTitle, name), {}};
    const std::string path = keys::kLimit.pathOf({name});
    if (auto own = keys::kLimit.in(book_, {name})) rules.parts.push_back({path, *std::move(own), certainty(path)});
    for (auto& [alternative, pathOfOne, limit] : keys::kLimitOr.all(book_, {name})) {
      rules.parts.push_back({pathOfOne, std::move(limit), certainty(pathOfOne)});
    }
    if (!rules.parts.empty()) read.limits.push_back(std::move(rules));
  }

  std::vector<SpendRules> spendsOf(const std::string& action) const {
    std::vector<SpendRules> spends;
    for (auto& [name, path, spend] : keys::kActionSpend.all(book_, {action})) {
      spends.push_back({name, path, std::move(spend), certainty(path)});
    }
    return spends;
  }

  std::vector<NamedZoneEffect> effectsOf(const std::string& zone) const {
    std::vector<NamedZoneEffect> effects;
    for (auto& [name, path, effect] : keys::kZoneEffect.all(book_, {zone})) {
      effects.push_back({path, std::move(effect), certainty(path)});
    }
    return effects;
  }

  StateRules state(const std::string& name, const std::string& path, const StateSet& set) const {
    StateRules read;
    read.name = Symbol(name);
    read.title = titleOf(keys::kStateTitle, name);
    read.path = path;
    read.of = set.of;
    read.units = set.units;
    read.certainty = certainty(path);
    for (const std::string& each : set.levels) {
      StateLevel level = keys::kStateLevel.in(book_, {name, each}).value_or(StateLevel());
      std::string title = level.title.empty() ? each : level.title;
      read.levels.push_back({Symbol(each), std::move(title), path + "/" + each, std::move(level)});
    }
    read.start = read.placeOf(set.start).value_or(0);
    for (auto& [change, at, value] : keys::kStateChange.all(book_, {name})) {
      read.changes.push_back({change, at, std::move(value), certainty(at)});
    }
    std::stable_sort(read.changes.begin(), read.changes.end(),
                     [](const ChangeOfState& a, const ChangeOfState& b) { return a.change.order < b.change.order; });
    return read;
  }

  TableRules table(const std::string& name) const {
    TableRules read;
    read.name = name;
    read.title = titleOf(keys::kTableTitle, name);
    read.path = "table/" + name;
    read.index = keys::kTableIndex.in(book_, {name});
    if (read.index) read.certainty = certainty(keys::kTableIndex.pathOf({name}));
    for (auto& [line, path, value] : keys::kTableLine.all(book_, {name}))
      read.lines.push_back({path, std::move(value)});
    std::stable_sort(read.lines.begin(), read.lines.end(),
                     [](const LineOfTable& a, const LineOfTable& b) { return a.line.order < b.line.order; });
    read.roll = keys::kTableRoll.in(book_, {name});
    read.row = keys::kTableRow.in(book_, {name});
    for (const std::string& number : book_.under(read.path + "/rows")) read.rows.push_back(row(name, number));
    std::stable_sort(read.rows.begin(), read.rows.end(),
                     [](const RowOfTable& a, const RowOfTable& b) { return a.number < b.number; });
    read.adjusts = adjusts(keys::kTableAdjust, keys::kTableCombine, name);
    return read;
  }

  RowOfTable row(const std::string& table, const std::string& number) const {
    RowOfTable read;
    read.path = "table/" + table + "/rows/" + number;
    read.number = static_cast<int>(toInteger(number).value_or(0));
    read.range = keys::kTableRange.in(book_, {table, number});
    read.only = keys::kTableOnly.in(book_, {table, number}).value_or(RowOnly{});
    if (!read.range && !read.isForAll()) read.range = OpenRange{};
    read.certainty = certainty(read.path + "/range");
    for (auto& [column, path, text] : keys::kTableCell.all(book_, {table, number})) {
      if (column != "range" && column != "only") read.cells[column] = std::move(text);
    }
    return read;
  }

  const model::Battle& battle_;
  const RuleBook& book_;
};

}  // namespace

const TableRules* Mechanics::table(std::string_view name) const {
  const auto found = tables.find(Symbol(name));
  return found == tables.end() ? nullptr : &found->second;
}

const SegmentRules* Mechanics::segment(std::string_view name) const {
  const auto found =
      std::find_if(segments.begin(), segments.end(), [&](const SegmentRules& each) { return each.name == name; });
  return found == segments.end() ? nullptr : &*found;
}

std::vector<const FloodRules*> Mechanics::floodsFor(std::string_view question) const {
  std::vector<const FloodRules*> found;
  for (const auto& [name, rules] : floods) {
    if (rules.flood.question == question) found.push_back(&rules);
  }
  std::sort(found.begin(), found.end(), [](const auto* a, const auto* b) { return a->name < b->name; });
  return found;
}

const ActionRules* Mechanics::action(std::string_view name) const {
  const auto found =
      std::find_if(actions.begin(), actions.end(), [&](const ActionRules& each) { return each.name == name; });
  return found == actions.end() ? nullptr : &*found;
}

const StateRules* Mechanics::state(Symbol name) const {
  const auto found = states.find(name);
  return found == states.end() ? nullptr : &found->second;
}

const EffectRules* Mechanics::effect(std::string_view text, std::string_view table) const {
  const EffectRules* any = nullptr;
  for (const EffectRules& each : effects) {
    if (each.effect.text != text) continue;
    if (each.effect.table == table) return &each;
    if (each.effect.table.empty() && !any) any = &each;
  }
  return any;
}

std::optional<std::size_t> StateRules::placeOf(std::string_view level) const {
  const auto found =
      std::find_if(levels.begin(), levels.end(), [&](const LevelOfState& each) { return each.name.text() == level; });
  return found == levels.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - levels.begin()));
}

std::optional<std::size_t> StateRules::placeFrom(std::size_t present, std::string_view text) const {
  if (const auto named = placeOf(text)) return named;
  const bool isRelative = text.starts_with('+') || text.starts_with('-');
  const auto by = isRelative ? toInteger(text.starts_with('+') ? text.substr(1) : text) : std::nullopt;
  if (!by) return std::nullopt;
  const auto last = static_cast<std::int64_t>(levels.size()) - 1;
  const auto place = static_cast<std::int64_t>(present) + std::clamp<std::int64_t>(*by, -last, last);
  return static_cast<std::size_t>(std::clamp<std::int64_t>(place, 0, last));
}

bool StateRules::changesOn(std::string_view moment) const {
  return std::any_of(changes.begin(), changes.end(),
                     [&](const ChangeOfState& each) { return each.change.on == moment; });
}

Mechanics mechanicsOf(const model::Battle& battle, const RuleBook& book) {
  return Reader(battle, book).all();
}

}  // namespace redoubt::rules
