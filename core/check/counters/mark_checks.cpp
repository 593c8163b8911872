#include <algorithm>

#include "core/check/counters/counters_checks.h"
#include "core/check/counters/troubles.h"
#include "core/rules/combat/guns.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/figures.h"
#include "core/rules/forces/formation.h"
#include "core/rules/turns/victory.h"

namespace redoubt::check {
namespace {

// As `formation/<formation>/mark` writes it with its colour.
std::string coloured(const model::Mark& mark) {
  return mark.colour.empty() ? mark.kind : mark.colour + " " + mark.kind;
}

// How the rules use marks.
class MarkUses {
 public:
  MarkUses(const model::Battle& battle, const rules::RuleBook& book) : book_(book) {
    for (rules::Formation& formation : rules::formations(book)) {
      if (formation.mark) formations_.push_back(std::move(formation));
    }
    const rules::Awards awards = rules::awards(battle, book);
    areStarsShots_ = book.json("fire/star-shots") == "true";
    const std::string asked = "\"mark." + std::string(rules::kStarMark) + "\"";
    countsStars_ =
        book.integer("artillery/star-modifier") ||
        std::any_of(book.all().begin(), book.all().end(),
                    [&](const auto& each) { return each.second.value.text.find(asked) != std::string::npos; }) ||
        std::any_of(awards.awards.begin(), awards.awards.end(),
                    [](const rules::Award& award) { return award.points.uses(rules::Formula::Name::Stars); });
  }

  bool none() const { return formations_.empty() && !countsStars_ && !areStarsShots_; }

  bool has(const model::Unit& unit, const model::Mark& mark) const {
    if (countsStars_ && mark.kind == rules::kStarMark && mayBeGun(unit)) return true;
    if (areStarsShots_ && mark.kind == rules::kStarMark && mayFire(unit)) return true;
    const auto arm = rules::armOfType(book_, unit.type);
    return std::any_of(formations_.begin(), formations_.end(), [&](const rules::Formation& formation) {
      const bool isArm = !formation.needs.arm || !arm || *formation.needs.arm == *arm;
      return isArm && (formation.mark == mark.kind || formation.mark == coloured(mark));
    });
  }

 private:
  // If the rules don't define guns, any unit can be one.
  bool mayBeGun(const model::Unit& unit) const {
    return !book_.text("artillery/arm") || rules::isGun(book_, unit.type);
  }

  bool mayFire(const model::Unit& unit) const { return book_.json("unit-type/" + unit.type + "/fires") != "false"; }

  const rules::RuleBook& book_;
  std::vector<rules::Formation> formations_;
  bool countsStars_ = false;
  bool areStarsShots_ = false;  // `fire/star-shots`
};

}  // namespace

std::vector<Finding> checkMarks(const CheckContext& context) {
  FindingCollector collector(context);
  const model::Battle& battle = context.battle();
  const MarkUses uses(battle, collector.book());
  // Rules of an unfinished design need not mention marks yet.
  if (uses.none()) return collector.take();
  Troubles troubles;
  for (const model::Mark& mark : battle.all<model::Mark>()) {
    const model::Unit* unit = battle.find<model::Unit>(mark.unit);
    if (!unit || uses.has(*unit, mark)) continue;
    troubles.add(*unit, {"mark-unused", coloured(mark), rules::citationOf(battle, mark, "kind")});
  }
  troubles.tell(collector);
  return collector.take();
}

}  // namespace redoubt::check
