#include <algorithm>
#include <cctype>
#include <map>
#include <set>

#include "core/base/text.h"
#include "core/transcribe/context.h"
#include "core/transcribe/lexicon.h"
#include "core/transcribe/table_cells.h"
#include "core/transcribe/table_columns.h"

namespace redoubt::transcribe {
namespace {

class TableReader {
 public:
  TableReader(Context& context, const std::vector<SourceLine>& lines, std::size_t begin, std::size_t end,
              std::vector<Line>& out)
      : context_(context), lines_(lines), begin_(begin), end_(end), out_(out), columns_(context, lines, begin, end) {}

  void read() {
    if (columns_.isRuleTable()) return readRules(context_.reading().tables.size());
    context_.beginTable();
    for (std::size_t at = begin_; at < end_; ++at) {
      stopIfAsked(context_.watch());
      readRow(at);
    }
  }

  // Whether the roles are those of a set-up, a manifest or a schedule.
  bool hasPattern() const {
    if (columns_.isRuleTable()) return true;
    return columns_.has(Role::Name) && (columns_.has(Role::Place) || columns_.has(Role::Turn) || columns_.isManifest());
  }

 private:
  Line lineOf(const SourceLine& source) const {
    Line line;
    line.number = source.number;
    line.text = source.raw.empty() ? source.text : source.raw;
    return line;
  }

  void readRules(std::size_t index) {
    Table table;
    table.firstLine = lines_[begin_].number;
    table.lastLine = lines_[end_ - 1].number;
    for (auto line = context_.reading().lines.rbegin(); line != context_.reading().lines.rend(); ++line) {
      if (line->number < table.firstLine - 6) break;
      table.title = line->text;
      break;
    }
    for (std::size_t at = begin_; at < end_; ++at) {
      Line line = lineOf(lines_[at]);
      line.kind = LineKind::Table;
      line.table = index;
      line.isRule = lines_[at].isRule;
      out_.push_back(std::move(line));
      if (lines_[at].isRule) continue;
      std::vector<std::string> row;
      for (const Cell& cell : lines_[at].cells) {
        row.resize(std::max(row.size(), cell.column + 1));
        row[cell.column] = cell.text;
      }
      table.rows.push_back(std::move(row));
    }
    context_.reading().tables.push_back(std::move(table));
  }

  std::string cellAt(const SourceLine& line, std::size_t column) const {
    for (const Cell& cell : line.cells) {
      if (cell.column == column) return cell.text;
    }
    return {};
  }

  void readRow(std::size_t at) {
    const SourceLine& source = lines_[at];
    Line line = lineOf(source);
    const auto filled =
        std::count_if(source.cells.begin(), source.cells.end(), [](auto& each) { return !each.text.empty(); });
    if (source.isRule || filled == 0) {
      line.kind = LineKind::Table;
    } else if (columns_.isHead(at)) {
      line.kind = LineKind::Heading;
    } else if (!source.cells.empty() && Lexicon::get().isOne("total", source.cells.front().text)) {
      line.kind = LineKind::Note;
    } else if (filled == 1 && isRowHeading(source)) {
      line.kind = LineKind::Heading;
      for (const Cell& cell : source.cells) {
        if (cell.text.empty()) continue;
        const std::size_t stream = cell.column == 0 ? 0 : cell.column;
        context_.takeHeading(cell.text, stream);
      }
    } else {
      readCells(line, source);
    }
    out_.push_back(std::move(line));
  }

  bool isRowHeading(const SourceLine& source) const {
    for (const Cell& cell : source.cells) {
      if (cell.text.empty()) continue;
      const Statement statement = statementOf(cell.text, context_.style());
      if (statement.hasPlace() && statement.hasNames()) return false;
      return context_.isHeading(cell.text) ||
             (columns_.size() >= 2 && cell.column == 0 && !hasPendingName(source.number) && cell.text.size() < 60 &&
              std::none_of(cell.text.begin(), cell.text.end(), [](char c) { return c >= '0' && c <= '9'; }));
    }
    return false;
  }

