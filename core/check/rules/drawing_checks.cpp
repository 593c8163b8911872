#include <algorithm>
#include <map>

#include "core/check/finding_collector.h"
#include "core/check/rules/rules_checks.h"
#include "core/rules/vocabulary/drawings.h"
#include "core/rules/vocabulary/vocabulary.h"

namespace redoubt::check {
namespace {

// Adds the name that is clearly meant; if there is none, the names nearest to the written one.
void addLikely(Arguments& arguments, const std::optional<std::string>& likely,
               std::span<const std::string_view> drawings, std::string_view name) {
  arguments["likely"] = likely.value_or("");
  if (likely) {
    arguments["hint"] = Phrase::of("details.perhaps", {{"name", *likely}});
    return;
  }
  std::vector<Phrase> near;
  for (std::string& each : rules::nearNames(drawings, name)) near.emplace_back(std::move(each));
  arguments["hint"] = near.empty() ? Phrase() : Phrase::of("details.nearest", {{"names", listed(std::move(near))}});
}

bool isSymbolRule(std::string_view term) {
  return term == "arm/<arm>/symbol" || term == "marker/<marker>/symbol" ||
         term.starts_with("unit-type/<unit-type>/symbol") || term.starts_with("leader/symbol");
}

// The allowed names for a rule that names a drawing; none for other rules.
std::span<const std::string_view> drawingsFor(const rules::RuleBook& book, const rules::Term& term,
                                              std::string_view path) {
  if (isSymbolRule(term.path)) return rules::drawn(rules::Drawing::CounterSymbol);
  if (term.path == "map/theme") return rules::drawn(rules::Drawing::Theme);
  if (term.path != "terrain/<terrain>/pattern") return {};
  const std::string terrain = rules::boundParts(term, path).front().text;
  return rules::drawnPatterns(book.text("terrain/" + terrain + "/place").value_or("hex"));
}

// A value that another system overrides is never drawn.
void checkDrawingsOf(FindingCollector& collector, const model::Rule& rule) {
  const rules::Term* term = rules::termOf(rule.path);
  const model::Rule* holds = term ? collector.book().row(rule.path) : nullptr;
  if (!holds || holds->system != rule.system) return;
  const auto drawings = drawingsFor(collector.book(), *term, rule.path);
  const auto name = rules::textOf(std::string_view(rule.value.text));
  if (drawings.empty() || !name || std::find(drawings.begin(), drawings.end(), *name) != drawings.end()) return;
  const auto likely = rules::likelyName(drawings, *name);
  Arguments arguments{{"path", rule.path}, {"name", *name}};
  addLikely(arguments, likely, drawings, *name);
  collector.add("drawing-unknown", Subject::ofRule(rule.path), std::move(arguments));
  collector.citeRule(rule.path);
  if (!likely) return;
  model::Rule mended = rule;
  mended.value = model::JsonText{"\"" + *likely + "\""};
  model::Edit edit;
  edit.put(std::move(mended));
  collector.fix("draw-likely", std::move(edit));
}

}  // namespace

std::vector<Finding> checkDrawings(const CheckContext& context) {
  FindingCollector collector(context);
  for (const model::Rule& rule : context.battle().all<model::Rule>()) checkDrawingsOf(collector, rule);
  return collector.take();
}

std::vector<Finding> checkMapSymbols(const CheckContext& context) {
  FindingCollector collector(context);
  const auto drawn = rules::drawn(rules::Drawing::MapSymbol);
  std::map<std::string, std::vector<const model::Symbol*>> unknown;
  for (const model::Symbol& symbol : context.battle().all<model::Symbol>()) {
    if (std::find(drawn.begin(), drawn.end(), symbol.kind) == drawn.end()) unknown[symbol.kind].push_back(&symbol);
  }
  for (const auto& [kind, symbols] : unknown) {
    const auto likely = rules::likelyName(drawn, kind);
    Arguments arguments{{"name", kind}, {"count", std::to_string(symbols.size())}};
    addLikely(arguments, likely, drawn, kind);
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
