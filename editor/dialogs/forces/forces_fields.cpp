#include "editor/dialogs/forces/forces_fields.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "core/model/any_row.h"
#include "core/model/unit_verbs.h"
#include "core/rules/command/chain_of_command.h"
#include "core/rules/forces/figure_kinds.h"
#include "editor/boards/steps_board.h"
#include "editor/dialogs/forces/forces_words.h"
#include "editor/fields/form.h"
#include "editor/fields/row_findings.h"
#include "editor/session/to_qt.h"
#include "editor/style/plain_tip.h"
#include "editor/style/theme.h"
#include "editor/style/tick_list.h"
#include "editor/words/rules_words.h"
#include "editor/words/terrain_words.h"

namespace redoubt::editor {
namespace {

constexpr int kFieldWidth = 300;
constexpr int kShortWidth = 120;
constexpr int kFormAt = 4;  // in the column, below heading, kind, faults and a space
constexpr std::size_t kLongestName = 60;
constexpr std::size_t kShortUnitName = 8;
constexpr int kCommandsHeight = 180;

bool isInAll(const model::Battle& battle, const std::vector<Id<model::Unit>>& units, Id<model::Command> command) {
  return std::all_of(units.begin(), units.end(), [&](Id<model::Unit> unit) {
    return battle.find<model::UnitCommand>({unit, command});
  });
}

bool isInAny(const model::Battle& battle, const std::vector<Id<model::Unit>>& units, Id<model::Command> command) {
  return std::any_of(units.begin(), units.end(), [&](Id<model::Unit> unit) {
    return battle.find<model::UnitCommand>({unit, command});
  });
}

const model::TableInfo& tableOf(const model::ForcePart& part) {
  return std::visit([]<class Row>(Id<Row>) -> const model::TableInfo& { return model::tableInfo<Row>(); }, part);
}

std::optional<model::AnyRow> rowOf(const model::Battle& battle, const model::ForcePart& part) {
  return std::visit(
      [&]<class Row>(Id<Row> id) -> std::optional<model::AnyRow> {
        const Row* row = battle.find<Row>(id);
        return row ? std::optional<model::AnyRow>(std::in_place, model::tableInfo<Row>(), row) : std::nullopt;
      },
      part);
}

}  // namespace

ForcesFields::ForcesFields(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      column_(new QVBoxLayout(this)),
      heading_(new QLabel),
      kind_(new QLabel),
      faults_(makeFaultLabel(QStringLiteral("forces.faults"))),
      commandsLabel_(new QLabel(tr("Co&mmands"))),
      commands_(new QListWidget),
      counter_(new QPushButton(tr("Give him a counter for the &map"))),
      chit_(new QPushButton(tr("Give him an activation c&hit"))),
      steps_(new StepsBoard(session, QStringLiteral("forces"))),
      hint_(new QLabel) {
  setAttribute(Qt::WA_StyledBackground);
  setRole(*this, "page");
  makeWidgets();
  makeForm(model::tableInfo<model::Army>());
  // Queued, because the edit fills the list anew.
  connect(commands_, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) {
    const Id<model::Command> command{item->data(Qt::UserRole).toLongLong()};
    const bool isIn = item->checkState() == Qt::Checked;
    QMetaObject::invokeMethod(
        this, [this, command, isIn] { setCommand(command, isIn); }, Qt::QueuedConnection);
  });
  connect(counter_, &QPushButton::clicked, this, [this] { addCounter(false); });
  connect(chit_, &QPushButton::clicked, this, [this] { addCounter(true); });
  connect(&session_, &Session::documentLeaving, this, [this] { form_->finish(); });
}

void ForcesFields::makeWidgets() {
  setRole(*heading_, "subject");
  setRole(*kind_, "second");
  setRole(*hint_, "second");
  setRole(*commandsLabel_, "second");
  for (QLabel* label : {heading_, kind_, hint_}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
  }
  heading_->setObjectName(QStringLiteral("forces.heading"));
  commands_->setObjectName(QStringLiteral("forces.commands"));
  counter_->setObjectName(QStringLiteral("forces.addCounter"));
  chit_->setObjectName(QStringLiteral("forces.addChit"));
  commands_->setFixedWidth(size::scaled(kFieldWidth));
  commands_->setAccessibleName(tr("Commands"));
  commands_->setStyleSheet(tickListStyle());
  commandsLabel_->setBuddy(commands_);
  counter_->setAutoDefault(false);
  chit_->setAutoDefault(false);
  column_->setContentsMargins(16, 14, 16, 14);
  column_->setSpacing(6);
  for (QLabel* label : {heading_, kind_, faults_}) column_->addWidget(label);
  column_->addSpacing(6);
  column_->addWidget(commandsLabel_);
  for (QWidget* each : std::initializer_list<QWidget*>{commands_, counter_, chit_}) {
    column_->addWidget(each, 0, Qt::AlignLeft);
  }
  column_->addSpacing(6);
  column_->addWidget(steps_);
  column_->addWidget(hint_);
  column_->addStretch(1);
}

void ForcesFields::makeForm(const model::TableInfo& table) {
  if (table_ == &table) return;
  if (form_) {
    form_->finish();
    column_->removeWidget(form_);
    form_->hide();
    form_->setParent(nullptr);  // so that widgets waiting to be deleted are not found
    form_->deleteLater();
  }
  table_ = &table;
  form_ = new Form(session_, QStringLiteral("forces"));
  addNames(table);
  addLines(table);
  column_->insertWidget(kFormAt, form_);
  connect(form_, &Form::changed, this, &ForcesFields::change);
}

void ForcesFields::addNames(const model::TableInfo& table) {
  FieldSpec name = fieldSpec(session_, table, "name");
  name.label = tr("&Name");
  name.width = kFieldWidth;
  name.mostLetters = static_cast<int>(kLongestName);
  name.judge = [](const model::Value& value) {
    return model::toText(value).empty() ? tr("It needs a name.") : QString();
  };
  form_->add(std::move(name));
  if (!table.column("short_name")) return;
  const bool isUnit = table.name() == model::Unit::kTable;
  FieldSpec shortName = fieldSpec(session_, table, "short_name");
  shortName.name = QStringLiteral("short");
  shortName.label = tr("&Short name");
  shortName.help = tr("The short name, for small counters; empty it to make it from the name");
  shortName.width = kShortWidth;
  shortName.mostLetters = static_cast<int>(isUnit ? kShortUnitName : kLongestName);
  form_->add(std::move(shortName));
}

void ForcesFields::addLines(const model::TableInfo& table) {
  const auto add = [&](FieldSpec spec, const QString& label) {
    spec.label = label;
    spec.width = kFieldWidth;
    form_->add(std::move(spec));
  };
  if (table.name() == model::Army::kTable) add(fieldSpec<model::Army>(session_, "player"), tr("&Player"));
  if (table.column("colour")) {
    FieldSpec colour = fieldSpec(session_, table, "colour");
    colour.label = tr("&Colour");
    form_->add(std::move(colour));
  }
  if (table.name() == model::Command::kTable) add(leaderSpec(), tr("&Led by"));
  if (table.name() == model::Leader::kTable) {
    FieldSpec overall = fieldSpec<model::Leader>(session_, "overall");
    overall.label = tr("&Overall commander");
    form_->add(std::move(overall));
  }
  if (table.name() == model::Unit::kTable) add(typeSpec(), tr("&Type"));
}

FieldSpec ForcesFields::leaderSpec() {
  FieldSpec leader = fieldSpec<model::Command>(session_, "leader");
  leader.nothing = tr("Nobody");
  leader.choices = [this] {
    std::vector<FieldChoice> choices;
    const auto* command = only<model::Command>();
    if (!command) return choices;
    for (const model::Leader* each : model::leadersIn(session_.translated(), command->army)) {
      choices.push_back({each->id.value, toQt(each->name)});
    }
    return choices;
  };
  return leader;
}

FieldSpec ForcesFields::typeSpec() {
  FieldSpec type = fieldSpec<model::Unit>(session_, "type");
  type.example = tr("Choose a type");
  type.choices = [this] {
    std::vector<FieldChoice> choices;
    for (const auto& [slug, words] : ForcesWords::types(session_.translatedRules())) choices.push_back({slug, words});
    return choices;
  };
  type.wording = {};
  return type;
}

template <class Row>
const Row* ForcesFields::only() const {
  const auto* id = parts_.size() == 1 ? std::get_if<Id<Row>>(&parts_.front()) : nullptr;
  return id ? session_.battle().find<Row>(*id) : nullptr;
}

std::vector<Id<model::Unit>> ForcesFields::units() const {
  std::vector<Id<model::Unit>> units;
  for (const model::ForcePart& part : parts_) {
    const auto* unit = std::get_if<Id<model::Unit>>(&part);
    if (unit && session_.battle().find<model::Unit>(*unit)) units.push_back(*unit);
  }
  return units;
}

void ForcesFields::typeName() {
  auto& line = static_cast<QLineEdit&>(form_->editor("name")->control());
  line.setFocus();
  line.selectAll();
}

void ForcesFields::show(std::vector<model::ForcePart> parts) {
  // Unfinished input belongs to the row it was typed for.
  if (parts != parts_) form_->finish();
  parts_ = std::move(parts);
  showWords();
  showForm();
  for (QWidget* each : std::initializer_list<QWidget*>{commandsLabel_, commands_, counter_, chit_}) each->hide();
  if (const auto* leader = only<model::Leader>()) showLeader(*leader);
  if (const auto own = units(); !own.empty() && own.size() == parts_.size()) showCommands(own);
  showSteps();
  showFindings();
  const QString obstacle = TerrainWords::obstacle(session_);
  form_->setObstacle(obstacle);
  for (QWidget* each : std::initializer_list<QWidget*>{commands_, counter_, chit_})
    each->setEnabled(obstacle.isEmpty());
}

void ForcesFields::showWords() {
  const bool isOne = parts_.size() == 1;
  heading_->setText(isOne ? ForcesWords::name(session_.translated(), parts_.front())
                          : tr("%n rows chosen", nullptr, static_cast<int>(parts_.size())));
  kind_->setText(isOne ? ForcesWords::kind(session_.translated(), parts_.front()) : QString());
  hint_->setText(isOne ? QString()
                       : tr("Several units get a type and commands together. Delete takes away all rows that are "
                            "chosen."));
}

// For several units their common type is shown; columns that only one row can have are left out.
void ForcesFields::showForm() {
  const auto own = units();
  const bool isOne = parts_.size() == 1;
  const bool areUnits = !own.empty() && own.size() == parts_.size();
  form_->setVisible(isOne || areUnits);
  if (!isOne && !areUnits) return;
  makeForm(tableOf(parts_.front()));
  auto row = rowOf(session_.battle(), parts_.front());
  if (!row) return;
  const std::string type = areUnits ? session_.battle().find<model::Unit>(own.front())->type : std::string();
  const bool isOneType = std::all_of(own.begin(), own.end(), [&](Id<model::Unit> id) {
    return session_.battle().find<model::Unit>(id)->type == type;
  });
  if (areUnits && !isOneType) row->set("type", std::string());
  form_->setLineVisible("name", isOne);
  form_->setLineVisible("short_name", isOne);
  form_->show(*row);
  if (areUnits) form_->editor("type")->setExample(isOneType ? tr("Choose a type") : tr("Different types"));
}

void ForcesFields::showLeader(const model::Leader& leader) {
  bool hasCounter = false;
  bool hasChit = false;
  for (const model::Counter& counter : session_.battle().where<&model::Counter::leader>(leader.id)) {
    hasCounter = hasCounter || counter.role == model::CounterRole::Leader;
    hasChit = hasChit || counter.role == model::CounterRole::Chit;
  }
  counter_->setVisible(!hasCounter);
  chit_->setVisible(!hasChit);
  const QString has = hasCounter && hasChit ? tr("He has a counter for the map and an activation chit.")
                      : hasCounter          ? tr("He has a counter for the map.")
                      : hasChit             ? tr("He has an activation chit.")
                                            : QString();
  hint_->setText(has);
}

void ForcesFields::showCommands(const std::vector<Id<model::Unit>>& units) {
  const model::Battle& battle = session_.translated();
  const Id<model::Army> army = battle.find<model::Unit>(units.front())->army;
  const bool isOneArmy = std::all_of(units.begin(), units.end(),
                                     [&](Id<model::Unit> id) { return battle.find<model::Unit>(id)->army == army; });
  if (units.size() == 1) hint_->setText(tr("Its figures and its hex are typed on the page Manifest."));
  if (!isOneArmy) return;
  const QSignalBlocker blocker(commands_);
  const int scrolled = commands_->currentRow();
  commands_->clear();
  for (const model::Command* command : model::commandsIn(battle, army)) {
    auto* item = new QListWidgetItem(toQt(command->name));
    item->setToolTip(plainTip(item->text()));
    item->setData(Qt::UserRole, static_cast<qlonglong>(command->id.value));
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(isInAll(battle, units, command->id)   ? Qt::Checked
                        : isInAny(battle, units, command->id) ? Qt::PartiallyChecked
                                                              : Qt::Unchecked);
    item->setSizeHint({0, size::tickRow()});
    commands_->addItem(item);
  }
  commands_->setCurrentRow(scrolled);
  if (commands_->count() == 0) return hint_->setText(tr("Its army has no commands yet."));
  commandsLabel_->show();
  commands_->show();
  commands_->setFixedHeight(std::min(kCommandsHeight, commands_->count() * size::tickRow() + 6));
}

// Of one unit or leader, or a ladder for several units.
void ForcesFields::showSteps() {
  const auto* unit = only<model::Unit>();
  const auto* leader = only<model::Leader>();
  if (!unit && !leader) return steps_->showSeveral(units());
  const model::Subject subject{unit ? std::optional(unit->id) : std::nullopt,
                               leader ? std::optional(leader->id) : std::nullopt};
  std::optional<Id<model::Placement>> placement;
  for (const model::Placement& row : session_.setUp().placements()) {
    if (model::subjectOf(row) == subject) placement = row.id;
  }
  steps_->show(subject, placement);
}

void ForcesFields::showFindings() {
  std::vector<const check::Finding*> found;
  const model::Scenario* scenario = session_.battle().find(session_.setUp().scenario());
  for (const model::ForcePart& part : parts_) {
    const auto own =
        findingsAbout(session_, ForcesWords::subject(session_.battle(), part), scenario ? scenario->slug : "");
    found.insert(found.end(), own.begin(), own.end());
  }
  tellFaults(*faults_, session_, found);
}

void ForcesFields::apply(const model::Edit& edit) {
  if (!edit.empty()) session_.apply(edit);
}

void ForcesFields::change(const model::AnyRow& wanted, const QString& column) {
  if (parts_.empty()) return;
  if (column == QLatin1String("type")) return setType(model::toText(wanted.value("type")));
  if (parts_.size() == 1) apply(editOf(wanted, column));
}

model::Edit ForcesFields::editOf(const model::AnyRow& wanted, const QString& column) const {
  const model::Battle& battle = session_.battle();
  const model::ForcePart& part = parts_.front();
  const QString name = ForcesWords::name(session_.translated(), part);
  if (column == QLatin1String("name")) {
    return ForcesWords::rename(battle, session_.translated(), part, toQt(model::toText(wanted.value("name"))));
  }
  if (column == QLatin1String("short_name")) {
    const auto* unit = only<model::Unit>();
    const auto* leader = only<model::Leader>();
    const model::Subject subject{unit ? std::optional(unit->id) : std::nullopt,
                                 leader ? std::optional(leader->id) : std::nullopt};
    return model::setShortName(battle, subject, model::toText(wanted.value("short_name")),
                               tr("Shorten %1").arg(name).toStdString());
  }
  if (column == QLatin1String("overall")) return overallEdit(wanted.as<model::Leader>());
  const QString title = column == QLatin1String("colour")   ? tr("Colour of %1").arg(name)
                        : column == QLatin1String("player") ? tr("Player of %1").arg(name)
                                                            : tr("Leader of %1").arg(name);
  if (table_->name() == model::Army::kTable) {
    return model::change(battle, wanted.as<model::Army>(), title.toStdString());
  }
  return model::change(battle, wanted.as<model::Command>(), title.toStdString());
}

// An army has one overall commander, so the former one loses the mark.
model::Edit ForcesFields::overallEdit(const model::Leader& wanted) const {
  model::Edit edit(tr("Overall commander: %1").arg(heading_->text()).toStdString());
  for (const model::Leader* other : model::leadersIn(session_.battle(), wanted.army)) {
    model::Leader row = *other;
    row.overall = other->id == wanted.id ? wanted.overall : row.overall && !wanted.overall;
    edit.append(model::change(session_.battle(), row, {}));
  }
  return edit;
}

void ForcesFields::setType(const std::string& type) {
  model::Edit edit(tr("Type of %1").arg(heading_->text()).toStdString());
  for (const Id<model::Unit> id : units()) {
    model::Unit row = *session_.battle().find<model::Unit>(id);
    row.type = type;
    edit.append(model::change(session_.battle(), row, {}));
  }
  apply(edit);
}

void ForcesFields::setCommand(Id<model::Command> command, bool isIn) {
  model::Edit edit(tr("Commands of %1").arg(heading_->text()).toStdString());
  for (const Id<model::Unit> unit : units()) {
    std::vector<Id<model::Command>> wanted;
    for (const model::Command* other : rules::commandsOf(session_.battle(), unit)) {
      if (other->id != command) wanted.push_back(other->id);
    }
    if (isIn) wanted.push_back(command);
    edit.append(model::setCommands(session_.battle(), unit, wanted, {}));
  }
  apply(edit);
}

void ForcesFields::addCounter(bool isChit) {
  const auto* leader = only<model::Leader>();
  if (!leader) return;
  std::vector<std::string> kinds;
  for (const rules::FigureKind& kind : rules::figureKindsOfLeaders(session_.rules())) kinds.push_back(kind.slug);
  const QString name = heading_->text();
  if (isChit) {
    apply(model::addChit(session_.battle(), leader->id, tr("Activation chit of %1").arg(name).toStdString()));
  } else {
    apply(model::addCounter(session_.battle(), leader->id, kinds, tr("Counter of %1").arg(name).toStdString()));
  }
}

}  // namespace redoubt::editor
