#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/store/battle_file.h"

/// Second copies of battle files, kept outside them: what is left when a disk, a sync program or a person destroys the
/// file itself, with the undo and the versions in it.
namespace redoubt::document {

/// Opened: as it was before this sitting. Hourly: after an hour of editing. Replaced: as it was in memory when another
/// program had put something else in its place. Upgraded: before it was written in a newer schema. Compacted: before
/// history was forgotten.
enum class BackupReason { Opened, Hourly, Replaced, Upgraded, Compacted };

struct Backup {
  std::filesystem::path file;
  std::string madeAt;  ///< ISO 8601, UTC, whole seconds
  BackupReason reason = BackupReason::Opened;
  std::int64_t bytes = 0;
};

/// The backups of one battle file. Of each there are at most kMostBackups, together at most kMostBackupBytes: the last
/// few always, of the older ones those that lie farthest apart in time.
inline constexpr std::size_t kMostBackups = 10;
inline constexpr std::int64_t kMostBackupBytes = std::int64_t{200} << 20;

class Backups {
 public:
  /// Where all of them lie, for this process; nothing: none are kept. The editor sets it, nobody else edits.
  static void keepIn(std::optional<std::filesystem::path> folder);
  static bool areKept();

  /// Those of the file at `battle`, which need not be there any more.
  explicit Backups(const std::filesystem::path& battle);

  /// The last first.
  std::vector<Backup> list() const;
  /// Copies `file`, which holds `content`, with history and versions; without them if it is large. Nothing is done
  /// where the last backup is the same. Answers whether a backup was made. Throws Error.
  bool keep(store::BattleFile& file, const model::Battle& content, BackupReason reason);
  /// Writes `content` alone. Throws Error.
  void keepContent(const model::Battle& content, BackupReason reason);

  /// They are those of the file at `battle` from now on, beside what it has: it has taken the place of this one. What
  /// can't be moved stays. Throws Error.
  void moveTo(const std::filesystem::path& battle) const;

  const std::filesystem::path& folder() const { return folder_; }

 private:
  std::filesystem::path freshName(BackupReason reason) const;
  std::filesystem::path freshName(const std::string& time, BackupReason reason) const;
  void makeFolder() const;
  void prune() const;

  std::filesystem::path battle_;
  std::filesystem::path folder_;
};

}  // namespace redoubt::document

template <>
struct redoubt::model::EnumText<redoubt::document::BackupReason> {
  static constexpr std::array<std::string_view, 5> kWords{"opened", "hourly", "replaced", "upgraded", "compacted"};
};