  bool hasPendingName(int) const { return !pending_.empty(); }

  void readCells(Line& line, const SourceLine& source) {
    bool heading = false;
    for (std::size_t column = 0; column < columns_.size(); ++column) {
      if (columns_[column].role != Role::Name) continue;
      const std::string name = cellAt(source, column);
      if (name.empty()) {
        continueName(source, column, line);
        continue;
      }
      heading |= readPair(line, source, column, name);
    }
    if (!line.items.empty()) {
      line.kind = kindOfItems(line.items);
    } else {
      line.kind = heading ? LineKind::Heading : notPlaced(source);
    }
  }

  LineKind notPlaced(const SourceLine& source) const {
    for (const Cell& cell : source.cells) {
      const std::vector<Token> tokens = tokensOf(cell.text, context_.style());
      if (Lexicon::get().isIn("note", tokens) || isProse(tokens)) return LineKind::Note;
    }
    const bool isEntry = columns_.has(Role::Place) && source.cells.size() >= 2 && !source.cells[1].text.empty();
    for (const Cell& cell : source.cells) {
      if (isEntry && context_.style().isMisprint(cell.text)) return LineKind::NotUnderstood;
    }
    return LineKind::Note;
  }

  LineKind kindOfItems(const std::vector<Item>& items) const {
    const bool placed = std::any_of(items.begin(), items.end(), [](const Item& item) {
      return !item.hex.empty() || !item.zone.empty() || item.within || !item.with.empty();
    });
    const bool timed =
        std::any_of(items.begin(), items.end(), [](const Item& item) { return item.turn || !item.time.empty(); });
    if (timed) return LineKind::Schedule;
    return placed ? LineKind::Placement : LineKind::Manifest;
  }

  // The column with the place of the names in `column`.
  std::optional<std::size_t> placeColumn(std::size_t column) const {
    for (std::size_t k = column + 1; k < columns_.size(); ++k) {
      if (columns_[k].role == Role::Place) return k;
      if (columns_[k].role == Role::Name) break;
    }
    for (std::size_t k = column; k-- > 0;) {
      if (columns_[k].role == Role::Place && !placeBelongsBefore(k)) return k;
      if (columns_[k].role == Role::Name) break;
    }
    return std::nullopt;
  }

  bool placeBelongsBefore(std::size_t place) const {
    for (std::size_t k = place; k-- > 0;) {
      if (columns_[k].role == Role::Name) return true;
    }
    return false;
  }

  // Answers whether it was a heading.
  bool readPair(Line& line, const SourceLine& source, std::size_t column, const std::string& name) {
    const auto place = placeColumn(column);
    const std::string where = place ? cellAt(source, *place) : std::string();
    const std::string whole = trimmed(name + " " + where);
    if (!placeOfCell(where, context_.style()) && context_.isHeading(whole) &&
        !statementOf(whole, context_.style()).hasPlace()) {
      context_.takeHeading(whole, column);
      return true;
    }
    if (columns_[column].isArmy) context_.heading(column).army = columns_[column].head;
    if (name == "-" || name == "–" || name == "—") return false;
    if (isGlossary(name)) {
      takeGlossary(name);
      return false;
    }
    if (where.empty() && goOnWith(name, column, line)) return false;
    Statement statement = statementOfPair(name, where, line.guesses);
    std::vector<Guess> guesses;
    if (isWholeCell(source, column)) makeWhole(statement, name);
    std::vector<Item> items = context_.items(statement, column, guesses);
    const bool byWords =
        std::all_of(items.begin(), items.end(), [](const Item& item) { return item.hex.empty() && item.zone.empty(); });
    const bool enough = (statement.hasPlace() && (!byWords || place || context_.section() != Section::None)) ||
                        hasTurn(source) || columns_.isManifest() || context_.heading(column).place;
    if (!enough || items.empty() ||
        !std::all_of(items.begin(), items.end(), [](const Item& item) { return isPlausible(item, true); })) {
      pending_[column] = {whole, line.number, false};
      const bool isSetUp = columns_.has(Role::Place) || context_.section() != Section::None;
      if (isSetUp) line.guesses.push_back({whole, std::string(), Phrase::of("reading.guesses.cell-left")});
      return false;
    }
    if (isOpen(where.empty() ? name : where))
      pending_[column] = {whole, line.number, true};
    else
      pending_.erase(column);
    addColumns(items, source);
    for (Item& item : items) line.items.push_back(std::move(item));
    line.guesses.insert(line.guesses.end(), guesses.begin(), guesses.end());
    return false;
  }

