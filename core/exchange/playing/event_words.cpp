#include "core/exchange/playing/event_words.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/rules/book/json_values.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/markers.h"
#include "core/rules/terrain/terrain.h"
#include "core/rules/turns/orders.h"

namespace redoubt::exchange {
namespace {

using Value = nlohmann::json;

Value parsedValue(const model::JsonText& text) {
  return Value::parse(text.text, nullptr, false);
}

std::optional<std::string> wordIn(const Value& object, const char* name) {
  const auto found = object.is_object() ? object.find(name) : object.end();
  if (!object.is_object() || found == object.end() || !found->is_string()) return std::nullopt;
  return found->get<std::string>();
}

std::optional<int> integerIn(const Value& object, const char* name) {
  return rules::wholeNumber(rules::member(object, name));
}

Phrase named(const char* key, const std::string& name) {
  std::vector<Phrase::Argument> arguments;
  arguments.push_back({"name", name});
  return Phrase::of(key, std::move(arguments));
}

// The parts of an event in words, each a clause of its own, so that no language needs to inflect names.
class EventClauses {
 public:
  EventClauses(const SpokenBattle& ground, const model::Event& event)
      : ground_(ground),
        trigger_(parsedValue(event.trigger)),
        condition_(event.condition ? parsedValue(*event.condition) : Value()),
        effect_(parsedValue(event.effect)) {}

  std::vector<Phrase> when() const {
    std::vector<Phrase> clauses;
    const auto add = [&](const char* key, const std::optional<std::string>& name) {
      if (name) clauses.push_back(named(key, *name));
    };
    if (const auto turn = integerIn(trigger_, "turn")) add("page.event.turn", std::to_string(*turn));
    if (const auto phase = wordIn(trigger_, "phase")) {
      clauses.push_back(Phrase::of("page.event.phase", {{"name", word(*phase)}}));
    }
    if (const auto type = wordIn(trigger_, "lost")) add("page.event.lost", rules::typeTitle(ground_.book, *type));
    add("page.event.army", name<model::Army>(trigger_, "army"));
    add("page.event.enters", name<model::Zone>(trigger_, "enters"));
    if (const auto terrain = wordIn(trigger_, "crosses")) {
      add("page.event.crosses", rules::terrainTitle(ground_.book, *terrain));
    }
    add("page.event.attacked", name<model::Army>(trigger_, "attacked"));
    addFate(clauses);
    const auto track = name<model::Track>(condition_, "track");
    const auto label = wordIn(condition_, "label");
    if (track && label) clauses.push_back(Phrase::of("page.event.shows", {{"track", *track}, {"label", *label}}));
    return clauses;
  }

  std::vector<Phrase> what() const {
    std::vector<Phrase> clauses;
    const auto army = name<model::Army>(effect_, "army");
    if (const auto remove = integerIn(effect_, "remove")) {
      clauses.push_back(removed(*remove, army));
      addParts(clauses);
    }
    if (wordIn(effect_, "out-of-game")) clauses.push_back(Phrase::of("page.event.out-of-game"));
    if (const auto stock = wordIn(effect_, "stock")) {
      clauses.push_back(
          Phrase::of("page.event.stock", {{"name", ground_.book.text("stock/" + *stock + "/title").value_or(*stock)},
                                          {"count", std::to_string(integerIn(effect_, "lose").value_or(0))}}));
    }
    if (const auto mover = name<model::Army>(effect_, "may-move")) {
      clauses.push_back(named("page.event.may-move", *mover));
    }
    if (const auto winner = name<model::Player>(effect_, "wins")) {
      clauses.push_back(named("page.event.wins", *winner));
    }
    return clauses;
  }

 private:
  template <class Row>
  std::optional<std::string> name(const Value& object, const char* member) const {
    const auto slug = wordIn(object, member);
    if (!slug) return std::nullopt;
    const Row* row = ground_.battle.bySlug<Row>(*slug);
    return row ? titleOf(*row) : *slug;
  }

  // Not in one expression: GCC 12 takes what only one way makes for uninitialized.
  static Phrase removed(int units, const std::optional<std::string>& army) {
    std::vector<Phrase::Argument> arguments;
    arguments.push_back({"units", std::to_string(units)});
    if (!army) return Phrase::of("page.event.remove", std::move(arguments));
    arguments.push_back({"army", *army});
    return Phrase::of("page.event.remove-of", std::move(arguments));
  }

