#include "core/base/wording.h"
#include "core/check/fault_arguments.h"
#include "core/check/finding_collector.h"
#include "core/check/pieces/pieces_checks.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/markers.h"
#include "core/rules/turns/orders.h"

namespace redoubt::check {
namespace {

Arguments withVerb(const std::string& verb, Arguments arguments) {
  const std::string key = "details.verb." + verb;
  arguments.emplace("verb", wording::in("en").find(key) ? Phrase::of(key) : Phrase(verb));
  return arguments;
}

// The number of counters that an order applies to.
struct OrderCount {
  int sure = 0;
  int open = 0;  // counters for which it is undecided
};

OrderCount countMarkers(const FindingCollector& collector, const VariantSetUp& where, const std::string& marker) {
  OrderCount count;
  for (const model::Placement* placement : where.placements) {
    if (rules::markerOf(collector.book(), *placement) == marker) count.sure += placement->count;
  }
  return count;
}

OrderCount countUnits(const FindingCollector& collector, const VariantSetUp& where, Id<model::Army> army,
                      const rules::OrderSelector& selector) {
  OrderCount count;
  for (const model::Unit* unit : rules::declaredForces(collector.battle(), *where.variant).units) {
    if (unit->army != army) continue;
    const rules::Figure size = collector.context().figuresOf(where, unit->id).size;
    switch (rules::fitOf(collector.battle(), collector.book(), selector, *unit, size.value, size.isCertain())) {
      case rules::OrderFit::Fits: ++count.sure; break;
      case rules::OrderFit::Undecided: ++count.open; break;
      case rules::OrderFit::FitsNot: break;
    }
  }
  return count;
}

// Units of a group have no rows of their own.
int countGroups(const FindingCollector& collector, const VariantSetUp& where, Id<model::Army> army) {
  int count = 0;
  for (const model::Placement* placement : where.placements) {
    const bool isGroup = placement->subject == model::PlacementSubject::Group;
    if (isGroup && rules::armyOf(collector.battle(), *placement) == army) count += placement->count;
  }
  return count;
}

void addMalformed(FindingCollector& collector, const rules::OrderFault& each) {
  const model::SetUpOrder* order = collector.battle().find<model::SetUpOrder>(each.order);
  if (!order) return;
  const bool isVerbUnknown = each.fault.kind == rules::RuleFault::Kind::Malformed && each.fault.expected.empty();
  if (isVerbUnknown) {
    collector.add("order-unknown-verb", check::subjectOf(*order), {{"verb", order->verb}});
  } else {
    collector.add(each.fault.kind == rules::RuleFault::Kind::UnknownName ? "order-unknown-name" : "order-malformed",
                  check::subjectOf(*order), withFault(withVerb(order->verb, {}), each.fault));
  }
  collector.cite(*order);
}

void lookAtOrder(FindingCollector& collector, const VariantSetUp& where, const model::SetUpOrder& order) {
  const auto selector = rules::selectorOf(order);
  if (!selector) return;  // reported as malformed elsewhere
  OrderCount count = selector->marker ? countMarkers(collector, where, *selector->marker)
                                      : countUnits(collector, where, order.army, *selector);
  if (!selector->marker) count.open += countGroups(collector, where, order.army);
  if (count.sure >= order.count) return;
  const bool isImpossible = count.sure + count.open < order.count;
  collector.add(isImpossible ? "order-too-many" : "order-undecidable", where, check::subjectOf(order),
                withVerb(order.verb, {{"army", armyName(collector.battle(), order.army)},
                                      {"count", std::to_string(order.count)},
                                      {"found", std::to_string(count.sure)},
                                      {"open", std::to_string(count.open)}}));
  collector.cite(order);
}

}  // namespace

std::vector<Finding> checkOrders(const CheckContext& context) {
  FindingCollector collector(context);
  for (const rules::OrderFault& each : rules::orderFaults(context.battle(), context.book())) {
    addMalformed(collector, each);
  }
  for (const model::SetUpOrder& order : context.battle().all<model::SetUpOrder>()) {
    if (order.count < 1) {
      collector.add("order-count", check::subjectOf(order),
                    withVerb(order.verb, {{"count", std::to_string(order.count)}}));
      collector.cite(order);
    }
  }
  for (const VariantSetUp& where : context.setUps()) {
    for (const model::SetUpOrder* order : rules::ordersIn(context.battle(), where.scenario->id)) {
      lookAtOrder(collector, where, *order);
    }
  }
  return collector.take();
}

}  // namespace redoubt::check
