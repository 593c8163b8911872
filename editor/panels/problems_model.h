#pragma once

#include <QAbstractListModel>
#include <QString>
#include <array>
#include <vector>

#include "editor/session/session.h"

namespace redoubt::editor {

/// A finding in the form of its row, or several equal findings of several variants.
struct ProblemRow {
  model::Severity severity = model::Severity::Note;
  QString message;
  QString citation;
  QString place;   ///< the place, and the scenarios and variants if the shown one doesn't have the problem
  QString button;  ///< the action of the row's button: the fix in words, "Restore" or "Show"
  bool hasFix = false;
  bool waived = false;
  QString reason;  ///< of the waiver
  std::vector<hex::HexKey> hexes;
  QString goal;                    ///< the target of Show, in words
  std::string identity;            ///< of the finding shown: code, subject, scenario, variant and arguments
  std::vector<std::string> alike;  ///< the identities of all of them
  bool isHere = true;              ///< whether it holds in the shown variant
  std::string searched;            ///< the text for the filter, folded
};

/// The identity of a finding, independent of the order of the list.
std::string identityOf(const check::Finding& finding);

/// The findings of the session that pass the filters, in the order of the checks.
class ProblemsModel : public QAbstractListModel {
  Q_OBJECT

 public:
  explicit ProblemsModel(Session& session, QObject* parent = nullptr);

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

  const ProblemRow& row(int index) const { return shown_[static_cast<std::size_t>(index)]; }
  /// The present finding of a row in the session; null if it no longer exists.
  const check::Finding* finding(int index) const;
  /// All findings of a row.
  std::vector<check::Finding> findings(int index) const;
  int indexOf(const std::string& identity) const;  ///< -1 if it isn't shown
  /// The first row about a hex, -1 without one.
  int firstAt(hex::HexKey hex) const;

  void showSeverity(model::Severity severity, bool on);
  void showWaived(bool on);
  void setFilter(const QString& text);

  int count(model::Severity severity) const { return counts_[static_cast<std::size_t>(severity)]; }
  /// The same, counting each of several findings that share a row here, as `redoubt-cli validate` counts.
  int findingCount(model::Severity severity) const { return findingCounts_[static_cast<std::size_t>(severity)]; }
  int waivedCount() const { return waived_; }
  /// Findings that the filters hide.
  int hiddenCount() const { return static_cast<int>(all_.size() - shown_.size()); }
  bool hasAny() const { return !all_.empty(); }

 signals:
  void refreshed();

 private:
  void collect();
  void show();
  ProblemRow rowOf(const std::vector<const check::Finding*>& alike) const;
  bool isHere(const check::Finding& finding) const;
  QString variantsOf(const std::vector<const check::Finding*>& alike) const;

  Session& session_;
  std::vector<ProblemRow> all_;
  std::vector<ProblemRow> shown_;
  std::array<bool, 3> severities_{true, true, true};
  bool withWaived_ = true;
  std::string filter_;
  std::array<int, 3> counts_{};
  std::array<int, 3> findingCounts_{};
  int waived_ = 0;
};

}  // namespace redoubt::editor
