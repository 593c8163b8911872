#include "editor/dialogs/turns/order_page.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <functional>
#include <utility>

#include "core/rules/turns/orders.h"
#include "core/rules/vocabulary/vocabulary.h"
#include "editor/dialogs/rows/row_findings.h"
#include "editor/dialogs/rows/row_list.h"
#include "editor/dialogs/rows/shape_form.h"
#include "editor/dialogs/rules/rules_words.h"
#include "editor/dialogs/terrain/terrain_words.h"
#include "editor/session/order_words.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kLabelWidth = 150;
constexpr int kMostCounters = 999;

const rules::Term* verbTerm(std::string_view verb) {
  const auto all = rules::orderVocabulary();
  const auto found = std::find_if(all.begin(), all.end(), [&](const rules::Term& term) { return term.path == verb; });
  return found == all.end() ? nullptr : &*found;
}

std::vector<const model::Army*> armies(const model::Battle& battle) {
  std::vector<const model::Army*> rows;
  for (const model::Army& army : battle.all<model::Army>()) rows.push_back(&army);
  std::stable_sort(rows.begin(), rows.end(), [](const auto* a, const auto* b) { return a->ordinal < b->ordinal; });
  return rows;
}

std::string subjectOf(const model::SetUpOrder& order) {
  return std::string(model::SetUpOrder::kTable) + "/" + model::keyText<model::SetUpOrder>(order.key());
}

}  // namespace

OrderPage::OrderPage(Session& session, QWidget* parent)
    : RowPage(
          session, QStringLiteral("orders"), new RowList(QStringLiteral("orders"), tr("Orders of the set-up"), true),
          tr("No order yet. An order counts counters out before play: so many that fit a description, such as five "
             "units of one type, begin weakened, take no part, or are taken away as markers.\n\nMake the first with + "
             "below the list."),
          parent),
      army_(new QComboBox),
      verb_(new QComboBox),
      count_(new QSpinBox),
      selector_(new ShapeForm(session, QStringLiteral("orders.selector"))),
      verbFault_(makeFaultLabel(QStringLiteral("orders.verbFault"))),
      countFault_(makeFaultLabel(QStringLiteral("orders.countFault"))),
      selectorFault_(makeFaultLabel(QStringLiteral("orders.selectorFault"))) {
  fillPage();
  connectFields();
}

void OrderPage::fillPage() {
  army_->setObjectName(QStringLiteral("orders.army"));
  verb_->setObjectName(QStringLiteral("orders.verb"));
  count_->setObjectName(QStringLiteral("orders.count"));
  count_->setRange(0, kMostCounters);
  count_->setKeyboardTracking(false);
  count_->setFixedWidth(size::scaled(110));
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(10);
  grid->setVerticalSpacing(5);
  grid->setColumnMinimumWidth(0, kLabelWidth);
  grid->setColumnStretch(1, 1);
  const auto add = [&](const QString& words, QWidget* field, QLabel* fault) {
    auto* label = new QLabel(words);
    setRole(*label, "second");
    label->setBuddy(field);
    const int at = grid->rowCount();
    grid->addWidget(label, at, 0);
    grid->addWidget(field, at, 1, Qt::AlignLeft);
    if (fault) grid->addWidget(fault, at + 1, 1);
  };
  add(tr("&Army"), army_, nullptr);
  add(tr("&Is to"), verb_, verbFault_);
  add(tr("&How many"), count_, countFault_);
  QVBoxLayout* column = makeFieldsWithSentence();
  column->addLayout(grid);
  column->addWidget(makeHeading(tr("Which counters: those that fit all that is chosen")));
  column->addWidget(selectorFault_);
  column->addWidget(selector_);
  column->addStretch(1);
}

