#include "core/check/counters/counters_checks.h"
#include "core/check/families.h"

namespace redoubt::check {
namespace {

using model::Severity;

// {name} may be a list: "A, B, C, … (22: Army of the North)".
constexpr auto kFindings = std::to_array<Wording>({
    {"box-exceeded", Severity::Error, "The manifest counts {counted} unit counters, the box holds {box} in all.",
     "Spis ma żetonów jednostek {counted}, a pudełko mieści wszystkich {box}."},
    {"step-of-other-unit", Severity::Error, "A step of {name} is on the counter of another unit: {what}.",
     "Stopień siły, który ma {name}, jest na żetonie innej jednostki: {what}."},
    {"figure-out-of-range", Severity::Error, "A counter of {name} shows what no counter can: {what}.",
     "Żeton {name} pokazuje wartość, jakiej żeton mieć nie może: {what}."},
    {"arm-unknown", Severity::Warning, "{name}: the rules give the type “{what}” no arm.",
     "{name}: zasady nie przypisują typowi „{what}” rodzaju broni."},
    {"type-of-other-army", Severity::Warning, "{name}: by the rules the type “{what}” is not one of {army}.",
     "{name}: według zasad typ „{what}” nie należy do tej armii ({army})."},
    {"counter-without-subject", Severity::Warning,
     "Counters with the role “{role}” that don't say whom they show: {count}.",
     "Żetony z rolą „{role}”, które nie mówią, kogo przedstawiają: {count}."},
    {"unit-without-counter", Severity::Warning, "There is no counter for {name}.", "Brakuje żetonu: {name}."},
    {"leader-without-counter", Severity::Warning, "There is no counter for the map for {name}.",
     "Brakuje żetonu dowódcy na mapę: {name}."},
    {"leader-without-chit", Severity::Warning, "There is no activation chit for {name}.",
     "Brakuje znacznika aktywacji: {name}."},
    {"name-empty", Severity::Warning, "{army}: a unit or leader has no name: {name}.",
     "{army}: jednostka lub dowódca bez nazwy: {name}."},
    {"name-twice", Severity::Warning, "{army}: several units bear the name {name}.",
     "{army}: nazwę {name} nosi więcej niż jedna jednostka."},
    {"counter-number-missing", Severity::Warning, "The counters of {name} leave out a number: {what}.",
     "Żetony {name} pomijają numer: {what}."},
    {"counter-number-twice", Severity::Warning, "Several counters of {name} bear the same number: {what}.",
     "Kilka żetonów {name} ma ten sam numer: {what}."},
    {"face-missing", Severity::Warning, "A counter of {name} has no figures, so its steps are unknown: {what}.",
     "Żeton {name} nie ma wartości, więc jego stopnie siły są nieznane: {what}."},
    {"back-missing", Severity::Warning, "The losses of {name} need the back of its counter, which is missing.",
     "Straty {name} wymagają rewersu żetonu, a tego brakuje."},
    {"back-size", Severity::Warning, "The back of {name} shows another size than the losses leave: {what}.",
     "Rewers {name} pokazuje inną siłę, niż zostaje po stratach: {what}."},
    {"no-ladder", Severity::Warning, "The rules don't say how {name} suffers losses: no steps for size {what}.",
     "Zasady nie mówią, jak {name} ponosi straty: brak stopni dla siły {what}."},
    {"step-missing", Severity::Warning, "The steps of {name} leave out a number or a side of its counters: {what}.",
     "Stopnie siły {name} pomijają numer albo stronę żetonu: {what}."},
    {"step-order", Severity::Warning, "The steps of {name} are not in the order of the rules, from step {what} on.",
     "Stopnie siły {name} nie idą w kolejności z zasad, od stopnia {what}."},
    {"step-not-weaker", Severity::Warning, "A step of {name} is no smaller than the one before it: {what}.",
     "Stopień siły {name} nie jest mniejszy od poprzedniego: {what}."},
    {"size-zero", Severity::Warning, "{name} begins with a size of {what}.", "{name} zaczyna z siłą {what}."},
    {"fire-of-nonfiring", Severity::Warning, "{name} has a firepower of {what}, but its type can't fire.",
     "{name} ma siłę ognia {what}, a jednostki tego typu nie strzelają."},
    {"figure-undefined", Severity::Warning, "A counter of {name} has a figure that the rules don't define: {what}.",
     "Żeton {name} ma wartość, której zasady nie określają: {what}."},
    {"figure-of-others", Severity::Warning,
     "A counter of {name} has a figure that the rules give to other counters: {what}.",
     "Żeton {name} ma wartość, którą zasady dają innym żetonom: {what}."},
    {"short-name-twice", Severity::Note, "{army}: {what} bears the short name {name}.",
     "{army}: krótką nazwę {name} nosi {what}."},
    {"number-corrected", Severity::Note, "A counter of {name} goes by another number than is printed on it: {what}.",
     "Żeton {name} ma inny numer niż wydrukowany: {what}."},
    {"copies-differ", Severity::Note, "The box holds another number of counters of {name} than are used: {what}.",
     "W pudełku jest inna liczba żetonów {name}, niż się używa: {what}."},
    {"morale-never-fails", Severity::Note, "{name} has a morale of {what}, which no roll without modifiers fails.",
     "{name} ma morale {what}, którego żaden rzut bez modyfikatorów nie złamie."},
    {"back-empty", Severity::Note, "The back of the counter of {name} has no figures, though its front has.",
     "Rewers żetonu {name} nie ma żadnych wartości, choć awers ma."},
    {"mark-unused", Severity::Note, "No rule makes use of a mark of {name}: {what}.",
     "Żadna zasada nie korzysta ze znaku, który ma {name}: {what}."},
    {"figures-estimated", Severity::Note,
     "{army}, units whose counters bear figures ({count} of {all}): not all figures are known: {figures}.",
     "{army}, jednostki z wartościami na żetonach ({count} z {all}): nie wszystkie wartości są znane: {figures}."},
    {"leader-figures-estimated", Severity::Note, "{army}, leaders ({count}): not all figures are known: {figures}.",
     "{army}, dowódcy ({count}): nie wszystkie wartości są znane: {figures}."},
    {"box-count", Severity::Note,
     "The manifest accounts for {counted} of the {box} counters in the box; markers and "
     "leaders are not counted.",
     "Spis obejmuje {counted} z {box} żetonów w pudełku; znaczników i dowódców nie liczono."},
});

constexpr auto kFixes = std::to_array<Wording>({
    {"erase-counters", Severity::Note, "Erase these counters ({count})", "Usuń te żetony ({count})"},
    {"renumber-counters", Severity::Note, "Give the counters of {name} numbers of their own",
     "Nadaj żetonom {name} osobne numery"},
    {"set-back-size", Severity::Note, "Set the size on the back of {name} to what the losses leave",
     "Ustaw na rewersie {name} siłę, która zostaje po stratach"},
    {"follow-ladder", Severity::Note, "Set the steps of {name} as the rules have them",
     "Ustaw stopnie siły {name} tak, jak w zasadach"},
    {"erase-figure", Severity::Note, "Take this figure off the counters of {name}", "Usuń tę wartość z żetonów {name}"},
    {"set-no-fire", Severity::Note, "Set the firepower of {name} to 0", "Ustaw siłę ognia {name} na 0"},
});

}  // namespace

Family counterFamily() {
  Family family;
  family.findings = kFindings;
  family.fixes = kFixes;
  const TableSet counters = tables<model::Army, model::Unit, model::Counter>();
  const TableSet figures = CheckContext::figureTables() | tables<model::Army>();
  family.checks = {
      whole("box", tables<model::Counter>(), checkBox),
      whole("unit-types", tables<model::Army, model::Unit>(), checkUnitTypes),
      whole("counter-subjects", counters | tables<model::Leader, model::Face, model::FaceFigure, model::Step>(),
            checkCounterSubjects),
      whole("corrections", counters | tables<model::Leader>(), checkCorrections),
      whole("steps", figures, checkSteps),
      whole("faces", counters | tables<model::Face>(), checkFaces),
      whole("unit-names", tables<model::Army, model::Unit, model::Leader>(), checkUnitNames),
      whole("figures", figures, checkFigures),
      whole("empty-backs", figures | tables<model::FaceFigure>(), checkEmptyBacks),
      whole("own-figures", figures | tables<model::Leader, model::FaceFigure>(), checkOwnFigures),
      whole("estimated-figures", figures | tables<model::Leader, model::FaceFigure>(), checkEstimatedFigures),
      whole("marks", tables<model::Army, model::Unit, model::Mark>(), checkMarks),
  };
  return family;
}

}  // namespace redoubt::check
