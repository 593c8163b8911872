#include "editor/dialogs/transcript/transcript_view.h"

#include <QApplication>
#include <QFontDatabase>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QToolTip>

#include "editor/dialogs/transcript/transcript_marks.h"
#include "editor/style/icons.h"
#include "editor/style/plain_tip.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kGap = 6;
constexpr int kBar = 4;  // of the colour of the kind

QFont textFont() {
  QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  const QFont usual = QApplication::font();
  usual.pixelSize() > 0 ? font.setPixelSize(usual.pixelSize()) : font.setPointSizeF(usual.pointSizeF());
  return font;
}

}  // namespace

// The numbers of the lines, and what each is.
class TranscriptView::Margin : public QWidget {
 public:
  explicit Margin(TranscriptView& view) : QWidget(&view), view_(view) {}

 protected:
  void paintEvent(QPaintEvent*) override { view_.paintMargin(); }

 private:
  TranscriptView& view_;
};

TranscriptView::TranscriptView(QWidget* parent)
    : QPlainTextEdit(parent),
      marks_(new TranscriptMarks(document())),
      margin_(new Margin(*this)),
      field_(new QLineEdit(viewport())) {
  setObjectName(QStringLiteral("transcript.text"));
  setAccessibleName(tr("The text"));
  setFont(textFont());
  setLineWrapMode(QPlainTextEdit::NoWrap);
  setReadOnly(true);
  setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  setUndoRedoEnabled(false);
  setAcceptDrops(false);  // the window takes what is dropped
  viewport()->setAcceptDrops(false);
  setTabChangesFocus(true);
  setTabStopDistance(fontMetrics().horizontalAdvance(QLatin1Char(' ')) * 8);
  field_->setObjectName(QStringLiteral("transcript.words"));
  field_->setFont(textFont());
  field_->hide();
  field_->installEventFilter(this);
  connect(field_, &QLineEdit::returnPressed, this, [this] { closeField(true); });
  connect(this, &QPlainTextEdit::blockCountChanged, this, &TranscriptView::layOut);
  connect(this, &QPlainTextEdit::updateRequest, this, [this] { margin_->update(); });
  connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this] { closeField(false); });
  connect(horizontalScrollBar(), &QScrollBar::valueChanged, this, [this] { closeField(false); });
  connect(this, &QPlainTextEdit::cursorPositionChanged, this, [this] {
    margin_->update();
    viewport()->update();
    if (line_ == line()) return;
    line_ = line();
    closeField(false);
    emit lineChanged(line_);
  });
  layOut();
}

TranscriptView::~TranscriptView() = default;

void TranscriptView::setText(const QString& text) {
  closeField(false);
  if (toPlainText() == text) return;
  const std::vector<LineLook> none;
  looks_.clear();
  marks_->show(none, looks_);
  setPlainText(text);
}

void TranscriptView::setLooks(std::vector<LineLook> looks) {
  const std::vector<LineLook> former = std::exchange(looks_, std::move(looks));
  marks_->show(former, looks_);
  margin_->update();
}

const LineLook& TranscriptView::look(int line) const {
  static const LineLook kNone;
  const auto at = static_cast<std::size_t>(line - 1);
  return line >= 1 && at < looks_.size() ? looks_[at] : kNone;
}

void TranscriptView::goToLine(int line) {
  const QTextBlock block = document()->findBlockByNumber(line - 1);
  if (!block.isValid()) return;
  QTextCursor cursor(block);
  setTextCursor(cursor);
  const QRect place = cursorRect();
  if (place.top() < 0 || place.bottom() > viewport()->height()) centerCursor();
}

QString TranscriptView::selectedWords() const {
  const QString words = textCursor().selectedText();
  return words.contains(QChar::ParagraphSeparator) ? QString() : words.trimmed();
}

void TranscriptView::correctLine(const QString& words) {
  replacing_.clear();
  correcting_ = line();
  openField(words, tr("The words of line %1").arg(correcting_), 0);
}

