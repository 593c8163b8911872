#include <algorithm>
#include <array>

#include "core/base/text.h"
#include "core/transcribe/clauses.h"
#include "core/transcribe/columns.h"
#include "core/transcribe/context.h"
#include "core/transcribe/corrections.h"
#include "core/transcribe/lexicon.h"
#include "core/transcribe/line_marks.h"
#include "core/transcribe/line_shapes.h"
#include "core/transcribe/line_table.h"
#include "core/transcribe/reading.h"

namespace redoubt::transcribe {
namespace {

constexpr std::array<std::string_view, 7> kKinds{"placement", "manifest", "schedule",      "heading",
                                                 "table",     "note",     "not-understood"};

}  // namespace

std::string_view toText(LineKind kind) {
  return kKinds[static_cast<std::size_t>(kind)];
}

std::optional<LineKind> lineKindOf(std::string_view text) {
  const auto found = std::find(kKinds.begin(), kKinds.end(), text);
  if (found == kKinds.end()) return std::nullopt;
  return static_cast<LineKind>(found - kKinds.begin());
}

namespace {

// Reads the lines of a text one after another.
class DocumentReader {
 public:
  DocumentReader(std::vector<SourceLine> lines, HexStyle style, const ReadOptions& options)
      : lines_(std::move(lines)), options_(options), context_(std::move(style), reading_, options.watch) {}

  Reading read() {
    if (isListOfPlaces()) context_.setSection(Section::SetUp);
    for (std::size_t at = 0; at < lines_.size();) {
      stopIfAsked(context_.watch());
      tellProgress(at);
      const std::size_t block = blockEnd(at);
      if (block > at) {
        readBlock(at, block);
        at = block;
      } else {
        at = readLine(at);
      }
    }
    applyKinds();
    joinColumns();
    return std::move(reading_);
  }

 private:
  // In hundredths, so that a short line costs nothing.
  void tellProgress(std::size_t at) {
    const std::size_t hundredth = 100 * at / lines_.size();
    if (hundredth == told_) return;
    told_ = hundredth;
    options_.watch.progress(static_cast<double>(hundredth) / 100);
  }

  // Whether so many lines place units that the text is no whole rulebook.
  bool isListOfPlaces() const {
    std::size_t whole = 0;
    std::size_t lines = 0;
    for (const SourceLine& source : lines_) {
      stopIfAsked(context_.watch());
      if (source.isRule) continue;
      ++lines;
      const Statement statement = statementOf(source.text, context_.style());
      whole += !statement.isProse && statement.hasPlace() && statement.hasNames();
    }
    return lines <= 40 || 100 * whole >= 35 * lines;
  }

  // The end of the table that begins at `at`, or `at`.
  std::size_t blockEnd(std::size_t at) const {
    std::size_t end = at;
    if (lines_[at].isRow) {
      while (end < lines_.size() && lines_[end].isRow &&
             (end == at || lines_[end].number - lines_[end - 1].number <= 1))
        ++end;
      return end;
    }
    while (end < lines_.size() && !lines_[end].isRow && lines_[end].cells.size() >= 2 &&
           !saidKind(lines_[end].raw, options_.corrections) &&
           (end == at || lines_[end].number - lines_[end - 1].number <= 1)) {
      ++end;
    }
    return end >= at + 2 && isTextTable(context_, lines_, at, end) ? end : at;
  }

  void readBlock(std::size_t begin, std::size_t end) {
    std::vector<Line> out;
    if (lines_[begin].isRow) {
      readTable(context_, lines_, begin, end, out);
    } else {
      const std::vector<SourceLine> rows = rowsOfText(lines_, begin, end);
      readTable(context_, rows, 0, rows.size(), out);
    }
    for (Line& line : out) {
      if (line.marks.empty()) markItems(line);
      reading_.lines.push_back(std::move(line));
    }
  }

  Line lineOf(const SourceLine& source) const {
    Line line;
    line.number = source.number;
    line.text = source.raw;
    return line;
  }

