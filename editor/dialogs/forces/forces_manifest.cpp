#include "editor/dialogs/forces/forces_manifest.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

#include "core/rules/book/provenance.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/figure_kinds.h"
#include "core/rules/forces/new_units.h"
#include "editor/dialogs/forces/forces_kind_dialog.h"
#include "editor/dialogs/rows/row_findings.h"
#include "editor/dialogs/rules/rules_words.h"
#include "editor/dialogs/terrain/terrain_words.h"
#include "editor/style/icons.h"
#include "editor/style/plain_tip.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

using Kind = rules::ManifestField::Kind;

constexpr int kNameWidth = 190;
constexpr int kTypeWidth = 140;
constexpr int kCommandsWidth = 170;
constexpr int kShortWidth = 84;
constexpr int kFigureWidth = 62;
constexpr int kHexWidth = 70;
constexpr std::size_t kMostFaults = 6;

QString text(const std::string& utf8) {
  return RulesWords::text(utf8);
}

rules::ManifestSheet sheetOf(const Session& session) {
  return {session.battle(), session.rules(), session.layout(), session.variant()};
}

bool isFigure(const rules::ManifestField& field) {
  return field.kind == Kind::Size || field.kind == Kind::Morale || field.kind == Kind::Fire || field.kind == Kind::Own;
}

// Types and commands are offered while somebody types.
class ManifestDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

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
};

}  // namespace

ManifestModel::ManifestModel(Session& session, QObject* parent) : QAbstractTableModel(parent), session_(session) {}

void ManifestModel::show(std::optional<Id<model::Army>> army, const QString& filter) {
  const model::Battle& battle = session_.battle();
  std::vector<Id<model::Unit>> units;
  for (const model::Player* player : model::playersOf(battle)) {
    for (const model::Army* each : model::armiesOf(battle, player->id)) {
      if (army && each->id != *army) continue;
      for (const model::Unit* unit : model::unitsIn(battle, each->id)) units.push_back(unit->id);
    }
  }
  isOfAllArmies_ = !army && battle.all<model::Army>().size() > 1;
  const auto fields = rules::manifestFields(battle, session_.rules());
  auto cells = rules::cellTexts(sheetOf(session_), units, fields);
  const QString wanted = plainText(filter.simplified());
  for (std::size_t row = units.size(); row-- > 0 && !wanted.isEmpty();) {
    const bool isLike = std::any_of(cells[row].begin(), cells[row].end(),
                                    [&](const std::string& cell) { return plainText(text(cell)).contains(wanted); });
    if (isLike) continue;
    units.erase(units.begin() + static_cast<std::ptrdiff_t>(row));
    cells.erase(cells.begin() + static_cast<std::ptrdiff_t>(row));
  }
  const bool hasNewRow = !session_.isReadOnly() && wanted.isEmpty() && (army || battle.all<model::Army>().size() == 1);
  // A change of figures alone leaves the view as it stands.
  if (units == units_ && fields == fields_ && hasNewRow == hasNewRow_) {
    if (rowCount() > 0) emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    if (cells == cells_) return;  // what is being typed stays
    cells_ = std::move(cells);
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    return;
  }
  beginResetModel();
  units_ = std::move(units);
  fields_ = fields;
  cells_ = std::move(cells);
  hasNewRow_ = hasNewRow;
  endResetModel();
}

std::optional<Id<model::Unit>> ManifestModel::unit(int row) const {
  return row >= 0 && row < unitCount() ? std::optional(units_[static_cast<std::size_t>(row)]) : std::nullopt;
}

QString ManifestModel::title(const rules::ManifestField& field) const {
  switch (field.kind) {
    case Kind::Name: return tr("Name");
    case Kind::ShortName: return tr("Short");
    case Kind::Type: return tr("Type");
    case Kind::Commands: return tr("Commands");
    case Kind::Size: return tr("Size");
    case Kind::Morale: return tr("Morale");
    case Kind::Fire: return tr("Fire");
    case Kind::Hex: return tr("Hex");
    case Kind::Own: break;
  }
  for (const rules::FigureKind& kind : rules::figureKinds(session_.rules())) {
    if (kind.slug == field.figure) return text(kind.title);
  }
  return text(field.figure);
}

