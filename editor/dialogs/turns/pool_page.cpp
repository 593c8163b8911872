#include "editor/dialogs/turns/pool_page.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <tuple>
#include <utility>

#include "core/rules/turns/set_up.h"
#include "editor/dialogs/rows/row_findings.h"
#include "editor/dialogs/rows/row_list.h"
#include "editor/dialogs/rules/rules_control.h"
#include "editor/dialogs/rules/rules_words.h"
#include "editor/dialogs/terrain/terrain_words.h"
#include "editor/dialogs/turns/schedule_words.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

using Json = nlohmann::json;
using model::PoolKind;

constexpr int kLabelWidth = 150;
constexpr int kFieldWidth = 300;
constexpr int kLastTurn = 1000;
constexpr int kMostChits = 99;

enum Among { kAll, kOnly, kAllBut };

std::vector<const model::Army*> armies(const model::Battle& battle) {
  std::vector<const model::Army*> rows;
  for (const model::Army& army : battle.all<model::Army>()) rows.push_back(&army);
  std::stable_sort(rows.begin(), rows.end(), [](const auto* a, const auto* b) { return a->ordinal < b->ordinal; });
  return rows;
}

std::vector<const model::Leader*> leadersOf(const model::Battle& battle, Id<model::Army> army) {
  std::vector<const model::Leader*> rows;
  for (const model::Leader& leader : battle.all<model::Leader>()) {
    if (leader.army == army) rows.push_back(&leader);
  }
  std::stable_sort(rows.begin(), rows.end(), [](const auto* a, const auto* b) { return a->ordinal < b->ordinal; });
  return rows;
}

std::string subjectOf(const model::PoolLine& line) {
  return std::string(model::PoolLine::kTable) + "/" + model::keyText<model::PoolLine>(line.key());
}

bool choosesAmong(const model::PoolLine& line) {
  return line.kind == PoolKind::FreeChoice || (line.kind == PoolKind::Fixed && !line.leader);
}

bool hasEntry(PoolKind kind) {
  return kind == PoolKind::Enters || kind == PoolKind::Dice;
}

QSpinBox* spin(const char* name, int least, int most) {
  auto* box = new QSpinBox;
  box->setObjectName(QLatin1String(name));
  box->setRange(least, most);
  box->setKeyboardTracking(false);
  box->setFixedWidth(size::scaled(150));
  return box;
}

// Whether the field is seen, with the label before it.
void setRowVisible(QGridLayout& grid, QWidget* field, bool isVisible) {
  int row = 0;
  int column = 0;
  int rows = 0;
  int columns = 0;
  grid.getItemPosition(grid.indexOf(field), &row, &column, &rows, &columns);
  field->setVisible(isVisible);
  if (QLayoutItem* label = grid.itemAtPosition(row, 0)) label->widget()->setVisible(isVisible);
}

}  // namespace

PoolPage::PoolPage(Session& session, QWidget* parent)
    : RowPage(
          session, QStringLiteral("pool"), new RowList(QStringLiteral("pool"), tr("Activations"), false),
          tr("This scenario has no schedule of activations: the rules alone say whose chits are in the pool. A "
             "schedule "
             "says so turn by turn: who is in the pool, how many the player chooses, who is not available, who opens a "
             "turn.\n\nMake the first line with + below the list."),
          parent),
      fault_(makeFaultLabel(QStringLiteral("pool.fault"))),
      army_(new QComboBox),
      kind_(new QComboBox),
      leader_(new QComboBox),
      first_(spin("pool.first", 0, kLastTurn)),
      last_(spin("pool.last", 0, kLastTurn)),
      count_(spin("pool.count", 0, kMostChits)),
      entry_(new QComboBox),
      among_(new QComboBox),
      leaders_(new QListWidget),
      note_(new QLineEdit) {
  fillPage();
  connectFields();
  connectChoice();
}

void PoolPage::addField(QGridLayout& grid, const QString& words, QWidget* field) {
  auto* label = new QLabel(words);
  setRole(*label, "second");
  label->setBuddy(field);
  field->setFixedWidth(size::scaled(kFieldWidth));
  const int at = grid.rowCount();
  grid.addWidget(label, at, 0, field == leaders_ ? Qt::AlignTop : Qt::Alignment());
  grid.addWidget(field, at, 1);
}

