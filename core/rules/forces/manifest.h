#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/hex/layout.h"
#include "core/model/edit.h"
#include "core/rules/book/rule_book.h"

/// The units of a battle as a table of texts that can be read, typed and pasted: a row for each unit, its name, arm,
/// commands, counters, the figures of its sides, and where it begins.
namespace redoubt::rules {

struct ManifestField {
  enum class Kind {
    Name,
    ShortName,
    Type,
    Commands,
    Size,
    Morale,
    Fire,
    Own,
    Hex,
    Army,
    Counters,  ///< how many unit counters there are, with copies
    Back,      ///< what the back of the first counter shows: "step", "state", "chit"; empty: there is none
    Facing,    ///< the hexes in front: "1810+1809"; or a direction where they are off the map: "v2"
    Entry      ///< the slug of the entry by which the unit comes
  };
  Kind kind = Kind::Name;
  std::string figure = {};  ///< for Own: the kind of `figure/<kind>/title`
  bool isSigned = false;    ///< for Own
  int side = 0;             ///< for a figure: 0 is the strongest side of the unit's counters, 1 usually its back

  friend bool operator==(const ManifestField&, const ManifestField&) = default;
};

/// The fields that the rules give units, with the figures of the first side. Without figures that the rules don't use,
/// and without firepower if no fire table needs it and no counter has it.
std::vector<ManifestField> manifestFields(const model::Battle& battle, const RuleBook& book);
/// The same with the figures of all sides that the counters of any unit have, two at least.
std::vector<ManifestField> manifestFieldsOfAllSides(const model::Battle& battle, const RuleBook& book);

/// All fields: the army first, counters and backs, figures of all sides, and facing and entry last. Facing only if the
/// rules have facings.
std::vector<ManifestField> allManifestFields(const model::Battle& battle, const RuleBook& book);
/// Whether it is a figure of a side.
bool isFigure(const ManifestField& field);

/// The context for reading and writing a manifest; hexes are those of one variant's set-up.
struct ManifestSheet {
  const model::Battle& battle;
  const RuleBook& book;
  const hex::Layout& layout;
  std::optional<Id<model::Variant>> variant;
};

/// The text of a cell: "Hussars 1", "Light horse", "Left wing, Reserve", "+1", "1809". Empty for unknown values and for
/// units that are not on a hex.
std::string cellText(const ManifestSheet& sheet, const model::Unit& unit, const ManifestField& field);

/// The same for many units, a row for each.
std::vector<std::vector<std::string>> cellTexts(const ManifestSheet& sheet, const std::vector<Id<model::Unit>>& units,
                                                const std::vector<ManifestField>& fields);

/// A figure as typed, with any of the characters for minus: a value, or no value for an unknown figure. Nothing for a
/// text that is not a figure.
std::optional<std::optional<int>> figureOfText(std::string_view text, bool isSigned);

/// Why a cell can't have the typed value.
struct CellFault {
  enum class Kind {
    NameMissing,
    UnknownType,
    UnknownCommand,  ///< of the unit's army
    NotAFigure,      ///< not a whole number from 0 (or, for a signed figure, -99) to 99
    UnknownHex,
    NoSetUp,  ///< the variant has no block for the unit's army
    NoField,  ///< there are more columns than the table has from there
    NoArmy,   ///< a new unit, and no army for it
    NoSide,   ///< the unit's counters have no such side
    UnknownArmy,
    OtherArmy,      ///< the unit is of another army, which no cell changes
    NotACount,      ///< of counters, from 1 to kMostCounters
    FewerCounters,  ///< counters are taken away elsewhere
    UnknownBack,    ///< neither "step" nor "state" nor "chit" nor empty; or the back is a step that can't become none
    UnknownFacing,  ///< neither hexes in front nor a direction of the rules' kind
    NotOnMap,       ///< only a unit in a hex faces anywhere
    UnknownEntry,   ///< of the unit's army in the variant's scenario
  };
  Kind kind = Kind::NameMissing;
  int row = 0;            ///< of the block that is typed, from 0
  int column = 0;         ///< of the block, from 0
  std::string text = {};  ///< the word that is wrong

  friend bool operator==(const CellFault&, const CellFault&) = default;
};

/// A block of cells. A row without a unit makes a new one, which needs a name; values that are not given are copied
/// from the last unit of the army.
struct CellBlock {
  std::vector<std::optional<Id<model::Unit>>> units;  ///< of each row
  std::vector<ManifestField> fields;                  ///< of each column
  std::vector<std::vector<std::string>> cells;        ///< rows may be shorter than others
  std::optional<Id<model::Army>> army = {};           ///< of new units
  /// The colours for new commands if the army has no command of a name; empty: such a name is a fault.
  std::vector<std::string> newCommandColours = {};
  /// The arms for new unit types by their titles, folded(); a type that is not here is a fault.
  std::map<std::string, std::string> newTypeArms = {};
  /// The army of new units by rows, which goes before `army`; may be shorter than the cells.
  std::vector<std::optional<Id<model::Army>>> armies = {};
};

inline constexpr int kMostCounters = 20;  ///< of one unit that are made by typing a number

/// One edit for the whole block; it is empty if there is any fault. Empty cells mean an unknown figure, no command, no
/// hex, a short name made from the name. Units that get their first figure get counters by the rules' ladder; a counter
/// that gets a figure for its back gets a back, and a unit further counters for those of further sides, if the ladder
/// has them.
struct CellEdit {
  model::Edit edit;
  std::vector<CellFault> faults;
};
CellEdit typeCells(const ManifestSheet& sheet, const CellBlock& block, std::string title);

/// The cells of a text as spreadsheets copy it: lines of cells separated by tabs; cells with tabs or line ends are in
/// quotes.
std::vector<std::vector<std::string>> cellsOf(std::string_view text);
/// The inverse of cellsOf().
std::string textOf(const std::vector<std::vector<std::string>>& cells);

}  // namespace redoubt::rules
