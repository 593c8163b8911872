#include "editor/words/words.h"

#include <QLocale>
#include <algorithm>
#include <set>

#include "core/hex/numbers.h"
#include "core/model/origins.h"
#include "core/rules/book/provenance.h"
#include "core/rules/book/questions.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/formation.h"
#include "core/rules/forces/markers.h"
#include "core/rules/set_up/set_up.h"
#include "editor/session/core_words.h"
#include "editor/words/hex_words.h"
#include "editor/words/markers.h"

namespace redoubt::editor {
namespace {

// True if a variant uses the block, directly or through a child block.
bool uses(const model::Battle& battle, const model::VariantBlock& row, Id<model::SetUpBlock> block) {
  std::set<Id<model::SetUpBlock>> seen;
  std::optional<Id<model::SetUpBlock>> at = row.block;
  while (at && seen.insert(*at).second) {
    if (*at == block) return true;
    const model::SetUpBlock* found = battle.find(at);
    at = found ? found->parent : std::nullopt;
  }
  return false;
}

QString hexesOfZone(const Session& session, Id<model::Zone> zone) {
  return Words::text(hex::toRanges(session.layout(), rules::hexesOf(session.translated(), zone)));
}

// The place from which a placement at an open distance is counted.
QString anchor(const Session& session, const model::Placement& placement) {
  if (placement.hex) return Words::hex(session, *placement.hex);
  const model::Zone* zone = session.translated().find(placement.zone);
  return zone ? Words::text(zone->title) : QStringLiteral("?");
}

}  // namespace

check::Language Words::language() {
  return Session::language();
}

QString Words::status(model::Status status) {
  switch (status) {
    case model::Status::Printed: return tr("printed");
    case model::Status::Derived: return tr("derived");
    case model::Status::Estimated: return tr("estimated");
    case model::Status::Unknown: break;
  }
  return tr("unknown");
}

QString Words::severity(model::Severity severity) {
  return text(check::severityText(severity, language()));
}

QString Words::terrainPlace(rules::TerrainPlace place) {
  switch (place) {
    case rules::TerrainPlace::Hex: return tr("Hexes");
    case rules::TerrainPlace::Hexside: return tr("Hexsides");
    case rules::TerrainPlace::Link: break;
  }
  return tr("Links");
}

QString Words::hex(const Session& session, hex::HexKey hex) {
  return text(check::hexText(session.layout(), hex));
}

QString Words::unitType(const Session& session, const model::Unit& unit) {
  return text(session.translatedRules().text("unit-type/" + unit.type + "/title").value_or(unit.type));
}

QString Words::kindAndArmy(const Session& session, const model::Placement& placement) {
  const model::Battle& battle = session.translated();
  QStringList parts;
  const model::Unit* unit = battle.find(placement.unit);
  if (unit) {
    parts << unitType(session, *unit);
  } else if (placement.subject == model::PlacementSubject::Leader) {
    parts << text(rules::armTitle(session.translatedRules(), std::string(rules::kLeaderArm)));
  } else if (placement.subject == model::PlacementSubject::Marker) {
    parts << tr("Marker");
  } else if (placement.subject == model::PlacementSubject::Group) {
    parts << tr("%n of a group", nullptr, placement.count);
  } else {
    parts << tr("No unit bears this name");
  }
  std::optional<Id<model::Army>> side = rules::armyOf(battle, placement);
  // A subject without a placement is in no army's block.
  const model::Leader* leader = battle.find(placement.leader);
  if (!side) side = unit ? std::optional(unit->army) : leader ? std::optional(leader->army) : std::nullopt;
  if (const model::Army* army = battle.find(side)) parts << text(army->name);
  return parts.join(QStringLiteral(", "));
}

QString Words::place(const Session& session, const model::Placement& placement) {
  const model::Battle& battle = session.translated();
  switch (placement.rule) {
    case model::PlacementRule::At: {
      if (!placement.hex) return tr("No hex given");
      const auto stack = session.setUp().stackAt(*placement.hex);
      const auto at = std::find(stack.begin(), stack.end(), placement.id);
      const QString number =
          placement.secondHex
              ? tr("%1 and %2", "two hexes").arg(hex(session, *placement.hex), hex(session, *placement.secondHex))
              : hex(session, *placement.hex);
      if (const auto side = rules::lyingOnSide(session.rules(), placement)) {
        return tr("Hex %1, %2 side").arg(number, HexWords::compass(session.layout(), *side));
      }
      if (stack.size() < 2 || at == stack.end()) return tr("Hex %1").arg(number);
      const int position = static_cast<int>(at - stack.begin()) + 1;
      const int count = static_cast<int>(stack.size());
      return position == 1 ? tr("Hex %1, top of %2").arg(number).arg(count)
                           : tr("Hex %1, %2 of %3 from the top").arg(number).arg(position).arg(count);
    }
    case model::PlacementRule::WithOwnUnits: return tr("On any one of his own units");
    case model::PlacementRule::Within:
      return (placement.distance == 1 ? tr("Within one hex of %1")
                                      : tr("Within %n hexes of %1", nullptr, placement.distance.value_or(0)))
          .arg(anchor(session, placement));
    case model::PlacementRule::Zone: {
      const model::Zone* zone = battle.find(placement.zone);
      return zone ? tr("Anywhere in %1 (%2)").arg(text(zone->title), hexesOfZone(session, zone->id)) : tr("In a zone");
    }
    case model::PlacementRule::Space: {
      const model::Space* space = battle.find(placement.space);
      return space ? tr("On the turn or other track, at %1").arg(text(space->label)) : tr("On a track");
    }
    case model::PlacementRule::Enters:
    case model::PlacementRule::OnActivation: {
      const model::Entry* entry = battle.find(placement.entry);
      const QString hexes = entry ? hexesOfZone(session, entry->zone) : QString();
      if (entry && entry->turn) return tr("Enters in turn %1 by %2").arg(*entry->turn).arg(hexes);
      return hexes.isEmpty() ? tr("Enters later") : tr("Enters when activated, by %1").arg(hexes);
    }
    case model::PlacementRule::OffMap: break;
  }
  return tr("Off the map");
}

QString Words::shortPlace(const Session& session, const model::Placement& placement) {
  switch (placement.rule) {
    case model::PlacementRule::At: return placement.hex ? hex(session, *placement.hex) : tr("no hex");
    case model::PlacementRule::WithOwnUnits: return tr("with his units");
    case model::PlacementRule::Within:
      return placement.hex || placement.zone ? tr("near %1").arg(anchor(session, placement)) : tr("nearby");
    case model::PlacementRule::Zone: {
      const model::Zone* zone = session.translated().find(placement.zone);
      return zone ? text(zone->title) : tr("in a zone");
    }
    case model::PlacementRule::Space: return tr("on a track");
    case model::PlacementRule::Enters:
    case model::PlacementRule::OnActivation: {
      const model::Entry* entry = session.translated().find(placement.entry);
      return entry && entry->turn ? tr("enters turn %1").arg(*entry->turn) : tr("enters later");
    }
    case model::PlacementRule::OffMap: break;
  }
  return tr("off the map");
}

QString Words::facing(const Session& session, const model::Placement& placement) {
  if (!facingKindOf(session, placement)) return tr("Faces nowhere");
  if (const QString side = Markers::sideOf(session, placement); !side.isEmpty()) return side;
  if (Markers::onHexsides(session, placement)) return tr("On no hexside yet");
  if (!placement.direction) return tr("No facing given");
  if (!placement.direction->direction) return tr("Free to choose");
  const hex::Direction direction = *placement.direction->direction;
  const QString degrees = tr("%1°").arg(hex::angle(direction, session.layout().orientation()));
  if (!placement.hex) return degrees;
  QStringList fronts;
  for (const hex::HexKey front :
       rules::frontHexes(session.translated(), session.translatedRules(), session.layout(), placement)) {
    fronts << (session.layout().contains(front) ? hex(session, front) : tr("off the map"));
  }
  if (fronts.isEmpty()) return degrees;
  return tr("%1, fronts %2").arg(degrees, fronts.join(QStringLiteral(", ")));
}

QString Words::citation(const Session& session, const model::Provenance* provenance) {
  if (!provenance || !provenance->paragraph) return {};
  const auto citation = rules::citationOf(session.translated(), *provenance->paragraph);
  return citation ? text(citation->text) : QString();
}

QString Words::provenance(const Session& session, const model::Provenance* provenance) {
  if (!provenance) return tr("source not recorded");
  // A value that the author decided is not shown as an estimate, although the checks treat it as one.
  if (provenance->note == model::kSetByHand) return CoreWords::stored(provenance->note);
  QString words = status(provenance->status);
  const model::Source* source = session.translated().find(provenance->source);
  if (const QString cited = citation(session, provenance); !cited.isEmpty()) {
    words += QStringLiteral(", ") + cited;
  } else if (source) {
    words += QStringLiteral(", ") + text(source->title.empty() ? source->slug : source->title);
  }
  if (!provenance->note.empty()) words += QStringLiteral(": ") + note(session, provenance->note);
  if (!provenance->words.empty()) words = tr("%1 (“%2”)").arg(words, text(provenance->words).simplified());
  if (!provenance->confirmedBy.empty()) words = tr("%1; confirmed by %2").arg(words, text(provenance->confirmedBy));
  return words;
}

QString Words::note(const Session& session, std::string_view note) {
  QStringList parts;
  if (const std::string rest = rules::withoutQuestions(session.translated(), note); !rest.empty())
    parts << CoreWords::stored(rest);
  for (const model::Question* question : rules::questionsIn(session.translated(), note))
    parts << tr("question “%1”").arg(text(question->title));
  return parts.join(QStringLiteral("; "));
}

QStringList Words::otherVariants(const Session& session, Id<model::SetUpBlock> block) {
  const model::Battle& battle = session.translated();
  QStringList titles;
  for (const model::Scenario* scenario : rules::scenarios(battle)) {
    for (const model::Variant* variant : rules::variants(battle, scenario->id)) {
      if (variant->id == session.setUp().variant()) continue;
      const auto& rows = battle.all<model::VariantBlock>();
      const bool isUsed = std::any_of(rows.begin(), rows.end(), [&](const model::VariantBlock& row) {
        return row.variant == variant->id && uses(battle, row, block);
      });
      if (isUsed) titles << tr("%1, %2").arg(text(scenario->title), text(variant->title));
    }
  }
  return titles;
}

QString Words::readOnlyReason(const Session& session) {
  if (!session.hasDocument()) return tr("No battle is open.");
  return session.isReadOnly() ? tr("This battle is open for reading only; save a copy to change it.") : QString();
}

Sign signOf(model::Severity severity) {
  switch (severity) {
    case model::Severity::Error: return Sign::Error;
    case model::Severity::Warning: return Sign::Warning;
    case model::Severity::Note: break;
  }
  return Sign::Note;
}

Sign signOf(model::Status status) {
  switch (status) {
    case model::Status::Printed: return Sign::Printed;
    case model::Status::Derived: return Sign::Derived;
    case model::Status::Estimated: return Sign::Estimated;
    case model::Status::Unknown: break;
  }
  return Sign::Unknown;
}

std::optional<hex::FacingKind> facingKindOf(const Session& session, const model::Placement& placement) {
  if (Markers::onHexsides(session, placement)) return hex::FacingKind::Hexside;
  const bool isUnused = !placement.direction && !rules::facingRules(session.translatedRules()).areUsed;
  if (isUnused) return std::nullopt;
  const std::vector<std::string> none = session.translatedRules().texts("facing/none");
  const rules::Arm arm = rules::armOf(session.translated(), session.translatedRules(), placement);
  if (arm.slug && std::find(none.begin(), none.end(), *arm.slug) != none.end()) return std::nullopt;
  return session.translatedRules().text("facing/kind") == "hexside" ? hex::FacingKind::Hexside
                                                                    : hex::FacingKind::Vertex;
}

}  // namespace redoubt::editor
