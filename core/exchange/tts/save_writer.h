#pragma once

#include "core/exchange/format.h"

namespace redoubt::exchange::tts {

/// Writes a saved game of Tabletop Simulator and its pictures beside it.
void writeSave(const ExportJob& job, Package& package);

}  // namespace redoubt::exchange::tts
