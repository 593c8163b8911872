#include "core/check/command/command_checks.h"
#include "core/check/families.h"

namespace redoubt::check {
namespace {

using model::Severity;

constexpr auto kFindings = std::to_array<Wording>({
    {"no-command", Severity::Warning, "{name} ({arm}, {army}) belongs to no command, but its arm needs one.",
     "{name} ({arm}, {army}) nie ma dowódcy, choć ten rodzaj broni go wymaga."},
    {"several-commands", Severity::Warning,
     "{army}, in several commands, though the rules know no reserve that leaders share: {names}.",
     "{army}, w kilku dowództwach, choć zasady nie znają wspólnej rezerwy: {names}."},
    {"reserve-closed", Severity::Error,
     "{army}, in several commands, among them “{command}”, whose leader may not lead the reserve: {name}.",
     "{army}, w kilku dowództwach, także w „{command}”, którego dowódca nie może prowadzić rezerwy: {name}."},
    {"command-of-other-army", Severity::Error, "{name} ({army}) belongs to “{command}”, a command of {other}.",
     "{name} ({army}) należy do dowództwa innej armii: „{command}” ({other})."},
    {"leader-of-other-army", Severity::Error, "“{command}” ({army}) is led by {leader}, who belongs to {other}.",
     "Dowództwo „{command}” ({army}) ma dowódcę z innej armii: {leader} ({other})."},
    {"command-without-leader", Severity::Warning, "“{command}” ({army}) has no leader.",
     "Dowództwo „{command}” ({army}) nie ma dowódcy."},
    {"commands-without-leader", Severity::Warning, "{army}: {count} commands have no leader: {commands}.",
     "{army}: dowództwa bez dowódcy ({count}): {commands}."},
    {"command-without-units", Severity::Note, "No unit belongs to “{command}” ({army}).",
     "Do dowództwa „{command}” ({army}) nie należy żadna jednostka."},
    {"command-colour-twice", Severity::Warning,
     "{commands} ({army}) share the strip colour {colour}, which should tell them apart.",
     "{commands} ({army}): ten sam kolor paska {colour}, a on ma je odróżniać."},
    {"command-name-twice", Severity::Note, "{count} commands of {army} are called “{name}”.",
     "{army}: nazwę „{name}” noszą dowództwa w liczbie {count}."},
    {"leader-without-command", Severity::Warning, "{leader} ({army}) leads no command and has no other power.",
     "{leader} ({army}) nie ma żadnego dowództwa ani innych uprawnień."},
    {"no-overall-commander", Severity::Warning, "{army}: no overall commander in “{scenario}”.",
     "{army}: brak głównodowodzącego w scenariuszu „{scenario}”."},
    {"overall-of-other-army", Severity::Error,
     "“{scenario}” makes {leader}, who belongs to {other}, overall commander of {army}.",
     "„{scenario}” czyni głównodowodzącym ({army}) kogoś z innej armii: {leader} ({other})."},
    {"two-overall-commanders", Severity::Note,
     "{army}: several overall commanders ({leaders}), and “{scenario}” doesn't choose; {first} is taken.",
     "{army}: kilku głównodowodzących ({leaders}), a „{scenario}” nie wybiera; bierze się tego: {first}."},
    {"no-place-in-command", Severity::Warning,
     "{leader} has no permitted place from which all his units are within {range} hexes{round}; from {nearest}, the "
     "best, these are not: {units}.",
     "{leader} nie ma dozwolonego miejsca, z którego wszystkie jego jednostki byłyby w zasięgu {range} pól{round}; z "
     "najlepszego, {nearest}, poza zasięgiem są: {units}."},
    {"leader-hosts", Severity::Note,
     "Of the places {leader} may choose, all his units are within {range} hexes only from {hosts}.",
     "Z miejsc, które może wybrać {leader}, wszystkie jego jednostki są w zasięgu {range} pól tylko z: {hosts}."},
    {"leader-without-host", Severity::Warning, "{leader} has no place to begin: {rule}.",
     "{leader} nie ma gdzie zacząć: {rule}."},
});

constexpr auto kFixes = std::to_array<Wording>({
    {"join-command", Severity::Note, "Put {name} under {command}", "Przydziel {name}: {command}"},
    {"leave-command", Severity::Note, "Take {name} out of “{command}”", "Wyłącz {name} z dowództwa „{command}”"},
});

}  // namespace

Family commandFamily() {
  const TableSet commands = tables<model::Command, model::UnitCommand, model::Army>();
  const TableSet overall = tables<model::Scenario, model::Variant, model::VariantBlock, model::SetUpBlock, model::Army,
                                  model::Leader, model::Setting>();
  Family family;
  family.findings = kFindings;
  family.fixes = kFixes;
  family.checks = {
      whole("unit-commands", commands | tables<model::Unit, model::Leader>(), checkUnitCommands),
      whole("command-rows", commands | tables<model::Leader>(), checkCommandRows),
      whole("leaders", commands | tables<model::Leader, model::Setting>(), checkLeaders),
      whole("overall-commanders", overall, checkOverallCommanders),
      whole("leader-places",
            CheckContext::setUpTables() | tables<model::Command, model::UnitCommand, model::Setting, model::ZoneHex>(),
            checkLeaderPlaces),
  };
  return family;
}

}  // namespace redoubt::check
