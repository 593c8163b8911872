#include <QClipboard>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QSignalBlocker>

#include "core/transcribe/corrections.h"
#include "editor/dialogs/transcript/transcript_choices.h"
#include "editor/dialogs/transcript/transcript_dialog.h"
#include "editor/dialogs/transcript/transcript_view.h"
#include "editor/session/session.h"
#include "editor/style/theme.h"

// How a text comes into the window that imports it.
namespace redoubt::editor {
namespace {

constexpr const char* kTextFolder = "transcript/folder";

bool hasText(const QMimeData& mime) {
  return mime.hasText() || mime.hasHtml() || (mime.hasUrls() && mime.urls().constFirst().isLocalFile());
}

}  // namespace

void TranscriptDialog::askFile() {
  if (!open_->isEnabled()) return;
  const QString path =
      QFileDialog::getOpenFileName(this, tr("Open a text"), QSettings().value(QLatin1String(kTextFolder)).toString(),
                                   tr("Texts (%1)").arg(QStringLiteral("*.txt *.md *.html *.htm *.csv *.tsv *.pdf")) +
                                       QStringLiteral(";;") + tr("All files (%1)").arg(QStringLiteral("*")));
  if (path.isEmpty()) return;
  QSettings().setValue(QLatin1String(kTextFolder), QFileInfo(path).path());
  openFile(path);
}

void TranscriptDialog::openFile(const QString& path) {
  if (pdf_->isRunning()) return;
  if (!isPdf(path)) return showFile(readTextFile(path));
  open_->setEnabled(false);
  stop_->show();
  summary_->setText(tr("The pages of %1 are read…").arg(QFileInfo(path).fileName()));
  pdf_->start(path);
}

void TranscriptDialog::paste() {
  if (const QMimeData* mime = QGuiApplication::clipboard()->mimeData()) takeMime(*mime);
}

void TranscriptDialog::takeMime(const QMimeData& mime) {
  if (pending_) return;
  if (mime.hasUrls() && mime.urls().constFirst().isLocalFile()) return openFile(mime.urls().constFirst().toLocalFile());
  // what a spreadsheet copies is a table in HTML; other pages are read by their text
  const QString html = mime.hasHtml() ? mime.html() : QString();
  const bool isTable = html.contains(QLatin1String("<table"), Qt::CaseInsensitive);
  const QString text = isTable || !mime.hasText() ? html : mime.text();
  if (text.trimmed().isEmpty()) return showFault(tr("There is no text on the clipboard."));
  const bool isHtml = isTable || !mime.hasText();
  const ReadableText shown = readable(text, isHtml ? std::optional(transcribe::TextForm::Html) : std::nullopt);
  if (!shown.fault.isEmpty()) return showFault(shown.fault);
  setText(tr("Pasted text"), shown.text, std::nullopt, true);
}

void TranscriptDialog::showFile(const TextFile& file) {
  if (!file.fault.isEmpty()) return showFault(file.fault);
  if (!isUtf8(file.bytes)) {
    pending_ = file;
    const QSignalBlocker blocker(encoding_);
    encoding_->setCurrentText(seemingEncoding(file.bytes));
    return showEncoding();
  }
  if (file.bytes.contains('\0')) return showFault(tr("%1 is not a text.").arg(file.title));
  const ReadableText shown = readable(QString::fromUtf8(file.bytes), file.form);
  if (!shown.fault.isEmpty()) return showFault(shown.fault);
  if (shown.text.trimmed().isEmpty()) return showFault(tr("%1 is empty.").arg(file.title));
  setText(file.title, shown.text, shown.form, false);
}

// The text as it would be in the chosen encoding; it isn't read before a person has seen that its letters are right.
void TranscriptDialog::showEncoding() {
  encodingBar_->setVisible(pending_.has_value());
  choices_->setEnabled(!pending_);
  tabs_->setEnabled(!pending_);
  form_->setEnabled(!pending_);
  if (!pending_) return;
  encodingWords_->setText(
      tr("%1 is not in UTF-8. Choose the encoding in which its letters are right.").arg(pending_->title));
  title_->setText(pending_->title);
  view_->setLooks({});
  view_->setText(
      decoded(pending_->bytes, encoding_->currentText()).replace(QLatin1String("\r\n"), QLatin1String("\n")));
  summary_->clear();
  outcome_->clear();
  showTakeable();
  encoding_->setFocus();
}

void TranscriptDialog::acceptEncoding(bool isAccepted) {
  if (!pending_) return;
  const TextFile file = *pending_;
  pending_.reset();
  showEncoding();
  if (!isAccepted) return showDraft(draft_);
  const QString text = decoded(file.bytes, encoding_->currentText());
  showFile({file.title, text.toUtf8(), file.form, {}});
  if (draft_.title != file.title) showDraft(draft_);
  view_->setFocus();
}

void TranscriptDialog::setText(const QString& title, const QString& text, std::optional<transcribe::TextForm> form,
                               bool isMore) {
  TranscriptDraft next = draft_;
  outcome_->clear();
  if (isMore && !next.text.isEmpty()) {
    next.text += (next.text.endsWith(QLatin1Char('\n')) ? QStringLiteral("\n") : QStringLiteral("\n\n")) + text;
    next.form.reset();
  } else {
    next.title = title;
    next.text = text;
    next.form = form;
    next.corrections = transcribe::correctionsOf(session_.battle());
    next.meanings.clear();
  }
  change(std::move(next));
}

void TranscriptDialog::discardText() {
  if (pending_) return acceptEncoding(false);
  TranscriptDraft next = draft_;
  next.title.clear();
  next.text.clear();
  next.form.reset();
  next.corrections.clear();
  next.meanings.clear();
  outcome_->setText(tr("The text was discarded; Ctrl+Z brings it back."));
  change(std::move(next));
}

void TranscriptDialog::showFault(const QString& fault) {
  setRole(*outcome_, "error");
  outcome_->setText(fault);
  showSummary();
}

void TranscriptDialog::dragEnterEvent(QDragEnterEvent* event) {
  if (hasText(*event->mimeData())) event->acceptProposedAction();
}

void TranscriptDialog::dropEvent(QDropEvent* event) {
  if (!hasText(*event->mimeData())) return;
  event->acceptProposedAction();
  takeMime(*event->mimeData());
}

}  // namespace redoubt::editor
