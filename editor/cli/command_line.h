#pragma once

// CLI11 takes long to compile: only the files of this class include it, and they are compiled together.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <map>
#include <string>
#include <variant>
#include <vector>

#include "core/base/wording.h"
#include "core/query/query_functions.h"
#include "editor/cli/arguments.h"
#include "editor/cli/described.h"

namespace redoubt::cli {

template <class T>
using Choices = std::map<std::string, T>;

/// The verbs of the command line with their options, which become Arguments.
class CommandLine {
 public:
  CommandLine() : app_("Looks at, checks, converts and draws battle files of Redoubt.", "redoubt-cli") {
    app_.require_subcommand(1);
    app_.set_version_flag("--version", "redoubt-cli " REDOUBT_VERSION);
    app_.footer(
        "redoubt-cli VERB --help explains a verb. Ends 0 when all is well, 1 for findings of validate, 2 when\n"
        "something failed.");
    addNew();
    addInfo();
    addValidate();
    addImport();
    addExport();
    addRender();
    addDump();
    addQuery();
    addManifest();
    addPlacements();
    addSchedule();
    addSalvage();
    addAsk();
    addUpgrade();
    addFormats();
    addImportText();
    addScan();
    addReport();
    addDoubleEntry();
    addCounterSheet();
    addPrintAndPlay();
    addAids();
    addCompareSetUps();
    addDiff();
    addMerge();
    addFormat();
    addRun();
    addExtensions();
    addThumbnail();
  }

  std::variant<Arguments, Ending> parse(int count, const char* const* values) {
    if (count > 1 && values[1][0] != '-' && !isVerb(values[1])) {
      return mistake("there is no verb \"" + std::string(values[1]) + "\"");
    }
    try {
      app_.parse(count, values);
    } catch (const CLI::CallForHelp&) {
      return Ending{0, app_.help()};
    } catch (const CLI::CallForVersion& version) {
      return Ending{0, std::string(version.what()) + "\n"};
    } catch (const CLI::ExtrasError&) {
      std::string extras;
      for (const std::string& extra : app_.remaining(true)) extras += " " + extra;
      return mistake("this was not expected:" + extras);
    } catch (const CLI::ParseError& error) {
      return mistake(sentence(error.what()));
    }
    return std::move(arguments_);
  }

  DescribedProgram describe() const;

 private:
  Ending mistake(const std::string& what) const {
    return {2, "redoubt-cli: " + what + "; see redoubt-cli " + verbName() + "--help.\n"};
  }

  bool isVerb(const std::string& word) const {
    const auto verbs = app_.get_subcommands({});
    return std::any_of(verbs.begin(), verbs.end(), [&](const CLI::App* verb) { return verb->get_name() == word; });
  }

