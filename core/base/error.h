#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "core/base/phrase.h"

namespace redoubt {

/// What kind of operation failed. For each of them the command line ends with exit code 2.
enum class ErrorCode {
  NotFound,        ///< no such file, battle, scenario, row
  NotRegularFile,  ///< a directory, device, FIFO or dangling link
  TooLarge,        ///< over a limit
  NotABattle,      ///< not SQLite, or another application's database
  NewerVersion,    ///< written by a later Redoubt
  OldVersion,      ///< a version that this program can't migrate
  ForeignSchema,   ///< unknown tables, views, triggers or indexes
  Damaged,         ///< SQLite or the decoder found broken content
  HostileJournal,  ///< a sidecar journal that must not be replayed
  ReadOnly,        ///< the file or its folder can't be written, or another window holds it
  Busy,            ///< another program is writing
  ChangedOutside,  ///< someone else wrote; the document has been reloaded
  Moved,           ///< deleted, renamed or replaced while open
  DiskFull,        ///< no space, or an I/O error while writing
  Conflict,        ///< undo or redo found rows that have changed since the edit
  Refused,         ///< the edit breaks a constraint of the file
  BadInput,        ///< text from a person or a file can't be parsed
  Internal,        ///< wrong use of SQLite; a bug
};

std::string_view toText(ErrorCode code);

/// A failed operation: a code for programs, a sentence for people in any language, and the file or thing that it is
/// about. Thrown where the failure happens, and shown once at each boundary.
class Error : public std::runtime_error {
 public:
  /// `sentence` says what is wrong and what to do, ends with a full stop and does not name `context`.
  Error(ErrorCode code, Phrase sentence, std::string context = {});

  ErrorCode code() const { return code_; }
  /// What is wrong, for any language; the words are in data/words/<language>/errors.json.
  const Phrase& phrase() const { return phrase_; }
  /// The same in English.
  const std::string& sentence() const { return sentence_; }
  /// The path or row that the error is about; may be empty.
  const std::string& context() const { return context_; }

 private:
  ErrorCode code_;
  Phrase phrase_;
  std::string sentence_;
  std::string context_;
};

}  // namespace redoubt
