#include "editor/panels/questions_text.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextBlock>
#include <QTextCursor>
#include <QWheelEvent>
#include <cmath>

#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr double kBetweenQuestions = 10;
constexpr double kBetweenParts = 4;
constexpr double kPadding = 5;  // of a reading
constexpr double kBar = 3;      // before a reading
constexpr double kIndent = 11;  // of a reading's words

QTextCharFormat format(TextStyle style, const QColor& colour) {
  QTextCharFormat format;
  format.setFont(themeFont(style));
  format.setForeground(colour);
  return format;
}

QTextBlockFormat block(double above, double indent = 0) {
  QTextBlockFormat format;
  format.setTopMargin(above);
  format.setLeftMargin(indent);
  return format;
}

}  // namespace

QuestionsText::QuestionsText(QWidget* parent) : QTextEdit(parent) {
  setRole(*this, "text");
  setReadOnly(true);
  setUndoRedoEnabled(false);
  setTabChangesFocus(true);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  viewport()->setAutoFillBackground(false);
  document()->setDocumentMargin(0);
}

void QuestionsText::setQuestions(std::vector<QuestionText> questions) {
  questions_ = std::move(questions);
  write();
}

void QuestionsText::write() {
  heads_.clear();
  readings_.clear();
  clear();
  QTextCursor cursor(document());
  cursor.beginEditBlock();
  const auto add = [&](const QString& words, const QTextBlockFormat& place, const QTextCharFormat& look) {
    if (cursor.position() > 0) cursor.insertBlock();
    cursor.setBlockFormat(place);
    cursor.insertText(words, look);
    return cursor.blockNumber();
  };
  const ThemeColours& theme = colours();
  for (const QuestionText& each : questions_) {
    const double above = heads_.empty() ? 0 : kBetweenQuestions + kPadding;
    heads_.push_back(add(each.head, block(above), format(TextStyle::Body, theme.text)));
    if (!each.text.isEmpty()) add(each.text, block(kBetweenParts), format(TextStyle::Second, theme.second));
    readings_.push_back(
        add(each.reading, block(kBetweenParts + kPadding, kIndent), format(TextStyle::Second, theme.text)));
  }
  cursor.endEditBlock();
  fitHeight();
}

int QuestionsText::topOf(std::size_t index) const {
  const QTextBlock first = document()->findBlockByNumber(heads_.at(index));
  return static_cast<int>(document()->documentLayout()->blockBoundingRect(first).top());
}

void QuestionsText::fitHeight() {
  const int needed = static_cast<int>(std::ceil(document()->size().height() + kPadding));
  if (needed != height()) setFixedHeight(needed);
}

void QuestionsText::changeEvent(QEvent* event) {
  QTextEdit::changeEvent(event);
  const bool isOfTheme = event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange;
  if (isOfTheme && !questions_.empty()) write();
}

// A reading has its own background, with a bar before it, like notes elsewhere.
void QuestionsText::paintEvent(QPaintEvent* event) {
  QPainter painter(viewport());
  for (const int number : readings_) {
    const QTextBlock reading = document()->findBlockByNumber(number);
    QRectF ground = document()->documentLayout()->blockBoundingRect(reading);
    ground.setLeft(0);
    ground.setRight(viewport()->width());
    ground.adjust(0, -kPadding, 0, kPadding);
    if (!ground.intersects(event->rect())) continue;
    painter.fillRect(ground, colours().selection);
    ground.setWidth(kBar);
    painter.fillRect(ground, colours().accent);
  }
  painter.end();
  QTextEdit::paintEvent(event);
}

void QuestionsText::resizeEvent(QResizeEvent* event) {
  QTextEdit::resizeEvent(event);
  fitHeight();
}

void QuestionsText::wheelEvent(QWheelEvent* event) {
  event->ignore();  // the surrounding area scrolls
}

}  // namespace redoubt::editor
