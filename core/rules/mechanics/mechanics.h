#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/rules/book/certainty.h"
#include "core/rules/vocabulary/action_keys.h"
#include "core/rules/vocabulary/award_keys.h"
#include "core/rules/vocabulary/effect_keys.h"
#include "core/rules/vocabulary/field_keys.h"
#include "core/rules/vocabulary/limit_keys.h"
#include "core/rules/vocabulary/long_keys.h"
#include "core/rules/vocabulary/state_keys.h"
#include "core/rules/vocabulary/table_keys.h"
#include "core/rules/vocabulary/turn_keys.h"

/// The rules of ratings, tables, actions, zones, floods, limits and awards of a battle, read once.
namespace redoubt::rules {

/// An adjustment with the rule that it comes from.
struct NamedAdjust {
  std::string path;
  Adjust adjust;
  Certainty certainty = Certainty::Known;  ///< of the rule
};

/// The adjustments of one owner in the order in which they act, and how those of a group become one.
struct Adjusts {
  std::vector<NamedAdjust> list;
  std::map<std::string, Combine, std::less<>> combine;
};

struct RatingRules {
  std::string path;
  std::string title;  ///< the name where the rules give none
  Rating rating;
  Certainty certainty = Certainty::Known;
  Adjusts adjusts;
};

struct RowOfTable {
  std::string path;
  int number = 0;
  /// Nothing: it is missing, so that the row is never reached. One that is only for some rolls needs none.
  std::optional<OpenRange> range;
  RowOnly only = {};
  Certainty certainty = Certainty::Known;
  std::map<std::string, std::string, std::less<>> cells;  ///< by column

  /// Whether it is for all rolls of its range.
  bool isForAll() const { return !only.natural && !only.roll; }
};

struct LineOfTable {
  std::string path;
  TableLine line;
};

struct TableRules {
  std::string name;
  std::string title;
  std::string path;
  std::optional<TableIndex> index;  ///< nothing: there is just one column
  Certainty certainty = Certainty::Known;
  std::vector<LineOfTable> lines;
  std::optional<TableRoll> roll;
  std::optional<Amount> row;
  std::vector<RowOfTable> rows;  ///< by their numbers
  Adjusts adjusts;
};

struct SpendRules {
  std::string name;
  std::string path;
  Spend spend;
  Certainty certainty = Certainty::Known;
};

struct ActionRules {
  std::string name;
  std::string title;
  std::string path;
  Action action;
  Adjusts adjusts;
  std::vector<SpendRules> spends = {};  ///< by name
};

struct NamedZoneEffect {
  std::string path;
  ZoneEffect effect;
  Certainty certainty = Certainty::Known;
};

struct ZoneRules {
  std::string name;
  std::string title;
  std::string path;
  InfluenceZone zone;
  Certainty certainty = Certainty::Known;
  std::vector<NamedZoneEffect> effects;
};

struct FloodRules {
  std::string name;
  std::string title;
  std::string path;
  Flood flood;
  Certainty certainty = Certainty::Known;
  Adjusts costs;
};

/// A limit of stacking with its alternatives.
struct LimitRules {
  struct Part {
    std::string path;
    Limit limit;
    Certainty certainty = Certainty::Known;
  };
  std::string name;
  std::string title;
  std::vector<Part> parts;  ///< of which one must be kept: the limit itself, then its alternatives by name
};

/// Which units may or must lie across two hexes.
struct LongRules {
  std::string path;
  LongUnits units;
  Certainty certainty = Certainty::Known;
};

struct AwardRules {
  std::string name;
  std::string title;
  std::string path;
  AwardRule award;
  Certainty certainty = Certainty::Known;
};

struct SegmentRules {
  std::string name;
  std::string title;
  std::string path;
  Segment segment;
  Certainty certainty = Certainty::Known;
};

struct ChitRules {
  std::string pool;
  std::string name;
  std::string title;
  std::string path;
  Chit chit;
  Certainty certainty = Certainty::Known;
};

struct LevelRules {
  std::string path;
  ActivationLevel level;
};

struct EffectRules {
  std::string path;
  Effect effect;
  Certainty certainty = Certainty::Known;
};

struct LevelOfState {
  Symbol name;
  std::string title;
  std::string path;
  StateLevel level;  ///< as if nothing were said of it where it has no rule
};

struct ChangeOfState {
  std::string name;
  std::string path;
  StateChange change;
  Certainty certainty = Certainty::Known;
};

struct StateRules {
  Symbol name;
  std::string title;
  std::string path;
  StateOf of = StateOf::Unit;
  std::optional<Condition> units;  ///< of the units that have it; nothing: all
  Certainty certainty = Certainty::Known;
  std::vector<LevelOfState> levels;    ///< from the best to the worst; at least one
  std::size_t start = 0;               ///< the place of the level where nothing else is known
  std::vector<ChangeOfState> changes;  ///< by `order`, then by name

  std::optional<std::size_t> placeOf(std::string_view level) const;
  /// The level that a text names from a present one: "shaken", or "+1" for the next worse, at most the last.
  std::optional<std::size_t> placeFrom(std::size_t present, std::string_view text) const;
  /// Whether one of its changes comes about then.
  bool changesOn(std::string_view moment) const;
};

struct Mechanics {
  std::map<Symbol, RatingRules> ratings;
  std::map<Symbol, TableRules> tables;
  std::vector<ActionRules> actions;  ///< by `order`, then by name
  std::map<Symbol, ZoneRules> zones;
  std::map<Symbol, FloodRules> floods;
  std::vector<LimitRules> limits;       ///< by name
  std::vector<Symbol> freeOfStacking;   ///< arms that no limit counts
  std::vector<LongRules> longUnits;     ///< by name
  std::vector<AwardRules> awards;       ///< by name
  std::vector<SegmentRules> segments;  ///< by `order`, then by name
  std::vector<ChitRules> chits;        ///< by pool, then by name
  std::map<std::string, LevelRules, std::less<>> levels;
  std::vector<EffectRules> effects;
  std::map<Symbol, StateRules> states;

  /// Null if there is none.
  const TableRules* table(std::string_view name) const;
  const ActionRules* action(std::string_view name) const;
  const SegmentRules* segment(std::string_view name) const;
  /// The floods that answer a question ("supply", "move"), by name.
  std::vector<const FloodRules*> floodsFor(std::string_view question) const;
  const StateRules* state(Symbol name) const;
  /// What a result in a table does: by its rule for that table, otherwise by that for any.
  const EffectRules* effect(std::string_view text, std::string_view table) const;
};

Mechanics mechanicsOf(const model::Battle& battle, const RuleBook& book);

}  // namespace redoubt::rules
