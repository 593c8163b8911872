#pragma once

#include <QDialog>
#include <QStringList>

#include "editor/app/guide.h"

class QLineEdit;
class QListWidget;

namespace redoubt::editor {

class GuideText;

/// The guide: its pages as a list that a search narrows, and the present page.
class GuideWindow : public QDialog {
  Q_OBJECT

 public:
  explicit GuideWindow(QWidget* parent = nullptr);

  /// Opens the page of that id, or the first if there is none.
  void showPage(const QString& id);
  /// The id of the present page.
  const QString& page() const { return page_; }
  const Guide& guide() const { return guide_; }

  /// The page for a control: that of its dialog, its dock, or another parent that has a page; empty if there is none.
  static QString pageFor(const Guide& guide, const QWidget* control);
  /// Opens the guide in the window of a control, a modal dialog perhaps, or brings it to the front.
  static GuideWindow& openIn(QWidget& window, const QString& id);

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void fill();
  void read(const QString& id);
  void markWords();

  Guide guide_;
  QString page_;
  QStringList before_;  ///< the pages read before this one
  QLineEdit* search_;
  QListWidget* list_;
  GuideText* text_;
};

}  // namespace redoubt::editor
