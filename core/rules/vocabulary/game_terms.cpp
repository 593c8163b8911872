#include "core/rules/vocabulary/terms.h"

// The course of the game: scale, turns, steps, commands, victory; and what scenarios set.
namespace redoubt::rules::terms {
namespace {

Shape rollWithTurn() {
  return object({{"roll", dice()}, optional("plus", whole(-100)), optional("plus-turn", truth())});
}

Shape casualtyRoll() {
  return list(object(
      {{"from", whole(0)}, {"to", whole(0)}, {"result", word({"dead", "none", "out-of-pool", "to-other-unit"})}}));
}

}  // namespace

Shape zone() {
  return word({"front", "flank", "rear"});
}

Shape names(NameKind kind) {
  return list(name(kind));
}

std::vector<Term> scale() {
  return {
      {"scale/minutes-per-turn", points(), {"How many minutes a turn lasts ([2.1]).", "Ile minut trwa etap ([2.1])."}},
      {"scale/metres-per-hex",
       points(),
       {"The distance between the centres of neighbouring hexes, in metres ([2.1]).",
        "Odległość między środkami sąsiednich pól, w metrach ([2.1])."}},
      {"scale/men-per-point",
       whole(1),
       {"How many men one point of strength or size stands for ([2.1]).",
        "Ilu żołnierzy oznacza jeden punkt siły lub liczebności ([2.1])."}},
      {"scale/men-per-counter/<arm>",
       either({whole(1), span(1)}),
       {"How many men a counter of that arm stands for (K2.1).", "Ilu żołnierzy oznacza żeton tej broni (K2.1)."}},
      {"scale/guns-per-counter",
       either({whole(1), span(1)}),
       {"How many guns a counter of artillery stands for ([2.1]).", "Ile dział oznacza żeton artylerii ([2.1])."}},
      {"dice/sides", whole(2), {"The sides of the die ([2.2]).", "Liczba ścian kostki ([2.2])."}},
      {"dice/zero", whole(0), {"What the face 0 counts ([2.2]).", "Ile liczy się wynik 0 na kostce ([2.2])."}},
      {"rounding",
       word({"half-up", "half-down", "up", "down"}),
       {"What becomes of fractions ([3.4]).", "Jak zaokrągla się ułamki ([3.4])."}},
      {"citation/<source>",
       text(),
       {"The prefix of a paragraph of that source when it is cited: R6.2.",
        "Litery przed numerem paragrafu tego źródła, gdy się go cytuje: R6.2."}},
      {"box/counters", whole(0), {"How many counters the box holds ([2.0]).", "Ile żetonów jest w pudełku ([2.0])."}},
      {"box/map-millimetres",
       list(whole(1)),
       {"The size of the printed map ([2.0]).", "Wymiary wydrukowanej mapy ([2.0])."}},
      {"map/mixed-terrain",
       text(),
       {"Which terrain counts in a hex that shows several (R2.0).",
        "Który teren liczy się na polu, na którym widać kilka (R2.0)."}},
      {"map/theme",
       word({"staff", "engraved", "schematic"}),
       {"What the map looks like unless another look is chosen.", "Wygląd mapy, jeśli nie wybrano innego."}},
      {"set-up/complete",
       truth(),
       {"False while a design is under way and counters need no place yet.",
        "Fałsz, dopóki projekt powstaje i żetony nie muszą mieć miejsca."}},
      {"set-up/start-hex",
       word({"on-counter", "in-scenario"}),
       {"Where the starting hexes are printed ([3.1]).", "Gdzie wydrukowano pola początkowe ([3.1])."}},
  };
}

std::vector<Term> turns() {
  return {
      {"turns/count", whole(1), {"The turns of a game ([3.2]).", "Liczba etapów gry ([3.2])."}},
      {"turns/rounds", someOf(text()), {"The rounds of a turn, in order ([3.3]).", "Tury etapu po kolei ([3.3])."}},
      {"turns/phases", someOf(text()), {"The phases of a round, in order ([3.3]).", "Fazy tury po kolei ([3.3])."}},
      {"turns/skipped", text(), {"Which phases may be skipped (K3.1).", "Które fazy wolno pominąć (K3.1)."}},
      {"turns/initiative",
       word({"in-scenario"}),
       {"What tells who has the initiative and so the first round of a turn (K3.1).",
        "Co mówi, kto ma inicjatywę, a więc pierwszą rundę etapu (K3.1)."}},
      {"turns/first-draw", text(), {"Who draws first ([3.3]).", "Kto losuje pierwszy ([3.3])."}},
      {"activation/overall",
       whole(0),
       {"How many overall commanders of an army go into the pool each turn ([3.3]).",
        "Ilu głównodowodzących armii trafia w każdym etapie do puli aktywacji ([3.3])."}},
      {"activation/free-choice",
       whole(0),
       {"How many more leaders its player chooses for the pool ([3.3]).",
        "Ilu kolejnych dowódców do puli wybiera gracz ([3.3])."}},
      {"activation/unchosen",
       text(),
       {"What becomes of the chits that were not chosen ([3.3], [13.0]).",
        "Co się dzieje ze znacznikami aktywacji, których nie wybrano ([3.3], [13.0])."}},
      {"activation/power/<leader>",
       object({optional("activates", list(object({{"army", name(NameKind::Army)}, {"leaders", whole(1)}}))),
               optional("order", word({"any", "before-his-own"})), optional("own-command", truth()),
               optional("units", whole(1)), optional("within", whole(0)), optional("phases", list(whole(1))),
               optional("moves", truth()), optional("overall-only", truth()), optional("returns", rollWithTurn())}),
       {"What a leader may do when his chit is drawn, beyond leading his own command: activate leaders of an army, act "
        "with any units near him, go back into the pool in a later turn (R4.4, M4.4, S4.4, S4.5); with `overall-only` "
        "just in scenarios where he is overall commander (R13.0).",
        "Co wolno dowódcy po wylosowaniu jego znacznika poza prowadzeniem własnych jednostek: aktywować dowódców "
        "armii, działać dowolnymi jednostkami w pobliżu, wrócić do puli w późniejszym etapie (R4.4, M4.4, S4.4, S4.5); "
        "z `overall-only` tylko w scenariuszach, w których jest głównodowodzącym (R13.0)."}},
      {"activation/power/overall",
       anyValue(),
       {"What whoever is overall commander in a scenario may do when his chit is drawn (R13.0).",
        "Co po wylosowaniu znacznika wolno temu, kto w scenariuszu jest głównodowodzącym (R13.0)."}},
  };
}

std::vector<Term> steps() {
  return {
      {"steps/source",
       word({"counters", "size"}),
       {"Whether a unit's steps are printed counters or follow from its size ([3.4]).",
        "Czy stopnie strat jednostki są wydrukowane na żetonach, czy wynikają z siły ([3.4])."}},
      {"steps/ladder",
       list(text()),
       {"The steps of printed counters in order: \"1 front\", \"1 back\", \"2 front\" (R3.4).",
        "Kolejne stopnie strat na wydrukowanych żetonach: \"1 front\", \"1 back\", \"2 front\" (R3.4)."}},
      {"steps/points-per-loss",
       whole(1),
       {"How many points most losses take away (R3.4).", "Ile punktów zabiera większość strat (R3.4)."}},
      {"steps/spare-counters",
       truth(),
       {"Whether spare counters carry later steps (R3.4).",
        "Czy dalsze stopnie strat są na żetonach zapasowych (R3.4)."}},
      {"steps/by-size/<number>",
       list(word({"front", "back", "-1", "-2"})),
       {"The steps of a unit of that size in order; a number is a marker on the face before it (M3.4, S3.4).",
        "Kolejne stopnie strat jednostki o tej sile; liczba to znacznik na stronie podanej przed nią (M3.4, "
        "S3.4)."}},
      {"steps/markers-lower",
       list(word({"size", "fire", "morale"})),
       {"What a marker of losses lowers (M3.4).", "Co obniża znacznik strat (M3.4)."}},
  };
}

std::vector<Term> command() {
  return {
      {"command/range",
       whole(0),
       {"How far from its leader a unit is in command, in hexes ([4.2]).",
        "Jak daleko od dowódcy jednostka jest dowodzona, w polach ([4.2])."}},
      {"command/trace",
       object({{"through-enemy", truth()}, optional("through-melee", truth())}),
       {"Whether that distance may be counted through hexes with enemies, and through melee hexes (M4.2).",
        "Czy tę odległość wolno liczyć przez pola z wrogiem i przez pola starcia (M4.2)."}},
      {"command/required",
       names(NameKind::Arm),
       {"The arms whose units must belong to a command ([4.1]).",
        "Rodzaje broni, których jednostki muszą komuś podlegać ([4.1])."}},
      {"command/phases",
       list(whole(1)),
       {"The phases for which a unit must be in command ([4.2]).",
        "Fazy, w których jednostka musi być dowodzona ([4.2])."}},
      {"command/foreign-orders",
       truth(),
       {"Whether a leader may order units of another ([4.1]).",
        "Czy dowódcy wolno rozkazywać cudzym jednostkom ([4.1])."}},
      {"command/several-at-once",
       truth(),
       {"Whether units of several commands may act together ([4.3]).",
        "Czy jednostki różnych dowódców mogą działać wspólnie ([4.3])."}},
      {"command/after-loss",
       anyValue(),
       {"Who leads the units of a lost leader, and at what price ([4.3]).",
        "Kto i jakim kosztem prowadzi jednostki po utraconym dowódcy ([4.3])."}},
      {"command/without-heir",
       names(NameKind::Leader),
       {"Leaders whose units nobody inherits (R4.3).", "Dowódcy, po których nikt nie przejmuje jednostek (R4.3)."}},
      {"command/reserve",
       object({optional("army", name(NameKind::Army)), optional("not", names(NameKind::Leader)),
               optional("part", truth())}),
       {"The units of several commands are a reserve, which the leaders of all of them may lead: of which army, which "
        "of "
        "its leaders may not, and whether one may lead a part of it (M4.5).",
        "Jednostki kilku dowództw to rezerwa, którą mogą prowadzić ich dowódcy: której armii, którzy z jej dowódców "
        "nie mogą i czy wolno prowadzić jej część (M4.5)."}},
      {"leader/removed",
       list(text()),
       {"When a leader leaves the map for good (R4.5, M4.6).", "Kiedy dowódca schodzi z mapy na stałe (R4.5, M4.6)."}},
      {"leader/symbol",
       text(),
       {"The bust on the counters of leaders ([2.0]).", "Popiersie na żetonach dowódców ([2.0])."}},
      {"leader/symbol-in/<army>",
       text(),
       {"The bust of an army's leaders, where that is another.", "Popiersie dowódców armii, jeśli jest inne."}},
      {"leader/symbol-of/<leader>",
       text(),
       {"The bust of one leader, where he has his own.", "Popiersie dowódcy, jeśli ma własne."}},
      {"leader/hexes",
       whole(0),
       {"How many hexes a leader may move (K9.13).", "O ile pól może się ruszyć dowódca (K9.13)."}},
      {"leader/terrain-counts",
       truth(),
       {"Whether terrain costs leaders anything (K9.13).", "Czy teren kosztuje dowódców (K9.13)."}},
      {"leader/barred-as",
       name(NameKind::Arm),
       {"The arm whose forbidden terrain a leader may not enter either (K9.15).",
        "Rodzaj broni, którego niedostępny teren jest niedostępny i dla dowódców (K9.15)."}},
      {"leader/into-forbidden",
       word({"eliminated"}),
       {"What becomes of a leader who enters such terrain or an enemy's hex (K9.15).",
        "Co dzieje się z dowódcą, który wejdzie na taki teren lub na pole wroga (K9.15)."}},
      {"leader/helps-in",
       list(word({"hex", "front", "neighbours"})),
       {"Where units have a leader's help: in his hex, before him, beside him (K9.21).",
        "Gdzie dowódca pomaga jednostkom: na swoim polu, przed sobą, obok siebie (K9.21)."}},
      {"leader/casualty-dice",
       dice(),
       {"The dice of that roll, where they are others than the battle's die (K9.22).",
        "Kości do tego rzutu, jeśli inne niż kostka bitwy (K9.22)."}},
      {"leader/casualty-roll",
       casualtyRoll(),
       {"The roll for a leader who may be hit; its rows cover every face of the die ([4.5.1], [4.6.1]).",
        "Rzut za dowódcę, który mógł zostać trafiony; wiersze obejmują każdy wynik na kostce ([4.5.1], [4.6.1])."}},
      {"leader/casualty-roll/eliminated",
       casualtyRoll(),
       {"The same roll where the unit he is with is eliminated, if that has one of its own (K9.22).",
        "Ten sam rzut po wyeliminowaniu jednostki, z którą jest, jeśli jest inny (K9.22)."}},
      {"leader/casualty-roll/retreats",
       casualtyRoll(),
       {"The same roll where the unit he is with has to retreat, if that has one of its own (K9.23).",
        "Ten sam rzut, gdy jednostka, z którą jest, musi się cofnąć, jeśli jest inny (K9.23)."}},
      {"leader/casualty-causes",
       list(object({optional("fire", word({"rifle", "artillery"})), optional("by", names(NameKind::Arm)),
                    optional("row-from", whole(0)), optional("range", whole(0)), optional("melee-roll", whole(0)),
                    optional("unit", word({"eliminated", "retreats"}))})),
       {"What brings that roll about: rifle fire from a row on, by units of certain arms only where they are named; "
        "artillery within a range; a roll in melee; what becomes of the unit he is with (K9.22, K9.23).",
        "Co wywołuje ten rzut: ostrzał karabinowy od danego wiersza, tylko jednostek wymienionych rodzajów broni, "
        "jeśli "
        "je podano; artyleria z danej odległości; wynik w walce wręcz; los jednostki, z którą jest (K9.22, K9.23)."}},
      {"leader/may-withdraw",
       anyValue(),
       {"When a leader may step back by himself (R8.16.11, M10.11.7).",
        "Kiedy dowódca może sam się wycofać (R8.16.11, M10.11.7)."}},
  };
}

std::vector<Term> victory() {
  return {
      {"victory/award/<award>",
       object({{"for",
                word({"unit-eliminated", "unit-eliminated-by-fire", "unit-eliminated-by-fire-or-crisis", "melee-won",
                      "artillery-eliminated", "artillery-captured", "artillery-recaptured", "leader-killed"})},
               {"points", either({whole(0), text()})},
               optional("arms", names(NameKind::Arm))}),
       {"What brings victory points: a number, or a formula of numbers, `morale` and `stars` joined by + and * "
        "([12.1]); with `arms` only for units of these (scenarios of K).",
        "Co daje punkty zwycięstwa: liczba albo wzór z liczb, `morale` i `stars` połączonych znakami + i * ([12.1]); z "
        "`arms` tylko za jednostki tych rodzajów broni (scenariusze K)."}},
      {"victory/levels",
       list(object({{"from", whole(0)}, optional("to", whole(0)), {"level", text()}})),
       {"What a lead in points is called (R12.2).", "Jak nazywa się przewaga punktów (R12.2)."}},
      {"victory/automatic",
       text(),
       {"How a game ends early ([12.3], M12.4).", "Jak gra kończy się przed czasem ([12.3], M12.4)."}},
      {"victory/tally",
       word({"each", "difference"}),
       {"Whether each side has points of its own or one marker shows the lead (M12.2).",
        "Czy każda strona ma własne punkty, czy jeden żeton pokazuje przewagę (M12.2)."}},
      {"victory/tie", name(NameKind::Player), {"Who wins a tie (M12.3).", "Kto wygrywa przy remisie (M12.3)."}},
  };
}

std::vector<Term> settings() {
  return {
      {"turn/first", whole(1), {"The first turn of the scenario ([13.0]).", "Pierwszy etap scenariusza ([13.0])."}},
      {"turn/last", whole(1), {"The last turn ([13.0], S13.1).", "Ostatni etap ([13.0], S13.1)."}},
      {"turn/minutes", points(), {"How many minutes a turn lasts ([2.1]).", "Ile minut trwa etap ([2.1])."}},
      {"turn/start", text(), {"The time of day at the beginning, HH:MM.", "Godzina na początku, GG:MM."}},
      {"overall-commander/<army>",
       name(NameKind::Leader),
       {"Who commands an army in this scenario ([4.4], R13.0).",
        "Kto jest głównodowodzącym armii w tym scenariuszu ([4.4], R13.0)."}},
      {"release/<leader>",
       object({{"when", text()}, optional("available", text()), optional("until-then", text())}),
       {"What sets a leader free before the schedule does, and what holds for his units until then (R13.0).",
        "Co uwalnia dowódcę wcześniej, niż przewiduje harmonogram, i co do tego czasu obowiązuje jego jednostki "
        "(R13.0)."}},
      {"return-of/<leader>",
       name(NameKind::Zone),
       {"Where units of this leader come back without him; those of the others come back at the other return points of "
        "the army (M11.11.4).",
        "Gdzie bez dowódcy wracają jego jednostki; jednostki pozostałych wracają w innych punktach powrotu armii "
        "(M11.11.4)."}},
      {"forces/<army>",
       list(nameOf({NameKind::Unit, NameKind::Leader})),
       {"The only units and leaders of the army that take part (S13.1).",
        "Jedyne jednostki i dowódcy tej armii, którzy biorą udział (S13.1)."}},
      {"area",
       name(NameKind::Zone),
       {"The only hexes that may be entered (S13.1).", "Jedyne pola, na które wolno wejść (S13.1)."}},
      {"activation/together",
       list(list(name(NameKind::Arm))),
       {"The arms that one activation may lead together; it must choose one of the lists (S13.1).",
        "Rodzaje broni, które jedna aktywacja może prowadzić razem; trzeba wybrać jedną z list (S13.1)."}},
      {"initiative",
       name(NameKind::Player),
       {"The player who has the initiative (scenarios of K).", "Gracz, który ma inicjatywę (scenariusze K)."}},
      {"moves-from/<army>",
       object({{"turn", whole(1)}, optional("unless", word({"attacked"}))}),
       {"The turn from which an army may move; with `unless` from an attack on it on, if that comes first (scenarios "
        "of "
        "K).",
        "Etap, od którego armia może się ruszać; z `unless` już od ataku na nią (scenariusze K)."}},
      {"stock/<stock>", whole(0), {"How much of a stock there is (K6.73).", "Ile jest sztuk zapasu (K6.73)."}},
      {"track/<track>",
       text(),
       {"The space where the marker of a track begins, by its slug (scenarios of K).",
        "Pole toru, na którym zaczyna jego znacznik (scenariusze K)."}},
      {"command-of/<unit>",
       name(NameKind::Leader),
       {"Whose a unit is in this scenario (S13.1).", "Komu jednostka podlega w tym scenariuszu (S13.1)."}},
      {"victory/looked-at",
       text(),
       {"When automatic victory is looked at ([12.4]).", "Kiedy sprawdza się automatyczne zwycięstwo ([12.4])."}},
  };
}

}  // namespace redoubt::rules::terms
