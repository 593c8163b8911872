#pragma once

#include <array>
#include <utility>

#include "core/ask/first_turn/first_turn.h"

/// The report on the opening of a turn in words, for windows and the command line.
namespace redoubt::ask {

enum class OpeningPart { Turn, Fire, Attack, Arrivals, Command, Supply, Ground, Open };
inline constexpr std::array kOpeningParts = {OpeningPart::Turn,     OpeningPart::Fire,    OpeningPart::Attack,
                                             OpeningPart::Arrivals, OpeningPart::Command, OpeningPart::Supply,
                                             OpeningPart::Ground,   OpeningPart::Open};

/// A line of the report.
struct OpeningRow {
  enum class Tone {
    Fact,     ///< something that is so
    Perhaps,  ///< it depends on something unknown
    Trouble,  ///< something that may be a fault of the set-up
    Note,     ///< what is told so that nobody looks for it in vain
  };
  Phrase text;
  Tone tone = Tone::Fact;
  std::string army;  ///< its slug; empty: of none in particular
  std::string armyName = {};
  std::vector<rules::Member> units;                             ///< whom it is about
  std::vector<hex::HexKey> hexes;                               ///< theirs
  std::vector<hex::HexKey> others;                              ///< targets, entry hexes, what hides them
  std::vector<std::pair<hex::HexKey, hex::HexKey>> lines = {};  ///< from hexes to others
  rules::Certainty certainty = rules::Certainty::Known;
  std::vector<Reason> because = {};
  std::vector<OpeningRow> rows = {};  ///< what it sums up
};

struct OpeningSection {
  OpeningPart part = OpeningPart::Turn;
  std::size_t count = 0;         ///< of the rows that aren't notes
  std::vector<OpeningRow> rows;  ///< by army
};

Phrase titleOf(OpeningPart part);
/// All parts in their order; those of which there is nothing to say at all have no rows.
std::vector<OpeningSection> wordsFor(const World& world, const FirstTurn& report);
/// "[R10.2, R10.3]" of a row's reasons, each once; empty where none has a paragraph.
std::string citationsOf(const std::vector<Reason>& because);
/// The whole as lines of text, in a language: a headline for each part, and rows indented below; of what a row sums up
/// the first `details` ones.
std::string textOf(const std::vector<OpeningSection>& sections, std::string_view language, std::size_t details,
                   const Texts* texts = nullptr);

}  // namespace redoubt::ask