QStringList ManifestModel::offers(int row, int column) const {
  const Kind kind = fields_[static_cast<std::size_t>(column)].kind;
  QStringList offers;
  if (kind == Kind::Type) {
    for (const std::string& type : session_.rules().under("unit-type")) {
      if (rules::armOfType(session_.rules(), type)) offers << text(rules::typeTitle(session_.rules(), type));
    }
  } else if (kind == Kind::Commands && unit(row)) {
    const model::Unit* of = session_.battle().find<model::Unit>(*unit(row));
    for (const model::Command* command : model::commandsIn(session_.battle(), of->army)) offers << text(command->name);
  }
  return offers;
}

int ManifestModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : unitCount() + (hasNewRow_ ? 1 : 0);
}

int ManifestModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(fields_.size());
}

QVariant ManifestModel::data(const QModelIndex& index, int role) const {
  const auto& field = fields_[static_cast<std::size_t>(index.column())];
  if (role == Qt::TextAlignmentRole && (isFigure(field) || field.kind == Kind::Hex)) return int(Qt::AlignCenter);
  const bool isNew = index.row() >= unitCount();
  if (isNew) {
    if (role == Qt::DisplayRole && index.column() == 0) return tr("New unit…");
    if (role == Qt::ForegroundRole) return colours().third;
    return {};
  }
  if (role == Qt::DisplayRole || role == Qt::EditRole)
    return text(cells_[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())]);
  if (role == Qt::DecorationRole && field.kind == Kind::Name && isOfAllArmies_) {
    const model::Unit* of = session_.battle().find(unit(index.row()));
    const model::Army* army = of ? session_.battle().find<model::Army>(of->army) : nullptr;
    const QColor colour(army ? text(army->colour) : QString());
    return colour.isValid() ? QVariant(colour) : QVariant();
  }
  if ((role == Qt::FontRole || role == Qt::ForegroundRole) && isEstimate(index.row(), field)) {
    if (role == Qt::ForegroundRole) return colours().second;
    QFont font = themeFont(TextStyle::Body);
    font.setItalic(true);
    return font;
  }
  if (role == Qt::ToolTipRole) {
    const QString words = index.data().toString();
    return words.isEmpty() ? QVariant() : QVariant(plainTip(words));
  }
  return {};
}

// As the inspector shows working values.
bool ManifestModel::isEstimate(int row, const rules::ManifestField& field) const {
  const model::Face* face = isFigure(field) && unit(row) ? rules::firstFace(session_.battle(), *unit(row)) : nullptr;
  if (!face) return false;
  switch (field.kind) {
    case Kind::Size: return rules::isEstimate(session_.battle(), *face, "size");
    case Kind::Morale: return rules::isEstimate(session_.battle(), *face, "morale");
    case Kind::Fire: return rules::isEstimate(session_.battle(), *face, "fire");
    default: return rules::ownFigure(session_.battle(), face->id, field.figure).isEstimate;
  }
}

QVariant ManifestModel::findingsData(int row, int role) const {
  if (!unit(row)) return role == Qt::DisplayRole ? QVariant(QStringLiteral("+")) : QVariant();
  const std::string subject = "unit/" + std::to_string(unit(row)->value);
  const model::Scenario* scenario = session_.battle().find(session_.scenario());
  const auto found = findingsAbout(session_, subject, scenario ? scenario->slug : "");
  const auto severity = worst(found);
  if (role == Qt::DecorationRole && severity) {
    return signIcon(*severity == model::Severity::Error     ? Sign::Error
                    : *severity == model::Severity::Warning ? Sign::Warning
                                                            : Sign::Note);
  }
  if (role == Qt::ToolTipRole && severity) return plainTip(faultWords(found));
  return role == Qt::DisplayRole ? QVariant(row + 1) : QVariant();
}

