#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "editor/session/session.h"

namespace redoubt::editor {

/// A formation that counters may be given.
struct FormationChoice {
  std::string slug;     ///< as placements name it; empty: the usual one
  QString title;        ///< "Square"
  QStringList reasons;  ///< why the rules refuse it, in sentences without full stop; empty if they don't
};

/// The formations of counters in a set-up, in words, and how they are given.
class FormationChoices {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::FormationChoices)

 public:
  /// Of the placements those that can have a formation: of units, or in one already.
  static std::vector<Id<model::Placement>> takers(const Session& session,
                                                  std::span<const Id<model::Placement>> placements);
  /// The usual formation first, then all others of the rules and, marked, what the rules don't know but the placements
  /// have. Reasons are those of all stacks that the placements lie in, with whoever there has the formation already.
  static std::vector<FormationChoice> of(const Session& session, std::span<const Id<model::Placement>> placements);
  /// The formation that all of them have, as `FormationChoice::slug`; nothing if they differ.
  static std::optional<std::string> common(const Session& session, std::span<const Id<model::Placement>> placements);
  /// "Square"; empty for the usual formation.
  static QString title(const Session& session, std::string_view slug);
  /// Gives the placements a formation; `names` are theirs in the title of the edit.
  static bool give(Session& session, std::span<const Id<model::Placement>> placements, const FormationChoice& choice,
                   const QString& names);
};

}  // namespace redoubt::editor
