#include "editor/dialogs/compare/compare_set_ups_dialog.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

#include "core/rules/set_up/set_up.h"
#include "editor/dialogs/compare/set_ups_map.h"
#include "editor/fields/undo_keys.h"
#include "editor/session/to_qt.h"
#include "editor/style/elided_box.h"
#include "editor/style/icons.h"
#include "editor/style/row_focus.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr QSize kCompareSize(1180, 720);
constexpr const char* kCompareGeometry = "compareSetUps/geometry";

// Whether a change may be one of the set-ups, or of how they are called.
bool mayConcernSetUps(const model::Changes& changes) {
  using namespace model;
  return changes.touches<Placement>() || changes.touches<SetUpBlock>() || changes.touches<VariantBlock>() ||
         changes.touches<Variant>() || changes.touches<Scenario>() || changes.touches<Setting>() ||
         changes.touches<Entry>() || changes.touches<PoolLine>() || changes.touches<ReturnPoint>() ||
         changes.touches<SetUpOrder>() || changes.touches<Event>() || changes.touches<Victory>() ||
         changes.touches<Unit>() || changes.touches<Leader>() || changes.touches<Command>() ||
         changes.touches<UnitCommand>() || changes.touches<Army>() || changes.touches<Player>() ||
         changes.touches<Zone>() || changes.touches<ZoneHex>() || changes.touches<Track>() ||
         changes.touches<Space>() || changes.touches<Rule>() || changes.touches<Counter>() || changes.touches<Face>() ||
         changes.touches<FaceFigure>() || changes.touches<Step>() || changes.touches<Provenance>() ||
         changes.touches<MapSheet>();
}

bool mayConcernGround(const model::Changes& changes) {
  using namespace model;
  return changes.touches<MapSheet>() || changes.touches<HexRow>() || changes.touches<Hexside>() ||
         changes.touches<Link>() || changes.touches<Label>() || changes.touches<Symbol>() || changes.touches<Rule>() ||
         changes.touches<Army>();
}

QLabel* labelFor(QWidget* buddy, const QString& text) {
  auto* label = new QLabel(text);
  label->setBuddy(buddy);
  return label;
}

}  // namespace

