#include "editor/panels/history_model.h"

#include <QDateTime>
#include <QLocale>
#include <algorithm>
#include <limits>

#include "editor/panels/words.h"
#include "editor/session/core_words.h"

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
  connect(&session_, &Session::documentReplaced, this, &HistoryModel::refresh);
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

std::vector<HistoryLine> HistoryModel::linesNow() const {
  std::vector<HistoryLine> lines;
  if (!session_.hasDocument()) return lines;
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
      line.title = Words::text(version.name);
      if (version.kind == store::VersionKind::Opened) line.title = tr("As opened");
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
    line.title = tr("Beginning");
    line.explained = tr("The battle before all edits that can be undone.");
    line.isCurrent = last == 0;
    lines.push_back(std::move(line));
    hasBeginning = true;
  };
  for (const store::HistoryRow& row : document.history()) {
    if (row.state != store::HistoryState::SetAside && !hasBeginning) addBeginning();
    addVersionsUpTo(row.sequence);
    HistoryLine line;
    line.sequence = row.sequence;
    line.title = CoreWords::text(row.title);
    line.time = shortTime(row.madeAt);
    line.state = row.state;
    line.isCurrent = row.sequence == last;
    if (row.state == store::HistoryState::SetAside) {
      line.explained =
          tr("Set aside: someone else changed the file after it, or another version of the program made it. It can no "
             "longer be undone.");
    } else {
      const QString when = QLocale().toString(localTime(row.madeAt), QLocale::ShortFormat);
      line.explained = row.changeCount == 1 ? tr("One row changed, %1").arg(when)
                                            : tr("%n rows changed, %1", nullptr, row.changeCount).arg(when);
    }
    lines.push_back(std::move(line));
  }
  if (!hasBeginning) addBeginning();
  addVersionsUpTo(std::numeric_limits<std::int64_t>::max());
  return lines;
}

void HistoryModel::refresh() {
  std::vector<HistoryLine> lines = linesNow();
  if (lines == lines_) return;
  beginResetModel();
  lines_ = std::move(lines);
  endResetModel();
  emit refreshed();
}

}  // namespace redoubt::editor
