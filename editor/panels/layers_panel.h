#pragma once

#include <QWidget>
#include <array>

#include "editor/session/session.h"

namespace redoubt::editor {

class LayerRow;

/// The layers of the map, the top one first: an eye, a lock where edits can reach, the name and how strong it is.
/// Up and Down go from row to row, Space shows and hides, L locks, + and - fade; a double click on an eye shows that
/// layer alone, another one all. What is set is kept in the settings ("layers/<id>") and taken up again at the start.
/// Rows are named "layers.<id>", their parts "layers.<id>.eye", ".lock", ".strength" and ".percent".
class LayersPanel : public QWidget {
  Q_OBJECT

 public:
  explicit LayersPanel(Session& session, QWidget* parent = nullptr);

  /// The row the keyboard is on.
  MapLayer current() const { return current_; }
  void setCurrent(MapLayer layer);

  /// Shows this layer and no other.
  void showOnly(MapLayer layer);
  void showAll();
  /// Locks every layer that can be edited but this one.
  void lockAllOthers(MapLayer layer);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QWidget* makeRows();
  QWidget* makeFooter();
  LayerRow& row(MapLayer layer) { return *rows_[static_cast<std::size_t>(layer)]; }
  bool isAlone(MapLayer layer) const;
  void handleKey(LayerRow& row, int key);
  /// To the row that many further down, as far as the list goes.
  void moveDown(int rows);
  void showMenu(LayerRow& row, QPoint global);
  void restore();
  void store() const;
  void reflect();

  Session& session_;
  std::array<LayerRow*, kMapLayers.size()> rows_ = {};
  MapLayer current_ = kMapLayers.back();
};

}  // namespace redoubt::editor
