#include "editor/dialogs/records/records_dialog.h"

#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>

#include "editor/dialogs/records/new_record_dialog.h"
#include "editor/dialogs/records/record_list.h"
#include "editor/dialogs/records/record_page.h"
#include "editor/dialogs/records/record_tables.h"
#include "editor/dialogs/records/record_verbs.h"
#include "editor/fields/form.h"
#include "editor/fields/undo_keys.h"
#include "editor/style/theme.h"
#include "editor/words/row_words.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr QSize kWanted(1180, 720);
constexpr int kTablesWidth = 240;
constexpr int kListWidth = 430;
constexpr const char* kGeometry = "records/geometry";

}  // namespace

RecordsDialog::RecordsDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      tables_(new RecordTables(session)),
      list_(new RecordList(session)),
      page_(new RecordPage(session)),
      scroll_(new QScrollArea),
      obstacle_(new QLabel),
      help_(new QLabel) {
  setObjectName(QStringLiteral("records"));
  setWindowTitle(tr("Battle data"));
  arrange();
  connectParts();
  connectSession();
  resize(kWanted);
  restoreGeometry(QSettings().value(QLatin1String(kGeometry)).toByteArray());
  tables_->choose(model::tableInfo<model::BattleInfo>());
  refresh();
}

RecordsDialog::~RecordsDialog() {
  QSettings().setValue(QLatin1String(kGeometry), saveGeometry());
}

void RecordsDialog::arrange() {
  obstacle_->setObjectName(QStringLiteral("records.obstacle"));
  obstacle_->setWordWrap(true);
  setRole(*obstacle_, "note");
  help_->setObjectName(QStringLiteral("records.help"));
  help_->setWordWrap(true);
  help_->setTextFormat(Qt::PlainText);
  help_->setMargin(8);
  help_->setMinimumHeight(size::high(34, 2));
  help_->setAlignment(Qt::AlignTop);
  setRole(*help_, "second");
  scroll_->setWidgetResizable(true);
  scroll_->setFrameShape(QFrame::NoFrame);
  scroll_->setFocusPolicy(Qt::NoFocus);
  scroll_->setWidget(page_);
  auto* right = new QWidget;
  auto* side = new QVBoxLayout(right);
  side->setContentsMargins(0, 0, 0, 0);
  side->setSpacing(0);
  side->addWidget(scroll_, 1);
  side->addWidget(help_);
  auto* split = new QSplitter;
  split->setObjectName(QStringLiteral("records.split"));
  split->setChildrenCollapsible(false);
  for (QWidget* part : std::initializer_list<QWidget*>{tables_, list_, right}) split->addWidget(part);
  split->setStretchFactor(0, 0);
  split->setStretchFactor(1, 1);
  split->setStretchFactor(2, 1);
  const int tables = size::scaled(kTablesWidth), list = size::scaled(kListWidth);
  split->setSizes({tables, list, std::max(list, kWanted.width() - tables - list)});
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(obstacle_);
  column->addWidget(split, 1);
}

void RecordsDialog::connectParts() {
  connect(tables_, &RecordTables::tableChosen, this, [this](const model::TableInfo& table) {
    page_->finish();
    list_->setTable(table);
    help_->clear();
  });
  connect(list_, &RecordList::rowChosen, this, [this] { page_->show(list_->chosen()); });
  connect(list_, &RecordList::addWanted, this, &RecordsDialog::add);
  connect(list_, &RecordList::copyWanted, this, [this] {
    if (const auto row = list_->chosen()) make(RecordVerbs::copy(session_, *row));
  });
  connect(list_, &RecordList::deriveWanted, this, [this] {
    if (const auto row = list_->chosen()) make(RecordVerbs::derive(session_, *row));
  });
  connect(list_, &RecordList::moveWanted, this, [this](int by) {
    if (const auto row = list_->chosen()) make(RecordVerbs::move(session_, *row, by));
  });
  connect(list_, &RecordList::removeWanted, this, &RecordsDialog::remove);
  connect(page_, &RecordPage::changed, this, &RecordsDialog::change);
  connect(page_, &RecordPage::helpWanted, this, [this](const QString& label, const QString& help) {
    help_->setText(help.isEmpty() ? QString() : tr("%1: %2").arg(label, help));
  });
  connect(page_, &RecordPage::belowWanted, this, [this](const model::TableInfo& table, const QString& column) {
    const auto row = list_->chosen();
    if (!row) return;
    tables_->choose(table);
    list_->limitTo(column, row->value(std::size_t{0}), RowWords::kindAndName(session_, shownRow(session_, *row)));
  });
}

