#pragma once

#include <QObject>
#include <set>

#include "core/hex/keys.h"

namespace redoubt::editor {

class Session;

/// Hexes of the map that light up because something beside it is about them: where a counter of the schedule enters,
/// where an army returns. Part of a session; nothing of it is written to the battle.
class LitHexes : public QObject {
  Q_OBJECT

 public:
  /// Those of a session.
  static LitHexes& of(Session& session);

  const std::set<hex::HexKey>& hexes() const { return hexes_; }
  void light(std::set<hex::HexKey> hexes);

 signals:
  void changed();

 private:
  using QObject::QObject;

  std::set<hex::HexKey> hexes_;
};

}  // namespace redoubt::editor
