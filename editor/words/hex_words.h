#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <string>
#include <string_view>
#include <vector>

#include "editor/session/session.h"

namespace redoubt::editor {

/// The leaders who begin with their own units in the stack of `hex`, although their placements name no hex.
std::vector<Id<model::Placement>> leadersUnder(const Session& session, hex::HexKey hex);

/// A hex in words: for the status line, the inspector and screen readers.
class HexWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::HexWords)

 public:
  /// The number printed in the hex; column and row if none is printed.
  static QString number(const Session& session, hex::HexKey hex);
  /// The title of a terrain in the battle's rules.
  static QString terrain(const Session& session, std::string_view slug);
  /// "north-east": the direction of a side; north is the top of the sheet.
  static QString compass(const hex::Layout& layout, int side);
  /// "Slope, higher here": one hexside terrain, seen from `hex`.
  static QString hexside(const Session& session, hex::HexKey hex, const model::Hexside& row);
  /// What is on a side of `hex`, then the links across it; empty if there is nothing.
  static QStringList onSide(const Session& session, hex::HexKey hex, int side);
  /// "north-east, towards 1908: Stream, Road": a whole side.
  static QString side(const Session& session, hex::HexKey hex, int side);
  /// "facing 1909 and 1810"; for a marker on a hexside "on the side to the north"; empty without a direction.
  static QString facing(const Session& session, const model::Placement& placement);

  /// Terrain, sides and counters in one short line.
  static QString summary(const Session& session, hex::HexKey hex);
  /// The full description, in sentences: terrain and level, what is on each side and in which direction, names, zones,
  /// counters from the top with their facing, problems.
  static QString description(const Session& session, hex::HexKey hex);

 private:
  static QStringList sidesInWords(const Session& session, hex::HexKey hex);
  static QStringList counters(const Session& session, hex::HexKey hex);
  static QStringList markers(const Session& session, hex::HexKey hex);
  static QStringList names(const Session& session, hex::HexKey hex);
  static QStringList zones(const Session& session, hex::HexKey hex);
  static QStringList problems(const Session& session, hex::HexKey hex);
};

}  // namespace redoubt::editor
