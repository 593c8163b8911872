#pragma once

#include <QPlainTextEdit>

#include "core/model/battle.h"

namespace redoubt::editor {

/// The text that a value was read from, with its line and words marked.
class SourceView : public QPlainTextEdit {
  Q_OBJECT

 public:
  explicit SourceView(const QString& name, QWidget* parent = nullptr);

  /// Nothing is shown for an origin without a text. Answers whether there is one.
  bool show(const model::Battle& battle, const model::Provenance* origin);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void mark();

  std::string text_;
  int line_ = 0;  // from 1; 0: unknown
  QString words_;
};

}  // namespace redoubt::editor
