#pragma once

#include <QWidget>
#include <array>

#include "editor/session/session.h"

namespace redoubt::editor {

class LayerRow;

/// The layers of the map, the top one first: an eye, a lock if it can be edited, the name and the strength. Up and Down
/// go from row to row, Space shows and hides, L locks, + and - fade; a double click on an eye shows that layer alone,
/// another one all. The state is kept in the settings ("layers/<id>") and restored at the start. Rows are named
/// "layers.<id>", their parts "layers.<id>.eye", ".lock", ".strength" and ".percent".
class LayersPanel : public QWidget {
  Q_OBJECT

 public:
  explicit LayersPanel(Session& session, QWidget* parent = nullptr);

  /// The row with the focus.
  MapLayer current() const { return current_; }
  void setCurrent(MapLayer layer);

  /// Shows this layer and no other.
  void showOnly(MapLayer layer);
  void showAll();
  /// Locks every editable layer except this one.
  void lockAllOthers(MapLayer layer);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QWidget* makeRows(QWidget* parent);
  QWidget* makeFooter();
  LayerRow& row(MapLayer layer) { return *rows_[static_cast<std::size_t>(layer)]; }
  bool isAlone(MapLayer layer) const;
  void handleKey(LayerRow& row, int key);
  /// Moves that number of rows down, at most to the end of the list.
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
