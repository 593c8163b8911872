#pragma once

#include <map>
#include <vector>

#include "editor/app/go_to_items.h"

/// What rests on a paragraph of a source.
namespace redoubt::editor {

/// How many rules, questions and other rows cite each paragraph, but for problems.
std::map<Id<model::Paragraph>, int> countCiting(const model::Battle& battle);

/// Everything that cites the paragraphs whose citation is `citation` ("R6.2"): rules, questions, problems, rows of the
/// battle. Each leads to where it is shown; many rows of one table are one item, which leads to the first. One that
/// says so where nothing cites it.
std::vector<GoToItem> itemsCiting(const Session& session, const QString& citation);

}  // namespace redoubt::editor
