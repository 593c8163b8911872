#include "editor/boards/schedule_board.h"

#include <QAction>
#include <QActionGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QScrollArea>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/schedule_edit.h"
#include "core/rules/turns/victory_bound.h"
#include "editor/boards/grid_words.h"
#include "editor/boards/turn_cell_form.h"
#include "editor/session/lit_hexes.h"
#include "editor/session/to_qt.h"
#include "editor/style/elided_label.h"
#include "editor/style/icons.h"
#include "editor/style/plain_tip.h"
#include "editor/style/theme.h"
#include "editor/words/schedule_words.h"
#include "editor/words/terrain_words.h"

namespace redoubt::editor {
namespace {

using What = rules::GridPaint::What;
using Kind = rules::GridRow::Kind;

constexpr int kFormWidth = 250;
constexpr int kWidthForWords = 800;  // of the bar with the words of all brushes

constexpr What kBrushes[]{What::Fixed,       What::Enters,    What::Dice,   What::Opens,
                          What::Unavailable, What::Available, What::Nothing};

rules::TurnCell sample(What what) {
  rules::TurnCell cell;
  cell.isFixed = what == What::Fixed;
  cell.isEntering = what == What::Enters;
  cell.isDiced = what == What::Dice;
  cell.isOpening = what == What::Opens;
  cell.isBarred = what == What::Unavailable;
  cell.isAvailable = what == What::Available;
  return cell;
}

QIcon signIconOf(What what) {
  if (what == What::Nothing) return icon(QStringLiteral("draw-eraser"));
  QPixmap picture(32, 32);
  picture.setDevicePixelRatio(2);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  paintGridSign(painter, QRectF(0, 0, 16, 16), sample(what));
  return QIcon(picture);
}

}  // namespace

ScheduleBoard::ScheduleBoard(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      view_(new GridView(session)),
      form_(new TurnCellForm(session)),
      scroll_(new QScrollArea),
      empty_(new QLabel),
      bounds_(new ElidedLabel),
      details_(new QToolButton),
      brushes_(new QActionGroup(this)) {
  setObjectName(QStringLiteral("schedule"));
  empty_->setObjectName(QStringLiteral("schedule.empty"));
  empty_->setWordWrap(true);
  empty_->setMargin(size::kMargin);
  setRole(*empty_, "second");
  bounds_->setObjectName(QStringLiteral("schedule.bounds"));
  bounds_->setTextFormat(Qt::PlainText);
  bounds_->setContentsMargins(8, 3, 8, 4);
  setRole(*bounds_, "second");
  scroll_->setWidget(form_);
  scroll_->setWidgetResizable(true);
  scroll_->setFrameShape(QFrame::NoFrame);
  scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll_->setFixedWidth(size::scaled(kFormWidth));
  view_->setFrameShape(QFrame::NoFrame);
  auto* middle = new QHBoxLayout;
  middle->setSpacing(0);
  middle->addWidget(view_, 1);
  middle->addWidget(scroll_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(makeBar());
  column->addWidget(empty_);
  column->addLayout(middle, 1);
  column->addWidget(bounds_);
  connectSession();
}

QWidget* ScheduleBoard::makeBar() {
  auto* bar = new QWidget;
  bar->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);  // a dock may be narrower than its words
  auto* row = new QHBoxLayout(bar);
  row->setContentsMargins(6, 2, 6, 2);
  row->setSpacing(1);
  brushes_->setExclusive(true);
  const auto add = [&](const QIcon& sign, const QString& words, const QString& tip, const QString& name) {
    auto* action = new QAction(sign, words, brushes_);
    action->setCheckable(true);
    action->setToolTip(tip);
    auto* button = new QToolButton;
    button->setObjectName(name);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    button->setIconSize({16, 16});
    button->setAccessibleName(words);
    button->setFocusPolicy(Qt::TabFocus);
    row->addWidget(button);
    return action;
  };
  QAction* select = add(icon(QStringLiteral("edit-select")), tr("Select"),
                        tr("Select cells; keys and the menu change them"), QStringLiteral("schedule.brush.select"));
  select->setChecked(true);
  connect(select, &QAction::triggered, this, [this] { setBrush(std::nullopt); });
  for (const What what : kBrushes) {
    const QString name = QStringLiteral("schedule.brush.%1").arg(static_cast<int>(what));
    QAction* action = add(signIconOf(what), GridWords::paint(what),
                          tr("%1: click a cell or drag over turns of a row; the key %2 does it for what is selected")
                              .arg(GridWords::paint(what), GridWords::keyOf(what)),
                          name);
    action->setData(static_cast<int>(what));
    connect(action, &QAction::triggered, this, [this, what] { setBrush(what); });
  }
  row->addStretch(1);
  details_->setObjectName(QStringLiteral("schedule.details"));
  details_->setText(tr("Details"));
  details_->setToolTip(tr("All of the chosen cell: its entry, odds, conditions and return points"));
  details_->setCheckable(true);
  details_->setAutoRaise(true);
  details_->setFocusPolicy(Qt::TabFocus);
  connect(details_, &QToolButton::clicked, this, [this](bool isWanted) {
    wantsDetails_ = isWanted;
    shareRoom();
  });
  row->addWidget(details_);
  return bar;
}

void ScheduleBoard::setBrush(std::optional<What> brush) {
  for (QAction* action : brushes_->actions()) {
    const bool isIt = brush ? action->data() == static_cast<int>(*brush) : !action->data().isValid();
    if (isIt) action->setChecked(true);
  }
  view_->setBrush(brush);
}

void ScheduleBoard::connectSession() {
  connect(view_, &GridView::painted, this, &ScheduleBoard::paint);
  connect(view_, &GridView::menuWanted, this, &ScheduleBoard::showMenu);
  connect(&view_->grid(), &GridModel::typed, this, &ScheduleBoard::setChoices);
  connect(&view_->grid(), &GridModel::refused, &session_, &Session::failed);
  connect(view_->selectionModel(), &QItemSelectionModel::currentChanged, this, &ScheduleBoard::showCell);
  connect(view_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ScheduleBoard::showCell);
  connect(form_, &TurnCellForm::entryWanted, this, &ScheduleBoard::entryWanted);
  connect(form_, &TurnCellForm::lineWanted, this, &ScheduleBoard::lineWanted);
  const auto stale = [this] {
    isStale_ = true;
    if (isVisible()) refresh();
  };
  connect(&session_, &Session::documentReplaced, this, stale);
  connect(&session_.setUp(), &ShownSetUp::variantChanged, this, stale);
  connect(&session_, &Session::accessChanged, this, stale);
  connect(&session_, &Session::changed, this, [stale](const model::Changes& changes) {
    using namespace model;
    const bool concerns = changes.touches<PoolLine>() || changes.touches<Entry>() || changes.touches<Leader>() ||
                          changes.touches<Army>() || changes.touches<Command>() || changes.touches<Placement>() ||
                          changes.touches<Setting>() || changes.touches<Scenario>() || changes.touches<Variant>() ||
                          changes.touches<Rule>() || changes.touches<Event>() || changes.touches<ReturnPoint>() ||
                          changes.touches<Zone>() || changes.touches<ZoneHex>() || changes.touches<Victory>() ||
                          changes.touches<FaceFigure>() || changes.touches<Mark>() || changes.touches<Unit>();
    if (concerns) stale();
  });
  connect(&session_, &Session::findingsChanged, this, [this] {
    if (isVisible() && !isStale_) {
      view_->grid().showFindings();
      showCell();
    }
  });
}

void ScheduleBoard::setScenario(std::optional<Id<model::Scenario>> scenario) {
  scenario_ = scenario;
  isStale_ = true;
  if (isVisible()) refresh();
}

void ScheduleBoard::followShown() {
  setScenario(std::nullopt);
}

std::optional<Id<model::Variant>> ScheduleBoard::variant() const {
  const auto shown = session_.setUp().variant();
  if (!scenario_) return shown;
  const auto variants = rules::variants(session_.battle(), *scenario_);
  const bool isOfIt = shown && std::any_of(variants.begin(), variants.end(),
                                           [&](const model::Variant* each) { return each->id == *shown; });
  if (isOfIt) return shown;
  return variants.empty() ? std::nullopt : std::optional(variants.front()->id);
}

// A schedule is only worked out while somebody looks.
void ScheduleBoard::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (isStale_) refresh();
}

void ScheduleBoard::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  LitHexes::of(session_).light({});
}

