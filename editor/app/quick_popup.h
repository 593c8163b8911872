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

/// The contents of a row of a quick popup.
struct QuickRow {
  std::function<void(QPainter&, const QRectF&)> picture;  ///< draws into a square; can be empty
  QString title;
  std::vector<int> marks;  ///< the characters of the title that were searched for
  QString place;           ///< its place or value, at the right
  QString kind;            ///< its kind, at the far right
  QString keys;            ///< its shortcut, instead of a place
  bool isEnabled = true;
};

class QuickModel;

/// A search field and the list of its results, over the upper middle of the window. The field keeps the keyboard: up,
/// down, page up, page down and Enter work in the list, Esc and a click elsewhere close it. Closing gives the keyboard
/// back to its former control.
class QuickPopup : public QFrame {
  Q_OBJECT

 public:
  /// `name` is the object name; field, list and detail are named after it: "palette.field".
  QuickPopup(QMainWindow& window, const QString& name);

  /// Shows it with `text` in the field, the cursor after it; if it is already open, it gets the new text.
  void openWith(const QString& text);
  void dismiss();
  QString text() const { return field_->text(); }

 protected:
  /// The rows for the text of the field, the best first.
  virtual std::vector<QuickRow> rowsFor(const QString& text) = 0;
  /// The text below the list about a row; -1 if there is none.
  virtual QString detail(int row) = 0;
  /// Performs the action of a row, which is enabled.
  virtual void choose(int row) = 0;

  void setPlaceholder(const QString& text);
  void setText(const QString& text) { field_->setText(text); }
  /// Searches again for the same text.
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
  QPointer<QWidget> before_;  ///< the former control with the focus
};

}  // namespace redoubt::editor
