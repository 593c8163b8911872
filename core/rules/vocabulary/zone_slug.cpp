#include "core/rules/vocabulary/zone_slug.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "core/base/text.h"
#include "core/rules/vocabulary/rule_faults.h"

namespace redoubt::rules {
namespace {

using nlohmann::ordered_json;

// Every text and every member's name that is `from`.
void replaceIn(ordered_json& value, const std::string& from, const std::string& to) {
  if (value.is_string()) {
    if (value == from) value = to;
  } else if (value.is_array()) {
    for (ordered_json& item : value) replaceIn(item, from, to);
  } else if (value.is_object()) {
    ordered_json changed = ordered_json::object();
    for (auto& [key, item] : value.items()) {
      replaceIn(item, from, to);
      changed[key == from ? to : key] = std::move(item);
    }
    value = std::move(changed);
  }
}

// Renames in those values that name nobody once the zone has its new slug.
class Renaming {
 public:
  Renaming(const model::Battle& battle, std::string from, std::string to)
      : from_(std::move(from)), to_(std::move(to)), now_(battle) {}

  void perform(const model::Edit& edit) { now_ = model::applied(std::move(now_), edit); }

  void rules() {
    const RuleBook book(now_);
    model::Edit edit;
    for (const RuleFault& fault : ruleFaults(now_, book)) {
      const model::Rule* row = isMeant(fault) ? now_.find<model::Rule>({fault.system, fault.path}) : nullptr;
      if (!row) continue;
      model::Rule changed = *row;
      change(changed.value);
      edit.put(std::move(changed));
    }
    perform(edit);
  }

  void settings() {
    model::Edit edit;
    for (const SettingFault& each : settingFaults(now_, RuleBook(now_))) {
      const auto* row = isMeant(each.fault) ? now_.find<model::Setting>({each.scenario, each.fault.path}) : nullptr;
      if (!row) continue;
      model::Setting changed = *row;
      change(changed.value);
      edit.put(std::move(changed));
    }
    perform(edit);
  }

  void ordersAndEvents() {
    const RuleBook book(now_);
    model::Edit edit;
    for (const OrderFault& each : orderFaults(now_, book)) {
      if (!isMeant(each.fault)) continue;
      model::SetUpOrder changed = *now_.find<model::SetUpOrder>(each.order);
      change(changed.selector);
      edit.put(std::move(changed));
    }
    std::set<Id<model::Event>> events;
    for (const EventFault& each : eventFaults(now_, book)) {
      if (!isMeant(each.fault) || !events.insert(each.event).second) continue;
      model::Event changed = *now_.find<model::Event>(each.event);
      change(changed.trigger);
      if (changed.condition) change(*changed.condition);
      change(changed.effect);
      edit.put(std::move(changed));
    }
    perform(edit);
  }

  // "zone/east-bank", "zone/east-bank@day/first"
  void waivers() {
    model::Edit edit;
    const std::string subject = std::string(model::Zone::kTable) + "/" + from_;
    for (const model::Waiver& row : now_.all<model::Waiver>()) {
      if (row.subject != subject && !row.subject.starts_with(subject + "@")) continue;
      model::Waiver changed = row;
      changed.subject = std::string(model::Zone::kTable) + "/" + to_ + row.subject.substr(subject.size());
      edit.erase<model::Waiver>(row.key());
      edit.put(std::move(changed));
    }
    perform(edit);
  }

  const model::Battle& now() const { return now_; }

 private:
  bool isMeant(const RuleFault& fault) const {
    return fault.kind == RuleFault::Kind::UnknownName && fault.name == from_ &&
           std::find(fault.kinds.begin(), fault.kinds.end(), NameKind::Zone) != fault.kinds.end();
  }

  void change(model::JsonText& text) const {
    ordered_json value = ordered_json::parse(text.text, nullptr, false);
    if (value.is_discarded()) return;
    replaceIn(value, from_, to_);
    text.text = value.dump();
  }

  std::string from_;
  std::string to_;
  model::Battle now_;
};

}  // namespace

model::Edit renameZoneSlug(const model::Battle& battle, Id<model::Zone> zone, std::string_view slug,
                           std::string title) {
  model::Edit edit(std::move(title));
  const model::Zone* row = battle.find<model::Zone>(zone);
  const std::string to(slug);
  if (!row || to.empty() || slugged(to) != to || battle.bySlug<model::Zone>(to)) return edit;
  model::Zone changed = *row;
  changed.slug = to;
  Renaming renaming(battle, row->slug, to);
  model::Edit first;
  first.put(std::move(changed));
  renaming.perform(first);
  renaming.rules();
  renaming.settings();
  renaming.ordersAndEvents();
  renaming.waivers();
  edit.append(model::toEdit(model::difference(battle, renaming.now()), {}));
  return edit;
}

}  // namespace redoubt::rules
