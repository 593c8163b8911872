#include "editor/panels/inspector_panel.h"

#include <QApplication>
#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

#include "editor/panels/area_page.h"
#include "editor/panels/battle_page.h"
#include "editor/panels/counter_page.h"
#include "editor/panels/hex_page.h"
#include "editor/panels/side_page.h"
#include "editor/session/counter_style.h"
#include "editor/style/field_keys.h"
#include "editor/style/page_scroll.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

enum Page { kBattle, kHex, kSide, kArea, kCounter };  // in the order of the stack

template <class Row>
bool touchesArea(const model::Changes& changes, const std::set<hex::HexKey>& area) {
  const auto& rows = changes.of<Row>();
  return std::any_of(rows.begin(), rows.end(), [&](const auto& change) { return area.contains(change.key()); });
}

template <class Page>
Page* addScrolling(QStackedWidget& pages, Session& session) {
  QScrollArea* scroll = makePageScroll(&pages);
  auto* page = new Page(session, scroll->viewport());
  setRole(*page, "page");
  page->setAttribute(Qt::WA_StyledBackground);
  scroll->setWidget(page);
  pages.addWidget(scroll);
  return page;
}

}  // namespace

InspectorPanel::InspectorPanel(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      pages_(new QStackedWidget(this)),
      battle_(addScrolling<BattlePage>(*pages_, session)),
      hex_(addScrolling<HexPage>(*pages_, session)),
      side_(addScrolling<SidePage>(*pages_, session)),
      area_(addScrolling<AreaPage>(*pages_, session)),
      counter_(addScrolling<CounterPage>(*pages_, session)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(pages_);
  setMinimumWidth(340);
  connect(hex_, &HexPage::findingChosen, this, &InspectorPanel::findingChosen);
  connect(hex_, &HexPage::areaWanted, this, [this] { prefer(true); });
  connect(side_, &SidePage::findingChosen, this, &InspectorPanel::findingChosen);
  connect(area_, &AreaPage::hexWanted, this, [this] { prefer(false); });
  connect(counter_, &CounterPage::findingChosen, this, &InspectorPanel::findingChosen);
  connect(counter_, &CounterPage::questionChosen, this, &InspectorPanel::showQuestion);
  connect(hex_, &HexPage::questionChosen, this, &InspectorPanel::showQuestion);
  const auto startAfresh = [this] {
    battleIsStale_ = true;
    areaIsStale_ = true;
    hex_->forgetSwatches();
    reflect();
  };
  connect(&session_, &Session::documentReplaced, this, startAfresh);
  connect(&session_, &Session::changed, this, &InspectorPanel::afterChange);
  connect(&session_.hand(), &Hand::selectionChanged, this, &InspectorPanel::followSelection);
  connect(&session_.hand(), &Hand::areaChanged, this, &InspectorPanel::followArea);
  connect(&session_.setUp(), &ShownSetUp::placementsChanged, this, [this] { areaIsStale_ = true; });
  connect(&session_.setUp(), &ShownSetUp::variantChanged, this, startAfresh);
  connect(&session_, &Session::accessChanged, this, startAfresh);
  connect(&session_, &Session::findingsChanged, this, &InspectorPanel::reflect);
  connect(&session_, &Session::goalRequested, this, [this](const FindingGoal& goal) {
    if (const auto* part = std::get_if<BattlePart>(&goal)) showBattle(*part);
  });
  followCounterStyle(session_, this, [this](const render::CounterStyle&) { reflect(); });
}

void InspectorPanel::afterChange(const model::Changes& changes) {
  const bool concernsBattle =
      changes.touches<model::BattleInfo>() || changes.touches<model::System>() || changes.touches<model::MapSheet>() ||
      changes.touches<model::Source>() || changes.touches<model::Question>() || changes.touches<model::Army>() ||
      changes.touches<model::Leader>() || changes.touches<model::Command>() || changes.touches<model::Unit>() ||
      changes.touches<model::Placement>() || changes.touches<model::SetUpOrder>() || changes.touches<model::Event>() ||
      changes.touches<model::Track>() || changes.touches<model::Rule>();
  // The page shown is renewed when the findings come, which is after every change.
  battleIsStale_ = battleIsStale_ || concernsBattle;
  // An area can be the whole map: it is counted anew only if the change is inside it.
  const bool concernsArea =
      touchesArea<model::HexRow>(changes, session_.hand().area()) || changes.touches<model::Hexside>() ||
      changes.touches<model::Link>() || changes.touches<model::Zone>() || changes.touches<model::ZoneHex>() ||
      changes.touches<model::Army>() || changes.touches<model::Rule>() || changes.touches<model::MapSheet>();
  areaIsStale_ = areaIsStale_ || concernsArea;
  if (changes.touches<model::Rule>()) hex_->forgetSwatches();
}

void InspectorPanel::followSelection() {
  prefersBattle_ = false;
  const auto hex = session_.hand().selection().hex;
  if (hex && !session_.hand().area().contains(*hex)) prefersArea_ = false;  // a hex outside the area was selected
  if (hasArea()) area_->refreshHead();
  reflect();
}

void InspectorPanel::followArea() {
  prefersArea_ = true;
  prefersBattle_ = false;
  areaIsStale_ = true;
  reflect();
}

void InspectorPanel::showBattle(BattlePart part) {
  session_.hand().select({});
  prefersBattle_ = true;
  reflect();
  battle_->layout()->activate();
  scrollBattleTo(battle_->topOf(part));
  emit revealed();
}

void InspectorPanel::showQuestion(Id<model::Question> question) {
  showBattle(BattlePart::Questions);
  if (const auto top = battle_->reveal(question)) scrollBattleTo(*top);
}

void InspectorPanel::scrollBattleTo(int top) {
  qobject_cast<QScrollArea*>(pages_->widget(kBattle))->verticalScrollBar()->setValue(top);
}

void InspectorPanel::prefer(bool area) {
  prefersArea_ = area;
  reflect();
}

// The focus stays in the inspector when another page is shown: on the control that led to the page before, or on its
// first control.
void InspectorPanel::turnTo(int page) {
  const int before = pages_->currentIndex();
  const QWidget* focused = QApplication::focusWidget();
  const bool hadFocus = focused && pages_->currentWidget()->isAncestorOf(focused);
  pages_->setCurrentIndex(page);
  if (!hadFocus || before == page) return;
  QWidget* shown = pages_->currentWidget();
  if (before == kSide && page == kHex) return shown->findChild<QWidget*>(QStringLiteral("hex.sides"))->setFocus();
  focusFirst(*shown);
}

void InspectorPanel::reflect() {
  const Selection& selection = session_.hand().selection();
  const bool hasCounters = selection.unplaced || std::any_of(selection.placements.begin(), selection.placements.end(),
                                                             [&](Id<model::Placement> id) {
                                                               return session_.setUp().placement(id) != nullptr;
                                                             });
  const bool showsArea = hasArea() && (prefersArea_ || !selection.hex);
  const Page page = prefersBattle_   ? kBattle
                    : hasCounters    ? kCounter
                    : selection.side ? kSide
                    : showsArea      ? kArea
                    : selection.hex  ? kHex
                                     : kBattle;
  if (page == kBattle && battleIsStale_) {
    battle_->refresh();
    battleIsStale_ = false;
  }
  if (page == kCounter) counter_->refresh();
  if (page == kHex) hex_->refresh();
  if (page == kSide) side_->refresh();
  if (page == kArea && areaIsStale_) {
    area_->refresh();
    areaIsStale_ = false;
  }
  turnTo(page);
}

void InspectorPanel::changeEvent(QEvent* event) {
  // Pictures and swatches are drawn in the colours of the theme.
  if (event->type() == QEvent::PaletteChange) {
    hex_->forgetSwatches();
    areaIsStale_ = true;
    reflect();
  }
  QWidget::changeEvent(event);
}

}  // namespace redoubt::editor
