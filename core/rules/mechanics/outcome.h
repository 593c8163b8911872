#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/phrase.h"
#include "core/rules/mechanics/engagement.h"

/// What the results of tables do to whom: the rules `effect/<effect>`.
namespace redoubt::rules {

struct ExplainedResult;

/// One thing that a result does.
struct Consequence {
  EffectVerb verb = EffectVerb::Retreat;
  EffectUnits how = EffectUnits::Each;  ///< how it is about `units`; with Each there is one consequence for each unit
  std::vector<Member> units;            ///< none for a track or a state of the game
  /// Hexes, steps, points, units, spaces; of an exchange points of the rating; of a check what is added to the roll.
  Quantity amount;
  bool isAll = false;                   ///< all of them, whatever the amount
  bool countsPoints = false;            ///< of a loss: points of strength, not steps
  std::string name;                     ///< of the rating, state, table or track
  std::string level;                    ///< of the state; empty where it is unknown
  bool isOptional = false;              ///< the owner may leave it
  bool isOpen = false;                  ///< whether it happens depends on something unknown
  Certainty certainty = Certainty::Known;
  std::vector<ExplainedResult> results;  ///< of a check, with what they do
};

/// Ways of which the owner chooses one; without a choice there is just one.
struct OutcomePart {
  std::vector<std::vector<Consequence>> ways;
};

/// A result of a table, with what it does.
struct ExplainedResult {
  TableResult result;
  bool isExplained = false;  ///< false: no rule says what it does
  std::vector<OutcomePart> parts;
  std::vector<std::string> rules;  ///< that decided
};

/// What a result of an engagement's table does. A text without a rule of its own is read as several results that are
/// parted by spaces, commas, slashes or plus signs, if each of them has one; of those parted by slashes, which tell the two
/// sides, each must say whom it is about. What is sure of one part has come about for the next: a unit that has lost a step checks
/// with the figures of the face that shows then, and one that is lost does nothing more.
ExplainedResult explained(const Engagement& engagement, const std::string& table, TableResult result);

/// The results that a text without a rule of its own is read as.
std::vector<std::string> resultParts(const std::string& text);
/// The parts of a result's text that have no rule in this table; none where all of it is explained.
std::vector<std::string> unexplainedParts(const Mechanics& mechanics, const std::string& text, std::string_view table);

/// "d: retreat, hexes: 2". `nameOf` gives the name of a unit.
Phrase wordsFor(const Consequence& consequence, const std::function<std::string(Member)>& nameOf);

}  // namespace redoubt::rules
