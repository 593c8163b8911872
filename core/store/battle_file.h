#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/model/changes.h"
#include "core/store/compress.h"
#include "core/store/digest.h"

namespace redoubt::store {

struct Connection;

/// A battle read for looking only: the command line, a read-only window, a file to compare with.
struct ReadBattle {
  model::Battle battle;
  std::filesystem::path path;        ///< resolved
  int schema = 0;                    ///< of the file; an older one is read as if it were of the present
  bool wasRecovered = false;         ///< an edit cut short was undone on a copy; the file itself is untouched
  std::vector<AlteredPart> altered;  ///< where the content is not what was last saved; empty if it is
};

/// Reads a file nobody vouches for, in the safe order; writes nothing. Throws Error; AlteredContent for a file whose
/// content is not what was last saved in it.
ReadBattle readBattle(const std::filesystem::path& path);
/// The same, but such a file is read as it is, and `altered` says where.
ReadBattle readAllowingAltered(const std::filesystem::path& path);

/// Creates or replaces `path` with a fresh file of `battle` and the pictures that it names, without history: durable or not at all. Answers whether
/// the disk promises to keep it should the power fail now; if not, the file is whole and in its place all the same.
/// Throws Error; HostileJournal if the journal of another file lies at that name.
bool writeNewFile(const std::filesystem::path& path, const model::Battle& battle);

class BattleFile;
/// Whether the file at `copy` is one of `file` as it is now, which holds `content`: no commit came between. False for
/// what can't be read.
bool holdsTheSame(const std::filesystem::path& copy, BattleFile& file, const model::Battle& content);

/// A battle as a file image in memory, without pictures, for versions. `fromImage` verifies it like a foreign file. Throws Error.
Bytes toImage(const model::Battle& battle);
model::Battle fromImage(const Bytes& image);

/// A battle file open for editing: one hardened connection that lives as long as the object. Everything that changes
/// content goes through EditTransaction.
class BattleFile {
 public:
  /// Opens in the safe order; an edit that our own crash cut short is rolled back, after a copy of it has been checked.
  /// Writes nothing else: a file of an older schema is `isOutdated` until rewriteFile has brought it up to date. Throws
  /// Error; ReadOnly when the file or folder can't be written, Busy when this process has the file open already.
  static BattleFile open(const std::filesystem::path& path);

  BattleFile(BattleFile&&) noexcept;
  BattleFile& operator=(BattleFile&&) noexcept;
  ~BattleFile();

  const std::filesystem::path& path() const;
  /// The content as it lies in the file now.
  model::Battle load();
  /// Where `content`, just loaded, is not what the last commit left; empty if it is, or the schema kept no digest.
  std::vector<AlteredPart> altered(const model::Battle& content);
  /// Takes `content`, just loaded, for right as it is: makes a digest of it, sets history aside and, where `before` is
  /// given, keeps that as a version. Throws Error as EditTransaction does.
  void accept(const model::Battle& content, const std::optional<model::Battle>& before, const std::string& madeAt);
  bool isOutdated() const;
  /// The size of the file in bytes.
  std::int64_t bytes();
  /// True once after a commit that stands, but of which the disk did not promise that it outlasts a power failure.
  bool takeUnsynced();
  /// True if opening rolled back an edit that was cut short.
  bool wasRecovered() const;
  /// Copies the whole file, history included, to a new file, verified: durable or not at all. Answers as writeNewFile
  /// does. Throws Error.
  bool copyTo(const std::filesystem::path& target);
  /// True if another connection wrote since we last looked, or a write of ours failed half-way; `reload` tells.
  bool wasChangedOutside();
  /// True if the path no longer leads to the file we hold.
  bool wasMoved() const;

  Connection& connection() { return *connection_; }

 private:
  explicit BattleFile(std::unique_ptr<Connection> connection);
  std::unique_ptr<Connection> connection_;
};

}  // namespace redoubt::store
