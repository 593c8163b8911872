#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/check/finding_collector.h"
#include "core/check/pieces/pieces_checks.h"
#include "core/model/standing.h"
#include "core/rules/book/json_values.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/markers.h"

namespace redoubt::check {
namespace {

// `stock/<stock>/carried`: the units that carry it, and how much is lost with each.
struct Carrying {
  std::string type;
  int each = 1;
};

std::optional<Carrying> carrying(const rules::RuleBook& book, const std::string& stock) {
  const auto value = rules::parsedJson(book.json("stock/" + stock + "/carried"));
  const auto type = rules::textOf(rules::member(value, "type"));
  const auto each = rules::wholeNumber(rules::member(value, "each"));
  return type && each && *each > 0 ? std::optional(Carrying{*type, *each}) : std::nullopt;
}

// The placed units of that type of the stock's army.
int countCarriers(const FindingCollector& collector, const VariantSetUp& where, const std::string& stock,
                  const std::string& type) {
  const auto owner = collector.book().text("stock/" + stock + "/army");
  int count = 0;
  for (const model::Placement* placement : where.placements) {
    const model::Unit* unit = collector.battle().find(placement->unit);
    const model::Army* army = unit ? collector.battle().find<model::Army>(unit->army) : nullptr;
    if (army && unit->type == type && (!owner || army->slug == *owner)) ++count;
  }
  return count;
}

void lookAtCarriers(FindingCollector& collector, const VariantSetUp& where, const std::string& stock, int amount) {
  const auto carried = carrying(collector.book(), stock);
  if (!carried) return;
  const int count = countCarriers(collector, where, stock, carried->type);
  if (count == 0 || count * carried->each == amount) return;
  const std::string path = "stock/" + stock;
  collector.add("stock-carriers", where, SettingSubject{where.scenario->slug, path},
                {{"stock", collector.book().text(path + "/title").value_or(stock)},
                 {"amount", std::to_string(amount)},
                 {"carriers", rules::typeTitle(collector.book(), carried->type)},
                 {"count", std::to_string(count)},
                 {"each", std::to_string(carried->each)},
                 {"sum", std::to_string(count * carried->each)}});
  if (const auto* row = rules::settingRow(collector.battle(), where.scenario->id, path)) collector.cite(*row);
}

void lookAtStock(FindingCollector& collector, const VariantSetUp& where, const std::string& stock) {
  const std::string path = "stock/" + stock;
  const auto amount = rules::integerSetting(collector.battle(), where.scenario->id, path);
  if (amount) return lookAtCarriers(collector, where, stock, *amount);
  collector.add("stock-unset", where, check::subjectOf(*where.scenario),
                {{"stock", collector.book().text(path + "/title").value_or(stock)},
                 {"scenario", where.scenario->title},
                 {"path", path}});
  collector.citeRule(path + "/title");
}

// The spaces for the remaining and the spent number, on any track.
void lookAtSpaces(FindingCollector& collector, const std::string& stock) {
  const std::string path = "stock/" + stock + "/spaces";
  const auto value = rules::parsedJson(collector.book().json(path));
  const auto& all = collector.battle().all<model::Space>();
  for (const char* part : {"held", "spent"}) {
    const auto slug = rules::textOf(rules::member(value, part));
    if (!slug || std::any_of(all.begin(), all.end(), [&](const model::Space& space) { return space.slug == *slug; })) {
      continue;
    }
    collector.add("stock-space-unknown", Subject::ofRule(path),
                  {{"stock", collector.book().text("stock/" + stock + "/title").value_or(stock)}, {"space", *slug}});
    collector.citeRule(path);
  }
}

// The users of a stock, by `stock/<stock>/used`.
struct Use {
  std::vector<std::string> types;
  bool isNotBesideEnemy = false;
};

std::optional<Use> useOf(const rules::RuleBook& book, const std::string& stock) {
  const auto value = rules::parsedJson(book.json("stock/" + stock + "/used"));
  if (!value.is_object()) return std::nullopt;
  Use use{{}, rules::isSet(value, "not-beside-enemy")};
  for (const auto& type : rules::member(value, "types")) {
    if (type.is_string()) use.types.push_back(type.get<std::string>());
  }
  return use;
}

// Calls `visit` for each unit that begins in a hex, with its army.
template <class Visit>
void forEachUnitAt(const FindingCollector& collector, const VariantSetUp& where, Visit&& visit) {
  for (const model::Placement* placement : where.placements) {
    const model::Unit* unit = collector.battle().find(placement->unit);
    const model::Army* army = unit ? collector.battle().find<model::Army>(unit->army) : nullptr;
    for (const hex::HexKey hex : army ? model::standingHexes(*placement) : model::StandingHexes()) {
      visit(*unit, *army, hex);
    }
  }
}

// A marker of a stock that is in use from the beginning (K6.71).
void lookAtUse(FindingCollector& collector, const VariantSetUp& where, const std::string& stock, const Use& use,
               const model::Placement& marker) {
  const auto own = rules::armyOf(collector.battle(), marker);
  const model::Army* owner = own ? collector.battle().find<model::Army>(*own) : nullptr;
  bool hasUser = false;
  bool isBesideEnemy = false;
  forEachUnitAt(collector, where, [&](const model::Unit& unit, const model::Army& army, hex::HexKey hex) {
    const bool isUser = std::find(use.types.begin(), use.types.end(), unit.type) != use.types.end();
    hasUser = hasUser || (isUser && hex == *marker.hex && (!own || army.id == *own));
    const bool isEnemy = owner && army.player != owner->player;
    isBesideEnemy = isBesideEnemy || (isEnemy && collector.layout().distance(hex, *marker.hex) == 1);
  });
  const auto add = [&](std::string_view code) {
    collector
        .add(code, where, check::subjectOf(marker),
             {{"stock", collector.book().text("stock/" + stock + "/title").value_or(stock)},
              {"hex", collector.hexName(*marker.hex)}})
        .place = std::vector{*marker.hex};
    collector.citeRule("stock/" + stock + "/used");
  };
  if (!hasUser) return add("stock-without-user");
  if (use.isNotBesideEnemy && isBesideEnemy) add("stock-used-beside-enemy");
}

void lookAtUses(FindingCollector& collector, const VariantSetUp& where, const std::string& stock) {
  const auto use = useOf(collector.book(), stock);
  const auto marker = collector.book().text("stock/" + stock + "/marker");
  if (!use || !marker || !collector.context().hasMap()) return;
  for (const model::Placement* placement : where.placements) {
    const bool isInHex = placement->rule == model::PlacementRule::At && placement->hex;
    if (isInHex && rules::markerOf(collector.book(), *placement) == marker) {
      lookAtUse(collector, where, stock, *use, *placement);
    }
  }
}

}  // namespace

std::vector<Finding> checkStocks(const CheckContext& context) {
  FindingCollector collector(context);
  for (const std::string& stock : context.book().under("stock")) {
    if (!context.book().text("stock/" + stock + "/title")) continue;
    lookAtSpaces(collector, stock);
    for (const VariantSetUp& where : context.setUps()) {
      lookAtStock(collector, where, stock);
      lookAtUses(collector, where, stock);
    }
  }
  return collector.take();
}

}  // namespace redoubt::check
