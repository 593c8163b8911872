#pragma once

#include "editor/dialogs/values/value_editor.h"

namespace redoubt::editor {

/// An object whose members are names of things: a line for each that is there, and one more to choose or, where the
/// names are made here, to type.
class NamedEditor : public ValueEditor {
  Q_OBJECT

 public:
  NamedEditor(const FormContext& context, rules::plan::ByName named, const FormPlace& place);

  void present(const Json& value) override;
  bool isTall() const override { return true; }

 private:
  void rebuild();
  void addLine(const std::string& key, QWidget& into);
  void addMore(QWidget& into);
  void add(const QString& typed);
  QString titleOf(const std::string& key) const;
  /// Whether names are made here: roles, numbers.
  bool isOpen() const;

  const rules::plan::ByName named_;
  QWidget* fields_ = nullptr;
  std::vector<std::string> keys_;
  std::vector<ValueEditor*> editors_;
  Json value_;
};

}  // namespace redoubt::editor
