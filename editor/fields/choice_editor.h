#pragma once

#include "editor/fields/field_editor.h"
#include "editor/style/elided_box.h"

namespace redoubt::editor {

/// A box for choosing one of a column's values. A long list is filled when it is opened.
class ChoiceEditor : public FieldEditor {
  Q_OBJECT

 public:
  ChoiceEditor(FieldSpec spec, const QString& name);

  void show(const model::Value& value) override;
  void setExample(const QString& words) override;
  /// Fills the list as if it were opened.
  void fill();
  /// The pictures of the choices are drawn anew when it is shown again.
  void forgetPictures() { choices_.clear(); }
  QString words() const;

 private:
  class Box;

  void add(const FieldChoice& choice);
  void choose(const model::Value& wanted);
  void takeTyped();
  void showNow();

  Box* box_;
  std::vector<FieldChoice> choices_;
  model::Value value_;
};

}  // namespace redoubt::editor
