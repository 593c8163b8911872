#include <sstream>

#include "core/base/wording.h"
#include "editor/cli/describe/writers.h"

namespace redoubt::cli {
namespace {

// A line of the two columns: what is left and right of the gap between them.
struct Columns {
  std::string left;
  std::string right;
};

Columns columnsOf(const std::string& line) {
  const std::size_t begin = line.find_first_not_of(' ');
  const std::size_t gap = line.find("  ", begin);
  if (gap == std::string::npos) return {line.substr(begin), {}};
  return {line.substr(begin, gap - begin), line.substr(line.find_first_not_of(' ', gap))};
}

// "-o, --output <file>"
DescribedOption optionOf(const Columns& columns) {
  DescribedOption option;
  std::istringstream words(columns.left);
  for (std::string word; words >> word;) {
    if (word.ends_with(',')) word.pop_back();
    if (word.starts_with('-')) option.names.push_back(word);
    if (word.starts_with('<')) option.value = word.substr(1, word.size() - 2);
  }
  option.what = columns.right;
  if (option.value == "code") {
    option.value = "CODE";
    option.choices = wording::languages();
  } else if (option.value.find('|') != std::string::npos) {
    std::istringstream choices(option.value);
    for (std::string choice; std::getline(choices, choice, '|');) option.choices.push_back(choice);
  }
  return option;
}

DescribedArgument argumentOf(const Columns& columns) {
  DescribedArgument argument;
  argument.name = columns.left;
  argument.what = columns.right;
  argument.completes = Completes::BattleFiles;
  argument.isRequired = false;
  argument.isMany = true;
  return argument;
}

}  // namespace

DescribedProgram describedByHelp(const std::string& name, const std::string& version, const std::string& help) {
  DescribedProgram program{name, version, {}, {}, {}};
  program.own.name = name;
  enum class Part { What, Options, Arguments } part = Part::What;
  std::string* sentence = nullptr;  // that the next line may go on with
  std::istringstream lines(help);
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line.starts_with("Usage:")) continue;
    if (line == "Options:") {
      part = Part::Options;
    } else if (line == "Arguments:") {
      part = Part::Arguments;
    } else if (part == Part::What) {
      program.what += (program.what.empty() ? "" : " ") + line;
    } else if (line.starts_with("   ")) {
      if (sentence) *sentence += " " + line.substr(line.find_first_not_of(' '));
    } else if (part == Part::Options) {
      sentence = &program.own.options.emplace_back(optionOf(columnsOf(line))).what;
    } else {
      sentence = &program.own.arguments.emplace_back(argumentOf(columnsOf(line))).what;
    }
  }
  return program;
}

}  // namespace redoubt::cli