  // Answers the index of the next line.
  std::size_t readLine(std::size_t at) {
    const SourceLine& source = lines_[at];
    Line line = lineOf(source);
    if (source.isRule || isPageMark(source.text)) {
      line.kind = LineKind::Note;
      reading_.lines.push_back(std::move(line));
      return at + 1;
    }
    if (takeLineTable(line, source.text)) {
      reading_.lines.push_back(std::move(line));
      return at + 1;
    }
    std::string text = mended(withoutListNumber(withoutBullet(source.text)));
    if (isLettered(at)) text.replace(text.find_first_not_of(" \t"), 2, "  ");
    std::vector<std::size_t> joined{at};
    while (goesOn(text, joined)) {
      const std::size_t next = nextText(joined.back());
      if (text.ends_with('-') && beginsLower(trimmed(lines_[next].text)))
        text.pop_back();
      else
        text += ' ';
      text += trimmed(mended(withoutBullet(lines_[next].text)));
      joined.push_back(next);
    }
    interpret(line, text, at);
    const LineKind kind = line.kind;
    const int number = line.number;
    const std::vector<std::vector<Mark>> marks = marksOfLines(text, std::move(line.marks), joined);
    line.marks = marks.front();
    reading_.lines.push_back(std::move(line));
    for (std::size_t k = at + 1; k <= joined.back(); ++k) {
      Line rest = lineOf(lines_[k]);
      const auto part = std::find(joined.begin(), joined.end(), k);
      const bool isPart = part != joined.end();
      rest.kind = isPart ? kind : LineKind::Note;
      if (isPart) rest.continues = number;
      if (isPart) rest.marks = marks[static_cast<std::size_t>(part - joined.begin())];
      reading_.lines.push_back(std::move(rest));
    }
    return joined.back() + 1;
  }

  std::vector<std::vector<Mark>> marksOfLines(std::string_view text, std::vector<Mark> marks,
                                              const std::vector<std::size_t>& joined) const {
    std::vector<std::string> raws;
    for (const std::size_t each : joined) raws.push_back(lines_[each].raw);
    return marksInLines(text, std::move(marks), raws);
  }

  // Whether a neighbour of the line has the letter before or after its own: "A. …", "B. …".
  bool isLettered(std::size_t at) const {
    const char letter = listLetter(lines_[at].text);
    if (letter == '\0') return false;
    const bool isAfter = at > 0 && listLetter(lines_[at - 1].text) + 1 == letter;
    return isAfter || (at + 1 < lines_.size() && listLetter(lines_[at + 1].text) == letter + 1);
  }

  // The next line that is no page number; lines_.size() for none.
  std::size_t nextText(std::size_t at) const {
    ++at;
    while (at < lines_.size() && (isPageMark(lines_[at].text) || lines_[at].isRule)) ++at;
    return at;
  }

  bool goesOn(const std::string& text, const std::vector<std::size_t>& joined) {
    if (joined.size() > 8) return false;
    const auto all = joined.size() == 1 ? headingOfAll(text) : std::nullopt;
    if (all && Lexicon::get().isIn("all-units", tokensOf(all->all))) return false;
    const std::size_t last = joined.back();
    const std::size_t next = nextText(last);
    if (next >= lines_.size() || saidKind(lines_[next].raw, options_.corrections)) return false;
    if (lines_[next].isRow || lines_[next].isHeading || lines_[last].isHeading || isBullet(lines_[next].text) ||
        isFootnote(lines_[next].text) || isLettered(next))
      return false;
    const bool adjoins = lines_[next].number - lines_[last].number <= 1 || next > last + 1;
    const std::string following = trimmed(lines_[next].text);
    if (openBrackets(text) > 0 && text.size() < 600)
      return adjoins || following.starts_with('(') || following.find(')') != std::string::npos;
    const Statement then = statementOf(following, context_.style());
    const std::vector<Token> ahead = tokensOf(following.substr(0, 40), context_.style());
    const bool isHexInBrackets = then.isHexFirst && ahead.size() > 2 && ahead[1].kind == TokenKind::Hexes;
    const bool isOwn =
        then.hasNames() && then.hasPlace() && !then.isProse && !then.isHexFirst;  // "(4-5) 1/331 Inf - 2419"
    if (following.starts_with('(') && !isHexInBrackets && !isOwn) return !text.ends_with('.');
    if (!adjoins) return false;
    // what is a sentence stays one, and is not parsed again with every line of it
    const bool wasProse = joined.size() > 1 && joinsProse_;
    const Statement now = wasProse ? Statement() : statementOf(text, context_.style());
    joinsProse_ = wasProse || now.isProse;
    const bool beginsHex = !ahead.empty() && ahead.front().kind == TokenKind::Hexes &&
                           (ahead.size() < 2 || ahead[1].kind != TokenKind::Colon);
    if (endsInLead(text) &&
        (beginsLower(following) || beginsHex || (!then.groups.empty() && then.groups.front().names.empty())))
      return text.size() < 600;
    if (isCutWord(text) && beginsLower(following)) return text.size() < 600;
    if (joinsProse_)
      return then.label.empty() && !text.ends_with('.') && !text.ends_with(':') && !text.ends_with(';') &&
             text.size() < 1'000 && !then.isHexFirst && joined.size() < 6;
    if (now.endsColon) return false;
    const bool complete =
        !now.groups.empty() && std::all_of(now.groups.begin(), now.groups.end(),
                                           [](const Group& group) { return group.place && !group.names.empty(); });
    const bool beginsPlace = !then.groups.empty() && then.groups.front().names.empty();
    if (now.isHexFirst) return now.endsOpen && !then.hasPlace() && then.hasNames();
    if (now.endsOpen && !now.label.empty() && !now.isHexFirst && then.label.empty() && !then.endsColon &&
        then.hasNames())
      return true;
    const bool onlyPlace = beginsPlace && !then.isHexFirst && !then.hasNames();
    if (now.endsOpen && endsWithDash(text)) return onlyPlace;
    if (now.endsOpen) return !complete || onlyPlace || isBullet(lines_[joined.front()].text);
    if (complete) return false;
    if (now.hasNames() && !now.hasPlace() && beginsPlace && !then.hasNames() && !then.endsColon &&
        !context_.isHeading(text))
      return !context_.heading(0).place;
    if (text.ends_with('-') && beginsLower(following)) return true;
    return beginsLower(following) && now.hasNames() && !text.ends_with('.') && !text.ends_with(';') &&
           !context_.isHeading(text) && then.hasPlace() && !then.hasNames();
  }

