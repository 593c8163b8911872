#pragma once

#include <gtest/gtest.h>
#include <sys/types.h>

#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "core/base/error.h"

/// What the tests of files share: a folder of their own, looking at it byte for byte, other processes, raw SQL.
namespace redoubt::testing {

namespace fs = std::filesystem;

/// A test with an empty folder, and a state folder of its own for holders.
class FileTest : public ::testing::Test {
 protected:
  FileTest();
  ~FileTest() override;

  fs::path in(const std::string& name) const { return folder_ / name; }
  const fs::path& folder() const { return folder_; }

 private:
  fs::path folder_;
  fs::path state_;
};

std::string readBytes(const fs::path& path);
void writeBytes(const fs::path& path, const std::string& bytes);

/// Everything in a folder: kind, bytes or link target, time of change. Equal before and after: nothing was written.
std::map<std::string, std::string> listing(const fs::path& folder);

/// Runs SQL on a file as any program might, without our defences.
void runSql(const fs::path& path, const std::string& sql);
/// The first column of the first row.
std::string askSql(const fs::path& path, const std::string& sql);

/// Runs SQL on a file and answers the changeset that the session extension records of it.
std::string recordChanges(const fs::path& path, const std::string& sql);

/// Takes a changeset back in a file, or makes it happen again, as the session extension does it.
enum class Way { Back, Again };
void applyChanges(const fs::path& path, const std::string& changeset, Way way);

/// What a child process answered; it ran `work` in a copy of this process and left without cleaning up.
std::string inChild(const std::function<std::string()>& work);

/// A child process that has done `work` and does nothing more until the object goes, when it is killed.
class OtherProgram {
 public:
  explicit OtherProgram(const std::function<void()>& work);
  ~OtherProgram();
  OtherProgram(const OtherProgram&) = delete;
  OtherProgram& operator=(const OtherProgram&) = delete;
  pid_t id() const { return child_; }

 private:
  pid_t child_ = 0;
};

/// Runs `work` and answers the code of the Error it throws, as text, with the sentence; "no error" for none.
std::string errorOf(const std::function<void()>& work);

/// Fails unless `work` throws an Error of `code` whose text contains `part`.
void expectError(ErrorCode code, const std::string& part, const std::function<void()>& work);

}  // namespace redoubt::testing
