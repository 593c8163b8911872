#include "editor/dialogs/turns/event_page.h"

#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/base/text.h"
#include "core/rules/turns/orders.h"
#include "core/rules/turns/track_spaces.h"
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

using Json = nlohmann::json;

const rules::Term* partTerm(std::string_view part) {
  const auto all = rules::eventVocabulary();
  const auto found = std::find_if(all.begin(), all.end(), [&](const rules::Term& term) { return term.path == part; });
  return found == all.end() ? nullptr : &*found;
}

// A phase is one that the rules name.
std::vector<std::string> phases(const rules::RuleBook& rules) {
  std::vector<std::string> found;
  const auto json = rules.json("turns/phases");
  const Json list = json ? Json::parse(*json, nullptr, false) : Json();
  for (const Json& phase : list) {
    if (phase.is_string()) found.push_back(phase.get<std::string>());
  }
  return found;
}

// With what stands there, so that it is seen.
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
          session, QStringLiteral("events"), new RowList(QStringLiteral("events"), tr("Events"), false),
          tr("No event yet. An event happens in play by itself: when its turn, a phase or a deed comes, and if a track "
             "shows what it waits for, units are taken away, a stock shrinks, an army may move, or somebody has "
             "won.\n\nMake the first with + below the list."),
          parent),
      slug_(new QLineEdit),
      slugFault_(makeFaultLabel(QStringLiteral("events.slugFault"))),
      trigger_(new ShapeForm(session, QStringLiteral("events.trigger"))),
      condition_(new ShapeForm(session, QStringLiteral("events.condition"))),
      effect_(new ShapeForm(session, QStringLiteral("events.effect"))),
      triggerFault_(makeFaultLabel(QStringLiteral("events.triggerFault"))),
      conditionFault_(makeFaultLabel(QStringLiteral("events.conditionFault"))),
      effectFault_(makeFaultLabel(QStringLiteral("events.effectFault"))) {
  fillPage();
  connectFields();
  connectForms();
}

void EventPage::fillPage() {
  slug_->setObjectName(QStringLiteral("events.slug"));
  slug_->setToolTip(
      tr("Small letters, digits and hyphens. An event of a scenario stands in the place of an inherited "
         "one of the same short name."));
  auto* name = new QLabel(tr("&Short name"));
  setRole(*name, "second");
  name->setBuddy(slug_);
  QVBoxLayout* column = makeFieldsWithSentence();
  column->setSpacing(6);
  for (QWidget* widget : std::initializer_list<QWidget*>{
           name, slug_, slugFault_, makeHeading(tr("When")), triggerFault_, trigger_, makeHeading(tr("If")),
           conditionFault_, condition_, makeHeading(tr("Then")), effectFault_, effect_}) {
    column->addWidget(widget);
  }
  column->addStretch(1);
}

void EventPage::connectFields() {
  connect(list_, &RowList::chosenChanged, this, [this](qint64 id) { choose({id}); });
  connect(list_, &RowList::addWanted, this, [this] {
    if (scenario_) perform(chosen_, rules::addEvent(session_.battle(), *scenario_, tr("Add an event").toStdString()));
  });
  connect(list_, &RowList::duplicateWanted, this, [this] {
    const auto* row = chosen();
    if (!row) return;
    perform(chosen_,
            rules::duplicateEvent(session_.battle(), *scenario_, row->id, tr("Duplicate the event").toStdString()));
  });
  connect(list_, &RowList::removeWanted, this, [this] {
    const auto* row = chosen();
    if (!row) return;
    const auto next = list_->neighbour();
    auto edit = rules::removeEvent(session_.battle(), *scenario_, row->id,
                                   tr("Delete the event “%1”").arg(RulesWords::text(row->slug)).toStdString());
    if (!edit.row && next) edit.row = Id<model::Event>{*next};
    perform(chosen_, std::move(edit));
  });
  connect(slug_, &QLineEdit::editingFinished, this, &EventPage::keepSlug);
}

void EventPage::connectForms() {
  trigger_->setTextOffers([this](const std::string& member, const std::string& json) {
    return member == "phase" ? with(phases(session_.rules()), member, json) : std::vector<std::string>();
  });
  condition_->setTextOffers([this](const std::string& member, const std::string& json) {
    return member == "label" ? with(labelsIn(session_.battle(), json), member, json) : std::vector<std::string>();
  });
  connect(trigger_, &ShapeForm::valueChosen, this,
          [this](const std::string& json) { change([&](model::Event& row) { row.trigger.text = json; }); });
  connect(condition_, &ShapeForm::valueChosen, this, &EventPage::keepCondition);
  connect(effect_, &ShapeForm::valueChosen, this,
          [this](const std::string& json) { change([&](model::Event& row) { row.effect.text = json; }); });
}

std::vector<const model::Event*> EventPage::events() const {
  if (!scenario_) return {};
  auto events = rules::eventsIn(session_.battle(), *scenario_);
  std::stable_sort(events.begin(), events.end(),
                   [](const auto* a, const auto* b) { return naturalLess(a->slug, b->slug); });
  return events;
}

const model::Event* EventPage::chosen() const {
  const auto all = events();
  const auto found = std::find_if(all.begin(), all.end(), [&](const auto* row) { return row->id == chosen_; });
  return found == all.end() ? nullptr : *found;
}