void TranscriptView::replaceSelected() {
  const QString words = selectedWords();
  if (words.isEmpty()) return;
  QTextCursor begin = textCursor();
  begin.setPosition(begin.selectionStart());
  replacing_ = words;
  openField(words, tr("Read instead of “%1”").arg(words), cursorRect(begin).left());
}

void TranscriptView::openField(const QString& words, const QString& name, int left) {
  QTextCursor first = textCursor();
  first.setPosition(first.selectionStart());
  const QRect place = cursorRect(first);
  const int height = field_->sizeHint().height();
  const int least = fontMetrics().horizontalAdvance(QLatin1Char('0')) * 24;
  left = std::max(0, std::min(left, viewport()->width() - least));
  field_->setText(words);
  field_->setAccessibleName(name);
  field_->setToolTip(name);
  field_->setGeometry(left, place.center().y() - height / 2, viewport()->width() - left, height);
  field_->show();
  field_->raise();
  field_->setFocus(Qt::OtherFocusReason);
  replacing_.isEmpty() ? field_->home(false) : field_->selectAll();
}

void TranscriptView::closeField(bool isAccepted) {
  if (field_->isHidden()) return;
  const bool hadKeyboard = field_->hasFocus();
  field_->hide();
  if (hadKeyboard) setFocus(Qt::OtherFocusReason);
  if (!isAccepted) return;
  replacing_.isEmpty() ? emit corrected(correcting_, field_->text()) : emit replaced(replacing_, field_->text());
}

bool TranscriptView::eventFilter(QObject* watched, QEvent* event) {
  if (watched != field_) return QPlainTextEdit::eventFilter(watched, event);
  if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    event->accept();
    return true;
  }
  if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    closeField(false);
    return true;
  }
  // Enter is for the field alone, not for the window's button.
  const bool isKey = event->type() == QEvent::KeyPress;
  if (isKey && (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Return ||
                static_cast<QKeyEvent*>(event)->key() == Qt::Key_Enter)) {
    closeField(true);
    return true;
  }
  if (event->type() == QEvent::FocusOut && static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason)
    closeField(false);
  return QPlainTextEdit::eventFilter(watched, event);
}

void TranscriptView::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Paste)) {
    emit pasteWanted();
    return event->accept();
  }
  const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_F2;
  if (isEnter && event->modifiers() == Qt::NoModifier) {
    emit correctWanted();
    return event->accept();
  }
  if (isEnter && event->modifiers() == Qt::ShiftModifier && event->key() != Qt::Key_F2) {
    replaceSelected();
    return event->accept();
  }
  const bool isStep =
      event->modifiers() == Qt::NoModifier && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down);
  if (!isStep) return QPlainTextEdit::keyPressEvent(event);
  QTextCursor cursor = textCursor();
  cursor.movePosition(event->key() == Qt::Key_Up ? QTextCursor::PreviousBlock : QTextCursor::NextBlock);
  setTextCursor(cursor);
  event->accept();
}

void TranscriptView::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return QPlainTextEdit::mouseDoubleClickEvent(event);
  emit correctWanted();
}

void TranscriptView::contextMenuEvent(QContextMenuEvent* event) {
  const bool isMouse = event->reason() == QContextMenuEvent::Mouse;
  if (isMouse && !textCursor().hasSelection()) setTextCursor(cursorForPosition(event->pos()));
  emit menuWanted(isMouse ? event->globalPos() : viewport()->mapToGlobal(cursorRect().bottomLeft()));
}

void TranscriptView::changeEvent(QEvent* event) {
  QPlainTextEdit::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && marks_) marks_->rehighlight();
}

void TranscriptView::resizeEvent(QResizeEvent* event) {
  QPlainTextEdit::resizeEvent(event);
  layOut();
}

