#include "editor/dialogs/compare/compare_dialog.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
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

#include "editor/dialogs/compare/compared_map.h"
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
constexpr const char* kCompareGeometry = "compare/geometry";

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

CompareDialog::CompareDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      states_(session),
      model_(new DifferencesModel(this)),
      filter_(new DifferencesFilter(*model_, this)),
      left_(new ElidedBox),
      right_(new ElidedBox),
      swap_(new QPushButton(tr("S&wap"))),
      text_(new QLineEdit),
      army_(new QComboBox),
      kind_(new QComboBox),
      view_(new QTableView),
      map_(new ComparedMap(session)),
      splitter_(new QSplitter),
      counts_(new QLabel),
      note_(new QLabel),
      sentence_(new QLabel),
      twoMaps_(new QCheckBox(tr("Two ma&ps"))),
      takeOver_(new QPushButton),
      merge_(new QPushButton(tr("&Merge…"))),
      copy_(new QPushButton(tr("&Copy table"))),
      save_(new QPushButton(tr("&Save table…"))) {
  setObjectName(QStringLiteral("compare"));
  setWindowTitle(tr("Compare"));
  const std::pair<QWidget*, const char*> names[] = {
      {left_, "left"},         {right_, "right"}, {swap_, "swap"},         {text_, "text"},
      {army_, "army"},         {kind_, "kind"},   {view_, "table"},        {map_, "map"},
      {counts_, "counts"},     {note_, "note"},   {sentence_, "sentence"}, {twoMaps_, "twoMaps"},
      {takeOver_, "takeOver"}, {merge_, "merge"}, {copy_, "copy"},         {save_, "save"}};
  for (const auto& [widget, name] : names) widget->setObjectName(QStringLiteral("compare.") + QLatin1String(name));
  auto* column = new QVBoxLayout(this);
  column->setSpacing(8);
  column->addWidget(makeTop());
  auto* table = new QWidget;
  auto* tableColumn = new QVBoxLayout(table);
  tableColumn->setContentsMargins(0, 0, 0, 0);
  tableColumn->addWidget(makeFilters());
  tableColumn->addWidget(view_, 1);
  sentence_->setWordWrap(true);
  sentence_->setTextFormat(Qt::PlainText);
  sentence_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  tableColumn->addWidget(sentence_);
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
  fillChoices();
  connectParts();
  addUndoKeys(*this, session_);
  resize(kCompareSize);
  restoreGeometry(QSettings().value(QLatin1String(kCompareGeometry)).toByteArray());
  refresh();
}

CompareDialog::~CompareDialog() {
  QSettings().setValue(QLatin1String(kCompareGeometry), saveGeometry());
}

