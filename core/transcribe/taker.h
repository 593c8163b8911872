#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/hex/layout.h"
#include "core/rules/book/rule_book.h"
#include "core/rules/combat/table_grid.h"
#include "core/transcribe/matching.h"
#include "core/transcribe/taking.h"

/// Private to core/transcribe: what the parts of a taking share.
namespace redoubt::transcribe {

/// Takes the items of a reading one after another. Every row that is made is in `now()` at once, so that later items
/// find it.
class Taker {
 public:
  Taker(const model::Battle& battle, const TakeOptions& options, std::string title);

  Taken run(Reading reading);

 private:
  // contexts
  void enterLine(const Line& line);
  std::set<Id<model::Army>> armiesOf(const Item& item);
  bool isElsewhere() const { return hasScenarios_ && !isHere_; }

  // manifests
  void takeManifest(Line& line);
  void takeUnit(Line& line, Item& item);
  Id<model::Unit> makeUnit(Line& line, const Item& item, const std::string& name, Id<model::Army> army, int counters);
  Id<model::Leader> makeLeader(Line& line, const std::string& name, Id<model::Army> army);
  Id<model::Army> onlyArmy(const std::set<Id<model::Army>>& armies) const;
  std::optional<Id<model::Command>> commandOf(Line& line, const std::string& leader, Id<model::Army> army);
  std::optional<std::string> typeOf(const std::string& name) const;
  std::string usualType(Id<model::Army> army) const;
  void compareCounters(Line& line, const Item& item, const model::Unit& unit);

  // set-ups
  void takePlacements(Line& line);
  void takePlacement(Line& line, Item& item, std::string_view before);
  Meaning madeFor(Line& line, const Item& item, Id<model::Army> army, const Meaning& known);
  Id<model::Unit> nextOf(const std::vector<Id<model::Unit>>& units, const model::Placement& placement) const;
  model::Placement placementOf(Line& line, const Item& item);
  void fillPlace(Line& line, const Item& item, model::Placement& placement);
  void fillFacing(Line& line, const Item& item, model::Placement& placement);
  void put(Line& line, model::Placement placement, std::optional<Id<model::Army>> army);
  std::optional<Id<model::SetUpBlock>> blockOf(Id<model::Army> army);
  const model::Placement* existing(const model::Placement& wanted, Id<model::SetUpBlock> block) const;
  std::vector<hex::HexKey> hexesOf(Line& line, const std::string& printed);
  std::optional<Id<model::Zone>> zoneOf(Line& line, const std::string& words);
  Id<model::Zone> zoneWith(const std::vector<hex::HexKey>& hexes, std::string_view name, model::ZoneKind kind);

  // schedules
  void takeSchedule(Line& line);
  void takePool(Line& line, Item& item);
  void takeArrival(Line& line, Item& item);
  std::optional<Id<model::Entry>> entryOf(Line& line, const Item& item, Id<model::Army> army, bool onActivation);
  int lastTurnOf(const Item& item) const;

  // tables
  void takeTables(Reading& reading);
  bool takeGrid(Reading& reading, std::size_t index, std::set<std::string>& taken);
  bool takeTerrain(Reading& reading, std::size_t index);
  void takeCosts(Line& line, const std::vector<std::string>& row, const std::map<std::size_t, std::string>& arms,
                 const std::string& path, std::vector<rules::GridCell>& cells);
  void takeEffect(Line& line, const std::string& cell, const std::string& path, std::vector<rules::GridCell>& cells);
  std::optional<std::string> terrainOf(const rules::RuleBook& book, const std::string& words) const;
  static Line* lineOf(Reading& reading, std::size_t table, std::size_t row);

  // all
  void attend(const Line& line, const Item& item);
  void attendElsewhere(const Line& line);
  void mean(const Meaning& meaning);
  void fate(Fate fate);
  void guess(Line& line, std::string words, std::string taken, Phrase why);
  void leave(Line& line, const std::string& words, Phrase why);
  void guessLikeness(Line& line, const std::string& words, const Meaning& meaning);
  void apply(const model::Edit& edit);
  void record(std::string_view table, const std::string& key, const Line& line);
  const model::Battle& now() const { return now_; }

  const model::Battle& before_;
  TakeOptions options_;
  std::string title_;
  model::Battle now_;
  model::Edit edit_;
  hex::Layout layout_;
  TakenCounts counts_;
  std::vector<Outcome> outcomes_;
  std::map<std::string, std::string, std::less<>> glossary_;

  // where the text is
  bool hasScenarios_ = false;  // it has headings of scenarios
  bool isHere_ = true;         // under one of the wanted scenario, or before any
  Id<model::Variant> variant_;
  std::set<Id<model::Army>> armies_;
  std::string armyWords_;
  std::map<Id<model::Variant>, Used> used_;
  std::map<std::pair<Id<model::Variant>, hex::HexKey>, int> stacks_;
  std::set<Id<model::Placement>> made_;
  std::optional<Id<model::Army>> lineArmy_;  // of the last placement
};

}  // namespace redoubt::transcribe
