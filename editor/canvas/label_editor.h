#pragma once

#include <QFrame>

#include "core/model/map_rows.h"

class QComboBox;
class QDoubleSpinBox;
class QLineEdit;
class QToolButton;

namespace redoubt::editor {

class MapCanvas;
class Session;

/// A small editor that floats over the map next to the name it changes: its words, kind, typeface, size, and whether it
/// is straight. Enter commits, Escape cancels; neither reaches the map.
class LabelEditor : public QFrame {
  Q_OBJECT

 public:
  LabelEditor(Session& session, MapCanvas& canvas);

  /// Opens next to the label, with its words selected.
  void edit(const model::Label& label);
  /// Hides, and gives the keyboard back to the map.
  void finish();

 signals:
  /// The label with the present values of the fields.
  void changed(const redoubt::model::Label& label);
  void committed();
  void cancelled();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;

 private:
  void fillWords();
  void takeStyle();
  model::OpenWord<model::LabelStyle> styleTyped() const;
  void tell();
  void place();

  Session& session_;
  MapCanvas& canvas_;
  QLineEdit* text_;
  QComboBox* style_;
  QComboBox* font_;
  QDoubleSpinBox* size_;
  QToolButton* straight_;
  model::Label label_;
  bool filling_ = false;
};

}  // namespace redoubt::editor
