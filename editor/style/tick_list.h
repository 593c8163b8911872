#pragma once

#include <QString>

namespace redoubt::editor {

/// The style of a list of check boxes in the present theme; the program's style sheet has none for lists.
QString tickListStyle();

}  // namespace redoubt::editor
