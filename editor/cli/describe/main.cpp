#include <cstdio>
#include <exception>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "editor/cli/describe/writers.h"

// redoubt_describe man|bash|zsh|fish OUTPUT [--help-of PROGRAM VERSION FILE] [--date DATE] [--more FILE]
namespace redoubt::cli {
namespace {

std::string textOf(const std::string& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream) throw std::runtime_error(file + " can't be read");
  return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

int main(const std::vector<std::string>& words) {
  if (words.size() < 2) throw std::runtime_error("what is to be made, and which file?");
  DescribedProgram program = describedCommandLine();
  ManualNotes notes;
  for (std::size_t i = 2; i < words.size();) {
    const auto next = [&] { return words.at(++i); };
    if (words[i] == "--date") {
      notes.date = next();
    } else if (words[i] == "--more") {
      notes.more = textOf(next());
    } else if (words[i] == "--help-of") {
      const std::string name = next();
      const std::string version = next();
      program = describedByHelp(name, version, textOf(next()));
    } else {
      throw std::runtime_error("what is " + words[i] + "?");
    }
    ++i;
  }
  std::string text;
  if (words[0] == "man") text = manualPage(program, notes);
  if (words[0] == "bash") text = bashCompletion(program);
  if (words[0] == "zsh") text = zshCompletion(program);
  if (words[0] == "fish") text = fishCompletion(program);
  std::ofstream stream(words[1], std::ios::binary);
  if (text.empty() || !(stream << text).flush()) throw std::runtime_error(words[1] + " could not be written");
  return 0;
}

}  // namespace
}  // namespace redoubt::cli

int main(int count, char** values) {
  try {
    return redoubt::cli::main({values + 1, values + count});
  } catch (const std::exception& failure) {
    std::fprintf(stderr, "redoubt_describe: %s\n", failure.what());
    return 2;
  }
}
