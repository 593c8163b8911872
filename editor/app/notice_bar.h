#pragma once

#include <QFrame>
#include <functional>

class QLabel;
class QPushButton;
class QTimer;

namespace redoubt::editor {

/// A line at the top of a widget, drawn over its contents, for failures and important information, with a button for an
/// action. The contents below don't move.
class NoticeBar : public QFrame {
  Q_OBJECT

 public:
  /// Is shown over `below`, as its sibling.
  explicit NoticeBar(QWidget& below);

  /// The text and action of a button.
  struct Way {
    QString text;
    std::function<void()> act;
  };

  /// Shows a failure until it is closed or the next one comes.
  void showProblem(const QString& message, const QString& button = {}, std::function<void()> act = {});
  /// Shows a lasting state; the button, if it has words, does `act`.
  void showState(const QString& message, const QString& button = {}, std::function<void()> act = {});
  /// Adds a second button to the shown notice.
  void offerToo(const Way& way);
  /// Shows what was done or how to continue, for some seconds.
  void showBriefly(const QString& message);
  /// Hides a failure for which there is no action.
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
