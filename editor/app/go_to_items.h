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

/// What there is to go to.
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

/// A paragraph as people cite it ("R6.2"); what rests on it can be listed.
struct CitedParagraph {
  Id<model::Paragraph> paragraph;
  QString citation;
};

/// A rule, by its path.
struct RulePath {
  std::string path;
};

/// A text that the field takes instead: the prefixes explained.
struct TypedPrefix {
  QString text;
};

/// Where choosing leads: hexes (one is jumped to, several are selected as an area), somebody, a variant, a finding,
/// a rule, what rests on a paragraph, a question, any other row, another text, or nowhere.
using GoToTarget =
    std::variant<std::monostate, std::vector<hex::HexKey>, model::Subject, Id<model::Variant>, check::Finding, RulePath,
                 CitedParagraph, Id<model::Question>, FindingGoal, TypedPrefix>;

struct GoToItem {
  GoToKind kind = GoToKind::Hint;
  QString title;
  std::vector<int> marks = {};  ///< the characters of the title that were searched for
  QString place = {};           ///< where it stands, or the value of a rule
  QString detail = {};          ///< more, in a sentence; may be empty
  GoToTarget target = {};
};

/// A question of the battle's sheet.
GoToItem questionItem(const model::Question& question);

/// Finds what there is in the session by a few letters: hexes by their numbers, which are parsed and never listed, and
/// everything that has a name or wording.
class GoToItems : public QObject {
  Q_OBJECT

 public:
  explicit GoToItems(Session& session, QObject* parent = nullptr);

  /// What fits `typed`, the best first, at most kMost; a first character of # (hexes), @ (counters) or ! (problems)
  /// leaves the others out, and § lists what rests on the paragraph that is named behind it. For an empty text what was
  /// remembered last, and the prefixes.
  std::vector<GoToItem> find(const QString& typed);
  static constexpr int kMost = 60;

  /// Offers an item first where nothing is typed, for as long as this battle is open.
  void remember(const GoToItem& item);
  /// Reads now what changed in the battle, rather than at the next key.
  void prepare();

 private:
  /// Something with a name, ready to be searched.
  struct Entry {
    GoToKind kind;
    QString title;
    FuzzyText name;
    FuzzyText whole;  ///< the title and what else it is known by
    GoToTarget target;
    std::size_t row = 0;  ///< place in `rules_`, or among the session's findings
  };
  /// What is read from the battle together, in the order in which equals are listed.
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
  /// How much rests on a paragraph, problems included.
  int countResting(const CitedParagraph& cited) const;

  Session& session_;
  std::bitset<kGroups> stale_;
  std::array<std::vector<Entry>, kGroups> groups_;
  std::vector<model::Rule> rules_;
  std::map<Id<model::Paragraph>, int> citing_;
  std::vector<GoToItem> recent_;
};

}  // namespace redoubt::editor
