#pragma once

#include <variant>

#include "editor/fields/field_editor.h"

namespace redoubt::editor {

/// An editor for a value that is typed as text and accepted when the field is left. A refused text stays, with the
/// reason, until it is corrected or dropped, or until the value is changed elsewhere.
class TypedEditor : public FieldEditor {
  Q_OBJECT

 public:
  void show(const model::Value& value) override;
  void finish() override;
  void forget() override;

 protected:
  using FieldEditor::FieldEditor;
  /// A value, or a sentence with the reason why the text is not valid.
  using Parsed = std::variant<model::Value, QString>;

  virtual QString textOf(const model::Value& value) const = 0;
  virtual QString typed() const = 0;
  /// Shows a text that counts as not typed.
  virtual void setText(const QString& text) = 0;
  /// The typed text becomes the value and no longer counts as typed.
  virtual void accept() = 0;
  virtual Parsed parsed(const QString& typed) const = 0;
  const QString& shown() const { return shown_; }

 private:
  QString shown_;
};

}  // namespace redoubt::editor
