#include "core/rules/vocabulary/terms.h"

// Who holds the ground about him: zones of control, and charges out of them.
namespace redoubt::rules::terms {

std::vector<Term> control() {
  constexpr auto kArm = NameKind::Arm;
  return {
      {"control/zones",
       list(zone()),
       {"The zones of a unit that it controls; units of arms that face nowhere control all hexes round them (K5.11).",
        "Strefy jednostki, które są jej strefą kontroli; jednostki broni bez zwrotu kontrolują wszystkie pola dokoła "
        "(K5.11)."}},
      {"control/none",
       names(kArm),
       {"Arms without a zone of control (K11.11).", "Rodzaje broni bez strefy kontroli (K11.11)."}},
      {"control/stops",
       truth(),
       {"Whether a unit must stop on entering an enemy's zone of control (K5.21).",
        "Czy jednostka musi się zatrzymać po wejściu w strefę kontroli wroga (K5.21)."}},
      {"control/entry-cost",
       points(),
       {"What entering an enemy's zone of control costs beside the terrain (K5.22).",
        "Ile poza terenem kosztuje wejście w strefę kontroli wroga (K5.22)."}},
      {"control/turning",
       object({{"arms", names(kArm)},
               optional("60", points()),
               optional("120", points()),
               optional("180", points()),
               optional("only-first", truth())}),
       {"Who may turn in an enemy's zone of control and what it costs instead, by degrees; with `only-first` before "
        "any other movement alone (K4.35, K5.23).",
        "Kto może zrobić zwrot w strefie kontroli wroga i ile to wtedy kosztuje, w stopniach; z `only-first` tylko "
        "przed "
        "innym ruchem (K4.35, K5.23)."}},
      {"control/back-away",
       object({{"zone", zone()}, {"into-control", truth()}, {"free-turn", truth()}}),
       {"The zone a unit in an enemy's zone of control may back into for its whole allowance, whether into another "
        "such "
        "zone, and whether it then turns for nothing (K5.24).",
        "Strefa, do której jednostka w strefie kontroli wroga może się cofnąć za wszystkie punkty ruchu, czy także w "
        "inną "
        "taką strefę i czy potem może wykonać darmowy zwrot (K5.24)."}},
      {"control/negated-by-friends",
       truth(),
       {"Whether friends in a hex lift the enemy's zone of control there (K5.12).",
        "Czy własne jednostki na polu znoszą tam strefę kontroli wroga (K5.12)."}},
      {"control/ignored-by",
       list(either({word({"leader", "pursuit"}), name(kArm)})),
       {"Who pays no heed to enemies' zones of control (K7.32, K9.15).",
        "Kogo nie dotyczą strefy kontroli wroga (K7.32, K9.15)."}},
      {"control/ignored-with",
       names(kArm),
       {"Arms in whose company units pay no heed to them (K11.16).",
        "Rodzaje broni, w których towarzystwie jednostek nie dotyczą strefy kontroli wroga (K11.16)."}},
      {"control/bars-retreat",
       truth(),
       {"Whether nobody may retreat into an enemy's zone of control (K7.22).",
        "Czy nie wolno wycofać się w strefę kontroli wroga (K7.22)."}},
      {"countercharge/arm",
       name(kArm),
       {"The arm that may charge a mover in the enemy's movement (K6.61).",
        "Rodzaj broni, który może kontrszarżować w fazie ruchu wroga (K6.61)."}},
      {"countercharge/within",
       whole(1),
       {"How near a mover must come, in hexes (K6.62).", "Jak blisko musi podejść wróg, w polach (K6.62)."}},
      {"countercharge/turn",
       whole(0, 180),
       {"By how many degrees the unit may turn for it (K6.63).",
        "O ile stopni jednostka może się przy tym obrócić (K6.63)."}},
      {"countercharge/from-control",
       truth(),
       {"Whether a unit in an enemy's zone of control may do so (K6.63).",
        "Czy może to zrobić jednostka w strefie kontroli wroga (K6.63)."}},
      {"countercharge/ends-movement",
       truth(),
       {"Whether it ends the mover's movement, however it goes (K6.63, K6.64).",
        "Czy kończy ruch wroga, niezależnie od wyniku (K6.63, K6.64)."}},
      {"countercharge/per-unit",
       whole(1),
       {"How often a unit may do so in a turn (K6.65).", "Ile razy w etapie jednostka może to zrobić (K6.65)."}},
      {"countercharge/several-units",
       truth(),
       {"Whether several units may do so at once on one mover (K6.65).",
        "Czy kilka jednostek może to zrobić naraz przeciw jednemu wrogowi (K6.65)."}},
      {"countercharge/not-on",
       list(text()),
       {"Movers who can't be met so (K6.62).", "Wrogowie, przeciw którym nie wolno (K6.62)."}},
      {"countercharge/until",
       text(),
       {"How long it can be decided upon (K6.63).", "Do kiedy można się na to zdecydować (K6.63)."}},
  };
}

}  // namespace redoubt::rules::terms
