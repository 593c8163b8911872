#pragma once

#include <variant>

#include "editor/fields/typed_editor.h"

class QLineEdit;

namespace redoubt::editor {

/// Anything that is typed in one line: a text, a number, a date, a hex, a hexside.
class LineEditor : public TypedEditor {
  Q_OBJECT

 public:
  LineEditor(const Session& session, FieldSpec spec, const QString& name);

  bool isTyped() const override;

 protected:
  QString textOf(const model::Value& value) const override;
  QString typed() const override;
  void setText(const QString& text) override;
  void accept() override;
  Parsed parsed(const QString& typed) const override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  const Session& session_;
  QLineEdit* line_;
};

/// Typed text as the value of a column, or a sentence with the reason why it is not valid.
std::variant<model::Value, QString> parsedField(const Session& session, const model::FieldInfo& field,
                                                const QString& typed);

}  // namespace redoubt::editor
