#pragma once

#include <QAbstractItemModel>
#include <string>
#include <string_view>
#include <vector>

#include "editor/dialogs/values/rules_entries.h"

namespace redoubt::editor {

/// The rules of a battle under their topics and the settings under their scenarios, only those that pass a filter and
/// contain all searched words.
class RulesModel : public QAbstractItemModel {
  Q_OBJECT

 public:
  enum Column { kRule, kValue, kFrom, kOrigin, kFault, kColumns };
  enum Role {
    PathRole = Qt::UserRole,
    SecondPathRole,  ///< the path beside a title, without what all of the topic share; empty where there is no title
  };

  explicit RulesModel(Session& session, QObject* parent = nullptr);

  /// Reads the rules anew.
  void refresh();
  void setFilter(RuleFilter filter, const QString& words);
  bool isFiltered() const { return filter_ != RuleFilter::All || !words_.isEmpty(); }

  /// Null for a topic and for an invalid index.
  const RuleEntry* entry(const QModelIndex& index) const;
  const RuleEntry* entry(const RuleAddress& key) const;
  /// Invalid if the filter hides the rule.
  QModelIndex indexOf(const RuleAddress& key) const;
  /// The number of all rules that pass a filter.
  int count(RuleFilter filter) const;

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& index) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex&) const override { return kColumns; }
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  struct Group {
    RuleGroup what;
    std::vector<std::size_t> entries;  ///< that are shown
    QString shared;                    ///< the common beginning of all its paths: "terrain/"
  };
  void arrange();
  bool isWanted(const RuleEntry& entry) const;
  QString citationOf(const RuleEntry& entry) const;
  QString titleOf(const RuleGroup& group) const;
  QVariant topicData(const Group& group, int column, int role) const;
  QVariant ruleData(const Group& group, const RuleEntry& entry, int column, int role) const;
  QString shortPath(const Group& group, const RuleEntry& entry) const;
  QString ruleTitle(const RuleEntry& entry) const { return titles_[placeOf(entry)]; }
  std::size_t placeOf(const RuleEntry& entry) const { return static_cast<std::size_t>(&entry - entries_.data()); }
  QString textOf(const Group& group, const RuleEntry& entry, int column) const;
  QString tipOf(const RuleEntry& entry, int column) const;
  QVariant signOf(const RuleEntry& entry, int column) const;

  Session& session_;
  RuleFilter filter_ = RuleFilter::All;
  QStringList words_;
  std::vector<RuleEntry> entries_;
  std::vector<QString> titles_;    ///< of each entry; empty for those of the author's own
  std::vector<QString> searched_;  ///< the searched text of each entry
  std::vector<Group> groups_;
};

}  // namespace redoubt::editor
