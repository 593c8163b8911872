#pragma once

#include <QListView>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QWidget>

#include "editor/panels/history_model.h"
#include "editor/session/session.h"

namespace redoubt::editor {

class HistoryDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// Every edit of the battle, with the versions among them. A click or Enter on an edit undoes or redoes up to it;
/// choosing a version offers to go back to it, to compare it with the present state, or to remove it.
class HistoryPanel : public QWidget {
  Q_OBJECT

 public:
  explicit HistoryPanel(Session& session, QWidget* parent = nullptr);

  QSize sizeHint() const override { return {288, 262}; }

 signals:
  /// The edits up to the history row `sequence` should be forgotten.
  void forgetWanted(qint64 sequence);
  /// A version should be compared with what the battle is now.
  void compareWanted(qint64 version);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  QWidget* makeFooter();
  void reflect();
  /// The version of the current row, null if it is another row.
  const HistoryLine* chosenVersion() const;
  void choose(const QModelIndex& index);
  void goBack(std::int64_t version);
  void renameVersion(const HistoryLine& version);
  void removeVersion(const HistoryLine& version);
  void showMenu(QPoint position);

  Session& session_;
  HistoryModel* model_;
  QListView* list_;
  QWidget* versionButtons_;
  QPushButton* goBack_;
  QPushButton* remove_;
};

}  // namespace redoubt::editor
