#include "tests/core/rules/vocabulary/rules_documents.h"

#include <algorithm>
#include <set>
#include <span>
#include <string_view>
#include <vector>

#include "core/rules/language/fact.h"
#include "core/rules/vocabulary/member_words.h"
#include "core/rules/vocabulary/shape_json.h"
#include "core/rules/vocabulary/shape_plan.h"
#include "core/rules/vocabulary/vocabulary.h"

namespace redoubt::rules::test {
namespace {

constexpr const char* kIntroduction = R"(# Rules

Every rule value that the core knows: its path, what the value looks like, and what it means. This file is written from
`core/rules/vocabulary/`; to change it, change the terms there and run

```
REDOUBT_WRITE_GOLDEN=1 build/release/bin/rules_test --gtest_filter='RulesDocuments.*'
```

A rule is a row `path`, `value` of a rule system; a battle's own system inherits from others and says only what differs.
The value `null` hides an inherited one and is right everywhere; under the beginning of paths it strikes all that is
inherited below: under `combat/rows` a whole table, in whose place the same system can have rows of its own. A part of
a path in angle brackets stands for any name or number: `arm/<arm>/movement` for `arm/cavalry/movement`. Paths that are
not listed are the author's own: nothing reads them but house rules, and nothing is wrong with them.
`schemas/rules.schema.json` says the same for programs. The paragraphs in brackets show where a rule of the kind stands in the books of the 1794 family: without a letter in all of
them, else R for Racławice, M for Maciejowice, S for Szczekociny; K is Kłuszyn, whose rules are another system's.
Rules *kept for reference* are shown, and read by no check and no overlay: players mind them.
)";

constexpr const char* kSettings = R"(
## Settings of scenarios

The same for the rows `setting` of a scenario.

)";

constexpr const char* kOrders = R"(
## Orders of set-ups

What the rows `set_up_order` of a scenario may have: `verb`, the first column, and `selector`, the second. A counter must
fit every member that the selector has.

)";

constexpr const char* kEvents = R"(
## Events

What the rows `event` of a scenario hold, each column by its name.

)";

std::string table(std::span<const Term> terms) {
  std::string text = "| path | value | meaning |\n|---|---|---|\n";
  for (const Term& term : terms) {
    text += "| `" + std::string(term.path) + "` | " + said(term.shape.words()) + " | " + said(term.meaning) + " |\n";
  }
  return text;
}

std::vector<std::string> partsOf(std::string_view path) {
  std::vector<std::string> parts;
  for (std::size_t slash = path.find('/'); slash != path.npos; slash = path.find('/')) {
    parts.emplace_back(path.substr(0, slash));
    path.remove_prefix(slash + 1);
  }
  parts.emplace_back(path);
  return parts;
}

bool isOpen(const std::string& part) {
  return part.starts_with('<');
}

bool isAbove(const Term& wide, const Term& narrow) {
  const auto a = partsOf(wide.path);
  const auto b = partsOf(narrow.path);
  if (a.size() != b.size() || wide.path == narrow.path) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (a[i] != b[i] && !isOpen(a[i])) return false;
  }
  return true;
}

std::string expressionOf(const Term& term) {
  std::string expression;
  for (const std::string& part : partsOf(term.path)) {
    expression += (expression.empty() ? "" : "/") + (isOpen(part) ? std::string("[^/]+") : part);
  }
  return expression;
}

// A path belongs to the term with the fewest brackets, so that a wider one has to leave it out.
std::string patternOf(const Term& term) {
  std::string pattern = "^";
  for (const Term& other : vocabulary()) {
    if (isAbove(term, other)) pattern += "(?!" + expressionOf(other) + "$)";
  }
  return pattern + expressionOf(term) + "$";
}

constexpr const char* kLanguage = R"(
## Conditions, amounts and groups

Many rules say when they hold, by how much and for whom. They say it in one small language without variables, loops or
functions.

A **condition** is an object. Each member but a few is a fact with what it must be: a name or word, a list of which one
must fit, a number, a list of numbers, `{"from": 2, "to": 5}` with either end left out, or true or false. All members
must hold. `"any": [conditions]` needs one of them, `"all": [conditions]` each, `"not": condition` the contrary;
`"some": {"group": group, …condition}` and `"every": …` ask the members of a group (nobody is neither some nor every
one), `"count": {"group": group, "from": 2}` how many there are, and `"amount": {"of": amount, "from": 2}` compares any
amount. Conditions are at most four deep, and those on members of groups ask for no further groups. An answer is yes, no or unknown, and as certain as the facts that decided.

An **amount** is a number, a fraction like `"1/2"`, or one of `{"rating": rating, "of": group, "take":
"sum|highest|lowest|top", "printed": true}`, `{"fact": fact}`, `{"table": table}`, `{"count": group}`,
`{"dice": "1d6"}`, `{"sum": [amounts]}`, `{"minus": [a, b]}`, `{"times": [amounts]}` and `{"over": [a, b]}`, the last
four with `"rounding"` if they are rounded. Amounts with parts are at most two deep. Without `of` a rating is the
subject's own. The highest of nobody is nothing, and a change by nothing does not act.

**Changes** (`adjust`, `cost`) act by their `order`, which is 0 where none is given; those of one order in this sequence:
set, times, add, most, least. A change of the column changes how far it is shifted: `set` makes the whole shift that
much, not the column.

A **group** is one of the names below, a role of an action, or `{"of": group, "where": condition}`.

A fact outside groups is the subject's: of a unit whose rating is adjusted, of a mover, or, for columns and rolls, of the
targets together. A dot adds what a fact is of (`state.morale`, `rating.attack`), or the group at its other end
(`distance.defenders`). `same` and `other` compare with the subject.

