#include "editor/words/hex_words.h"

#include <algorithm>
#include <array>

#include "core/check/messages.h"
#include "core/model/map_verbs.h"
#include "core/model/zone_verbs.h"
#include "core/rules/command/command.h"
#include "core/rules/forces/formation.h"
#include "core/rules/forces/markers.h"
#include "core/rules/terrain/terrain.h"
#include "editor/session/to_qt.h"
#include "editor/words/formation_choices.h"

namespace redoubt::editor {
namespace {

bool isAt(const hex::Layout& layout, const check::Place& place, hex::HexKey hex) {
  if (const auto* hexes = std::get_if<std::vector<hex::HexKey>>(&place)) {
    return std::find(hexes->begin(), hexes->end(), hex) != hexes->end();
  }
  const auto* side = std::get_if<hex::HexsideKey>(&place);
  return side && (layout.hexesOf(*side).first == hex || layout.hexesOf(*side).second == hex);
}

}  // namespace

std::vector<Id<model::Placement>> leadersUnder(const Session& session, hex::HexKey hex) {
  const std::vector<model::Placement>& rows = session.setUp().placements();
  std::vector<const model::Placement*> setUp;
  for (const model::Placement& row : rows) setUp.push_back(&row);
  std::vector<Id<model::Placement>> leaders;
  const auto scenario = session.setUp().scenario();
  if (!scenario) return leaders;
  for (const model::Placement& row : rows) {
    if (row.rule != model::PlacementRule::WithOwnUnits || !row.leader) continue;
    const rules::LeaderPositions hosts = rules::leaderPositionsInCommand(
        session.translated(), session.layout(), session.translatedRules(), *scenario, setUp, row);
    if (hosts.best() == hex) leaders.push_back(row.id);
  }
  return leaders;
}

QString HexWords::number(const Session& session, hex::HexKey hex) {
  return toQt(check::hexText(session.layout(), hex));
}

QString HexWords::terrain(const Session& session, std::string_view slug) {
  return toQt(rules::terrainTitle(session.translatedRules(), slug));
}

QString HexWords::compass(const hex::Layout& layout, int side) {
  const std::array<QString, 12> words = {tr("north"), {}, tr("north-east"), tr("east"), tr("south-east"), {},
                                         tr("south"), {}, tr("south-west"), tr("west"), tr("north-west"), {}};
  // Flat-top hexes have sides at 0°, 60°, …, pointy-top ones at 30°, 90°, …
  const int angle = hex::angle({hex::FacingKind::Hexside, side}, layout.orientation());
  const std::array<std::size_t, 12> word = {0, 2, 2, 3, 4, 4, 6, 8, 8, 9, 10, 10};
  return words[word[static_cast<std::size_t>(angle / 30)]];
}

QString HexWords::hexside(const Session& session, hex::HexKey hex, const model::Hexside& row) {
  const QString title = terrain(session, row.kind);
  if (!row.high) return title;
  const bool isHere = (*row.high == model::HighSide::Near) == (session.layout().hexesOf(row.side).first == hex);
  return isHere ? tr("%1, higher here").arg(title) : tr("%1, lower here").arg(title);
}

QStringList HexWords::onSide(const Session& session, hex::HexKey hex, int side) {
  QStringList words;
  if (!session.layout().neighbourAnywhere(hex, side)) return words;
  const hex::HexsideKey key = session.layout().side(hex, side);
  model::forEachOn<model::Hexside>(session.translated(), key,
                                   [&](const model::Hexside& row) { words << hexside(session, hex, row); });
  model::forEachOn<model::Link>(session.translated(), key,
                                [&](const model::Link& row) { words << terrain(session, row.kind); });
  return words;
}

QString HexWords::side(const Session& session, hex::HexKey hex, int side) {
  const auto neighbour = session.layout().neighbour(hex, side);
  const QStringList kinds = onSide(session, hex, side);
  const QString content = kinds.isEmpty() ? tr("nothing") : kinds.join(QStringLiteral("; "));
  const QString direction = compass(session.layout(), side);
  return neighbour ? tr("%1, towards %2: %3").arg(direction, number(session, *neighbour), content)
                   : tr("%1, off the map: %2").arg(direction, content);
}

QString HexWords::facing(const Session& session, const model::Placement& placement) {
  if (!placement.hex || !placement.direction || !placement.direction->direction) return {};
  if (const auto side = rules::lyingOnSide(session.rules(), placement)) {
    return tr("on the side to the %1").arg(compass(session.layout(), *side));
  }
  QStringList fronts;
  for (const hex::HexKey front :
       rules::frontHexes(session.translated(), session.translatedRules(), session.layout(), placement)) {
    fronts << (session.layout().contains(front) ? number(session, front) : tr("off the map"));
  }
  if (fronts.isEmpty()) return {};
  const QString last = fronts.takeLast();
  return tr("facing %1").arg(fronts.isEmpty() ? last : tr("%1 and %2").arg(fronts.join(QStringLiteral(", ")), last));
}

QString HexWords::summary(const Session& session, hex::HexKey hex) {
  QStringList parts;
  const model::Battle& battle = session.translated();
  if (const model::HexRow* row = battle.find<model::HexRow>(hex)) {
    parts << terrain(session, row->terrain);
    if (row->level != 0) parts << tr("level %1").arg(row->level);
  }
  QStringList sides;
  for (int side = 0; side < hex::kSides; ++side) {
    if (!session.layout().neighbourAnywhere(hex, side)) continue;
    const hex::HexsideKey key = session.layout().side(hex, side);
    model::forEachOn<model::Hexside>(battle, key,
                                     [&](const model::Hexside& row) { sides << terrain(session, row.kind); });
    model::forEachOn<model::Link>(battle, key, [&](const model::Link& row) { sides << terrain(session, row.kind); });
  }
  sides.removeDuplicates();
  if (!sides.isEmpty()) parts << sides.join(QStringLiteral(", ")).toLower();
  QStringList counters;
  for (const Id<model::Placement> id : session.setUp().stackAt(hex)) {
    counters << toQt(session.nameOf(*session.setUp().placement(id)));
  }
  for (const Id<model::Placement> id : session.setUp().markersOnSides(hex)) {
    counters << toQt(session.nameOf(*session.setUp().placement(id)));
  }
  if (!counters.isEmpty()) parts << counters.join(QStringLiteral(", "));
  return parts.join(QStringLiteral(" · "));
}

QStringList HexWords::sidesInWords(const Session& session, hex::HexKey hex) {
  QStringList words;
  const hex::Layout& layout = session.layout();
  for (int side = 0; side < hex::kSides; ++side) {
    if (!layout.neighbourAnywhere(hex, side)) continue;
    const hex::HexsideKey key = layout.side(hex, side);
    const auto neighbour = layout.neighbour(hex, side);
    const QString direction = compass(layout, side);
    model::forEachOn<model::Hexside>(session.translated(), key, [&](const model::Hexside& row) {
      const QString kind = hexside(session, hex, row);
      words << (neighbour ? tr("%1 to the %2, towards %3").arg(kind, direction, number(session, *neighbour))
                          : tr("%1 to the %2, off the map").arg(kind, direction));
    });
    model::forEachOn<model::Link>(session.translated(), key, [&](const model::Link& row) {
      const QString kind = terrain(session, row.kind);
      words << (neighbour ? tr("%1 to %2, to the %3").arg(kind, number(session, *neighbour), direction)
                          : tr("%1 off the map, to the %2").arg(kind, direction));
    });
  }
  return words;
}

QStringList HexWords::markers(const Session& session, hex::HexKey hex) {
  QStringList words;
  for (const Id<model::Placement> id : session.setUp().markersOnSides(hex)) {
    const model::Placement& row = *session.setUp().placement(id);
    words << tr("%1, %2").arg(toQt(session.nameOf(row)), facing(session, row));
  }
  return words;
}

QStringList HexWords::counters(const Session& session, hex::HexKey hex) {
  QStringList words;
  for (const Id<model::Placement> id : session.setUp().stackAt(hex)) {
    const model::Placement& row = *session.setUp().placement(id);
    QString name = toQt(session.nameOf(row));
    const QString formation = FormationChoices::title(session, row.formation);
    if (!formation.isEmpty()) name = tr("%1, %2").arg(name, formation);
    const QString direction = facing(session, row);
    words << (direction.isEmpty() ? name : tr("%1, %2").arg(name, direction));
  }
  for (const Id<model::Placement> id : leadersUnder(session, hex)) {
    words << tr("%1, with his units").arg(toQt(model::nameOf(session.translated(), *session.setUp().placement(id))));
  }
  return words;
}

QStringList HexWords::names(const Session& session, hex::HexKey hex) {
  QStringList words;
  for (const model::Label& label : session.translated().all<model::Label>()) {
    if (label.hex == hex) words << toQt(label.text);
  }
  return words;
}

QStringList HexWords::zones(const Session& session, hex::HexKey hex) {
  QStringList words;
  for (const Id<model::Zone> id : model::zonesAt(session.translated(), hex)) {
    words << toQt(session.translated().find<model::Zone>(id)->title);
  }
  return words;
}

QStringList HexWords::problems(const Session& session, hex::HexKey hex) {
  QStringList words;
  for (const check::Finding& finding : session.findings()) {
    if (finding.waived || !isAt(session.layout(), finding.place, hex)) continue;
    words << toQt(check::message(finding, session.languageOfFindings()));
  }
  words.removeDuplicates();  // the same in several variants
  return words;
}

QString HexWords::description(const Session& session, hex::HexKey hex) {
  const model::HexRow* row = session.translated().find<model::HexRow>(hex);
  QStringList sentences;
  sentences << (row ? tr("%1, level %2.").arg(terrain(session, row->terrain), QString::number(row->level))
                    : tr("Nothing painted."));
  if (session.layout().isHalf(hex)) sentences << tr("Half hex at the edge of the map.");
  const QString parted = QStringLiteral("; ");
  if (const QStringList words = sidesInWords(session, hex); !words.isEmpty())
    sentences << words.join(parted) + QLatin1Char('.');
  if (const QStringList words = names(session, hex); !words.isEmpty())
    sentences << tr("Names: %1.").arg(words.join(parted));
  if (const QStringList words = zones(session, hex); !words.isEmpty())
    sentences << tr("Zones: %1.").arg(words.join(parted));
  const QStringList stack = counters(session, hex);
  if (!stack.isEmpty()) {
    sentences << tr("%n counters, from the top: %1.", nullptr, static_cast<int>(stack.size())).arg(stack.join(parted));
  }
  if (const QStringList words = markers(session, hex); !words.isEmpty()) {
    sentences << tr("Markers: %1.").arg(words.join(parted));
  }
  if (const QStringList words = problems(session, hex); !words.isEmpty()) {
    sentences << tr("Problems: %1").arg(words.join(QLatin1Char(' ')));
  }
  return sentences.join(QLatin1Char(' '));
}

}  // namespace redoubt::editor
