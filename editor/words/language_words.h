#pragma once

#include <QString>

#include "core/rules/language/condition_words.h"
#include "editor/session/session.h"

/// Conditions, amounts and groups of rules as sentences in the language of the window.
namespace redoubt::editor {

/// Things by the titles that the battle gives them.
rules::NameWords titlesOf(const Session& session);

QString sentenceOf(const Session& session, const rules::Condition& condition);
QString sentenceOf(const Session& session, const rules::Amount& amount);
QString sentenceOf(const Session& session, const rules::Group& group);
QString sentenceOf(const Session& session, const rules::FactName& fact);

}  // namespace redoubt::editor
