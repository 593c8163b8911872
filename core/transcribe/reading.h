#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/phrase.h"
#include "core/base/watch.h"

namespace redoubt::hex {
class Layout;
}

/// What a text of a rulebook says, line by line, before it is matched with a battle.
namespace redoubt::transcribe {

enum class LineKind { Placement, Manifest, Schedule, Heading, Table, Note, NotUnderstood };
/// "placement", "not-understood".
std::string_view toText(LineKind kind);
std::optional<LineKind> lineKindOf(std::string_view text);

/// One statement of a line. What the line, or the heading or table it stands under, doesn't say is empty.
struct Item {
  std::string unit;           ///< as printed, of lists and ranges each by itself
  std::string leader;         ///< a commander who is placed or activated, or who commands `unit` in a manifest
  std::optional<int> count;   ///< "3 x", "any two"
  std::string hex;            ///< as printed; several only where one may be chosen: "0101 or 0102", "0144-0149"
  std::string facing;         ///< as printed: "1909 and 1810", "NE"
  std::optional<int> within;  ///< hexes
  std::string zone;
  std::string with;  ///< "any one of his units", "Ney"
  std::optional<int> turn;
  std::optional<int> lastTurn;  ///< of a range of turns
  bool onward = false;          ///< from `turn` on
  std::string time;             ///< a clock time, as printed
  std::string note;             ///< what a column of remarks says
  std::string state;            ///< "reduced"
  std::map<std::string, std::string>
      figures;              ///< of a manifest, by the heading of their column; "" for "4-3-6" in a line
  std::string army;         ///< the army or side of the heading it stands under, as printed
  bool isAny = false;       ///< a free choice
  bool enters = false;      ///< it comes onto the map
  bool isWithOwn = false;   ///< `with` means any of the units that the leader commands
  bool isBareZone = false;  ///< `zone` is a name after "in" in running text
  std::size_t begin = 0;    ///< bytes of the line
  std::size_t end = 0;

  friend bool operator==(const Item&, const Item&) = default;
};

/// Something that was not plainly said and how it was taken.
struct Guess {
  std::string words;  ///< as printed
  std::string taken;  ///< as it was read
  Phrase why;         ///< a sentence

  friend bool operator==(const Guess&, const Guess&) = default;
};

/// What words of a line were used for.
enum class MarkRole { Name, Leader, Hex, Facing, Within, Zone, With, Turn, Count, Label };
struct Mark {
  std::size_t begin = 0;  ///< bytes of the line
  std::size_t end = 0;
  MarkRole role = MarkRole::Name;

  friend bool operator==(const Mark&, const Mark&) = default;
};

struct Line {
  int number = 1;    ///< of the text, from 1
  std::string text;  ///< as it stands there
  LineKind kind = LineKind::Note;
  std::vector<Item> items;
  std::vector<Guess> guesses;
  std::vector<Mark> marks;
  std::optional<int> continues;      ///< the number of the line whose sentence it goes on
  std::optional<std::size_t> table;  ///< the table it belongs to
  bool isRule = false;               ///< only a line between rows

  friend bool operator==(const Line&, const Line&) = default;
};

/// A table of the text that is neither a set-up nor a manifest nor a schedule: costs, results, effects.
struct Table {
  int firstLine = 1;
  int lastLine = 1;
  std::string title;  ///< the heading before it
  std::vector<std::vector<std::string>> rows;

  friend bool operator==(const Table&, const Table&) = default;
};

struct Reading {
  std::vector<Line> lines;  ///< without the empty ones
  std::vector<Table> tables;
  std::map<std::string, std::string, std::less<>> glossary;  ///< what codes of places mean, where the text says it
};

/// What a person said about words of the text; it is followed wherever they stand, or in one line only.
struct Correction {
  enum class What { Kind, Replace } what = What::Replace;
  std::string words;  ///< a whole line for Kind, any words for Replace
  std::string by;     ///< the words that are read instead
  LineKind kind = LineKind::Note;
  std::optional<int> line{};  ///< of Replace: its number; nothing: everywhere

  friend bool operator==(const Correction&, const Correction&) = default;
};

struct ReadOptions {
  const hex::Layout* layout = nullptr;  ///< whose numbers are hexes; null: told by the text alone
  std::vector<Correction> corrections;
  Watch watch{};
};

/// Thrown when the watch of a reading asks for its end.
struct Stopped {};
inline void stopIfAsked(const Watch& watch) {
  if (watch.stop.stop_requested()) throw Stopped();
}

/// The forms that texts come in.
enum class TextForm { Plain, Markdown, Html, Csv };

/// Reads `text`, UTF-8. `form`: nothing to tell it by the text. Throws Error BadInput for text that is not UTF-8, with
/// the encoding that it seems to have, and Stopped.
Reading read(std::string_view text, std::optional<TextForm> form, const ReadOptions& options);

}  // namespace redoubt::transcribe
