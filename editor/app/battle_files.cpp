#include "editor/app/battle_files.h"

#include <QApplication>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QHash>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>
#include <QTimer>
#include <QWidget>
#include <algorithm>
#include <new>

#include "core/base/ids.h"
#include "core/base/text.h"
#include "core/document/backups.h"
#include "core/model/picture_verbs.h"
#include "core/store/battle_file.h"
#include "core/store/rewrite.h"
#include "core/store/salvage.h"
#include "editor/app/long_work.h"
#include "editor/app/thumbnails.h"
#include "editor/dialogs/rules/rules_drafts.h"
#include "editor/session/core_words.h"

namespace redoubt::editor {
namespace {

constexpr int kRecentFiles = 12;
constexpr int kGlance = 4000;  // milliseconds after opening until the picture of a battle is stored
const QString kSuffix = QStringLiteral(".battle");
constexpr qint64 kLongToOpen = 2 << 20;        // bytes from which on opening takes a noticeable time
constexpr qint64 kSmallestBattle = 50 * 4096;  // each table has a page

QString withSuffix(const QString& path) {
  return path.endsWith(kSuffix) ? path : path + kSuffix;
}

std::filesystem::path toPath(const QString& path) {
  return QFile::encodeName(path).toStdString();
}

// Whether a file that can't be opened can perhaps be salvaged. Files that never were battles are left alone.
bool mayBeSaved(ErrorCode code, const QString& path) {
  switch (code) {
    case ErrorCode::Damaged:
    case ErrorCode::ForeignSchema:
    case ErrorCode::DiskFull:  // or can't be read
    case ErrorCode::TooLarge: return true;
    case ErrorCode::NotABattle:
      // It can be a battle whose first bytes are damaged.
      if (path.endsWith(kSuffix) && QFileInfo(path).size() >= kSmallestBattle) return true;
      [[fallthrough]];
    case ErrorCode::HostileJournal:
    case ErrorCode::NotFound: return !document::Backups(toPath(path)).list().empty();
    default: return false;
  }
}

// A different name for each content of a sample, so that a newer sample doesn't open an old draft.
QString draftNameOf(const QFileInfo& sample) {
  QFile file(sample.filePath());
  QCryptographicHash hash(QCryptographicHash::Sha256);
  if (file.open(QIODevice::ReadOnly)) hash.addData(&file);
  return sample.completeBaseName() + QLatin1Char('-') + QString::fromLatin1(hash.result().toHex().left(8)) +
         QStringLiteral(".battle");
}

bool isInDraftFolder(const QString& path) {
  return QFileInfo(path).absolutePath() == QFileInfo(BattleFiles::draftFolder()).absoluteFilePath();
}

// A draft of a new battle. Those of samples are kept: the sample opens them again.
bool isUntitled(const QString& path) {
  if (!isInDraftFolder(path)) return false;
  const QFileInfoList samples = QDir(BattleFiles::sampleFolder()).entryInfoList({QLatin1Char('*') + kSuffix});
  return std::none_of(samples.begin(), samples.end(),
                      [&](const QFileInfo& sample) { return draftNameOf(sample) == QFileInfo(path).fileName(); });
}

void keepRecent(const QList<RecentFile>& files) {
  QStringList paths;
  QStringList times;  // each with its path: another window may keep a list at the same time
  for (const RecentFile& file : files.mid(0, kRecentFiles)) {
    paths << file.path;
    if (file.openedAt.isValid()) times << file.openedAt.toString(Qt::ISODate) + QLatin1Char(' ') + file.path;
  }
  QSettings settings;
  settings.setValue(QStringLiteral("recentFiles"), paths);
  settings.setValue(QStringLiteral("recentTimes"), times);
}

}  // namespace

BattleFiles::BattleFiles(Session& session, QWidget* window)
    : QObject(window), session_(session), window_(window), glance_(new QTimer(this)) {
  glance_->setSingleShot(true);
  glance_->setInterval(kGlance);
  connect(glance_, &QTimer::timeout, this, &BattleFiles::keepPicture);
  if (window) window->installEventFilter(this);
}

bool BattleFiles::eventFilter(QObject* watched, QEvent* event) {
  if (watched == window_ && event->type() == QEvent::Close) leaveOpenFile();
  return QObject::eventFilter(watched, event);
}

void BattleFiles::keepPicture() const {
  if (openPath_.isEmpty() || !session_.hasDocument()) return;
  const QString real = QFileInfo(openPath_).canonicalFilePath();
  if (real == QFile::decodeName(session_.document().path().c_str())) {
    keepThumbnail(openPath_, session_.translated());
  }
}

void BattleFiles::leaveOpenFile() {
  if (!session_.hasDocument()) return;
  // Unfinished input of a field in any window is accepted, as if the field were left.
  if (QWidget* field = QApplication::focusWidget()) field->clearFocus();
  keepPicture();
  QList<RecentFile> files = recent();
  for (RecentFile& file : files) {
    if (file.path == openPath_) file.openedAt = QDateTime::currentDateTime();
  }
  keepRecent(files);
}

void BattleFiles::nowOpen(const QString& path) {
  openPath_ = QFileInfo(path).absoluteFilePath();
  glance_->start();
  emit opened();
}

QString BattleFiles::sampleFolder() {
  return QDir::cleanPath(QCoreApplication::applicationDirPath() + QStringLiteral("/../share/redoubt/battles"));
}

QString BattleFiles::draftFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/drafts");
}

