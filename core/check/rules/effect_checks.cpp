#include <algorithm>
#include <map>
#include <set>

#include "core/check/finding_collector.h"
#include "core/check/rules/rules_checks.h"
#include "core/rules/mechanics/outcome.h"

namespace redoubt::check {
namespace {

using rules::EffectItem;
using rules::EffectRules;
using rules::Mechanics;
using rules::StateRules;
using rules::Symbol;
using rules::TableRules;

template <class Visit>
void forEachItem(const rules::Effect& effect, Visit&& visit) {
  for (const rules::EffectPart& part : effect.parts) {
    for (const EffectItem& each : part.items) visit(each);
    for (const auto& way : part.choices) {
      for (const EffectItem& each : way) visit(each);
    }
    for (const rules::EffectBranch& branch : part.first) {
      for (const EffectItem& each : branch.items) visit(each);
    }
  }
}

// The tables whose results do something: those of actions and of checks that effects ask for.
std::set<Symbol> tablesOfResults(const Mechanics& mechanics) {
  std::set<Symbol> tables;
  for (const rules::ActionRules& each : mechanics.actions) tables.insert(Symbol(each.action.table));
  for (const EffectRules& each : mechanics.effects) {
    forEachItem(each.effect, [&](const EffectItem& item) {
      if (item.verb == rules::EffectVerb::Check) tables.insert(Symbol(item.name));
    });
  }
  return tables;
}

template <class Visit>
void forEachCell(const TableRules& table, Visit&& visit) {
  for (const rules::RowOfTable& row : table.rows) {
    for (const auto& [column, text] : row.cells) visit(row.path + "/" + column, text);
  }
}

// The texts of results and the parts that they are read as, by table.
std::set<std::pair<std::string, std::string>> textsOf(const Mechanics& mechanics) {
  std::set<std::pair<std::string, std::string>> texts;
  for (const auto& [name, table] : mechanics.tables) {
    forEachCell(table, [&](const std::string&, const std::string& text) {
      texts.insert({table.name, text});
      for (std::string& part : rules::resultParts(text)) texts.insert({table.name, std::move(part)});
    });
  }
  return texts;
}

void checkUse(FindingCollector& collector, const Mechanics& mechanics) {
  const auto texts = textsOf(mechanics);
  for (const EffectRules& each : mechanics.effects) {
    const bool isUsed = std::any_of(texts.begin(), texts.end(), [&](const auto& text) {
      return text.second == each.effect.text && (each.effect.table.empty() || text.first == each.effect.table);
    });
    if (isUsed) continue;
    collector.add("effect-unused", Subject::ofRule(each.path), {{"path", each.path}, {"text", each.effect.text}});
    collector.citeRule(each.path);
  }
}

// Of two effects for one text only the first ever happens.
void checkTwice(FindingCollector& collector, const Mechanics& mechanics) {
  std::map<std::pair<std::string, std::string>, const EffectRules*> first;
  for (const EffectRules& each : mechanics.effects) {
    const auto [known, isNew] = first.try_emplace({each.effect.table, each.effect.text}, &each);
    if (isNew) continue;
    collector.add("effect-twice", Subject::ofRule(each.path),
                  {{"path", each.path}, {"text", each.effect.text}, {"other", known->second->path}});
    collector.citeRule(each.path);
  }
}

// A way to take changes together that no change asks for, where changes ask for another: a name that was misspelt. Rules
// to inherit from can have some for changes that only games have.
void checkGroups(FindingCollector& collector, const std::string& owner, const rules::Adjusts& adjusts) {
  const auto isLost = [&](const rules::NamedAdjust& each) {
    return !each.adjust.group.empty() && !adjusts.combine.contains(each.adjust.group);
  };
  if (std::none_of(adjusts.list.begin(), adjusts.list.end(), isLost)) return;
  for (const auto& [group, how] : adjusts.combine) {
    const auto isOfGroup = [&](const rules::NamedAdjust& each) { return each.adjust.group == group; };
    if (std::any_of(adjusts.list.begin(), adjusts.list.end(), isOfGroup)) continue;
    const std::string path = owner + "/combine/" + group;
    collector.add("combine-unused", Subject::ofRule(path), {{"path", path}, {"group", group}});
    collector.citeRule(path);
  }
}

void checkGroups(FindingCollector& collector, const Mechanics& mechanics) {
  for (const auto& [name, each] : mechanics.ratings) checkGroups(collector, each.path, each.adjusts);
  for (const auto& [name, each] : mechanics.tables) checkGroups(collector, each.path, each.adjusts);
  for (const rules::ActionRules& each : mechanics.actions) checkGroups(collector, each.path, each.adjusts);
  for (const auto& [name, each] : mechanics.floods) checkGroups(collector, each.path, each.costs);
}

void checkResults(FindingCollector& collector, const Mechanics& mechanics) {
  // Those of battles with codes are checked as codes.
  if (!collector.book().under("result-code").empty()) return;
  for (const Symbol name : tablesOfResults(mechanics)) {
    const TableRules* table = mechanics.table(name.text());
    if (!table) continue;
    std::map<std::string, std::vector<std::string>> without;  // the cells by what is not explained
    forEachCell(*table, [&](const std::string& path, const std::string& text) {
      for (const std::string& part : rules::unexplainedParts(mechanics, text, table->name))
        without[part].push_back(path);
    });
    for (const auto& [text, cells] : without) {
      collector.add("result-without-effect", Subject::ofRule(table->path + "/" + text),
                    {{"path", table->path},
                     {"text", text},
                     {"count", std::to_string(cells.size())},
                     {"cells", joinedShort(cells)}});
      collector.citeRule(cells.front());
    }
  }
}

class LevelCheck {
 public:
  LevelCheck(FindingCollector& collector, const Mechanics& mechanics) : collector_(collector), mechanics_(mechanics) {}