  // "p³k" is what is left of "płk" in many texts.
  static void mendLetters(std::string& text) {
    for (std::size_t at = text.find("\xC2\xB3"); at != std::string::npos; at = text.find("\xC2\xB3", at + 2)) {
      const bool isInWord = (at > 0 && static_cast<unsigned char>(text[at - 1]) >= 'A') ||
                            (at + 2 < text.size() && static_cast<unsigned char>(text[at + 2]) >= 'A');
      if (isInWord) text.replace(at, 2, "\xC5\x82");
    }
  }

  static std::string mended(std::string text) {
    mendLetters(text);
    return text;
  }

  void interpret(Line& line, const std::string& text, std::size_t at) {
    const bool isHeading = lines_[at].isHeading;
    std::vector<Statement> statements = statementsOf(text, context_.style());
    Statement& statement = statements.front();
    carryTurn(statement, lines_[at]);
    if (takeDefaultPlace(text)) {
      line.kind = LineKind::Heading;
      return;
    }
    if (!statement.label.empty() && statement.hasNames()) takeLabel(statement);
    std::vector<Item> items = context_.items(statement, 0, line.guesses);
    line.kind = kindOf(statement, items, statements.size() > 1 ? statement.text : text, context_);
    bool says = line.kind == LineKind::Placement || line.kind == LineKind::Schedule || line.kind == LineKind::Manifest;
    if (statements.size() > 1) says |= addParts(line, statements, items, says);
    if (isHeading && (!says || isYearOnly(items))) line.kind = LineKind::Heading;
    if (line.kind == LineKind::Note && statement.isProse) context_.endTurn(0);
    if (line.kind == LineKind::Note && statement.endsColon && statement.says("set-up") && !beginsParagraph(text))
      context_.takeCommonRadius(statement);
    else if (line.kind == LineKind::Note && (isHeading || statement.endsColon || beginsParagraph(text)))
      context_.setSection(Section::None);
    says = says && line.kind != LineKind::Heading;
    const bool mayTitle =
        line.kind == LineKind::Note || (line.kind == LineKind::NotUnderstood && statement.groups.size() == 1);
    if (mayTitle && followedByEntries(at) && (looksLikeTitle(text) || (hasDeeperLines(at) && !statement.isProse)))
      line.kind = LineKind::Heading;
    if (const auto said = saidKind(line.text, options_.corrections)) {
      line.kind = *said;
      says = line.kind == LineKind::Placement || line.kind == LineKind::Schedule || line.kind == LineKind::Manifest;
    }
    if (line.kind == LineKind::Heading) {
      context_.takeHeading(text, 0);
    } else if (says) {
      line.items = std::move(items);
      line.marks = statement.marks;
    }
    if (!says) line.guesses.clear();
  }