  // A quoted cell is one name with its commas.
  static bool isWholeCell(const SourceLine& line, std::size_t column) {
    return std::any_of(line.cells.begin(), line.cells.end(),
                       [column](const Cell& each) { return each.column == column && each.isWhole; });
  }

  static void makeWhole(Statement& statement, const std::string& name) {
    if (statement.groups.size() != 1 || statement.groups.front().names.size() < 2) return;
    std::vector<Name>& names = statement.groups.front().names;
    names.resize(1);
    names.front().text = name;
    names.front().isGuess = false;
  }

  // Whether a cell ends in the middle of a phrase: "4 hex from".
  bool isOpen(const std::string& cell) const {
    const std::vector<Token> tokens = tokensOf(cell, context_.style());
    return !tokens.empty() &&
           (tokens.back().kind == TokenKind::Comma || Lexicon::get().matchBefore("of", tokens, tokens.size()) > 0);
  }

  // A cell that goes on with the one above it: "russian camp." after "maximum 4 hex from".
  bool goOnWith(const std::string& name, std::size_t column, Line& line) {
    const auto before = pending_.find(column);
    if (before == pending_.end() || !before->second.isOpen) return false;
    Line* first = lineNumbered(before->second.number);
    const Statement statement = statementOf(before->second.text + " " + name, context_.style());
    std::vector<Guess> guesses;
    const std::vector<Item> items = context_.items(statement, column, guesses);
    if (!first || !statement.hasPlace() || items.empty()) return false;
    const std::string& unit = items.front().unit;
    std::erase_if(first->items, [&](const Item& each) { return each.unit == unit && each.hex.empty(); });
    first->items.insert(first->items.end(), items.begin(), items.end());
    first->kind = kindOfItems(first->items);
    line.guesses.push_back(
        {name, unit, Phrase::of("reading.guesses.goes-on", {{"line", std::to_string(first->number)}})});
    pending_.erase(before);
    return true;
  }

  // "OR - russian camp" says what a code means.
  static bool isGlossary(const std::string& cell) {
    const std::vector<Token> tokens = tokensOf(cell);
    return tokens.size() >= 3 && isZoneCode(tokens[0].text) &&
           (tokens[1].kind == TokenKind::Dash || tokens[1].text == "=" || tokens[1].kind == TokenKind::Colon) &&
           tokens[2].isWord();
  }

  void takeGlossary(const std::string& cell) {
    const std::vector<Token> tokens = tokensOf(cell);
    context_.reading().glossary[tokens[0].text] = printed(cell, tokens, 2, tokens.size());
  }

