#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/hex/keys.h"
#include "core/rules/book/certainty.h"

/// The meaning of results in tables of combat and fire: the rules `result-code/<code>` (Kłuszyn 7.11, 7.12, 12.4).
namespace redoubt::rules {

/// The effect of a result on one side.
struct ResultEffect {
  int retreat = 0;  ///< hexes
  int losses = 0;   ///< points of strength, from the sum of the side
  bool isDispersed = false;
  bool checksMorale = false;

  bool isNothing() const { return *this == ResultEffect{}; }
  friend bool operator==(const ResultEffect&, const ResultEffect&) = default;
};

/// What transport means for defenders in its hex (`transport/holds`, K11.15).
struct TransportEffect {
  int retreat = 0;  ///< they may stay instead of retreating up to this number of hexes; beyond it the transport is lost
  int losses = 0;   ///< the points that staying costs

  friend bool operator==(const TransportEffect&, const TransportEffect&) = default;
};

/// A unit that defends.
struct DefenderOfHex {
  std::string arm;
  hex::HexKey hex;
};

/// Nothing if none of the defenders is in a hex with transport, or no rule says.
std::optional<TransportEffect> transportEffect(const RuleBook& book, const std::vector<DefenderOfHex>& defenders);

/// The kind of table that a result is in.
enum class ResultTable { Battle, Fire };

/// Why a part of a result is unexplained.
enum class CodeFault {
  NoMeaning,  ///< no code has that text
  NoSide,     ///< neither the code nor a slash shows the side
  OtherSide,  ///< the code is for the other side than its place says
};

/// A parsed result.
struct CombatResult {
  ResultEffect attacker;
  ResultEffect defender;
  std::vector<std::string> unexplained;      ///< parts without a code, or without a known side
  Certainty certainty = Certainty::Unknown;  ///< Unknown where parts are unexplained

  friend bool operator==(const CombatResult&, const CombatResult&) = default;
};

/// The codes of a rule book, read once. Codes are recognized by their texts, the longest match first; a code without a
/// text explains nothing. Of two codes with the same text, the one for the kind of table has precedence (K7.12, K12.4).
class ResultCodes {
 public:
  ResultCodes(const model::Battle& battle, const RuleBook& book);

  /// The result of a battle: before a slash the attacker's codes, after it the defender's. Without a slash each code
  /// names its side itself, or has the side of the code before it (K7.11, K7.12).
  CombatResult ofBattle(std::string_view text) const;
  /// The result of fire; all codes apply to the target, which is the defender (K12.4).
  CombatResult ofFire(std::string_view text) const;
  /// Why a part of a result is unexplained.
  CodeFault faultOf(std::string_view part, ResultTable table) const;
  /// The longest retreat of any code, in hexes.
  int longestRetreat() const;
  /// The lengths of retreats of all codes, in hexes, each once.
  std::set<int> retreats() const;

 private:
  enum class Side { Unspecified, Attacker, Defender };
  struct Code {
    std::string text;
    std::optional<ResultTable> of;  // nothing: any
    Side side = Side::Unspecified;
    ResultEffect brings;
    Certainty certainty = Certainty::Known;
  };

  // The side of the codes in a text. If it is fixed, all of them are for `side`.
  struct Reading {
    ResultTable table = ResultTable::Battle;
    Side side = Side::Unspecified;
    bool isFixed = true;
  };

  const Code* at(std::string_view text, ResultTable table) const;
  void read(CombatResult& result, std::string_view text, Reading reading) const;

  std::vector<Code> codes_;  ///< the longest text first, those for one kind of table before those for any
};

}  // namespace redoubt::rules
