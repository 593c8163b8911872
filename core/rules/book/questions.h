#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/battle.h"

/// The questions of a battle: their order, and the values they concern.
namespace redoubt::rules {

/// The order of the paragraphs of one book. Some books count in tens: 4.21 is the first paragraph of 4.2, and there is
/// no 4.9 or 4.10 before it (Kłuszyn); in others 4.21 is the twenty-first of 4.
class ParagraphOrder {
 public:
  explicit ParagraphOrder(const std::vector<std::string>& numbers);

  bool operator()(const std::string& a, const std::string& b) const;
  /// Whether the paragraphs of a section ("4") are counted in tens.
  bool countsInTens(const std::string& section) const { return inTens_.contains(section); }

 private:
  std::string comparable(const std::string& number) const;

  std::set<std::string> inTens_;
};

/// "8.15.6" is the 6th of "8.15"; nothing for a number that doesn't end in one.
struct ParagraphPlace {
  std::string section;
  int ordinal = 0;
};
std::optional<ParagraphPlace> placeOf(const std::string& number);

/// By book and paragraph; those about no paragraph come last.
std::vector<const model::Question*> questionsInOrder(const model::Battle& battle);

/// Whether the file gives no reading of a question.
bool isOpen(const model::Question& question);

/// The questions that a note names by their slugs after the word: "question grzac", "printed so; questions a, b".
std::vector<const model::Question*> questionsIn(const model::Battle& battle, std::string_view note);

/// The note without the questions it names, and without what joined them to the rest.
std::string withoutQuestions(const model::Battle& battle, std::string_view note);

}  // namespace redoubt::rules
