#include "core/rules/vocabulary/zone_slug.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <span>

#include "core/base/text.h"
#include "core/rules/vocabulary/rule_faults.h"
#include "core/rules/vocabulary/shape_json.h"
#include "core/rules/vocabulary/vocabulary.h"

namespace redoubt::rules {
namespace {

using nlohmann::ordered_json;

// The term with exactly this path; null if there is none.
const Term* named(std::span<const Term> vocabulary, std::string_view path) {
  const auto found =
      std::find_if(vocabulary.begin(), vocabulary.end(), [&](const Term& term) { return term.path == path; });
  return found == vocabulary.end() ? nullptr : &*found;
}

// Renames the zone in those values whose name is unknown as soon as the zone has its new slug.
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
      change(changed.value, termOf(fault.path));
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
      change(changed.value, settingTermOf(each.fault.path));
      edit.put(std::move(changed));
    }
    perform(edit);
  }

  void orders() {
    const RuleBook book(now_);
    model::Edit edit;
    for (const OrderFault& each : orderFaults(now_, book)) {
      if (!isMeant(each.fault)) continue;
      model::SetUpOrder changed = *now_.find<model::SetUpOrder>(each.order);
      change(changed.selector, named(orderVocabulary(), each.fault.path));
      edit.put(std::move(changed));
    }
    perform(edit);
  }

  void events() {
    const RuleBook book(now_);
    std::map<Id<model::Event>, model::Event> rows;
    for (const EventFault& each : eventFaults(now_, book)) {
      if (!isMeant(each.fault)) continue;
      model::Event& row = rows.try_emplace(each.event, *now_.find<model::Event>(each.event)).first->second;
      change(partOf(row, each.fault.path), named(eventVocabulary(), each.fault.path));
    }
    model::Edit edit;
    for (auto& [id, row] : rows) edit.put(std::move(row));
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

  // The part in the column that a fault names.
  static model::JsonText& partOf(model::Event& row, std::string_view column) {
    return column == "trigger" ? row.trigger : column == "condition" ? *row.condition : row.effect;
  }

  // A value whose names are looked up always has the shape of its term.
  void change(model::JsonText& text, const Term* term) const {
    const ordered_json value = ordered_json::parse(text.text, nullptr, false);
    if (term && !value.is_discarded()) text.text = renamed(term->shape, value, NameKind::Zone, from_, to_).dump();
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
  renaming.orders();
  renaming.events();
  renaming.waivers();
  edit.append(model::toEdit(model::difference(battle, renaming.now()), {}));
  return edit;
}

}  // namespace redoubt::rules