  // "Union set-up (all units within 3 hexes of 1220 unless noted):" is a heading that places what says no place.
  bool takeDefaultPlace(const std::string& text) {
    const auto heading = headingOfAll(text);
    if (!heading) return false;
    const Statement inside = statementOf(heading->all, context_.style());
    if (inside.groups.empty() || !inside.groups.front().place) return false;
    const Place& place = *inside.groups.front().place;
    if (place.hexes.empty() && !place.within && place.facing.empty()) return false;
    if (!Lexicon::get().isIn("all-units", tokensOf(heading->all))) return false;
    context_.takeHeading(heading->name, 0);
    context_.heading(0).place = place;
    return true;
  }

  // A table whose rows stand in one line.
  bool takeLineTable(Line& line, const std::string& text) {
    auto found = tableInLine(text);
    if (!found) return false;
    line.kind = LineKind::Table;
    line.table = reading_.tables.size();
    if (!found->heads.empty())
      line.guesses.push_back({found->heads, {}, Phrase::of("reading.guesses.heads-run-together")});
    for (const std::vector<std::string>& row : found->rows) {
      if (row.size() <= found->columns)
        line.guesses.push_back({join(row, " "), {}, Phrase::of("reading.guesses.row-short")});
    }
    reading_.tables.push_back({line.number, line.number, found->heads, std::move(found->rows)});
    return true;
  }

  // What the further statements of a line say; answers whether they say something.
  bool addParts(Line& line, std::vector<Statement>& statements, std::vector<Item>& items, bool says) {
    if (!says) items.clear();
    bool added = false;
    for (std::size_t k = 1; k < statements.size(); ++k) {
      Statement& part = statements[k];
      if (!part.label.empty() && part.hasNames()) takeLabel(part);
      std::vector<Guess> guesses;
      const std::vector<Item> more = context_.items(part, 0, guesses);
      const LineKind kind = kindOf(part, more, part.text, context_);
      if (kind != LineKind::Placement && kind != LineKind::Schedule && kind != LineKind::Manifest) {
        line.guesses.push_back({part.text, {}, Phrase::of("reading.guesses.cell-left")});
        continue;
      }
      if (!says && !added) line.kind = kind;
      added = true;
      items.insert(items.end(), more.begin(), more.end());
      line.guesses.insert(line.guesses.end(), guesses.begin(), guesses.end());
      statements.front().marks.insert(statements.front().marks.end(), part.marks.begin(), part.marks.end());
    }
    return added;
  }

  // A line under one that begins with its turn, and indented to its text, is of the same turn.
  void carryTurn(Statement& statement, const SourceLine& source) {
    const std::size_t indent = source.raw.find_first_not_of(' ');
    if (statement.turn || !statement.time.empty()) {
      turnIndent_ = indent;
      turn_ = statement.turn;
      time_ = statement.time;
    } else if (context_.section() == Section::Schedule && turnIndent_ && indent != std::string::npos &&
               indent >= *turnIndent_ + 4 && statement.hasNames()) {
      statement.turn = turn_;
      statement.time = time_;
    } else {
      turnIndent_.reset();
    }
  }

  void takeLabel(const Statement& statement) {
    const std::vector<Token> tokens = tokensOf(statement.label);
    if (!Lexicon::get().isIn("note", tokens)) Context::takeArmy(context_.heading(0), statement.label);
  }

  // "MACIEJOWICE 1794".
  static bool isYearOnly(const std::vector<Item>& items) {
    return items.size() == 1 && items.front().hex.size() == 4 && items.front().hex >= "1500" &&
           items.front().hex <= "2035";
  }

  static bool looksLikeTitle(const std::string& text) {
    const std::vector<Token> tokens = tokensOf(text);
    return tokens.size() <= 9 && beginsUpper(trimmed(text)) && !trimmed(text).ends_with('.') && !isProse(tokens);
  }

  // Whether one of the next two lines places something.
  bool followedByEntries(std::size_t at) const {
    int seen = 0;
    for (std::size_t next = at + 1; next < lines_.size() && seen < 2; ++next) {
      const SourceLine& source = lines_[next];
      if (source.isRule || isPageMark(source.text)) continue;
      ++seen;
      const Statement statement = statementOf(source.text, context_.style());
      if (statement.hasPlace() && statement.hasNames() && !statement.isProse) return true;
    }
    return false;
  }

