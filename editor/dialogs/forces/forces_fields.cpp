#include "editor/dialogs/forces/forces_fields.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <set>

#include "core/model/unit_verbs.h"
#include "core/rules/command/chain_of_command.h"
#include "core/rules/forces/figure_kinds.h"
#include "editor/fields/colour_button.h"
#include "editor/dialogs/forces/forces_words.h"
#include "editor/fields/row_findings.h"
#include "editor/dialogs/rules/rules_control.h"
#include "editor/words/rules_words.h"
#include "editor/words/terrain_words.h"
#include "editor/style/plain_tip.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kLabelWidth = 120;
constexpr int kFieldWidth = 300;
constexpr int kLongestName = 60;
constexpr int kShortUnitName = 8;
constexpr int kCommandsHeight = 180;

QString text(const std::string& utf8) {
  return RulesWords::text(utf8);
}

template <class Row>
constexpr bool kHasShortName = std::is_same_v<Row, model::Unit> || std::is_same_v<Row, model::Leader>;

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

}  // namespace

ForcesFields::ForcesFields(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      grid_(new QGridLayout),
      heading_(new QLabel),
      kind_(new QLabel),
      name_(new QLineEdit),
      short_(new QLineEdit),
      player_(new QComboBox),
      colour_(new ColourButton(Qt::gray, tr("Colour"))),
      leader_(new QComboBox),
      overall_(new QCheckBox(tr("&Overall commander of his army"))),
      type_(new QComboBox),
      commands_(new QListWidget),
      counter_(new QPushButton(tr("Give him a counter for the &map"))),
      chit_(new QPushButton(tr("Give him an activation c&hit"))),
      hint_(new QLabel),
      faults_(makeFaultLabel(QStringLiteral("forces.faults"))) {
  setAttribute(Qt::WA_StyledBackground);
  setRole(*this, "page");
  makeFields();
  connectFields();
}

ForcesFields::Line ForcesFields::addLine(const QString& words, QWidget* field) {
  auto* label = new QLabel(words);
  setRole(*label, "second");
  label->setBuddy(field);
  const int at = grid_->rowCount();
  grid_->addWidget(label, at, 0, Qt::AlignTop | Qt::AlignLeft);
  grid_->addWidget(field, at, 1, Qt::AlignLeft);
  label->setContentsMargins(0, 5, 0, 0);
  lines_.push_back({label, field});
  return lines_.back();
}

void ForcesFields::makeFields() {
  setRole(*heading_, "subject");
  setRole(*kind_, "second");
  setRole(*hint_, "second");
  for (QLabel* label : {heading_, kind_, hint_}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
  }
  heading_->setObjectName(QStringLiteral("forces.heading"));
  name_->setObjectName(QStringLiteral("forces.name"));
  short_->setObjectName(QStringLiteral("forces.short"));
  player_->setObjectName(QStringLiteral("forces.player"));
  colour_->setObjectName(QStringLiteral("forces.colour"));
  leader_->setObjectName(QStringLiteral("forces.leader"));
  overall_->setObjectName(QStringLiteral("forces.overall"));
  type_->setObjectName(QStringLiteral("forces.type"));
  commands_->setObjectName(QStringLiteral("forces.commands"));
  counter_->setObjectName(QStringLiteral("forces.addCounter"));
  chit_->setObjectName(QStringLiteral("forces.addChit"));
  name_->setMaxLength(kLongestName);
  for (QWidget* field : std::initializer_list<QWidget*>{name_, player_, leader_, type_, commands_}) {
    field->setFixedWidth(size::scaled(kFieldWidth));
  }
  short_->setFixedWidth(size::scaled(120));
  short_->setToolTip(tr("The short name, for small counters; empty it to make it from the name"));
  commands_->setAccessibleName(tr("Commands"));
  commands_->setStyleSheet(tickListStyle());
  counter_->setAutoDefault(false);
  chit_->setAutoDefault(false);
  grid_->setHorizontalSpacing(10);
  grid_->setVerticalSpacing(7);
  grid_->setColumnMinimumWidth(0, kLabelWidth);
  grid_->setColumnStretch(1, 1);
  addLine(tr("&Name"), name_);
  addLine(tr("&Short name"), short_);
  addLine(tr("&Player"), player_);
  addLine(tr("&Colour"), colour_);
  addLine(tr("&Led by"), leader_);
  addLine(QString(), overall_);
  addLine(tr("&Type"), type_);
  addLine(tr("Co&mmands"), commands_);
  addLine(QString(), counter_);
  addLine(QString(), chit_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 14, 16, 14);
  column->setSpacing(6);
  column->addWidget(heading_);
  column->addWidget(kind_);
  column->addWidget(faults_);
  column->addSpacing(6);
  column->addLayout(grid_);
  column->addSpacing(6);
  column->addWidget(hint_);
  column->addStretch(1);
}

void ForcesFields::connectFields() {
  connect(name_, &QLineEdit::editingFinished, this, &ForcesFields::rename);
  connect(short_, &QLineEdit::editingFinished, this, &ForcesFields::shorten);
  connect(player_, &QComboBox::activated, this, &ForcesFields::setPlayer);
  connect(colour_, &ColourButton::chosen, this, &ForcesFields::setColour);
  connect(leader_, &QComboBox::activated, this, &ForcesFields::setLeader);
  connect(overall_, &QCheckBox::clicked, this, &ForcesFields::setOverall);
  connect(type_, &QComboBox::activated, this, &ForcesFields::setType);
  // Not at once: the list is filled anew by what it leads to.
  connect(commands_, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) {
    const Id<model::Command> command{item->data(Qt::UserRole).toLongLong()};
    const bool isIn = item->checkState() == Qt::Checked;
    QMetaObject::invokeMethod(
        this, [this, command, isIn] { setCommand(command, isIn); }, Qt::QueuedConnection);
  });
  connect(counter_, &QPushButton::clicked, this, [this] { addCounter(false); });
  connect(chit_, &QPushButton::clicked, this, [this] { addCounter(true); });
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
  name_->setFocus();
  name_->selectAll();
}

