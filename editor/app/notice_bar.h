#pragma once

#include <QFrame>
#include <functional>

class QLabel;
class QPushButton;
class QTimer;

namespace redoubt::editor {

/// A line at the top of a widget, over what that shows, for what went wrong or must be known, with a button to do
/// something about it. What lies below keeps its place.
class NoticeBar : public QFrame {
  Q_OBJECT

 public:
  /// Lies over `below`, a sibling of it.
  explicit NoticeBar(QWidget& below);

  /// What a button says, and what it does.
  struct Way {
    QString text;
    std::function<void()> act;
  };

  /// Shows a failure until it is closed or the next one comes.
  void showProblem(const QString& message, const QString& button = {}, std::function<void()> act = {});
  /// Shows a lasting state; the button, if it has words, does `act`.
  void showState(const QString& message, const QString& button = {}, std::function<void()> act = {});
  /// Adds a second button to what is shown.
  void offerToo(const Way& way);
  /// Shows what was done or how to go on, for some seconds.
  void showBriefly(const QString& message);
  /// Takes away a failure that nothing can be done about.
  void dismissFailure();
  QString text() const;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QWidget& below_;
  QLabel* text_;
  QPushButton* button_;
  QPushButton* second_;
  QPushButton* close_;
  QTimer* end_;
  bool isFailure_ = false;
  std::function<void()> act_;
  std::function<void()> secondAct_;

  void place();
  void fill(const char* role, const QString& message, const QString& button, std::function<void()> act);
};

}  // namespace redoubt::editor
