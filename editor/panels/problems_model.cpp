#include "editor/panels/problems_model.h"

#include <algorithm>
#include <tuple>

#include "core/base/text.h"
#include "core/check/report.h"
#include "core/rules/set_up/set_up.h"
#include "editor/style/plain_tip.h"
#include "editor/words/goal_words.h"
#include "editor/words/words.h"

namespace redoubt::editor {

std::string identityOf(const check::Finding& finding) {
  std::string identity =
      finding.code + '\n' + finding.subject.text() + '\n' + finding.scenario + '\n' + finding.variant;
  for (const auto& [name, value] : finding.arguments) identity += '\n' + name + '=' + said(value);
  return identity;
}

ProblemsModel::ProblemsModel(Session& session, QObject* parent) : QAbstractListModel(parent), session_(session) {
  connect(&session_, &Session::findingsChanged, this, &ProblemsModel::collect);
  connect(&session_.setUp(), &ShownSetUp::variantChanged, this, &ProblemsModel::collect);
  collect();
}

int ProblemsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(shown_.size());
}

QVariant ProblemsModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const ProblemRow& row = this->row(index.row());
  switch (role) {
    case Qt::DisplayRole: return row.message;
    case Qt::ToolTipRole: {
      QStringList lines{row.message};
      if (!row.citation.isEmpty()) lines << tr("By %1").arg(row.citation);
      if (!row.place.isEmpty()) lines << row.place;
      if (row.waived) lines << tr("Waived: %1").arg(row.reason);
      lines << row.goal;
      return plainTip(lines.join(QLatin1Char('\n')));
    }
    case Qt::AccessibleTextRole: {
      const QString words = tr("%1: %2 %3 %4").arg(Words::severity(row.severity), row.message, row.citation, row.place);
      return row.waived ? tr("Waived. %1").arg(words) : words;
    }
    default: return {};
  }
}

const check::Finding* ProblemsModel::finding(int index) const {
  if (index < 0 || index >= rowCount()) return nullptr;
  const std::string& identity = row(index).identity;
  const auto& findings = session_.findings();
  const auto found = std::find_if(findings.begin(), findings.end(),
                                  [&](const check::Finding& finding) { return identityOf(finding) == identity; });
  return found == findings.end() ? nullptr : &*found;
}

std::vector<check::Finding> ProblemsModel::findings(int index) const {
  std::vector<check::Finding> result;
  if (index < 0 || index >= rowCount()) return result;
  const auto& wanted = row(index).alike;
  for (const check::Finding& finding : session_.findings()) {
    if (std::find(wanted.begin(), wanted.end(), identityOf(finding)) != wanted.end()) result.push_back(finding);
  }
  return result;
}

int ProblemsModel::indexOf(const std::string& identity) const {
  const auto found = std::find_if(shown_.begin(), shown_.end(), [&](const ProblemRow& row) {
    return std::find(row.alike.begin(), row.alike.end(), identity) != row.alike.end();
  });
  return found == shown_.end() ? -1 : static_cast<int>(found - shown_.begin());
}

int ProblemsModel::firstAt(hex::HexKey hex) const {
  const auto found = std::find_if(shown_.begin(), shown_.end(), [&](const ProblemRow& row) {
    return std::find(row.hexes.begin(), row.hexes.end(), hex) != row.hexes.end();
  });
  return found == shown_.end() ? -1 : static_cast<int>(found - shown_.begin());
}

void ProblemsModel::showSeverity(model::Severity severity, bool on) {
  severities_[static_cast<std::size_t>(severity)] = on;
  show();
}

void ProblemsModel::showWaived(bool on) {
  withWaived_ = on;
  show();
}

void ProblemsModel::setFilter(const QString& text) {
  filter_ = folded(text.toStdString());
  show();
}

bool ProblemsModel::isHere(const check::Finding& finding) const {
  const model::Variant* variant = session_.battle().find(session_.setUp().variant());
  const model::Scenario* scenario = session_.battle().find(session_.setUp().scenario());
  return (finding.scenario.empty() || (scenario && scenario->slug == finding.scenario)) &&
         (finding.variant.empty() || (variant && variant->slug == finding.variant));
}

