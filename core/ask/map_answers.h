#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/ask/answer.h"

/// Answers about the map: zones, what is traced from hex to hex, sight.
namespace redoubt::ask {

/// The hexes that are in a zone: of control by the rules `control/…`, or of one of the rules' own.
struct ZoneAnswer {
  struct Zone {
    std::string name;  ///< "control" for the zones of control of `control/…`
    std::set<hex::HexKey> sure;
    std::set<hex::HexKey> possible;  ///< those that depend on something unknown
  };
  std::vector<Zone> zones;
  rules::Certainty certainty = rules::Certainty::Known;
  std::vector<Reason> because;
};
ZoneAnswer askZones(const World& world, const std::vector<rules::Member>& units);
/// The same of one zone of the rules' own, with what it does.
ZoneAnswer askZone(const World& world, const rules::ZoneRules& rules, const std::vector<rules::Member>& units);
/// The same of the zones of control of `control/…`.
ZoneAnswer askControl(const World& world, const std::vector<rules::Member>& units);

/// Whether a unit is reached: in supply, in command.
struct TraceAnswer {
  std::string flood;
  rules::Verdict in = rules::Verdict::Unknown;
  bool isNeeded = true;                ///< false: the rules don't ask that the unit is reached
  std::vector<hex::HexKey> path;       ///< from the start to the unit; empty where it is not reached or needs none
  std::vector<rules::Member> sources;  ///< the units or leaders in whose hex the path starts
  rules::Certainty certainty = rules::Certainty::Unknown;
  std::vector<Reason> because;
};
/// `question` is "supply", "command" or "exit"; by the floods for it that are for this unit, of which one is enough.
TraceAnswer askTrace(const World& world, std::string_view question, rules::Member unit);

/// By one flood.
TraceAnswer askFlood(const World& world, const rules::FloodRules& rules, rules::Member unit);
/// By the rules `command/…`; without a reason where they say nothing of it. The path is the straight line.
TraceAnswer askCommandRange(const World& world, rules::Member unit);
/// The hexes in the range of leaders by the rules `command/…`.
std::set<hex::HexKey> hexesInRange(const World& world, const std::vector<rules::Member>& leaders);

/// A line of sight.
struct SightAnswer {
  bool sees = false;
  std::vector<hex::HexKey> blockers;  ///< the first obstacle
  rules::Certainty certainty = rules::Certainty::Known;
  std::vector<Reason> because;
};

SightAnswer askSight(const World& world, hex::HexKey from, hex::HexKey to);

}  // namespace redoubt::ask
