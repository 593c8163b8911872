#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/core/exchange/vassal/engine/engine.h"

namespace redoubt::exchange::vassal::engine::testing {

enum class Packing { Stored, Deflated, StoredSizeBehind, DeflatedSizeBehind };

/// A zip file with these entries.
std::string zipped(const std::vector<std::pair<std::string, std::string>>& files, Packing packing = Packing::Deflated);

/// "+/id/type/state" of these traits and states, outermost first, nested by hand.
std::string definition(const std::vector<std::pair<std::string, std::string>>& traits, const std::string& id = "null");

/// A module without fault that has a little of everything, to be changed at one place.
class SmallModule {
 public:
  SmallModule();

  /// Replaces the one place where `from` stands in a file, or in a save inside of it.
  SmallModule& change(const std::string& file, const std::string& from, const std::string& to);
  /// The same in the build file.
  SmallModule& change(const std::string& from, const std::string& to) { return change("buildFile.xml", from, to); }
  SmallModule& remove(const std::string& file);
  SmallModule& add(const std::string& file, const std::string& content);
  /// How the saves inside are packed.
  SmallModule& pack(Packing packing);

  /// Written to a file and read by the engine.
  Loaded load() const;
  std::vector<std::string> problems() const { return load().problems; }

 private:
  std::map<std::string, std::string> files_;
  std::map<std::string, std::string> save_;  ///< what Start.vsav holds; savedGame in clear, commands on lines
  Packing packing_ = Packing::Deflated;
};

}  // namespace redoubt::exchange::vassal::engine::testing