// "Historical scenario: First variant, Second variant · Hypothetical scenario: First variant".
QString ProblemsModel::variantsOf(const std::vector<const check::Finding*>& alike) const {
  QStringList parts;
  for (const model::Scenario* scenario : rules::scenarios(session_.battle())) {
    QStringList variants;
    bool isMeant = false;
    for (const check::Finding* finding : alike) {
      if (finding->scenario != scenario->slug) continue;
      isMeant = true;
      for (const model::Variant* variant : rules::variants(session_.battle(), scenario->id)) {
        if (variant->slug == finding->variant) variants << Words::text(variant->title);
      }
    }
    if (!isMeant) continue;
    const bool all = variants.isEmpty() ||
                     variants.size() == static_cast<qsizetype>(rules::variants(session_.battle(), scenario->id).size());
    parts << (all ? Words::text(scenario->title)
                  : tr("%1: %2").arg(Words::text(scenario->title), variants.join(QStringLiteral(", "))));
  }
  return parts.join(QStringLiteral(" · "));
}

ProblemRow ProblemsModel::rowOf(const std::vector<const check::Finding*>& alike) const {
  const auto here = std::find_if(alike.begin(), alike.end(), [&](const check::Finding* each) { return isHere(*each); });
  const check::Finding& finding = here == alike.end() ? *alike.front() : **here;
  ProblemRow row;
  row.isHere = here != alike.end();
  for (const check::Finding* each : alike) row.alike.push_back(identityOf(*each));
  row.severity = finding.severity;
  row.message = Words::text(check::message(finding, Words::language()));
  if (finding.citation) row.citation = Words::text(finding.citation->text);
  row.waived = finding.waived;
  row.reason = Words::text(finding.reason);
  row.hasFix = finding.fix.has_value();
  row.button = finding.waived ? tr("Restore")
               : row.hasFix   ? Words::text(check::fixMessage(finding, Words::language()))
                              : tr("Show");
  const hex::Layout& layout = session_.layout();
  if (const auto* hexes = std::get_if<std::vector<hex::HexKey>>(&finding.place)) row.hexes = *hexes;
  if (const auto* side = std::get_if<hex::HexsideKey>(&finding.place)) {
    row.hexes = {layout.hexesOf(*side).first, layout.hexesOf(*side).second};
  }
  QStringList place;
  if (const QString where = Words::text(check::toText(finding.place, layout)); !where.isEmpty()) {
    place << (row.hexes.empty() ? where : row.hexes.size() == 1 ? tr("Hex %1").arg(where) : tr("Hexes %1").arg(where));
  }
  if (!row.isHere) place << variantsOf(alike);
  if (row.isHere && alike.size() > 1) place << tr("holds in: %1").arg(variantsOf(alike));
  if (row.waived) place = {tr("Waived: %1").arg(row.reason)};
  row.place = place.join(QStringLiteral(" · "));
  row.goal = wordsFor(session_, goalOf(session_, finding));
  row.identity = identityOf(finding);
  row.searched = folded(row.message.toStdString() + ' ' + row.place.toStdString() + ' ' + row.citation.toStdString() +
                        ' ' + finding.code);
  return row;
}

void ProblemsModel::collect() {
  all_.clear();
  counts_ = {};
  waived_ = 0;
  for (const auto& group : check::alike(session_.findings())) {
    all_.push_back(rowOf(group));
    if (group.front()->waived) ++waived_;
  }
  counts_ = check::problemCounts(session_.findings());
  findingCounts_ = {};
  for (const check::Finding& finding : session_.findings()) {
    if (!finding.waived) ++findingCounts_[static_cast<std::size_t>(finding.severity)];
  }
  // Problems of the shown variant come first within their severity, waived problems last of all.
  std::stable_sort(all_.begin(), all_.end(), [](const ProblemRow& a, const ProblemRow& b) {
    return std::tuple(a.waived, a.severity, !a.isHere) < std::tuple(b.waived, b.severity, !b.isHere);
  });
  show();
}

void ProblemsModel::show() {
  beginResetModel();
  shown_.clear();
  for (const ProblemRow& row : all_) {
    const bool passes = (row.waived ? withWaived_ : severities_[static_cast<std::size_t>(row.severity)]) &&
                        (filter_.empty() || row.searched.find(filter_) != std::string::npos);
    if (passes) shown_.push_back(row);
  }
  endResetModel();
  emit refreshed();
}

}  // namespace redoubt::editor
