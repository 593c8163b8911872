#include "editor/dialogs/forces/forces_manifest.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/base/text.h"
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
constexpr int kHeadingRoom = 6;
constexpr std::size_t kMostFaults = 6;
constexpr qsizetype kMostHeadings = 14;

rules::ManifestSheet sheetOf(const Session& session) {
  return {session.battle(), session.rules(), session.layout(), session.setUp().variant()};
}

// A stripe in the colour of the army's counters would be invisible, and in the enemy's colour misleading.
std::vector<std::string> coloursOfNoArmy(const model::Battle& battle) {
  std::vector<std::string> free;
  for (const std::string& colour : ForcesWords::colours()) {
    const auto& armies = battle.all<model::Army>();
    const bool isTaken =
        std::any_of(armies.begin(), armies.end(), [&](const model::Army& army) { return army.colour == colour; });
    if (!isTaken) free.push_back(colour);
  }
  return free.empty() ? ForcesWords::colours() : free;
}

// Offers types and commands during typing.
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

ForcesManifest::ForcesManifest(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      model_(new ManifestModel(session, this)),
      table_(new QTableView),
      armies_(new QComboBox),
      hint_(new QLabel),
      allSides_(new QCheckBox(tr("Figures of &backs"))),
      newFigure_(new QPushButton(tr("New &figure…"))),
      faults_(makeFaultLabel(QStringLiteral("manifest.faults"))) {
  // After any edit a reported fault may be fixed, and is out of date.
  connect(&session_, &Session::changed, this, [this] { tell(QString()); });
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
  table_->verticalHeader()->setDefaultSectionSize(size::row());
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
  bar->addWidget(allSides_);
  bar->addWidget(newFigure_);
  hint_->setWordWrap(true);
  allSides_->setObjectName(QStringLiteral("manifest.allSides"));
  allSides_->setToolTip(tr("Columns for the figures of the backs, and of further counters where units have several"));
  connect(allSides_, &QCheckBox::toggled, this, [this](bool areShown) {
    model_->showAllSides(areShown);
    refresh();
  });
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
    const model::Unit* of = session_.translated().find(unit);
    const QString who = of ? toQt(of->name) : tr("New unit");
    const QString what = model_->title(model_->fields()[static_cast<std::size_t>(column)]);
    type(row, column, {{typed.toStdString()}}, tr("%1: %2", "unit, column").arg(who, what));
  });
  table_->setContextMenuPolicy(Qt::CustomContextMenu);
  connect(table_, &QWidget::customContextMenuRequested, this, &ForcesManifest::showMenu);
  // With the focus anywhere in the window: after choosing the tab it is there, and not in a cell.
  connect(new QShortcut(QKeySequence::Paste, this), &QShortcut::activated, this, &ForcesManifest::paste);
  setFocusProxy(table_);
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
  offer(tr("C&lear the cells"), QKeySequence::Delete, &ForcesManifest::clearCells, mayChange);
  menu->popup(table_->viewport()->mapToGlobal(position));
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
  if (!cells.empty()) QApplication::clipboard()->setText(toQt(rules::textOf(cells)));
}

// Why nothing can be pasted; empty if it can.
QString ForcesManifest::whyNoPaste() const {
  if (const QString obstacle = TerrainWords::obstacle(session_); !obstacle.isEmpty()) return obstacle;
  if (QApplication::clipboard()->text().isEmpty()) return tr("There is no text to paste.");
  if (model_->rowCount() > 0) return {};
  if (session_.battle().all<model::Army>().empty()) return tr("There is no army yet. Add one on the page Outline.");
  return filter_.simplified().isEmpty() ? tr("Choose the army that gets the new units first.")
                                        : tr("The filter hides all units. Empty it first.");
}

// One cell fills all selected cells; a block begins at the first selected cell, or at the first cell of the table.
void ForcesManifest::paste() {
  if (const QString reason = whyNoPaste(); !reason.isEmpty()) return tell(reason);
  if (!table_->selectionModel()->hasSelection()) {
    const QModelIndex current = table_->currentIndex();
    table_->setCurrentIndex(current.isValid() ? current : model_->index(0, 0));
    table_->selectionModel()->select(table_->currentIndex(), QItemSelectionModel::ClearAndSelect);
  }
  const QItemSelectionRange range = table_->selectionModel()->selection().front();
  auto cells = rules::cellsOf(QApplication::clipboard()->text().toStdString());
  if (cells.size() == 1 && cells.front().size() == 1) {
    const std::vector<std::string> line(static_cast<std::size_t>(range.width()), cells.front().front());
    cells.assign(static_cast<std::size_t>(range.height()), line);
  }
  const auto headings = cells.size() > 1 ? headingsOf(cells.front()) : std::nullopt;
  if (!headings) return type(range.top(), range.left(), cells, tr("Paste into the manifest"));
  if (!headings->unknown.isEmpty()) {
    return tell(tr("Nothing was changed: the manifest has no column “%1”. Leave it out, or make a figure of that name "
                   "first.")
                    .arg(headings->unknown.join(QStringLiteral("”, “"))) +
                QLatin1Char('\n') +
                tr("Its columns: %1.").arg(knownHeadings(headings->unknown).join(QStringLiteral("; "))));
  }
  cells.erase(cells.begin());
  typeBelow(range.top(), headings->fields, std::move(cells));
}

