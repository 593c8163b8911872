#include "editor/dialogs/forces/forces_tree.h"

#include <QDropEvent>
#include <QHeaderView>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTreeWidgetItemIterator>
#include <algorithm>
#include <set>

#include "core/rules/command/chain_of_command.h"
#include "core/rules/forces/arms.h"
#include "editor/dialogs/forces/forces_words.h"
#include "editor/fields/row_findings.h"
#include "editor/session/to_qt.h"
#include "editor/style/icons.h"
#include "editor/style/plain_tip.h"
#include "editor/style/theme.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

enum Column { kName, kDetail, kSign, kColumns };
constexpr int kKindRole = Qt::UserRole;  // the index in ForcePart, -1 for a heading
constexpr int kIdRole = Qt::UserRole + 1;
constexpr int kKeyRole = Qt::UserRole + 2;
constexpr int kStoredRole = Qt::UserRole + 3;  // the name as the battle has it, which may be shown translated
constexpr int kHeading = -1;
constexpr int kPlayer = 0, kArmy = 1, kCommand = 2, kUnit = 4;
constexpr int kSwatch = 14;
constexpr int kDetailWidth = 150;
constexpr int kManyUnits = 60;  // from this number on units would hide the commands

// A full square for an army, a stripe for a command.
QIcon swatch(const std::string& colour, bool isStripe) {
  QPixmap pixmap(kSwatch * 2, kSwatch * 2);
  pixmap.setDevicePixelRatio(2);
  pixmap.fill(Qt::transparent);
  const QColor fill(toQt(colour));
  if (!fill.isValid()) return QIcon(pixmap);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(colours().line, 1));
  painter.setBrush(fill);
  const QRectF box = isStripe ? QRectF(0.5, 4.5, kSwatch - 1, 5) : QRectF(0.5, 0.5, kSwatch - 1, kSwatch - 1);
  painter.drawRoundedRect(box, 2, 2);
  painter.end();
  QIcon icon(pixmap);
  icon.addPixmap(pixmap, QIcon::Selected);  // because the style would tint it
  return icon;
}

int kindOf(const QTreeWidgetItem* item) {
  return item->data(kName, kKindRole).toInt();
}
std::int64_t idOf(const QTreeWidgetItem* item) {
  return item->data(kName, kIdRole).toLongLong();
}

model::ForcePart partOf(const QTreeWidgetItem* item) {
  const std::int64_t id = idOf(item);
  switch (kindOf(item)) {
    case kPlayer: return Id<model::Player>{id};
    case kArmy: return Id<model::Army>{id};
    case kCommand: return Id<model::Command>{id};
    case kUnit: return Id<model::Unit>{id};
    default: return Id<model::Leader>{id};
  }
}

// The row itself or its ancestor of that kind; null without one.
const QTreeWidgetItem* above(const QTreeWidgetItem* item, int kind) {
  while (item && kindOf(item) != kind) item = item->parent();
  return item;
}

template <class Row>
std::optional<Id<Row>> idAbove(const QTreeWidgetItem* item, int kind) {
  const QTreeWidgetItem* found = item ? above(item, kind) : nullptr;
  return found ? std::optional(Id<Row>{idOf(found)}) : std::nullopt;
}

// Returns whether the row is visible.
bool hideUnlike(QTreeWidgetItem* item, const QString& wanted) {
  const QString words = item->text(kName) + QLatin1Char(' ') + item->text(kDetail) + QLatin1Char(' ') +
                        item->data(kName, kStoredRole).toString();
  const bool isLike = wanted.isEmpty() || plainText(words).contains(wanted);
  bool isSeen = isLike;
  // Everything below a matching command is shown.
  for (int i = 0; i < item->childCount(); ++i) {
    const bool isChildSeen = hideUnlike(item->child(i), isLike ? QString() : wanted);
    isSeen = isSeen || isChildSeen;
  }
  item->setHidden(!isSeen);
  if (isSeen && !isLike) item->setExpanded(true);
  return isSeen;
}

}  // namespace

