#include "editor/panels/start_fields.h"

#include <algorithm>
#include <utility>

#include "editor/panels/name_fields.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

model::Value wordOf(model::PlacementRule rule) {
  return std::string(model::toText(rule));
}

template <class Row>
model::Value valueOf(const std::optional<Id<Row>>& id) {
  return id ? model::Value(id->value) : model::Value();
}

template <class Row>
std::optional<Id<Row>> idIn(const model::Value& value) {
  const auto* number = std::get_if<std::int64_t>(&value);
  return number ? std::optional(Id<Row>{*number}) : std::nullopt;
}

}  // namespace

StartFields::StartFields(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), grid_(new QGridLayout(this)), fault_(new QLabel) {
  grid_->setContentsMargins(0, 0, 0, 0);
  grid_->setHorizontalSpacing(8);
  grid_->setVerticalSpacing(5);
  grid_->setColumnStretch(1, 1);
  FieldSpec rule = fieldSpec<model::Placement>(session_, "rule");
  rule.width = 0;
  rule.choices = [this] { return ruleChoices(); };
  rule_ = makeInspectorField(session_, std::move(rule), QStringLiteral("inspector"));
  connect(rule_, &FieldEditor::chosen, this, &StartFields::chooseRule);
  grid_->addWidget(rule_, 0, 0, 1, 2);

  FieldSpec distance = fieldSpec<model::Placement>(session_, "distance");
  distance.label = tr("Hexes");
  distance.width = kNumberField;
  distance_ = makeLine(std::move(distance), 1);
  connect(distance_.field, &FieldEditor::chosen, this, [this](const model::Value& value) {
    const auto* number = std::get_if<std::int64_t>(&value);
    change([&](model::StartRule& start) {
      start.distance = number ? std::optional(static_cast<int>(*number)) : std::nullopt;
    });
  });

  FieldSpec from = fieldSpec<model::Placement>(session_, "hex");
  from.name = QStringLiteral("from");
  from.label = tr("From hex");
  from.width = kNumberField;
  from.example = tr("number");
  from_ = makeLine(std::move(from), 2);
  connect(from_.field, &FieldEditor::chosen, this, [this](const model::Value& value) {
    const auto* number = std::get_if<std::int64_t>(&value);
    if (!number) return refresh();
    change([&](model::StartRule& start) {
      start.hex = hex::HexKey{*number};
      start.zone.reset();
    });
  });

  FieldSpec zone = fieldSpec<model::Placement>(session_, "zone");
  zone.width = 0;
  zone_ = makeLine(std::move(zone), 3);
  connect(zone_.field, &FieldEditor::chosen, this, [this](const model::Value& value) {
    const auto chosen = idIn<model::Zone>(value);
    if (!chosen) return refresh();
    change([&](model::StartRule& start) {
      start.zone = chosen;
      start.hex.reset();
    });
  });

  FieldSpec space = fieldSpec<model::Placement>(session_, "space");
  space.width = 0;
  space_ = makeLine(std::move(space), 4);
  connect(space_.field, &FieldEditor::chosen, this, [this](const model::Value& value) {
    change([&](model::StartRule& start) { start.space = idIn<model::Space>(value); });
  });

  FieldSpec entry = fieldSpec<model::Placement>(session_, "entry");
  entry.width = 0;
  entry.choices = [this] {
    std::vector<FieldChoice> choices;
    const auto start = shown();
    if (!start) return choices;
    for (const model::Entry* each : StartRules::entries(session_, start->rule)) {
      choices.push_back({model::Value(each->id.value), StartRules::entryTitle(session_, *each)});
    }
    return choices;
  };
  entry_ = makeLine(std::move(entry), 5);
  connect(entry_.field, &FieldEditor::chosen, this, [this](const model::Value& value) {
    change([&](model::StartRule& start) { start.entry = idIn<model::Entry>(value); });
  });

  fault_->setObjectName(QStringLiteral("inspector.start.fault"));
  fault_->setWordWrap(true);
  setRole(*fault_, "error");
  fault_->hide();
  grid_->addWidget(fault_, 6, 0, 1, 2);
}

