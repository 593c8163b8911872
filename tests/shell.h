#pragma once

#include <sys/wait.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace redoubt::test {

struct ShellResult {
  int code = -1;
  std::string out;  ///< of both outputs
};

/// A path as one word of the shell.
inline std::string shellWord(const std::filesystem::path& path) {
  return "'" + path.string() + "'";
}

/// Runs a line of the shell.
inline ShellResult shell(const std::string& line) {
  ShellResult result;
  FILE* pipe = ::popen(("{ " + line + "\n} 2>&1").c_str(), "r");
  if (!pipe) return result;
  char buffer[4096];
  for (std::size_t got = 0; (got = std::fread(buffer, 1, sizeof buffer, pipe)) > 0;) result.out.append(buffer, got);
  const int status = ::pclose(pipe);
  result.code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return result;
}

/// A file's text; empty if there is none.
inline std::string textOf(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

}  // namespace redoubt::test
