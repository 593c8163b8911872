#pragma once

#include <QString>
#include <string>

#include "core/rules/vocabulary/vocabulary.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// A value in words, for lists: "On what: entering it; What it does: stops there". Values that are one word, number or
/// list are shown as they are, and so is what the term does not describe. `path`: of the rule.
QString valueInWords(const Session& session, const rules::Term* term, const std::string& json, const std::string& path);

}  // namespace redoubt::editor
