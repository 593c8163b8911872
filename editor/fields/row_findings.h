#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "editor/session/session.h"

class QLabel;

/// Findings about a row, for the windows that show it.
namespace redoubt::editor {

/// The findings about `subject` that are not waived, each once. With `scenario`, a slug, only those of that scenario
/// and those that hold in all.
std::vector<const check::Finding*> findingsAbout(const Session& session, const check::Subject& subject,
                                                 const std::string& scenario);
std::optional<model::Severity> worstSeverity(const std::vector<const check::Finding*>& findings);
/// The findings for which `isHere` is true.
std::vector<const check::Finding*> findingsWhere(const std::vector<const check::Finding*>& findings,
                                                 const std::function<bool(const check::Finding&)>& isHere);

/// A line below a field for its findings, red for errors; hidden without findings.
QLabel* makeFaultLabel(const QString& name);
/// The texts of the findings, a line each.
QString faultWords(const Session& session, const std::vector<const check::Finding*>& findings);
void tellFaults(QLabel& label, const Session& session, const std::vector<const check::Finding*>& findings);

}  // namespace redoubt::editor
