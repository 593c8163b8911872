#include "editor/fields/row_findings.h"

#include <QLabel>
#include <QStringList>
#include <algorithm>
#include <iterator>

#include "core/check/messages.h"
#include "editor/style/theme.h"

namespace redoubt::editor {

std::vector<const check::Finding*> findingsAbout(const Session& session, const check::Subject& subject,
                                                 const std::string& scenario) {
  std::vector<const check::Finding*> found;
  for (const check::Finding& finding : session.findings()) {
    const bool isOfOther = !finding.scenario.empty() && finding.scenario != scenario;
    if (finding.subject == subject && !finding.waived && !isOfOther) found.push_back(&finding);
  }
  return found;
}

std::optional<model::Severity> worstSeverity(const std::vector<const check::Finding*>& findings) {
  std::optional<model::Severity> worst;
  for (const check::Finding* finding : findings) {
    if (!worst || finding->severity < *worst) worst = finding->severity;
  }
  return worst;
}

std::vector<const check::Finding*> findingsWhere(const std::vector<const check::Finding*>& findings,
                                                 const std::function<bool(const check::Finding&)>& isHere) {
  std::vector<const check::Finding*> found;
  std::copy_if(findings.begin(), findings.end(), std::back_inserter(found),
               [&](const check::Finding* finding) { return isHere(*finding); });
  return found;
}

QLabel* makeFaultLabel(const QString& name) {
  auto* label = new QLabel;
  label->setObjectName(name);
  label->setWordWrap(true);
  label->setTextFormat(Qt::PlainText);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  setRole(*label, "error");
  label->hide();
  return label;
}

QString faultWords(const Session& session, const std::vector<const check::Finding*>& findings) {
  QStringList lines;
  for (const check::Finding* finding : findings) {
    lines << QString::fromStdString(check::message(*finding, session.languageOfFindings()));
  }
  lines.removeDuplicates();  // the same finding in several variants
  return lines.join(QLatin1Char('\n'));
}

void tellFaults(QLabel& label, const Session& session, const std::vector<const check::Finding*>& findings) {
  setRole(label, worstSeverity(findings) == model::Severity::Error ? "error" : "second");
  label.setText(faultWords(session, findings));
  label.setVisible(!findings.empty());
}

}  // namespace redoubt::editor
