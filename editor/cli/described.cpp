#include "editor/cli/described.h"

#include <algorithm>
#include <map>
#include <sstream>

#include "core/exchange/formats.h"
#include "core/exchange/pictures/picture_formats.h"
#include "editor/cli/command_line.h"
#include "editor/render/theme/map_theme.h"

namespace redoubt::cli {
namespace {

// A word to be written as it is, not one that stands for others, such as FILE, WxH or KEY,…
bool isChoice(const std::string& word) {
  const bool hasSmall = std::any_of(word.begin(), word.end(),
                                    [](unsigned char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); });
  return hasSmall && word != "WxH" && word.find_first_of(",=") == std::string::npos;
}

std::vector<std::string> parts(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::istringstream stream(text);
  for (std::string part; std::getline(stream, part, separator);) parts.push_back(part);
  return parts;
}

struct Value {
  std::string name;  ///< "FORM"
  std::vector<std::string> choices;
};

// Of what CLI11 calls the type of an option: "json|text", "FORM:{plain,html}", "N:INT in [1 - 100]".
Value valueOf(const std::string& type) {
  const std::size_t colon = type.find(':');
  Value value{type.substr(0, colon), {}};
  if (colon != std::string::npos && type.substr(colon, 2) == ":{") {
    value.choices = parts(type.substr(colon + 2, type.find('}') - colon - 2), ',');
    return value;
  }
  for (const std::string& part : parts(value.name, '|')) {
    if (isChoice(part)) value.choices.push_back(part);
  }
  return value;
}

std::vector<std::string> formatIds(const std::vector<const exchange::Format*>& formats) {
  std::vector<std::string> ids;
  for (const exchange::Format* format : formats) ids.emplace_back(format->id);
  return ids;
}

// The words that are kept elsewhere than in the command line.
std::vector<std::string> knownWords(const std::string& verb, const std::string& value) {
  if (value == "FORMAT") return formatIds(verb == "import" ? exchange::readFormats() : exchange::writtenFormats());
  if (value == "LAYER,…") return {exchange::pictureLayers().begin(), exchange::pictureLayers().end()};
  if (value == "CODE") return wording::languages();
  std::vector<std::string> themes;
  if (value == "NAME|FILE") {
    for (const QString& name : render::themeNames()) themes.push_back(name.toStdString());
  }
  return themes;
}

Completes completesOption(const std::string& value) {
  static const std::map<std::string, Completes> kinds{{"FILE", Completes::Files},    {"NAME|FILE", Completes::Files},
                                                      {"PATH", Completes::Files},    {"TABLE", Completes::Files},
                                                      {"PICTURE", Completes::Files}, {"BATTLE", Completes::BattleFiles},
                                                      {"FOLDER", Completes::Folders}};
  const auto found = kinds.find(value);
  return found == kinds.end() ? Completes::Nothing : found->second;
}

Completes completesArgument(const std::string& name) {
  if (name == "FILE") return Completes::BattleFiles;
  const bool isFile = name == "SOURCE" || name == "TEXT" || name == "FIRST" || name == "SECOND" || name == "FILES";
  return isFile ? Completes::Files : Completes::Nothing;
}

// "--output", or "SECOND" of an argument.
std::string nameOf(const CLI::Option& option) {
  return option.get_positional() ? option.get_name(true) : "--" + option.get_lnames().front();
}

DescribedArgument argument(const CLI::Option& option) {
  const std::string name = option.get_name(true);
  return {name,
          option.get_description(),
          valueOf(option.get_type_name()).choices,
          completesArgument(name),
          option.get_required(),
          option.get_items_expected_max() > 1};
}

DescribedOption described(const std::string& verb, const CLI::Option& option) {
  DescribedOption made;
  for (const std::string& name : option.get_snames()) made.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) made.names.push_back("--" + name);
  made.what = option.get_description();
  made.isRequired = option.get_required();
  for (const CLI::Option* other : option.get_excludes()) made.notWith.push_back(nameOf(*other));
  if (option.get_items_expected_max() == 0) return made;
  const Value value = valueOf(option.get_type_name());
  const bool isNumber = value.name == "INT" || value.name == "UINT" || value.name == "FLOAT";
  made.value = isNumber ? "N" : value.name;
  made.completes = completesOption(value.name);
  made.isMany = option.get_items_expected_max() > 1;
  made.choices = value.choices;
  for (const std::string& word : knownWords(verb, value.name)) made.choices.push_back(word);
  if (!option.get_default_str().empty()) made.what += "; " + option.get_default_str() + " without it";
  return made;
}

std::string exampleOf(const std::string& footer) {
  const std::string before = "Example: ";
  return footer.starts_with(before) ? footer.substr(before.size()) : std::string();
}

DescribedVerb described(const CLI::App& app) {
  DescribedVerb made{app.get_name(), app.get_description(), exampleOf(app.get_footer()), {}, {}};
  for (const CLI::Option* option : app.get_options()) {
    if (option->get_positional()) {
      made.arguments.push_back(argument(*option));
    } else {
      made.options.push_back(described(made.name, *option));
    }
  }
  return made;
}

}  // namespace

DescribedProgram CommandLine::describe() const {
  DescribedProgram program{app_.get_name(), REDOUBT_VERSION, app_.get_description(), described(app_), {}};
  for (const CLI::App* verb : app_.get_subcommands({})) program.verbs.push_back(described(*verb));
  return program;
}

DescribedProgram describedCommandLine() {
  return CommandLine().describe();
}

}  // namespace redoubt::cli
