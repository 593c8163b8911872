#pragma once

#include <QWidget>
#include <optional>
#include <string>
#include <string_view>

#include "core/model/edit.h"
#include "editor/dialogs/values/rules_entries.h"

class QComboBox;
class QLabel;

namespace redoubt::editor {

class FieldText;

/// The origin of the value of a rule or setting: status, paragraph and note. Each change is an edit at once.
class RuleOriginFields : public QWidget {
  Q_OBJECT

 public:
  explicit RuleOriginFields(Session& session, QWidget* parent = nullptr);

  /// Shows the origin of the rule or setting that holds; without one the fields are empty and disabled.
  void show(const RuleAddress& key);
  /// Accepts an unfinished note, as if its field were left.
  void settle();
  QList<QWidget*> tabOrder() const;

 private:
  void makeFields();
  void fillParagraphs();
  void commit();
  void commitParagraph();
  std::optional<model::Provenance> written() const;

  Session& session_;
  RuleAddress key_;
  QComboBox* status_;
  QComboBox* paragraph_;
  FieldText* note_;
  QLabel* error_;
  QStringList shownParagraphs_;
};

/// Replaces all provenance of the value of a rule or setting, the row of that key in that table, by `origin`; nothing:
/// removes it.
model::Edit setOrigin(const model::Battle& battle, std::string_view table, const std::string& key,
                      const std::optional<model::Provenance>& origin, std::string title);

}  // namespace redoubt::editor
