#include <algorithm>
#include <set>

#include "core/rules/book/rewriting.h"
#include "core/rules/book/rule_values.h"

namespace redoubt::rules {
namespace {

using nlohmann::json;

const std::string kRows = "fire/rows";
const std::string kRangeRows = "artillery/range-rows";
const std::string kModifiers = "fire/morale-modifiers";
const std::string kTogether = "fire/together";
constexpr const char* kCheck = "fire-check";

// "0-1"; "6-up" without an end.
std::string columnOf(const json& range) {
  const auto first = wholeNumber(range[0]);
  const auto last = wholeNumber(range[1]);
  return std::to_string(first.value_or(0)) + "-" + (last ? std::to_string(*last) : "up");
}

bool isRange(const json& value) {
  return value.is_array() && value.size() == 2 && wholeNumber(value[0]);
}

// "2M" is a check with 2 added, "M" one with nothing.
std::optional<int> checkOf(std::string_view result) {
  if (!result.ends_with('M')) return std::nullopt;
  result.remove_suffix(1);
  return result.empty() ? std::optional(0) : wholeNumber(json::parse(result, nullptr, false));
}

// Rewrites fire of rifles and guns, whose targets check their morale.
class OldFire : Rewriting {
 public:
  using Rewriting::Rewriting;

  std::vector<Rewrite> all() {
    if (book_.under(kRows).empty() || book_.json("action/rifle")) return {};
    guns_ = book_.text("artillery/arm").value_or("");
    sortTypes();
    addRatings();
    addShots();
    addRifles();
    addGuns();
    addCheck();
    addFireAtLoneGuns();
    return std::move(made_);
  }

 private:
  // A rule that all battles with such fire have.
  std::string main() const { return kRows + "/" + book_.under(kRows).front() + "/range"; }

  std::string armOf(const std::string& type) const { return book_.text("unit-type/" + type + "/arm").value_or(""); }

  void sortTypes() {
    for (const std::string& type : book_.under("unit-type")) {
      if (value("unit-type/" + type + "/fires") != json(true)) continue;
      (armOf(type) == guns_ ? gunTypes_ : rifleTypes_).push_back(type);
    }
  }

  void addRatings() {
    add("rating/fire", {{"figure", "fire"}}, main());
    add("rating/morale", {{"figure", "morale"}}, main());
    json arms = json::object();
    json types = json::object();
    for (const std::string& arm : book_.under("arm")) {
      if (const auto range = book_.integer("arm/" + arm + "/fire-range")) arms[arm] = *range;
    }
    for (const std::string& type : book_.under("unit-type")) {
      if (const auto range = book_.integer("unit-type/" + type + "/fire-range")) types[type] = *range;
    }
    json rating = json::object();
    if (!arms.empty()) rating["arms"] = arms;
    if (!types.empty()) rating["types"] = types;
    if (!rating.empty()) add("rating/fire-range", rating, main());
  }

  // How often a unit has fired in the turn.
  void addShots() {
    const std::string from = "fire/per-turn";
    const auto most = book_.integer(from);
    if (!most || *most < 1 || *most > 9) return;
    json levels = json::array();
    for (int shots = 0; shots <= *most; ++shots) levels.push_back(std::to_string(shots));
    add("state/shots", {{"levels", levels}}, from);
    add("state/shots/title", "Shots fired", from);
    add("state/shots/" + std::to_string(*most), {{"may-not", {"rifle", "rifle-at-gun"}}}, from);
    add("state/shots/change/fires", {{"on", "rifle"}, {"to", "+1"}}, from);
    add("state/shots/change/new-turn", {{"on", "turn"}, {"to", "0"}}, from);
    const std::string shots = "fire/shot-modifier";
    const bool isLeast = textOf(member(value(kTogether), "shot-modifier")) == "least";
    if (!book_.under(shots).empty()) {
      add("table/" + std::string(kCheck) + "/combine/shots", isLeast ? "lowest" : "highest", shots + "/1");
    }
    for (const std::string& shot : book_.under(shots)) {
      const std::string path = shots + "/" + shot;
      const auto number = wholeNumber(json::parse(shot, nullptr, false));
      const auto modifier = book_.integer(path);
      if (!number || *number < 1 || *number > *most || modifier.value_or(0) == 0) continue;
      const json firer = {{"group", "firers"}, {"state.shots", std::to_string(*number - 1)}};
      addRoll("shot-" + shot, *modifier, {{"action", "rifle"}, {"some", firer}}, path);
    }
  }

