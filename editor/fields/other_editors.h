#pragma once

#include "editor/fields/typed_editor.h"

class QCheckBox;
class QLineEdit;
class QListWidget;
class QSpinBox;

namespace redoubt::editor {

class ColourButton;
class FieldText;

/// Yes or no. An optional value without content shows as neither; a choice can't be taken back. The unit is beside it.
class TickEditor : public FieldEditor {
  Q_OBJECT

 public:
  TickEditor(FieldSpec spec, const QString& name);
  void show(const model::Value& value) override;

 private:
  QCheckBox* tick_;
};

/// A whole number within a few thousand, or as the spec defines it.
class SpinEditor : public FieldEditor {
  Q_OBJECT

 public:
  SpinEditor(FieldSpec spec, const QString& name);
  void show(const model::Value& value) override;
  bool isTyped() const override;
  void finish() override;

  static bool isFor(const FieldSpec& spec);

 private:
  void judgeTyped(const QString& typed);
  void take(int number);

  QSpinBox* spin_;
  model::Value shown_;
};

/// Any number of the choices, as a JSON list. Members keep their order, and members that are not among the choices
/// stay.
class TicksEditor : public FieldEditor {
  Q_OBJECT

 public:
  TicksEditor(FieldSpec spec, const QString& name);
  void show(const model::Value& value) override;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fill(const std::vector<FieldChoice>& choices);
  void take();

  QListWidget* list_;
  std::vector<FieldChoice> choices_;
  model::Value value_;
};

/// Prose, a query, or JSON, in several lines.
class TextEditor : public TypedEditor {
  Q_OBJECT

 public:
  TextEditor(FieldSpec spec, const QString& name);
  bool isTyped() const override;

 protected:
  QString textOf(const model::Value& value) const override;
  QString typed() const override;
  void setText(const QString& text) override;
  void accept() override;
  Parsed parsed(const QString& typed) const override;

 private:
  FieldText* text_;
};

/// A colour, chosen from a palette or typed as #RRGGBB.
class ColourEditor : public TypedEditor {
  Q_OBJECT

 public:
  ColourEditor(FieldSpec spec, const QString& name);
  void show(const model::Value& value) override;
  bool isTyped() const override;

 protected:
  QString textOf(const model::Value& value) const override;
  QString typed() const override;
  void setText(const QString& text) override;
  void accept() override;
  Parsed parsed(const QString& typed) const override;

 private:
  ColourButton* button_;
  QLineEdit* line_;
};

}  // namespace redoubt::editor
