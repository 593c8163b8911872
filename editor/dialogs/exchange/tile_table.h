#pragma once

#include <QWidget>
#include <vector>

#include "core/exchange/foreign_tiles.h"
#include "core/rules/terrain/terrain.h"

class QComboBox;
class QLabel;
class QTableWidget;

namespace redoubt::editor {

/// Asks which terrain the tiles of an imported map are: each with its picture, how often it lies there, and the
/// terrains of the battle's rules to choose from. Another terrain can be typed.
class TileTable : public QWidget {
  Q_OBJECT

 public:
  explicit TileTable(QWidget* parent = nullptr);

  /// `battle` is what was made of the map.
  void show(const std::vector<exchange::ForeignTile>& tiles, const model::Battle& battle);
  bool isEmpty() const { return tiles_.empty(); }
  /// How many of them nobody has said anything of.
  int unknown() const;
  std::vector<exchange::TileAnswer> answers() const;

 signals:
  void changed();

 private:
  QComboBox* boxFor(const exchange::ForeignTile& tile, const std::vector<rules::TerrainKind>& kinds);

  QLabel* head_;
  QTableWidget* table_;
  std::vector<exchange::ForeignTile> tiles_;
  std::vector<QComboBox*> boxes_;
};

}  // namespace redoubt::editor