Qt::ItemFlags ManifestModel::flags(const QModelIndex& index) const {
  Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
  const bool isNew = index.row() >= unitCount();
  if (!session_.isReadOnly() && (!isNew || index.column() == 0)) flags |= Qt::ItemIsEditable;
  return flags;
}

bool ManifestModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::EditRole) return false;
  emit typed(index.row(), index.column(), value.toString());
  return true;
}

QVariant ManifestModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation == Qt::Vertical) return findingsData(section, role);
  if (role == Qt::DisplayRole) return title(fields_[static_cast<std::size_t>(section)]);
  return {};
}

ForcesManifest::ForcesManifest(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      model_(new ManifestModel(session, this)),
      table_(new QTableView),
      armies_(new QComboBox),
      hint_(new QLabel),
      newFigure_(new QPushButton(tr("New &figure…"))),
      faults_(makeFaultLabel(QStringLiteral("manifest.faults"))) {
  table_->setObjectName(QStringLiteral("manifest.table"));
  table_->setAccessibleName(tr("Manifest"));
  table_->setModel(model_);
  table_->setIconSize({10, 10});
  table_->setItemDelegate(new ManifestDelegate(table_));
  table_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                          QAbstractItemView::AnyKeyPressed);
  table_->setSelectionMode(QAbstractItemView::ContiguousSelection);
  table_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  table_->setTabKeyNavigation(true);
  table_->verticalHeader()->setDefaultSectionSize(size::kRow);
  table_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  table_->horizontalHeader()->setHighlightSections(false);
  table_->setFrameShape(QFrame::NoFrame);
  table_->installEventFilter(this);
  armies_->setObjectName(QStringLiteral("manifest.army"));
  armies_->setAccessibleName(tr("Army"));
  armies_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  setRole(*hint_, "second");
  hint_->setObjectName(QStringLiteral("manifest.hint"));
  auto* caption = new QLabel(tr("A&rmy"));
  setRole(*caption, "second");
  caption->setBuddy(armies_);
  auto* bar = new QHBoxLayout;
  bar->setContentsMargins(14, 8, 14, 8);
  bar->setSpacing(10);
  bar->addWidget(caption);
  bar->addWidget(armies_);
  bar->addWidget(hint_, 1);
  bar->addWidget(newFigure_);
  hint_->setWordWrap(true);
  newFigure_->setObjectName(QStringLiteral("manifest.newFigure"));
  newFigure_->setAutoDefault(false);
  connect(newFigure_, &QPushButton::clicked, this, [this] {
    auto* dialog = new ForcesKindDialog(session_, ForcesKindDialog::What::Figure, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
  });
  faults_->setContentsMargins(14, 6, 14, 8);
  auto* page = new QVBoxLayout(this);
  page->setContentsMargins(0, 0, 0, 0);
  page->setSpacing(0);
  page->addLayout(bar);
  page->addWidget(table_, 1);
  page->addWidget(faults_);
  connect(armies_, &QComboBox::activated, this, [this] {
    const qlonglong id = armies_->currentData().toLongLong();
    army_ = id ? std::optional(Id<model::Army>{id}) : std::nullopt;
    refresh();
  });
  connect(model_, &ManifestModel::typed, this, [this](int row, int column, const QString& typed) {
    const auto unit = model_->unit(row);
    const model::Unit* of = session_.battle().find(unit);
    const QString who = of ? text(of->name) : tr("New unit");
    const QString what = model_->title(model_->fields()[static_cast<std::size_t>(column)]);
    type(row, column, {{typed.toStdString()}}, tr("%1: %2", "unit, column").arg(who, what));
  });
  setFocusProxy(table_);
}

void ForcesManifest::refresh() {
  fillArmies();
  model_->show(army_, filter_);
  fitColumns();
  if (!table_->currentIndex().isValid() && model_->rowCount() > 0) table_->setCurrentIndex(model_->index(0, 0));
  const QString obstacle = TerrainWords::obstacle(session_);
  newFigure_->setEnabled(obstacle.isEmpty());
  newFigure_->setToolTip(obstacle.isEmpty() ? tr("A column of your own, such as movement or initiative") : obstacle);
  hint_->setText(
      session_.battle().all<model::Army>().empty() ? tr("There is no army yet. Add one on the page Outline.")
      : session_.isReadOnly()                      ? QString()
      : army_ || session_.battle().all<model::Army>().size() == 1
          ? tr("Cells are typed in place. Ctrl+V pastes a block of a spreadsheet; rows below the last are new "
               "units.")
          : tr("Cells are typed in place. Ctrl+V pastes a block of a spreadsheet. Choose an army to add "
               "units."));
}

void ForcesManifest::setFilter(const QString& text) {
  filter_ = text;
  refresh();
}

void ForcesManifest::forget() {
  army_.reset();
  faults_->hide();
}

void ForcesManifest::fillArmies() {
  if (!session_.battle().find(army_)) army_.reset();
  armies_->clear();
  armies_->addItem(tr("All armies"), qlonglong(0));
  for (const model::Player* player : model::playersOf(session_.battle())) {
    for (const model::Army* each : model::armiesOf(session_.battle(), player->id)) {
      armies_->addItem(text(each->name), static_cast<qlonglong>(each->id.value));
      if (each->id == army_) armies_->setCurrentIndex(armies_->count() - 1);
    }
  }
}

// Once for each set of columns, so that somebody's own widths stay.
void ForcesManifest::fitColumns() {
  std::vector<int> widths;
  const QFontMetrics metrics(table_->horizontalHeader()->font());
  for (const rules::ManifestField& field : model_->fields()) {
    const int least = metrics.horizontalAdvance(model_->title(field)) + 18;
    const int wanted = field.kind == Kind::Name        ? kNameWidth
                       : field.kind == Kind::Type      ? kTypeWidth
                       : field.kind == Kind::Commands  ? kCommandsWidth
                       : field.kind == Kind::ShortName ? kShortWidth
                       : field.kind == Kind::Hex       ? kHexWidth
                                                       : kFigureWidth;
    widths.push_back(std::max(least, wanted));
  }
  if (widths == fitted_) return;
  fitted_ = widths;
  for (std::size_t column = 0; column < widths.size(); ++column) {
    table_->setColumnWidth(static_cast<int>(column), widths[column]);
  }
}

std::optional<Id<model::Army>> ForcesManifest::armyOfNew() const {
  const auto& armies = session_.battle().all<model::Army>();
  if (army_) return army_;
  return armies.size() == 1 ? std::optional(armies.begin()->id) : std::nullopt;
}

bool ForcesManifest::eventFilter(QObject* watched, QEvent* event) {
  // Keys that an open cell leaves come here too.
  const bool isKey = watched == table_ && event->type() == QEvent::KeyPress && table_->hasFocus();
  if (!isKey) return QWidget::eventFilter(watched, event);
  auto* key = static_cast<QKeyEvent*>(event);
  if (key->matches(QKeySequence::Copy)) {
    copy();
  } else if (key->matches(QKeySequence::Paste)) {
    paste();
  } else if (key->key() == Qt::Key_Delete && key->modifiers() == Qt::NoModifier) {
    clearCells();
  } else if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) && table_->currentIndex().isValid()) {
    table_->edit(table_->currentIndex());
  } else {
    return QWidget::eventFilter(watched, event);
  }
  return true;
}

