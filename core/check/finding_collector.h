#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/check/context.h"
#include "core/check/finding.h"
#include "core/model/battle.h"
#include "core/model/origins.h"
#include "core/model/picture_verbs.h"
#include "core/rules/book/rule_book.h"

/// Common tools of the checks; nothing outside core/check includes this.
namespace redoubt::check {

template <class Row>
Subject subjectOf(const Row& row) {
  return Subject::of(row);
}

/// The name of a placement: that of its unit or leader, otherwise its words.
std::string nameOf(const model::Battle& battle, const model::Placement& placement);
/// The names, joined by commas.
Phrase namesOf(const model::Battle& battle, const std::vector<const model::Placement*>& placements);
/// The texts, joined by commas.
Phrase joined(const std::vector<std::string>& texts);
/// The first of them, joined, and "…" for the rest.
Phrase joinedShort(std::vector<std::string> texts, std::size_t most = 6);
/// The army's name, or "?".
std::string armyName(const model::Battle& battle, std::optional<Id<model::Army>> army);

/// Erases a row and its origins, and what belongs to it alone.
template <class Row>
void eraseRow(model::Edit& edit, const model::Battle& battle, const Row& row) {
  if constexpr (std::is_same_v<Row, model::MapPicture>) model::eraseScanPoints(edit, battle, row.id);
  edit.erase<Row>(row.key());
  model::eraseOrigins(edit, battle, Row::kTable, model::keyText<Row>(row.key()));
}

/// The findings of one check while it runs, with the rules and the map that it uses.
class FindingCollector {
 public:
  explicit FindingCollector(const CheckContext& context) : context_(context) {}

  const CheckContext& context() const { return context_; }
  const model::Battle& battle() const { return context_.battle(); }
  const rules::RuleBook& book() const { return context_.book(); }
  const hex::Layout& layout() const { return context_.layout(); }

  /// True if there is a map; if not, or if its layout is not valid, a finding says once that the check could not run.
  bool hasMap();
  /// True if there is such a rule; if not, a finding says so once. A rule that is an estimate is a finding too.
  bool needsRule(std::string_view path);
  /// For a rule that exists but is not valid.
  void missesRule(std::string_view path);

  /// Valid until the next finding is added.
  Finding& add(std::string_view code, Subject subject, Arguments arguments);
  Finding& add(std::string_view code, const VariantSetUp& where, Subject subject, Arguments arguments);
  /// Gives the last finding the citation of a rule.
  void citeRule(std::string_view path);
  /// Gives the last finding a citation of a row, unless it has one.
  template <class Row>
  void cite(const Row& row, std::string_view field = "*") {
    if (!findings_.back().citation) findings_.back().citation = rules::citationOf(battle(), row, field);
  }
  /// Gives the last finding a fix; the edit is titled with its English wording.
  void fix(std::string_view key, model::Edit edit);

  std::string hexName(hex::HexKey hex) const { return hexText(layout(), hex); }
  std::string hexNames(const std::vector<hex::HexKey>& hexes) const { return toText(Place{hexes}, layout()); }

  /// The findings; one that has no citation of its own cites its scenario.
  std::vector<Finding> take();

 private:
  const CheckContext& context_;
  std::set<std::string, std::less<>> saidOnce_;
  std::vector<Finding> findings_;
};

}  // namespace redoubt::check
