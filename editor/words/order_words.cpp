#include "editor/words/order_words.h"

#include <QStringList>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/rules/book/json_values.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/markers.h"
#include "core/rules/terrain/terrain.h"
#include "core/rules/turns/orders.h"
#include "editor/session/session.h"
#include "editor/session/to_qt.h"

namespace redoubt::editor {
namespace {

using Json = nlohmann::json;

struct Said {
  std::string_view word;
  const char* shown;
};

struct Names {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::OrderWords)

 public:
  static constexpr Said kVerbs[] = {
      {"weaken", QT_TR_NOOP("weaken")}, {"cut", QT_TR_NOOP("leave out")}, {"remove", QT_TR_NOOP("take away")}};
  static constexpr Said kParts[] = {{"types", QT_TR_NOOP("Unit types")},
                                    {"arms", QT_TR_NOOP("Arms")},
                                    {"units", QT_TR_NOOP("Units by name")},
                                    {"marker", QT_TR_NOOP("Marker instead of units")},
                                    {"to-size", QT_TR_NOOP("Down to points")},
                                    {"phase", QT_TR_NOOP("In the phase")},
                                    {"enters", QT_TR_NOOP("Units enter")},
                                    {"crosses", QT_TR_NOOP("Units cross")},
                                    {"attacked", QT_TR_NOOP("Attack on")},
                                    {"leader", QT_TR_NOOP("Leader")},
                                    {"fate", QT_TR_NOOP("What befalls him")},
                                    {"lost", QT_TR_NOOP("Loss of a unit of type")},
                                    {"turn", QT_TR_NOOP("In turn")},
                                    {"track", QT_TR_NOOP("Track")},
                                    {"label", QT_TR_NOOP("Shows")},
                                    {"remove", QT_TR_NOOP("Units taken away")},
                                    {"army", QT_TR_NOOP("Army")},
                                    {"of-which", QT_TR_NOOP("Of these, at least")},
                                    {"out-of-game", QT_TR_NOOP("Out of the game")},
                                    {"stock", QT_TR_NOOP("Stock")},
                                    {"lose", QT_TR_NOOP("Loses")},
                                    {"may-move", QT_TR_NOOP("May move from then on")},
                                    {"wins", QT_TR_NOOP("Wins at once")},
                                    {"unless", QT_TR_NOOP("Or sooner, if")}};
  static constexpr Said kWords[] = {{"retreats", QT_TR_NOOP("retreats")},       {"killed", QT_TR_NOOP("is killed")},
                                    {"those-units", QT_TR_NOOP("those units")}, {"attacked", QT_TR_NOOP("attacked")},
                                    {"movement", QT_TR_NOOP("movement")},       {"attack", QT_TR_NOOP("attack")},
                                    {"artillery", QT_TR_NOOP("artillery")}};
};

template <std::size_t Count>
QString shownFor(const Said (&all)[Count], std::string_view word) {
  const auto found = std::find_if(std::begin(all), std::end(all), [&](const Said& said) { return said.word == word; });
  return found == std::end(all) ? toQt(word) : Names::tr(found->shown);
}

// The title or name of the row with that slug; the slug if there is no such row.
template <class Row>
QString rowName(const model::Battle& battle, const std::string& slug) {
  const Row* row = battle.bySlug<Row>(slug);
  if (!row) return toQt(slug);
  if constexpr (requires { row->title; }) {
    return toQt(row->title.empty() ? slug : row->title);
  } else {
    return toQt(row->name.empty() ? slug : row->name);
  }
}

Json parsed(const model::JsonText& value) {
  return Json::parse(value.text, nullptr, false);
}

std::optional<std::string> textIn(const Json& object, const char* name) {
  const auto found = object.is_object() ? object.find(name) : object.end();
  if (found == object.end() || !found->is_string()) return std::nullopt;
  return found->get<std::string>();
}

std::optional<int> numberIn(const Json& object, const char* name) {
  return rules::wholeNumber(rules::member(object, name));
}

// The parts of an event in words. Each clause is independent, so that no language needs to inflect names.
class EventWords {
 public:
  EventWords(const Session& session, const model::Event& event)
      : battle_(session.translated()),
        rules_(session.translatedRules()),
        trigger_(parsed(event.trigger)),
        condition_(event.condition ? parsed(*event.condition) : Json()),
        effect_(parsed(event.effect)) {}

  QString trigger() const {
    QStringList clauses;
    const auto army = name<model::Army>(trigger_, "army");
    if (const auto phase = textIn(trigger_, "phase")) {
      const QString words = OrderWords::word(*phase);
      clauses << (army ? Names::tr("in the phase “%1” (%2)").arg(words, *army)
                       : Names::tr("in the phase “%1”").arg(words));
    }
    if (const auto lost = textIn(trigger_, "lost")) {
      const QString type = toQt(rules::typeTitle(rules_, *lost));
      clauses << (army ? Names::tr("loss of a unit: %1 (%2)").arg(type, *army)
                       : Names::tr("loss of a unit: %1").arg(type));
    }
    if (const auto zone = name<model::Zone>(trigger_, "enters")) clauses << Names::tr("units enter “%1”").arg(*zone);
    if (const auto terrain = textIn(trigger_, "crosses")) {
      clauses << Names::tr("units cross “%1”").arg(toQt(rules::terrainTitle(rules_, *terrain)));
    }
    if (const auto attacked = name<model::Army>(trigger_, "attacked")) {
      clauses << Names::tr("attack on “%1”").arg(*attacked);
    }
    addFate(clauses);
    if (const auto turn = numberIn(trigger_, "turn")) clauses << Names::tr("turn %1").arg(*turn);
    return clauses.join(QStringLiteral(", "));
  }

