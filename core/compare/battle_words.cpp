#include "core/compare/battle_words.h"

#include <algorithm>
#include <array>
#include <map>

#include "core/base/text.h"
#include "core/compare/map_words.h"
#include "core/proof/rows.h"

namespace redoubt::compare {
namespace {

using namespace model;
using proof::as;
using proof::isOf;

// In which column of a placement which aspect stands.
constexpr std::array<std::pair<std::string_view, Aspect>, 12> kAspectOf{{{"rule", Aspect::Place},
                                                                         {"hex", Aspect::Place},
                                                                         {"distance", Aspect::Place},
                                                                         {"zone", Aspect::Place},
                                                                         {"space", Aspect::Place},
                                                                         {"entry", Aspect::Place},
                                                                         {"second_hex", Aspect::SecondHex},
                                                                         {"direction", Aspect::Facing},
                                                                         {"step", Aspect::Step},
                                                                         {"formation", Aspect::Formation},
                                                                         {"stack", Aspect::Stack},
                                                                         {"count", Aspect::Count}}};

std::size_t columnOf(const TableInfo& table, std::string_view name) {
  return *table.column(name);
}

}  // namespace

BattleWords::BattleWords(const BattleComparison& comparison, std::string language)
    : BattleWords(comparison, comparison.first(), comparison.second(), std::move(language)) {}

BattleWords::BattleWords(const BattleComparison& comparison, const Battle& firstNames, const Battle& secondNames,
                         std::string language)
    : comparison_(comparison),
      language_(std::move(language)),
      first_(comparison.first(), firstNames, language_),
      second_(comparison.second(), secondNames, language_) {}

void BattleWords::setRowNamer(const RowNamer& namer) {
  first_.setRowNamer(namer);
  second_.setRowNamer(namer);
}

const RowChange& BattleWords::changeOf(const BattleDifference& difference, std::size_t i) const {
  return comparison_.changes()[difference.changes[i]];
}

// A thing is called what it is called afterwards.
const SideWords& BattleWords::side(const BattleDifference& difference) const {
  return difference.kind == Kind::OnlyFirst ? first_ : second_;
}

bool BattleWords::isGround(const BattleDifference& difference) const {
  return isOf<HexRow>(*difference.table) || isOf<Hexside>(*difference.table) || isOf<Link>(*difference.table);
}

// "Woods", "Stream", "Road".
std::string BattleWords::kindOnGround(const BattleDifference& difference) const {
  const RowChange& change = changeOf(difference, 0);
  const void* row = change.second ? change.second : change.first;
  const std::string_view column = isOf<HexRow>(*change.table) ? "terrain" : "kind";
  const std::string kind = side(difference).value(*change.table, row, columnOf(*change.table, column), nullptr);
  const auto* hex = as<HexRow>(*change.table, row);
  if (!hex || hex->level == 0 || difference.kind == Kind::Changed) return kind;
  return said(Phrase::of("compare.battles.on-level", {{"terrain", kind}, {"level", std::to_string(hex->level)}}));
}

std::string BattleWords::places(const BattleDifference& difference) const {
  const SideWords& side = this->side(difference);
  std::vector<hex::HexKey> hexes;
  std::vector<hex::HexsideKey> sides;
  for (std::size_t i = 0; i < difference.changes.size(); ++i) {
    const RowChange& change = changeOf(difference, i);
    if (const auto* row = as<HexRow>(*change.table, change.any())) hexes.push_back(row->hex);
    if (const auto* row = as<Hexside>(*change.table, change.any())) sides.push_back(row->side);
    if (const auto* row = as<Link>(*change.table, change.any())) sides.push_back(row->side);
  }
  std::size_t left = 0;
  const std::string text = !hexes.empty()                  ? hexesInWords(side.layout(), hexes, left)
                           : isOf<Link>(*difference.table) ? waysInWords(side.layout(), sides, left)
                                                           : sidesInWords(side.layout(), sides, left);
  if (left == 0) return text;
  return said(Phrase::of("compare.battles.and-more", {{"places", text}, {"count", std::to_string(left)}}));
}

std::string BattleWords::rowName(const TableInfo& table, const void* row) const {
  const SideWords& side = table.find(comparison_.second(), row) ? second_ : first_;
  if (const auto* rule = as<Rule>(table, row)) return ruleTitle(side, rule->path, rule->value.text);
  if (const auto* placement = as<Placement>(table, row)) return side.subject(*placement);
  return side.rowName(table, row);
}

std::string BattleWords::subject(const BattleDifference& difference) const {
  const TableInfo& table = *difference.table;
  if (isGround(difference)) return kindOnGround(difference);
  if (isOf<Provenance>(table) || isOf<Translation>(table)) {
    const std::string kind = std::string(table.name());
    return said(Phrase::of("compare.battles.many-" + kind, {{"count", std::to_string(difference.changes.size())}}));
  }
  const SideWords& side = this->side(difference);
  const void* row = difference.kind == Kind::OnlyFirst ? difference.first : difference.second;
  if (isOf<Label>(table) || isOf<Symbol>(table)) {
    return said(
        Phrase::of("compare.battles.in-hex", {{"kind", side.tableName(table)},
                                              {"name", side.rowName(table, row)},
                                              {"hex", side.value(table, row, columnOf(table, "hex"), nullptr)}}));
  }
  if (const auto* rule = as<Rule>(table, row)) {
    const std::string title = ruleTitle(side, rule->path, rule->value.text);
    // The rules of several systems can have the same path.
    if (comparison_.first().all<System>().size() + comparison_.second().all<System>().size() <= 2) return title;
    const System* system = side.names().find<System>(rule->system);
    if (!system) return title;
    return said(Phrase::of("compare.battles.in-system",
                           {{"rule", title}, {"system", proof::orSlug(system->title, system->slug)}}));
  }
  if (const auto* placement = as<Placement>(table, row)) {
    const SetUpBlock* block = side.names().find<SetUpBlock>(placement->block);
    const std::string name = side.subject(*placement);
    if (!block || block->title.empty()) return name;
    return said(Phrase::of("compare.battles.in-block", {{"name", name}, {"block", block->title}}));
  }
  const std::string name =
      said(Phrase::of("compare.battles.row", {{"kind", side.tableName(table)}, {"name", side.rowName(table, row)}}));
  const auto scenario = table.column("scenario");
  if (!scenario || side.names().all<Scenario>().size() < 2) return name;
  const std::string title = side.value(table, row, *scenario, nullptr);
  if (title == kNothing) return name;
  return said(Phrase::of("compare.battles.in-scenario", {{"name", name}, {"scenario", title}}));
}

void BattleWords::tellPlacement(const RowChange& change, std::vector<Told>& told) const {
  const auto* one = as<Placement>(*change.table, change.first);
  const auto* other = as<Placement>(*change.table, change.second);
  std::vector<Aspect> aspects;
  for (const std::size_t column : change.columns) {
    const std::string_view name = change.table->fields()[column].name;
    const auto aspect =
        std::find_if(kAspectOf.begin(), kAspectOf.end(), [&](const auto& each) { return each.first == name; });
    if (aspect == kAspectOf.end()) {
      if (name == "ordinal") continue;
      told.push_back({second_.fieldName(*change.table, name), first_.value(*change.table, one, column, other),
                      second_.value(*change.table, other, column, one)});
    } else if (std::find(aspects.begin(), aspects.end(), aspect->second) == aspects.end()) {
      aspects.push_back(aspect->second);
    }
  }
  // The place names the second hex too.
  if (std::find(aspects.begin(), aspects.end(), Aspect::Place) != aspects.end()) std::erase(aspects, Aspect::SecondHex);
  std::sort(aspects.begin(), aspects.end());
  std::vector<Told> found;
  for (const Aspect aspect : aspects) {
    found.push_back({said(Phrase::of("compare.aspect." + std::string(toText(aspect)))), first_.value(one, aspect),
                     second_.value(other, aspect)});
  }
  told.insert(told.begin(), found.begin(), found.end());
}

// The name of a row that belongs to the subject, without what the subject says already.
std::string BattleWords::along(const RowChange& change, bool isFirst) const {
  const SideWords& side = isFirst ? first_ : second_;
  const void* row = isFirst ? change.first : change.second;
  const TableInfo& table = *change.table;
  const auto column = [&](std::string_view name) { return side.value(table, row, columnOf(table, name), nullptr); };
  if (isOf<UnitCommand>(table)) return column("command");
  if (isOf<VariantBlock>(table)) return column("block");
  if (isOf<ZoneHex>(table)) return column("hex");
  return side.rowName(table, row);
}

void BattleWords::tellRow(const BattleDifference& difference, const RowChange& change, std::vector<Told>& told) const {
  const TableInfo& table = *change.table;
  if (isOf<Placement>(table) && change.first && change.second) return tellPlacement(change, told);
  const auto* rule = as<Rule>(table, change.first);
  if (rule && change.second) {
    const auto parts =
        ruleDifference(first_, second_, rule->path, rule->value.text, as<Rule>(table, change.second)->value.text);
    told.insert(told.end(), parts.begin(), parts.end());
    return;
  }
  const bool isSubject = change.table == difference.table;
  if (isOf<Provenance>(table) && !isSubject) return;  // what is said of an origin comes with the value
  if (const auto* figure = as<FaceFigure>(table, change.any())) {
    const SideWords& side = change.second ? second_ : first_;
    const Face* face = side.names().find<Face>(figure->face);
    const Counter* counter = face ? side.names().find<Counter>(face->counter) : nullptr;
    std::string what = isCommonFigure(figure->kind)
                           ? said(Phrase::of("details.figure." + figure->kind))
                           : lowered(side.value(table, change.any(), columnOf(table, "kind"), nullptr));
    if (face && face->side == FaceSide::Back) what = said(Phrase::of("compare.battles.on-back", {{"what", what}}));
    if (counter && counter->number > 1) {
      what =
          said(Phrase::of("compare.battles.on-counter", {{"what", what}, {"number", std::to_string(counter->number)}}));
    }
    const std::size_t value = columnOf(table, "value");
    told.push_back({std::move(what), change.first ? first_.value(table, change.first, value, nullptr) : kNothing,
                    change.second ? second_.value(table, change.second, value, nullptr) : kNothing});
    return;
  }
  if (!change.first || !change.second) {
    if (isSubject) return;
    told.push_back({lowered(second_.tableName(table)), change.first ? along(change, true) : kNothing,
                    change.second ? along(change, false) : kNothing});
    return;
  }
  for (const std::size_t column : change.columns) {
    std::string what = lowered(second_.fieldName(table, table.fields()[column].name));
    const bool isLone = isOf<Setting>(table) || (isOf<HexRow>(table) && table.fields()[column].name == "terrain");
    if (!isSubject) what = along(change, false) + ", " + what;
    told.push_back(
        {isLone ? std::string() : std::move(what), value(change, column, true), value(change, column, false)});
  }
}

// The hexes that came to a zone or went from it.
std::vector<Told> BattleWords::tellZone(const BattleDifference& difference) const {
  std::vector<hex::HexKey> come;
  std::vector<hex::HexKey> gone;
  std::vector<Told> told;
  for (std::size_t i = 0; i < difference.changes.size(); ++i) {
    const RowChange& change = changeOf(difference, i);
    if (const auto* row = as<ZoneHex>(*change.table, change.any())) {
      (change.second ? come : gone).push_back(row->hex);
    } else {
      tellRow(difference, change, told);
    }
  }
  std::size_t left = 0;
  const auto counted = [&](std::string text) {
    if (left == 0) return text;
    return said(Phrase::of("compare.battles.and-more", {{"places", text}, {"count", std::to_string(left)}}));
  };
  const std::string before = gone.empty() ? kNothing : counted(hexesInWords(first_.layout(), gone, left));
  const std::string after = come.empty() ? kNothing : counted(hexesInWords(second_.layout(), come, left));
  if (!gone.empty()) told.push_back({said(Phrase::of("compare.battles.hexes-gone")), before, kNothing, true});
  if (!come.empty()) told.push_back({said(Phrase::of("compare.battles.hexes-come")), kNothing, after, true});
  return told;
}

std::string BattleWords::value(const RowChange& change, std::size_t column, bool isFirst) const {
  const SideWords& side = isFirst ? first_ : second_;
  const void* row = isFirst ? change.first : change.second;
  if (!row) return kNothing;
  if (const auto* rule = as<Rule>(*change.table, row)) {
    if (change.table->fields()[column].name == "value") return ruleValue(side, rule->path, rule->value.text);
  }
  return side.value(*change.table, row, column, isFirst ? change.second : change.first);
}

std::vector<Told> BattleWords::told(const BattleDifference& difference) const {
  std::vector<Told> told;
  if (difference.kind != Kind::Changed) return told;
  if (isOf<Zone>(*difference.table)) return tellZone(difference);
  const bool isGroup = isGround(difference) || isOf<Provenance>(*difference.table);
  const std::size_t count = isGroup ? 1 : difference.changes.size();
  for (std::size_t i = 0; i < count; ++i) tellRow(difference, changeOf(difference, i), told);
  return told;
}

// "counters: 2; steps: 4": the rows that come or go with something.
std::string BattleWords::belongings(const BattleDifference& difference) const {
  std::map<const TableInfo*, std::size_t> counts;
  for (std::size_t i = 0; i < difference.changes.size(); ++i) {
    const TableInfo* table = changeOf(difference, i).table;
    const bool isInside = isOf<Provenance>(*table) || isOf<Face>(*table) || isOf<FaceFigure>(*table);
    if (table != difference.table && !isInside) ++counts[table];
  }
  std::vector<std::string> parts;
  for (const auto& [table, count] : counts) {
    const std::string many = said(Phrase::of("rows." + std::string(table->name()) + ".many"));
    parts.push_back(lowered(many) + ": " + std::to_string(count));
  }
  return join(parts, "; ");
}

std::string BattleWords::detail(const BattleDifference& difference) const {
  if (isGround(difference)) return places(difference);
  if (difference.kind == Kind::Changed) return {};
  const SideWords& side = this->side(difference);
  const RowChange& change = changeOf(difference, 0);
  const void* row = difference.first ? difference.first : difference.second;
  if (row) {
    if (const auto* placement = as<Placement>(*difference.table, row)) return side.whole(placement);
    if (const auto* rule = as<Rule>(*difference.table, row)) {
      return ruleValue(side, rule->path, rule->value.text);
    }
    if (const auto* setting = as<Setting>(*difference.table, row)) return side.value(*setting, nullptr);
    if (const auto* unit = as<Unit>(*difference.table, row)) {
      const std::string type = side.value(*difference.table, unit, columnOf(*difference.table, "type"), nullptr);
      const std::string army = side.value(*difference.table, unit, columnOf(*difference.table, "army"), nullptr);
      const std::string more = belongings(difference);
      return army + "; " + type + (more.empty() ? "" : "; " + more);
    }
  } else if (isOf<Provenance>(*change.table)) {
    return this->side(difference).value(*change.table, change.any(), columnOf(*change.table, "status"), nullptr);
  }
  return belongings(difference);
}

std::string BattleWords::cell(const BattleDifference& difference, bool isFirst) const {
  if (difference.kind != Kind::Changed) {
    const bool isThere = (difference.kind == Kind::OnlyFirst) == isFirst;
    if (!isThere) return kNothing;
    const std::string detail = this->detail(difference);
    return detail.empty() ? said(Phrase::of("compare.battles.there")) : detail;
  }
  std::vector<std::string> parts;
  for (const Told& each : told(difference)) parts.push_back(isFirst ? each.first : each.second);
  return join(parts, "; ");
}

std::string BattleWords::first(const BattleDifference& difference) const {
  return cell(difference, true);
}
std::string BattleWords::second(const BattleDifference& difference) const {
  return cell(difference, false);
}

std::string BattleWords::said(const std::vector<Told>& told) const {
  std::vector<std::string> parts;
  for (const Told& each : told) {
    const auto orNone = [&](const std::string& text) {
      return text == kNothing ? said(Phrase::of("compare.battles.nothing")) : text;
    };
    std::vector<Phrase::Argument> values{{"first", orNone(each.first)}, {"second", orNone(each.second)}};
    if (!each.what.empty()) values.push_back({"what", each.what});
    if (each.isList) values.push_back({"list", each.first == kNothing ? each.second : each.first});
    const char* key = each.isList         ? "compare.battles.listed"
                      : each.what.empty() ? "compare.change"
                                          : "compare.battles.named-change";
    parts.push_back(said(Phrase::of(key, std::move(values))));
  }
  return parts.empty() ? said(Phrase::of("compare.battles.order")) : join(parts, "; ");
}

std::vector<std::string> BattleWords::sentences(const RowChange& change) const {
  std::vector<Told> told;
  const BattleDifference alone{partOf(*change.table), change.kind(), change.table, change.first, change.second, {}, {}};
  if (change.first && change.second) {
    tellRow(alone, change, told);
  } else {
    for (const std::size_t column : change.columns) {
      told.push_back({lowered(second_.fieldName(*change.table, change.table->fields()[column].name)),
                      value(change, column, true), value(change, column, false)});
    }
  }
  return {
      said(Phrase::of("compare.sentence", {{"subject", rowName(*change.table, change.any())}, {"what", said(told)}}))};
}

std::string BattleWords::sentence(const BattleDifference& difference) const {
  const std::string detail = this->detail(difference);
  if (difference.kind != Kind::Changed) {
    const bool isAdded = difference.kind == Kind::OnlySecond;
    std::string key = isAdded ? "compare.battles.added" : "compare.battles.removed";
    const std::string_view table = difference.table->name();
    if (isGround(difference)) {
      key += table == Link::kTable ? "-along" : table == Hexside::kTable ? "-on" : "-in";
    } else if (table == Placement::kTable) {
      key += "-placement";
    } else if (!detail.empty()) {
      key += "-with";
    }
    return said(Phrase::of(key, {{"subject", subject(difference)}, {"detail", detail}}));
  }
  const std::string what = said(told(difference));
  if (isGround(difference)) {
    const std::string key = std::string("compare.battles.changed") + (isOf<HexRow>(*difference.table) ? "-in" : "-on");
    return said(Phrase::of(key, {{"what", what}, {"places", detail}}));
  }
  return said(Phrase::of("compare.sentence", {{"subject", subject(difference)}, {"what", what}}));
}

std::string BattleWords::summary() const {
  if (comparison_.empty()) return said(Phrase::of("compare.battles.none"));
  std::array<std::size_t, kParts> counts{};
  for (const BattleDifference& each : comparison_.differences()) ++counts[static_cast<std::size_t>(each.part)];
  std::vector<std::string> parts;
  for (int i = 0; i < kParts; ++i) {
    const std::size_t count = counts[static_cast<std::size_t>(i)];
    if (count > 0) parts.push_back(lowered(part(static_cast<Part>(i))) + " " + std::to_string(count));
  }
  const std::string count = std::to_string(comparison_.differences().size());
  if (parts.size() == 1) return said(Phrase::of("compare.battles.summary-one", {{"count", count}}));
  return said(Phrase::of("compare.battles.summary", {{"count", count}, {"parts", join(parts, ", ")}}));
}

}  // namespace redoubt::compare
