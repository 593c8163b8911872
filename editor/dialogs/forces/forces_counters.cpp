#include "editor/dialogs/forces/forces_counters.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include "core/base/ids.h"
#include "core/model/origins.h"
#include "core/rules/forces/totals.h"
#include "editor/dialogs/forces/counters_model.h"
#include "editor/fields/row_findings.h"
#include "editor/style/theme.h"
#include "editor/words/terrain_words.h"

namespace redoubt::editor {

ForcesCounters::ForcesCounters(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      model_(new CountersModel(session, this)),
      table_(new QTableView),
      roles_(new QComboBox),
      box_(new QLabel),
      add_(new QPushButton(tr("&Add a marker"))),
      remove_(new QPushButton(tr("&Remove the marker"))),
      faults_(makeFaultLabel(QStringLiteral("counters.faults"))) {
  table_->setObjectName(QStringLiteral("counters.table"));
  table_->setAccessibleName(tr("Counters"));
  table_->setModel(model_);
  table_->setFrameShape(QFrame::NoFrame);
  table_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                          QAbstractItemView::AnyKeyPressed);
  table_->verticalHeader()->setDefaultSectionSize(size::row());
  table_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  table_->horizontalHeader()->setHighlightSections(false);
  table_->horizontalHeader()->setStretchLastSection(true);
  const int widths[] = {170, 120, 120, 70, 80, 64, 80, 130};
  for (int column = 0; column < static_cast<int>(std::size(widths)); ++column) {
    table_->setColumnWidth(column, size::scaled(widths[column]));
  }
  roles_->setObjectName(QStringLiteral("counters.roles"));
  roles_->setAccessibleName(tr("Which counters"));
  roles_->addItem(tr("All counters"), -1);
  using enum model::CounterRole;
  roles_->addItem(tr("Of units"), static_cast<int>(Unit));
  roles_->addItem(tr("Leaders on the map"), static_cast<int>(Leader));
  roles_->addItem(tr("Activation chits"), static_cast<int>(Chit));
  roles_->addItem(tr("Markers"), static_cast<int>(Marker));
  box_->setObjectName(QStringLiteral("counters.box"));
  box_->setWordWrap(true);
  setRole(*box_, "second");
  add_->setObjectName(QStringLiteral("counters.add"));
  remove_->setObjectName(QStringLiteral("counters.remove"));
  faults_->setContentsMargins(14, 6, 14, 8);
  auto* bar = new QHBoxLayout;
  bar->setContentsMargins(14, 8, 14, 6);
  bar->setSpacing(8);
  bar->addWidget(roles_);
  bar->addWidget(box_, 1);
  for (QPushButton* button : {add_, remove_}) {
    button->setAutoDefault(false);
    bar->addWidget(button);
  }
  auto* page = new QVBoxLayout(this);
  page->setContentsMargins(0, 0, 0, 0);
  page->setSpacing(0);
  page->addLayout(bar);
  page->addWidget(table_, 1);
  page->addWidget(faults_);
  connect(roles_, &QComboBox::activated, this, &ForcesCounters::refresh);
  connect(add_, &QPushButton::clicked, this, &ForcesCounters::addMarker);
  connect(remove_, &QPushButton::clicked, this, &ForcesCounters::removeChosen);
  connect(model_, &CountersModel::refused, this, &ForcesCounters::tell);
  connect(&session_, &Session::changed, this, [this] { tell({}); });
  connect(table_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
    const model::Counter* counter = session_.battle().find(model_->counter(current.row()));
    remove_->setEnabled(counter && counter->role == model::CounterRole::Marker && !session_.isReadOnly());
  });
  setFocusProxy(table_);
}

void ForcesCounters::refresh() {
  const int role = roles_->currentData().toInt();
  model_->show(role < 0 ? std::nullopt : std::optional(static_cast<model::CounterRole>(role)), filter_);
  const rules::BoxCount box = rules::boxCount(session_.battle(), session_.rules());
  const QString counted = tr("%n counters as printed", nullptr, box.counted());
  box_->setText(
      !box.box ? counted
      : *box.rest() < 0
          ? tr("%1; the box holds %2, that is %3 too many").arg(counted).arg(*box.box).arg(-*box.rest())
          : tr("%1; the box holds %2, of which %3 are not accounted for").arg(counted).arg(*box.box).arg(*box.rest()));
  const QString obstacle = TerrainWords::obstacle(session_);
  add_->setEnabled(obstacle.isEmpty());
  add_->setToolTip(obstacle.isEmpty() ? tr("A marker of the box, with its copies and a note of what it shows")
                                      : obstacle);
  const model::Counter* chosen = session_.battle().find(model_->counter(table_->currentIndex().row()));
  remove_->setEnabled(obstacle.isEmpty() && chosen && chosen->role == model::CounterRole::Marker);
}

void ForcesCounters::setFilter(const QString& text) {
  filter_ = text;
  refresh();
}

void ForcesCounters::tell(const QString& fault) {
  faults_->setText(fault);
  faults_->setVisible(!fault.isEmpty());
}

void ForcesCounters::addMarker() {
  model::Counter marker;
  marker.id = {randomId()};
  marker.role = model::CounterRole::Marker;
  model::Edit edit(tr("Add a marker").toStdString());
  edit.put(marker);
  edit.put(model::Face{{randomId()}, marker.id, model::FaceSide::Front, model::FaceRole::State});
  if (!session_.apply(edit)) return;
  for (int row = 0; row < model_->rowCount(); ++row) {
    if (model_->counter(row) == marker.id) table_->setCurrentIndex(model_->index(row, CountersModel::Note));
  }
}

void ForcesCounters::removeChosen() {
  const model::Battle& battle = session_.battle();
  const model::Counter* counter = battle.find(model_->counter(table_->currentIndex().row()));
  if (!counter || counter->role != model::CounterRole::Marker) return;
  model::Edit edit(tr("Remove a marker").toStdString());
  for (const model::Face& face : battle.where<&model::Face::counter>(counter->id)) {
    for (const model::FaceFigure& figure : battle.where<&model::FaceFigure::face>(face.id)) {
      edit.erase<model::FaceFigure>(figure.key());
    }
    for (model::SheetCell place : battle.where<&model::SheetCell::face>(face.id)) {
      place.face.reset();
      place.state = model::SheetCellState::Open;
      edit.put(place);
    }
    model::eraseOrigins(edit, battle, model::Face::kTable, model::keyText<model::Face>(face.id));
    edit.erase<model::Face>(face.id);
  }
  model::eraseOrigins(edit, battle, model::Counter::kTable, model::keyText<model::Counter>(counter->id));
  edit.erase<model::Counter>(counter->id);
  session_.apply(edit);
}

}  // namespace redoubt::editor