  // Two or three small letters, as ISO 639 has them; which of them are languages is not ours to say.
  static std::string languageCode(const std::string& word) {
    const bool isCode = (word.size() == 2 || word.size() == 3) &&
                        std::all_of(word.begin(), word.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    return isCode ? std::string() : "a language is two or three small letters such as en or pl, not \"" + word + "\"";
  }

  void textsOption(CLI::App* sub) {
    sub->add_option("--language", arguments_.textsIn,
                    "Names and texts in that language, as far as the battle has them; as they are written without it")
        ->type_name("CODE")
        ->check(languageCode);
  }

  static std::string sentence(std::string text) {
    while (!text.empty() && (text.back() == '\n' || text.back() == '.')) text.pop_back();
    for (char& c : text) {
      if (c == '\n') c = ' ';
    }
    return text;
  }

  std::string verbName() const {
    const auto chosen = app_.get_subcommands();
    return chosen.empty() ? std::string() : chosen.front()->get_name() + " ";
  }

  CLI::App* verb(Verb verb, const std::string& name, const std::string& what, const std::string& example) {
    CLI::App* sub = app_.add_subcommand(name, what);
    sub->footer("Example: redoubt-cli " + example);
    sub->callback([this, verb] { arguments_.verb = verb; });
    return sub;
  }

  CLI::App* readingVerb(Verb which, const std::string& name, const std::string& what, const std::string& example) {
    CLI::App* sub = verb(which, name, what, example);
    sub->add_option("FILE", arguments_.file, "The battle file; it is never written to")->required();
    return sub;
  }

  template <class T>
  static CLI::Option* choice(CLI::App* sub, const std::string& name, T& target, const std::string& what,
                             const Choices<T>& choices) {
    const auto choose = [name, choices, &target](const std::string& word) {
      const auto chosen = choices.find(word);
      if (chosen == choices.end())
        throw CLI::ValidationError("\"" + word + "\" is no " + name + "; choose one of: " + words(choices, ", "));
      target = chosen->second;
    };
    return sub->add_option_function<std::string>(name, choose, what)->type_name(words(choices, "|"));
  }

  template <class T>
  static std::string words(const Choices<T>& choices, const std::string& separator) {
    std::string text;
    for (const auto& [word, value] : choices) text += (text.empty() ? "" : separator) + word;
    return text;
  }

  void formats(CLI::App* sub, const Choices<PrintForm>& choices, const std::string& what) {
    choice(sub, "--format", arguments_.format, what, choices);
  }

  void scenarioOption(CLI::App* sub) {
    sub->add_option("--scenario", arguments_.scenario, "The scenario's id; info lists them")->type_name("ID");
  }
  void variantOption(CLI::App* sub) {
    sub->add_option("--variant", arguments_.variant, "The variant's id; without it the first one")->type_name("ID");
  }

  void addAsk();
  void addImportText();
  void addNew();
  CLI::Option* paperOption(CLI::App* sub);
  void addInfo();
  void addValidate();
  void languageOption(CLI::App* sub) {
    Choices<std::string> languages;
    for (const std::string& code : wording::languages()) languages.emplace(code, code);
    choice(sub, "--language", arguments_.language, "Language of the messages; English without it", languages);
  }

  void addImport();
  void addExport();
  void exchangeOptions(CLI::App* sub) {
    sub->add_option("--with", arguments_.formatOptions, "An option of the format, such as dpi=150; more than once")
        ->type_name("NAME=VALUE");
    sub->add_option("--report", arguments_.report,
                    "Where to write what was taken over and what was not, as JSON; - is the standard output")
        ->type_name("FILE");
  }

  void addFormats();
  void addScan();
  void addRender();
  void addPictureSize(CLI::App* sub);
  void addDump();
  // "hx_number(hex), hx_hex('1809') …"
  static std::string queryFunctionList(query::QueryFunction::Kind kind) {
    std::string list;
    for (const query::QueryFunction& each : query::queryFunctions()) {
      if (each.kind != kind) continue;
      list += (list.empty() ? "" : ", ") + std::string(each.name) + "(" + std::string(each.arguments) + ")";
    }
    return list;
  }

  void addQuery();
  void addManifest();
  void addPlacements();
  void addSchedule();
  void addSalvage();
  void addUpgrade();
  void addReport();
  void addDoubleEntry();
  // Flags of their own are options too, so that all of them are added to a list.
  void withOption(CLI::App* sub, const std::string& what);
  // An option of what is printed that has a flag of its own.
  CLI::Option* printOption(CLI::App* sub, const std::string& flag, const std::string& name, const std::string& what);
  CLI::Option* lengthOption(CLI::App* sub, const std::string& flag, const std::string& name, const std::string& what);
  void addCounterSheet();
  void addPrintAndPlay();
  void addAids();
  void addCompareSetUps();
  void addDiff();
  void addMerge();
  void addFormat();
  void addRun();
  void addExtensions();
  void addThumbnail();
  CLI::App app_;
  Arguments arguments_;
};

}  // namespace redoubt::cli
