#pragma once

#include <map>
#include <string>
#include <utility>

#include "core/exchange/tiled/tiled_map.h"
#include "core/exchange/transfer_report.h"

namespace redoubt::exchange::tiled {

/// Private to core/exchange/tiled_battle: what is told at the end of an import, like with like.
class ImportNotes {
 public:
  /// A thing of the map that the battle doesn't have; `why` is a key of words, a sentence.
  void lose(const std::string& what, const char* why, std::size_t count = 1) { lost_[{what, why}] += count; }
  /// A sentence about something that occurs once or more often: {count}, {name}.
  void warn(const char* key, const std::string& name = {}, std::size_t count = 1) { warnings_[{key, name}] += count; }

  void addTo(TransferReport& report) const {
    for (const auto& [lost, rows] : lost_) report.lost.push_back({lost.first, rows, Phrase::of(lost.second)});
    for (const auto& [warning, count] : warnings_) {
      report.warnings.push_back(
          Phrase::of(warning.first, {{"name", warning.second}, {"count", std::to_string(count)}}));
    }
  }

 private:
  std::map<std::pair<std::string, std::string>, std::size_t> lost_;
  std::map<std::pair<std::string, std::string>, std::size_t> warnings_;
};

}  // namespace redoubt::exchange::tiled
