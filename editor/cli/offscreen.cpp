#include "editor/cli/offscreen.h"

#include "editor/cli/output.h"

namespace redoubt::cli {
namespace {

// Only what ends the program is worth a line; Qt's remarks about displays and fonts are not.
void filterQt(QtMsgType type, const QMessageLogContext&, const QString& message) {
  if (type == QtFatalMsg) printError(message.toStdString());
}

}  // namespace

// The platform has to be chosen before the application is made.
Offscreen::Offscreen() {
  qInstallMessageHandler(filterQt);
  qputenv("QT_QPA_PLATFORM", "offscreen");
  application_ = std::make_unique<QGuiApplication>(count_, values_);
}

QThreadPool* Offscreen::pool() const {
  QThreadPool* pool = QThreadPool::globalInstance();
  pool->setExpiryTimeout(-1);
  return pool;
}

}  // namespace redoubt::cli
