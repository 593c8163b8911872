#include "core/transcribe/table_columns.h"

#include <algorithm>
#include <set>

#include "core/base/text.h"
#include "core/transcribe/lexicon.h"

namespace redoubt::transcribe {
namespace {

// What the heading of a column says it holds.
Role roleOfHead(const std::string& head) {
  const Lexicon& lexicon = Lexicon::get();
  std::string text = head.substr(0, head.find('/'));
  while (text.ends_with(':') || text.ends_with('.')) text.pop_back();
  if (lexicon.isOne("head-turn", text)) return Role::Turn;
  if (lexicon.isOne("head-count", text)) return Role::Count;
  if (lexicon.isOne("head-hex", text)) return Role::Place;
  if (lexicon.isOne("head-facing", text)) return Role::Facing;
  if (lexicon.isOne("head-leader", text)) return Role::Leader;
  if (lexicon.isOne("head-unit", text)) return Role::Name;
  if (lexicon.isOne("head-figure", text)) return Role::Figure;
  if (lexicon.isOne("head-note", text)) return Role::Note;
  return Role::Unknown;
}

bool isNumberCell(std::string_view cell) {
  return !cell.empty() && cell.size() <= 6 && cell.find_first_not_of("0123456789+-./½¼ ×x*") == std::string_view::npos;
}

// "-1/B2", "A1R", "R-1", "NE", "1/2": a result of a table of combat.
bool isResultCell(const std::string& cell) {
  if (isNumberCell(cell) || cell == "-" || cell == "–" || cell == "—" || cell == "•" || cell == "_") return true;
  if (cell.empty() || cell.size() > 9 || cell.find(' ') != std::string::npos) return false;
  return std::none_of(cell.begin(), cell.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

}  // namespace

TableColumns::TableColumns(Context& context, const std::vector<SourceLine>& lines, std::size_t begin, std::size_t end)
    : context_(context), lines_(lines), begin_(begin), end_(end) {
  survey();
  takeHead();
  assignRoles();
}

void TableColumns::survey() {
  columns_.clear();
  for (std::size_t at = begin_; at < end_; ++at) {
    const SourceLine& line = lines_[at];
    if (line.isRule || line.isHeadRow) continue;
    for (const Cell& cell : line.cells) {
      if (columns_.size() <= cell.column) columns_.resize(cell.column + 1);
      if (!cell.text.empty()) count(columns_[cell.column], cell.text);
    }
  }
}

void TableColumns::count(Column& column, const std::string& text) {
  ++column.filled;
  if (isZoneCode(text)) {
    for (const std::string_view code : words(text, " ,;/")) context_.zoneCodes().emplace(code);
  }
  const auto place = placeOfCell(text, context_.style());
  const bool isCode = isZoneCode(text);
  column.places += place && !isCode;
  column.codes += isCode;
  column.numbers += isNumberCell(text) && !place;
  column.results += isResultCell(text) && !place;
  column.turns += turnsOfCell(text).has_value() && !isNumberCell(text);
  column.names += !place && !isNumberCell(text) && !isCode;
}

bool TableColumns::looksLikeHead(const SourceLine& line) const {
  int known = 0;
  int filled = 0;
  for (const Cell& cell : line.cells) {
    if (cell.text.empty()) continue;
    ++filled;
    known += roleOfHead(cell.text) != Role::Unknown;
    if (placeOfCell(cell.text, context_.style()) && !isZoneCode(cell.text) && roleOfHead(cell.text) == Role::Unknown)
      return false;
  }
  std::set<Role> roles;
  for (const Cell& cell : line.cells) roles.insert(roleOfHead(cell.text));
  const bool isTurnGrid = !line.cells.empty() && roleOfHead(line.cells.front().text) == Role::Turn && filled >= 3;
  return filled >= 2 && (2 * known >= filled || isTurnGrid) && roles.size() >= 2;
}

void TableColumns::takeHead() {
  head_ = end_;
  for (std::size_t at = begin_; at < std::min(end_, begin_ + 4); ++at) {
    if (lines_[at].isRule || !looksLikeHead(lines_[at])) continue;
    head_ = at;
    break;
  }
  if (head_ == end_) return;
  for (const Cell& cell : lines_[head_].cells) {
    if (columns_.size() <= cell.column) columns_.resize(cell.column + 1);
    columns_[cell.column].head = cell.text;
    columns_[cell.column].role = roleOfHead(cell.text);
    headNames_ |= columns_[cell.column].role == Role::Name;
  }
  // a running number is no count
  Column& first = columns_.front();
  std::string head = first.head;
  while (head.ends_with('.')) head.pop_back();
  if (columns_.size() > 2 && Lexicon::get().isOne("head-number", head) && first.numbers == first.filled)
    first.role = Role::Number;
}

void TableColumns::assignRoles() {
  const auto byHead = [this](Role role) {
    return std::any_of(columns_.begin(), columns_.end(), [&](auto& each) { return each.role == role; });
  };
  const bool headHasName = byHead(Role::Name);
  if (!headHasName && byHead(Role::Turn)) {
    // a schedule with a column for each army
    for (Column& column : columns_) {
      if (column.role == Role::Unknown && column.filled > column.numbers && !column.head.empty())
        column.role = Role::Name, column.isArmy = true;
    }
  }
  if (!headHasName && (byHead(Role::Leader) || byHead(Role::Count))) {
    // "Formation | Commander | Counters": the first column of words is what is listed
    for (Column& column : columns_) {
      if (column.role == Role::Figure && Lexicon::get().isOne("head-formation", column.head) &&
          2 * column.names >= column.filled && column.names > 0) {
        column.role = Role::Name;
        headNames_ = true;
        break;
      }
    }
  } else if (!headHasName && byHead(Role::Place)) {
    // the fullest column of words before the places
    Column* fullest = nullptr;
    for (Column& column : columns_) {
      if (column.role == Role::Place) break;
      if (column.names > (fullest ? fullest->names : 0)) fullest = &column;
    }
    for (Column& column : columns_) {
      if (!fullest || column.role == Role::Place) break;
      if (&column != fullest && column.role == Role::Unknown) column.role = Role::Figure;
    }
    if (fullest) fullest->role = Role::Name;
  }
  bool hasName = false;
  for (Column& column : columns_) {
    // of several columns of names without places between them, the first has the units
    if (column.role == Role::Place) hasName = false;
    if (column.role != Role::Name) continue;
    if (hasName && !column.isArmy) column.role = Role::Figure;
    hasName = true;
  }
  for (Column& column : columns_) {
    const int most = std::max(1, column.filled);
    if (column.role == Role::Place && column.names > column.places + column.codes &&
        10 * (column.places + column.codes) < 3 * most) {
      // places in words: "Stefanowo", "Area B"
      column.role = headHasName ? Role::Place : Role::Name;
    }
    if (column.role != Role::Unknown) continue;
    const int codes = headNames_ || context_.section() == Section::Manifest ? 0 : column.codes;
    if (10 * (column.places + codes) >= 6 * most && (column.places > 0 || codes >= 2))
      column.role = Role::Place;
    else if (10 * column.turns >= 6 * most)
      column.role = Role::Turn;
    else if (10 * column.numbers >= 6 * most)
      column.role = Role::Figure;
    else if (column.names > 0 && !headHasName)
      column.role = Role::Name;
    else if (column.names > 0 && column.head.empty())
      column.role = Role::Name;
    else
      column.role = Role::Figure;
  }
  // a column of names beside which no place stands is none when there are others
  if (!has(Role::Name)) {
    for (Column& column : columns_) {
      if (column.role == Role::Leader) {
        column.role = Role::Name;
        break;
      }
    }
  }
}

bool TableColumns::has(Role role) const {
  return std::any_of(columns_.begin(), columns_.end(), [role](const Column& each) { return each.role == role; });
}

bool TableColumns::isManifest() const {
  if (!has(Role::Name)) return false;
  const bool byHead = head_ != end_ && headNames_ && (has(Role::Leader) || has(Role::Count) || has(Role::Figure));
  return byHead || context_.section() == Section::Manifest;
}

bool TableColumns::isRuleTable() const {
  int filled = 0;
  int results = 0;
  int hexPlaces = 0;
  int wide = 0;
  int rows = 0;
  for (std::size_t at = begin_; at < end_; ++at) {
    if (lines_[at].isRule) continue;
    ++rows;
    wide += lines_[at].cells.size() >= 4;
    bool isFirst = true;
    for (const Cell& cell : lines_[at].cells) {
      if (!isFirst && !cell.text.empty()) {
        ++filled;
        results += isResultCell(cell.text);
      }
      isFirst = false;
    }
  }
  for (const Column& column : columns_) hexPlaces += column.places;
  if (hexPlaces >= 2 || context_.section() == Section::Manifest) return false;
  const bool byHead = head_ != end_ && has(Role::Name) &&
                      (has(Role::Leader) || has(Role::Count) || has(Role::Turn) || has(Role::Place));
  if (byHead) return false;
  if (namesTerrain()) return true;
  const int codes = [this] {
    int most = 0;
    for (const Column& column : columns_) most = std::max(most, column.codes);
    return most;
  }();
  if (wide * 2 >= rows && filled > 0 && 10 * results >= 7 * filled) return true;
  return rows >= 2 && filled > 0 && 10 * results >= 8 * filled && columns_.size() >= 2 && codes * 2 < rows &&
         !isManifest();
}

bool TableColumns::namesTerrain() const {
  int terrains = 0;
  for (std::size_t at = begin_; at < end_; ++at) {
    if (lines_[at].cells.empty() || lines_[at].isRule) continue;
    terrains += Lexicon::get().isOne("terrain", lines_[at].cells.front().text);
  }
  return terrains >= 3;
}

}  // namespace redoubt::transcribe
