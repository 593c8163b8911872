#pragma once

#include <string_view>

#include "core/rules/mechanics/adjusting.h"
#include "core/rules/mechanics/awards.h"
#include "core/rules/mechanics/undertake.h"

/// The words of answers for programs, the same in JSON and for those who use the library.
namespace redoubt::ask {

/// "out-of-range"
std::string_view wordOf(rules::Refusal::Kind kind);
/// "add"
std::string_view wordOf(rules::AdjustKind kind);
/// "once"
std::string_view wordOf(rules::AwardMoment moment);

}  // namespace redoubt::ask
