#include "editor/canvas/stack_facts.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <set>

#include "core/rules/forces/arms.h"
#include "core/rules/forces/figure_kinds.h"
#include "core/rules/forces/stacking.h"
#include "core/rules/set_up/set_up.h"
#include "editor/words/formation_choices.h"
#include "editor/words/hex_words.h"
#include "editor/words/start_rules.h"

namespace redoubt::editor {
namespace {

struct StackWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::StackWords)
};

bool isAmong(const std::vector<std::string>& arms, const std::optional<std::string>& arm) {
  return arm && std::find(arms.begin(), arms.end(), *arm) != arms.end();
}

bool hasPlaceInOrder(const model::Placement& placement) {
  return placement.rule == model::PlacementRule::At;
}

QString orderOf(const model::Placement& placement, int position) {
  if (!hasPlaceInOrder(placement) && placement.rule != model::PlacementRule::WithOwnUnits) return {};
  if (placement.leader) return StackWords::tr("leader");
  switch (position) {
    case 1: return StackWords::tr("top");
    case 2: return StackWords::tr("2nd");
    case 3: return StackWords::tr("3rd");
    default: return StackWords::tr("%1th").arg(position);
  }
}

// "morale 6, size 2, Movement 5": all of them, because a small counter has no room for all.
QString figuresOf(const render::CounterFace& face) {
  QStringList parts;
  const auto add = [&](const QString& title, const render::CounterFigure& figure, bool isSigned) {
    if (figure.value)
      parts << StackWords::tr("%1 %2", "figure, value")
                   .arg(title, QString::fromStdString(rules::figureText(*figure.value, isSigned)));
  };
  if (face.figures) {
    if (face.hasMorale) add(StackWords::tr("morale"), (*face.figures)[0], false);
    if (face.hasSize) add(StackWords::tr("size"), (*face.figures)[1], false);
    if (face.hasFire) add(StackWords::tr("fire"), (*face.figures)[2], false);
  }
  for (const render::CounterOwnFigure& own : face.ownFigures) add(own.title, own.figure, own.isSigned);
  return parts.join(QStringLiteral(", "));
}

QString sentenceOf(const Session& session, const model::Placement& placement, const QString& order,
                   const render::CounterFace& face) {
  QStringList parts{QString::fromStdString(session.nameOf(placement))};
  if (!order.isEmpty()) parts << order;
  if (const QString formation = FormationChoices::title(session, placement.formation); !formation.isEmpty()) {
    parts << formation;
  }
  if (const QString facing = HexWords::facing(session, placement); !facing.isEmpty()) parts << facing;
  if (const QString figures = figuresOf(face); !figures.isEmpty()) parts << figures;
  return parts.join(QStringLiteral(", "));
}

// The counters with another facing than the first of those that must have the same facing (Racławice [6.0]).
std::set<Id<model::Placement>> astray(const Session& session, const render::MapStack& stack) {
  std::set<Id<model::Placement>> found;
  if (session.translatedRules().json("facing/mixed-in-stack") == "true") return found;
  const auto none = session.translatedRules().texts("facing/none");
  const auto free = session.translatedRules().texts("facing/free");
  std::optional<hex::Direction> top;
  for (const render::StackedCounter& counter : stack.counters) {
    const model::Placement* row = session.setUp().placement(counter.placement);
    if (!row || !row->direction || !row->direction->direction) continue;
    const rules::Arm arm = rules::armOf(session.translated(), session.translatedRules(), *row);
    if (!arm.slug || isAmong(none, arm.slug) || isAmong(free, arm.slug)) continue;
    if (!top) top = row->direction->direction;
    if (row->direction->direction != top) found.insert(row->id);
  }
  return found;
}

std::optional<Id<model::Army>> armyOf(const Session& session, const model::Placement& placement) {
  if (const model::Unit* unit = session.translated().find(placement.unit)) return unit->army;
  if (const model::Leader* leader = session.translated().find(placement.leader)) return leader->army;
  return std::nullopt;
}

// The counts for the stacking rule, by arm, and the place of the stack.
struct Counted {
  rules::StackLoad load;
  rules::StackPlace place;
};

// Whether counters of these armies are checked against the limits together.
bool areCountedTogether(const Session& session, const std::set<Id<model::Army>>& armies) {
  if (armies.size() < 2) return true;
  if (rules::stackCounting(session.translatedRules()) != rules::StackCounting::ByPlayer) return false;
  return std::all_of(armies.begin(), armies.end(), [&](Id<model::Army> army) {
    return rules::areOfOnePlayer(session.translated(), *armies.begin(), army);
  });
}