  // A modifier of the check of morale.
  void addRoll(const std::string& name, const json& add, json when, const std::string& from) {
    json adjust = {{"of", "roll"}, {"add", add}};
    if (name.starts_with("shot-")) adjust["group"] = "shots";  // of several that differ one counts
    if (!when.empty()) adjust["when"] = std::move(when);
    Rewriting::add("table/" + std::string(kCheck) + "/adjust/" + name, adjust, from);
  }

  std::vector<std::string> formationsWithoutFire() const {
    std::vector<std::string> found;
    for (const std::string& each : book_.under("formation")) {
      if (value("formation/" + each + "/may-fire") == json(false)) found.push_back(each);
    }
    return found;
  }

  json by(const std::vector<std::string>& types, const char* weapon) const {
    json condition = {{"type", types}};
    if (const auto closed = formationsWithoutFire(); !closed.empty()) condition["not"] = {{"formation", closed}};
    if (textOf(member(value("stacking/fires"), weapon)) == "top") condition["top"] = true;
    return condition;
  }

  // An action against a hex where not only guns are, which checks.
  void addFire(const std::string& name, const std::string& title, int order, const json& who, const char* joint,
               const std::string& from) {
    json action = {{"asked", "fire"}, {"order", order},       {"by", who},        {"range", {{"rating", "fire-range"}}},
                   {"joint", joint},  {"actors", "firers"}, {"table", name}};
    if (value("fire/needs-sight") == json(true)) action["sight"] = true;
    if (!guns_.empty()) action["at"] = {{"some", {{"group", "defenders"}, {"not", {{"arm", guns_}}}}}};
    add("action/" + name, action, from);
    add("action/" + name + "/title", title, from);
    add("table/" + name + "/title", title, from);
  }

  void addRifles() {
    if (rifleTypes_.empty()) return;
    addFire("rifle", "Rifle fire", 1, by(rifleTypes_, "rifle"), "one-target-hex", main());
    for (const std::string& form : book_.under("formation")) {
      const std::string from = "formation/" + form + "/fire-share";
      if (book_.json(from)) {
        add("action/rifle/adjust/" + form, {{"of", "fire"}, {"times", value(from)}, {"when", {{"formation", form}}}},
            from);
      }
    }
    const bool isSum = textOf(member(value(kTogether), "firepower")) == "sum";
    const json fire = {{"rating", "fire"}, {"of", "firers"}, {"take", isSum ? "sum" : "highest"}};
    json quotient = {{"over", {fire, {{"fact", "distance"}}}}};
    if (const auto rounding = book_.text("rounding")) quotient["rounding"] = *rounding;
    json columns = json::array();
    std::set<std::string> results;
    for (const std::string& row : book_.under(kRows)) {
      const json range = value(kRows + "/" + row + "/range");
      const auto result = book_.text(kRows + "/" + row + "/result");
      if (!isRange(range) || !result) continue;
      columns.push_back({{"column", columnOf(range)}, {"range", range}});
      add("table/rifle/rows/1/" + columnOf(range), *result, kRows + "/" + row + "/result");
      results.insert(*result);
    }
    add("table/rifle/index", {{"kind", "value"}, {"of", {quotient}}, {"columns", columns}}, main());
    if (const auto down = wholeNumber(member(value(kTogether), "rows-down-per-hex"))) {
      const json others = {{"minus", {{{"count", "firers"}}, 1}}};
      const json when = {{"count", {{"group", "firers"}, {"from", 2}}}};
      add("table/rifle/adjust/together", {{"of", "column"}, {"add", {{"times", {*down, others}}}}, {"when", when}},
          kTogether);
    }
    addEffects("rifle", results);
  }

