#include "editor/dialogs/tryit/try_words.h"

#include <QLocale>
#include <QStringList>
#include <algorithm>

#include "core/base/rational.h"
#include "core/base/text.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/markers.h"
#include "editor/abilities/action_words.h"
#include "editor/session/core_words.h"
#include "editor/words/hex_words.h"
#include "editor/words/language_words.h"
#include "editor/words/result_words.h"

namespace redoubt::editor {
namespace {

QString text(std::string_view words) {
  return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

QString points(const std::optional<Rational>& strength) {
  return strength ? text(toText(*strength)) : QStringLiteral("?");
}

std::vector<const rules::Adjusts*> adjustsOf(const rules::Mechanics& mechanics) {
  std::vector<const rules::Adjusts*> owners;
  for (const auto& [name, rating] : mechanics.ratings) owners.push_back(&rating.adjusts);
  for (const auto& [name, table] : mechanics.tables) owners.push_back(&table.adjusts);
  for (const rules::ActionRules& action : mechanics.actions) owners.push_back(&action.adjusts);
  return owners;
}

// The part of a path that stands for a placeholder in brackets.
QString partOf(const std::string& path, std::size_t place) {
  const auto parts = words(path, "/");
  return place < parts.size() ? text(parts[place]) : QString();
}

}  // namespace

QString TryWords::action(const Session& session, const TriedAction& action) {
  const auto title = session.translatedRules().text("action/" + action.action + "/title");
  if (title) return text(*title);
  if (action.action.empty() || action.action == "battle") return tr("Attack");
  return text(action.action);
}

QString TryWords::piece(const Session& session, const ask::World& world, rules::Member member) {
  if (!world.position().isPiece(member)) return {};
  return text(model::nameOf(session.translated(), *world.position().piece(member).row));
}

QString TryWords::column(rules::IndexKind kind, const std::string& name) {
  QString shown = text(name);
  return kind == rules::IndexKind::Odds ? shown.replace(QLatin1Char('-'), QLatin1Char(':')) : shown;
}

QString TryWords::lookup(const ask::ActionAnswer& answer) {
  const rules::TableLookup& lookup = answer.lookup;
  const auto amount = [&](std::size_t place) { return points(lookup.amounts[place].value); };
  const QString index = text(answer.indexText());
  QString strengths = index.isEmpty() ? QStringLiteral("?") : index;
  if (lookup.amounts.size() > 1) {
    const bool isOdds = answer.kind == rules::IndexKind::Odds;
    strengths = (isOdds ? QStringLiteral("%1 : %2") : tr("%1 less %2")).arg(amount(0), amount(1));
  }
  const auto named = [&](std::size_t place) { return column(answer.kind, lookup.columns[place]); };
  if (lookup.columns.empty()) return {};
  if (lookup.isBeyond) return tr("%1: beyond the table, so there is no result").arg(strengths);
  const bool hasNoIndex = lookup.amounts.empty() && lookup.column;  // the table has one column
  if (!lookup.base && hasNoIndex) return {};
  if (!lookup.base) return tr("%1: the column is unknown").arg(strengths);
  if (!lookup.column) return tr("%1 is the column %2; what it becomes is unknown").arg(strengths, named(*lookup.base));
  if (lookup.base == lookup.column) return tr("%1 is the column %2").arg(strengths, named(*lookup.base));
  return tr("%1 is the column %2; shifted to %3").arg(strengths, named(*lookup.base), named(*lookup.column));
}

// An adjustment has no title: it is called by the condition under which it acts.
QString TryWords::reason(const Session& session, const ask::World& world, const std::string& path) {
  const model::Rule* row = world.book().row(path);
  if (const QString older = row ? olderReason(session, row->path) : QString(); !older.isEmpty()) return older;
  const auto parts = words(path, "/");
  if (parts.size() < 4 || parts[2] != "adjust") return text(path);
  const QString name = text(parts.back());
  for (const rules::Adjusts* owner : adjustsOf(world.mechanics())) {
    for (const rules::NamedAdjust& each : owner->list) {
      if (each.path != path || each.adjust.when.isAlways()) continue;
      return tr("%1: %2").arg(name, sentenceOf(session, each.adjust.when));
    }
  }
  return name;
}

QString TryWords::adjusted(const Session& session, const rules::AppliedAdjust& adjust) {
  if (adjust.of == "column") return tr("Column");
  if (adjust.of == "roll") return tr("Roll");
  const auto owner = words(adjust.rule, "/");
  const std::string rating = adjust.of.empty() && owner.size() > 1 ? std::string(owner[1]) : adjust.of;
  const auto title = session.translatedRules().text("rating/" + rating + "/title");
  if (title) return text(*title);
  if (rating == "attack") return tr("Attack");
  return rating == "defence" ? tr("Defence") : text(rating);
}

QString TryWords::change(const rules::AppliedAdjust& adjust) {
  if (!adjust.by) return tr("unknown");
  const bool isLess = *adjust.by < Rational(0);
  const QString number = isLess ? QStringLiteral("−") + text(toText(Rational(0) - *adjust.by)) : text(toText(*adjust.by));
  switch (adjust.kind) {
    case rules::AdjustKind::Set: return QStringLiteral("= %1").arg(number);
    case rules::AdjustKind::Times: return QStringLiteral("× %1").arg(number);
    case rules::AdjustKind::Most: return tr("at most %1").arg(number);
    case rules::AdjustKind::Least: return tr("at least %1").arg(number);
    case rules::AdjustKind::Add: break;
  }
  return *adjust.by > Rational(0) ? QStringLiteral("+") + number : number;
}

QString TryWords::strength(const Session& session, const ask::World& world, const ask::ActionAnswer& answer,
                           const ask::Share& share) {
  QStringList reasons;
  for (const rules::AppliedAdjust& each : answer.adjustments) {
    if (each.member != share.member || each.of == "column" || each.of == "roll") continue;
    const QString why = tr("%1, %2").arg(change(each), reason(session, world, each.rule));
    reasons << (each.isOpen ? tr("%1 if it acts").arg(why) : why);
  }
  if (share.points.certainty == rules::Certainty::Estimated) reasons << tr("estimated");
  const QString now = share.points.value ? text(toText(*share.points.value)) : tr("unknown");
  return reasons.isEmpty() ? now : tr("%1 (%2)").arg(now, reasons.join(QStringLiteral("; ")));
}

QString TryWords::refusalSentence(const Session& session, const ask::World& world, const rules::Refusal& refusal) {
  const QString who = piece(session, world, refusal.member);
  const QString why = ActionWords::refusal(refusal);
  const QString said = who.isEmpty() ? why : tr("%1: %2").arg(who, why);
  const QString citation = refusal.rule.empty() ? QString() : text(ask::reasonOf(world, refusal.rule).citation);
  return citation.isEmpty() ? said : tr("%1 (%2)").arg(said, citation);
}

QString TryWords::olderReason(const Session& session, const std::string& path) {
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
  return {};
}

QString TryWords::certainty(rules::Certainty certainty) {
  if (certainty == rules::Certainty::Known) return {};
  return certainty == rules::Certainty::Estimated ? tr("estimated") : tr("unknown");
}

rules::Certainty SideOutlook::worst() const {
  rules::Certainty worst = certainty;
  for (const rules::DispersalChance& each : dispersed) worst = rules::worse(worst, each.certainty);
  return worst;
}

QString TryWords::transportEffect(const rules::ResultEffect& effect, const rules::TransportEffect& holding) {
  if (effect.retreat > holding.retreat) return tr("its transport is lost");
  return tr("or stays and loses %n point(s)", nullptr, holding.losses + effect.losses);
}

QString TryWords::side(const rules::ResultEffect& effect, const SideOutlook& outlook) {
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

QString TryWords::result(const rules::CombatResult& result, const SideOutlook& attackers,
                          const SideOutlook& defenders) {
  QStringList parts;
  if (!result.attacker.isNothing()) parts << tr("Attacker %1").arg(side(result.attacker, attackers));
  if (!result.defender.isNothing()) parts << tr("Defender %1").arg(side(result.defender, defenders));
  for (const std::string& code : result.unexplained) parts << ResultWords::unexplained(code);
  return parts.isEmpty() ? tr("Nothing happens") : parts.join(QStringLiteral(". "));
}

QString TryWords::consequence(const Session& session, const ask::World& world, const rules::Consequence& one) {
  const auto nameOf = [&](rules::Member member) { return piece(session, world, member).toStdString(); };
  rules::Consequence named = one;
  const rules::TableRules* table =
      one.verb == rules::EffectVerb::Check ? world.mechanics().table(one.name) : nullptr;
  if (table) named.name = table->title;
  const QString words = CoreWords::text(rules::wordsFor(named, nameOf));
  QStringList outcomes;
  for (const rules::ExplainedResult& each : one.results) {
    QString outcome = text(each.result.text) + QLatin1Char(' ') + chance(each.result.chance);
    if (!each.parts.empty()) outcome += QStringLiteral(": ") + effects(session, world, each);
    outcomes << outcome;
  }
  return outcomes.isEmpty() ? words : QStringLiteral("%1 (%2)").arg(words, outcomes.join(QStringLiteral("; ")));
}

QString TryWords::effects(const Session& session, const ask::World& world, const rules::ExplainedResult& result) {
  QStringList parts;
  for (const rules::OutcomePart& part : result.parts) {
    QStringList ways;
    for (const auto& way : part.ways) {
      QStringList items;
      for (const rules::Consequence& each : way) {
        const QString item = consequence(session, world, each);
        items << (each.isOpen ? tr("perhaps %1").arg(item) : item);
      }
      ways << items.join(QStringLiteral("; "));
    }
    parts << ways.join(tr(", or "));
  }
  return parts.isEmpty() ? tr("Nothing happens") : parts.join(QStringLiteral("; "));
}

QString TryWords::dispersal(const std::vector<rules::DispersalChance>& chances) {
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

QString TryWords::chance(rules::Chance chance) {
  return tr("%1 %").arg(QLocale().toString(100 * chance.value(), 'f', 1));
}

}  // namespace redoubt::editor
