#include "editor/dialogs/turns/event_page.h"

#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "core/base/text.h"
#include "core/rules/turns/orders.h"
#include "core/rules/turns/track_spaces.h"
#include "core/rules/vocabulary/vocabulary.h"
#include "editor/dialogs/rows/row_list.h"
#include "editor/dialogs/values/json_value.h"
#include "editor/dialogs/values/shape_form.h"
#include "editor/fields/row_findings.h"
#include "editor/words/order_words.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

const rules::Term* partTerm(std::string_view part) {
  const auto all = rules::eventVocabulary();
  const auto found = std::find_if(all.begin(), all.end(), [&](const rules::Term& term) { return term.path == part; });
  return found == all.end() ? nullptr : &*found;
}

// The phases that the rules name.
std::vector<std::string> phases(const rules::RuleBook& rules) {
  std::vector<std::string> found;
  const auto json = rules.json("turns/phases");
  const Json list = json ? Json::parse(*json, nullptr, false) : Json();
  for (const Json& phase : list) {
    if (phase.is_string()) found.push_back(phase.get<std::string>());
  }
  return found;
}

// The offered values with the present one added, so that it is visible.
std::vector<std::string> with(std::vector<std::string> offered, const std::string& member, const std::string& json) {
  const Json value = Json::parse(json, nullptr, false);
  const auto found = value.is_object() ? value.find(member) : value.end();
  if (offered.empty() || !value.is_object() || found == value.end() || !found->is_string()) return offered;
  const auto now = found->get<std::string>();
  if (std::find(offered.begin(), offered.end(), now) == offered.end()) offered.push_back(now);
  return offered;
}

std::vector<std::string> labelsIn(const model::Battle& battle, const std::string& condition) {
  const Json value = Json::parse(condition, nullptr, false);
  const auto track = value.is_object() ? value.find("track") : value.end();
  if (!value.is_object() || track == value.end() || !track->is_string()) return {};
  const model::Track* row = battle.bySlug<model::Track>(track->get<std::string>());
  return row ? rules::labelsOf(battle, row->id) : std::vector<std::string>();
}

}  // namespace

EventPage::EventPage(Session& session, QWidget* parent)
    : RowPage(
          session, model::tableInfo<model::Event>(), QStringLiteral("events"),
          new RowList(QStringLiteral("events"), tr("Events"), false),
          tr("No event yet. An event happens in play by itself: when its turn, a phase or a deed comes, and if a track "
             "shows what it waits for, units are taken away, a stock shrinks, an army may move, or somebody has "
             "won.\n\nMake the first with + below the list."),
          parent),
      trigger_(new ShapeForm(session, QStringLiteral("events.trigger"))),
      condition_(new ShapeForm(session, QStringLiteral("events.condition"))),
      effect_(new ShapeForm(session, QStringLiteral("events.effect"))),
      triggerFault_(makeFaultLabel(QStringLiteral("events.triggerFault"))),
      conditionFault_(makeFaultLabel(QStringLiteral("events.conditionFault"))),
      effectFault_(makeFaultLabel(QStringLiteral("events.effectFault"))) {
  addLines();
  addForms();
  connectForms();
}

void EventPage::addLines() {
  FieldSpec slug = fieldSpec<model::Event>(session_, "slug");
  slug.help =
      tr("Small letters, digits and hyphens. An event of a scenario stands in the place of an inherited "
         "one of the same short name.");
  slug.judge = [this](const model::Value& value) { return slugFault(model::toText(value)); };
  addLine(std::move(slug), tr("&Short name"), 0);
}

void EventPage::addForms() {
  QVBoxLayout* column = makePage();
  column->setSpacing(6);
  for (QWidget* widget :
       std::initializer_list<QWidget*>{makeHeading(tr("When")), triggerFault_, trigger_, makeHeading(tr("If")),
                                       conditionFault_, condition_, makeHeading(tr("Then")), effectFault_, effect_}) {
    column->addWidget(widget);
  }
  column->addStretch(1);
}

void EventPage::connectForms() {
  trigger_->setTextOffers([this](const std::string& member, const std::string& json) {
    return member == "phase" ? with(phases(session_.rules()), member, json) : std::vector<std::string>();
  });
  condition_->setTextOffers([this](const std::string& member, const std::string& json) {
    return member == "label" ? with(labelsIn(session_.battle(), json), member, json) : std::vector<std::string>();
  });
  connect(trigger_, &ShapeForm::valueChosen, this, [this](const std::string& json) { keep("trigger", json); });
  connect(condition_, &ShapeForm::valueChosen, this, &EventPage::keepCondition);
  connect(effect_, &ShapeForm::valueChosen, this, [this](const std::string& json) { keep("effect", json); });
}

std::vector<model::AnyRow> EventPage::rows() const {
  std::vector<model::AnyRow> rows;
  if (!scenario_) return rows;
  auto events = rules::eventsIn(session_.battle(), *scenario_);
  std::stable_sort(events.begin(), events.end(),
                   [](const auto* a, const auto* b) { return naturalLess(a->slug, b->slug); });
  for (const auto* event : events) rows.emplace_back(model::tableInfo<model::Event>(), event);
  return rows;
}