void ScheduleBoard::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  shareRoom();
}

// The details stand beside the grid where all turns have room too, or where they are asked for.
void ScheduleBoard::shareRoom() {
  const int scrollBar = view_->style()->pixelMetric(QStyle::PM_ScrollBarExtent) + 4;
  const bool hasRoom = width() >= view_->wholeWidth() + scroll_->width() + scrollBar;
  const bool isShown = wantsDetails_.value_or(hasRoom) && view_->grid().rowCount() > 0;
  details_->setChecked(isShown);
  scroll_->setVisible(isShown);
  // On a narrow board the brushes are their signs alone.
  const auto style = width() >= size::scaled(kWidthForWords) ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly;
  for (auto* button : findChildren<QToolButton*>()) {
    if (button != details_ && button->defaultAction()) button->setToolButtonStyle(style);
  }
}

void ScheduleBoard::refresh() {
  isStale_ = false;
  const auto current = view_->currentIndex();
  view_->grid().show(variant());
  const bool hasRows = view_->grid().rowCount() > 0;
  empty_->setText(!variant() ? tr("This battle has no scenario yet.")
                             : tr("This scenario has no leaders and no chits: there is nothing to schedule."));
  empty_->setVisible(!hasRows);
  view_->setVisible(hasRows);
  shareRoom();
  const bool canEdit = TerrainWords::obstacle(session_).isEmpty();
  for (QAction* action : brushes_->actions()) action->setEnabled(canEdit || !action->data().isValid());
  if (!canEdit) setBrush(std::nullopt);
  if (!view_->currentIndex().isValid() && current.isValid() && current.row() < view_->grid().rowCount() &&
      current.column() < view_->grid().columnCount()) {
    view_->setCurrentIndex(view_->grid().index(current.row(), current.column()));
  }
  showCell();
  showBounds();
}