ForcesTree::ForcesTree(QWidget* parent) : QTreeWidget(parent) {
  setObjectName(QStringLiteral("forces.tree"));
  setAccessibleName(tr("Forces"));
  setColumnCount(kColumns);
  setHeaderHidden(true);
  header()->setStretchLastSection(false);
  header()->setMinimumSectionSize(20);
  header()->setSectionResizeMode(kName, QHeaderView::Stretch);
  header()->setSectionResizeMode(kDetail, QHeaderView::Fixed);
  header()->setSectionResizeMode(kSign, QHeaderView::Fixed);
  header()->resizeSection(kDetail, kDetailWidth);
  header()->resizeSection(kSign, 24);
  setIconSize({kSwatch, kSwatch});
  setIndentation(16);
  setUniformRowHeights(true);
  setSelectionMode(QAbstractItemView::ExtendedSelection);
  setDragDropMode(QAbstractItemView::InternalMove);
  setDefaultDropAction(Qt::MoveAction);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  connect(this, &QTreeWidget::itemSelectionChanged, this, [this] {
    if (!isShowing_) emit chosenChanged();
  });
}

QTreeWidgetItem* ForcesTree::addGroup(QTreeWidgetItem* parent, const QString& name, const QString& detail) {
  auto* item = parent ? new QTreeWidgetItem(parent) : new QTreeWidgetItem(this);
  item->setText(kName, name);
  item->setText(kDetail, detail);
  item->setTextAlignment(kDetail, Qt::AlignRight | Qt::AlignVCenter);
  item->setForeground(kDetail, colours().second);
  item->setToolTip(kName, plainTip(name));
  item->setToolTip(kDetail, plainTip(detail));
  item->setSizeHint(kName, {0, size::row()});
  item->setData(kName, kKindRole, kHeading);
  const QString above = parent ? parent->data(kName, kKeyRole).toString() : QString();
  item->setData(kName, kKeyRole, above + QStringLiteral("/-"));
  item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsDropEnabled);
  return item;
}

QTreeWidgetItem* ForcesTree::add(QTreeWidgetItem* parent, const model::ForcePart& part, const QString& name,
                                 const QString& detail) {
  QTreeWidgetItem* item = addGroup(parent, name.isEmpty() ? tr("(without a name)") : name, detail);
  const int kind = static_cast<int>(part.index());
  const std::int64_t id = std::visit([](const auto& each) { return each.value; }, part);
  const QString above = parent ? parent->data(kName, kKeyRole).toString() : QString();
  item->setData(kName, kKindRole, kind);
  item->setData(kName, kIdRole, static_cast<qlonglong>(id));
  item->setData(kName, kStoredRole, ForcesWords::ownName(session_->battle(), part));
  item->setData(kName, kKeyRole, QStringLiteral("%1/%2.%3").arg(above).arg(kind).arg(id));
  Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDropEnabled;
  if (kind == kUnit && !session_->isReadOnly()) flags |= Qt::ItemIsDragEnabled;
  item->setFlags(flags);
  return item;
}

void ForcesTree::mark(QTreeWidgetItem* item, const model::ForcePart& part) {
  const model::Scenario* scenario = session_->battle().find(session_->setUp().scenario());
  const auto found =
      findingsAbout(*session_, ForcesWords::subject(session_->battle(), part), scenario ? scenario->slug : "");
  const auto severity = worstSeverity(found);
  if (!severity) return;
  item->setIcon(kSign, signIcon(*severity == model::Severity::Error     ? Sign::Error
                                : *severity == model::Severity::Warning ? Sign::Warning
                                                                        : Sign::Note));
  item->setToolTip(kSign, plainTip(faultWords(*session_, found)));
}

void ForcesTree::addUnit(QTreeWidgetItem* parent, const model::Unit& unit) {
  const QString type =
      unit.type.empty() ? tr("no type") : toQt(rules::typeTitle(session_->translatedRules(), unit.type));
  QTreeWidgetItem* item = add(parent, unit.id, toQt(unit.name), type);
  mark(item, unit.id);
}

