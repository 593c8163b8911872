#include "editor/dialogs/scan/scan_loading.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>
#include <limits>

#include "core/base/error.h"
#include "editor/render/pictures/decoded_pictures.h"

namespace redoubt::editor {

void inThread(QObject* receiver, std::function<std::function<void()>()> work) {
  const QPointer<QObject> guard(receiver);
  QThreadPool::globalInstance()->start([guard, work = std::move(work)] {
    std::function<void()> then = work();
    QMetaObject::invokeMethod(
        QCoreApplication::instance(),
        [guard, then = std::move(then)] {
          if (guard && then) then();
        },
        Qt::QueuedConnection);
  });
}

void loadScan(QObject* receiver, std::function<QImage()> read, std::function<void(ScanLevels)> take) {
  inThread(receiver, [read = std::move(read), take = std::move(take)]() -> std::function<void()> {
    ScanLevels levels;
    try {
      levels = ScanLevels(read());
    } catch (const std::exception&) {
      // The receiver tells that there is none.
    }
    return [take, levels = std::move(levels)] { take(levels); };
  });
}

std::function<QImage()> pictureOf(const Session& session, const model::MapPicture& row) {
  return [name = row.picture, bytes = session.battle().pictures().find(row.picture)] {
    return render::decodedPicture(name, bytes, std::numeric_limits<int>::max());
  };
}

}  // namespace redoubt::editor
