#pragma once

#include <variant>

#include "editor/fields/field_editor.h"

class QLineEdit;

namespace redoubt::editor {

/// Anything that is typed in one line: a text, a number, a date, a hex, a hexside.
class LineEditor : public FieldEditor {
  Q_OBJECT

 public:
  LineEditor(const Session& session, FieldSpec spec, const QString& name);

  void show(const model::Value& value) override;
  bool isTyped() const override;
  void finish() override;
  void forget() override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QString textOf(const model::Value& value) const;

  const Session& session_;
  QLineEdit* line_;
  QString shown_;
};

/// Typed text as the value of a column, or a sentence with the reason why it is not valid.
std::variant<model::Value, QString> parsedField(const Session& session, const model::FieldInfo& field,
                                                const QString& typed);

}  // namespace redoubt::editor