void ScheduleBoard::showCell() {
  const QModelIndex index = view_->currentIndex();
  if (!index.isValid()) return form_->show(view_->grid().scenario(), nullptr, nullptr, {1, 1}, {});
  form_->show(view_->grid().scenario(), &view_->grid().row(index.row()), &view_->grid().cell(index),
              view_->selectedTurns(), view_->grid().faults(index));
}

void ScheduleBoard::showBounds() {
  QStringList words;
  QStringList more;
  const model::Variant* row = session_.battle().find(variant());
  if (row) {
    for (const rules::VictoryBound& bound : rules::victoryBounds(session_.battle(), session_.rules(), *row)) {
      const bool saysNothing = bound.shares.empty() && bound.thresholds.empty();
      if (saysNothing) continue;
      words << GridWords::bound(session_, bound);
      more << GridWords::bound(session_, bound) << GridWords::shares(session_, bound);
    }
  }
  bounds_->setText(words.join(QStringLiteral("  ·  ")));
  bounds_->setToolTip(plainTip(more.join(QLatin1Char('\n'))));
  bounds_->setVisible(!words.isEmpty());
}

void ScheduleBoard::choose(Id<model::PoolLine> line) {
  if (isStale_) refresh();
  const GridModel& grid = view_->grid();
  for (int row = 0; row < grid.rowCount(); ++row) {
    for (int column = 0; column < grid.columnCount(); ++column) {
      const auto& lines = grid.cell(grid.index(row, column)).lines;
      if (std::find(lines.begin(), lines.end(), line) == lines.end()) continue;
      return view_->setCurrentIndex(grid.index(row, column));
    }
  }
}

void ScheduleBoard::chooseTurn(int turn) {
  if (isStale_) refresh();
  const int column = view_->grid().columnOf(turn);
  const int row = std::max(0, view_->currentIndex().row());
  if (column >= 0) view_->setCurrentIndex(view_->grid().index(row, column));
}

QString ScheduleBoard::rowsWords(const std::vector<int>& rows) const {
  if (rows.size() == 1) return GridWords::row(session_, view_->grid().row(rows.front()));
  return tr("%n rows", nullptr, static_cast<int>(rows.size()));
}

void ScheduleBoard::apply(const model::Edit& edit) {
  if (!edit.empty()) session_.apply(edit);
}

// The entry by which the leader is placed, otherwise one of that turn, otherwise the only one of the army.
std::optional<Id<model::Entry>> ScheduleBoard::entryFor(Id<model::Leader> leader, int turn) const {
  const auto scenario = view_->grid().scenario();
  const model::Leader* row = session_.battle().find<model::Leader>(leader);
  if (!scenario || !row) return std::nullopt;
  if (const auto shown = variant()) {
    for (const model::Placement* each : rules::placements(session_.battle(), *shown)) {
      if (each->leader == leader && each->entry) return each->entry;
    }
  }
  std::vector<const model::Entry*> own;
  for (const model::Entry* each : rules::entriesIn(session_.battle(), *scenario)) {
    if (each->army == row->army) own.push_back(each);
  }
  for (const model::Entry* each : own) {
    if (each->turn == turn) return each->id;
  }
  return own.size() == 1 ? std::optional(own.front()->id) : std::nullopt;
}

