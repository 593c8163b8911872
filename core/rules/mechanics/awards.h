#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/rules/mechanics/map_situation.h"

/// The points that a position is worth (`award/…`), and what they come to.
namespace redoubt::rules {

/// The whole game, as an award for one player sees it: "same" is his side. Units are all of the scenario, whatever
/// became of them; those that are not on the map are in no hex. Ratings are as printed.
class AwardSituation final : public MapSituation {
 public:
  AwardSituation(const Mechanics& mechanics, const Position& position, Fields* fields, Symbol player)
      : MapSituation(mechanics, position, fields), player_{player} {}

  Symbol player() const { return player_.front(); }

  FactValue fact(const FactName& name, Member member, Member subject) const override;
  Quantity rating(Symbol rating, Member member, bool isPrinted) const override;

 private:
  FactValue factOfNobody(const FactName& name) const override;
  std::vector<Member> membersNamed(std::string_view name, Member subject) const override;

  std::vector<Symbol> player_;
};

/// What a player gets by one award.
struct AwardReading {
  std::string player;  ///< slug
  std::string award;   ///< its name
  std::string rule;    ///< its path
  AwardMoment moment = AwardMoment::End;
  int times = 0;        ///< how many counters or hexes it is given for, or 1 for a condition
  Rational points;      ///< for all of them together
  bool isOpen = false;  ///< there may be more or less: whether it is given, or for how much, is partly unknown
  Certainty certainty = Certainty::Unknown;

  friend bool operator==(const AwardReading&, const AwardReading&) = default;
};

/// By award, then by player in the order of the battle; what brings nothing and is not open is told too.
std::vector<AwardReading> readAwards(const Mechanics& mechanics, const Position& position, Fields* fields);

/// The points of a player.
struct PlayerPoints {
  std::string player;
  Rational points;
  bool isOpen = false;
  Certainty certainty = Certainty::Known;

  friend bool operator==(const PlayerPoints&, const PlayerPoints&) = default;
};
/// The sums of the awards, for every player.
std::vector<PlayerPoints> sumsOf(const model::Battle& battle, const std::vector<AwardReading>& awards);

/// Who is ahead, and what that is called.
struct VictoryReading {
  std::string player;           ///< empty: nobody is
  std::optional<Rational> by;   ///< the lead, ratio or points that the levels are read from; nothing: without end
  std::string level;            ///< empty: none
};
/// Nothing if there are fewer than two players.
std::optional<VictoryReading> readVictory(const std::vector<PlayerPoints>& points,
                                          const std::vector<VictoryLevel>& levels, LevelsBy by);

}  // namespace redoubt::rules
