#include "editor/app/thumbnails.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QSaveFile>
#include <QStandardPaths>
#include <QStringList>

#include "core/base/error.h"
#include "core/rules/vocabulary/translations.h"
#include "core/store/battle_file.h"
#include "editor/render/thumbnail.h"
#include "editor/session/session.h"

namespace redoubt::editor {
namespace {

constexpr int kPixelRatio = 2;  // sharp on high-resolution screens, scaled down on others
const QString kTitle = QStringLiteral("Title");
const QString kFacts = QStringLiteral("Facts");  // columns, rows, scenarios
const QString kFile = QStringLiteral("File");    // state of the file

QString pictureOf(const QString& path) {
  const QByteArray name = QFileInfo(path).absoluteFilePath().toUtf8();
  const QByteArray key = QCryptographicHash::hash(name, QCryptographicHash::Sha256).toHex().left(32);
  return thumbnailFolder() + QLatin1Char('/') + QString::fromLatin1(key) + QStringLiteral(".png");
}

QString stampOf(const QString& path) {
  const QFileInfo file(path);
  return QStringLiteral("%1 %2").arg(file.size()).arg(file.lastModified().toMSecsSinceEpoch());
}

// Removes the oldest pictures first; `newest` stays even if the clock is wrong.
void dropOldest(const QString& newest) {
  QDir folder(thumbnailFolder());
  QStringList names = folder.entryList({QStringLiteral("*.png")}, QDir::Files, QDir::Time);
  names.removeAll(QFileInfo(newest).fileName());
  for (const QString& name : names.mid(kMostThumbnails - 1)) folder.remove(name);
}

}  // namespace

QString thumbnailFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + QStringLiteral("/thumbnails");
}

std::optional<Thumbnail> keptThumbnail(const QString& path) {
  QImageReader reader(pictureOf(path), "png");
  const QSize most = kThumbnailSize * kPixelRatio;
  if (!reader.canRead() || reader.size().boundedTo(most) != reader.size()) return std::nullopt;
  Thumbnail kept;
  kept.picture = reader.read();
  if (kept.picture.isNull()) return std::nullopt;
  kept.picture.setDevicePixelRatio(kPixelRatio);
  kept.title = kept.picture.text(kTitle);
  const QStringList facts = kept.picture.text(kFacts).split(QLatin1Char(' '));
  if (facts.size() == 3) {
    kept.hexes = {facts[0].toInt(), facts[1].toInt()};
    kept.scenarios = facts[2].toInt();
  }
  kept.isCurrent = kept.picture.text(kFile) == stampOf(path);
  return kept;
}

QString keptTitle(const QString& path) {
  return QImageReader(pictureOf(path), "png").text(kTitle);
}

void keepThumbnail(const QString& path, const model::Battle& battle) {
  if (!QDir().mkpath(thumbnailFolder())) return;
  QImage picture = render::thumbnail(battle, kThumbnailSize * kPixelRatio, kPixelRatio);
  const model::BattleInfo* info = model::info(battle);
  const model::MapSheet* sheet = model::mapSheet(battle);
  picture.setText(kTitle, info ? QString::fromStdString(info->title) : QString());
  picture.setText(kFacts, QStringLiteral("%1 %2 %3")
                              .arg(sheet ? sheet->columns : 0)
                              .arg(sheet ? sheet->rows : 0)
                              .arg(battle.all<model::Scenario>().size()));
  picture.setText(kFile, stampOf(path));
  QSaveFile file(pictureOf(path));
  if (!file.open(QIODevice::WriteOnly) || !picture.save(&file, "png") || !file.commit()) return;
  dropOldest(file.fileName());
}

void makeThumbnail(const QString& path) {
  try {
    const model::Battle stored = store::readBattle(QFile::encodeName(path).toStdString()).battle;
    keepThumbnail(path, rules::inLanguage(stored, Session::language().code()));
  } catch (const Error&) {
    // Ignored here: opening the file will report the reason.
  }
}

}  // namespace redoubt::editor
