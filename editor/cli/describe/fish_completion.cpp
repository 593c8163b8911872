#include "editor/cli/describe/writers.h"

namespace redoubt::cli {
namespace {

std::string fishWord(const std::string& text) {
  return "'" + replaced(replaced(text, "\\", "\\\\"), "'", "\\'") + "'";
}

// The words and files that are offered, as options of `complete`.
std::string fishOffers(Completes completes, const std::vector<std::string>& choices) {
  std::string words = joined(choices, " ");
  if (completes == Completes::BattleFiles)
    words += (words.empty() ? "" : " ") + std::string("(__fish_complete_suffix .battle)");
  if (completes == Completes::Folders)
    words += (words.empty() ? "" : " ") + std::string("(__fish_complete_directories)");
  std::string text = completes == Completes::Files ? " -F" : "";
  if (!words.empty()) text += " -a " + fishWord(words);
  return text;
}

std::string fishOption(const std::string& start, const DescribedOption& option) {
  std::string line = start;
  for (const std::string& name : option.names) {
    line += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
  }
  if (!option.value.empty()) {
    line += option.completes == Completes::Files ? " -r" : " -x";
    line += fishOffers(option.completes, option.choices);
  }
  return line + " -d " + fishWord(shortened(option.what)) + "\n";
}

std::string fishLines(const std::string& start, const DescribedVerb& verb) {
  std::string text;
  for (const DescribedOption& option : verb.options) text += fishOption(start, option);
  for (const DescribedArgument& argument : verb.arguments) {
    const std::string offered = fishOffers(argument.completes, argument.choices);
    if (!offered.empty()) text += start + offered + "\n";
  }
  return text;
}

}  // namespace

std::string fishCompletion(const DescribedProgram& program) {
  const std::string start = "complete -c " + program.name;
  std::string text = "# Completion for fish. " + madeFrom(program) + "\n" + start + " -f\n";
  if (program.verbs.empty()) return text + fishLines(start, program.own);
  const std::string first = start + " -n __fish_use_subcommand";
  text += fishLines(first, program.own);
  for (const DescribedVerb& verb : program.verbs) {
    text += first + " -a " + verb.name + " -d " + fishWord(shortened(verb.what)) + "\n";
  }
  for (const DescribedVerb& verb : program.verbs) {
    text += fishLines(start + " -n '__fish_seen_subcommand_from " + verb.name + "'", verb);
  }
  return text;
}

}  // namespace redoubt::cli
