#pragma once

#include <QWidget>
#include <optional>
#include <string>
#include <string_view>

#include "core/model/edit.h"
#include "editor/dialogs/rules/rules_entries.h"

class QComboBox;
class QLabel;

namespace redoubt::editor {

class FieldText;

/// Where the value of a rule or setting is said to come from: status, paragraph and note. Each change is an edit at
/// once.
class RuleOriginFields : public QWidget {
  Q_OBJECT

 public:
  explicit RuleOriginFields(Session& session, QWidget* parent = nullptr);

  /// Shows the origin of the rule or setting that holds; without one the fields are empty and disabled.
  void show(const RuleKey& key);
  /// Takes a note that is being typed, as if its field were left.
  void settle();
  QList<QWidget*> tabOrder() const;

 private:
  void makeFields();
  void fillParagraphs();
  void commit();
  void commitParagraph();
  std::optional<model::Provenance> written() const;

  Session& session_;
  RuleKey key_;
  QComboBox* status_;
  QComboBox* paragraph_;
  FieldText* note_;
  QLabel* error_;
  QStringList shownParagraphs_;
};

/// Makes `origin` all that is said of where the value of a rule or setting comes from, which is the row of that key in
/// that table; nothing: that nothing is said.
model::Edit setOrigin(const model::Battle& battle, std::string_view table, const std::string& key,
                      const std::optional<model::Provenance>& origin, std::string title);

}  // namespace redoubt::editor
