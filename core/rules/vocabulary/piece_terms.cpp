#include "core/rules/vocabulary/terms.h"

// What lies on the table beside units and leaders: figures of their own, markers, stocks, transport, substitutes; and
// the orders and events of scenarios.
namespace redoubt::rules::terms {
namespace {

constexpr auto kArm = NameKind::Arm;
constexpr auto kType = NameKind::UnitType;

}  // namespace

std::vector<Term> pieces() {
  return {
      {"figure/<figure>/title",
       text(),
       {"What people call a figure of counters beyond morale, size and fire (K2.3).",
        "Nazwa wartości na żetonach poza morale, siłą i ogniem (K2.3)."}},
      {"figure/<figure>/short", text(), {"Its letters on small counters and in tables: MP.", "Jej skrót: PR."}},
      {"figure/<figure>/order", whole(0), {"Its place in lists.", "Miejsce wartości na listach."}},
      {"figure/<figure>/of",
       word({"units", "leaders"}),
       {"Whose counters bear it.", "Na czyich żetonach się znajduje."}},
      {"figure/morale/on-counters",
       truth(),
       {"Whether counters bear morale; they do unless this is false.",
        "Czy morale jest na żetonach; jest, chyba że tu jest false."}},
      {"figure/size/on-counters",
       truth(),
       {"Whether counters bear the size; they do unless this is false.",
        "Czy siła jest na żetonach; jest, chyba że tu jest false."}},
      {"figure/fire/on-counters",
       truth(),
       {"Whether counters bear fire; they do unless this is false.",
        "Czy ogień jest na żetonach; jest, chyba że tu jest false."}},
      {"figure/<figure>/on-counters", truth(), {"Whether counters bear it.", "Czy jest na żetonach."}},
      {"figure/<figure>/signed",
       truth(),
       {"Whether it is written with a sign: +1.", "Czy pisze się ją ze znakiem: +1."}},
      {"figure/<figure>/range",
       span(-99),
       {"The least and the greatest value it can have (K9.21).",
        "Jej najmniejsza i największa możliwa wartość (K9.21)."}},
      {"figure/<figure>/sign",
       word({"arrows"}),
       {"What is drawn beside it on counters: arrows for a figure of movement (K2.3).",
        "Co rysuje się przy niej na żetonach: strzałki przy punktach ruchu (K2.3)."}},
      {"marker/<marker>/title", text(), {"What people call the marker.", "Nazwa znacznika."}},
      {"marker/<marker>/symbol", text(), {"The symbol drawn on it.", "Symbol, który na nim widnieje."}},
      {"marker/<marker>/sign",
       text(),
       {"Letters or a number drawn large on it, on its symbol if it has one.",
        "Litery lub liczba, duże na znaczniku; na symbolu, jeśli go ma."}},
      {"marker/<marker>/colour", colour(), {"The colour of its card, #RRGGBB.", "Kolor jego tła, #RRGGBB."}},
      {"marker/<marker>/in-play",
       truth(),
       {"Whether it is laid only while the battle is played, so that no set-up has it.",
        "Czy kładzie się go tylko w trakcie rozgrywki, więc nie ma go w rozstawieniu."}},
      {"marker/<marker>/copies", whole(0), {"How many of it there are.", "Ile ich jest."}},
      {"marker/<marker>/hexside",
       name(NameKind::Terrain),
       {"The kind of hexside on which it must lie; its direction says on which side of its hex (K14, scenarios).",
        "Rodzaj boku, na którym musi leżeć; zwrot mówi, na którym boku pola (K14, scenariusze)."}},
      {"marker/<marker>/need-not-attack-across",
       truth(),
       {"Whether units behind it need not attack across it (K6.18).",
        "Czy jednostki za nim nie muszą przez niego atakować (K6.18)."}},
      {"marker/<marker>/protects",
       word({"its-hex", "both-hexes"}),
       {"Whom it hinders: those who attack the hex it lies in, or whoever attacks across its hexside (K14.11, K14.12).",
        "Komu przeszkadza: atakującym pole, na którym leży, czy każdemu, kto atakuje przez jego bok (K14.11, "
        "K14.12)."}},
      {"marker/<marker>/removed-by", text(), {"When it is taken away (K14.15).", "Kiedy się go usuwa (K14.15)."}},
      {"stock/<stock>/title", text(), {"What people call the stock.", "Nazwa zapasu."}},
      {"stock/<stock>/army", name(NameKind::Army), {"Whose it is.", "Czyj to zapas."}},
      {"stock/<stock>/marker", name(NameKind::Marker), {"The marker of one of it.", "Znacznik jednej sztuki."}},
      {"stock/<stock>/carried",
       object({{"type", name(kType)}, {"each", whole(1)}}),
       {"The unit type that carries it, and how much is lost with each such unit (K6.75, scenarios).",
        "Typ jednostki, która go wiezie, i ile przepada z każdą taką jednostką (K6.75, scenariusze)."}},
      {"stock/<stock>/used",
       object({{"types", names(kType)}, {"when", text()}, {"not-beside-enemy", truth()}, {"until", text()}}),
       {"Who uses one of it, and whether not beside an enemy; when, and until when it is out, is for people to read "
        "(K6.71, K6.72).",
        "Kto używa jednej sztuki i czy nie obok wroga; kiedy i do kiedy jest ona w użyciu, czytają tylko ludzie "
        "(K6.71, K6.72)."}},
      {"stock/<stock>/spaces",
       object({{"held", text()}, {"spent", text()}}),
       {"The spaces of a track for what is left and what is spent, by their slugs (K6.74).",
        "Pola toru na to, co zostało, i na to, co zużyto (K6.74)."}},
      {"transport/arm",
       name(kArm),
       {"The arm that carries things (K11.11).", "Rodzaj broni, który przewozi (K11.11)."}},
      {"transport/carries",
       names(kArm),
       {"The arms that may stand on it (K11.13).", "Rodzaje broni, które mogą na nim stać (K11.13)."}},
      {"transport/moves-in-combat",
       truth(),
       {"Whether it may move in combat (K11.14).", "Czy może się ruszać w walce (K11.14)."}},
      {"transport/holds",
       object({{"retreat", whole(0)}, {"losses", whole(0)}}),
       {"Up to which retreat its defenders may stay, and the points they lose for that; beyond it the transport is "
        "lost "
        "(K11.15).",
        "Do jakiego odwrotu jego obrońcy mogą zostać i ile punktów za to tracą; powyżej tabor przepada (K11.15)."}},
      {"transport/lost-when", text(), {"How else it is lost (K11.18).", "Jak jeszcze można go stracić (K11.18)."}},
      {"transport/all-lost",
       list(word({"rifle-fire", "artillery-fire"})),
       {"What a side can no longer do once all of it is lost (K11.19).",
        "Czego strona nie może, gdy straci wszystkie (K11.19)."}},
      {"substitute/<unit-type>",
       object({{"for", name(kArm)},
               optional("army", names(NameKind::Army)),
               {"back-when", list(word({"retreat", "dispersed"}))},
               {"losses", word({"kept", "none"})}}),
       {"A type whose counter may stand in for a unit of an arm, when that one comes back, and whether with its losses "
        "(K15.12).",
        "Typ, którego żeton może zastąpić jednostkę danego rodzaju broni, kiedy ta wraca i czy z jej stratami "
        "(K15.12)."}},
      {"attrition/chosen-by", text(), {"Who chooses what an event removes.", "Kto wybiera, co zdarzenie usuwa."}},
  };
}

std::vector<Term> orders() {
  const Shape selector =
      object({optional("types", names(kType)), optional("arms", names(kArm)), optional("units", names(NameKind::Unit)),
              optional("marker", name(NameKind::Marker)), optional("to-size", whole(0))});
  return {
      {"weaken",
       selector,
       {"So many units that fit begin with fewer points (scenarios of K).",
        "Tyle pasujących jednostek zaczyna osłabionych (scenariusze K)."}},
      {"cut",
       selector,
       {"So many units that fit take no part (scenarios of K).",
        "Tyle pasujących jednostek nie bierze udziału (scenariusze K)."}},
      {"remove",
       selector,
       {"So many markers are taken away after the set-up (scenarios of K).",
        "Tyle znaczników usuwa się po rozstawieniu (scenariusze K)."}},
  };
}

std::vector<Term> events() {
  return {
      {"trigger",
       object({optional("phase", text()), optional("army", name(NameKind::Army)),
               optional("enters", name(NameKind::Zone)), optional("crosses", name(NameKind::Terrain)),
               optional("attacked", name(NameKind::Army)), optional("leader", name(NameKind::Leader)),
               optional("fate", list(word({"retreats", "killed"}))), optional("lost", name(kType)),
               optional("turn", whole(1))}),
       {"A phase of an army's round; units that enter a zone or cross a kind of terrain; an attack on an army; what "
        "befalls a leader; a unit of a type, and of an army, that is lost; a turn (scenarios of K).",
        "Faza rundy armii; jednostki wchodzące do strefy lub przekraczające teren; atak na armię; los dowódcy; utrata "
        "jednostki danego typu, i armii; etap (scenariusze K)."}},
      {"condition",
       object({{"track", name(NameKind::Track)}, {"label", text()}}),
       {"The zone of a track in which its marker must be, by the label of its spaces (scenarios of K).",
        "Strefa toru, w której musi być znacznik, według napisu na polach (scenariusze K)."}},
      {"effect",
       object({optional("remove", whole(1)), optional("army", name(NameKind::Army)),
               optional("of-which", byName(NameKind::Army, whole(0))), optional("out-of-game", word({"those-units"})),
               optional("stock", name(NameKind::Stock)), optional("lose", whole(1)),
               optional("may-move", name(NameKind::Army)), optional("wins", name(NameKind::Player))}),
       {"Units that a player takes away, and how many of them of an army; units out of the game; what a stock loses; "
        "an "
        "army that may move from then on; who has won at once (scenarios of K).",
        "Jednostki, które gracz usuwa, i ile z nich z danej armii; jednostki poza grą; strata zapasu; armia, która "
        "odtąd może się ruszać; kto od razu wygrał (scenariusze K)."}},
  };
}

}  // namespace redoubt::rules::terms
