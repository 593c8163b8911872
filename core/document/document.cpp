#include "core/document/document.h"

#include <algorithm>
#include <cassert>
#include <ctime>

#include "core/document/backups.h"
#include "core/store/dump.h"
#include "core/store/edit_transaction.h"
#include "core/store/reload.h"
#include "core/store/rewrite.h"
#include "core/store/schema.h"

namespace redoubt::document {

using store::HistoryRow;
using store::HistoryState;
using store::Holder;
using store::VersionKind;
using store::VersionRow;

std::string nowText() {
  const std::time_t now = std::time(nullptr);
  std::tm utc{};
  ::gmtime_r(&now, &utc);
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &utc);
  return text;
}

namespace {

Error changedOutside(const std::filesystem::path& file) {
  return Error(ErrorCode::ChangedOutside, "another program changed it; it has been read again, and undo starts afresh.",
               file.string());
}

Error heldElsewhere(const std::filesystem::path& file) {
  return Error(ErrorCode::ReadOnly,
               "it is being edited by " + Holder::current(file).value_or("another window") +
                   "; open it for reading, or save a copy.",
               file.string());
}

}  // namespace

std::unique_ptr<Document> Document::open(const std::filesystem::path& path, Mode mode) {
  std::unique_ptr<Document> document(new Document);
  if (mode == Mode::ReadOnly) {
    store::ReadBattle read = store::readDoubtful(path);
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
    if (file_->wasMoved()) return !(store::readDoubtful(path_).battle == battle_);
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
    throw Error(ErrorCode::ReadOnly, "it is open for reading only; save a copy to change it.", path_.string());
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
    warning_ = "no backup could be made: " + error.sentence();
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
    warning_ = "no backup could be made: " + error.sentence();
    return false;
  }
}

void Document::noteUnsynced() {
  if (!file_->takeUnsynced()) return;
  warning_ =
      "the edit is saved, but the disk does not promise to keep it should the power fail now; save a copy elsewhere.";
}

void Document::noteWritten(bool isPromised) {
  if (isPromised) return;
  warning_ = "the file is written, but the disk does not promise to keep it should the power fail now.";
}

std::string Document::takeWarning() {
  return std::exchange(warning_, {});
}

const HistoryRow* Document::undoable() const {
  if (isReadOnly()) return nullptr;
  for (auto row = history_.rbegin(); row != history_.rend(); ++row) {
    if (row->state == HistoryState::Undone) continue;
    return row->state == HistoryState::Done && store::historyFollows(row->schema) ? &*row : nullptr;
  }
  return nullptr;
}

const HistoryRow* Document::redoable() const {
  if (isReadOnly()) return nullptr;
  const auto row = std::find_if(history_.begin(), history_.end(),
                                [](const HistoryRow& r) { return r.state == HistoryState::Undone; });
  return row != history_.end() && store::historyFollows(row->schema) ? &*row : nullptr;
}

std::string Document::undoTitle() const {
  return undoable() ? undoable()->title : std::string();
}
std::string Document::redoTitle() const {
  return redoable() ? redoable()->title : std::string();
}

std::int64_t Document::lastDone() const {
  const HistoryRow* row = undoable();
  return row ? row->sequence : 0;
}

std::int64_t Document::nextSequence() const {
  std::int64_t last = history_.empty() ? 0 : history_.back().sequence;
  for (const VersionRow& version : versions_) last = std::max(last, version.afterSequence);
  return last + 1;
}

