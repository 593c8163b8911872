#include "editor/dialogs/exchange/transfer_status.h"

#include <QLabel>
#include <QProgressBar>
#include <QStackedLayout>

#include "editor/style/theme.h"

namespace redoubt::editor {

TransferStatus::TransferStatus(const QString& name, QWidget* parent)
    : QWidget(parent), job_(new TransferJob(this)), outcome_(new QLabel), progress_(new QProgressBar) {
  // One in the place of the other: the window above keeps its size when work begins.
  auto* pages = new QStackedLayout(this);
  outcome_->setObjectName(name + QStringLiteral(".outcome"));
  outcome_->setWordWrap(true);
  progress_->setObjectName(name + QStringLiteral(".progress"));
  pages->addWidget(outcome_);
  pages->addWidget(progress_);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
  connect(job_, &TransferJob::progressed, progress_, &QProgressBar::setValue);
  connect(job_, &TransferJob::ended, this, &TransferStatus::finish);
}

void TransferStatus::start(TransferJob::Work work) {
  if (isRunning()) return;
  outcome_->clear();
  job_->start(std::move(work));
  showRunning(true);
}

void TransferStatus::showRunning(bool isRunning) {
  progress_->setValue(0);
  static_cast<QStackedLayout*>(layout())->setCurrentWidget(isRunning ? static_cast<QWidget*>(progress_) : outcome_);
  emit runningChanged(isRunning);
}

void TransferStatus::finish(bool isDone, const QString& problem) {
  showRunning(false);
  if (!problem.isEmpty()) tellFault(problem);
  emit ended(isDone);
}

void TransferStatus::tell(const QString& sentence) {
  setRole(*outcome_, "second");
  outcome_->setText(sentence);
}

void TransferStatus::tellFault(const QString& fault) {
  setRole(*outcome_, "error");
  outcome_->setText(fault);
}

}  // namespace redoubt::editor
