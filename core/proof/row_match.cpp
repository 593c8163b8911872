#include "core/proof/row_match.h"

#include <algorithm>
#include <array>

#include "core/base/text.h"
#include "core/proof/rows.h"

namespace redoubt::proof {
namespace {

using namespace model;

// By what rows are recognised, the surest first: columns, a name with `~` as people compare it. A recipe counts for rows
// that have a value in its first column. The order is that of the tables themselves: what is referred to comes first.
struct Recognised {
  std::string_view table;
  std::string_view recipes;  // parted by '|'
};
constexpr std::array kRecognised{
    Recognised{"player", "slug|~name|ordinal"},
    Recognised{"army", "slug|~name"},
    Recognised{"source", "slug|~title"},
    Recognised{"paragraph", "source number occurrence"},
    Recognised{"source_text", "~title"},
    Recognised{"system", "slug"},
    Recognised{"battle", ""},
    Recognised{"map", ""},
    Recognised{"rule", "system path"},
    Recognised{"hex", "hex"},
    Recognised{"hexside", "side kind"},
    Recognised{"link", "side kind"},
    Recognised{"symbol", "hex kind"},
    Recognised{"label", "~text hex|~text|hex"},
    Recognised{"zone", "slug|~title"},
    Recognised{"zone_hex", "zone hex"},
    Recognised{"leader", "slug|~name army|~name"},
    Recognised{"command", "slug|~name army|leader"},
    Recognised{"unit", "slug|~name army|~name"},
    Recognised{"unit_command", "unit command"},
    Recognised{"counter", "unit role number|unit role|leader role number|leader role|role number"},
    Recognised{"face", "counter side"},
    Recognised{"face_figure", "face kind"},
    Recognised{"step", "unit ordinal"},
    Recognised{"mark", "unit kind colour|unit kind"},
    Recognised{"scenario", "slug|~title|ordinal"},
    Recognised{"variant", "scenario slug|scenario ~title|scenario ordinal"},
    Recognised{"set_up_block", "army slug|army ~title|army ordinal"},
    Recognised{"variant_block", "variant block"},
    Recognised{"setting", "scenario path"},
    Recognised{"track", "slug|~title"},
    Recognised{"space", "track slug|track ~label|track ordinal"},
    Recognised{"entry", "scenario slug|scenario army trigger turn|scenario army"},
    Recognised{"placement", "unit block hex|unit block|leader block hex|leader block|~words block hex|~words block"},
    Recognised{"set_up_order", "scenario army verb selector|scenario army verb|scenario army ordinal"},
    Recognised{"pool", "leader scenario army kind first_turn|leader scenario army first_turn|leader scenario army kind|"
                       "scenario army kind first_turn|scenario army kind"},
    Recognised{"return_point", "scenario army zone|scenario army"},
    Recognised{"event", "scenario slug|scenario trigger effect"},
    Recognised{"victory", "slug|player kind points|scenario kind points"},
};

std::optional<std::int64_t> idOf(const TableInfo& table, const void* row) {
  if (!table.hasIds()) return std::nullopt;
  const Value id = valueOf(row, table.fields()[0]);
  return std::get<std::int64_t>(id);
}

}  // namespace

struct RowMatch::Recipe {
  struct Part {
    std::size_t column = 0;
    bool isName = false;
  };
  std::vector<Part> parts;
};

const std::vector<const TableInfo*>& matchedTables() {
  static const std::vector<const TableInfo*> all = [] {
    std::vector<const TableInfo*> tables;
    for (const Recognised& each : kRecognised) tables.push_back(tableNamed(each.table));
    return tables;
  }();
  return all;
}

const std::vector<RowMatch::Recipe>& RowMatch::recipesOf(const TableInfo& table) {
  static const std::map<const TableInfo*, std::vector<Recipe>> all = [] {
    std::map<const TableInfo*, std::vector<Recipe>> made;
    for (const Recognised& each : kRecognised) {
      const TableInfo& info = *tableNamed(each.table);
      for (const std::string_view recipe : words(each.recipes, "|")) {
        Recipe& parts = made[&info].emplace_back();
        for (std::string_view column : words(recipe)) {
          const bool isName = column.starts_with('~');
          parts.parts.push_back({*info.column(isName ? column.substr(1) : column), isName});
        }
      }
    }
    return made;
  }();
  static const std::vector<Recipe> kNone;
  const auto found = all.find(&table);
  return found == all.end() ? kNone : found->second;
}

RowMatch::RowMatch(const Battle& ours, const Battle& theirs)
    : ours_(ours),
      theirs_(theirs),
      ourLayout_(layoutOf(ours)),
      theirLayout_(layoutOf(theirs)),
      sameNumbers_(ourLayout_.spec() == theirLayout_.spec()) {
  for (const TableInfo* table : matchedTables()) match(*table);
}

const std::vector<RowMatch::Pair>& RowMatch::pairs(const TableInfo& table) const {
  static const std::vector<Pair> kNone;
  const auto found = pairs_.find(&table);
  return found == pairs_.end() ? kNone : found->second;
}

std::optional<std::int64_t> RowMatch::ourId(std::string_view table, std::int64_t theirId) const {
  const auto ids = ids_.find(table);
  if (ids == ids_.end()) return std::nullopt;
  const auto found = ids->second.find(theirId);
  return found == ids->second.end() ? std::nullopt : std::optional(found->second);
}

std::optional<std::int64_t> RowMatch::hexToOurs(std::int64_t hex) const {
  const hex::HexKey key{hex};
  if (sameNumbers_ || !theirLayout_.contains(key)) return hex;
  const auto there = ourLayout_.parse(theirLayout_.number(key));
  return there ? std::optional(there->value) : std::nullopt;
}

std::optional<std::int64_t> RowMatch::sideToOurs(std::int64_t side) const {
  if (sameNumbers_) return side;
  const auto [near, far] = theirLayout_.hexesOf(hex::HexsideKey{side});
  const auto ourNear = hexToOurs(near.value);
  const auto ourFar = hexToOurs(far.value);
  if (!ourNear || !ourFar) return std::nullopt;
  const auto there = ourLayout_.sideBetween(hex::HexKey{*ourNear}, hex::HexKey{*ourFar});
  return there ? std::optional(there->value) : std::nullopt;
}

std::optional<Value> RowMatch::toOurs(const FieldInfo& field, const Value& value) const {
  const auto* number = std::get_if<std::int64_t>(&value);
  if (!number) return value;
  std::optional<std::int64_t> there = *number;
  if (field.kind == ColumnKind::Hex) there = hexToOurs(*number);
  if (field.kind == ColumnKind::Hexside) there = sideToOurs(*number);
  if (!field.refersTo.empty()) there = ourId(field.refersTo, *number);
  return there ? std::optional<Value>(*there) : std::nullopt;
}

// What a recipe makes of a row; empty where it does not hold for it. References are those of our battle.
std::string RowMatch::told(const TableInfo& table, const Recipe& recipe, const void* row, bool isOurs) const {
  std::string text;
  for (std::size_t i = 0; i < recipe.parts.size(); ++i) {
    const auto [column, isName] = recipe.parts[i];
    const FieldInfo& field = table.fields()[column];
    Value value = valueOf(row, field);
    if (!isOurs) {
      const auto there = toOurs(field, value);
      if (!there) return {};
      value = *there;
    }
    std::string part = toText(value);
    if (isName) part = folded(part);
    if (part.empty() && (i == 0 || isName)) return {};
    text += part;
    text += '\x1F';
  }
  return text;
}

void RowMatch::pair(const TableInfo& table, const void* ours, const void* theirs) {
  pairs_[&table].push_back({ours, theirs});
  const auto ourId = ours ? idOf(table, ours) : std::nullopt;
  const auto theirId = theirs ? idOf(table, theirs) : std::nullopt;
  if (ourId && theirId) ids_[table.name()][*theirId] = *ourId;
}

// Equals are matched in the order of their rows.
void RowMatch::matchBy(const TableInfo& table, const Recipe& recipe, Rows& ours, Rows& theirs) {
  std::unordered_map<std::string, Rows> known;
  for (const void* row : ours) {
    if (std::string text = told(table, recipe, row, true); !text.empty()) known[std::move(text)].push_back(row);
  }
  for (auto& [text, rows] : known) std::reverse(rows.begin(), rows.end());
  std::unordered_map<const void*, const void*> found;  // ours to theirs
  std::erase_if(theirs, [&](const void* row) {
    const std::string text = told(table, recipe, row, false);
    const auto same = text.empty() ? known.end() : known.find(text);
    if (same == known.end() || same->second.empty()) return false;
    found.emplace(same->second.back(), row);
    same->second.pop_back();
    return true;
  });
  std::erase_if(ours, [&](const void* row) {
    const auto other = found.find(row);
    if (other == found.end()) return false;
    pair(table, row, other->second);
    return true;
  });
}

// Rows without a name of which one file was made from the other.
void RowMatch::matchByKey(const TableInfo& table, Rows& ours, Rows& theirs) {
  std::unordered_map<std::string, const void*> known;
  for (const void* row : ours) known.emplace(table.keyText(row), row);
  std::erase_if(theirs, [&](const void* row) {
    const auto same = known.find(table.keyText(row));
    if (same == known.end()) return false;
    std::erase(ours, same->second);
    pair(table, same->second, row);
    return true;
  });
}

// The systems that the battles are played by are the same whatever they are called, and so are those above them.
void RowMatch::pairSystems(Rows& ours, Rows& theirs, const TableInfo& table) {
  const auto chainOf = [](const Battle& battle) {
    std::vector<const System*> chain;
    const BattleInfo* info = model::info(battle);
    const System* system = info ? battle.find(info->system) : nullptr;
    while (system && std::find(chain.begin(), chain.end(), system) == chain.end()) {
      chain.push_back(system);
      system = battle.find(system->parent);
    }
    return chain;
  };
  const auto one = chainOf(ours_);
  const auto other = chainOf(theirs_);
  if (one.empty() || other.empty()) return;
  pair(table, one.front(), other.front());
  std::erase(ours, static_cast<const void*>(one.front()));
  std::erase(theirs, static_cast<const void*>(other.front()));
}

void RowMatch::match(const TableInfo& table) {
  Rows ours;
  Rows theirs;
  table.forEach(ours_, [&](const void* row) { ours.push_back(row); });
  table.forEach(theirs_, [&](const void* row) { theirs.push_back(row); });
  if (isOf<System>(table)) pairSystems(ours, theirs, table);
  const auto& recipes = recipesOf(table);
  if (recipes.empty() && !ours.empty() && !theirs.empty()) {
    pair(table, ours.front(), theirs.front());
    ours.erase(ours.begin());
    theirs.erase(theirs.begin());
  }
  for (const Recipe& recipe : recipes) {
    if (ours.empty() || theirs.empty()) break;
    matchBy(table, recipe, ours, theirs);
  }
  matchByKey(table, ours, theirs);
  for (const void* row : ours) pair(table, row, nullptr);
  for (const void* row : theirs) pair(table, nullptr, row);
}

std::string RowMatch::identity(const TableInfo& table, const void* row, bool isOurs) const {
  for (const Recipe& recipe : recipesOf(table)) {
    std::string text;
    for (const auto [column, isName] : recipe.parts) {
      const FieldInfo& field = table.fields()[column];
      const Value value = valueOf(row, field);
      std::string part = toText(value);
      if (isName) part = folded(part);
      const TableInfo* other = tableNamed(field.refersTo);
      const void* referred = other ? other->findByKey(isOurs ? ours_ : theirs_, part) : nullptr;
      if (referred) part = identity(*other, referred, isOurs);
      if (part.empty() && text.empty()) break;
      text += (text.empty() ? "" : ",") + part;
    }
    if (!text.empty()) return text;
  }
  return isOurs ? table.keyText(row) : std::string("?");
}

}  // namespace redoubt::proof
