#include "core/rules/terrain/terrain_library.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <vector>

#include "core/base/text.h"
#include "core/rules/book/rule_edit.h"

namespace redoubt::rules {
namespace {

std::string pathOf(std::string_view slug) {
  return "terrain/" + std::string(slug);
}
std::string pathOf(std::string_view slug, std::string_view rest) {
  return pathOf(slug) + "/" + std::string(rest);
}
std::string jsonText(std::string_view text) {
  return nlohmann::json(text).dump();
}

// Calls visit(row, origin) for every provenance of a row.
template <class Row, class Visit>
void forEachOrigin(const model::Battle& battle, const Row& row, Visit&& visit) {
  const std::string table(Row::kTable);
  const std::string subject = model::keyText<Row>(row.key());
  const auto& rows = battle.all<model::Provenance>();
  for (auto at = rows.lowerBound({table, subject, std::string()});
       at != rows.end() && at->subjectTable == table && at->subject == subject; ++at) {
    visit(*at);
  }
}

template <class Row>
void eraseRow(model::Edit& edit, const model::Battle& battle, const Row& row) {
  edit.erase<Row>(row.key());
  forEachOrigin(battle, row, [&](const auto& origin) { edit.erase<model::Provenance>(origin.key()); });
}

// Whether a row that gets another kind keeps its origins.
enum class Origin { Kept, Dropped };

// Replaces `old` by `row`, which has another key; if there is already a row with that key, that one stays.
template <class Row>
void exchange(model::Edit& edit, const model::Battle& battle, const Row& old, Row row, Origin origins) {
  eraseRow(edit, battle, old);
  if (battle.find<Row>(row.key())) return;
  if (origins == Origin::Kept) {
    forEachOrigin(battle, old, [&](model::Provenance origin) {
      origin.subject = model::keyText<Row>(row.key());
      edit.put(std::move(origin));
    });
  }
  edit.put(std::move(row));
}

void replaceHexes(model::Edit& edit, const model::Battle& battle, std::string_view from, const std::string& to) {
  for (const model::HexRow& row : battle.all<model::HexRow>()) {
    if (row.terrain == from) edit.put(model::HexRow{row.hex, to, row.level});
  }
}

void replaceSides(model::Edit& edit, const model::Battle& battle, std::string_view from, const std::string& to,
                  bool hasHighSide, Origin origin) {
  for (const model::Hexside& row : battle.all<model::Hexside>()) {
    if (row.kind != from) continue;
    model::Hexside now = row;
    now.kind = to;
    if (!hasHighSide) now.high.reset();
    exchange(edit, battle, row, std::move(now), origin);
  }
}

void replaceLinks(model::Edit& edit, const model::Battle& battle, std::string_view from, const std::string& to,
                  Origin origin) {
  for (const model::Link& row : battle.all<model::Link>()) {
    if (row.kind == from) exchange(edit, battle, row, model::Link{row.side, to}, origin);
  }
}

template <class Row>
void eraseKind(model::Edit& edit, const model::Battle& battle, std::string_view kind) {
  for (const Row& row : battle.all<Row>()) {
    if (row.kind == kind) eraseRow(edit, battle, row);
  }
}

void clear(model::Edit& edit, const model::Battle& battle, std::string_view slug, TerrainPlace place) {
  switch (place) {
    case TerrainPlace::Hex: return replaceHexes(edit, battle, slug, groundTerrain(RuleBook(battle)));
    case TerrainPlace::Hexside: return eraseKind<model::Hexside>(edit, battle, slug);
    case TerrainPlace::Link: return eraseKind<model::Link>(edit, battle, slug);
  }
}

void replaceOn(model::Edit& edit, const model::Battle& battle, std::string_view from, const TerrainKind& to) {
  switch (to.place) {
    case TerrainPlace::Hex: return replaceHexes(edit, battle, from, to.slug);
    case TerrainPlace::Hexside: return replaceSides(edit, battle, from, to.slug, to.hasHighSide, Origin::Dropped);
    case TerrainPlace::Link: return replaceLinks(edit, battle, from, to.slug, Origin::Dropped);
  }
}

// Removes every own value below a slug and hides the inherited values.
void forget(RuleEdit& edit, std::string_view slug) {
  edit.inheritBelow(pathOf(slug));
  edit.set(pathOf(slug, "place"), std::nullopt);
}

int lastOrder(const RuleBook& rules, TerrainPlace place) {
  int last = 0;
  for (const TerrainKind& kind : terrainKinds(rules)) {
    const bool isGiven = rules.integer(pathOf(kind.slug, "order")).has_value();
    if (kind.place == place && isGiven) last = std::max(last, kind.order);
  }
  return last;
}

}  // namespace

bool isFreeSlug(const model::Battle& battle, std::string_view slug) {
  return !terrainUse(battle, RuleBook(battle), slug);
}

TerrainSlug freeSlug(const model::Battle& battle, std::string_view title) {
  std::set<std::string> taken;
  for (const TerrainUse& use : terrainUse(battle, RuleBook(battle))) taken.insert(use.slug);
  const std::string base = slugged(title).empty() ? "terrain" : slugged(title);
  std::string slug = base;
  for (int next = 2; taken.contains(slug); ++next) slug = base + "-" + std::to_string(next);
  return *TerrainSlug::fromText(slug);
}

model::Edit addTerrain(const model::Battle& battle, const TerrainSlug& slug, const TerrainDefinition& definition,
                       std::string title) {
  RuleEdit edit(battle, std::move(title));
  if (terrainKind(edit.rules(), slug.text())) return edit.take();
  TerrainDefinition full = definition;
  if (!full.order) full.order = lastOrder(edit.rules(), full.place) + 1;
  const auto values = valuesOf(full);
  // Old values of a hidden kind of that name must not become active again.
  for (const std::string& path : pathsBelow(edit.rules(), pathOf(slug.text()))) {
    if (!values.contains(path.substr(pathOf(slug.text()).size() + 1))) edit.set(path, std::nullopt);
  }
  for (const auto& [rest, json] : values) edit.set(pathOf(slug.text(), rest), json);
  return edit.take();
}

model::Edit changeTerrain(const model::Battle& battle, std::string_view slug, const TerrainDefinition& definition,
                          std::string title) {
  RuleEdit edit(battle, std::move(title));
  const auto old = definitionOf(edit.rules(), slug);
  if (!old) return edit.take();
  if (old->place != definition.place) {
    const auto use = terrainUse(battle, edit.rules(), slug);
    if (use->isGround || use->on(old->place) > 0) return edit.take();
  }
  const auto before = valuesOf(*old);
  const auto after = valuesOf(definition);
  for (const auto& [rest, json] : before) {
    if (!after.contains(rest)) edit.set(pathOf(slug, rest), std::nullopt);
  }
  for (const auto& [rest, json] : after) {
    const auto was = before.find(rest);
    if (was == before.end() || was->second != json) edit.set(pathOf(slug, rest), json);
  }
  return edit.take();
}

model::Edit renameTerrain(const model::Battle& battle, std::string_view from, const TerrainSlug& to,
                          std::string title) {
  RuleEdit edit(battle, std::move(title));
  const auto use = terrainUse(battle, edit.rules(), from);
  if (!use || !isFreeSlug(battle, to.text())) return edit.take();
  const std::string below = pathOf(from);
  std::set<std::string> moved;
  for (const std::string& path : use->isDefined ? pathsBelow(edit.rules(), below) : std::vector<std::string>()) {
    moved.insert(pathOf(to.text()) + path.substr(below.size()));
    edit.copy(path, *moved.rbegin());
  }
  for (const std::string& path : pathsBelow(edit.rules(), pathOf(to.text()))) {
    if (use->isDefined && !moved.contains(path)) edit.set(path, std::nullopt);
  }
  if (use->isDefined) forget(edit, from);
  if (use->isGround) edit.set("terrain/ground", jsonText(to.text()));
  replaceHexes(edit.edit(), battle, from, to.text());
  replaceSides(edit.edit(), battle, from, to.text(), true, Origin::Kept);
  replaceLinks(edit.edit(), battle, from, to.text(), Origin::Kept);
  return edit.take();
}

model::Edit reorderTerrain(const model::Battle& battle, std::span<const std::string> slugs, std::string title) {
  RuleEdit edit(battle, std::move(title));
  const auto isUnknown = [&](const std::string& slug) { return !terrainKind(edit.rules(), slug); };
  if (std::any_of(slugs.begin(), slugs.end(), isUnknown)) return edit.take();
  // The existing order numbers are given to the kinds in their new order; if they aren't all different, new numbers are
  // used.
  std::set<int> orders;
  for (const std::string& slug : slugs) {
    const auto order = edit.rules().integer(pathOf(slug, "order"));
    if (order) orders.insert(*order);
  }
  if (orders.size() != slugs.size()) {
    const int start = orders.empty() ? 1 : *orders.begin();
    orders.clear();
    for (int i = 0; i < static_cast<int>(slugs.size()); ++i) orders.insert(start + i);
  }
  auto order = orders.begin();
  for (const std::string& slug : slugs) edit.set(pathOf(slug, "order"), std::to_string(*order++));
  return edit.take();
}

model::Edit setGround(const model::Battle& battle, std::string_view slug, std::string title) {
  RuleEdit edit(battle, std::move(title));
  const auto kind = terrainKind(edit.rules(), slug);
  if (!kind || kind->place != TerrainPlace::Hex || groundTerrain(edit.rules()) == slug) return edit.take();
  edit.set("terrain/ground", jsonText(slug));
  return edit.take();
}

model::Edit replaceTerrain(const model::Battle& battle, std::string_view from, std::string_view to, std::string title) {
  model::Edit edit(std::move(title));
  const auto kind = terrainKind(RuleBook(battle), to);
  if (kind && from != to) replaceOn(edit, battle, from, *kind);
  return edit;
}

model::Edit clearTerrain(const model::Battle& battle, std::string_view slug, TerrainPlace place, std::string title) {
  model::Edit edit(std::move(title));
  if (place == TerrainPlace::Hex && groundTerrain(RuleBook(battle)) == slug) return edit;
  clear(edit, battle, slug, place);
  return edit;
}

model::Edit removeTerrain(const model::Battle& battle, std::string_view slug, const TerrainRemoval& choice,
                          std::string title) {
  RuleEdit edit(battle, std::move(title));
  const auto kind = terrainKind(edit.rules(), slug);
  if (!kind || groundTerrain(edit.rules()) == slug) return edit.take();
  const auto* replacing = std::get_if<ReplaceUses>(&choice);
  const auto other = replacing ? terrainKind(edit.rules(), replacing->by) : std::nullopt;
  if (replacing && (!other || other->place != kind->place || other->slug == slug)) return edit.take();
  for (const TerrainPlace place : {TerrainPlace::Hex, TerrainPlace::Hexside, TerrainPlace::Link}) {
    if (other && place == other->place) {
      replaceOn(edit.edit(), battle, slug, *other);
    } else {
      clear(edit.edit(), battle, slug, place);
    }
  }
  forget(edit, slug);
  return edit.take();
}

model::Edit bringBackTerrain(const model::Battle& battle, std::string_view slug, std::string title) {
  RuleEdit edit(battle, std::move(title));
  if (terrainKind(edit.inherited(), slug) && !terrainKind(edit.rules(), slug)) edit.inherit(pathOf(slug, "place"));
  return edit.take();
}

model::Edit inheritTerrainValue(const model::Battle& battle, std::string_view slug, std::string_view path,
                                std::string title) {
  RuleEdit edit(battle, std::move(title));
  if (edit.inherited().row(pathOf(slug, path))) edit.inherit(pathOf(slug, path));
  return edit.take();
}

}  // namespace redoubt::rules
