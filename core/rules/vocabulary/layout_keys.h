#pragma once

#include <set>
#include <string>

#include "core/rules/vocabulary/rule_key.h"

/// Rules of what counters of units look like: layouts of parts, in place of the look that Redoubt gives them, and
/// symbols of the author's own.
namespace redoubt::rules {

/// Whose counters have a layout: units of one of the types or arms, if it names any, in one of the armies, if it names
/// any.
struct LayoutUse {
  using Names = std::set<std::string, std::less<>>;
  Names types;
  Names arms;
  Names armies;
};

/// A part of a layout. Lengths in thousandths of the counter's side, from its upper left corner.
struct LayoutPart {
  enum class Shows {
    Name,
    ShortName,
    Command,
    Hex,
    Number,
    State,
    Formation,
    Type,
    Army,
    Words,
    Figure,
    Symbol,
    SizeMark,
    Stars,
    Facing,
    Losses,
    Box,
    Bands,
    Sash,
  };
  enum class Align { Left, Middle, Right };
  enum class Side { Both, Front, Back };
  enum class Size { Any, Large, Small };

  Shows shows = Shows::Box;
  int left = 0;
  int top = 0;
  int width = 0;
  int height = 0;
  std::string figure{};               ///< for Figure; for others: only on counters that have it
  std::string words{};                ///< for Words
  std::string symbol{};               ///< for Symbol; empty: that of the unit
  std::string colour = "ink";         ///< of letters, symbols and marks: a word of kLayoutColours or #RRGGBB
  std::string fill{};                 ///< of what lies under it; empty: nothing
  std::string edge{};                 ///< of a line round that; empty: none
  std::string letters = "condensed";  ///< a word of kLayoutLetters, or a family of fonts
  Align align = Align::Middle;
  int turn = 0;   ///< degrees clockwise
  int round = 0;  ///< radius of the corners of what lies under it
  Side side = Side::Both;
  Size size = Size::Any;
  std::string with{};  ///< only on counters that have this: a word of what parts show; empty: on all
  int order = 0;       ///< parts of a higher order are drawn over others

  friend bool operator==(const LayoutPart&, const LayoutPart&) = default;
};

/// The words of what a part shows, by LayoutPart::Shows.
inline constexpr std::string_view kLayoutShows[]{
    "name",   "short-name", "command",   "hex",   "number", "state",  "formation", "type",  "army", "words",
    "figure", "symbol",     "size-mark", "stars", "facing", "losses", "box",       "bands", "sash"};
inline constexpr std::string_view kLayoutColours[]{"ink",  "ground", "army", "dark",  "pale",  "cream", "command",
                                                   "fire", "blue",   "gold", "white", "black", "grey"};
inline constexpr std::string_view kLayoutLetters[]{"condensed", "figures", "serif", "plain"};

namespace keys {

extern const RuleFamily<std::string> kLayoutTitle;
extern const RuleFamily<LayoutUse> kLayoutFor;
extern const RuleFamily<std::string> kLayoutGround;
extern const RuleFamily<std::string> kLayoutBackGround;
extern const RuleFamily<LayoutPart> kLayoutPart;
extern const RuleFamily<std::string> kSymbolSvg;
extern const RuleFamily<std::string> kSymbolPng;

}  // namespace keys
}  // namespace redoubt::rules
