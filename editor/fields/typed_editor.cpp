#include "editor/fields/typed_editor.h"

namespace redoubt::editor {

void TypedEditor::show(const model::Value& value) {
  const QString text = textOf(value);
  const bool isKept = isTyped() && (control().hasFocus() || text == shown_);
  shown_ = text;
  if (!isKept) forget();
}

void TypedEditor::finish() {
  if (!isTyped()) return;
  const Parsed result = parsed(typed());
  QString fault;
  if (const auto* reason = std::get_if<QString>(&result)) fault = *reason;
  if (fault.isEmpty() && spec_.judge) fault = spec_.judge(std::get<model::Value>(result));
  emit faulted(fault);
  if (!fault.isEmpty()) return;
  const model::Value value = std::get<model::Value>(result);
  accept();
  if (textOf(value) == shown_) return setText(shown_);
  emit chosen(value);
}

void TypedEditor::forget() {
  setText(shown_);
  emit faulted({});
}

}  // namespace redoubt::editor
