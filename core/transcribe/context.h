#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/transcribe/hex_style.h"
#include "core/transcribe/source_lines.h"
#include "core/transcribe/statement.h"

/// Private to core/transcribe: what the lines before one say about it.
namespace redoubt::transcribe {

enum class Section { None, SetUp, Manifest, Schedule };

/// What the last heading says of the lines below it, in one column of text.
struct Heading {
  std::string army;
  std::optional<Turns> turn;
  std::string time;
  std::optional<Place> place;
  std::optional<int> within;  ///< of the hexes that its lines name
};

/// What is known while a text is read from its beginning.
class Context {
 public:
  Context(HexStyle style, Reading& reading, const Watch& watch)
      : style_(std::move(style)), reading_(reading), watch_(watch) {}

  const HexStyle& style() const { return style_; }
  Section section() const { return section_; }
  void setSection(Section section) { section_ = section; }
  /// Whether a heading said that what follows is a set-up.
  bool saysSetUp() const { return saysSetUp_; }
  /// What the headings over a column say; a column without one stands under that to its left.
  Heading& heading(std::size_t column);
  /// A table begins: its columns have no headings yet but that of the whole text.
  void beginTable();

  /// Takes over what a heading says. `tokens` are those of its text.
  void takeHeading(const std::string& text, std::size_t column);
  /// "Set up within two hexes of the hex indicated:" is said of the lines below.
  void takeCommonRadius(const Statement& statement);
  /// Whose the lines below are: `name`, unless it is a formation of the army that stands over it.
  static void takeArmy(Heading& heading, const std::string& name);
  /// A note ends what the turn of a heading is said of.
  void endTurn(std::size_t column) { heading(column).turn.reset(), heading(column).time.clear(); }
  /// Whether a short text without a place is a heading: of an army, a variant, a part of the set-up.
  bool isHeading(const std::string& text) const;

  /// Items of a statement under the headings of its column.
  std::vector<Item> items(const Statement& statement, std::size_t column, std::vector<Guess>& guesses);

  Reading& reading() { return reading_; }
  const Watch& watch() const { return watch_; }
  /// Codes of zones that stood alone in a cell of this text.
  std::set<std::string, std::less<>>& zoneCodes() { return zoneCodes_; }

 private:
  bool isTownLabel(const Statement& statement) const;
  bool statementTurn(const std::string& text) const;
  void takeLongHeading(const std::string& text, std::size_t column);

  HexStyle style_;
  Reading& reading_;
  const Watch& watch_;
  Section section_ = Section::None;
  bool saysSetUp_ = false;
  std::map<std::size_t, Heading> headings_;
  std::set<std::string, std::less<>> zoneCodes_;
};

/// Whether the name of an item can be that of a unit or leader at all.
bool isPlausible(const Item& item, bool inTable = false);

/// What becomes of a statement: its kind by itself and by the context.
LineKind kindOf(const Statement& statement, const std::vector<Item>& items, const std::string& text,
                const Context& context);

/// Reads the rows [begin, end) of `lines`, which are a table, into `out` (one Line for each).
void readTable(Context& context, const std::vector<SourceLine>& lines, std::size_t begin, std::size_t end,
               std::vector<Line>& out);
/// Whether lines [begin, end) of plain text are better read as a table than line by line.
bool isTextTable(const Context& context, const std::vector<SourceLine>& lines, std::size_t begin, std::size_t end);
/// Those lines as rows, their cells in columns by where they begin.
std::vector<SourceLine> rowsOfText(const std::vector<SourceLine>& lines, std::size_t begin, std::size_t end);

}  // namespace redoubt::transcribe