QString EventPage::words(const model::AnyRow& row) const {
  const auto& event = row.as<model::Event>();
  if (!rules::isCancelledBy(session_.battle(), event)) return OrderWords::event(session_, event);
  return tr("%1: doesn't hold in this scenario").arg(RulesWords::text(event.slug));
}

QString EventPage::inheritance(const model::AnyRow& row) const {
  const model::Battle& battle = session_.translated();
  if (!isOwn(row)) {
    return tr("From %1. A change gives this scenario an event of its own in its place.")
        .arg(RulesWords::scenario(battle, scenarioOf(row)));
  }
  const model::Event* above = rules::inheritedEvent(battle, *scenario_, row.as<model::Event>().slug);
  return above ? tr("In the place of one from %1, which holds again when this one is deleted.")
                     .arg(RulesWords::scenario(battle, above->scenario))
               : QString();
}

QString EventPage::missing() const {
  return scenario_ ? QString() : RowPage::missing();
}

QString EventPage::removalTip(const model::AnyRow& row) const {
  return isOwn(row) ? QString() : tr("Let it not hold in this scenario");
}

RowPage::Change EventPage::add() {
  return toChange(rules::addEvent(session_.battle(), *scenario_, tr("Add an event").toStdString()));
}

RowPage::Change EventPage::duplicate(const model::AnyRow& row) {
  return toChange(rules::duplicateEvent(session_.battle(), *scenario_, row.as<model::Event>().id,
                                        tr("Duplicate the event").toStdString()));
}

RowPage::Change EventPage::removal(const model::AnyRow& row) {
  const auto& event = row.as<model::Event>();
  return toChange(rules::removeEvent(session_.battle(), *scenario_, event.id,
                                     tr("Delete the event “%1”").arg(RulesWords::text(event.slug)).toStdString()));
}

RowPage::Change EventPage::changeTo(const model::AnyRow& wanted, const QString&) {
  const auto& event = wanted.as<model::Event>();
  return toChange(rules::changeEvent(session_.battle(), *scenario_, event,
                                     tr("Change the event “%1”").arg(RulesWords::text(event.slug)).toStdString()));
}

QString EventPage::slugFault(const std::string& slug) const {
  const auto all = rows();
  const bool isTaken = std::any_of(all.begin(), all.end(), [&](const model::AnyRow& row) {
    return row.as<model::Event>().slug == slug && form_->row() && row.key() != form_->row()->key();
  });
  return isTaken ? tr("Another event of this scenario is called “%1”.").arg(RulesWords::text(slug)) : QString();
}

void EventPage::keep(const char* column, const model::Value& value) {
  if (!form_->row()) return;
  model::AnyRow wanted = *form_->row();
  if (wanted.set(column, value)) perform(changeTo(wanted, QLatin1String(column)));
}

// Choosing a track also sets one of its labels, so that the condition is complete at once.
void EventPage::keepCondition(const std::string& json) {
  Json value = Json::parse(json, nullptr, false);
  const auto labels = labelsIn(session_.battle(), json);
  if (value.is_object() && !labels.empty()) {
    const auto label = value.find("label");
    const bool isOfTrack = label != value.end() && label->is_string() &&
                           std::find(labels.begin(), labels.end(), label->get<std::string>()) != labels.end();
    if (!isOfTrack) value["label"] = labels.front();
  }
  const bool isNothing = value.is_object() && !value.contains("track");
  keep("condition", isNothing ? model::Value() : model::Value(value.is_discarded() ? json : value.dump()));
}

void EventPage::showMore(const model::AnyRow& row) {
  const auto& event = row.as<model::Event>();
  trigger_->show(partTerm("trigger"), event.trigger.text);
  condition_->show(partTerm("condition"), event.condition ? event.condition->text : "{}");
  effect_->show(partTerm("effect"), event.effect.text);
}

void EventPage::showFaults(const std::vector<const check::Finding*>& findings) {
  const auto partOf = [](const check::Finding& finding) -> std::string {
    if (finding.code == "event-label-unknown") return "condition";
    if (finding.code == "event-takes-too-few") return "effect";
    const auto part = finding.arguments.find("part");
    return part == finding.arguments.end() ? "trigger" : part->second.text();
  };
  for (const auto& [label, part] : {std::pair(triggerFault_, "trigger"), std::pair(conditionFault_, "condition"),
                                    std::pair(effectFault_, "effect")}) {
    tellFaults(*label, session_,
               findingsWhere(findings, [&](const check::Finding& finding) { return partOf(finding) == part; }));
  }
}

// An inherited one keeps its short name, so that the scenario's own replaces it.
void EventPage::enableMore(bool canEdit, const QString& obstacle) {
  const bool isInherited = form_->row() && !isOwn(*form_->row());
  form_->setObstacle("slug", isInherited ? tr("It is the event of another scenario.") : QString());
  for (QWidget* field : std::initializer_list<QWidget*>{trigger_, condition_, effect_}) {
    field->setEnabled(canEdit);
    field->setToolTip(obstacle);
  }
}

}  // namespace redoubt::editor
