#pragma once

#include <vector>

#include "core/check/check.h"

/// The checks of this folder; only its own files include this.
namespace redoubt::check {

/// Rules and rows without an origin, if most others of their table have one, and origins of rows that no longer exist.
std::vector<Finding> checkOrigins(const CheckContext& context);
/// Paragraphs of rulebooks that occur twice or leave a gap in the numbers, and paragraphs that nothing in the file
/// comes from.
std::vector<Finding> checkParagraphs(const CheckContext& context);
/// Contradictions and gaps of the sources for which the file gives no reading.
std::vector<Finding> checkQuestions(const CheckContext& context);
/// Names that the set-ups of a source print differently from the counters.
std::vector<Finding> checkPrintedNames(const CheckContext& context);
/// Counters that begin by themselves far from the rest of their set-up, in a hex whose number differs by one digit from
/// that where several others begin (Kłuszyn, charge on the Russians: 2919 among 1919s).
std::vector<Finding> checkStrayHexes(const CheckContext& context);
/// Translations of texts that no longer stand anywhere.
std::vector<Finding> checkTranslations(const CheckContext& context);

}  // namespace redoubt::check