bool BattleFiles::isDraft() const {
  const QString folder = QFileInfo(draftFolder()).canonicalFilePath();  // empty while there is none
  return session_.hasDocument() && !folder.isEmpty() &&
         QFile::decodeName(session_.document().path().c_str()).startsWith(folder + QLatin1Char('/'));
}

bool BattleFiles::isUntouchedDraft() const {
  return isDraft() && session_.document().history().empty() && session_.document().versions().empty();
}

void BattleFiles::tell(const QString& message) {
  session_.reportFailure(message);
}

QString BattleFiles::fileFor(const QString& path) {
  const QFileInfo info(path);
  const bool isSample =
      info.exists() && info.canonicalPath() == QFileInfo(sampleFolder()).canonicalFilePath() && info.isFile();
  return isSample ? draftFolder() + QLatin1Char('/') + draftNameOf(info) : path;
}

bool BattleFiles::open(const QString& path) {
  const QString draft = fileFor(path);
  if (draft == path) return openDocument(path);
  QDir().mkpath(draftFolder());
  if (!QFile::exists(draft) && !QFile::copy(path, draft)) {
    tell(tr("A draft of the sample can't be made in %1.").arg(draftFolder()));
    return openDocument(path);
  }
  QFile::setPermissions(draft, QFile::permissions(draft) | QFile::WriteOwner | QFile::ReadOwner);
  return openDocument(draft);
}

std::unique_ptr<document::Document> BattleFiles::readFile(const QString& path, document::Mode mode) {
  if (QFileInfo(path).size() < kLongToOpen) return document::Document::open(toPath(path), mode);
  std::unique_ptr<document::Document> document;
  runWithProgress(window_, tr("Opening %1…").arg(QFileInfo(path).fileName()), [&](const std::atomic<bool>& cancelled) {
    document = document::Document::open(toPath(path), mode);
    if (cancelled) document.reset();
  });
  return document;
}

bool BattleFiles::openDocument(const QString& path, const QString& salvageLosses) {
  if (elsewhere_ && elsewhere_(path)) return true;
  std::unique_ptr<document::Document> document;
  QString reason;
  try {
    document = readFile(path, document::Mode::Editing);
  } catch (const Error& error) {
    const bool isAltered = dynamic_cast<const store::AlteredContent*>(&error);
    if (!isAltered && mayBeSaved(error.code(), path)) {
      emit foundDamaged(path, CoreWords::text(error));
      return false;
    }
    if (!isAltered && error.code() != ErrorCode::ReadOnly && error.code() != ErrorCode::Busy &&
        error.code() != ErrorCode::OldVersion) {
      tell(CoreWords::text(error));
      return false;
    }
    reason = isAltered
                 ? tr("Its content is not what was last saved in it: another program wrote into it, or it is damaged.")
                 : CoreWords::text(error.phrase());
    try {
      document = readFile(path, document::Mode::ReadOnly);
    } catch (const Error& second) {
      tell(CoreWords::text(second));
      return false;
    } catch (const std::bad_alloc&) {
      tell(tr("There is not enough memory to open this battle."));
      return false;
    }
  } catch (const std::bad_alloc&) {
    tell(tr("There is not enough memory to open this battle."));
    return false;
  }
  if (!document) return false;  // a person stopped it
  readOnlyReason_ = reason;
  salvageLosses_ = salvageLosses;
  leaveOpenFile();
  remember(path);
  session_.setDocument(std::move(document));
  nowOpen(path);
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
  leaveOpenFile();
  remember(path);
  session_.setDocument(std::move(document));
  nowOpen(path);
  return true;
}

void BattleFiles::remember(const QString& path) {
  const QString full = QFileInfo(path).absoluteFilePath();
  QList<RecentFile> files = recent();
  files.removeIf([&](const RecentFile& file) { return file.path == full; });
  files.prepend({full, QDateTime::currentDateTime(), true});
  keepRecent(files);
  if (!isInDraftFolder(full)) QSettings().setValue(QStringLiteral("folder"), QFileInfo(full).absolutePath());
}

