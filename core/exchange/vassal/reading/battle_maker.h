#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/exchange/vassal/reading/battle_map.h"
#include "core/exchange/vassal/reading/counter_kinds.h"
#include "core/exchange/vassal/reading/import.h"
#include "core/rules/book/rule_edit.h"

/// Private to core/exchange/vassal/reading: rows of a battle from what was read.
namespace redoubt::exchange::vassal::reading {

/// What a battle is made from. All must stay.
struct Material {
  const Module& module;
  const std::vector<SetUpState>& setUps;
  const std::optional<BattleMap>& map;
  const ImportOptions& options;
};

/// Which picture of the module shows which face.
struct FacePicture {
  PictureUse use = PictureUse::UnitFront;
  std::string image;
  Id<model::Face> face;
};

/// Makes the battle, once.
class BattleMaker {
 public:
  explicit BattleMaker(const Material& material);

  void run();

  model::Battle battle;
  std::vector<FacePicture> pictures;
  /// How many counters were left, by what they are, and why: the key of the words.
  std::map<std::pair<std::string, std::string>, int> left;

 private:
  /// Slugs of one table, each once.
  class Slugs {
   public:
    std::string free(const std::string& name, const std::string& otherwise);

   private:
    std::set<std::string> taken_;
    std::map<std::string, int> next_;
  };

  // battle_maker.cpp: the battle, its map and rules
  void makeBattle();
  void makeMap();
  void makeRules();
  void addTypes(rules::RuleEdit& edit) const;
  void addFigureKinds(rules::RuleEdit& edit) const;
  hex::FacingKind facingKind() const;

  // forces_maker.cpp: players, armies, units, leaders
  void makeArmies();
  void makeForces();
  std::optional<Id<model::Army>> armyOf(const CounterKind& kind) const;
  void makeUnits(std::size_t kind);
  void makeLeaders(std::size_t kind);
  void makeCounters(const CounterKind& kind, Id<model::Unit> unit, const std::string& slug);
  void addFigures(const CounterKind& kind, Id<model::Face> face);
  std::string typeOf(const CounterKind& kind, Id<model::Army> army);
  void makeCommands();
  std::optional<Id<model::Leader>> leaderOf(Id<model::Army> army, const std::string& formation) const;
  std::string freeName(Id<model::Army> army, const std::string& name);
  std::string freeShortName(Id<model::Army> army, const std::string& name);

  // set_up_maker.cpp: scenarios and placements
  void makeScenarios();
  void makeScenario(const SetUpState& setUp);
  struct Placed {
    model::Placement row;
    Id<model::Army> army;
    std::size_t group = 0;  ///< those of one stack
    int fromTop = 1;
  };
  std::optional<Placed> placementOf(const Standing& counter, std::vector<int>& used);
  void setPlace(Placed& placed, const Standing& counter, const Whereabouts& where);
  void setFacing(model::Placement& row, const Piece& piece);
  static void numberStacks(std::vector<Placed>& all);
  std::optional<Id<model::Space>> spaceOf(const Map& map, const std::string& name);
  void setTurns(Id<model::Scenario> scenario);
  void leave(const std::string& what, const char* why) { ++left[{what, why}]; }

  const Material material_;
  CounterKinds kinds_;
  std::map<std::string, Id<model::Army>> armies_;  // by name
  std::vector<Id<model::Army>> armyOrder_;
  std::map<std::size_t, std::vector<Id<model::Unit>>> units_;      // by kind
  std::map<std::size_t, std::vector<Id<model::Leader>>> leaders_;  // by kind
  std::map<std::pair<const Map*, std::string>, Id<model::Space>> spaces_;
  std::map<const Map*, Id<model::Track>> tracks_;
  std::set<std::pair<Id<model::Army>, std::string>> names_, shortNames_;
  std::map<std::string, UnitSort> sorts_;  // by the slugs of the types that are not the rules' own
  std::set<std::string> figures_;          // kinds that counters have
  Slugs unitSlugs_, leaderSlugs_, armySlugs_, playerSlugs_, commandSlugs_, scenarioSlugs_, trackSlugs_, spaceSlugs_;
  hex::FacingKind facing_ = hex::FacingKind::Vertex;
  Effort effort_;
  int made_ = 0;
  int scenarios_ = 0;
};

/// The largest numbers of rows that an import makes.
inline constexpr int kMostForces = 20'000;
inline constexpr std::size_t kMostSpaces = 2'000;

/// "Text" as JSON.
std::string jsonText(const std::string& text);

}  // namespace redoubt::exchange::vassal::reading
