#include "editor/fields/mnemonics.h"

#include <QAbstractButton>
#include <QKeySequence>
#include <QLabel>
#include <QSet>
#include <QTabBar>

namespace redoubt::editor {
namespace {

constexpr QLatin1Char kSign('&');

// Null for a text without a mnemonic.
QChar letterOf(const QString& text) {
  const QKeySequence keys = QKeySequence::mnemonic(text);
  if (keys.isEmpty()) return {};
  return QChar(keys[0].key()).toLower();
}

QSet<QChar> takenIn(const QWidget& window) {
  QSet<QChar> taken;
  for (const auto* label : window.findChildren<QLabel*>()) {
    if (label->buddy()) taken.insert(letterOf(label->text()));
  }
  for (const auto* button : window.findChildren<QAbstractButton*>()) taken.insert(letterOf(button->text()));
  for (const auto* bar : window.findChildren<QTabBar*>()) {
    for (int i = 0; i < bar->count(); ++i) taken.insert(letterOf(bar->tabText(i)));
  }
  return taken;
}

// The position of the sign in the text; -1 for none.
qsizetype freePlace(const QString& text, const QSet<QChar>& taken) {
  for (const bool atWords : {true, false}) {
    for (qsizetype i = 0; i < text.size(); ++i) {
      const bool begins = i == 0 || text[i - 1].isSpace();
      // Letters that some keyboards don't have would not work there.
      const bool isLetter = text[i].isLetter() && text[i].unicode() < 128;
      if (isLetter && (begins || !atWords) && !taken.contains(text[i].toLower())) return i;
    }
  }
  return -1;
}

}  // namespace

void giveMnemonics(const QWidget& window, const QList<QLabel*>& labels) {
  QSet<QChar> taken = takenIn(window);
  for (QLabel* label : labels) {
    QString text = label->text();
    if (text.contains(kSign)) continue;
    const qsizetype at = freePlace(text, taken);
    if (at < 0) continue;
    taken.insert(text[at].toLower());
    label->setText(text.insert(at, kSign));
  }
}

}  // namespace redoubt::editor
