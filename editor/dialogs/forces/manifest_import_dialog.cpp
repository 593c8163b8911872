#include "editor/dialogs/forces/manifest_import_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableView>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/model/forces_edit.h"
#include "core/rules/forces/arms.h"
#include "editor/dialogs/forces/forces_words.h"
#include "editor/dialogs/forces/manifest_model.h"
#include "editor/dialogs/forces/manifest_preview_model.h"
#include "editor/session/core_words.h"
#include "editor/session/to_qt.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

namespace sheets = exchange::spreadsheet;

constexpr QSize kImportSize(980, 640);
constexpr int kMostColumns = 64;
constexpr int kImportColumnWidth = 118;
constexpr int kMostFaultLines = 200;
constexpr int kFaultsHeight = 96;
constexpr const char* kSeparators[] = {",", ";", "\t", "|"};

QLabel* captionFor(const QString& words, QWidget& field) {
  auto* caption = new QLabel(words);
  setRole(*caption, "second");
  caption->setBuddy(&field);
  return caption;
}

}  // namespace

ManifestImportDialog::ManifestImportDialog(Session& session, std::string bytes, const QString& name,
                                           std::optional<Id<model::Army>> army, QWidget* parent)
    : QDialog(parent),
      session_(session),
      bytes_(std::move(bytes)),
      name_(name),
      model_(new ManifestPreviewModel(this)),
      sheets_(new QComboBox),
      sheetsCaption_(captionFor(tr("&Sheet"), *sheets_)),
      encoding_(new QComboBox),
      separator_(new QComboBox),
      textCaption_(captionFor(tr("&Text in"), *encoding_)),
      headings_(new QSpinBox),
      armies_(new QComboBox),
      columns_(new QTableWidget),
      table_(new QTableView),
      commands_(new QCheckBox),
      typesBox_(new QWidget),
      types_(new QFormLayout),
      summary_(new QLabel),
      problem_(new QLabel),
      faults_(new QListWidget),
      take_(nullptr) {
  setObjectName(QStringLiteral("manifest.import"));
  setWindowTitle(tr("Take a table of units: %1").arg(name));
  fields_ = rules::allManifestFields(session_.battle(), session_.rules());
  makeFields();
  for (const model::Player* player : model::playersOf(session_.battle())) {
    for (const model::Army* each : model::armiesOf(session_.battle(), player->id)) {
      armies_->addItem(toQt(each->name), static_cast<qlonglong>(each->id.value));
      if (each->id == army) armies_->setCurrentIndex(armies_->count() - 1);
    }
  }
  arrange();
  resize(size::scaled(kImportSize.width()), size::scaled(kImportSize.height()));
  read();
}

