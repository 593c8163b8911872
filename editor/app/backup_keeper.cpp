#include "editor/app/backup_keeper.h"

#include <QStandardPaths>

#include "core/document/backups.h"
#include "editor/session/core_words.h"

namespace redoubt::editor {
namespace {

constexpr int kAfterOpening = 2'000;  // milliseconds: the map is shown first
constexpr int kHour = 60 * 60 * 1'000;

}  // namespace

BackupKeeper::BackupKeeper(Session& session, QObject* parent)
    : QObject(parent), session_(session), opened_(new QTimer(this)), hour_(new QTimer(this)) {
  opened_->setSingleShot(true);
  opened_->setInterval(kAfterOpening);
  hour_->setInterval(kHour);
  connect(opened_, &QTimer::timeout, this, &BackupKeeper::backUpOpened);
  connect(hour_, &QTimer::timeout, this, &BackupKeeper::backUpAfterAnHour);
  connect(&session_, &Session::documentReplaced, this, &BackupKeeper::begin);
  connect(&session_, &Session::accessChanged, this, &BackupKeeper::begin);
  connect(&session_, &Session::historyChanged, this, &BackupKeeper::noteEdit);
}

QString BackupKeeper::folder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/backups");
}

void BackupKeeper::begin() {
  isEdited_ = false;
  hasToldOfSize_ = false;
  if (session_.isReadOnly()) {
    opened_->stop();
    hour_->stop();
    return;
  }
  opened_->start();
  hour_->start();
}

void BackupKeeper::backUpOpened() {
  if (!session_.isReadOnly()) session_.document().backUp(document::BackupReason::Opened);
  tellWarning();
}

void BackupKeeper::backUpAfterAnHour() {
  if (!isEdited_ || session_.isReadOnly()) return;
  isEdited_ = false;
  session_.document().backUp(document::BackupReason::Hourly);
  tellWarning();
}

void BackupKeeper::noteEdit() {
  if (!session_.hasDocument()) return;
  isEdited_ = true;
  tellWarning();
  if (hasToldOfSize_ || session_.isReadOnly()) return;
  const qint64 bytes = session_.document().bytes();
  if (bytes < large_) return;
  hasToldOfSize_ = true;
  emit grownLarge(bytes);
}

void BackupKeeper::tellWarning() {
  if (!session_.hasDocument()) return;
  const Phrase warning = session_.document().takeWarning();
  if (!warning.empty()) emit warned(CoreWords::text(warning));
}

}  // namespace redoubt::editor
