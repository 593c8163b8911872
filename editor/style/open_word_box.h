#pragma once

#include <QComboBox>
#include <QString>

namespace redoubt::editor {

/// Makes `box`, whose items have words as their data, a box in which other words can be typed.
void takeOtherWords(QComboBox& box);
/// The word of the item whose text stands in the box, or what was typed; empty for blanks.
QString wordIn(const QComboBox& box);
/// Shows a word: as the text of its item, or as it is.
void showWord(QComboBox& box, const QString& word);

}  // namespace redoubt::editor
