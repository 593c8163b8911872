#pragma once

#include <functional>

#include "core/base/phrase.h"
#include "core/rules/language/condition.h"

/// Conditions and amounts as people read them.
namespace redoubt::rules {

/// How things are called: "Infantry" for an arm "infantry". Without it they are called by their names.
using NameWords = std::function<Phrase(NameKind kind, std::string_view name)>;

/// "its arm is infantry and not: the terrain of the hex is woods"; "always" where there is no condition.
Phrase wordsFor(const Condition& condition, const NameWords& names = {});
/// "the highest morale of the attackers − 2".
Phrase wordsFor(const Amount& amount, const NameWords& names = {});
Phrase wordsFor(const Group& group, const NameWords& names = {});
/// "the distance", "its state “morale”".
Phrase wordsFor(const FactName& fact, const NameWords& names = {});

}  // namespace redoubt::rules
