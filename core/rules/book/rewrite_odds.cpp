#include "core/rules/book/rewriting.h"

#include <algorithm>

namespace redoubt::rules {
namespace {

using nlohmann::json;

constexpr const char* kOldColumns = "combat/columns";
const std::string kTable = "table/battle";
const std::string kAction = "action/battle";

// Rewrites combat by odds.
class OldOdds : Rewriting {
 public:
  using Rewriting::Rewriting;

  std::vector<Rewrite> all() {
    if (book_.texts(kOldColumns).empty() || !book_.under(kTable).empty()) return {};
    addRatings();
    addTable();
    addAction();
    addStrengths();
    addShifts();
    return std::move(made_);
  }

 private:
  void addAdjust(const std::string& name, const json& value, const std::string& from) {
    add(kAction + "/adjust/" + name, value, from);
  }

  void addRatings() {
    for (const char* rating : {"attack", "defence", "strength"}) {
      add(std::string("rating/") + rating, {{"figure", "size"}}, kOldColumns);
    }
    add("rating/morale", {{"figure", "morale"}}, kOldColumns);
  }

  void addTable() {
    const auto strength = [](const char* rating, const char* group) -> json {
      return {{"rating", rating}, {"of", group}};
    };
    json index = {{"kind", "odds"},
                  {"of", {strength("attack", "attackers"), strength("defence", "defenders")}},
                  {"columns", json(book_.texts(kOldColumns))}};
    if (const auto rounding = book_.text("combat/odds-rounding")) index["rounding"] = *rounding;
    if (book_.text("combat/odds-beyond") == "not-allowed") index["beyond"] = {{"below", "none"}, {"above", "none"}};
    add(kTable + "/index", index, kOldColumns);
    if (const auto dice = book_.text("combat/dice")) add(kTable + "/roll", {{"dice", *dice}}, "combat/dice");
    for (const std::string& row : book_.under("combat/rows")) {
      for (const std::string& cell : book_.under("combat/rows/" + row)) {
        const std::string from = "combat/rows/" + row + "/" + cell;
        add(kTable + "/rows/" + row + "/" + cell, value(from), from);
      }
    }
  }

  void addAction() {
    json action = {{"asked", "attack"}, {"table", "battle"}, {"joint", "one-target-hex"}};
    if (const auto several = book_.text("combat/several")) action["joint"] = *several;
    const std::vector<std::string> onlyDefend = book_.under("combat/defence-bonus");
    if (!onlyDefend.empty()) action["by"] = {{"not", {{"arm", json(onlyDefend)}}}};
    add(kAction, action, kOldColumns);
  }

  // Markers across which a unit has at most so many points, and is not doubled or halved.
  std::vector<std::string> heldBy() const { return book_.under("combat/strength-across"); }

  void addStrengths() {
    for (const std::string& arm : book_.under("combat/defence-bonus")) {
      const std::string from = "combat/defence-bonus/" + arm;
      const json points = {{"of", "defence"}, {"set", value(from)}, {"per", "hex"}, {"when", {{"arm", arm}}}};
      addAdjust("bonus-" + arm, points, from);
      addAdjust("bonus-" + arm + "-attack", {{"of", "attack"}, {"set", 0}, {"when", {{"arm", arm}}}}, from);
    }
    for (const std::string& arm : book_.under("combat/strength")) {
      const std::string from = "combat/strength/" + arm;
      if (book_.json("combat/defence-bonus/" + arm)) continue;
      for (const char* rating : {"attack", "defence"}) {
        const json points = {{"of", rating}, {"set", value(from)}, {"per", "hex"}, {"when", {{"arm", arm}}}};
        addAdjust("strength-" + arm + "-" + rating, points, from);
      }
    }
    for (const std::string& marker : heldBy()) {
      const std::string from = "combat/strength-across/" + marker;
      addAdjust("across-" + marker, {{"of", "attack"}, {"most", value(from)}, {"when", {{"marker-across", marker}}}},
                from);
    }
    for (const std::string& arm : book_.under("combat/doubled")) addDoubled(arm);
    for (const std::string& terrain : book_.under("terrain")) {
      const std::string from = "terrain/" + terrain + "/attacks-with";
      if (!book_.json(from)) continue;
      json when = {{"hex", terrain}};
      if (!heldBy().empty()) when["not"] = {{"marker-across", json(heldBy())}};
      addAdjust("from-" + terrain, {{"of", "attack"}, {"times", value(from)}, {"when", when}}, from);
    }
    const std::string rear = "combat/strength-from-rear";
    if (book_.json(rear)) {
      addAdjust("from-rear", {{"of", "defence"}, {"most", value(rear)}, {"when", {{"aspect", "rear"}}}}, rear);
    }
  }

  void addDoubled(const std::string& arm) {
    const std::string from = "combat/doubled/" + arm;
    const json doubled = value(from);
    const auto against = textOf(member(doubled, "against"));
    if (!against) return;
    std::vector<std::string> notAcross = heldBy();
    const json& more = member(doubled, "not-across");
    for (const json& each : more) {
      if (const auto marker = textOf(each)) notAcross.push_back(*marker);
    }
    const json defenders = {{"group", "defenders"}, {"arm", *against}};
    json when = {{"arm", arm}, {isSet(doubled, "alone") ? "every" : "some", defenders}};
    if (!notAcross.empty()) when["not"] = {{"marker-across", json(notAcross)}};
    addAdjust("doubled-" + arm, {{"of", "attack"}, {"times", 2}, {"when", when}}, from);
  }

