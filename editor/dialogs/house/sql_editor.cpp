#include "editor/dialogs/house/sql_editor.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QFontDatabase>
#include <QPainter>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTextBlock>
#include <algorithm>

#include "editor/dialogs/house/sql_highlighter.h"
#include "editor/dialogs/house/sql_words.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kSpaces = 2;  // of a step of indentation
constexpr int kNumberGap = 7;
constexpr int kLeastPopup = 260;
constexpr int kPopupFrame = 16;

QFont fixedFont() {
  QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  font.setPointSizeF(themeFont(TextStyle::Body).pointSizeF());
  return font;
}

}  // namespace

// The numbers of the lines.
class SqlEditor::Margin : public QWidget {
 public:
  explicit Margin(SqlEditor& editor) : QWidget(&editor), editor_(editor) {}

 protected:
  void paintEvent(QPaintEvent* event) override { editor_.paintNumbers(event); }

 private:
  SqlEditor& editor_;
};

SqlEditor::SqlEditor(QWidget* parent)
    : QPlainTextEdit(parent),
      highlighter_(new SqlHighlighter(document())),
      completer_(new QCompleter(this)),
      offers_(new QStandardItemModel(this)),
      margin_(new Margin(*this)) {
  setFont(fixedFont());
  setLineWrapMode(QPlainTextEdit::NoWrap);
  setTabChangesFocus(true);
  setTabStopDistance(fontMetrics().horizontalAdvance(QLatin1Char(' ')) * kSpaces);
  completer_->setWidget(this);
  completer_->setModel(offers_);
  completer_->setCompletionRole(Qt::UserRole);
  completer_->setCaseSensitivity(Qt::CaseInsensitive);
  completer_->setMaxVisibleItems(12);
  completer_->popup()->setFont(fixedFont());
  setRole(*completer_->popup(), "popup");
  connect(completer_, qOverload<const QString&>(&QCompleter::activated), this, &SqlEditor::complete);
  connect(completer_, qOverload<const QModelIndex&>(&QCompleter::highlighted), this,
          [this](const QModelIndex& index) { emit hinted(index.data(Qt::ToolTipRole).toString()); });
  connect(this, &QPlainTextEdit::blockCountChanged, this, &SqlEditor::layOut);
  connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& rect, int dy) {
    if (dy != 0) margin_->scroll(0, dy);
    if (dy == 0) margin_->update(0, rect.y(), margin_->width(), rect.height());
  });
  connect(this, &QPlainTextEdit::cursorPositionChanged, this, &SqlEditor::describe);
  connect(this, &QPlainTextEdit::textChanged, this, [this] {
    if (!extraSelections().isEmpty()) setExtraSelections({});
  });
  layOut();
}

SqlEditor::~SqlEditor() = default;

int SqlEditor::marginWidth() const {
  const auto digits = QString::number(std::max(blockCount(), 10)).size();
  return fontMetrics().horizontalAdvance(QLatin1Char('0')) * static_cast<int>(digits) + 2 * kNumberGap;
}

void SqlEditor::layOut() {
  setViewportMargins(marginWidth(), 0, 0, 0);
  const QRect inner = contentsRect();
  margin_->setGeometry(inner.left(), inner.top(), marginWidth(), inner.height());
}

void SqlEditor::paintNumbers(QPaintEvent*) {
  QPainter painter(margin_);
  painter.fillRect(margin_->rect(), colours().window);
  painter.setFont(font());
  for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
    const QRectF place = blockBoundingGeometry(block).translated(contentOffset());
    if (place.top() > margin_->height()) break;
    painter.setPen(block == textCursor().block() ? colours().text : colours().third);
    painter.drawText(QRectF(0, place.top(), margin_->width() - kNumberGap, fontMetrics().height()),
                     Qt::AlignRight | Qt::AlignVCenter, QString::number(block.blockNumber() + 1));
  }
}

void SqlEditor::describe() {
  margin_->update();
  emit hinted(sqlHint(toPlainText(), textCursor().position()));
}