void PoolPage::fillPage() {
  army_->setObjectName(QStringLiteral("pool.army"));
  kind_->setObjectName(QStringLiteral("pool.kind"));
  leader_->setObjectName(QStringLiteral("pool.leader"));
  entry_->setObjectName(QStringLiteral("pool.entry"));
  among_->setObjectName(QStringLiteral("pool.among"));
  leaders_->setObjectName(QStringLiteral("pool.leaders"));
  note_->setObjectName(QStringLiteral("pool.note"));
  count_->setSpecialValueText(tr("as the rules say"));
  leaders_->setMaximumHeight(170);
  for (int i = 0; i <= static_cast<int>(PoolKind::Opens); ++i) {
    const auto kind = static_cast<PoolKind>(i);
    kind_->addItem(ScheduleWords::kind(kind), i);
    kind_->setItemData(i, ScheduleWords::meaning(kind), Qt::ToolTipRole);
  }
  for (const QString& words : {tr("all leaders of the army"), tr("only these"), tr("all but these")}) {
    among_->addItem(words);
  }
  auto* grid = new QGridLayout;
  grid->setObjectName(QStringLiteral("pool.grid"));
  grid->setHorizontalSpacing(10);
  grid->setVerticalSpacing(5);
  grid->setColumnMinimumWidth(0, kLabelWidth);
  grid->setColumnStretch(2, 1);
  addField(*grid, tr("&Army"), army_);
  addField(*grid, tr("&What holds"), kind_);
  addField(*grid, tr("&Leader"), leader_);
  addField(*grid, tr("&From turn"), first_);
  addField(*grid, tr("&To turn"), last_);
  addField(*grid, tr("&How many"), count_);
  addField(*grid, tr("A&mong"), among_);
  addField(*grid, tr("These leaders"), leaders_);
  addField(*grid, tr("&By the entry"), entry_);
  addField(*grid, tr("&Note"), note_);
  QVBoxLayout* column = makeFieldsWithSentence();
  column->addWidget(fault_);
  column->addLayout(grid);
  column->addStretch(1);
}

void PoolPage::connectFields() {
  connect(list_, &RowList::chosenChanged, this, [this](qint64 id) { choose({id}); });
  connect(list_, &RowList::addWanted, this, &PoolPage::add);
  connect(list_, &RowList::duplicateWanted, this, [this] {
    if (const auto* row = chosen()) {
      perform(chosen_, rules::duplicateLine(session_.battle(), *scenario_, row->id,
                                            tr("Duplicate a line of the schedule").toStdString()));
    }
  });
  connect(list_, &RowList::removeWanted, this, [this] {
    const auto* row = chosen();
    if (!row) return;
    const auto next = list_->neighbour();
    auto edit = rules::removeLine(session_.battle(), *scenario_, row->id,
                                  tr("Delete “%1”").arg(ScheduleWords::line(session_, *row)).toStdString());
    if (next) edit.row = Id<model::PoolLine>{*next};
    perform(chosen_, std::move(edit));
  });
  connect(army_, &QComboBox::activated, this, [this] {
    const Id<model::Army> army{army_->currentData().toLongLong()};
    change([&](model::PoolLine& row) {
      if (row.army == army) return;
      row.army = army;
      row.leader.reset();
      row.choice.reset();
    });
  });
  connect(kind_, &QComboBox::activated, this, [this](int index) {
    change([&](model::PoolLine& row) {
      row.kind = static_cast<PoolKind>(index);
      if (row.kind == PoolKind::FreeChoice) row.leader.reset();
      if (row.kind != PoolKind::FreeChoice) row.count.reset();
      if (!hasEntry(row.kind)) row.entry.reset();
      if (!choosesAmong(row)) row.choice.reset();
    });
  });
  connect(leader_, &QComboBox::activated, this, [this] {
    const Id<model::Leader> leader{leader_->currentData().toLongLong()};
    change([&](model::PoolLine& row) {
      row.leader = leader ? std::optional(leader) : std::nullopt;
      if (!choosesAmong(row)) row.choice.reset();
    });
  });
  // The other end follows, so that the line always has a turn.
  connect(first_, &QSpinBox::valueChanged, this, [this](int turn) {
    change([&](model::PoolLine& row) {
      row.firstTurn = turn;
      row.lastTurn = std::max(row.lastTurn, turn);
    });
  });
  connect(last_, &QSpinBox::valueChanged, this, [this](int turn) {
    change([&](model::PoolLine& row) {
      row.lastTurn = turn;
      row.firstTurn = std::min(row.firstTurn, turn);
    });
  });
}

void PoolPage::connectChoice() {
  connect(count_, &QSpinBox::valueChanged, this, [this](int count) {
    change([&](model::PoolLine& row) { row.count = count > 0 ? std::optional(count) : std::nullopt; });
  });
  connect(entry_, &QComboBox::activated, this, [this] {
    const Id<model::Entry> entry{entry_->currentData().toLongLong()};
    change([&](model::PoolLine& row) { row.entry = entry ? std::optional(entry) : std::nullopt; });
  });
  connect(among_, &QComboBox::activated, this, &PoolPage::takeChoice);
  // Queued, as the change makes the list anew.
  connect(leaders_, &QListWidget::itemChanged, this, &PoolPage::takeChoice, Qt::QueuedConnection);
  connect(note_, &QLineEdit::editingFinished, this, [this] {
    if (!note_->isModified()) return;
    note_->setModified(false);
    change([&](model::PoolLine& row) { row.note = note_->text().trimmed().toStdString(); });
  });
}

