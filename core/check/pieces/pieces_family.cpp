#include "core/check/families.h"
#include "core/check/pieces/pieces_checks.h"

namespace redoubt::check {
namespace {

using model::Severity;

constexpr auto kFindings = std::to_array<Wording>({
    {"order-unknown-verb", Severity::Warning,
     "Nobody knows what the order to “{verb}” asks for; the known ones are weaken, cut and remove.",
     "Nie wiadomo, czego żąda rozkaz „{verb}”; znane są: weaken, cut i remove."},
    {"order-malformed", Severity::Error, "To whom the order to “{verb}” goes can't be read{at}: expected {expected}.",
     "Nie da się odczytać, kogo dotyczy rozkaz „{verb}”{at}: oczekiwano: {expected}."},
    {"order-unknown-name", Severity::Error,
     "The order to “{verb}” names “{name}”, but nothing is called so here: it should be {kind}.",
     "Rozkaz „{verb}” wymienia „{name}”, ale nic się tu tak nie nazywa; powinien to być {kind}."},
    {"order-count", Severity::Error, "The order to “{verb}” is for {count} counters.",
     "Rozkaz „{verb}” podaje liczbę żetonów {count}."},
    {"order-too-many", Severity::Error,
     "{army}: the order to “{verb}” is for {count} counters, but only {found} fit it; of {open} more it isn't known.",
     "{army}: rozkaz „{verb}” dotyczy żetonów w liczbie {count}, a na pewno pasuje do niego {found}; niepewnych jest "
     "{open}."},
    {"order-undecidable", Severity::Note,
     "{army}: whether there are {count} counters for the order to “{verb}” rests on estimates: {found} fit for sure, "
     "{open} perhaps.",
     "{army}: czy jest dość żetonów na rozkaz „{verb}” (ile: {count}), zależy od szacunków: pasuje na pewno {found}, "
     "być może {open}."},
    {"event-malformed", Severity::Error, "The {part} of event “{event}” can't be read{at}: expected {expected}.",
     "Nie da się odczytać części „{part}” zdarzenia „{event}”{at}: oczekiwano: {expected}."},
    {"event-unknown-name", Severity::Error,
     "The {part} of event “{event}” names “{name}”, but nothing is called so here: it should be {kind}.",
     "Część „{part}” zdarzenia „{event}” wymienia „{name}”, ale nic się tu tak nie nazywa; powinien to być {kind}."},
    {"event-label-unknown", Severity::Error,
     "Event “{event}” waits for “{label}”, but no space of the track “{track}” is labelled so.",
     "Zdarzenie „{event}” czeka na „{label}”, ale żadne pole toru „{track}” nie ma takiego napisu."},
    {"event-takes-too-few", Severity::Error,
     "Event “{event}” takes {remove} units away, of which {sum} are to be of certain armies.",
     "Zdarzenie „{event}” usuwa jednostek: {remove}, z czego z określonych armii ma być {sum}."},
    {"stock-carriers", Severity::Warning,
     "{stock}: the scenario gives {amount}, but {count} × “{carriers}” with {each} each carry {sum}.",
     "{stock}: scenariusz daje {amount}, ale {count} × „{carriers}” po {each} wiezie {sum}."},
    {"stock-unset", Severity::Note, "{stock}: “{scenario}” doesn't say how much there is ({path}).",
     "{stock}: „{scenario}” nie mówi, ile tego jest ({path})."},
    {"stock-space-unknown", Severity::Error, "{stock}: no track has the space “{space}” for it.",
     "{stock}: żaden tor nie ma pola „{space}”, na którym ma leżeć."},
    {"stock-without-user", Severity::Error,
     "{stock}: one begins in use in hex {hex}, where nobody is who could use it.",
     "{stock}: na polu {hex} jest w użyciu od początku, a nie ma tam nikogo, kto może tego użyć."},
    {"stock-used-beside-enemy", Severity::Error,
     "{stock}: one begins in use in hex {hex}, beside an enemy, where none may be taken.",
     "{stock}: na polu {hex} jest w użyciu od początku obok wroga, gdzie nie wolno tego użyć."},
    {"marker-without-side", Severity::Error, "{marker} in {hex} lies on no hexside: it needs a side to face.",
     "{marker} na polu {hex} nie leży na żadnym boku: potrzebuje zwrotu ku bokowi."},
    {"marker-off-hexside", Severity::Error, "{marker} in {hex} lies on a hexside without “{terrain}”.",
     "{marker} na polu {hex} leży na boku, na którym nie ma „{terrain}”."},
    {"marker-too-many", Severity::Error, "{marker}: {count} are placed, but there are only {copies}.",
     "{marker}: rozstawiono {count}, a jest tylko {copies}."},
    {"marker-no-room", Severity::Error,
     "{marker}: {count} are placed, but the map has room for {room} (hexsides with “{terrain}”).",
     "{marker}: rozstawiono {count}, a na mapie jest miejsce na {room} (boki z „{terrain}”)."},
    {"marker-unknown", Severity::Note, "The rules know no marker “{words}”.", "Zasady nie znają znacznika „{words}”."},
    {"track-start-unknown", Severity::Error,
     "By “{by}” the track “{track}” begins at “{space}”, which it doesn't have.",
     "Według „{by}” tor „{track}” zaczyna się na polu „{space}”, którego nie ma."},
    {"track-start-off-middle", Severity::Note,
     "The marker of “{track}” begins at “{space}”, not in the middle of the spaces that help nobody, “{middle}”.",
     "Znacznik toru „{track}” zaczyna na polu „{space}”, a nie pośrodku pól, które nikomu nie pomagają („{middle}”)."},
    {"track-zone-unknown", Severity::Error, "No space of the track “{track}” is labelled “{zone}”, as its zones are.",
     "Żadne pole toru „{track}” nie ma napisu „{zone}”, choć jest taka strefa."},
    {"track-zone-torn", Severity::Warning, "The spaces of zone “{zone}” of the track “{track}” don't lie together.",
     "Pola strefy „{zone}” toru „{track}” nie leżą obok siebie."},
    {"track-label-unknown", Severity::Warning,
     "Spaces of the track “{track}” are labelled “{label}”, which is no zone.",
     "Na torze „{track}” są pola z napisem „{label}”, który nie jest strefą."},
    {"space-too-full", Severity::Error,
     "{count} counters begin on “{space}” of the track “{track}”, which holds {capacity}.",
     "Na polu „{space}” toru „{track}” zaczyna żetonów {count}, a mieści się {capacity}."},
});

}  // namespace

Family piecesFamily() {
  Family family;
  family.findings = kFindings;
  const TableSet named = tables<model::Army, model::Leader, model::Unit, model::Player, model::Zone, model::Track>();
  const TableSet placed = CheckContext::setUpTables() | tables<model::Army, model::Unit, model::Leader>();
  family.checks = {
      whole("orders", named | placed | CheckContext::figureTables() | tables<model::SetUpOrder>(), checkOrders),
      whole("events", named | tables<model::Event, model::Space, model::Scenario>(), checkEvents),
      whole("stocks", placed | tables<model::Setting, model::Space, model::Player>(), checkStocks),
      whole("markers", placed | tables<model::Hexside>(), checkMarkers),
      whole("tracks", placed | tables<model::Setting, model::Track, model::Space>(), checkTracks),
  };
  return family;
}

}  // namespace redoubt::check
