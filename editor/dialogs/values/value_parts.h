#pragma once

#include <QString>

#include "editor/dialogs/values/json_value.h"

class QComboBox;
class QLineEdit;
class QToolButton;
class QWidget;

/// Small things that the editors of values have in common.
namespace redoubt::editor {

inline constexpr int kValueIndent = 12;
inline constexpr int kNumberFieldWidth = 90;

/// What is typed: a number where it is one, otherwise a text; null for nothing.
Json typedValue(const QString& typed);
/// A number or text as it is typed; nothing for null.
QString shownValue(const Json& value);
QLineEdit* numberLine(const QString& name, const QString& label);

QComboBox* makeBox(const QString& name, const QString& label);
QToolButton* makeSmallButton(const QString& sign, const QString& name, const QString& label);
/// Hides a widget and deletes it later, because one of its fields can be the sender of the change; it is found by name
/// no more.
void dropLater(QWidget* widget);

}  // namespace redoubt::editor
