#include "editor/dialogs/forces/forces_manifest.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <functional>
#include <utility>

#include "core/rules/forces/totals.h"
#include "editor/dialogs/forces/forces_kind_dialog.h"
#include "editor/dialogs/forces/forces_words.h"
#include "editor/fields/row_findings.h"
#include "editor/session/to_qt.h"
#include "editor/style/theme.h"
#include "editor/words/rules_words.h"
#include "editor/words/terrain_words.h"

namespace redoubt::editor {
namespace {

constexpr int kNameWidth = 190;
constexpr int kTypeWidth = 140;
constexpr int kCommandsWidth = 170;
constexpr int kShortWidth = 84;
constexpr int kFigureWidth = 62;
constexpr int kHexWidth = 70;
constexpr int kPlaceWidth = 110;
constexpr int kHeadingRoom = 6;
constexpr int kTotalsDelay = 200;  // ms
constexpr std::size_t kMostFaults = 6;

// Offers types and commands during typing. Ctrl+Enter types into all selected cells.
class ManifestDelegate : public QStyledItemDelegate {
 public:
  ManifestDelegate(QObject* parent, std::function<void(const QString&)> typeIntoAll)
      : QStyledItemDelegate(parent), typeIntoAll_(std::move(typeIntoAll)) {}

  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const override {
    const auto* model = qobject_cast<const ManifestModel*>(index.model());
    auto* field = new QLineEdit(parent);
    field->setObjectName(QStringLiteral("manifest.cell"));
    const QStringList offers = model ? model->offers(index.row(), index.column()) : QStringList();
    if (!offers.isEmpty()) {
      auto* completer = new QCompleter(offers, field);
      completer->setCaseSensitivity(Qt::CaseInsensitive);
      completer->setFilterMode(Qt::MatchContains);
      field->setCompleter(completer);
    }
    return field;
  }
  void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const override {
    editor->setGeometry(option.rect.adjusted(0, 0, -1, -1));
  }
  bool eventFilter(QObject* watched, QEvent* event) override {
    auto* field = qobject_cast<QLineEdit*>(watched);
    const auto* key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event) : nullptr;
    const bool isEnter = key && (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter);
    if (!field || !isEnter || !(key->modifiers() & Qt::ControlModifier)) {
      return QStyledItemDelegate::eventFilter(watched, event);
    }
    const QString text = field->text();
    emit closeEditor(field, NoHint);
    typeIntoAll_(text);
    return true;
  }

 private:
  std::function<void(const QString&)> typeIntoAll_;
};

}  // namespace

