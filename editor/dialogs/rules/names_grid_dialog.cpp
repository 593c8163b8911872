#include "editor/dialogs/rules/names_grid_dialog.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <map>
#include <set>

#include "editor/dialogs/rules/rules_grid_text.h"
#include "editor/fields/undo_keys.h"
#include "editor/session/to_qt.h"
#include "editor/style/theme.h"
#include "editor/words/rules_words.h"
#include "editor/words/terrain_words.h"

namespace redoubt::editor {
namespace {

constexpr QSize kNamesGridSize(820, 520);

QString shownName(const KnownName& name) {
  return name.title.isEmpty() ? toQt(name.slug) : name.title;
}

}  // namespace

NamesGridModel::NamesGridModel(Session& session, QObject* parent) : QAbstractTableModel(parent), session_(session) {}

void NamesGridModel::show(const NamesGrid* grid) {
  beginResetModel();
  grid_ = grid ? std::optional(*grid) : std::nullopt;
  rows_ = grid_ ? namesInGrids(session_, grid_->rows) : std::vector<KnownName>();
  columns_ = grid_ ? namesInGrids(session_, grid_->columns) : std::vector<KnownName>();
  endResetModel();
}

void NamesGridModel::refresh() {
  const bool isSame =
      grid_ && namesInGrids(session_, grid_->rows) == rows_ && namesInGrids(session_, grid_->columns) == columns_;
  if (!isSame) {
    const std::optional<NamesGrid> grid = grid_;
    return show(grid ? &*grid : nullptr);
  }
  if (!rows_.empty() && !columns_.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int NamesGridModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int NamesGridModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(columns_.size());
}

QString NamesGridModel::textAt(const QModelIndex& index) const {
  const auto json = cellOf(session_, *grid_, rows_[static_cast<std::size_t>(index.row())].slug,
                           columns_[static_cast<std::size_t>(index.column())].slug);
  if (!json) return {};
  return *json == "\"no\"" && !grid_->forbidden.empty() ? tr("no") : RulesGridText::cell(*json);
}

QString NamesGridModel::placeOf(const QModelIndex& index) const {
  return tr("%1, %2").arg(shownName(rows_[static_cast<std::size_t>(index.row())]),
                          shownName(columns_[static_cast<std::size_t>(index.column())]));
}

QVariant NamesGridModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || !grid_) return {};
  switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return textAt(index);
    case Qt::TextAlignmentRole: return int(Qt::AlignCenter);
    case Qt::ToolTipRole: return placeOf(index);
    case Qt::AccessibleTextRole: return tr("%1: %2").arg(placeOf(index), textAt(index));
    default: return {};
  }
}

QVariant NamesGridModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (role != Qt::DisplayRole) return {};
  const auto& names = orientation == Qt::Horizontal ? columns_ : rows_;
  return static_cast<std::size_t>(section) < names.size() ? shownName(names[static_cast<std::size_t>(section)])
                                                          : QString();
}

Qt::ItemFlags NamesGridModel::flags(const QModelIndex& index) const {
  const bool canEdit = index.isValid() && TerrainWords::obstacle(session_).isEmpty();
  return QAbstractTableModel::flags(index) | (canEdit ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

NamesGridModel::Typed NamesGridModel::typed(const QModelIndex& index, const QString& text) const {
  Typed made{
      {rows_[static_cast<std::size_t>(index.row())].slug, columns_[static_cast<std::size_t>(index.column())].slug, {}},
      {}};
  const QString plain = text.trimmed();
  const bool isNo = plain.compare(tr("no"), Qt::CaseInsensitive) == 0 || plain == QLatin1String("no");
  if (isNo && !grid_->forbidden.empty()) {
    made.cell.json = "\"no\"";
    return made;
  }
  auto read = RulesGridText::fromText(grid_->cell, plain);
  if (auto* fault = std::get_if<QString>(&read)) {
    made.fault = *fault;
  } else {
    made.cell.json = std::get<std::optional<std::string>>(std::move(read));
  }
  return made;
}

bool NamesGridModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::EditRole || !index.isValid() || !grid_) return false;
  if (value.toString() == textAt(index)) return true;
  const QStringList faults = fill({index}, value.toString());
  emit refused(faults);
  return faults.isEmpty();
}

QStringList NamesGridModel::take(const std::vector<Typed>& cells) {
  std::vector<NamesCell> values;
  for (const Typed& each : cells) values.push_back(each.cell);
  const QString title = tr("%1: %n cell(s)", nullptr, static_cast<int>(values.size())).arg(grid_->title);
  const model::Edit edit = setNamesCells(session_, *grid_, values, title);
  if (!edit.empty()) session_.apply(edit);
  return {};
}

QStringList NamesGridModel::fill(const QModelIndexList& cells, const QString& text) {
  std::vector<Typed> values;
  QStringList faults;
  for (const QModelIndex& index : cells) {
    values.push_back(typed(index, text));
    if (!values.back().fault.isEmpty()) faults << tr("%1, “%2”: %3").arg(placeOf(index), text, values.back().fault);
  }
  return faults.isEmpty() && !values.empty() ? take(values) : faults;
}

