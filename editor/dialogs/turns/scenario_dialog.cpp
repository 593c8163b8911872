#include "editor/dialogs/turns/scenario_dialog.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSettings>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/rules/set_up/set_up.h"
#include "editor/fields/field_text.h"
#include "editor/fields/undo_keys.h"
#include "editor/style/theme.h"
#include "editor/words/rules_words.h"
#include "editor/words/terrain_words.h"

namespace redoubt::editor {

ScenarioDialog::ScenarioDialog(Session& session, const char* name, QWidget* parent)
    : QDialog(parent),
      session_(session),
      scenario_(session.setUp().scenario()),
      name_(QLatin1String(name)),
      scenarios_(new QComboBox),
      obstacle_(new QLabel),
      tabs_(new QTabWidget) {
  arrange();
}

ScenarioDialog::~ScenarioDialog() {
  QSettings().setValue(name_ + QLatin1String("/geometry"), saveGeometry());
}

void ScenarioDialog::begin(QSize wanted) {
  connectSession();
  resize(wanted);
  restoreGeometry(QSettings().value(name_ + QLatin1String("/geometry")).toByteArray());
  refresh();
}

void ScenarioDialog::arrange() {
  obstacle_->setObjectName(name_ + QLatin1String(".obstacle"));
  obstacle_->setWordWrap(true);
  setRole(*obstacle_, "note");
  scenarios_->setObjectName(name_ + QLatin1String(".scenario"));
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
  tabs_->setObjectName(name_ + QLatin1String(".tabs"));
  tabs_->setDocumentMode(true);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(obstacle_);
  column->addLayout(top);
  column->addWidget(tabs_, 1);
}

void ScenarioDialog::addTab(QWidget* page, const QString& title) {
  tabs_->addTab(page, title);
}

void ScenarioDialog::hideEvent(QHideEvent* event) {
  FieldText::finishIn(*this);
  QDialog::hideEvent(event);
}

void ScenarioDialog::turnTo(QWidget* page) {
  tabs_->setCurrentWidget(page);
}

void ScenarioDialog::connectSession() {
  connect(scenarios_, &QComboBox::activated, this, [this] { showScenario({scenarios_->currentData().toLongLong()}); });
  connect(&session_, &Session::documentReplaced, this, [this] {
    scenario_ = session_.setUp().scenario();
    refresh();
  });
  connect(&session_.setUp(), &ShownSetUp::variantChanged, this, [this] {
    if (session_.setUp().scenario()) showScenario(*session_.setUp().scenario());
  });
  connect(&session_, &Session::accessChanged, this, &ScenarioDialog::refresh);
  connect(&session_, &Session::findingsChanged, this, &ScenarioDialog::refresh);
  connect(&session_, &Session::changed, this, [this](const model::Changes& changes) {
    if (concern(changes)) refresh();
  });
  addUndoKeys(*this, session_);
}

void ScenarioDialog::refresh() {
  const QString obstacle = TerrainWords::obstacle(session_);
  obstacle_->setText(obstacle);
  obstacle_->setVisible(!obstacle.isEmpty());
  const auto all = rules::scenarios(session_.battle());
  const bool isThere = std::any_of(all.begin(), all.end(), [&](const auto* each) { return each->id == scenario_; });
  if (!isThere) scenario_ = all.empty() ? std::nullopt : std::optional(all.front()->id);
  showScenarios();
  for (const auto& set : setters_) set(scenario_);
}

void ScenarioDialog::showScenarios() {
  const QSignalBlocker blocker(scenarios_);
  scenarios_->clear();
  for (const model::Scenario* scenario : rules::scenarios(session_.translated())) {
    scenarios_->addItem(RulesWords::scenario(session_.translated(), scenario->id),
                        static_cast<qlonglong>(scenario->id.value));
    if (scenario->id == scenario_) scenarios_->setCurrentIndex(scenarios_->count() - 1);
  }
}

void ScenarioDialog::showScenario(Id<model::Scenario> scenario) {
  scenario_ = scenario;
  refresh();
}

}  // namespace redoubt::editor