  void all() {
    for (const auto& [name, path, set] : rules::keys::kStateSet.all(collector_.book())) {
      const StateRules* rules = mechanics_.state(Symbol(name));
      if (!set.start.empty()) need(*rules, path, set.start, false);
      needOnce(path, name, set.levels);
    }
    for (const auto& [name, rules] : mechanics_.states) {
      for (const rules::ChangeOfState& each : rules.changes) ofChange(rules, each);
    }
    for (const EffectRules& effect : mechanics_.effects) {
      forEachItem(effect.effect, [&](const EffectItem& item) {
        for (const auto& [state, level] : item.levels) {
          const StateRules* rules = mechanics_.state(Symbol(state));
          if (rules) need(*rules, effect.path, level, true);
        }
      });
    }
  }

 private:
  void needOnce(const std::string& path, const std::string& state, const std::vector<std::string>& levels) {
    std::set<std::string> known;
    for (const std::string& level : levels) {
      if (known.insert(level).second) continue;
      collector_.add("state-level-twice", Subject::ofRule(path), {{"path", path}, {"level", level}, {"state", state}});
      collector_.citeRule(path);
      return;
    }
  }

  void need(const StateRules& rules, const std::string& path, const std::string& level, bool canBeRelative) {
    if (canBeRelative ? rules.placeFrom(0, level).has_value() : rules.placeOf(level).has_value()) return;
    if (!said_.insert({path, level}).second) return;
    std::vector<std::string> known;
    for (const rules::LevelOfState& each : rules.levels) known.emplace_back(each.name.text());
    collector_.add(
        "state-level-unknown", Subject::ofRule(path),
        {{"path", path}, {"level", level}, {"state", std::string(rules.name.text())}, {"known", joinedShort(known)}});
    collector_.citeRule(path);
  }

  void needMoment(const rules::ChangeOfState& each) {
    const std::string& moment = each.change.on;
    const auto isCalled = [&](const auto& rules) { return rules.name == moment; };
    const std::string effect = rules::keys::kEffect.pathOf({moment});
    const bool isEffect = std::any_of(mechanics_.effects.begin(), mechanics_.effects.end(),
                                      [&](const EffectRules& one) { return one.path == effect; });
    const bool isNamed = isEffect || std::any_of(mechanics_.segments.begin(), mechanics_.segments.end(), isCalled) ||
                         std::any_of(mechanics_.actions.begin(), mechanics_.actions.end(), isCalled);
    const auto& moments = rules::kMoments;
    if (isNamed || std::find(moments.begin(), moments.end(), moment) != moments.end()) return;
    collector_.add("state-moment-unknown", Subject::ofRule(each.path),
                   {{"path", each.path},
                    {"moment", moment},
                    {"known", joinedShort(std::vector<std::string>(moments.begin(), moments.end()))}});
    collector_.citeRule(each.path);
  }

  void ofChange(const StateRules& rules, const rules::ChangeOfState& each) {
    needMoment(each);
    for (const std::string& from : each.change.from) need(rules, each.path, from, false);
    const TableRules* table = mechanics_.table(each.change.table);
    if (!each.change.to.empty() || !table) need(rules, each.path, each.change.to, true);
    if (!table) return;
    forEachCell(*table, [&](const std::string& path, const std::string& text) {
      const bool isPassed = !each.change.to.empty() && (text == "pass" || text == "fail");
      if (!isPassed) need(rules, path, text, true);
    });
  }

  FindingCollector& collector_;
  const Mechanics& mechanics_;
  std::set<std::pair<std::string, std::string>> said_;
};

}  // namespace

std::vector<Finding> checkEffects(const CheckContext& context) {
  FindingCollector collector(context);
  const Mechanics& mechanics = context.mechanics();
  checkUse(collector, mechanics);
  checkTwice(collector, mechanics);
  checkGroups(collector, mechanics);
  if (!mechanics.effects.empty()) checkResults(collector, mechanics);
  LevelCheck(collector, mechanics).all();
  return collector.take();
}

}  // namespace redoubt::check
