#pragma once

#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPointer>
#include <functional>
#include <vector>

class QMainWindow;

namespace redoubt::editor {

/// What a row of a quick popup shows.
struct QuickRow {
  std::function<void(QPainter&, const QRectF&)> picture;  ///< draws into a square; may be empty
  QString title;
  std::vector<int> marks;  ///< the characters of the title that were searched for
  QString place;           ///< where it is or what it says, at the right
  QString kind;            ///< what it is, at the far right
  QString keys;            ///< its shortcut, instead of a place
  bool isEnabled = true;
};

class QuickModel;

/// A field and a list of what it finds, over the upper middle of the window. The field keeps the keyboard: up, down,
/// page up, page down and Enter work in the list, Esc and a click elsewhere close it. Closing gives the keyboard back
/// to where it was.
class QuickPopup : public QFrame {
  Q_OBJECT

 public:
  /// `name` is the object name; field, list and detail are named after it: "palette.field".
  QuickPopup(QMainWindow& window, const QString& name);

  /// Shows it with `text` in the field, the cursor behind it; opened already, it takes the new text.
  void openWith(const QString& text);
  void dismiss();
  QString text() const { return field_->text(); }

 protected:
  /// The rows for what the field says, the best first.
  virtual std::vector<QuickRow> rowsFor(const QString& text) = 0;
  /// What is told below the list about a row; -1 where there is none.
  virtual QString detail(int row) = 0;
  /// Does what a row, which is enabled, stands for.
  virtual void choose(int row) = 0;

  void setPlaceholder(const QString& text);
  void setText(const QString& text) { field_->setText(text); }
  /// Finds again for the same text.
  void refresh();
  void tell(const QString& detail);

  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void place();
  void step(int by);
  void chooseCurrent();
  bool handleKey(int key);
  void leaveIfOutside(QObject* watched, QEvent* event);

  QMainWindow& window_;
  QLineEdit* field_;
  QListView* list_;
  QLabel* detail_;
  QuickModel* model_;
  QPointer<QWidget> before_;  ///< who had the keyboard
};

}  // namespace redoubt::editor
