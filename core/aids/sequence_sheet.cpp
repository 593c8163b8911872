#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/aids/ground.h"
#include "core/aids/table_words.h"
#include "core/base/text.h"
#include "core/rules/book/json_values.h"
#include "core/rules/vocabulary/member_words.h"

namespace redoubt::aids {
namespace {

// The course of a turn, and the rules that go with its parts.
class SequenceSheet {
 public:
  explicit SequenceSheet(const Ground& ground) : ground_(ground) {}

  std::vector<Block> run() {
    addTurn();
    addSegments();
    if (blocks_.empty()) return {};
    addPools();
    addTopic("aids.sequence.activation", {"turns", "activation"}, {"turns/rounds", "turns/phases", "turns/count"});
    addStates();
    addActions();
    return std::move(blocks_);
  }

  // What holds in the parts of a turn, topic by topic.
  std::vector<Block> inShort() {
    addTopic("aids.sequence.command", {"command", "leader"},
             {"leader/casualty-roll", "leader/symbol", "leader/symbol-of", "leader/symbol-in"});
    addTopic("aids.sequence.movement", {"movement", "facing", "double-time", "arm", "control"}, armsWithout());
    addTopic("aids.sequence.stacking", {"stacking", "melee-hex"});
    addLimits();
    addTopic("aids.sequence.formations", {"formation", "line", "lava"}, titlesOf("formation"));
    addTopic("aids.sequence.reactions", {"reaction", "charge", "counterattack", "countercharge"});
    addTopic("aids.sequence.fire", {"fire", "artillery"}, {"fire/rows", "artillery/range-rows", "artillery/arm"});
    addTopic("aids.sequence.melee", {"melee", "type-melee", "combat", "morale", "morale-track", "rounding"},
             {"combat/rows", "combat/columns"});
    addTopic("aids.sequence.retreat", {"withdrawal", "pursuit", "dispersal"},
             {"dispersal/rows", "dispersal/columns", "withdrawal/return"});
    addTopic("aids.sequence.pieces", {"stock", "transport", "substitute", "steps"},
             titlesOf("stock", {"steps/by-size"}));
    return std::move(blocks_);
  }

 private:
  // Values of the looks of arms, which no player asks for.
  std::vector<std::string> armsWithout() const {
    std::vector<std::string> paths;
    for (const std::string& arm : ground_.book.under("arm")) {
      for (const char* rule : {"title", "order", "symbol", "movement", "hexes", "turning-cost", "fire-range"}) {
        paths.push_back("arm/" + arm + "/" + rule);
      }
    }
    return paths;
  }

  std::vector<std::string> titlesOf(const std::string& prefix, std::vector<std::string> more = {}) const {
    for (const std::string& name : ground_.book.under(prefix)) {
      for (const char* rule : {"title", "counter", "marker"}) more.push_back(prefix + "/" + name + "/" + rule);
    }
    return more;
  }

  void addTopic(const char* title, const std::vector<std::string>& prefixes,
                const std::vector<std::string>& without = {}) {
    const List list = ground_.rulesUnder(prefixes, without);
    if (list.items.empty()) return;
    blocks_.push_back(heading(2, ground_.say(title)));
    blocks_.push_back({list});
  }

  // The items of a list of words in a rule.
  std::vector<std::string> itemsOf(const std::string& path) const {
    std::vector<std::string> items;
    for (const std::string& text : ground_.book.texts(path)) {
      const auto known = rules::memberWord(path, "", text);
      items.push_back(known ? ground_.say(*known) : text);
    }
    return items;
  }

  void addTurn() {
    const std::vector<std::string> rounds = itemsOf("turns/rounds");
    const std::vector<std::string> phases = itemsOf("turns/phases");
    addNumbered("aids.sequence.turn", rounds, "turns/rounds");
    addNumbered(rounds.empty() ? "aids.sequence.turn" : "aids.sequence.round", phases, "turns/phases");
  }

  void addNumbered(const char* title, const std::vector<std::string>& steps, const std::string& path) {
    if (steps.empty()) return;
    List list{true, {}};
    for (const std::string& step : steps) list.items.push_back({strong(capital(step))});
    blocks_.push_back(heading(1, ground_.say(title), ground_.citeRule(path)));
    blocks_.push_back({std::move(list)});
  }