ForcesManifest::ForcesManifest(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      model_(new ManifestModel(session, this)),
      table_(new QTableView),
      armies_(new QComboBox),
      groups_(new QComboBox),
      hint_(new QLabel),
      allSides_(new QCheckBox(tr("All col&umns"))),
      generate_(new QPushButton(tr("&Generate…"))),
      tables_(new QPushButton(tr("Ta&bles"))),
      newFigure_(new QPushButton(tr("New &figure…"))),
      faults_(makeFaultLabel(QStringLiteral("manifest.faults"))),
      totals_(new QToolButton),
      totalsDelay_(new QTimer(this)) {
  totalsDelay_->setSingleShot(true);
  totalsDelay_->setInterval(kTotalsDelay);
  connect(totalsDelay_, &QTimer::timeout, this, &ForcesManifest::showTotals);
  // After any edit a reported fault may be fixed, and is out of date.
  connect(&session_, &Session::changed, this, [this] { tell(QString()); });
  makeTable();
  arrange();
  makeKeys();
  makeTablesMenu();
  connect(armies_, &QComboBox::activated, this, [this] {
    const qlonglong id = armies_->currentData().toLongLong();
    army_ = id ? std::optional(Id<model::Army>{id}) : std::nullopt;
    refresh();
  });
  connect(groups_, &QComboBox::activated, this, [this] {
    model_->groupBy(static_cast<ManifestModel::GroupBy>(groups_->currentData().toInt()));
    showHint();
  });
  connect(allSides_, &QCheckBox::toggled, this, [this](bool areShown) {
    model_->showAllSides(areShown);
    refresh();
  });
  connect(generate_, &QPushButton::clicked, this, &ForcesManifest::openGenerator);
  connect(totals_, &QToolButton::clicked, this, &ForcesManifest::openTotals);
  connect(newFigure_, &QPushButton::clicked, this, [this] {
    auto* dialog = new ForcesKindDialog(session_, ForcesKindDialog::What::Figure, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
  });
  connect(model_, &ManifestModel::typed, this, [this](int row, int column, const QString& typed) {
    const auto unit = model_->unit(row);
    const model::Unit* of = session_.translated().find(unit);
    const QString who = of ? toQt(of->name) : tr("New unit");
    const QString what = model_->title(model_->fields()[static_cast<std::size_t>(column)]);
    type(row, column, {{typed.toStdString()}}, tr("%1: %2", "unit, column").arg(who, what));
  });
  setFocusProxy(table_);
}

void ForcesManifest::makeTable() {
  table_->setObjectName(QStringLiteral("manifest.table"));
  table_->setAccessibleName(tr("Manifest"));
  table_->setModel(model_);
  table_->setIconSize({10, 10});
  table_->setItemDelegate(new ManifestDelegate(table_, [this](const QString& text) { typeIntoAll(text); }));
  table_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                          QAbstractItemView::AnyKeyPressed);
  table_->setSelectionMode(QAbstractItemView::ContiguousSelection);
  table_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  table_->setTabKeyNavigation(true);
  table_->verticalHeader()->setDefaultSectionSize(size::row());
  table_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  table_->verticalHeader()->setFixedWidth(size::scaled(56));
  table_->horizontalHeader()->setHighlightSections(false);
  table_->horizontalHeader()->setSectionsClickable(true);
  table_->horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
  table_->setFrameShape(QFrame::NoFrame);
  table_->installEventFilter(this);
  connect(table_->horizontalHeader(), &QHeaderView::sectionClicked, this, &ForcesManifest::sortOn);
  connect(table_->horizontalHeader(), &QWidget::customContextMenuRequested, this, &ForcesManifest::showHeaderMenu);
  table_->setContextMenuPolicy(Qt::CustomContextMenu);
  connect(table_, &QWidget::customContextMenuRequested, this, &ForcesManifest::showMenu);
}

void ForcesManifest::arrange() {
  armies_->setObjectName(QStringLiteral("manifest.army"));
  armies_->setAccessibleName(tr("Army"));
  armies_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  groups_->setObjectName(QStringLiteral("manifest.group"));
  groups_->setAccessibleName(tr("Group by"));
  using GroupBy = ManifestModel::GroupBy;
  const std::pair<QString, GroupBy> groups[] = {{tr("No groups"), GroupBy::Nothing},
                                                {tr("By army"), GroupBy::Army},
                                                {tr("By command"), GroupBy::Command},
                                                {tr("By type"), GroupBy::Type},
                                                {tr("By scanned sheet"), GroupBy::Sheet}};
  for (const auto& [words, by] : groups) groups_->addItem(words, static_cast<int>(by));
  setRole(*hint_, "second");
  hint_->setObjectName(QStringLiteral("manifest.hint"));
  hint_->setWordWrap(true);
  hint_->setContentsMargins(14, 0, 14, 6);
  auto* caption = new QLabel(tr("A&rmy"));
  setRole(*caption, "second");
  caption->setBuddy(armies_);
  auto* bar = new QHBoxLayout;
  bar->setContentsMargins(14, 8, 14, 6);
  bar->setSpacing(8);
  bar->addWidget(caption);
  bar->addWidget(armies_);
  bar->addWidget(groups_);
  bar->addStretch(1);
  bar->addWidget(allSides_);
  for (QPushButton* button : {generate_, tables_, newFigure_}) {
    button->setAutoDefault(false);
    bar->addWidget(button);
  }
  allSides_->setObjectName(QStringLiteral("manifest.allSides"));
  allSides_->setToolTip(tr("Columns for counters, backs and the figures of all sides, for facings and entries too"));
  generate_->setObjectName(QStringLiteral("manifest.generate"));
  generate_->setToolTip(tr("Many units from a pattern of their names"));
  tables_->setObjectName(QStringLiteral("manifest.tables"));
  newFigure_->setObjectName(QStringLiteral("manifest.newFigure"));
  faults_->setContentsMargins(14, 6, 14, 8);
  totals_->setObjectName(QStringLiteral("manifest.totals"));
  totals_->setAutoRaise(true);
  totals_->setToolTip(tr("What the units come to, and what the texts say"));
  auto* foot = new QHBoxLayout;
  foot->setContentsMargins(8, 2, 8, 4);
  foot->addWidget(totals_);
  foot->addStretch(1);
  auto* page = new QVBoxLayout(this);
  page->setContentsMargins(0, 0, 0, 0);
  page->setSpacing(0);
  page->addLayout(bar);
  page->addWidget(hint_);
  page->addWidget(table_, 1);
  page->addWidget(faults_);
  page->addLayout(foot);
}

void ForcesManifest::makeKeys() {
  const auto key = [this](const QKeySequence& sequence, void (ForcesManifest::*work)()) {
    connect(new QShortcut(sequence, this), &QShortcut::activated, this, work);
  };
  // With the focus anywhere in the window: after choosing the tab it is there, and not in a cell.
  key(QKeySequence::Paste, &ForcesManifest::paste);
  key(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V), &ForcesManifest::pasteTable);
  key(QKeySequence(Qt::CTRL | Qt::Key_D), &ForcesManifest::fillDown);
  key(QKeySequence(Qt::CTRL | Qt::Key_H), &ForcesManifest::openReplace);
}