// Headings that are similar to one of the unknown come first; otherwise in the order of the columns.
QStringList ForcesManifest::knownHeadings(const QStringList& unknown) const {
  std::vector<std::pair<int, QString>> all;
  for (const rules::ManifestField& field : rules::manifestFieldsOfAllSides(session_.battle(), session_.rules())) {
    int distance = 1000;
    for (const QString& heading : model_->headings(field)) {
      for (const QString& words : unknown) {
        distance = std::min(distance, editDistance(heading.toStdString(), plainText(words).toStdString()));
      }
    }
    all.emplace_back(distance, model_->title(field));
  }
  std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  QStringList titles;
  for (const auto& [distance, title] : all) titles << title;
  if (titles.size() > kMostHeadings) titles = titles.first(kMostHeadings) << QStringLiteral("…");
  return titles;
}

// A line of headings has words of the manifest's columns in most of its cells, in the window's language or as in the
// battle's JSON.
std::optional<ForcesManifest::Headings> ForcesManifest::headingsOf(const std::vector<std::string>& line) const {
  Headings headings;
  const auto all = rules::manifestFieldsOfAllSides(session_.battle(), session_.rules());
  qsizetype known = 0;
  for (const std::string& cell : line) {
    const QString heading = plainText(toQt(cell).simplified());
    const auto found = std::find_if(all.begin(), all.end(), [&](const rules::ManifestField& field) {
      return !heading.isEmpty() && model_->headings(field).contains(heading);
    });
    if (found != all.end()) {
      headings.fields.push_back(*found);
      ++known;
      continue;
    }
    headings.unknown << toQt(cell).simplified();
    headings.fields.push_back({});
  }
  // A unit with the name of a column is not a line of headings, nor is a line with numbers in it.
  const bool hasNumbers = std::any_of(headings.unknown.begin(), headings.unknown.end(), [](const QString& words) {
    bool isNumber = false;
    words.toInt(&isNumber);
    return isNumber;
  });
  if (known < std::min<qsizetype>(2, std::ssize(line)) || known * 2 < std::ssize(line) || hasNumbers)
    return std::nullopt;
  return headings;
}

void ForcesManifest::typeBelow(int row, const std::vector<rules::ManifestField>& fields,
                               std::vector<std::vector<std::string>> cells) {
  rules::CellBlock block;
  block.fields = fields;
  block.army = armyOfNew();
  const auto name = std::find(fields.begin(), fields.end(), rules::ManifestField{});
  const auto at = static_cast<std::size_t>(name - fields.begin());
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (name == fields.end()) {
      block.units.push_back(model_->unit(row + static_cast<int>(i)));
      continue;
    }
    const QString wanted = at < cells[i].size() ? toQt(cells[i][at]).simplified() : QString();
    block.units.push_back(model_->unitCalled(wanted));
  }
  block.cells = std::move(cells);
  perform(std::move(block), tr("Paste into the manifest"), row);
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
  perform(std::move(block), title, row);
}

void ForcesManifest::perform(rules::CellBlock block, const QString& title, int row) {
  auto result = rules::typeCells(sheetOf(session_), block, title.toStdString());
  QStringList commands;
  for (const rules::CellFault& fault : result.faults) {
    if (fault.kind == rules::CellFault::Kind::UnknownCommand) commands << toQt(fault.text);
  }
  const bool isNothingElse = commands.size() == std::ssize(result.faults);
  commands.removeDuplicates();
  if (!commands.isEmpty() && isNothingElse && mayMake(commands)) {
    block.newCommandColours = coloursOfNoArmy(session_.battle());
    result = rules::typeCells(sheetOf(session_), block, title.toStdString());
  }
  // Commands are only made if nothing else is wrong, so other faults come first.
  std::stable_partition(result.faults.begin(), result.faults.end(), [](const rules::CellFault& fault) {
    return fault.kind != rules::CellFault::Kind::UnknownCommand;
  });
  tell(result.faults, block, row);
  if (result.faults.empty() && !result.edit.empty()) session_.apply(result.edit);
}

bool ForcesManifest::mayMake(const QStringList& commands) {
  QMessageBox question(QMessageBox::Question, tr("New commands"),
                       tr("The army has no command “%1”.").arg(commands.join(QStringLiteral("”, “"))),
                       QMessageBox::NoButton, this);
  question.setObjectName(QStringLiteral("manifest.question"));
  question.setTextFormat(Qt::PlainText);
  question.setInformativeText(
      tr("Make %n commands, each with a colour of its own?", nullptr, static_cast<int>(commands.size())));
  const QPushButton* go = question.addButton(tr("Make them"), QMessageBox::AcceptRole);
  question.addButton(QMessageBox::Cancel);
  question.exec();
  return question.clickedButton() == go;
}

void ForcesManifest::tell(const QString& fault) {
  faults_->setText(fault);
  faults_->setVisible(!fault.isEmpty());
}

void ForcesManifest::tell(const std::vector<rules::CellFault>& faults, const rules::CellBlock& block, int row) {
  QStringList lines;
  for (const rules::CellFault& fault : faults) {
    if (lines.size() >= static_cast<qsizetype>(kMostFaults)) break;
    const auto at = std::min(static_cast<std::size_t>(fault.column), block.fields.size() - 1);
    // A block with headings applies to the units it names, in any rows.
    const auto& unit = block.units[static_cast<std::size_t>(fault.row)];
    const model::Unit* elsewhere =
        unit && model_->unit(row + fault.row) != unit ? session_.battle().find(unit) : nullptr;
    const QString which = elsewhere ? toQt(elsewhere->name) : tr("Row %1").arg(row + fault.row + 1);
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
  const int shown = std::min(row + faults.front().row, model_->rowCount() - 1);
  if (column != fields.end()) table_->scrollTo(model_->index(shown, static_cast<int>(column - fields.begin())));
}

}  // namespace redoubt::editor
