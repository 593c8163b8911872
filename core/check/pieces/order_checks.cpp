#include "core/base/wording.h"
#include "core/check/fault_arguments.h"
#include "core/check/gathering.h"
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

OrderCount countMarkers(const Gathering& gathering, const VariantSetUp& where, const std::string& marker) {
  OrderCount count;
  for (const model::Placement* placement : where.placements) {
    if (rules::markerOf(gathering.book(), *placement) == marker) count.sure += placement->count;
  }
  return count;
}

OrderCount countUnits(const Gathering& gathering, const VariantSetUp& where, Id<model::Army> army,
                      const rules::OrderSelector& selector) {
  OrderCount count;
  for (const model::Unit* unit : rules::declaredForces(gathering.battle(), *where.variant).units) {
    if (unit->army != army) continue;
    const rules::Figure size = gathering.context().figures().of(unit->id).size;
    switch (rules::fitOf(gathering.battle(), gathering.book(), selector, *unit, size.value, size.isCertain())) {
      case rules::OrderFit::Fits: ++count.sure; break;
      case rules::OrderFit::Undecided: ++count.open; break;
      case rules::OrderFit::FitsNot: break;
    }
  }
  return count;
}

// Units of a group have no rows of their own.
int countGroups(const Gathering& gathering, const VariantSetUp& where, Id<model::Army> army) {
  int count = 0;
  for (const model::Placement* placement : where.placements) {
    const bool isGroup = placement->subject == model::PlacementSubject::Group;
    if (isGroup && rules::armyOf(gathering.battle(), *placement) == army) count += placement->count;
  }
  return count;
}

void addMalformed(Gathering& gathering, const rules::OrderFault& each) {
  const model::SetUpOrder* order = gathering.battle().find<model::SetUpOrder>(each.order);
  if (!order) return;
  const bool isVerbUnknown = each.fault.kind == rules::RuleFault::Kind::Malformed && each.fault.expected.empty();
  if (isVerbUnknown) {
    gathering.add("order-unknown-verb", check::subjectOf(*order), {{"verb", order->verb}});
  } else {
    gathering.add(each.fault.kind == rules::RuleFault::Kind::UnknownName ? "order-unknown-name" : "order-malformed",
                  check::subjectOf(*order), withFault(withVerb(order->verb, {}), each.fault));
  }
  gathering.cite(*order);
}

void lookAtOrder(Gathering& gathering, const VariantSetUp& where, const model::SetUpOrder& order) {
  const auto selector = rules::selectorOf(order);
  if (!selector) return;  // reported as malformed elsewhere
  OrderCount count = selector->marker ? countMarkers(gathering, where, *selector->marker)
                                      : countUnits(gathering, where, order.army, *selector);
  if (!selector->marker) count.open += countGroups(gathering, where, order.army);
  if (count.sure >= order.count) return;
  const bool isImpossible = count.sure + count.open < order.count;
  gathering.add(isImpossible ? "order-too-many" : "order-undecidable", where, check::subjectOf(order),
                withVerb(order.verb, {{"army", armyName(gathering.battle(), order.army)},
                                      {"count", std::to_string(order.count)},
                                      {"found", std::to_string(count.sure)},
                                      {"open", std::to_string(count.open)}}));
  gathering.cite(order);
}

}  // namespace

std::vector<Finding> checkOrders(const CheckContext& context) {
  Gathering gathering(context);
  for (const rules::OrderFault& each : rules::orderFaults(context.battle(), context.book())) {
    addMalformed(gathering, each);
  }
  for (const model::SetUpOrder& order : context.battle().all<model::SetUpOrder>()) {
    if (order.count < 1) {
      gathering.add("order-count", check::subjectOf(order),
                    withVerb(order.verb, {{"count", std::to_string(order.count)}}));
      gathering.cite(order);
    }
  }
  for (const VariantSetUp& where : context.setUps()) {
    for (const model::SetUpOrder* order : rules::ordersIn(context.battle(), where.scenario->id)) {
      lookAtOrder(gathering, where, *order);
    }
  }
  return gathering.take();
}

}  // namespace redoubt::check
