#include "editor/app/needs.h"

#include <algorithm>
#include <iterator>

#include "core/rules/set_up/set_up.h"
#include "editor/abilities/rules_on_map.h"
#include "editor/tools/counter_verbs.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

// What the dialog for trying answers from.
constexpr const char* kTried[] = {"action", "table", "zone", "flood"};

template <class Holds>
Need need(const QString& whyNot, Holds holds) {
  return [whyNot, holds] { return holds() ? QString() : whyNot; };
}

}  // namespace

std::vector<Id<model::Unit>> unitsOf(const Session& session) {
  std::vector<Id<model::Unit>> units;
  for (const Id<model::Placement> id : session.hand().selection().placements) {
    const model::Placement* row = session.setUp().placement(id);
    if (row && row->unit && std::find(units.begin(), units.end(), *row->unit) == units.end()) {
      units.push_back(*row->unit);
    }
  }
  const auto& unplaced = session.hand().selection().unplaced;
  if (units.empty() && unplaced && unplaced->unit) units.push_back(*unplaced->unit);
  return units;
}

Need Needs::open() const {
  return need(tr("No battle is open."), [this] { return session_.hasDocument(); });
}

Need Needs::writable() const {
  return [this] { return Words::readOnlyReason(session_); };
}

Need Needs::pictures() const {
  return need(tr("No picture lies on the map."), [this] {
    const auto& rows = session_.battle().all<model::MapPicture>();
    return std::any_of(rows.begin(), rows.end(), [](const model::MapPicture& row) { return row.hex.has_value(); });
  });
}

Need Needs::undo() const {
  return need(tr("There is nothing to undo."), [this] { return session_.document().canUndo(); });
}

Need Needs::redo() const {
  return need(tr("There is nothing to redo."), [this] { return session_.document().canRedo(); });
}

Need Needs::edits() const {
  return need(tr("There are no edits to forget."), [this] { return !session_.document().history().empty(); });
}

Need Needs::revert() const {
  return need(tr("The battle is as it was opened."), [this] { return session_.document().canRevertToOpened(); });
}

Need Needs::altered() const {
  return need(tr("The content is what was last saved in the file."),
              [this] { return !session_.document().altered().empty(); });
}

Need Needs::tries() const {
  return need(tr("The rules of this battle have no action, table, zone or way that could be tried."), [this] {
    const rules::RuleBook& book = session_.rules();
    return std::any_of(std::begin(kTried), std::end(kTried),
                       [&](const char* family) { return !book.under(family).empty(); });
  });
}

Need Needs::mapRules(RulesOnMap& rules) const {
  return need(tr("The rules of this battle have no zones, and nothing that is traced from hex to hex."),
              [&rules] { return !rules.rules().empty(); });
}

Need Needs::severalVariants() const {
  return need(tr("This scenario has no other variant."), [this] {
    const auto scenario = session_.setUp().scenario();
    return scenario && rules::variants(session_.battle(), *scenario).size() > 1;
  });
}

Need Needs::area() const {
  return need(tr("Select an area of the map first."), [this] { return !session_.hand().area().empty(); });
}

Need Needs::hexOrArea() const {
  return need(tr("Select an area of the map first."),
              [this] { return !session_.hand().area().empty() || session_.hand().selection().hex; });
}

Need Needs::counters() const {
  return need(tr("Select counters on the map first."),
              [this] { return !session_.hand().selection().placements.empty(); });
}

Need Needs::oneCounter() const {
  return need(tr("Select one counter alone."), [this] { return session_.hand().selection().placements.size() == 1; });
}

Need Needs::units() const {
  return need(tr("Select units first."), [this] { return !unitsOf(session_).empty(); });
}

Need Needs::countersOfTwoHexes() const {
  return need(tr("Select counters of two hexes or more first."),
              [this] { return stacksToAlign(session_, session_.hand().selection().placements) > 1; });
}

Need Needs::noCounters() const {
  return need(tr("Counters are selected, and come first."),
              [this] { return session_.hand().selection().placements.empty(); });
}

Need Needs::stack() const {
  return need(tr("Select a hex with a stack of counters first."), [this] {
    const auto& hex = session_.hand().selection().hex;
    return hex && session_.setUp().stackAt(*hex).size() > 1;
  });
}

Need Needs::stamp() const {
  return need(tr("Take a stamp in hand first: copy a piece of the map, or recall one."),
              [this] { return session_.hand().stamps().inHand().has_value(); });
}

bool Needs::isStamping() const {
  return session_.hand().tool() == QLatin1String("tool.stamp") && session_.hand().stamps().inHand();
}

Need Needs::stamping() const {
  return need(tr("Take a stamp in hand first: copy a piece of the map, or recall one."),
              [this] { return isStamping(); });
}

Need Needs::notStamping() const {
  return need(tr("The stamp in hand is turned instead."), [this] { return !isStamping(); });
}

Need Needs::storedStamp(int slot) const {
  return need(tr("This stamp is empty. Copy a piece of the map and store it here."),
              [this, slot] { return session_.hand().stamps().slot(slot).has_value(); });
}

}  // namespace redoubt::editor
