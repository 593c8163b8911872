#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/document/common_base.h"
#include "core/hex/layout.h"
#include "core/model/edit.h"
#include "core/store/battle_file.h"
#include "core/store/history_table.h"
#include "core/store/holder.h"
#include "core/store/rewrite.h"
#include "core/store/version_table.h"

namespace redoubt::store {
class EditTransaction;
}

/// An open battle: executing edits, history, versions.
///
/// There is one way to change a battle and it goes round in a circle: a tool makes an `Edit`; `Document::apply` makes
/// of it one durable SQLite transaction that also records it; the rows that changed come back as `Changes`; the model
/// is patched from them and nothing else; observers are told. Undo, redo, restoring a version and pasting go the same
/// way, so there is no unsaved state, and nobody writes an undo command.
namespace redoubt::document {

enum class Cause {
  Edit,
  Undo,
  Redo,
  Reload,  ///< someone else wrote the file
};

/// What observers are told, once, after the model has been patched.
struct Event {
  Cause cause = Cause::Edit;
  std::string title;
  const model::Changes& changes;
  bool isPrecomputed = false;  ///< what was asked for by Document::setPreparation has been worked out
};

using Observer = std::function<void(const Event&)>;

/// Runs `work` in another thread and returns when it is done, while the caller's thread keeps a window alive; throws
/// what the work throws. `work` stops when the flag it is given becomes true.
using LongWork = std::function<void(const std::function<void(const std::atomic<bool>& cancelled)>& work)>;

/// What an observer works out of a large change before it is told of it: called in the thread that writes, while the
/// document is as before. `after` is the battle after `changes`. What it throws is of no consequence.
using Precomputation = std::function<void(const model::Battle& after, const model::Changes& changes)>;
/// Called in the document's own thread when a large change begins; null: nothing is to be worked out.
using PrecomputationMaker = std::function<Precomputation()>;

enum class Mode { Editing, ReadOnly };

enum class BackupReason;

class Document {
 public:
  /// Opens `path`. In Mode::Editing throws Error ReadOnly, naming the holder, when another window holds it or it can't
  /// be written, and store::AlteredContent when its content is not what was last saved in it; the caller may then open
  /// it in Mode::ReadOnly. Writes nothing but the recovery of our own crash; a file of an older schema is brought up to
  /// date before the first edit, after a backup.
  static std::unique_ptr<Document> open(const std::filesystem::path& path, Mode mode = Mode::Editing);
  /// Writes `battle` to the new file `path` and opens it.
  static std::unique_ptr<Document> create(const std::filesystem::path& path, const model::Battle& battle);

  /// What is in memory is backed up where another content lies at the path by now.
  ~Document();
  Document(const Document&) = delete;
  Document& operator=(const Document&) = delete;

  const model::Battle& battle() const { return battle_; }
  const hex::Layout& layout() const { return layout_; }
  const std::filesystem::path& path() const { return path_; }
  bool isReadOnly() const { return !file_ || !altered_.empty(); }
  /// Where the content is not what was last saved in the file, but was written by another program or damaged. Until
  /// `acceptContent` the battle is for reading only.
  const std::vector<store::AlteredPart>& altered() const { return altered_; }
  /// Takes the content for right as it is, and goes on editing it; history is set aside. What was in memory before
  /// another program wrote becomes a version. Throws Error as opening and editing do.
  void acceptContent();
  /// The recovery of an edit cut short took place on opening.
  bool wasRecovered() const { return recovered_; }

  /// Executes `edit` durably; answers whether anything changed. Throws Error; then file and model are as before, save
  /// that ChangedOutside has reloaded the model first, and that the file may have been moved in the very moment of the
  /// edit: after Moved, the model holds all there is, and `saveAs` rescues it.
  bool apply(const model::Edit& edit);

  /// Edits, undo and redo of at least kLongEdit rows are written through `run` from now on. Meanwhile the document may
  /// be looked at but not changed; cancelled, it is as before, and `apply` answers false.
  void setLongEditRunner(LongWork run) { longWork_ = std::move(run); }
  static constexpr std::size_t kLongEdit = 20'000;
  /// What is worked out while those are written, so that the observers have little to do when they are told.
  void setPreparation(PrecomputationMaker prepare) { preparation_ = std::move(prepare); }

  bool canUndo() const { return undoable() != nullptr; }
  bool canRedo() const { return redoable() != nullptr; }
  /// The title of the edit undo or redo would take; empty for none.
  std::string undoTitle() const;
  std::string redoTitle() const;
  /// Throws Error Conflict when the rows are not as the step left them: history is then set aside, content stays. False
  /// too where a file of an older schema is brought up to date for it and the step can't follow; `takeWarning` tells.
  bool undo();
  bool redo();
  /// Undoes or redoes until the row `sequence` is the last one done (0: none).
  void goTo(std::int64_t sequence);
  const std::vector<store::HistoryRow>& history() const { return history_; }
  /// The last row that is done and not set aside; 0 for none.
  std::int64_t lastDone() const;

  /// Keeps the present content under `name`.
  void nameVersion(const std::string& name);
  const std::vector<store::VersionRow>& versions() const { return versions_; }
  model::Battle version(std::int64_t id);
  /// What going back to version `id` would change.
  model::Changes compareWith(std::int64_t id);
  /// An ordinary edit made of the differences to version `id`; answers whether anything changed.
  bool restore(std::int64_t id);
  void renameVersion(std::int64_t id, const std::string& name);
  void removeVersion(std::int64_t id);

