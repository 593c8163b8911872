#include "editor/dialogs/forces/forces_outline.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <set>

#include "core/rules/forces/figure_kinds.h"
#include "core/rules/forces/mentions.h"
#include "editor/dialogs/forces/forces_fields.h"
#include "editor/dialogs/forces/forces_tree.h"
#include "editor/dialogs/forces/forces_units_dialog.h"
#include "editor/dialogs/forces/forces_words.h"
#include "editor/style/icons.h"
#include "editor/style/theme.h"
#include "editor/words/terrain_words.h"

namespace redoubt::editor {
namespace {

constexpr int kListWidth = 440;

// The first colour that no row has, or otherwise the colours in turn.
template <class Rows>
std::string freeColour(const Rows& rows, std::set<std::string> taken = {}) {
  std::size_t count = 0;
  for (const auto& row : rows) {
    taken.insert(row.colour);
    ++count;
  }
  const auto& colours = ForcesWords::colours();
  for (const std::string& colour : colours) {
    if (!taken.contains(colour)) return colour;
  }
  return colours[count % colours.size()];
}

// "New army", "New army 2", …
template <class Row>
std::string newName(const model::Battle& battle, const QString& words) {
  return model::nextName(words.toStdString(), [&](const std::string& name) {
    const auto& rows = battle.all<Row>();
    return std::any_of(rows.begin(), rows.end(), [&](const Row& row) { return row.name == name; });
  });
}

}  // namespace

ForcesOutline::ForcesOutline(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      tree_(new ForcesTree),
      fields_(new ForcesFields(session)),
      right_(new QStackedWidget),
      scroll_(new QScrollArea) {
  scroll_->setWidget(fields_);
  scroll_->setWidgetResizable(true);
  scroll_->setFrameShape(QFrame::NoFrame);
  scroll_->setFocusPolicy(Qt::NoFocus);
  right_->addWidget(scroll_);
  right_->addWidget(makeEmptyPage());
  auto* line = new QFrame;
  line->setFixedWidth(1);
  setRole(*line, "upright");
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  row->addWidget(makeList());
  row->addWidget(line);
  row->addWidget(right_, 1);
  connect(tree_, &ForcesTree::chosenChanged, this, [this] {
    showChosen();
    enable();
  });
  connect(tree_, &ForcesTree::unitsDropped, this, &ForcesOutline::moveUnits);
  setFocusProxy(tree_);
}

QToolButton* ForcesOutline::addButton(const char* name, const char* sign, const QString& words,
                                      void (ForcesOutline::*work)()) {
  auto* button = new QToolButton;
  button->setObjectName(QLatin1String("forces.") + QLatin1String(name));
  button->setIcon(icon(QString::fromLatin1(sign)));
  button->setIconSize({size::kIcon, size::kIcon});
  button->setFocusPolicy(Qt::TabFocus);
  button->setAccessibleName(words);
  button->setToolTip(words);
  if (work) connect(button, &QToolButton::clicked, this, work);
  return button;
}

QAction* ForcesOutline::addItem(const char* name, const QString& words, void (ForcesOutline::*work)()) {
  auto* action = new QAction(words, this);
  action->setObjectName(QLatin1String("forces.add.") + QLatin1String(name));
  connect(action, &QAction::triggered, this, work);
  return action;
}

QWidget* ForcesOutline::makeList() {
  add_ = new QPushButton(icon(u"list-add"), tr("&Add"));
  add_->setObjectName(QStringLiteral("forces.add"));
  add_->setAutoDefault(false);
  auto* menu = new QMenu(add_);
  addUnits_ = addItem("units", tr("&Units…"), &ForcesOutline::addUnits);
  addLeader_ = addItem("leader", tr("&Leader"), &ForcesOutline::addLeader);
  addCommand_ = addItem("command", tr("&Command"), &ForcesOutline::addCommand);
  addArmy_ = addItem("army", tr("&Army"), &ForcesOutline::addArmy);
  addPlayer_ = addItem("player", tr("&Player"), &ForcesOutline::addPlayer);
  for (QAction* action : {addUnits_, addLeader_, addCommand_, addArmy_, addPlayer_}) menu->addAction(action);
  add_->setMenu(menu);
  duplicate_ = addButton("duplicate", "edit-copy", tr("Duplicate"), &ForcesOutline::duplicate);
  remove_ = addButton("remove", "edit-delete", tr("Delete"), &ForcesOutline::remove);
  up_ = addButton("up", "go-up", tr("Move up"), &ForcesOutline::moveUp);
  down_ = addButton("down", "go-down", tr("Move down"), &ForcesOutline::moveDown);
  const auto shortcut = [this](QKeySequence keys, QToolButton* button) {
    auto* made = new QShortcut(keys, tree_);
    made->setContext(Qt::WidgetShortcut);
    connect(made, &QShortcut::activated, button, &QToolButton::click);
  };
  shortcut(Qt::Key_Delete, remove_);
  shortcut(QKeySequence(Qt::ALT | Qt::Key_Up), up_);
  shortcut(QKeySequence(Qt::ALT | Qt::Key_Down), down_);
  auto* rename = new QShortcut(QKeySequence(Qt::Key_F2), tree_);
  rename->setContext(Qt::WidgetShortcut);
  connect(rename, &QShortcut::activated, fields_, &ForcesFields::typeName);
  tree_->setContextMenuPolicy(Qt::CustomContextMenu);
  connect(tree_, &QWidget::customContextMenuRequested, this, &ForcesOutline::showMenu);
  auto* bar = new QHBoxLayout;
  bar->setContentsMargins(6, 4, 6, 4);
  bar->setSpacing(2);
  bar->addWidget(add_);
  bar->addSpacing(4);
  for (QToolButton* button : {duplicate_, remove_, up_, down_}) bar->addWidget(button);
  bar->addStretch();
  auto* left = new QWidget;
  left->setFixedWidth(kListWidth);
  auto* column = new QVBoxLayout(left);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(tree_, 1);
  column->addLayout(bar);
  return left;
}

QWidget* ForcesOutline::makeEmptyPage() {
  auto* page = new QWidget;
  page->setAttribute(Qt::WA_StyledBackground);
  setRole(*page, "page");
  auto* heading = new QLabel(tr("Nobody fights here yet"));
  setRole(*heading, "subject");
  auto* words = new QLabel(tr(
      "Begin with an army; it gets a player and a set-up of its own. Then add its leaders, its commands and, many at "
      "once, its units. A list of units can be pasted from a spreadsheet on the page Manifest."));
  words->setWordWrap(true);
  auto* button = new QPushButton(tr("Add an &army"));
  button->setObjectName(QStringLiteral("forces.firstArmy"));
  button->setAutoDefault(false);
  connect(button, &QPushButton::clicked, this, &ForcesOutline::addArmy);
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(16, 14, 16, 14);
  column->setSpacing(10);
  column->addWidget(heading);
  column->addWidget(words);
  column->addWidget(button, 0, Qt::AlignLeft);
  column->addStretch(1);
  return page;
}

void ForcesOutline::refresh() {
  tree_->show(session_);
  const auto players = model::playersOf(session_.battle());
  if (tree_->chosen().empty() && !players.empty()) {
    const auto armies = model::armiesOf(session_.battle(), players.front()->id);
    tree_->choose(armies.empty() ? model::ForcePart(players.front()->id) : model::ForcePart(armies.front()->id));
  }
  showChosen();
  enable();
}

void ForcesOutline::setFilter(const QString& text) {
  tree_->setFilter(text);
}

void ForcesOutline::choose(const model::ForcePart& part) {
  tree_->choose(part);
  showChosen();
  enable();
}

void ForcesOutline::showChosen() {
  const auto parts = tree_->chosen();
  const bool isEmpty = session_.battle().all<model::Player>().empty();
  right_->setCurrentIndex(isEmpty ? 1 : 0);
  scroll_->setVisible(!isEmpty && !parts.empty());
  fields_->show(parts);
}

void ForcesOutline::enable() {
  const QString obstacle = TerrainWords::obstacle(session_);
  const bool mayChange = obstacle.isEmpty();
  const auto parts = tree_->chosen();
  const bool hasArmy = army().has_value();
  add_->setEnabled(mayChange);
  add_->setToolTip(mayChange ? tr("Add units, leaders, commands, armies and players") : obstacle);
  for (QAction* action : {addUnits_, addLeader_, addCommand_}) {
    action->setEnabled(mayChange && hasArmy);
    action->setToolTip(hasArmy ? QString() : tr("Choose an army first"));
  }
  const auto set = [&](QToolButton* button, bool can, const QString& reason) {
    button->setEnabled(mayChange && can);
    button->setToolTip(!mayChange ? obstacle : can ? button->accessibleName() : reason);
  };
  const bool isOne = parts.size() == 1;
  const bool isPlayer = isOne && std::holds_alternative<Id<model::Player>>(parts.front());
  set(duplicate_, isOne && !isPlayer, isPlayer ? tr("Duplicate his armies instead") : tr("Choose one row"));
  set(remove_, !parts.empty(), tr("Choose a row"));
  const auto canMove = [&](int by) { return isOne && !model::move(session_.battle(), parts.front(), by, {}).empty(); };
  set(up_, canMove(-1), tr("There is nothing above it to change places with"));
  set(down_, canMove(1), tr("There is nothing below it to change places with"));
}

void ForcesOutline::showMenu(QPoint position) {
  auto* menu = new QMenu(this);
  menu->setObjectName(QStringLiteral("forces.menu"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setToolTipsVisible(true);
  QMenu* add = menu->addMenu(add_->icon(), add_->text());
  add->addActions(add_->menu()->actions());
  add->setEnabled(add_->isEnabled());
  menu->addSeparator();
  QAction* rename = menu->addAction(tr("&Rename"), fields_, &ForcesFields::typeName);
  rename->setShortcut(Qt::Key_F2);
  rename->setEnabled(add_->isEnabled() && tree_->chosen().size() == 1);
  for (QToolButton* button : {duplicate_, remove_}) {
    QAction* action = menu->addAction(button->icon(), button->accessibleName(), button, &QToolButton::click);
    action->setEnabled(button->isEnabled());
    action->setToolTip(button->toolTip());
  }
  menu->addSeparator();
  menu->addAction(tr("&Show on the map"), this, &ForcesOutline::showOnMap)->setEnabled(!placed().empty());
  menu->popup(tree_->viewport()->mapToGlobal(position));
}

std::vector<const model::Placement*> ForcesOutline::placed() const {
  const auto parts = tree_->chosen();
  const auto isChosen = [&](const model::Placement& row) {
    return std::any_of(parts.begin(), parts.end(), [&](const model::ForcePart& part) {
      return (row.unit && part == model::ForcePart(*row.unit)) || (row.leader && part == model::ForcePart(*row.leader));
    });
  };
  std::vector<const model::Placement*> rows;
  for (const model::Placement& row : session_.setUp().placements()) {
    if (row.hex && isChosen(row)) rows.push_back(&row);
  }
  return rows;
}

void ForcesOutline::showOnMap() {
  Selection selection;
  for (const model::Placement* row : placed()) {
    if (!selection.hex) selection.hex = row->hex;
    selection.placements.push_back(row->id);
  }
  if (!selection.hex) return;
  session_.jumpTo(*selection.hex);
  session_.hand().select(std::move(selection));
}

std::optional<Id<model::Army>> ForcesOutline::army() const {
  if (const auto chosen = tree_->army()) return chosen;
  const auto& armies = session_.battle().all<model::Army>();
  return armies.size() == 1 ? std::optional(armies.begin()->id) : std::nullopt;
}

void ForcesOutline::make(const model::Edit& edit, const model::ForcePart& part) {
  if (!session_.apply(edit)) return;
  choose(part);
  fields_->typeName();
}

void ForcesOutline::addPlayer() {
  const std::string name = newName<model::Player>(session_.battle(), tr("New player"));
  const auto made = model::addPlayer(session_.battle(), name, tr("Add a player").toStdString());
  make(made.edit, made.row);
}

void ForcesOutline::addArmy() {
  const model::Battle& battle = session_.battle();
  const std::string name = newName<model::Army>(battle, tr("New army"));
  // A player without armies gets the new army; otherwise a new army gets a new player.
  std::optional<Id<model::Player>> player = tree_->player();
  if (player && !model::armiesOf(battle, *player).empty()) {
    const auto chosen = tree_->chosen();
    if (chosen.empty() || !std::holds_alternative<Id<model::Player>>(chosen.front())) player.reset();
  }
  const model::ScenarioTitles titles{tr("Set-up").toStdString(), tr("First variant").toStdString()};
  const auto made = model::addArmy(battle, player, name, freeColour(battle.all<model::Army>()), titles,
                                   tr("Add an army").toStdString());
  make(made.edit, made.row);
}

void ForcesOutline::addCommand() {
  const auto to = army();
  if (!to) return;
  const model::Battle& battle = session_.battle();
  const std::string name = newName<model::Command>(battle, tr("New command"));
  std::vector<model::Command> others;
  for (const model::Command* other : model::commandsIn(battle, *to)) others.push_back(*other);
  // A chosen leader without a command becomes its leader.
  std::optional<Id<model::Leader>> leader;
  const auto chosen = tree_->chosen();
  if (chosen.size() == 1) {
    if (const auto* id = std::get_if<Id<model::Leader>>(&chosen.front())) leader = *id;
  }
  const bool isLeading =
      std::any_of(others.begin(), others.end(), [&](const auto& other) { return other.leader == leader; });
  if (isLeading) leader.reset();
  const auto made = model::addCommand(battle, *to, name, freeColour(others, {battle.find<model::Army>(*to)->colour}),
                                      leader, tr("Add a command").toStdString());
  make(made.edit, made.row);
}

// If the chosen command has no leader, the new leader becomes its leader.
void ForcesOutline::addLeader() {
  const auto to = army();
  if (!to) return;
  const model::Battle& battle = session_.battle();
  std::vector<std::string> kinds;
  for (const rules::FigureKind& kind : rules::figureKindsOfLeaders(session_.rules())) kinds.push_back(kind.slug);
  const std::string name = newName<model::Leader>(battle, tr("New leader"));
  auto made = model::addLeader(battle, *to, name, kinds, model::haveChits(battle), tr("Add a leader").toStdString());
  const model::Command* command = battle.find(tree_->command());
  if (command && !command->leader) {
    model::Command row = *command;
    row.leader = made.row;
    made.edit.append(model::change(battle, row, {}));
  }
  make(made.edit, made.row);
}

void ForcesOutline::addUnits() {
  const auto to = army();
  if (!to) return;
  auto* dialog = new ForcesUnitsDialog(session_, *to, tree_->command(), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &ForcesUnitsDialog::made, this, [this](const std::vector<Id<model::Unit>>& units) {
    std::vector<const model::Unit*> rows;
    for (const Id<model::Unit> id : units) rows.push_back(session_.battle().find<model::Unit>(id));
    const auto first = std::min_element(rows.begin(), rows.end(),
                                        [](const auto* a, const auto* b) { return a->ordinal < b->ordinal; });
    if (first != rows.end()) choose((*first)->id);
    tree_->setFocus();
  });
  dialog->open();
}

void ForcesOutline::duplicate() {
  const auto parts = tree_->chosen();
  if (parts.size() != 1) return;
  const QString name = ForcesWords::name(session_.translated(), parts.front());
  const auto copy = model::duplicate(session_.battle(), parts.front(), tr("Duplicate %1").arg(name).toStdString());
  if (copy.part) make(copy.edit, *copy.part);
}

void ForcesOutline::remove() {
  const auto parts = tree_->chosen();
  if (parts.empty()) return;
  const QString name = parts.size() == 1 ? ForcesWords::name(session_.translated(), parts.front())
                                         : tr("%n rows", nullptr, static_cast<int>(parts.size()));
  const auto removal = model::removalOf(session_.battle(), parts, tr("Delete %1").arg(name).toStdString());
  const QString goes = ForcesWords::removal(removal, parts, rules::mentionsLost(session_.battle(), removal.edit));
  if (goes.isEmpty()) return removeNow(removal);
  auto* question =
      new QMessageBox(QMessageBox::Question, tr("Delete"), tr("Delete %1?").arg(name), QMessageBox::Cancel, this);
  question->setObjectName(QStringLiteral("forces.question"));
  question->setTextFormat(Qt::PlainText);
  question->setInformativeText(goes + QLatin1Char(' ') + tr("Ctrl+Z brings everything back."));
  question->setAttribute(Qt::WA_DeleteOnClose);
  QPushButton* yes = question->addButton(tr("Delete"), QMessageBox::DestructiveRole);
  question->setDefaultButton(QMessageBox::Cancel);
  connect(yes, &QPushButton::clicked, this, [this, removal] { removeNow(removal); });
  question->open();
}

// In all variants, so that no remaining placements refer to removed rows.
void ForcesOutline::removeNow(const model::Removal& removal) {
  session_.applyEverywhere(removal.edit);
}

void ForcesOutline::moveUp() {
  move(-1);
}
void ForcesOutline::moveDown() {
  move(1);
}

void ForcesOutline::move(int by) {
  const auto parts = tree_->chosen();
  if (parts.size() != 1) return;
  const QString name = ForcesWords::name(session_.translated(), parts.front());
  const QString title = by < 0 ? tr("Move %1 up").arg(name) : tr("Move %1 down").arg(name);
  const auto edit = model::move(session_.battle(), parts.front(), by, title.toStdString());
  if (!edit.empty()) session_.apply(edit);
}

void ForcesOutline::moveUnits(const std::vector<Id<model::Unit>>& units, std::optional<Id<model::Command>> to) {
  if (units.empty() || session_.isReadOnly()) return;
  const QString who = units.size() == 1 ? ForcesWords::name(session_.translated(), units.front())
                                        : tr("%n units", nullptr, static_cast<int>(units.size()));
  const QString where = to ? ForcesWords::name(session_.translated(), *to) : tr("no command");
  const auto edit =
      model::moveToCommand(session_.battle(), units, to, tr("Move %1 to %2").arg(who, where).toStdString());
  if (!edit.empty()) session_.apply(edit);
}

}  // namespace redoubt::editor
