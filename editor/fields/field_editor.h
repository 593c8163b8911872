#pragma once

#include <QWidget>

#include "editor/fields/field_spec.h"

namespace redoubt::editor {

/// The control of one line of a form. It shows a value, and tells the value that somebody chose or typed once he is
/// done with it: Enter was pressed or the field left. What can't be taken stays as it was typed, with the reason.
class FieldEditor : public QWidget {
  Q_OBJECT

 public:
  /// Shows `value`, unless somebody is typing another.
  virtual void show(const model::Value& value) = 0;
  /// Whether something stands in it that hasn't been taken.
  virtual bool isTyped() const { return false; }
  /// Takes what is being typed, as if the field were left.
  virtual void finish() {}
  /// Gives up what is being typed.
  virtual void forget() {}
  /// What stands in it as long as nothing does.
  virtual void setExample(const QString&) {}
  /// What has the keyboard, and the object name `form.field`.
  QWidget& control() const { return *control_; }
  const FieldSpec& spec() const { return spec_; }

 signals:
  void chosen(const redoubt::model::Value& value);
  /// Why what was typed can't be taken; empty: there is nothing wrong any more.
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

/// Leaves undo and redo to the battle where the control has nothing of its own to undo.
void sharesUndo(QWidget& control);

}  // namespace redoubt::editor
