#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QTabWidget>
#include <algorithm>

#include "editor/dialogs/forces/forces_words.h"
#include "editor/dialogs/sheets/cell_form.h"
#include "editor/dialogs/sheets/counter_reader.h"
#include "editor/dialogs/sheets/sheet_view.h"
#include "editor/dialogs/sheets/sheet_words.h"
#include "editor/dialogs/sheets/sheets_dialog.h"
#include "editor/scan/counter_crop.h"
#include "editor/session/to_qt.h"

// The places of a sheet: what they show, what is typed for them, and taking that into the battle.
namespace redoubt::editor {

using model::CellPlace;
using model::FaceSide;
using model::SheetCellState;

std::optional<SheetsDialog::PlaceKey> SheetsDialog::key() const {
  return shown_ && place_ ? std::optional(PlaceKey(shown_->id, *place_)) : std::nullopt;
}

const model::SheetCell* SheetsDialog::cell() const {
  if (!shown_ || !place_) return nullptr;
  return session_.battle().find<model::SheetCell>({shown_->id, place_->row, place_->column, FaceSide::Front});
}

void SheetsDialog::showCells() {
  std::vector<SheetView::Cell> cells;
  int done = 0, skipped = 0;
  if (!shown_) {
    count_->clear();
    return view_->setCells({});
  }
  const auto add = [&](const CellPlace& front, SheetCellState state, QString text) {
    const CellPlace place = side_ == FaceSide::Front ? front : model::behind(*shown_, front);
    const auto draft = drafts_.find({shown_->id, front});
    if (draft != drafts_.end()) {
      const QString* name = draft->second.text({});
      if (name && !name->isEmpty()) {
        text = *name;
      } else if (draft->second.counter) {
        text = SheetWords::counter(session_, *draft->second.counter);
      }
    }
    cells.push_back({place, state, text, draft != drafts_.end()});
  };
  std::set<CellPlace> said;
  for (const model::SheetCell& each : session_.battle().where<&model::SheetCell::counterSheet>(shown_->id)) {
    if (each.side != FaceSide::Front) continue;
    const CellPlace front{each.row, each.column, FaceSide::Front};
    const auto counter = rules::counterAt(session_.battle(), shown_->id, front);
    const bool isDone = each.state == SheetCellState::Done, isSkipped = each.state == SheetCellState::Skipped;
    done += isDone;
    skipped += isSkipped;
    QString text = counter ? SheetWords::counter(session_, *counter) : QString();
    if (isSkipped) text = each.note.empty() ? tr("not in the battle") : toQt(each.note);
    add(front, each.state, text);
    said.insert(front);
  }
  for (const auto& [key, draft] : drafts_) {
    if (key.first == shown_->id && !said.contains(key.second)) add(key.second, SheetCellState::Open, {});
  }
  view_->setCells(std::move(cells));
  if (place_) view_->setChosen(side_ == FaceSide::Front ? *place_ : model::behind(*shown_, *place_));
  const int all = shown_->rows * shown_->columns;
  count_->setText(tr("%1 of %2 counters done, %3 not in the battle, %4 open")
                      .arg(done)
                      .arg(all)
                      .arg(skipped)
                      .arg(all - done - skipped));
}

CellDraft SheetsDialog::draftHere() const {
  const auto here = key();
  if (!here) return {};
  const auto draft = drafts_.find(*here);
  if (draft != drafts_.end()) return draft->second;
  // What was taken and then undone is typed still.
  const model::SheetCell* row = cell();
  const auto taken = taken_.find(*here);
  const bool isOpen = !row || row->state == SheetCellState::Open;
  return isOpen && taken != taken_.end() ? taken->second : CellDraft{};
}

void SheetsDialog::remember() {
  const auto here = key();
  if (!here) return;
  if (form_->draft().isEmpty()) {
    drafts_.erase(*here);
    taken_.erase(*here);
  } else {
    drafts_[*here] = form_->draft();
  }
  showCells();
}

void SheetsDialog::showCell() {
  if (!shown_ || !place_) {
    return form_->showNothing(shown_ ? tr("Choose a counter in the picture.") : QString());
  }
  const CellPlace back = model::behind(*shown_, *place_);
  front_ = scan::counterCrop(pictureOf(shown_->front), *shown_, *place_);
  back_ = scan::counterCrop(pictureOf(shown_->back), *shown_, back);
  const model::SheetCell* row = cell();
  const bool isSaid = row && row->state != SheetCellState::Open;
  CellForm::Shown shown;
  shown.place = tr("Row %1, column %2").arg(place_->row).arg(place_->column);
  if (isSaid && row->state == SheetCellState::Skipped) shown.place += QStringLiteral(" – ") + tr("not in the battle");
  shown.front = front_;
  shown.back = back_;
  shown.noBack = shown_->back.empty() ? tr("The sheet has no backs") : QString();
  shown.isSaid = isSaid;
  const auto counter = rules::counterAt(session_.battle(), shown_->id, *place_);
  std::optional<rules::CounterOfSheet> own = counter ? std::optional<rules::CounterOfSheet>(*counter) : std::nullopt;
  if (!own && !isSaid) own = expected_;
  CellDraft draft = draftHere();
  if (draft.counter && !rules::isThere(session_.battle(), *draft.counter)) draft.counter.reset();
  if (draft.note.isEmpty() && isSaid) draft.note = toQt(row->note);
  form_->show(shown, draft, own);
  reader_->read(shown_->id, *place_, front_, back_);
  showReading();
}

void SheetsDialog::showReading() {
  const auto here = key();
  const CounterReading* reading = here ? reader_->find(here->first, here->second) : nullptr;
  if (reading) form_->setReading(*reading, places_[here->first]);
}

void SheetsDialog::take() {
  if (!shown_ || !place_ || session_.isReadOnly()) return;
  const auto counter = form_->counter();
  if (!counter) return form_->refuseCounter();
  // Without its picture the counter would lose what it looks like.
  if (!loading_.empty()) return form_->showOutcome(tr("The picture is being read…"));
  rules::SheetEntry entry;
  entry.sheet = shown_->id;
  entry.place = *place_;
  entry.counter = *counter;
  entry.texts = form_->texts();
  entry.stars = form_->draft().stars;
  entry.frontWords = SheetWords::place(*place_).toStdString();
  entry.backWords = SheetWords::place(model::behind(*shown_, *place_)).toStdString();
  if (form_->usesCrops()) {
    entry.frontCrop = scan::pngOf(front_);
    entry.backCrop = scan::pngOf(back_);
  }
  const auto name = std::find_if(entry.texts.begin(), entry.texts.end(),
                                 [](const auto& text) { return text.field == rules::ManifestField{}; });
  const QString named =
      name != entry.texts.end() && !name->text.empty() ? toQt(name->text) : SheetWords::counter(session_, *counter);
  const std::string title = tr("Counter in %1: %2").arg(SheetWords::place(*place_), named).toStdString();
  auto made = rules::takeEntry(manifestOf(session_), entry, title);
  if (makesCommands(made.faults)) {
    entry.newCommandColours = ForcesWords::colours();
    made = rules::takeEntry(manifestOf(session_), entry, title);
  }
  if (form_->showFaults(made.faults)) return;
  const PlaceKey here = *key();
  const CellDraft typed = form_->draft();
  {
    const QScopedValueRollback applying(isApplying_, true);
    if (!made.edit.empty() && !session_.apply(made.edit)) return;
    drafts_.erase(here);
    taken_[here] = typed;
  }
  learn(entry.texts);
  const bool isNew =
      std::holds_alternative<rules::UnitToCome>(*counter) || std::holds_alternative<rules::LeaderToCome>(*counter);
  expected_ = isNew ? counter : std::nullopt;
  goOn();
}

// Asked only if nothing else is wrong.
bool SheetsDialog::makesCommands(const std::vector<rules::CellFault>& faults) {
  QStringList names;
  for (const rules::CellFault& fault : faults) {
    if (fault.kind != rules::CellFault::Kind::UnknownCommand) return false;
    names << toQt(fault.text);
  }
  if (names.isEmpty()) return false;
  QMessageBox question(QMessageBox::Question, tr("New commands"),
                       tr("The army has no command “%1”.").arg(names.join(QStringLiteral("”, “"))),
                       QMessageBox::NoButton, this);
  question.setObjectName(QStringLiteral("sheets.commands"));
  question.setTextFormat(Qt::PlainText);
  question.setInformativeText(tr("Make it, with a colour of its own?"));
  const QPushButton* go = question.addButton(tr("Make it"), QMessageBox::AcceptRole);
  question.addButton(QMessageBox::Cancel);
  question.exec();
  return question.clickedButton() == go;
}

void SheetsDialog::learn(const std::vector<rules::SheetEntry::Text>& texts) {
  const CounterReading* reading = reader_->find(shown_->id, *place_);
  if (!reading) return;
  for (const rules::SheetEntry::Text& each : texts) {
    const auto value = each.isRead ? rules::figureOfText(each.text, each.field.isSigned) : std::nullopt;
    if (!value || !*value) continue;
    places_[shown_->id].learn(CellForm::sideOf(each.field, form_->fields()), each.field, **value, *reading);
  }
}

void SheetsDialog::skip() {
  if (!shown_ || !place_ || session_.isReadOnly()) return;
  const model::Battle& battle = session_.battle();
  const PlaceKey here = *key();
  const std::string title = tr("Not in the battle: counter in %1").arg(SheetWords::place(*place_)).toStdString();
  model::Edit edit = model::skipCell(battle, shown_->id, *place_, form_->draft().note.trimmed().toStdString(), title);
  edit.append(model::releaseCell(battle, shown_->id, model::behind(*shown_, *place_), title));
  {
    const QScopedValueRollback applying(isApplying_, true);
    if (!session_.apply(edit)) return;
    drafts_.erase(here);
    taken_.erase(here);
  }
  goOn();
}

void SheetsDialog::reopen() {
  if (!shown_ || !place_) return;
  const model::Battle& battle = session_.battle();
  const PlaceKey here = *key();
  const auto counter = rules::counterAt(battle, shown_->id, *place_);
  const std::string title = tr("Open the place in %1 again").arg(SheetWords::place(*place_)).toStdString();
  model::Edit edit = model::releaseCell(battle, shown_->id, *place_, title);
  edit.append(model::releaseCell(battle, shown_->id, model::behind(*shown_, *place_), title));
  {
    const QScopedValueRollback applying(isApplying_, true);
    if (!session_.apply(edit)) return;
    taken_.erase(here);
    drafts_.erase(here);
    if (counter) drafts_[here].counter = *counter;
  }
  showCells();
  showCell();
}

void SheetsDialog::goOn() {
  const auto next = model::nextOpenCell(session_.battle(), shown_->id, place_);
  const QString left = next ? QString() : tr("Something is said of every counter of this sheet.");
  if (next) place_ = next;
  showCell();
  showCells();
  form_->showOutcome(left);
  if (tabs_->currentIndex() == Counters) form_->begin();
}

void SheetsDialog::goBy(int step) {
  if (!shown_ || !place_) return;
  if (step > 0) {
    const auto next = model::nextOpenCell(session_.battle(), shown_->id, place_);
    if (next) choose(*next);
  } else {
    const int all = shown_->rows * shown_->columns;
    const int at = ((place_->row - 1) * shown_->columns + place_->column - 2 + all) % all;
    choose(CellPlace{at / shown_->columns + 1, at % shown_->columns + 1, FaceSide::Front});
  }
}

void SheetsDialog::offerColours(const QColor& colour, QWidget& button) {
  const auto counter = form_->counter();
  const auto id = counter ? SheetWords::army(session_.battle(), *counter) : std::nullopt;
  const model::Army* army = session_.battle().find(id);
  if (!army || session_.isReadOnly()) return;
  QMenu menu(&button);
  menu.setObjectName(QStringLiteral("sheets.colours"));
  const std::string wanted = colour.name().toUpper().toStdString();
  const auto add = [&](const auto& row) {
    const QString words = tr("Colour of %1").arg(toQt(row.name));
    menu.addAction(words, this, [this, row, wanted, words] {
      auto changed = row;
      changed.colour = wanted;
      session_.apply(model::change(session_.battle(), changed, words.toStdString()));
    });
  };
  add(*army);
  menu.addSeparator();
  for (const model::Command* each : model::commandsIn(session_.battle(), army->id)) add(*each);
  menu.exec(button.mapToGlobal(QPoint(0, button.height())));
}

}  // namespace redoubt::editor