void ManifestImportDialog::makeFields() {
  sheets_->setObjectName(QStringLiteral("manifest.import.sheet"));
  encoding_->setObjectName(QStringLiteral("manifest.import.encoding"));
  separator_->setObjectName(QStringLiteral("manifest.import.separator"));
  separator_->setAccessibleName(tr("Separator"));
  headings_->setObjectName(QStringLiteral("manifest.import.headings"));
  armies_->setObjectName(QStringLiteral("manifest.import.army"));
  columns_->setObjectName(QStringLiteral("manifest.import.columns"));
  table_->setObjectName(QStringLiteral("manifest.import.table"));
  commands_->setObjectName(QStringLiteral("manifest.import.commands"));
  summary_->setObjectName(QStringLiteral("manifest.import.summary"));
  problem_->setObjectName(QStringLiteral("manifest.import.problem"));
  faults_->setObjectName(QStringLiteral("manifest.import.faults"));
  using enum sheets::Encoding;
  encoding_->addItem(tr("as it seems"), -1);
  for (const sheets::Encoding each : {Utf8, Windows1250, Windows1252, Utf16Little, Utf16Big}) {
    encoding_->addItem(QString::fromUtf8(sheets::toText(each).data()), static_cast<int>(each));
  }
  separator_->addItem(tr("separator as it seems"), QString());
  separator_->addItem(tr("commas"), QString::fromLatin1(kSeparators[0]));
  separator_->addItem(tr("semicolons"), QString::fromLatin1(kSeparators[1]));
  separator_->addItem(tr("tabs"), QString::fromLatin1(kSeparators[2]));
  separator_->addItem(tr("bars"), QString::fromLatin1(kSeparators[3]));
  headings_->setSpecialValueText(tr("none"));
  armies_->addItem(tr("as the table says"), qlonglong(0));
  armies_->setToolTip(tr("The army of new units for which no column and no line above them says it"));
  columns_->setRowCount(1);
  columns_->verticalHeader()->hide();
  columns_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  columns_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  columns_->setFrameShape(QFrame::NoFrame);
  columns_->setSelectionMode(QAbstractItemView::NoSelection);
  columns_->setFocusPolicy(Qt::NoFocus);
  columns_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  columns_->setAccessibleName(tr("What the columns are"));
  columns_->horizontalHeader()->setSectionsClickable(false);
  columns_->verticalHeader()->setDefaultSectionSize(size::field() + 6);
  columns_->verticalHeader()->setMinimumSectionSize(size::field() + 6);
  columns_->horizontalHeader()->setFixedHeight(size::row());
  columns_->setFixedHeight(size::row() + size::field() + 8);
  table_->setModel(model_);
  table_->setAccessibleName(tr("The table"));
  table_->setFrameShape(QFrame::NoFrame);
  table_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  table_->horizontalHeader()->hide();
  table_->verticalHeader()->setDefaultSectionSize(size::row());
  table_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  table_->verticalHeader()->setFixedWidth(size::scaled(48));
  table_->setMinimumHeight(90);
  faults_->setMaximumHeight(size::scaled(kFaultsHeight));
  faults_->setAccessibleName(tr("What is wrong"));
  for (QLabel* label : {summary_, problem_}) label->setWordWrap(true);
  setRole(*problem_, "error");
  types_->setContentsMargins(0, 0, 0, 0);
  typesBox_->setLayout(types_);
  connect(sheets_, &QComboBox::activated, this, &ManifestImportDialog::chooseSheet);
  connect(encoding_, &QComboBox::activated, this, &ManifestImportDialog::read);
  connect(separator_, &QComboBox::activated, this, &ManifestImportDialog::read);
  connect(headings_, &QSpinBox::valueChanged, this, [this](int row) {
    mapping_.headings = row > 0 ? std::optional(row - 1) : std::nullopt;
    judge();
  });
  connect(armies_, &QComboBox::activated, this, &ManifestImportDialog::judge);
  connect(commands_, &QCheckBox::toggled, this, &ManifestImportDialog::judge);
  connect(faults_, &QListWidget::currentRowChanged, this, &ManifestImportDialog::goToFault);
  connect(table_->horizontalScrollBar(), &QScrollBar::valueChanged, columns_->horizontalScrollBar(),
          &QScrollBar::setValue);
}

