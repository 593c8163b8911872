#pragma once

#include <optional>
#include <string>
#include <variant>

#include "core/check/finding.h"
#include "core/model/placement_verbs.h"

namespace redoubt::editor {

class Session;

/// A rule in the rules window, by its path; an empty path means all rules.
struct RuleGoal {
  std::string path;
  bool isWithoutOrigin = false;  ///< of all rules, only those without an origin

  friend bool operator==(const RuleGoal&, const RuleGoal&) = default;
};

/// A setting in the rules window.
struct SettingGoal {
  Id<model::Scenario> scenario;
  std::string path;

  friend bool operator==(const SettingGoal&, const SettingGoal&) = default;
};

/// The counters of an army, placed or not.
struct ArmyGoal {
  Id<model::Army> army;

  friend bool operator==(const ArmyGoal&, const ArmyGoal&) = default;
};

/// A zone without hexes, to be selected.
struct ZoneGoal {
  Id<model::Zone> zone;

  friend bool operator==(const ZoneGoal&, const ZoneGoal&) = default;
};

/// A house check in its window.
struct HouseCheckGoal {
  Id<model::HouseCheck> check;

  friend bool operator==(const HouseCheckGoal&, const HouseCheckGoal&) = default;
};

/// An order of the set-up in the window of orders and events, shown in the current scenario or otherwise its own.
struct OrderGoal {
  Id<model::SetUpOrder> order;

  friend bool operator==(const OrderGoal&, const OrderGoal&) = default;
};

/// The same for an event.
struct EventGoal {
  Id<model::Event> event;

  friend bool operator==(const EventGoal&, const EventGoal&) = default;
};

/// A track in the window of tracks and schedule.
struct TrackGoal {
  Id<model::Track> track;

  friend bool operator==(const TrackGoal&, const TrackGoal&) = default;
};

/// A line of the schedule in the same window, shown in the current scenario or otherwise its own.
struct PoolGoal {
  Id<model::PoolLine> line;

  friend bool operator==(const PoolGoal&, const PoolGoal&) = default;
};

/// The same for an entry.
struct EntryGoal {
  Id<model::Entry> entry;

  friend bool operator==(const EntryGoal&, const EntryGoal&) = default;
};

/// A part of what the inspector shows about the whole battle.
enum class BattlePart { Facts, Sources, Questions };

/// A row in the window of the battle's data; without a key its table. Every row can at least be shown there.
struct RecordGoal {
  std::string table;
  std::string key = {};

  friend bool operator==(const RecordGoal&, const RecordGoal&) = default;
};

/// What the window shows for a finding.
using FindingGoal = std::variant<RecordGoal, hex::HexKey, model::Subject, ArmyGoal, ZoneGoal, RuleGoal, SettingGoal,
                                 HouseCheckGoal, OrderGoal, EventGoal, TrackGoal, PoolGoal, EntryGoal, BattlePart>;

/// For a finding with a place its first hex; otherwise what shows its subject.
FindingGoal goalOf(const Session& session, const check::Finding& finding);

/// The house check that found it, whatever its subject is; nullopt for findings of the program's own checks.
std::optional<FindingGoal> houseCheckOf(const Session& session, const check::Finding& finding);

/// Whether the goal is in a window of its own.
bool opensWindow(const FindingGoal& goal);

}  // namespace redoubt::editor
