#include "core/rules/vocabulary/terms.h"

// What stands round the hexes on a sheet of the map.
namespace redoubt::rules::terms {

std::vector<Term> looks() {
  return {
      {"look/frame/place",
       word({"below", "left", "right", "none"}),
       {"Where the title, the legend and the tracks stand; without it below or beside the map, where the sheet has "
        "room.",
        "Gdzie stoją tytuł, legenda i tory; bez tego pod mapą lub obok niej, gdzie arkusz ma miejsce."}},
      {"look/frame/parts",
       list(word({"title", "legend", "effects", "number", "scale", "north", "origin", "tracks"})),
       {"What is shown there; without it everything the battle has. `effects` are the figures of the legend, `number` "
        "the sample of a hex number, `origin` the word that the map is invented.",
        "Co jest tam pokazane; bez tego wszystko, co bitwa ma. `effects` to liczby w legendzie, `number` wzór numeru "
        "pola, `origin` informacja, że mapa jest umowna."}},
      {"look/frame/heading",
       text(),
       {"The line over the title; without it \"Plan of the battle\".", "Wiersz nad tytułem; bez tego „Plan bitwy”."}},
      {"look/frame/title",
       text(),
       {"The title on the map; without it the battle's, without its year.",
        "Tytuł na mapie; bez tego tytuł bitwy, bez roku."}},
      {"look/frame/year",
       text(),
       {"The line below the title; without it the battle's year.", "Wiersz pod tytułem; bez tego rok bitwy."}},
      {"look/frame/line",
       text(),
       {"The last line of the title; without it the battle's day and place.",
        "Ostatni wiersz tytułu; bez tego dzień i miejsce bitwy."}},
  };
}

}  // namespace redoubt::rules::terms
