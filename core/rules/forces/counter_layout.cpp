#include "core/rules/forces/counter_layout.h"

#include <algorithm>
#include <map>
#include <mutex>

#include "core/base/base64.h"
#include "core/base/text.h"
#include "core/rules/forces/arms.h"

namespace redoubt::rules {
namespace {

constexpr std::string_view kLayouts = "counter-layout";
constexpr std::string_view kSymbols = "counter-symbol";

// Values that are the same for the same text as long as the program runs. None is let go: finished pictures of
// counters are remembered by the address of what they were drawn after, which must never come to mean something else.
template <class Value>
class Shared {
 public:
  template <class Make>
  std::shared_ptr<const Value> get(const std::string& text, Make make) {
    const std::lock_guard lock(mutex_);
    if (const auto found = known_.find(text); found != known_.end()) return found->second;
    return known_.emplace(text, std::make_shared<const Value>(make())).first->second;
  }

 private:
  std::mutex mutex_;
  std::map<std::string, std::shared_ptr<const Value>> known_;
};

// All that the layout says.
std::string textOf(const RuleBook& book, const std::string& name) {
  const std::string root = std::string(kLayouts) + "/" + name;
  std::string text = name;
  const auto add = [&](const std::string& path) {
    if (const auto json = book.json(path)) text.append("\n").append(path).append("\t").append(*json);
  };
  for (const char* each : {"/title", "/ground", "/ground-of-backs"}) add(root + each);
  for (const std::string& part : book.under(root + "/part")) add(root + "/part/" + part);
  return text;
}

bool has(const LayoutUse::Names& names, std::string_view name) {
  return names.find(name) != names.end();
}

// How well a layout fits; 0: it isn't for these.
int fitOf(const LayoutUse& use, const std::string& type, const std::optional<std::string>& arm, std::string_view army) {
  if (!use.armies.empty() && !has(use.armies, army)) return 0;
  const int ofArmy = use.armies.empty() ? 0 : 1;
  if (has(use.types, type)) return 6 + ofArmy;
  if (arm && has(use.arms, *arm)) return 4 + ofArmy;
  return use.types.empty() && use.arms.empty() ? 2 + ofArmy : 0;
}

}  // namespace

std::vector<std::string> layouts(const RuleBook& book) {
  std::vector<std::pair<std::string, std::string>> found;
  for (const std::string& name : book.under(kLayouts)) {
    found.emplace_back(folded(keys::kLayoutTitle.in(book, {name}).value_or(name)), name);
  }
  std::sort(found.begin(), found.end());
  std::vector<std::string> names;
  for (auto& [title, name] : found) names.push_back(std::move(name));
  return names;
}

CounterLayout layoutCalled(const RuleBook& book, const std::string& name) {
  CounterLayout layout;
  layout.name = name;
  layout.title = keys::kLayoutTitle.in(book, {name}).value_or(name);
  layout.ground = keys::kLayoutGround.in(book, {name}).value_or(layout.ground);
  layout.backGround = keys::kLayoutBackGround.in(book, {name}).value_or(layout.backGround);
  for (const auto& entry : keys::kLayoutPart.all(book, {name})) layout.parts.push_back({entry.name, entry.value});
  std::stable_sort(layout.parts.begin(), layout.parts.end(),
                   [](const NamedPart& a, const NamedPart& b) { return a.part.order < b.part.order; });
  return layout;
}

std::string layoutFor(const RuleBook& book, const std::string& type, std::string_view army) {
  std::string best;
  int bestFit = 0;
  const std::vector<std::string> names = book.under(kLayouts);
  if (names.empty()) return best;
  const auto arm = armOfType(book, type);
  for (const std::string& name : names) {
    const auto use = keys::kLayoutFor.in(book, {name});
    const int fit = use ? fitOf(*use, type, arm, army) : 0;
    if (fit <= bestFit) continue;
    bestFit = fit;
    best = name;
  }
  return best;
}

std::shared_ptr<const CounterLayout> sharedLayoutFor(const RuleBook& book, const std::string& type,
                                                     std::string_view army) {
  static Shared<CounterLayout> shared;
  const std::string name = layoutFor(book, type, army);
  if (name.empty()) return nullptr;
  return shared.get(textOf(book, name), [&] { return layoutCalled(book, name); });
}

std::vector<std::string> ownSymbols(const RuleBook& book) {
  std::vector<std::string> names = book.under(kSymbols);
  std::erase_if(names, [&](const std::string& name) { return ownSymbol(book, name) == nullptr; });
  std::sort(names.begin(), names.end());
  return names;
}

std::shared_ptr<const OwnSymbol> ownSymbol(const RuleBook& book, const std::string& name) {
  static Shared<OwnSymbol> shared;
  if (name.empty()) return nullptr;
  const std::string root = std::string(kSymbols) + "/" + name;
  const auto svg = book.json(root + "/svg");
  const auto png = svg ? std::nullopt : book.json(root + "/png");
  if (!svg && !png) return nullptr;
  const auto made = shared.get((svg ? "svg " : "png ") + std::string(svg ? *svg : *png), [&] {
    OwnSymbol symbol;
    if (svg) symbol.svg = keys::kSymbolSvg.in(book, {name}).value_or("");
    if (png) symbol.png = fromBase64(keys::kSymbolPng.in(book, {name}).value_or("")).value_or("");
    return symbol;
  });
  return made->svg.empty() && made->png.empty() ? nullptr : made;
}

}  // namespace redoubt::rules