void ForcesFields::show(std::vector<model::ForcePart> parts) {
  // What is being typed belongs to whom it was typed for.
  if (parts != parts_) {
    rename();
    shorten();
  }
  parts_ = std::move(parts);
  wanted_.clear();
  showWords();
  if (const auto* army = only<model::Army>()) showArmy(*army);
  if (const auto* command = only<model::Command>()) showCommand(*command);
  if (const auto* leader = only<model::Leader>()) showLeader(*leader);
  if (const auto own = units(); !own.empty() && own.size() == parts_.size()) showUnits(own);
  // A field that stays keeps the keyboard: none is hidden to be shown again.
  for (const Line& line : lines_) {
    line.field->setVisible(wanted_.contains(line.field));
    line.label->setVisible(wanted_.contains(line.field));
  }
  showFindings();
  const QString obstacle = TerrainWords::obstacle(session_);
  for (const Line& line : lines_) line.field->setEnabled(obstacle.isEmpty());
}

void ForcesFields::showWords() {
  const bool isOne = parts_.size() == 1;
  heading_->setText(isOne ? ForcesWords::name(session_.battle(), parts_.front())
                          : tr("%n rows chosen", nullptr, static_cast<int>(parts_.size())));
  kind_->setText(isOne ? ForcesWords::kind(session_.battle(), parts_.front()) : QString());
  hint_->clear();
  if (!isOne) {
    hint_->setText(tr("Several units get a type and commands together. Delete takes away all rows that are chosen."));
    return;
  }
  wanted_.insert(name_);
  const QString name = ForcesWords::ownName(session_.battle(), parts_.front());
  if (!name_->hasFocus() || !name_->isModified()) name_->setText(name);
  std::visit(
      [this]<class Row>(Id<Row> id) {
        if constexpr (kHasShortName<Row>) {
          wanted_.insert(short_);
          short_->setMaxLength(std::is_same_v<Row, model::Unit> ? kShortUnitName : kLongestName);
          const Row* row = session_.battle().find<Row>(id);
          if (row && (!short_->hasFocus() || !short_->isModified())) short_->setText(text(row->shortName));
        }
      },
      parts_.front());
}

void ForcesFields::showArmy(const model::Army& army) {
  wanted_.insert(player_);
  wanted_.insert(colour_);
  colour_->setColour(QColor(text(army.colour)));
  player_->clear();
  for (const model::Player* player : model::playersOf(session_.battle())) {
    player_->addItem(text(player->name), static_cast<qlonglong>(player->id.value));
    if (player->id == army.player) player_->setCurrentIndex(player_->count() - 1);
  }
}

void ForcesFields::showCommand(const model::Command& command) {
  wanted_.insert(colour_);
  wanted_.insert(leader_);
  colour_->setColour(QColor(text(command.colour)));
  leader_->clear();
  leader_->addItem(tr("Nobody"), qlonglong(0));
  for (const model::Leader* leader : model::leadersIn(session_.battle(), command.army)) {
    leader_->addItem(text(leader->name), static_cast<qlonglong>(leader->id.value));
    if (leader->id == command.leader) leader_->setCurrentIndex(leader_->count() - 1);
  }
}

void ForcesFields::showLeader(const model::Leader& leader) {
  wanted_.insert(overall_);
  overall_->setChecked(leader.overall);
  bool hasCounter = false;
  bool hasChit = false;
  for (const model::Counter& counter : session_.battle().all<model::Counter>()) {
    if (counter.leader != leader.id) continue;
    hasCounter = hasCounter || counter.role == model::CounterRole::Leader;
    hasChit = hasChit || counter.role == model::CounterRole::Chit;
  }
  if (!hasCounter) wanted_.insert(counter_);
  if (!hasChit) wanted_.insert(chit_);
  const QString has = hasCounter && hasChit ? tr("He has a counter for the map and an activation chit.")
                      : hasCounter          ? tr("He has a counter for the map.")
                      : hasChit             ? tr("He has an activation chit.")
                                            : QString();
  hint_->setText(has);
}

