#include "core/rules/vocabulary/rule_faults.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <map>
#include <set>

#include "core/base/text.h"
#include "core/rules/language/near_names.h"
#include "core/rules/vocabulary/action_keys.h"
#include "core/rules/vocabulary/built_in_arms.h"
#include "core/rules/vocabulary/shape_json.h"
#include "core/rules/vocabulary/state_keys.h"
#include "core/rules/vocabulary/vocabulary.h"

namespace redoubt::rules {
namespace {

using nlohmann::json;

bool hasValue(const RuleBook& book, std::string_view path) {
  const auto value = book.json(path);
  return value && *value != "null";
}

template <class Row>
bool hasSlug(const model::Battle& battle, std::string_view slug) {
  const auto& rows = battle.all<Row>();
  return std::any_of(rows.begin(), rows.end(), [&](const Row& row) { return row.slug == slug; });
}

std::string kindTexts(const std::vector<NameKind>& kinds) {
  std::vector<std::string> texts;
  for (const NameKind kind : kinds) texts.emplace_back(toText(kind));
  return join(texts, " or ");
}

std::optional<NameKind> kindOf(std::string_view open) {
  for (const NameKind kind : kNameKinds) {
    if (toText(kind) == open) return kind;
  }
  return std::nullopt;
}

// The names that a path refers to: all its open parts, except the one that it defines ("arm" in arm/<arm>/movement).
std::vector<std::pair<NameKind, std::string>> namesInPath(const Term& term, std::string_view path) {
  std::vector<std::pair<NameKind, std::string>> names;
  std::string state;  // whose level is named after it
  for (const BoundPart& part : boundParts(term, path)) {
    const auto kind = kindOf(part.open);
    const bool isDefined = term.path.starts_with(part.open + "/<" + part.open + ">/");
    const std::string of = kind == NameKind::StateLevel ? state + "/" : std::string();
    if (kind == NameKind::State) state = part.text;
    if (kind && !isDefined) names.emplace_back(*kind, of + part.text);
  }
  return names;
}

// The term with exactly this path; null if there is none.
const Term* named(std::span<const Term> vocabulary, std::string_view path) {
  const auto found =
      std::find_if(vocabulary.begin(), vocabulary.end(), [&](const Term& term) { return term.path == path; });
  return found == vocabulary.end() ? nullptr : &*found;
}

// What is wrong with a value under a path; `term` says what it should be.
class ValueFaults {
 public:
  ValueFaults(const model::Battle& battle, const RuleBook& book) : battle_(battle), book_(book) {}

  /// With `withNames`, the names in path and value are looked up too.
  std::vector<RuleFault> of(const std::string& path, const std::string& text, const Term* term, bool withNames) const {
    const json value = json::parse(text, nullptr, false);
    if (value.is_discarded()) return {made(RuleFault::Kind::NotJson, path)};
    if (value.is_null() || !term) return {};
    if (const auto fault = shapeFault(term->shape, value)) {
      RuleFault malformed = made(RuleFault::Kind::Malformed, path);
      malformed.pointer = fault->pointer;
      malformed.expected = fault->expected;
      return {malformed};
    }
    return withNames ? unknownNames(path, *term, value) : std::vector<RuleFault>();
  }

 private:
  static RuleFault made(RuleFault::Kind kind, const std::string& path) {
    RuleFault fault;
    fault.kind = kind;
    fault.path = path;
    return fault;
  }

  std::vector<RuleFault> unknownNames(const std::string& path, const Term& term, const json& value) const {
    std::vector<RuleFault> faults;
    const auto look = [&](const std::vector<NameKind>& kinds, const std::string& name) {
      const bool isKnown = std::any_of(kinds.begin(), kinds.end(),
                                       [&](NameKind kind) { return knows(kind, name); });
      if (isKnown) return;
      RuleFault fault = made(RuleFault::Kind::UnknownName, path);
      fault.name = name;
      fault.kinds = kinds;
      fault.near = nearNames(kinds, name);
      if (std::find(faults.begin(), faults.end(), fault) == faults.end()) faults.push_back(std::move(fault));
    };
    for (const auto& [kind, name] : namesInPath(term, path)) look({kind}, name);
    forEachName(term.shape, value, look);
    return faults;
  }

