#include <algorithm>
#include <map>

#include "core/check/drawing_hint.h"
#include "core/check/finding_collector.h"
#include "core/check/rules/rules_checks.h"
#include "core/rules/book/rule_edit.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/counter_layout.h"
#include "core/rules/terrain/terrain.h"
#include "core/rules/vocabulary/drawings.h"
#include "core/rules/vocabulary/vocabulary.h"

namespace redoubt::check {
namespace {

bool isDrawn(std::span<const std::string_view> drawings, std::string_view name) {
  return std::find(drawings.begin(), drawings.end(), name) != drawings.end();
}

// The allowed names for a rule that names a drawing; none for other rules.
std::vector<std::string_view> drawingsFor(const rules::RuleBook& book, const rules::Term& term, std::string_view path) {
  std::vector<std::string_view> names;
  const auto add = [&](std::span<const std::string_view> more) { names.insert(names.end(), more.begin(), more.end()); };
  if (const auto drawing = rules::drawingOf(term.shape)) add(rules::drawn(*drawing));
  if (term.path != "terrain/<terrain>/pattern") return names;
  const std::string terrain = rules::boundParts(term, path).front().text;
  const auto place = book.text("terrain/" + terrain + "/place");
  if (place) {
    add(rules::drawnPatterns(*place));
  } else {
    for (const char* any : {"hex", "hexside", "link"}) add(rules::drawnPatterns(any));
  }
  return names;
}

// A value that another system overrides is never drawn.
void checkDrawingsOf(FindingCollector& collector, const model::Rule& rule) {
  const rules::Term* term = rules::termOf(rule.path);
  const model::Rule* holds = term ? collector.book().row(rule.path) : nullptr;
  if (!holds || holds->system != rule.system) return;
  const auto drawings = drawingsFor(collector.book(), *term, rule.path);
  const auto name = rules::textOf(std::string_view(rule.value.text));
  if (drawings.empty() || !name || isDrawn(drawings, *name)) return;
  const bool isSymbol = rules::drawingOf(term->shape) == rules::Drawing::CounterSymbol;
  if (isSymbol && rules::ownSymbol(collector.book(), *name)) return;
  Arguments arguments{{"path", rule.path}, {"name", *name}};
  const auto likely = addDrawingHint(arguments, drawings, *name);
  collector.add("drawing-unknown", Subject::ofRule(rule.path), std::move(arguments));
  collector.citeRule(rule.path);
  if (!likely) return;
  model::Rule mended = rule;
  mended.value = model::JsonText{"\"" + *likely + "\""};
  model::Edit edit;
  edit.put(std::move(mended));
  collector.fix("draw-likely", std::move(edit));
}

// A terrain without a pattern is drawn by the one of its own name.
void checkPatternOf(FindingCollector& collector, const rules::TerrainKind& kind) {
  const std::string path = "terrain/" + kind.slug + "/";
  if (collector.book().text(path + "pattern")) return;
  const auto drawings = rules::drawnPatterns(collector.book().text(path + "place").value_or("hex"));
  if (isDrawn(drawings, kind.slug)) return;
  Arguments arguments{{"terrain", kind.title}, {"path", path + "pattern"}};
  const auto likely = addDrawingHint(arguments, drawings, kind.slug);
  collector.add("pattern-missing", Subject::ofRule(path + "pattern"), std::move(arguments));
  collector.citeRule(path + "place");
  if (!likely) return;
  rules::RuleEdit edit(collector.battle(), {});
  edit.set(path + "pattern", "\"" + *likely + "\"");
  collector.fix("draw-likely", edit.take());
}

bool namesSymbol(const rules::RuleBook& book, const model::Battle& battle, const model::Unit& unit) {
  const std::string own = "unit-type/" + unit.type + "/symbol";
  const model::Army* army = battle.find<model::Army>(unit.army);
  const auto arm = rules::armOfType(book, unit.type);
  return book.text(own) || (army && book.text(own + "-in/" + army->slug)) ||
         (arm && book.text("arm/" + *arm + "/symbol"));
}

}  // namespace

std::vector<Finding> checkUnitSymbols(const CheckContext& context) {
  FindingCollector collector(context);
  std::map<std::string, int> without;
  for (const model::Unit& unit : context.battle().all<model::Unit>()) {
    // A type without an arm is a finding already.
    if (!rules::armOfType(context.book(), unit.type)) continue;
    if (!namesSymbol(context.book(), context.battle(), unit)) ++without[unit.type];
  }
  for (const auto& [type, count] : without) {
    const std::string below = "unit-type/" + type + "/";
    const std::string title = context.book().text(below + "title").value_or(type);
    Arguments arguments{{"type", title}, {"count", std::to_string(count)}, {"path", below + "symbol"}};
    addDrawingHint(arguments, rules::drawn(rules::Drawing::CounterSymbol), type);
    collector.add("symbol-missing", Subject::ofRule(below + "symbol"), std::move(arguments));
    collector.citeRule(below + "arm");
  }
  return collector.take();
}

std::vector<Finding> checkDrawings(const CheckContext& context) {
  FindingCollector collector(context);
  for (const model::Rule& rule : context.battle().all<model::Rule>()) checkDrawingsOf(collector, rule);
  for (const rules::TerrainKind& kind : rules::terrainKinds(context.book())) checkPatternOf(collector, kind);
  return collector.take();
}

std::vector<Finding> checkMapSymbols(const CheckContext& context) {
  FindingCollector collector(context);
  const auto drawn = rules::drawn(rules::Drawing::MapSymbol);
  std::map<std::string, std::vector<const model::Symbol*>> unknown;
  for (const model::Symbol& symbol : context.battle().all<model::Symbol>()) {
    if (!isDrawn(drawn, symbol.kind)) unknown[symbol.kind].push_back(&symbol);
  }
  for (const auto& [kind, symbols] : unknown) {
    Arguments arguments{{"name", kind}, {"count", std::to_string(symbols.size())}};
    const auto likely = addDrawingHint(arguments, drawn, kind);
    std::vector<hex::HexKey> hexes;
    model::Edit edit;
    for (const model::Symbol* symbol : symbols) {
      hexes.push_back(symbol->hex);
      model::Symbol mended = *symbol;
      mended.kind = likely.value_or(kind);
      edit.put(std::move(mended));
    }
    Finding& finding = collector.add("map-symbol-unknown", check::subjectOf(*symbols.front()), std::move(arguments));
    if (context.hasMap()) finding.place = std::move(hexes);
    if (likely) collector.fix("draw-likely", std::move(edit));
  }
  return collector.take();
}

}  // namespace redoubt::check