void ForcesTree::addLeader(QTreeWidgetItem* parent, const model::Leader& leader) {
  QTreeWidgetItem* item =
      add(parent, leader.id, toQt(leader.name), leader.overall ? tr("overall commander") : tr("leader"));
  QFont font = item->font(kName);
  font.setItalic(true);
  item->setFont(kName, font);
  mark(item, leader.id);
}

void ForcesTree::addCommand(QTreeWidgetItem* parent, const model::Command& command,
                            const std::vector<const model::Unit*>& units) {
  const model::Battle& battle = session_->translated();
  std::vector<const model::Unit*> own;
  for (const model::Unit* unit : units) {
    if (battle.find<model::UnitCommand>({unit->id, command.id})) own.push_back(unit);
  }
  const QString count = tr("%n units", nullptr, static_cast<int>(own.size()));
  QTreeWidgetItem* item = add(parent, command.id, toQt(command.name), count);
  item->setIcon(kName, swatch(command.colour, true));
  mark(item, command.id);
  if (const model::Leader* leader = battle.find(command.leader)) addLeader(item, *leader);
  for (const model::Unit* unit : own) addUnit(item, *unit);
}

void ForcesTree::addArmy(QTreeWidgetItem* parent, const model::Army& army) {
  const model::Battle& battle = session_->translated();
  const auto units = model::unitsIn(battle, army.id);
  const auto commands = model::commandsIn(battle, army.id);
  QTreeWidgetItem* item =
      add(parent, army.id, toQt(army.name), tr("%n units", nullptr, static_cast<int>(units.size())));
  item->setIcon(kName, swatch(army.colour, false));
  QFont font = item->font(kName);
  font.setBold(true);
  item->setFont(kName, font);
  mark(item, army.id);
  std::set<Id<model::Leader>> led;
  for (const model::Command* command : commands) {
    if (command->leader) led.insert(*command->leader);
  }
  for (const model::Leader* leader : model::leadersIn(battle, army.id)) {
    if (!led.contains(leader->id)) addLeader(item, *leader);
  }
  for (const model::Command* command : commands) addCommand(item, *command, units);
  std::vector<const model::Unit*> free;
  for (const model::Unit* unit : units) {
    if (rules::commandsOf(battle, unit->id).empty()) free.push_back(unit);
  }
  QTreeWidgetItem* holder = item;
  if (!free.empty() && !commands.empty()) {
    holder = addGroup(item, tr("In no command"), tr("%n units", nullptr, static_cast<int>(free.size())));
    holder->setForeground(kName, colours().second);
  }
  for (const model::Unit* unit : free) addUnit(holder, *unit);
}

void ForcesTree::keepCollapsed() {
  for (QTreeWidgetItemIterator at(this); *at; ++at) {
    if ((*at)->childCount() == 0 || !filter_.isEmpty()) continue;
    const QString key = (*at)->data(kName, kKeyRole).toString();
    if ((*at)->isExpanded()) {
      collapsed_.remove(key);
    } else {
      collapsed_.insert(key);
    }
  }
}

void ForcesTree::show(const Session& session) {
  session_ = &session;
  const QScopedValueRollback showing(isShowing_, true);
  keepCollapsed();
  const auto before = chosen();
  const QString current = currentItem() ? currentItem()->data(kName, kKeyRole).toString() : QString();
  const int scrolled = verticalScrollBar()->value();
  clear();
  for (const model::Player* player : model::playersOf(session.translated())) {
    const auto armies = model::armiesOf(session.translated(), player->id);
    QTreeWidgetItem* item =
        add(nullptr, player->id, toQt(player->name), tr("%n armies", nullptr, static_cast<int>(armies.size())));
    mark(item, player->id);
    for (const model::Army* army : armies) addArmy(item, *army);
  }
  const bool isLarge = session.battle().all<model::Unit>().size() > kManyUnits;
  const std::set<model::ForcePart> wanted(before.begin(), before.end());
  std::set<model::ForcePart> found;
  for (QTreeWidgetItemIterator at(this); *at; ++at) {
    QTreeWidgetItem* item = *at;
    const QString key = item->data(kName, kKeyRole).toString();
    if (isFirst_ && isLarge && (kindOf(item) == kCommand || kindOf(item) == kHeading)) collapsed_.insert(key);
    item->setExpanded(!collapsed_.contains(key));
    if (kindOf(item) == kHeading || !wanted.contains(partOf(item))) continue;
    if (key == current) setCurrentItem(item, kName, QItemSelectionModel::NoUpdate);
    // A unit of several commands is chosen where it was chosen before.
    if (found.insert(partOf(item)).second || key == current) item->setSelected(true);
  }
  if (!session.battle().all<model::Player>().empty()) isFirst_ = false;
  setFilter(filter_);
  verticalScrollBar()->setValue(scrolled);
}

