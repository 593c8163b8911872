#pragma once

#include <QWidget>
#include <string>
#include <utility>

#include "editor/dialogs/values/choice_spec.h"

class QLabel;
class QVBoxLayout;

namespace redoubt::editor {

class FieldEditor;

/// Edits a value of a simple shape without JSON, by the editor of a field for it.
class RuleControl : public QWidget {
  Q_OBJECT

 public:
  explicit RuleControl(Session& session, QWidget* parent = nullptr);

  /// Allows an empty choice, which is reported as null.
  void setClearable(bool isClearable) { isClearable_ = isClearable; }
  void setWords(ChoiceWords words) { words_ = std::move(words); }
  /// Offers the values of `choice` and shows `json` as chosen; nothing is chosen if it is null or of another shape.
  void show(const rules::Choice& choice, const std::string& json);
  /// Drops what is being typed, because another rule is going to be shown.
  void forget();
  /// Whether there is anything to choose.
  bool isOfUse() const { return editor_; }

 signals:
  /// The person chose another value.
  void valueChosen(const std::string& json);

 private:
  void rebuild();

  Session& session_;
  QVBoxLayout* column_;
  QLabel* fault_;  ///< why the typed text is refused
  rules::Choice choice_;
  FieldEditor* editor_ = nullptr;
  bool isClearable_ = false;
  ChoiceWords words_;
};

}  // namespace redoubt::editor
