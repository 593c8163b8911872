#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/transcribe/names.h"
#include "core/transcribe/reading.h"
#include "core/transcribe/tokens.h"

/// Private to core/transcribe: what one line, or one group of cells of a table, says.
namespace redoubt::transcribe {

class HexStyle;

/// Where units of a statement stand.
struct Place {
  std::vector<std::string> hexes;  ///< as printed
  bool isChoice = false;           ///< "0101 or 0102", "0144-0149": one of them
  bool isRange = false;            ///< "0144-0149"
  std::string hexText;             ///< all of them as printed
  std::string facing;
  std::optional<int> within;
  std::string zone;
  std::string with;
  std::string except;  ///< "except 1203": what is left out of it
  bool isOwn = false;  ///< `with` are the units that the leader commands
  bool enters = false;
  bool isMisprint = false;   ///< `hexes` is spelt otherwise than the other numbers of the text
  bool isBareZone = false;   ///< a name after "in" in running text, without a sign before it
  bool isBracketed = false;  ///< it stands in brackets behind a name

  bool isEmpty() const { return hexes.empty() && facing.empty() && !within && zone.empty() && with.empty(); }
};

struct Turns {
  int first = 1;
  std::optional<int> last;  ///< of a range
  bool isOpen = false;      ///< "and later"
};

/// Members of a list and where they stand.
struct Group {
  std::vector<Name> names;
  std::optional<Place> place;
};

struct Statement {
  std::vector<Group> groups;
  std::string label;  ///< what stands before a colon at its beginning: an army, a command
  std::optional<Turns> turn;
  std::string time;           ///< a clock time, as printed
  bool beginsTurn = false;    ///< the turn or time stands among its first words
  bool enters = false;        ///< it says "enter", "arrive"
  std::vector<Name> leaders;  ///< who are named with their rank anywhere in it
  std::string subject;        ///< the words it begins with, up to a comma, dash, turn or place
  bool isHexFirst = false;    ///< its places stand before its names
  bool isProse = false;
  bool saysNone = false;   ///< "none", "no reinforcements"
  bool endsOpen = false;   ///< it ends with a comma, "and", a dash or an open bracket
  bool endsColon = false;  ///< it ends with a colon
  std::vector<Mark> marks;

  std::string text;
  std::string remark;  ///< words behind the last place that are no names

  /// Whether a phrase of `sense` stands in it.
  bool says(std::string_view sense) const;
  bool hasNames() const;
  bool hasPlace() const;
};

/// `text` from byte 0 on; marks are bytes of it.
Statement statementOf(std::string_view text, const HexStyle& style);
/// The place that a cell of a table says alone, also as a letter or code of a zone ("K", "OR"); nothing for others.
std::optional<Place> placeOfCell(std::string_view cell, const HexStyle& style);
/// Whether a cell can be a code of a zone: up to three capitals, a list of them or a Roman number.
bool isZoneCode(std::string_view cell);
/// The turns that the whole of `text` names: "3", "Turn 3", "3-5", "trzeci".
std::optional<Turns> turnsOfCell(std::string_view text);
/// "10:00", "1400", "10 a.m." at tokens [at, …): how many tokens, or 0.
std::size_t clockAt(const std::vector<Token>& tokens, std::size_t at);

/// The items of a group.
std::vector<Item> itemsOf(const Group& group, std::vector<Guess>& guesses);

}  // namespace redoubt::transcribe