| fact | what it must be | meaning |
|---|---|---|
)";

// "arm", "state.<state>".
std::string writtenFact(const FactInfo& info) {
  std::string text(info.word);
  if (info.parameter) text += ".<" + std::string(toText(*info.parameter)) + ">";
  if (hasOtherEnd(info)) text += "[.<group>]";
  return text;
}

std::string testOf(const FactInfo& info) {
  if (info.kind == FactKind::Truth) return "true or false";
  if (info.kind == FactKind::Number) return "numbers";
  std::vector<Phrase> words;
  for (const std::string_view word : info.words)
    words.push_back(Phrase::of("shapes.quoted", {{"word", std::string(word)}}));
  if (info.names) words.push_back(Phrase::of("shapes.name", {{"kinds", wordsFor(*info.names)}}));
  if (words.empty()) words.push_back(Phrase::of("shapes.text"));
  if (info.isRelative && info.words.empty()) {
    for (const char* word : {"same", "other"}) words.push_back(Phrase::of("shapes.quoted", {{"word", word}}));
  }
  return said(anyOf(std::move(words)));
}

std::string meaningOf(const FactInfo& info) {
  const Phrase::Argument parameter{"parameter", "…"};
  if (info.kind == FactKind::Truth) return said(Phrase::of("language.true." + std::string(info.word), {parameter}));
  return said(Phrase::of("language.facts." + std::string(info.word), {parameter}));
}

std::string language() {
  std::string text = kLanguage;
  for (const FactInfo& info : facts()) {
    text += "| `" + writtenFact(info) + "` | " + testOf(info) + " | " + meaningOf(info) + " |\n";
  }
  text += "\n| group | meaning |\n|---|---|\n";
  for (const std::string_view group : groupNames()) {
    text += "| `" + std::string(group) + "` | " + said(Phrase::of("language.groups." + std::string(group))) + " |\n";
  }
  return text;
}

// What the members of the values of some rules mean, and their words: those that forms explain.
class Members {
 public:
  void add(const Term& term) {
    room_ = roomOf(term.path);
    std::visit(Looker{*this, ""}, planOf(term.shape));
  }
  const std::string& rows() const { return rows_; }

 private:
  struct Looker {
    Members& members;
    std::string member;

    void operator()(const plan::Anything&) const {}
    void operator()(const plan::Said&) const {}
    void operator()(const plan::Number&) const {}
    void operator()(const plan::Range&) const {}
    void operator()(const plan::Field& field) const {
      const auto* words = std::get_if<WordChoice>(&field.choice);
      if (const auto* list = std::get_if<ListChoice>(&field.choice)) words = &list->item;
      if (!words) return;
      for (const std::string& word : words->words) members.addWord(member, word);
    }
    void operator()(const plan::Members& all) const {
      for (const Part& part : all.parts) {
        members.addMember(part);
        std::visit(Looker{members, part.name}, planOf(part.shape));
      }
      for (const Shape& other : all.other) std::visit(*this, planOf(other));
    }
    void operator()(const plan::Items& items) const { std::visit(*this, planOf(items.item)); }
    void operator()(const plan::ByName& named) const { std::visit(*this, planOf(named.value)); }
    void operator()(const plan::Alternatives& either) const {
      for (const Shape& each : either.shapes) std::visit(*this, planOf(each));
    }
  };

  void addMember(const Part& part) {
    const auto hint = memberHint(room_, part.name);
    if (!hint || !known_.insert({room_, part.name}).second) return;
    rows_ += "| `" + room_ + "` | `" + part.name + "` | " + said(part.shape.words()) + " | " + said(*hint) + " |\n";
  }
  void addWord(const std::string& member, const std::string& word) {
    const auto meaning = memberWord(room_, member, word);
    if (member.empty() || !meaning || !known_.insert({room_, member + "=" + word}).second) return;
    rows_ += "| `" + room_ + "` | `" + member + "` | \"" + word + "\" | " + said(*meaning) + " |\n";
  }

  std::string room_;
  std::string rows_;
  std::set<std::pair<std::string, std::string>> known_;
};

std::string membersOf(std::span<const Term> terms) {
  Members members;
  for (const Term& term : terms) members.add(term);
  if (members.rows().empty()) return {};
  return "\nMembers of these values, and what their words mean:\n\n| rule | member | value | meaning |\n|---|---|---|---|\n" +
         members.rows();
}

}  // namespace

std::string rulesDocument() {
  std::string text = kIntroduction;
  for (const Topic& topic : topics()) {
    text += "\n## " + said(topic.title) + "\n\n" + table(topic.terms) + membersOf(topic.terms);
  }
  text += kSettings + table(settingVocabulary());
  return text + kOrders + table(orderVocabulary()) + kEvents + table(eventVocabulary()) + language();
}

nlohmann::json rulesSchema() {
  nlohmann::json patterns = nlohmann::json::object();
  for (const Term& term : vocabulary()) {
    patterns[patternOf(term)] = {{"description", said(term.meaning)},
                                 {"anyOf", {{{"type", "null"}}, schemaOf(term.shape)}}};
  }
  return {
      {"$schema", "http://json-schema.org/draft-07/schema#"},
      {"title", "Rule values of a Redoubt battle"},
      {"description",
       "The rules of a system as one object: a member for each path, called after it. Written from the vocabulary of "
       "the core; see docs/rules.md. Paths that are not described are the author's own."},
      {"type", "object"},
      {"definitions", languageDefinitions()},
      {"patternProperties", patterns}};
}

}  // namespace redoubt::rules::test
