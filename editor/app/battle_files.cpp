#include "editor/app/battle_files.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>
#include <QWidget>

#include "core/base/ids.h"
#include "core/base/text.h"
#include "core/store/salvage.h"

namespace redoubt::editor {
namespace {

constexpr int kRecentFiles = 12;
const QString kSuffix = QStringLiteral(".battle");

QString withSuffix(const QString& path) { return path.endsWith(kSuffix) ? path : path + kSuffix; }

std::filesystem::path toPath(const QString& path) { return QFile::encodeName(path).toStdString(); }

// A name of its own for each content of a sample, so that a newer sample doesn't open an old draft.
QString draftNameOf(const QFileInfo& sample) {
  QFile file(sample.filePath());
  QCryptographicHash hash(QCryptographicHash::Sha256);
  if (file.open(QIODevice::ReadOnly)) hash.addData(&file);
  return sample.completeBaseName() + QLatin1Char('-') + QString::fromLatin1(hash.result().toHex().left(8)) +
         QStringLiteral(".battle");
}

}  // namespace

BattleFiles::BattleFiles(Session& session, QWidget* window) : QObject(window), session_(session), window_(window) {}

QString BattleFiles::sampleFolder() {
  return QDir::cleanPath(QCoreApplication::applicationDirPath() + QStringLiteral("/../share/redoubt/battles"));
}

QString BattleFiles::draftFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/drafts");
}

bool BattleFiles::isDraft() const {
  return session_.hasDocument() &&
         QFile::decodeName(session_.document().path().c_str())
             .startsWith(QFileInfo(draftFolder()).canonicalFilePath() + QLatin1Char('/'));
}

void BattleFiles::tell(const QString& message) {
  emit session_.failed(message);
}

bool BattleFiles::open(const QString& path) {
  const QFileInfo info(path);
  const bool isSample =
      info.exists() && info.canonicalPath() == QFileInfo(sampleFolder()).canonicalFilePath() && info.isFile();
  if (!isSample) return openDocument(path);
  QDir().mkpath(draftFolder());
  const QString draft = draftFolder() + QLatin1Char('/') + draftNameOf(info);
  if (!QFile::exists(draft) && !QFile::copy(path, draft)) {
    tell(tr("A draft of the sample can't be made in %1.").arg(draftFolder()));
    return openDocument(path);
  }
  QFile::setPermissions(draft, QFile::permissions(draft) | QFile::WriteOwner | QFile::ReadOwner);
  return openDocument(draft);
}

bool BattleFiles::openDocument(const QString& path, const QString& salvageLosses) {
  std::unique_ptr<document::Document> document;
  QString reason;
  try {
    document = document::Document::open(toPath(path));
  } catch (const Error& error) {
    if (error.code() == ErrorCode::Damaged) {
      emit foundDamaged(path, QString::fromStdString(error.what()));
      return false;
    }
    if (error.code() != ErrorCode::ReadOnly && error.code() != ErrorCode::Busy &&
        error.code() != ErrorCode::OldVersion) {
      tell(QString::fromStdString(error.what()));
      return false;
    }
    reason = QString::fromStdString(error.sentence());
    try {
      document = document::Document::open(toPath(path), document::Mode::ReadOnly);
    } catch (const Error& second) {
      tell(QString::fromStdString(second.what()));
      return false;
    }
  }
  readOnlyReason_ = reason;
  salvageLosses_ = salvageLosses;
  remember(path);
  session_.setDocument(std::move(document));
  emit opened();
  return true;
}

bool BattleFiles::openNew(const model::Battle& battle, const QString& title) {
  QDir().mkpath(draftFolder());
  const QString path = draftFolder() + QLatin1Char('/') + QString::fromStdString(slugged(title.toStdString())) +
                       QLatin1Char('-') + QString::number(randomId() % 1000000) + QStringLiteral(".battle");
  std::unique_ptr<document::Document> document;
  if (!session_.attempt([&] { document = document::Document::create(toPath(path), battle); })) return false;
  readOnlyReason_.clear();
  salvageLosses_.clear();
  remember(path);
  session_.setDocument(std::move(document));
  emit opened();
  return true;
}

