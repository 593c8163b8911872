#pragma once

#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <QVariant>
#include <QWidget>
#include <functional>
#include <vector>

#include "core/model/battle_rows.h"
#include "editor/style/elided_label.h"

namespace redoubt::editor {

/// One fact of a page and what can be done with it: picture, title, a second line that says where it comes from, small
/// buttons at the right. It is reused for other facts, so that the keyboard stays where it was.
class FactRow : public QWidget {
  Q_OBJECT

 public:
  explicit FactRow(QWidget* parent = nullptr);

  void setPicture(const QIcon& icon);
  void setTitle(const QString& title);
  QString title() const { return title_->text(); }
  /// The second line, with a sign if there is an origin; hidden if empty.
  void setNote(const QString& note, const model::Provenance* provenance = nullptr);
  QString note() const { return note_->text(); }
  /// What the row is about, for those who listen to its buttons.
  void setSubject(const QVariant& subject) { subject_ = subject; }
  const QVariant& subject() const { return subject_; }

  /// A small button at the right of the row.
  QPushButton& addButton(const QString& words, const QString& objectName);
  /// Says of the button what it does to this fact, and why it can't where `reason` isn't empty.
  void describe(QPushButton& button, const QString& name, const QString& reason);
  /// A widget in place of the title.
  void setEditor(QWidget& editor);

 private:
  QHBoxLayout* line_;
  QVBoxLayout* words_;
  QLabel* picture_;
  ElidedLabel* title_;
  QLabel* sign_;
  ElidedLabel* note_;
  QVariant subject_;
};

/// Rows of a page that come and go with what is shown; they are made when first needed and never thrown away.
class FactRows : public QWidget {
  Q_OBJECT

 public:
  /// `make` gives a new row its buttons.
  explicit FactRows(std::function<void(FactRow&)> make, QWidget* parent = nullptr);

  /// The row at a position, shown.
  FactRow& at(int position);
  /// Hides all rows from `count` on, and itself if there are none. The keyboard goes to the row before.
  void finish(int count);
  int count() const { return count_; }

 private:
  std::function<void(FactRow&)> make_;
  QVBoxLayout* column_;
  std::vector<FactRow*> rows_;
  int count_ = 0;
};

}  // namespace redoubt::editor
