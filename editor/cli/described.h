#pragma once

#include <string>
#include <vector>

/// A command line as plain data, for what is made of it: its page of the manual, and what shells complete.
namespace redoubt::cli {

/// What a shell offers for a value.
enum class Completes { Nothing, Files, BattleFiles, Folders };

struct DescribedArgument {
  std::string name;  ///< "FILE"
  std::string what;  ///< a sentence, perhaps without its stop
  std::vector<std::string> choices;
  Completes completes = Completes::Nothing;
  bool isRequired = true;
  bool isMany = false;
};

struct DescribedOption {
  std::vector<std::string> names;  ///< "-o", "--output"; the last one is the longest
  std::string value;               ///< "FILE", "json|text"; empty for flags
  std::string what;
  std::vector<std::string> choices;  ///< words that `value` may be, perhaps among others
  Completes completes = Completes::Nothing;
  bool isRequired = false;
  bool isMany = false;               ///< may be given more than once
  std::vector<std::string> notWith;  ///< other options
};

/// A verb, or a program without verbs.
struct DescribedVerb {
  std::string name;
  std::string what;
  std::string example;  ///< a whole command line; may be empty
  std::vector<DescribedArgument> arguments;
  std::vector<DescribedOption> options;
};

struct DescribedProgram {
  std::string name;
  std::string version;
  std::string what;   ///< sentences
  DescribedVerb own;  ///< what it takes before any verb
  std::vector<DescribedVerb> verbs;
};

/// That of redoubt-cli, of the very options that it reads.
DescribedProgram describedCommandLine();

}  // namespace redoubt::cli
