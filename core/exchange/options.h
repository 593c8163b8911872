#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/phrase.h"

/// The choices that a format offers.
namespace redoubt::exchange {

struct Format;

enum class OptionKind {
  Number,
  Choice,   ///< one of its words
  Words,    ///< several of its words, with commas between; empty: all
  Flag,     ///< yes or no
  Text,     ///< its words are usual ones; others can be right too
  File,     ///< the path of a file to read
  NewFile,  ///< the path of a file to write
  Theme,    ///< the name of a theme of maps, or of its file; empty: the battle's own
  Part,     ///< the numbers of two hexes at opposite corners, "0101-1215"; empty: all of the map
};

enum class OptionUse { Export, Import };

struct Option {
  std::string_view name;  ///< its title and help are `formats.options.<name>` of the words
  OptionKind kind = OptionKind::Text;
  std::string_view standard{};  ///< the value where none is given
  double least = 0;             ///< of a number
  double most = 0;
  int decimals = 0;  ///< of a number, as forms have it
  bool leastIsNone = false;  ///< the least number stands for none, in words of its own: noneOf()
  std::vector<std::string_view> words{};
  OptionUse use = OptionUse::Export;
  /// Of a format that an extension offers: its own title, help and titles of its words, instead of those under `name`.
  Phrase ownTitle{};
  Phrase ownHelp{};
  std::vector<Phrase> ownWords{};
};

/// The values of a format's options, each valid.
class Options {
 public:
  using Given = std::map<std::string, std::string, std::less<>>;

  /// All with their standard values.
  explicit Options(const Format& format, OptionUse use = OptionUse::Export);
  /// Throws Error BadInput for an option that the format doesn't have, and for a value that is none of it.
  Options(const Format& format, OptionUse use, const Given& given);

  /// `name` must be an option of the format, of that kind.
  double number(std::string_view name) const;
  bool flag(std::string_view name) const;
  /// Of a text, choice or file.
  const std::string& text(std::string_view name) const;
  std::vector<std::string> words(std::string_view name) const;

  const Given& values() const { return values_; }

 private:
  Given values_;
};

}  // namespace redoubt::exchange
