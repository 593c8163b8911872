#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/phrase.h"

/// The texts of the program by key, in files for each language. A language is a folder of JSON files and needs no code.
/// The English files (data/words/en) are compiled in, so that there are words even without any file.
namespace redoubt::wording {

/// "pl" of "pl_PL.UTF-8".
std::string_view plainCode(std::string_view language);

/// The values of the placeholders of a sentence.
using Arguments = std::map<std::string, std::string, std::less<>>;

/// All words of one language. A key, such as "rows.army.columns.colour.label", is the name of the file followed by the
/// names of the JSON objects down to the text.
class Catalogue {
 public:
  /// The words in the files of `folder`; empty if there are no files. Throws Error BadInput with the file name if a
  /// file is not a JSON object of objects and texts.
  static Catalogue read(const std::filesystem::path& folder);
  /// The catalogue that is compiled in.
  static Catalogue english();

  /// The text under `key`, or nullopt.
  std::optional<std::string_view> find(std::string_view key) const;
  const std::map<std::string, std::string, std::less<>>& all() const { return texts_; }

 private:
  /// False if it is not such an object.
  bool add(const std::string& file, std::string_view json);

  std::map<std::string, std::string, std::less<>> texts_;
};

/// Sets the folder of the language folders, which are named by code: "pl". Without a call it is the one beside the
/// program's executable (`../share/redoubt/words`). It applies to every catalogue requested from now on; call it before
/// threads start.
void setFolder(std::filesystem::path folder);
/// The codes of the languages that have a folder, and of English, sorted.
std::vector<std::string> languages();

/// The catalogue of a language. It is read on the first request, and is English for languages without a folder. A
/// folder that can't be read is treated as missing; `Catalogue::read` says what is wrong with it.
const Catalogue& in(std::string_view language);

/// The text under `key` in a language, otherwise in English; nullopt for a key that neither has.
std::optional<std::string_view> find(std::string_view language, std::string_view key);

/// The phrase whose English text in `file` ("stored") is `english`, with the values of its placeholders; nullopt if
/// there is none. For texts that files store in English and people read in their own language.
std::optional<Phrase> recognised(std::string_view english, std::string_view file);

/// `text` with its placeholders ("{name}") filled in. A placeholder without an argument stays as it is: a visible bug
/// instead of a crash.
std::string filled(std::string_view text, const Arguments& arguments);
/// The names of the placeholders in a text, in order.
std::vector<std::string> placeholders(std::string_view text);

}  // namespace redoubt::wording
