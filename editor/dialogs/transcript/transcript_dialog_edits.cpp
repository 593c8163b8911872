#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QTableView>
#include <algorithm>

#include "core/base/ids.h"
#include "core/base/text.h"
#include "core/transcribe/corrections.h"
#include "editor/dialogs/transcript/meaning_popup.h"
#include "editor/dialogs/transcript/text_tables.h"
#include "editor/dialogs/transcript/transcript_choices.h"
#include "editor/dialogs/transcript/transcript_dialog.h"
#include "editor/dialogs/transcript/transcript_lines.h"
#include "editor/dialogs/transcript/transcript_reader.h"
#include "editor/dialogs/transcript/transcript_view.h"
#include "editor/session/session.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

// What people do with the lines of a text, and what becomes of it.
namespace redoubt::editor {

using transcribe::Correction;

void TranscriptDialog::change(TranscriptDraft next) {
  if (next == draft_) return;
  undo_.push_back(draft_);
  redo_.clear();
  showDraft(next);
  draft_.text.isEmpty() ? TranscriptDrafts::discard(session_) : TranscriptDrafts::keep(session_, draft_);
}

void TranscriptDialog::showDraft(const TranscriptDraft& draft) {
  draft_ = draft;
  choices_->show(draft_);
  title_->setText(draft_.title);
  {
    const QSignalBlocker blocker(form_);
    form_->setCurrentIndex(std::max(0, form_->findData(draft_.form ? static_cast<int>(*draft_.form) : -1)));
  }
  const int line = view_->line();
  view_->setText(draft_.text);
  view_->setPlaceholderText(tr("Paste the text of a rulebook here (Ctrl+V), drop a file, or open one."));
  view_->goToLine(line);
  readAgain();
}

// Undone step by step: corrections of the text, and its being taken, which is an edit of the battle.
void TranscriptDialog::undo() {
  if (pending_) return;
  if (undo_.empty()) return session_.undo();
  const std::optional<TranscriptDraft> step = std::move(undo_.back());
  undo_.pop_back();
  redo_.push_back(step ? std::optional(draft_) : std::nullopt);
  outcome_->clear();
  if (!step) return session_.undo();
  showDraft(*step);
  draft_.text.isEmpty() ? TranscriptDrafts::discard(session_) : TranscriptDrafts::keep(session_, draft_);
}

void TranscriptDialog::redo() {
  if (pending_) return;
  if (redo_.empty()) return session_.redo();
  const std::optional<TranscriptDraft> step = std::move(redo_.back());
  redo_.pop_back();
  undo_.push_back(step ? std::optional(draft_) : std::nullopt);
  outcome_->clear();
  if (!step) return session_.redo();
  showDraft(*step);
  draft_.text.isEmpty() ? TranscriptDrafts::discard(session_) : TranscriptDrafts::keep(session_, draft_);
}

// Another battle, or none yet.
void TranscriptDialog::follow() {
  undo_.clear();
  redo_.clear();
  pending_.reset();
  showEncoding();
  outcome_->clear();
  showDraft(TranscriptDrafts::kept(session_));
}

void TranscriptDialog::readAgain() {
  if (pending_) return;
  if (draft_.text.isEmpty()) {
    reading_.reset();
    items_->show(nullptr);
    tables_->setEnabled(false);
    view_->setLooks({});
    showLine();
    return showSummary();
  }
  reader_->read(draft_, session_.battle());
  showSummary();
}

void TranscriptDialog::showReading(const std::shared_ptr<const TranscriptReading>& reading) {
  if (pending_ || draft_.text.isEmpty()) return;
  reading_ = reading;
  std::vector<LineLook> looks = TranscriptLines::looks(draft_, *reading);
  left_ = static_cast<int>(std::count_if(looks.begin(), looks.end(), [](const LineLook& each) { return each.isLeft; }));
  view_->setLooks(std::move(looks));
  items_->show(reading);
  tables_->setEnabled(true);
  tables_->show(reading);
  const auto count = static_cast<int>(reading->reading.tables.size());
  tabs_->setTabText(1, count > 0 ? tr("Tables (%1)").arg(count) : tr("Tables"));
  showLine();
  showSummary();
}

void TranscriptDialog::showSummary() {
  const bool isRead = reading_ && !draft_.text.isEmpty();
  if (reader_->isBusy())
    summary_->setText(tr("Reading…"));
  else if (!isRead)
    summary_->setText(tr("Nothing is changed in the battle before you take the text."));
  else if (!reading_->fault.isEmpty())
    summary_->setText(reading_->fault);
  else
    summary_->setText(TranscriptLines::summary(*reading_));
  const bool hasLeft = isRead && !reader_->isBusy() && left_ > 0;
  leftWords_->setVisible(hasLeft);
  goThrough_->setVisible(hasLeft);
  if (hasLeft)
    leftWords_->setText(
        tr("%n line(s) were not understood, or not all of them; what is left is not taken.", nullptr, left_));
  outcome_->setVisible(!outcome_->text().isEmpty());
  showTakeable();
}

void TranscriptDialog::showTakeable() {
  const QString obstacle = Words::readOnlyReason(session_);
  const bool hasVariant = session_.battle().find<model::Variant>(draft_.variant) != nullptr;
  const QString lacking = hasVariant || !session_.hasDocument()
                              ? obstacle
                              : tr("The battle has no scenario to take a set-up into; make one first.");
  obstacle_->setText(lacking);
  obstacle_->setVisible(!lacking.isEmpty());
  const bool isRead = reading_ && !draft_.text.isEmpty() && !reader_->isBusy() && !pending_;
  take_->setEnabled(lacking.isEmpty() && isRead && reading_->isNews && reading_->fault.isEmpty());
  discard_->setEnabled(!draft_.text.isEmpty() || pending_);
  paste_->setEnabled(!pending_);
  for (QWidget* each : std::initializer_list<QWidget*>{kind_, words_, meaning_, previous_, next_, filter_})
    each->setEnabled(isRead);
}

void TranscriptDialog::showLine() {
  const auto shown = static_cast<ItemsShown>(filter_->currentData().toInt());
  const int line = view_->line();
  items_->choose(shown, line);
  {
    const QSignalBlocker blocker(table_->selectionModel());
    const int row = items_->rowOf(line);
    if (row >= 0 && (!table_->currentIndex().isValid() || items_->line(table_->currentIndex().row()) != line)) {
      table_->setCurrentIndex(items_->index(row, ItemsModel::kMeans));
    }
    if (row < 0) table_->clearSelection();
    table_->scrollTo(table_->currentIndex());
  }
  const LineLook& look = view_->look(line);
  const QSignalBlocker blocker(kind_);
  kind_->setCurrentIndex(look.kind ? kind_->findData(static_cast<int>(*look.kind)) : -1);
  kind_->setPlaceholderText(look.kind ? TranscriptLines::kind(*look.kind) : QString());
  const QString words = look.isCorrected ? correctedLine(draft_, line) : QString();
  readAs_->setVisible(look.isCorrected);
  readAs_->setText(tr("Read as: %1").arg(words.trimmed()));
  view_->setAccessibleDescription(look.kind ? tr("Line %1: %2").arg(line).arg(TranscriptLines::kind(*look.kind))
                                            : QString());
  showGuesses();
}

// Those in which nothing stands only take room.
void TranscriptDialog::showColumns() {
  for (const int column : {ItemsModel::kFacing, ItemsModel::kWithin, ItemsModel::kZone, ItemsModel::kTurn}) {
    table_->setColumnHidden(column, !items_->hasWords(column));
  }
}

void TranscriptDialog::showGuesses() {
  guesses_->clear();
  const transcribe::Line* line = reading_ ? reading_->line(view_->line()) : nullptr;
  if (line && line->continues) line = reading_->line(*line->continues);
  if (!line) return;
  if (line->kind == transcribe::LineKind::NotUnderstood) {
    guesses_->addItem(new QListWidgetItem(signIcon(Sign::Error),
                                          tr("This line was not understood. Edit its words, or say what it is.")));
  }
  for (const transcribe::Guess& each : line->guesses) {
    const Sign sign = TranscriptLines::isLeft(each) ? Sign::Error : Sign::Unknown;
    guesses_->addItem(new QListWidgetItem(signIcon(sign), TranscriptLines::guess(each)));
  }
}

void TranscriptDialog::take() {
  if (!take_->isEnabled()) return;
  const transcribe::TakenCounts counts = reading_->counts;
  const int left = left_;
  if (!session_.applyEverywhere(reading_->edit)) return;
  undo_.push_back(std::nullopt);
  redo_.clear();
  TranscriptDrafts::discard(session_);
  if (session_.battle().find<model::Variant>(draft_.variant)) session_.setUp().setVariant(draft_.variant);
  QString words = tr("Taken: %1. Ctrl+Z takes it back.").arg(TranscriptLines::taken(counts));
  if (left > 0) words += QLatin1Char(' ') + tr("%n line(s) are left.", nullptr, left);
  setRole(*outcome_, "strong");
  outcome_->setText(words);
  showSummary();
}

void TranscriptDialog::goToNext(int step, bool onlyLeft) {
  if (!reading_) return;
  onlyLeft = onlyLeft || static_cast<ItemsShown>(filter_->currentData().toInt()) == ItemsShown::Left;
  const int count = view_->blockCount();
  for (int k = 1; k <= count; ++k) {
    const int line = (view_->line() - 1 + step * k + 2 * count) % count + 1;
    const LineLook& look = view_->look(line);
    if (onlyLeft ? look.isLeft : look.needsLook) return view_->goToLine(line);
  }
}

void TranscriptDialog::goThroughLeft() {
  tabs_->setCurrentIndex(0);
  filter_->setCurrentIndex(filter_->findData(static_cast<int>(ItemsShown::Left)));
  if (!view_->look(view_->line()).isLeft) goToNext(1, true);
  view_->setFocus();
}

// The line of the row that was chosen in the list.
void TranscriptDialog::followRow() {
  const QModelIndex index = table_->currentIndex();
  if (!index.isValid() || index.row() >= items_->rowCount()) return;
  const int line = items_->line(index.row());
  if (line != view_->line()) view_->goToLine(line);
}

void TranscriptDialog::correctLine() {
  if (!reading_ || draft_.text.isEmpty()) return;
  view_->correctLine(correctedLine(draft_, view_->line()));
}

void TranscriptDialog::takeCorrection(int line, const QString& words) {
  if (words == correctedLine(draft_, line)) return;
  TranscriptDraft next = draft_;
  std::erase_if(next.corrections, [&](const Correction& each) { return each.line == line; });
  if (words != lineOf(next, line)) {
    Correction correction;
    correction.words = lineOf(next, line).toStdString();
    correction.by = words.toStdString();
    correction.line = line;
    // before those that hold everywhere, which may change words of the line
    next.corrections.insert(next.corrections.begin(), std::move(correction));
  }
  change(std::move(next));
}

void TranscriptDialog::takeReplacement(const QString& words, const QString& by) {
  if (words.isEmpty() || words == by) return;
  TranscriptDraft next = draft_;
  const std::string wanted = words.toStdString();
  std::erase_if(next.corrections, [&](const Correction& each) {
    return each.what == Correction::What::Replace && !each.line && each.words == wanted;
  });
  Correction correction;
  correction.words = wanted;
  correction.by = by.toStdString();
  next.corrections.push_back(std::move(correction));
  change(std::move(next));
  const int places = static_cast<int>(draft_.text.count(words));
  setRole(*outcome_, "second");
  outcome_->setText(tr("“%1” is read as “%2” at %n place(s).", nullptr, places).arg(words, by));
  showSummary();
}

void TranscriptDialog::setKind(transcribe::LineKind kind) {
  const int number = view_->line();
  const transcribe::Line* line = reading_ ? reading_->line(number) : nullptr;
  if (!line) return;
  TranscriptDraft next = draft_;
  std::erase_if(next.corrections, [&](const Correction& each) { return transcribe::saysKindOf(each, line->text); });
  Correction correction;
  correction.what = Correction::What::Kind;
  correction.words = Words::text(line->text).trimmed().toStdString();
  correction.kind = kind;
  next.corrections.push_back(std::move(correction));
  change(std::move(next));
}

// What was said of this line alone.
void TranscriptDialog::takeBack(int line) {
  TranscriptDraft next = draft_;
  const std::string words = lineOf(draft_, line).toStdString();
  std::erase_if(next.corrections,
                [&](const Correction& each) { return each.line == line || transcribe::saysKindOf(each, words); });
  change(std::move(next));
}

void TranscriptDialog::askMeaning(int row, int column) {
  if (row < 0 || row >= items_->rowCount()) return;
  const transcribe::Item* item = items_->item(row);
  if (!item) return correctLine();
  const bool hasName = !item->unit.empty() || !item->leader.empty();
  const bool isZone = !item->zone.empty() && (column == ItemsModel::kZone || !hasName);
  if (!isZone && (!hasName || item->isAny)) return;
  const std::string words = isZone ? item->zone : item->unit.empty() ? item->leader : item->unit;
  auto* popup = new MeaningPopup(session_, isZone ? MeaningPopup::What::Zones : MeaningPopup::What::Counters,
                                 Words::text(words), this);
  connect(popup, &MeaningPopup::chosen, this,
          [this, words](model::ReadingKind kind, const std::string& target) { takeMeaning(words, kind, target); });
  const QRect cell = table_->visualRect(items_->index(row, isZone ? ItemsModel::kZone : ItemsModel::kMeans));
  popup->openAt({table_->viewport()->mapToGlobal(cell.topLeft()), cell.size()});
}

void TranscriptDialog::takeMeaning(const std::string& words, model::ReadingKind kind, const std::string& target) {
  TranscriptDraft next = draft_;
  std::erase_if(next.meanings, [&](const model::Reading& each) { return folded(each.words) == folded(words); });
  model::Reading reading;
  reading.id = {randomId()};
  reading.source = draft_.source;
  reading.words = words;
  reading.kind = kind;
  reading.target = target;
  next.meanings.push_back(std::move(reading));
  change(std::move(next));
}

void TranscriptDialog::showMenu(const QPoint& at) {
  if (!reading_ || pending_) return;
  const int line = view_->line();
  QMenu menu(this);
  menu.setObjectName(QStringLiteral("transcript.menu"));
  menu.addAction(tr("&Edit the words of this line\tEnter"), this, &TranscriptDialog::correctLine);
  const QString selected = view_->selectedWords();
  if (!selected.isEmpty()) {
    const QString shown = QString(selected.left(40)).replace(QLatin1Char('&'), QLatin1String("&&"));
    menu.addAction(tr("&Read “%1” everywhere as…\tShift+Enter").arg(shown), view_, &TranscriptView::replaceSelected);
  }
  menu.addSeparator();
  for (int k = 0; k < kind_->count(); ++k) {
    const auto kind = static_cast<transcribe::LineKind>(kind_->itemData(k).toInt());
    QAction* action = menu.addAction(tr("%1\tCtrl+%2", "kind of a line and its key").arg(kind_->itemText(k)).arg(k + 1),
                                     this, [this, kind] { setKind(kind); });
    action->setCheckable(true);
    action->setChecked(view_->look(line).kind == kind);
  }
  menu.addSeparator();
  QAction* back = menu.addAction(tr("&Take back what was said of this line"), this, [this, line] { takeBack(line); });
  const std::string words = lineOf(draft_, line).toStdString();
  back->setEnabled(std::any_of(draft_.corrections.begin(), draft_.corrections.end(), [&](const Correction& each) {
    return each.line == line || transcribe::saysKindOf(each, words);
  }));
  addReplacements(menu);
  menu.exec(at);
}

// Those that hold everywhere can be taken back from any line.
void TranscriptDialog::addReplacements(QMenu& menu) {
  QMenu* all = nullptr;
  for (const Correction& each : draft_.corrections) {
    if (each.what != Correction::What::Replace || each.line) continue;
    if (!all) all = menu.addMenu(tr("Take &back other words"));
    const QString text = tr("“%1” as “%2”")
                             .arg(Words::text(each.words), Words::text(each.by))
                             .replace(QLatin1Char('&'), QLatin1String("&&"));
    all->addAction(text, this, [this, each] {
      TranscriptDraft next = draft_;
      std::erase(next.corrections, each);
      change(std::move(next));
    });
  }
}

}  // namespace redoubt::editor
