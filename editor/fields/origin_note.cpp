#include "editor/fields/origin_note.h"

#include <QHBoxLayout>
#include <QPushButton>

#include "editor/style/elided_label.h"
#include "editor/style/icons.h"
#include "editor/style/theme.h"

namespace redoubt::editor {

OriginNote::OriginNote(const QString& field, QWidget* parent)
    : QWidget(parent), text_(new ElidedLabel), back_(new QPushButton) {
  setRole(*text_, "second");
  setRole(*back_, "row");
  back_->setIcon(icon(u"edit-undo"));
  back_->setAutoDefault(false);
  back_->setObjectName(QStringLiteral("back"));
  back_->setAccessibleName(tr("%1: go back to the inherited value").arg(field));
  back_->setToolTip(tr("Go back to the inherited value."));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(6);
  row->addWidget(back_);
  row->addWidget(text_, 1);
  connect(back_, &QPushButton::clicked, this, &OriginNote::inheritWanted);
  setOrigin({}, false);
}

void OriginNote::setOrigin(const QString& text, bool isOverride) {
  text_->setText(text);
  back_->setVisible(isOverride);
}

QString OriginNote::text() const {
  return text_->text();
}

}  // namespace redoubt::editor
