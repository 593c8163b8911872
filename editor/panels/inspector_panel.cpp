#include "editor/panels/inspector_panel.h"

#include <QEvent>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "editor/panels/battle_page.h"
#include "editor/panels/counter_page.h"
#include "editor/panels/hex_page.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

enum Page { kBattle, kHex, kCounter };

QScrollArea* scrolling(QWidget* page) {
  setRole(*page, "page");
  page->setAttribute(Qt::WA_StyledBackground);
  auto* scroll = new QScrollArea;
  scroll->setWidget(page);
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFocusPolicy(Qt::NoFocus);
  return scroll;
}

}  // namespace

InspectorPanel::InspectorPanel(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      pages_(new QStackedWidget),
      battle_(new BattlePage(session)),
      hex_(new HexPage(session)),
      counter_(new CounterPage(session)) {
  pages_->insertWidget(kBattle, scrolling(battle_));
  pages_->insertWidget(kHex, scrolling(hex_));
  pages_->insertWidget(kCounter, scrolling(counter_));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(pages_);
  setMinimumWidth(300);
  connect(hex_, &HexPage::findingChosen, this, &InspectorPanel::findingChosen);
  connect(counter_, &CounterPage::findingChosen, this, &InspectorPanel::findingChosen);
  const auto startAfresh = [this] {
    battleIsStale_ = true;
    reflect();
  };
  connect(&session_, &Session::documentReplaced, this, startAfresh);
  connect(&session_, &Session::changed, this, &InspectorPanel::afterChange);
  connect(&session_, &Session::selectionChanged, this, &InspectorPanel::reflect);
  connect(&session_, &Session::variantChanged, this, startAfresh);
  connect(&session_, &Session::findingsChanged, this, &InspectorPanel::reflect);
  reflect();
}

void InspectorPanel::afterChange(const model::Changes& changes) {
  const bool concernsBattle = changes.touches<model::BattleInfo>() || changes.touches<model::System>() ||
                              changes.touches<model::MapSheet>() || changes.touches<model::Source>() ||
                              changes.touches<model::Question>() || changes.touches<model::Army>() ||
                              changes.touches<model::Leader>() || changes.touches<model::Command>() ||
                              changes.touches<model::Unit>() || changes.touches<model::Placement>();
  // The page shown is renewed when the findings come, which is after every change.
  battleIsStale_ = battleIsStale_ || concernsBattle;
}

void InspectorPanel::reflect() {
  const Selection& selection = session_.selection();
  const bool hasCounters = std::any_of(selection.placements.begin(), selection.placements.end(),
                                       [&](Id<model::Placement> id) { return session_.placement(id) != nullptr; });
  const Page page = hasCounters ? kCounter : selection.hex ? kHex : kBattle;
  if (page == kBattle && battleIsStale_) {
    battle_->refresh();
    battleIsStale_ = false;
  }
  if (page == kCounter) counter_->refresh();
  if (page == kHex) hex_->refresh();
  pages_->setCurrentIndex(page);
}

void InspectorPanel::changeEvent(QEvent* event) {
  // Pictures and swatches are drawn in the colours of the theme.
  if (event->type() == QEvent::PaletteChange) reflect();
  QWidget::changeEvent(event);
}

}  // namespace redoubt::editor