void BattleFiles::forget(const QString& path) {
  QList<RecentFile> files = recent();
  files.removeIf([&](const RecentFile& file) { return file.path == path; });
  keepRecent(files);
}

QList<RecentFile> BattleFiles::recent() const {
  const QSettings settings;
  QHash<QString, QDateTime> times;
  for (const QString& line : settings.value(QStringLiteral("recentTimes")).toStringList()) {
    const qsizetype space = line.indexOf(QLatin1Char(' '));
    times.insert(line.mid(space + 1), QDateTime::fromString(line.left(space), Qt::ISODate));
  }
  QList<RecentFile> files;
  for (const QString& path : settings.value(QStringLiteral("recentFiles")).toStringList()) {
    files.append({path, times.value(path), QFile::exists(path)});
  }
  return files;
}

QStringList BattleFiles::recentFiles() const {
  QStringList existing;
  for (const RecentFile& file : recent()) {
    if (file.isThere) existing << file.path;
  }
  return existing;
}

QString BattleFiles::titleOf(const QString& path) {
  const QString title = keptTitle(path);
  if (!title.isEmpty()) return title;
  static const QRegularExpression mark(QStringLiteral("-[0-9a-f]+$"));  // distinguishes drafts of the same name
  const QString name = QFileInfo(path).completeBaseName();
  return isInDraftFolder(path) ? QString(name).remove(mark) : name;
}

QString BattleFiles::nameOf(const QString& path) {
  if (isInDraftFolder(path)) return tr("%1 (draft)").arg(titleOf(path));
  const QString title = keptTitle(path);
  return title.isEmpty() ? QFileInfo(path).fileName() : title;
}

QList<std::pair<QString, QString>> BattleFiles::namedRecentFiles() const {
  QList<std::pair<QString, QString>> named;
  QHash<QString, int> uses;
  QList<QDateTime> times;
  for (const RecentFile& file : recent()) {
    if (!file.isThere) continue;
    named.append({file.path, nameOf(file.path)});
    times.append(file.openedAt);
    ++uses[named.back().second];
  }
  for (qsizetype i = 0; i < named.size(); ++i) {
    auto& [path, name] = named[i];
    if (uses.value(name) < 2) continue;
    const QString apart = isInDraftFolder(path) ? whenInWords(times[i]) : placeOf(path);
    name = tr("%1 — %2").arg(name, apart);
  }
  return named;
}

QString BattleFiles::placeOf(const QString& path) {
  if (isInDraftFolder(path)) return tr("Draft");
  const QString home = QDir::homePath() + QLatin1Char('/');
  return QDir::toNativeSeparators(path.startsWith(home) ? QStringLiteral("~/") + path.mid(home.size()) : path);
}

QString BattleFiles::whenInWords(const QDateTime& time) {
  if (!time.isValid()) return {};
  const qint64 days = time.date().daysTo(QDate::currentDate());
  if (days == 0) return tr("today %1").arg(time.toString(QStringLiteral("HH:mm")));
  if (days == 1) return tr("yesterday");
  return QLocale().toString(time.date(), QLocale::ShortFormat);
}

QString BattleFiles::chooseFile() {
  return QFileDialog::getOpenFileName(window_, tr("Open battle"), homeFolder(),
                                      tr("Battles (*.battle);;All files (*)"));
}

void BattleFiles::chooseAndOpen() {
  if (const QString path = chooseFile(); !path.isEmpty()) open(path);
}

// The dialog adds the file extension itself, so that it asks before a file is replaced.
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

QString BattleFiles::proposedFile() const {
  QString name = QFileInfo(QFile::decodeName(session_.document().path().c_str())).completeBaseName();
  if (isDraft()) {
    const model::BattleInfo* info = model::info(session_.battle());
    name = QString::fromStdString(info ? slugged(info->title) : std::string());
    if (name.isEmpty()) name = QStringLiteral("battle");
  }
  const QString path = homeFolder() + QLatin1Char('/') + name;
  QString free = path + kSuffix;
  for (int i = 2; QFile::exists(free); ++i) free = path + QLatin1Char('-') + QString::number(i) + kSuffix;
  return free;
}

void BattleFiles::chooseAndSaveAs() {
  if (!session_.hasDocument()) return;
  const QString path = askForNewFile(tr("Save as"), proposedFile());
  if (!path.isEmpty()) saveAs(path);
}

void BattleFiles::chooseAndShareCopy() {
  if (!session_.hasDocument()) return;
  const QString path = askForNewFile(tr("Share a copy without history"), proposedFile());
  if (path.isEmpty()) return;
  const auto withScans = askWithScans();
  if (!withScans) return;
  if (*withScans ? shareCopy(path) : shareCopyWithoutScans(path)) emit shared(withSuffix(path));
}