void ScheduleBoard::paint(const std::vector<int>& rows, rules::TurnRange turns, What what, bool isOn) {
  const auto scenario = view_->grid().scenario();
  if (!scenario || !TerrainWords::obstacle(session_).isEmpty()) return;
  const QString title = isOn ? tr("%1: %2, %3", "who, what, when")
                                   .arg(rowsWords(rows), GridWords::paint(what).toLower(), GridWords::turns(turns))
                             : tr("%1: no longer “%2”, %3", "who, what, when")
                                   .arg(rowsWords(rows), GridWords::paint(what).toLower(), GridWords::turns(turns));
  model::Battle now = session_.battle();
  bool isRefused = false;
  for (const int each : rows) {
    const rules::GridRow& row = view_->grid().row(each);
    if (row.kind == Kind::Army && what == What::Nothing && row.army) {
      now = model::applied(std::move(now), rules::setChoices(now, *scenario, *row.army, turns, {}, {}));
    }
    if (row.kind != Kind::Leader || !row.leader) continue;
    if (what == What::Nothing && !rules::canClear(now, *scenario, *row.leader, turns)) isRefused = true;
    rules::GridPaint paint{what, isOn, std::nullopt, {}};
    if (isOn && (what == What::Enters || what == What::Dice)) paint.entry = entryFor(*row.leader, turns.first);
    now = model::applied(std::move(now), rules::paintGrid(now, *scenario, *row.leader, turns, paint, {}));
  }
  if (isRefused) {
    session_.reportFailure(
        tr("The lines of this army are inherited, and its last one can't be taken away: the scenario "
           "would inherit them again."));
  }
  apply(model::toEdit(model::difference(session_.battle(), now), title.toStdString()));
}

void ScheduleBoard::setChoices(const QModelIndex& index, const std::vector<rules::GridChoice>& choices) {
  const auto scenario = view_->grid().scenario();
  const rules::GridRow& row = view_->grid().row(index.row());
  if (!scenario || !row.army) return;
  const bool isInSelection = view_->selectionModel()->isSelected(index);
  const int turn = view_->grid().turn(index.column());
  const rules::TurnRange turns = isInSelection ? view_->selectedTurns() : rules::TurnRange{turn, turn};
  const QString words = choices.empty() ? tr("none") : GridWords::choices(session_, choices);
  apply(rules::setChoices(session_.battle(), *scenario, *row.army, turns, choices,
                          tr("%1: chooses %2, %3", "army, how many, when")
                              .arg(GridWords::row(session_, row), words, GridWords::turns(turns))
                              .toStdString()));
}

void ScheduleBoard::makeAvailableFrom() {
  const auto scenario = view_->grid().scenario();
  const QModelIndex index = view_->currentIndex();
  if (!scenario || !index.isValid() || !view_->grid().row(index.row()).leader) return;
  const rules::GridRow& row = view_->grid().row(index.row());
  const int from = view_->selectedTurns().first;
  const rules::TurnRange game{view_->grid().turn(0), view_->grid().turn(view_->grid().columnCount() - 1)};
  apply(rules::availableFrom(
      session_.battle(), *scenario, *row.leader, from, game, {},
      tr("%1: available from turn %2").arg(GridWords::row(session_, row)).arg(from).toStdString()));
}

void ScheduleBoard::showMenu(QPoint global) {
  const QModelIndex index = view_->currentIndex();
  if (!index.isValid()) return;
  auto* menu = new QMenu(this);
  menu->setObjectName(QStringLiteral("schedule.menu"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  const bool canEdit = TerrainWords::obstacle(session_).isEmpty();
  const rules::GridRow& row = view_->grid().row(index.row());
  if (row.kind == Kind::Army) {
    menu->addAction(tr("What the player &chooses…"), view_, [this, index] { view_->edit(index); })->setEnabled(canEdit);
  }
  for (const What what : kBrushes) {
    if (row.kind != Kind::Leader && what != What::Nothing) continue;
    if (what == What::Nothing) menu->addSeparator();
    QAction* action = menu->addAction(
        signIconOf(what), GridWords::paint(what) + QLatin1Char('\t') + GridWords::keyOf(what), this, [this, what] {
          const auto turns = view_->selectedTurns();
          paint(view_->selectedRows(), turns, what, true);
        });
    action->setEnabled(canEdit && row.kind != Kind::Chit);
  }
  if (row.kind == Kind::Leader) {
    menu->addAction(tr("A&vailable from turn %1 on").arg(view_->selectedTurns().first), this,
                    &ScheduleBoard::makeAvailableFrom)
        ->setEnabled(canEdit);
  }
  menu->popup(global);
}

}  // namespace redoubt::editor
