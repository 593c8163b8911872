#include "editor/panels/history_model.h"

#include <QDateTime>
#include <QLocale>
#include <algorithm>
#include <functional>
#include <limits>

#include "editor/session/core_words.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

QDateTime localTime(const std::string& madeAt) {
  return QDateTime::fromString(Words::text(madeAt), Qt::ISODate).toLocalTime();
}

QString shortTime(const std::string& madeAt) {
  const QDateTime time = localTime(madeAt);
  if (!time.isValid()) return {};
  return time.date() == QDate::currentDate() ? time.toString(QStringLiteral("HH:mm"))
                                             : QLocale().toString(time.date(), QLocale::ShortFormat);
}

}  // namespace

HistoryModel::HistoryModel(Session& session, QObject* parent) : QAbstractListModel(parent), session_(session) {
  connect(&session_, &Session::documentReplaced, this, [this] {
    written_ = {};
    refresh();
  });
  connect(&session_, &Session::historyChanged, this, &HistoryModel::refresh);
  refresh();
}

int HistoryModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const HistoryLine& line = this->line(index.row());
  switch (role) {
    case Qt::DisplayRole: return line.title;
    case Qt::ToolTipRole:
      return line.explained.isEmpty() ? line.title : line.title + QLatin1Char('\n') + line.explained;
    case Qt::AccessibleTextRole: {
      QStringList parts{line.title};
      if (line.isCurrent) parts << tr("current state");
      if (line.kind == HistoryLine::Kind::Version) parts << tr("version");
      if (line.state == store::HistoryState::Undone) parts << tr("undone");
      if (line.state == store::HistoryState::SetAside) parts << tr("set aside");
      return parts.join(QStringLiteral(", "));
    }
    default: return {};
  }
}

int HistoryModel::currentRow() const {
  const auto found = std::find_if(lines_.begin(), lines_.end(), [](const HistoryLine& line) { return line.isCurrent; });
  return found == lines_.end() ? -1 : static_cast<int>(found - lines_.begin());
}

HistoryLine HistoryModel::lineOf(const store::HistoryRow& row) {
  HistoryLine line;
  line.sequence = row.sequence;
  line.title = CoreWords::stored(row.title);
  line.time = shortTime(row.madeAt);
  line.state = row.state;
  if (row.state == store::HistoryState::SetAside) {
    line.explained =
        tr("Set aside: someone else changed the file after it, or another version of the program made it. It can no "
           "longer be undone.");
  } else {
    const QString when = QLocale().toString(localTime(row.madeAt), QLocale::ShortFormat);
    line.explained = row.changeCount == 1 ? tr("One row changed, %1").arg(when)
                                          : tr("%n rows changed, %1", nullptr, row.changeCount).arg(when);
  }
  return line;
}

const HistoryLine& HistoryModel::written(const store::HistoryRow& row) {
  Written& kept = written_.lines[row.sequence];
  if (kept.row != row) kept = {row, lineOf(row)};
  return kept.line;
}

std::vector<HistoryLine> HistoryModel::linesNow() {
  std::vector<HistoryLine> lines;
  if (!session_.hasDocument()) return lines;
  // A line shows the time of day until midnight.
  if (const QDate today = QDate::currentDate(); today != written_.day) written_ = {today, {}};
  const document::Document& document = session_.document();
  const std::int64_t last = document.lastDone();

  std::vector<const store::VersionRow*> versions;
  for (const store::VersionRow& version : document.versions()) versions.push_back(&version);
  std::stable_sort(versions.begin(), versions.end(), [](const auto* a, const auto* b) {
    return std::pair(a->afterSequence, a->id) < std::pair(b->afterSequence, b->id);
  });
  auto nextVersion = versions.begin();
  const auto addVersionsUpTo = [&](std::int64_t sequence) {
    for (; nextVersion != versions.end() && (*nextVersion)->afterSequence < sequence; ++nextVersion) {
      const store::VersionRow& version = **nextVersion;
      HistoryLine line;
      line.kind = HistoryLine::Kind::Version;
      line.sequence = version.afterSequence;
      line.version = version.id;
      line.isNamed = version.kind == store::VersionKind::Named;
      line.title = Words::text(version.name);
      if (version.kind == store::VersionKind::Opened) {
        line.title = tr("As opened in this sitting");
        line.explained = tr("The battle as it was when its file was opened; “Revert to opened” goes back to it.");
      }
      if (version.kind == store::VersionKind::SetAside)
        line.explained = tr("Kept by the program before it left this state.");
      line.time = shortTime(version.madeAt);
      lines.push_back(std::move(line));
    }
  };
  bool hasBeginning = false;
  const auto addBeginning = [&] {
    HistoryLine line;
    line.kind = HistoryLine::Kind::Beginning;
    const bool areSomeForgotten = !document.history().empty() && document.history().front().sequence > 1;
    line.title = areSomeForgotten ? tr("Before the edits that are kept") : tr("Before the first edit");
    line.explained = tr("The battle before all edits that can be undone.");
    line.isCurrent = last == 0;
    lines.push_back(std::move(line));
    hasBeginning = true;
  };
  for (const store::HistoryRow& row : document.history()) {
    if (row.state != store::HistoryState::SetAside && !hasBeginning) addBeginning();
    addVersionsUpTo(row.sequence);
    lines.push_back(written(row));
    lines.back().isCurrent = row.sequence == last;
  }
  if (!hasBeginning) addBeginning();
  addVersionsUpTo(std::numeric_limits<std::int64_t>::max());
  return lines;
}

void HistoryModel::refresh() {
  std::vector<HistoryLine> lines = linesNow();
  if (lines == lines_) return;
  // An edit usually adds a line at the end, and a view lays out only new lines.
  const auto differs = [](HistoryLine a, const HistoryLine& b) {
    a.isCurrent = b.isCurrent;
    return a != b;
  };
  const auto kept = std::mismatch(lines_.begin(), lines_.end(), lines.begin(), lines.end(), std::not_fn(differs)).first;
  const auto same = static_cast<int>(kept - lines_.begin());
  if (kept != lines_.end()) {
    beginRemoveRows({}, same, rowCount() - 1);
    lines_.erase(kept, lines_.end());
    endRemoveRows();
  }
  std::copy(lines.begin(), lines.begin() + same, lines_.begin());
  if (same > 0) emit dataChanged(index(0), index(same - 1));
  if (same < static_cast<int>(lines.size())) {
    beginInsertRows({}, same, static_cast<int>(lines.size()) - 1);
    lines_ = std::move(lines);
    endInsertRows();
  }
  emit refreshed();
}

}  // namespace redoubt::editor
