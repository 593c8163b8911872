#include "tests/core/exchange/vassal/engine/traits.h"

#include <map>
#include <string>

namespace redoubt::exchange::vassal::engine {
namespace {

struct TraitLine {
  std::string_view id;
  std::string_view fields;
  size_t least;
  char state;
};

constexpr TraitLine kTraits[] = {
    {"piece", "clone:t delete:t image:P name:t", 4, '*'},
    {"rotate",
     "facings:i cwKey:k ccwKey:k cwText:t ccwText:t randomKey:k randomText:t name:t description:t directKey:k "
     "directText:t directExpression:t directFacing:b",
     1, 'i'},
    {"emb2",
     "activateText:t activateMods:t activateOld:t upText:t upMods:t upOld:t downText:t downMods:t downOld:t "
     "resetText:t resetKey:k resetLevel:t underneath:b x:i y:i images:p names:l loop:b name:t randomKey:k "
     "randomText:t follow:b property:t first:i version:i always:b activateKey:k upKey:k downKey:k description:t "
     "scale:d expression:t expressionKind:b",
     17, 'L'},
    {"mark", "names:l", 1, 'M'},
    {"prototype", "name:t values:t", 1, '-'},
    {"obs",
     "key:k image:P command:t style:t maskName:t access:t peekText:t description:t autoPeek:b dealKey:k "
     "dealExpression:t",
     2, 'o'},
    {"hide", "key:k command:t colour:c access:t transparency:d description:t silent:b", 0, '*'},
    {"label",
     "key:k command:t size:i background:c foreground:c vPos:t vOffset:i hPos:t hOffset:i vJust:t hJust:t nameFormat:t "
     "font:t style:i degrees:i property:t description:t alwaysFormat:b",
     0, '*'},
    {"report", "keys:K format:t cycleKeys:K cycleFormats:l description:t noSuppress:b", 1, 'r'},
    {"footprint",
     "key:k command:t initially:b global:b radius:i fill:c line:c selected:i unselected:i pointBuffer:i lineBuffer:i "
     "width:d onKey:k offKey:k clearKey:k description:t keepLast:b",
     0, 'T'},
    {"markmoved",
     "image:P x:i y:i command:t key:k description:t ignoreSmall:b markText:t markKey:k unmarkText:t unmarkKey:k", 1,
     'b'},
    {"delete", "command:t key:k description:t", 1, '-'},
    {"clone", "command:t key:k description:t", 1, '-'},
    {"sendto",
     "command:t key:k map:t board:t x:t y:t backCommand:t backKey:k xIndex:t yIndex:t xOffset:t yOffset:t "
     "description:t destination:t zone:t region:t filter:t location:t",
     1, '*'},
    {"return", "command:t key:k deckId:t prompt:t description:t version:t select:b deck:t expression:t", 1, '-'},
    {"placemark",
     "command:t key:k piece:t text:t x:i y:i rotation:b afterKey:k description:t gpid:t placement:i above:b copy:b "
     "parameters:t count:t",
     3, '-'},
    {"replace",
     "command:t key:k piece:t text:t x:i y:i rotation:b afterKey:k description:t gpid:t placement:i above:b copy:b "
     "parameters:t count:t",
     3, '-'},
    {"macro",
     "name:t command:t key:k condition:t watch:K actions:K loop:b preKey:k postKey:k loopKind:t while:t until:t "
     "count:t index:b indexName:t indexStart:t indexStep:t description:t",
     1, '-'},
    {"PROP", "name:t limits:t commands:t description:t", 2, '*'},
    {"setprop", "name:t limits:t commands:t description:t level:t search:t", 2, '*'},
    {"setpieceprop", "", 0, '*'},
    {"setattachprop", "", 0, '*'},
    {"calcProp", "name:t expression:t description:t", 1, '-'},
    {"hideCmd", "name:t action:t condition:t keys:K description:t", 0, '-'},
    {"submenu", "name:t items:l description:t", 1, '-'},
    {"menuSeparator", "", 0, '*'},
    {"immob", "select:t move:t description:t", 0, '-'},
    {"restrict", "sides:l byPlayer:b movement:b description:t", 0, '*'},
    {"globalkey", "", 1, '-'},
    {"globalhotkey", "command:t key:k hotkey:k description:t", 1, '-'},
    {"translate", "", 1, '*'},
    {"border", "", 0, '*'},
    {"cmt", "text:t html:t description:t", 0, '*'},
    {"basicName", "name:t description:t", 0, '-'},
    {"nonRect2", "", 0, '-'},
    {"nonRect", "", 0, '-'},
    {"pivot", "", 0, '*'},
    {"playSound", "command:t key:k clip:t description:t", 1, '-'},
    {"button", "", 0, '*'},
    {"deselect", "", 0, '-'},
    {"AreaOfEffect", "", 0, '*'},
    {"table", "", 0, '*'},
    {"propertysheet", "", 0, '*'},
    {"locmsg", "", 0, '*'},
    {"attach", "", 0, '*'},
    {"mat", "", 0, '*'},
    {"matPiece", "", 0, '*'},
    {"emb", "", 0, '*'},
    {"stack", "", 0, '*'},
    {"deck", "", 0, '*'}};

std::map<std::string, TraitKind, std::less<>> traitTable() {
  std::map<std::string, TraitKind, std::less<>> kinds;
  for (const TraitLine& line : kTraits) {
    kinds.emplace(line.id, TraitKind{kindsIn(line.fields), line.least, line.state});
  }
  return kinds;
}

}  // namespace

const TraitKind* traitKind(std::string_view id) {
  static const std::map<std::string, TraitKind, std::less<>> kinds = traitTable();
  const auto found = kinds.find(id);
  return found == kinds.end() ? nullptr : &found->second;
}

}  // namespace redoubt::exchange::vassal::engine
