#include "editor/fields/record_model.h"

#include <algorithm>
#include <utility>

#include "core/base/text.h"
#include "core/model/row_copy.h"
#include "editor/words/field_words.h"
#include "editor/words/row_words.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

constexpr std::size_t kMostChanges = 200;  // of one edit, followed row by row

}  // namespace

RecordModel::RecordModel(Session& session, const model::TableInfo& table, QObject* parent)
    : QAbstractTableModel(parent), session_(session), table_(table) {
  for (const model::FieldInfo& each : table.fields()) {
    if (!each.isKey || !table.hasIds()) fields_.push_back(&each);
  }
  // The columns by which people know a row come first.
  for (const char* name : {"number", "title", "name", "text", "words"}) {
    const auto section = sectionOf(name);
    if (section && column(*section).kind == model::ColumnKind::Text) {
      std::rotate(fields_.begin(), fields_.begin() + *section, fields_.begin() + *section + 1);
      break;
    }
  }
  read();
  connect(&session_, &Session::changed, this, &RecordModel::follow);
  connect(&session_, &Session::documentReplaced, this, [this] {
    beginResetModel();
    read();
    endResetModel();
  });
}

void RecordModel::read() {
  battle_ = session_.battle();
  rows_.clear();
  rows_.reserve(table_.count(battle_));
  table_.forEach(battle_, [this](const void* each) { rows_.push_back(each); });
  searched_.assign(rows_.size(), QString());
}

int RecordModel::find(const std::string& key) const {
  const void* wanted = table_.findByKey(battle_, key);
  if (!wanted) return -1;
  const auto found = std::find(rows_.begin(), rows_.end(), wanted);
  return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

void RecordModel::follow(const model::Changes& changes) {
  std::set<std::string> gone;
  std::set<std::string> come;
  std::set<std::string> other;
  table_.forEachChange(changes, [&](const void* before, const void* after) {
    if (!after) gone.insert(table_.keyText(before));
    if (!before) come.insert(table_.keyText(after));
    if (before && after) other.insert(table_.keyText(after));
  });
  const std::size_t count = gone.size() + come.size() + other.size();
  if (count > kMostChanges) {
    beginResetModel();
    read();
    endResetModel();
    emit followed();
    return;
  }
  for (const std::string& key : gone) {
    const int at = find(key);
    if (at < 0) continue;
    beginRemoveRows({}, at, at);
    rows_.erase(rows_.begin() + at);
    searched_.erase(searched_.begin() + at);
    endRemoveRows();
  }
  // Added rows are at their positions in the new battle; remaining rows have the same order in both. The former
  // snapshot is kept until none of its rows is shown any more.
  const model::Battle former = std::exchange(battle_, session_.battle());
  std::vector<const void*> now;
  now.reserve(table_.count(battle_));
  table_.forEach(battle_, [&](const void* each) { now.push_back(each); });
  for (std::size_t at = 0; !come.empty() && at < now.size(); ++at) {
    if (!come.contains(table_.keyText(now[at]))) continue;
    beginInsertRows({}, static_cast<int>(at), static_cast<int>(at));
    rows_.insert(rows_.begin() + static_cast<std::ptrdiff_t>(at), now[at]);
    searched_.insert(searched_.begin() + static_cast<std::ptrdiff_t>(at), QString());
    endInsertRows();
  }
  rows_ = std::move(now);
  // Names of other rows can be shown in this list.
  const std::size_t origins = changes.of<model::Provenance>().size();
  if (changes.count() == count + origins) {
    tellChanged(other);
  } else {
    searched_.assign(rows_.size(), QString());
    if (!rows_.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
  }
  emit followed();
}

void RecordModel::tellChanged(const std::set<std::string>& keys) {
  for (const std::string& key : keys) {
    const int at = find(key);
    if (at < 0) continue;
    searched_[static_cast<std::size_t>(at)] = QString();
    emit dataChanged(index(at, 0), index(at, columnCount() - 1));
  }
}

int RecordModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int RecordModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(fields_.size());
}

model::Value RecordModel::value(int at, int section) const {
  return model::valueOf(rows_[static_cast<std::size_t>(at)], column(section));
}

QVariant RecordModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const model::FieldInfo& field = column(index.column());
  const bool isNumber = field.kind == model::ColumnKind::Integer || field.kind == model::ColumnKind::Real;
  if (role == Qt::TextAlignmentRole && isNumber) return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
  return RowWords::value(session_, table_, field, value(index.row(), index.column())).simplified();
}

