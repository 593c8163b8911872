#include "editor/dialogs/house/house_checks_dialog.h"

#include <QCloseEvent>
#include <QComboBox>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QSettings>
#include <QShortcut>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/base/ids.h"
#include "core/base/text.h"
#include "core/check/check.h"
#include "core/check/messages.h"
#include "editor/dialogs/house/house_results.h"
#include "editor/dialogs/house/sql_editor.h"
#include "editor/fields/form.h"
#include "editor/fields/undo_keys.h"
#include "editor/session/to_qt.h"
#include "editor/style/elided_label.h"
#include "editor/style/icons.h"
#include "editor/style/plain_tip.h"
#include "editor/style/row_focus.h"
#include "editor/style/theme.h"
#include "editor/words/terrain_words.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr QSize kWanted(1080, 680);
constexpr int kChecksWidth = 270;
constexpr int kSlugWidth = 300;
constexpr int kSeverityWidth = 160;
constexpr const char* kFirstQuery =
    "SELECT hex,\n"
    "       'Hex ' || hx_number(hex) || ' is high.' AS message\n"
    "FROM hex\n"
    "WHERE level > 2";

QString setting(const char* name) {
  return QStringLiteral("houseChecks/") + QLatin1String(name);
}

// "check", "check-2", …: the first free slug.
std::string freeSlug(const model::Battle& battle, const std::string& wanted) {
  std::string slug = wanted;
  for (int i = 2; battle.bySlug<model::HouseCheck>(slug); ++i) slug = wanted + "-" + std::to_string(i);
  return slug;
}

constexpr const char* kFirstSlug = "check";

bool isNumbered(const std::string& slug, const std::string& root) {
  if (slug == root) return true;
  return slug.starts_with(root + "-") && toInteger(slug.substr(root.size() + 1)).has_value();
}

// Whether the short name was not typed by a person: it is the first one, or made from the title. A short name used by a
// waiver stays.
bool followsTitle(const model::Battle& battle, const model::HouseCheck& row) {
  const auto& waivers = battle.all<model::Waiver>();
  const bool isNamed = std::any_of(waivers.begin(), waivers.end(),
                                   [&](const model::Waiver& waiver) { return waiver.code == "house/" + row.slug; });
  return !isNamed && (isNumbered(row.slug, kFirstSlug) || isNumbered(row.slug, slugged(row.title)));
}

// Its list is filled anew whenever it is opened.
void giveSigns(QComboBox& box) {
  QObject::connect(box.model(), &QAbstractItemModel::rowsInserted, &box,
                   [&box](const QModelIndex&, int first, int last) {
                     for (int i = first; i <= last; ++i) {
                       const auto severity = model::fromText<model::Severity>(box.itemData(i).toString().toStdString());
                       if (severity) box.setItemIcon(i, signIcon(signOf(*severity)));
                     }
                   });
}

QLabel* caption(const QString& words, QWidget* field) {
  auto* label = new QLabel(words);
  setRole(*label, "second");
  label->setBuddy(field);
  return label;
}

}  // namespace

