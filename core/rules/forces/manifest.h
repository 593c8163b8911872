#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/hex/layout.h"
#include "core/model/edit.h"
#include "core/rules/book/rule_book.h"

/// The units of a battle as a table of texts that can be read, typed and pasted: a row for each unit, its name, arm,
/// commands, the figures of its sides, and the hex it begins in.
namespace redoubt::rules {

struct ManifestField {
  enum class Kind { Name, ShortName, Type, Commands, Size, Morale, Fire, Own, Hex };
  Kind kind = Kind::Name;
  std::string figure = {};  ///< of Own: the kind of `figure/<kind>/title`
  bool isSigned = false;    ///< of Own
  int side = 0;             ///< of a figure: the strongest side of the unit's counters is 0, usually its back 1

  friend bool operator==(const ManifestField&, const ManifestField&) = default;
};

/// Those that the rules give units, with the figures of the first side. Without figures that the rules don't use, and
/// without firepower where tables of fire ask for none and no counter has one.
std::vector<ManifestField> manifestFields(const model::Battle& battle, const RuleBook& book);
/// The same with the figures of all sides that the counters of any unit have, two at least.
std::vector<ManifestField> manifestFieldsOfAllSides(const model::Battle& battle, const RuleBook& book);

/// Where a manifest is read and written: hexes are those of one variant's set-up.
struct ManifestSheet {
  const model::Battle& battle;
  const RuleBook& book;
  const hex::Layout& layout;
  std::optional<Id<model::Variant>> variant;
};

/// The text of a cell: "Hussars 1", "Light horse", "Left wing, Reserve", "+1", "1809". Empty for what is unknown or
/// not on a hex.
std::string cellText(const ManifestSheet& sheet, const model::Unit& unit, const ManifestField& field);

/// The same for many units, a row for each.
std::vector<std::vector<std::string>> cellTexts(const ManifestSheet& sheet, const std::vector<Id<model::Unit>>& units,
                                                const std::vector<ManifestField>& fields);

/// Why a cell can't be what is typed.
struct CellFault {
  enum class Kind {
    NameMissing,
    UnknownType,
    UnknownCommand,  ///< of the unit's army
    NotAFigure,      ///< no whole number from 0 (or, of a signed figure, -99) to 99
    UnknownHex,
    NoSetUp,  ///< the variant has no block for the unit's army
    NoField,  ///< there are more columns than the table has from there
    NoArmy,   ///< a new unit, and no army to take it
    NoSide,   ///< the unit's counters have no such side
  };
  Kind kind = Kind::NameMissing;
  int row = 0;            ///< of the block that is typed, from 0
  int column = 0;         ///< of the block, from 0
  std::string text = {};  ///< the word that is wrong

  friend bool operator==(const CellFault&, const CellFault&) = default;
};

/// A block of cells. A row without unit makes a new one, which needs a name; what is not given of it is like the last
/// unit of the army.
struct CellBlock {
  std::vector<std::optional<Id<model::Unit>>> units;  ///< of each row
  std::vector<ManifestField> fields;                  ///< of each column
  std::vector<std::vector<std::string>> cells;        ///< rows may be shorter than others
  std::optional<Id<model::Army>> army = {};           ///< of new units
  /// The colours of commands to be made where the army has none of a name; empty: such a name is a fault.
  std::vector<std::string> newCommandColours = {};
};

/// One edit for the whole block; with a fault anywhere it is empty. Empty cells: an unknown figure, no command, no hex,
/// a short name made from the name. Units that get their first figure get counters by the rules' ladder; a counter that
/// gets a figure of its back gets one, where the ladder has it.
struct CellEdit {
  model::Edit edit;
  std::vector<CellFault> faults;
};
CellEdit typeCells(const ManifestSheet& sheet, const CellBlock& block, std::string title);

/// The cells of a text as spreadsheets copy it: lines of cells parted by tabs, cells with either of them in quotes.
std::vector<std::vector<std::string>> cellsOf(std::string_view text);
/// The other way round.
std::string textOf(const std::vector<std::vector<std::string>>& cells);

}  // namespace redoubt::rules
