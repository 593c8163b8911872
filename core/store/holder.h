#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "core/base/phrase.h"

namespace redoubt::store {

/// Tells other windows of this user who is editing a battle file. Advisory only: safety comes from SQLite's locks and
/// data_version. The lock goes with the process, so a crash leaves none behind; it lies in the user's
/// state folder, so that opening writes nothing beside the battle.
class Holder {
 public:
  /// Takes hold of `file` (which exists), or answers nothing and says who has it in `current()`.
  static std::unique_ptr<Holder> acquire(const std::filesystem::path& file);
  /// Who holds `file` now ("anna, process 4711 on kite"), if anyone does; empty if that window did not say.
  static std::optional<Phrase> current(const std::filesystem::path& file);

  ~Holder();
  Holder(const Holder&) = delete;
  Holder& operator=(const Holder&) = delete;

 private:
  Holder(int lock, std::filesystem::path path) : lock_(lock), path_(std::move(path)) {}
  int lock_;
  std::filesystem::path path_;
};

}  // namespace redoubt::store
