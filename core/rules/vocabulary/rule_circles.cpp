#include "core/rules/vocabulary/rule_circles.h"

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "core/rules/book/json_values.h"
#include "core/rules/vocabulary/shape_json.h"
#include "core/rules/vocabulary/state_keys.h"
#include "core/rules/vocabulary/vocabulary.h"

namespace redoubt::rules {
namespace {

constexpr std::array<std::string_view, 5> kFamilies{"rating", "table", "zone", "flood", "state"};

using Arrows = std::map<std::string, std::set<std::string>>;

// The thing that a name stands for, as the first two parts of its paths; empty for other kinds of names.
std::string thingOf(NameKind kind, const std::string& name) {
  switch (kind) {
    case NameKind::Rating: return "rating/" + name;
    case NameKind::Table: return "table/" + name;
    case NameKind::Influence: return "zone/" + name;
    case NameKind::Flood: return "flood/" + name;
    case NameKind::State: return "state/" + name;
    default: return {};
  }
}

// Changes of a state that come about at a moment are not a part of what it is; those that always hold are.
bool decides(const Term& term, const nlohmann::json& value) {
  return term.path != keys::kStateChange.path() || value.value("on", std::string()) == kAlways;
}

void addArrows(Arrows& arrows, const RuleBook& book, const std::string& thing, const std::string& path) {
  if (const auto text = book.json(path)) {
    const Term* term = termOf(path);
    const nlohmann::json value = parsedJson(text);
    if (term && term->hasKey && !value.is_discarded() && !shapeFault(term->shape, value) && decides(*term, value)) {
      forEachName(term->shape, value, [&](const std::vector<NameKind>& kinds, const std::string& name) {
        for (const NameKind kind : kinds) {
          const std::string other = thingOf(kind, name);
          if (!other.empty()) arrows[thing].insert(other);
        }
      });
    }
  }
  for (const std::string& part : book.under(path)) addArrows(arrows, book, thing, path + "/" + part);
}

// Walks from thing to thing; a thing that is met again on its own way closes a circle.
class Walk {
 public:
  explicit Walk(const Arrows& arrows) : arrows_(arrows) {}

  void from(const std::string& thing) {
    const auto onWay = std::find(way_.begin(), way_.end(), thing);
    if (onWay != way_.end()) {
      std::vector<std::string> circle(onWay, way_.end());
      std::rotate(circle.begin(), std::min_element(circle.begin(), circle.end()), circle.end());
      if (std::find(circles_.begin(), circles_.end(), circle) == circles_.end()) circles_.push_back(std::move(circle));
      return;
    }
    const auto next = arrows_.find(thing);
    if (next == arrows_.end() || !done_.insert(thing).second) return;
    way_.push_back(thing);
    for (const std::string& each : next->second) from(each);
    way_.pop_back();
  }

  std::vector<std::vector<std::string>> circles() { return std::move(circles_); }

 private:
  const Arrows& arrows_;
  std::vector<std::string> way_;
  std::set<std::string> done_;
  std::vector<std::vector<std::string>> circles_;
};

}  // namespace

std::vector<std::vector<std::string>> ruleCircles(const RuleBook& book) {
  Arrows arrows;
  for (const std::string_view family : kFamilies) {
    for (const std::string& name : book.under(family)) {
      const std::string thing = std::string(family) + "/" + name;
      addArrows(arrows, book, thing, thing);
    }
  }
  Walk walk(arrows);
  for (const auto& [thing, others] : arrows) walk.from(thing);
  return walk.circles();
}

}  // namespace redoubt::rules
