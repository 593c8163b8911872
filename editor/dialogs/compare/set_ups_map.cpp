#include "editor/dialogs/compare/set_ups_map.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <algorithm>

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

SetUpsMap::SetUpsMap(const Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      first_(new StateMap(session.translated(), std::nullopt, session.hand().layers(), {})),
      second_(new StateMap(session.translated(), std::nullopt, session.hand().layers(), {})),
      firstTitle_(new ElidedLabel),
      secondTitle_(new ElidedLabel),
      legend_(makeLegend()) {
  first_->setObjectName(QStringLiteral("compareSetUps.firstMap"));
  second_->setObjectName(QStringLiteral("compareSetUps.secondMap"));
  first_->setAccessibleName(tr("Both set-ups on the map"));
  second_->setAccessibleName(tr("The right set-up on the map"));
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
  grid->addWidget(legend_, 2, 0, 1, 2);
  grid->setRowStretch(1, 1);
  grid->setColumnStretch(0, 1);
  setTwoMaps(false);
}

QWidget* SetUpsMap::makeLegend() {
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

void SetUpsMap::show(const ComparedSetUps* compared) {
  compared_ = compared;
  current_.reset();
  if (compared) {
    firstTitle_->setText(toQt(compared->words().titleOfFirst()));
    secondTitle_->setText(toQt(compared->words().titleOfSecond()));
  }
  setTwoMaps(areTwoMaps());
}

void SetUpsMap::renewGround() {
  for (StateMap* map : {first_, second_}) map->setState(session_.translated(), std::nullopt, session_.hand().layers());
  setTwoMaps(areTwoMaps());
}

bool SetUpsMap::areTwoMaps() const {
  return !second_->isHidden();
}

void SetUpsMap::setTwoMaps(bool areTwo) {
  second_->setVisible(areTwo);
  firstTitle_->setVisible(areTwo);
  secondTitle_->setVisible(areTwo);
  legend_->setVisible(!areTwo);
  qobject_cast<QGridLayout*>(layout())->setColumnStretch(1, areTwo ? 1 : 0);
  first_->setAccessibleName(areTwo ? tr("The left set-up on the map") : tr("Both set-ups on the map"));
  const auto variant = [&](bool isFirst) -> std::optional<Id<model::Variant>> {
    if (!compared_ || !areTwo) return std::nullopt;
    const compare::SetUpComparison& comparison = compared_->comparison();
    return isFirst ? comparison.firstVariant().id : comparison.secondVariant().id;
  };
  const model::Battle& battle = compared_ ? compared_->names() : session_.translated();
  first_->setCounters(battle, variant(true));
  second_->setCounters(battle, variant(false));
  const auto differing = compared_ && areTwo ? compared_->differingHexes() : std::set<hex::HexKey>();
  first_->setDiffering(differing);
  second_->setDiffering(differing);
  first_->setOverlay(areTwo || !compared_ ? StateMap::Overlay()
                                          : [this](QPainter& painter, const render::MapView& view,
                                                   const QRectF& visible, render::CounterCache& counters) {
                                              if (!compared_) return;
                                              compared_->counters().paint(painter, view, visible, counters, current_);
                                            });
  showRegions();
  layout()->activate();
  isFitted_ ? fit() : showView(first_->view());
  if (compared_ && current_) lead();
}

// Where a counter may begin that has no hex of its own, or which hexes it is about where each map shows one side.
void SetUpsMap::showRegions() {
  for (StateMap* map : {first_, second_}) {
    std::vector<StateMap::Region> regions;
    for (const bool isFirst : {true, false}) {
      const bool isOnThisMap = !areTwoMaps() || isFirst == (map == first_);
      if (!compared_ || !current_ || !isOnThisMap) continue;
      const compare::PlacementDifference& difference = compared_->placements()[*current_];
      const model::Placement* row = isFirst ? difference.first : difference.second;
      if (!row || (row->rule == model::PlacementRule::At && !areTwoMaps())) continue;
      regions.push_back({compared_->hexesOf(*current_, isFirst), isFirst ? kRegions.first : kRegions.second, !isFirst});
    }
    map->setRegions(std::move(regions));
  }
}

void SetUpsMap::setCurrent(std::optional<std::size_t> difference) {
  if (current_ == difference) return;
  current_ = difference;
  showRegions();
  if (current_) lead();
}

void SetUpsMap::lead() {
  std::vector<hex::Point> points = compared_->counters().placesOf(*current_);
  for (const bool isFirst : {true, false}) {
    for (const hex::HexKey hex : compared_->hexesOf(*current_, isFirst)) points.push_back(first_->layout().centre(hex));
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

void SetUpsMap::showView(const render::MapView& view) {
  first_->setView(view);
  second_->setView(view);
}

void SetUpsMap::fit() {
  isFitted_ = true;
  showView(first_->fitted(first_->sheet()));
}

// A further click on the same place goes on to the counter below.
void SetUpsMap::clicked(bool isOnSecond, hex::Point point) {
  if (!compared_) return;
  std::vector<std::size_t> found;
  if (areTwoMaps()) {
    if (const auto hex = first_->layout().hexAt(point)) found = compared_->at(*hex, !isOnSecond);
  } else {
    found = compared_->counters().at(point);
  }
  if (found.empty()) return;
  const auto at = current_ ? std::find(found.begin(), found.end(), *current_) : found.end();
  const std::size_t next = at == found.end() || at + 1 == found.end() ? found.front() : *(at + 1);
  emit differenceClicked(static_cast<int>(next));
}

void SetUpsMap::resizeEvent(QResizeEvent*) {
  layout()->activate();
  if (isFitted_) fit();
}

}  // namespace redoubt::editor