CompareSetUpsDialog::CompareSetUpsDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      model_(new SetUpsModel(this)),
      filter_(new SetUpsFilter(*model_, this)),
      left_(new ElidedBox),
      right_(new ElidedBox),
      swap_(new QPushButton(tr("S&wap"))),
      text_(new QLineEdit),
      army_(new QComboBox),
      kind_(new QComboBox),
      view_(new QTableView),
      map_(new SetUpsMap(session)),
      splitter_(new QSplitter),
      counts_(new QLabel),
      note_(new QLabel),
      twoMaps_(new QCheckBox(tr("Two &maps"))),
      takeOver_(new QPushButton),
      copy_(new QPushButton(tr("&Copy table"))),
      save_(new QPushButton(tr("&Save table…"))) {
  setObjectName(QStringLiteral("compareSetUps"));
  setWindowTitle(tr("Compare set-ups"));
  const std::pair<QWidget*, const char*> names[] = {
      {left_, "left"},       {right_, "right"},       {swap_, "swap"}, {text_, "text"},     {army_, "army"},
      {kind_, "kind"},       {view_, "table"},        {map_, "map"},   {counts_, "counts"}, {note_, "note"},
      {twoMaps_, "twoMaps"}, {takeOver_, "takeOver"}, {copy_, "copy"}, {save_, "save"}};
  for (const auto& [widget, name] : names)
    widget->setObjectName(QStringLiteral("compareSetUps.") + QLatin1String(name));
  auto* column = new QVBoxLayout(this);
  column->setSpacing(8);
  column->addWidget(makeTop());
  auto* table = new QWidget;
  auto* tableColumn = new QVBoxLayout(table);
  tableColumn->setContentsMargins(0, 0, 0, 0);
  tableColumn->addWidget(makeFilters());
  tableColumn->addWidget(view_, 1);
  splitter_->addWidget(table);
  splitter_->addWidget(map_);
  splitter_->setChildrenCollapsible(false);
  splitter_->setStretchFactor(0, 1);
  splitter_->setStretchFactor(1, 1);
  column->addWidget(splitter_, 1);
  for (QLabel* label : {counts_, note_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    column->addWidget(label);
  }
  setRole(*counts_, "second");
  setRole(*note_, "note");
  note_->hide();
  column->addWidget(makeButtons());
  view_->setModel(filter_);
  view_->setAccessibleName(tr("Differences"));
  view_->setSelectionBehavior(QAbstractItemView::SelectRows);
  view_->setSelectionMode(QAbstractItemView::ExtendedSelection);
  view_->setSortingEnabled(true);
  view_->sortByColumn(-1, Qt::AscendingOrder);
  view_->setTabKeyNavigation(false);
  view_->setWordWrap(false);
  view_->setShowGrid(false);
  view_->verticalHeader()->hide();
  view_->verticalHeader()->setDefaultSectionSize(size::row());
  view_->horizontalHeader()->setHighlightSections(false);
  view_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  for (const auto& [at, width] : {std::pair(0, 130), {1, 80}, {2, 110}, {3, 110}, {4, 100}, {5, 100}}) {
    view_->setColumnWidth(at, size::scaled(width));
  }
  followRows(*view_);
  fillKinds();
  fillChoices();
  connectParts();
  addUndoKeys(*this, session_);
  resize(kCompareSize);
  restoreGeometry(QSettings().value(QLatin1String(kCompareGeometry)).toByteArray());
  refresh();
}

CompareSetUpsDialog::~CompareSetUpsDialog() {
  QSettings().setValue(QLatin1String(kCompareGeometry), saveGeometry());
}

QWidget* CompareSetUpsDialog::makeTop() {
  auto* top = new QWidget;
  auto* row = new QHBoxLayout(top);
  row->setContentsMargins(0, 0, 0, 0);
  left_->setAccessibleName(tr("Left set-up"));
  right_->setAccessibleName(tr("Right set-up"));
  swap_->setToolTip(tr("Left becomes right"));
  swap_->setAutoDefault(false);
  for (ElidedBox* box : {left_, right_}) {
    box->setMinimumWidth(size::scaled(120));
    box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  }
  row->addWidget(labelFor(left_, tr("&Left:")));
  row->addWidget(left_, 1);
  row->addWidget(swap_);
  row->addWidget(labelFor(right_, tr("&Right:")));
  row->addWidget(right_, 1);
  return top;
}

QWidget* CompareSetUpsDialog::makeFilters() {
  auto* filters = new QWidget;
  auto* row = new QHBoxLayout(filters);
  row->setContentsMargins(0, 0, 0, 0);
  text_->setPlaceholderText(tr("Filter"));
  text_->setAccessibleName(tr("Text that the rows hold"));
  text_->setClearButtonEnabled(true);
  text_->setMinimumWidth(size::scaled(70));
  army_->setAccessibleName(tr("Army"));
  kind_->setAccessibleName(tr("Kind of difference"));
  for (QComboBox* box : {army_, kind_}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(9);
  }
  row->addWidget(text_, 1);
  row->addWidget(army_, 1);
  row->addWidget(kind_, 1);
  return filters;
}

QWidget* CompareSetUpsDialog::makeButtons() {
  auto* buttons = new QWidget;
  auto* row = new QHBoxLayout(buttons);
  row->setContentsMargins(0, 0, 0, 0);
  auto* close = new QPushButton(tr("Close"));
  close->setObjectName(QStringLiteral("compareSetUps.close"));
  connect(close, &QPushButton::clicked, this, &QDialog::reject);
  twoMaps_->setToolTip(tr("Each set-up on a map of its own, which follow each other"));
  copy_->setToolTip(tr("All rows that are shown, for a spreadsheet; Ctrl+C in the table copies the selected ones"));
  row->addWidget(takeOver_);
  row->addWidget(copy_);
  row->addWidget(save_);
  row->addStretch(1);
  row->addWidget(twoMaps_);
  row->addSpacing(10);
  row->addWidget(close);
  for (QPushButton* button : {takeOver_, copy_, save_, close}) button->setAutoDefault(false);
  return buttons;
}

void CompareSetUpsDialog::connectParts() {
  renewal_.setSingleShot(true);
  connect(&renewal_, &QTimer::timeout, this, &CompareSetUpsDialog::refresh);
  for (ElidedBox* box : {left_, right_}) {
    connect(box, &QComboBox::currentIndexChanged, this, &CompareSetUpsDialog::refresh);
  }
  connect(swap_, &QPushButton::clicked, this, &CompareSetUpsDialog::swap);
  connect(text_, &QLineEdit::textChanged, filter_, &SetUpsFilter::setText);
  connect(army_, &QComboBox::currentIndexChanged, this, [this] { filter_->setArmy(army_->currentData().toString()); });
  connect(kind_, &QComboBox::currentIndexChanged, this, [this] {
    const int data = kind_->currentData().toInt();
    const bool isAspect = data >= 10;
    filter_->setKind({isAspect ? DifferenceKind::Of::Aspect : static_cast<DifferenceKind::Of>(data),
                      isAspect ? static_cast<compare::Aspect>(data - 10) : compare::Aspect::Place});
  });
  for (QComboBox* box : {army_, kind_})
    connect(box, &QComboBox::currentIndexChanged, this, &CompareSetUpsDialog::showState);
  connect(text_, &QLineEdit::textChanged, this, &CompareSetUpsDialog::showState);
  connect(view_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &CompareSetUpsDialog::showCurrent);
  connect(view_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &CompareSetUpsDialog::showState);
  connect(view_, &QTableView::doubleClicked, this, [this](const QModelIndex& index) {
    const auto at = model_->placementAt(filter_->mapToSource(index).row());
    if (!at) return;
    const auto hexes = compared_->hexesOf(*at, true);
    const auto others = compared_->hexesOf(*at, false);
    if (!hexes.empty() || !others.empty()) session_.jumpTo(hexes.empty() ? *others.begin() : *hexes.begin());
  });
  connect(map_, &SetUpsMap::differenceClicked, this, &CompareSetUpsDialog::selectDifference);
  connect(twoMaps_, &QCheckBox::toggled, map_, &SetUpsMap::setTwoMaps);
  connect(takeOver_, &QPushButton::clicked, this, &CompareSetUpsDialog::takeOver);
  connect(copy_, &QPushButton::clicked, this,
          [this] { QApplication::clipboard()->setText(QString::fromStdString(separated('\t', false))); });
  connect(save_, &QPushButton::clicked, this, &CompareSetUpsDialog::save);
  for (const auto& [key, by] : {std::pair(QKeySequence(Qt::Key_F8), 1), {QKeySequence(Qt::SHIFT | Qt::Key_F8), -1}}) {
    connect(new QShortcut(key, this), &QShortcut::activated, this, [this, by = by] { step(by); });
  }
  connect(&session_, &Session::changed, this, &CompareSetUpsDialog::follow);
  connect(&session_, &Session::accessChanged, this, &CompareSetUpsDialog::showState);
  connect(&session_, &Session::documentReplaced, this, [this] {
    isGroundOld_ = true;
    fillChoices();
    refresh();
  });
}

// --- what is compared

void CompareSetUpsDialog::fillKinds() {
  using Of = DifferenceKind::Of;
  kind_->addItem(tr("All differences"), static_cast<int>(Of::All));
  kind_->addItem(tr("Only left"), static_cast<int>(Of::OnlyFirst));
  kind_->addItem(tr("Only right"), static_cast<int>(Of::OnlySecond));
  using compare::Aspect;
  const std::pair<Aspect, QString> aspects[] = {
      {Aspect::Place, tr("Another place")},         {Aspect::SecondHex, tr("Another second hex")},
      {Aspect::Facing, tr("Another facing")},       {Aspect::Step, tr("Another step")},
      {Aspect::Formation, tr("Another formation")}, {Aspect::Stack, tr("Another place in the stack")},
      {Aspect::Count, tr("Another number")}};
  for (const auto& [aspect, text] : aspects) kind_->addItem(text, 10 + static_cast<int>(aspect));
  kind_->addItem(tr("Beside the placements"), static_cast<int>(Of::Rows));
}

void CompareSetUpsDialog::fillChoices() {
  const auto shown = session_.setUp().variant();
  const auto left = chosen(*left_);
  const auto right = chosen(*right_);
  const model::Battle& battle = session_.translated();
  std::vector<Id<model::Variant>> all;
  std::optional<Id<model::Variant>> beside;  // of the same scenario as the shown one
  for (ElidedBox* box : {left_, right_}) {
    const QSignalBlocker blocker(box);
    box->clear();
    all.clear();
    for (const model::Scenario* scenario : rules::scenarios(battle)) {
      const auto variants = rules::variants(battle, scenario->id);
      for (const model::Variant* variant : variants) {
        const QString title = toQt(scenario->title.empty() ? scenario->slug : scenario->title);
        const QString name = toQt(variant->title.empty() ? variant->slug : variant->title);
        box->addItem(variants.size() > 1 ? tr("%1, %2").arg(title, name) : title,
                     QVariant::fromValue<qint64>(variant->id.value));
        all.push_back(variant->id);
        if (variant->id != shown && session_.setUp().scenario() == scenario->id && !beside) beside = variant->id;
      }
    }
  }
  const auto has = [&](std::optional<Id<model::Variant>> id) {
    return id && std::find(all.begin(), all.end(), *id) != all.end();
  };
  choose(*left_, has(left) ? left : has(shown) ? shown : std::nullopt);
  if (!beside) {
    const auto other = std::find_if(all.begin(), all.end(), [&](auto id) { return id != chosen(*left_); });
    if (other != all.end()) beside = *other;
  }
  choose(*right_, has(right) ? right : beside ? beside : chosen(*left_));
}

std::optional<Id<model::Variant>> CompareSetUpsDialog::chosen(const ElidedBox& box) const {
  const QVariant data = box.currentData();
  return data.isValid() ? std::optional(Id<model::Variant>{data.toLongLong()}) : std::nullopt;
}

void CompareSetUpsDialog::choose(ElidedBox& box, std::optional<Id<model::Variant>> variant) {
  const QSignalBlocker blocker(box);
  box.setCurrentIndex(variant ? box.findData(QVariant::fromValue<qint64>(variant->value)) : box.count() > 0 ? 0 : -1);
}

void CompareSetUpsDialog::compare(Id<model::Variant> left, Id<model::Variant> right) {
  choose(*left_, left);
  choose(*right_, right);
  refresh();
}

void CompareSetUpsDialog::swap() {
  const auto left = chosen(*left_);
  choose(*left_, chosen(*right_));
  choose(*right_, left);
  refresh();
}

void CompareSetUpsDialog::follow(const model::Changes& changes) {
  if (mayConcernGround(changes)) isGroundOld_ = true;
  if (changes.touches<model::Scenario>() || changes.touches<model::Variant>()) fillChoices();
  // Once for all that happens before the window has time again.
  if (isGroundOld_ || mayConcernSetUps(changes)) renewal_.start(0);
}

void CompareSetUpsDialog::refresh() {
  renewal_.stop();
  const QStringList before = selectedIdentities();
  const int row = view_->currentIndex().row();
  const auto left = chosen(*left_);
  const auto right = chosen(*right_);
  std::unique_ptr<ComparedSetUps> compared;
  const bool isThere = left && right && session_.battle().find(left) && session_.battle().find(right);
  if (isThere) compared = std::make_unique<ComparedSetUps>(session_, *left, *right);
  filter_->show(compared.get());
  model_->show(compared.get());
  if (isGroundOld_) map_->renewGround();
  isGroundOld_ = false;
  map_->show(compared.get());
  compared_ = std::move(compared);
  fillArmies();
  selectAgain(before, row);
  showState();
}

void CompareSetUpsDialog::fillArmies() {
  const QString before = army_->currentData().toString();
  const QSignalBlocker blocker(army_);
  army_->clear();
  army_->addItem(tr("All armies"), QString());
  for (int row = 0; row < model_->rowCount(); ++row) {
    const QString name = model_->army(row);
    if (!name.isEmpty() && army_->findData(name) < 0) army_->addItem(name, name);
  }
  army_->setCurrentIndex(std::max(0, army_->findData(before)));
  filter_->setArmy(army_->currentData().toString());
}

// --- rows

QStringList CompareSetUpsDialog::selectedIdentities() const {
  QStringList identities;
  for (const QModelIndex& index : view_->selectionModel()->selectedRows()) {
    identities << model_->identity(filter_->mapToSource(index).row());
  }
  return identities;
}

// What was selected, or what now stands where the last of it stood.
void CompareSetUpsDialog::selectAgain(const QStringList& identities, int row) {
  if (identities.isEmpty()) return;
  QItemSelection selection;
  for (int at = 0; at < filter_->rowCount(); ++at) {
    const QModelIndex index = filter_->index(at, 0);
    if (identities.contains(model_->identity(filter_->mapToSource(index).row()))) selection.select(index, index);
  }
  if (selection.isEmpty() && filter_->rowCount() > 0) {
    const QModelIndex index = filter_->index(std::clamp(row, 0, filter_->rowCount() - 1), 0);
    selection.select(index, index);
  }
  if (selection.isEmpty()) return;
  view_->selectionModel()->setCurrentIndex(selection.indexes().front(), QItemSelectionModel::NoUpdate);
  view_->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
  showCurrent();
}

compare::ChosenDifferences CompareSetUpsDialog::selected() const {
  compare::ChosenDifferences chosen;
  for (const QModelIndex& index : view_->selectionModel()->selectedRows()) {
    const int row = filter_->mapToSource(index).row();
    if (const auto placement = model_->placementAt(row)) chosen.placements.push_back(*placement);
    if (const auto other = model_->rowAt(row)) chosen.rows.push_back(*other);
  }
  std::sort(chosen.placements.begin(), chosen.placements.end());
  std::sort(chosen.rows.begin(), chosen.rows.end());
  return chosen;
}

void CompareSetUpsDialog::showCurrent() {
  const QModelIndex index = view_->currentIndex();
  map_->setCurrent(index.isValid() ? model_->placementAt(filter_->mapToSource(index).row()) : std::nullopt);
}

void CompareSetUpsDialog::showState() {
  const auto chosen = selected();
  const int count = static_cast<int>(chosen.placements.size() + chosen.rows.size());
  const QString obstacle = Words::readOnlyReason(session_);
  takeOver_->setText(count > 0 ? tr("&Take over %n difference(s)", nullptr, count) : tr("&Take over"));
  takeOver_->setEnabled(count > 0 && obstacle.isEmpty());
  takeOver_->setToolTip(
      !obstacle.isEmpty() ? obstacle : tr("Makes the left set-up say what the right one says in the selected rows"));
  const bool hasRows = filter_->rowCount() > 0;
  copy_->setEnabled(hasRows);
  save_->setEnabled(hasRows);
  QString counts = compared_ ? toQt(compared_->words().summary()) : tr("The battle has no set-up to compare.");
  if (filter_->rowCount() < model_->rowCount()) {
    counts += QLatin1Char(' ') + tr("%n of them are shown.", nullptr, filter_->rowCount());
  }
  counts_->setText(counts);
}

void CompareSetUpsDialog::step(int by) {
  const int rows = filter_->rowCount();
  if (rows == 0) return;
  const int at = view_->currentIndex().row();
  view_->selectRow(at < 0 ? (by > 0 ? 0 : rows - 1) : (at + by + rows) % rows);
}

// What is filtered out comes back when it is clicked on the map.
void CompareSetUpsDialog::selectDifference(int difference) {
  const QModelIndex source = model_->index(model_->rowOfPlacement(static_cast<std::size_t>(difference)), 0);
  if (!filter_->mapFromSource(source).isValid()) {
    text_->clear();
    army_->setCurrentIndex(0);
    kind_->setCurrentIndex(0);
  }
  const QModelIndex index = filter_->mapFromSource(source);
  view_->selectRow(index.row());
  view_->scrollTo(index);
}

void CompareSetUpsDialog::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Copy) && view_->hasFocus()) return copy();
  QDialog::keyPressEvent(event);
}

}  // namespace redoubt::editor