HouseChecksDialog::HouseChecksDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      trial_(new HouseTrial(this)),
      list_(new QListWidget),
      form_(new Form(session, QStringLiteral("house"))),
      sql_(new SqlEditor),
      hint_(new ElidedLabel),
      run_(new QPushButton(tr("&Run"))),
      outcome_(new QLabel),
      results_(new HouseResults(session)),
      obstacle_(new QLabel),
      splitter_(new QSplitter(Qt::Vertical)) {
  setObjectName(QStringLiteral("house"));
  setWindowTitle(tr("House checks"));
  obstacle_->setObjectName(QStringLiteral("house.obstacle"));
  obstacle_->setWordWrap(true);
  setRole(*obstacle_, "note");
  auto* line = new QFrame;
  line->setFixedWidth(1);
  setRole(*line, "upright");
  auto* row = new QHBoxLayout;
  row->setSpacing(0);
  row->addWidget(makeList());
  row->addWidget(line);
  row->addWidget(fields_ = makeFields(), 1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(obstacle_);
  column->addLayout(row, 1);
  connectFields();
  connectSession();
  resize(kWanted);
  const QSettings settings;
  restoreGeometry(settings.value(setting("geometry")).toByteArray());
  if (const auto state = settings.value(setting("splitter")).toByteArray(); !state.isEmpty()) {
    splitter_->restoreState(state);
  }
  refresh();
  list_->setFocus();
}

HouseChecksDialog::~HouseChecksDialog() {
  leaveField(*this);
  QSettings settings;
  settings.setValue(setting("geometry"), saveGeometry());
  settings.setValue(setting("splitter"), splitter_->saveState());
}

QToolButton* HouseChecksDialog::addButton(const char* name, const char* sign, const QString& words,
                                          void (HouseChecksDialog::*work)()) {
  auto* button = new QToolButton;
  button->setObjectName(QString::fromLatin1(name));
  button->setIcon(icon(QString::fromLatin1(sign)));
  button->setIconSize({size::kIcon, size::kIcon});
  button->setFocusPolicy(Qt::TabFocus);
  button->setAccessibleName(words);
  button->setToolTip(words);
  connect(button, &QToolButton::clicked, this, work);
  return button;
}

QWidget* HouseChecksDialog::makeList() {
  list_->setObjectName(QStringLiteral("house.list"));
  list_->setAccessibleName(tr("House checks"));
  list_->setIconSize({16, 16});
  list_->setUniformItemSizes(true);
  list_->setTextElideMode(Qt::ElideMiddle);  // because the number of findings is at the end
  add_ = addButton("house.add", "list-add", tr("Add a house check"), &HouseChecksDialog::add);
  duplicate_ =
      addButton("house.duplicate", "edit-copy", tr("Duplicate the house check"), &HouseChecksDialog::duplicate);
  remove_ = addButton("house.remove", "edit-delete", tr("Delete the house check"), &HouseChecksDialog::remove);
  auto* remove = new QShortcut(QKeySequence(Qt::Key_Delete), list_);
  remove->setContext(Qt::WidgetShortcut);
  connect(remove, &QShortcut::activated, remove_, &QToolButton::click);
  auto* bar = new QWidget;
  bar->setAttribute(Qt::WA_StyledBackground);
  auto* buttons = new QHBoxLayout(bar);
  buttons->setContentsMargins(6, 4, 6, 4);
  buttons->setSpacing(2);
  buttons->addWidget(add_);
  buttons->addWidget(duplicate_);
  buttons->addWidget(remove_);
  buttons->addStretch();
  auto* left = new QWidget;
  left->setFixedWidth(size::scaled(kChecksWidth));
  auto* column = new QVBoxLayout(left);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(list_, 1);
  column->addWidget(bar);
  return left;
}

void HouseChecksDialog::addLine(std::string_view column, int width) {
  FieldSpec spec = fieldSpec<model::HouseCheck>(session_, column);
  spec.width = width;
  form_->add(std::move(spec));
}

QWidget* HouseChecksDialog::makeFields() {
  addLine("title", 0);
  addLine("slug", kSlugWidth);
  addLine("severity", kSeverityWidth);
  giveSigns(static_cast<QComboBox&>(form_->editor("severity")->control()));
  sql_->setObjectName(QStringLiteral("house.sql"));
  sql_->setAccessibleName(tr("Query"));
  auto* top = new QWidget;
  auto* topColumn = new QVBoxLayout(top);
  topColumn->setContentsMargins(0, 0, 0, 4);
  topColumn->setSpacing(4);
  topColumn->addWidget(form_);
  topColumn->addWidget(caption(tr("&Query: each row it gives is a problem"), sql_));
  topColumn->addWidget(sql_, 1);
  setRole(*hint_, "second");
  topColumn->addWidget(hint_);
  splitter_->addWidget(top);
  splitter_->addWidget(makeBottom());
  splitter_->setChildrenCollapsible(false);
  splitter_->setHandleWidth(5);
  splitter_->setStretchFactor(0, 3);
  splitter_->setStretchFactor(1, 2);
  auto* page = new QWidget;
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(14, 12, 14, 12);
  column->addWidget(splitter_);
  return page;
}

QWidget* HouseChecksDialog::makeBottom() {
  run_->setObjectName(QStringLiteral("house.run"));
  run_->setAutoDefault(false);
  run_->setToolTip(tr("Look what it finds now (Ctrl+Enter)"));
  outcome_->setObjectName(QStringLiteral("house.outcome"));
  outcome_->setTextFormat(Qt::PlainText);
  outcome_->setWordWrap(true);
  outcome_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* bar = new QHBoxLayout;
  bar->setSpacing(10);
  bar->addWidget(run_, 0, Qt::AlignTop);
  bar->addWidget(outcome_, 1);
  auto* bottom = new QWidget;
  auto* column = new QVBoxLayout(bottom);
  column->setContentsMargins(0, 2, 0, 0);
  column->setSpacing(6);
  column->addLayout(bar);
  column->addWidget(results_, 1);
  return bottom;
}

void HouseChecksDialog::connectFields() {
  connect(list_, &QListWidget::currentRowChanged, this, [this](int row) {
    if (isRefreshing_ || row < 0) return;
    const Id<model::HouseCheck> check{list_->item(row)->data(Qt::UserRole).toLongLong()};
    keep();
    choose(check);
  });
  connect(form_, &Form::changed, this, &HouseChecksDialog::change);
  connect(sql_, &SqlEditor::left, this, &HouseChecksDialog::keepQuery);
  connect(sql_, &SqlEditor::runWanted, this, &HouseChecksDialog::run);
  connect(sql_, &SqlEditor::hinted, this, [this](const QString& words) {
    hint_->setText(words.isEmpty() ? tr("Ctrl+Space offers tables, columns and functions; Ctrl+Enter runs the query.")
                                   : words);
  });
  connect(run_, &QPushButton::clicked, this, &HouseChecksDialog::run);
  connect(trial_, &HouseTrial::done, this, &HouseChecksDialog::showRun);
}

void HouseChecksDialog::connectSession() {
  connect(&session_, &Session::documentLeaving, this, &HouseChecksDialog::keep);
  connect(&session_, &Session::documentReplaced, this, [this] {
    shown_.reset();
    refresh();
  });
  connect(&session_, &Session::accessChanged, this, &HouseChecksDialog::refresh);
  connect(&session_, &Session::changed, this, [this](const model::Changes& changes) {
    if (changes.touches<model::HouseCheck>()) refresh();
  });
  connect(&session_, &Session::findingsChanged, this, &HouseChecksDialog::refreshList);
  addUndoKeys(*this, session_);
}

const model::HouseCheck* HouseChecksDialog::chosen() const {
  return session_.battle().find(chosen_);
}

void HouseChecksDialog::refresh() {
  const QString obstacle =
      !session_.hasDocument() || session_.isReadOnly() ? TerrainWords::obstacle(session_) : QString();
  obstacle_->setText(obstacle);
  obstacle_->setVisible(!obstacle.isEmpty());
  if (!chosen()) chosen_.reset();
  refreshList();
  showChosen();
  enableAll();
}

// With the number of findings of each that are not waived.
void HouseChecksDialog::refreshList() {
  isRefreshing_ = true;
  std::vector<const model::HouseCheck*> rows;
  for (const model::HouseCheck& row : session_.battle().all<model::HouseCheck>()) rows.push_back(&row);
  std::stable_sort(rows.begin(), rows.end(),
                   [](const auto* a, const auto* b) { return naturalLess(a->title, b->title); });
  list_->clear();
  if (!chosen_ && !rows.empty()) chosen_ = rows.front()->id;
  for (const model::HouseCheck* row : rows) {
    const std::string code = "house/" + row->slug;
    const check::Subject subject = check::Subject::of(*row);
    int count = 0;
    bool failed = false;
    bool gaveRows = false;
    for (const check::Finding& finding : session_.findings()) {
      if (finding.code == code && !finding.waived) ++count;
      gaveRows = gaveRows || finding.code == code;
      failed = failed || (finding.code == "house-check-failed" && finding.subject == subject);
    }
    const QString title = row->title.empty() ? toQt(row->slug) : toQt(row->title);
    auto* item = new QListWidgetItem(signIcon(signOf(row->severity)),
                                     failed && !gaveRows ? tr("%1 – can't run").arg(title)
                                     : count > 0         ? tr("%1 (%2)").arg(title, QLocale().toString(count))
                                                         : title);
    item->setToolTip(plainTip(QStringLiteral("house/%1").arg(toQt(row->slug))));
    item->setData(Qt::UserRole, static_cast<qlonglong>(row->id.value));
    item->setSizeHint({0, size::row() + 3});
    list_->addItem(item);
    if (row->id == chosen_) list_->setCurrentItem(item);
  }
  isRefreshing_ = false;
}

// A query that is being edited is not changed unless the battle has a new one.
void HouseChecksDialog::showChosen() {
  const model::HouseCheck* row = chosen();
  const model::TableInfo& table = model::tableInfo<model::HouseCheck>();
  form_->show(row ? model::AnyRow(table, row) : model::AnyRow(table));
  const bool isOther = !row || !shown_ || shown_->id != row->id;
  if (!isOther && *shown_ == *row) return;
  const auto before = std::exchange(shown_, row ? std::optional(*row) : std::nullopt);
  const QString query = row ? toQt(row->query) : QString();
  if ((isOther || before->query != row->query) && sql_->toPlainText() != query) sql_->setPlainText(query);
  if (!isOther) return;
  results_->forget();
  say(row ? QString() : tr("No check is chosen. Add one with +."), "second");
}

void HouseChecksDialog::enableAll() {
  const bool canEdit = session_.hasDocument() && !session_.isReadOnly();
  const bool hasCheck = chosen() != nullptr;
  add_->setEnabled(canEdit);
  duplicate_->setEnabled(canEdit && hasCheck);
  remove_->setEnabled(canEdit && hasCheck);
  fields_->setEnabled(hasCheck);
  form_->setObstacle(Words::readOnlyReason(session_));
  sql_->setReadOnly(!canEdit);
}

void HouseChecksDialog::choose(Id<model::HouseCheck> check) {
  chosen_ = check;
  refresh();
}

void HouseChecksDialog::put(model::HouseCheck row, const QString& title) {
  model::Edit edit(title.toStdString());
  edit.put(std::move(row));
  session_.apply(edit);
}

void HouseChecksDialog::change(const model::AnyRow& wanted, const QString& column) {
  model::HouseCheck row = wanted.as<model::HouseCheck>();
  const model::HouseCheck* before = session_.battle().find<model::HouseCheck>(row.id);
  if (!before || session_.isReadOnly()) return;
  const std::string fromTitle = slugged(row.title);
  const bool isNew = !fromTitle.empty() && !isNumbered(row.slug, fromTitle);
  if (column == QLatin1String("title") && isNew && followsTitle(session_.battle(), *before)) {
    row.slug = freeSlug(session_.battle(), fromTitle);
  }
  put(row, changeTitle(row));
  showChosen();  // again as it was if it was refused
}

void HouseChecksDialog::keep() {
  form_->finish();
  keepQuery();
}

void HouseChecksDialog::keepQuery() {
  if (!chosen() || session_.isReadOnly()) return;
  model::HouseCheck row = *chosen();
  row.query = sql_->toPlainText().toStdString();
  if (row != *chosen()) put(row, changeTitle(row));
}

QString HouseChecksDialog::changeTitle(const model::HouseCheck& row) {
  return tr("Change the house check %1").arg(toQt(row.title));
}

void HouseChecksDialog::add() {
  keep();
  model::HouseCheck row;
  row.id = Id<model::HouseCheck>{randomId()};
  row.slug = freeSlug(session_.battle(), kFirstSlug);
  row.title = tr("New check").toStdString();
  row.query = kFirstQuery;
  chosen_ = row.id;
  put(row, tr("Add a house check"));
  auto& title = static_cast<QLineEdit&>(form_->editor("title")->control());
  title.setFocus();
  title.selectAll();
}

void HouseChecksDialog::duplicate() {
  keep();
  if (!chosen()) return;
  model::HouseCheck row = *chosen();
  row.id = Id<model::HouseCheck>{randomId()};
  row.slug = freeSlug(session_.battle(), row.slug);
  row.title = tr("%1 (copy)").arg(toQt(row.title)).toStdString();
  chosen_ = row.id;
  put(row, tr("Duplicate a house check"));
}

void HouseChecksDialog::remove() {
  const model::HouseCheck* row = chosen();
  if (!row) return;
  model::Edit edit(tr("Delete the house check %1").arg(toQt(row->title)).toStdString());
  edit.erase<model::HouseCheck>(row->id);
  const int at = list_->currentRow();
  const auto* next = list_->item(at + 1 < list_->count() ? at + 1 : at - 1);
  form_->forget();
  chosen_.reset();
  if (next) chosen_ = Id<model::HouseCheck>{next->data(Qt::UserRole).toLongLong()};
  shown_.reset();  // the contents of the fields are dropped with it
  session_.apply(edit);
}

void HouseChecksDialog::run() {
  if (!chosen()) return;
  keep();
  model::HouseCheck row = *chosen();
  row.query = sql_->toPlainText().toStdString();
  sql_->markFault(std::nullopt);
  say(tr("Running…"), "second");
  trial_->run(session_.battle(), row);
}

void HouseChecksDialog::showRun(const document::HouseRun& run) {
  results_->show(run);
  if (run.error) {
    sql_->markFault(run.error->at());
    QString words =
        toQt(said(document::reasonOf(*run.error, sql_->toPlainText().toStdString()), Session::language().code()));
    if (!words.isEmpty()) words[0] = words[0].toUpper();
    return say(words + QLatin1Char('.'), "error");
  }
  sayFound(check::arranged(run.findings, session_.battle()));
}

// Counted as in the list: equal rows are one finding, and waived ones don't count.
void HouseChecksDialog::sayFound(const std::vector<check::Finding>& findings) {
  const auto isFault = [](const check::Finding& finding) { return finding.code == "house-check-failed"; };
  const auto count = std::count_if(findings.begin(), findings.end(),
                                   [&](const auto& finding) { return !isFault(finding) && !finding.waived; });
  const QString words = findings.empty() ? tr("Nothing found.")
                        : count == 0
                            ? tr("All it finds is waived.")
                            : tr("%n problems. A double click on a row leads there.", nullptr, static_cast<int>(count));
  const auto fault = std::find_if(findings.begin(), findings.end(), isFault);
  if (fault == findings.end()) return say(words, "second");
  say(words + QLatin1Char(' ') + toQt(check::message(*fault, Session::language())), "error");
}

void HouseChecksDialog::say(const QString& words, const char* role) {
  setRole(*outcome_, role);
  outcome_->setText(words);
}

void HouseChecksDialog::closeEvent(QCloseEvent* event) {
  keep();
  QDialog::closeEvent(event);
}

void HouseChecksDialog::done(int result) {
  keep();
  QDialog::done(result);
}

}  // namespace redoubt::editor
