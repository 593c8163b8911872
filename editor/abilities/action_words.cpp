#include "editor/abilities/action_words.h"

#include <QStringList>

#include "editor/session/to_qt.h"

namespace redoubt::editor {

QString ActionWords::refusal(const rules::Refusal& refusal) {
  using enum rules::Refusal::Kind;
  switch (refusal.kind) {
    case NoAction: return tr("the rules have no such action");
    case NotBy: return refusal.isUnsure ? tr("whether it may do this is unknown") : tr("it may not do this");
    case NotAt: return refusal.isUnsure ? tr("whether this may be done to it is unknown") : tr("this may not be done to it");
    case OutOfRange: return tr("it is not within range");
    case NoSight: return tr("it does not see the target");
    case Joint: return tr("so many hexes or units may not act together");
    case NoTarget: return tr("nobody stands in the target");
    case Phase: return tr("it may not do this in this phase");
    case State: return tr("its state forbids it");
    case Arc: return refusal.isUnsure ? tr("where it faces is unknown") : tr("it does not face the target");
    case Targets: return tr("these are not the units that it must be done to");
    case Points: return refusal.isUnsure ? tr("whether it has the points for it is unknown") : tr("it has not the points for it");
    case Stock: return tr("there is not enough left of what it uses up");
    case Friend: break;
  }
  return tr("it is on the same side");
}

QString ActionWords::results(const std::vector<rules::TableResult>& results) {
  QStringList parts;
  for (const rules::TableResult& each : results) {
    const QString result = each.text == "-" ? tr("nothing") : toQt(each.text);
    const QString chance = QString::number(100 * each.chance.value(), 'f', 0);
    parts << (results.size() == 1 ? result : tr("%1 in %2 %").arg(result, chance));
  }
  return parts.join(QStringLiteral(", "));
}

QString ActionWords::outcome(const ActionFacts& facts) {
  QStringList parts;
  if (!facts.column.empty()) parts << tr("column %1").arg(toQt(facts.column));
  if (facts.roll != Rational(0)) {
    const QString number = toQt(toText(facts.roll)).replace(QLatin1Char('-'), QStringLiteral("−"));
    parts << tr("roll %1").arg(facts.roll > Rational(0) ? QLatin1Char('+') + number : number);
  }
  parts << (facts.results.empty() ? tr("result unknown") : results(facts.results));
  QString told = parts.join(QStringLiteral(", "));
  if (!facts.checked.empty()) told += QStringLiteral(" – ") + results(facts.checked);
  if (facts.endangersLeaders) told += tr(", leaders there roll for casualties");
  return facts.certainty == rules::Certainty::Estimated ? told + tr(" (estimated)") : told;
}

QString ActionWords::line(const ActionFacts& facts) {
  QString who = toQt(facts.action);
  if (facts.together > 1) who = tr("%1 by %n counter(s)", "an action", facts.together).arg(who);
  if (facts.refusal) return tr("%1 not possible: %2", "an action and why").arg(who, refusal(*facts.refusal));
  const QString told = outcome(facts);
  return who.isEmpty() ? told : tr("%1: %2", "an action and what comes of it").arg(who, told);
}

}  // namespace redoubt::editor
