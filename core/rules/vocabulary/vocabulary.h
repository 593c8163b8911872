#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/vocabulary/shape.h"

/// The paths that rules have, and the values under them. docs/rules.md and schemas/rules.schema.json are generated from
/// it.
namespace redoubt::rules {

/// One path, or a family of paths. A part in angle brackets stands for any part: "arm/<arm>/movement".
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
/// The topic of a path: that of its term; for a path of the author's own, the first topic with a term that begins with
/// the same part. Null if there is none.
const Topic* topicOf(std::string_view path);

/// All terms by topic.
std::span<const Term> vocabulary();

/// The term of a path; null for a path of the author's own. If there are several, the one with the fewest brackets.
const Term* termOf(std::string_view path);

/// Whether the vocabulary has paths below this one: "combat/rows", "fire-table/guns". Null under it strikes them all.
bool isFamily(std::string_view path);

/// For a path that nothing reads: the known path that differs by one or two letters, with its open parts unchanged:
/// "command/trace" for "comand/trace". Nullopt for a path that is read, and if none or several are so similar.
std::optional<std::string> likelyPath(std::string_view path);
std::optional<std::string> likelySettingPath(std::string_view path);

/// The same for the settings of scenarios.
std::span<const Term> settingVocabulary();
const Term* settingTermOf(std::string_view path);

/// The verbs of set-up orders with the shapes of their selectors; and the parts of events: trigger, condition, effect.
std::span<const Term> orderVocabulary();
std::span<const Term> eventVocabulary();

/// The value of a bracketed part of a term in a path: "infantry" for `arm`.
struct BoundPart {
  std::string open;  ///< without its brackets
  std::string text;

  friend bool operator==(const BoundPart&, const BoundPart&) = default;
};
std::vector<BoundPart> boundParts(const Term& term, std::string_view path);

/// Whether a text can be the path of a rule or setting: letters a–z, digits and hyphens in parts joined by '/'.
bool isRulePath(std::string_view text);

}  // namespace redoubt::rules
