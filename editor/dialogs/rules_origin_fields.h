#pragma once

#include <QWidget>
#include <optional>
#include <string>

#include "core/model/edit.h"
#include "editor/session/session.h"

class QComboBox;
class QLineEdit;

namespace redoubt::editor {

/// Where the value of a rule is said to come from: status, paragraph and note. Each change is an edit at once.
class RuleOriginFields : public QWidget {
  Q_OBJECT

 public:
  explicit RuleOriginFields(Session& session, QWidget* parent = nullptr);

  /// Shows the origin of the rule that holds under `path`; without one the fields are empty and disabled.
  void show(const std::string& path);
  QList<QWidget*> tabOrder() const;

 private:
  void makeFields();
  void fillParagraphs();
  void commit();
  void commitParagraph();
  std::optional<model::Provenance> written() const;

  Session& session_;
  std::string path_;
  QComboBox* status_;
  QComboBox* paragraph_;
  QLineEdit* note_;
  QStringList shownParagraphs_;
};

/// Makes `origin` all that is said of where a rule's value comes from; nothing: that nothing is said. Its subject is
/// the rule.
model::Edit setRuleOrigin(const model::Battle& battle, const model::Rule& rule,
                          const std::optional<model::Provenance>& origin, std::string title);

}  // namespace redoubt::editor