  // "Chwalibó" and "g P": a word was cut where a column begins, sometimes with a letter in both halves.
  std::optional<Statement> statementOfCut(const std::string& name, const std::string& where,
                                          std::vector<Guess>& guesses) const {
    if (where.empty() || name.empty() || name.ends_with(',')) return std::nullopt;
    const std::size_t blank = where.find(' ');
    const std::string half = where.substr(0, blank);
    const std::string rest = blank == std::string::npos ? std::string() : trimmed(where.substr(blank));
    const bool isLetters = beginsLower(half);
    if (!isLetters && !isDigits(half.substr(0, 1))) return std::nullopt;
    const std::string joined = name.back() == half.front() ? name.substr(0, name.size() - 1) + half : name + half;
    std::optional<Statement> statement;
    if (const auto place = placeOfCell(rest, context_.style()); place && isLetters) {
      const std::vector<Token> tokens = tokensOf(joined, context_.style());
      statement.emplace();
      addGroups(*statement, namesIn(joined, tokens, 0, tokens.size(), context_.style().hasFigures()), *place);
    } else if (!isLetters && std::isdigit(static_cast<unsigned char>(name.back())) != 0) {
      Statement whole = statementOf(joined + " " + rest, context_.style());
      if (whole.hasPlace() && whole.hasNames()) statement = std::move(whole);
    }
    if (statement)
      guesses.push_back({name + " | " + where, trimmed(joined + " " + rest), Phrase::of("reading.guesses.cut-word")});
    return statement;
  }

  Statement statementOfPair(const std::string& name, const std::string& where, std::vector<Guess>& guesses) const {
    const auto place = placeOfCell(where, context_.style());
    const Statement before = statementOf(name, context_.style());
    const bool listsHexes = before.hasPlace() && !before.groups.back().place->hexes.empty();
    if (listsHexes && place && !place->hexes.empty() && before.endsOpen)
      return statementOf(name + " " + where, context_.style());
    if (!place || listsHexes) {
      if (auto cut = statementOfCut(name, where, guesses)) return std::move(*cut);
      return statementOf(trimmed(name + " " + where), context_.style());
    }
    Statement statement;
    const std::vector<Token> tokens = tokensOf(name, context_.style());
    Place whole = *place;
    Statement own = statementOf(name, context_.style());
    if (own.hasPlace() && own.hasNames()) {
      // the cell says a place itself: "1/21 (reduced), in column"
      statement = own;
      for (Group& group : statement.groups) {
        if (group.place && group.place->hexes.empty() && group.place->zone.empty()) {
          group.place->hexes = whole.hexes;
          group.place->hexText = whole.hexText;
          group.place->zone = whole.zone;
          if (group.place->facing.empty()) group.place->facing = whole.facing;
          if (!group.place->within) group.place->within = whole.within;
        }
        if (!group.place) group.place = whole;
      }
      return statement;
    }
    const std::size_t end =
        place->hexes.empty() && isZoneCode(place->zone) ? withoutCodes(tokens, whole) : tokens.size();
    addGroups(statement, namesIn(name, tokens, 0, end, context_.style().hasFigures()), whole);
    statement.turn = own.turn;
    statement.time = own.time;
    return statement;
  }

  // "wagon P, Z" beside "Z, W, K": the codes at the end of the names are zones. Answers where the names end.
  std::size_t withoutCodes(const std::vector<Token>& tokens, Place& place) const {
    std::size_t end = tokens.size();
    std::string codes;
    while (end >= 2 && tokens[end - 1].isWord() && isZoneCode(tokens[end - 1].text) &&
           (tokens[end - 2].kind == TokenKind::Comma || !codes.empty())) {
      codes = tokens[end - 1].text + ", " + codes;
      --end;
      if (tokens[end - 1].kind == TokenKind::Comma) --end;
    }
    const bool areKnown = !codes.empty() && std::all_of(codes.begin(), codes.end(), [&](char c) {
      return c == ',' || c == ' ' || context_.zoneCodes().contains(std::string(1, c));
    });
    if (!areKnown) return tokens.size();
    place.zone = codes + place.zone;
    return end;
  }

  static void addGroups(Statement& statement, std::vector<Name> names, const Place& place) {
    const std::vector<std::string_view> zones = words(place.zone, " ,;/");
    if (place.hexes.empty() && zones.size() > 1 && isZoneCode(place.zone)) {
      for (const std::string_view zone : zones) {
        Place one = place;
        one.zone = std::string(zone);
        statement.groups.push_back({names, one});
      }
    } else {
      statement.groups.push_back({std::move(names), place});
    }
  }

