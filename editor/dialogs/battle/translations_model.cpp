#include "editor/dialogs/battle/translations_model.h"

#include <QStringList>
#include <algorithm>
#include <set>

#include "core/model/any_row.h"
#include "editor/style/theme.h"
#include "editor/words/field_words.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

// Numbers and signs are the same everywhere.
bool hasLetters(const std::string& text) {
  const QString letters = Words::text(text);
  return std::any_of(letters.begin(), letters.end(), [](QChar each) { return each.isLetter(); });
}

}  // namespace

TranslationsModel::TranslationsModel(const Session& session, QObject* parent)
    : QAbstractTableModel(parent), session_(session) {
  connect(&session_, &Session::changed, this, &TranslationsModel::follow);
  connect(&session_, &Session::documentReplaced, this, &TranslationsModel::follow);
  lines_ = lines();
}

void TranslationsModel::setLanguage(const std::string& language) {
  language_ = language;
  follow();
}

int TranslationsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}

int TranslationsModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(Columns);
}

QVariant TranslationsModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const Line& line = lines_[static_cast<std::size_t>(index.row())];
  if (role == Qt::ForegroundRole && (line.places.empty() || index.column() == Place)) return colours().second;
  if (role == Qt::ToolTipRole && index.column() == Place) return places(index.row());
  if (role != Qt::DisplayRole) return {};
  switch (index.column()) {
    case Text: return line.shown;
    case Place: return line.place;
    default: return line.translated.simplified();
  }
}

QVariant TranslationsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
    case Text: return tr("Text");
    case Place: return tr("Where it stands");
    default: return tr("Translation");
  }
}

model::Translation TranslationsModel::translation(int row) const {
  const Line& line = lines_.at(static_cast<std::size_t>(row));
  return {language_, line.text, line.translated.toStdString()};
}

QString TranslationsModel::places(int row) const {
  QStringList all;
  for (const auto& place : lines_.at(static_cast<std::size_t>(row)).places) all << placeWords(place);
  return all.join(QLatin1Char('\n'));
}

int TranslationsModel::count() const {
  return static_cast<int>(
      std::count_if(lines_.begin(), lines_.end(), [](const Line& line) { return !line.places.empty(); }));
}

int TranslationsModel::translatedCount() const {
  return static_cast<int>(std::count_if(lines_.begin(), lines_.end(), [](const Line& line) {
    return !line.places.empty() && !line.translated.isEmpty();
  }));
}

int TranslationsModel::find(const std::string& text) const {
  const auto found = std::find_if(lines_.begin(), lines_.end(), [&](const Line& line) { return line.text == text; });
  return found == lines_.end() ? -1 : static_cast<int>(found - lines_.begin());
}

QString TranslationsModel::placeWords(const rules::WrittenText::Place& place) const {
  const model::TableInfo* table = model::tableNamed(place.table);
  if (!table) return Words::text(place.table);
  const QString kind = FieldWords::one(*table);
  const auto field = table->column(place.column);
  return tr("%1: %2", "a kind of row, a column of it or the path of a rule")
      .arg(kind, field ? FieldWords::label(*table, table->fields()[*field]) : Words::text(place.column));
}

std::vector<TranslationsModel::Line> TranslationsModel::lines() const {
  std::vector<Line> all;
  if (language_.empty() || !session_.hasDocument()) return all;
  const Texts texts = rules::textsIn(session_.battle(), language_);
  std::set<std::string> standing;
  for (rules::WrittenText& each : rules::writtenTexts(session_.battle())) {
    if (!hasLetters(each.text)) continue;
    standing.insert(each.text);
    const auto own = texts.find(each.text);
    QString place = placeWords(each.places.front());
    if (each.places.size() > 1) place = tr("%1 and %2 more").arg(place).arg(each.places.size() - 1);
    const QString shown = Words::text(each.text).simplified();
    all.push_back({std::move(each.text), shown, std::move(each.places), place,
                   own == texts.end() ? QString() : Words::text(own->second)});
  }
  for (const auto& [text, translated] : texts) {
    if (standing.contains(text)) continue;
    all.push_back({text, Words::text(text).simplified(), {}, tr("Nowhere any more"), Words::text(translated)});
  }
  return all;
}

// What differs lies mostly in one place: the lines before and after it stay.
void TranslationsModel::follow() {
  std::vector<Line> now = lines();
  const auto isSameText = [](const Line& a, const Line& b) { return a.text == b.text; };
  const auto [oldFirst, newFirst] = std::mismatch(lines_.begin(), lines_.end(), now.begin(), now.end(), isSameText);
  const int first = static_cast<int>(oldFirst - lines_.begin());
  const auto [oldEnd, newEnd] = std::mismatch(lines_.rbegin(), std::make_reverse_iterator(oldFirst), now.rbegin(),
                                              std::make_reverse_iterator(newFirst), isSameText);
  const int gone = static_cast<int>(oldEnd.base() - oldFirst), come = static_cast<int>(newEnd.base() - newFirst);
  if (gone > 0) {
    beginRemoveRows({}, first, first + gone - 1);
    lines_.erase(lines_.begin() + first, lines_.begin() + first + gone);
    endRemoveRows();
  }
  if (come > 0) {
    beginInsertRows({}, first, first + come - 1);
    lines_.insert(lines_.begin() + first, now.begin() + first, now.begin() + first + come);
    endInsertRows();
  }
  for (int row = 0; row < rowCount(); ++row) {
    Line& line = lines_[static_cast<std::size_t>(row)];
    if (line == now[static_cast<std::size_t>(row)]) continue;
    line = std::move(now[static_cast<std::size_t>(row)]);
    emit dataChanged(index(row, 0), index(row, Columns - 1));
  }
  emit followed();
}

}  // namespace redoubt::editor
