#pragma once

#include <filesystem>

#include "tests/core/store/workshop.h"

/// Other programs caught in the midst of writing a battle file.
namespace redoubt::testing {

/// Leaves `battle` as a crash in the midst of an edit leaves it: half-written, with its journal beside it.
void leaveHotJournal(const std::filesystem::path& battle);

/// Makes a rollback journal name `victim` as its super-journal, which replaying it deletes.
void nameSuperJournal(const std::filesystem::path& journal, const std::filesystem::path& victim);

/// A child process that is in a transaction as long as the object lives.
class BusyWriter {
 public:
  enum class Stage {
    Prepared,  ///< it has changed rows, but not written the file
    Writing,   ///< it has begun to write the file
  };
  BusyWriter(const std::filesystem::path& battle, Stage stage);

 private:
  OtherProgram program_;
};

}  // namespace redoubt::testing
