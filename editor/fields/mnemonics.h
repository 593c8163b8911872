#pragma once

#include <QList>

class QLabel;
class QWidget;

namespace redoubt::editor {

/// Gives each of these labels without a mnemonic a letter for its field: one that nothing else in the window uses, if
/// possible the beginning of a word. A label for which no letter is left stays without.
void giveMnemonics(const QWidget& window, const QList<QLabel*>& labels);

}  // namespace redoubt::editor
