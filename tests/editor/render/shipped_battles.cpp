#include "tests/editor/render/shipped_battles.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "core/exchange/json/json_battle.h"

namespace redoubt::render::sample {
namespace {

model::Battle shipped(const std::filesystem::path& folder) {
  exchange::JsonRead read = exchange::readJson(folder, {REDOUBT_SOURCE_DIR "/data/systems", true});
  if (auto* problems = std::get_if<1>(&read)) {
    for (const exchange::Problem& problem : *problems) ADD_FAILURE() << exchange::toText(problem);
    return {};
  }
  return std::get<0>(std::move(read));
}

}  // namespace

const std::vector<model::Battle>& shippedBattles() {
  static const std::vector<model::Battle> all = [] {
    std::vector<model::Battle> read;
    for (const auto& entry : std::filesystem::directory_iterator(REDOUBT_SOURCE_DIR "/data/battles")) {
      if (entry.is_directory()) read.push_back(shipped(entry.path()));
    }
    return read;
  }();
  return all;
}

}  // namespace redoubt::render::sample
