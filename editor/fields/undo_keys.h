#pragma once

class QWidget;

namespace redoubt::editor {

class Session;

/// The keys of redo: platforms name one of the two, people try both.
inline constexpr const char* kRedoKeys[] = {"Ctrl+Shift+Z", "Ctrl+Y"};

/// In a window beside the map, the keys of undo and redo reach the battle.
void addUndoKeys(QWidget& window, Session& session);

}  // namespace redoubt::editor
