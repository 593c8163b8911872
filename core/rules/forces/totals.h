#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/base/phrase.h"
#include "core/model/battle.h"
#include "core/rules/book/rule_book.h"
#include "core/rules/vocabulary/manifest_keys.h"

/// What the forces come to: by army, command, type and arm, against what a source says, and against the box.
namespace redoubt::rules {

/// A figure of several units at full strength.
struct FigureSum {
  int sum = 0;
  int estimated = 0;  ///< of so many units only a working value
  int unknown = 0;    ///< of so many units nothing

  friend bool operator==(const FigureSum&, const FigureSum&) = default;
};

struct ForceSum {
  int units = 0;
  int counters = 0;                                            ///< unit counters with copies, as corrected
  std::map<std::string, FigureSum, std::less<>> figures = {};  ///< by kind

  friend bool operator==(const ForceSum&, const ForceSum&) = default;
};

/// The kinds of figures that are worth adding up: those that the rules use on counters of units, without signs.
std::vector<std::string> summedFigures(const model::Battle& battle, const RuleBook& book);

enum class TotalBy { Army, Command, Type, Arm };

/// The units of one army that have something in common. A unit of several commands counts in each.
struct ForceTotal {
  Id<model::Army> army;
  std::optional<Id<model::Command>> command = {};  ///< nothing: units without one
  std::string slug = {};                           ///< of the type or arm
  ForceSum sum = {};

  friend bool operator==(const ForceTotal&, const ForceTotal&) = default;
};

/// By army, then in the order of commands, or by the slugs.
std::vector<ForceTotal> forceTotals(const model::Battle& battle, const RuleBook& book, TotalBy by);

/// A total that a rule `manifest/total/<total>` gives, and what the file comes to.
struct SaidTotal {
  std::string path = {};
  TotalRule rule = {};
  int counted = 0;
  bool isEstimate = false;  ///< the count has working values in it, or units whose arm or type is one
  int unknown = 0;          ///< of so many units the figure is unknown
};
std::vector<SaidTotal> saidTotals(const model::Battle& battle, const RuleBook& book);

/// What a total counts, as the middle of a sentence: "units: Cossacks, Russian army".
Phrase totalWords(const model::Battle& battle, const RuleBook& book, const TotalRule& rule);

/// The counters of the box as printed, with copies: what the file has of each kind, and what it doesn't account for.
struct BoxCount {
  std::optional<int> box = {};  ///< `box/counters`
  int units = 0;
  int leaders = 0;
  int chits = 0;
  int markers = 0;

  int counted() const { return units + leaders + chits + markers; }
  std::optional<int> rest() const { return box ? std::optional(*box - counted()) : std::nullopt; }
};
BoxCount boxCount(const model::Battle& battle, const RuleBook& book);

}  // namespace redoubt::rules
