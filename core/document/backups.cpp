#include "core/document/backups.h"

#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <system_error>

#include "core/base/ids.h"
#include "core/base/text.h"
#include "core/document/document.h"
#include "core/store/files.h"

namespace redoubt::document {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t kWholeUpTo = std::int64_t{40} << 20;  // a larger file is kept without its history
constexpr std::size_t kNewest = 4;                           // kept however close together
const char* const kSuffix = ".battle";
const char* const kOrigin = "battle.txt";  // in each folder: the path of the file whose backups these are

std::optional<fs::path>& allFolders() {
  static std::optional<fs::path> folder;
  return folder;
}

fs::path realPath(const fs::path& battle) {
  std::error_code error;
  const fs::path real = fs::weakly_canonical(battle, error);
  return error ? fs::absolute(battle, error) : real;
}

// "2026-11-23T16:20:05Z" as part of a file's name: "2026-11-23T16-20-05Z-01-hourly.battle", and back. The number counts
// those of one second.
std::string nameOf(const std::string& time) {
  std::string name = time;
  std::replace(name.begin(), name.end(), ':', '-');
  return name;
}

std::optional<Backup> backupFrom(const fs::directory_entry& entry) {
  constexpr std::size_t kTime = 20;
  constexpr std::size_t kReason = kTime + 4;  // behind the number
  const std::string name = entry.path().stem().string();
  if (entry.path().extension() != kSuffix || name.size() <= kReason) return std::nullopt;
  Backup backup{entry.path(), name.substr(0, kTime), BackupReason::Opened, 0};
  backup.madeAt[13] = backup.madeAt[16] = ':';
  const auto reason = model::fromText<BackupReason>(std::string_view(name).substr(kReason));
  std::error_code error;
  const std::uintmax_t size = entry.file_size(error);
  if (!reason || error || !entry.is_regular_file(error)) return std::nullopt;
  backup.reason = *reason;
  backup.bytes = static_cast<std::int64_t>(size);
  return backup;
}

std::int64_t secondsOf(const std::string& time) {
  std::tm utc{};
  if (!::strptime(time.c_str(), "%Y-%m-%dT%H:%M:%SZ", &utc)) return 0;
  return static_cast<std::int64_t>(::timegm(&utc));
}

// Of `backups`, the last first, the one that is missed least: beyond the newest few, the one made soonest before the
// next.
std::size_t leastMissed(const std::vector<Backup>& backups) {
  std::size_t best = backups.size() - 1;
  std::int64_t least = INT64_MAX;
  for (std::size_t i = kNewest; i < backups.size(); ++i) {
    const std::int64_t gap = secondsOf(backups[i - 1].madeAt) - secondsOf(backups[i].madeAt);
    if (gap < least) {
      least = gap;
      best = i;
    }
  }
  return best;
}

}  // namespace

void Backups::keepIn(std::optional<fs::path> folder) {
  allFolders() = std::move(folder);
}
bool Backups::areKept() {
  return allFolders().has_value();
}

Backups::Backups(const fs::path& battle) : battle_(realPath(battle)) {
  const std::string slug = slugged(battle_.stem().string());
  const std::string mark = fmt::format("{:014x}", hashedId("backups", battle_.string()));
  folder_ = allFolders().value_or(fs::path()) / ((slug.empty() ? "battle" : slug.substr(0, 60)) + "-" + mark);
}

std::vector<Backup> Backups::list() const {
  std::vector<Backup> found;
  if (!areKept()) return found;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder_, error)) {
    if (auto backup = backupFrom(entry)) found.push_back(std::move(*backup));
  }
  std::sort(found.begin(), found.end(), [](const Backup& a, const Backup& b) { return a.file > b.file; });
  return found;
}

bool Backups::keep(store::BattleFile& file, const model::Battle& content, BackupReason reason) {
  if (!areKept()) return false;
  const std::vector<Backup> before = list();
  if (!before.empty() && store::holdsTheSame(before.front().file, file, content)) return false;
  makeFolder();
  if (file.bytes() <= kWholeUpTo) {
    file.copyTo(freshName(reason));
  } else {
    store::writeNewFile(freshName(reason), content);
  }
  prune();
  return true;
}

void Backups::keepContent(const model::Battle& content, BackupReason reason) {
  if (!areKept()) return;
  makeFolder();
  store::writeNewFile(freshName(reason), content);
  prune();
}

void Backups::moveTo(const fs::path& battle) const {
  const std::vector<Backup> ours = list();
  const Backups there(battle);
  if (ours.empty() || there.folder_ == folder_) return;
  there.makeFolder();
  std::error_code error;
  for (auto backup = ours.rbegin(); backup != ours.rend(); ++backup) {
    fs::rename(backup->file, there.freshName(backup->madeAt, backup->reason), error);
  }
  there.prune();
  if (!list().empty()) return;
  fs::remove(folder_ / kOrigin, error);
  fs::remove(folder_, error);
}

void Backups::makeFolder() const {
  std::error_code error;
  fs::create_directories(folder_, error);
  if (error) throw Error(ErrorCode::ReadOnly, Phrase::of("errors.write.no-backup-folder"), folder_.string());
  fs::permissions(folder_, fs::perms::owner_all, error);
  if (!fs::exists(folder_ / kOrigin, error)) store::writeFile(folder_ / kOrigin, battle_.string() + "\n");
}

fs::path Backups::freshName(BackupReason reason) const {
  return freshName(nowText(), reason);
}

fs::path Backups::freshName(const std::string& time, BackupReason reason) const {
  int number = 1;
  for (const Backup& backup : list()) number += backup.madeAt == time ? 1 : 0;
  return folder_ / fmt::format("{}-{:02}-{}{}", nameOf(time), number, model::toText(reason), kSuffix);
}

void Backups::prune() const {
  std::vector<Backup> kept = list();
  const auto bytes = [&] {
    std::int64_t sum = 0;
    for (const Backup& backup : kept) sum += backup.bytes;
    return sum;
  };
  while (kept.size() > kMostBackups || (kept.size() > 1 && bytes() > kMostBackupBytes)) {
    const std::size_t least = leastMissed(kept);
    std::error_code ignored;
    fs::remove(kept[least].file, ignored);
    kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(least));
  }
}

}  // namespace redoubt::document
