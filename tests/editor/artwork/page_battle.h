#pragma once

#include <QString>

#include "core/model/battle.h"

namespace redoubt::editor::test {

/// A battle with names that would end elements and texts if they were not written with care: units 1, 2 and 5 of Blue
/// in the hexes 0303, 0303 and 0505, unit 11 of Red in 0804; a track for its four turns; a Polish translation.
model::Battle pageBattle();

/// Its page in that file.
void writePage(const model::Battle& battle, const QString& file);

/// What stands between two texts; empty if they are not there.
std::string between(const std::string& text, const std::string& from, const std::string& to);
std::string contentOf(const QString& file);

}  // namespace redoubt::editor::test
