#pragma once

#include "editor/dialogs/values/value_editor.h"

class QComboBox;
class QVBoxLayout;

namespace redoubt::editor {

/// A value of one of several shapes: which of them, and its editor.
class AlternativesEditor : public ValueEditor {
  Q_OBJECT

 public:
  AlternativesEditor(const FormContext& context, rules::plan::Alternatives either, const FormPlace& place);

  void present(const Json& value) override;
  bool isTall() const override;

 private:
  /// The one that the value has; -1: none of them.
  int wayOf(const Json& value) const;
  QString titleOf(std::size_t way) const;
  void choose(int way);

  const rules::plan::Alternatives either_;
  QVBoxLayout* column_;
  QComboBox* box_;
  ValueEditor* editor_ = nullptr;
  int way_ = -1;
};

}  // namespace redoubt::editor
