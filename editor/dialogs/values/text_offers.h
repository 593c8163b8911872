#pragma once

#include <QString>
#include <string>
#include <vector>

#include "editor/session/session.h"

namespace redoubt::editor {

/// What is offered for a member of a rule that can be any text: the levels of its state, the pools, the moments of a
/// change. Empty where nothing is. `json` is the whole value.
std::vector<std::string> textOffers(const Session& session, const std::string& path, const std::string& member,
                                    const std::string& json);
/// What such a text is called: the title of the level, the segment, the action that it names. Empty if it has none.
QString textTitle(const Session& session, const std::string& path, const std::string& member, const std::string& text);

}  // namespace redoubt::editor