  // Phases and fates that the vocabulary names; what else there is is said as it stands.
  static Phrase word(const std::string& word) {
    constexpr std::string_view kKnown[]{"movement", "attack", "artillery", "retreats", "killed"};
    const bool isKnown = std::find(std::begin(kKnown), std::end(kKnown), word) != std::end(kKnown);
    return isKnown ? Phrase::of("page.event.word." + word) : Phrase(word);
  }

  void addFate(std::vector<Phrase>& clauses) const {
    const auto leader = name<model::Leader>(trigger_, "leader");
    if (!leader) return;
    std::vector<Phrase> fates;
    if (const auto fate = trigger_.find("fate"); fate != trigger_.end() && fate->is_array()) {
      for (const Value& each : *fate) {
        if (each.is_string()) fates.push_back(word(each.get<std::string>()));
      }
    }
    clauses.push_back(Phrase::of("page.event.leader", {{"name", *leader}, {"fate", anyOf(std::move(fates))}}));
  }

  void addParts(std::vector<Phrase>& clauses) const {
    const auto found = effect_.find("of-which");
    if (found == effect_.end() || !found->is_object()) return;
    for (const auto& [army, count] : found->items()) {
      const auto number = rules::wholeNumber(count);
      const model::Army* row = ground_.battle.bySlug<model::Army>(army);
      if (!number) continue;
      clauses.push_back(Phrase::of("page.event.of-which",
                                   {{"army", row ? titleOf(*row) : army}, {"units", std::to_string(*number)}}));
    }
  }

  const SpokenBattle& ground_;
  Value trigger_;
  Value condition_;
  Value effect_;
};

std::vector<Phrase> chosenBy(const SpokenBattle& ground, const rules::OrderSelector& selector) {
  std::vector<Phrase> names;
  if (selector.marker) names.emplace_back(rules::markerTitle(ground.book, *selector.marker));
  for (const std::string& arm : selector.arms) names.emplace_back(rules::armTitle(ground.book, arm));
  for (const std::string& type : selector.types) names.emplace_back(rules::typeTitle(ground.book, type));
  for (const std::string& slug : selector.units) {
    const model::Unit* unit = ground.battle.bySlug<model::Unit>(slug);
    names.emplace_back(unit ? unit->name : slug);
  }
  if (names.empty()) names.push_back(Phrase::of("page.order.any"));
  return names;
}

}  // namespace

std::string eventText(const SpokenBattle& ground, const model::Event& event) {
  const EventClauses clauses(ground, event);
  std::vector<Phrase> when = clauses.when();
  std::vector<Phrase> what = clauses.what();
  if (when.empty()) when.push_back(Phrase::of("page.event.never"));
  if (what.empty()) what.push_back(Phrase::of("page.event.nothing"));
  return ground.say("page.event.whole", {{"when", listed(std::move(when))}, {"what", listed(std::move(what))}});
}

std::optional<int> turnOf(const model::Event& event) {
  return integerIn(parsedValue(event.trigger), "turn");
}

std::string orderText(const SpokenBattle& ground, const model::SetUpOrder& order) {
  const model::Army* army = ground.battle.find<model::Army>(order.army);
  const auto selector = rules::selectorOf(order);
  constexpr std::string_view kKnown[]{"weaken", "cut", "remove"};
  const bool isKnown = std::find(std::begin(kKnown), std::end(kKnown), order.verb) != std::end(kKnown);
  std::vector<Phrase::Argument> arguments{
      {"army", army ? titleOf(*army) : "?"},
      {"verb", isKnown ? Phrase::of("page.order.verb." + order.verb) : Phrase(order.verb)},
      {"count", std::to_string(order.count)},
      {"what", selector ? listed(chosenBy(ground, *selector)) : Phrase("?")}};
  if (!selector || !selector->toSize) return ground.say("page.order.whole", std::move(arguments));
  arguments.push_back({"size", std::to_string(*selector->toSize)});
  return ground.say("page.order.to-size", std::move(arguments));
}

}  // namespace redoubt::exchange
