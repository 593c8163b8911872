#include "core/compare/words.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/base/text.h"
#include "core/base/wording.h"
#include "core/check/finding.h"
#include "core/hex/facing.h"
#include "core/model/placement_verbs.h"
#include "core/rules/book/json_values.h"
#include "core/rules/forces/figures.h"
#include "core/rules/forces/formation.h"
#include "core/rules/forces/markers.h"
#include "core/rules/turns/choice_text.h"

namespace redoubt::compare {
namespace {

using namespace model;

constexpr char kDash[] = "–";

std::string orSlug(const std::string& title, const std::string& slug) {
  return title.empty() ? slug : title;
}

template <class Row>
const Row* as(const TableInfo& table, const void* row) {
  return table.name() == Row::kTable ? static_cast<const Row*>(row) : nullptr;
}

template <class Row>
std::string nameIn(const Battle& battle, std::optional<Id<Row>> id) {
  const Row* row = battle.find(id);
  return row ? orSlug(row->name, row->slug) : std::string();
}

// "Turn: 4; Or sooner, if: attacked".
std::string membersOf(const nlohmann::json& object, const std::string& language) {
  std::vector<std::string> parts;
  for (const auto& [name, value] : object.items()) {
    const auto label = wording::find(language, "members.labels." + name);
    parts.push_back(std::string(label.value_or(name)) + ": " +
                    (value.is_string() ? value.get<std::string>() : value.dump()));
  }
  return join(parts, "; ");
}

}  // namespace

CompareWords::Side CompareWords::sideOf(const Battle& battle, const Battle& names, const std::string& language) {
  return {battle, names, layoutOf(battle), rules::RuleBook(names), proof::ProofWords(names, language)};
}

CompareWords::CompareWords(const SetUpComparison& comparison, std::string language)
    : CompareWords(comparison, comparison.first(), comparison.second(), std::move(language)) {}

CompareWords::CompareWords(const SetUpComparison& comparison, const Battle& firstNames, const Battle& secondNames,
                           std::string language)
    : comparison_(comparison),
      language_(std::move(language)),
      first_(sideOf(comparison.first(), firstNames, language_)),
      second_(sideOf(comparison.second(), secondNames, language_)) {}

// --- titles

std::string CompareWords::title(const Side& side, const Variant& variant) const {
  const Scenario* scenario = side.names.find<Scenario>(variant.scenario);
  const Variant* named = side.names.find<Variant>(variant.id);
  const std::string first = scenario ? orSlug(scenario->title, scenario->slug) : std::string();
  const std::string second = named ? orSlug(named->title, named->slug) : variant.title;
  const BattleInfo* info = model::info(side.names);
  if (comparison_.correspondence().isOneBattle() || !info) {
    return said(Phrase::of("compare.title", {{"scenario", first}, {"variant", second}}));
  }
  return said(Phrase::of("compare.title-of", {{"battle", info->title}, {"scenario", first}, {"variant", second}}));
}

std::string CompareWords::titleOfFirst() const {
  return title(first_, comparison_.firstVariant());
}

std::string CompareWords::titleOfSecond() const {
  return title(second_, comparison_.secondVariant());
}

// --- placements

std::string CompareWords::nameOf(const Side& side, const Placement& placement) const {
  const Placement* row = side.names.find<Placement>(placement.id);
  const Placement& named = row ? *row : placement;
  if (!named.unit && !named.leader) {
    if (const auto marker = rules::markerOf(side.book, named)) return rules::markerTitle(side.book, *marker);
  }
  return model::nameOf(side.names, named);
}

std::string CompareWords::subject(const PlacementDifference& difference) const {
  const bool isFirst = difference.first != nullptr;
  const Placement& placement = isFirst ? *difference.first : *difference.second;
  const std::string name = nameOf(isFirst ? first_ : second_, placement);
  if (placement.count == 1 || difference.has(Aspect::Count)) return name;
  return said(Phrase::of("compare.counted", {{"count", std::to_string(placement.count)}, {"name", name}}));
}

std::string CompareWords::army(const PlacementDifference& difference) const {
  const Army* army = armyOf(comparison_, difference);
  if (!army) return {};
  const Army* named = first_.names.find<Army>(army->id);
  if (!named) named = second_.names.find<Army>(army->id);
  return named ? orSlug(named->name, named->slug) : std::string();
}

std::string CompareWords::command(const PlacementDifference& difference) const {
  const Command* command = commandOf(comparison_, difference);
  if (!command) return {};
  const Command* named = (difference.first ? first_ : second_).names.find<Command>(command->id);
  return named ? orSlug(named->name, named->slug) : std::string();
}

std::string CompareWords::aspect(Aspect aspect) const {
  return said(Phrase::of("compare.aspect." + std::string(toText(aspect))));
}

std::string CompareWords::zone(const Side& side, std::optional<Id<Zone>> id) const {
  const Zone* zone = side.names.find(id);
  return zone ? orSlug(zone->title, zone->slug) : kDash;
}

std::string CompareWords::entry(const Side& side, std::optional<Id<Entry>> id) const {
  const Entry* entry = side.names.find(id);
  if (!entry) return said(Phrase::of("compare.place.entry-unknown"));
  const std::string where = zone(side, entry->zone);
  if (!entry->turn) return said(Phrase::of("compare.entry.any-turn", {{"zone", where}}));
  return said(Phrase::of("compare.entry.turn", {{"turn", std::to_string(*entry->turn)}, {"zone", where}}));
}

std::string CompareWords::place(const Side& side, const Placement& placement) const {
  const auto number = [&](hex::HexKey hex) { return check::hexText(side.layout, hex); };
  switch (placement.rule) {
    case PlacementRule::At:
      if (!placement.hex) return kDash;
      if (!placement.secondHex) return number(*placement.hex);
      return said(Phrase::of("compare.place.long",
                             {{"hex", number(*placement.hex)}, {"second", number(*placement.secondHex)}}));
    case PlacementRule::WithOwnUnits: return said(Phrase::of("compare.place.own-units"));
    case PlacementRule::Within:
      return said(Phrase::of("compare.place.within",
                             {{"distance", std::to_string(placement.distance.value_or(0))},
                              {"place", placement.hex ? number(*placement.hex) : zone(side, placement.zone)}}));
    case PlacementRule::Zone: return said(Phrase::of("compare.place.zone", {{"zone", zone(side, placement.zone)}}));
    case PlacementRule::Space: {
      const Space* space = side.names.find(placement.space);
      if (!space) return kDash;
      const Track* track = side.names.find<Track>(space->track);
      return said(Phrase::of("compare.place.space", {{"track", track ? orSlug(track->title, track->slug) : kDash},
                                                     {"space", orSlug(space->label, space->slug)}}));
    }
    case PlacementRule::Enters:
      return said(Phrase::of("compare.place.enters", {{"entry", entry(side, placement.entry)}}));
    case PlacementRule::OnActivation:
      return said(Phrase::of("compare.place.on-activation", {{"entry", entry(side, placement.entry)}}));
    case PlacementRule::OffMap: return said(Phrase::of("compare.place.off-map"));
  }
  return {};
}

std::string CompareWords::facing(const Side& side, const Placement& placement) const {
  if (!placement.direction) return said(Phrase::of("compare.facing.none"));
  if (!placement.direction->direction) return said(Phrase::of("compare.facing.free"));
  const int angle = hex::angle(*placement.direction->direction, side.layout.orientation());
  return said(Phrase::of("compare.facing.angle", {{"angle", std::to_string(angle)}}));
}

std::string CompareWords::plain(const Side& side, const Placement& placement, Aspect aspect) const {
  switch (aspect) {
    case Aspect::Place: return place(side, placement);
    case Aspect::SecondHex: return placement.secondHex ? place(side, placement) : said(Phrase::of("compare.no-second"));
    case Aspect::Facing: return facing(side, placement);
    case Aspect::Step: return said(Phrase::of("compare.step", {{"step", std::to_string(rules::setUpStep(placement))}}));
    case Aspect::Formation: {
      if (placement.formation.empty()) return said(Phrase::of("compare.no-formation"));
      const auto formation = rules::formation(side.book, placement.formation);
      return formation ? formation->title : placement.formation;
    }
    case Aspect::Stack: return said(Phrase::of("compare.stack", {{"stack", std::to_string(placement.stack)}}));
    case Aspect::Count: return said(Phrase::of("compare.count", {{"count", std::to_string(placement.count)}}));
  }
  return {};
}

std::string CompareWords::value(const Side& side, const Placement* placement, Aspect aspect) const {
  if (!placement) return said(Phrase::of("compare.place.none"));
  const std::string text = plain(side, *placement, aspect);
  if (!isEstimate(side.battle, *placement, aspect)) return text;
  return said(Phrase::of("compare.estimate", {{"value", text}}));
}

// Where it stands and what is unusual about it.
std::string CompareWords::whole(const Side& side, const Placement* placement) const {
  std::vector<std::string> parts{value(side, placement, Aspect::Place)};
  if (placement && placement->rule != PlacementRule::OffMap) {
    if (placement->direction) parts.push_back(value(side, placement, Aspect::Facing));
    if (rules::setUpStep(*placement) > 1) parts.push_back(value(side, placement, Aspect::Step));
    if (!placement->formation.empty()) parts.push_back(value(side, placement, Aspect::Formation));
  }
  return join(parts, "; ");
}

std::string CompareWords::cell(const Side& side, const PlacementDifference& difference,
                               const Placement* placement) const {
  if (difference.kind != Kind::Changed) return whole(side, placement);
  std::vector<std::string> parts;
  for (const Aspect each : difference.aspects) parts.push_back(value(side, placement, each));
  return join(parts, "; ");
}

std::string CompareWords::first(const PlacementDifference& difference, Aspect aspect) const {
  return value(first_, difference.first, aspect);
}
std::string CompareWords::second(const PlacementDifference& difference, Aspect aspect) const {
  return value(second_, difference.second, aspect);
}
std::string CompareWords::first(const PlacementDifference& difference) const {
  return cell(first_, difference, difference.first);
}
std::string CompareWords::second(const PlacementDifference& difference) const {
  return cell(second_, difference, difference.second);
}

std::string CompareWords::sentence(const PlacementDifference& difference) const {
  std::string what;
  if (difference.kind == Kind::Changed) {
    std::vector<std::string> parts;
    for (const Aspect each : difference.aspects) {
      const bool isTold = each == Aspect::Place || each == Aspect::Count || each == Aspect::Step;
      std::vector<Phrase::Argument> values{{"first", first(difference, each)}, {"second", second(difference, each)}};
      if (!isTold) values.push_back({"what", aspect(each)});
      parts.push_back(said(Phrase::of(isTold ? "compare.change" : "compare.named-change", std::move(values))));
    }
    what = join(parts, "; ");
  } else {
    const bool isFirst = difference.kind == Kind::OnlyFirst;
    what = said(Phrase::of("compare.only", {{"set-up", isFirst ? titleOfFirst() : titleOfSecond()},
                                            {"how", isFirst ? first(difference) : second(difference)}}));
  }
  return said(Phrase::of("compare.sentence", {{"subject", subject(difference)}, {"what", what}}));
}

// --- rows of the scenarios

const void* CompareWords::named(const Side& side, const TableInfo& table, const void* row) const {
  const void* found = table.find(side.names, row);
  return found ? found : row;
}

std::string CompareWords::table(const RowDifference& difference) const {
  return said(Phrase::of("rows." + std::string(difference.table->name()) + ".one"));
}

// What a slug in a setting names; the spaces of a track have slugs of their own.
std::string CompareWords::called(const Side& side, const std::string& slug, const std::string& path) const {
  const auto* track = path.starts_with("track/") ? side.names.bySlug<Track>(path.substr(6)) : nullptr;
  for (const Space& space : side.names.all<Space>()) {
    if (track && space.track == track->id && space.slug == slug) return orSlug(space.label, slug);
  }
  if (const auto* row = side.names.bySlug<Leader>(slug)) return orSlug(row->name, slug);
  if (const auto* row = side.names.bySlug<Unit>(slug)) return orSlug(row->name, slug);
  if (const auto* row = side.names.bySlug<Army>(slug)) return orSlug(row->name, slug);
  if (const auto* row = side.names.bySlug<Player>(slug)) return orSlug(row->name, slug);
  if (const auto* row = side.names.bySlug<Zone>(slug)) return orSlug(row->title, slug);
  if (const auto* row = side.names.bySlug<Track>(slug)) return orSlug(row->title, slug);
  return slug;
}

std::string CompareWords::settingName(const Side& side, const Setting& row) const {
  const std::string key = "compare.setting." + row.path;
  if (wording::find(language_, key)) return said(Phrase::of(key));
  const std::size_t slash = row.path.find('/');
  const std::string family = "compare.setting." + row.path.substr(0, slash);
  if (slash == std::string::npos || !wording::find(language_, family)) return row.path;
  const std::string slug = row.path.substr(slash + 1);
  const auto stock = side.book.text("stock/" + slug + "/title");
  return said(Phrase::of(family, {{"what", stock.value_or(called(side, slug, {}))}}));
}

// Of two lists of names those that the other one lacks.
std::string CompareWords::settingValue(const Side& side, const Setting& row, const Setting* other) const {
  const nlohmann::json value = rules::parsedJson(row.value.text);
  if (value.is_string()) return called(side, value.get<std::string>(), row.path);
  const bool isList =
      value.is_array() && std::all_of(value.begin(), value.end(), [](auto& e) { return e.is_string(); });
  if (value.is_object()) return membersOf(value, language_);
  if (!isList) return row.value.text;
  const nlohmann::json rest = other ? rules::parsedJson(other->value.text) : nlohmann::json();
  std::vector<std::string> names;
  for (const auto& each : value) {
    const bool isInBoth = rest.is_array() && std::find(rest.begin(), rest.end(), each) != rest.end();
    if (!isInBoth) names.push_back(called(side, each.get<std::string>(), row.path));
  }
  return names.empty() ? kDash : join(names, ", ");
}

std::string CompareWords::rowName(const Side& side, const TableInfo& table, const void* row) const {
  const void* shown = named(side, table, row);
  if (auto name = namer_ ? namer_(side.names, table, shown) : std::nullopt) return *name;
  const auto ofArmy = [&](Id<Army> army, std::string what) {
    return said(Phrase::of("compare.of-army", {{"army", nameIn(side.names, std::optional(army))}, {"what", what}}));
  };
  const auto value = [&](std::string_view column) {
    const FieldInfo& field = table.fields()[*table.column(column)];
    return side.words.value(table, field, valueOf(shown, field));
  };
  if (const auto* setting = as<Setting>(table, shown)) return settingName(side, *setting);
  if (const auto* line = as<PoolLine>(table, shown)) {
    const std::string leader = nameIn(side.names, line->leader);
    const bool isOne = line->firstTurn == line->lastTurn;
    return said(Phrase::of(isOne ? "compare.pool-once" : "compare.pool",
                           {{"army", nameIn(side.names, std::optional(line->army))},
                            {"leader", leader.empty() ? said(Phrase::of("compare.chosen")) : leader},
                            {"kind", value("kind")},
                            {"first", std::to_string(line->firstTurn)},
                            {"last", std::to_string(line->lastTurn)}}));
  }
  if (const auto* each = as<Entry>(table, shown)) return ofArmy(each->army, entry(side, each->id));
  if (const auto* point = as<ReturnPoint>(table, shown)) return ofArmy(point->army, zone(side, point->zone));
  if (const auto* order = as<SetUpOrder>(table, shown)) {
    return ofArmy(order->army, value("verb") + " " + std::to_string(order->count));
  }
  if (const auto* victory = as<Victory>(table, shown)) {
    const std::string what = victory->words.empty() ? value("kind") : victory->words;
    const Player* player = side.names.find(victory->player);
    return player ? said(Phrase::of("compare.of-army", {{"army", player->name}, {"what", what}})) : what;
  }
  return side.words.name(table, shown);
}

std::string CompareWords::subject(const RowDifference& difference) const {
  return difference.first ? rowName(first_, *difference.table, difference.first)
                          : rowName(second_, *difference.table, difference.second);
}

std::string CompareWords::army(const RowDifference& difference) const {
  const auto column = difference.table->column("army");
  if (!column) return {};
  const Side& side = difference.first ? first_ : second_;
  const FieldInfo& field = difference.table->fields()[*column];
  return side.words.value(*difference.table, field,
                          valueOf(difference.first ? difference.first : difference.second, field));
}

std::string CompareWords::column(const Side& side, const RowDifference& difference, std::size_t column,
                                 const void* row) const {
  const TableInfo& table = *difference.table;
  const FieldInfo& field = table.fields()[column];
  if (const auto* setting = as<Setting>(table, row)) {
    return settingValue(side, *setting,
                        as<Setting>(table, row == difference.first ? difference.second : difference.first));
  }
  const void* shown = named(side, table, row);
  if (field.refersTo == Entry::kTable) {
    const Value id = valueOf(shown, field);
    const auto* number = std::get_if<std::int64_t>(&id);
    return number ? entry(side, Id<Entry>{*number}) : kDash;
  }
  const auto* line = as<PoolLine>(table, shown);
  if (line && line->choice && field.name == "choice") {
    if (const auto choice = rules::choiceOf(side.names, *line)) return rules::writeChoices(side.names, {*choice});
  }
  return side.words.value(table, field, valueOf(shown, field));
}

std::string CompareWords::cell(const Side& side, const RowDifference& difference, const void* row) const {
  if (!row) return kDash;
  if (const auto* setting = as<Setting>(*difference.table, row)) {
    if (difference.kind != Kind::Changed) return settingValue(side, *setting, nullptr);
  }
  if (difference.kind != Kind::Changed) return rowName(side, *difference.table, row);
  std::vector<std::string> parts;
  for (const std::size_t each : difference.columns) {
    const std::string text = column(side, difference, each, row);
    const bool isAlone = difference.columns.size() == 1 && as<Setting>(*difference.table, row);
    const std::string_view name = difference.table->fields()[each].name;
    parts.push_back(isAlone ? text : side.words.field(*difference.table, name) + " " + text);
  }
  return join(parts, "; ");
}

std::string CompareWords::first(const RowDifference& difference) const {
  return cell(first_, difference, difference.first);
}
std::string CompareWords::second(const RowDifference& difference) const {
  return cell(second_, difference, difference.second);
}

std::string CompareWords::changeOf(const RowDifference& difference, std::size_t column) const {
  std::vector<Phrase::Argument> values{{"first", this->column(first_, difference, column, difference.first)},
                                       {"second", this->column(second_, difference, column, difference.second)}};
  if (difference.table->name() == Setting::kTable) return said(Phrase::of("compare.change", std::move(values)));
  values.push_back({"what", first_.words.field(*difference.table, difference.table->fields()[column].name)});
  return said(Phrase::of("compare.named-change", std::move(values)));
}

std::string CompareWords::sentence(const RowDifference& difference) const {
  std::string what;
  if (difference.kind == Kind::Changed) {
    std::vector<std::string> parts;
    for (const std::size_t each : difference.columns) parts.push_back(changeOf(difference, each));
    what = join(parts, "; ");
  } else {
    const bool isFirst = difference.kind == Kind::OnlyFirst;
    what = said(Phrase::of("compare.only-row", {{"set-up", isFirst ? titleOfFirst() : titleOfSecond()}}));
    if (as<Setting>(*difference.table, isFirst ? difference.first : difference.second)) {
      what = said(Phrase::of("compare.only", {{"set-up", isFirst ? titleOfFirst() : titleOfSecond()},
                                              {"how", isFirst ? first(difference) : second(difference)}}));
    }
  }
  return said(Phrase::of("compare.sentence", {{"subject", subject(difference)}, {"what", what}}));
}

std::string CompareWords::summary() const {
  if (comparison_.empty()) return said(Phrase::of("compare.none"));
  int moved = 0;
  int changed = 0;
  int first = 0;
  int second = 0;
  for (const PlacementDifference& each : comparison_.placements()) {
    if (each.kind == Kind::OnlyFirst) ++first;
    if (each.kind == Kind::OnlySecond) ++second;
    if (each.kind == Kind::Changed) ++(each.has(Aspect::Place) ? moved : changed);
  }
  return said(Phrase::of("compare.counts", {{"moved", std::to_string(moved)},
                                            {"changed", std::to_string(changed)},
                                            {"first", std::to_string(first)},
                                            {"second", std::to_string(second)},
                                            {"rows", std::to_string(comparison_.rows().size())}}));
}

}  // namespace redoubt::compare
