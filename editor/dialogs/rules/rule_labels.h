#pragma once

#include <QString>

class QLabel;

/// Labels of the fields of a rule.
namespace redoubt::editor {

/// With wrapped lines; `role` as setRole() takes it, "" for none.
QLabel* ruleLabel(const char* name, const char* role);
/// Shown if there is something to say.
void tellRule(QLabel& label, const QString& text);

}  // namespace redoubt::editor