void ForcesManifest::copy() const {
  const QItemSelection selection = table_->selectionModel()->selection();
  if (selection.isEmpty()) return;
  const QItemSelectionRange range = selection.front();
  std::vector<std::vector<std::string>> cells;
  for (int row = range.top(); row <= std::min(range.bottom(), model_->unitCount() - 1); ++row) {
    std::vector<std::string>& line = cells.emplace_back();
    for (int column = range.left(); column <= range.right(); ++column) {
      line.push_back(model_->index(row, column).data().toString().toStdString());
    }
  }
  if (!cells.empty()) QApplication::clipboard()->setText(text(rules::textOf(cells)));
}

// One cell fills all that are selected; a block begins at the first of them.
void ForcesManifest::paste() {
  const QItemSelection selection = table_->selectionModel()->selection();
  const QString clip = QApplication::clipboard()->text();
  if (session_.isReadOnly() || selection.isEmpty() || clip.isEmpty()) return;
  const QItemSelectionRange range = selection.front();
  auto cells = rules::cellsOf(clip.toStdString());
  if (cells.size() == 1 && cells.front().size() == 1) {
    const std::vector<std::string> line(static_cast<std::size_t>(range.width()), cells.front().front());
    cells.assign(static_cast<std::size_t>(range.height()), line);
  }
  type(range.top(), range.left(), cells, tr("Paste into the manifest"));
}

