#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/battle.h"
#include "core/model/unit_verbs.h"
#include "core/rules/book/certainty.h"
#include "core/rules/book/rule_book.h"
#include "core/rules/forces/figures.h"

/// The figures on the faces of counters, and those that a rule system has in addition to morale, size and fire: the
/// rules `figure/<figure>/…`.
namespace redoubt::rules {

/// Which counters have a figure: `figure/<figure>/of`. If the rules don't say, those of units and of leaders can.
enum class FigureBearer { Anyone, Units, Leaders };

struct FigureKind {
  std::string slug;
  std::string title;
  std::string shortTitle;  ///< its letters in tables; the title where the rules give none
  FigureBearer of = FigureBearer::Anyone;
  bool isSigned = false;                    ///< written with a sign, and may be less than 0
  std::optional<int> least = std::nullopt;  ///< `figure/<figure>/range`; nothing: the limits of all figures
  std::optional<int> most = std::nullopt;

  bool isOfUnits() const { return of != FigureBearer::Leaders; }
  bool isOfLeaders() const { return of != FigureBearer::Units; }
  friend bool operator==(const FigureKind&, const FigureKind&) = default;
};

/// Whether the counters of a system have a figure: false if the rule `figure/<kind>/on-counters` is. Of kinds other
/// than model::kCommonFigures those that figureKinds gives.
bool usesFigure(const RuleBook& book, std::string_view kind);
/// Whether the rules reckon with the firepower of units: those with ratings only if one of them is that figure. Fire by
/// strength needs none (K12.2).
bool countsFirepower(const RuleBook& book);

/// All beside model::kCommonFigures that have a title and are used, by the rule `figure/<figure>/order`, then by slug.
std::vector<FigureKind> figureKinds(const RuleBook& book);
/// The kinds on the counters of units or of leaders.
std::vector<FigureKind> figureKindsOfUnits(const RuleBook& book);
std::vector<FigureKind> figureKindsOfLeaders(const RuleBook& book);

/// The value of a figure of any kind; nothing where it is unknown, whether there is a row or not.
std::optional<int> figureValue(const model::Battle& battle, Id<model::Face> face, const std::string& kind);

/// The provenance of a figure: that of its own row, otherwise that of the whole face. Null if there is none.
const model::Provenance* figureProvenance(const model::Battle& battle, Id<model::Face> face, const std::string& kind);
/// The value, and whether it is a working value only.
Figure figureOf(const model::Battle& battle, Id<model::Face> face, const std::string& kind);
/// How far it can be relied on.
Certainty figureCertainty(const model::Battle& battle, Id<model::Face> face, const std::string& kind);
/// The paragraph a figure comes from; where its own provenance names none, that of the whole face. Nothing for one that
/// was set by hand.
std::optional<Citation> figureCitation(const model::Battle& battle, Id<model::Face> face, const std::string& kind);

/// Whether any face has a value of that kind.
bool isKnownOnAnyFace(const model::Battle& battle, std::string_view kind);

/// The face with a leader's figures: the front of the leader's map counter. Null if there is none.
const model::Face* leaderFace(const model::Battle& battle, Id<model::Leader> leader);

/// "+1", "−2", "0" for a signed figure, otherwise the number.
std::string figureText(int value, bool isSigned);

}  // namespace redoubt::rules
