#include <algorithm>

#include "core/check/counters/counters_checks.h"
#include "core/check/counters/troubles.h"
#include "core/model/unit_verbs.h"
#include "core/rules/forces/figure_kinds.h"

namespace redoubt::check {
namespace {

using model::FaceFigure;

// Checks figures of kinds that the rules define in addition to those of all systems.
class OwnFigureLook {
 public:
  OwnFigureLook(const model::Battle& battle, const rules::RuleBook& book)
      : battle_(battle), kinds_(rules::figureKinds(book)) {}

  void lookAt(const FaceFigure& row) {
    const model::Face* face = battle_.find<model::Face>(row.face);
    const model::Counter* counter = face ? battle_.find<model::Counter>(face->counter) : nullptr;
    if (!counter) return;
    if (const model::Unit* unit = battle_.find(counter->unit)) {
      lookAt(row, *unit, &rules::FigureKind::isOfUnits);
    } else if (const model::Leader* leader = battle_.find(counter->leader)) {
      lookAt(row, *leader, &rules::FigureKind::isOfLeaders);
    }
  }

  void tell(FindingCollector& collector) const { troubles_.tell(collector); }

 private:
  template <class Subject>
  void lookAt(const FaceFigure& row, const Subject& subject, bool (rules::FigureKind::*bears)() const) {
    const auto kind = std::find_if(kinds_.begin(), kinds_.end(),
                                   [&](const rules::FigureKind& each) { return each.slug == row.kind; });
    if (kind == kinds_.end()) return add(row, subject, "figure-undefined", row.kind);
    if (!(*kind.*bears)()) return add(row, subject, "figure-of-others", kind->title);
    if (!row.value) return;
    const int least = kind->least.value_or(kind->isSigned ? -model::kMostFigure : 0);
    const int most = kind->most.value_or(model::kMostFigure);
    if (*row.value >= least && *row.value <= most) return;
    const auto text = [&](int value) { return rules::figureText(value, kind->isSigned); };
    const std::string what = kind->title + " " + text(*row.value) + " (" + text(least) + " – " + text(most) + ")";
    troubles_.add(subject, {"figure-out-of-range", what, citationOf(row)});
  }

  template <class Subject>
  void add(const FaceFigure& row, const Subject& subject, std::string_view code, const std::string& what) {
    troubles_.add(subject,
                  {code, what, citationOf(row), "erase-figure", model::eraseFigure(battle_, row.face, row.kind, {})});
  }

  std::optional<rules::Citation> citationOf(const FaceFigure& row) const {
    return rules::citationOf(battle_, row, "value");
  }

  const model::Battle& battle_;
  std::vector<rules::FigureKind> kinds_;
  Troubles troubles_;
};

}  // namespace

std::vector<Finding> checkOwnFigures(const CheckContext& context) {
  FindingCollector collector(context);
  OwnFigureLook look(context.battle(), collector.book());
  for (const FaceFigure& row : context.battle().all<FaceFigure>()) {
    if (!model::isCommonFigure(row.kind)) look.lookAt(row);
  }
  look.tell(collector);
  return collector.take();
}

}  // namespace redoubt::check
