#pragma once

#include "editor/dialogs/values/value_editor.h"

class QLineEdit;

namespace redoubt::editor {

/// A first and a last number, or none for no end.
class RangeEditor : public ValueEditor {
  Q_OBJECT

 public:
  RangeEditor(const FormContext& context, const rules::plan::Range& range, const FormPlace& place);

  void present(const Json& value) override;

 private:
  void take();

  QLineEdit* first_;
  QLineEdit* last_;
};

}  // namespace redoubt::editor
