#pragma once

#include <QFrame>
#include <functional>

class QLabel;
class QPushButton;

namespace redoubt::editor {

/// A line above the map for what went wrong or must be known, with a button to do something about it.
class NoticeBar : public QFrame {
  Q_OBJECT

 public:
  explicit NoticeBar(QWidget* parent = nullptr);

  /// Shows a failure until it is closed or the next one comes.
  void showProblem(const QString& message, const QString& button = {}, std::function<void()> act = {});
  /// Shows a lasting state; the button, if it has words, does `act`.
  void showState(const QString& message, const QString& button = {}, std::function<void()> act = {});
  QString text() const;

  private:
  QLabel* text_;
  QPushButton* button_;
  QPushButton* close_;
  std::function<void()> act_;

  void fill(const char* role, const QString& message, const QString& button, std::function<void()> act);
};

}  // namespace redoubt::editor
