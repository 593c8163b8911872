#include "editor/app/long_work.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QProgressDialog>
#include <exception>
#include <thread>

namespace redoubt::editor {

void runWithProgress(QWidget* window, const QString& what, const std::function<void(const std::atomic<bool>&)>& work) {
  std::atomic<bool> cancelled = false;
  std::exception_ptr failure;
  QProgressDialog dialog(what, QCoreApplication::translate("redoubt::editor::LongWork", "Cancel"), 0, 0, window);
  dialog.setObjectName(QStringLiteral("longWork"));
  dialog.setWindowTitle(QStringLiteral("Redoubt"));
  dialog.setWindowModality(Qt::ApplicationModal);
  dialog.setAutoClose(false);
  dialog.setMinimumDuration(0);
  QEventLoop loop;
  QObject::connect(&dialog, &QProgressDialog::canceled, &dialog, [&] { cancelled = true; });
  dialog.show();
  std::jthread thread([&] {
    try {
      work(cancelled);
    } catch (...) {
      failure = std::current_exception();
    }
    QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection);
  });
  loop.exec();
  thread.join();
  if (failure) std::rethrow_exception(failure);
}

}  // namespace redoubt::editor
