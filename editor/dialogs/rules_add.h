#pragma once

#include <QWidget>
#include <string>

#include "editor/session/session.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QStringListModel;

namespace redoubt::editor {

/// The path of a rule that the battle lacks, with those that the vocabulary knows to choose from.
class RulesAdd : public QWidget {
  Q_OBJECT

 public:
  explicit RulesAdd(Session& session, QWidget* parent = nullptr);

  QList<QWidget*> tabOrder() const;
  /// Reads anew, when it is next needed, which paths can be added.
  void refresh();

 signals:
  /// A path was written that a rule can have; the battle may have it already.
  void pathWritten(const std::string& path);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void judge();
  void add();

  Session& session_;
  QLineEdit* path_;
  QPushButton* add_;
  QLabel* hint_;
  QLabel* error_;
  QStringListModel* paths_;
  bool isStale_ = true;
};

}  // namespace redoubt::editor
