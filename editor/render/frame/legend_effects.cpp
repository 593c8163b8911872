#include "editor/render/frame/legend_effects.h"

#include <algorithm>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <tuple>

#include "core/rules/book/json_values.h"
#include "core/rules/book/rule_values.h"
#include "core/rules/forces/arms.h"
#include "core/rules/mechanics/terrain_effects.h"
#include "core/rules/terrain/terrain.h"
#include "editor/render/symbol_kinds.h"

namespace redoubt::render {
namespace {

using nlohmann::json;

Place toPlace(rules::TerrainPlace place) {
  switch (place) {
    case rules::TerrainPlace::Hexside: return Place::Hexside;
    case rules::TerrainPlace::Link: return Place::Link;
    case rules::TerrainPlace::Hex: break;
  }
  return Place::Hex;
}

// Points in print: 2, ½, 1½.
QString points(Rational value) {
  static const std::map<std::pair<std::int64_t, std::int64_t>, QString> kParts = {{{1, 2}, QStringLiteral("½")},
                                                                                  {{1, 4}, QStringLiteral("¼")},
                                                                                  {{3, 4}, QStringLiteral("¾")},
                                                                                  {{1, 3}, QStringLiteral("⅓")},
                                                                                  {{2, 3}, QStringLiteral("⅔")}};
  const std::int64_t whole = value.numerator() / value.denominator();
  const std::int64_t rest = value.numerator() % value.denominator();
  if (rest == 0) return QString::number(whole);
  const auto part = kParts.find({rest, value.denominator()});
  if (part == kParts.end()) return QStringLiteral("%1/%2").arg(value.numerator()).arg(value.denominator());
  return (whole > 0 ? QString::number(whole) : QString()) + part->second;
}

QString withSign(int value) {
  return value > 0 ? QStringLiteral("+%1").arg(value) : value < 0 ? QStringLiteral("−%1").arg(-value) : QString();
}

bool holds(const std::vector<std::string>& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

// The effects of one kind of terrain, read path by path.
class Effects {
 public:
  Effects(const rules::RuleBook& rules, const LegendEntry& entry)
      : rules_(rules),
        path_("terrain/" + entry.slug),
        enter_(rules::ruleValue(rules, path_ + "/enter")),
        forbidden_(rules.texts(path_ + "/forbidden")),
        eliminates_(rules.texts(path_ + "/eliminates")),
        isBeside_(entry.place == Place::Hexside ||
                  (entry.place == Place::Link && !holds(rules.texts(path_ + "/replaces"), "hex"))) {}

  QString cost(const std::string& arm) const {
    if (holds(eliminates_, arm)) return QStringLiteral("†");
    if (holds(forbidden_, arm)) return QStringLiteral("×");
    // A number is the cost for all arms alike.
    const bool hasOwn = enter_.is_object() && enter_.contains(arm);
    const auto value = rules::pointsOf(hasOwn ? enter_[arm] : enter_);
    if (!value) return {};
    if (!isBeside_ || *value == Rational(0)) return points(*value);
    const bool isUphill = rules::ruleTruth(rules_, path_ + "/uphill-only").value_or(false);
    return QLatin1Char('+') + points(*value) + (isUphill ? QStringLiteral("↑") : QString());
  }
  QString sight() const {
    return rules::ruleTruth(rules_, path_ + "/blocks-sight").value_or(false) ? QStringLiteral("•") : QString();
  }

 private:
  const rules::RuleBook& rules_;
  std::string path_;
  json enter_;
  std::vector<std::string> forbidden_;
  std::vector<std::string> eliminates_;
  bool isBeside_;
};

QString shift(const rules::TerrainEffect& effect) {
  const Rational columns = effect.columns.value_or(Rational(0));
  return columns.isWhole() ? withSign(static_cast<int>(columns.numerator())) : QString();
}

// What is added to the roll of a check.
QString checkModifier(const rules::TerrainEffect& effect) {
  const bool isWhole = effect.check && effect.check->isWhole();
  return isWhole ? withSign(static_cast<int>(effect.check->numerator())) : QString();
}

std::vector<std::string> armsInOrder(const rules::RuleBook& rules) {
  std::vector<std::string> arms = rules.under("arm");
  std::erase(arms, std::string(rules::kMarkerArm));
  const auto order = [&](const std::string& arm) { return rules.integer("arm/" + arm + "/order").value_or(1000); };
  std::stable_sort(arms.begin(), arms.end(),
                   [&](const auto& a, const auto& b) { return std::pair(order(a), a) < std::pair(order(b), b); });
  return arms;
}

// Adds a column unless it would be empty.
void addColumn(LegendTable& table, const QString& heading, const std::function<QString(const LegendEntry&)>& effectOf) {
  std::vector<QString> cells;
  for (const LegendEntry& entry : table.entries) cells.push_back(effectOf(entry));
  if (std::all_of(cells.begin(), cells.end(), [](const QString& cell) { return cell.isEmpty(); })) return;
  table.columns.push_back(heading);
  for (std::size_t i = 0; i < cells.size(); ++i) table.entries[i].effects.push_back(cells[i]);
}

// The groups of a legend: hex terrain, waters, slopes, works, ways from the strongest down, crossings over water.
int groupOf(const TerrainKind& kind) {
  switch (kind.place) {
    case Place::Hex: return 0;
    case Place::Hexside: return kind.isWater() ? 1 : kind.isSlope() ? 2 : 3;
    case Place::Link: break;
  }
  switch (kind.pattern) {
    case Pattern::Road: return 4;
    case Pattern::Lane: return 5;
    case Pattern::Track: return 6;
    default: return kind.isWay() ? 7 : 8;
  }
}

std::vector<LegendEntry> entriesOf(const rules::RuleBook& rules,
                                   const std::set<std::pair<Place, std::string>>& occurring) {
  std::vector<LegendEntry> entries;
  std::set<std::pair<Place, std::string>> unknown = occurring;
  const std::string ground = rules::groundTerrain(rules);
  for (const rules::TerrainKind& kind : rules::terrainKinds(rules)) {
    const std::pair key(toPlace(kind.place), kind.slug);
    if (occurring.contains(key) || kind.slug == ground) {
      entries.push_back({kind.slug, key.first, QString::fromStdString(kind.title), {}});
    }
    unknown.erase(key);
  }
  std::stable_sort(entries.begin(), entries.end(), [&](const LegendEntry& a, const LegendEntry& b) {
    return groupOf(terrainKind(rules, a.slug, a.place)) < groupOf(terrainKind(rules, b.slug, b.place));
  });
  for (const auto& [place, slug] : unknown) entries.push_back({slug, place, QString::fromStdString(slug), {}});
  return entries;
}

QString noteOf(const LegendTable& table, bool hasArms, const FrameWords& words) {
  const auto uses = [&](QChar sign) {
    return std::any_of(table.entries.begin(), table.entries.end(), [&](const LegendEntry& entry) {
      return std::any_of(entry.effects.begin(), entry.effects.end(),
                         [&](const QString& cell) { return cell.contains(sign); });
    });
  };
  const auto has = [&](const QString& heading) {
    return std::find(table.columns.begin(), table.columns.end(), heading) != table.columns.end();
  };
  QStringList parts;
  if (hasArms) parts << words.costs;
  if (hasArms && uses(u'+')) parts << words.extra;
  if (uses(u'×')) parts << words.forbidden;
  if (uses(u'†')) parts << words.lost;
  if (uses(u'↑')) parts << words.uphill;
  if (has(words.sight)) parts << words.blocks;
  if (has(words.shift)) parts << words.shiftMeaning;
  if (has(words.attack)) parts << words.attackMeaning;
  if (has(words.morale)) parts << words.moraleMeaning;
  return parts.isEmpty() ? QString() : parts.join(QStringLiteral("; ")) + QLatin1Char('.');
}

// "−1": a minus sign as long as a plus.
QString levelText(int level) {
  return level < 0 ? QChar(0x2212) + QString::number(-level) : QString::number(level);
}

void addLevels(LegendTable& table, const LevelRange& levels, const FrameWords& words) {
  if (levels.lowest == levels.highest) return;
  const auto after = std::find_if(table.entries.begin(), table.entries.end(),
                                  [](const LegendEntry& entry) { return entry.place != Place::Hex; });
  table.entries.insert(after, {{},
                               Place::Hex,
                               words.levels.arg(levelText(levels.lowest), levelText(levels.highest)),
                               std::vector<QString>(table.columns.size()),
                               levels});
}

void addSymbols(LegendTable& table, const std::set<std::string>& symbols, const FrameWords& words) {
  for (const SymbolKind& kind : symbolKinds()) {
    if (!symbols.contains(kind.slug.toStdString())) continue;
    LegendEntry entry;
    entry.title = kind.title.textIn(words.language);
    entry.effects.resize(table.columns.size());
    entry.symbol = kind.slug;
    table.entries.push_back(std::move(entry));
  }
}

}  // namespace

QString abbreviated(const QString& word) {
  static const QString kVowels = QStringLiteral("aeiouyąęó");
  constexpr qsizetype kShort = 5;
  if (word.size() <= kShort) return word;
  const auto isVowel = [&](qsizetype at) { return kVowels.contains(word[at].toLower()); };
  qsizetype end = 0;
  while (end < word.size() && !isVowel(end)) ++end;
  while (end < word.size() && isVowel(end)) ++end;
  while (end < word.size() && !isVowel(end)) ++end;
  return end >= word.size() ? word : word.left(end) + QLatin1Char('.');
}

LegendTable legendTable(const rules::RuleBook& rules, const MapContents& occurring, const LevelRange& levels,
                        const FrameWords& words) {
  LegendTable table;
  table.entries = entriesOf(rules, occurring.terrains);
  for (const std::string& arm : armsInOrder(rules)) {
    addColumn(table, abbreviated(QString::fromStdString(rules::armTitle(rules, arm))),
              [&](const LegendEntry& entry) { return Effects(rules, entry).cost(arm); });
  }
  const bool hasArms = !table.columns.empty();
  addColumn(table, words.sight, [&](const LegendEntry& entry) { return Effects(rules, entry).sight(); });
  const auto effects = rules::terrainEffects(rules);
  const auto effectOf = [&](const LegendEntry& entry) {
    const auto found = effects.find(entry.slug);
    return found == effects.end() ? rules::TerrainEffect{} : found->second;
  };
  addColumn(table, words.shift, [&](const LegendEntry& entry) { return shift(effectOf(entry)); });
  addColumn(table, words.attack, [&](const LegendEntry& entry) {
    const auto part = effectOf(entry).attack;
    return part ? points(*part) : QString();
  });
  addColumn(table, words.morale, [&](const LegendEntry& entry) {
    return entry.place == Place::Hex ? checkModifier(effectOf(entry)) : QString();
  });
  table.note = noteOf(table, hasArms, words);
  addLevels(table, levels, words);
  addSymbols(table, occurring.symbols, words);
  return table;
}

LegendTable withoutEffects(LegendTable table) {
  table.columns.clear();
  table.note.clear();
  for (LegendEntry& entry : table.entries) entry.effects.clear();
  return table;
}

}  // namespace redoubt::render
