#pragma once

class QAbstractItemView;

namespace redoubt::editor {

/// Lets people see where the keyboard is in a list or table: it comes in on a row that can be chosen, without choosing
/// it, where none is current, and the Tab key passes over a view without rows. Its model must be set.
void followRows(QAbstractItemView& view);

}  // namespace redoubt::editor