void OrderPage::connectFields() {
  connect(list_, &RowList::chosenChanged, this, [this](qint64 id) { choose({id}); });
  connect(list_, &RowList::addWanted, this, &OrderPage::add);
  connect(list_, &RowList::duplicateWanted, this, [this] {
    if (const auto* row = chosen()) {
      perform(chosen_,
              rules::duplicateOrder(session_.battle(), *scenario_, row->id, tr("Duplicate the order").toStdString()));
    }
  });
  connect(list_, &RowList::moveWanted, this, [this](int by) {
    if (const auto* row = chosen()) {
      perform(chosen_,
              rules::moveOrder(session_.battle(), *scenario_, row->id, by, tr("Move the order").toStdString()));
    }
  });
  connect(list_, &RowList::removeWanted, this, [this] {
    const auto* row = chosen();
    if (!row) return;
    const auto next = list_->neighbour();
    auto edit = rules::removeOrder(session_.battle(), *scenario_, row->id,
                                   tr("Delete the order “%1”").arg(words(*row)).toStdString());
    if (next) edit.row = Id<model::SetUpOrder>{*next};
    perform(chosen_, std::move(edit));
  });
  connect(army_, &QComboBox::activated, this, [this] {
    const Id<model::Army> army{army_->currentData().toLongLong()};
    change([&](model::SetUpOrder& row) { row.army = army; });
  });
  connect(verb_, &QComboBox::activated, this, [this] {
    const std::string verb = verb_->currentData().toString().toStdString();
    change([&](model::SetUpOrder& row) { row.verb = verb; });
  });
  connect(count_, &QSpinBox::valueChanged, this,
          [this](int count) { change([&](model::SetUpOrder& row) { row.count = count; }); });
  selector_->setOffers([this](rules::NameKind kind, const std::string& slug) {
    if (kind != rules::NameKind::Unit) return true;
    const model::Unit* unit = session_.battle().bySlug<model::Unit>(slug);
    return unit && chosen() && unit->army == chosen()->army;
  });
  connect(selector_, &ShapeForm::valueChosen, this,
          [this](const std::string& json) { change([&](model::SetUpOrder& row) { row.selector.text = json; }); });
}

const model::SetUpOrder* OrderPage::chosen() const {
  if (!scenario_ || !chosen_) return nullptr;
  const auto orders = rules::ordersIn(session_.battle(), *scenario_);
  const auto found = std::find_if(orders.begin(), orders.end(), [&](const auto* row) { return row->id == *chosen_; });
  return found == orders.end() ? nullptr : *found;
}

QString OrderPage::words(const model::SetUpOrder& order) const {
  return OrderWords::order(session_, order);
}

void OrderPage::choose(Id<model::SetUpOrder> order) {
  chosen_ = order;
  refresh();
  toTop();
}

void OrderPage::refresh() {
  if (!chosen()) chosen_.reset();
  const auto orders =
      scenario_ ? rules::ordersIn(session_.battle(), *scenario_) : std::vector<const model::SetUpOrder*>();
  if (!chosen_ && !orders.empty()) chosen_ = orders.front()->id;
  showList();
  showChosen();
  enable();
}

void OrderPage::showList() {
  std::vector<RowList::Row> rows;
  if (scenario_) {
    const model::Scenario* scenario = session_.battle().find<model::Scenario>(*scenario_);
    for (const model::SetUpOrder* order : rules::ordersIn(session_.battle(), *scenario_)) {
      const bool isOwn = order->scenario == *scenario_;
      rows.push_back({order->id.value, words(*order),
                      isOwn ? QString() : RulesWords::scenario(session_.battle(), order->scenario),
                      worst(findingsAbout(session_, subjectOf(*order), scenario ? scenario->slug : ""))});
    }
  }
  list_->show(std::move(rows), chosen_ ? std::optional(chosen_->value) : std::nullopt);
}

