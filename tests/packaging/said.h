#pragma once

#include <regex>
#include <set>
#include <string>
#include <vector>

#include "tests/shell.h"

/// What the programs themselves say about their verbs and options.
namespace redoubt::packaging::test {

using redoubt::test::shell;
using redoubt::test::shellWord;
using redoubt::test::textOf;

inline std::string helpOf(const std::string& program, const std::string& verb = {}) {
  return shell("LANG=C.UTF-8 " + shellWord(program) + " " + verb + " --help").out;
}

/// "--output", … that stand at the beginning of a line of a help.
inline std::set<std::string> optionsIn(const std::string& help) {
  std::set<std::string> options;
  const std::regex line("\n  (-[a-zA-Z], ?)?(--[a-z-]+)");
  for (std::sregex_iterator each(help.begin(), help.end(), line), end; each != end; ++each) options.insert((*each)[2]);
  return options;
}

inline std::vector<std::string> verbsOfCli() {
  const std::string help = helpOf(REDOUBT_CLI);
  const std::string list = help.substr(help.find("Subcommands:"));
  std::vector<std::string> verbs;
  const std::regex line("\n  ([a-z-]+) ");
  for (std::sregex_iterator each(list.begin(), list.end(), line), end; each != end; ++each) verbs.push_back((*each)[1]);
  return verbs;
}

}  // namespace redoubt::packaging::test
