#include "editor/dialogs/turns/row_page.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "core/model/row_copy.h"
#include "editor/dialogs/rows/row_list.h"
#include "editor/fields/row_findings.h"
#include "editor/style/theme.h"
#include "editor/words/rules_words.h"
#include "editor/words/terrain_words.h"

namespace redoubt::editor {
namespace {

constexpr int kListWidth = 330;

QLabel* makeSentence(const QString& name, const char* role) {
  auto* label = new QLabel;
  label->setObjectName(name);
  label->setWordWrap(true);
  label->setTextFormat(Qt::PlainText);
  setRole(*label, role);
  return label;
}

}  // namespace

RowPage::RowPage(Session& session, const model::TableInfo& table, const QString& name, RowList* list,
                 const QString& empty, QWidget* parent)
    : QWidget(parent),
      session_(session),
      list_(list),
      form_(new Form(session, name)),
      fault_(makeFaultLabel(name + QStringLiteral(".fault"))),
      table_(table),
      name_(name),
      scroll_(new QScrollArea),
      empty_(new QLabel(empty)),
      sentence_(makeSentence(name + QStringLiteral(".sentence"), "strong")),
      inherited_(makeSentence(name + QStringLiteral(".inherited"), "note")) {
  list_->setFixedWidth(size::scaled(kListWidth));
  scroll_->setWidgetResizable(true);
  scroll_->setFrameShape(QFrame::NoFrame);
  scroll_->setFocusPolicy(Qt::NoFocus);
  empty_->setObjectName(name + QStringLiteral(".empty"));
  empty_->setWordWrap(true);
  empty_->setTextFormat(Qt::PlainText);
  empty_->setAlignment(Qt::AlignTop);
  empty_->setMargin(18);
  setRole(*empty_, "second");
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  row->addWidget(list_);
  row->addWidget(scroll_, 1);
  row->addWidget(empty_, 1);
  connectList();
}

void RowPage::connectList() {
  connect(list_, &RowList::chosenChanged, this, [this](qint64 id) { chooseKey(std::to_string(id)); });
  connect(list_, &RowList::addWanted, this, [this] { perform(add()); });
  connect(list_, &RowList::duplicateWanted, this, [this] {
    if (chosen_) perform(duplicate(*chosen_));
  });
  connect(list_, &RowList::moveWanted, this, [this](int by) {
    if (chosen_) perform(move(*chosen_, by));
  });
  connect(list_, &RowList::removeWanted, this, [this] {
    if (!chosen_) return;
    const auto next = list_->neighbour();
    const model::AnyRow row = *chosen_;  // a copy: a page can ask first, and another row can be chosen meanwhile
    Change change = removal(row);
    if (change.edit.empty()) return;
    if (change.key.empty() && next) change.key = std::to_string(*next);
    perform(std::move(change));
  });
  connect(form_, &Form::changed, this,
          [this](const model::AnyRow& wanted, const QString& column) { perform(changeTo(wanted, column)); });
  connect(&session_, &Session::documentLeaving, form_, &Form::finish);
}

QVBoxLayout* RowPage::makePage() {
  auto* page = new QWidget;
  page->setObjectName(name_ + QStringLiteral(".fields"));
  page->setAttribute(Qt::WA_StyledBackground);
  setRole(*page, "page");
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(14, 12, 14, 12);
  column->setSpacing(8);
  for (QWidget* each : std::initializer_list<QWidget*>{sentence_, inherited_, fault_, form_}) column->addWidget(each);
  scroll_->setWidget(page);
  return column;
}

FieldEditor& RowPage::addLine(std::string_view column, const QString& label, int width) {
  return addLine(fieldSpec(session_, table_, column), label, width);
}

FieldEditor& RowPage::addLine(FieldSpec spec, const QString& label, int width) {
  spec.label = label;
  spec.width = width;
  return form_->add(std::move(spec));
}

void RowPage::setScenario(std::optional<Id<model::Scenario>> scenario) {
  scenario_ = scenario;
  refresh();
}

void RowPage::toTop() {
  scroll_->ensureVisible(0, 0);
}

Id<model::Scenario> RowPage::scenarioOf(const model::AnyRow& row) const {
  return {std::get<std::int64_t>(row.value("scenario"))};
}

bool RowPage::isOwn(const model::AnyRow& row) const {
  return !needsScenario() || scenario_ == scenarioOf(row);
}

QString RowPage::missing() const {
  if (!scenario_) return tr("The battle has no scenario yet.");
  return session_.battle().all<model::Army>().empty() ? tr("The battle has no army yet.") : QString();
}

void RowPage::chooseKey(const std::string& key) {
  if (chosen_ && chosen_->key() != key) form_->finish();
  chosen_ = model::rowOf(session_.battle(), table_, key);
  refresh();
  toTop();
}

void RowPage::perform(Change change) {
  const auto before = chosen_;
  const bool isDone =
      !change.edit.empty() && (change.isForAll ? session_.applyEverywhere(change.edit) : session_.apply(change.edit));
  if (isDone && !change.key.empty()) chosen_ = model::rowOf(session_.battle(), table_, change.key);
  if (!isDone) chosen_ = before;
  refresh();
}

void RowPage::refresh() {
  const auto all = rows();
  const auto is = [&](const model::AnyRow& row) { return chosen_ && row.key() == chosen_->key(); };
  const auto found = std::find_if(all.begin(), all.end(), is);
  if (found != all.end()) {
    chosen_ = *found;
  } else {
    chosen_ = all.empty() ? std::nullopt : std::optional(all.front());
  }
  showList(all);
  scroll_->setVisible(chosen_.has_value());
  empty_->setVisible(!chosen_);
  if (chosen_) showChosen();
  enable();
}

std::vector<const check::Finding*> RowPage::findingsOf(const model::AnyRow& row) const {
  const model::Scenario* scenario = session_.battle().find(scenario_);
  return findingsAbout(session_, check::Subject::of(row), scenario ? scenario->slug : std::string());
}

void RowPage::showList(const std::vector<model::AnyRow>& all) {
  std::vector<RowList::Row> lines;
  for (const model::AnyRow& row : all) {
    lines.push_back({std::get<std::int64_t>(row.value(std::size_t{0})), words(row),
                     isOwn(row) ? QString() : RulesWords::scenario(session_.translated(), scenarioOf(row)),
                     worstSeverity(findingsOf(row))});
  }
  const auto id = chosen_ ? std::optional(std::get<std::int64_t>(chosen_->value(std::size_t{0}))) : std::nullopt;
  list_->show(std::move(lines), id);
}

void RowPage::showChosen() {
  form_->show(*chosen_);
  sentence_->setText(words(*chosen_));
  inherited_->setText(inheritance(*chosen_));
  inherited_->setVisible(!inherited_->text().isEmpty());
  showMore(*chosen_);
  showFaults(findingsOf(*chosen_));
}

void RowPage::showFaults(const std::vector<const check::Finding*>& findings) {
  tellFaults(*fault_, session_, findings);
}

void RowPage::enable() {
  const QString obstacle = TerrainWords::obstacle(session_);
  const bool canEdit = obstacle.isEmpty() && (scenario_ || !needsScenario());
  const QString lacks = missing();
  list_->setCanAdd(canEdit && lacks.isEmpty(), obstacle.isEmpty() ? lacks : obstacle);
  list_->setCanChange(canEdit && chosen_, obstacle);
  const QString stays = chosen_ ? cantRemove(*chosen_) : QString();
  QString tip = obstacle.isEmpty() ? stays : obstacle;
  if (tip.isEmpty() && chosen_) tip = removalTip(*chosen_);
  list_->setCanRemove(canEdit && chosen_ && stays.isEmpty(), tip);
  form_->setObstacle(obstacle);
  enableMore(canEdit, obstacle);
}

QLabel* makeHeading(const QString& words) {
  auto* label = new QLabel(words);
  setRole(*label, "heading");
  return label;
}

}  // namespace redoubt::editor
