#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace redoubt::editor {

/// A line above the map for what went wrong or must be known, with a button to do something about it.
class NoticeBar : public QFrame {
  Q_OBJECT

 public:
  explicit NoticeBar(QWidget* parent = nullptr);

  /// Shows a failure until it is closed or the next one comes.
  void showProblem(const QString& message);
  /// Shows a lasting state; `button` may be empty.
  void showState(const QString& message, const QString& button);
  QString text() const;

 signals:
  void buttonClicked();

 private:
  QLabel* text_;
  QPushButton* button_;
  QPushButton* close_;
};

}  // namespace redoubt::editor