// A scan of a published map is somebody's work; nothing where the copy isn't wanted after all.
std::optional<bool> BattleFiles::askWithScans() {
  const model::Battle& battle = session_.battle();
  const auto& rows = battle.all<model::MapPicture>();
  const bool hasScans =
      !battle.all<model::CounterSheet>().empty() ||
      std::any_of(rows.begin(), rows.end(), [&](const model::MapPicture& row) { return model::isScan(battle, row); });
  if (!hasScans) return true;
  QMessageBox box(QMessageBox::Question, tr("Share a copy without history"),
                  tr("The battle has scans of a printed map or of counters. Shall they be in the copy?"), QMessageBox::NoButton, window_);
  box.setObjectName(QStringLiteral("share.scans"));
  box.setInformativeText(tr("Without them the copy is small, and gives away nothing that isn’t yours."));
  const QPushButton* without = box.addButton(tr("&Leave them out"), QMessageBox::AcceptRole);
  const QPushButton* with = box.addButton(tr("&With the scans"), QMessageBox::YesRole);
  box.addButton(QMessageBox::Cancel);
  box.exec();
  if (box.clickedButton() == with) return true;
  if (box.clickedButton() == without) return false;
  return std::nullopt;
}

void BattleFiles::chooseAndSalvage(const QString& damaged) {
  const QFileInfo info(damaged);
  const QString proposed = info.path() + QLatin1Char('/') + tr("%1 recovered").arg(info.completeBaseName()) + kSuffix;
  const QString path = askForNewFile(tr("Recover what can be read"), proposed);
  if (!path.isEmpty()) salvage(damaged, path);
}

void BattleFiles::chooseAndOpenBackup(const QString& backup, const QString& path) {
  const QFileInfo info(path);
  const QString folder = isInDraftFolder(path) ? homeFolder() : info.path();
  const QString proposed = folder + QLatin1Char('/') + tr("%1 restored").arg(titleOf(path)) + kSuffix;
  const QString chosen = askForNewFile(tr("Open a backup as a new file"), proposed);
  if (chosen.isEmpty()) return;
  const QString full = withSuffix(chosen);
  QString left;
  const bool isCopied = session_.attempt([&] {
    const Phrase told = store::toldOf(store::copyFile(toPath(backup), toPath(full)).left);
    if (!told.empty()) left = CoreWords::text(told);
  });
  if (isCopied && openDocument(full) && !left.isEmpty()) tell(left);
}

bool BattleFiles::salvage(const QString& damaged, const QString& path) {
  const QString full = withSuffix(path);
  QStringList lost;
  QStringList doubtful;
  const bool isSaved = session_.attempt([&] {
    for (const store::TableSalvage& table : store::salvage(toPath(damaged), toPath(full))) {
      if (table.hasGap || table.broken > 0 || table.orphaned > 0) lost << CoreWords::term(table.table);
      if (table.doubtful > 0) doubtful << CoreWords::term(table.table);
    }
  });
  QString losses = lost.isEmpty()
                       ? tr("Nothing but the history is missing.")
                       : tr("Rows are missing from: %1. The history is left out.").arg(lost.join(QStringLiteral(", ")));
  if (!doubtful.isEmpty()) {
    losses += QLatin1Char(' ') +
              tr("Some rows of these may be of an earlier state: %1.").arg(doubtful.join(QStringLiteral(", ")));
  }
  return isSaved && openDocument(full, losses);
}

bool BattleFiles::saveAs(const QString& path) {
  const QString full = withSuffix(path);
  keepPicture();
  const QString before = openPath_;
  const auto from = session_.document().path();
  if (!session_.saveAs(toPath(full))) return false;
  RuleDrafts::move(from, session_.document().path());
  readOnlyReason_.clear();
  // Untitled work that now has its name and place: the copy has everything, including history and versions.
  if (isUntitled(before) && QFileInfo(full).canonicalFilePath() != QFileInfo(before).canonicalFilePath()) {
    forget(before);
    session_.attempt([&] { document::Backups(toPath(before)).moveTo(toPath(full)); });
    QFile::remove(before);
  }
  remember(full);
  nowOpen(full);
  return true;
}

bool BattleFiles::shareCopy(const QString& path) {
  const QString full = withSuffix(path);
  return session_.attempt([&] { session_.document().shareCopy(toPath(full)); });
}

bool BattleFiles::shareCopyWithoutScans(const QString& path) {
  const QString full = withSuffix(path);
  return session_.attempt([&] {
    const document::Document& document = session_.document();
    if (!document.altered().empty()) throw store::AlteredContent(document.altered(), document.path().string());
    store::writeNewFile(toPath(full), model::withoutScans(document.battle()));
  });
}

}  // namespace redoubt::editor
