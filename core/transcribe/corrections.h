#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/battle.h"
#include "core/transcribe/reading.h"

/// What people say of words that were read wrong.
namespace redoubt::transcribe {

/// A text with the words of corrections in place of its own. It has the same lines.
struct CorrectedText {
  std::string text;
  std::map<int, std::string> former;  ///< the lines that were changed, by their number, as they stand in the text
};

CorrectedText corrected(std::string_view text, const std::vector<Correction>& corrections);

/// Whether a correction says what kind of line `line` is.
bool saysKindOf(const Correction& correction, std::string_view line);
/// The kind that a person said a line has; the last one counts.
std::optional<LineKind> saidKind(std::string_view line, const std::vector<Correction>& corrections);

/// The corrections that `readings` of a battle stand for, which were kept from texts before: other words, headings,
/// notes and lines to be skipped. Names of units, leaders and zones are followed where a text is taken.
std::vector<Correction> correctionsOf(const model::Battle& battle);

/// The reading that keeps a correction for the next text, without an id; nothing for one that can't be kept: of a
/// single line, or of a kind that readings don't have.
std::optional<model::Reading> readingOf(const Correction& correction);

}  // namespace redoubt::transcribe
