#include "editor/app/formation_offers.h"

#include <QCoreApplication>

#include "editor/style/icons.h"
#include "editor/tools/counter_names.h"
#include "editor/words/formation_choices.h"

namespace redoubt::editor {
namespace {

struct FormationOffers {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::FormationOffers)
};

// The formations that the selected counters can have, and their present one.
struct Formations {
  std::vector<Id<model::Placement>> counters;
  std::vector<FormationChoice> choices;
  std::optional<std::string> current;
};

Formations formationsOf(const Session& session) {
  Formations found;
  if (session.isReadOnly()) return found;
  found.counters = FormationChoices::takers(session, session.hand().selection().placements);
  if (found.counters.empty()) return found;
  found.choices = FormationChoices::of(session, found.counters);
  if (found.choices.size() == 1) found.choices.clear();  // the rules define none
  found.current = FormationChoices::common(session, found.counters);
  return found;
}

QString description(const FormationChoice& choice) {
  if (choice.reasons.isEmpty()) return FormationOffers::tr("Gives the selected counters this formation.");
  return FormationOffers::tr("The rules refuse it: %1.").arg(choice.reasons.join(QStringLiteral("; ")));
}

std::function<void()> giving(Session& session, const Formations& formations, const FormationChoice& choice) {
  return [&session, counters = formations.counters, choice] {
    FormationChoices::give(session, counters, choice, namesOf(session, counters));
  };
}

}  // namespace

std::vector<CommandPalette::Offer> formationOffers(Session& session) {
  std::vector<CommandPalette::Offer> offers;
  const Formations formations = formationsOf(session);
  for (const FormationChoice& choice : formations.choices) {
    CommandPalette::Offer offer;
    offer.title = FormationOffers::tr("Formation: %1").arg(choice.title);
    offer.kind = Commands::categoryOf(QStringLiteral("counter.formation"));
    offer.description = description(choice);
    const bool isCurrent = formations.current == choice.slug;
    const bool isRefused = !choice.reasons.isEmpty();
    if (isCurrent || isRefused) {
      offer.picture = [isRefused](QPainter& painter, const QRectF& rect) {
        paintSign(painter, rect.adjusted(5, 5, -5, -5), isRefused ? Sign::Warning : Sign::Tick);
      };
    }
    offer.run = giving(session, formations, choice);
    offers.push_back(std::move(offer));
  }
  return offers;
}

void fillFormations(QMenu& menu, Session& session) {
  menu.clear();
  menu.setToolTipsVisible(true);
  const Formations formations = formationsOf(session);
  for (const FormationChoice& choice : formations.choices) {
    QAction* action = menu.addAction(QString(choice.title).replace(QLatin1Char('&'), QLatin1String("&&")));
    action->setCheckable(true);
    action->setChecked(formations.current == choice.slug);
    action->setToolTip(description(choice));
    if (!choice.reasons.isEmpty()) action->setIcon(signIcon(Sign::Warning));
    QObject::connect(action, &QAction::triggered, action, giving(session, formations, choice));
  }
  if (menu.isEmpty()) menu.addAction(FormationOffers::tr("Select counters of units first"))->setEnabled(false);
}

}  // namespace redoubt::editor
