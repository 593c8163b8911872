#include "core/proof/topic.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/base/text.h"

namespace redoubt::proof {
namespace {

constexpr std::array<std::string_view, kTopics.size()> kSlugs{"manifest", "figures", "steps", "set-up",  "schedule",
                                                              "sheet",    "terrain", "hexsides", "roads", "names",
                                                              "rules",    "tracks",  "victory",  "sources"};

// `*` is the row itself; a column with `!` counts whatever it holds, the others only where they hold another value than
// a new row has, or where something is said of their origin.
struct Line {
  Topic topic;
  std::string_view table;
  std::string_view columns;
};
constexpr std::array kLines{
    Line{Topic::Manifest, "player", "name!"},
    Line{Topic::Manifest, "army", "name!"},
    Line{Topic::Manifest, "leader", "name! overall"},
    Line{Topic::Manifest, "command", "name! leader colour"},
    Line{Topic::Manifest, "unit", "name! type!"},
    Line{Topic::Manifest, "unit_command", "*"},
    Line{Topic::Manifest, "counter", "number number_printed copies copies_printed"},
    Line{Topic::Manifest, "mark", "kind! colour count"},
    Line{Topic::Figures, "face_figure", "value!"},
    Line{Topic::Steps, "step", "face!"},
    Line{Topic::Steps, "face", "role"},
    Line{Topic::SetUp, "scenario", "title!"},
    Line{Topic::SetUp, "variant", "title!"},
    Line{Topic::SetUp, "variant_block", "*"},
    Line{Topic::SetUp, "setting", "value!"},
    Line{Topic::SetUp, "placement",
         "count rule hex distance zone space entry direction stack formation step second_hex"},
    Line{Topic::SetUp, "set_up_order", "verb! count selector!"},
    Line{Topic::Schedule, "entry", "trigger turn zone! fallback exempt dice"},
    Line{Topic::Schedule, "pool", "kind! leader first_turn! last_turn! count choice entry"},
    Line{Topic::Schedule, "return_point", "zone!"},
    Line{Topic::Sheet, "map",
         "orientation! shifted! first_column! first_row! columns! rows! hex_width_mm! sheet_width_mm! sheet_height_mm! "
         "metres_per_hex north_angle"},
    Line{Topic::Terrain, "hex", "terrain! level"},
    Line{Topic::Hexsides, "hexside", "* high owner"},
    Line{Topic::Roads, "link", "*"},
    Line{Topic::Names, "symbol", "kind!"},
    Line{Topic::Names, "label", "text!"},
    Line{Topic::Names, "zone", "title! kind"},
    Line{Topic::Names, "zone_hex", "*"},
    Line{Topic::Rules, "rule", "value!"},
    Line{Topic::Tracks, "track", "title!"},
    Line{Topic::Tracks, "space", "label! capacity"},
    Line{Topic::Victory, "event", "trigger! condition effect!"},
    Line{Topic::Victory, "victory", "kind! points formula words"},
    Line{Topic::Sources, "battle", "title! date place"},
    Line{Topic::Sources, "source", "title! kind! edition publisher year"},
};

ProvedTable tableOf(const Line& line) {
  ProvedTable made{model::tableNamed(line.table), line.topic, false, {}};
  for (std::string_view word : words(line.columns)) {
    if (word == kWholeRow) {
      made.provesRow = true;
      continue;
    }
    const bool isAlways = word.ends_with('!');
    if (isAlways) word.remove_suffix(1);
    made.columns.push_back({*made.table->column(word), isAlways});
  }
  return made;
}

}  // namespace

std::string_view slugOf(Topic topic) {
  return kSlugs[static_cast<std::size_t>(topic)];
}

Phrase titleOf(Topic topic) {
  return Phrase::of("proof.topics." + std::string(slugOf(topic)));
}

std::span<const ProvedTable> provedTables() {
  static const std::vector<ProvedTable> all = [] {
    std::vector<ProvedTable> made;
    for (const Line& line : kLines) made.push_back(tableOf(line));
    return made;
  }();
  return all;
}

const ProvedTable* provedTable(const model::TableInfo& table) {
  const auto all = provedTables();
  const auto found = std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.table == &table; });
  return found == all.end() ? nullptr : &*found;
}

bool isProvedRule(std::string_view path) {
  return !path.starts_with("look/") && !path.starts_with("citation/");
}

}  // namespace redoubt::proof
