#include "editor/app/notice_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "editor/style/theme.h"

namespace redoubt::editor {

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent), text_(new QLabel), button_(new QPushButton), close_(new QPushButton(tr("Close"))) {
  setObjectName(QStringLiteral("noticeBar"));
  setFrameShape(QFrame::NoFrame);
  setAutoFillBackground(true);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(size::kMargin, 6, size::kMargin, 6);
  text_->setWordWrap(true);
  text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  setRole(*text_, "error");
  layout->addWidget(text_, 1);
  layout->addWidget(button_);
  layout->addWidget(close_);
  connect(button_, &QPushButton::clicked, this, [this] {
    if (act_) act_();
  });
  connect(close_, &QPushButton::clicked, this, &QWidget::hide);
  hide();
}

void NoticeBar::showProblem(const QString& message, const QString& button, std::function<void()> act) {
  fill("error", message, button, std::move(act));
}

void NoticeBar::showState(const QString& message, const QString& button, std::function<void()> act) {
  fill("second", message, button, std::move(act));
}

void NoticeBar::fill(const char* role, const QString& message, const QString& button, std::function<void()> act) {
  setRole(*text_, role);
  text_->setText(message);
  act_ = std::move(act);
  button_->setText(button);
  button_->setVisible(!button.isEmpty());
  show();
}

QString NoticeBar::text() const { return isHidden() ? QString() : text_->text(); }

}  // namespace redoubt::editor
