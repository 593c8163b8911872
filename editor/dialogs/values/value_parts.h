#pragma once

#include <QString>

class QComboBox;
class QToolButton;
class QWidget;

/// Small things that the editors of values have in common.
namespace redoubt::editor {

inline constexpr int kValueIndent = 12;

QComboBox* makeBox(const QString& name, const QString& label);
QToolButton* makeSmallButton(const QString& sign, const QString& name, const QString& label);
/// Hides a widget and deletes it later, because one of its fields can be the sender of the change; it is found by name
/// no more.
void dropLater(QWidget* widget);

}  // namespace redoubt::editor
