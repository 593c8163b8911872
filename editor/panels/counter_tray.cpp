#include "editor/panels/counter_tray.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QSettings>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/rules/forces/markers.h"
#include "editor/panels/start_menu.h"
#include "editor/session/counter_style.h"
#include "editor/style/field_keys.h"
#include "editor/style/row_focus.h"
#include "editor/style/theme.h"
#include "editor/words/markers.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr int kLeastWidth = 180;

}  // namespace

CounterTray::CounterTray(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      model_(new TrayModel(session, this)),
      view_(new TrayView),
      delegate_(new TrayDelegate(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(makeBar());
  empty_ = new QLabel;
  empty_->setObjectName(QStringLiteral("tray.empty"));
  empty_->setWordWrap(true);
  empty_->setMargin(size::kMargin);
  empty_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  empty_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
  empty_->setAutoFillBackground(true);
  empty_->setBackgroundRole(QPalette::Base);
  setRole(*empty_, "second");
  column->addWidget(empty_);
  view_->setObjectName(QStringLiteral("tray.list"));
  view_->setAccessibleName(tr("Counters"));
  view_->setModel(model_);
  view_->setItemDelegate(delegate_);
  followRows(*view_);
  column->addWidget(view_, 1);
  column->addWidget(makePlacing());
  connectView();
  connect(model_, &TrayModel::refreshed, this, &CounterTray::reflect);
  connect(&session_.hand(), &Hand::counterInHandChanged, this, &CounterTray::followHand);
  followCounterStyle(session_, this, [this](const render::CounterStyle& style) {
    delegate_->setCounterStyle(style);
    view_->viewport()->update();
  });
  const auto startAfresh = [this] {
    setCurrent(std::nullopt);
    filter_->clear();
    chooseList(model_->unplacedCount() > 0);
  };
  connect(&session_, &Session::documentReplaced, this, startAfresh);
  connect(&session_, &Session::subjectRequested, this, &CounterTray::reveal);
  connect(&session_, &Session::goalRequested, this, [this](const FindingGoal& goal) {
    if (const auto* army = std::get_if<ArmyGoal>(&goal)) revealArmy(army->army);
  });
  startAfresh();
}

QWidget* CounterTray::makeBar() {
  auto* bar = new QWidget;
  setRole(*bar, "bar");
  bar->setAttribute(Qt::WA_StyledBackground);
  auto* column = new QVBoxLayout(bar);
  column->setContentsMargins(size::kMargin, 8, size::kMargin, 8);
  column->setSpacing(6);
  auto* segments = new QHBoxLayout;
  segments->setSpacing(0);
  unplaced_ = new QPushButton;
  all_ = new QPushButton;
  unplaced_->setObjectName(QStringLiteral("tray.unplaced"));
  all_->setObjectName(QStringLiteral("tray.all"));
  setRole(*unplaced_, "segment-first");
  setRole(*all_, "segment-last");
  auto* group = new QButtonGroup(this);
  for (QPushButton* button : {unplaced_, all_}) {
    button->setCheckable(true);
    group->addButton(button);
    segments->addWidget(button, 1);
  }
  connect(unplaced_, &QPushButton::clicked, this, [this] { chooseList(true); });
  connect(all_, &QPushButton::clicked, this, [this] { chooseList(false); });
  column->addLayout(segments);
  filter_ = new QLineEdit;
  filter_->setObjectName(QStringLiteral("tray.filter"));
  filter_->setPlaceholderText(tr("Filter by name, type, command"));
  filter_->setAccessibleName(tr("Filter counters"));
  filter_->setClearButtonEnabled(true);
  keepKeyboard(*filter_);
  connect(filter_, &QLineEdit::textChanged, model_, &TrayModel::setFilter);
  column->addWidget(filter_);
  return bar;
}

QWidget* CounterTray::makePlacing() {
  auto* bar = new QWidget;
  setRole(*bar, "bar");
  bar->setAttribute(Qt::WA_StyledBackground);
  auto* column = new QVBoxLayout(bar);
  column->setContentsMargins(size::kMargin, 8, size::kMargin, 8);
  column->setSpacing(6);
  place_ = new PlaceField(session_);
  column->addWidget(place_);
  inHand_ = new QLabel;
  inHand_->setObjectName(QStringLiteral("tray.inHand"));
  inHand_->setTextFormat(Qt::PlainText);
  inHand_->setWordWrap(true);
  setRole(*inHand_, "second");
  inHand_->hide();
  column->addWidget(inHand_);
  keep_ = new QCheckBox(tr("Keep placing"));
  keep_->setObjectName(QStringLiteral("tray.keepPlacing"));
  keep_->setToolTip(tr("When a counter is placed, the next one of its command comes in hand."));
  keep_->setChecked(QSettings().value(QStringLiteral("keepPlacing")).toBool());
  placeGroup_ = new QPushButton(tr("Place the whole command"));
  placeGroup_->setObjectName(QStringLiteral("tray.placeCommand"));
  placeGroup_->setAutoDefault(false);
  connect(placeGroup_, &QPushButton::clicked, this, [this] { takeGroup(model_->groupAt(view_->currentIndex())); });
  column->addWidget(keep_);
  column->addWidget(placeGroup_);
  connect(place_, &PlaceField::entered, this, &CounterTray::placeCurrent);
  connect(keep_, &QCheckBox::toggled, this, [](bool on) { QSettings().setValue(QStringLiteral("keepPlacing"), on); });
  return bar;
}

void CounterTray::connectView() {
  connect(view_, &TrayView::taken, this, &CounterTray::take);
  connect(view_, &TrayView::chosen, this, &CounterTray::takeToMap);
  connect(view_, &TrayView::visited, this, &CounterTray::visit);
  connect(view_, &TrayView::putBack, this, [this] { session_.hand().takeInHand(std::nullopt); });
  view_->setContextMenuPolicy(Qt::CustomContextMenu);
  connect(view_, &QWidget::customContextMenuRequested, this, &CounterTray::showMenu);
  connect(view_, &TrayView::dragStarted, this, [this](const TrayRow& row) { emit dragStarted(row.subject); });
  connect(view_, &TrayView::dragMoved, this, &CounterTray::dragMoved);
  connect(view_, &TrayView::dragDropped, this, &CounterTray::dragDropped);
  connect(view_, &TrayView::dragCancelled, this, &CounterTray::dragCancelled);
  connect(view_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
    showGroup();
    if (!index.isValid()) return;
    const TrayRow& row = model_->row(index.row());
    if (row.kind == TrayRow::Kind::Counter) setCurrent(row.subject);
  });
}

int CounterTray::placedCount(const model::Subject& subject) const {
  const auto& rows = session_.setUp().placements();
  if (const auto marker = Markers::of(session_, subject)) {
    return rules::tally(session_.rules(), rows, *marker).onHexes;
  }
  return std::any_of(rows.begin(), rows.end(),
                     [&](const model::Placement& row) { return model::subjectOf(row) == subject; });
}

void CounterTray::setCurrent(std::optional<model::Subject> subject) {
  current_ = std::move(subject);
  const QString name = current_ ? QString::fromStdString(session_.nameOf(*current_)) : QString();
  const auto marker = current_ ? Markers::of(session_, *current_) : std::nullopt;
  const bool isOnHexside = marker && rules::hexsideOf(session_.rules(), *marker);
  QString whyNot = Words::readOnlyReason(session_);
  if (whyNot.isEmpty() && name.isEmpty()) whyNot = tr("Choose a counter in the list first.");
  place_->setCounter(name, whyNot, isOnHexside ? std::optional(hex::FacingKind::Hexside) : std::nullopt);
}

void CounterTray::forgetPlaced() {
  if (!current_ || !model_->unplacedOnly() || !filter_->text().isEmpty()) return;
  if (session_.hand().counterInHand() != current_ && !model_->indexOf(*current_).isValid()) setCurrent(std::nullopt);
}

void CounterTray::followHand() {
  const std::optional<model::Subject> before = std::exchange(awaiting_, std::nullopt);
  const auto& now = session_.hand().counterInHand();
  const int placedBefore = std::exchange(awaitedFrom_, now ? placedCount(*now) : 0);
  if (now && (awaitedFrom_ == 0 || !now->marker.empty())) awaiting_ = now;
  delegate_->setInHand(now);
  const auto several = static_cast<int>(session_.hand().commandInHand().size());
  view_->setInHand(now || several > 0);
  inHand_->setText(now ? tr("In hand: %1. Esc puts it back.").arg(QString::fromStdString(session_.nameOf(*now)))
                   : several > 0 ? tr("In hand: %n counter(s). Esc puts them back.", nullptr, several)
                                 : QString());
  inHand_->setVisible(now || several > 0);
  view_->viewport()->update();
  if (before && placedCount(*before) > placedBefore) place_->clear();  // typed text is no longer needed, valid or not
  if (!now) forgetPlaced();
  // If it was put back by Esc it is still unplaced, and no further counter is taken.
  if (now || !before || !keep_->isChecked() || placedCount(*before) <= placedBefore) return;
  if (const auto next = model_->nextUnplaced(*before)) {
    setCurrent(next);
    session_.hand().takeInHand(next);
    reflect();
  }
}

void CounterTray::placeCurrent(const TypedPlace& place) {
  if (!current_ || session_.isReadOnly()) return;
  const model::Subject placed = *current_;
  const auto next = placed.marker.empty() ? model_->nextUnplaced(placed) : std::nullopt;  // a marker stays current
  const int before = placedCount(placed);
  emit placeWanted(placed, place);
  const auto& rows = session_.setUp().placements();
  const bool stands = placed.marker.empty()
                          ? std::any_of(rows.begin(), rows.end(),
                                        [&](const model::Placement& row) {
                                          return model::subjectOf(row) == placed && row.hex == place.hex;
                                        })
                          : placedCount(placed) > before;
  if (!stands) return;  // the reason is shown elsewhere, and the typed text stays
  place_->clear();
  // A click on the map must not take the counter that has just been placed somewhere else.
  if (session_.hand().counterInHand() == placed) session_.hand().takeInHand(next);
  if (next) {
    setCurrent(next);
    reflect();
  }
}

// The cursor on the map stays where it is.
void CounterTray::showInInspector(const model::Subject& subject) {
  Selection selection;
  selection.hex = session_.hand().selection().hex;
  const auto marker = Markers::of(session_, subject);
  const auto& rows = session_.setUp().placements();
  const auto unit = std::find_if(rows.begin(), rows.end(),
                                 [&](const model::Placement& row) { return model::subjectOf(row) == subject; });
  const model::Placement* placed = marker               ? Markers::mainPlacement(session_, *marker)
                                   : unit != rows.end() ? &*unit
                                                        : nullptr;
  if (!placed) {
    selection.unplaced = subject;
  } else {
    selection.placements = {placed->id};
    selection.hex = placed->hex;
  }
  session_.hand().select(std::move(selection));
}

void CounterTray::showMenu(QPoint position) {
  const QModelIndex index = view_->indexAt(position);
  if (!index.isValid()) return;
  if (model_->row(index.row()).kind != TrayRow::Kind::Counter) {
    if (model_->groupAt(index).all.empty()) return;
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("tray.menu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    offerGroup(*menu, index);
    return menu->popup(view_->viewport()->mapToGlobal(position));
  }
  view_->setCurrentIndex(index);
  const TrayRow row(model_->row(index.row()));
  const bool mayChange = !session_.isReadOnly();
  auto* menu = new QMenu(this);
  menu->setObjectName(QStringLiteral("tray.menu"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->addAction(tr("&Take in hand, to place it"), this, [this, row] { takeToMap(row); })->setEnabled(mayChange);
  menu->addAction(tr("&Show on the map"), this, [this, row] { visit(row); })->setEnabled(row.hex && row.placement);
  menu->addAction(tr("Show in the &inspector"), this, [this, row] { showInInspector(row.subject); });
  if (row.subject.unit || row.subject.leader) {
    const auto placed = row.placement ? std::vector{*row.placement} : std::vector<Id<model::Placement>>();
    menu->addMenu(makeStartMenu(*menu, session_, placed, row.placement ? std::nullopt : std::optional(row.subject)));
  }
  offerGroup(*menu, index);
  menu->addSeparator();
  QAction* rename = menu->addAction(tr("&Rename"), this, [this, index = QPersistentModelIndex(index)] {
    if (index.isValid()) view_->edit(index);
  });
  rename->setShortcut(Qt::Key_F2);
  rename->setEnabled(mayChange && (model_->flags(index) & Qt::ItemIsEditable));
  menu->addAction(tr("Take &off the map"), this, [this, row] { emit removalWanted(*row.placement); })
      ->setEnabled(mayChange && row.placement.has_value());
  menu->popup(view_->viewport()->mapToGlobal(position));
}

void CounterTray::offerGroup(QMenu& menu, const QModelIndex& index) {
  const TrayGroup group = model_->groupAt(index);
  if (group.all.empty()) return;
  const auto title = QString(group.title).replace(QLatin1Char('&'), QLatin1String("&&"));
  const auto offer = [&](const QString& text, const std::vector<model::Subject>& subjects) {
    menu.addAction(text, this, [this, part = TrayGroup{group.title, subjects, {}}] { takeGroup(part); })
        ->setEnabled(!session_.isReadOnly() && !subjects.empty());
  };
  if (!group.unplaced.empty() && group.unplaced.size() < group.all.size()) {
    offer(tr("&Place of %1 what is not placed (%2)").arg(title).arg(group.unplaced.size()), group.unplaced);
  }
  offer(group.unplaced.size() == group.all.size() ? tr("Place %1 &all at once (%2)").arg(title).arg(group.all.size())
                                                  : tr("Move %1 &all at once (%2)").arg(title).arg(group.all.size()),
        group.all);
}

void CounterTray::takeGroup(const TrayGroup& group) {
  const auto& subjects = group.unplaced.empty() ? group.all : group.unplaced;
  if (session_.isReadOnly() || subjects.empty()) return;
  session_.hand().takeCommandInHand(subjects);
  session_.hand().setTool(QStringLiteral("tool.counter"));
  emit mapWanted();
}

// For the command of the current row.
void CounterTray::showGroup() {
  const TrayGroup group = model_->groupAt(view_->currentIndex());
  const std::size_t count = group.unplaced.empty() ? group.all.size() : group.unplaced.size();
  placeGroup_->setEnabled(!session_.isReadOnly() && count > 0);
  QString tip = Words::readOnlyReason(session_);
  if (tip.isEmpty() && count == 0) tip = tr("Choose a counter of the command in the list first.");
  if (tip.isEmpty()) {
    tip = (group.unplaced.empty() ? tr("Take all %1 counters of %2 in hand and put them down together: about a hex by "
                                       "a click, or along a line that you draw.")
                                  : tr("Take the %1 counters of %2 that are not placed in hand and put them down "
                                       "together: about a hex by a click, or along a line that you draw."))
              .arg(count)
              .arg(group.title);
  }
  placeGroup_->setToolTip(tip);
}

void CounterTray::take(const TrayRow& row) {
  showInInspector(row.subject);
  if (session_.isReadOnly()) return;
  session_.hand().takeInHand(row.subject);
  session_.hand().setTool(QStringLiteral("tool.counter"));
}

void CounterTray::takeToMap(const TrayRow& row) {
  take(row);
  if (session_.hand().counterInHand()) emit mapWanted();
}

void CounterTray::takeKeyboard() {
  if (view_->isHidden() || !focusFirst(*view_)) focusFirst(*this);
}

void CounterTray::visit(const TrayRow& row) {
  if (!row.hex || !row.placement) return;
  session_.jumpTo(*row.hex);
  session_.hand().select({row.hex, {*row.placement}});
}

void CounterTray::reveal(const model::Subject& subject) {
  filter_->clear();
  if (!model_->indexOf(subject).isValid()) chooseList(false);
  const QModelIndex index = model_->indexOf(subject);
  if (!index.isValid()) return;
  view_->setCurrentIndex(index);
  view_->scrollTo(index);
  showInInspector(subject);
  emit revealed();
}

void CounterTray::revealArmy(Id<model::Army> army) {
  filter_->clear();
  chooseList(false);
  if (const auto first = model_->firstOf(army)) reveal(*first);
  view_->scrollTo(model_->headingOf(army), QAbstractItemView::PositionAtTop);
  emit revealed();
}

void CounterTray::chooseList(bool unplacedOnly) {
  unplaced_->setChecked(unplacedOnly);
  all_->setChecked(!unplacedOnly);
  model_->setUnplacedOnly(unplacedOnly);
}

void CounterTray::reflect() {
  unplaced_->setText(tr("Not placed %1").arg(model_->unplacedCount()));
  all_->setText(tr("All %1").arg(model_->counterCount()));
  int width = 2 * size::kMargin;
  for (QPushButton* button : {unplaced_, all_}) {
    button->setToolTip(button->text());
    width += button->sizeHint().width();
  }
  setMinimumWidth(std::max(kLeastWidth, width));
  delegate_->setInHand(session_.hand().counterInHand());
  const bool isGone = current_ && ((current_->unit && !session_.battle().find(current_->unit)) ||
                                   (current_->leader && !session_.battle().find(current_->leader)));
  if (isGone) setCurrent(std::nullopt);
  forgetPlaced();
  if (current_) {
    const QModelIndex index = model_->indexOf(*current_);
    if (index.isValid()) view_->setCurrentIndex(index);
  }
  QString sentence;
  if (!session_.hasDocument()) {
    sentence = tr("Open a battle to see its counters.");
  } else if (model_->counterCount() == 0) {
    sentence = tr("This battle has no units and leaders yet.");
  } else if (model_->rowCount() == 0) {
    sentence = filter_->text().isEmpty() ? tr("Every counter has its place in this variant.")
                                         : tr("No counter matches the filter.");
  }
  empty_->setText(sentence);
  empty_->setVisible(!sentence.isEmpty());
  view_->setVisible(sentence.isEmpty());
  view_->setToolTip(Words::readOnlyReason(session_));
  showGroup();
}

void CounterTray::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) view_->viewport()->update();
  QWidget::changeEvent(event);
}

}  // namespace redoubt::editor