QString EventPage::words(const model::Event& event) const {
  if (!rules::isTakenBack(session_.battle(), event)) return OrderWords::event(session_, event);
  return tr("%1: doesn't hold in this scenario").arg(RulesWords::text(event.slug));
}

void EventPage::choose(Id<model::Event> event) {
  if (chosen_ != event) slugFault_->hide();
  chosen_ = event;
  refresh();
  toTop();
}

void EventPage::refresh() {
  if (!chosen()) chosen_.reset();
  const auto all = events();
  if (!chosen_ && !all.empty()) chosen_ = all.front()->id;
  showList();
  showChosen();
  enable();
}

void EventPage::showList() {
  std::vector<RowList::Row> rows;
  for (const model::Event* event : events()) {
    const bool isOwn = event->scenario == *scenario_;
    const model::Scenario* owner = session_.battle().find<model::Scenario>(event->scenario);
    rows.push_back({event->id.value, words(*event),
                    isOwn ? QString() : RulesWords::scenario(session_.battle(), event->scenario),
                    worst(findingsAbout(session_, findingSubject(*event), owner ? owner->slug : ""))});
  }
  list_->show(std::move(rows), chosen_ ? std::optional(chosen_->value) : std::nullopt);
}

void EventPage::showChosen() {
  const model::Event* row = chosen();
  showFields(row);
  if (!row) return;
  if (!slug_->hasFocus() || !slug_->isModified()) slug_->setText(RulesWords::text(row->slug));
  trigger_->show(partTerm("trigger"), row->trigger.text);
  condition_->show(partTerm("condition"), row->condition ? row->condition->text : "{}");
  effect_->show(partTerm("effect"), row->effect.text);
  showSentenceOf(*row);
  showFaults(*row);
}

void EventPage::showSentenceOf(const model::Event& event) {
  const model::Battle& battle = session_.battle();
  QString note;
  if (event.scenario != *scenario_) {
    note = tr("From %1. A change gives this scenario an event of its own in its place.")
               .arg(RulesWords::scenario(battle, event.scenario));
  } else if (const model::Event* above = rules::inheritedEvent(battle, *scenario_, event.slug)) {
    note = tr("In the place of one from %1, which holds again when this one is deleted.")
               .arg(RulesWords::scenario(battle, above->scenario));
  }
  showSentence(words(event), note);
}

void EventPage::showFaults(const model::Event& event) {
  const model::Scenario* owner = session_.battle().find<model::Scenario>(event.scenario);
  const auto findings = findingsAbout(session_, findingSubject(event), owner ? owner->slug : "");
  const auto partOf = [](const check::Finding& finding) -> std::string {
    if (finding.code == "event-label-unknown") return "condition";
    if (finding.code == "event-takes-too-few") return "effect";
    const auto part = finding.arguments.find("part");
    return part == finding.arguments.end() ? "trigger" : part->second;
  };
  for (const auto& [label, part] : {std::pair(triggerFault_, "trigger"), std::pair(conditionFault_, "condition"),
                                    std::pair(effectFault_, "effect")}) {
    tellFaults(*label, those(findings, [&](const check::Finding& finding) { return partOf(finding) == part; }));
  }
}

void EventPage::enable() {
  const QString obstacle = TerrainWords::obstacle(session_);
  const bool canEdit = obstacle.isEmpty() && scenario_;
  const model::Event* row = chosen();
  list_->setCanAdd(canEdit, obstacle);
  list_->setCanChange(canEdit && row, obstacle);
  QString tip = obstacle;
  const bool isInherited = row && row->scenario != *scenario_;
  if (tip.isEmpty() && isInherited) tip = tr("Let it not hold in this scenario");
  list_->setCanRemove(canEdit && row, tip);
  slug_->setEnabled(canEdit && !isInherited);
  for (QWidget* field : std::initializer_list<QWidget*>{trigger_, condition_, effect_}) {
    field->setEnabled(canEdit);
    field->setToolTip(obstacle);
  }
}

void EventPage::keepSlug() {
  if (!slug_->isModified()) return;
  slug_->setModified(false);
  const std::string slug = slugged(slug_->text().toStdString());
  const auto all = events();
  const bool isTaken =
      std::any_of(all.begin(), all.end(), [&](const auto* row) { return row->slug == slug && row->id != chosen_; });
  slugFault_->setText(isTaken ? tr("Another event of this scenario is called “%1”.").arg(RulesWords::text(slug))
                              : tr("A short name has at least one letter or digit."));
  slugFault_->setVisible(slug.empty() || isTaken);
  if (slug.empty() || isTaken) return refresh();
  change([&](model::Event& row) { row.slug = slug; });
}

// A track brings one of its labels along, so that the condition says something at once.
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
  change([&](model::Event& row) {
    row.condition =
        isNothing ? std::nullopt : std::optional(model::JsonText{value.is_discarded() ? json : value.dump()});
  });
}

void EventPage::change(const std::function<void(model::Event&)>& work) {
  const model::Event* row = chosen();
  if (!row) return;
  model::Event wanted = *row;
  work(wanted);
  perform(chosen_, rules::changeEvent(session_.battle(), *scenario_, wanted,
                                      tr("Change the event “%1”").arg(RulesWords::text(wanted.slug)).toStdString()));
}

}  // namespace redoubt::editor
