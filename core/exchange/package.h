#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/store/pending_file.h"

namespace redoubt::exchange {

/// The files of an export: the one that a person named, and those that it refers to, in a folder beside it. All are
/// written under other names and put in their places at the end.
class Package {
 public:
  /// Throws Error: Refused if something lies at `target` and is not to be replaced; as store::PendingFile does.
  Package(std::filesystem::path target, bool replaces);

  const std::filesystem::path& target() const { return target_; }
  /// Where to write the file that was named.
  const std::filesystem::path& main() const { return main_.path(); }
  /// Writes all of it. Throws Error DiskFull.
  void writeMain(std::string_view bytes) const;

  /// Writes a further file; `name` is its own, without folders. One that is there with these bytes stays, since several
  /// exports may have the same. Throws Error as the constructor does.
  void writeBeside(const std::string& name, std::string_view bytes);
  /// How the file that was named refers to that file: "map-files/terrain.png".
  std::string reference(const std::string& name) const;
  /// Where a file that is referred to so lies as long as it isn't in its place; nothing for others.
  std::optional<std::filesystem::path> pending(const std::string& reference) const;

  /// Puts all files in their places, that which was named last. Answers whether the disk promises to keep them. Throws
  /// Error.
  bool moveIntoPlace();

 private:
  const std::filesystem::path& beside(const std::string& name);
  bool isThere(const std::string& name, std::string_view bytes) const;

  std::filesystem::path target_;
  std::filesystem::path folder_;
  bool replaces_;
  store::PendingFile main_;
  std::map<std::string, std::unique_ptr<store::PendingFile>> others_;
};

}  // namespace redoubt::exchange
