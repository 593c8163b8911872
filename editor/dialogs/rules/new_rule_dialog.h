#pragma once

#include <QDialog>
#include <string>
#include <vector>

#include "editor/dialogs/rules/rule_recipes.h"
#include "editor/words/known_names.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace redoubt::editor {

/// A new rule by what it is for, instead of by its path: the kind, a title and what it belongs to. Accepting it makes
/// the rules in one edit.
class NewRuleDialog : public QDialog {
  Q_OBJECT

 public:
  explicit NewRuleDialog(Session& session, QWidget* parent = nullptr);
  /// Only the kinds of these names are offered; the first is chosen.
  void offerOnly(const std::vector<std::string>& kinds);

  /// The path of the new rule, after the dialog was accepted.
  const std::string& path() const { return path_; }
  void accept() override;

 private:
  void arrange();
  void fill(const std::vector<std::string>& kinds);
  const RuleRecipe* recipe() const;
  void choose();
  void judge();
  QString problem() const;
  std::vector<KnownName> owners(rules::NameKind kind) const;

  Session& session_;
  QListWidget* kinds_;
  QLabel* tells_;
  QLineEdit* title_;
  QLabel* ownerLabel_;
  QComboBox* owner_;
  QLabel* problem_;
  QPushButton* create_;
  std::string path_;
};

}  // namespace redoubt::editor