StartFields::Line StartFields::makeLine(FieldSpec spec, int row) {
  auto* label = new QLabel(spec.label);
  FieldEditor* field = makeInspectorField(session_, std::move(spec), QStringLiteral("inspector.start"));
  label->setBuddy(&field->control());
  grid_->addWidget(label, row, 0);
  grid_->addWidget(field, row, 1);
  connect(field, &FieldEditor::faulted, this, [this](const QString& reason) {
    fault_->setText(reason);
    fault_->setVisible(!reason.isEmpty());
  });
  return {label, field};
}

std::vector<StartChoice> StartFields::choices() const {
  return unplaced_ ? StartRules::of(session_, *unplaced_) : StartRules::of(session_, counters_);
}

// Its own hex is given by the field for it and on the map.
std::vector<FieldChoice> StartFields::ruleChoices() const {
  std::vector<FieldChoice> words;
  const auto start = shown();
  if (unplaced_) words.push_back({model::Value(), tr("Not placed")});
  if (!unplaced_ && !start) words.push_back({model::Value(), tr("In different ways")});
  if (start && start->rule == model::PlacementRule::At) words.push_back({wordOf(start->rule), tr("In its hex")});
  for (const StartChoice& choice : choices()) {
    const QString title = choice.whyNot.isEmpty() ? choice.title : tr("%1 (not yet)").arg(choice.title);
    words.push_back({wordOf(choice.start.rule), title, choice.whyNot});
  }
  return words;
}

std::optional<model::StartRule> StartFields::shown() const {
  if (unplaced_) return std::nullopt;
  if (const auto common = StartRules::common(session_, counters_)) return common;
  const bool areAtHexes = std::all_of(counters_.begin(), counters_.end(), [&](Id<model::Placement> id) {
    const model::Placement* row = session_.setUp().placement(id);
    return row && row->rule == model::PlacementRule::At;
  });
  return areAtHexes ? std::optional(model::StartRule{model::PlacementRule::At}) : std::nullopt;
}

void StartFields::chooseRule(const model::Value& word) {
  const auto before = shown();
  for (const StartChoice& choice : choices()) {
    if (!(wordOf(choice.start.rule) == word)) continue;
    if (!choice.whyNot.isEmpty()) session_.reportFailure(choice.whyNot);
    if (choice.whyNot.isEmpty() && !(before && before->rule == choice.start.rule)) return give(choice.start);
  }
  refresh();
}

void StartFields::change(const std::function<void(model::StartRule&)>& change) {
  auto start = shown();
  if (!start || start->rule == model::PlacementRule::At) return;
  change(*start);
  give(*start);
}

void StartFields::give(const model::StartRule& start) {
  const auto counters = counters_;
  if (unplaced_) {
    StartRules::place(session_, model::Subject(*unplaced_), start);
  } else {
    StartRules::give(session_, counters, start);
  }
  refresh();
}

void StartFields::show(std::vector<Id<model::Placement>> counters, std::optional<model::Subject> unplaced) {
  const bool isOther = counters != counters_ || !(unplaced == unplaced_);
  counters_ = std::move(counters);
  unplaced_ = std::move(unplaced);
  if (isOther) {
    for (const Line& line : {distance_, from_}) line.field->forget();
    fault_->hide();
  }
  refresh();
}

void StartFields::refresh() {
  using enum model::PlacementRule;
  const auto start = shown();
  const model::PlacementRule rule = start ? start->rule : At;
  const QString reason = Words::readOnlyReason(session_);
  rule_->show(start ? wordOf(start->rule) : model::Value());
  enableField(*rule_, reason);
  const auto put = [&](const Line& line, bool isShown, const model::Value& value) {
    line.label->setVisible(isShown);
    line.field->setVisible(isShown);
    if (!isShown) return;
    line.field->show(value);
    enableField(*line.field, reason);
  };
  const model::StartRule now = start.value_or(model::StartRule{});
  put(distance_, rule == Within, now.distance ? model::Value(std::int64_t{*now.distance}) : model::Value());
  put(from_, rule == Within, now.hex ? model::Value(now.hex->value) : model::Value());
  zone_.label->setText(rule == Within ? tr("or zone") : tr("Zone"));
  put(zone_, rule == Within || rule == Zone, valueOf(now.zone));
  put(space_, rule == Space, valueOf(now.space));
  put(entry_, rule == Enters || rule == OnActivation, valueOf(now.entry));
}

}  // namespace redoubt::editor
