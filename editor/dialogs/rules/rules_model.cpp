#include "editor/dialogs/rules/rules_model.h"

#include <QFont>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/rules/book/provenance.h"
#include "core/rules/vocabulary/shape_json.h"
#include "editor/dialogs/values/value_words.h"
#include "editor/style/icons.h"
#include "editor/style/theme.h"
#include "editor/words/rule_titles.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

constexpr quintptr kTopic = 0;  // the id of topics; rules have that of their topic's row, from 1

Sign signFor(model::Status status) {
  switch (status) {
    case model::Status::Printed: return Sign::Printed;
    case model::Status::Derived: return Sign::Derived;
    case model::Status::Estimated: return Sign::Estimated;
    case model::Status::Unknown: break;
  }
  return Sign::Unknown;
}

QString firstPart(const std::string& path) {
  const std::size_t slash = path.find('/');
  return slash == path.npos ? QString() : RulesWords::text(path.substr(0, slash + 1));
}

// The titles of the names in a rule's path and in its value.
QStringList namesIn(const RuleEntry& entry, const rules::Term& term, const RuleTitles& titles) {
  QStringList names;
  const auto add = [&](rules::NameKind kind, const std::string& slug) {
    if (const QString title = titles.of(kind, slug); !title.isEmpty()) names << title;
  };
  for (const rules::BoundPart& part : rules::boundParts(term, entry.key.path)) {
    for (const rules::NameKind kind : rules::kNameKinds) {
      if (rules::toText(kind) == part.open) add(kind, part.text);
    }
  }
  const auto value = nlohmann::json::parse(entry.json, nullptr, false);
  if (value.is_discarded() || value.is_null() || rules::shapeFault(term.shape, value)) return names;
  rules::forEachName(term.shape, value, [&](const std::vector<rules::NameKind>& kinds, const std::string& slug) {
    for (const rules::NameKind kind : kinds) add(kind, slug);
  });
  return names;
}

}  // namespace

RulesModel::RulesModel(Session& session, QObject* parent) : QAbstractItemModel(parent), session_(session) {
  refresh();
}

void RulesModel::refresh() {
  beginResetModel();
  entries_ = session_.hasDocument() ? ruleEntries(session_) : std::vector<RuleEntry>();
  searched_.clear();
  titles_.clear();
  const RuleTitles titles(session_);
  for (const RuleEntry& entry : entries_) {
    const rules::Term* term = termOf(entry.key);
    titles_.push_back(titles.of(term, entry.key.path, entry.json));
    QStringList parts{RulesWords::text(entry.key.path), titles_.back(), RulesWords::value(entry.json),
                      titleOf(groupOf(entry)),
                      term ? RulesWords::meaning(*term) : QString(),
                      RulesWords::origin(session_, entry.origin ? &*entry.origin : nullptr)};
    if (term) parts << namesIn(entry, *term, titles) << RulesWords::in(term->meaning);
    parts << citationOf(entry);
    searched_.push_back(plainText(parts.join(QLatin1Char('\n'))));
  }
  arrange();
  endResetModel();
}

// The paragraph, if the origin shown in the row doesn't have it: for values set by hand.
QString RulesModel::citationOf(const RuleEntry& entry) const {
  const auto own = entry.key.isSetting() ? std::string(model::Setting::kTable) : std::string(model::Rule::kTable);
  const model::Provenance* whole =
      entry.origin ? rules::provenanceOf(session_.battle(), own, entry.origin->subject, "*") : nullptr;
  const auto cited = whole && whole->paragraph ? rules::citationOf(session_.battle(), *whole->paragraph) : std::nullopt;
  return cited ? RulesWords::text(cited->text) : QString();
}

void RulesModel::setFilter(RuleFilter filter, const QString& words) {
  const QStringList wanted = plainText(words).split(QLatin1Char(' '), Qt::SkipEmptyParts);
  if (filter == filter_ && wanted == words_) return;
  beginResetModel();
  filter_ = filter;
  words_ = wanted;
  arrange();
  endResetModel();
}

bool RulesModel::isWanted(const RuleEntry& entry) const {
  const QString& text = searched_[placeOf(entry)];
  return passes(entry, filter_) &&
         std::all_of(words_.begin(), words_.end(), [&](const QString& word) { return text.contains(word); });
}

void RulesModel::arrange() {
  groups_.clear();
  for (std::size_t at = 0; at < entries_.size(); ++at) {
    const RuleEntry& entry = entries_[at];
    if (!isWanted(entry)) continue;
    const bool isNew = groups_.empty() || groups_.back().what != groupOf(entry);
    if (isNew) groups_.push_back({groupOf(entry), {}, firstPart(entry.key.path)});
    Group& group = groups_.back();
    if (firstPart(entry.key.path) != group.shared) group.shared.clear();
    group.entries.push_back(at);
  }
}

const RuleEntry* RulesModel::entry(const QModelIndex& index) const {
  if (!index.isValid() || index.internalId() == kTopic) return nullptr;
  return &entries_[groups_[index.internalId() - 1].entries[static_cast<std::size_t>(index.row())]];
}

const RuleEntry* RulesModel::entry(const RuleAddress& key) const {
  const auto found =
      std::find_if(entries_.begin(), entries_.end(), [&](const RuleEntry& each) { return each.key == key; });
  return found == entries_.end() ? nullptr : &*found;
}

