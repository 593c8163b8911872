#pragma once

#include <QObject>
#include <set>
#include <utility>
#include <vector>

#include "core/hex/keys.h"

namespace redoubt::editor {

class Session;

/// Hexes of the map that light up because something beside it is about them: where a counter of the schedule enters,
/// where an army returns, who can shoot at whom. Part of a session; nothing of it is written to the battle.
class LitHexes : public QObject {
  Q_OBJECT

 public:
  /// Those of a session.
  static LitHexes& of(Session& session);

  using Line = std::pair<hex::HexKey, hex::HexKey>;

  const std::set<hex::HexKey>& hexes() const { return hexes_; }
  /// From hex to hex, each drawn as an arrow.
  const std::vector<Line>& lines() const { return lines_; }
  void light(std::set<hex::HexKey> hexes, std::vector<Line> lines = {});

 signals:
  void changed();

 private:
  using QObject::QObject;

  std::set<hex::HexKey> hexes_;
  std::vector<Line> lines_;
};

}  // namespace redoubt::editor