bool TranscriptView::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QPlainTextEdit::event(event);
  auto* help = static_cast<QHelpEvent*>(event);
  const QString tip = tipAt(viewport()->mapFromGlobal(help->globalPos()));
  tip.isEmpty() ? QToolTip::hideText() : QToolTip::showText(help->globalPos(), plainTip(tip), this);
  return true;
}

QString TranscriptView::tipAt(const QPoint& at) const {
  const QTextCursor cursor = cursorForPosition(at);
  const LineLook& shown = look(cursor.blockNumber() + 1);
  if (!shown.isTold()) return {};
  const int column = cursor.positionInBlock();
  const auto has = [&](const LineSpan& span) { return column >= span.begin && column <= span.begin + span.length; };
  QStringList lines;
  for (const LineLook::Guessed& each : shown.guessed) {
    if (has(each.span)) lines << each.tip;
  }
  for (const LineLook::Used& each : shown.used) {
    if (has(each.span)) lines << TranscriptLines::role(each.role);
  }
  if (at.x() < 0 || lines.isEmpty()) lines << TranscriptLines::kind(*shown.kind);
  return lines.join(QLatin1Char('\n'));
}

int TranscriptView::marginWidth() const {
  const auto digits = QString::number(std::max(blockCount(), 10)).size();
  const int letter = fontMetrics().horizontalAdvance(QLatin1Char('M')) * 2;
  return fontMetrics().horizontalAdvance(QLatin1Char('0')) * static_cast<int>(digits) + letter +
         fontMetrics().height() + 3 * kGap + kBar;
}

void TranscriptView::layOut() {
  setViewportMargins(marginWidth(), 0, 0, 0);
  const QRect inner = contentsRect();
  margin_->setGeometry(inner.left(), inner.top(), marginWidth(), viewport()->height());
}

void TranscriptView::paintMargin() {
  QPainter painter(margin_);
  painter.fillRect(margin_->rect(), colours().window);
  painter.setFont(font());
  for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
    const QRectF place = blockBoundingGeometry(block).translated(contentOffset());
    if (place.top() > margin_->height()) break;
    paintLine(painter, place, block.blockNumber() + 1);
  }
}

// From left to right: whether it is in the battle or needs a look, the number, the letter and the colour of the kind.
void TranscriptView::paintLine(QPainter& painter, const QRectF& place, int line) const {
  const LineLook& shown = look(line);
  const int width = margin_->width();
  const int height = fontMetrics().height();
  const bool isCurrent = line == textCursor().blockNumber() + 1;
  if (isCurrent) painter.fillRect(QRectF(0, place.top(), width - kBar, place.height()), colours().selection);
  const int letterWidth = fontMetrics().horizontalAdvance(QLatin1Char('M')) * 2;
  const QRectF sign(kGap / 2.0, place.top() + height * 0.12, height * 0.76, height * 0.76);
  if (shown.isLeft)
    paintSign(painter, sign, Sign::Error);
  else if (shown.isThere)
    paintSign(painter, sign, Sign::Tick);
  else if (shown.needsLook)
    paintSign(painter, sign, Sign::Unknown);
  painter.setPen(isCurrent ? colours().text : colours().second);
  painter.drawText(QRectF(0, place.top(), width - kBar - letterWidth - kGap, height), Qt::AlignRight | Qt::AlignVCenter,
                   QString::number(line));
  if (!shown.isTold()) return;
  const QColor colour = TranscriptLines::colour(*shown.kind);
  painter.fillRect(QRectF(width - kBar, place.top(), kBar, place.height()), colour);
  QString letter = shown.goesOn ? QStringLiteral("↳") : TranscriptLines::letter(*shown.kind);
  if (shown.isCorrected) letter += QLatin1Char('*');
  painter.setPen(colour);
  painter.drawText(QRectF(width - kBar - letterWidth - 1, place.top(), letterWidth, height), Qt::AlignCenter, letter);
}

}  // namespace redoubt::editor
