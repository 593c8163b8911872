// Where a document's battle lies: opening, what becomes of it when others write there, copies and backups.
#include <system_error>
#include <utility>

#include "core/document/backups.h"
#include "core/document/document.h"
#include "core/store/dump.h"
#include "core/store/reload.h"
#include "core/store/rewrite.h"

namespace redoubt::document {

using store::Holder;
using store::VersionKind;
using store::VersionRow;

namespace {

Error changedOutside(const std::filesystem::path& file) {
  return Error(ErrorCode::ChangedOutside, Phrase::of("errors.file.changed"), file.string());
}

Error heldElsewhere(const std::filesystem::path& file) {
  const Phrase holder = Holder::current(file).value_or(Phrase());
  return Error(ErrorCode::ReadOnly,
               holder.empty() ? Phrase::of("errors.held.open-for-reading")
                              : Phrase::of("errors.held.open-for-reading-by", {{"holder", holder}}),
               file.string());
}

}  // namespace

std::unique_ptr<Document> Document::open(const std::filesystem::path& path, Mode mode) {
  std::unique_ptr<Document> document(new Document);
  if (mode == Mode::ReadOnly) {
    store::ReadBattle read = store::readAllowingAltered(path);
    document->altered_ = std::move(read.altered);
    document->path_ = read.path;
    document->recovered_ = read.wasRecovered;
    document->battle_ = std::move(read.battle);
    document->layout_ = model::layoutOf(document->battle_);
    return document;
  }
  std::error_code error;
  const std::filesystem::path real = std::filesystem::canonical(path, error);
  if (!error) {
    document->holder_ = Holder::acquire(real);
    if (!document->holder_) {
      throw heldElsewhere(real);
    }
  }
  store::BattleFile file = store::BattleFile::open(path);
  document->recovered_ = file.wasRecovered();
  document->battle_ = file.load();
  if (auto altered = file.altered(document->battle_); !altered.empty()) {
    throw store::AlteredContent(std::move(altered), file.path().string());
  }
  document->layout_ = model::layoutOf(document->battle_);
  document->adopt(std::move(file));
  return document;
}

std::unique_ptr<Document> Document::create(const std::filesystem::path& path, const model::Battle& battle) {
  store::writeNewFile(path, battle);
  return open(path);
}

Document::~Document() {
  if (!file_ || !Backups::areKept() || !isReplaced()) return;
  try {
    backUpMemory();
  } catch (...) {
    // Nobody is left to be told.
  }
}

bool Document::isReplaced() {
  try {
    if (file_->wasMoved()) return !(store::readAllowingAltered(path_).battle == battle_);
    return file_->wasChangedOutside() && !(file_->load() == battle_);
  } catch (...) {
    return true;
  }
}

void Document::adopt(store::BattleFile file) {
  path_ = file.path();
  file_.emplace(std::move(file));
  readHistory();
}

void Document::readHistory() {
  history_ = store::readHistory(*file_);
  versions_ = store::readVersions(*file_);
}

void Document::requireWritable() const {
  if (!file_) {
    throw Error(ErrorCode::ReadOnly, Phrase::of("errors.file.for-reading"), path_.string());
  }
  if (!altered_.empty()) throw store::AlteredContent(altered_, path_.string());
}

void Document::acceptContent() {
  if (altered_.empty()) return;
  if (!file_) {
    holder_ = Holder::acquire(path_);
    if (!holder_) throw heldElsewhere(path_);
    adopt(store::BattleFile::open(path_));
    const model::Changes changes = model::difference(battle_, file_->load());
    if (!changes.empty()) finish(changes, Cause::Reload);
  }
  file_->accept(battle_, beforeAltered_, nowText());
  altered_.clear();
  beforeAltered_.reset();
  readHistory();
}

void Document::bringUpToDate() {
  if (!file_->isOutdated()) return;
  requireInPlace();
  if (file_->wasChangedOutside()) {
    file_.reset();
    if (openAgain()) throw changedOutside(path_);
  }
  backUp(BackupReason::Upgraded);
  rewrite(0);
}

void Document::rewrite(std::int64_t forgotten) {
  file_.reset();
  try {
    noteWritten(store::rewriteFile(path_, forgotten, *holder_));
  } catch (...) {
    openAgain();
    throw;
  }
  if (openAgain()) throw changedOutside(path_);
}

bool Document::openAgain() {
  auto holder = Holder::acquire(path_);  // it may be another file now; of the same we are the holder already
  if (holder) holder_ = std::move(holder);
  store::BattleFile file = store::BattleFile::open(path_);
  const model::Battle content = file.load();
  const bool isAnother = keepMemory(file, content);
  adopt(std::move(file));
  if (isAnother) finish(model::difference(battle_, content), Cause::Reload);
  return isAnother;
}

bool Document::keepMemory(store::BattleFile& file, const model::Battle& content) {
  std::vector<store::AlteredPart> altered = file.altered(content);
  const bool isAnother = !(content == battle_);
  if (isAnother) {
    backUpMemory();
    if (altered.empty() && !file.isOutdated()) {
      VersionRow row;
      row.kind = VersionKind::SetAside;
      row.madeAt = nowText();
      store::addVersion(file, row, battle_);
    } else if (!altered.empty() && altered_.empty()) {
      beforeAltered_ = battle_;
    }
  }
  altered_ = std::move(altered);
  return isAnother;
}

void Document::backUpMemory() {
  try {
    Backups(path_).keepContent(battle_, BackupReason::Replaced);
  } catch (const Error& error) {
    warning_ = Phrase::of("errors.write.no-backup", {{"reason", error.phrase()}});
  }
}

void Document::forgetEdits(std::int64_t sequence) {
  guarded([&] {
    requireInPlace();
    if (file_->wasChangedOutside()) throw changedOutside(path_);
    backUp(BackupReason::Compacted);
    store::dropSetAside(*file_);
    rewrite(sequence);
  });
}

bool Document::backUp(BackupReason reason) {
  if (!file_ || !altered_.empty() || writing_) return false;
  backedUp_ = true;
  try {
    return Backups(path_).keep(*file_, battle_, reason);
  } catch (const Error& error) {
    warning_ = Phrase::of("errors.write.no-backup", {{"reason", error.phrase()}});
    return false;
  }
}

void Document::noteUnsynced() {
  if (!file_->takeUnsynced()) return;
  warning_ = Phrase::of("errors.write.edit-unpromised");
}

void Document::noteWritten(const store::Written& written) {
  std::vector<Phrase> sentences;
  if (!written.left.empty()) sentences.push_back(store::toldOf(written.left));
  if (!written.isPromised) sentences.push_back(Phrase::of("errors.write.file-unpromised"));
  if (sentences.empty()) return;
  if (!warning_.empty()) sentences.insert(sentences.begin(), warning_);
  warning_ = sentences.size() == 1 ? sentences.front() : Phrase::listOf("lists.sentences", std::move(sentences));
}

Phrase Document::takeWarning() {
  return std::exchange(warning_, {});
}

bool Document::reload() {
  std::optional<store::Reloaded> found = store::reload(*file_, battle_, history_, nowText());
  readHistory();
  if (!found) return false;
  if (found->isOurs) {
    finish(model::difference(battle_, found->content), Cause::Reload);
    return false;
  }
  if (!(battle_ == found->content)) backUpMemory();
  if (!found->altered.empty() && altered_.empty()) beforeAltered_ = battle_;
  altered_ = std::move(found->altered);
  finish(model::difference(battle_, found->content), Cause::Reload);
  return true;
}

void Document::requireInPlace() const {
  if (!file_->wasMoved()) return;
  throw Error(ErrorCode::Moved, Phrase::of("errors.file.moved"), path_.string());
}

void Document::saveAs(const std::filesystem::path& path) {
  writeCopy(path);
  auto holder = Holder::acquire(path);
  if (!holder) {
    throw Error(ErrorCode::ReadOnly, Phrase::of("errors.held.copy"), path.string());
  }
  store::BattleFile copy = store::BattleFile::open(path);
  const model::Battle content = copy.load();
  // What another program wrote into the old file has come along.
  if (holder_) {
    if (keepMemory(copy, content)) warning_ = Phrase::of("errors.write.copy-of-others");
  } else {
    altered_ = copy.altered(content);
  }
  file_.reset();
  holder_ = std::move(holder);
  adopt(std::move(copy));
  model::Changes changes = model::difference(battle_, content);
  if (!changes.empty()) finish(std::move(changes), Cause::Reload);
}

void Document::writeCopy(const std::filesystem::path& path) {
  try {
    return noteWritten(file_ ? store::Written{file_->copyTo(path), {}} : store::copyFile(path_, path));
  } catch (const Error& error) {
    // The file can't be read any more; the model can.
    const bool unreadable = error.code() == ErrorCode::Damaged || error.code() == ErrorCode::ForeignSchema ||
                            error.code() == ErrorCode::NotABattle || error.code() == ErrorCode::DiskFull ||
                            (!file_ && error.code() == ErrorCode::NotFound);
    if (!unreadable) throw;
  }
  noteWritten({store::writeNewFile(path, battle_), {}});
}

void Document::shareCopy(const std::filesystem::path& path) const {
  if (!altered_.empty()) throw store::AlteredContent(altered_, path_.string());
  store::writeNewFile(path, battle_);
}

std::string Document::dump() {
  return file_ ? store::dump(*file_) : store::dump(battle_);
}

}  // namespace redoubt::document
