#pragma once

class QAbstractItemView;
class QWidget;

namespace redoubt::editor {

/// Lets people see where the keyboard is in a list or table: it comes in on a row that can be chosen, without choosing
/// it, where none is current, and the Tab key passes over a view without rows. Its model must be set.
void followRows(QAbstractItemView& view);

/// Takes the keyboard from the field of `window` that has it, so that what is half typed there is taken. For the
/// destructors of windows: when Qt closes them, later, their own part of the object is gone and can take nothing.
void leaveField(QWidget& window);

}  // namespace redoubt::editor