template <class Work>
void Document::guarded(Work&& work) {
  assert(!writing_ && "the document is being written in another thread");
  requireWritable();
  bringUpToDate();
  for (int tries = 1;; ++tries) {
    try {
      work();
      return noteUnsynced();
    } catch (const Error& error) {
      if (!file_) throw;  // written afresh, it could not be opened again
      if (error.code() == ErrorCode::ChangedOutside) {
        if (!reload() && tries < 3) continue;  // it was a failed write of our own, or nothing that matters
      } else if (error.code() == ErrorCode::Conflict) {
        store::setHistoryAside(*file_);
        readHistory();
      }
      throw;
    }
  }
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

void Document::keepOpened(store::EditTransaction&) {
  if (opened_) return;
  VersionRow row;
  row.kind = VersionKind::Opened;
  row.madeAt = nowText();
  row.afterSequence = lastDone();
  store::insertVersion(*file_, row, battle_);
}

void Document::noteOpened() {
  if (opened_) return;
  opened_ = battle_;
  versions_ = store::readVersions(*file_);
}

void Document::requireInPlace() const {
  if (!file_->wasMoved()) return;
  throw Error(ErrorCode::Moved, "it was moved, deleted or replaced while open; save a copy.", path_.string());
}

bool Document::isLong(std::size_t rows) const {
  return rows >= kLongEdit && longWork_;
}

void Document::write(std::size_t rows, const std::function<void(const std::atomic<bool>&)>& work) {
  static const std::atomic<bool> kNever = false;
  if (!isLong(rows)) return work(kNever);
  struct Writing {
    explicit Writing(bool& is) : is_(is) { is_ = true; }
    ~Writing() { is_ = false; }
    bool& is_;
  };
  const Writing writing(writing_);
  longWork_(work);
}

Document::Coming Document::coming(std::size_t rows) const {
  return {{}, std::nullopt, isLong(rows) && preparation_ ? preparation_() : Foresight(), false};
}

void Document::foresee(Coming& coming) const {
  if (!writing_) return;
  coming.after = battle_;
  model::patch(*coming.after, coming.changes);
  if (!coming.foresee) return;
  try {
    coming.foresee(*coming.after, coming.changes);
    coming.isForeseen = true;
  } catch (...) {
    // It is committed; the observers work out for themselves what is missing.
  }
}

bool Document::apply(const model::Edit& edit) {
  bool changed = false;
  const auto applied = [&] {
    if (!backedUp_) backUp(BackupReason::Opened);
    HistoryRow row;
    Coming coming = this->coming(edit.count());
    write(edit.count(), [&](const std::atomic<bool>& cancelled) {
      store::EditTransaction transaction(*file_, store::Recording::On);
      transaction.watch(cancelled);
      transaction.write(edit, battle_);
      const store::Bytes changeset = transaction.changeset();
      if (changeset.empty()) return;
      coming.changes = store::changedRows(changeset, battle_);
      keepOpened(transaction);
      if (redoable()) store::dropUndone(*file_);
      row.sequence = nextSequence();
      row.title = edit.title();
      row.schema = store::kSchemaVersion;
      row.madeAt = nowText();
      row.changeCount = static_cast<int>(coming.changes.count());
      store::insertHistory(*file_, row, changeset);
      if (cancelled) throw store::Cancelled();
      transaction.commit(coming.changes);
      foresee(coming);
    });
    if (row.sequence == 0) return;
    noteOpened();
    std::erase_if(history_, [](const HistoryRow& r) { return r.state == HistoryState::Undone; });
    history_.push_back(row);
    changed = true;
    finish(std::move(coming), Cause::Edit, row.title);
    requireInPlace();
  };
  try {
    guarded(applied);
  } catch (const store::Cancelled&) {
    return false;
  }
  return changed;
}

bool Document::undo() {
  requireWritable();
  const HistoryRow* row = undoable();
  return row && step(HistoryRow(*row), Cause::Undo);
}

bool Document::redo() {
  requireWritable();
  const HistoryRow* row = redoable();
  return row && step(HistoryRow(*row), Cause::Redo);
}

bool Document::step(const HistoryRow& row, Cause cause) {
  const HistoryState state = cause == Cause::Undo ? HistoryState::Undone : HistoryState::Done;
  const auto stepped = [&] {
    if (!backedUp_) backUp(BackupReason::Opened);
    const auto rows = static_cast<std::size_t>(std::max(0, row.changeCount));
    Coming coming = this->coming(rows);
    write(rows, [&](const std::atomic<bool>& cancelled) {
      store::EditTransaction transaction(*file_, store::Recording::Off);
      transaction.watch(cancelled);
      coming.changes = replay(transaction, row, cause);
      keepOpened(transaction);
      store::setHistoryState(*file_, row.sequence, state);
      if (cancelled) throw store::Cancelled();
      transaction.commit(coming.changes);
      foresee(coming);
    });
    noteOpened();
    const auto mine =
        std::find_if(history_.begin(), history_.end(), [&](const HistoryRow& r) { return r.sequence == row.sequence; });
    if (mine != history_.end()) mine->state = state;
    finish(std::move(coming), cause, row.title);
    requireInPlace();
  };
  try {
    guarded(stepped);
  } catch (const store::Cancelled&) {
    return false;
  }
  return true;
}

model::Changes Document::replay(store::EditTransaction& transaction, const HistoryRow& row, Cause cause) {
  try {
    const store::Bytes record = store::readChangeset(*file_, row.sequence);
    const store::Bytes changeset = cause == Cause::Undo ? store::inverted(record) : record;
    transaction.apply(changeset);
    return store::changedRows(changeset, battle_);
  } catch (const Error& error) {
    if (error.code() != ErrorCode::Conflict && error.code() != ErrorCode::Damaged) throw;
    throw Error(ErrorCode::Conflict,
                "the step '" + row.title + "' can't be " + (cause == Cause::Undo ? "undone" : "redone") + ": " +
                    error.sentence() + " The battle stays as it is; undo starts afresh from here.",
                path_.string());
  }
}

void Document::goTo(std::int64_t sequence) {
  const auto target =
      std::find_if(history_.begin(), history_.end(), [&](const HistoryRow& r) { return r.sequence == sequence; });
  if (sequence != 0 && (target == history_.end() || target->state == HistoryState::SetAside)) {
    throw Error(ErrorCode::NotFound, "history no longer holds that step.", path_.string());
  }
  while (canUndo() && lastDone() > sequence && undo()) continue;
  while (canRedo() && lastDone() < sequence && redo()) continue;
  if (lastDone() != sequence) {
    throw Error(ErrorCode::NotFound, "history no longer leads to that step.", path_.string());
  }
}

void Document::finish(Coming coming, Cause cause, const std::string& title) {
  assert(!telling_ && "an observer must not change the document");
  const model::Changes& changes = coming.changes;
  if (coming.after) {
    battle_ = *std::move(coming.after);
  } else {
    model::patch(battle_, changes);
  }
  if (changes.touches<model::MapSheet>()) layout_ = model::layoutOf(battle_);
  const Event event{cause, title, changes, coming.isForeseen};
  std::erase_if(observers_, [](const std::weak_ptr<Observer>& observer) { return observer.expired(); });
  const auto told = observers_;
  telling_ = true;
  for (const auto& weak : told) {
    if (const auto observer = weak.lock()) (*observer)(event);
  }
  telling_ = false;
}

void Document::nameVersion(const std::string& name) {
  guarded([&] {
    VersionRow row;
    row.name = name;
    row.madeAt = nowText();
    row.afterSequence = lastDone();
    store::addVersion(*file_, row, battle_);
    versions_ = store::readVersions(*file_);
  });
}

model::Battle Document::version(std::int64_t id) {
  if (!file_) requireWritable();
  return store::readVersion(*file_, id);
}

model::Changes Document::compareWith(std::int64_t id) {
  return model::difference(battle_, version(id));
}

bool Document::restore(std::int64_t id) {
  const auto row = std::find_if(versions_.begin(), versions_.end(), [&](const VersionRow& v) { return v.id == id; });
  const std::string name = row == versions_.end() ? std::string() : row->name;
  return apply(model::toEdit(compareWith(id), name.empty() ? "Restore version" : "Restore version '" + name + "'"));
}

void Document::renameVersion(std::int64_t id, const std::string& name) {
  guarded([&] {
    store::renameVersion(*file_, id, name);
    versions_ = store::readVersions(*file_);
  });
}

void Document::removeVersion(std::int64_t id) {
  guarded([&] {
    store::removeVersion(*file_, id);
    versions_ = store::readVersions(*file_);
  });
}

bool Document::revertToOpened() {
  requireWritable();
  if (!opened_) return false;
  return apply(model::toEdit(model::difference(battle_, *opened_), "Revert to opened"));
}

void Document::saveAs(const std::filesystem::path& path) {
  writeCopy(path);
  auto holder = Holder::acquire(path);
  if (!holder) {
    throw Error(ErrorCode::ReadOnly, "the copy was written, but another window holds it.", path.string());
  }
  store::BattleFile copy = store::BattleFile::open(path);
  const model::Battle content = copy.load();
  // What another program wrote into the old file has come along.
  if (holder_) {
    if (keepMemory(copy, content)) {
      warning_ =
          "another program changed the file, and the copy holds what it wrote; what was open here is among its "
          "versions or the backups.";
    }
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
    return noteWritten(file_ ? file_->copyTo(path) : store::copyFile(path_, path));
  } catch (const Error& error) {
    // The file can't be read any more; the model can.
    const bool unreadable = error.code() == ErrorCode::Damaged || error.code() == ErrorCode::ForeignSchema ||
                            error.code() == ErrorCode::NotABattle || error.code() == ErrorCode::DiskFull ||
                            (!file_ && error.code() == ErrorCode::NotFound);
    if (!unreadable) throw;
  }
  noteWritten(store::writeNewFile(path, battle_));
}

void Document::shareCopy(const std::filesystem::path& path) const {
  if (!altered_.empty()) throw store::AlteredContent(altered_, path_.string());
  store::writeNewFile(path, battle_);
}

std::shared_ptr<void> Document::observe(Observer observer) {
  auto handle = std::make_shared<Observer>(std::move(observer));
  observers_.push_back(handle);
  return handle;
}

std::string Document::dump() {
  return file_ ? store::dump(*file_) : store::dump(battle_);
}

}  // namespace redoubt::document
