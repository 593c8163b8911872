#include "editor/dialogs/transcript/items_model.h"

#include <algorithm>

#include "editor/dialogs/transcript/transcript_lines.h"
#include "editor/style/icons.h"
#include "editor/style/plain_tip.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

using transcribe::Fate;

bool isListed(transcribe::LineKind kind) {
  return kind != transcribe::LineKind::Note && kind != transcribe::LineKind::Heading;
}

std::optional<Sign> signOf(const transcribe::Line& line, const TranscriptReading& reading, int item) {
  const auto* outcome = item < 0 ? nullptr : reading.outcome(line.number, static_cast<std::size_t>(item));
  if (line.kind == transcribe::LineKind::NotUnderstood || (outcome && outcome->fate == Fate::Left)) return Sign::Error;
  if (item <= 0 && TranscriptLines::isLeft(line, reading)) return Sign::Warning;
  if (outcome && outcome->fate == Fate::There) return Sign::Tick;
  if (item <= 0 && TranscriptLines::needsLook(line, reading)) return Sign::Unknown;
  return std::nullopt;
}

}  // namespace

void ItemsModel::show(std::shared_ptr<const TranscriptReading> reading) {
  reading_ = std::move(reading);
  fill();
}

void ItemsModel::choose(ItemsShown shown, int line) {
  if (shown == shown_ && (shown != ItemsShown::Line || line == line_)) return;
  shown_ = shown;
  line_ = line;
  fill();
}

bool ItemsModel::isShown(const transcribe::Line& line) const {
  switch (shown_) {
    case ItemsShown::Line: return line.number == line_ || line.continues == line_;
    case ItemsShown::Looks: return TranscriptLines::needsLook(line, *reading_);
    case ItemsShown::Left: return TranscriptLines::isLeft(line, *reading_);
    case ItemsShown::All: break;
  }
  return (isListed(line.kind) || !line.items.empty()) && !line.continues;
}

void ItemsModel::fill() {
  beginResetModel();
  rows_.clear();
  if (reading_) {
    // a line that goes on with another says what that one does
    if (const transcribe::Line* line = shown_ == ItemsShown::Line ? reading_->line(line_) : nullptr)
      line_ = line->continues.value_or(line_);
    for (const transcribe::Line& line : reading_->reading.lines) {
      if (!isShown(line) || line.continues) continue;
      for (std::size_t k = 0; k < line.items.size(); ++k) rows_.push_back({line.number, static_cast<int>(k)});
      if (line.items.empty()) rows_.push_back({line.number, -1});
    }
  }
  endResetModel();
}

const transcribe::Item* ItemsModel::item(int row) const {
  const Row& wanted = rows_[static_cast<std::size_t>(row)];
  const transcribe::Line* line = reading_ ? reading_->line(wanted.line) : nullptr;
  return line && wanted.item >= 0 ? &line->items[static_cast<std::size_t>(wanted.item)] : nullptr;
}

int ItemsModel::rowOf(int line) const {
  for (std::size_t k = 0; k < rows_.size(); ++k) {
    if (rows_[k].line == line) return static_cast<int>(k);
  }
  return -1;
}

bool ItemsModel::hasWords(int column) const {
  return std::any_of(rows_.begin(), rows_.end(), [&](const Row& each) { return !text(each, column).isEmpty(); });
}

int ItemsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int ItemsModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : kColumns;
}

QString ItemsModel::means(const transcribe::Item& item, const transcribe::Outcome* outcome) const {
  if (item.isAny) return tr("any");
  if (!outcome) return {};
  QStringList names;
  for (const Id<model::Unit> id : outcome->units) {
    if (const auto* unit = reading_->after.find<model::Unit>(id)) names << Words::text(unit->name);
  }
  if (const auto* leader = reading_->after.find(outcome->leader)) names << Words::text(leader->name);
  return names.join(QStringLiteral(", "));
}

QString ItemsModel::ofItem(const transcribe::Item& item, const transcribe::Outcome* outcome, int column) const {
  switch (column) {
    case kWords: {
      const QString words = Words::text(item.unit.empty() ? item.leader : item.unit);
      return item.count ? tr("%1 × %2", "number and name of units").arg(*item.count).arg(words) : words;
    }
    case kMeans: return means(item, outcome);
    case kHex: return Words::text(!item.hex.empty() ? item.hex : item.with);
    case kFacing: return Words::text(item.facing);
    case kWithin: return item.within ? QString::number(*item.within) : QString();
    case kZone: {
      const auto* zone = outcome ? reading_->after.find(outcome->zone) : nullptr;
      if (item.zone.empty() || !zone) return Words::text(item.zone);
      const QString title = Words::text(zone->title);
      return title == Words::text(item.zone)
                 ? title
                 : tr("%1: %2", "words and what they mean").arg(Words::text(item.zone), title);
    }
    case kTurn: {
      if (!item.turn) return Words::text(item.time);
      if (item.onward) return tr("from %1").arg(*item.turn);
      return item.lastTurn ? QStringLiteral("%1–%2").arg(*item.turn).arg(*item.lastTurn) : QString::number(*item.turn);
    }
    default: break;
  }
  if (!outcome) return {};
  switch (outcome->fate) {
    case Fate::Untouched: break;
    case Fate::Elsewhere: return tr("other scenario");
    case Fate::There: return tr("in the battle");
    case Fate::Added: return tr("new");
    case Fate::Replaced: return tr("replaces");
    case Fate::Left: return tr("left");
  }
  return {};
}

QString ItemsModel::text(const Row& row, int column) const {
  const transcribe::Line* line = reading_->line(row.line);
  if (!line) return {};
  if (column == kLine) return QString::number(row.line);
  if (row.item >= 0) {
    return ofItem(line->items[static_cast<std::size_t>(row.item)],
                  reading_->outcome(row.line, static_cast<std::size_t>(row.item)), column);
  }
  if (column == kWords) return Words::text(line->text).trimmed();
  return column == kMeans ? TranscriptLines::kind(line->kind) : QString();
}

QString ItemsModel::tip(const Row& row) const {
  const transcribe::Line* line = reading_->line(row.line);
  if (!line) return {};
  QStringList lines{Words::text(line->text).trimmed()};
  for (const transcribe::Guess& guess : line->guesses) lines << TranscriptLines::guess(guess);
  return lines.join(QLatin1Char('\n'));
}

QVariant ItemsModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || !reading_) return {};
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case Qt::DisplayRole: return text(row, index.column());
    case Qt::ToolTipRole: return plainTip(tip(row));
    case Qt::DecorationRole: {
      const transcribe::Line* line = index.column() == kLine ? reading_->line(row.line) : nullptr;
      const auto sign = line ? signOf(*line, *reading_, row.item) : std::nullopt;
      return sign ? QVariant(signIcon(*sign)) : QVariant();
    }
    case Qt::ForegroundRole: {
      const bool isQuiet =
          index.column() == kLine || index.column() == kFate || (row.item < 0 && index.column() == kMeans);
      return isQuiet ? QVariant(colours().second) : QVariant();
    }
    default: return {};
  }
}

QVariant ItemsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
    case kLine: return tr("Line");
    case kWords: return tr("Words");
    case kMeans: return tr("Is", "what words are in the battle");
    case kHex: return tr("Hex");
    case kFacing: return tr("Facing");
    case kWithin: return tr("Within");
    case kZone: return tr("Zone");
    case kTurn: return tr("Turn");
    default: return tr("State", "what becomes of an item");
  }
}

}  // namespace redoubt::editor
