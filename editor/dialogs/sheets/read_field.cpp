#include "editor/dialogs/sheets/read_field.h"

#include <QAction>
#include <QKeyEvent>

#include "editor/style/icons.h"
#include "editor/style/theme.h"

namespace redoubt::editor {

ReadField::ReadField(QWidget* parent)
    : QLineEdit(parent), take_(addAction(icon(QStringLiteral("dialog-ok-apply")), QLineEdit::TrailingPosition)) {
  connect(take_, &QAction::triggered, this, &ReadField::takeProposal);
  connect(this, &QLineEdit::textChanged, this, &ReadField::showProposal);
  showProposal();
}

void ReadField::setProposal(const QString& proposal) {
  if (proposal_ == proposal) return;
  proposal_ = proposal;
  showProposal();
}

void ReadField::showProposal() {
  const bool isOffered = !proposal_.isEmpty() && proposal_ != text() && !isReadOnly();
  take_->setVisible(isOffered);
  take_->setToolTip(isOffered ? tr("Take what was read: %1").arg(proposal_) : QString());
  setPlaceholderText(isOffered ? tr("read: %1").arg(proposal_) : QString());
}

void ReadField::takeProposal() {
  if (proposal_.isEmpty() || isReadOnly()) return;
  setText(proposal_);
  emit textEdited(text());
}

void ReadField::setFault(const QString& fault) {
  setToolTip(fault);
  setRole(*this, fault.isEmpty() ? "" : "error");
}

bool ReadField::focusNextPrevChild(bool next) {
  if (next && text().isEmpty()) takeProposal();
  return QLineEdit::focusNextPrevChild(next);
}

void ReadField::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && text().isEmpty() && !proposal_.isEmpty()) return setProposal({});
  QLineEdit::keyPressEvent(event);
}

}  // namespace redoubt::editor
