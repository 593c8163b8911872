#include "core/check/families.h"
#include "core/check/schedule/schedule_checks.h"

namespace redoubt::check {
namespace {

using model::Severity;

constexpr auto kFindings = std::to_array<Wording>({
    {"schedule-leader-unplaced", Severity::Error,
     "The schedule names {leader} in turn {turns}, but he is neither placed nor does he enter.",
     "Harmonogram wymienia dowódcę {leader} w etapie {turns}, ale nie ma on miejsca i nie wchodzi."},
    {"schedule-leader-late", Severity::Error,
     "The schedule names {leader} in turn {turns}, but he enters no earlier than turn {from}.",
     "Harmonogram wymienia dowódcę {leader} w etapie {turns}, ale wchodzi on nie wcześniej niż w etapie {from}."},
    {"schedule-leader-unavailable", Severity::Error,
     "The schedule names {leader} in turn {turns}, where it also says that he is unavailable.",
     "Harmonogram wymienia dowódcę {leader} w etapie {turns}, choć mówi też, że jest on wtedy niedostępny."},
    {"schedule-undecidable", Severity::Warning,
     "Whether {leader} is there in turn {turns}, as the schedule says, can't be decided: {why}.",
     "Nie da się orzec, czy {leader} jest w etapie {turns}, jak mówi harmonogram: {why}."},
    {"enters-by-other-entry", Severity::Warning,
     "The schedule lets {leader} enter by “{entry}”, but his set-up by “{other}”.",
     "Według harmonogramu {leader} wchodzi przez „{entry}”, a według rozstawienia przez „{other}”."},
    {"turn-outside-game", Severity::Error,
     "{name}: turn {turns} is outside the game, which runs from {first} to {last}.",
     "{name}: etap {turns} jest poza grą, która trwa od {first} do {last}."},
    {"turn-without-space", Severity::Warning, "The track “{track}” has no space for turn {turns}.",
     "Na torze „{track}” nie ma pola dla etapu {turns}."},
    {"turn-track-missing", Severity::Warning,
     "By the rule “{path}” losers of a melee go to the turn track, but the file has none.",
     "Według zasady „{path}” przegrani w walce wręcz trafiają na tor etapów, ale w pliku go nie ma."},
    {"last-turn-beyond", Severity::Warning,
     "“{scenario}” ends with turn {last}, but by the rules a game has {count} turns.",
     "„{scenario}” kończy się etapem {last}, a według zasad gra ma etapów: {count}."},
    {"turn-minutes-differ", Severity::Note, "In “{scenario}” a turn lasts {minutes} minutes, by the rules {usual}.",
     "W „{scenario}” etap trwa {minutes} min, a według zasad {usual} min."},
    {"release-of-absent", Severity::Warning, "“{scenario}” sets {leader} free, who takes no part in it.",
     "„{scenario}” uwalnia dowódcę, który nie bierze w nim udziału: {leader}."},
    {"release-of-free", Severity::Warning,
     "“{scenario}” sets {leader} free, but no line of its schedule makes him unavailable.",
     "„{scenario}” uwalnia dowódcę ({leader}), ale w harmonogramie nie ma etapu, w którym jest niedostępny."},
    {"arm-never-led", Severity::Error,
     "In “{scenario}” no activation may lead {arm}, which stands in none of the lists: {names}.",
     "W „{scenario}” żadna aktywacja nie może prowadzić tej broni, bo nie ma jej na żadnej z list: {arm} ({names})."},
    {"arm-of-nobody", Severity::Note, "“{scenario}” lets activations lead {arm}, of which nobody takes part.",
     "„{scenario}” pozwala aktywacjom prowadzić broń, której nikt tu nie ma: {arm}."},
    {"entry-crowded", Severity::Note,
     "{army}: of {count} units that come by entry “{entry}” at once, {room} find room in its hexes ({hexes}) by the "
     "stacking limits; the others have to wait until these move on.",
     "{army}: z jednostek wchodzących naraz przez „{entry}” ({count}) limity stosów mieszczą na jego polach ({hexes}) "
     "tylko {room}; pozostałe muszą czekać, aż te pójdą dalej."},
    {"entry-held", Severity::Warning,
     "{army}: enemies begin in every hex of entry “{entry}”, and it doesn't say where else to come in.",
     "{army}: na wszystkich polach wejścia „{entry}” zaczynają wrogowie, a nie podano, którędy wejść zamiast tego."},
    {"entry-exempt-unread", Severity::Warning,
     "Entry “{entry}” is exempt from “{exempt}”, which nothing heeds; only “stacking” is.",
     "Wejście „{entry}” jest zwolnione z „{exempt}”, czego nic nie uwzględnia; uwzględnia się tylko „stacking”."},
    {"start-over", Severity::Warning,
     "{army}: moving is allowed only from turn {turn} on, but “{scenario}” begins in turn {end}, so that nothing holds "
     "them.",
     "{army}: ruch dopiero od etapu {turn}, ale „{scenario}” zaczyna się w etapie {end}, więc nic go nie wstrzymuje."},
    {"initiative-missing", Severity::Warning,
     "“{scenario}” doesn't say who has the initiative, though the rules leave it to the scenario.",
     "„{scenario}” nie mówi, kto ma inicjatywę, choć zasady zdają to na scenariusz."},
    {"start-never", Severity::Error,
     "{army}: moving is allowed only from turn {turn} on, but “{scenario}” ends with turn {end}.",
     "{army}: ruch dopiero od etapu {turn}, ale „{scenario}” kończy się etapem {end}."},
    {"entry-without-turn", Severity::Warning, "Entry “{entry}” comes in a turn, but has none.",
     "Wejście „{entry}” następuje w etapie, ale go nie podaje."},
    {"entry-turn-and-dice", Severity::Warning,
     "Entry “{entry}” comes in turn {turn} and is diced for as well, so when it comes is open.",
     "Wejście „{entry}” następuje w etapie {turn}, a zarazem decyduje o nim rzut, więc nie wiadomo, kiedy następuje."},
    {"enters-after-entry", Severity::Warning,
     "The schedule lets {name} enter in turn {turns}, but his entry “{entry}” comes in turn {turn}.",
     "Według harmonogramu {name} wchodzi w etapie {turns}, ale wejście „{entry}” następuje w etapie {turn}."},
    {"arrival-malformed", Severity::Error, "{what} has dice that can't be read at {at}: expected {expected}.",
     "{what} ma rzuty, których nie da się odczytać w {at}: oczekiwano: {expected}."},
    {"arrival-after-game", Severity::Error,
     "By the dice of entry “{entry}” {name} can't come before the game ends with turn {last}.",
     "{name}: rzuty wejścia „{entry}” nie pozwalają wejść przed końcem gry w etapie {last}."},
    {"arrival-odds", Severity::Note,
     "{name} comes by dice between turns {first} and {last}, and not at all with a chance of {never}.",
     "{name}: wejście według rzutów między etapem {first} a {last}, a szansa, że nie nastąpi wcale, to {never}."},
    {"dice-untold", Severity::Warning,
     "By the schedule dice bring {leader} in turn {turns}, but neither his entry nor his power says which.",
     "Według harmonogramu w etapie {turns} o dowódcy {leader} decyduje rzut, ale ani jego wejście, ani jego "
     "uprawnienia nie mówią jaki."},
    {"entry-unused", Severity::Note, "Nobody comes by entry “{entry}”.", "Przez wejście „{entry}” nikt nie wchodzi."},
    {"entry-of-other-army", Severity::Error,
     "Entry “{entry}” belongs to {army}, but counters of {other} come by it ({count}).",
     "Wejście „{entry}” należy do: {army}, ale wchodzą tędy żetony: {other} ({count})."},
    {"entry-of-other-scenario", Severity::Warning,
     "In “{title}” counters come by entry “{entry}”, which belongs to “{other}” ({count} in all).",
     "W „{title}” żetony wchodzą przez „{entry}”, które należy do „{other}” (razem: {count})."},
    {"entry-without-leader", Severity::Warning,
     "Units of {army} ({count}) come by entry “{entry}” when a leader is activated, but no leader comes by it.",
     "{army}: jednostki (ile: {count}) wchodzą przez „{entry}” po aktywacji dowódcy, ale żaden dowódca tędy nie "
     "wchodzi."},
    {"line-of-other-army", Severity::Error,
     "In turn {turns} the schedule of {army} names {name}, who belongs to {own}.",
     "W etapie {turns} harmonogram ({army}) wymienia dowódcę z innej armii: {name} ({own})."},
    {"line-without-leader", Severity::Error, "The schedule doesn't say whom it means in turn {turns}: {name}.",
     "Harmonogram nie mówi, o kogo chodzi w etapie {turns}: {name}."},
    {"free-choice-without-count", Severity::Warning,
     "How many leaders may be chosen in turn {turns} neither the schedule nor a rule says: {name}.",
     "Ani harmonogram, ani zasady nie mówią, ilu dowódców można wybrać w etapie {turns}: {name}."},
    {"choice-malformed", Severity::Error,
     "Who may be chosen in turn {turns} can't be read at {at}: expected {expected} ({name}).",
     "Nie da się odczytać w {at}, kogo można wybrać w etapie {turns}: oczekiwano: {expected} ({name})."},
    {"choice-unknown-name", Severity::Error,
     "The free choice of turn {turns} names leaders who are not of {army}: {names}.",
     "Wybór dowolny w etapie {turns} wymienia dowódców spoza armii ({army}): {names}."},
    {"schedule-twice", Severity::Warning, "The schedule says the same more than once of turn {turns}: {name}.",
     "Harmonogram mówi więcej niż raz to samo o etapie {turns}: {name}."},
    {"opens-not-in-pool", Severity::Warning,
     "{name} is to open turn {turns}, but the schedule doesn't put his chit into the pool.",
     "{name} ma zaczynać etap {turns}, ale harmonogram nie wkłada jego znacznika aktywacji do puli."},
    {"opens-twice", Severity::Error, "Turn {turns} can't be opened by more than one leader: {names}.",
     "Etapu {turns} nie może zaczynać więcej niż jeden dowódca: {names}."},
    {"turn-of-nobody", Severity::Warning, "In turn {turns} the schedule puts nobody's chit into the pool.",
     "W etapie {turns} harmonogram nie wkłada do puli żadnego znacznika aktywacji."},
    {"turn-without-pool", Severity::Warning,
     "{army}: in turn {turns} there is no chit in the pool, though there was before.",
     "{army}: w etapie {turns} w puli nie ma żadnego znacznika aktywacji, a wcześniej były."},
    {"leader-never-in-pool", Severity::Warning, "No turn of the schedule lets the chit of {leader} into the pool.",
     "Harmonogram w żadnym etapie nie dopuszcza do puli znacznika aktywacji dowódcy {leader}."},
    {"free-choice-too-many", Severity::Error,
     "{army}, turn {turns}: {fixed} fixed and {count} chosen leaders are to be in the pool, but there are {leaders} "
     "in all.",
     "{army}, etap {turns}: w puli ma być dowódców stałych {fixed} i wybranych {count}, a razem jest ich "
     "{leaders}."},
    {"free-choice-short", Severity::Warning,
     "{army}, turn {turns}: leaders to be chosen: {count}, but to choose from only: {leaders}.",
     "{army}, etap {turns}: dowódców do wybrania ma być {count}, a jest ich tylko {leaders}."},
    {"overall-not-in-pool", Severity::Warning,
     "By the rules the chit of {leader}, overall commander of {army}, is in the pool each turn, but not in turn "
     "{turns}.",
     "Według zasad znacznik aktywacji głównodowodzącego ({leader}, {army}) jest w puli w każdym etapie, ale nie ma go "
     "w etapie {turns}."},
    {"pool-size-unusual", Severity::Note,
     "{army}: by the rules there are {usual} chits in the pool, but by the schedule {count} in turn {turns}.",
     "{army}: według zasad znaczników w puli jest {usual}, a według harmonogramu w etapie {turns}: {count}."},
});

constexpr auto kFixes = std::to_array<Wording>({
    {"trim-schedule", Severity::Note, "Strike {leader} from the schedule in turn {turns}",
     "Wykreśl {leader} z harmonogramu w etapie {turns}"},
    {"enter-as-placed", Severity::Note, "Let {leader} enter by “{other}”", "{leader}: wejście przez „{other}”"},
    {"trim-to-game", Severity::Note, "Keep {name} to turns {first} to {last}",
     "Ogranicz {name} do etapów od {first} do {last}"},
    {"add-spaces", Severity::Note, "Give “{track}” spaces for turn {turns}",
     "Dodaj do „{track}” pola dla etapu {turns}"},
    {"leave-to-dice", Severity::Note, "Leave entry “{entry}” to the dice", "Zdaj wejście „{entry}” na rzut"},
    {"enter-in-turn", Severity::Note, "Let {name} enter in turn {turn}", "{name}: wejście w etapie {turn}"},
    {"give-entry", Severity::Note, "Give entry “{entry}” to {other}", "Oddaj wejście „{entry}”: {other}"},
    {"line-to-own-army", Severity::Note, "Move {name} to the schedule of {own}",
     "Przenieś {name} do harmonogramu armii {own}"},
    {"say-once", Severity::Note, "Say it once: {name} in turn {turns}", "Zapisz to raz: {name} w etapie {turns}"},
    {"extend-line", Severity::Note, "Put {leader} into the pool in turn {turns}",
     "Włóż znacznik {leader} do puli w etapie {turns}"},
});

}  // namespace

Family scheduleFamily() {
  const TableSet schedule =
      tables<model::Scenario, model::PoolLine, model::Entry, model::Setting, model::Leader, model::Army>();
  const TableSet setUp = CheckContext::setUpTables();
  Family family;
  family.findings = kFindings;
  family.fixes = kFixes;
  family.checks = {
      whole("schedule-leaders", setUp | schedule, checkScheduleLeaders),
      whole("turns", schedule, checkTurns),
      whole("starts", schedule, checkStarts),
      whole("games", setUp | schedule | tables<model::Unit>(), checkGames),
      whole("turn-track", tables<model::Scenario, model::Setting, model::Track, model::Space>(), checkTurnTrack),
      whole("arrivals", schedule | tables<model::Placement>(), checkArrivals),
      whole("entries", setUp | schedule, checkEntries),
      whole("entry-room",
            setUp | schedule | CheckContext::figureTables() |
                tables<model::Zone, model::ZoneHex, model::Command, model::UnitCommand>(),
            checkEntryRoom),
      whole("pool-lines", schedule, checkPoolLines),
      whole("pools", setUp | schedule, checkPools),
  };
  return family;
}

}  // namespace redoubt::check