void PoolPage::takeChoice() {
  Json slugs = Json::array();
  for (int row = 0; row < leaders_->count(); ++row) {
    const QListWidgetItem* item = leaders_->item(row);
    if (item->checkState() == Qt::Checked) slugs.push_back(item->data(Qt::UserRole).toString().toStdString());
  }
  const int among = among_->currentIndex();
  change([&](model::PoolLine& row) {
    if (among == kAll) row.choice.reset();
    if (among == kOnly) row.choice = model::JsonText{slugs.dump()};
    if (among == kAllBut) row.choice = model::JsonText{Json{{"except", slugs}}.dump()};
  });
}

std::vector<const model::PoolLine*> PoolPage::lines() const {
  if (!scenario_) return {};
  const model::Battle& battle = session_.battle();
  auto rows = rules::rowsIn<model::PoolLine>(battle, *scenario_);
  const auto rank = [&](const model::PoolLine& row) {
    const model::Army* army = battle.find<model::Army>(row.army);
    const model::Leader* leader = battle.find(row.leader);
    return std::tuple{row.firstTurn, army ? army->ordinal : 0, row.kind, leader ? leader->ordinal : 0, row.id};
  };
  std::sort(rows.begin(), rows.end(), [&](const auto* a, const auto* b) { return rank(*a) < rank(*b); });
  return rows;
}

const model::PoolLine* PoolPage::chosen() const {
  const auto all = lines();
  const auto found = std::find_if(all.begin(), all.end(), [&](const auto* row) { return row->id == chosen_; });
  return found == all.end() ? nullptr : *found;
}

void PoolPage::choose(Id<model::PoolLine> line) {
  chosen_ = line;
  refresh();
  toTop();
}

void PoolPage::refresh() {
  if (!chosen()) chosen_.reset();
  const auto all = lines();
  if (!chosen_ && !all.empty()) chosen_ = all.front()->id;
  showList();
  showFields(chosen_.has_value());
  enable();
  if (chosen_) showChosen();
}

void PoolPage::showList() {
  std::vector<RowList::Row> rows;
  for (const model::PoolLine* line : lines()) {
    const bool isOwn = line->scenario == *scenario_;
    const model::Scenario* owner = session_.battle().find<model::Scenario>(line->scenario);
    rows.push_back({line->id.value, ScheduleWords::line(session_, *line),
                    isOwn ? QString() : RulesWords::scenario(session_.battle(), line->scenario),
                    worst(findingsAbout(session_, subjectOf(*line), owner ? owner->slug : ""))});
  }
  list_->show(std::move(rows), chosen_ ? std::optional(chosen_->value) : std::nullopt);
}

void PoolPage::showChosen() {
  const model::PoolLine& row = *chosen();
  const QSignalBlocker firstBlocker(first_);
  const QSignalBlocker lastBlocker(last_);
  const QSignalBlocker countBlocker(count_);
  showNames(row);
  kind_->setCurrentIndex(static_cast<int>(row.kind));
  kind_->setToolTip(ScheduleWords::meaning(row.kind));
  first_->setValue(row.firstTurn);
  last_->setValue(row.lastTurn);
  count_->setValue(row.count.value_or(0));
  if (!note_->hasFocus() || !note_->isModified()) note_->setText(RulesWords::text(row.note));
  showChoice(row);
  showNeeded(row);
  const bool isOwn = row.scenario == *scenario_;
  showSentence(ScheduleWords::line(session_, row),
               isOwn ? QString()
                     : tr("From %1. A change gives this scenario the lines of %2 as its own.")
                           .arg(RulesWords::scenario(session_.battle(), row.scenario), army_->currentText()));
  const model::Scenario* owner = session_.battle().find<model::Scenario>(row.scenario);
  tellFaults(*fault_, findingsAbout(session_, subjectOf(row), owner ? owner->slug : ""));
}

