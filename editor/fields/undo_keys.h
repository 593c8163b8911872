#pragma once

class QWidget;

namespace redoubt::editor {

class Session;

/// The redo keys: each platform uses one of the two, but people try both.
inline constexpr const char* kRedoKeys[] = {"Ctrl+Shift+Z", "Ctrl+Y"};

/// Makes the undo and redo keys work on the battle in a window other than the main one.
void addUndoKeys(QWidget& window, Session& session);

}  // namespace redoubt::editor
