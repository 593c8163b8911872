#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/check/fault_arguments.h"
#include "core/check/finding_collector.h"
#include "core/check/pieces/pieces_checks.h"
#include "core/rules/book/json_values.h"
#include "core/rules/turns/orders.h"

namespace redoubt::check {
namespace {

using nlohmann::json;

// Events of several scenarios can have the same short name.
void add(FindingCollector& collector, std::string_view code, const model::Event& event, Arguments arguments) {
  const model::Scenario* scenario = collector.battle().find<model::Scenario>(event.scenario);
  Finding& finding = collector.add(code, check::subjectOf(event), std::move(arguments));
  if (scenario) finding.scenario = scenario->slug;
  collector.cite(event);
}

void addMalformed(FindingCollector& collector, const rules::EventFault& each) {
  const model::Event* event = collector.battle().find<model::Event>(each.event);
  if (!event) return;
  const bool isName = each.fault.kind == rules::RuleFault::Kind::UnknownName;
  add(collector, isName ? "event-unknown-name" : "event-malformed", *event,
      withFault({{"event", event->slug}, {"part", each.fault.path}}, each.fault));
}

// A condition on a zone of a track for which the track has no labelled space.
void lookAtCondition(FindingCollector& collector, const model::Event& event) {
  const json condition = event.condition ? rules::parsedJson(event.condition->text) : json();
  const auto label = rules::textOf(rules::member(condition, "label"));
  const auto slug = rules::textOf(rules::member(condition, "track"));
  const model::Track* track = slug ? collector.battle().bySlug<model::Track>(*slug) : nullptr;
  if (!label || !track) return;
  const auto& spaces = collector.battle().all<model::Space>();
  const bool isThere = std::any_of(spaces.begin(), spaces.end(), [&](const model::Space& space) {
    return space.track == track->id && space.label == *label;
  });
  if (isThere) return;
  add(collector, "event-label-unknown", event, {{"event", event.slug}, {"label", *label}, {"track", track->title}});
}

// An effect with more units of certain armies than its total number.
void lookAtEffect(FindingCollector& collector, const model::Event& event) {
  const json effect = rules::parsedJson(event.effect.text);
  const auto remove = rules::wholeNumber(rules::member(effect, "remove"));
  const json& parts = rules::member(effect, "of-which");
  if (!remove || !parts.is_object()) return;
  int sum = 0;
  for (const auto& part : parts) sum += rules::wholeNumber(part).value_or(0);
  if (sum <= *remove) return;
  add(collector, "event-takes-too-few", event,
      {{"event", event.slug}, {"remove", std::to_string(*remove)}, {"sum", std::to_string(sum)}});
}

}  // namespace

std::vector<Finding> checkEvents(const CheckContext& context) {
  FindingCollector collector(context);
  for (const rules::EventFault& each : rules::eventFaults(context.battle(), context.book())) {
    addMalformed(collector, each);
  }
  for (const model::Event& event : context.battle().all<model::Event>()) {
    lookAtCondition(collector, event);
    lookAtEffect(collector, event);
  }
  return collector.take();
}

}  // namespace redoubt::check
