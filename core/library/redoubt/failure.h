#pragma once

#include <redoubt/export.h>

#include <stdexcept>
#include <string>

namespace redoubt::library {

/// What kind of operation failed.
enum class FailureCode {
  NotFound,        ///< no such file, scenario, unit, hex, table
  NotRegularFile,  ///< a directory, device or dangling link
  TooLarge,        ///< over a limit
  NotABattle,      ///< another kind of file
  NewerVersion,    ///< written by a later Redoubt
  OldVersion,      ///< of a version that can't be brought up to date
  ForeignSchema,   ///< it holds tables that don't belong into a battle file
  Damaged,         ///< broken content, or content that is not what was last saved in the file
  HostileJournal,  ///< a journal lies beside the file that must not be replayed
  ReadOnly,        ///< the file can't be written, or another program holds it open for editing
  Busy,            ///< another program is writing
  ChangedOutside,  ///< another program wrote; the document has been read again
  Moved,           ///< deleted, renamed or replaced while open
  DiskFull,        ///< no space, or an error of the disk
  Conflict,        ///< undo or redo met rows that have changed since the edit
  Refused,         ///< the edit breaks a constraint of the file
  BadInput,        ///< a text that can't be read
  Internal,        ///< a fault of the library
};

/// "not-found", "newer-version".
REDOUBT_API const char* toText(FailureCode code) noexcept;

/// The only exception that the library throws, beside std::bad_alloc. `what()` is a sentence for people, in English.
class REDOUBT_API Failure : public std::runtime_error {
 public:
  Failure(FailureCode code, const std::string& sentence, std::string context = {});
  Failure(const Failure&);
  Failure& operator=(const Failure&);
  ~Failure() override;

  FailureCode code() const noexcept { return code_; }
  /// The file or the name that it is about; may be empty.
  const std::string& context() const noexcept { return context_; }

 private:
  FailureCode code_;
  std::string context_;
};

}  // namespace redoubt::library
