#include "editor/dialogs/rules/setting_field.h"

#include <QGridLayout>
#include <QLabel>
#include <utility>

#include "core/rules/set_up/set_up.h"
#include "core/rules/vocabulary/vocabulary.h"
#include "editor/dialogs/values/rules_control.h"
#include "editor/dialogs/values/rules_settings.h"
#include "editor/dialogs/values/shape_form.h"
#include "editor/fields/origin_note.h"
#include "editor/fields/row_findings.h"
#include "editor/style/theme.h"
#include "editor/words/order_words.h"
#include "editor/words/rules_words.h"
#include "editor/words/terrain_words.h"

namespace redoubt::editor {
namespace {

constexpr int kTitleWidth = 200;
constexpr int kSettingWidth = 320;

// The findings about the setting, and those about the scenario because the setting is missing.
std::vector<const check::Finding*> faultsOf(const Session& session, const model::Scenario& scenario,
                                            const std::string& path) {
  auto found = findingsAbout(session, check::SettingSubject{scenario.slug, path}, scenario.slug);
  const auto lacking = findingsAbout(session, check::Subject::of(scenario), scenario.slug);
  for (const check::Finding* finding : lacking) {
    const auto named = finding->arguments.find("path");
    if (named != finding->arguments.end() && named->second == path) found.push_back(finding);
  }
  return found;
}

}  // namespace

QString settingOrigin(const model::Battle& battle, Id<model::Scenario> scenario, const std::string& path) {
  const model::Setting* row = rules::settingRow(battle, scenario, path);
  if (!row) return {};
  if (row->scenario != scenario) return SettingField::tr("from %1").arg(RulesWords::scenario(battle, row->scenario));
  const auto line = rules::lineageOf(battle, scenario);
  const model::Setting* above = line.size() > 1 ? rules::settingRow(battle, line[1], path) : nullptr;
  if (!above) return {};
  return SettingField::tr("instead of %1 from %2")
      .arg(RulesWords::value(above->value.text), RulesWords::scenario(battle, above->scenario));
}

bool isOverride(const model::Battle& battle, Id<model::Scenario> scenario, const std::string& path) {
  const auto line = rules::lineageOf(battle, scenario);
  return battle.find<model::Setting>({scenario, path}) && line.size() > 1 && rules::settingRow(battle, line[1], path);
}

SettingField::SettingField(Session& session, std::string path, const QString& title, QWidget* parent)
    : QWidget(parent),
      session_(session),
      path_(std::move(path)),
      origin_(new OriginNote(title)),
      fault_(makeFaultLabel(RulesWords::text(path_) + QStringLiteral(".fault"))) {
  setObjectName(RulesWords::text(path_));
  auto* label = new QLabel(title);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  label->setFixedWidth(size::scaled(kTitleWidth));
  setRole(*label, "second");
  QWidget* field = nullptr;
  const rules::Term* term = rules::settingTermOf(path_);
  if (term && !term->shape.parts().empty()) {
    field = form_ = new ShapeForm(session, objectName() + QStringLiteral(".form"));
    connect(form_, &ShapeForm::valueChosen, this, &SettingField::take);
  } else {
    field = control_ = new RuleControl(session);
    control_->setClearable(true);
    connect(control_, &RuleControl::valueChosen, this, &SettingField::take);
    label->setBuddy(control_);
  }
  field->setFixedWidth(size::scaled(kSettingWidth));
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(10);
  grid->setVerticalSpacing(2);
  grid->setColumnStretch(2, 1);
  grid->addWidget(label, 0, 0, Qt::AlignTop);
  grid->addWidget(field, 0, 1, Qt::AlignTop);
  grid->addWidget(origin_, 0, 2, Qt::AlignTop);
  grid->addWidget(fault_, 1, 1, 1, 2);
  connect(origin_, &OriginNote::inheritWanted, this, [this] {
    if (!scenario_) return;
    session_.apply(inheritSetting(session_.battle(), *scenario_, path_,
                                  tr("Inherited value of the setting %1").arg(objectName()).toStdString()));
  });
}

void SettingField::show(std::optional<Id<model::Scenario>> scenario) {
  scenario_ = scenario;
  const model::Battle& battle = session_.battle();
  const model::Scenario* row = battle.find(scenario_);
  setEnabled(row != nullptr);
  if (!row) return;
  const auto json = rules::setting(battle, *scenario_, path_);
  const std::string value(json.value_or("null"));
  const rules::Term* term = rules::settingTermOf(path_);
  if (form_) form_->show(term, value == "null" ? "{}" : value);
  if (control_ && term) control_->show(term->shape.choice(), value);
  origin_->setOrigin(json ? settingOrigin(session_.translated(), *scenario_, path_) : tr("not set"),
                     isOverride(battle, *scenario_, path_));
  tellFaults(*fault_, session_, faultsOf(session_, *row, path_));
  const QString obstacle = TerrainWords::obstacle(session_);
  setEnabled(obstacle.isEmpty());
  setToolTip(obstacle);
}

void SettingField::take(const std::string& json) {
  if (!scenario_) return;
  const bool isNone = json == "null" || json == "{}";
  const QString title = tr("Setting %1: %2").arg(objectName(), isNone ? tr("no value") : RulesWords::value(json));
  const auto edit = setSetting(session_.battle(), *scenario_, path_,
                               isNone ? std::nullopt : std::optional<std::string_view>(json), title.toStdString());
  if (edit.empty() || !session_.apply(edit)) show(scenario_);
}

}  // namespace redoubt::editor
