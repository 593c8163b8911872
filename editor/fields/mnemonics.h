#pragma once

#include <QList>

class QLabel;
class QWidget;

namespace redoubt::editor {

/// Gives each of these labels that has none a letter that leads to its field: one that nothing else in the window has,
/// the beginning of a word if there is one. A label for which no letter is left stays without.
void giveMnemonics(const QWidget& window, const QList<QLabel*>& labels);

}  // namespace redoubt::editor
