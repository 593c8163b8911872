#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include "core/model/battle.h"
#include "core/store/history_table.h"

namespace redoubt::store {

class BattleFile;

/// What a battle was, edit by edit, back to where its history begins or to where it can't be followed (another schema,
/// or a foreign hand). Read only.
class Past {
 public:
  /// Of a file nobody vouches for, in the safe order; nobody can write it while this lives. Throws Error.
  static Past in(const std::filesystem::path& path);
  /// Of a file that is open for editing and holds `now`; both must outlive it, and not change meanwhile.
  static Past of(BattleFile& file, const model::Battle& now);
  Past(Past&&) noexcept;
  Past& operator=(Past&&) noexcept;
  ~Past();

  const model::Battle& now() const;
  /// The edits that are in the content, the last first.
  const std::vector<HistoryRow>& steps() const;
  /// The record of a step as it lies in the file: equal for equal edits on equal content. Throws Error.
  Bytes record(const HistoryRow& step) const;
  /// The battle before a step, by that after it. Throws Error Damaged.
  model::Changes undoing(const HistoryRow& step, const model::Battle& after) const;

 private:
  struct Source;
  explicit Past(std::unique_ptr<Source> source);
  std::unique_ptr<Source> source_;
};

}  // namespace redoubt::store
