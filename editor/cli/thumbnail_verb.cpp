#include <QBuffer>
#include <QFile>

#include "core/base/error.h"
#include "core/store/pending_file.h"
#include "editor/cli/interrupts.h"
#include "editor/cli/offscreen.h"
#include "editor/cli/output.h"
#include "editor/cli/scenario_choice.h"
#include "editor/cli/verbs.h"
#include "editor/render/thumbnail.h"

namespace redoubt::cli {
namespace {

QByteArray pngOf(const QImage& picture) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  if (!picture.save(&buffer, "png")) throw Error(ErrorCode::Internal, "the picture could not be made.");
  return bytes;
}

}  // namespace

// File managers ask for it with a file that they made for that: it is put in the place of that one, or nothing is.
int makeThumbnail(const Arguments& arguments) {
  const Offscreen offscreen;
  const QSize room(arguments.thumbnailSize, arguments.thumbnailSize);
  const QByteArray png = pngOf(render::thumbnail(battleOf(arguments), room));
  if (arguments.output == "-") {
    print({png.constData(), static_cast<std::size_t>(png.size())});
    return kClean;
  }
  store::PendingFile pending(arguments.output);
  const RemovedOnInterrupt removed(pending.path());
  QFile file(QString::fromStdString(pending.path().string()));
  if (!file.open(QIODevice::WriteOnly) || file.write(png) != png.size() || !file.flush()) {
    throw Error(ErrorCode::DiskFull, Phrase::of("errors.write.unwritable"), arguments.output.string());
  }
  file.close();
  noteWritten(arguments.output, pending.moveIntoPlace());
  return kClean;
}

}  // namespace redoubt::cli