  // Whether the next line of a nested list stands below this one: "- 1st Brigade" over "  - 2nd Foot: 0814".
  bool hasDeeperLines(std::size_t at) const {
    const std::size_t next = nextText(at);
    if (next >= lines_.size() || lines_[at].isRow || lines_[next].isRow) return false;
    return lines_[next].raw.find_first_not_of(" \t") > lines_[at].raw.find_first_not_of(" \t");
  }

  void applyKinds() {
    for (Line& line : reading_.lines) {
      const auto said = saidKind(line.text, options_.corrections);
      if (!said) continue;
      line.kind = *said;
      if (*said != LineKind::Note && *said != LineKind::Heading) continue;
      line.items.clear();
      line.guesses.clear();
      line.marks.clear();
    }
  }

  // The halves of a line of two columns become one line again.
  void joinColumns() {
    std::stable_sort(reading_.lines.begin(), reading_.lines.end(),
                     [](const Line& a, const Line& b) { return a.number < b.number; });
    std::vector<Line> joined;
    for (Line& line : reading_.lines) {
      if (joined.empty() || joined.back().number != line.number) {
        joined.push_back(std::move(line));
        continue;
      }
      Line& first = joined.back();
      if (rank(line.kind) < rank(first.kind)) {
        if (first.kind == LineKind::NotUnderstood)
          first.guesses.push_back({trimmed(first.text), {}, Phrase::of("reading.guesses.cell-left")});
        first.kind = line.kind;
      } else if (line.kind == LineKind::NotUnderstood && line.kind != first.kind) {
        first.guesses.push_back({trimmed(line.text), {}, Phrase::of("reading.guesses.cell-left")});
      }
      first.items.insert(first.items.end(), line.items.begin(), line.items.end());
      first.guesses.insert(first.guesses.end(), line.guesses.begin(), line.guesses.end());
      first.marks.insert(first.marks.end(), line.marks.begin(), line.marks.end());
      if (!line.continues) first.continues.reset();
      first.text = line.text;
    }
    reading_.lines = std::move(joined);
  }

  // What a line of two columns is when they differ: the lowest.
  static int rank(LineKind kind) {
    switch (kind) {
      case LineKind::Schedule: return 0;
      case LineKind::Placement: return 1;
      case LineKind::Manifest: return 2;
      case LineKind::Table: return 3;
      case LineKind::Heading: return 4;
      case LineKind::NotUnderstood: return 5;
      case LineKind::Note: break;
    }
    return 6;
  }

  std::vector<SourceLine> lines_;
  const ReadOptions& options_;
  Reading reading_;
  Context context_;
  bool joinsProse_ = false;                // of the lines that are being joined
  std::optional<std::size_t> turnIndent_;  // of the last line that began with a turn
  std::optional<Turns> turn_;
  std::string time_;
  std::size_t told_ = 0;  // hundredths of the lines
};

}  // namespace

namespace {

// A row of a table of results: "3  A2  A1  -  O1".
bool isResults(const SourceLine& line) {
  if (line.cells.size() < 4) return false;
  const auto results = std::count_if(line.cells.begin(), line.cells.end(), [](const Cell& cell) {
    return cell.text.size() <= 7 && cell.text.find(' ') == std::string::npos && cell.text.size() != 4 &&
           std::none_of(cell.text.begin(), cell.text.end(), [](char c) { return c >= 'a' && c <= 'z'; });
  });
  return 10 * results >= 8 * static_cast<std::ptrdiff_t>(line.cells.size());
}

}  // namespace

Reading read(std::string_view text, std::optional<TextForm> form, const ReadOptions& options) {
  const CorrectedText words = corrected(text, options.corrections);
  std::vector<SourceLine> lines = sourceLines(words.text, form ? form : std::optional(formOf(text)));
  for (SourceLine& line : lines) {
    if (const auto former = words.former.find(line.number); former != words.former.end()) line.raw = former->second;
  }
  std::vector<std::string> texts;
  std::vector<std::string> whole;
  for (const SourceLine& line : lines) {
    whole.push_back(line.text);
    if (isResults(line)) continue;
    if (line.cells.size() > 1) {
      for (const Cell& cell : line.cells) texts.push_back(cell.text);
    } else {
      texts.push_back(line.text);
    }
  }
  HexStyle style = HexStyle::of(texts, whole, options.layout, options.watch);
  lines = withoutColumns(std::move(lines), style);
  return DocumentReader(std::move(lines), std::move(style), options).read();
}

}  // namespace redoubt::transcribe
