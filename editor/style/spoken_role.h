#pragma once

#include <QAccessible>

class QWidget;

namespace redoubt::editor {

/// Sets the role that screen readers report for a control if Qt's own role would be wrong: a tool button is a radio
/// button and not a check box, a drawn row a list item and not a filler. Buttons keep their states and actions.
void setSpokenRole(QWidget& control, QAccessible::Role role);

}  // namespace redoubt::editor
