#include <QDockWidget>
#include <QMenu>

#include "editor/abilities/rule_on_map_words.h"
#include "editor/app/main_window.h"
#include "editor/canvas/map_canvas.h"
#include "editor/session/to_qt.h"

// The rules whose zones, lines and ways the map shows: the command, its menu, and what the palette finds.
namespace redoubt::editor {
namespace {

QString escaped(const QString& text) {
  return QString(text).replace(QLatin1Char('&'), QLatin1String("&&"));
}

}  // namespace

void MainWindow::addRulesOnMap() {
  RulesOnMap& rules = canvas_->rulesOnMap();
  QAction* action = commands_->add({QStringLiteral("view.rulesOnMap"),
                                    tr("&Show a rule on the map"),
                                    tr("Show zones, supply, command or ways by the rules of this battle, for the "
                                       "selected counter or an army; or hide them."),
                                    {},
                                    {QKeySequence(Qt::SHIFT | Qt::Key_M)},
                                    true},
                                   [this, &rules](bool) {
                                     rules.toggle();
                                     if (rules.shown()) bringForward(*rulesOnMapDock_);
                                   },
                                   {needs_.open(), needs_.mapRules(rules)});
  const auto follow = [this, action, &rules] {
    action->setChecked(rules.shown() != nullptr);
    commands_->refreshState();
  };
  connect(&rules, &RulesOnMap::changed, action, follow);
}

void MainWindow::showOnMap(const std::string& path) {
  canvas_->rulesOnMap().show(path);
  if (!path.empty()) bringForward(*rulesOnMapDock_);
  canvas_->setFocus();
}

void MainWindow::fillRulesOnMap(QMenu& menu) {
  menu.clear();
  menu.addAction(commands_->action(QStringLiteral("view.rulesOnMap")));
  RulesOnMap& rules = canvas_->rulesOnMap();
  const auto add = [&](const QString& text, bool isChosen, auto&& run) {
    QAction* action = menu.addAction(escaped(text), this, run);
    action->setCheckable(true);
    action->setChecked(isChosen);
  };
  menu.addSeparator();
  for (const MapRule& rule : rules.rules()) {
    add(RuleOnMapWords::title(session_, rule), rules.shown() && *rules.shown() == rule,
        [this, path = rule.path] { showOnMap(path); });
  }
  if (rules.rules().empty()) return;
  menu.addSeparator();
  const auto addAudience = [&](const QString& text, const MapAudience& audience) {
    add(text, rules.audience() == audience, [&rules, audience] { rules.setAudience(audience); });
  };
  addAudience(tr("For the selected counter"), {});
  addAudience(tr("For all armies"), {MapAudience::Whose::All});
  for (const model::Army& army : session_.translated().all<model::Army>()) {
    addAudience(tr("For %1").arg(toQt(army.name)), {MapAudience::Whose::Army, army.slug});
  }
}

std::vector<CommandPalette::Offer> MainWindow::mapRuleOffers() {
  std::vector<CommandPalette::Offer> offers;
  RulesOnMap& rules = canvas_->rulesOnMap();
  for (const MapRule& rule : rules.rules()) {
    CommandPalette::Offer offer;
    offer.title = tr("On the map: %1").arg(RuleOnMapWords::title(session_, rule));
    offer.kind = RuleOnMapWords::kind(rule);
    offer.description = tr("Shows it for the selected counter or an army, as Rules on the map says.");
    offer.run = [this, path = rule.path] { showOnMap(path); };
    offers.push_back(std::move(offer));
  }
  return offers;
}

}  // namespace redoubt::editor
