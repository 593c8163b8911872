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

/// A formation that counters can have.
struct FormationChoice {
  std::string slug;     ///< as in placements; empty: the usual one
  QString title;        ///< "Square"
  QStringList reasons;  ///< why the rules refuse it, in sentences without full stop; empty if allowed
};

/// The formations of counters in a set-up, in words, and the edit that sets them.
class FormationChoices {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::FormationChoices)

 public:
  /// The placements that can have a formation: those of units, or already in one.
  static std::vector<Id<model::Placement>> takers(const Session& session,
                                                  std::span<const Id<model::Placement>> placements);
  /// The usual formation first, then all others of the rules, then, marked, those of the placements that the rules
  /// don't know. The reasons are for all stacks of the placements, with any others there that are already in the
  /// formation.
  static std::vector<FormationChoice> of(const Session& session, std::span<const Id<model::Placement>> placements);
  /// The formation that all of them have, as `FormationChoice::slug`; nullopt if they differ.
  static std::optional<std::string> common(const Session& session, std::span<const Id<model::Placement>> placements);
  /// "Square"; empty for the usual formation.
  static QString title(const Session& session, std::string_view slug);
  /// Gives the placements a formation; `names` are their names in the title of the edit.
  static bool give(Session& session, std::span<const Id<model::Placement>> placements, const FormationChoice& choice,
                   const QString& names);
};

}  // namespace redoubt::editor
