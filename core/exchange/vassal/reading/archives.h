#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/exchange/input/zip_reader.h"
#include "core/exchange/vassal/reading/module.h"

/// The files that modules, extensions and saves are.
namespace redoubt::exchange::vassal::reading {

enum class FileKind { Module, Extension, Save };

/// What kind of file an archive is, by what is in it; nothing for other archives.
std::optional<FileKind> kindOf(input::ZipReader& archive);

/// What a file says of itself in its `moduledata`.
struct FileInfo {
  std::string name;     ///< of the module
  std::string version;  ///< of the module
  std::string description;
};
/// Empty where the file doesn't say, or not well.
FileInfo infoOf(input::ZipReader& archive);
/// The note that its author made for a save, in its `savedata`.
std::string noteOf(input::ZipReader& save);

/// A module with its extensions, and their pictures.
class ModuleFile {
 public:
  /// Reads the module and merges the extensions into it. Throws Error BadInput for files that are none.
  explicit ModuleFile(const std::filesystem::path& path, const std::vector<std::filesystem::path>& extensions = {},
                      const input::ZipLimits& limits = {});

  const Module& module() const { return module_; }
  /// The bytes of a picture by the name that boards and pieces use; nothing if there is none of that name.
  std::optional<std::string> picture(const std::string& name);
  /// The bytes of a file of the module, such as a predefined set-up.
  std::optional<std::string> file(const std::string& name);

 private:
  void measureBoards();
  std::optional<ImageSize> pictureSize(const std::string& name);

  std::vector<input::ZipReader> archives_;  // the module's first
  Module module_;
};

/// The extensions that VASSAL loads with a module by itself, sorted: those in the folder beside it that is called like
/// the module with "_ext" at the end. Files there that are no extensions are passed over.
std::vector<std::filesystem::path> extensionsBeside(const std::filesystem::path& module);

/// The module that lies beside a save or an extension: of the modules in its folder the one with the name that it asks
/// for, or the only one. Nothing if there is none, or several and none of that name. An extension may also lie in the
/// folder "…_ext" beside its module.
std::optional<std::filesystem::path> moduleBeside(const std::filesystem::path& path);

}  // namespace redoubt::exchange::vassal::reading
