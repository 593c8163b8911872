#pragma once

#include <QCoreApplication>
#include <QString>
#include <optional>
#include <span>
#include <vector>

#include "core/model/placement_verbs.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// A rule by which counters can begin instead of in a hex of their own.
struct StartChoice {
  model::StartRule start;  ///< complete, made of where they are now; unless there is a reason why not
  QString title;           ///< "In a zone"
  QString whyNot;          ///< empty if they can begin so
};

/// How counters begin that have no hex of their own, in words, and the edits that let them.
class StartRules {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::StartRules)

 public:
  /// All rules that are for such counters: `with-own-units` only for leaders.
  static std::vector<StartChoice> of(const Session& session, std::span<const Id<model::Placement>> counters);
  /// The same for a counter that is not in the set-up.
  static std::vector<StartChoice> of(const Session& session, const model::Subject& subject);
  /// The entries by which counters can come in this scenario: with a turn or by dice, or when they are activated.
  static std::vector<const model::Entry*> entries(const Session& session, model::PlacementRule rule);
  static QString entryTitle(const Session& session, const model::Entry& entry);
  /// "within 2 hexes of 1019", "enters turn 5".
  static QString words(const Session& session, const model::StartRule& start);
  /// Lets counters begin by a rule; nothing happens if they do already. Returns whether it was done.
  static bool give(Session& session, std::span<const Id<model::Placement>> counters, const model::StartRule& start);
  /// Puts a subject into the set-up by a rule and selects it.
  static std::optional<Id<model::Placement>> place(Session& session, const model::Subject& subject,
                                                   const model::StartRule& start);
  /// The rule with its place where `hex` is: a distance is counted from there, of zones and entries it is one that has
  /// the hex, another than now if there are several. Nothing if there is none, and for rules without a place.
  static std::optional<model::StartRule> carriedTo(const Session& session, const model::StartRule& start,
                                                   hex::HexKey hex);
  /// The rule that all these counters begin by; nothing if they differ, or if one has a hex of its own.
  static std::optional<model::StartRule> common(const Session& session, std::span<const Id<model::Placement>> counters);
};

}  // namespace redoubt::editor
