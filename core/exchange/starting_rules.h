#pragma once

#include <string>
#include <vector>

#include "core/model/battle.h"
#include "core/rules/book/rule_book.h"

/// The rules that a new battle can begin with.
namespace redoubt::exchange {

/// The blank rule system (data/systems/blank.json) and nothing else.
model::Battle blankBattle();

/// The rules of a battle with all that bears on them: its system and those it inherits from, the tracks beside the map,
/// where these come from, and the players and armies that rules may speak of. Of the sources rulebooks, errata and
/// those that a rule comes from, with their paragraphs but such as only rows of the battle come from; of the questions
/// those that a rule's origin names or that are about a paragraph which a rule comes from. No map, units, scenarios or
/// author's notes.
model::Battle rulesOnly(const model::Battle& battle);

/// Gives a battle that is to be called as `info` says a system of its own, which inherits from the one it names: a
/// design under way, without the box of the published game.
Id<model::System> addOwnSystem(model::Battle& battle, const model::BattleInfo& info);

/// Takes out the rules that name armies, leaders, units, players or zones which the battle has not: they were those of
/// the battle the rules come from. With them goes what is known of their origin.
void dropRulesAboutNobody(model::Battle& battle);

/// Takes out the translations of texts that the battle doesn't have.
void dropIdleTranslations(model::Battle& battle);

/// The arms that units of a new army can be of, by the rule `arm/<arm>/order`, then by name.
std::vector<std::string> startingArms(const rules::RuleBook& book);

/// The unit type that units of an arm are of at first: the one called like the arm, otherwise the first by name; none
/// that the rule `unit-type/<type>/army` keeps to other armies. Empty if there is none.
std::string startingType(const rules::RuleBook& book, const std::string& arm, const std::string& army);

}  // namespace redoubt::exchange
