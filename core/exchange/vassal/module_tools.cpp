#include "core/exchange/vassal/module_tools.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/exchange/vassal/module_names.h"
#include "core/exchange/vassal/sequence.h"
#include "core/rules/book/dice.h"

namespace redoubt::exchange::vassal {
namespace {

void addDie(Element& module, const ModuleWords& words, int dice, int sides, int plus) {
  const std::string name = fmt::format("{}d{}", dice, sides);
  module.add(kModule + "DiceButton")
      .set("addToTotal", "0")
      .set("hotkey", "")
      .set("icon", "/images/die.gif")
      .set("nDice", dice)
      .set("nSides", sides)
      .set("name", name)
      .set("plus", plus)
      .set("prompt", "false")
      .set("reportFormat", "** $name$ = $result$ *** &lt;$PlayerName$&gt;")
      .set("reportTotal", "false")
      .set("text", name)
      .set("tooltip", words.say("formats.vassal.module.roll", {{"dice", name}}));
}

}  // namespace

void addSides(Element& module, const ModuleWords& words, const std::vector<std::string>& players) {
  Element& roster = module.add(kModule + "PlayerRoster");
  roster.set("buttonIcon", "").set("buttonKeyStroke", "");
  roster.set("buttonText", words.say("formats.vassal.module.retire"));
  roster.set("buttonToolTip", words.say("formats.vassal.module.retire-tip"));
  for (const std::string& player : players) roster.add("entry").setText(player);
}

void addOptions(Element& module, const ModuleWords& words) {
  module.add(kModule + "GlobalOptions")
      .set("autoReport", "Always")
      .set("chatterHTMLSupport", "Always")
      .set("hotKeysOnClosedWindows", "Never")
      .set("inventoryForAll", "Always")
      .set("nonOwnerUnmaskable", "Never")
      .set("playerIdFormat", "$PlayerName$")
      .set("promptString", words.say("formats.vassal.module.unmask"))
      .set("sendToLocationMoveTrails", "Never")
      .set("storeLeadingZeroIntegersAsStrings", "true");
}

void addTurns(Element& module, const ModuleWords& words, const std::vector<std::string>& turns) {
  if (turns.empty()) return;
  const std::string turn = words.say("formats.vassal.module.turn");
  Element& tracker = module.add(kModule + "turn.TurnTracker");
  tracker.set("buttonText", turn).set("hotkey", "").set("icon", "").set("length", "-1");
  tracker.set("lengthStyle", "Maximum").set("name", "Turn").set("nexthotkey", "39,520");
  tracker.set("plusButtonSize", "22").set("prevhotkey", "37,520");
  tracker.set("reportFormat", words.say("formats.vassal.module.turn-report")).set("tooltip", "");
  tracker.set("turnButtonHeight", "22").set("turnFormat", turn + " $level1$");
  tracker.add(kModule + "turn.ListTurnLevel")
      .set("configFirst", "false")
      .set("configList", "false")
      .set("list", sequence(turns, ','))
      .set("name", turn)
      .set("prompt", "")
      .set("property", "Turn")
      .set("turnFormat", "$value$");
}

void addDice(Element& module, const ModuleGround& ground) {
  int sides = 6;
  int plus = 0;
  if (const auto faces = rules::faces(ground.originalBook); faces && faces->size() >= 2) {
    sides = static_cast<int>(faces->size());
    plus = *std::min_element(faces->begin(), faces->end()) - 1;
  }
  addDie(module, ground.words, 1, sides, plus);
  addDie(module, ground.words, 2, sides, plus);
}

void addInventory(Element& module, const ModuleWords& words) {
  Element& inventory = module.add(kModule + "Inventory");
  inventory.set("centerOnPiece", "true").set("drawPieces", "true").set("foldersOnly", "false");
  inventory.set("forwardKeystroke", "true").set("groupBy", "Army,Command").set("hotkey", "73,520");
  inventory.set("icon", "/images/inventory.gif").set("include", "{UnitType!=\"\"}");
  inventory.set("launchFunction", "functionHide").set("leafFormat", "$PieceName$ ($LocationName$)");
  inventory.set("name", words.say("formats.vassal.module.inventory")).set("nonLeafFormat", "$PropertyValue$");
  inventory.set("refreshHotkey", "").set("showMenu", "true").set("sides", "").set("sortFormat", "$PieceName$");
  inventory.set("sortPieces", "true").set("sorting", "alpha").set("text", "");
  inventory.set("tooltip", words.say("formats.vassal.module.inventory-tip")).set("zoomOn", "false");
}

void addNotes(Element& module, const ModuleWords& words) {
  const std::string notes = words.say("formats.vassal.module.notes");
  module.add(kModule + "NotesWindow")
      .set("buttonText", notes)
      .set("hotkey", "")
      .set("icon", "/images/notes.gif")
      .set("tooltip", notes);
}

}  // namespace redoubt::exchange::vassal