void ForcesFields::showUnits(const std::vector<Id<model::Unit>>& units) {
  wanted_.insert(type_);
  fillTypes(units);
  const model::Unit* first = session_.battle().find<model::Unit>(units.front());
  const bool isOneArmy = std::all_of(units.begin(), units.end(), [&](Id<model::Unit> id) {
    return session_.battle().find<model::Unit>(id)->army == first->army;
  });
  if (units.size() == 1) hint_->setText(tr("Its figures and its hex are typed on the page Manifest."));
  if (isOneArmy) fillCommands(units);
}

void ForcesFields::fillTypes(const std::vector<Id<model::Unit>>& units) {
  const model::Battle& battle = session_.battle();
  const std::string type = battle.find<model::Unit>(units.front())->type;
  const bool isOne = std::all_of(units.begin(), units.end(),
                                 [&](Id<model::Unit> id) { return battle.find<model::Unit>(id)->type == type; });
  ForcesWords::fillTypes(*type_, session_.rules(), isOne ? type : std::string());
  type_->setPlaceholderText(isOne ? tr("Choose a type") : tr("Different types"));
}

void ForcesFields::fillCommands(const std::vector<Id<model::Unit>>& units) {
  const QSignalBlocker blocker(commands_);
  const int scrolled = commands_->currentRow();
  commands_->clear();
  const model::Battle& battle = session_.battle();
  for (const model::Command* command : model::commandsIn(battle, battle.find<model::Unit>(units.front())->army)) {
    auto* item = new QListWidgetItem(text(command->name));
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
  wanted_.insert(commands_);
  commands_->setFixedHeight(std::min(kCommandsHeight, commands_->count() * size::tickRow() + 6));
}

void ForcesFields::showFindings() {
  std::vector<const check::Finding*> found;
  const model::Scenario* scenario = session_.battle().find(session_.scenario());
  for (const model::ForcePart& part : parts_) {
    const auto own = findingsAbout(session_, ForcesWords::subject(session_.battle(), part), scenario ? scenario->slug : "");
    found.insert(found.end(), own.begin(), own.end());
  }
  tellFaults(*faults_, found);
}

void ForcesFields::apply(const model::Edit& edit) {
  if (!edit.empty()) session_.apply(edit);
}

void ForcesFields::rename() {
  if (!name_->isModified() || parts_.size() != 1) return;
  name_->setModified(false);
  const QString name = name_->text().simplified();
  const QString old = ForcesWords::ownName(session_.battle(), parts_.front());
  if (name.isEmpty() || name == old) {
    name_->setText(old);
    return;
  }
  apply(ForcesWords::rename(session_.battle(), parts_.front(), name));
}

void ForcesFields::shorten() {
  if (!short_->isModified() || parts_.size() != 1) return;
  short_->setModified(false);
  const std::string typed = short_->text().simplified().toStdString();
  const std::string title = tr("Shorten %1").arg(ForcesWords::name(session_.battle(), parts_.front())).toStdString();
  if (const auto* unit = only<model::Unit>())
    apply(model::setShortName(session_.battle(), {unit->id, {}}, typed, title));
  else if (const auto* leader = only<model::Leader>())
    apply(model::setShortName(session_.battle(), {{}, leader->id}, typed, title));
}

void ForcesFields::setColour() {
  const std::string colour = colour_->colour().name().toUpper().toStdString();
  const std::string title = tr("Colour of %1").arg(heading_->text()).toStdString();
  if (const auto* army = only<model::Army>()) {
    model::Army row = *army;
    row.colour = colour;
    apply(model::change(session_.battle(), row, title));
  } else if (const auto* command = only<model::Command>()) {
    model::Command row = *command;
    row.colour = colour;
    apply(model::change(session_.battle(), row, title));
  }
}

void ForcesFields::setPlayer() {
  const auto* army = only<model::Army>();
  if (!army) return;
  model::Army row = *army;
  row.player = {player_->currentData().toLongLong()};
  apply(model::change(session_.battle(), row, tr("Player of %1").arg(heading_->text()).toStdString()));
}

void ForcesFields::setLeader() {
  const auto* command = only<model::Command>();
  if (!command) return;
  model::Command row = *command;
  const qlonglong leader = leader_->currentData().toLongLong();
  row.leader = leader ? std::optional(Id<model::Leader>{leader}) : std::nullopt;
  apply(model::change(session_.battle(), row, tr("Leader of %1").arg(heading_->text()).toStdString()));
}

// An army has one; whoever was it before no longer is.
void ForcesFields::setOverall(bool overall) {
  const auto* leader = only<model::Leader>();
  if (!leader) return;
  model::Edit edit(tr("Overall commander: %1").arg(heading_->text()).toStdString());
  for (const model::Leader* other : model::leadersIn(session_.battle(), leader->army)) {
    model::Leader row = *other;
    row.overall = other == leader ? overall : row.overall && !overall;
    edit.append(model::change(session_.battle(), row, {}));
  }
  apply(edit);
}

void ForcesFields::setType() {
  const std::string type = type_->currentData().toString().toStdString();
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