// Nothing if the counts are uncertain, or if the armies aren't counted together.
std::optional<Counted> counted(const Session& session, const render::MapStack& stack) {
  const auto free = session.translatedRules().texts("stacking/free");
  Counted result;
  std::set<Id<model::Army>> armies;
  std::set<std::string> formations;
  for (const render::StackedCounter& counter : stack.counters) {
    const model::Placement* row = session.setUp().placement(counter.placement);
    if (!row) return std::nullopt;
    if (const auto army = armyOf(session, *row)) armies.insert(*army);
    if (!row->formation.empty()) formations.insert(row->formation);
    const rules::Arm arm = rules::armOf(session.translated(), session.translatedRules(), *row);
    if (isAmong(free, arm.slug)) continue;
    if (!arm.isCertain()) return std::nullopt;
    const int copies = std::max(row->count, 1);
    rules::ArmLoad& load = result.load[*arm.slug];
    load.counters += copies;
    load.size += copies * session.figures().of(*row).size.value.value_or(0);
  }
  if (result.load.empty() || !areCountedTogether(session, armies)) return std::nullopt;
  if (formations.size() == 1) result.place.formation = *formations.begin();
  const model::Army* army = armies.size() != 1 ? nullptr : session.translated().find<model::Army>(*armies.begin());
  if (army) result.place.army = army->slug;
  result.place.zones = rules::zonesAt(session.translated(), stack.hex);
  return result;
}

std::vector<std::string> armsOf(const rules::StackLoad& load) {
  std::vector<std::string> arms;
  for (const auto& [arm, has] : load) arms.push_back(arm);
  return arms;
}

// The title of the row with that slug.
template <class Row>
QString titleOf(const model::Battle& battle, const std::string& slug, std::string Row::*title) {
  for (const Row& row : battle.all<Row>()) {
    if (row.slug == slug && !(row.*title).empty()) return QString::fromStdString(row.*title);
  }
  return QString::fromStdString(slug);
}

// "Infantry 3 of 4", or by size if the rules count that: "Infantry 12 of 20".
QString armText(const Session& session, const std::string& arm, const rules::ArmLoad& has,
                const rules::StackAlternative& nearest) {
  const QString title = QString::fromStdString(rules::armTitle(session.translatedRules(), arm));
  const auto found = nearest.arms.find(arm);
  if (found == nearest.arms.end()) return StackWords::tr("%1 %2 of %3").arg(title).arg(has.counters).arg(0);
  const rules::StackLimit& limit = found->second;
  if (limit.counters) return StackWords::tr("%1 %2 of %3").arg(title).arg(has.counters).arg(*limit.counters);
  if (limit.size) return StackWords::tr("%1: size %2 of at most %3").arg(title).arg(has.size).arg(*limit.size);
  return StackWords::tr("%1 %2").arg(title).arg(has.counters);
}

QString armTitles(const Session& session, const std::vector<std::string>& arms) {
  QStringList titles;
  for (const std::string& arm : arms) titles << QString::fromStdString(rules::armTitle(session.translatedRules(), arm));
  return titles.join(QStringLiteral(" + "));
}

int sizeOf(const rules::StackLoad& load, const rules::JointLimit& limit) {
  int size = 0;
  for (const std::string& arm : limit.arms) {
    const auto found = load.find(arm);
    if (found != load.end()) size += found->second.size;
  }
  return size;
}

// The limits on several arms together: those that the stack exceeds, otherwise the nearest one.
QStringList jointTexts(const Session& session, const rules::StackLoad& load, const rules::StackAlternative& nearest) {
  QStringList texts;
  const rules::JointLimit* tightest = nullptr;
  const auto roomIn = [&](const rules::JointLimit& limit) { return limit.size - sizeOf(load, limit); };
  const auto textOf = [&](const rules::JointLimit& limit) {
    const QString words = limit.arms.size() > 1 ? StackWords::tr("%1 together: size %2 of at most %3")
                                                : StackWords::tr("%1: size %2 of at most %3");
    return words.arg(armTitles(session, limit.arms)).arg(sizeOf(load, limit)).arg(limit.size);
  };
  for (const rules::JointLimit& limit : nearest.together) {
    if (roomIn(limit) < 0) texts << textOf(limit);
    if (sizeOf(load, limit) > 0 && (!tightest || roomIn(limit) < roomIn(*tightest))) tightest = &limit;
  }
  if (texts.isEmpty() && tightest) texts << textOf(*tightest);
  return texts;
}