void SqlEditor::markFault(std::optional<std::size_t> byte) {
  if (!byte) return setExtraSelections({});
  const QByteArray utf8 = toPlainText().toUtf8();
  QTextCursor cursor(document());
  cursor.setPosition(static_cast<int>(QString::fromUtf8(utf8.left(static_cast<qsizetype>(*byte))).size()));
  if (!cursor.movePosition(QTextCursor::EndOfWord, QTextCursor::KeepAnchor) || !cursor.hasSelection()) {
    cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
  }
  QTextEdit::ExtraSelection fault;
  fault.cursor = cursor;
  fault.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
  fault.format.setUnderlineColor(colours().error);
  fault.format.setBackground(mixed(colours().base, colours().error, 0.15));
  setExtraSelections({fault});
}

void SqlEditor::offer(bool isAsked) {
  const SqlOffers found = sqlOffers(toPlainText(), textCursor().position());
  const bool isAfterDot =
      textCursor().position() > 0 && document()->characterAt(textCursor().position() - 1) == QLatin1Char('.');
  const bool isWritten = found.offers.size() == 1 && found.offers.front().name == found.begun;
  if (found.offers.empty() || isWritten || (!isAsked && found.begun.size() < 2 && !isAfterDot)) {
    completer_->popup()->hide();
    return;
  }
  offers_->clear();
  for (const SqlOffer& each : found.offers) {
    auto* item = new QStandardItem(each.signature);
    item->setData(each.name, Qt::UserRole);
    item->setData(each.summary, Qt::ToolTipRole);
    offers_->appendRow(item);
  }
  completer_->setCompletionPrefix(found.begun);
  QAbstractItemView* popup = completer_->popup();
  popup->setCurrentIndex(completer_->completionModel()->index(0, 0));
  QRect place = cursorRect();
  place.translate(marginWidth(), 0);
  const int width = popup->sizeHintForColumn(0) + popup->verticalScrollBar()->sizeHint().width() + kPopupFrame;
  place.setWidth(std::max(kLeastPopup, width));
  completer_->complete(place);
}

void SqlEditor::complete(const QString& name) {
  QTextCursor cursor = textCursor();
  const SqlOffers found = sqlOffers(toPlainText(), cursor.position());
  cursor.movePosition(QTextCursor::Left, QTextCursor::KeepAnchor, static_cast<int>(found.begun.size()));
  const bool isFunction = std::any_of(found.offers.begin(), found.offers.end(), [&](const SqlOffer& each) {
    return each.name == name && each.signature.endsWith(QLatin1Char(')'));
  });
  cursor.insertText(isFunction ? name + QStringLiteral("()") : name);
  if (isFunction) cursor.movePosition(QTextCursor::Left);
  setTextCursor(cursor);
}

void SqlEditor::keyPressEvent(QKeyEvent* event) {
  const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (completer_->popup()->isVisible()) {
    // These keys are for the list.
    if ((isEnter && !(event->modifiers() & Qt::ControlModifier)) || event->key() == Qt::Key_Tab ||
        event->key() == Qt::Key_Escape) {
      return event->ignore();
    }
  }
  if (isEnter && (event->modifiers() & Qt::ControlModifier)) {
    completer_->popup()->hide();
    emit runWanted();
    return event->accept();
  }
  if (event->key() == Qt::Key_Space && (event->modifiers() & Qt::ControlModifier)) return offer(true);
  QPlainTextEdit::keyPressEvent(event);
  if (!event->text().isEmpty() && (event->text()[0].isPrint() || event->key() == Qt::Key_Backspace)) offer(false);
}

void SqlEditor::focusOutEvent(QFocusEvent* event) {
  QPlainTextEdit::focusOutEvent(event);
  if (event->reason() != Qt::PopupFocusReason) emit left();
}

void SqlEditor::changeEvent(QEvent* event) {
  QPlainTextEdit::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && highlighter_) highlighter_->rehighlight();
}

void SqlEditor::resizeEvent(QResizeEvent* event) {
  QPlainTextEdit::resizeEvent(event);
  layOut();
}

}  // namespace redoubt::editor