  std::string mayText(const std::set<std::string, std::less<>>& may) const {
    std::vector<Phrase> words;
    for (const std::string& each : may) {
      const rules::ActionRules* action = ground_.mechanics.action(each);
      words.push_back(action ? Phrase(action->title)
                             : rules::memberWord("segment", "may", each).value_or(Phrase(each)));
    }
    return words.empty() ? std::string() : ground_.say(listed(std::move(words)));
  }

  void addSegments() {
    List list{true, {}};
    for (const rules::SegmentRules& each : ground_.mechanics.segments) {
      const rules::Segment& segment = each.segment;
      std::vector<Phrase> parts;
      const char* who = segment.who == rules::Turns::Other       ? "aids.segment.other"
                        : segment.who == rules::Turns::Both      ? "aids.segment.both"
                        : segment.who == rules::Turns::Alternate ? "aids.segment.alternate"
                                                                 : "aids.segment.active";
      const bool acts = !segment.may || !segment.may->empty();
      if (acts) parts.push_back(Phrase::of(who));
      if (segment.may && acts) parts.push_back(Phrase::of("aids.segment.may", {{"what", mayText(*segment.may)}}));
      if (!segment.units.isAlways()) {
        parts.push_back(Phrase::of("aids.segment.units", {{"what", rules::wordsFor(segment.units, ground_.names)}}));
      }
      if (!segment.when.isAlways()) {
        parts.push_back(Phrase::of("aids.segment.when", {{"what", rules::wordsFor(segment.when, ground_.names)}}));
      }
      if (segment.most) {
        parts.push_back(Phrase::of("aids.segment.most", {{"what", rules::wordsFor(*segment.most, ground_.names)}}));
      }
      if (!segment.pool.empty()) parts.push_back(Phrase::of("aids.segment.pool"));
      if (!segment.table.empty()) {
        parts.push_back(
            Phrase::of("aids.segment.table", {{"what", ground_.names(rules::NameKind::Table, segment.table)}}));
      }
      Line line = strong(capital(each.title) + (parts.empty() ? "" : ". "));
      if (!parts.empty())
        line.push_back({capital(ground_.say(Phrase::listOf("lists.semicolon", std::move(parts)))), Manner::Plain});
      list.items.push_back({joined(std::move(line), ground_.citeRule(each.path))});
    }
    if (list.items.empty()) return;
    const bool isOfRound = !ground_.book.texts("turns/rounds").empty();
    blocks_.push_back(heading(1, ground_.say(isOfRound ? "aids.sequence.round" : "aids.sequence.turn")));
    blocks_.push_back({std::move(list)});
  }

  void addPools() {
    List list;
    for (const rules::ChitRules& each : ground_.mechanics.chits) {
      std::vector<Phrase> parts;
      if (each.chit.copies > 1) {
        parts.push_back(Phrase::of("aids.chit.copies", {{"count", std::to_string(each.chit.copies)}}));
      }
      if (each.chit.choice) {
        parts.push_back(Phrase::of("aids.chit.choice", {{"count", std::to_string(*each.chit.choice)}}));
      }
      if (!each.chit.when.isAlways()) {
        parts.push_back(Phrase::of("aids.segment.when", {{"what", rules::wordsFor(each.chit.when, ground_.names)}}));
      }
      if (!each.chit.whose.isAlways()) {
        parts.push_back(Phrase::of("aids.chit.whose", {{"what", rules::wordsFor(each.chit.whose, ground_.names)}}));
      }
      if (!each.chit.table.empty()) {
        parts.push_back(
            Phrase::of("aids.chit.table", {{"what", ground_.names(rules::NameKind::Table, each.chit.table)}}));
      }
      Line line = strong(capital(each.title) + (parts.empty() ? "" : ": "));
      if (!parts.empty())
        line.push_back({ground_.say(Phrase::listOf("lists.semicolon", std::move(parts))), Manner::Plain});
      list.items.push_back({joined(std::move(line), ground_.citeRule(each.path))});
    }
    if (list.items.empty()) return;
    blocks_.push_back(heading(2, ground_.say("aids.sequence.chits")));
    blocks_.push_back({std::move(list)});
  }

