#include "editor/words/formation_choices.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "core/model/stack_verbs.h"
#include "core/rules/forces/formation_choice.h"
#include "core/rules/terrain/terrain.h"
#include "editor/session/to_qt.h"

namespace redoubt::editor {
namespace {

using Ids = std::span<const Id<model::Placement>>;

QString inWords(const Phrase& phrase) {
  return toQt(said(phrase, Session::language().code()));
}

// The usual formation as placements store it: empty, or by its slug.
std::string normal(const Session& session, const std::string& slug) {
  return slug == rules::usualFormation(session.translatedRules()) ? std::string() : slug;
}

QString titleOf(const Session& session, const std::string& slug) {
  return toQt(session.translatedRules().text("formation/" + slug + "/title").value_or(slug));
}

std::optional<Id<model::Army>> armyOf(const Session& session, const model::Placement& placement) {
  const model::Unit* unit = session.translated().find(placement.unit);
  return unit ? std::optional(unit->army) : std::nullopt;
}

// Counters that would be in a formation together: those of one army in a hex, or a single one that begins off the map.
struct Group {
  std::optional<hex::HexKey> hex;
  std::vector<const model::Placement*> counters;
};

bool isOnMap(const model::Placement& row) {
  return row.rule == model::PlacementRule::At && row.hex;
}

std::vector<Group> groupsOf(const Session& session, Ids placements, const std::string& slug) {
  std::map<std::pair<hex::HexKey, Id<model::Army>>, Group> stacks;
  std::vector<Group> groups;
  for (const Id<model::Placement> id : placements) {
    const model::Placement* row = session.setUp().placement(id);
    const auto army = row ? armyOf(session, *row) : std::nullopt;
    if (!army) continue;
    if (isOnMap(*row)) {
      stacks[{*row->hex, *army}].hex = row->hex;
    } else {
      groups.push_back({std::nullopt, {row}});
    }
  }
  for (const model::Placement& row : session.setUp().placements()) {
    const auto army = armyOf(session, row);
    if (!army || !isOnMap(row)) continue;
    const auto stack = stacks.find({*row.hex, *army});
    const bool isMeant = std::find(placements.begin(), placements.end(), row.id) != placements.end();
    if (stack != stacks.end() && (isMeant || row.formation == slug)) stack->second.counters.push_back(&row);
  }
  for (auto& [place, stack] : stacks) groups.push_back(std::move(stack));
  return groups;
}

std::string terrainOf(const Session& session, const Group& group) {
  if (!group.hex) return {};
  const model::HexRow* row = session.translated().find<model::HexRow>(*group.hex);
  return row ? row->terrain : rules::groundTerrain(session.translatedRules());
}

std::set<rules::FormationFault> faultsOf(const Session& session, Ids placements, const rules::Formation& formation) {
  std::set<rules::FormationFault> faults;
  for (const Group& group : groupsOf(session, placements, formation.slug)) {
    std::vector<rules::FormationTaker> takers;
    for (const model::Placement* row : group.counters) {
      if (auto taker =
              rules::formationTaker(session.translated(), session.translatedRules(), session.figures(), *row)) {
        takers.push_back(std::move(*taker));
      }
    }
    const std::string terrain = terrainOf(session, group);
    const auto here = rules::formationFaults(formation, takers, {terrain, group.hex.has_value()});
    faults.insert(here.begin(), here.end());
  }
  return faults;
}

}  // namespace

std::vector<Id<model::Placement>> FormationChoices::takers(const Session& session, Ids placements) {
  std::vector<Id<model::Placement>> found;
  for (const Id<model::Placement> id : placements) {
    const model::Placement* row = session.setUp().placement(id);
    if (row && (row->unit || !row->formation.empty())) found.push_back(id);
  }
  return found;
}

std::vector<FormationChoice> FormationChoices::of(const Session& session, Ids placements) {
  const auto usual = rules::usualFormation(session.translatedRules());
  std::vector<FormationChoice> choices{
      {{}, usual ? tr("%1 (usual)").arg(titleOf(session, *usual)) : tr("None", "no formation"), {}}};
  std::set<std::string> known{std::string()};
  for (const rules::Formation& formation : rules::formations(session.translatedRules())) {
    if (formation.slug == usual) continue;
    known.insert(formation.slug);
    FormationChoice choice{formation.slug, toQt(formation.title), {}};
    for (const auto fault : faultsOf(session, placements, formation)) choice.reasons << inWords(rules::wordsFor(fault));
    choices.push_back(std::move(choice));
  }
  for (const Id<model::Placement> id : placements) {
    const model::Placement* row = session.setUp().placement(id);
    if (!row || !known.insert(normal(session, row->formation)).second) continue;
    choices.push_back({row->formation, toQt(row->formation), {tr("the rules don't know it")}});
  }
  return choices;
}

std::optional<std::string> FormationChoices::common(const Session& session, Ids placements) {
  std::set<std::string> found;
  for (const Id<model::Placement> id : placements) {
    if (const model::Placement* row = session.setUp().placement(id)) found.insert(normal(session, row->formation));
  }
  return found.size() == 1 ? std::optional(*found.begin()) : std::nullopt;
}

QString FormationChoices::title(const Session& session, std::string_view slug) {
  const std::string formation = normal(session, std::string(slug));
  return formation.empty() ? QString() : titleOf(session, formation);
}

bool FormationChoices::give(Session& session, Ids placements, const FormationChoice& choice, const QString& names) {
  const QString title = tr("Formation of %1: %2").arg(names, choice.title);
  return session.apply(model::setFormation(session.battle(), placements, choice.slug, title.toStdString()));
}

}  // namespace redoubt::editor
