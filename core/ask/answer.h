#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/ask/world.h"
#include "core/rules/mechanics/drawn.h"
#include "core/rules/mechanics/engagement.h"
#include "core/rules/mechanics/outcome.h"
#include "core/rules/mechanics/undertake.h"

/// Answers to questions, with what decided.
namespace redoubt::ask {

/// A row that decided: a rule with the paragraph it comes from.
struct Reason {
  std::string rule;      ///< its path
  std::string citation;  ///< "R6.2"; empty if none is known
  rules::Certainty certainty = rules::Certainty::Known;

  friend bool operator==(const Reason&, const Reason&) = default;
};

/// The reason that a rule is; rules that are missing have no citation.
Reason reasonOf(const World& world, const std::string& rule);
/// Adds the reason that a rule is, if it is not there yet; nothing for the empty path.
void addReason(std::vector<Reason>& reasons, const World& world, const std::string& rule);
/// The same for a rule that the battle may not have: then nothing.
void addKnown(std::vector<Reason>& reasons, const World& world, const std::string& rule);

/// The strength of one unit.
struct Share {
  rules::Member member = rules::kNobody;
  rules::Quantity points;
};

/// Of an attack, of fire, of any other action.
struct ActionAnswer {
  std::string action;  ///< empty: without an action of the rules, by the table alone
  std::string table;
  std::vector<Share> attackers;  ///< of the first amount of the table's index, where that is a rating
  std::vector<Share> defenders;  ///< of the second
  rules::TableLookup lookup;
  std::vector<rules::ExplainedResult> effects;  ///< what each result does; none in games without such rules
  rules::IndexKind kind = rules::IndexKind::Odds;
  std::vector<rules::AppliedAdjust> adjustments;
  std::vector<rules::Refusal> refusals;  ///< why it is not allowed; what would result is told nevertheless
  std::vector<rules::Spending> spends;   ///< what it uses up
  std::vector<rules::Member> perhapsWith;  ///< those of whom it is unknown whether they lend their strength; they don't
  rules::Duties left;                    ///< who else has to do it, and to whom else it has to be done
  std::vector<Share> costs;              ///< the points of movement that it costs each of those who act
  /// The columns with their chances, where units take part whose ratings nobody knows yet; the results are then those
  /// over all of these.
  std::vector<rules::DrawnLookup::Column> drawn;
  rules::Certainty certainty = rules::Certainty::Unknown;
  std::vector<Reason> because;

  /// "3:1", "+2", "7"; empty if it is unknown.
  std::string indexText() const;
};

/// The results of the check that is all of the only result; none where it does anything else.
std::vector<rules::TableResult> checkIn(const std::vector<rules::ExplainedResult>& effects);

/// What is acted against: hexes, and of the units in them the only ones that are meant, if it is not all.
struct Aim {
  std::vector<hex::HexKey> hexes;
  std::vector<rules::Member> units = {};
};
/// What hexes and units by their names mean: a unit stands for its hex too, a long one for its first. Throws Error
/// NotFound.
Aim aimAt(const World& world, const std::vector<std::string>& names);

/// `question` is "attack" or "fire". `action` names one of several that answer it. Throws Error NotFound for an action
/// that the rules don't have.
ActionAnswer askAction(const World& world, std::string_view question, const std::vector<rules::Member>& by,
                       const Aim& on, std::string_view action = {});
inline ActionAnswer askAction(const World& world, std::string_view question, const std::vector<rules::Member>& by,
                              const std::vector<hex::HexKey>& on, std::string_view action = {}) {
  return askAction(world, question, by, Aim{on}, action);
}

}  // namespace redoubt::ask