  // States and how they change.
  void addStates() {
    List list;
    for (const auto& [name, state] : ground_.mechanics.states) {
      std::vector<std::string> levels;
      for (const rules::LevelOfState& level : state.levels)
        levels.push_back(level.title.empty() ? std::string(level.name.text()) : level.title);
      const bool isCount =
          std::all_of(levels.begin(), levels.end(), [](const std::string& text) { return toInteger(text); });
      Line line{{state.title + ": ", Manner::Strong},
                {isCount ? levels.front() + "–" + levels.back() : join(levels, ", "), Manner::Plain}};
      list.items.push_back({joined(std::move(line), ground_.citeRule(state.path))});
      for (const rules::LevelOfState& level : state.levels) {
        if (level.level.mayNot.empty()) continue;
        Line may{{level.title.empty() ? std::string(level.name.text()) : level.title, Manner::Strong},
                 {": " + ground_.say("aids.state.may-not", {{"what", mayText(level.level.mayNot)}}), Manner::Plain}};
        list.items.push_back({joined(std::move(may), ground_.citeRule(level.path)), 1});
      }
      for (const rules::ChangeOfState& change : state.changes) {
        const std::string text = changeOf(state, change.change);
        if (!text.empty()) list.items.push_back({joined(plain(text), ground_.citeRule(change.path)), 1});
      }
    }
    if (list.items.empty()) return;
    blocks_.push_back(heading(2, ground_.say("aids.sequence.states")));
    blocks_.push_back({std::move(list)});
  }

  std::string momentOf(const rules::StateChange& change) const {
    if (const rules::ActionRules* action = ground_.mechanics.action(change.on)) return action->title;
    if (const rules::SegmentRules* segment = ground_.mechanics.segment(change.on)) return segment->title;
    const auto known = rules::memberWord("state/change", "on", change.on);
    return known ? ground_.say(*known) : change.on;
  }

  std::string changeOf(const rules::StateRules& state, const rules::StateChange& change) const {
    std::string to;
    if (change.to.starts_with('+') || change.to.starts_with('-')) {
      const auto known = rules::memberWord("state/change", "to", change.to);
      to = known ? ground_.say(*known) : change.to;
    } else if (const auto place = state.placeOf(change.to)) {
      to = state.levels[*place].title.empty() ? change.to : state.levels[*place].title;
    }
    std::vector<Phrase> parts;
    if (!change.when.isAlways()) {
      parts.push_back(Phrase::of("aids.segment.when", {{"what", rules::wordsFor(change.when, ground_.names)}}));
    }
    if (!change.table.empty()) {
      parts.push_back(
          Phrase::of("aids.segment.table-result", {{"what", ground_.names(rules::NameKind::Table, change.table)}}));
    }
    if (!to.empty()) parts.push_back(Phrase::of("aids.state.becomes", {{"level", to}}));
    if (parts.empty()) return {};
    return capital(momentOf(change)) + ": " + ground_.say(Phrase::listOf("lists.semicolon", std::move(parts)));
  }

  void addLimits() {
    List list;
    for (const rules::LimitRules& limit : ground_.mechanics.limits) {
      if (limit.title.empty() || limit.parts.empty()) continue;
      const std::string& path = limit.parts.front().path;
      Line line{{capital(limit.title) + ": ", Manner::Strong}, {ground_.value(path), Manner::Plain}};
      list.items.push_back({joined(std::move(line), ground_.citeRule(path))});
    }
    if (list.items.empty()) return;
    blocks_.push_back(heading(2, ground_.say("aids.sequence.limits")));
    blocks_.push_back({std::move(list)});
  }

  // Attacks and fire.
  void addActions() {
    List list;
    for (const rules::ActionRules& action : ground_.mechanics.actions) {
      Line line = plain(capital(actionText(ground_, action)));
      if (!action.action.table.empty()) {
        line.push_back({"; " + ground_.say("aids.action.table",
                                           {{"what", ground_.names(rules::NameKind::Table, action.action.table)}}),
                        Manner::Plain});
      }
      list.items.push_back({joined(std::move(line), ground_.citeRule(action.path))});
    }
    if (list.items.empty()) return;
    blocks_.push_back(heading(2, ground_.say("aids.sequence.actions")));
    blocks_.push_back({std::move(list)});
  }

  const Ground& ground_;
  std::vector<Block> blocks_;
};

}  // namespace

std::vector<Block> rulesSheet(const Ground& ground) {
  return SequenceSheet(ground).inShort();
}

std::vector<Block> sequenceSheet(const Ground& ground) {
  return SequenceSheet(ground).run();
}

}  // namespace redoubt::aids