  /// Whether this sitting has changed the battle, so that there is something to revert.
  bool canRevertToOpened() const { return opened_.has_value() && !(battle_ == *opened_); }
  /// An ordinary edit back to the state before the first edit of this sitting.
  bool revertToOpened();

  /// Copies the file, history and versions included, and goes on in the copy. If the file can't be read any more, the
  /// copy is made from memory, without history; if another program put another content into it, what is in memory
  /// becomes a version of the copy.
  void saveAs(const std::filesystem::path& path);
  /// Writes the present content alone, without history and versions; the document stays where it is. Throws Error;
  /// store::AlteredContent while the content is neither as it was saved nor accepted.
  void shareCopy(const std::filesystem::path& path) const;

  /// Calls `observer` after every change, until the handle goes. It must neither throw nor change the document.
  [[nodiscard]] std::shared_ptr<void> observe(Observer observer);

  /// What this battle and the file at `path`, a copy that was worked on elsewhere, both began with, as far as their
  /// histories tell. Writes nothing. Throws Error.
  std::optional<CommonBase> commonBaseWith(const std::filesystem::path& path);

  /// The size of the file in bytes; 0 for a battle opened for reading.
  std::int64_t bytes() { return file_ ? file_->bytes() : 0; }
  /// From this size on a person should be told that the file grows.
  static constexpr std::int64_t kLargeBytes = std::int64_t{1} << 30;
  /// Forgets the edits up to the history row `sequence`, and all that are set aside, and gives the room they took back.
  /// Versions stay. The file is written afresh in its place, after a backup. Throws Error.
  void forgetEdits(std::int64_t sequence);

  /// Keeps a backup outside the file, unless the last one is the same. Answers whether one was made; a failure is kept
  /// for `takeWarning`.
  bool backUp(BackupReason reason);
  /// What went wrong beside an edit that itself stands, or a file that is written, once; empty for nothing.
  Phrase takeWarning();

  /// The canonical text of what lies in the file now.
  std::string dump();

 private:
  Document() = default;
  friend struct DocumentProbe;  // tests only

  void adopt(store::BattleFile file);
  void readHistory();
  const store::HistoryRow* undoable() const;
  const store::HistoryRow* redoable() const;
  void requireWritable() const;
  /// Brings a file of an older schema up to date, with a backup before; else nothing.
  void bringUpToDate();
  /// Writes the file afresh, without the edits up to `forgotten`, and goes on in it.
  void rewrite(std::int64_t forgotten);
  /// Goes on in the file at the present path, which is closed; answers whether another content lies there now.
  bool openAgain();
  /// Before `content` of `file` takes the place of what is in memory: keeps that, where it is another, as a version
  /// there and as a backup, for it may be the newer one. Answers whether it is another.
  bool keepMemory(store::BattleFile& file, const model::Battle& content);
  void backUpMemory();
  /// Whether something else than what is in memory lies at the path, or nothing that can be read.
  bool isReplaced();
  void noteUnsynced();
  /// After a whole file was written.
  void noteWritten(const store::Written& written);
  /// Runs `work`; on ChangedOutside reloads and throws on, or runs it again if all is as it was; on Conflict sets
  /// history aside and throws on.
  void guarded(const std::function<void()>& work);
  /// Reads the file again after another program wrote; answers whether it was another that changed anything of ours.
  bool reload();
  /// Runs the part of an edit that only touches the file: elsewhere if it is long.
  void write(std::size_t rows, const std::function<void(const std::atomic<bool>& cancelled)>& work);
  /// A change on its way from the file to the model; where it is long, the model after it is there already.
  struct Coming {
    model::Changes changes;
    std::optional<model::Battle> after;
    Precomputation foresee;
    bool isPrecomputed = false;
  };
  bool isLong(std::size_t rows) const;
  Coming coming(std::size_t rows) const;
  /// The last of a long edit's writing: what it leads to.
  void foresee(Coming& coming) const;
  void finish(Coming coming, Cause cause, const std::string& title);
  void finish(model::Changes changes, Cause cause) { finish({std::move(changes), std::nullopt, {}, false}, cause, {}); }
  bool step(const store::HistoryRow& row, Cause cause);
  model::Changes replay(store::EditTransaction& transaction, const store::HistoryRow& row, Cause cause);
  /// Keeps the content as a version before the first change of this sitting; noteOpened once that is committed.
  void keepOpened(store::EditTransaction& transaction);
  void noteOpened();
  void requireInPlace() const;
  void writeCopy(const std::filesystem::path& path);
  std::int64_t nextSequence() const;

  std::filesystem::path path_;
  std::unique_ptr<store::Holder> holder_;
  std::optional<store::BattleFile> file_;
  model::Battle battle_;
  hex::Layout layout_;
  std::optional<model::Battle> opened_;  ///< before the first edit of this sitting
  std::vector<store::AlteredPart> altered_;
  std::optional<model::Battle> beforeAltered_;  ///< what was in memory when another program's content was read
  Phrase warning_;
  bool backedUp_ = false;  ///< in this sitting
  bool recovered_ = false;
  bool telling_ = false;  ///< observers are being told
  bool writing_ = false;  ///< in another thread
  LongWork longWork_;
  PrecomputationMaker preparation_;
  std::vector<store::HistoryRow> history_;
  std::vector<store::VersionRow> versions_;
  std::vector<std::weak_ptr<Observer>> observers_;
};

/// The current time as history writes it: ISO 8601, UTC, whole seconds.
std::string nowText();

}  // namespace redoubt::document
