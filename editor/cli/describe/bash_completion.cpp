#include "editor/cli/describe/writers.h"

namespace redoubt::cli {
namespace {

// What stands at NAME in it is the name of the function.
constexpr const char* kDriver = R"BASH(
NAME() {
  local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} verb= place=1 kind= words= i
  # Bash takes the = of --option=value for a word of its own.
  if [[ $current == = ]]; then
    current=
  elif [[ $before == = ]]; then
    before=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    case ${COMP_WORDS[i]} in
      =) ;;
      -*)
        if NAME_value "$verb" "${COMP_WORDS[i]}"; then
          [[ ${COMP_WORDS[i + 1]} == = ]] && ((i++))
          ((i++))
        fi
        ;;
      *)
        if VERBS; then
          verb=${COMP_WORDS[i]}
        else
          ((place++))
        fi
        ;;
    esac
  done
  if ! NAME_value "$verb" "$before"; then
    kind= words=
    if [[ $current == -* ]]; then
      NAME_options "$verb"
    else
      NAME_argument "$verb" "$place"
    fi
  fi
  COMPREPLY=()
  [[ -n $words ]] && mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
  case $kind in
    battles) mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -f -X '!*.battle' -- "$current"; compgen -d -- "$current") ;;
    files) mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -f -- "$current") ;;
    folders) mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -d -- "$current") ;;
  esac
  [[ -n $kind ]] && compopt -o filenames 2>/dev/null
  return 0
}

complete -F NAME PROGRAM
)BASH";

std::string kindOf(Completes completes) {
  switch (completes) {
    case Completes::Files: return "kind=files";
    case Completes::BattleFiles: return "kind=battles";
    case Completes::Folders: return "kind=folders";
    default: return {};
  }
}

// What a branch of a case sets.
std::string settings(Completes completes, const std::vector<std::string>& choices) {
  std::string text = kindOf(completes);
  if (!choices.empty()) text += (text.empty() ? "words=\"" : " words=\"") + joined(choices, " ") + "\"";
  return text;
}

std::string valueBranches(const std::string& verb, const DescribedVerb& described) {
  std::string branches;
  for (const DescribedOption& option : described.options) {
    if (option.value.empty()) continue;
    std::vector<std::string> patterns;
    for (const std::string& name : option.names) patterns.push_back("\"" + verb + " " + name + "\"");
    const std::string sets = settings(option.completes, option.choices);
    branches += "    " + joined(patterns, " | ") + ") " + sets + (sets.empty() ? ";;\n" : " ;;\n");
  }
  return branches;
}

std::string optionBranch(const std::string& verb, const DescribedVerb& described) {
  std::vector<std::string> names;
  for (const DescribedOption& option : described.options) names.push_back(option.names.back());
  return "    \"" + verb + "\") words=\"" + joined(names, " ") + "\" ;;\n";
}

std::string argumentBranches(const std::string& verb, const DescribedVerb& described) {
  std::string branches;
  int place = 0;
  for (const DescribedArgument& argument : described.arguments) {
    ++place;
    const std::string sets = settings(argument.completes, argument.choices);
    if (sets.empty()) continue;
    branches += "    \"" + verb + " \"" + (argument.isMany ? "*" : std::to_string(place)) + ") " + sets + " ;;\n";
  }
  return branches;
}

}  // namespace

std::string bashCompletion(const DescribedProgram& program) {
  const std::string name = "_" + functionName(program);
  std::vector<std::string> verbs;
  std::string values = valueBranches({}, program.own);
  std::string options = optionBranch({}, program.own);
  std::string arguments = argumentBranches({}, program.own);
  for (const DescribedVerb& verb : program.verbs) {
    verbs.push_back(verb.name);
    values += valueBranches(verb.name, verb);
    options += optionBranch(verb.name, verb);
    arguments += argumentBranches(verb.name, verb);
  }
  if (!verbs.empty()) arguments = "    \" \"*) words=\"" + joined(verbs, " ") + "\" ;;\n" + arguments;
  std::string driver = replaced(kDriver, "NAME", name);
  driver = replaced(driver, "PROGRAM", program.name);
  driver = replaced(driver, "VERBS", verbs.empty() ? "false" : "[[ -z $verb ]]");
  return "# Completion for bash. " + madeFrom(program) + "\n# Fails for an option without a value.\n" + name +
         "_value() {\n  kind= words=\n  case \"$1 $2\" in\n" + values + "    *) return 1 ;;\n  esac\n}\n\n" + name +
         "_options() {\n  case $1 in\n" + options + "  esac\n}\n\n" + name + "_argument() {\n  case \"$1 $2\" in\n" +
         arguments + "  esac\n}\n" + driver;
}

}  // namespace redoubt::cli
