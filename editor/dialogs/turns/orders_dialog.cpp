#include "editor/dialogs/turns/orders_dialog.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSettings>
#include <QShortcut>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/rules/turns/orders.h"
#include "core/rules/turns/set_up.h"
#include "editor/dialogs/rules/rules_words.h"
#include "editor/dialogs/terrain/terrain_words.h"
#include "editor/dialogs/turns/event_page.h"
#include "editor/dialogs/turns/order_page.h"
#include "editor/dialogs/turns/stocks_page.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr QSize kWanted(1000, 680);
constexpr const char* kGeometry = "orders/geometry";

template <class Row>
bool holds(const std::vector<const Row*>& rows, Id<Row> id) {
  return std::any_of(rows.begin(), rows.end(), [&](const Row* row) { return row->id == id; });
}

}  // namespace

OrdersDialog::OrdersDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      scenario_(session.scenario()),
      scenarios_(new QComboBox),
      obstacle_(new QLabel),
      tabs_(new QTabWidget),
      orders_(new OrderPage(session)),
      events_(new EventPage(session)),
      stocks_(new StocksPage(session)) {
  setObjectName(QStringLiteral("orders"));
  setWindowTitle(tr("Orders and events"));
  arrange();
  connectSession();
  resize(kWanted);
  restoreGeometry(QSettings().value(QLatin1String(kGeometry)).toByteArray());
  refresh();
}

OrdersDialog::~OrdersDialog() {
  QSettings().setValue(QLatin1String(kGeometry), saveGeometry());
}

void OrdersDialog::arrange() {
  obstacle_->setObjectName(QStringLiteral("orders.obstacle"));
  obstacle_->setWordWrap(true);
  setRole(*obstacle_, "note");
  scenarios_->setObjectName(QStringLiteral("orders.scenario"));
  scenarios_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  auto* caption = new QLabel(tr("&Scenario"));
  setRole(*caption, "second");
  caption->setBuddy(scenarios_);
  auto* top = new QHBoxLayout;
  top->setContentsMargins(14, 10, 14, 6);
  top->setSpacing(10);
  top->addWidget(caption);
  top->addWidget(scenarios_);
  top->addStretch();
  tabs_->setObjectName(QStringLiteral("orders.tabs"));
  tabs_->setDocumentMode(true);
  tabs_->addTab(orders_, tr("&Orders of the set-up"));
  tabs_->addTab(events_, tr("&Events"));
  tabs_->addTab(stocks_, tr("S&tocks and tracks"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(obstacle_);
  column->addLayout(top);
  column->addWidget(tabs_, 1);
}

void OrdersDialog::connectSession() {
  connect(scenarios_, &QComboBox::activated, this, [this] { showScenario({scenarios_->currentData().toLongLong()}); });
  connect(&session_, &Session::documentReplaced, this, [this] {
    scenario_ = session_.scenario();
    refresh();
  });
  connect(&session_, &Session::variantChanged, this, [this] {
    if (session_.scenario()) showScenario(*session_.scenario());
  });
  connect(&session_, &Session::accessChanged, this, &OrdersDialog::refresh);
  connect(&session_, &Session::changed, this, &OrdersDialog::follow);
  connect(&session_, &Session::findingsChanged, this, &OrdersDialog::refresh);
  for (const auto& [key, work] :
       {std::pair(QKeySequence::Undo, &Session::undo), std::pair(QKeySequence::Redo, &Session::redo)}) {
    auto* shortcut = new QShortcut(QKeySequence(key), this);
    connect(shortcut, &QShortcut::activated, &session_, work);
  }
}

// Names in orders and events are those of armies, units, zones and tracks too.
void OrdersDialog::follow(const model::Changes& changes) {
  using namespace model;
  if (changes.touches<SetUpOrder>() || changes.touches<Event>() || changes.touches<Setting>() ||
      changes.touches<Scenario>() || changes.touches<Track>() || changes.touches<Space>() || changes.touches<Rule>() ||
      changes.touches<Army>() || changes.touches<Unit>() || changes.touches<Leader>() || changes.touches<Player>() ||
      changes.touches<Zone>()) {
    refresh();
  }
}

void OrdersDialog::refresh() {
  const QString obstacle = TerrainWords::obstacle(session_);
  obstacle_->setText(obstacle);
  obstacle_->setVisible(!obstacle.isEmpty());
  const auto all = rules::scenarios(session_.battle());
  const bool isThere = std::any_of(all.begin(), all.end(), [&](const auto* each) { return each->id == scenario_; });
  if (!isThere) scenario_ = all.empty() ? std::nullopt : std::optional(all.front()->id);
  showScenarios();
  orders_->setScenario(scenario_);
  events_->setScenario(scenario_);
  stocks_->setScenario(scenario_);
}

void OrdersDialog::showScenarios() {
  const QSignalBlocker blocker(scenarios_);
  scenarios_->clear();
  for (const model::Scenario* scenario : rules::scenarios(session_.battle())) {
    scenarios_->addItem(RulesWords::scenario(session_.battle(), scenario->id),
                        static_cast<qlonglong>(scenario->id.value));
    if (scenario->id == scenario_) scenarios_->setCurrentIndex(scenarios_->count() - 1);
  }
}

void OrdersDialog::showScenario(Id<model::Scenario> scenario) {
  scenario_ = scenario;
  refresh();
}

void OrdersDialog::choose(Id<model::SetUpOrder> order) {
  const model::SetUpOrder* row = session_.battle().find<model::SetUpOrder>(order);
  if (!row) return;
  if (!scenario_ || !holds(rules::ordersIn(session_.battle(), *scenario_), order)) showScenario(row->scenario);
  tabs_->setCurrentWidget(orders_);
  orders_->choose(order);
}

void OrdersDialog::choose(Id<model::Event> event) {
  const model::Event* row = session_.battle().find<model::Event>(event);
  if (!row) return;
  if (!scenario_ || !holds(rules::eventsIn(session_.battle(), *scenario_), event)) showScenario(row->scenario);
  tabs_->setCurrentWidget(events_);
  events_->choose(event);
}

}  // namespace redoubt::editor