  // The same names are asked for over and over.
  bool knows(NameKind kind, const std::string& name) const {
    const auto [found, isNew] = known_.try_emplace({kind, name});
    if (isNew) found->second = isKnownName(battle_, book_, kind, name);
    return found->second;
  }

  std::vector<std::string> nearNames(const std::vector<NameKind>& kinds, const std::string& name) const {
    std::vector<std::string> known;
    for (const NameKind kind : kinds) {
      for (std::string& each : knownNames(battle_, book_, kind)) known.push_back(std::move(each));
    }
    return nearOf(name, std::move(known));
  }

  const model::Battle& battle_;
  const RuleBook& book_;
  mutable std::map<std::pair<NameKind, std::string>, bool> known_;
};

template <class Row>
std::vector<std::string> slugs(const model::Battle& battle) {
  std::set<std::string> slugs;
  for (const Row& row : battle.all<Row>()) slugs.insert(row.slug);
  return {slugs.begin(), slugs.end()};
}

// The first part of the paths that define things of a kind.
std::string_view familyOf(NameKind kind) {
  return kind == NameKind::Influence ? "zone" : toText(kind);
}

}  // namespace

std::string toText(const RuleFault& fault) {
  const std::string at = fault.pointer.empty() ? "" : " at " + fault.pointer;
  switch (fault.kind) {
    case RuleFault::Kind::NotJson: return "this is no JSON value";
    case RuleFault::Kind::Malformed: return "expected " + said(fault.expected) + at;
    case RuleFault::Kind::UnknownName: {
      const std::string near = fault.near.empty() ? "" : "; near ones: " + join(fault.near, ", ");
      return "no " + kindTexts(fault.kinds) + " is called \"" + fault.name + "\"" + near;
    }
    case RuleFault::Kind::Cycle: break;
  }
  return "the system inherits from itself: " + fault.name;
}

std::vector<RuleFault> ruleFaults(const model::Battle& battle, const RuleBook& book) {
  const ValueFaults look(battle, book);
  const bool isWhole = model::info(battle) != nullptr;  // a rule system alone may name armies of future battles
  std::vector<RuleFault> faults;
  for (const model::Rule& rule : battle.all<model::Rule>()) {
    const model::Rule* holds = book.row(rule.path);
    const bool withNames = isWhole && holds && holds->system == rule.system;
    for (RuleFault& fault : look.of(rule.path, rule.value.text, termOf(rule.path), withNames)) {
      fault.system = rule.system;
      faults.push_back(std::move(fault));
    }
  }
  if (auto fault = cycleFault(battle)) faults.push_back(*std::move(fault));
  return faults;
}

std::optional<RuleFault> cycleFault(const model::Battle& battle) {
  const auto circle = cycleOfSystems(battle);
  if (circle.empty()) return std::nullopt;
  std::vector<std::string> names;
  for (const Id<model::System> id : circle) names.push_back(battle.find<model::System>(id)->slug);
  names.push_back(names.front());
  RuleFault fault;
  fault.kind = RuleFault::Kind::Cycle;
  fault.system = circle.front();
  fault.name = join(names, " → ");
  return fault;
}

std::vector<SettingFault> settingFaults(const model::Battle& battle, const RuleBook& book) {
  const ValueFaults look(battle, book);
  std::vector<SettingFault> faults;
  for (const model::Setting& row : battle.all<model::Setting>()) {
    for (RuleFault& fault : look.of(row.path, row.value.text, settingTermOf(row.path), true)) {
      faults.push_back({row.scenario, std::move(fault)});
    }
  }
  return faults;
}

std::vector<OrderFault> orderFaults(const model::Battle& battle, const RuleBook& book) {
  const ValueFaults look(battle, book);
  std::vector<OrderFault> faults;
  for (const model::SetUpOrder& row : battle.all<model::SetUpOrder>()) {
    const Term* term = named(orderVocabulary(), row.verb);
    if (!term) {
      RuleFault unknown;
      unknown.path = row.verb;
      faults.push_back({row.id, std::move(unknown)});
      continue;
    }
    for (RuleFault& fault : look.of(row.verb, row.selector.text, term, true)) {
      faults.push_back({row.id, std::move(fault)});
    }
  }
  return faults;
}

std::vector<EventFault> eventFaults(const model::Battle& battle, const RuleBook& book) {
  const ValueFaults look(battle, book);
  std::vector<EventFault> faults;
  for (const model::Event& row : battle.all<model::Event>()) {
    const std::pair<const char*, const std::string*> parts[] = {
        {"trigger", &row.trigger.text},
        {"condition", row.condition ? &row.condition->text : nullptr},
        {"effect", &row.effect.text}};
    for (const auto& [column, text] : parts) {
      if (!text) continue;
      for (RuleFault& fault : look.of(column, *text, named(eventVocabulary(), column), true)) {
        faults.push_back({row.id, std::move(fault)});
      }
    }
  }
  return faults;
}

std::vector<Id<model::System>> cycleOfSystems(const model::Battle& battle) {
  for (const model::System& start : battle.all<model::System>()) {
    std::vector<Id<model::System>> way{start.id};
    for (const model::System* above = battle.find(start.parent); above; above = battle.find(above->parent)) {
      if (above->id == start.id) return way;
      if (std::find(way.begin(), way.end(), above->id) != way.end()) break;  // a cycle further up, found from there
      way.push_back(above->id);
    }
  }
  return {};
}

bool isKnownName(const model::Battle& battle, const RuleBook& book, NameKind kind, std::string_view name) {
  const std::string text(name);
  switch (kind) {
    case NameKind::Arm: return name == kLeaderArm || name == kMarkerArm || !book.under("arm/" + text).empty();
    case NameKind::UnitType: return hasValue(book, "unit-type/" + text + "/arm");
    case NameKind::Terrain: return hasValue(book, "terrain/" + text + "/place");
    case NameKind::Formation:
    case NameKind::Figure:
    case NameKind::Marker:
    case NameKind::Stock: return hasValue(book, std::string(toText(kind)) + "/" + text + "/title");
    case NameKind::Rating:
    case NameKind::Action:
    case NameKind::Influence:
    case NameKind::State:
    case NameKind::Flood: return hasValue(book, std::string(familyOf(kind)) + "/" + text);
    case NameKind::Table: return !book.under(std::string(familyOf(kind)) + "/" + text).empty();
    case NameKind::Army: return hasSlug<model::Army>(battle, name);
    case NameKind::Leader: return hasSlug<model::Leader>(battle, name);
    case NameKind::Unit: return hasSlug<model::Unit>(battle, name);
    case NameKind::Player: return hasSlug<model::Player>(battle, name);
    case NameKind::Zone: return hasSlug<model::Zone>(battle, name);
    case NameKind::Command: return hasSlug<model::Command>(battle, name);
    case NameKind::Track: return hasSlug<model::Track>(battle, name);
    case NameKind::StateLevel:
    case NameKind::Role:
    case NameKind::Mark: break;
  }
  const std::vector<std::string> names = knownNames(battle, book, kind);
  return std::binary_search(names.begin(), names.end(), text);
}

std::vector<std::string> knownNames(const model::Battle& battle, const RuleBook& book, NameKind kind) {
  std::set<std::string> names;
  switch (kind) {
    case NameKind::Army: return slugs<model::Army>(battle);
    case NameKind::Leader: return slugs<model::Leader>(battle);
    case NameKind::Unit: return slugs<model::Unit>(battle);
    case NameKind::Player: return slugs<model::Player>(battle);
    case NameKind::Zone: return slugs<model::Zone>(battle);
    case NameKind::Command: return slugs<model::Command>(battle);
    case NameKind::Track: return slugs<model::Track>(battle);
    case NameKind::Role:
      for (const auto& [name, path, action] : keys::kAction.all(book)) {
        if (!action.actors.empty()) names.insert(action.actors);
        for (const auto& [role, where] : action.with) names.insert(role);
      }
      break;
    case NameKind::Mark:
      for (const model::Mark& mark : battle.all<model::Mark>()) names.insert(mark.kind);
      break;
    case NameKind::StateLevel:
      for (const auto& [state, path, set] : keys::kStateSet.all(book)) {
        for (const std::string& level : set.levels) names.insert(state + "/" + level);
      }
      break;
    default:
      for (const std::string& name : book.under(familyOf(kind))) {
        if (isKnownName(battle, book, kind, name)) names.insert(name);
      }
  }
  return {names.begin(), names.end()};
}

}  // namespace redoubt::rules
