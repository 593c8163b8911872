#pragma once

class QAbstractItemView;
class QWidget;

namespace redoubt::editor {

/// Makes the keyboard focus visible in a list or table: if no row is current, focus goes to a row that can be chosen,
/// without choosing it, and the Tab key skips a view without rows. Its model must be set.
void followRows(QAbstractItemView& view);

/// Removes the focus from the field of `window` that has it, so that its unfinished input is accepted. For the
/// destructors of windows: later, when Qt destroys the fields, the derived part of the object is gone and can't accept
/// it.
void leaveField(QWidget& window);

}  // namespace redoubt::editor
