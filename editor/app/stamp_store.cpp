#include "editor/app/stamp_store.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QMimeData>
#include <QSaveFile>
#include <QSignalBlocker>
#include <QStandardPaths>

#include "core/base/error.h"
#include "core/exchange/json/map_piece_json.h"

namespace redoubt::editor {
namespace {

const QString kMimeType = QStringLiteral("application/x-redoubt-map-piece+json");

// Empty for a piece that JSON can't hold, such as text from a damaged file.
QByteArray textOf(const model::MapPiece& piece) {
  try {
    return QByteArray::fromStdString(exchange::toJson(piece));
  } catch (const Error&) {
    return {};
  }
}

}  // namespace

StampStore::StampStore(Stamps& stamps, QObject* parent) : QObject(parent), stamps_(stamps) {
  load();
  connect(&stamps_, &Stamps::slotChanged, this, &StampStore::save);
}

QString StampStore::fileOf(int slot) {
  const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
  return folder.filePath(QStringLiteral("stamps/%1.json").arg(slot + 1));
}

void StampStore::load() {
  const QSignalBlocker quiet(&stamps_);
  for (int i = 0; i < Stamps::kSlots; ++i) {
    QFile file(fileOf(i));
    if (!file.open(QIODevice::ReadOnly) || file.size() > static_cast<qint64>(exchange::kMaxPieceText)) continue;
    stamps_.setSlot(i, exchange::mapPieceFromJson(file.readAll().toStdString()));
  }
}

void StampStore::save(int slot) const {
  const auto& piece = stamps_.slot(slot);
  if (!piece) {
    QFile::remove(fileOf(slot));
    return;
  }
  const QByteArray text = textOf(*piece);
  if (text.isEmpty()) return;
  QDir().mkpath(QFileInfo(fileOf(slot)).path());
  QSaveFile file(fileOf(slot));
  if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size()) file.commit();
}

void StampStore::copyToClipboard() const {
  if (!stamps_.inHand()) return;
  const QByteArray text = textOf(*stamps_.inHand());
  if (text.isEmpty()) return;
  auto* data = new QMimeData;
  data->setData(kMimeType, text);
  data->setText(QString::fromUtf8(text));
  QGuiApplication::clipboard()->setMimeData(data);
}

bool StampStore::takeFromClipboard() {
  const QMimeData* data = QGuiApplication::clipboard()->mimeData();
  if (!data) return false;
  const QByteArray text = data->hasFormat(kMimeType) ? data->data(kMimeType) : data->text().toUtf8();
  auto piece = exchange::mapPieceFromJson(text.toStdString());
  if (!piece) return false;
  stamps_.takeInHand(std::move(piece));
  return true;
}

}  // namespace redoubt::editor
