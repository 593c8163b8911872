#pragma once

#include <QObject>
#include <QString>
#include <array>
#include <bitset>
#include <map>
#include <string>
#include <variant>
#include <vector>

#include "editor/app/fuzzy_match.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// The kinds of targets.
enum class GoToKind {
  Hex,
  Area,
  Leader,
  Unit,
  Label,
  Zone,
  Variant,
  Problem,
  Rule,
  Setting,
  Paragraph,
  Question,
  Row,
  Hint
};

/// A paragraph as people cite it ("R6.2"); everything that cites it can be listed.
struct CitedParagraph {
  Id<model::Paragraph> paragraph;
  QString citation;
};

/// A rule, by its path.
struct RulePath {
  std::string path;
};

/// A text that replaces that of the field: used for the explained prefixes.
struct TypedPrefix {
  QString text;
};

/// The target of a choice: hexes (one is jumped to, several are selected as an area), a counter, a variant, a finding,
/// a rule, everything that cites a paragraph, a question, any other row, another text, or nothing.
using GoToTarget =
    std::variant<std::monostate, std::vector<hex::HexKey>, model::Subject, Id<model::Variant>, check::Finding, RulePath,
                 CitedParagraph, Id<model::Question>, FindingGoal, TypedPrefix>;

struct GoToItem {
  GoToKind kind = GoToKind::Hint;
  QString title;
  std::vector<int> marks = {};  ///< the characters of the title that were searched for
  QString place = {};           ///< its place, or the value of a rule
  QString detail = {};          ///< more, in a sentence; can be empty
  GoToTarget target = {};
};

/// A question of the battle's sheet.
GoToItem questionItem(const model::Question& question);

/// Finds things in the session by a few letters: hexes by their numbers, which are parsed and never listed, and
/// everything that has a name or wording.
class GoToItems : public QObject {
  Q_OBJECT

 public:
  explicit GoToItems(Session& session, QObject* parent = nullptr);

  /// The matches of `typed`, the best first, at most kMost; a first character of # (hexes), @ (counters) or !
  /// (problems) limits the search to these, and § lists everything that cites the paragraph named after it. For an
  /// empty text the last remembered items, and the prefixes.
  std::vector<GoToItem> find(const QString& typed);
  static constexpr int kMost = 60;

  /// Offers an item first if nothing is typed, as long as this battle is open.
  void remember(const GoToItem& item);
  /// Reads changes of the battle now, instead of at the next key.
  void prepare();

 private:
  /// Something with a name, prepared for searching.
  struct Entry {
    GoToKind kind;
    QString title;
    FuzzyText name;
    FuzzyText whole;  ///< the title and other names
    GoToTarget target;
    std::size_t row = 0;  ///< index in `rules_`, or among the session's findings
  };
  /// Groups that are read from the battle together, in the order in which equal matches are listed.
  enum Group { kForces, kMap, kVariants, kProblems, kRules, kGroups };
  struct Ranked {
    const Entry* entry;
    int score;
    std::size_t order;  ///< people and units before places, places before wording
    std::vector<int> marks;
  };

  void notice(const model::Changes& changes);
  void fill(Group group);
  void addForces();
  void addMap();
  void addVariants();
  void addRules();
  void addSettings();
  void addProblems();
  void add(Group group, GoToKind kind, const QString& title, const QString& alsoKnownBy, GoToTarget target,
           std::size_t row = 0);

  std::vector<GoToItem> whereNothingIsTyped() const;
  void addHexes(std::vector<GoToItem>& items, const QString& typed, int most) const;
  std::vector<hex::HexKey> hexesWithPrefix(const std::string& prefix, int most) const;
  std::vector<Ranked> ranked(const FuzzyPattern& pattern, const std::vector<GoToKind>& kinds) const;
  GoToItem itemOf(const Ranked& ranked) const;
  GoToItem hexItem(hex::HexKey hex) const;
  QString placeOf(const Entry& entry) const;
  QString detailOf(const Entry& entry) const;
  const model::Placement* placementOf(const model::Subject& subject) const;
  /// The number of items that cite a paragraph, including problems.
  int countResting(const CitedParagraph& cited) const;

  Session& session_;
  std::bitset<kGroups> stale_;
  std::array<std::vector<Entry>, kGroups> groups_;
  std::vector<model::Rule> rules_;
  std::map<Id<model::Paragraph>, int> citing_;
  std::vector<GoToItem> recent_;
};

}  // namespace redoubt::editor