  void addGuns() {
    if (gunTypes_.empty() || book_.under(kRangeRows).empty()) return;
    const std::string rows = kRangeRows + "/" + book_.under(kRangeRows).front() + "/range";
    addFire("cannon", "Artillery fire", 2, by(gunTypes_, "artillery"), "single", rows);
    add("table/cannon/row", {{"fact", "distance"}}, rows);
    std::set<std::string> results;
    for (const std::string& row : book_.under(kRangeRows)) {
      const std::string from = kRangeRows + "/" + row;
      const auto modifier = book_.integer(from + "/modifier");
      if (!isRange(value(from + "/range")) || !modifier) continue;
      const std::string result = (*modifier == 0 ? "" : std::to_string(*modifier)) + "M";
      add("table/cannon/rows/" + row + "/range", value(from + "/range"), from + "/range");
      add("table/cannon/rows/" + row + "/result", result, from + "/modifier");
      results.insert(result);
    }
    addEffects("cannon", results);
    const std::string stars = "artillery/star-modifier";
    for (int number = 1; number <= 4 && book_.integer(stars).value_or(0) != 0; ++number) {
      const json when = {{"action", "cannon"}, {"some", {{"group", "firers"}, {"mark.star", number}}}};
      addRoll("stars-" + std::to_string(number), number * *book_.integer(stars), when, stars);
    }
  }

  void addEffects(const std::string& table, const std::set<std::string>& results) {
    const char* weapon = table == "rifle" ? "rifle" : "artillery";
    json of = "defenders";
    json where = json::object();
    if (textOf(member(value("stacking/hit"), weapon)) == "top") where["top"] = true;
    if (const auto exempt = book_.texts("morale/exempt"); !exempt.empty()) where["not"] = {{"arm", exempt}};
    if (!where.empty()) of = {{"of", "defenders"}, {"where", where}};
    for (const std::string& result : results) {
      const auto more = checkOf(result);
      json todo = json::array();
      if (more) todo.push_back({{"check", kCheck}, {"of", of}});
      if (more.value_or(0) != 0) todo.front()["add"] = *more;
      if (!more && result != "-") continue;  // a result that nothing explains
      add("effect/" + table + "-" + (more ? std::to_string(*more) + "m" : "none"),
          {{"text", result}, {"table", table}, {"do", todo}}, main());
    }
  }

  void addCheck() {
    const std::string table = "table/" + std::string(kCheck);
    const std::string from = book_.json("morale/check") ? "morale/check" : main();
    const auto dice = textOf(member(value("morale/check"), "roll"));
    if (!dice) return;
    add(table + "/title", "Check of morale under fire", from);
    add(table + "/roll", {{"dice", *dice}, {"less", {{"rating", "morale"}}}}, from);
    int row = 0;
    const auto addRow = [&](const json& range, const std::string& result, const std::string& why) {
      const std::string path = table + "/rows/" + std::to_string(++row);
      add(path + "/range", range, why);
      add(path + "/result", result, why);
      return path;
    };
    const std::string loses = "fire/loss-at-modified-roll";
    const int hexes = book_.integer("withdrawal/by-fire-hexes").value_or(1);
    if (const auto least = book_.integer(loses)) {
      const std::string path = addRow({nullptr, nullptr}, "withdraws with a loss", loses);
      add(path + "/only", {{"roll", {*least, nullptr}}}, loses);
      addEffect("withdraws with a loss", "fire-loss", {{{"retreat", hexes}}, {{"lose", 1}}}, loses);
    }
    addRow({nullptr, 0}, "stands", from);
    addRow({1, nullptr}, "withdraws", from);
    addEffect("stands", "fire-stands", json::array(), from);
    addEffect("withdraws", "fire-withdraws", {{{"retreat", hexes}}}, from);
    addSituations();
  }

  void addEffect(const std::string& text, const std::string& name, const json& todo, const std::string& from) {
    add("effect/" + name, {{"text", text}, {"table", kCheck}, {"do", todo}}, from);
  }

  void addSituations() {
    const json list = value(kModifiers);
    for (std::size_t i = 0; list.is_array() && i < list.size(); ++i) {
      const json& item = list[i];
      const auto modifier = wholeNumber(member(item, "modifier"));
      if (!modifier) continue;
      json when = json::object();
      if (item.contains("in")) when["hex"] = item["in"];
      if (item.contains("through")) when["aspect"] = item["through"];
      if (item.contains("target")) when["formation"] = item["target"];
      if (item.contains("by")) when[isSet(item, "alone") ? "every" : "some"] = firers(item["by"]);
      addRoll("situation-" + std::to_string(i + 1), *modifier, when, kModifiers);
    }
  }