// Where the stack would be allowed: "Infantry + Cavalry together only as “Square”".
QString onlyText(const QString& arms, bool areSeveral, const QString& where) {
  return areSeveral ? StackWords::tr("%1 together only as “%2”").arg(arms, where)
                    : StackWords::tr("Allowed only as “%1”").arg(where);
}

QString reasonText(const Session& session, const Counted& has, const rules::StackAlternative& nearest,
                   const rules::StackReason& reason) {
  using enum rules::StackFault;
  const model::Battle& battle = session.translated();
  switch (reason.fault) {
    case TooSmall: return StackWords::tr("Too little %1").arg(armTitles(session, {reason.arm}));
    case OtherFormation:
      return onlyText(armTitles(session, armsOf(has.load)), has.load.size() > 1,
                      FormationChoices::title(session, nearest.formation));
    case OtherZone:
      return StackWords::tr("Allowed only in “%1”")
          .arg(titleOf<model::Zone>(battle, nearest.zone, &model::Zone::title));
    case OtherArmy:
      return StackWords::tr("Allowed only to %1").arg(titleOf<model::Army>(battle, nearest.army, &model::Army::name));
    case TooLargeTogether:
    case ArmNotNamed:
    case TooManyCounters:
    case TooLarge: break;
  }
  return {};
}

// The reason that the numbers don't show: the arms are not allowed together, or only elsewhere.
QString reasonFor(const Session& session, const Counted& has, const rules::StackAlternative& nearest) {
  QStringList parts;
  bool namesAll = true;
  for (const rules::StackReason& reason : rules::stackReasons(nearest, has.load, has.place)) {
    if (reason.fault == rules::StackFault::ArmNotNamed) namesAll = false;
    if (const QString text = reasonText(session, has, nearest, reason); !text.isEmpty()) parts << text;
  }
  if (!namesAll) parts << StackWords::tr("%1 may not share a hex").arg(armTitles(session, armsOf(has.load)));
  return parts.join(QStringLiteral(". "));
}

// Of counters that only lie together because they begin by the same rule: no limit is for them. Null for a stack.
const model::Placement* firstOfPile(const Session& session, const render::MapStack& stack) {
  const model::Placement* first =
      stack.counters.empty() ? nullptr : session.setUp().placement(stack.counters.front().placement);
  const bool isPile = first && !hasPlaceInOrder(*first) && first->rule != model::PlacementRule::WithOwnUnits;
  return isPile ? first : nullptr;
}

void addSize(const Session& session, const render::MapStack& stack, StackFacts& facts) {
  facts.size = StackWords::tr("%n counter(s)", nullptr, static_cast<int>(stack.counters.size()));
  if (const model::Placement* ruled = firstOfPile(session, stack)) {
    facts.size = StackWords::tr("%1: %2", "counters, place")
                     .arg(facts.size, StartRules::words(session, model::startRuleOf(*ruled)));
    return;
  }
  const auto alternatives = rules::stackAlternatives(session.translatedRules());
  const auto has = counted(session, stack);
  if (!alternatives || !has) return;
  const rules::StackAlternative& nearest = rules::nearestAlternative(*alternatives, has->load, has->place);
  QStringList parts;
  for (const auto& [arm, load] : has->load) parts << armText(session, arm, load, nearest);
  parts << jointTexts(session, has->load, nearest);
  facts.size = parts.join(QStringLiteral(", "));
  facts.isTooLarge = !rules::isAllowed(*alternatives, has->load, has->place);
  if (facts.isTooLarge) facts.reason = reasonFor(session, *has, nearest);
}

}  // namespace

int StackFacts::orderedCount() const {
  return static_cast<int>(std::count_if(counters.begin(), counters.end(),
                                        [](const CounterFacts& counter) { return !counter.isOutsideStackOrder; }));
}

StackFacts stackFacts(const Session& session, const render::MapStack& stack) {
  StackFacts facts;
  const std::set<Id<model::Placement>> wrong = astray(session, stack);
  int position = 0;
  for (const render::StackedCounter& counter : stack.counters) {
    const model::Placement* row = session.setUp().placement(counter.placement);
    if (!row) continue;
    const QString order = orderOf(*row, ++position);
    facts.counters.push_back({row->id, counter.face, order, counter.angle, wrong.contains(row->id),
                              !hasPlaceInOrder(*row), sentenceOf(session, *row, order, counter.face)});
  }
  addSize(session, stack, facts);
  return facts;
}

}  // namespace redoubt::editor
