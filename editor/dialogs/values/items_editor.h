#pragma once

#include "editor/dialogs/values/value_editor.h"

namespace redoubt::editor {

/// A list: its items one below the other; each can be moved up and taken away, and one more added.
class ItemsEditor : public ValueEditor {
  Q_OBJECT

 public:
  ItemsEditor(const FormContext& context, rules::plan::Items items, const FormPlace& place);

  void present(const Json& value) override;
  bool isTall() const override { return true; }

 private:
  void rebuild(std::size_t count);
  void addItem(std::size_t at, QWidget& into);
  void tell(const Json& list);

  const rules::plan::Items items_;
  QWidget* fields_ = nullptr;
  std::vector<ValueEditor*> editors_;
  Json value_;
};

}  // namespace redoubt::editor
