#include "core/compare/side_words.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/base/text.h"
#include "core/base/wording.h"
#include "core/check/finding.h"
#include "core/hex/facing.h"
#include "core/model/placement_verbs.h"
#include "core/proof/rows.h"
#include "core/rules/book/json_values.h"
#include "core/rules/forces/figures.h"
#include "core/rules/forces/formation.h"
#include "core/rules/forces/markers.h"
#include "core/rules/turns/choice_text.h"

namespace redoubt::compare {
namespace {

using namespace model;
using proof::as;
using proof::orSlug;

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

SideWords::SideWords(const Battle& battle, const Battle& names, std::string language)
    : battle_(battle),
      names_(names),
      language_(std::move(language)),
      layout_(layoutOf(battle)),
      book_(names),
      words_(names, language_) {}

// --- placements

std::string SideWords::subject(const Placement& placement) const {
  const Placement* row = names_.find<Placement>(placement.id);
  const Placement& named = row ? *row : placement;
  if (!named.unit && !named.leader) {
    if (const auto marker = rules::markerOf(book_, named)) return rules::markerTitle(book_, *marker);
  }
  return model::nameOf(names_, named);
}

std::string SideWords::zone(std::optional<Id<Zone>> id) const {
  const Zone* zone = names_.find(id);
  return zone ? orSlug(zone->title, zone->slug) : kNothing;
}

std::string SideWords::entry(std::optional<Id<Entry>> id) const {
  const Entry* entry = names_.find(id);
  if (!entry) return said(Phrase::of("compare.place.entry-unknown"));
  const std::string where = zone(entry->zone);
  if (!entry->turn) return said(Phrase::of("compare.entry.any-turn", {{"zone", where}}));
  return said(Phrase::of("compare.entry.turn", {{"turn", std::to_string(*entry->turn)}, {"zone", where}}));
}

std::string SideWords::place(const Placement& placement) const {
  const auto number = [&](hex::HexKey hex) { return check::hexText(layout_, hex); };
  switch (placement.rule) {
    case PlacementRule::At:
      if (!placement.hex) return kNothing;
      if (!placement.secondHex) return number(*placement.hex);
      return said(Phrase::of("compare.place.long",
                             {{"hex", number(*placement.hex)}, {"second", number(*placement.secondHex)}}));
    case PlacementRule::WithOwnUnits: return said(Phrase::of("compare.place.own-units"));
    case PlacementRule::Within:
      return said(Phrase::of("compare.place.within",
                             {{"distance", std::to_string(placement.distance.value_or(0))},
                              {"place", placement.hex ? number(*placement.hex) : zone(placement.zone)}}));
    case PlacementRule::Zone: return said(Phrase::of("compare.place.zone", {{"zone", zone(placement.zone)}}));
    case PlacementRule::Space: {
      const Space* space = names_.find(placement.space);
      if (!space) return kNothing;
      const Track* track = names_.find<Track>(space->track);
      return said(Phrase::of("compare.place.space", {{"track", track ? orSlug(track->title, track->slug) : kNothing},
                                                     {"space", orSlug(space->label, space->slug)}}));
    }
    case PlacementRule::Enters: return said(Phrase::of("compare.place.enters", {{"entry", entry(placement.entry)}}));
    case PlacementRule::OnActivation:
      return said(Phrase::of("compare.place.on-activation", {{"entry", entry(placement.entry)}}));
    case PlacementRule::OffMap: return said(Phrase::of("compare.place.off-map"));
  }
  return {};
}

std::string SideWords::facing(const Placement& placement) const {
  if (!placement.direction) return said(Phrase::of("compare.facing.none"));
  if (!placement.direction->direction) return said(Phrase::of("compare.facing.free"));
  const int angle = hex::angle(*placement.direction->direction, layout_.orientation());
  return said(Phrase::of("compare.facing.angle", {{"angle", std::to_string(angle)}}));
}

std::string SideWords::plain(const Placement& placement, Aspect aspect) const {
  switch (aspect) {
    case Aspect::Place: return place(placement);
    case Aspect::SecondHex: return placement.secondHex ? place(placement) : said(Phrase::of("compare.no-second"));
    case Aspect::Facing: return facing(placement);
    case Aspect::Step: return said(Phrase::of("compare.step", {{"step", std::to_string(rules::setUpStep(placement))}}));
    case Aspect::Formation: {
      if (placement.formation.empty()) return said(Phrase::of("compare.no-formation"));
      const auto formation = rules::formation(book_, placement.formation);
      return formation ? formation->title : placement.formation;
    }
    case Aspect::Stack: return said(Phrase::of("compare.stack", {{"stack", std::to_string(placement.stack)}}));
    case Aspect::Count: return said(Phrase::of("compare.count", {{"count", std::to_string(placement.count)}}));
  }
  return {};
}

std::string SideWords::value(const Placement* placement, Aspect aspect) const {
  if (!placement) return said(Phrase::of("compare.place.none"));
  const std::string text = plain(*placement, aspect);
  if (!isEstimate(battle_, *placement, aspect)) return text;
  return said(Phrase::of("compare.estimate", {{"value", text}}));
}

std::string SideWords::whole(const Placement* placement) const {
  std::vector<std::string> parts{value(placement, Aspect::Place)};
  if (placement && placement->rule != PlacementRule::OffMap) {
    if (placement->direction) parts.push_back(value(placement, Aspect::Facing));
    if (rules::setUpStep(*placement) > 1) parts.push_back(value(placement, Aspect::Step));
    if (!placement->formation.empty()) parts.push_back(value(placement, Aspect::Formation));
  }
  return join(parts, "; ");
}

// --- other rows

const void* SideWords::named(const TableInfo& table, const void* row) const {
  const void* found = table.find(names_, row);
  return found ? found : row;
}

// What a slug in a setting names; the spaces of a track have slugs of their own.
std::string SideWords::called(const std::string& slug, const std::string& path) const {
  const auto* track = path.starts_with("track/") ? names_.bySlug<Track>(path.substr(6)) : nullptr;
  for (const Space& space : names_.all<Space>()) {
    if (track && space.track == track->id && space.slug == slug) return orSlug(space.label, slug);
  }
  if (const auto* row = names_.bySlug<Leader>(slug)) return orSlug(row->name, slug);
  if (const auto* row = names_.bySlug<Unit>(slug)) return orSlug(row->name, slug);
  if (const auto* row = names_.bySlug<Army>(slug)) return orSlug(row->name, slug);
  if (const auto* row = names_.bySlug<Player>(slug)) return orSlug(row->name, slug);
  if (const auto* row = names_.bySlug<Zone>(slug)) return orSlug(row->title, slug);
  if (const auto* row = names_.bySlug<Track>(slug)) return orSlug(row->title, slug);
  return slug;
}

std::string SideWords::settingName(const Setting& row) const {
  const std::string key = "compare.setting." + row.path;
  if (wording::find(language_, key)) return said(Phrase::of(key));
  const std::size_t slash = row.path.find('/');
  const std::string family = "compare.setting." + row.path.substr(0, slash);
  if (slash == std::string::npos || !wording::find(language_, family)) return row.path;
  const std::string slug = row.path.substr(slash + 1);
  const auto stock = book_.text("stock/" + slug + "/title");
  return said(Phrase::of(family, {{"what", stock.value_or(called(slug, {}))}}));
}

std::string SideWords::value(const Setting& row, const Setting* other) const {
  const nlohmann::json value = rules::parsedJson(row.value.text);
  if (value.is_string()) return called(value.get<std::string>(), row.path);
  const bool isList =
      value.is_array() && std::all_of(value.begin(), value.end(), [](auto& e) { return e.is_string(); });
  if (value.is_object()) return membersOf(value, language_);
  if (!isList) return row.value.text;
  const nlohmann::json rest = other ? rules::parsedJson(other->value.text) : nlohmann::json();
  std::vector<std::string> names;
  for (const auto& each : value) {
    const bool isInBoth = rest.is_array() && std::find(rest.begin(), rest.end(), each) != rest.end();
    if (!isInBoth) names.push_back(called(each.get<std::string>(), row.path));
  }
  return names.empty() ? kNothing : join(names, ", ");
}

std::string SideWords::tableName(const TableInfo& table) const {
  return said(Phrase::of("rows." + std::string(table.name()) + ".one"));
}

std::string SideWords::rowName(const TableInfo& table, const void* row) const {
  const void* shown = named(table, row);
  if (auto name = namer_ ? namer_(names_, table, shown) : std::nullopt) return *name;
  const auto ofArmy = [&](Id<Army> army, std::string what) {
    return said(Phrase::of("compare.of-army", {{"army", nameIn(names_, std::optional(army))}, {"what", what}}));
  };
  const auto value = [&](std::string_view column) {
    const FieldInfo& field = table.fields()[*table.column(column)];
    return words_.value(table, field, valueOf(shown, field));
  };
  if (const auto* setting = as<Setting>(table, shown)) return settingName(*setting);
  if (const auto* line = as<PoolLine>(table, shown)) {
    const std::string leader = nameIn(names_, line->leader);
    const bool isOne = line->firstTurn == line->lastTurn;
    return said(Phrase::of(isOne ? "compare.pool-once" : "compare.pool",
                           {{"army", nameIn(names_, std::optional(line->army))},
                            {"leader", leader.empty() ? said(Phrase::of("compare.chosen")) : leader},
                            {"kind", value("kind")},
                            {"first", std::to_string(line->firstTurn)},
                            {"last", std::to_string(line->lastTurn)}}));
  }
  if (const auto* each = as<Entry>(table, shown)) return ofArmy(each->army, entry(each->id));
  if (const auto* point = as<ReturnPoint>(table, shown)) return ofArmy(point->army, zone(point->zone));
  if (const auto* order = as<SetUpOrder>(table, shown)) {
    return ofArmy(order->army, value("verb") + " " + std::to_string(order->count));
  }
  if (const auto* victory = as<Victory>(table, shown)) {
    const std::string what = victory->words.empty() ? value("kind") : victory->words;
    const Player* player = names_.find(victory->player);
    return player ? said(Phrase::of("compare.of-army", {{"army", player->name}, {"what", what}})) : what;
  }
  return words_.name(table, shown);
}

std::string SideWords::value(const TableInfo& table, const void* row, std::size_t column, const void* other) const {
  const FieldInfo& field = table.fields()[column];
  if (const auto* setting = as<Setting>(table, row); setting && field.name == "value") {
    return value(*setting, as<Setting>(table, other));
  }
  const void* shown = named(table, row);
  if (field.refersTo == Entry::kTable) {
    const Value id = valueOf(shown, field);
    const auto* number = std::get_if<std::int64_t>(&id);
    return number ? entry(Id<Entry>{*number}) : kNothing;
  }
  const auto* line = as<PoolLine>(table, shown);
  if (line && line->choice && field.name == "choice") {
    if (const auto choice = rules::choiceOf(names_, *line)) return rules::writeChoices(names_, {*choice});
  }
  return words_.value(table, field, valueOf(shown, field));
}

}  // namespace redoubt::compare
