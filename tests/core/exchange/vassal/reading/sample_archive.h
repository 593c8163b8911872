#pragma once

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

/// Archives and texts in the forms of VASSAL, made for tests by its rules and not by our own writer.
namespace redoubt::exchange::vassal::reading::sample {

using Files = std::vector<std::pair<std::string, std::string>>;

/// Writes a zip archive.
void writeZip(const std::filesystem::path& path, const Files& files, bool isPacked = true);
/// The bytes of a zip archive.
std::string zipBytes(const Files& files, bool isPacked = true);

/// A folder of its own, removed at the end.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  std::filesystem::path path(const std::string& name) const { return folder_ / name; }

 private:
  std::filesystem::path folder_;
};

std::string bytesOf(const std::filesystem::path& path);
void writeBytes(const std::filesystem::path& path, const std::string& bytes);

/// The head of a PNG picture of that size.
std::string png(int width, int height);

/// Values in a sequence, with a backslash before each delimiter that belongs to a value.
std::string joined(const std::vector<std::string>& values, char delimiter);
/// Traits within each other, the outermost first: each in turn followed by all that is inside it.
std::string nested(const std::vector<std::string>& traits);
/// "+/id/type/state" of a piece with these traits, each with its state, the innermost piece last.
std::string piece(const std::vector<std::pair<std::string, std::string>>& traits, const std::string& id = "null");

/// The hidden form of a saved game.
std::string hidden(const std::string& text, unsigned char key = 0x5A);
/// The zip of a saved game.
Files save(const std::string& text, const std::string& module = "Sample", const std::string& note = "A note");
std::string moduleData(const std::string& name, const std::string& version = "1.0");

/// Text as XML.
std::string escaped(const std::string& text);

}  // namespace redoubt::exchange::vassal::reading::sample
