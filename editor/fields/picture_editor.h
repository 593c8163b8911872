#pragma once

#include "editor/fields/field_editor.h"

class QLabel;
class QPushButton;

namespace redoubt::editor {

/// A picture: what it looks like, a button to take another file into the battle, and one to do without.
class PictureEditor : public FieldEditor {
  Q_OBJECT

 public:
  PictureEditor(Session& session, FieldSpec spec, const QString& name);

  void show(const model::Value& value) override;
  /// Takes a picture file.
  void take(const QString& file);

 private:
  void choose();

  Session& session_;
  QLabel* glance_;
  QPushButton* choose_;
  QPushButton* clear_;
};

}  // namespace redoubt::editor
