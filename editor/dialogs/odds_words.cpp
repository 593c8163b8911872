#include "editor/dialogs/odds_words.h"

#include <QLocale>
#include <QStringList>
#include <algorithm>

#include "core/base/rational.h"
#include "core/base/text.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/markers.h"
#include "editor/session/hex_words.h"

namespace redoubt::editor {
namespace {

QString text(std::string_view words) {
  return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

QString side(const std::optional<Rational>& strength) {
  return strength ? text(toText(*strength)) : QStringLiteral("?");
}

// What stands in the place of the brackets of a path.
QString partOf(const std::string& path, std::size_t place) {
  const auto parts = words(path, "/");
  return place < parts.size() ? text(parts[place]) : QString();
}

}  // namespace

QString OddsWords::column(const std::string& name) {
  return text(name).replace(QLatin1Char('-'), QLatin1Char(':'));
}

QString OddsWords::strengths(const rules::Odds& odds) {
  return QStringLiteral("%1 : %2").arg(side(odds.attackStrength), side(odds.defenceStrength));
}

QString OddsWords::reason(const Session& session, const std::string& path) {
  const rules::RuleBook& book = session.rules();
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
  const QString own = fighter.strength.value ? QString::number(*fighter.strength.value) : tr("unknown");
  QStringList reasons;
  for (const std::string& path : part.paths) reasons << reason(session, path);
  if (part.isFacingUnknown) reasons << tr("its facing is unknown");
  if (part.certainty == rules::Certainty::Estimated) reasons << tr("estimated");
  const QString now = part.points ? text(toText(*part.points)) : tr("unknown");
  const QString why = reasons.join(QStringLiteral(", "));
  if (why.isEmpty()) return now;
  return own == now ? tr("%1 (%2)").arg(now, why) : tr("%1 instead of %2 (%3)").arg(now, own, why);
}

QString OddsWords::suffering(const rules::Suffering& suffering) {
  QStringList parts;
  if (suffering.retreat > 0) parts << tr("retreats %n hex(es)", nullptr, suffering.retreat);
  if (suffering.losses > 0) parts << tr("loses %n point(s)", nullptr, suffering.losses);
  if (suffering.isDispersed) parts << tr("is dispersed");
  if (suffering.checksMorale) parts << tr("checks morale");
  return parts.join(QStringLiteral(", "));
}

QString OddsWords::result(const rules::CombatResult& result,
                          const std::vector<rules::DispersalChance>& attackersDispersed,
                          const std::vector<rules::DispersalChance>& defendersDispersed) {
  QStringList parts;
  const auto add = [&](const QString& side, const rules::Suffering& what,
                       const std::vector<rules::DispersalChance>& dispersed) {
    if (what.isNothing()) return;
    QStringList words{suffering(what)};
    const QString later = what.isDispersed ? QString() : dispersal(dispersed);
    if (!later.isEmpty()) words << later;
    parts << side.arg(words.join(QStringLiteral(", ")));
  };
  add(tr("Attacker %1"), result.attacker, attackersDispersed);
  add(tr("Defender %1"), result.defender, defendersDispersed);
  for (const std::string& code : result.unexplained) parts << tr("Nothing explains “%1”").arg(text(code));
  if (parts.isEmpty()) return tr("Nothing happens");
  return parts.join(QStringLiteral(". "));
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
