#pragma once

#include <QAbstractListModel>
#include <QString>
#include <array>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "editor/session/session.h"

namespace redoubt::editor {

/// A finding in the form of its row, or several equal findings of several variants.
struct ProblemRow {
  check::Finding finding;          ///< the one that is shown, without the edit of its fix
  std::string problem;             ///< what all of them have in common: code, subject and arguments
  std::string identity;            ///< of the finding shown: the same with scenario and variant
  std::vector<std::string> alike;  ///< the identities of all of them
  std::vector<std::pair<std::string, std::string>> holdsIn;  ///< scenario and variant of all of them, by their slugs
  std::vector<hex::HexKey> hexes;
  bool isHere = true;  ///< whether it holds in the shown variant

  // in words, from the time when the row is first looked at
  bool isWorded = false;
  QString message;
  QString citation;
  QString place;         ///< the place, and the scenarios and variants if the shown one doesn't have the problem
  QString button;        ///< the action of the row's button: the fix in words, "Restore" or "Show"
  std::string searched;  ///< the text for the filter, folded
};

/// The identity of a finding, independent of the order of the list.
std::string identityOf(const check::Finding& finding);

/// The findings of the session that pass the filters, in the order of the checks. A problem keeps its row as long as it
/// is found, and its words as long as they are true; the list is never reset.
class ProblemsModel : public QAbstractListModel {
  Q_OBJECT

 public:
  explicit ProblemsModel(Session& session, QObject* parent = nullptr);

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

  /// With its words.
  const ProblemRow& row(int index) const;
  /// Without words, unless it has been looked at.
  const ProblemRow& at(int index) const { return *shown_[static_cast<std::size_t>(index)]; }
  /// Where a row leads, in words.
  QString goal(int index) const;
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
  /// Rows are about to come, go, move or change.
  void refreshing();
  void refreshed();

 private:
  using Row = std::shared_ptr<ProblemRow>;
  using Rows = std::vector<Row>;
  using RowSet = std::set<const ProblemRow*>;

  void collect();
  void count(const std::vector<std::vector<const check::Finding*>>& groups);
  Rows formerRows(const Rows& now);
  ProblemRow rowOf(const std::vector<const check::Finding*>& alike) const;
  void word(ProblemRow& row) const;
  bool passes(ProblemRow& row) const;
  bool isHere(const check::Finding& finding) const;
  QString placeOf(const ProblemRow& row) const;
  QString variantsOf(const ProblemRow& row) const;

  /// Brings the shown rows in line with all rows; `changed` are those that say something else.
  void show(const RowSet& changed = {});
  void removeOthers(const RowSet& wanted);
  void arrange(const Rows& wanted);
  void insertNew(const Rows& wanted);
  void tellChanged(const RowSet& changed);

  Session& session_;
  Rows all_;
  Rows shown_;
  bool areWordsOld_ = false;  ///< words that they are made of have changed
  std::array<bool, 3> severities_{true, true, true};
  bool withWaived_ = true;
  std::string filter_;
  std::array<int, 3> counts_{};
  std::array<int, 3> findingCounts_{};
  int waived_ = 0;
};

}  // namespace redoubt::editor
