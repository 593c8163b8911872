#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/vocabulary/shape.h"

/// The paths that rules have, and what lies under them. docs/rules.md and schemas/rules.schema.json are written from
/// it.
namespace redoubt::rules {

/// One path, or a family of them. A part in angle brackets stands for any part: "arm/<arm>/movement".
struct Term {
  std::string_view path;
  Shape shape;
  Phrase meaning{};  ///< one sentence, with the paragraph a rule of its kind comes from; by the path, under "rules" in
                     ///< data/words/<language>
  bool hasKey = false;  ///< it is read through a RuleKey
};

/// Terms that belong together.
struct Topic {
  std::string_view name;  ///< "stacks"
  Phrase title;           ///< "Stacks", "Stosy"
  std::span<const Term> terms;
};

/// All topics in the order of a rulebook.
std::span<const Topic> topics();
/// The topic a path belongs to: that of its term, or for a path of the author's own the first whose terms begin with
/// the same part; null where there is none.
const Topic* topicOf(std::string_view path);

/// All terms by topic.
std::span<const Term> vocabulary();

/// The term a path belongs to; null for one of the author's own. Of several the one with the fewest brackets.
const Term* termOf(std::string_view path);

/// Whether paths of the vocabulary lie below this one: "combat/rows", "fire-table/guns". Null under it strikes them
/// all.
bool isFamily(std::string_view path);

/// The path that is read and that one which nothing reads differs from by a letter or two, its open parts left as they
/// are: "command/trace" for "comand/trace". Nothing for a path that is read, and where none or several are so near.
std::optional<std::string> likelyPath(std::string_view path);
std::optional<std::string> likelySettingPath(std::string_view path);

/// The same for the settings of scenarios.
std::span<const Term> settingVocabulary();
const Term* settingTermOf(std::string_view path);

/// The verbs of set-up orders with the shapes of their selectors; and the parts of events: trigger, condition, effect.
std::span<const Term> orderVocabulary();
std::span<const Term> eventVocabulary();

/// What a bracketed part of a term stands for in a path: `arm` for "infantry".
struct BoundPart {
  std::string open;  ///< without its brackets
  std::string text;

  friend bool operator==(const BoundPart&, const BoundPart&) = default;
};
std::vector<BoundPart> boundParts(const Term& term, std::string_view path);

/// Whether a text can be the path of a rule or setting: letters a–z, digits and hyphens in parts joined by '/'.
bool isRulePath(std::string_view text);

}  // namespace redoubt::rules
