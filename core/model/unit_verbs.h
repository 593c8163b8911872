#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/placement_verbs.h"

/// Edits of units and leaders of the manifest. A value that changes is no longer marked as printed by its source.
/// `title` is what history shows.
namespace redoubt::model {

constexpr int kMostFigure = 99;  ///< no figure of a counter is higher, none with a sign lower than -kMostFigure

/// Gives a unit or leader another name, without blanks at its ends. A short name that was made from the old name
/// follows; one that a person chose stays. Placements that use the old name follow too, unless they say that a source
/// prints it. Nothing for a name without letters or for a subject that is not there.
Edit rename(const Battle& battle, const Subject& subject, std::string_view name, std::string title);

/// Sets what small counters show of the name; without letters it is made from the name.
Edit setShortName(const Battle& battle, const Subject& subject, std::string_view shortName, std::string title);
std::string shortNameOf(const Battle& battle, const Subject& subject);

/// The name on small counters: at most 8 letters, ended where a word or number of the name ends if that leaves enough
/// of it. Of a leader the last word.
std::string shortUnitName(std::string_view name);
/// A short name that no unit of the army other than `self` has: with the number at the end of its name ("Hussar 2"), or
/// else with a number of its own.
std::string freeShortUnitName(const Battle& battle, Id<Army> army, std::string_view name,
                              std::optional<Id<Unit>> self = std::nullopt);
std::string shortLeaderName(std::string_view name);

/// Sets a figure of a face: one of kCommonFigures, from 0 to kMostFigure, or one of a kind that the rules define
/// (`figure/<kind>/title`), which may be less than 0. No value is an unknown figure.
Edit setFigure(const Battle& battle, Id<Face> face, const std::string& kind, std::optional<int> value,
               std::string title);

/// One figure of one face, and what it is to be.
struct FigureChange {
  Id<Face> face;
  std::string figure;
  std::optional<int> value;
};
/// Sets each of them as setFigure does, in one edit.
Edit setFigures(const Battle& battle, std::span<const FigureChange> changes, std::string title);

/// Takes a figure off a face, with what the file says of its origin.
Edit eraseFigure(const Battle& battle, Id<Face> face, const std::string& kind, std::string title);

/// Gives a unit without steps a counter of its own whose front and back are its two steps, all figures unknown, those
/// of `kinds` too.
Edit addCounter(const Battle& battle, Id<Unit> unit, const std::vector<std::string>& kinds, std::string title);

/// Gives a leader's map counter a front with unknown figures of `kinds`, and adds the counter if there is none. Nothing
/// if there is such a front.
Edit addCounter(const Battle& battle, Id<Leader> leader, const std::vector<std::string>& kinds, std::string title);

}  // namespace redoubt::model