void PoolPage::showNames(const model::PoolLine& line) {
  const model::Battle& battle = session_.battle();
  army_->clear();
  for (const model::Army* army : armies(battle)) {
    army_->addItem(RulesWords::text(army->name), static_cast<qlonglong>(army->id.value));
  }
  army_->setCurrentIndex(army_->findData(static_cast<qlonglong>(line.army.value)));
  leader_->clear();
  leader_->addItem(line.kind == PoolKind::Fixed ? tr("— those below") : tr("— not said"), qlonglong{0});
  for (const model::Leader* leader : leadersOf(battle, line.army)) {
    leader_->addItem(RulesWords::text(leader->name), static_cast<qlonglong>(leader->id.value));
  }
  const model::Leader* stranger = battle.find(line.leader);
  if (stranger && stranger->army != line.army) {
    leader_->addItem(RulesWords::text(stranger->name), static_cast<qlonglong>(stranger->id.value));
  }
  leader_->setCurrentIndex(line.leader ? leader_->findData(static_cast<qlonglong>(line.leader->value)) : 0);
  entry_->clear();
  entry_->addItem(tr("— that of his placement"), qlonglong{0});
  for (const model::Entry* entry : rules::entriesIn(battle, *scenario_)) {
    entry_->addItem(ScheduleWords::entry(session_, *entry), static_cast<qlonglong>(entry->id.value));
  }
  entry_->setCurrentIndex(line.entry ? entry_->findData(static_cast<qlonglong>(line.entry->value)) : 0);
}

void PoolPage::showChoice(const model::PoolLine& line) {
  const QSignalBlocker blocker(leaders_);
  const Json value = line.choice ? Json::parse(line.choice->text, nullptr, false) : Json();
  const bool isExcept = value.is_object() && value.contains("except");
  const Json named = isExcept ? value["except"] : value;
  among_->setCurrentIndex(isExcept ? kAllBut : named.is_array() ? kOnly : kAll);
  leaders_->clear();
  leaders_->setStyleSheet(tickListStyle());
  for (const model::Leader* leader : leadersOf(session_.battle(), line.army)) {
    auto* item = new QListWidgetItem(RulesWords::text(leader->name), leaders_);
    item->setSizeHint({0, size::tickRow()});
    item->setData(Qt::UserRole, RulesWords::text(leader->slug));
    item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
    const bool isNamed = named.is_array() && std::find(named.begin(), named.end(), leader->slug) != named.end();
    item->setCheckState(isNamed ? Qt::Checked : Qt::Unchecked);
  }
}

// Only the fields that a line of that kind has a use for.
void PoolPage::showNeeded(const model::PoolLine& line) {
  auto& grid = *findChild<QGridLayout*>(QStringLiteral("pool.grid"));
  const bool chooses = choosesAmong(line);
  setRowVisible(grid, leader_, line.kind != PoolKind::FreeChoice);
  setRowVisible(grid, count_, line.kind == PoolKind::FreeChoice);
  setRowVisible(grid, among_, chooses);
  setRowVisible(grid, leaders_, chooses && among_->currentIndex() != kAll);
  setRowVisible(grid, entry_, hasEntry(line.kind));
}

void PoolPage::enable() {
  const QString obstacle = TerrainWords::obstacle(session_);
  const bool canEdit = obstacle.isEmpty() && scenario_;
  const model::PoolLine* row = chosen();
  QString missing = scenario_ ? QString() : tr("The battle has no scenario yet.");
  if (scenario_ && session_.battle().all<model::Army>().empty()) missing = tr("The battle has no army yet.");
  list_->setCanAdd(canEdit && missing.isEmpty(), obstacle.isEmpty() ? missing : obstacle);
  list_->setCanChange(canEdit && row, obstacle);
  const bool canRemove = row && rules::canRemove(session_.battle(), *scenario_, row->id);
  QString tip = obstacle;
  if (obstacle.isEmpty() && row && !canRemove) {
    tip = tr("It is the only line of this army, and inherited: the scenario would inherit it again.");
  }
  list_->setCanRemove(canEdit && canRemove, tip);
  for (QWidget* field :
       std::initializer_list<QWidget*>{army_, kind_, leader_, first_, last_, count_, entry_, among_, leaders_, note_}) {
    field->setEnabled(canEdit);
    field->setToolTip(obstacle);
  }
  army_->setEnabled(canEdit && canRemove);
}

void PoolPage::add() {
  if (!scenario_) return;
  const auto all = armies(session_.battle());
  if (all.empty()) return;
  const Id<model::Army> army = chosen() ? chosen()->army : all.front()->id;
  perform(chosen_, rules::addLine(session_.battle(), session_.rules(), *scenario_, army,
                                  tr("Add a line to the schedule").toStdString()));
}

void PoolPage::change(const std::function<void(model::PoolLine&)>& work) {
  const model::PoolLine* row = chosen();
  if (!row) return;
  model::PoolLine wanted = *row;
  work(wanted);
  perform(chosen_, rules::changeLine(
                       session_.battle(), *scenario_, wanted,
                       tr("Change the schedule to “%1”").arg(ScheduleWords::line(session_, wanted)).toStdString()));
}

}  // namespace redoubt::editor
