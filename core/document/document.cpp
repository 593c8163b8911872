#include "core/document/document.h"

#include <algorithm>
#include <cassert>
#include <ctime>

#include "core/base/wording.h"
#include "core/document/backups.h"
#include "core/store/edit_transaction.h"
#include "core/store/schema.h"

namespace redoubt::document {

using store::HistoryRow;
using store::HistoryState;
using store::VersionRow;

std::string nowText() {
  const std::time_t now = std::time(nullptr);
  std::tm utc{};
  ::gmtime_r(&now, &utc);
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &utc);
  return text;
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

void Document::guarded(const std::function<void()>& work) {
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
  return {{}, std::nullopt, isLong(rows) && preparation_ ? preparation_() : Precomputation(), false};
}

void Document::foresee(Coming& coming) const {
  if (!writing_) return;
  coming.after = battle_;
  model::patch(*coming.after, coming.changes);
  if (!coming.foresee) return;
  try {
    coming.foresee(*coming.after, coming.changes);
    coming.isPrecomputed = true;
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
      coming.changes.pictures() = edit.pictures().without(battle_.pictures());
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
  if (undoable()) bringUpToDate();
  const HistoryRow* row = undoable();
  return row && step(HistoryRow(*row), Cause::Undo);
}

bool Document::redo() {
  requireWritable();
  if (redoable()) bringUpToDate();
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
    const Phrase title = wording::recognised(row.title, "stored").value_or(row.title);
    throw Error(ErrorCode::Conflict,
                Phrase::of(cause == Cause::Undo ? "errors.history.undo" : "errors.history.redo",
                           {{"step", title}, {"reason", error.phrase()}}),
                path_.string());
  }
}

void Document::goTo(std::int64_t sequence) {
  const auto target =
      std::find_if(history_.begin(), history_.end(), [&](const HistoryRow& r) { return r.sequence == sequence; });
  if (sequence != 0 && (target == history_.end() || target->state == HistoryState::SetAside)) {
    throw Error(ErrorCode::NotFound, Phrase::of("errors.history.no-step"), path_.string());
  }
  while (canUndo() && lastDone() > sequence && undo()) continue;
  while (canRedo() && lastDone() < sequence && redo()) continue;
  if (lastDone() != sequence) {
    throw Error(ErrorCode::NotFound, Phrase::of("errors.history.no-way"), path_.string());
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
  const Event event{cause, title, changes, coming.isPrecomputed};
  std::erase_if(observers_, [](const std::weak_ptr<Observer>& observer) { return observer.expired(); });
  const auto told = observers_;
  telling_ = true;
  for (const auto& weak : told) {
    if (const auto observer = weak.lock()) (*observer)(event);
  }
  telling_ = false;
}

std::shared_ptr<void> Document::observe(Observer observer) {
  auto handle = std::make_shared<Observer>(std::move(observer));
  observers_.push_back(handle);
  return handle;
}

}  // namespace redoubt::document
