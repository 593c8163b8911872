#pragma once

#include <map>
#include <vector>

#include "editor/app/go_to_items.h"

/// Items that cite a paragraph of a source.
namespace redoubt::editor {

/// The number of rules, questions and other rows that cite each paragraph, without problems.
std::map<Id<model::Paragraph>, int> countCiting(const model::Battle& battle);

/// Everything that cites the paragraphs whose citation is `citation` ("R6.2"): rules, questions, problems, rows of the
/// battle. Each item opens the place where it is shown; many rows of one table are one item, which opens the first. If
/// nothing cites it, one item says so.
std::vector<GoToItem> itemsCiting(const Session& session, const QString& citation);

}  // namespace redoubt::editor