  // An empty cell is of the turn above where turns stand before their units.
  bool carriesTurn(const SourceLine& source, std::size_t column) const {
    if (source.isCsv) return false;
    for (std::size_t k = 0; k < column; ++k) {
      if (columns_[k].role == Role::Name) return false;
    }
    return true;
  }

  bool hasTurn(const SourceLine& source) const {
    for (std::size_t k = 0; k < columns_.size(); ++k) {
      if (columns_[k].role == Role::Turn && (!cellAt(source, k).empty() || (!turn_.empty() && carriesTurn(source, k))))
        return true;
    }
    return false;
  }

  // What the other columns say of the items of a row.
  void addColumns(std::vector<Item>& items, const SourceLine& source) {
    for (std::size_t k = 0; k < columns_.size(); ++k) {
      const std::string cell = cellAt(source, k);
      if (columns_[k].role == Role::Turn) {
        if (!cell.empty()) turn_ = cell;
        addTurn(items, columns_[k], carriesTurn(source, k) ? turn_ : cell);
      }
      if (cell.empty() || cell == "-" || cell == "–" || cell == "—") continue;
      for (Item& item : items) addCell(item, columns_[k], cell, context_.style());
    }
  }

  // A row whose cell of names is empty, or that only goes on: "russian camp." after "4 hex from".
  void continueName(const SourceLine& source, std::size_t column, Line& line) {
    const auto place = placeColumn(column);
    const std::string where = place ? cellAt(source, *place) : std::string();
    if (where.empty()) return;
    const auto before = pending_.find(column);
    if (before == pending_.end()) return;
    Statement statement = statementOf(before->second.text + " " + where, context_.style());
    if (!statement.hasPlace()) return;
    std::vector<Item> items = context_.items(statement, column, line.guesses);
    if (Line* first = lineNumbered(before->second.number)) {
      first->items.insert(first->items.end(), items.begin(), items.end());
      if (!first->items.empty()) first->kind = kindOfItems(first->items);
      line.continues = first->number;
    }
    pending_.erase(before);
  }

  Line* lineNumbered(int number) {
    for (Line& each : out_) {
      if (each.number == number) return &each;
    }
    return nullptr;
  }

  struct Pending {
    std::string text;
    int number = 0;
    bool isOpen = false;
  };

  Context& context_;
  const std::vector<SourceLine>& lines_;
  std::size_t begin_;
  std::size_t end_;
  std::vector<Line>& out_;
  TableColumns columns_;
  std::string turn_;
  std::map<std::size_t, Pending> pending_;
};

}  // namespace

void readTable(Context& context, const std::vector<SourceLine>& lines, std::size_t begin, std::size_t end,
               std::vector<Line>& out) {
  TableReader(context, lines, begin, end, out).read();
}

bool isTextTable(const Context& context, const std::vector<SourceLine>& lines, std::size_t begin, std::size_t end) {
  int whole = 0;
  for (std::size_t at = begin; at < end; ++at) {
    const Statement statement = statementOf(lines[at].text, context.style());
    const bool complete =
        !statement.groups.empty() &&
        std::all_of(statement.groups.begin(), statement.groups.end(), [](const Group& group) {
          return group.place && !group.names.empty() &&
                 std::none_of(group.names.begin(), group.names.end(), [](const Name& name) {
                   return name.text.find("  ") != std::string::npos || name.text.find('\t') != std::string::npos;
                 });
        });
    whole += complete;
  }
  Reading scratch;
  Context copy(context.style(), scratch, context.watch());
  copy.setSection(context.section());
  std::vector<Line> out;
  const std::vector<SourceLine> rows = rowsOfText(lines, begin, end);
  if (10 * whole >= 7 * static_cast<int>(end - begin)) return TableColumns(copy, rows, 0, rows.size()).isHeaded();
  return TableReader(copy, rows, 0, rows.size(), out).hasPattern();
}

}  // namespace redoubt::transcribe
