#pragma once

#include <QWidget>
#include <optional>

#include "editor/dialogs/rules/rules_entries.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStringListModel;

namespace redoubt::editor {

/// The path of a rule that the battle lacks, or of a setting that a scenario lacks, with those that the vocabulary
/// knows to choose from.
class RulesAdd : public QWidget {
  Q_OBJECT

 public:
  explicit RulesAdd(Session& session, QWidget* parent = nullptr);

  QList<QWidget*> tabOrder() const;
  /// Reads anew, when it is next needed, which paths can be added.
  void refresh();

 signals:
  /// A path was written that a rule or setting can have; the battle may have it already.
  void written(const redoubt::editor::RuleKey& key);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// Rules, and the scenarios whose settings can be added.
  void fillKinds();
  std::optional<Id<model::Scenario>> scenario() const;
  void chooseKind();
  void judge();
  void add();

  Session& session_;
  QComboBox* kind_;
  QLineEdit* path_;
  QPushButton* add_;
  QLabel* hint_;
  QLabel* error_;
  QStringListModel* paths_;
  bool isStale_ = true;
};

}  // namespace redoubt::editor
