#include "editor/dialogs/proof/source_view.h"

#include <QEvent>
#include <QTextBlock>

#include "editor/session/to_qt.h"
#include "editor/style/theme.h"

namespace redoubt::editor {

SourceView::SourceView(const QString& name, QWidget* parent) : QPlainTextEdit(parent) {
  setObjectName(name);
  setAccessibleName(tr("Text of the source"));
  setReadOnly(true);
  setTabChangesFocus(true);
  setLineWrapMode(QPlainTextEdit::WidgetWidth);
}

bool SourceView::show(const model::Battle& battle, const model::Provenance* origin) {
  const model::SourceText* text = origin ? battle.find(origin->text) : nullptr;
  if (!text) return false;
  if (text_ != text->text) {
    text_ = text->text;
    setPlainText(toQt(text_));
  }
  line_ = origin->line.value_or(0);
  words_ = toQt(origin->words).trimmed();
  mark();
  return true;
}

// The words are looked for in their line, and on where they were wrapped; without a line in the whole text.
void SourceView::mark() {
  QList<QTextEdit::ExtraSelection> marks;
  const QTextBlock block = line_ > 0 ? document()->findBlockByNumber(line_ - 1) : document()->firstBlock();
  if (line_ > 0 && block.isValid()) {
    QTextEdit::ExtraSelection whole;
    whole.cursor = QTextCursor(block);
    whole.format.setBackground(colours().selection);
    whole.format.setProperty(QTextFormat::FullWidthSelection, true);
    marks << whole;
  }
  QTextCursor found;
  if (!words_.isEmpty() && block.isValid()) found = document()->find(words_, block.position());
  const bool isNear = !found.isNull() && (line_ == 0 || found.blockNumber() <= line_ + 2);
  if (isNear) {
    QTextEdit::ExtraSelection words;
    words.cursor = found;
    words.format.setBackground(mixed(colours().base, colours().warning, 0.4));
    words.format.setFontWeight(QFont::DemiBold);
    marks << words;
  }
  setExtraSelections(marks);
  QTextCursor place = isNear ? found : QTextCursor(block.isValid() ? block : document()->firstBlock());
  place.clearSelection();
  setTextCursor(place);
  centerCursor();
}

void SourceView::changeEvent(QEvent* event) {
  QPlainTextEdit::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && !text_.empty()) mark();
}

}  // namespace redoubt::editor
