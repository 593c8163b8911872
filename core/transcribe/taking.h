#pragma once

#include <optional>
#include <string>

#include "core/model/edit.h"
#include "core/transcribe/outcome.h"
#include "core/transcribe/reading.h"

/// Turning what a text says into rows of a battle.
namespace redoubt::transcribe {

struct TakeOptions {
  Id<model::Scenario> scenario;               ///< what a text without a heading of a scenario is about
  Id<model::Variant> variant;                 ///< likewise
  std::optional<Id<model::Source>> source;    ///< recorded with every value
  std::optional<Id<model::SourceText>> text;  ///< likewise; must be in the battle or in the edit
  /// Units, leaders and commands of manifests that the battle lacks; of set-ups, those of armies without any unit.
  bool makesMissing = true;
};

/// How many rows of each kind the edit adds or changes.
struct TakenCounts {
  int placements = 0;
  int units = 0;
  int leaders = 0;
  int commands = 0;
  int poolLines = 0;
  int entries = 0;
  int zones = 0;
  int rules = 0;  ///< cells of tables
  int left = 0;   ///< items that were not taken; the guesses of their lines say why
};

struct Taken {
  model::Edit edit;
  Reading reading;  ///< the same with guesses about what names and places were taken for
  TakenCounts counts;
  std::vector<Outcome> outcomes{};  ///< of the items of placements, manifests and schedules, in no particular order
};

/// `title` is what history shows. Rows that are there already are not made twice, and those that say something else are
/// replaced: what was there before is a guess of the line. Nothing of the battle is removed. Lines that aren't taken
/// say so in their guesses.
Taken take(const model::Battle& battle, Reading reading, const TakeOptions& options, std::string title);

}  // namespace redoubt::transcribe
