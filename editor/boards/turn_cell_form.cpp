#include "editor/boards/turn_cell_form.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <algorithm>
#include <set>

#include "core/hex/numbers.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/schedule_edit.h"
#include "editor/boards/grid_words.h"
#include "editor/session/lit_hexes.h"
#include "editor/session/to_qt.h"
#include "editor/style/theme.h"
#include "editor/words/schedule_words.h"
#include "editor/words/terrain_words.h"

namespace redoubt::editor {
namespace {

constexpr int kMostTurn = 1000;
constexpr int kNewOver = 1;  // in Qt::UserRole + 1 of an item that makes an entry

}  // namespace

TurnCellForm::TurnCellForm(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      heading_(new QLabel),
      words_(new QLabel),
      faults_(new QLabel),
      entryLabel_(new QLabel(tr("&Entry"))),
      entries_(new QComboBox),
      triggerLabel_(new QLabel(tr("Tri&gger"))),
      trigger_(new QComboBox),
      turnLabel_(new QLabel(tr("T&urn"))),
      turn_(new QSpinBox),
      fallbackLabel_(new QLabel(tr("If &held"))),
      fallback_(new QComboBox),
      hexes_(new QLabel),
      releaseLabel_(new QLabel(tr("Free &when"))),
      release_(new QLineEdit),
      noteLabel_(new QLabel(tr("&Note"))),
      note_(new QLineEdit),
      more_(new QPushButton(tr("All of it…"))) {
  arrange();
  connect(entries_, &QComboBox::activated, this, &TurnCellForm::takeEntry);
  connect(trigger_, &QComboBox::activated, this, [this](int index) {
    changeEntry([index](model::Entry& entry) { entry.trigger = static_cast<model::EntryTrigger>(index); });
  });
  connect(fallback_, &QComboBox::activated, this, [this](int index) {
    changeEntry([index](model::Entry& entry) { entry.fallback = static_cast<model::EntryFallback>(index); });
  });
  connect(turn_, &QSpinBox::editingFinished, this, [this] {
    const int turn = turn_->value();
    if (entry() && turn != entry()->turn.value_or(0)) {
      changeEntry([turn](model::Entry& entry) { entry.turn = turn > 0 ? std::optional(turn) : std::nullopt; });
    }
  });
  connect(note_, &QLineEdit::editingFinished, this, &TurnCellForm::takeNote);
  connect(release_, &QLineEdit::editingFinished, this, &TurnCellForm::takeRelease);
  connect(more_, &QPushButton::clicked, this, [this] {
    if (entry() && cell_->isEntering) return emit entryWanted(entry()->id);
    if (line()) emit lineWanted(line()->id);
  });
}

void TurnCellForm::arrange() {
  setAttribute(Qt::WA_StyledBackground);
  setRole(*this, "page");
  setRole(*heading_, "strong");
  setRole(*words_, "second");
  setRole(*faults_, "error");
  setRole(*hexes_, "second");
  for (QLabel* label : {heading_, words_, faults_, hexes_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
  }
  heading_->setObjectName(QStringLiteral("schedule.cell"));
  words_->setObjectName(QStringLiteral("schedule.words"));
  faults_->setObjectName(QStringLiteral("schedule.faults"));
  entries_->setObjectName(QStringLiteral("schedule.entry"));
  trigger_->setObjectName(QStringLiteral("schedule.trigger"));
  turn_->setObjectName(QStringLiteral("schedule.turn"));
  fallback_->setObjectName(QStringLiteral("schedule.fallback"));
  hexes_->setObjectName(QStringLiteral("schedule.hexes"));
  release_->setObjectName(QStringLiteral("schedule.release"));
  note_->setObjectName(QStringLiteral("schedule.note"));
  more_->setObjectName(QStringLiteral("schedule.more"));
  more_->setAutoDefault(false);
  setRole(*more_, "row");
  turn_->setRange(0, kMostTurn);
  turn_->setSpecialValueText(tr("not told"));
  trigger_->addItems({tr("in its turn"), tr("with an activation")});
  for (const auto fallback :
       {model::EntryFallback::None, model::EntryFallback::NearestFree, model::EntryFallback::Wait}) {
    fallback_->addItem(ScheduleWords::fallback(fallback));
  }
  for (QComboBox* box : {entries_, trigger_, fallback_}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(12);
  }
  release_->setPlaceholderText(tr("or on what condition"));
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(10, 8, 10, 8);
  grid->setHorizontalSpacing(8);
  grid->setVerticalSpacing(4);
  grid->setColumnStretch(1, 1);
  int row = 0;
  for (QLabel* label : {heading_, words_, faults_}) grid->addWidget(label, row++, 0, 1, 2);
  const std::pair<QLabel*, QWidget*> lines[] = {
      {entryLabel_, entries_}, {triggerLabel_, trigger_}, {turnLabel_, turn_}, {fallbackLabel_, fallback_}};
  for (const auto& [label, field] : lines) {
    label->setBuddy(field);
    grid->addWidget(label, row, 0);
    grid->addWidget(field, row++, 1);
  }
  grid->addWidget(hexes_, row++, 0, 1, 2);
  const std::pair<QLabel*, QWidget*> texts[] = {{releaseLabel_, release_}, {noteLabel_, note_}};
  for (const auto& [label, field] : texts) {
    label->setBuddy(field);
    grid->addWidget(label, row, 0);
    grid->addWidget(field, row++, 1);
  }
  grid->addWidget(more_, row++, 0, 1, 2, Qt::AlignLeft);
  grid->setRowStretch(row, 1);
}

void TurnCellForm::show(std::optional<Id<model::Scenario>> scenario, const rules::GridRow* row,
                        const rules::TurnCell* cell, rules::TurnRange turns, const QStringList& faults) {
  scenario_ = scenario;
  row_ = row ? std::optional(*row) : std::nullopt;
  cell_ = cell ? std::optional(*cell) : std::nullopt;
  turns_ = turns;
  const QString obstacle = TerrainWords::obstacle(session_);
  heading_->setText(row_ && cell_
                        ? tr("%1, %2", "who, when").arg(GridWords::row(session_, *row_), GridWords::turns(turns))
                        : tr("Choose a cell."));
  words_->setText(row_ && cell_ ? GridWords::cell(session_, *row_, *cell_) : QString());
  faults_->setText(faults.join(QLatin1Char('\n')));
  faults_->setVisible(!faults.isEmpty());
  showEntry();
  showReturns();
  const bool isLeader = row_ && row_->leader;
  const model::Leader* leader = isLeader ? session_.battle().find(row_->leader) : nullptr;
  const bool mayBeFreed = leader && cell_ && (cell_->isBarred || cell_->isAvailable);
  releaseLabel_->setVisible(mayBeFreed);
  release_->setVisible(mayBeFreed);
  if (mayBeFreed && scenario_ && !release_->hasFocus()) {
    release_->setText(toQt(rules::releaseOf(session_.battle(), *scenario_, leader->id)));
  }
  const bool hasLine = line() != nullptr;
  noteLabel_->setVisible(hasLine);
  note_->setVisible(hasLine);
  more_->setVisible(hasLine);
  if (hasLine && !note_->hasFocus()) note_->setText(toQt(line()->note));
  for (QWidget* field : std::initializer_list<QWidget*>{entries_, trigger_, turn_, fallback_, release_, note_}) {
    field->setEnabled(obstacle.isEmpty());
    field->setToolTip(obstacle);
  }
  light();
}

const model::Entry* TurnCellForm::entry() const {
  return cell_ ? session_.battle().find(cell_->entry) : nullptr;
}

// The line that an entry or a note of the cell belongs to.
const model::PoolLine* TurnCellForm::line() const {
  const model::PoolLine* found = nullptr;
  for (const Id<model::PoolLine> id : cell_ ? cell_->lines : std::vector<Id<model::PoolLine>>()) {
    const model::PoolLine* each = session_.battle().find<model::PoolLine>(id);
    const bool comes = each && (each->kind == model::PoolKind::Enters || each->kind == model::PoolKind::Dice);
    if (comes) return each;
    if (!found || (each && !each->note.empty())) found = each;
  }
  return found;
}

void TurnCellForm::showEntry() {
  const bool comes = cell_ && row_ && row_->leader && (cell_->isEntering || cell_->isDiced) && line();
  const bool hasEntry = comes && entry();
  for (QWidget* each : std::initializer_list<QWidget*>{entryLabel_, entries_}) each->setVisible(comes);
  const bool isByTurn = hasEntry && !entry()->dice && entry()->trigger == model::EntryTrigger::Turn;
  for (QWidget* each : std::initializer_list<QWidget*>{triggerLabel_, trigger_})
    each->setVisible(hasEntry && !entry()->dice);
  for (QWidget* each : std::initializer_list<QWidget*>{fallbackLabel_, fallback_}) each->setVisible(hasEntry);
  for (QWidget* each : std::initializer_list<QWidget*>{turnLabel_, turn_}) each->setVisible(isByTurn);
  hexes_->setVisible(hasEntry);
  if (comes) fillEntries();
  if (!hasEntry) return;
  trigger_->setCurrentIndex(static_cast<int>(entry()->trigger));
  fallback_->setCurrentIndex(static_cast<int>(entry()->fallback));
  const QSignalBlocker blocker(turn_);
  turn_->setValue(entry()->turn.value_or(0));
  const auto hexes = rules::hexesOf(session_.battle(), entry()->zone);
  hexes_->setText(hexes.empty() ? tr("Its zone has no hexes yet.")
                                : tr("Over %1").arg(toQt(hex::toRanges(session_.layout(), hexes))));
}

// The entries of the army, and a new one over each zone.
void TurnCellForm::fillEntries() {
  const QSignalBlocker blocker(entries_);
  entries_->clear();
  entries_->addItem(tr("— that of his placement"), QVariant());
  if (!scenario_ || !row_->army) return;
  for (const model::Entry* each : rules::entriesIn(session_.battle(), *scenario_)) {
    if (each->army != *row_->army) continue;
    entries_->addItem(ScheduleWords::entry(session_, *each), static_cast<qlonglong>(each->id.value));
    if (cell_->entry == each->id) entries_->setCurrentIndex(entries_->count() - 1);
  }
  for (const model::Zone& zone : session_.translated().all<model::Zone>()) {
    if (zone.kind != model::ZoneKind::Entry) continue;
    entries_->addItem(tr("New: over “%1”").arg(toQt(zone.title.empty() ? zone.slug : zone.title)),
                      static_cast<qlonglong>(zone.id.value));
    entries_->setItemData(entries_->count() - 1, kNewOver, Qt::UserRole + 1);
  }
}

void TurnCellForm::showReturns() {
  if (!row_ || row_->kind != rules::GridRow::Kind::Army || !scenario_) return;
  QStringList points;
  for (const model::ReturnPoint* each : rules::rowsIn<model::ReturnPoint>(session_.battle(), *scenario_)) {
    if (each->army != row_->army) continue;
    points << toQt(hex::toRanges(session_.layout(), rules::hexesOf(session_.battle(), each->zone)));
  }
  hexes_->setVisible(!points.isEmpty());
  hexes_->setText(tr("Return points: %1").arg(points.join(QStringLiteral("; "))));
}

// The hexes of the entry, or those where an army returns, light up on the map.
void TurnCellForm::light() {
  std::set<hex::HexKey> hexes;
  const auto add = [&](Id<model::Zone> zone) {
    for (const hex::HexKey hex : rules::hexesOf(session_.battle(), zone)) hexes.insert(hex);
  };
  if (entry() && (cell_->isEntering || cell_->isDiced)) add(entry()->zone);
  if (row_ && row_->kind == rules::GridRow::Kind::Army && scenario_) {
    for (const model::ReturnPoint* each : rules::rowsIn<model::ReturnPoint>(session_.battle(), *scenario_)) {
      if (each->army == row_->army) add(each->zone);
    }
  }
  LitHexes::of(session_).light(std::move(hexes));
}

void TurnCellForm::apply(const model::Edit& edit) {
  if (!edit.empty()) session_.apply(edit);
}

void TurnCellForm::takeEntry(int index) {
  const model::PoolLine* now = line();
  if (!now || !scenario_ || !row_->army) return;
  const QVariant data = entries_->itemData(index);
  const bool isNew = entries_->itemData(index, Qt::UserRole + 1).toInt() == kNewOver;
  model::PoolLine wanted = *now;
  wanted.entry.reset();
  const std::string title = tr("%1: entry", "leader").arg(GridWords::row(session_, *row_)).toStdString();
  if (isNew) {
    auto made =
        rules::addEntry(session_.battle(), session_.rules(), *scenario_, *row_->army, {data.toLongLong()}, title);
    const model::Battle then = model::applied(session_.battle(), made.edit);
    model::Entry entry = *then.find<model::Entry>(*made.row);
    entry.turn = turns_.first;
    made.edit.put(entry);
    wanted.entry = entry.id;
    made.edit.append(rules::changeLine(then, *scenario_, wanted, title).edit);
    return apply(made.edit);
  }
  if (data.isValid()) wanted.entry = Id<model::Entry>{data.toLongLong()};
  apply(rules::changeLine(session_.battle(), *scenario_, wanted, title).edit);
}

void TurnCellForm::changeEntry(const std::function<void(model::Entry&)>& change) {
  if (!entry()) return;
  model::Entry wanted = *entry();
  change(wanted);
  if (wanted == *entry()) return;
  apply(rules::changeEntry(session_.battle(), wanted,
                           tr("Entry: %1").arg(ScheduleWords::entry(session_, wanted)).toStdString())
            .edit);
}

void TurnCellForm::takeNote() {
  const model::PoolLine* now = line();
  if (!now || !scenario_ || note_->text().trimmed().toStdString() == now->note) return;
  model::PoolLine wanted = *now;
  wanted.note = note_->text().trimmed().toStdString();
  apply(rules::changeLine(session_.battle(), *scenario_, wanted,
                          tr("%1: note", "leader").arg(GridWords::row(session_, *row_)).toStdString())
            .edit);
}

void TurnCellForm::takeRelease() {
  if (!row_ || !row_->leader || !scenario_) return;
  const QString when = release_->text().trimmed();
  const QString title = when.isEmpty() ? tr("%1: free on no condition").arg(GridWords::row(session_, *row_))
                                       : tr("%1: free when %2").arg(GridWords::row(session_, *row_), when);
  apply(rules::setRelease(session_.battle(), *scenario_, *row_->leader, when.toStdString(), title.toStdString()));
}

}  // namespace redoubt::editor