QModelIndex RulesModel::indexOf(const RuleAddress& key) const {
  for (std::size_t group = 0; group < groups_.size(); ++group) {
    const auto& rows = groups_[group].entries;
    for (std::size_t row = 0; row < rows.size(); ++row) {
      if (entries_[rows[row]].key == key) return createIndex(static_cast<int>(row), 0, group + 1);
    }
  }
  return {};
}

int RulesModel::count(RuleFilter filter) const {
  return static_cast<int>(
      std::count_if(entries_.begin(), entries_.end(), [&](const RuleEntry& entry) { return passes(entry, filter); }));
}

QModelIndex RulesModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) return {};
  return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : kTopic);
}

QModelIndex RulesModel::parent(const QModelIndex& index) const {
  if (!index.isValid() || index.internalId() == kTopic) return {};
  return createIndex(static_cast<int>(index.internalId()) - 1, 0, kTopic);
}

int RulesModel::rowCount(const QModelIndex& parent) const {
  if (!parent.isValid()) return static_cast<int>(groups_.size());
  if (parent.internalId() != kTopic || parent.column() != 0) return 0;
  return static_cast<int>(groups_[static_cast<std::size_t>(parent.row())].entries.size());
}

QVariant RulesModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  const QString titles[] = {tr("Rule"), tr("Value"), tr("Holds from"), tr("Origin"), QString()};
  return titles[section];
}

QVariant RulesModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  if (role == Qt::SizeHintRole) return QSize(0, size::row());
  if (index.internalId() == kTopic)
    return topicData(groups_[static_cast<std::size_t>(index.row())], index.column(), role);
  return ruleData(groups_[index.internalId() - 1], *entry(index), index.column(), role);
}

QString RulesModel::titleOf(const RuleGroup& group) const {
  if (!group.scenario) return RulesWords::topic(group.topic);
  return tr("Scenario: %1").arg(RulesWords::scenario(session_.translated(), *group.scenario));
}

QVariant RulesModel::topicData(const Group& group, int column, int role) const {
  const bool isFaulty = std::any_of(group.entries.begin(), group.entries.end(),
                                    [this](std::size_t at) { return !entries_[at].faults.isEmpty(); });
  if (column != kRule) return {};
  if (role == Qt::DecorationRole && isFaulty) return signIcon(Sign::Error);
  if (role == Qt::DisplayRole) return tr("%1 (%2)").arg(titleOf(group.what)).arg(group.entries.size());
  if (role == Qt::FontRole) return themeFont(TextStyle::Strong);
  return {};
}

// For a path that the vocabulary doesn't have, all parts are shown.
QString RulesModel::shortPath(const Group& group, const RuleEntry& entry) const {
  const QString path = RulesWords::text(entry.key.path);
  return termOf(entry.key) ? path.mid(group.shared.size()) : path;
}

QString RulesModel::textOf(const Group& group, const RuleEntry& entry, int column) const {
  switch (column) {
    case kRule: return ruleTitle(entry).isEmpty() ? shortPath(group, entry) : ruleTitle(entry);
    case kValue: return valueInWords(session_, termOf(entry.key), entry.json, entry.key.path);
    case kFrom: return entry.from;
    case kOrigin: return RulesWords::origin(session_, entry.origin ? &*entry.origin : nullptr);
    default: return {};
  }
}

QString RulesModel::tipOf(const RuleEntry& entry, int column) const {
  const rules::Term* term = termOf(entry.key);
  switch (column) {
    case kRule:
      return (ruleTitle(entry).isEmpty() ? QString() : ruleTitle(entry) + QLatin1Char('\n')) +
             RulesWords::text(entry.key.path) + (term ? QLatin1Char('\n') + RulesWords::meaning(*term) : QString());
    case kValue: return RulesWords::value(entry.json);
    case kFrom:
      return entry.isOverride() ? tr("instead of %1 (%2)").arg(RulesWords::value(*entry.inherited), entry.inheritedFrom)
                                : entry.from;
    case kOrigin: return entry.origin ? RulesWords::origin(session_, &*entry.origin) : tr("No origin is recorded.");
    default: return entry.faults.join(QLatin1Char('\n'));
  }
}

QVariant RulesModel::signOf(const RuleEntry& entry, int column) const {
  if (column == kOrigin && entry.origin) return signIcon(signFor(entry.origin->status));
  if (column == kFault && !entry.faults.isEmpty()) return signIcon(Sign::Error);
  return {};
}

QVariant RulesModel::ruleData(const Group& group, const RuleEntry& entry, int column, int role) const {
  switch (role) {
    case Qt::DisplayRole: return textOf(group, entry, column);
    case Qt::ToolTipRole: return tipOf(entry, column);
    case Qt::DecorationRole: return signOf(entry, column);
    case Qt::AccessibleTextRole:
      return column == kFault ? entry.faults.join(QLatin1Char(' ')) : textOf(group, entry, column);
    case PathRole: return RulesWords::text(entry.key.path);
    case SecondPathRole:
      return column == kRule && !ruleTitle(entry).isEmpty() ? shortPath(group, entry) : QString();
    case Qt::FontRole: return themeFont(entry.isOwn && column == kValue ? TextStyle::Strong : TextStyle::Body);
    case Qt::ForegroundRole: {
      const bool isPale = column == kOrigin || (column == kFrom && !entry.isOwn) ||
                          (column == kValue && rules::isSameJson(entry.json, "null"));
      return isPale ? colours().second : colours().text;
    }
    default: return {};
  }
}

}  // namespace redoubt::editor