  // Firers of arms or types.
  json firers(const json& names) const {
    json arms = json::array();
    json types = json::array();
    for (const json& each : names) {
      const auto name = textOf(each);
      if (!name) continue;
      const bool isArm = std::any_of(rifleTypes_.begin(), rifleTypes_.end(),
                                     [&](const std::string& type) { return armOf(type) == *name; }) ||
                         *name == guns_;
      (isArm ? arms : types).push_back(*name);
    }
    json group = {{"group", "firers"}};
    if (!arms.empty() && !types.empty()) {
      group["any"] = {{{"arm", arms}}, {{"type", types}}};
    } else if (!arms.empty()) {
      group["arm"] = arms;
    } else {
      group["type"] = types;
    }
    return group;
  }

  // Guns without other units in their hex are hit or not.
  void addFireAtLoneGuns() {
    const json at = {{"every", {{"group", "defenders"}, {"arm", guns_}}}};
    const auto addAction = [&](const std::string& name, const std::string& title, json action,
                               const std::string& from) {
      action.update({{"asked", "fire"}, {"order", 3}, {"at", at}, {"actors", "firers"}, {"table", name}});
      if (value("fire/needs-sight") == json(true)) action["sight"] = true;
      add("action/" + name, action, from);
      add("action/" + name + "/title", title, from);
      add("table/" + name + "/title", title, from);
    };
    const auto addRow = [&](const std::string& table, int row, const json& range, const std::string& result,
                            const std::string& from) {
      const std::string path = "table/" + table + "/rows/" + std::to_string(row);
      add(path + "/range", range, from);
      add(path + "/result", result, from);
    };
    const auto dice = textOf(member(value("morale/check"), "roll")).value_or("1d10");
    const std::string byRifles = "fire/at-lone-gun";
    const json rifles = value(byRifles);
    if (const auto range = wholeNumber(member(rifles, "range")); range && !guns_.empty() && !rifleTypes_.empty()) {
      json who = by(rifleTypes_, "rifle");
      if (const auto least = wholeNumber(member(rifles, "firepower"))) who["rating.fire"] = {{"from", *least}};
      addAction("rifle-at-gun", "Rifle fire on a lone gun", {{"by", who}, {"range", *range}, {"joint", "single"}},
                byRifles);
      const json fire = {{"rating", "fire"}, {"of", "firers"}};
      add("table/rifle-at-gun/roll", {{"dice", dice}, {"less", fire}}, byRifles);
      addRow("rifle-at-gun", 1, {nullptr, -1}, "hit", byRifles);
      addRow("rifle-at-gun", 2, {0, nullptr}, "-", byRifles);
      addHit("rifle-at-gun", byRifles);
    }
    const std::string byGuns = "artillery/at-lone-gun";
    const json guns = value(byGuns);
    if (const auto range = wholeNumber(member(guns, "range")); range && !guns_.empty() && !gunTypes_.empty()) {
      addAction("gun-at-gun", "Artillery fire on a lone gun",
                {{"by", by(gunTypes_, "artillery")}, {"range", *range}, {"joint", "single"}}, byGuns);
      add("table/gun-at-gun/roll", {{"dice", dice}, {"less", {{"fact", "distance"}}}}, byGuns);
      addRow("gun-at-gun", 1, {nullptr, 0}, "-", byGuns);
      addRow("gun-at-gun", 2, {1, nullptr}, "second roll", byGuns);
      for (const auto& [army, modifier] : member(guns, "modifier").items()) {
        const json when = {{"some", {{"group", "firers"}, {"army", army}}}};
        add("table/gun-at-gun/adjust/" + army, {{"of", "roll"}, {"add", modifier}, {"when", when}}, byGuns);
      }
      const int hits = wholeNumber(member(guns, "second-roll")).value_or(0);
      add("table/gun-hit/title", "Second roll on a lone gun", byGuns);
      add("table/gun-hit/roll", {{"dice", dice}}, byGuns);
      addRow("gun-hit", 1, {nullptr, hits}, "hit", byGuns);
      addRow("gun-hit", 2, {hits + 1, nullptr}, "-", byGuns);
      add("effect/gun-at-gun-second",
          {{"text", "second roll"}, {"table", "gun-at-gun"}, {"do", {{{"check", "gun-hit"}}}}}, byGuns);
      add("effect/gun-at-gun-none", {{"text", "-"}, {"table", "gun-at-gun"}, {"do", json::array()}}, byGuns);
      addHit("gun-hit", byGuns);
    }
  }

