#pragma once

#include "editor/fields/field_editor.h"

class QCheckBox;
class QLineEdit;
class QSpinBox;

namespace redoubt::editor {

class ColourButton;
class FieldText;

/// Yes or no.
class TickEditor : public FieldEditor {
  Q_OBJECT

 public:
  TickEditor(FieldSpec spec, const QString& name);
  void show(const model::Value& value) override;

 private:
  QCheckBox* tick_;
};

/// A whole number within a few thousand.
class SpinEditor : public FieldEditor {
  Q_OBJECT

 public:
  SpinEditor(FieldSpec spec, const QString& name);
  void show(const model::Value& value) override;
  bool isTyped() const override;
  void finish() override;

  static bool isFor(const model::FieldInfo& field);

 private:
  QSpinBox* spin_;
};

/// Prose, a query, or JSON, in several lines.
class TextEditor : public FieldEditor {
  Q_OBJECT

 public:
  TextEditor(FieldSpec spec, const QString& name);
  void show(const model::Value& value) override;
  bool isTyped() const override;
  void finish() override;
  void forget() override;

 private:
  QString textOf(const model::Value& value) const;

  FieldText* text_;
  QString shown_;
};

/// A colour, chosen from a palette or typed as #RRGGBB.
class ColourEditor : public FieldEditor {
  Q_OBJECT

 public:
  ColourEditor(FieldSpec spec, const QString& name);
  void show(const model::Value& value) override;
  bool isTyped() const override;
  void finish() override;
  void forget() override;

 private:
  ColourButton* button_;
  QLineEdit* line_;
  QString shown_;
};

}  // namespace redoubt::editor
