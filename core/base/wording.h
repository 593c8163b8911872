#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/phrase.h"

/// What people read, by key, in files of one language each: a language is a folder of JSON files and needs no code. The
/// English ones (data/words/en) are compiled in, so that words are there without any file.
namespace redoubt::wording {

/// "pl" of "pl_PL.UTF-8".
std::string_view plainCode(std::string_view language);

/// What the placeholders of a sentence stand for.
using Arguments = std::map<std::string, std::string, std::less<>>;

/// All words of one language, by keys such as "rows.army.columns.colour.label": the name of the file, then the names of
/// the JSON objects down to the text.
class Catalogue {
 public:
  /// What the files of `folder` say; nothing where there are none. Throws Error BadInput, naming the file, for one that
  /// is no JSON object of objects and texts.
  static Catalogue read(const std::filesystem::path& folder);
  /// The one that is compiled in.
  static Catalogue english();

  /// The text under `key`, or nothing.
  std::optional<std::string_view> find(std::string_view key) const;
  const std::map<std::string, std::string, std::less<>>& all() const { return texts_; }

 private:
  /// Answers whether it is such an object.
  bool add(const std::string& file, std::string_view json);

  std::map<std::string, std::string, std::less<>> texts_;
};

/// Where the folders of languages lie, by their codes: "pl". Those of the program beside its executable until somebody
/// says otherwise (`../share/redoubt/words`). For every catalogue that is asked for from now on; call it before threads
/// begin.
void setFolder(std::filesystem::path folder);
/// The codes of the languages that have a folder, and English, in order.
std::vector<std::string> languages();

/// The catalogue of a language; read when it is first asked for, and English for languages that have none. A folder
/// that can't be read is as good as none: what is wrong with it, `Catalogue::read` says.
const Catalogue& in(std::string_view language);

/// The text under `key` in a language, else in English; nothing for a key that neither has.
std::optional<std::string_view> find(std::string_view language, std::string_view key);

/// The English text of `file` ("stored") that `english` is, with whatever stands for its placeholders; nothing if there
/// is none. For what files hold in English and people are to read in their own language.
std::optional<Phrase> recognised(std::string_view english, std::string_view file);

/// `text` with its placeholders ("{name}") filled in. One without an argument stays as it is written: a bug to be seen,
/// not a crash.
std::string filled(std::string_view text, const Arguments& arguments);
/// The names of the placeholders in a text, in order.
std::vector<std::string> placeholders(std::string_view text);

}  // namespace redoubt::wording
