#include "editor/style/open_word_box.h"

#include <QCompleter>

namespace redoubt::editor {

void takeOtherWords(QComboBox& box) {
  box.setEditable(true);
  box.setInsertPolicy(QComboBox::NoInsert);
  if (box.completer()) box.completer()->setCaseSensitivity(Qt::CaseInsensitive);
}

QString wordIn(const QComboBox& box) {
  const QString typed = box.currentText().simplified();
  const int known = box.findText(typed, Qt::MatchFixedString);
  return known < 0 ? typed : box.itemData(known).toString();
}

void showWord(QComboBox& box, const QString& word) {
  const int known = box.findData(word);
  box.setCurrentIndex(known);
  if (known < 0) box.setEditText(word);
}

}  // namespace redoubt::editor
