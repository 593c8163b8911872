#include "editor/boards/grid_words.h"

#include <QStringList>

#include "core/hex/numbers.h"
#include "core/rules/set_up/set_up.h"
#include "editor/session/to_qt.h"
#include "editor/words/order_words.h"
#include "editor/words/schedule_words.h"

namespace redoubt::editor {
namespace {

using What = rules::GridPaint::What;

QString zoneOf(const Session& session, const model::Entry& entry) {
  const model::Zone* zone = session.translated().find<model::Zone>(entry.zone);
  const auto hexes = rules::hexesOf(session.battle(), entry.zone);
  const QString numbers = toQt(hex::toRanges(session.layout(), hexes));
  if (!numbers.isEmpty()) return numbers;
  return zone ? toQt(zone->title.empty() ? zone->slug : zone->title) : QStringLiteral("?");
}

}  // namespace

QString GridWords::row(const Session& session, const rules::GridRow& row) {
  const model::Battle& battle = session.translated();
  if (row.kind == rules::GridRow::Kind::Leader) {
    const model::Leader* leader = battle.find(row.leader);
    return leader ? toQt(leader->shortName.empty() ? leader->name : leader->shortName) : toQt(row.title);
  }
  if (row.kind == rules::GridRow::Kind::Army) {
    const model::Army* army = battle.find(row.army);
    return army ? toQt(army->name) : toQt(row.title);
  }
  return row.copies > 1 ? tr("%1 (%n chits)", nullptr, row.copies).arg(toQt(row.title)) : toQt(row.title);
}

QString GridWords::turns(rules::TurnRange turns) {
  return turns.first == turns.last ? tr("turn %1").arg(turns.first)
                                   : tr("turns %1–%2").arg(turns.first).arg(turns.last);
}

QString GridWords::chance(const rules::Chance& chance) {
  if (chance.favourable() == chance.cases()) return tr("for sure");
  return tr("%1 of %2").arg(chance.favourable()).arg(chance.cases());
}

QString GridWords::cell(const Session& session, const rules::GridRow& row, const rules::TurnCell& cell) {
  using Kind = rules::Availability::Kind;
  QStringList words;
  if (row.kind == rules::GridRow::Kind::Army) {
    if (cell.choices.empty()) return tr("the player chooses none");
    words << tr("the player chooses %1").arg(choices(session, cell.choices));
  }
  if (cell.isOpening) words << tr("opens the turn");
  if (const model::Entry* entry = session.battle().find(cell.entry); entry && cell.isEntering) {
    words << tr("enters over %1").arg(zoneOf(session, *entry));
  } else if (cell.isEntering) {
    words << tr("enters");
  }
  if (cell.isFixed) words << tr("in the pool");
  if (cell.mayBeChosen && !cell.isFixed) words << tr("may be chosen");
  if (cell.isDiced) {
    words << (cell.comesNow
                  ? tr("by dice: comes now %1, has come %2").arg(chance(*cell.comesNow), chance(*cell.hasCome))
                  : tr("by dice"));
  }
  if (cell.isBarred) words << tr("not available");
  if (cell.isAvailable) words << tr("available");
  if (cell.isUnsure) words << tr("perhaps");
  if (cell.isByRules) words << tr("by the rules alone");
  if (cell.absence && cell.absence->kind == Kind::Later && cell.absence->from) {
    words << tr("comes only in turn %1").arg(*cell.absence->from);
  } else if (cell.absence && cell.absence->kind == Kind::NotPlaced) {
    words << tr("not set up");
  }
  return words.isEmpty() ? tr("nothing said") : words.join(QStringLiteral("; "));
}

QString GridWords::head(const Session& session, const rules::GridTurn& turn) {
  QStringList lines{turn.clock.empty() ? tr("Turn %1").arg(turn.turn)
                                       : tr("Turn %1, %2", "number, time").arg(turn.turn).arg(toQt(turn.clock))};
  for (const rules::GridTurn::State& state : turn.states) {
    QStringList levels;
    for (const auto& [title, odds] : state.levels) {
      levels << (state.levels.size() == 1 ? toQt(title) : tr("%1 (%2)").arg(toQt(title), chance(odds)));
    }
    if (levels.isEmpty()) levels << tr("unknown");
    lines << tr("%1: %2").arg(toQt(state.title), levels.join(tr(" or ")));
  }
  QStringList parts;
  for (const rules::GridTurn::Segment& segment : turn.segments) parts << toQt(segment.title);
  if (!parts.isEmpty()) lines << tr("Parts: %1").arg(parts.join(QStringLiteral(", ")));
  for (const Id<model::Event> id : turn.events) {
    if (const model::Event* event = session.battle().find<model::Event>(id))
      lines << OrderWords::event(session, *event);
  }
  return lines.join(QLatin1Char('\n'));
}

rules::ChoiceWords GridWords::choiceWords() {
  return {tr("of", "2 of {…}").toStdString(), tr("except", "2 except {…}").toStdString(),
          tr("all", "all of {…}").toStdString(), tr("rules", "as many as the rules say").toStdString()};
}

QString GridWords::choices(const Session& session, const std::vector<rules::GridChoice>& choices) {
  return toQt(rules::writeChoices(session.translated(), choices, choiceWords()));
}

QString GridWords::fault(const rules::ChoiceFault& fault) {
  using Kind = rules::ChoiceFault::Kind;
  const QString word = toQt(fault.word);
  switch (fault.kind) {
    case Kind::Number:
      return tr("A number, “%1” or “%2” was expected instead of “%3”.")
          .arg(toQt(choiceWords().all), toQt(choiceWords().rules), word);
    case Kind::TooMany: return tr("“%1” is more than there are leaders to choose from.").arg(word);
    case Kind::Brace: return tr("Leaders stand in braces: 2 of {A, B}.");
    case Kind::Name:
      return fault.near.empty() ? tr("No leader of the army is called “%1”.").arg(word)
                                : tr("No leader of the army is called “%1”; %2?").arg(word, toQt(fault.near));
    case Kind::Ambiguous: return tr("Several leaders are called “%1”.").arg(word);
    case Kind::Twice: return tr("“%1” is named twice.").arg(word);
    case Kind::Rest: break;
  }
  return tr("“%1” is not understood; further choices follow after +.").arg(word);
}

QString GridWords::paint(What what) {
  switch (what) {
    case What::Fixed: return tr("In the pool");
    case What::Available: return tr("Available");
    case What::Unavailable: return tr("Not available");
    case What::Enters: return tr("Enters");
    case What::Dice: return tr("By dice");
    case What::Opens: return tr("Opens the turn");
    case What::Nothing: break;
  }
  return tr("Nothing");
}

QString GridWords::keyOf(What what) {
  switch (what) {
    case What::Fixed: return QStringLiteral("*");
    case What::Available: return QStringLiteral("+");
    case What::Unavailable: return QStringLiteral("-");
    case What::Enters: return QStringLiteral(">");
    case What::Dice: return QStringLiteral("?");
    case What::Opens: return QStringLiteral("!");
    case What::Nothing: break;
  }
  return tr("Del", "key");
}

QString GridWords::bound(const Session& session, const rules::VictoryBound& bound) {
  const model::Player* player = session.translated().find<model::Player>(bound.player);
  QString words = tr("%1: at most %2 points").arg(player ? toQt(player->name) : QStringLiteral("?")).arg(bound.points);
  if (!bound.repeats.empty()) words += tr(", each award once");
  QStringList more;
  for (const rules::Threshold& each : bound.thresholds) {
    const bool isInReach = bound.points >= each.points;
    more << (isInReach ? tr("%1 to win at once").arg(each.points)
                       : tr("%1 to win at once, only by awards that repeat").arg(each.points));
    if (!isInReach && bound.isFirm()) more.back() = tr("%1 to win at once are out of reach").arg(each.points);
  }
  if (bound.level) more << tr("as a lead: %1").arg(toQt(bound.level->name));
  if (!bound.unknown.empty()) more << tr("%n units unknown", nullptr, static_cast<int>(bound.unknown.size()));
  if (!bound.missing.empty()) more << tr("%n rules not counted", nullptr, static_cast<int>(bound.missing.size()));
  if (bound.isEstimate) more << tr("on working values");
  return more.isEmpty() ? words : tr("%1 (%2)").arg(words, more.join(QStringLiteral("; ")));
}

QString GridWords::shares(const Session& session, const rules::VictoryBound& bound) {
  QStringList lines;
  for (const rules::Share& share : bound.shares) {
    const auto title = session.translatedRules().text(share.path + "/title");
    const QString name = toQt(title ? *title : share.path.substr(share.path.rfind('/') + 1));
    lines << tr("%1: %2 points, %n times", nullptr, share.times).arg(name).arg(share.points);
  }
  for (const std::string& path : bound.missing) lines << tr("%1: not counted").arg(toQt(path));
  for (const Id<model::Unit> id : bound.unknown) {
    const model::Unit* unit = session.translated().find<model::Unit>(id);
    if (unit && lines.size() < 30) lines << tr("%1: figures unknown").arg(toQt(unit->name));
  }
  return lines.join(QLatin1Char('\n'));
}

}  // namespace redoubt::editor
