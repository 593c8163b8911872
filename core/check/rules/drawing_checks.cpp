#include <algorithm>
#include <map>

#include "core/check/gathering.h"
#include "core/check/rules/rules_checks.h"
#include "core/rules/vocabulary/drawings.h"
#include "core/rules/vocabulary/vocabulary.h"

namespace redoubt::check {
namespace {

// What is said where one name is clearly meant, in both languages.
void addLikely(Arguments& arguments, const std::optional<std::string>& likely) {
  arguments["likely"] = likely.value_or("");
  arguments["hint"] = likely ? "; perhaps “" + *likely + "” is meant" : "";
  arguments["hint@pl"] = likely ? "; być może chodzi o „" + *likely + "”" : "";
}

bool isSymbolRule(std::string_view term) {
  return term == "arm/<arm>/symbol" || term == "marker/<marker>/symbol" ||
         term.starts_with("unit-type/<unit-type>/symbol") || term.starts_with("leader/symbol");
}

// The names that the value of a rule may be, for rules that name a drawing; none for others.
std::span<const std::string_view> drawingsFor(const rules::RuleBook& book, const rules::Term& term,
                                              std::string_view path) {
  if (isSymbolRule(term.path)) return rules::drawnSymbols();
  if (term.path != "terrain/<terrain>/pattern") return {};
  const std::string terrain = rules::boundParts(term, path).front().text;
  return rules::drawnPatterns(book.text("terrain/" + terrain + "/place").value_or("hex"));
}

// A value that another system overrides is never drawn.
void lookAtRule(Gathering& gathering, const model::Rule& rule) {
  const rules::Term* term = rules::termOf(rule.path);
  const model::Rule* holds = term ? gathering.book().row(rule.path) : nullptr;
  if (!holds || holds->system != rule.system) return;
  const auto drawings = drawingsFor(gathering.book(), *term, rule.path);
  const auto name = rules::textOf(std::string_view(rule.value.text));
  if (drawings.empty() || !name || std::find(drawings.begin(), drawings.end(), *name) != drawings.end()) return;
  const auto likely = rules::likelyName(drawings, *name);
  Arguments arguments{{"path", rule.path}, {"name", *name}};
  addLikely(arguments, likely);
  gathering.add("drawing-unknown", Subject::ofRule(rule.path), std::move(arguments));
  gathering.citeRule(rule.path);
  if (!likely) return;
  model::Rule mended = rule;
  mended.value = model::JsonText{"\"" + *likely + "\""};
  model::Edit edit;
  edit.put(std::move(mended));
  gathering.fix("draw-likely", std::move(edit));
}

}  // namespace

std::vector<Finding> checkDrawings(const CheckContext& context) {
  Gathering gathering(context);
  for (const model::Rule& rule : context.battle().all<model::Rule>()) lookAtRule(gathering, rule);
  return gathering.take();
}

std::vector<Finding> checkMapSymbols(const CheckContext& context) {
  Gathering gathering(context);
  const auto drawn = rules::drawnMapSymbols();
  std::map<std::string, std::vector<const model::Symbol*>> unknown;
  for (const model::Symbol& symbol : context.battle().all<model::Symbol>()) {
    if (std::find(drawn.begin(), drawn.end(), symbol.kind) == drawn.end()) unknown[symbol.kind].push_back(&symbol);
  }
  for (const auto& [kind, symbols] : unknown) {
    const auto likely = rules::likelyName(drawn, kind);
    Arguments arguments{{"name", kind}, {"count", std::to_string(symbols.size())}};
    addLikely(arguments, likely);
    std::vector<hex::HexKey> hexes;
    model::Edit edit;
    for (const model::Symbol* symbol : symbols) {
      hexes.push_back(symbol->hex);
      model::Symbol mended = *symbol;
      mended.kind = likely.value_or(kind);
      edit.put(std::move(mended));
    }
    Finding& finding = gathering.add("map-symbol-unknown", subjectOf(*symbols.front()), std::move(arguments));
    if (context.hasMap()) finding.place = std::move(hexes);
    if (likely) gathering.fix("draw-likely", std::move(edit));
  }
  return gathering.take();
}

}  // namespace redoubt::check