QVariant RecordModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section >= columnCount()) return {};
  if (role == Qt::DisplayRole) return FieldWords::label(table_, column(section));
  if (role == Qt::ToolTipRole) return FieldWords::help(table_, column(section));
  return {};
}

model::AnyRow RecordModel::row(int at) const {
  return {table_, rows_[static_cast<std::size_t>(at)]};
}

const QString& RecordModel::searched(int at) const {
  QString& text = searched_[static_cast<std::size_t>(at)];
  if (!text.isNull()) return text;
  QStringList parts;
  for (int column = 0; column < columnCount(); ++column) {
    parts << RowWords::value(session_, table_, this->column(column), value(at, column));
  }
  text = plainText(parts.join(QLatin1Char('\n')));
  if (text.isNull()) text = QLatin1String("");
  return text;
}

std::optional<int> RecordModel::sectionOf(std::string_view column) const {
  const auto found =
      std::find_if(fields_.begin(), fields_.end(), [&](const auto* each) { return each->name == column; });
  return found == fields_.end() ? std::nullopt : std::optional(static_cast<int>(found - fields_.begin()));
}

int RecordModel::usualSection() const {
  for (const char* column : {"ordinal", "number", "title", "name", "words", "text"}) {
    if (const auto section = sectionOf(column)) return *section;
  }
  return 0;
}

RecordFilter::RecordFilter(RecordModel& records, QObject* parent) : QSortFilterProxyModel(parent), records_(records) {
  setSourceModel(&records);
  sort(records.usualSection());
}

void RecordFilter::search(const QString& text) {
  words_ = plainText(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
  invalidateFilter();
}

void RecordFilter::limitTo(const QString& column, const model::Value& value) {
  const auto at = records_.table().column(column.toStdString());
  limit_ = at ? std::optional(std::pair{*at, value}) : std::nullopt;
  invalidateFilter();
}

bool RecordFilter::filterAcceptsRow(int row, const QModelIndex&) const {
  if (limit_ && records_.row(row).value(limit_->first) != limit_->second) return false;
  if (words_.isEmpty()) return true;
  const QString& text = records_.searched(row);
  return std::all_of(words_.begin(), words_.end(), [&](const QString& word) { return text.contains(word); });
}

bool RecordFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const {
  const auto text = [&](int row, int column) { return records_.index(row, column).data().toString(); };
  // Ordinals order rows among those of one parent.
  const auto ordinal = records_.sectionOf("ordinal");
  const auto parent = model::parentColumn(records_.table());
  if (ordinal && parent && left.column() == *ordinal) {
    const int section = *records_.sectionOf(records_.table().fields()[*parent].name);
    const int order = QString::localeAwareCompare(text(left.row(), section), text(right.row(), section));
    if (order != 0) return order < 0;
  }
  using Kind = model::ColumnKind;
  const Kind kind = records_.column(left.column()).kind;
  if (kind == Kind::Integer || kind == Kind::Real || kind == Kind::Truth || kind == Kind::Hex) {
    return records_.value(left.row(), left.column()) < records_.value(right.row(), right.column());
  }
  return naturalLess(text(left.row(), left.column()).toStdString(), text(right.row(), right.column()).toStdString());
}

}  // namespace redoubt::editor
