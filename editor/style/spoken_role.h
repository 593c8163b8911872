#pragma once

#include <QAccessible>

class QWidget;

namespace redoubt::editor {

/// What a screen reader calls a control that Qt would call something else: one tool of several is a radio button and
/// no check box, a drawn row a list item and no filler. Buttons keep their states and what can be done with them.
void setSpokenRole(QWidget& control, QAccessible::Role role);

}  // namespace redoubt::editor
