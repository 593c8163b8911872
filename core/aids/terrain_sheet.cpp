#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>
#include <tuple>

#include "core/aids/ground.h"
#include "core/rules/book/json_values.h"
#include "core/rules/book/rule_values.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/markers.h"
#include "core/rules/mechanics/terrain_effects.h"
#include "core/rules/terrain/terrain.h"
#include "core/rules/terrain/terrain_use.h"
#include "core/rules/vocabulary/shape_json.h"
#include "core/rules/vocabulary/shape_values.h"

namespace redoubt::aids {
namespace {

bool holds(const std::vector<std::string>& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

std::string withSign(Rational number) {
  return (Rational(0) < number ? "+" : "") + rules::printedNumber(number);
}

// What the chart's signs are used for.
struct Signs {
  bool isExtra = false;
  bool isForbidden = false;
  bool isLost = false;
  bool isUphill = false;
};

// The chart of terrain effects, column by column.
class TerrainSheet {
 public:
  explicit TerrainSheet(const Ground& ground) : ground_(ground), effects_(rules::terrainEffects(ground.book)) {
    const auto uses = rules::terrainUse(ground.battle, ground.book);
    const bool hasMap =
        std::any_of(uses.begin(), uses.end(), [](const rules::TerrainUse& use) { return use.total() > 0; });
    for (const rules::TerrainUse& use : uses) {
      if (use.isDefined && (use.total() > 0 || use.isGround || !hasMap || isOfMarker(use.slug))) kinds_.push_back(use);
    }
    std::stable_sort(kinds_.begin(), kinds_.end(), [](const auto& a, const auto& b) {
      return std::tuple(a.place, a.order) < std::tuple(b.place, b.order);
    });
  }

  std::vector<Block> run() {
    if (kinds_.empty()) return {};
    addChart();
    addNotes();
    addOthers();
    const List sight = ground_.rulesUnder({"sight"}, {"sight/high-ground"});
    if (!sight.items.empty()) {
      blocks_.push_back(heading(2, ground_.say("aids.terrain.line-of-sight")));
      blocks_.push_back({sight});
    }
    return std::move(blocks_);
  }

 private:
  using CellOf = std::function<std::string(const rules::TerrainUse&)>;

  // Markers such as fences lie on hexsides only once a scenario puts them there.
  bool isOfMarker(const std::string& slug) const {
    const auto markers = rules::markers(ground_.book);
    return std::any_of(markers.begin(), markers.end(),
                       [&](const std::string& marker) { return rules::hexsideOf(ground_.book, marker) == slug; });
  }

  std::string costOf(const rules::TerrainUse& use, const std::string& arm) {
    const std::string path = "terrain/" + use.slug;
    if (holds(ground_.book.texts(path + "/eliminates"), arm)) return signs_.isLost = true, "†";
    if (holds(ground_.book.texts(path + "/forbidden"), arm)) return signs_.isForbidden = true, "×";
    const nlohmann::json enter = rules::ruleValue(ground_.book, path + "/enter");
    const bool hasOwn = enter.is_object() && enter.contains(arm);
    const auto points = rules::pointsOf(hasOwn ? enter[arm] : enter);
    if (!points) return {};
    const bool isBeside =
        use.place == rules::TerrainPlace::Hexside ||
        (use.place == rules::TerrainPlace::Link && !holds(ground_.book.texts(path + "/replaces"), "hex"));
    std::string text = rules::printedNumber(*points);
    if (!isBeside || *points == Rational(0)) return text;
    signs_.isExtra = true;
    if (!rules::ruleTruth(ground_.book, path + "/uphill-only").value_or(false)) return "+" + text;
    signs_.isUphill = true;
    return "+" + text + "↑";
  }

  rules::TerrainEffect effectOf(const rules::TerrainUse& use) const {
    const auto found = effects_.find(use.slug);
    return found == effects_.end() ? rules::TerrainEffect{} : found->second;
  }

  void addColumn(const std::string& title, const CellOf& cellOf) {
    std::vector<std::string> cells;
    for (const rules::TerrainUse& use : kinds_) cells.push_back(cellOf(use));
    if (std::all_of(cells.begin(), cells.end(), [](const std::string& text) { return text.empty(); })) return;
    titles_.push_back(title);
    for (std::size_t i = 0; i < cells.size(); ++i) columns_[i].push_back(std::move(cells[i]));
  }

  std::vector<std::string> armsInOrder() const {
    std::vector<std::string> arms = ground_.book.under("arm");
    std::erase(arms, std::string(rules::kMarkerArm));
    const auto order = [&](const std::string& arm) {
      return ground_.book.integer("arm/" + arm + "/order").value_or(1000);
    };
    std::stable_sort(arms.begin(), arms.end(),
                     [&](const auto& a, const auto& b) { return std::pair(order(a), a) < std::pair(order(b), b); });
    return arms;
  }

  void addChart() {
    columns_.resize(kinds_.size());
    for (const std::string& arm : armsInOrder()) {
      addColumn(ground_.say(ground_.names(rules::NameKind::Arm, arm)),
                [&](const rules::TerrainUse& use) { return costOf(use, arm); });
    }
    armColumns_ = titles_.size();
    addColumn(ground_.say("aids.terrain.sight"), [&](const rules::TerrainUse& use) {
      const bool blocks = rules::ruleTruth(ground_.book, "terrain/" + use.slug + "/blocks-sight").value_or(false);
      return blocks ? ground_.say("aids.terrain.blocks") : std::string();
    });
    addColumn(ground_.say("aids.terrain.shift"), [&](const rules::TerrainUse& use) {
      const auto columns = effectOf(use).columns;
      return columns && *columns != Rational(0) ? withSign(*columns) : std::string();
    });
    addColumn(ground_.say("aids.terrain.attack"), [&](const rules::TerrainUse& use) {
      const auto part = effectOf(use).attack;
      return part ? "× " + rules::printedNumber(*part) : std::string();
    });
    addColumn(ground_.say("aids.terrain.check"), [&](const rules::TerrainUse& use) {
      const auto check = effectOf(use).check;
      return check && *check != Rational(0) ? withSign(*check) : std::string();
    });
    blocks_.push_back({chart(), true});
  }

  Line paragraphsOf(const rules::TerrainUse& use) const {
    std::vector<std::string> paths;
    for (const char* rule : {"/enter", "/forbidden", "/eliminates", "/uphill-only", "/blocks-sight", "/combat-shift"}) {
      paths.push_back("terrain/" + use.slug + rule);
    }
    return ground_.citeRules(paths);
  }
  bool hasParagraphs() const {
    return std::any_of(kinds_.begin(), kinds_.end(), [&](const auto& use) { return !paragraphsOf(use).empty(); });
  }
  std::size_t columns() const { return titles_.size() + (hasParagraphs() ? 2 : 1); }

  Table chart() const {
    Table table;
    table.look = Table::Look::Chart;
    if (armColumns_ > 0) {
      Table::Row groups{{cell(""), {strong(ground_.say("aids.terrain.costs")), static_cast<int>(armColumns_)}}};
      const int rest = static_cast<int>(titles_.size() - armColumns_);
      if (rest > 0) groups.cells.push_back({strong(ground_.say("aids.terrain.effects")), rest});
      if (hasParagraphs()) groups.cells.push_back(cell(""));
      table.head.push_back(std::move(groups));
    }
    Table::Row head{{cell(strong(ground_.say("aids.terrain.terrain")))}};
    for (const std::string& title : titles_) head.cells.push_back(cell(strong(title)));
    if (hasParagraphs()) head.cells.push_back(cell(strong("§")));
    table.head.push_back(std::move(head));
    table.isText.assign(columns(), false);
    table.isText.front() = true;
    std::optional<rules::TerrainPlace> place;
    for (std::size_t i = 0; i < kinds_.size(); ++i) {
      if (place != kinds_[i].place) table.rows.push_back(groupOf(kinds_[i].place));
      place = kinds_[i].place;
      table.rows.push_back(rowOf(i));
    }
    return table;
  }

  Table::Row groupOf(rules::TerrainPlace place) const {
    const char* key = place == rules::TerrainPlace::Hex       ? "aids.terrain.hexes"
                      : place == rules::TerrainPlace::Hexside ? "aids.terrain.hexsides"
                                                              : "aids.terrain.links";
    return {{{strong(ground_.say(key)), static_cast<int>(columns())}}, true};
  }

  Table::Row rowOf(std::size_t i) const {
    const rules::TerrainUse& use = kinds_[i];
    Table::Cell first = cell(strong(use.title));
    first.picture = Picture{Picture::Kind::Terrain, 0, 0, use.slug, use.title};
    Table::Row row{{std::move(first)}};
    for (const std::string& text : columns_[i]) row.cells.push_back(cell(text));
    if (hasParagraphs()) row.cells.push_back(cell(paragraphsOf(use)));
    return row;
  }

  void addNotes() {
    std::vector<Phrase> notes;
    const auto add = [&](bool isUsed, const char* key) {
      if (isUsed) notes.push_back(Phrase::of(key));
    };
    add(armColumns_ > 0, "aids.terrain.note.costs");
    add(signs_.isExtra, "aids.terrain.note.extra");
    add(signs_.isUphill, "aids.terrain.note.uphill");
    add(signs_.isForbidden, "aids.terrain.note.forbidden");
    add(signs_.isLost, "aids.terrain.note.lost");
    if (!notes.empty()) {
      blocks_.push_back(
          {Paragraph{plain(ground_.say(Phrase::listOf("lists.sentences", std::move(notes)))), Paragraph::Look::Note},
           true});
    }
  }

  // Rules of other topics that name a terrain of the chart.
  void addOthers() {
    std::vector<std::string> paths;
    for (const auto& [path, rule] : ground_.book.all()) {
      const rules::Term* term = rules::termOf(path);
      const bool isElsewhere = path.starts_with("terrain/") || path.find("/adjust/") != path.npos ||
                               path.find("/rows/") != path.npos || path.starts_with("estimate/") ||
                               path.starts_with("map/") || path.starts_with("marker/") || path.starts_with("look/") ||
                               path.starts_with("award/") || path.ends_with("/title");
      if (!term || isElsewhere) continue;
      const auto value = rules::parsedJson(rule.value.text);
      if (value.is_discarded() || value.is_null() || rules::shapeFault(term->shape, value)) continue;
      bool namesTerrain = false;
      rules::forEachName(term->shape, value, [&](const std::vector<rules::NameKind>& kinds, const std::string& name) {
        const bool isTerrain = std::find(kinds.begin(), kinds.end(), rules::NameKind::Terrain) != kinds.end();
        namesTerrain = namesTerrain || (isTerrain && rules::terrainKind(ground_.book, name));
      });
      if (namesTerrain) paths.push_back(path);
    }
    const List list = ground_.rulesUnder(paths);
    if (list.items.empty()) return;
    blocks_.push_back(heading(2, ground_.say("aids.terrain.others")));
    blocks_.push_back({list});
  }

  const Ground& ground_;
  std::map<std::string, rules::TerrainEffect, std::less<>> effects_;
  std::vector<rules::TerrainUse> kinds_;
  std::vector<std::string> titles_;
  std::vector<std::vector<std::string>> columns_;  // by kind
  std::size_t armColumns_ = 0;
  Signs signs_;
  std::vector<Block> blocks_;
};

}  // namespace

std::vector<Block> terrainSheet(const Ground& ground) {
  return TerrainSheet(ground).run();
}

}  // namespace redoubt::aids