  void addHit(const std::string& table, const std::string& from) {
    add("effect/" + table + "-hit", {{"text", "hit"}, {"table", table}, {"do", {{{"eliminate", "all"}}}}}, from);
    add("effect/" + table + "-none", {{"text", "-"}, {"table", table}, {"do", json::array()}}, from);
  }

  std::string guns_;  // the arm
  std::vector<std::string> gunTypes_;
  std::vector<std::string> rifleTypes_;
};

// Rewrites fire by tables of rolls.
class OldFireTables : Rewriting {
 public:
  using Rewriting::Rewriting;

  std::vector<Rewrite> all() {
    for (const std::string& name : book_.under("fire-table")) {
      if (!book_.json("action/" + name)) addTable(name);
    }
    if (made_.empty()) return {};
    return std::move(made_);
  }

 private:
  void addTable(const std::string& name) {
    const std::string old = "fire-table/" + name;
    const std::string from = old + "/by";
    const auto types = book_.texts(old + "/types");
    const bool isByDistance = book_.text(from) == "distance";
    if (types.empty() || !book_.json(from)) return;
    add("rating/strength", {{"figure", "size"}}, from);
    const json strength = {{"rating", "strength"}, {"of", "firers"}};
    json action = {{"asked", "fire"},      {"by", {{"type", types}}}, {"range", rangeOf(types, old)},
                   {"joint", "one-target-hex"}, {"actors", "firers"},      {"table", name}};
    if (value("fire/needs-sight") == json(true)) action["sight"] = true;
    if (const json bounds = value(old + "/strength"); isRange(bounds)) {
      json amount = {{"of", strength}, {"from", bounds[0]}};
      if (wholeNumber(bounds[1])) amount["to"] = bounds[1];
      action["at"] = {{"amount", amount}};
    }
    add("action/" + name, action, from);
    if (book_.json(old + "/title")) {
      add("action/" + name + "/title", value(old + "/title"), old + "/title");
      add("table/" + name + "/title", value(old + "/title"), old + "/title");
    }
    std::set<int> columns;
    for (const std::string& row : book_.under(old + "/rows")) {
      for (const std::string& cell : book_.under(old + "/rows/" + row)) {
        const std::string path = "/rows/" + row + "/" + cell;
        add("table/" + name + path, value(old + path), old + path);
        if (const auto number = wholeNumber(json::parse(cell, nullptr, false))) columns.insert(*number);
      }
    }
    json names = json::array();
    for (const int each : columns) names.push_back(std::to_string(each));
    const json of = isByDistance ? json{{"fact", "distance"}} : strength;
    add("table/" + name + "/index",
        {{"kind", "value"}, {"of", {of}}, {"columns", names}, {"beyond", {{"below", "none"}, {"above", "nearest"}}}},
        from);
    if (const auto dice = book_.text(old + "/dice")) add("table/" + name + "/roll", {{"dice", *dice}}, old + "/dice");
    if (value("fire/terrain-modifier") == json(true)) addTerrain(name);
  }

  json rangeOf(const std::vector<std::string>& types, const std::string& old) const {
    for (const std::string& type : types) {
      if (const auto own = book_.integer("unit-type/" + type + "/fire-range")) return *own;
      const std::string arm = book_.text("unit-type/" + type + "/arm").value_or("");
      if (const auto of = book_.integer("arm/" + arm + "/fire-range")) return *of;
    }
    int last = 1;
    for (const std::string& row : book_.under(old + "/rows")) {
      for (const std::string& cell : book_.under(old + "/rows/" + row)) {
        last = std::max(last, wholeNumber(json::parse(cell, nullptr, false)).value_or(0));
      }
    }
    return last;
  }

  void addTerrain(const std::string& name) {
    for (const std::string& terrain : book_.under("terrain")) {
      const std::string from = "terrain/" + terrain + "/combat-shift";
      const auto shift = book_.integer(from);
      const bool isHex = book_.text("terrain/" + terrain + "/place").value_or("hex") == "hex";
      if (!isHex || shift.value_or(0) == 0) continue;
      add("table/" + name + "/adjust/terrain-" + terrain,
          {{"of", "roll"}, {"add", *shift}, {"when", {{"hex", terrain}}}}, from);
    }
  }
};

}  // namespace

std::vector<Rewrite> rewrittenFire(const RuleBook& book) {
  return OldFire(book).all();
}

std::vector<Rewrite> rewrittenFireTables(const RuleBook& book) {
  return OldFireTables(book).all();
}

}  // namespace redoubt::rules