QWidget* CompareDialog::makeTop() {
  auto* top = new QWidget;
  auto* row = new QHBoxLayout(top);
  row->setContentsMargins(0, 0, 0, 0);
  left_->setAccessibleName(tr("Left side"));
  right_->setAccessibleName(tr("Right side"));
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

QWidget* CompareDialog::makeFilters() {
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

QWidget* CompareDialog::makeButtons() {
  auto* buttons = new QWidget;
  auto* row = new QHBoxLayout(buttons);
  row->setContentsMargins(0, 0, 0, 0);
  auto* close = new QPushButton(tr("Close"));
  close->setObjectName(QStringLiteral("compare.close"));
  connect(close, &QPushButton::clicked, this, &QDialog::reject);
  twoMaps_->setToolTip(tr("Each side on a map of its own, which follow each other"));
  copy_->setToolTip(tr("All rows that are shown, for a spreadsheet; Ctrl+C in the table copies the selected ones"));
  merge_->setToolTip(tr("Brings all the work in the other file together with this battle, and asks about conflicts"));
  row->addWidget(takeOver_);
  row->addWidget(merge_);
  row->addWidget(copy_);
  row->addWidget(save_);
  row->addStretch(1);
  row->addWidget(twoMaps_);
  row->addSpacing(10);
  row->addWidget(close);
  for (QPushButton* button : {takeOver_, merge_, copy_, save_, close}) button->setAutoDefault(false);
  return buttons;
}

void CompareDialog::connectParts() {
  renewal_.setSingleShot(true);
  connect(&renewal_, &QTimer::timeout, this, &CompareDialog::refresh);
  connect(left_, &QComboBox::activated, this, [this] { chooseState(*left_, *right_); });
  connect(right_, &QComboBox::activated, this, [this] { chooseState(*right_, *left_); });
  for (ElidedBox* box : {left_, right_}) {
    connect(box, &QComboBox::currentIndexChanged, this, &CompareDialog::refresh);
  }
  connect(swap_, &QPushButton::clicked, this, &CompareDialog::swap);
  connect(text_, &QLineEdit::textChanged, filter_, &DifferencesFilter::setText);
  connect(army_, &QComboBox::currentIndexChanged, this, [this] { filter_->setArmy(army_->currentData().toString()); });
  connect(kind_, &QComboBox::currentIndexChanged, this, [this] { filter_->setKind(kind_->currentData().toInt()); });
  for (QComboBox* box : {army_, kind_}) connect(box, &QComboBox::currentIndexChanged, this, &CompareDialog::showState);
  connect(text_, &QLineEdit::textChanged, this, &CompareDialog::showState);
  connect(view_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &CompareDialog::showCurrent);
  connect(view_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &CompareDialog::showState);
  connect(view_, &QTableView::doubleClicked, this, [this](const QModelIndex& index) {
    const auto at = static_cast<std::size_t>(filter_->mapToSource(index).row());
    const auto hexes = compared_->hexesOf(at, true);
    const auto others = compared_->hexesOf(at, false);
    if (!hexes.empty() || !others.empty()) session_.jumpTo(hexes.empty() ? *others.begin() : *hexes.begin());
  });
  connect(map_, &ComparedMap::differenceClicked, this, &CompareDialog::selectDifference);
  connect(twoMaps_, &QCheckBox::toggled, map_, &ComparedMap::setTwoMaps);
  connect(takeOver_, &QPushButton::clicked, this, &CompareDialog::takeOver);
  connect(merge_, &QPushButton::clicked, this, [this] {
    for (const ElidedBox* box : {left_, right_}) {
      if (chosen(*box).of == StateKey::Of::File) emit mergeWanted(chosen(*box).path);
    }
  });
  connect(copy_, &QPushButton::clicked, this,
          [this] { QApplication::clipboard()->setText(QString::fromStdString(separated('\t', false))); });
  connect(save_, &QPushButton::clicked, this, &CompareDialog::save);
  for (const auto& [key, by] : {std::pair(QKeySequence(Qt::Key_F8), 1), {QKeySequence(Qt::SHIFT | Qt::Key_F8), -1}}) {
    connect(new QShortcut(key, this), &QShortcut::activated, this, [this, by = by] { step(by); });
  }
  connect(&session_, &Session::changed, this, &CompareDialog::follow);
  connect(&session_, &Session::accessChanged, this, &CompareDialog::showState);
  connect(&session_, &Session::documentReplaced, this, [this] {
    isGroundOld_ = true;
    fillChoices();
    refresh();
  });
}

// --- what is compared

void CompareDialog::fillKinds() {
  const QString before = kind_->currentText();
  const QSignalBlocker blocker(kind_);
  kind_->clear();
  if (compared_) {
    for (const Compared::Kind& each : compared_->kinds()) kind_->addItem(each.title, each.key);
  }
  kind_->setCurrentIndex(std::max(0, kind_->findText(before)));
  filter_->setKind(kind_->currentData().toInt());
}

void CompareDialog::fillChoices() {
  const StateKey left = chosen(*left_);
  const StateKey right = chosen(*right_);
  for (ElidedBox* box : {left_, right_}) {
    const QSignalBlocker blocker(box);
    box->clear();
    const auto add = [&](const std::vector<CompareStates::Choice>& choices) {
      for (const CompareStates::Choice& each : choices) box->addItem(each.title, each.key.text());
    };
    add(states_.setUps());
    if (box->count() > 0) box->insertSeparator(box->count());
    add(states_.states());
    box->insertSeparator(box->count());
    box->addItem(tr("Another file…"), QStringLiteral("other"));
  }
  const auto kept = [&](const StateKey& key, const StateKey& instead) { return states_.contains(key) ? key : instead; };
  const StateKey now{StateKey::Of::Now, 0, {}};
  const StateKey shown = states_.shownSetUp();
  const StateKey first = left.isState() ? kept(left, now) : kept(left, shown.isSetUp() ? shown : now);
  const StateKey second = first.isState() ? kept(right, states_.otherState()) : kept(right, states_.otherSetUp(first));
  chooseBoth(first, second);
}

StateKey CompareDialog::chosen(const ElidedBox& box) const {
  return StateKey::fromText(box.currentData().toString());
}

void CompareDialog::choose(ElidedBox& box, const StateKey& key) {
  const QSignalBlocker blocker(box);
  box.setCurrentIndex(box.findData(key.text()));
}

void CompareDialog::chooseBoth(const StateKey& left, const StateKey& right) {
  choose(*left_, left);
  choose(*right_, right);
}

// A set-up is compared with a set-up, a state of the battle with another one.
void CompareDialog::chooseState(ElidedBox& box, ElidedBox& other) {
  if (box.currentData().toString() == QLatin1String("other")) return askForFile(box);
  const StateKey key = chosen(box);
  if (key.isSetUp() && !chosen(other).isSetUp()) choose(other, states_.otherSetUp(key));
  if (key.isState() && !chosen(other).isState()) {
    const StateKey now{StateKey::Of::Now, 0, {}};
    choose(other, key == now ? states_.otherState() : now);
  }
  refresh();
}

void CompareDialog::askForFile(ElidedBox& box) {
  const QString path =
      QFileDialog::getOpenFileName(this, tr("Compare with another file"), QString(), tr("Battles (*.battle)"));
  const bool isLeft = &box == left_;
  if (!path.isEmpty() && states_.addFile(path, {})) {
    fillChoices();
    const StateKey file{StateKey::Of::File, 0, path};
    const StateKey now{StateKey::Of::Now, 0, {}};
    const StateKey other = chosen(isLeft ? *right_ : *left_);
    const StateKey kept = other.isState() ? other : now;
    isLeft ? chooseBoth(file, kept) : chooseBoth(kept, file);
  } else {
    const StateKey other = chosen(isLeft ? *right_ : *left_);
    choose(box, other.isState() ? states_.otherState() : states_.otherSetUp(other));
  }
  refresh();
}

void CompareDialog::compare(Id<model::Variant> left, Id<model::Variant> right) {
  chooseBoth({StateKey::Of::SetUp, left.value, {}}, {StateKey::Of::SetUp, right.value, {}});
  refresh();
}

void CompareDialog::compareVersion(std::int64_t version) {
  fillChoices();
  chooseBoth({StateKey::Of::Version, version, {}}, {StateKey::Of::Now, 0, {}});
  refresh();
}

void CompareDialog::compareFile(const QString& path, const QString& title) {
  if (!states_.addFile(path, title)) return;
  fillChoices();
  chooseBoth({StateKey::Of::File, 0, path}, {StateKey::Of::Now, 0, {}});
  refresh();
}

void CompareDialog::swap() {
  const StateKey left = chosen(*left_);
  chooseBoth(chosen(*right_), left);
  refresh();
}

void CompareDialog::follow(const model::Changes& changes) {
  if (mayConcernGround(changes)) isGroundOld_ = true;
  const bool isOfStates = chosen(*left_).isState();
  if (isOfStates || changes.touches<model::Scenario>() || changes.touches<model::Variant>()) fillChoices();
  // Once for all that happens before the window has time again.
  if (isGroundOld_ || isOfStates || mayConcernSetUps(changes)) renewal_.start(0);
}

void CompareDialog::refresh() {
  renewal_.stop();
  if (left_->currentData().toString() == QLatin1String("other")) return;
  if (right_->currentData().toString() == QLatin1String("other")) return;
  const QStringList before = selectedIdentities();
  const int row = view_->currentIndex().row();
  std::unique_ptr<Compared> compared = states_.compared(chosen(*left_), chosen(*right_));
  filter_->show(compared.get());
  model_->show(compared.get());
  if (isGroundOld_) map_->renewGround();
  isGroundOld_ = false;
  map_->show(compared.get());
  compared_ = std::move(compared);
  fillKinds();
  fillArmies();
  selectAgain(before, row);
  showCurrent();
  showState();
}

void CompareDialog::fillArmies() {
  const QString before = army_->currentData().toString();
  const QSignalBlocker blocker(army_);
  army_->clear();
  army_->addItem(tr("All armies"), QString());
  for (int row = 0; row < model_->rowCount(); ++row) {
    const QString name = model_->line(row).army;
    if (!name.isEmpty() && army_->findData(name) < 0) army_->addItem(name, name);
  }
  army_->setCurrentIndex(std::max(0, army_->findData(before)));
  filter_->setArmy(army_->currentData().toString());
}

// --- rows

QStringList CompareDialog::selectedIdentities() const {
  QStringList identities;
  for (const QModelIndex& index : view_->selectionModel()->selectedRows()) {
    identities << model_->line(filter_->mapToSource(index).row()).identity;
  }
  return identities;
}

// What was selected, or what now stands where the last of it stood.
void CompareDialog::selectAgain(const QStringList& identities, int row) {
  if (identities.isEmpty()) return;
  QItemSelection selection;
  for (int at = 0; at < filter_->rowCount(); ++at) {
    const QModelIndex index = filter_->index(at, 0);
    if (identities.contains(model_->line(filter_->mapToSource(index).row()).identity)) selection.select(index, index);
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

std::vector<std::size_t> CompareDialog::selected() const {
  std::vector<std::size_t> lines;
  for (const QModelIndex& index : view_->selectionModel()->selectedRows()) {
    lines.push_back(static_cast<std::size_t>(filter_->mapToSource(index).row()));
  }
  std::sort(lines.begin(), lines.end());
  return lines;
}

void CompareDialog::showCurrent() {
  const QModelIndex index = view_->currentIndex();
  sentence_->setText(index.isValid() ? model_->line(filter_->mapToSource(index).row()).sentence : QString());
  sentence_->setVisible(index.isValid());
  map_->setCurrent(index.isValid() ? std::optional(static_cast<std::size_t>(filter_->mapToSource(index).row()))
                                   : std::nullopt);
}

void CompareDialog::showState() {
  const int count = static_cast<int>(selected().size());
  const auto into = compared_ ? compared_->takesIntoFirst() : std::nullopt;
  QString obstacle = Words::readOnlyReason(session_);
  if (obstacle.isEmpty() && compared_ && !into) {
    obstacle = tr("Choose the battle as it is now on one side: into that something can be taken over");
  }
  takeOver_->setText(count > 0 ? tr("&Take over %n difference(s)", nullptr, count) : tr("&Take over"));
  takeOver_->setEnabled(count > 0 && obstacle.isEmpty());
  const QString what = chosen(*left_).isSetUp()
                           ? tr("Makes the left set-up say what the right one says in the selected rows")
                           : tr("Makes the battle say what the other side says in the selected rows");
  takeOver_->setToolTip(obstacle.isEmpty() ? what : obstacle);
  const bool isFile = chosen(*left_).of == StateKey::Of::File || chosen(*right_).of == StateKey::Of::File;
  merge_->setVisible(chosen(*left_).isState());
  merge_->setEnabled(isFile && into && Words::readOnlyReason(session_).isEmpty());
  const bool areSetUps = chosen(*left_).isSetUp();
  twoMaps_->setVisible(areSetUps);
  const bool hasRows = filter_->rowCount() > 0;
  copy_->setEnabled(hasRows);
  save_->setEnabled(hasRows);
  QString counts = compared_ ? compared_->summary() : tr("There is nothing to compare.");
  if (filter_->rowCount() < model_->rowCount()) {
    counts += QLatin1Char(' ') + tr("%n of them are shown.", nullptr, filter_->rowCount());
  }
  counts_->setText(counts);
}

void CompareDialog::step(int by) {
  const int rows = filter_->rowCount();
  if (rows == 0) return;
  const int at = view_->currentIndex().row();
  view_->selectRow(at < 0 ? (by > 0 ? 0 : rows - 1) : (at + by + rows) % rows);
}

// What is filtered out comes back when it is clicked on the map.
void CompareDialog::selectDifference(int difference) {
  const QModelIndex source = model_->index(difference, 0);
  if (!filter_->mapFromSource(source).isValid()) {
    text_->clear();
    army_->setCurrentIndex(0);
    kind_->setCurrentIndex(0);
  }
  const QModelIndex index = filter_->mapFromSource(source);
  view_->selectRow(index.row());
  view_->scrollTo(index);
}

void CompareDialog::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Copy) && view_->hasFocus()) return copy();
  QDialog::keyPressEvent(event);
}

}  // namespace redoubt::editor
