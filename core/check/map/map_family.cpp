#include "core/check/families.h"
#include "core/check/map/map_checks.h"

namespace redoubt::check {
namespace {

using model::Severity;

constexpr auto kFindings = std::to_array<Wording>({
    {"hex-off-map", Severity::Error, "“{name}” names {hex}, which is not on the map.",
     "„{name}” wskazuje {hex}, którego nie ma na mapie."},
    {"terrain-unknown", Severity::Error, "“{terrain}” lies on the map, but the rules define no such terrain.",
     "Na mapie jest teren „{terrain}”, którego zasady nie znają."},
    {"entry-not-on-edge", Severity::Error,
     "Counters enter by “{zone}”, but these of its hexes are not on an edge of the map: {hexes}.",
     "Przez strefę „{zone}” wchodzą żetony, ale te jej pola nie leżą na krawędzi mapy: {hexes}."},
    {"entry-without-hexes", Severity::Error, "“{zone}” is where counters enter, but it has no hexes on the map.",
     "Przez strefę „{zone}” mają wchodzić żetony, ale nie ma ona pól na mapie."},
    {"return-without-hexes", Severity::Error, "“{zone}” is where units come back, but it has no hexes on the map.",
     "W strefie „{zone}” mają wracać jednostki, ale nie ma ona pól na mapie."},
    {"return-forbidden", Severity::Error,
     "Units of {army} come back at {hex}, but “{terrain}” is closed to all their arms.",
     "Jednostki ({army}) wracają na pole {hex}, ale teren „{terrain}” jest zamknięty dla wszystkich ich rodzajów "
     "broni."},
    {"area-without-hexes", Severity::Error, "“{scenario}” is played in “{zone}” only, which has no hexes on the map.",
     "Scenariusz „{scenario}” toczy się tylko w strefie „{zone}”, a ta nie ma pól na mapie."},
    {"map-impossible", Severity::Error,
     "The layout of the map is impossible ({reason}): it can't be drawn, and hexes, command ranges and entries were "
     "not checked.",
     "Układ mapy jest niemożliwy ({reason}): nie da się jej narysować, nie sprawdzono też pól, zasięgów dowodzenia ani "
     "wejść."},
    {"map-unusable", Severity::Warning, "There is no map: hexes, command ranges and entries were not checked.",
     "Nie ma mapy: nie sprawdzono pól, zasięgów dowodzenia ani wejść."},
    {"terrain-misplaced", Severity::Warning, "The rules put “{terrain}” {place}, but the map has it elsewhere.",
     "Zasady umieszczają teren „{terrain}” {place}, ale na mapie leży on gdzie indziej."},
    {"ground-undefined", Severity::Warning,
     "Hexes without a terrain of their own count as “{ground}”, but the rules define no such terrain for hexes.",
     "Pola bez własnego terenu to „{ground}”, ale zasady nie znają takiego terenu pól."},
    {"road-over-water", Severity::Warning, "“{road}” runs over “{water}” at {side} without a crossing.",
     "„{road}” prowadzi przez „{water}” na boku {side} bez przeprawy."},
    {"crossing-without-water", Severity::Warning, "“{crossing}” at {side} crosses no water.",
     "„{crossing}” na boku {side} nie jest przeprawą przez żadną wodę."},
    {"slope-without-side", Severity::Warning,
     "“{slope}” at {side} does not say which of the two hexes is the upper one.",
     "„{slope}” na boku {side} nie mówi, które z dwóch pól leży wyżej."},
    {"slope-against-levels", Severity::Warning,
     "“{slope}” at {side} has {lower} (level {lower-level}) as its upper hex, but {upper} is the higher one (level "
     "{upper-level}).",
     "„{slope}” na boku {side} ma za wyższe pole {lower} (poziom {lower-level}), a wyżej leży {upper} (poziom "
     "{upper-level})."},
    {"way-in-outside-area", Severity::Warning,
     "“{scenario}” is played in “{area}” only, but “{zone}”, by which counters come onto the map, lies outside.",
     "Scenariusz „{scenario}” toczy się tylko w strefie „{area}”, ale strefa „{zone}”, przez którą wchodzą żetony, "
     "leży poza nią."},
    {"return-missing", Severity::Warning,
     "Units of {army} that lose a melee leave the map, but “{scenario}” has no place where they come back.",
     "Jednostki ({army}) po przegranej walce wręcz schodzą z mapy, a „{scenario}” nie ma miejsca, w którym wracają."},
    {"return-elsewhere", Severity::Warning,
     "Units of {leader} are to come back in “{zone}”, but that is no return point of their army in “{scenario}”.",
     "Jednostki dowódcy {leader} mają wracać w „{zone}”, ale w scenariuszu „{scenario}” ich armia nie ma tam punktu "
     "powrotu."},
    {"grid-larger-than-sheet", Severity::Warning, "The hexes take up {grid}, the sheet has only {sheet}.",
     "Pola zajmują {grid}, a arkusz ma tylko {sheet}."},
    {"sheet-not-as-printed", Severity::Warning, "The sheet measures {sheet}, the rules speak of a map of {printed}.",
     "Arkusz ma wymiary {sheet}, a zasady mówią o mapie {printed}."},
    {"scale-differs", Severity::Warning, "A hex of the map is {map} m wide, by the rules {rules} m.",
     "Pole na mapie ma {map} m, a według zasad {rules} m."},
    {"label-path", Severity::Warning, "The path of the name “{name}” can't be read; the name is drawn straight.",
     "Nie da się odczytać linii nazwy „{name}”; nazwa jest rysowana prosto."},
    {"label-over-edge", Severity::Warning, "The name “{name}” hangs over the edge of the map.",
     "Nazwa „{name}” wystaje poza krawędź mapy."},
    {"slope-on-level", Severity::Note, "“{slope}” at {side} lies between two hexes of the same level ({level}).",
     "„{slope}” na boku {side} leży między polami tego samego poziomu ({level})."},
    {"slope-gap", Severity::Note,
     "Between {upper} (level {upper-level}) and {lower} (level {lower-level}) “{slope}” is missing, though it goes on "
     "at both ends.",
     "Między {upper} (poziom {upper-level}) a {lower} (poziom {lower-level}) brakuje terenu „{slope}”, choć "
     "ciągnie się on po obu stronach."},
    {"return-not-on-edge", Severity::Note,
     "Units come back in “{zone}”, and these of its hexes are not on an edge of the map: {hexes}.",
     "W strefie „{zone}” wracają jednostki, a te jej pola nie leżą na krawędzi mapy: {hexes}."},
});

constexpr auto kFixes = std::to_array<Wording>({
    {"erase-off-map", Severity::Note, "Erase “{name}” at {hex}", "Usuń „{name}” z {hex}"},
    {"straighten-label", Severity::Note, "Take the path off “{name}”", "Usuń linię nazwy „{name}”"},
    {"move-label-in", Severity::Note, "Move “{name}” onto the map", "Przesuń nazwę „{name}” na mapę"},
    {"erase-entry-hexes", Severity::Note, "Take {hexes} out of “{zone}”", "Wyłącz {hexes} ze strefy „{zone}”"},
    {"add-crossing", Severity::Note, "Put “{crossing}” at {side}", "Dodaj „{crossing}” na boku {side}"},
    {"erase-crossing", Severity::Note, "Erase “{crossing}” at {side}", "Usuń „{crossing}” z boku {side}"},
    {"set-upper-hex", Severity::Note, "Take {upper} as the upper hex", "Uznaj {upper} za wyższe pole"},
    {"turn-slope", Severity::Note, "Turn “{slope}” at {side} round", "Odwróć „{slope}” na boku {side}"},
    {"fill-slope-gap", Severity::Note, "Fill the gap with “{slope}”", "Wypełnij lukę terenem „{slope}”"},
    {"turn-sheet", Severity::Note, "Turn the sheet by a quarter", "Obróć arkusz o ćwierć obrotu"},
    {"shrink-hexes", Severity::Note, "Shrink the hexes to fit {sheet}", "Zmniejsz pola, by zmieściły się na {sheet}"},
    {"take-printed-sheet", Severity::Note, "Take a sheet of {printed}", "Przyjmij arkusz {printed}"},
    {"take-scale", Severity::Note, "Set the scale to {rules} m", "Ustaw skalę na {rules} m"},
});

}  // namespace

Family mapFamily() {
  Family family;
  family.findings = kFindings;
  family.fixes = kFixes;
  family.checks = {
      hexByHex("map-hexes", {}, groundTables(), 0, checkMapHexes),
      whole("map-things", tables<model::Symbol, model::Label, model::Note, model::Zone, model::ZoneHex>(),
            checkMapThings),
      whole("label-places", tables<model::Label>(), checkLabelPlaces),
      hexByHex("ground", {}, groundTables(), 1, checkGround),
      whole("ground-rule", {}, checkGroundRule),
      hexByHex("slopes", {}, tables<model::HexRow, model::Hexside>(), 2, checkSlopes),
      whole("entry-hexes", tables<model::Entry, model::Zone, model::ZoneHex>(), checkEntryHexes),
      whole("return-zones", tables<model::ReturnPoint, model::Zone, model::ZoneHex>(), checkReturnZones),
      whole("return-points",
            tables<model::Scenario, model::Variant, model::VariantBlock, model::SetUpBlock, model::Setting, model::Army,
                   model::Unit, model::Leader, model::Zone, model::ReturnPoint>(),
            checkReturnPoints),
      hexByHex("return-ground", tables<model::ReturnPoint, model::ZoneHex, model::Army, model::Unit>(),
               tables<model::HexRow>(), 0, checkReturnGround),
      whole("areas",
            tables<model::Scenario, model::Setting, model::Entry, model::ReturnPoint, model::Zone, model::ZoneHex>(),
            checkAreas),
      whole("sheet", {}, checkSheet),
  };
  return family;
}

}  // namespace redoubt::check
