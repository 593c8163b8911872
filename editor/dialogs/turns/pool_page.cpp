#include "editor/dialogs/turns/pool_page.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <tuple>

#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/schedule_edit.h"
#include "editor/dialogs/rows/row_list.h"
#include "editor/dialogs/values/json_value.h"
#include "editor/style/theme.h"
#include "editor/style/tick_list.h"
#include "editor/words/rules_words.h"
#include "editor/words/schedule_words.h"

namespace redoubt::editor {
namespace {

using model::PoolKind;

constexpr int kPoolFieldWidth = 300;
constexpr int kMostChits = 99;
constexpr int kLeadersHeight = 170;

enum Among { kAll, kOnly, kAllBut };

std::vector<const model::Leader*> leadersOf(const model::Battle& battle, Id<model::Army> army) {
  std::vector<const model::Leader*> rows;
  for (const model::Leader& leader : battle.where<&model::Leader::army>(army)) rows.push_back(&leader);
  std::stable_sort(rows.begin(), rows.end(), [](const auto* a, const auto* b) { return a->ordinal < b->ordinal; });
  return rows;
}

bool choosesAmong(const model::PoolLine& line) {
  return line.kind == PoolKind::FreeChoice || (line.kind == PoolKind::Fixed && !line.leader);
}

bool hasEntry(PoolKind kind) {
  return kind == PoolKind::Enters || kind == PoolKind::Dice;
}

std::vector<FieldChoice> kinds() {
  std::vector<FieldChoice> choices;
  for (int i = 0; i <= static_cast<int>(PoolKind::Opens); ++i) {
    const auto kind = static_cast<PoolKind>(i);
    choices.push_back({std::string(model::toText(kind)), ScheduleWords::kind(kind), ScheduleWords::meaning(kind)});
  }
  return choices;
}

// Adapts the other columns of a line to a change of one, so that the line stays consistent.
model::PoolLine settled(model::PoolLine line, const QString& column) {
  if (column == QLatin1String("army")) {
    line.leader.reset();
    line.choice.reset();
  }
  if (column == QLatin1String("kind")) {
    if (line.kind == PoolKind::FreeChoice) line.leader.reset();
    if (line.kind != PoolKind::FreeChoice) line.count.reset();
    if (!hasEntry(line.kind)) line.entry.reset();
  }
  // The other end is adapted, so that the line always has at least one turn.
  if (column == QLatin1String("first_turn")) line.lastTurn = std::max(line.lastTurn, line.firstTurn);
  if (column == QLatin1String("last_turn")) line.firstTurn = std::min(line.firstTurn, line.lastTurn);
  if (!choosesAmong(line)) line.choice.reset();
  return line;
}

}  // namespace

PoolPage::PoolPage(Session& session, QWidget* parent)
    : RowPage(
          session, model::tableInfo<model::PoolLine>(), QStringLiteral("pool"),
          new RowList(QStringLiteral("pool"), tr("Activations"), false),
          tr("This scenario has no schedule of activations: the rules alone say whose chits are in the pool. A "
             "schedule "
             "says so turn by turn: who is in the pool, how many the player chooses, who is not available, who opens a "
             "turn.\n\nMake the first line with + below the list."),
          parent),
      among_(new QComboBox),
      leaders_(new QListWidget) {
  addLines();
  makePage()->addStretch(1);
}

void PoolPage::addLines() {
  addLine("army", tr("&Army"), kPoolFieldWidth);
  FieldSpec kind = fieldSpec<model::PoolLine>(session_, "kind");
  kind.choices = kinds;
  addLine(std::move(kind), tr("&What holds"), kPoolFieldWidth);
  FieldSpec leader = fieldSpec<model::PoolLine>(session_, "leader");
  leader.choices = [this] { return leaderChoices(); };
  leader.nothing.clear();
  addLine(std::move(leader), tr("&Leader"), kPoolFieldWidth);
  addLine("first_turn", tr("&From turn"), kPoolFieldWidth);
  addLine("last_turn", tr("&To turn"), kPoolFieldWidth);
  FieldSpec count = fieldSpec<model::PoolLine>(session_, "count");
  count.field.bounds = model::between(1, kMostChits);
  count.nothing = tr("as the rules say");
  addLine(std::move(count), tr("&How many"), kPoolFieldWidth);
  addChoice();
  FieldSpec entry = fieldSpec<model::PoolLine>(session_, "entry");
  entry.choices = [this] { return entryChoices(); };
  entry.nothing = tr("— that of his placement");
  addLine(std::move(entry), tr("&By the entry"), kPoolFieldWidth);
  addLine("note", tr("&Note"), kPoolFieldWidth);
}

void PoolPage::addChoice() {
  among_->setObjectName(QStringLiteral("pool.among"));
  leaders_->setObjectName(QStringLiteral("pool.leaders"));
  leaders_->setMaximumHeight(kLeadersHeight);
  for (const QString& words : {tr("all leaders of the army"), tr("only these"), tr("all but these")}) {
    among_->addItem(words);
  }
  for (QWidget* each : std::initializer_list<QWidget*>{among_, leaders_})
    each->setFixedWidth(size::scaled(kPoolFieldWidth));
  amongLabel_ = form_->addWidget(tr("A&mong"), among_);
  leadersLabel_ = form_->addWidget(tr("These leaders"), leaders_);
  connect(among_, &QComboBox::activated, this, &PoolPage::takeChoice);
  // Queued, because the change makes the list anew.
  connect(leaders_, &QListWidget::itemChanged, this, &PoolPage::takeChoice, Qt::QueuedConnection);
}

std::vector<FieldChoice> PoolPage::leaderChoices() const {
  std::vector<FieldChoice> choices;
  const auto* line = chosen<model::PoolLine>();
  if (!line) return choices;
  choices.push_back({model::Value(), line->kind == PoolKind::Fixed ? tr("— those below") : tr("— not said")});
  for (const model::Leader* leader : leadersOf(session_.translated(), line->army)) {
    choices.push_back({leader->id.value, RulesWords::text(leader->name)});
  }
  return choices;
}

std::vector<FieldChoice> PoolPage::entryChoices() const {
  std::vector<FieldChoice> choices;
  if (!scenario_) return choices;
  for (const model::Entry* entry : rules::entriesIn(session_.battle(), *scenario_)) {
    choices.push_back({entry->id.value, ScheduleWords::entry(session_, *entry)});
  }
  return choices;
}

std::vector<model::AnyRow> PoolPage::rows() const {
  std::vector<model::AnyRow> found;
  if (!scenario_) return found;
  const model::Battle& battle = session_.battle();
  auto rows = rules::rowsIn<model::PoolLine>(battle, *scenario_);
  const auto rank = [&](const model::PoolLine& row) {
    const model::Army* army = battle.find<model::Army>(row.army);
    const model::Leader* leader = battle.find(row.leader);
    return std::tuple{row.firstTurn, army ? army->ordinal : 0, row.kind, leader ? leader->ordinal : 0, row.id};
  };
  std::sort(rows.begin(), rows.end(), [&](const auto* a, const auto* b) { return rank(*a) < rank(*b); });
  for (const auto* row : rows) found.emplace_back(model::tableInfo<model::PoolLine>(), row);
  return found;
}

QString PoolPage::words(const model::AnyRow& row) const {
  return ScheduleWords::line(session_, row.as<model::PoolLine>());
}

QString PoolPage::inheritance(const model::AnyRow& row) const {
  if (isOwn(row)) return {};
  const model::Army* army = session_.translated().find<model::Army>(row.as<model::PoolLine>().army);
  return tr("From %1. A change gives this scenario the lines of %2 as its own.")
      .arg(RulesWords::scenario(session_.translated(), scenarioOf(row)),
           army ? RulesWords::text(army->name) : QString());
}

QString PoolPage::cantRemove(const model::AnyRow& row) const {
  if (rules::canRemove(session_.battle(), *scenario_, row.as<model::PoolLine>().id)) return {};
  return tr("It is the only line of this army, and inherited: the scenario would inherit it again.");
}

RowPage::Change PoolPage::add() {
  const auto armies = rowChoices(session_, model::tableInfo<model::Army>());
  if (armies.empty()) return Change();
  const auto* now = chosen<model::PoolLine>();
  const Id<model::Army> first{std::get<std::int64_t>(armies.front().value)};
  return toChange(rules::addLine(session_.battle(), session_.rules(), *scenario_, now ? now->army : first,
                                 tr("Add a line to the schedule").toStdString()));
}

RowPage::Change PoolPage::duplicate(const model::AnyRow& row) {
  return toChange(rules::duplicateLine(session_.battle(), *scenario_, row.as<model::PoolLine>().id,
                                       tr("Duplicate a line of the schedule").toStdString()));
}

RowPage::Change PoolPage::removal(const model::AnyRow& row) {
  auto made = rules::removeLine(session_.battle(), *scenario_, row.as<model::PoolLine>().id,
                                tr("Delete “%1”").arg(words(row)).toStdString());
  return {std::move(made.edit)};
}

RowPage::Change PoolPage::changeTo(const model::AnyRow& wanted, const QString& column) {
  const model::PoolLine line = settled(wanted.as<model::PoolLine>(), column);
  return toChange(
      rules::changeLine(session_.battle(), *scenario_, line,
                        tr("Change the schedule to “%1”").arg(ScheduleWords::line(session_, line)).toStdString()));
}

void PoolPage::takeChoice() {
  if (!form_->row()) return;
  Json slugs = Json::array();
  for (int row = 0; row < leaders_->count(); ++row) {
    const QListWidgetItem* item = leaders_->item(row);
    if (item->checkState() == Qt::Checked) slugs.push_back(item->data(Qt::UserRole).toString().toStdString());
  }
  model::AnyRow wanted = *form_->row();
  const int among = among_->currentIndex();
  wanted.set("choice", among == kAll    ? model::Value()
                       : among == kOnly ? model::Value(slugs.dump())
                                        : model::Value(Json{{"except", slugs}}.dump()));
  perform(changeTo(wanted, QStringLiteral("choice")));
}

void PoolPage::showMore(const model::AnyRow& row) {
  const auto& line = row.as<model::PoolLine>();
  form_->editor("kind")->control().setToolTip(ScheduleWords::meaning(line.kind));
  showChoice(line);
  showNeeded(line);
}

void PoolPage::showChoice(const model::PoolLine& line) {
  const QSignalBlocker blocker(leaders_);
  const Json value = line.choice ? Json::parse(line.choice->text, nullptr, false) : Json();
  const bool isExcept = value.is_object() && value.contains("except");
  const Json named = isExcept ? value["except"] : value;
  among_->setCurrentIndex(isExcept ? kAllBut : named.is_array() ? kOnly : kAll);
  leaders_->clear();
  leaders_->setStyleSheet(tickListStyle());
  for (const model::Leader* leader : leadersOf(session_.translated(), line.army)) {
    auto* item = new QListWidgetItem(RulesWords::text(leader->name), leaders_);
    item->setSizeHint({0, size::tickRow()});
    item->setData(Qt::UserRole, RulesWords::text(leader->slug));
    item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
    const bool isNamed = named.is_array() && std::find(named.begin(), named.end(), leader->slug) != named.end();
    item->setCheckState(isNamed ? Qt::Checked : Qt::Unchecked);
  }
}

void PoolPage::showNeeded(const model::PoolLine& line) {
  form_->setLineVisible("leader", line.kind != PoolKind::FreeChoice);
  form_->setLineVisible("count", line.kind == PoolKind::FreeChoice);
  form_->setLineVisible("entry", hasEntry(line.kind));
  const bool chooses = choosesAmong(line);
  for (QWidget* each : std::initializer_list<QWidget*>{amongLabel_, among_}) each->setVisible(chooses);
  const bool namesSome = chooses && among_->currentIndex() != kAll;
  for (QWidget* each : std::initializer_list<QWidget*>{leadersLabel_, leaders_}) each->setVisible(namesSome);
}

// The only line that a scenario inherits for an army can't be removed.
void PoolPage::enableMore(bool canEdit, const QString& obstacle) {
  form_->setObstacle("army", form_->row() && scenario_ ? cantRemove(*form_->row()) : QString());
  for (QWidget* field : std::initializer_list<QWidget*>{among_, leaders_}) {
    field->setEnabled(canEdit);
    field->setToolTip(obstacle);
  }
}

}  // namespace redoubt::editor
