#pragma once

#include "core/exchange/format.h"

namespace redoubt::exchange {

/// What of a battle lies on a table or says what it is: all but rules and what they work out, schedules and events.
model::Battle playedRows(const model::Battle& battle);
/// The same as tables of a format.
std::vector<TableCarriage> playedTables();

/// The counters whose place set-ups leave open.
std::size_t waitingCounters(const model::Battle& battle);
/// The language that an export's option `language` names: "own" or a language.
std::string languageOf(const ExportJob& job);

}  // namespace redoubt::exchange
