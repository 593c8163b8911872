#include "editor/cli/describe/writers.h"

namespace redoubt::cli {
namespace {

std::string zshWord(const std::string& text) {
  return "'" + replaced(text, "'", "'\\''") + "'";
}

// Within the brackets of a specification, and in its messages.
std::string zshText(std::string text) {
  for (const char* sign : {"\\", "[", "]", ":"}) text = replaced(text, sign, std::string("\\") + sign);
  return text;
}

std::string zshAction(Completes completes, const std::vector<std::string>& choices) {
  std::string files;
  if (completes == Completes::Files) files = "_files";
  if (completes == Completes::BattleFiles) files = "_files -g \"*.battle\"";
  if (completes == Completes::Folders) files = "_files -/";
  if (choices.empty()) return files.empty() ? " " : files;
  if (files.empty()) return "(" + joined(choices, " ") + ")";
  return "{compadd -- " + joined(choices, " ") + "; " + files + "}";
}

std::string zshOption(const DescribedOption& option) {
  std::string rest = "[" + zshText(shortened(option.what)) + "]";
  if (!option.value.empty()) rest += ":" + zshText(option.value) + ":" + zshAction(option.completes, option.choices);
  std::vector<std::string> names;
  for (const std::string& name : option.names) {
    const bool isLong = name.starts_with("--");
    names.push_back(name + (option.value.empty() ? "" : isLong ? "=" : "+"));
  }
  if (names.size() == 1) return zshWord((option.isMany ? "*" : "") + names[0] + rest);
  const std::string others = option.isMany ? "*" : "(" + joined(option.names, " ") + ")";
  return zshWord(others) + "{" + joined(names, ",") + "}" + zshWord(rest);
}

std::string zshArgument(const DescribedArgument& argument, int place) {
  const std::string at = argument.isMany ? "*" : std::to_string(place);
  return zshWord(at + (argument.isRequired || argument.isMany ? ":" : "::") + argument.name + ":" +
                 zshAction(argument.completes, argument.choices));
}

std::string zshArguments(const DescribedVerb& verb, const std::string& indent) {
  std::string text;
  for (const DescribedOption& option : verb.options) text += " \\\n" + indent + zshOption(option);
  int place = 0;
  for (const DescribedArgument& argument : verb.arguments) {
    text += " \\\n" + indent + zshArgument(argument, ++place);
  }
  return text;
}

}  // namespace

std::string zshCompletion(const DescribedProgram& program) {
  const std::string name = "_" + functionName(program);
  std::string text =
      "#compdef " + program.name + "\n# Completion for zsh. " + madeFrom(program) + "\n" + name + "() {\n";
  if (program.verbs.empty()) {
    return text + "  _arguments -s" + zshArguments(program.own, "    ") + "\n}\n\n" + name + " \"$@\"\n";
  }
  text += "  local curcontext=\"$curcontext\" state line\n  typeset -A opt_args\n  _arguments -C" +
          zshArguments(program.own, "    ") + " \\\n    '1:verb:->verb' '*::argument:->rest'\n  case $state in\n" +
          "    verb)\n      local -a verbs=(\n";
  for (const DescribedVerb& verb : program.verbs) {
    text += "        " + zshWord(verb.name + ":" + shortened(verb.what)) + "\n";
  }
  text += "      )\n      _describe verb verbs\n      ;;\n    rest)\n      case $line[1] in\n";
  for (const DescribedVerb& verb : program.verbs) {
    text += "        " + verb.name + ") _arguments -s" + zshArguments(verb, "          ") + "\n          ;;\n";
  }
  return text + "      esac\n      ;;\n  esac\n}\n\n" + name + " \"$@\"\n";
}

}  // namespace redoubt::cli