  void addShifts() {
    addMorale();
    addTrack();
    addLeaders();
    const std::string opposite = "combat/shift/opposite-sides";
    if (book_.json(opposite)) {
      addAdjust("opposite-sides",
                {{"of", "column"},
                 {"add", value(opposite)},
                 {"when", {{"some", {{"group", "attackers"}, {"opposite", true}}}}}},
                opposite);
    }
    addTerrain();
    for (const std::string& stock : book_.under("combat/shift/stock")) addStock(stock);
  }

  void addMorale() {
    const std::string from = "combat/shift/morale";
    if (book_.text(from) != "difference") return;
    std::vector<std::string> without = book_.under("combat/defence-bonus");
    for (const std::string& arm : book_.texts("morale/exempt")) without.push_back(arm);
    const std::string take = book_.text("combat/shift/morale-of").value_or("highest");
    const auto morale = [&](const char* group) {
      json of = group;
      if (!without.empty()) of = {{"of", group}, {"where", {{"not", {{"arm", json(without)}}}}}};
      return json{{"rating", "morale"}, {"of", of}, {"take", take}};
    };
    addAdjust("morale", {{"of", "column"}, {"add", {{"minus", {morale("attackers"), morale("defenders")}}}}}, from);
  }

  void addTrack() {
    const std::string from = "combat/shift/track";
    const auto track = book_.text(from);
    const json zones = value("morale-track/zones");
    if (!track || !zones.is_array()) return;
    int number = 0;
    for (const json& zone : zones) {
      const auto label = textOf(member(zone, "label"));
      const auto player = textOf(member(zone, "player"));
      if (!label || !player) continue;
      const json side = {{"group", "attackers"}, {"side", *player}};
      addAdjust(
          "track-" + std::to_string(++number),
          {{"of", "column"}, {"add", member(zone, "columns")}, {"when", {{"track." + *track, *label}, {"some", side}}}},
          from);
    }
  }

  // Where a leader must be to help one of a group.
  json near(const std::string& group) const {
    json places = json::array();
    for (const std::string& word : book_.texts("leader/helps-in")) {
      const std::string distance = "distance." + group;
      if (word == "hex") places.push_back({{distance, 0}});
      if (word == "neighbours") places.push_back({{distance, {{"to", 1}}}});
      if (word == "front") places.push_back({{distance, 1}, {"aspect." + group, "front"}});
    }
    return places;
  }

  void addLeaders() {
    const std::string from = "combat/shift/leader";
    const auto figure = book_.text(from);
    if (!figure || near("attackers").empty()) return;
    add("rating/leadership", {{"figure", *figure}}, from);
    const auto best = [&](const char* group, const char* side) {
      const json leaders = {{"of", "leaders"}, {"where", {{"side", side}, {"any", near(group)}}}};
      return json{{"rating", "leadership"}, {"of", leaders}, {"take", "highest"}};
    };
    // Of columns the subject is the target.
    addAdjust("leader", {{"of", "column"}, {"add", best("attackers", "other")}}, from);
    addAdjust("leader-against", {{"of", "column"}, {"add", {{"times", {-1, best("defenders", "same")}}}}}, from);
  }

  // The shifts themselves stay a chart.
  void addTerrain() {
    const std::string how = "combat/shift/terrain";
    if (book_.text(how) == "sum") return;
    add(kAction + "/combine/terrain", "lowest", book_.json(how) ? how : std::string(kOldColumns));
  }

  void addStock(const std::string& stock) {
    const std::string from = "combat/shift/stock/" + stock;
    const json rule = value(from);
    const json& bySize = member(rule, "by-size");
    if (!bySize.is_object()) return;
    const bool isSum = textOf(member(rule, "several")) == "sum";
    for (const auto& [size, columns] : bySize.items()) {
      const auto points = rationalFromText(size);
      if (!points) continue;
      json spender = {{"spends", stock}, {"type", member(rule, "types")}, {"rating.strength", points->numerator()}};
      if (member(rule, "not-across").is_array() && !member(rule, "not-across").empty()) {
        spender["not"] = {{"marker-across", member(rule, "not-across")}};
      }
      json when = json::object();
      json cancels = json::array();
      if (const json& into = member(rule, "not-into"); into.is_array() && !into.empty()) {
        cancels.push_back({{"hex", into}});
      }
      if (const json& against = member(rule, "not-against"); against.is_array() && !against.empty()) {
        cancels.push_back({{"some", {{"group", "defenders"}, {"arm", against}}}});
      }
      if (!cancels.empty()) when["not"] = {{"any", cancels}};
      json add = columns;
      if (isSum) {
        add = {{"times", {columns, {{"count", {{"of", "attackers"}, {"where", spender}}}}}}};
      } else {
        spender["group"] = "attackers";
        when["some"] = spender;
      }
      addAdjust(stock + "-" + size, {{"of", "column"}, {"add", add}, {"group", "stock-" + stock}, {"when", when}},
                from);
    }
    if (!isSum) add(kAction + "/combine/stock-" + stock, "highest", from);
  }
};

}  // namespace

std::vector<Rewrite> rewrittenOdds(const RuleBook& book) {
  return OldOdds(book).all();
}

}  // namespace redoubt::rules
