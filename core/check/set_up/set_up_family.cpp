#include "core/check/families.h"
#include "core/check/set_up/set_up_checks.h"

namespace redoubt::check {
namespace {

using model::Severity;

constexpr auto kFindings = std::to_array<Wording>({
    {"placed-twice", Severity::Error, "{name} is placed more than once: {places}.",
     "{name} ma więcej niż jedno miejsce: {places}."},
    {"not-placed", Severity::Warning, "{name} ({army}) is neither placed nor does it enter.",
     "{name} ({army}) nie ma miejsca na początku i nie wchodzi później."},
    {"kind-not-placed", Severity::Warning, "{army}: no unit of the type “{type}” ({count} in all) is placed or enters.",
     "{army}: żadna jednostka typu „{type}” (ile: {count}) nie ma miejsca na początku ani nie wchodzi później."},
    {"yet-to-place", Severity::Note, "{army}: {count} of {all} counters are yet to be placed.",
     "{army}: do rozstawienia zostało {count} z {all} żetonów."},
    {"set-up-on-counters", Severity::Warning,
     "{army}: where {count} of {all} counters begin is printed on them alone, and this file doesn't have it.",
     "{army}: {count} z {all} żetonów ma pole początkowe wydrukowane tylko na sobie, a ten plik go nie zna."},
    {"forces-undecidable", Severity::Warning,
     "{army}: counters are placed by group ({groups}); whether every unit is placed can't be decided.",
     "{army}: żetony rozstawiono grupami ({groups}); nie da się orzec, czy każda jednostka ma miejsce."},
    {"name-unknown", Severity::Warning, "{army}: nobody is called “{words}”; near names: {near}.",
     "{army}: nikt się nie nazywa „{words}”; podobne nazwy: {near}."},
    {"placement-incomplete", Severity::Warning, "The placement of “{name}” in “{block}” lacks its {missing}.",
     "Ustawieniu „{name}” w „{block}” brakuje wartości {missing}."},
    {"scenario-without-variant", Severity::Warning, "“{scenario}” has no variant, so no set-up of it was checked.",
     "„{scenario}” nie ma wariantu, więc nie sprawdzono żadnego jego rozstawienia."},
    {"foreign-unit", Severity::Error, "{name} belongs to {army}, but “{block}” sets up {other}.",
     "{name} jest z innej armii ({army}), niż rozstawia „{block}” ({other})."},
    {"outside-area", Severity::Error, "{army}: counters begin outside “{area}” ({count}): {names}.",
     "{army}: poza obszarem „{area}” zaczynają żetony (ile: {count}): {names}."},
    {"not-taking-part", Severity::Error,
     "{army}: counters are placed that don't take part in this scenario ({count}): {names}.",
     "{army}: rozstawiono żetony, które nie biorą udziału w scenariuszu (ile: {count}): {names}."},
    {"variant-without-block", Severity::Note, "“{variant}” sets up nothing of {army}, though they take part.",
     "„{variant}” nie rozstawia armii, która bierze udział: {army}."},
    {"no-room", Severity::Error,
     "{army}: {hexes} hexes must hold {wanted} {what} in all, but there is room for {room}: {names}.",
     "{army}: na polach (ile: {hexes}) musi się zmieścić razem {wanted} {what}, a jest miejsce na {room}: {names}."},
    {"room-doubtful", Severity::Note,
     "{army}: {hexes} hexes must hold, by estimates, {wanted} {what} in all; there is room for {room}: {names}.",
     "{army}: na polach (ile: {hexes}) musi się zmieścić według szacunków razem {wanted} {what}; miejsca jest na "
     "{room}: {names}."},
    {"begins-in-control", Severity::Note, "{army}: units begin in an enemy's zone of control ({count}): {names}.",
     "{army}: w strefie kontroli wroga zaczynają jednostki (ile: {count}): {names}."},
    {"no-leader-to-return-to", Severity::Warning,
     "{army}: once dispersed these units have no leader here to come back to ({count}): {names}.",
     "{army}: te jednostki po rozproszeniu nie mają tu dowódcy, przy którym wracają (ile: {count}): {names}."},
    {"no-chief-to-return-to", Severity::Warning,
     "{army}: no overall commander is set up, near whom units of a lost leader come back.",
     "{army}: brak w rozstawieniu głównodowodzącego, przy którym wracają jednostki utraconego dowódcy."},
    {"enemies-in-hex", Severity::Warning, "Enemies begin together in hex {hex}: {armies}.",
     "Wrogowie zaczynają razem na polu {hex}: {armies}."},
    {"allies-in-hex", Severity::Error, "Armies of one player may not share a hex: {armies} in {hex}.",
     "Armie jednego gracza nie mogą stać na jednym polu: {armies} na polu {hex}."},
    {"terrain-forbidden", Severity::Error, "{names} ({army}) can't begin in hex {hex}: {terrain} is closed to {arm}.",
     "{names} ({army}): na polu {hex} nie można zacząć, bo teren „{terrain}” jest zamknięty (broń: {arm})."},
    {"stack-over-limit", Severity::Error, "{army}: too much in hex {hex}: {counters}. Allowed: {limits}.",
     "{army}: za dużo na polu {hex}: {counters}. Wolno: {limits}."},
    {"stack-undecidable", Severity::Warning,
     "{army}: whether the stack in hex {hex} is allowed can't be decided: the arm of {names} is unknown.",
     "{army}: nie da się orzec, czy stos na polu {hex} jest dozwolony: nieznany rodzaj broni: {names}."},
    {"stack-over-estimated", Severity::Warning,
     "{army}: too much in hex {hex}, if the estimated sizes are right: {counters}. Allowed: {limits}.",
     "{army}: za dużo na polu {hex}, jeśli szacunkowe siły są trafne: {counters}. Wolno: {limits}."},
    {"stack-size-unknown", Severity::Warning,
     "{army}: whether the stack in hex {hex} is allowed can't be decided: the size of {names} is unknown.",
     "{army}: nie da się orzec, czy stos na polu {hex} jest dozwolony: nieznana siła: {names}."},
    {"stacks-on-estimates", Severity::Note,
     "{army}: that stacks ({count}) are allowed rests on estimated arms or sizes.",
     "{army}: to, że stosy (ile: {count}) są dozwolone, zależy od szacunkowych rodzajów broni lub sił."},
    {"stack-order", Severity::Note, "{army}: in stacks the numbers from the top down repeat or leave gaps: {hexes}.",
     "{army}: numery od góry stosu powtarzają się lub mają luki na polach: {hexes}."},
    {"mixed-facing", Severity::Error, "{army}: counters of the stack in hex {hex} face different ways: {facings}.",
     "{army}: żetony stosu na polu {hex} mają różne zwroty: {facings}."},
    {"facing-undecidable", Severity::Note,
     "{army}: whether the stack in hex {hex} faces one way can't be decided: {names}.",
     "{army}: nie da się orzec, czy stos na polu {hex} ma jeden zwrot: {names}."},
    {"facing-kind", Severity::Error, "{names} ({army}): the facing is to a {wrong}, but counters face a {right} here.",
     "{names} ({army}): zwrot ku {wrong}, a tu żetony zwracają się ku {right}."},
    {"facing-of-faceless", Severity::Note, "{names} ({army}): a facing is given, but such counters face nowhere.",
     "{names} ({army}): podano zwrot, choć takie żetony go nie mają."},
    {"facing-missing", Severity::Note,
     "{army}: {count} of {all} units that “{block}” puts on the map begin without a facing.",
     "{army}: {count} z {all} jednostek, które „{block}” ustawia na mapie, zaczyna bez zwrotu."},
    {"formation-unknown", Severity::Error, "The rules have no formation “{formation}” to begin in: {names} ({army}).",
     "Zasady nie znają szyku początkowego „{formation}”: {names} ({army})."},
    {"formation-not-allowed", Severity::Error, "{names} ({army}) can't begin in {formation}: {reason}.",
     "{names} ({army}): w szyku „{formation}” nie można zacząć: {reason}."},
    {"formation-doubtful", Severity::Warning,
     "Whether {names} ({army}) may begin in {formation} can't be decided: as far as this file knows, {reason}.",
     "{names} ({army}): nie da się orzec, czy można zacząć w szyku „{formation}”; o ile plik wie, {reason}."},
    {"formations-on-estimates", Severity::Note,
     "{army}: that units ({count}) may begin in {formation} rests on estimated types or sizes.",
     "{army}: to, że jednostki (ile: {count}) mogą zacząć w szyku „{formation}”, zależy od szacunkowych typów lub "
     "sił."},
    {"formation-terrain", Severity::Error, "{names} ({army}) can't begin in {formation} in hex {hex} ({terrain}).",
     "{names} ({army}): w szyku „{formation}” nie można zacząć na polu {hex} (teren: {terrain})."},
    {"formation-by-size", Severity::Warning,
     "{names} ({army}): so small{estimate} as to be in {formation}, but the set-up doesn't say so.",
     "{names} ({army}): siła{estimate} jest tak mała, że oznacza szyk „{formation}”, a rozstawienie tego nie "
     "mówi."},
    {"formation-on-entry", Severity::Warning,
     "Guns come onto the map in {formation}, but the set-up of {army} doesn't say so of {names}.",
     "Działa wchodzą na mapę w szyku „{formation}”, a rozstawienie ({army}) nie mówi tego o: {names}."},
    {"formation-mixed", Severity::Warning, "{arm} of {army} in hex {hex} begins in several formations: {formations}.",
     "{arm} ({army}) na polu {hex} zaczyna w kilku szykach: {formations}."},
});

constexpr auto kFixes = std::to_array<Wording>({
    {"keep-first-placement", Severity::Note, "Keep only the first placement of {name}",
     "Zostaw tylko pierwsze miejsce: {name}"},
    {"resolve-name", Severity::Note, "Read “{words}” as {resolved}", "Odczytaj „{words}” jako {resolved}"},
    {"face-as-top", Severity::Note, "Turn the stack in {hex} as its top counter faces",
     "Ustaw stos na {hex} tak, jak żeton na wierzchu"},
    {"erase-absentees", Severity::Note, "Take {names} off the set-up", "Usuń z rozstawienia: {names}"},
    {"move-out", Severity::Note, "Move {moved} from {hex} to {target}", "Przesuń {moved} z {hex} na {target}"},
    {"renumber-stacks", Severity::Note, "Number the stacks of {army} anew", "Ponumeruj stosy na nowo: {army}"},
    {"take-formation", Severity::Note, "Put {names} in {formation}", "Ustaw w szyku „{formation}”: {names}"},
    {"clear-facings", Severity::Note, "Take the facing off {names}", "Usuń zwrot: {names}"},
});

}  // namespace

Family setUpFamily() {
  const TableSet setUp = CheckContext::setUpTables();
  const TableSet figures = setUp | CheckContext::figureTables();
  const TableSet terrain = tables<model::HexRow>();
  const TableSet commands = tables<model::Command, model::UnitCommand, model::Leader, model::Setting>();
  const TableSet zones = tables<model::Zone, model::ZoneHex>();
  Family family;
  family.findings = kFindings;
  family.fixes = kFixes;
  family.checks = {
      whole("placement-rows", setUp, checkPlacementRows),
      whole("placed-twice", setUp, checkPlacedTwice),
      whole("not-placed", setUp | tables<model::Setting>(), checkNotPlaced),
      whole("names", setUp, checkNames),
      whole("owners", setUp, checkOwners),
      whole("scenario-limits", setUp | zones | tables<model::Setting>(), checkScenarioLimits),
      whole("blocks", setUp | tables<model::Setting, model::PoolLine>(), checkBlocks),
      whole("enemies", setUp, checkEnemies),
      whole("returns", setUp | commands, checkReturns),
      hexByHex("terrain", setUp, terrain | tables<model::Link>(), 0, checkTerrain),
      whole("stacks", figures | zones, checkStacks),
      hexByHex("stack-limits", figures | zones, terrain, 1, checkStackLimits),
      whole("room", figures | zones, checkRoom),
      whole("control", setUp, checkControl),
      whole("stack-order", setUp, checkStackOrder),
      whole("facings", setUp, checkFacings),
      whole("facing-rows", setUp, checkFacingRows),
      whole("missing-facings", setUp, checkMissingFacings),
      whole("formations", figures, checkFormations),
      whole("prescribed-formations", figures, checkPrescribedFormations),
      hexByHex("formation-terrain", setUp, terrain, 0, checkFormationTerrain),
  };
  return family;
}

}  // namespace redoubt::check
