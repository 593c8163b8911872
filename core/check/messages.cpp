#include "core/check/messages.h"

#include <algorithm>
#include <array>

namespace redoubt::check {
namespace {

using model::Severity;

// Errors: the set-up can't be played as it stands. Warnings: a source may have meant it, or a check could not decide.
// Notes: worth knowing. The order is that of the reports.
constexpr auto kFindings = std::to_array<Wording>({
    {"hex-off-map", Severity::Error, "“{name}” names {hex}, which is not on the map.",
     "„{name}” wskazuje {hex}, którego nie ma na mapie."},
    {"entry-not-on-edge", Severity::Error, "Entry hex {hex} of “{zone}” is not on an edge of the map.",
     "Pole wejścia {hex} strefy „{zone}” nie leży na krawędzi mapy."},
    {"entry-without-hexes", Severity::Error, "“{zone}” is where counters enter, but it has no hexes on the map.",
     "Strefą „{zone}” mają wchodzić żetony, ale nie ma ona pól na mapie."},
    {"map-unusable", Severity::Warning,
     "There is no map, or its layout makes none: hexes, command ranges and entries were not checked.",
     "Nie ma mapy albo jej układ jest niemożliwy: nie sprawdzono pól, zasięgów dowodzenia ani wejść."},
    {"label-path", Severity::Warning, "The path of the name “{name}” can't be read; the name is drawn straight.",
     "Nie da się odczytać linii napisu „{name}”; napis jest rysowany prosto."},

    {"placed-twice", Severity::Error, "{name} is placed more than once: {places}.",
     "{name} ma więcej niż jedno miejsce: {places}."},
    {"not-placed", Severity::Warning, "{name} ({army}) is neither placed nor does it enter.",
     "{name} ({army}) nie ma miejsca na początku i nie wchodzi później."},
    {"yet-to-place", Severity::Note, "{army} has yet to place {count} of {all} counters.",
     "{army}: do rozstawienia zostało {count} z {all} żetonów."},
    {"forces-undecidable", Severity::Warning,
     "{army} places counters by group ({groups}); whether every unit is placed can't be decided.",
     "{army} rozstawia żetony grupami ({groups}); nie da się orzec, czy każda jednostka ma miejsce."},
    {"name-unknown", Severity::Warning, "{army} has nobody called “{words}”; near names: {near}.",
     "W {army} nikt się nie nazywa „{words}”; podobne nazwy: {near}."},
    {"placement-incomplete", Severity::Warning, "The placement of “{name}” in “{block}” lacks its {missing}.",
     "Ustawieniu „{name}” w „{block}” brakuje wartości {missing}."},
    {"scenario-without-variant", Severity::Warning, "“{scenario}” has no variant, so no set-up of it was checked.",
     "„{scenario}” nie ma wariantu, więc nie sprawdzono żadnego jego rozstawienia."},

    {"stack-over-limit", Severity::Error, "{army} has too much in hex {hex}: {counters}. Allowed: {limits}.",
     "{army} ma za dużo na polu {hex}: {counters}. Wolno: {limits}."},
    {"stack-undecidable", Severity::Warning,
     "Whether the stack of {army} in hex {hex} is allowed can't be decided: the arm of {names} is unknown.",
     "Nie da się orzec, czy stos {army} na polu {hex} jest dozwolony: nieznany rodzaj broni: {names}."},
    {"stack-on-estimate", Severity::Note,
     "That the stack of {army} in hex {hex} is allowed rests on the estimated arm of {names}.",
     "To, że stos {army} na polu {hex} jest dozwolony, zależy od szacowanego rodzaju broni: {names}."},
    {"mixed-facing", Severity::Error, "{army} faces different ways in the stack in hex {hex}: {facings}.",
     "{army} ma w stosie na polu {hex} różne zwroty: {facings}."},
    {"facing-undecidable", Severity::Note,
     "Whether the stack of {army} in hex {hex} faces one way can't be decided: {names}.",
     "Nie da się orzec, czy stos {army} na polu {hex} ma jeden zwrot: {names}."},

    {"no-command", Severity::Warning, "{name} ({arm}) belongs to no command, but its arm needs one.",
     "{name} ({arm}) nie ma dowódcy, choć ten rodzaj broni go wymaga."},
    {"no-place-in-command", Severity::Warning,
     "{leader} has no permitted place from which all his units are within {range} hexes; from {nearest}, the best, "
     "these are not: {units}.",
     "{leader} nie ma dozwolonego miejsca, z którego wszystkie jego jednostki byłyby w zasięgu {range} pól; z "
     "najlepszego, {nearest}, poza zasięgiem są: {units}."},
    {"leader-hosts", Severity::Note,
     "Of the places {leader} may choose, all his units are within {range} hexes only from {hosts}.",
     "Z miejsc, które może wybrać {leader}, wszystkie jego jednostki są w zasięgu {range} pól tylko z: {hosts}."},
    {"leader-without-host", Severity::Warning, "{leader} has no place to begin: {rule}.",
     "{leader} nie ma gdzie zacząć: {rule}."},

    {"schedule-leader-unplaced", Severity::Error,
     "The schedule names {leader} in turn {turns}, but he is neither placed nor does he enter.",
     "Harmonogram wymienia dowódcę {leader} w etapie {turns}, ale nie ma on miejsca i nie wchodzi."},
    {"schedule-leader-late", Severity::Error,
     "The schedule names {leader} in turn {turns}, but he enters only in turn {from}.",
     "Harmonogram wymienia dowódcę {leader} w etapie {turns}, ale wchodzi on dopiero w etapie {from}."},
    {"schedule-leader-unavailable", Severity::Error,
     "The schedule names {leader} in turn {turns}, where it also says that he is unavailable.",
     "Harmonogram wymienia dowódcę {leader} w etapie {turns}, choć mówi też, że jest on wtedy niedostępny."},
    {"schedule-undecidable", Severity::Warning,
     "Whether {leader} is there in turn {turns}, as the schedule says, can't be decided: his entry has no turn.",
     "Nie da się orzec, czy {leader} jest w etapie {turns}, jak mówi harmonogram: jego wejście nie ma etapu."},
    {"turn-outside-game", Severity::Error,
     "{name}: turn {turns} is outside the game, which runs from {first} to {last}.",
     "{name}: etap {turns} jest poza grą, która trwa od {first} do {last}."},
    {"entry-without-turn", Severity::Warning, "Entry “{entry}” comes in a turn, but has none.",
     "Wejście „{entry}” następuje w etapie, ale go nie podaje."},

    {"box-exceeded", Severity::Error, "The manifest counts {counted} unit counters, the box holds {box} in all.",
     "Spis ma {counted} żetonów jednostek, a pudełko mieści {box} wszystkich."},
    {"box-count", Severity::Note,
     "The manifest accounts for {counted} of the {box} counters in the box; markers and "
     "leaders are not counted.",
     "Spis obejmuje {counted} z {box} żetonów w pudełku; znaczników i dowódców nie liczono."},
    {"arm-unknown", Severity::Warning, "{name} is of type “{type}”, to which the rules give no arm.",
     "{name} jest typu „{type}”, któremu zasady nie przypisują rodzaju broni."},

    {"rule-missing", Severity::Warning, "The rules lack a usable “{path}”, so what depends on it was not checked.",
     "Zasadom brakuje poprawnego „{path}”, więc nie sprawdzono tego, co od niego zależy."},
    {"rule-estimated", Severity::Note, "What was checked by the rule “{path}” rests on an estimate.",
     "To, co sprawdzono według zasady „{path}”, opiera się na szacunku."},
});

constexpr auto kFixes = std::to_array<Wording>({
    {"erase-off-map", Severity::Note, "Erase “{name}” at {hex}", "Usuń „{name}” z {hex}"},
    {"straighten-label", Severity::Note, "Take the path off “{name}”", "Usuń linię napisu „{name}”"},
    {"erase-entry-hex", Severity::Note, "Take {hex} out of “{zone}”", "Wyłącz {hex} ze strefy „{zone}”"},
    {"keep-first-placement", Severity::Note, "Keep only the first placement of {name}",
     "Zostaw tylko pierwsze miejsce: {name}"},
    {"resolve-name", Severity::Note, "Read “{words}” as {resolved}", "Odczytaj „{words}” jako {resolved}"},
    {"join-command", Severity::Note, "Put {name} under {command}", "Przydziel {name}: {command}"},
    {"face-as-top", Severity::Note, "Turn the stack in {hex} as its top counter faces",
     "Ustaw stos na {hex} tak, jak żeton na wierzchu"},
    {"trim-schedule", Severity::Note, "Strike {leader} from the schedule in turn {turns}",
     "Wykreśl {leader} z harmonogramu w etapie {turns}"},
    {"trim-to-game", Severity::Note, "Keep {name} to turns {first} to {last}",
     "Ogranicz {name} do etapów od {first} do {last}"},
    {"waive", Severity::Note, "Waive a finding", "Pomiń uwagę"},
    {"unwaive", Severity::Note, "Take back a waiver", "Przywróć uwagę"},
});

const Wording* find(std::span<const Wording> wordings, std::string_view code) {
  const auto found = std::find_if(wordings.begin(), wordings.end(), [&](const Wording& w) { return w.code == code; });
  return found == wordings.end() ? nullptr : &*found;
}

// A placeholder without argument stays as it is written: a bug to be seen, not a crash.
std::string filled(std::string_view wording, const Arguments& arguments) {
  std::string text;
  while (!wording.empty()) {
    const std::size_t open = wording.find('{');
    const std::size_t close = wording.find('}', open);
    text += wording.substr(0, open);
    if (open == std::string_view::npos || close == std::string_view::npos) break;
    const std::string_view name = wording.substr(open + 1, close - open - 1);
    const auto argument = arguments.find(name);
    text += argument == arguments.end() ? "{" + std::string(name) + "}" : argument->second;
    wording.remove_prefix(close + 1);
  }
  return text;
}

std::string_view in(Language language, const Wording& wording) {
  return language == Language::Polish ? wording.polish : wording.english;
}

}  // namespace

std::optional<Language> languageFromText(std::string_view text) {
  const std::string_view language = text.substr(0, text.find_first_of("_-."));
  if (language == "en") return Language::English;
  if (language == "pl") return Language::Polish;
  return std::nullopt;
}

std::span<const Wording> findingWordings() {
  return kFindings;
}

std::span<const Wording> fixWordings() {
  return kFixes;
}

const Wording* wordingOf(std::string_view code) {
  return find(kFindings, code);
}

const Wording* fixWordingOf(std::string_view key) {
  return find(kFixes, key);
}

std::vector<std::string> placeholders(std::string_view wording) {
  std::vector<std::string> names;
  for (std::size_t open = wording.find('{'); open != std::string_view::npos; open = wording.find('{', open + 1)) {
    const std::size_t close = wording.find('}', open);
    if (close == std::string_view::npos) break;
    names.emplace_back(wording.substr(open + 1, close - open - 1));
  }
  return names;
}

std::string message(const Finding& finding, Language language) {
  const Wording* wording = wordingOf(finding.code);
  return wording ? filled(in(language, *wording), finding.arguments) : finding.code;
}

std::string fixMessage(const Finding& finding, Language language) {
  const Wording* wording = finding.fix ? fixWordingOf(finding.fix->key) : nullptr;
  return wording ? filled(in(language, *wording), finding.arguments) : std::string();
}

std::string severityText(model::Severity severity, Language language) {
  const bool isPolish = language == Language::Polish;
  switch (severity) {
    case Severity::Error: return isPolish ? "błąd" : "error";
    case Severity::Warning: return isPolish ? "ostrzeżenie" : "warning";
    case Severity::Note: break;
  }
  return isPolish ? "uwaga" : "note";
}

}  // namespace redoubt::check
