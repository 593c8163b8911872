#include "editor/render/fonts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFontDatabase>
#include <mutex>

#include "core/base/error.h"

namespace redoubt::render {
namespace {

constexpr const char* kFiles[] = {
    "Inter-Regular.otf",
    "Inter-Medium.otf",
    "Inter-SemiBold.otf",
    "Inter-Bold.otf",
    "Inter-Italic.otf",
    "Lato-Regular.ttf",
    "Lato-Italic.ttf",
    "Lato-Bold.ttf",
    "Lato-BoldItalic.ttf",
    "Lato-Black.ttf",
    "RobotoCondensed-Regular.ttf",
    "RobotoCondensed-Bold.ttf",
    "LinLibertine_R.otf",
    "LinLibertine_RI.otf",
    "LinLibertine_RB.otf",
    "LinLibertine_RBI.otf",
    "LinLibertine_DR.otf",
};

}  // namespace

QString fontFolder() {
  return QDir::cleanPath(QCoreApplication::applicationDirPath() + "/../share/redoubt/fonts");
}

void loadFonts(const QString& folder) {
  static std::mutex mutex;
  static bool isLoaded = false;
  const std::lock_guard lock(mutex);
  if (isLoaded) return;
  for (const char* file : kFiles) {
    const QString path = folder + "/" + file;
    if (QFontDatabase::addApplicationFont(path) < 0) {
      throw Error(ErrorCode::NotFound, "A font file of Redoubt is missing; please install Redoubt again.",
                  path.toStdString());
    }
  }
  isLoaded = true;
}

}  // namespace redoubt::render
