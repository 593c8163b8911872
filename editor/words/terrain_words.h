#pragma once

#include <QCoreApplication>
#include <QString>
#include <string_view>

#include "core/rules/book/rule_edit.h"
#include "core/rules/terrain/terrain_use.h"
#include "editor/render/pattern_look.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// Kinds of terrain and their use, in words.
class TerrainWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::TerrainWords)

 public:
  static QString text(std::string_view utf8);
  /// "Hexes", "Hexsides", "Links".
  static QString place(rules::TerrainPlace place);
  /// What a pattern of the map shows: "Woods"; the slug itself if the pattern has no name.
  static QString pattern(render::Place place, std::string_view slug);
  /// "14 hexes", "3 hexsides".
  static QString count(rules::TerrainPlace place, int count);
  /// All the places of a kind: "14 hexes and 2 hexsides"; "nowhere".
  static QString uses(const rules::TerrainUse& use);
  /// The number of a hex, or its coordinates if none is printed.
  static QString hex(const Session& session, hex::HexKey hex);
  static QString status(model::Status status);
  /// Where the value of a rule comes from: "from 1794", "instead of 2 (1794)", "printed, R10.1"; empty for the author's
  /// own value.
  static QString origin(const Session& session, const rules::RuleOrigin& origin, std::string_view path);
  /// Why no terrain can be edited; empty if it can.
  static QString obstacle(const Session& session);
};

}  // namespace redoubt::editor
