#include "editor/dialogs/compare/compared_map.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <algorithm>

#include "editor/artwork/compared_counters.h"
#include "editor/boards/state_map.h"
#include "editor/session/to_qt.h"
#include "editor/style/elided_label.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr double kRoomAround = 3;  // hexes about what is shown
constexpr double kLeadScale = 56;  // pixels of a hex, at most
constexpr double kReadable = 26;   // at least, where there is a choice
const ComparedLook kRegions;

QLabel* sample(ComparedAs as, bool isFirst) {
  auto* label = new QLabel;
  const QSize size(as == ComparedAs::Moved ? 26 : 18, 18);
  const qreal ratio = label->devicePixelRatioF();
  QPixmap pixmap(size * ratio);
  pixmap.setDevicePixelRatio(ratio);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  paintComparedSample(painter, QRectF(QPointF(), size), as, isFirst);
  painter.end();
  label->setPixmap(pixmap);
  return label;
}

}  // namespace

ComparedMap::ComparedMap(const Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      first_(new StateMap(session.translated(), std::nullopt, session.hand().layers(), {})),
      second_(new StateMap(session.translated(), std::nullopt, session.hand().layers(), {})),
      firstTitle_(new ElidedLabel),
      secondTitle_(new ElidedLabel),
      legend_(makeLegend()) {
  first_->setObjectName(QStringLiteral("compare.firstMap"));
  second_->setObjectName(QStringLiteral("compare.secondMap"));
  first_->setAccessibleName(tr("Both on the map"));
  second_->setAccessibleName(tr("The right side on the map"));
  for (StateMap* map : {first_, second_}) {
    map->setFocusPolicy(Qt::StrongFocus);
    map->setMinimumSize(150, 160);
    connect(map, &StateMap::viewWanted, this, [this](const render::MapView& view) {
      isFitted_ = false;
      showView(view);
    });
  }
  connect(first_, &StateMap::clicked, this, [this](const hex::Point& point) { clicked(false, point); });
  connect(second_, &StateMap::clicked, this, [this](const hex::Point& point) { clicked(true, point); });
  for (QLabel* title : {firstTitle_, secondTitle_}) setRole(*title, "strong");
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(6);
  grid->addWidget(firstTitle_, 0, 0);
  grid->addWidget(secondTitle_, 0, 1);
  grid->addWidget(first_, 1, 0);
  grid->addWidget(second_, 1, 1);
  grid->addWidget(legend_, 4, 0, 1, 2);
  grid->setRowStretch(1, 1);
  grid->setColumnStretch(0, 1);
  setTwoMaps(false);
}

QWidget* ComparedMap::makeLegend() {
  auto* legend = new QWidget;
  auto* row = new QHBoxLayout(legend);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(5);
  const std::tuple<ComparedAs, bool, QString> entries[] = {{ComparedAs::Only, true, tr("only left")},
                                                           {ComparedAs::Only, false, tr("only right")},
                                                           {ComparedAs::Moved, true, tr("elsewhere")},
                                                           {ComparedAs::Otherwise, true, tr("otherwise there")}};
  for (const auto& [as, isFirst, text] : entries) {
    auto* label = new QLabel(text);
    setRole(*label, "second");
    row->addWidget(sample(as, isFirst));
    row->addWidget(label);
    row->addSpacing(6);
  }
  row->addStretch(1);
  return legend;
}

void ComparedMap::show(const Compared* compared) {
  compared_ = compared;
  current_.reset();
  if (compared) {
    firstTitle_->setText(compared->firstTitle());
    secondTitle_->setText(compared->secondTitle());
  }
  lay();
}

bool ComparedMap::areTwoMaps() const {
  return !second_->isHidden();
}

void ComparedMap::setTwoMaps(bool areTwo) {
  wantsTwo_ = areTwo;
  lay();
}

void ComparedMap::lay() {
  const bool areTwo = compared_ && (wantsTwo_ || !compared_->counters());
  second_->setVisible(areTwo);
  firstTitle_->setVisible(areTwo);
  secondTitle_->setVisible(areTwo);
  legend_->setVisible(!areTwo);
  first_->setAccessibleName(areTwo ? tr("The left side on the map") : tr("Both on the map"));
  for (const bool isFirst : {true, false}) {
    StateMap& map = isFirst ? *first_ : *second_;
    const model::Battle& names = compared_ ? compared_->side(isFirst).names : session_.translated();
    const auto variant = compared_ && areTwo ? compared_->side(isFirst).variant : std::nullopt;
    // Set-ups of one battle share its ground.
    if (isGroundOld_ || (compared_ && !compared_->counters())) {
      map.setState(names, variant, session_.hand().layers());
    } else {
      map.setCounters(names, variant);
    }
    map.setDiffering(compared_ && areTwo ? compared_->differingHexes(isFirst) : std::set<hex::HexKey>());
  }
  isGroundOld_ = compared_ && !compared_->counters();
  first_->setOverlay(areTwo || !compared_ ? StateMap::Overlay()
                                          : [this](QPainter& painter, const render::MapView& view,
                                                   const QRectF& visible, render::CounterCache& counters) {
                                              if (!compared_ || !compared_->counters()) return;
                                              compared_->counters()->paint(painter, view, visible, counters, current_);
                                            });
  arrange();
  showRegions();
  layout()->activate();
  isFitted_ ? fit() : showView(first_->view());
  if (compared_ && current_) lead();
}

// Where a counter may begin that has no hex of its own, or which hexes it is about where each map shows one side.
void ComparedMap::showRegions() {
  for (StateMap* map : {first_, second_}) {
    std::vector<StateMap::Region> regions;
    for (const bool isFirst : {true, false}) {
      const bool isOnThisMap = !areTwoMaps() || isFirst == (map == first_);
      if (!compared_ || !current_ || !isOnThisMap) continue;
      if (!areTwoMaps() && !compared_->isRegion(*current_, isFirst)) continue;
      regions.push_back({compared_->hexesOf(*current_, isFirst), isFirst ? kRegions.first : kRegions.second, !isFirst});
    }
    map->setRegions(std::move(regions));
  }
}

void ComparedMap::setCurrent(std::optional<std::size_t> difference) {
  if (current_ == difference) return;
  current_ = difference;
  showRegions();
  if (current_) lead();
}

void ComparedMap::lead() {
  std::vector<hex::Point> points;
  if (compared_->counters()) points = compared_->counters()->placesOf(*current_);
  for (const bool isFirst : {true, false}) {
    const hex::Layout& layout = (isFirst ? first_ : second_)->layout();
    for (const hex::HexKey hex : compared_->hexesOf(*current_, isFirst)) points.push_back(layout.centre(hex));
  }
  if (points.empty()) return;
  hex::Bounds bounds{points.front().x, points.front().y, points.front().x, points.front().y};
  for (const hex::Point point : points) bounds = render::united(bounds, {point.x, point.y, point.x, point.y});
  const hex::Bounds wanted = render::grown(bounds, kRoomAround);
  const hex::Bounds seen = first_->view().toMap(QRectF(first_->rect()));
  const bool isSeen =
      seen.left <= bounds.left && seen.top <= bounds.top && seen.right >= bounds.right && seen.bottom >= bounds.bottom;
  if (isSeen && first_->view().pixelsPerHex >= kReadable) return;
  render::MapView view = first_->fitted(wanted);
  if (view.pixelsPerHex <= first_->fitted(first_->sheet()).pixelsPerHex) return fit();
  isFitted_ = false;
  view.pixelsPerHex = std::min(view.pixelsPerHex, kLeadScale);
  const hex::Point middle{(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2};
  view.origin = {middle.x - first_->width() / view.pixelsPerHex / 2,
                 middle.y - first_->height() / view.pixelsPerHex / 2};
  showView(view);
}

void ComparedMap::showView(const render::MapView& view) {
  first_->setView(view);
  second_->setView(view);
}

void ComparedMap::fit() {
  isFitted_ = true;
  showView(first_->fitted(areTwoMaps() ? render::united(first_->sheet(), second_->sheet()) : first_->sheet()));
}

// A further click on the same place goes on to the counter below.
void ComparedMap::clicked(bool isOnSecond, hex::Point point) {
  if (!compared_) return;
  std::vector<std::size_t> found;
  if (areTwoMaps()) {
    const hex::Layout& layout = (isOnSecond ? second_ : first_)->layout();
    if (const auto hex = layout.hexAt(point)) found = compared_->at(*hex, !isOnSecond);
  } else if (compared_->counters()) {
    found = compared_->counters()->at(point);
  }
  if (found.empty()) return;
  const auto at = current_ ? std::find(found.begin(), found.end(), *current_) : found.end();
  const std::size_t next = at == found.end() || at + 1 == found.end() ? found.front() : *(at + 1);
  emit differenceClicked(static_cast<int>(next));
}

// Two maps stand beside each other or one above the other, whichever shows more of them.
void ComparedMap::arrange() {
  const hex::Bounds sheet = render::united(first_->sheet(), second_->sheet());
  const double beside = std::min(width() / 2.0 / sheet.width(), height() / sheet.height());
  const double stacked = std::min(width() / sheet.width(), height() / 2.0 / sheet.height());
  const bool isStacked = areTwoMaps() && stacked > beside;
  auto& grid = *qobject_cast<QGridLayout*>(layout());
  if (isStacked != isStacked_) {
    isStacked_ = isStacked;
    for (QWidget* part : std::initializer_list<QWidget*>{secondTitle_, second_, legend_}) grid.removeWidget(part);
    grid.addWidget(secondTitle_, isStacked ? 2 : 0, isStacked ? 0 : 1);
    grid.addWidget(second_, isStacked ? 3 : 1, isStacked ? 0 : 1);
    grid.addWidget(legend_, 4, 0, 1, 2);
  }
  grid.setRowStretch(3, isStacked ? 1 : 0);
  grid.setColumnStretch(1, areTwoMaps() && !isStacked ? 1 : 0);
}

void ComparedMap::resizeEvent(QResizeEvent*) {
  arrange();
  layout()->activate();
  if (isFitted_) fit();
}

}  // namespace redoubt::editor