  QString condition() const {
    const auto track = name<model::Track>(condition_, "track");
    const auto label = textIn(condition_, "label");
    return track && label ? Names::tr("if “%1” shows “%2”").arg(*track, toQt(*label)) : QString();
  }

  QString effect() const {
    QStringList clauses;
    const auto army = name<model::Army>(effect_, "army");
    if (const auto remove = numberIn(effect_, "remove")) {
      const QString units = Names::tr("%n units are taken away", nullptr, *remove);
      const QString whose = army ? Names::tr("%1 (%2)", "what, of whom").arg(units, *army) : units;
      clauses << whose + parts();
    }
    if (textIn(effect_, "out-of-game")) clauses << Names::tr("those units are out of the game");
    if (const auto stock = textIn(effect_, "stock")) {
      const QString title = toQt(rules_.text("stock/" + *stock + "/title").value_or(*stock));
      clauses << Names::tr("%1: −%2", "stock, what it loses").arg(title).arg(numberIn(effect_, "lose").value_or(0));
    }
    if (const auto mover = name<model::Army>(effect_, "may-move")) {
      clauses << Names::tr("moving allowed from then on: “%1”").arg(*mover);
    }
    if (const auto winner = name<model::Player>(effect_, "wins"))
      clauses << Names::tr("immediate victory: “%1”").arg(*winner);
    return clauses.join(QStringLiteral(", "));
  }

 private:
  template <class Row>
  std::optional<QString> name(const Json& object, const char* member) const {
    const auto slug = textIn(object, member);
    return slug ? std::optional(rowName<Row>(battle_, *slug)) : std::nullopt;
  }

  void addFate(QStringList& clauses) const {
    const auto leader = name<model::Leader>(trigger_, "leader");
    if (!leader) return;
    QStringList fates;
    if (const auto fate = trigger_.find("fate"); fate != trigger_.end() && fate->is_array()) {
      for (const Json& each : *fate) {
        if (each.is_string()) fates << OrderWords::word(each.get<std::string>());
      }
    }
    const QString words = fates.join(Names::tr(" or "));
    clauses << (words.isEmpty() ? *leader : Names::tr("%1 %2", "leader, what befalls him").arg(*leader, words));
  }

  // ", of these Allies: 1"
  QString parts() const {
    const auto found = effect_.find("of-which");
    if (found == effect_.end() || !found->is_object()) return {};
    QStringList armies;
    for (const auto& [army, count] : found->items()) {
      const auto number = rules::wholeNumber(count);
      if (!number) continue;
      armies << Names::tr("%1: %2", "army, number").arg(rowName<model::Army>(battle_, army)).arg(*number);
    }
    return armies.isEmpty() ? QString() : Names::tr(", of these %1").arg(armies.join(QStringLiteral(", ")));
  }

  const model::Battle& battle_;
  const rules::RuleBook& rules_;
  Json trigger_;
  Json condition_;
  Json effect_;
};

// "Husaria, Cavalry", "Fence"; empty for a selector that fits every counter.
QString subjectOf(const Session& session, const rules::OrderSelector& selector) {
  if (selector.marker) return toQt(rules::markerTitle(session.translatedRules(), *selector.marker));
  QStringList parts;
  for (const std::string& arm : selector.arms) parts << toQt(rules::armTitle(session.translatedRules(), arm));
  for (const std::string& type : selector.types) parts << toQt(rules::typeTitle(session.translatedRules(), type));
  for (const std::string& unit : selector.units) parts << rowName<model::Unit>(session.translated(), unit);
  return parts.join(QStringLiteral(", "));
}

}  // namespace

QString OrderWords::verb(std::string_view verb) {
  return shownFor(Names::kVerbs, verb);
}

QString OrderWords::part(std::string_view of, std::string_view name) {
  if (of == "trigger" && name == "army") return tr("Whose");
  if (of.starts_with("moves-from/") && name == "turn") return tr("From turn");
  return shownFor(Names::kParts, name);
}

QString OrderWords::word(std::string_view word) {
  return shownFor(Names::kWords, word);
}

QString OrderWords::order(const Session& session, const model::SetUpOrder& order) {
  const model::Army* army = session.translated().find<model::Army>(order.army);
  const QString whose = army ? toQt(army->name) : QStringLiteral("?");
  const auto selector = rules::selectorOf(order);
  if (!selector) return tr("%1: %2 %3 × ? (can't be read)").arg(whose, verb(order.verb)).arg(order.count);
  QString whom = subjectOf(session, *selector);
  if (whom.isEmpty()) whom = tr("any unit");
  const QString words =
      tr("%1: %2 %3 × %4", "army, verb, number, of what").arg(whose, verb(order.verb)).arg(order.count).arg(whom);
  return selector->toSize ? tr("%1 to %n points", nullptr, *selector->toSize).arg(words) : words;
}

QString OrderWords::event(const Session& session, const model::Event& event) {
  const EventWords words(session, event);
  QStringList before{words.trigger(), words.condition()};
  before.removeAll(QString());
  const QString when = before.isEmpty() ? tr("never") : before.join(QStringLiteral(", "));
  const QString what = words.effect();
  return tr("%1: %2 → %3", "event, when, what happens")
      .arg(toQt(event.slug), when, what.isEmpty() ? tr("nothing") : what);
}

}  // namespace redoubt::editor
