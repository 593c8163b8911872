#include "editor/panels/fact_row.h"

#include <algorithm>

#include "editor/panels/map_facts.h"
#include "editor/style/theme.h"

namespace redoubt::editor {

FactRow::FactRow(QWidget* parent)
    : QWidget(parent),
      line_(new QHBoxLayout(this)),
      words_(new QVBoxLayout),
      picture_(new QLabel),
      title_(new ElidedLabel),
      sign_(new QLabel),
      note_(new ElidedLabel) {
  line_->setContentsMargins(0, 1, 0, 1);
  line_->setSpacing(8);
  picture_->setFixedWidth(kSwatch);
  setRole(*note_, "second");
  auto* origin = new QHBoxLayout;
  origin->setSpacing(5);
  origin->addWidget(sign_);
  origin->addWidget(note_, 1);
  words_->setSpacing(1);
  words_->addWidget(title_);
  words_->addLayout(origin);
  line_->addWidget(picture_);
  line_->addLayout(words_, 1);
  setNote({});
}

void FactRow::setPicture(const QIcon& icon) {
  picture_->setPixmap(icon.pixmap(QSize(kSwatch, kSwatch), devicePixelRatioF()));
}

void FactRow::setTitle(const QString& title) {
  title_->setText(title);
  setAccessibleName(title);
}

void FactRow::setNote(const QString& note, const model::Provenance* provenance) {
  note_->setText(note);
  note_->setVisible(!note.isEmpty());
  showSign(*sign_, provenance);
  setAccessibleDescription(note);
}

QPushButton& FactRow::addButton(const QString& words, const QString& objectName) {
  auto* button = new QPushButton(words);
  button->setObjectName(objectName);
  button->setAutoDefault(false);
  setRole(*button, "row");
  line_->addWidget(button);
  return *button;
}

void FactRow::describe(QPushButton& button, const QString& name, const QString& reason) {
  button.setEnabled(reason.isEmpty());
  button.setAccessibleName(name);
  button.setToolTip(reason.isEmpty() ? name : reason);
}

void FactRow::setEditor(QWidget& editor) {
  title_->hide();
  words_->insertWidget(0, &editor);
}

FactRows::FactRows(std::function<void(FactRow&)> make, QWidget* parent)
    : QWidget(parent), make_(std::move(make)), column_(new QVBoxLayout(this)) {
  column_->setContentsMargins(0, 0, 0, 0);
  column_->setSpacing(3);
}

FactRow& FactRows::at(int position) {
  const auto index = static_cast<std::size_t>(position);
  while (rows_.size() <= index) {
    auto* row = new FactRow;
    make_(*row);
    column_->addWidget(row);
    rows_.push_back(row);
  }
  rows_[index]->show();
  return *rows_[index];
}

void FactRows::finish(int count) {
  count_ = count;
  for (std::size_t i = static_cast<std::size_t>(count); i < rows_.size(); ++i) {
    // If a row with the focus is hidden, the same button of the row before gets the focus.
    const QWidget* focused = rows_[i]->isVisible() ? rows_[i]->focusWidget() : nullptr;
    if (focused && focused->hasFocus() && count > 0) {
      if (auto* same = rows_[static_cast<std::size_t>(count) - 1]->findChild<QWidget*>(focused->objectName())) {
        same->setFocus();
      }
    }
    rows_[i]->hide();
  }
  setVisible(count > 0);
}

}  // namespace redoubt::editor
