#include "editor/app/notice_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>

#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kBriefly = 7000;  // milliseconds

}  // namespace

NoticeBar::NoticeBar(QWidget& below)
    : QFrame(below.parentWidget()),
      below_(below),
      text_(new QLabel),
      button_(new QPushButton),
      second_(new QPushButton),
      close_(new QPushButton(tr("Close"))),
      end_(new QTimer(this)) {
  below_.installEventFilter(this);
  end_->setSingleShot(true);
  connect(end_, &QTimer::timeout, this, &QWidget::hide);
  setObjectName(QStringLiteral("noticeBar"));
  setFrameShape(QFrame::NoFrame);
  setAutoFillBackground(true);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(size::kMargin, 6, size::kMargin, 6);
  text_->setObjectName(QStringLiteral("noticeBar.text"));
  text_->setWordWrap(true);
  text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  setRole(*text_, "error");
  layout->addWidget(text_, 1);
  layout->addWidget(button_);
  layout->addWidget(second_);
  layout->addWidget(close_);
  connect(button_, &QPushButton::clicked, this, [this] {
    if (const auto act = act_) act();  // a copy, because the action can show another notice
  });
  connect(second_, &QPushButton::clicked, this, [this] {
    if (const auto act = secondAct_) act();
  });
  connect(close_, &QPushButton::clicked, this, &QWidget::hide);
  hide();
}

void NoticeBar::showProblem(const QString& message, const QString& button, std::function<void()> act) {
  fill("error", message, button, std::move(act));
  isFailure_ = true;
}

void NoticeBar::showState(const QString& message, const QString& button, std::function<void()> act) {
  fill("second", message, button, std::move(act));
}

void NoticeBar::offerToo(const Way& way) {
  secondAct_ = way.act;
  second_->setText(way.text);
  second_->show();
  place();
}

void NoticeBar::showBriefly(const QString& message) {
  fill("second", message, {}, {});
  end_->start(kBriefly);
}

void NoticeBar::dismissFailure() {
  if (isFailure_ && !act_) hide();
}

void NoticeBar::place() {
  const int width = below_.width();
  setGeometry(below_.x(), below_.y(), width,
              layout()->hasHeightForWidth() ? layout()->heightForWidth(width) : sizeHint().height());
  raise();
}

bool NoticeBar::eventFilter(QObject* watched, QEvent* event) {
  if (watched == &below_ && (event->type() == QEvent::Resize || event->type() == QEvent::Move) && isVisible()) place();
  return QFrame::eventFilter(watched, event);
}

void NoticeBar::fill(const char* role, const QString& message, const QString& button, std::function<void()> act) {
  end_->stop();
  isFailure_ = false;
  setRole(*text_, role);
  text_->setText(message);
  act_ = std::move(act);
  secondAct_ = {};
  second_->hide();
  button_->setText(button);
  button_->setVisible(!button.isEmpty());
  place();
  show();
}

QString NoticeBar::text() const {
  return isHidden() ? QString() : text_->text();
}

}  // namespace redoubt::editor
