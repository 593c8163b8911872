#include "editor/dialogs/rules/rules_grid_dialog.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "core/model/origins.h"
#include "core/rules/book/provenance.h"
#include "core/rules/book/rule_edit.h"
#include "editor/dialogs/rules/rules_grid_text.h"
#include "editor/dialogs/rules/rules_grid_view.h"
#include "editor/dialogs/rules/rules_origin_fields.h"
#include "editor/fields/undo_keys.h"
#include "editor/style/icons.h"
#include "editor/style/theme.h"
#include "editor/words/rules_words.h"
#include "editor/words/terrain_words.h"

namespace redoubt::editor {
namespace {

constexpr QSize kGridSize(1060, 620);
constexpr int kColumnSpace = 14;
constexpr int kNameWidth = 215;

const QString kGridGeometry = QStringLiteral("rules/table");

void tellIn(QLabel& label, const QString& text) {
  label.setText(text);
  label.setVisible(!text.isEmpty());
}

}  // namespace

RulesGridDialog::RulesGridDialog(Session& session, RuleDrafts& drafts, QWidget* parent)
    : QDialog(parent),
      session_(session),
      model_(session, drafts),
      view_(new RulesGridView(model_)),
      tables_(new QComboBox),
      obstacle_(addLabel("grid.obstacle", "note")),
      standing_(addLabel("grid.standing", "note")),
      error_(addLabel("grid.error", "error")),
      columnFault_(addLabel("grid.column.fault", "error")),
      place_(addLabel("grid.place", "strong")),
      meaning_(addLabel("grid.meaning", "")),
      from_(addLabel("grid.from", "second")),
      addRow_(addButton("grid.row.add", tr("Add &row"), &RulesGridDialog::addRow)),
      removeRow_(addButton("grid.row.remove", tr("Remove row"), &RulesGridDialog::removeRow)),
      columnName_(new QLineEdit),
      addColumn_(addButton("grid.column.add", tr("Add &column"), &RulesGridDialog::addColumn)),
      removeColumn_(addButton("grid.column.remove", tr("Remove column"), &RulesGridDialog::removeColumn)),
      inheritCells_(addButton("grid.inherit", tr("Cells back to &inherited"), &RulesGridDialog::inheritCells)),
      inheritAll_(addButton("grid.inherit.all", tr("All back to inherited"), &RulesGridDialog::inheritAll)),
      strike_(addButton("grid.strike", tr("Strike the &table"), &RulesGridDialog::strike)),
      origin_(new RuleOriginFields(session)) {
  setWindowTitle(tr("Table of the rules"));
  setObjectName(QStringLiteral("grid"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(obstacle_);
  column->addWidget(makeBar());
  columnFault_->setContentsMargins(size::kMargin, 4, size::kMargin, 4);
  columnFault_->setAccessibleName(tr("New column"));
  columnFault_->hide();
  column->addWidget(columnFault_);
  column->addWidget(standing_);
  column->addWidget(view_, 1);
  column->addWidget(makeDetails());
  connect(tables_, &QComboBox::activated, this, [this] { showTable(tables_->currentData().toString().toStdString()); });
  connect(columnName_, &QLineEdit::textChanged, columnFault_, &QWidget::hide);
  connect(columnName_, &QLineEdit::returnPressed, this, &RulesGridDialog::addColumn);
  connect(view_, &RulesGridView::refused, this, [this](const QStringList& faults) {
    if (faults.isEmpty()) return showCell();
    tell(tr("Nothing was taken.") + QLatin1Char('\n') + faults.join(QLatin1Char('\n')));
  });
  connect(view_, &QWidget::customContextMenuRequested, this, &RulesGridDialog::showMenu);
  connect(view_->selectionModel(), &QItemSelectionModel::currentChanged, this, &RulesGridDialog::showCell);
  connect(view_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &RulesGridDialog::enable);
  connect(&model_, &QAbstractItemModel::dataChanged, this, &RulesGridDialog::showCell);
  connect(&model_, &RulesGridModel::draftsChanged, this, &RulesGridDialog::draftsChanged);
  connectSession();
  resize(kGridSize);
  restoreGeometry(QSettings().value(kGridGeometry).toByteArray());
  refresh();
}

RulesGridDialog::~RulesGridDialog() {
  QSettings().setValue(kGridGeometry, saveGeometry());
}

QLabel* RulesGridDialog::addLabel(const char* name, const char* role) {
  auto* label = new QLabel;
  label->setObjectName(QString::fromLatin1(name));
  label->setWordWrap(true);
  if (*role) setRole(*label, role);
  return label;
}

QPushButton* RulesGridDialog::addButton(const char* name, const QString& text, void (RulesGridDialog::*work)()) {
  auto* button = new QPushButton(text);
  button->setObjectName(QString::fromLatin1(name));
  button->setAutoDefault(false);
  connect(button, &QPushButton::clicked, this, work);
  return button;
}

QWidget* RulesGridDialog::makeBar() {
  tables_->setObjectName(QStringLiteral("grid.tables"));
  tables_->setAccessibleName(tr("Table"));
  tables_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  columnName_->setObjectName(QStringLiteral("grid.column.name"));
  columnName_->setAccessibleName(tr("New column"));
  columnName_->setFixedWidth(size::scaled(kNameWidth));
  auto* bar = new QWidget;
  bar->setAttribute(Qt::WA_StyledBackground);
  setRole(*bar, "bar");
  auto* row = new QHBoxLayout(bar);
  row->setContentsMargins(8, 6, 8, 6);
  row->setSpacing(6);
  for (QWidget* each : std::initializer_list<QWidget*>{tables_, addRow_, removeRow_}) row->addWidget(each);
  row->addSpacing(8);
  for (QWidget* each : std::initializer_list<QWidget*>{columnName_, addColumn_, removeColumn_}) row->addWidget(each);
  row->addStretch(1);
  return bar;
}

QWidget* RulesGridDialog::makeDetails() {
  auto* page = new QWidget;
  page->setAttribute(Qt::WA_StyledBackground);
  setRole(*page, "page");
  auto* left = new QVBoxLayout;
  left->setSpacing(4);
  for (QWidget* each : std::initializer_list<QWidget*>{place_, meaning_, from_, error_}) left->addWidget(each);
  left->addStretch(1);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(6);
  for (QWidget* each : std::initializer_list<QWidget*>{inheritCells_, inheritAll_, strike_}) buttons->addWidget(each);
  buttons->addStretch(1);
  left->addLayout(buttons);
  auto* row = new QHBoxLayout(page);
  row->setContentsMargins(size::kMargin, 8, size::kMargin, 8);
  row->setSpacing(size::kMargin);
  row->addLayout(left, 3);
  row->addWidget(origin_, 2, Qt::AlignTop);
  error_->setTextFormat(Qt::PlainText);
  return page;
}

void RulesGridDialog::connectSession() {
  connect(&session_, &Session::documentLeaving, view_, &RulesGridView::settle);
  connect(&session_, &Session::documentReplaced, this, [this] {
    model_.show({});
    refresh();
  });
  connect(&session_, &Session::accessChanged, this, &RulesGridDialog::refresh);
  connect(&session_, &Session::changed, this, &RulesGridDialog::follow);
  addUndoKeys(*this, session_);
}

void RulesGridDialog::follow(const model::Changes& changes) {
  using namespace model;
  if (changes.touches<Rule>() || changes.touches<System>() || changes.touches<BattleInfo>() ||
      changes.touches<Provenance>() || changes.touches<Paragraph>() || changes.touches<Source>()) {
    refresh();
  }
}

void RulesGridDialog::showDrafts() {
  model_.showDrafts();
}

void RulesGridDialog::hideEvent(QHideEvent* event) {
  view_->settle();
  origin_->settle();
  QDialog::hideEvent(event);
}

void RulesGridDialog::choose(const std::string& rule) {
  origin_->settle();
  if (const auto table = rules::gridPath(rule)) showTable(*table);
  const QModelIndex cell = model_.indexOf(rule);
  if (cell.isValid()) view_->setCurrentIndex(cell);
}

void RulesGridDialog::showTable(const std::string& table) {
  model_.show(table);
  refresh();
  fitColumns();
  if (model_.rowCount() > 0) view_->setCurrentIndex(model_.index(0, std::min(1, model_.columnCount() - 1)));
  view_->setFocus();
}

void RulesGridDialog::refresh() {
  tellIn(*obstacle_, TerrainWords::obstacle(session_));
  const int row = view_->currentIndex().row();
  const int column = view_->currentIndex().column();
  model_.refresh();
  if (!view_->currentIndex().isValid() && row >= 0 && model_.rowCount() > 0) {
    fitColumns();
    view_->setCurrentIndex(
        model_.index(std::min(row, model_.rowCount() - 1), std::min(column, model_.columnCount() - 1)));
  }
  fillTables();
  readStanding();
  showStanding();
  showCell();
}

void RulesGridDialog::fillTables() {
  std::vector<std::string> paths = rules::gridPaths(session_.rules());
  const std::string& shown = model_.grid().path;
  if (!shown.empty() && std::find(paths.begin(), paths.end(), shown) == paths.end()) paths.push_back(shown);
  const QSignalBlocker blocker(tables_);
  tables_->clear();
  for (const std::string& path : paths) {
    tables_->addItem(RulesGridText::title(session_, rules::readGrid(session_.rules(), path)), RulesWords::text(path));
  }
  tables_->setCurrentIndex(tables_->findData(RulesWords::text(shown)));
}

void RulesGridDialog::fitColumns() {
  view_->resizeColumnsToContents();
  for (int column = 0; column < model_.columnCount(); ++column) {
    view_->setColumnWidth(column, view_->columnWidth(column) + kColumnSpace);
  }
}

void RulesGridDialog::readStanding() {
  table_ = {};
  if (model_.isEmpty()) return;
  table_.isStruck = rules::isStruck(session_.battle(), model_.grid());
  table_.hasOwn = !rules::inheritGrid(session_.battle(), model_.grid(), {}).empty();
  table_.canBeStruck = !rules::strikeGrid(session_.battle(), model_.grid(), {}).empty();
}

void RulesGridDialog::showStanding() {
  if (model_.isEmpty()) return tellIn(*standing_, tr("No table is chosen."));
  const QString struck = tr("The battle strikes the inherited table; only rows of its own hold.");
  const QString none = tr("The table has no rows yet.");
  tellIn(*standing_, table_.isStruck ? struck : model_.rowCount() == 0 ? none : QString());
}

void RulesGridDialog::showCell() {
  const QModelIndex at = view_->currentIndex();
  place_->setText(at.isValid() ? RulesWords::text(model_.pathAt(at)) : tr("No cell chosen"));
  tellIn(*meaning_, model_.meaningAt(at));
  from_->setText(model_.standingAt(at));
  tell(model_.faultAt(at));
  origin_->show(RuleAddress(model_.pathAt(at)));
  enable();
}

void RulesGridDialog::tell(const QString& error) {
  tellIn(*error_, error);
}

void RulesGridDialog::enable() {
  const QString obstacle = TerrainWords::obstacle(session_);
  const bool canEdit = obstacle.isEmpty() && !model_.isEmpty();
  const bool hasFree = canEdit && model_.grid().hasFreeColumns();
  const QModelIndexList cells = view_->chosenCells();
  const bool anyOwn = std::any_of(cells.begin(), cells.end(), [&](const QModelIndex& at) { return model_.isOwn(at); });
  const std::pair<QWidget*, bool> parts[] = {{addRow_, canEdit},
                                             {removeRow_, canEdit && row() >= 0},
                                             {columnName_, hasFree},
                                             {addColumn_, hasFree},
                                             {removeColumn_, hasFree && model_.isOfResults(column() + 1)},
                                             {inheritCells_, canEdit && anyOwn},
                                             {inheritAll_, canEdit && table_.hasOwn},
                                             {strike_, canEdit && table_.canBeStruck}};
  for (const auto& [part, isOn] : parts) {
    part->setEnabled(isOn);
    part->setToolTip(obstacle);
  }
  inheritAll_->setText(table_.isStruck ? tr("Take the inherited table back") : tr("All back to inherited"));
  if (!canEdit) return;
  columnName_->setPlaceholderText(RulesGridText::example(model_.grid()));
  columnName_->setVisible(hasFree);
  addColumn_->setVisible(hasFree);
  removeColumn_->setVisible(hasFree);
  inheritCells_->setToolTip(tr("What the battle says itself in these cells goes."));
  inheritAll_->setToolTip(tr("What the battle says itself of this table goes; what is inherited holds again."));
  strike_->setToolTip(tr("Nothing that is inherited of this table holds any more; rows of its own can follow."));
}

int RulesGridDialog::row() const {
  return view_->currentIndex().row();
}

int RulesGridDialog::column() const {
  return view_->currentIndex().isValid() ? view_->currentIndex().column() - 1 : -1;
}

QString RulesGridDialog::named(const QString& pattern) const {
  return pattern.arg(RulesGridText::title(session_, model_.grid()));
}

// The pressed button may be disabled afterwards.
void RulesGridDialog::apply(const model::Edit& edit) {
  if (!edit.empty()) session_.apply(edit);
  view_->setFocus();
}

void RulesGridDialog::addRow() {
  insertRow(row() < 0 ? model_.rowCount() : row() + 1);
}

void RulesGridDialog::addRowAbove() {
  insertRow(std::max(row(), 0));
}

void RulesGridDialog::insertRow(int at) {
  const int wanted = std::max(view_->currentIndex().column(), 0);
  apply(rules::addRow(session_.battle(), model_.grid(), static_cast<std::size_t>(at),
                      named(tr("%1: new row")).toStdString()));
  if (at < model_.rowCount()) view_->setCurrentIndex(model_.index(at, wanted));
}

void RulesGridDialog::removeRow() {
  if (row() < 0) return;
  apply(rules::removeRow(session_.battle(), model_.grid(), static_cast<std::size_t>(row()),
                         named(tr("%1: without a row")).toStdString()));
}

void RulesGridDialog::addColumn() {
  const std::string name = columnName_->text().trimmed().toStdString();
  if (name.empty()) return columnName_->setFocus();
  if (const auto fault = rules::columnFault(model_.grid(), name)) {
    columnName_->setFocus();
    return tellIn(*columnFault_, RulesGridText::fault(*fault));
  }
  columnName_->clear();
  const model::Edit edit =
      rules::addColumn(session_.battle(), model_.grid(), name, named(tr("%1: new column")).toStdString());
  if (edit.empty()) {
    model_.addEmptyColumn(name);
    refresh();
  } else {
    apply(edit);
  }
  fitColumns();
  const auto& columns = model_.grid().columns;
  const auto at = std::find(columns.begin(), columns.end(), name) - columns.begin();
  if (model_.rowCount() > 0) view_->setCurrentIndex(model_.index(0, static_cast<int>(at) + 1));
}

void RulesGridDialog::removeColumn() {
  if (!model_.isOfResults(column() + 1)) return;
  const auto at = static_cast<std::size_t>(column());
  const std::string name = model_.grid().columns[at];
  if (model_.isEmptyColumn(name)) return model_.dropEmptyColumn(name);
  apply(rules::removeColumn(session_.battle(), model_.grid(), at, named(tr("%1: without a column")).toStdString()));
}

void RulesGridDialog::inheritCells() {
  std::vector<std::string> paths;
  for (const QModelIndex& at : view_->chosenCells()) paths.push_back(model_.pathAt(at));
  apply(rules::inheritCells(session_.battle(), paths, named(tr("%1: inherited values")).toStdString()));
}

void RulesGridDialog::inheritAll() {
  model_.dropDrafts();
  apply(rules::inheritGrid(session_.battle(), model_.grid(), named(tr("%1: inherited again")).toStdString()));
}

void RulesGridDialog::strike() {
  apply(rules::strikeGrid(session_.battle(), model_.grid(), named(tr("%1: struck")).toStdString()));
}

void RulesGridDialog::setState(std::optional<model::Status> status) {
  model::Edit edit(named(tr("%1: state of cells")).toStdString());
  for (const QModelIndex& at : view_->chosenCells()) {
    const model::Rule* row = session_.rules().row(model_.pathAt(at));
    if (!row) continue;
    const std::string key = model::keyText<model::Rule>(row->key());
    const auto* before = rules::provenanceOf(session_.battle(), *row, "value");
    auto origin = before ? std::optional(*before) : std::nullopt;
    if (status && !origin) origin.emplace();
    if (status) origin->status = *status;
    if (origin && origin->note == model::kSetByHand) origin->note.clear();
    edit.append(setOrigin(session_.battle(), model::Rule::kTable, key, status ? origin : std::nullopt, {}));
  }
  apply(edit);
}

void RulesGridDialog::addStates(QMenu& menu) {
  QMenu* states = menu.addMenu(tr("State of the values"));
  states->addAction(tr("not recorded"), this, [this] { setState({}); });
  for (const auto status :
       {model::Status::Printed, model::Status::Derived, model::Status::Estimated, model::Status::Unknown}) {
    states->addAction(TerrainWords::status(status), this, [this, status] { setState(status); });
  }
}

void RulesGridDialog::showMenu(const QPoint& at) {
  const bool canEdit = TerrainWords::obstacle(session_).isEmpty();
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->addAction(tr("Copy"), view_, &RulesGridView::copy);
  if (canEdit) {
    menu->addAction(tr("Paste"), view_, &RulesGridView::paste);
    menu->addAction(tr("Unknown value"), view_, &RulesGridView::clearCells);
    menu->addAction(tr("Back to the inherited values"), this, &RulesGridDialog::inheritCells);
    addStates(*menu);
    menu->addSeparator();
    menu->addAction(tr("Row above"), this, &RulesGridDialog::addRowAbove);
    menu->addAction(tr("Row below"), this, &RulesGridDialog::addRow);
  }
  menu->popup(view_->viewport()->mapToGlobal(at));
}

}  // namespace redoubt::editor
