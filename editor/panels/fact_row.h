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

/// One fact of a page with its actions: picture, title, a second line for its origin, small buttons at the right. It is
/// reused for other facts, so that the focus stays where it was.
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
  /// The subject of the row, for the receivers of its buttons' signals.
  void setSubject(const QVariant& subject) { subject_ = subject; }
  const QVariant& subject() const { return subject_; }

  /// A small button at the right of the row.
  QPushButton& addButton(const QString& words, const QString& objectName);
  /// Describes the button's action on this fact, or, if `reason` isn't empty, why it is disabled.
  void describe(QPushButton& button, const QString& name, const QString& reason);
  /// Shows a widget instead of the title.
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

/// Rows of a page whose number changes; they are made when first needed and never deleted.
class FactRows : public QWidget {
  Q_OBJECT

 public:
  /// `make` gives a new row its buttons.
  explicit FactRows(std::function<void(FactRow&)> make, QWidget* parent = nullptr);

  /// Shows and returns the row at a position.
  FactRow& at(int position);
  /// Hides all rows from `count` on, and itself if there are none. The focus moves to the row before.
  void finish(int count);
  int count() const { return count_; }

 private:
  std::function<void(FactRow&)> make_;
  QVBoxLayout* column_;
  std::vector<FactRow*> rows_;
  int count_ = 0;
};

}  // namespace redoubt::editor
