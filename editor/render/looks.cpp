#include "editor/render/looks.h"

#include <QDir>
#include <QFile>

// Resources of a static library must be initialized explicitly, outside any namespace.
static void initLooks() {
  Q_INIT_RESOURCE(looks);
}

namespace redoubt::render {
namespace {

QString pathOf(const QString& folder) {
  initLooks();
  return QStringLiteral(":/redoubt/looks/") + folder;
}

}  // namespace

QByteArray lookFile(const QString& folder, const QString& name) {
  if (name.isEmpty() || name.contains(QLatin1Char('/'))) return {};
  QFile file(pathOf(folder) + QLatin1Char('/') + name);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList lookNames(const QString& folder) {
  return QDir(pathOf(folder)).entryList(QDir::Files, QDir::Name);
}

}  // namespace redoubt::render
