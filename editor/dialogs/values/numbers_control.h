#pragma once

#include <QWidget>
#include <string>
#include <vector>

#include "core/rules/vocabulary/shape.h"
#include "editor/words/known_names.h"

class QVBoxLayout;

namespace redoubt::editor {

class FieldEditor;

/// Edits an object of whole numbers by names without JSON: a field for each name of the kind. An empty field means no
/// member.
class NumbersControl : public QWidget {
  Q_OBJECT

 public:
  explicit NumbersControl(Session& session, QWidget* parent = nullptr);

  void show(const rules::NumbersChoice& choice, const std::string& json);

 signals:
  /// The person chose another value. Members that are not offered stay.
  void valueChosen(const std::string& json);

 private:
  void rebuild();
  void tell(const std::string& slug, const model::Value& value);

  Session& session_;
  QVBoxLayout* column_;
  QWidget* rows_ = nullptr;
  rules::NumbersChoice choice_;
  std::vector<KnownName> names_;
  std::vector<FieldEditor*> editors_;
  std::string json_;
};

}  // namespace redoubt::editor