void ForcesManifest::makeTablesMenu() {
  auto* menu = new QMenu(tables_);
  menu->setObjectName(QStringLiteral("manifest.tablesMenu"));
  const auto add = [&](const QString& words, const char* name, void (ForcesManifest::*work)(), QKeySequence key = {}) {
    QAction* action = menu->addAction(words, this, work);
    action->setObjectName(QLatin1String(name));
    if (!key.isEmpty()) action->setText(words + QLatin1Char('\t') + key.toString(QKeySequence::NativeText));
  };
  add(tr("&Import a file…"), "manifest.importFile", &ForcesManifest::importFile);
  add(tr("&Paste with a preview…"), "manifest.pasteTable", &ForcesManifest::pasteTable,
      QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V));
  add(tr("&Export what is shown…"), "manifest.exportFile", &ForcesManifest::exportFile);
  menu->addSeparator();
  add(tr("&Find and replace…"), "manifest.replace", &ForcesManifest::openReplace, QKeySequence(Qt::CTRL | Qt::Key_H));
  tables_->setMenu(menu);
  connect(menu, &QMenu::aboutToShow, this, [this, menu] {
    const bool mayChange = TerrainWords::obstacle(session_).isEmpty();
    for (QAction* action : menu->actions()) {
      if (action->objectName() != QLatin1String("manifest.exportFile")) action->setEnabled(mayChange);
    }
  });
}

