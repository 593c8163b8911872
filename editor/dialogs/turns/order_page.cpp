#include "editor/dialogs/turns/order_page.h"

#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "core/rules/turns/orders.h"
#include "core/rules/vocabulary/vocabulary.h"
#include "editor/dialogs/rows/row_list.h"
#include "editor/dialogs/values/shape_form.h"
#include "editor/fields/row_findings.h"
#include "editor/words/order_words.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

constexpr int kOrderFieldWidth = 300;
constexpr int kNumberWidth = 110;

const rules::Term* verbTerm(std::string_view verb) {
  const auto all = rules::orderVocabulary();
  const auto found = std::find_if(all.begin(), all.end(), [&](const rules::Term& term) { return term.path == verb; });
  return found == all.end() ? nullptr : &*found;
}

std::vector<FieldChoice> verbs() {
  std::vector<FieldChoice> choices;
  for (const rules::Term& term : rules::orderVocabulary()) {
    choices.push_back({std::string(term.path), OrderWords::verb(term.path), RulesWords::meaning(term)});
  }
  return choices;
}

}  // namespace

OrderPage::OrderPage(Session& session, QWidget* parent)
    : RowPage(
          session, model::tableInfo<model::SetUpOrder>(), QStringLiteral("orders"),
          new RowList(QStringLiteral("orders"), tr("Orders of the set-up"), true),
          tr("No order yet. An order counts counters out before play: so many that fit a description, such as five "
             "units of one type, begin weakened, take no part, or are taken away as markers.\n\nMake the first with + "
             "below the list."),
          parent),
      selector_(new ShapeForm(session, QStringLiteral("orders.selector"))),
      selectorFault_(makeFaultLabel(QStringLiteral("orders.selectorFault"))) {
  addLines();
  QVBoxLayout* column = makePage();
  column->addWidget(makeHeading(tr("Which counters: those that fit all that is chosen")));
  column->addWidget(selectorFault_);
  column->addWidget(selector_);
  column->addStretch(1);
  selector_->setOffers([this](rules::NameKind kind, const std::string& slug) {
    if (kind != rules::NameKind::Unit) return true;
    const model::Unit* unit = session_.battle().bySlug<model::Unit>(slug);
    const auto* order = chosen<model::SetUpOrder>();
    return unit && order && unit->army == order->army;
  });
  connect(selector_, &ShapeForm::valueChosen, this, [this](const std::string& json) {
    if (!form_->row()) return;
    model::AnyRow wanted = *form_->row();
    if (wanted.set("selector", json)) perform(changeTo(wanted, QStringLiteral("selector")));
  });
}

void OrderPage::addLines() {
  addLine("army", tr("&Army"), kOrderFieldWidth);
  FieldSpec verb = fieldSpec<model::SetUpOrder>(session_, "verb");
  verb.choices = verbs;
  verb.wording = [](const model::Value& value) { return OrderWords::verb(model::toText(value)); };
  addLine(std::move(verb), tr("&Is to"), kOrderFieldWidth);
  addLine("count", tr("&How many"), kNumberWidth);
}

std::vector<model::AnyRow> OrderPage::rows() const {
  std::vector<model::AnyRow> rows;
  if (!scenario_) return rows;
  for (const auto* row : rules::ordersIn(session_.battle(), *scenario_)) {
    rows.emplace_back(model::tableInfo<model::SetUpOrder>(), row);
  }
  return rows;
}

QString OrderPage::words(const model::AnyRow& row) const {
  return OrderWords::order(session_, row.as<model::SetUpOrder>());
}

QString OrderPage::inheritance(const model::AnyRow& row) const {
  if (isOwn(row)) return {};
  const model::Army* army = session_.translated().find<model::Army>(row.as<model::SetUpOrder>().army);
  return tr("From %1. A change gives this scenario the orders of %2 as its own.")
      .arg(RulesWords::scenario(session_.translated(), scenarioOf(row)),
           army ? RulesWords::text(army->name) : QString());
}

QString OrderPage::cantRemove(const model::AnyRow& row) const {
  if (rules::canRemove(session_.battle(), *scenario_, row.as<model::SetUpOrder>().id)) return {};
  return tr("It is the only order of this army, and inherited: the scenario would inherit it again.");
}

RowPage::Change OrderPage::add() {
  const auto armies = rowChoices(session_, model::tableInfo<model::Army>());
  if (armies.empty()) return Change();
  const auto* now = chosen<model::SetUpOrder>();
  const Id<model::Army> first{std::get<std::int64_t>(armies.front().value)};
  return toChange(
      rules::addOrder(session_.battle(), *scenario_, now ? now->army : first, tr("Add an order").toStdString()));
}

RowPage::Change OrderPage::duplicate(const model::AnyRow& row) {
  return toChange(rules::duplicateOrder(session_.battle(), *scenario_, row.as<model::SetUpOrder>().id,
                                        tr("Duplicate the order").toStdString()));
}

RowPage::Change OrderPage::removal(const model::AnyRow& row) {
  auto made = rules::removeOrder(session_.battle(), *scenario_, row.as<model::SetUpOrder>().id,
                                 tr("Delete the order “%1”").arg(words(row)).toStdString());
  return {std::move(made.edit)};
}

RowPage::Change OrderPage::move(const model::AnyRow& row, int by) {
  return toChange(rules::moveOrder(session_.battle(), *scenario_, row.as<model::SetUpOrder>().id, by,
                                   tr("Move the order").toStdString()));
}

RowPage::Change OrderPage::changeTo(const model::AnyRow& wanted, const QString&) {
  return toChange(rules::changeOrder(session_.battle(), *scenario_, wanted.as<model::SetUpOrder>(),
                                     tr("Change the order to “%1”").arg(words(wanted)).toStdString()));
}

void OrderPage::showMore(const model::AnyRow& row) {
  const auto& order = row.as<model::SetUpOrder>();
  selector_->show(verbTerm(order.verb), order.selector.text);
}

void OrderPage::showFaults(const std::vector<const check::Finding*>& findings) {
  const auto isOfVerb = [](const check::Finding& finding) { return finding.code == "order-unknown-verb"; };
  const auto isOfCount = [](const check::Finding& finding) { return finding.code == "order-count"; };
  form_->setFaults("verb", findingsWhere(findings, isOfVerb));
  form_->setFaults("count", findingsWhere(findings, isOfCount));
  tellFaults(*selectorFault_, session_, findingsWhere(findings, [&](const check::Finding& finding) {
    return !isOfVerb(finding) && !isOfCount(finding);
  }));
}

// The only order that a scenario inherits for an army can't be removed.
void OrderPage::enableMore(bool canEdit, const QString& obstacle) {
  form_->setObstacle("army", form_->row() && scenario_ ? cantRemove(*form_->row()) : QString());
  selector_->setEnabled(canEdit);
  selector_->setToolTip(obstacle);
}

}  // namespace redoubt::editor
