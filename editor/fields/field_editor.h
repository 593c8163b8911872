#pragma once

#include <QWidget>

#include "editor/fields/field_spec.h"

namespace redoubt::editor {

/// The control of one line of a form. It shows a value, and reports a chosen or typed value when it is finished: Enter
/// was pressed or the field was left. Text that is not valid stays as typed, with the reason.
class FieldEditor : public QWidget {
  Q_OBJECT

 public:
  /// Shows `value`, unless another is being typed.
  virtual void show(const model::Value& value) = 0;
  /// Whether it has typed text that hasn't been accepted.
  virtual bool isTyped() const { return false; }
  /// Accepts what is being typed, as if the field were left.
  virtual void finish() {}
  /// Drops what is being typed.
  virtual void forget() {}
  /// The placeholder shown while it is empty.
  virtual void setExample(const QString&) {}
  /// The control that gets the focus and has the object name `form.field`.
  QWidget& control() const { return *control_; }
  const FieldSpec& spec() const { return spec_; }

 signals:
  void chosen(const redoubt::model::Value& value);
  /// Why the typed text is not valid; empty: nothing is wrong any more.
  void faulted(const QString& reason);

 protected:
  explicit FieldEditor(FieldSpec spec) : spec_(std::move(spec)) {}
  /// Puts the control into the editor; `name` is its object name.
  void hold(QWidget* control, const QString& name, bool isWide);

  FieldSpec spec_;

 private:
  QWidget* control_ = nullptr;
};

/// The editor for a column: a line, a text of several lines, a box to choose from, a tick, a colour.
/// `form` is the object name of the form.
FieldEditor* makeFieldEditor(Session& session, FieldSpec spec, const QString& form);

/// Passes undo and redo to the battle if the control has nothing to undo.
void sharesUndo(QWidget& control);

}  // namespace redoubt::editor
