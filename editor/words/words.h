#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <optional>
#include <string_view>

#include "core/check/messages.h"
#include "core/hex/facing.h"
#include "core/rules/terrain/terrain.h"
#include "editor/session/session.h"
#include "editor/style/icons.h"

namespace redoubt::editor {

/// Rows of the battle in words, the same in every panel.
class Words {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::Words)

 public:
  static QString text(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
  }

  /// The language of findings: that of the program's locale, or English if findings have no words in it.
  static check::Language language();

  static QString status(model::Status status);
  static QString severity(model::Severity severity);
  static QString terrainPlace(rules::TerrainPlace place);

  /// The number of a hex, or its coordinates if none is printed.
  static QString hex(const Session& session, hex::HexKey hex);
  /// The title of a unit's type, from the rules.
  static QString unitType(const Session& session, const model::Unit& unit);
  /// "Infantry, Polish army".
  static QString kindAndArmy(const Session& session, const model::Placement& placement);
  /// Where a placement puts its counter: "Hex 2116, top of 3", "With his own units", "Enters in turn 12 by 0126", …
  static QString place(const Session& session, const model::Placement& placement);
  /// The same in few words, for a row of a list: "2116", "enters turn 12".
  static QString shortPlace(const Session& session, const model::Placement& placement);
  /// "30°, front hexes 1909 and 1810", or that no facing is given.
  static QString facing(const Session& session, const model::Placement& placement);
  /// "printed, R13.0: as the map has it", with the note if there is one.
  static QString provenance(const Session& session, const model::Provenance* provenance);
  /// A note on the origin of a value; questions that it names are shown by their titles.
  static QString note(const Session& session, std::string_view note);
  /// The short form of a paragraph ("R6.2"); empty if there is none.
  static QString citation(const Session& session, const model::Provenance* provenance);
  /// The variants, except the shown one, that also use a set-up block: "Historical scenario, second variant".
  static QStringList otherVariants(const Session& session, Id<model::SetUpBlock> block);
  /// Why nothing can be changed; empty if it can.
  static QString readOnlyReason(const Session& session);
};

Sign signOf(model::Severity severity);
Sign signOf(model::Status status);

/// What the counters of a placement face by the rules; nullopt if they face nowhere.
std::optional<hex::FacingKind> facingKindOf(const Session& session, const model::Placement& placement);

}  // namespace redoubt::editor