void BattleFiles::remember(const QString& path) {
  QSettings settings;
  QStringList recent = settings.value(QStringLiteral("recentFiles")).toStringList();
  const QString full = QFileInfo(path).absoluteFilePath();
  recent.removeAll(full);
  recent.prepend(full);
  settings.setValue(QStringLiteral("recentFiles"), recent.mid(0, kRecentFiles));
  const QString folder = QFileInfo(full).absolutePath();
  if (folder != QFileInfo(draftFolder()).absoluteFilePath()) settings.setValue(QStringLiteral("folder"), folder);
}

QString BattleFiles::nameOf(const QString& path) {
  const QFileInfo info(path);
  if (info.absolutePath() != QFileInfo(draftFolder()).absoluteFilePath()) return info.fileName();
  static const QRegularExpression mark(QStringLiteral("-[0-9a-f]+$"));  // what tells drafts of one name apart
  return tr("%1 (draft)").arg(info.completeBaseName().remove(mark));
}

QStringList BattleFiles::recentFiles() const {
  QStringList existing;
  for (const QString& path : QSettings().value(QStringLiteral("recentFiles")).toStringList()) {
    if (QFile::exists(path)) existing << path;
  }
  return existing;
}

void BattleFiles::chooseAndOpen() {
  const QString path = QFileDialog::getOpenFileName(window_, tr("Open battle"), homeFolder(),
                                                    tr("Battles (*.battle);;All files (*)"));
  if (!path.isEmpty()) open(path);
}

// The dialog adds the ending itself, so that it asks before a file is replaced.
QString BattleFiles::askForNewFile(const QString& title, const QString& proposed) {
  QFileDialog dialog(window_, title, proposed, tr("Battles (*.battle)"));
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.setDefaultSuffix(kSuffix.mid(1));
  dialog.selectFile(proposed);
  return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

QString BattleFiles::homeFolder() const {
  const QString kept = QSettings().value(QStringLiteral("folder")).toString();
  return !kept.isEmpty() && QFileInfo(kept).isDir() ? kept : QDir::homePath();
}

QString BattleFiles::fileNameForTitle() const {
  if (!isDraft()) return QFileInfo(QFile::decodeName(session_.document().path().c_str())).fileName();
  const model::BattleInfo* info = model::info(session_.battle());
  const QString slug = QString::fromStdString(info ? slugged(info->title) : std::string());
  return (slug.isEmpty() ? QStringLiteral("battle") : slug) + kSuffix;
}

void BattleFiles::chooseAndSaveAs() {
  if (!session_.hasDocument()) return;
  const QString path = askForNewFile(tr("Save as"), homeFolder() + QLatin1Char('/') + fileNameForTitle());
  if (!path.isEmpty()) saveAs(path);
}

void BattleFiles::chooseAndShareCopy() {
  if (!session_.hasDocument()) return;
  const QString path =
      askForNewFile(tr("Share a copy without history"), homeFolder() + QLatin1Char('/') + fileNameForTitle());
  if (!path.isEmpty() && shareCopy(path)) emit shared(withSuffix(path));
}

void BattleFiles::chooseAndSalvage(const QString& damaged) {
  const QFileInfo info(damaged);
  const QString proposed = info.path() + QLatin1Char('/') + tr("%1 recovered").arg(info.completeBaseName()) + kSuffix;
  const QString path = askForNewFile(tr("Recover what can be read"), proposed);
  if (!path.isEmpty()) salvage(damaged, path);
}

bool BattleFiles::salvage(const QString& damaged, const QString& path) {
  const QString full = withSuffix(path);
  QStringList lost;
  const bool isSaved = session_.attempt([&] {
    for (const store::TableSalvage& table : store::salvage(toPath(damaged), toPath(full))) {
      if (!table.isWhole()) lost << QString::fromStdString(table.table);
    }
  });
  return isSaved && openDocument(full, lost.isEmpty() ? tr("Nothing but the history is missing.")
                                                      : tr("Rows are missing from: %1. The history is left out.")
                                                            .arg(lost.join(QStringLiteral(", "))));
}

bool BattleFiles::saveAs(const QString& path) {
  const QString full = withSuffix(path);
  if (!session_.saveAs(toPath(full))) return false;
  readOnlyReason_.clear();
  remember(full);
  emit opened();
  return true;
}

bool BattleFiles::shareCopy(const QString& path) {
  const QString full = withSuffix(path);
  return session_.attempt([&] { session_.document().shareCopy(toPath(full)); });
}

}  // namespace redoubt::editor