void ForcesManifest::showMenu(QPoint position) {
  auto* menu = new QMenu(this);
  menu->setObjectName(QStringLiteral("manifest.menu"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  const bool mayChange = TerrainWords::obstacle(session_).isEmpty();
  const auto offer = [&](const QString& words, QKeySequence key, void (ForcesManifest::*work)(), bool can) {
    QAction* action = menu->addAction(words, this, work);
    action->setShortcut(key);
    action->setEnabled(can && table_->selectionModel()->hasSelection());
  };
  menu->addAction(tr("&Copy"), this, [this] { copy(); })->setShortcut(QKeySequence::Copy);
  QAction* paste = menu->addAction(tr("&Paste"), this, &ForcesManifest::paste);
  paste->setShortcut(QKeySequence::Paste);
  paste->setEnabled(mayChange);
  offer(tr("Fill &down"), QKeySequence(Qt::CTRL | Qt::Key_D), &ForcesManifest::fillDown, mayChange);
  offer(tr("C&lear the cells"), QKeySequence::Delete, &ForcesManifest::clearCells, mayChange);
  menu->addSeparator();
  const QModelIndex at = table_->indexAt(position);
  if (at.isValid()) {
    const rules::ManifestField field = model_->fields()[static_cast<std::size_t>(at.column())];
    const QString words = at.data().toString();
    if (!words.isEmpty() && !model_->isGroup(at.row()) && at.row() < model_->unitCount()) {
      menu->addAction(tr("&Only those with “%1”").arg(words), this, [this, field, words] {
        model_->filterColumn(field, words);
        showHint();
      });
    }
  }
  QAction* all = menu->addAction(tr("&Show all again"), this, [this] {
    model_->clearColumnFilters();
    showHint();
  });
  all->setEnabled(model_->hasColumnFilters());
  menu->popup(table_->viewport()->mapToGlobal(position));
}

void ForcesManifest::sortOn(int column) {
  model_->sortOn(column);
  const auto sorted = model_->sortColumn();
  table_->horizontalHeader()->setSortIndicatorShown(sorted.has_value());
  if (sorted) table_->horizontalHeader()->setSortIndicator(*sorted, model_->sortOrder());
  showHint();
}

void ForcesManifest::showHeaderMenu(QPoint position) {
  const int column = table_->horizontalHeader()->logicalIndexAt(position);
  if (column < 0) return;
  const rules::ManifestField field = model_->fields()[static_cast<std::size_t>(column)];
  auto* menu = new QMenu(this);
  menu->setObjectName(QStringLiteral("manifest.headerMenu"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->addAction(tr("&Filter this column…"), this, [this, field] { askColumnFilter(field); });
  QAction* any = menu->addAction(tr("&Any cell of it"), this, [this, field] {
    model_->filterColumn(field, {});
    showHint();
  });
  any->setEnabled(!model_->columnFilter(field).isEmpty());
  menu->addAction(tr("&Sort by it"), this, [this, column] { sortOn(column); });
  menu->popup(table_->horizontalHeader()->mapToGlobal(position));
}

void ForcesManifest::askColumnFilter(const rules::ManifestField& field) {
  auto* ask = new QInputDialog(this);
  ask->setObjectName(QStringLiteral("manifest.columnFilter"));
  ask->setAttribute(Qt::WA_DeleteOnClose);
  ask->setWindowTitle(tr("Filter: %1").arg(model_->title(field)));
  ask->setLabelText(tr("Only units whose cell of this column has:"));
  ask->setTextValue(model_->columnFilter(field));
  connect(ask, &QInputDialog::textValueSelected, this, [this, field](const QString& words) {
    model_->filterColumn(field, words);
    showHint();
  });
  ask->open();
}

void ForcesManifest::refresh() {
  fillArmies();
  model_->show(army_, filter_);
  fitColumns();
  if (!table_->currentIndex().isValid() && model_->rowCount() > 0) table_->setCurrentIndex(model_->index(0, 0));
  const QString obstacle = TerrainWords::obstacle(session_);
  for (QPushButton* button : {newFigure_, generate_}) button->setEnabled(obstacle.isEmpty());
  newFigure_->setToolTip(obstacle.isEmpty() ? tr("A column of your own, such as movement or initiative") : obstacle);
  showHint();
  totals_->text().isEmpty() ? showTotals() : totalsDelay_->start();
}

void ForcesManifest::showHint() {
  const bool isOne = army_ || session_.battle().all<model::Army>().size() == 1;
  QStringList words;
  if (session_.battle().all<model::Army>().empty()) {
    words << tr("There is no army yet. Add one on the page Outline.");
  } else if (!session_.isReadOnly()) {
    words << (isOne
                  ? tr("Cells are typed in place. Ctrl+V pastes a block of a spreadsheet; rows below the last are new "
                       "units.")
                  : tr("Cells are typed in place. Ctrl+V pastes a block of a spreadsheet. Choose an army to add "
                       "units."));
  }
  if (model_->hasColumnFilters()) words << tr("Columns are filtered; the menu of a cell shows all again.");
  hint_->setText(words.join(QLatin1Char(' ')));
  hint_->setVisible(!words.isEmpty());
}

void ForcesManifest::showTotals() {
  const model::Battle& battle = session_.battle();
  rules::ForceSum sum;
  for (const rules::ForceTotal& total : rules::forceTotals(battle, session_.rules(), rules::TotalBy::Army)) {
    if (army_ && total.army != *army_) continue;
    sum.units += total.sum.units;
    sum.counters += total.sum.counters;
    for (const auto& [kind, figure] : total.sum.figures) {
      rules::FigureSum& all = sum.figures[kind];
      all.sum += figure.sum;
      all.estimated += figure.estimated;
      all.unknown += figure.unknown;
    }
  }
  QStringList words{tr("%n units", nullptr, sum.units), tr("%n counters", nullptr, sum.counters)};
  for (const std::string& kind : rules::summedFigures(battle, session_.rules())) {
    const rules::FigureSum& figure = sum.figures[kind];
    if (figure.unknown >= sum.units) continue;
    words << ForcesWords::figureTitle(session_.translatedRules(), kind) + QLatin1Char(' ') + ForcesWords::sum(figure);
  }
  int differing = 0;
  for (const rules::SaidTotal& said : rules::saidTotals(battle, session_.rules()))
    differing += said.counted != said.rule.is;
  if (differing > 0) words << tr("%n totals are not as the texts say", nullptr, differing);
  const rules::BoxCount box = rules::boxCount(battle, session_.rules());
  if (const auto rest = box.rest()) {
    words << (*rest < 0 ? tr("%n counters more than the box holds", nullptr, -*rest)
                        : tr("%n counters of the box not accounted for", nullptr, *rest));
  }
  totals_->setText(words.join(QStringLiteral(" · ")) + QStringLiteral(" …"));
}

void ForcesManifest::setFilter(const QString& text) {
  filter_ = text;
  model_->filter(text);
}

void ForcesManifest::forget() {
  army_.reset();
  faults_->hide();
}

void ForcesManifest::fillArmies() {
  if (!session_.battle().find(army_)) army_.reset();
  armies_->clear();
  armies_->addItem(tr("All armies"), qlonglong(0));
  for (const model::Player* player : model::playersOf(session_.translated())) {
    for (const model::Army* each : model::armiesOf(session_.translated(), player->id)) {
      armies_->addItem(toQt(each->name), static_cast<qlonglong>(each->id.value));
      if (each->id == army_) armies_->setCurrentIndex(armies_->count() - 1);
    }
  }
}

// Once for each set of columns, so that widths set by a person stay.
void ForcesManifest::fitColumns() {
  using Kind = rules::ManifestField::Kind;
  std::vector<int> widths;
  for (const rules::ManifestField& field : model_->fields()) {
    const int least = table_->horizontalHeader()->sectionSizeHint(static_cast<int>(widths.size())) + kHeadingRoom;
    const int wanted = field.kind == Kind::Name                                  ? kNameWidth
                       : field.kind == Kind::Type                                ? kTypeWidth
                       : field.kind == Kind::Commands                            ? kCommandsWidth
                       : field.kind == Kind::ShortName                           ? kShortWidth
                       : field.kind == Kind::Hex                                 ? kHexWidth
                       : field.kind == Kind::Facing || field.kind == Kind::Entry ? kPlaceWidth
                                                                                 : kFigureWidth;
    widths.push_back(std::max(least, wanted));
  }
  if (widths == fitted_) return;
  fitted_ = widths;
  for (std::size_t column = 0; column < widths.size(); ++column) {
    table_->setColumnWidth(static_cast<int>(column), widths[column]);
  }
}

bool ForcesManifest::eventFilter(QObject* watched, QEvent* event) {
  // Keys that an open cell editor doesn't use are received here too.
  const bool isKey = watched == table_ && event->type() == QEvent::KeyPress && table_->hasFocus();
  if (!isKey) return QWidget::eventFilter(watched, event);
  auto* key = static_cast<QKeyEvent*>(event);
  if (key->matches(QKeySequence::Copy)) {
    copy();
  } else if (key->key() == Qt::Key_Delete && key->modifiers() == Qt::NoModifier) {
    clearCells();
  } else if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) && table_->currentIndex().isValid()) {
    table_->edit(table_->currentIndex());
  } else {
    return QWidget::eventFilter(watched, event);
  }
  return true;
}

void ForcesManifest::tell(const QString& fault) {
  faults_->setText(fault);
  faults_->setVisible(!fault.isEmpty());
}

void ForcesManifest::tell(const std::vector<rules::CellFault>& faults, const rules::CellBlock& block,
                          const std::vector<int>& rows) {
  QStringList lines;
  for (const rules::CellFault& fault : faults) {
    if (lines.size() >= static_cast<qsizetype>(kMostFaults)) break;
    const auto at = std::min(static_cast<std::size_t>(fault.column), block.fields.size() - 1);
    // A block with headings applies to the units it names, in any rows.
    const auto& unit = block.units[static_cast<std::size_t>(fault.row)];
    const int row = rows[std::min(static_cast<std::size_t>(fault.row), rows.size() - 1)];
    const model::Unit* elsewhere = unit && model_->unit(row) != unit ? session_.battle().find(unit) : nullptr;
    const QString which = elsewhere ? toQt(elsewhere->name) : tr("Row %1").arg(row + 1);
    const QString place = tr("%1, %2", "row or unit, column").arg(which, model_->title(block.fields[at]));
    lines << tr("%1: %2", "place, fault").arg(place, ForcesWords::fault(fault));
  }
  if (faults.size() > kMostFaults) lines << tr("… and %n more", nullptr, static_cast<int>(faults.size() - kMostFaults));
  const bool isOne = block.cells.size() == 1 && block.cells.front().size() == 1;
  if (!faults.empty() && !isOne) lines.prepend(tr("Nothing was changed:"));
  tell(lines.join(QLatin1Char('\n')));
  if (faults.empty()) return;
  const auto& fields = model_->fields();
  const auto& first = block.fields[std::min(static_cast<std::size_t>(faults.front().column), block.fields.size() - 1)];
  const auto column = std::find(fields.begin(), fields.end(), first);
  const int shown =
      std::min(rows[std::min(static_cast<std::size_t>(faults.front().row), rows.size() - 1)], model_->rowCount() - 1);
  if (column != fields.end()) table_->scrollTo(model_->index(shown, static_cast<int>(column - fields.begin())));
}

}  // namespace redoubt::editor