void ForcesManifest::clearCells() {
  const QItemSelection selection = table_->selectionModel()->selection();
  if (session_.isReadOnly() || selection.isEmpty()) return;
  const QItemSelectionRange range = selection.front();
  const int rows = std::min(range.bottom(), model_->unitCount() - 1) - range.top() + 1;
  if (rows <= 0) return;
  const std::vector<std::string> line(static_cast<std::size_t>(range.width()));
  type(range.top(), range.left(), std::vector(static_cast<std::size_t>(rows), line), tr("Clear cells of the manifest"));
}

void ForcesManifest::type(int row, int column, const std::vector<std::vector<std::string>>& cells,
                          const QString& title) {
  rules::CellBlock block;
  block.cells = cells;
  block.army = armyOfNew();
  const auto& fields = model_->fields();
  block.fields.assign(fields.begin() + column, fields.end());
  for (std::size_t i = 0; i < cells.size(); ++i) block.units.push_back(model_->unit(row + static_cast<int>(i)));
  const auto result = rules::typeCells(sheetOf(session_), block, title.toStdString());
  const bool isOne = cells.size() == 1 && cells.front().size() == 1;
  tell(result.faults, row, column, isOne);
  if (result.faults.empty() && !result.edit.empty()) session_.apply(result.edit);
}

void ForcesManifest::tell(const std::vector<rules::CellFault>& faults, int row, int column, bool isOne) {
  QStringList lines;
  for (const rules::CellFault& fault : faults) {
    if (lines.size() >= static_cast<qsizetype>(kMostFaults)) break;
    const int at = std::min(column + fault.column, model_->columnCount() - 1);
    const QString place = tr("Row %1, %2", "row, column")
                              .arg(row + fault.row + 1)
                              .arg(model_->title(model_->fields()[static_cast<std::size_t>(at)]));
    lines << tr("%1: %2", "place, fault").arg(place, words(fault));
  }
  if (faults.size() > kMostFaults) lines << tr("… and %n more", nullptr, static_cast<int>(faults.size() - kMostFaults));
  if (!faults.empty() && !isOne) lines.prepend(tr("Nothing was changed:"));
  faults_->setText(lines.join(QLatin1Char('\n')));
  faults_->setVisible(!lines.isEmpty());
  if (faults.empty()) return;
  const int shown = std::min(row + faults.front().row, model_->rowCount() - 1);
  table_->scrollTo(model_->index(shown, std::min(column + faults.front().column, model_->columnCount() - 1)));
}

QString ForcesManifest::words(const rules::CellFault& fault) const {
  using enum rules::CellFault::Kind;
  const QString what = text(fault.text);
  switch (fault.kind) {
    case NameMissing: return tr("a unit needs a name.");
    case UnknownType: return tr("the rules have no type “%1”.").arg(what);
    case UnknownCommand: return tr("its army has no command “%1”.").arg(what);
    case NotAFigure: return tr("“%1” is no figure; figures go up to 99, and an empty cell is unknown.").arg(what);
    case UnknownHex: return tr("the map has no hex “%1”.").arg(what);
    case NoSetUp: return tr("this variant has no set-up for its army.");
    case NoField: return tr("there are no more columns for “%1”.").arg(what);
    case NoArmy: return tr("choose the army that gets the new unit.");
  }
  return {};
}

}  // namespace redoubt::editor
