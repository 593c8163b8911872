#pragma once

#include <array>
#include <span>
#include <string_view>

#include "core/model/any_row.h"

/// Which values of a battle are proved against its sources, by topic.
namespace redoubt::proof {

enum class Topic {
  Manifest,
  Figures,
  Steps,
  SetUp,
  Schedule,
  Sheet,
  Terrain,
  Hexsides,
  Roads,
  Names,
  Rules,
  Tracks,
  Victory,
  Sources
};

inline constexpr std::array kTopics{Topic::Manifest, Topic::Figures, Topic::Steps,   Topic::SetUp,  Topic::Schedule,
                                    Topic::Sheet,    Topic::Terrain, Topic::Hexsides, Topic::Roads,  Topic::Names,
                                    Topic::Rules,    Topic::Tracks,  Topic::Victory, Topic::Sources};

/// "set-up"; the words of a topic stand under it, in `proof.topics`.
std::string_view slugOf(Topic topic);
Phrase titleOf(Topic topic);

/// The column of what is said by a row's being there at all, such as a road between two hexes: that of provenance for a
/// whole row.
inline constexpr std::string_view kWholeRow = "*";

/// The values of a table that are proved.
struct ProvedTable {
  const model::TableInfo* table = nullptr;
  Topic topic = Topic::Sources;
  bool provesRow = false;  ///< its being there is a value itself
  struct Column {
    std::size_t index = 0;
    bool isAlways = false;  ///< also where it holds what a new row would
  };
  std::vector<Column> columns;
};

/// In the order of topics, and in a topic of the schema.
std::span<const ProvedTable> provedTables();
/// Null for a table of which nothing is proved.
const ProvedTable* provedTable(const model::TableInfo& table);

/// Whether a rule stands in a source: not those of looks and of how sources are cited.
bool isProvedRule(std::string_view path);

}  // namespace redoubt::proof
