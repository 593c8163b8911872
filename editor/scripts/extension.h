#pragma once

#include <filesystem>
#include <string>
#include <vector>

/// Extensions: scripts of people's own that offer actions, checks and formats (docs/scripts.md).
namespace redoubt::scripts {

enum class OfferKind { Action, Check, Format };

/// "action", "check", "format"
std::string_view toText(OfferKind kind);

enum class AskKind {
  Text,
  Number,
  Choice,
  YesNo,
  Open,  ///< a file that the script may read
  Save,  ///< a file that it writes
  Row    ///< a row of a table, by its slug or key
};

/// What a script wants to know before it runs.
struct Ask {
  struct Choice {
    std::string id;
    std::string title;
  };
  std::string id;
  AskKind kind = AskKind::Text;
  std::string title;
  std::string help;
  std::string value;  ///< the usual answer; "yes" or "no"
  double least = 0;
  double most = 0;
  int decimals = 0;
  std::vector<Choice> choices;
  std::string table;                 ///< of a row
  std::vector<std::string> endings;  ///< of files, without dot
};

/// One thing that an extension offers. Titles are in the language that was asked for.
struct Offer {
  OfferKind kind = OfferKind::Action;
  std::string id;  ///< small letters, digits and hyphens; unlike that of others of its kind in the file
  std::string title;
  std::string about;
  std::vector<Ask> asks;
  std::vector<std::string> endings;  ///< of the files of a format, at least one
  std::vector<std::string> carries;  ///< the tables that a format says it holds
  bool writes = false;               ///< of a format
  bool reads = false;
};

struct Extension {
  std::filesystem::path file;
  bool isShipped = false;  ///< it came with the program
  std::vector<Offer> offers;
  std::string failure;  ///< why it offers nothing; empty if it could be read

  std::string name() const { return file.stem().string(); }
};

/// The largest script that is read, in bytes.
inline constexpr std::uintmax_t kLargestScript = std::uintmax_t{1} << 20;

/// Where a person's own extensions lie; it need not exist.
std::filesystem::path ownExtensionsFolder();
/// Where those lie that come with the program; empty if that is not known.
std::filesystem::path shippedExtensionsFolder();

/// The scripts of both folders, by name. One of a person's own takes the place of a shipped one of its name.
struct ExtensionFile {
  std::filesystem::path path;
  bool isShipped = false;
};
std::vector<ExtensionFile> extensionFiles();

/// Runs the script as far as it says what it offers. A script that fails is an extension with a failure.
Extension describe(const ExtensionFile& file, const std::string& language);

}  // namespace redoubt::scripts
