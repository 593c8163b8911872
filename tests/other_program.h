#pragma once

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <string>
#include <vector>

#include "core/store/battle_file.h"

namespace redoubt::test {

/// Runs another program to its end; answers what it ended with, -1 if it could not be run. Not by QProcess: until the
/// other program begins, its child shares the memory of this one, and ThreadSanitizer loses count of what this one does.
inline int runProgram(std::string program, std::vector<std::string> arguments) {
  std::vector<char*> words{program.data()};
  for (std::string& argument : arguments) words.push_back(argument.data());
  words.push_back(nullptr);
  pid_t child = 0;
  int status = 0;
  if (posix_spawnp(&child, program.c_str(), nullptr, nullptr, words.data(), environ) != 0) return -1;
  if (waitpid(child, &status, 0) != child || !WIFEXITED(status)) return -1;
  return WEXITSTATUS(status);
}

/// What lies in a battle file that is open here. Another program copies it: opening and closing the file itself in this
/// one would drop SQLite's locks on it.
inline model::Battle readAside(const std::filesystem::path& file) {
  const std::filesystem::path copy = file.parent_path() / "copy.battle";
  runProgram("cp", {file.string(), copy.string()});
  return store::readBattle(copy).battle;
}

}  // namespace redoubt::test