void ForcesTree::setFilter(const QString& filter) {
  filter_ = filter;
  const QString wanted = plainText(filter.simplified());
  for (int i = 0; i < topLevelItemCount(); ++i) hideUnlike(topLevelItem(i), wanted);
}

std::vector<model::ForcePart> ForcesTree::chosen() const {
  std::vector<model::ForcePart> parts;
  for (const QTreeWidgetItem* item : selectedItems()) {
    if (kindOf(item) == kHeading) continue;
    const model::ForcePart part = partOf(item);
    if (std::find(parts.begin(), parts.end(), part) == parts.end()) parts.push_back(part);
  }
  return parts;
}

void ForcesTree::choose(const model::ForcePart& part) {
  for (QTreeWidgetItemIterator at(this); *at; ++at) {
    if (kindOf(*at) == kHeading || partOf(*at) != part) continue;
    for (QTreeWidgetItem* parent = (*at)->parent(); parent; parent = parent->parent()) parent->setExpanded(true);
    setCurrentItem(*at, kName, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollToItem(*at);
    return;
  }
}

std::optional<Id<model::Army>> ForcesTree::army() const {
  return idAbove<model::Army>(currentItem(), kArmy);
}
std::optional<Id<model::Command>> ForcesTree::command() const {
  return idAbove<model::Command>(currentItem(), kCommand);
}
std::optional<Id<model::Player>> ForcesTree::player() const {
  return idAbove<model::Player>(currentItem(), kPlayer);
}

std::vector<Id<model::Unit>> ForcesTree::draggedUnits() const {
  std::vector<Id<model::Unit>> units;
  for (const model::ForcePart& part : chosen()) {
    if (const auto* unit = std::get_if<Id<model::Unit>>(&part)) units.push_back(*unit);
  }
  return units;
}

const QTreeWidgetItem* ForcesTree::targetAt(const QPoint& at) const {
  const QTreeWidgetItem* item = itemAt(at);
  if (!item || !session_) return nullptr;
  const auto army = idAbove<model::Army>(item, kArmy);
  const auto units = draggedUnits();
  const bool isOwn = !units.empty() && std::all_of(units.begin(), units.end(), [&](Id<model::Unit> id) {
    const model::Unit* unit = session_->battle().find<model::Unit>(id);
    return unit && army == unit->army;
  });
  return isOwn ? item : nullptr;
}

void ForcesTree::dragMoveEvent(QDragMoveEvent* event) {
  QTreeWidget::dragMoveEvent(event);
  if (event->source() == this && targetAt(event->position().toPoint())) {
    event->accept();
  } else {
    event->ignore();
  }
}

// The edit updates the rows; the widget must not move them itself.
void ForcesTree::dropEvent(QDropEvent* event) {
  const QTreeWidgetItem* target = event->source() == this ? targetAt(event->position().toPoint()) : nullptr;
  event->setDropAction(Qt::IgnoreAction);
  event->accept();
  if (target) emit unitsDropped(draggedUnits(), idAbove<model::Command>(target, kCommand));
}

void ForcesTree::changeEvent(QEvent* event) {
  QTreeWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && session_) show(*session_);
}

}  // namespace redoubt::editor