QStringList NamesGridModel::paste(const QModelIndex& from, const QString& block) {
  if (!from.isValid() || !grid_) return {};
  std::vector<Typed> cells;
  QStringList faults;
  int row = from.row();
  for (const QStringList& line : RulesGridText::lines(block)) {
    int column = from.column();
    for (const QString& text : line) {
      const QModelIndex at = index(row, column++);
      if (!at.isValid()) return {tr("The values don't fit here: the table ends before.")};
      cells.push_back(typed(at, text));
      if (!cells.back().fault.isEmpty()) faults << tr("%1, “%2”: %3").arg(placeOf(at), text, cells.back().fault);
    }
    ++row;
  }
  return faults.isEmpty() ? take(cells) : faults;
}

QString NamesGridModel::copied(const QModelIndexList& cells) const {
  return RulesGridText::block(cells, [this](const QModelIndex& index) { return textAt(index); });
}

NamesGridDialog::NamesGridDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      model_(session),
      which_(new QComboBox),
      view_(new QTableView),
      fault_(new QLabel) {
  setObjectName(QStringLiteral("namesGrid"));
  setWindowTitle(tr("Names against names"));
  arrange();
  connect(which_, &QComboBox::activated, this, [this] { showGrid(which_->currentData().toString().toStdString()); });
  connect(&model_, &NamesGridModel::refused, this, &NamesGridDialog::tell);
  connect(&session_, &Session::documentReplaced, this, &NamesGridDialog::refresh);
  connect(&session_, &Session::changed, this, [this](const model::Changes& changes) {
    if (changes.touches<model::Rule>() || changes.touches<model::Army>()) refresh();
  });
  addUndoKeys(*this, session_);
  refresh();
  resize(kNamesGridSize * textScale());
}

void NamesGridDialog::arrange() {
  which_->setObjectName(QStringLiteral("namesGrid.which"));
  which_->setAccessibleName(tr("Table"));
  view_->setObjectName(QStringLiteral("namesGrid.view"));
  view_->setAccessibleName(tr("Table"));
  view_->setModel(&model_);
  view_->verticalHeader()->setDefaultSectionSize(size::row());
  view_->horizontalHeader()->setDefaultSectionSize(size::scaled(96));
  view_->installEventFilter(this);
  fault_->setObjectName(QStringLiteral("namesGrid.fault"));
  fault_->setWordWrap(true);
  setRole(*fault_, "error");
  fault_->hide();
  auto* note =
      new QLabel(tr("Type a value; “no” where it is forbidden; Delete takes it away. Ctrl+C and Ctrl+V carry "
                    "rectangles, from and to a spreadsheet as well."));
  note->setWordWrap(true);
  setRole(*note, "second");
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(size::kMargin, size::kMargin, size::kMargin, size::kMargin);
  column->setSpacing(8);
  column->addWidget(which_, 0, Qt::AlignLeft);
  column->addWidget(view_, 1);
  column->addWidget(fault_);
  column->addWidget(note);
}

void NamesGridDialog::refresh() {
  grids_ = session_.hasDocument() ? namesGrids(session_) : std::vector<NamesGrid>();
  const QString shown = model_.grid() ? toQt(model_.grid()->id) : QString();
  {
    const QSignalBlocker blocker(which_);
    which_->clear();
    for (const NamesGrid& each : grids_) which_->addItem(each.title, toQt(each.id));
    which_->setCurrentIndex(std::max(0, which_->findData(shown)));
  }
  const std::string id = which_->currentData().toString().toStdString();
  if (model_.grid() && model_.grid()->id == id) return model_.refresh();
  showGrid(id);
}

void NamesGridDialog::showGrid(const std::string& id) {
  tell({});
  const auto found = std::find_if(grids_.begin(), grids_.end(), [&](const NamesGrid& each) { return each.id == id; });
  which_->setCurrentIndex(which_->findData(toQt(id)));
  model_.show(found == grids_.end() ? nullptr : &*found);
}

void NamesGridDialog::choose(const std::string& rule) {
  if (const auto id = namesGridOf(rule)) showGrid(*id);
}

void NamesGridDialog::tell(const QStringList& faults) {
  fault_->setText(faults.join(QLatin1Char('\n')));
  fault_->setVisible(!faults.isEmpty());
}

bool NamesGridDialog::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return QDialog::eventFilter(watched, event);
  auto* key = static_cast<QKeyEvent*>(event);
  const QModelIndexList chosen = view_->selectionModel()->selectedIndexes();
  if (key->matches(QKeySequence::Copy)) {
    QApplication::clipboard()->setText(model_.copied(chosen));
    return true;
  }
  if (key->matches(QKeySequence::Paste)) {
    QModelIndex first = view_->currentIndex();
    for (const QModelIndex& each : chosen) {
      if (each.row() < first.row() || (each.row() == first.row() && each.column() < first.column())) first = each;
    }
    tell(model_.paste(first, QApplication::clipboard()->text()));
    return true;
  }
  if (key->key() == Qt::Key_Delete && !chosen.isEmpty()) {
    tell(model_.fill(chosen, {}));
    return true;
  }
  return QDialog::eventFilter(watched, event);
}

}  // namespace redoubt::editor
