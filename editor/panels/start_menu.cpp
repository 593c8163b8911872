#include "editor/panels/start_menu.h"

#include <functional>
#include <utility>

#include "editor/words/start_rules.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

// The translation context of the menu.
struct StartMenu {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::StartMenu)
};

constexpr int kMostDistance = 4;  // hexes; more are typed in the inspector

QString forMenu(QString text) {
  return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

struct Filler {
  QMenu& menu;
  Session& session;
  std::function<void(const model::StartRule&)> give;
  std::optional<model::StartRule> now;

  void add(QMenu& to, const QString& title, const model::StartRule& start) const {
    QAction* action = to.addAction(forMenu(title), &menu, [give = give, start] { give(start); });
    action->setCheckable(true);
    action->setChecked(now == start);
  }

  void addDistances(QMenu& to, const StartChoice& choice) const {
    for (int distance = 0; distance <= kMostDistance; ++distance) {
      model::StartRule start = choice.start;
      start.distance = distance;
      model::Placement row;
      row.rule = start.rule;
      row.hex = start.hex;
      row.zone = start.zone;
      row.distance = distance;
      add(to, Words::place(session, row), start);
    }
  }

  void addZones(QMenu& to, const StartChoice& choice) const {
    for (const model::Zone& zone : session.translated().all<model::Zone>()) {
      model::StartRule start = choice.start;
      start.zone = zone.id;
      add(to, Words::text(zone.title.empty() ? zone.slug : zone.title), start);
    }
  }

  void addEntries(QMenu& to, const StartChoice& choice) const {
    for (const model::Entry* entry : StartRules::entries(session, choice.start.rule)) {
      model::StartRule start = choice.start;
      start.entry = entry->id;
      add(to, StartRules::entryTitle(session, *entry), start);
    }
  }

  void addChoice(const StartChoice& choice) const {
    using enum model::PlacementRule;
    const model::PlacementRule rule = choice.start.rule;
    if (!choice.whyNot.isEmpty()) {
      QAction* action = menu.addAction(forMenu(choice.title));
      action->setEnabled(false);
      action->setToolTip(choice.whyNot);
      return;
    }
    if (rule != Within && rule != Zone && rule != Enters && rule != OnActivation) {
      return add(menu, choice.title, choice.start);
    }
    QMenu* to = menu.addMenu(forMenu(choice.title));
    if (rule == Within) return addDistances(*to, choice);
    rule == Zone ? addZones(*to, choice) : addEntries(*to, choice);
  }
};

}  // namespace

QMenu* makeStartMenu(QWidget& parent, Session& session, std::vector<Id<model::Placement>> counters,
                     std::optional<model::Subject> unplaced) {
  auto* menu = new QMenu(StartMenu::tr("&Begins by rule"), &parent);
  menu->setObjectName(QStringLiteral("start.menu"));
  menu->setToolTipsVisible(true);
  menu->setEnabled(!session.isReadOnly());
  const auto choices = unplaced ? StartRules::of(session, *unplaced) : StartRules::of(session, counters);
  const auto now = StartRules::common(session, counters);
  const Filler filler{*menu, session,
                      [&session, counters = std::move(counters), unplaced](const model::StartRule& start) {
                        if (unplaced) {
                          StartRules::place(session, *unplaced, start);
                        } else {
                          StartRules::give(session, counters, start);
                        }
                      },
                      now};
  for (const StartChoice& choice : choices) filler.addChoice(choice);
  return menu;
}

}  // namespace redoubt::editor