void RecordsDialog::connectSession() {
  connect(&session_, &Session::documentLeaving, this, [this] { page_->finish(); });
  connect(&session_, &Session::documentReplaced, this, &RecordsDialog::refresh);
  connect(&session_, &Session::accessChanged, this, &RecordsDialog::refresh);
  connect(&session_, &Session::findingsChanged, this, [this] { page_->show(list_->chosen()); });
  connect(&session_, &Session::changed, this, [this] { tables_->showCounts(); });
  addUndoKeys(*this, session_);
}

void RecordsDialog::hideEvent(QHideEvent* event) {
  page_->finish();
  QDialog::hideEvent(event);
}

void RecordsDialog::refresh() {
  const QString obstacle = Words::readOnlyReason(session_);
  obstacle_->setText(obstacle);
  obstacle_->setVisible(!obstacle.isEmpty());
  tables_->showCounts();
  list_->choose({});
}

void RecordsDialog::choose(const model::TableInfo& table, const std::string& key) {
  tables_->choose(table);
  list_->choose(key);
}

void RecordsDialog::make(const RecordEdit& made) {
  page_->finish();
  if (made.edit.empty() || !session_.applyEverywhere(made.edit)) return;
  list_->choose(made.key);
}

void RecordsDialog::add() {
  const model::TableInfo* table = tables_->chosen();
  if (!table) return;
  page_->finish();
  const model::AnyRow draft = RecordVerbs::draft(session_, *table, list_->chosen());
  if (!RecordVerbs::needsKey(*table)) return make(RecordVerbs::add(session_, draft));
  auto* dialog = new NewRecordDialog(session_, draft, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &NewRecordDialog::wanted, this,
          [this](const model::AnyRow& row) { make(RecordVerbs::add(session_, row)); });
  dialog->open();
}

void RecordsDialog::remove() {
  page_->finish();
  const auto row = list_->chosen();
  if (!row) return;
  const model::Removal removal = RecordVerbs::removal(session_, *row);
  const auto removeNow = [this, removal] {
    const std::string next = list_->neighbour();
    if (session_.applyEverywhere(removal.edit)) list_->choose(next);
  };
  const QString goes = RecordVerbs::whatGoes(removal, *row);
  if (goes.isEmpty()) return removeNow();
  const QString name = RowWords::kindAndName(session_, shownRow(session_, *row));
  auto* question =
      new QMessageBox(QMessageBox::Question, tr("Delete"), tr("Delete %1?").arg(name), QMessageBox::Cancel, this);
  question->setObjectName(QStringLiteral("records.question"));
  question->setTextFormat(Qt::PlainText);
  question->setInformativeText(goes + QLatin1Char('\n') + tr("Ctrl+Z brings everything back."));
  question->setAttribute(Qt::WA_DeleteOnClose);
  QPushButton* yes = question->addButton(tr("Delete"), QMessageBox::DestructiveRole);
  question->setDefaultButton(QMessageBox::Cancel);
  connect(yes, &QPushButton::clicked, this, removeNow);
  question->open();
}

void RecordsDialog::change(const model::AnyRow& wanted, const QString& column) {
  const auto& row = page_->form()->row();
  if (!row) return;
  const RecordEdit made = RecordVerbs::change(session_, *row, wanted, column);
  if (made.edit.empty() || !session_.applyEverywhere(made.edit)) return page_->show(list_->chosen());
  const auto chosen = list_->chosen();
  if (!chosen || chosen->key() != row->key()) return;  // another row was chosen meanwhile
  if (made.key != row->key()) list_->choose(made.key);
}

}  // namespace redoubt::editor
