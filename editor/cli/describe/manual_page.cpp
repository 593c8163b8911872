#include <cctype>

#include "editor/cli/describe/writers.h"

namespace redoubt::cli {
namespace {

std::string prose(std::string text) {
  text = replaced(text, "\\", "\\e");
  return text.starts_with('.') || text.starts_with('\'') ? "\\&" + text : text;
}

// What is typed as it stands, with dashes that can be copied.
std::string literal(const std::string& text) {
  return replaced(replaced(text, "\\", "\\e"), "-", "\\-");
}

std::string bold(const std::string& text) {
  return "\\fB" + literal(text) + "\\fR";
}

std::string italic(const std::string& text) {
  return "\\fI" + literal(text) + "\\fR";
}

std::string sentence(const std::string& text) {
  return text.empty() || text.ends_with('.') || text.ends_with("…") ? text : text + ".";
}

bool isAmong(const std::vector<std::string>& words, const std::string& word) {
  for (const std::string& each : words) {
    if (each == word) return true;
  }
  return false;
}

// "json|text" with what is typed in bold.
std::string valueText(const DescribedOption& option) {
  std::string text;
  std::string rest = option.value;
  while (true) {
    const std::size_t end = rest.find('|');
    const std::string part = rest.substr(0, end);
    text += isAmong(option.choices, part) ? bold(part) : italic(part);
    if (end == std::string::npos) return text;
    text += "|";
    rest = rest.substr(end + 1);
  }
}

// Of choices that neither the value nor the sentence names.
std::string choicesOf(const std::vector<std::string>& choices, const std::string& value, const std::string& what) {
  if (choices.empty() || value == "CODE") return {};
  const std::string& last = choices.back();
  if (value.find(last) != std::string::npos || what.find(last) != std::string::npos) return {};
  std::vector<std::string> words;
  for (const std::string& choice : choices) words.push_back(bold(choice));
  return "There are " + joined(words, ", ") + ".\n";
}

std::string optionEntry(const DescribedOption& option) {
  std::vector<std::string> names;
  for (const std::string& name : option.names) names.push_back(bold(name));
  std::string entry = ".TP\n" + joined(names, ", ");
  if (!option.value.empty()) entry += " " + valueText(option);
  entry += "\n" + prose(sentence(option.what)) + "\n";
  entry += choicesOf(option.choices, option.value, option.what);
  if (option.isRequired) entry += "It is needed.\n";
  if (!option.notWith.empty()) {
    std::vector<std::string> others;
    for (const std::string& other : option.notWith)
      others.push_back(other.starts_with('-') ? bold(other) : italic(other));
    entry += "Not together with " + joined(others, ", ") + ".\n";
  }
  return entry;
}

std::string argumentEntry(const DescribedArgument& argument) {
  return ".TP\n" + italic(argument.name) + "\n" + prose(sentence(argument.what)) + "\n" +
         choicesOf(argument.choices, argument.name, argument.what);
}

std::string usage(const std::string& program, const DescribedVerb& verb) {
  std::string line = bold(program);
  if (!verb.name.empty() && verb.name != program) line += " " + bold(verb.name);
  bool hasMore = false;
  for (const DescribedOption& option : verb.options) {
    if (option.isRequired) {
      line += " " + bold(option.names.front()) + " " + valueText(option);
    } else {
      hasMore = true;
    }
  }
  if (hasMore) line += " [" + italic("options") + "]";
  for (const DescribedArgument& argument : verb.arguments) {
    const std::string name = italic(argument.name) + (argument.isMany ? "…" : "");
    line += argument.isRequired ? " " + name : " [" + name + "]";
  }
  return line;
}

bool isHelp(const DescribedOption& option) {
  return option.names.back() == "--help";
}

std::string verbEntry(const std::string& program, const DescribedVerb& verb) {
  std::string entry =
      ".SS " + literal(verb.name) + "\n" + usage(program, verb) + "\n.PP\n" + prose(sentence(verb.what)) + "\n";
  for (const DescribedArgument& argument : verb.arguments) entry += argumentEntry(argument);
  for (const DescribedOption& option : verb.options) {
    if (!isHelp(option)) entry += optionEntry(option);
  }
  if (!verb.example.empty()) entry += ".PP\nExample:\n.PP\n.RS 4\n.nf\n" + literal(verb.example) + "\n.fi\n.RE\n";
  return entry;
}

std::string headline(const DescribedProgram& program) {
  std::string what = shortened(program.what);
  what[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(what[0])));
  return ".SH NAME\n" + literal(program.name) + " \\- " + prose(what) + "\n";
}

std::string capital(std::string text) {
  for (char& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return text;
}

}  // namespace

std::string manualPage(const DescribedProgram& program, const ManualNotes& notes) {
  std::string page = ".\\\" " + madeFrom(program) + ".TH " + literal(capital(program.name)) + " 1 " + notes.date +
                     " \"Redoubt " + program.version + "\" \"User Commands\"\n" + headline(program) + ".SH SYNOPSIS\n";
  if (program.verbs.empty()) {
    page += usage(program.name, program.own) + "\n";
  } else {
    page += bold(program.name) + " " + italic("verb") + " [" + italic("options") + "] " + italic("file") + "…\n";
  }
  page += ".SH DESCRIPTION\n" + prose(sentence(program.what)) + "\n";
  if (!program.verbs.empty()) {
    std::vector<std::string> names;
    for (const DescribedVerb& verb : program.verbs) names.push_back("\\%" + bold(verb.name));  // whole
    page += "What it does is said by the first word, the verb:\n" + joined(names, ", ") + ".\n" +
            "The same as on this page is told by " + bold(program.name) + " " + italic("verb") + " " + bold("--help") +
            ".\n";
  }
  for (const DescribedArgument& argument : program.own.arguments) page += argumentEntry(argument);
  page += ".SH OPTIONS\n";
  for (const DescribedOption& option : program.own.options) page += optionEntry(option);
  if (!program.verbs.empty()) page += ".SH VERBS\n";
  for (const DescribedVerb& verb : program.verbs) page += verbEntry(program.name, verb);
  return page + notes.more;
}

}  // namespace redoubt::cli
