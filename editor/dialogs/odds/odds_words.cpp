#include "editor/dialogs/odds/odds_words.h"

#include <QLocale>
#include <QStringList>
#include <algorithm>

#include "core/base/rational.h"
#include "core/base/text.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/markers.h"
#include "editor/words/hex_words.h"
#include "editor/words/result_words.h"

namespace redoubt::editor {
namespace {

QString text(std::string_view words) {
  return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

QString points(const std::optional<Rational>& strength) {
  return strength ? text(toText(*strength)) : QStringLiteral("?");
}

// The part of a path that stands for a placeholder in brackets.
QString partOf(const std::string& path, std::size_t place) {
  const auto parts = words(path, "/");
  return place < parts.size() ? text(parts[place]) : QString();
}

}  // namespace

QString OddsWords::column(const std::string& name) {
  return text(name).replace(QLatin1Char('-'), QLatin1Char(':'));
}

QString OddsWords::strengths(const rules::Odds& odds) {
  return QStringLiteral("%1 : %2").arg(points(odds.attackStrength), points(odds.defenceStrength));
}

QString OddsWords::reason(const Session& session, const std::string& path) {
  const rules::RuleBook& book = session.translatedRules();
  const std::string last = partOf(path, 2).toStdString();
  if (path == "combat/shift/morale") return tr("difference of morale");
  if (path == "combat/shift/track") return tr("morale track");
  if (path == "combat/shift/leader") return tr("leaders");
  if (path == "combat/shift/opposite-sides") return tr("from opposite sides");
  if (path == "combat/strength-from-rear") return tr("attacked from the rear");
  if (path.starts_with("combat/shift/stock/")) {
    const std::string stock = partOf(path, 3).toStdString();
    return text(book.text("stock/" + stock + "/title").value_or(stock));
  }
  if (path.starts_with("terrain/")) return HexWords::terrain(session, partOf(path, 1).toStdString());
  if (path.starts_with("combat/doubled/")) return tr("doubled");
  if (path.starts_with("combat/strength-across/")) return tr("across %1").arg(text(rules::markerTitle(book, last)));
  if (path.starts_with("combat/strength/")) return tr("all of a hex together");
  if (path.starts_with("combat/defence-bonus/")) return tr("helps the defence");
  return text(path);
}

QString OddsWords::certainty(rules::Certainty certainty) {
  if (certainty == rules::Certainty::Known) return {};
  return certainty == rules::Certainty::Estimated ? tr("estimated") : tr("unknown");
}

QString OddsWords::shift(const rules::Shift& shift) {
  if (!shift.columns) return tr("unknown");
  const int columns = *shift.columns;
  if (columns == 0) return QStringLiteral("0");
  return (columns > 0 ? QStringLiteral("+%1") : QStringLiteral("−%1")).arg(std::abs(columns));
}

QString OddsWords::strength(const Session& session, const rules::Fighter& fighter, const rules::StrengthPart& part) {
  const QString own = fighter.strength.value ? QString::number(*fighter.strength.value) : QString();
  QStringList reasons;
  for (const std::string& path : part.paths) reasons << reason(session, path);
  if (part.ifFromRear) reasons << tr("%1 if attacked from the rear; its facing is unknown").arg(*part.ifFromRear);
  if (part.certainty == rules::Certainty::Estimated) reasons << tr("estimated");
  const QString now = part.points ? text(toText(*part.points)) : tr("unknown");
  const QString why = reasons.join(QStringLiteral(", "));
  if (why.isEmpty()) return now;
  return own == now || own.isEmpty() ? tr("%1 (%2)").arg(now, why) : tr("%1 instead of %2 (%3)").arg(now, own, why);
}

rules::Certainty SideOutlook::worst() const {
  rules::Certainty worst = certainty;
  for (const rules::DispersalChance& each : dispersed) worst = rules::worse(worst, each.certainty);
  return worst;
}

QString OddsWords::transportEffect(const rules::ResultEffect& effect, const rules::TransportEffect& holding) {
  if (effect.retreat > holding.retreat) return tr("its transport is lost");
  return tr("or stays and loses %n point(s)", nullptr, holding.losses + effect.losses);
}

QString OddsWords::side(const rules::ResultEffect& effect, const SideOutlook& outlook) {
  rules::ResultEffect shown = effect;
  shown.isDispersed = effect.isDispersed && !outlook.isSpared;
  QStringList words;
  if (!shown.isNothing()) words << ResultWords::effect(shown);
  if (effect.isDispersed && outlook.isSpared) words << tr("isn't dispersed beside its leader");
  if (outlook.isLost) words << tr("is destroyed, if it has lost nothing before");
  const QString later = effect.isDispersed ? QString() : dispersal(outlook.dispersed);
  if (!later.isEmpty()) words << later;
  if (outlook.leaderFalls) words << tr("a leader with it falls in %1").arg(chance(*outlook.leaderFalls));
  if (outlook.holding) words << transportEffect(effect, *outlook.holding);
  return words.join(QStringLiteral(", "));
}

QString OddsWords::result(const rules::CombatResult& result, const SideOutlook& attackers,
                          const SideOutlook& defenders) {
  QStringList parts;
  if (!result.attacker.isNothing()) parts << tr("Attacker %1").arg(side(result.attacker, attackers));
  if (!result.defender.isNothing()) parts << tr("Defender %1").arg(side(result.defender, defenders));
  for (const std::string& code : result.unexplained) parts << ResultWords::unexplained(code);
  return parts.isEmpty() ? tr("Nothing happens") : parts.join(QStringLiteral(". "));
}

QString OddsWords::attackerFault(rules::AttackFault fault) {
  switch (fault) {
    case rules::AttackFault::OnlyDefends: return tr("only helps the defence");
    case rules::AttackFault::NotBeside: return tr("is not beside every hex that is attacked");
    case rules::AttackFault::SeveralTargets: return tr("only one hex may be attacked at a time");
    case rules::AttackFault::SeveralGroups: return tr("several hexes may be attacked from one hex only");
    case rules::AttackFault::Unspecified: break;
  }
  return tr("the rules don't tell whether several hexes may be attacked (combat/several)");
}

QString OddsWords::targetFault(rules::AttackFault fault) {
  if (fault == rules::AttackFault::NotBeside) return tr("it is not beside every attacker");
  if (fault == rules::AttackFault::SeveralGroups) {
    return tr("the attackers stand in several hexes, so they attack one hex only");
  }
  return attackerFault(fault);
}

QString OddsWords::dispersal(const std::vector<rules::DispersalChance>& chances) {
  if (chances.empty()) return {};
  const auto [least, greatest] = std::minmax_element(
      chances.begin(), chances.end(), [](const auto& a, const auto& b) { return a.chance.value() < b.chance.value(); });
  const auto percent = [](const rules::DispersalChance& one) {
    return QString::number(100 * one.chance.value(), 'f', 0);
  };
  if (greatest->chance == rules::Chance()) return {};
  if (least->chance == greatest->chance) return tr("dispersed then in %1 %").arg(percent(*least));
  return tr("dispersed then in %1 to %2 %").arg(percent(*least), percent(*greatest));
}

QString OddsWords::chance(rules::Chance chance) {
  return tr("%1 %").arg(QLocale().toString(100 * chance.value(), 'f', 1));
}

}  // namespace redoubt::editor
