#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/model/field.h"
#include "core/store/battle_file.h"

namespace redoubt::store {

/// Named: by the author (Ctrl+S). Opened: as the battle was before the first edit of this sitting. SetAside: kept by
/// the program when it had to leave a state.
enum class VersionKind { Named, Opened, SetAside };

struct VersionRow {
  std::int64_t id = 0;
  VersionKind kind = VersionKind::Named;
  std::string name;
  std::string madeAt;
  std::int64_t afterSequence = 0;  ///< the last history row that was done when it was made
  int schema = 0;
  std::int64_t size = 0;  ///< of the image, inflated
};

std::vector<VersionRow> readVersions(BattleFile& file);
/// The content of a version, verified like a foreign file. Throws Error.
model::Battle readVersion(BattleFile& file, std::int64_t id);

/// The same of a file nobody vouches for, in the safe order; writes nothing. Throw Error.
std::vector<VersionRow> versionsIn(const std::filesystem::path& path);
model::Battle versionIn(const std::filesystem::path& path, std::int64_t id);

/// Inside a transaction only; an Opened version replaces the one before.
void insertVersion(BattleFile& file, VersionRow row, const model::Battle& content);

/// In a transaction of their own. Throw Error as EditTransaction does.
void addVersion(BattleFile& file, VersionRow row, const model::Battle& content);
void renameVersion(BattleFile& file, std::int64_t id, const std::string& name);
void removeVersion(BattleFile& file, std::int64_t id);

}  // namespace redoubt::store

template <>
struct redoubt::model::EnumText<redoubt::store::VersionKind> {
  static constexpr std::array<std::string_view, 3> kWords{"named", "opened", "set-aside"};
};
