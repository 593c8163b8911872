#pragma once

#include <QWidget>

#include "editor/dialogs/exchange/transfer_job.h"

class QLabel;
class QProgressBar;

namespace redoubt::editor {

/// The lines under a window that exports or imports: what will come of it or has come of it, and how far the work is
/// that it does in a thread of its own.
class TransferStatus : public QWidget {
  Q_OBJECT

 public:
  /// `name` begins the object names.
  explicit TransferStatus(const QString& name, QWidget* parent = nullptr);

  void start(TransferJob::Work work);
  bool isRunning() const { return job_->isRunning(); }
  void stop() { job_->stop(); }

  void tell(const QString& sentence);
  void tellFault(const QString& fault);

 signals:
  void runningChanged(bool isRunning);
  /// Faults are told already.
  void ended(bool isDone);

 private:
  void showRunning(bool isRunning);
  void finish(bool isDone, const QString& problem);

  TransferJob* job_;
  QLabel* outcome_;
  QProgressBar* progress_;
};

}  // namespace redoubt::editor