void OrderPage::showChosen() {
  const model::SetUpOrder* row = chosen();
  showFields(row);
  if (!row) return;
  const QSignalBlocker armyBlocker(army_);
  const QSignalBlocker verbBlocker(verb_);
  const QSignalBlocker countBlocker(count_);
  army_->clear();
  for (const model::Army* army : armies(session_.battle())) {
    army_->addItem(RulesWords::text(army->name), static_cast<qlonglong>(army->id.value));
  }
  army_->setCurrentIndex(army_->findData(static_cast<qlonglong>(row->army.value)));
  verb_->clear();
  for (const rules::Term& term : rules::orderVocabulary()) {
    verb_->addItem(OrderWords::verb(term.path), RulesWords::text(term.path));
    verb_->setItemData(verb_->count() - 1, RulesWords::meaning(term), Qt::ToolTipRole);
  }
  const rules::Term* term = verbTerm(row->verb);
  if (!term) verb_->addItem(RulesWords::text(row->verb), RulesWords::text(row->verb));
  verb_->setCurrentIndex(verb_->findData(RulesWords::text(row->verb)));
  count_->setValue(row->count);
  selector_->show(term, row->selector.text);
  const bool isOwn = row->scenario == *scenario_;
  showSentence(words(*row),
               isOwn ? QString()
                     : tr("From %1. A change gives this scenario the orders of %2 as its own.")
                           .arg(RulesWords::scenario(session_.battle(), row->scenario), army_->currentText()));
  showFaults(*row);
}

void OrderPage::showFaults(const model::SetUpOrder& order) {
  const model::Scenario* scenario = session_.battle().find<model::Scenario>(*scenario_);
  const auto findings = findingsAbout(session_, subjectOf(order), scenario ? scenario->slug : "");
  const auto isOfVerb = [](const check::Finding& finding) { return finding.code == "order-unknown-verb"; };
  const auto isOfCount = [](const check::Finding& finding) { return finding.code == "order-count"; };
  tellFaults(*verbFault_, those(findings, isOfVerb));
  tellFaults(*countFault_, those(findings, isOfCount));
  tellFaults(*selectorFault_,
             those(findings, [&](const check::Finding& finding) { return !isOfVerb(finding) && !isOfCount(finding); }));
}

void OrderPage::enable() {
  const QString obstacle = TerrainWords::obstacle(session_);
  const bool canEdit = obstacle.isEmpty() && scenario_;
  const model::SetUpOrder* row = chosen();
  const bool hasArmy = !session_.battle().all<model::Army>().empty();
  list_->setCanAdd(canEdit && hasArmy, obstacle.isEmpty() ? tr("The battle has no army yet.") : obstacle);
  list_->setCanChange(canEdit && row, obstacle);
  const bool canRemove = row && rules::canRemove(session_.battle(), *scenario_, row->id);
  QString tip = obstacle;
  if (obstacle.isEmpty() && row && !canRemove) {
    tip = tr("It is the only order of this army, and inherited: the scenario would inherit it again.");
  }
  list_->setCanRemove(canEdit && canRemove, tip);
  army_->setEnabled(canEdit && canRemove);
  for (QWidget* field : std::initializer_list<QWidget*>{verb_, count_, selector_}) field->setEnabled(canEdit);
  for (QWidget* field : std::initializer_list<QWidget*>{army_, verb_, count_, selector_}) field->setToolTip(obstacle);
}

void OrderPage::add() {
  if (!scenario_) return;
  const auto all = armies(session_.battle());
  if (all.empty()) return;
  const Id<model::Army> army = chosen() ? chosen()->army : all.front()->id;
  perform(chosen_, rules::addOrder(session_.battle(), *scenario_, army, tr("Add an order").toStdString()));
}

void OrderPage::change(const std::function<void(model::SetUpOrder&)>& work) {
  const model::SetUpOrder* row = chosen();
  if (!row) return;
  model::SetUpOrder wanted = *row;
  work(wanted);
  perform(chosen_, rules::changeOrder(session_.battle(), *scenario_, wanted,
                                      tr("Change the order to “%1”").arg(words(wanted)).toStdString()));
}

}  // namespace redoubt::editor
