#include "core/rules/turns/track_plans.h"

#include <algorithm>
#include <cstdlib>

#include "core/base/text.h"
#include "core/rules/book/json_values.h"
#include "core/rules/book/rule_edit.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/vocabulary/shape_json.h"
#include "core/rules/vocabulary/vocabulary.h"

namespace redoubt::rules {
namespace {

using nlohmann::json;

constexpr std::string_view kZones = "morale-track/zones";

struct Zone {
  std::string label;
  std::string player;  // empty: it helps no player
  int columns = 0;
};

std::vector<Zone> zonesOf(const RuleBook& book) {
  std::vector<Zone> zones;
  const json list = parsedJson(book.json(kZones));
  if (!list.is_array()) return zones;
  for (const json& each : list) {
    const auto label = textOf(member(each, "label"));
    if (!label) continue;
    zones.push_back(
        {*label, textOf(member(each, "player")).value_or(""), wholeNumber(member(each, "columns")).value_or(0)});
  }
  return zones;
}

// Zones whose labels differ only in their signs ("+1", "-1") still get different names.
std::vector<std::string> slugsOf(const std::vector<Zone>& zones) {
  std::vector<std::string> slugs;
  for (const Zone& zone : zones) {
    std::string wanted = slugged(zone.label);
    if (wanted.empty()) wanted = "zone";
    std::string slug = wanted;
    for (char letter = 'b'; std::find(slugs.begin(), slugs.end(), slug) != slugs.end() && letter < 'z'; ++letter) {
      slug = wanted + "-" + letter;
    }
    slugs.push_back(slug);
  }
  return slugs;
}

void addZone(std::vector<model::SpacePlan>& plans, const Zone& zone, const std::string& slug, int each) {
  for (int number = 1; number <= each; ++number) plans.push_back({slug + "-" + std::to_string(number), zone.label});
}

int lastOf(int first, int last) {
  return std::min(last, first + model::kMostSpaces - 1);
}

bool names(const RuleBook& book, const std::string& path, std::string_view slug) {
  const Term* term = termOf(path);
  const json value = parsedJson(book.json(path));
  if (!term || value.is_discarded()) return false;
  bool found = false;
  forEachName(term->shape, value, [&](const std::vector<NameKind>& kinds, const std::string& name) {
    const bool isTrack = std::find(kinds.begin(), kinds.end(), NameKind::Track) != kinds.end();
    found = found || (isTrack && name == slug);
  });
  return found;
}

}  // namespace

std::optional<TurnRange> turnsOfAll(const model::Battle& battle, const RuleBook& book) {
  std::optional<TurnRange> all;
  for (const model::Scenario* scenario : scenarios(battle)) {
    const auto turns = gameTurns(battle, book, scenario->id);
    if (!turns || turns->last < turns->first) continue;
    all = all ? TurnRange{std::min(all->first, turns->first), std::max(all->last, turns->last)} : *turns;
  }
  const auto count = book.integer("turns/count");
  if (!all && count && *count > 0) return TurnRange{1, *count};
  return all;
}

std::vector<model::SpacePlan> turnSpaces(int first, int last) {
  std::vector<model::SpacePlan> plans;
  for (int turn = first; turn <= lastOf(first, last); ++turn) {
    plans.push_back({"turn-" + std::to_string(turn), std::to_string(turn)});
  }
  return plans;
}

std::vector<model::SpacePlan> pointSpaces(int from, int to) {
  std::vector<model::SpacePlan> plans;
  for (int points = from; points <= lastOf(from, to); ++points) {
    const std::string number = std::to_string(std::abs(points));
    if (points == 0) plans.push_back({"0", "0"});
    if (points > 0) plans.push_back({"plus-" + number, "+" + number});
    if (points < 0) plans.push_back({"minus-" + number, "−" + number});
  }
  return plans;
}

std::vector<model::SpacePlan> numberSpaces(int from, int to) {
  std::vector<model::SpacePlan> plans;
  for (int number = from; number <= lastOf(from, to); ++number) {
    const std::string digits = std::to_string(std::abs(number));
    plans.push_back({(number < 0 ? "minus-" : "space-") + digits, (number < 0 ? "−" : "") + digits});
  }
  return plans;
}

std::vector<model::SpacePlan> zoneSpaces(const RuleBook& book, int each) {
  std::vector<Zone> zones = zonesOf(book);
  std::stable_sort(zones.begin(), zones.end(), [](const Zone& a, const Zone& b) { return a.columns < b.columns; });
  std::vector<std::string> players;
  for (const Zone& zone : zonesOf(book)) {
    const bool isNew = std::find(players.begin(), players.end(), zone.player) == players.end();
    if (isNew && !zone.player.empty()) players.push_back(zone.player);
  }
  const int count = static_cast<int>(zones.size());
  if (players.size() > 2 || count == 0 || each < 1 || each > model::kMostSpaces / count) return {};
  players.resize(2);
  std::vector<model::SpacePlan> left;
  std::vector<model::SpacePlan> plans;
  std::vector<model::SpacePlan> right;
  const std::vector<std::string> slugs = slugsOf(zones);
  for (std::size_t at = 0; at < zones.size(); ++at) {
    const std::string& player = zones[at].player;
    addZone(player.empty() ? plans : player == players[0] ? right : left, zones[at], slugs[at], each);
  }
  plans.insert(plans.begin(), left.rbegin(), left.rend());
  plans.insert(plans.end(), right.begin(), right.end());
  return plans;
}

TrackMentions trackMentions(const model::Battle& battle, const RuleBook& book, Id<model::Track> track) {
  TrackMentions mentions;
  const model::Track* row = battle.find<model::Track>(track);
  if (!row) return mentions;
  const model::BattleInfo* info = model::info(battle);
  for (const model::Rule& rule : battle.all<model::Rule>()) {
    const model::Rule* holds = book.row(rule.path);
    if (!holds || holds->system != rule.system || !names(book, rule.path, row->slug)) continue;
    (info && info->system == rule.system ? mentions.own : mentions.inherited).push_back(rule.path);
  }
  for (const model::Event& event : battle.all<model::Event>()) {
    if (!event.condition) continue;
    if (textOf(member(parsedJson(event.condition->text), "track")) == row->slug) mentions.events.push_back(event.id);
  }
  return mentions;
}

model::Edit removeTrackAndRules(const model::Battle& battle, const RuleBook& book, Id<model::Track> track,
                                std::string title) {
  RuleEdit edit(battle, std::move(title));
  for (const std::string& path : trackMentions(battle, book, track).own) edit.inherit(path);
  edit.edit().append(model::removeTrack(battle, track, {}));
  return edit.take();
}

}  // namespace redoubt::rules
