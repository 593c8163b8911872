#pragma once

#include <QWidget>
#include <optional>

#include "editor/dialogs/values/rules_entries.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStringListModel;

namespace redoubt::editor {

/// A field for the path of a rule that the battle doesn't have yet, or of a setting that a scenario doesn't have, with
/// the paths of the vocabulary as choices.
class RulesAdd : public QWidget {
  Q_OBJECT

 public:
  explicit RulesAdd(Session& session, QWidget* parent = nullptr);

  QList<QWidget*> tabOrder() const;
  /// Makes the list of paths that can be added be read anew when it is next needed.
  void refresh();

 signals:
  /// A valid path of a rule or setting was entered, or a rule was made; the battle may have it already.
  void written(const redoubt::editor::RuleAddress& key);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// Fills the choices: rules, and the scenarios whose settings can be added.
  void fillKinds();
  std::optional<Id<model::Scenario>> scenario() const;
  void chooseKind();
  void judge();
  void add();
  void makeNew();

  Session& session_;
  QPushButton* new_;
  QComboBox* kind_;
  QLineEdit* path_;
  QPushButton* add_;
  QLabel* hint_;
  QLabel* error_;
  QStringListModel* paths_;
  bool isStale_ = true;
};

}  // namespace redoubt::editor
