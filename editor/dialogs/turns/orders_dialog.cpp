#include "editor/dialogs/turns/orders_dialog.h"

#include "core/rules/turns/orders.h"
#include "editor/dialogs/turns/event_page.h"
#include "editor/dialogs/turns/order_page.h"
#include "editor/dialogs/turns/stocks_page.h"

namespace redoubt::editor {
namespace {

constexpr QSize kWanted(1000, 680);

}  // namespace

OrdersDialog::OrdersDialog(Session& session, QWidget* parent)
    : ScenarioDialog(session, "orders", parent), orders_(new OrderPage(session)), events_(new EventPage(session)) {
  setObjectName(QStringLiteral("orders"));
  setWindowTitle(tr("Orders and events"));
  addPage(orders_, tr("&Orders of the set-up"));
  addPage(events_, tr("&Events"));
  addPage(new StocksPage(session), tr("S&tocks and tracks"));
  begin(kWanted);
}

// Orders and events also contain names of armies, units, zones and tracks.
bool OrdersDialog::concern(const model::Changes& changes) const {
  using namespace model;
  return changes.touches<SetUpOrder>() || changes.touches<Event>() || changes.touches<Setting>() ||
         changes.touches<Scenario>() || changes.touches<Track>() || changes.touches<Space>() ||
         changes.touches<Rule>() || changes.touches<Army>() || changes.touches<Unit>() || changes.touches<Leader>() ||
         changes.touches<Player>() || changes.touches<Zone>() || changes.touches<Placement>();
}

void OrdersDialog::showEvents() {
  turnTo(events_);
}

void OrdersDialog::choose(Id<model::SetUpOrder> order) {
  const model::SetUpOrder* row = session_.battle().find<model::SetUpOrder>(order);
  if (!row) return;
  if (scenario_) showWhereItHolds(*row, rules::ordersIn(session_.battle(), *scenario_));
  turnTo(orders_);
  orders_->choose(order);
}

void OrdersDialog::choose(Id<model::Event> event) {
  const model::Event* row = session_.battle().find<model::Event>(event);
  if (!row) return;
  if (scenario_) showWhereItHolds(*row, rules::eventsIn(session_.battle(), *scenario_));
  turnTo(events_);
  events_->choose(event);
}

}  // namespace redoubt::editor
