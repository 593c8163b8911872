#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>

#include "core/model/edit.h"
#include "core/store/battle_file.h"

namespace redoubt::store {

class Recorder;

/// Whether a transaction records what happens to the content tables: a new edit does, an undo replays a record.
enum class Recording { On, Off };

/// Thrown out of an EditTransaction that a person wanted stopped; nothing of it is kept.
struct Cancelled {};

/// One transaction on a battle file: begun by the constructor, rolled back by the destructor unless committed.
class EditTransaction {
 public:
  /// BEGIN IMMEDIATE, and the check that nobody else wrote and the file is where it was. Throws Error Busy,
  /// ChangedOutside, Moved; TooLarge if the file has grown so much that it could soon not be opened.
  EditTransaction(BattleFile& file, Recording recording);
  ~EditTransaction();
  EditTransaction(const EditTransaction&) = delete;
  EditTransaction& operator=(const EditTransaction&) = delete;

  /// From here on writing looks at `cancelled` row by row, and ends with Cancelled when it is true. It must outlive
  /// this.
  void watch(const std::atomic<bool>& cancelled) { cancelled_ = &cancelled; }

  /// Executes `edit` on a file whose content is `before`: of several rows put under one key the last counts, and
  /// before an erasure; what is so already is left alone. Throws Error Refused for a value that no file can hold.
  void write(const model::Edit& edit, const model::Battle& before);
  /// Makes a recorded changeset happen. Throws Error Conflict when a row is not as expected; Damaged when the record
  /// names other tables or columns than those of content.
  void apply(const Bytes& changeset);

  /// What has been recorded so far; empty if nothing changed. Ends the recording, which must be on.
  Bytes changeset();

  /// Takes `changes`, which are what was written or applied, into the digest of the content, and commits. Throws Error
  /// Refused when a row refers to one that is not there. Where the commit stands, but the disk could not promise to
  /// keep it, nothing is thrown and BattleFile::takeUnsynced tells.
  void commit(const model::Changes& changes);
  /// The same for a transaction that left content alone.
  void commit();

 private:
  void run(const std::string& sql);

  BattleFile& file_;
  std::unique_ptr<Recorder> session_;
  bool open_ = false;
  const std::atomic<bool>* cancelled_ = nullptr;
};

/// The changeset that takes `changeset` back. Throws Error Damaged.
Bytes inverted(const Bytes& changeset);

/// The rows that `changeset` made of those of `before`. An update names only the columns that changed, the rest are
/// those of `before`; they are the file's, since nobody else wrote and the record was made, or applied, without a
/// conflict. Values pass the loader's decoder. Throws Error Damaged.
model::Changes changedRows(const Bytes& changeset, const model::Battle& before);

}  // namespace redoubt::store
