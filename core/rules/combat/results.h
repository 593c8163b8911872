#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/book/certainty.h"

/// What the results in tables of combat and fire mean: the rules `result-code/<code>` (Kłuszyn 7.11, 7.12, 12.4).
namespace redoubt::rules {

/// What a result brings one side.
struct Suffering {
  int retreat = 0;  ///< hexes
  int losses = 0;   ///< points of strength, from the sum of the side
  bool isDispersed = false;
  bool checksMorale = false;

  bool isNothing() const { return *this == Suffering{}; }
  friend bool operator==(const Suffering&, const Suffering&) = default;
};

/// What a result stands in.
enum class ResultTable { Battle, Fire };

/// Why a part of a result is unexplained.
enum class CodeFault {
  NoMeaning,  ///< no code has that text
  NoSide,     ///< neither the code nor a slash tells whose it is
  OtherSide,  ///< the code is another side's than where it stands
};

/// A result taken apart.
struct CombatResult {
  Suffering attacker;
  Suffering defender;
  std::vector<std::string> unexplained;      ///< parts that no code stands for, or whose side nothing tells
  Certainty certainty = Certainty::Unknown;  ///< Unknown where parts are unexplained

  friend bool operator==(const CombatResult&, const CombatResult&) = default;
};

/// The codes of a rule book, read once. Codes are told apart by their texts, of which the longest that fits is meant;
/// one without a text explains nothing. Of two with one text that of the kind of table goes first (K7.12, K12.4).
class ResultCodes {
 public:
  ResultCodes(const model::Battle& battle, const RuleBook& book);

  /// The result of a battle: before a slash the attacker's codes, behind it the defender's. Without a slash each code
  /// tells its side itself, or goes with the one before it (K7.11, K7.12).
  CombatResult ofBattle(std::string_view text) const;
  /// The result of fire; all of it is for the target, which is the defender (K12.4).
  CombatResult ofFire(std::string_view text) const;
  /// What an unexplained part of a result lacks.
  CodeFault faultOf(std::string_view part, ResultTable table) const;
  /// The longest retreat that a code brings, in hexes.
  int longestRetreat() const;
  /// How many hexes the retreats are that codes bring, each once.
  std::set<int> retreats() const;

 private:
  enum class Side { Untold, Attacker, Defender };
  struct Code {
    std::string text;
    std::optional<ResultTable> of;  // nothing: any
    Side side = Side::Untold;
    Suffering brings;
    Certainty certainty = Certainty::Known;
  };

  // Whose codes a text holds. Where it is fixed, all of them are for `side`.
  struct Reading {
    ResultTable table = ResultTable::Battle;
    Side side = Side::Untold;
    bool isFixed = true;
  };

  const Code* at(std::string_view text, ResultTable table) const;
  void read(CombatResult& result, std::string_view text, Reading reading) const;

  std::vector<Code> codes_;  ///< the longest text first, those for one kind of table before those for any
};

}  // namespace redoubt::rules