void ManifestImportDialog::arrange() {
  auto* top = new QHBoxLayout;
  top->setSpacing(8);
  const auto add = [&](QLabel* caption, QWidget* field) {
    top->addWidget(caption);
    top->addWidget(field);
  };
  add(sheetsCaption_, sheets_);
  add(textCaption_, encoding_);
  top->addWidget(separator_);
  add(captionFor(tr("&Headings in row"), *headings_), headings_);
  add(captionFor(tr("&Army"), *armies_), armies_);
  top->addStretch(1);
  auto* columnsRow = new QHBoxLayout;
  columnsRow->setContentsMargins(size::scaled(48), 0, 0, 0);
  columnsRow->addWidget(columns_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  take_ = buttons->addButton(tr("Take"), QDialogButtonBox::AcceptRole);
  take_->setObjectName(QStringLiteral("manifest.import.take"));
  take_->setDefault(true);
  connect(buttons, &QDialogButtonBox::accepted, this, &ManifestImportDialog::take);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(14, 12, 14, 12);
  column->setSpacing(8);
  column->addLayout(top);
  auto* grid = new QVBoxLayout;
  grid->setSpacing(0);
  grid->addLayout(columnsRow);
  grid->addWidget(table_, 1);
  column->addLayout(grid, 1);
  column->addWidget(problem_);
  column->addWidget(faults_);
  column->addWidget(commands_);
  column->addWidget(typesBox_);
  column->addWidget(summary_);
  column->addWidget(buttons);
}

const sheets::Sheet* ManifestImportDialog::sheet() const {
  const int at = sheets_->currentIndex();
  return at >= 0 && at < static_cast<int>(workbook_.sheets.size()) ? &workbook_.sheets[static_cast<std::size_t>(at)]
                                                                   : nullptr;
}

void ManifestImportDialog::read() {
  sheets::SeparatedForm form;
  if (encoding_->currentData().toInt() >= 0)
    form.encoding = static_cast<sheets::Encoding>(encoding_->currentData().toInt());
  const QString separator = separator_->currentData().toString();
  if (!separator.isEmpty()) form.separator = separator.front().toLatin1();
  workbook_ = {};
  sheets_->clear();
  QString problem;
  bool isText = true;
  try {
    isText = sheets::kindOf(bytes_, name_.toStdString()) == sheets::TableKind::Separated;
    workbook_ = sheets::readTable(bytes_, name_.toStdString(), form);
  } catch (const Error& error) {
    problem = CoreWords::text(error.phrase());
  }
  for (const sheets::Sheet& each : workbook_.sheets) sheets_->addItem(toQt(each.name));
  // The first sheet with anything in it.
  for (std::size_t i = workbook_.sheets.size(); i-- > 0;) {
    if (!workbook_.sheets[i].rows.empty()) sheets_->setCurrentIndex(static_cast<int>(i));
  }
  for (QWidget* each : std::initializer_list<QWidget*>{sheets_, sheetsCaption_}) {
    each->setVisible(workbook_.sheets.size() > 1);
  }
  for (QWidget* each : std::initializer_list<QWidget*>{encoding_, separator_, textCaption_}) each->setVisible(isText);
  chooseSheet();
  if (!problem.isEmpty()) showProblem(problem);
}

void ManifestImportDialog::chooseSheet() {
  const sheets::Sheet* chosen = sheet();
  static const sheets::Sheet kNone;
  model_->setSheet(chosen ? *chosen : kNone);
  mapping_ = rules::mapTable(session_.battle(), {&session_.rules(), &session_.translatedRules()},
                             chosen ? chosen->rows : kNone.rows);
  mapping_.fields.resize(static_cast<std::size_t>(model_->columns()));
  // Sides that no counter has yet.
  for (const auto& field : mapping_.fields) {
    if (field && std::find(fields_.begin(), fields_.end(), *field) == fields_.end()) fields_.push_back(*field);
  }
  const QSignalBlocker blocker(headings_);
  headings_->setRange(0, std::max(1, model_->rowCount()));
  headings_->setValue(mapping_.headings ? *mapping_.headings + 1 : 0);
  fillColumns();
  judge();
}

void ManifestImportDialog::fillColumns() {
  const int columns = std::min(model_->columns(), kMostColumns);
  columns_->setColumnCount(columns);
  QStringList letters;
  for (int column = 0; column < columns; ++column) {
    letters << toQt(sheets::columnLetters(static_cast<std::size_t>(column)));
    auto* choice = new QComboBox;
    choice->setObjectName(QStringLiteral("manifest.import.column.%1").arg(column));
    choice->setAccessibleName(tr("What column %1 is").arg(letters.back()));
    choice->addItem(tr("– left out –"), -1);
    for (std::size_t i = 0; i < fields_.size(); ++i) {
      choice->addItem(ManifestModel::titleIn(session_.translatedRules(), fields_[i]), static_cast<int>(i));
    }
    const auto& field = mapping_.fields[static_cast<std::size_t>(column)];
    const auto at = field ? std::find(fields_.begin(), fields_.end(), *field) : fields_.end();
    choice->setCurrentIndex(at == fields_.end() ? 0 : static_cast<int>(at - fields_.begin()) + 1);
    connect(choice, &QComboBox::activated, this, &ManifestImportDialog::mapColumns);
    columns_->setCellWidget(0, column, choice);
    columns_->setColumnWidth(column, size::scaled(kImportColumnWidth));
    table_->setColumnWidth(column, size::scaled(kImportColumnWidth));
  }
  columns_->setHorizontalHeaderLabels(letters);
}

// A field that is chosen for a column leaves the one it was on.
void ManifestImportDialog::mapColumns() {
  const auto* chosen = qobject_cast<const QComboBox*>(sender());
  for (int column = 0; column < columns_->columnCount(); ++column) {
    auto* choice = qobject_cast<QComboBox*>(columns_->cellWidget(0, column));
    if (chosen && choice != chosen && choice->currentData() == chosen->currentData()) choice->setCurrentIndex(0);
    const int at = choice->currentData().toInt();
    mapping_.fields[static_cast<std::size_t>(column)] =
        at < 0 ? std::nullopt : std::optional(fields_[static_cast<std::size_t>(at)]);
  }
  judge();
}

void ManifestImportDialog::judge() {
  showProblem({});
  result_ = rules::CellEdit();
  const sheets::Sheet* chosen = sheet();
  const qlonglong army = armies_->currentData().toLongLong();
  if (chosen) {
    block_ = rules::blockOf(session_.battle(), chosen->rows, mapping_,
                            army ? std::optional(Id<model::Army>{army}) : std::nullopt);
  } else {
    block_ = {};
  }
  if (block_.block.cells.empty() || block_.block.fields.empty()) {
    model_->setFates(mapping_, block_, {}, {});
    offerTypes({});
    offerCommands({});
    showFaults({});
    take_->setEnabled(false);
    return showProblem(block_.block.fields.empty()
                           ? tr("No column is one of the manifest yet. Say above what they are.")
                           : tr("The table has no rows."));
  }
  for (const auto& [title, arm] : typeArms_) block_.block.newTypeArms[folded(title)] = arm;
  if (commands_->isChecked()) block_.block.newCommandColours = ForcesWords::coloursOfNoArmy(session_.battle());
  const rules::ManifestSheet manifest{session_.battle(), session_.rules(), session_.layout(),
                                      session_.setUp().variant()};
  const rules::BlockFates fates = rules::fatesOf(manifest, block_.block);
  result_ = rules::typeCells(manifest, block_.block, tr("Take a table into the manifest").toStdString());
  std::vector<std::string> types;
  QStringList commands;
  std::map<std::pair<int, int>, QString> places;
  for (const rules::CellFault& fault : result_.faults) {
    if (fault.kind == rules::CellFault::Kind::UnknownType &&
        std::find(types.begin(), types.end(), fault.text) == types.end()) {
      types.push_back(fault.text);
    }
    if (fault.kind == rules::CellFault::Kind::UnknownCommand) commands << toQt(fault.text);
    const auto column = std::min(static_cast<std::size_t>(fault.column), block_.columns.size() - 1);
    places[{block_.rows[static_cast<std::size_t>(fault.row)], block_.columns[column]}] = ForcesWords::fault(fault);
  }
  model_->setFates(mapping_, block_, fates, std::move(places));
  commands.removeDuplicates();
  offerTypes(types);
  offerCommands(commands);
  showFaults(result_.faults);
  QStringList parts{tr("%n new units", nullptr, fates.added), tr("%n units changed", nullptr, fates.changed),
                    tr("%n as they are", nullptr, static_cast<int>(fates.rows.size()) - fates.added - fates.changed)};
  summary_->setText(result_.faults.empty() ? parts.join(QStringLiteral(", "))
                                           : tr("Nothing is taken while %n cells are wrong.", nullptr,
                                                static_cast<int>(result_.faults.size())));
  take_->setEnabled(result_.faults.empty() && !result_.edit.empty());
}

// A line for each type that the rules lack, with the arm that it is to have.
void ManifestImportDialog::offerTypes(const std::vector<std::string>& unknown) {
  std::vector<std::string> titles = unknown;
  for (const auto& [title, arm] : typeArms_) {
    if (std::find(titles.begin(), titles.end(), title) == titles.end()) titles.push_back(title);
  }
  // Choosing an arm must not take the choice away that is being made.
  while (types_->rowCount() > 0) {
    const auto row = types_->takeRow(0);
    row.labelItem->widget()->deleteLater();
    row.fieldItem->widget()->deleteLater();
    delete row.labelItem;
    delete row.fieldItem;
  }
  for (const std::string& title : titles) {
    auto* choice = new QComboBox;
    choice->setObjectName(QStringLiteral("manifest.import.type.%1").arg(toQt(title)));
    choice->addItem(tr("– is not made –"), QString());
    for (const std::string& arm : rules::unitArms(session_.rules())) {
      choice->addItem(tr("make it, of the arm %1").arg(toQt(rules::armTitle(session_.translatedRules(), arm))),
                      toQt(arm));
    }
    const auto made = typeArms_.find(title);
    if (made != typeArms_.end()) choice->setCurrentIndex(choice->findData(toQt(made->second)));
    connect(choice, &QComboBox::activated, this, [this, choice, title] {
      const std::string arm = choice->currentData().toString().toStdString();
      if (arm.empty()) {
        typeArms_.erase(title);
      } else {
        typeArms_[title] = arm;
      }
      judge();
    });
    types_->addRow(tr("New type “%1”").arg(toQt(title)), choice);
  }
  typesBox_->setVisible(!titles.empty());
}

void ManifestImportDialog::offerCommands(const QStringList& unknown) {
  if (!unknown.isEmpty()) {
    commands_->setText(tr("Make the commands that are missing: %1").arg(unknown.join(QStringLiteral(", "))));
  }
  commands_->setVisible(!unknown.isEmpty() || commands_->isChecked());
}

void ManifestImportDialog::showFaults(const std::vector<rules::CellFault>& faults) {
  faults_->clear();
  for (const rules::CellFault& fault : faults) {
    if (faults_->count() >= kMostFaultLines) break;
    const auto column = std::min(static_cast<std::size_t>(fault.column), block_.columns.size() - 1);
    const QPoint place(block_.columns[column], block_.rows[static_cast<std::size_t>(fault.row)]);
    const QString cell = toQt(sheets::columnLetters(static_cast<std::size_t>(place.x())));
    const QString title = ManifestModel::titleIn(session_.translatedRules(), block_.block.fields[column]);
    auto* line = new QListWidgetItem(tr("Row %1, column %2 (%3): %4", "number, letter, heading, fault")
                                         .arg(QString::number(place.y() + 1), cell, title, ForcesWords::fault(fault)));
    line->setData(Qt::UserRole, place);
    faults_->addItem(line);
  }
  faults_->setVisible(faults_->count() > 0);
}

void ManifestImportDialog::goToFault() {
  const QListWidgetItem* line = faults_->currentItem();
  if (!line) return;
  const QPoint place = line->data(Qt::UserRole).toPoint();
  table_->setCurrentIndex(model_->index(place.y(), place.x()));
  table_->scrollTo(table_->currentIndex());
}

void ManifestImportDialog::showProblem(const QString& problem) {
  problem_->setText(problem);
  problem_->setVisible(!problem.isEmpty());
  if (!problem.isEmpty()) summary_->clear();
}

void ManifestImportDialog::take() {
  if (!result_.faults.empty() || result_.edit.empty()) return;
  if (session_.apply(result_.edit)) accept();
}

}  // namespace redoubt::editor
