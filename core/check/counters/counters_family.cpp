#include "core/check/counters/counters_checks.h"
#include "core/check/families.h"

namespace redoubt::check {
namespace {

using model::Severity;

// {name} may be a list: "A, B, C, … (22: Army of the North)".
constexpr auto kFindings = std::to_array<Wording>({
    {"box-exceeded", Severity::Error},
    {"step-of-other-unit", Severity::Error},
    {"figure-out-of-range", Severity::Error},
    {"arm-unknown", Severity::Warning},
    {"type-of-other-army", Severity::Warning},
    {"counter-without-subject", Severity::Warning},
    {"unit-without-counter", Severity::Warning},
    {"leader-without-counter", Severity::Warning},
    {"leader-without-chit", Severity::Warning},
    {"name-empty", Severity::Warning},
    {"name-twice", Severity::Warning},
    {"counter-number-missing", Severity::Warning},
    {"counter-number-twice", Severity::Warning},
    {"face-missing", Severity::Warning},
    {"back-missing", Severity::Warning},
    {"back-size", Severity::Warning},
    {"no-ladder", Severity::Warning},
    {"step-missing", Severity::Warning},
    {"step-order", Severity::Warning},
    {"step-not-weaker", Severity::Warning},
    {"size-zero", Severity::Warning},
    {"fire-of-nonfiring", Severity::Warning},
    {"figure-undefined", Severity::Warning},
    {"figure-of-others", Severity::Warning},
    {"total-differs", Severity::Warning},
    {"total-differs-estimated", Severity::Note},
    {"short-name-twice", Severity::Note},
    {"number-corrected", Severity::Note},
    {"copies-differ", Severity::Note},
    {"morale-never-fails", Severity::Note},
    {"back-empty", Severity::Note},
    {"mark-unused", Severity::Note},
    {"figures-estimated", Severity::Note},
    {"leader-figures-estimated", Severity::Note},
    {"box-count", Severity::Note},
});

constexpr auto kFixes = std::to_array<Wording>({
    {"erase-counters", Severity::Note},
    {"renumber-counters", Severity::Note},
    {"set-back-size", Severity::Note},
    {"follow-ladder", Severity::Note},
    {"erase-figure", Severity::Note},
    {"set-no-fire", Severity::Note},
});

}  // namespace

Family counterFamily() {
  Family family;
  family.findings = kFindings;
  family.fixes = kFixes;
  const TableSet counters = tables<model::Army, model::Unit, model::Counter>();
  const TableSet figures = CheckContext::figureTables() | tables<model::Army>();
  family.checks = {
      wholeBattle("box", tables<model::Counter>(), checkBox),
      wholeBattle("totals",
                  figures | tables<model::FaceFigure, model::Command, model::UnitCommand, model::Provenance>(),
                  checkTotals),
      wholeBattle("unit-types", tables<model::Army, model::Unit>(), checkUnitTypes),
      wholeBattle("counter-subjects", counters | tables<model::Leader, model::Face, model::FaceFigure, model::Step>(),
                  checkCounterSubjects),
      wholeBattle("corrections", counters | tables<model::Leader>(), checkCorrections),
      wholeBattle("steps", figures, checkSteps),
      wholeBattle("faces", counters | tables<model::Face>(), checkFaces),
      wholeBattle("unit-names", tables<model::Army, model::Unit, model::Leader>(), checkUnitNames),
      wholeBattle("figures", figures, checkFigures),
      wholeBattle("empty-backs", figures | tables<model::FaceFigure>(), checkEmptyBacks),
      wholeBattle("own-figures", figures | tables<model::Leader, model::FaceFigure>(), checkOwnFigures),
      wholeBattle("estimated-figures", figures | tables<model::Leader, model::FaceFigure>(), checkEstimatedFigures),
      wholeBattle("marks", tables<model::Army, model::Unit, model::Mark>(), checkMarks),
  };
  return family;
}

}  // namespace redoubt::check
