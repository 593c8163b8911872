#include "core/exchange/vassal/reading/module_builder.h"

#include <algorithm>
#include <set>

#include "core/base/error.h"
#include "core/exchange/vassal/reading/set_up_state.h"

namespace redoubt::exchange::vassal::reading {
namespace {

constexpr std::size_t kMostSlots = 100'000;
constexpr std::size_t kMostBoards = 20'000;

bool endsWith(std::string_view text, std::string_view end) {
  return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

// A map, or a module's own kind of map: what has a chooser of boards.
bool isMap(pugi::xml_node element) {
  const std::string_view kind = shortClass(element.name());
  if (kind == "Map" || kind == "PrivateMap" || kind == "PlayerHand") return true;
  for (const pugi::xml_node child : element.children()) {
    if (endsWith(child.name(), "BoardPicker")) return true;
  }
  return false;
}

bool isPalettePart(std::string_view kind) {
  static const std::set<std::string_view> kinds{"PieceWindow", "TabWidget", "ListWidget",     "PanelWidget",
                                                "BoxWidget",   "MapWidget", "PieceSlotFolder"};
  return kinds.contains(kind);
}

// Elements that only hold others.
bool isPlainHolder(std::string_view name) {
  static const std::set<std::string_view> kinds{
      "PrototypesContainer", "ChartWindow", "GlobalProperties", "Documentation", "GlobalOptions", "Language", "setup"};
  return name.find(".folder.") != std::string_view::npos || kinds.contains(shortClass(name));
}

// How windows behave, which means nothing for a battle.
bool isPlumbing(std::string_view name) {
  static const std::set<std::string_view> kinds{"BasicCommandEncoder",
                                                "StackMetrics",
                                                "ForwardToKeyBuffer",
                                                "Scroller",
                                                "ForwardToChatter",
                                                "MenuDisplayer",
                                                "MapCenterer",
                                                "StackExpander",
                                                "PieceMover",
                                                "KeyBufferer",
                                                "ImageSaver",
                                                "TextSaver",
                                                "CounterDetailViewer",
                                                "SelectionHighlighters",
                                                "SelectionHighlighter",
                                                "HighlightLastMoved",
                                                "LastMoveHighlighter",
                                                "Zoomer",
                                                "GlobalMap",
                                                "HidePiecesButton",
                                                "Flare",
                                                "Chatter",
                                                "KeyNamer",
                                                "ColorManager",
                                                "FontManager",
                                                "FontStyle",
                                                "ZonedGridHighlighter",
                                                "ZoneHighlight",
                                                "LOS_Thread",
                                                "LayeredPieceCollection",
                                                "LayerControl",
                                                "ToolbarMenu",
                                                "MultiActionButton",
                                                "NotesWindow",
                                                "GlobalTranslatableMessages",
                                                "AboutScreen",
                                                "HelpFile",
                                                "BrowserHelpFile",
                                                "BrowserPDFFile",
                                                "MapShader",
                                                "option",
                                                "ColorSwatch",
                                                "GamePieceImageDefinitions",
                                                "GamePieceLayoutsContainer",
                                                "Translation",
                                                "MoveCameraButton",
                                                "PieceRecenterer"};
  return kinds.contains(shortClass(name)) || name.find(".preferences.") != std::string_view::npos;
}

void appendName(std::vector<std::string>& names, const std::string& name) {
  if (!name.empty()) names.push_back(name);
}

}  // namespace

void ModuleBuilder::addModule(pugi::xml_node root) {
  module_.name = plainName(attributes_.text(root, "name"));
  module_.version = plainName(attributes_.text(root, "version"));
  module_.description = plainProse(attributes_.text(root, "description"));
  module_.engineVersion = plainName(attributes_.text(root, "VassalVersion"));
  visitChildren(root, {});
}

void ModuleBuilder::addExtension(pugi::xml_node root, const std::string& name) {
  const std::string wanted = plainName(attributes_.text(root, "module"));
  if (!attributes_.truth(root, "anyModule", false) && !wanted.empty() && wanted != module_.name) {
    module_.warnings.push_back(Phrase::of("import.vassal.other-module", {{"extension", name}, {"module", wanted}}));
  }
  module_.extensions.push_back(name);
  for (const pugi::xml_node child : root.children()) {
    if (shortClass(child.name()) == "ExtensionElement") {
      visitChildren(child, withinTarget(attributes_.text(child, "target")));
    } else {
      visit(child, {});
    }
  }
}

// "class:name/class:name/…", from the module down to what is extended.
ModuleBuilder::Within ModuleBuilder::withinTarget(const std::string& target) const {
  Within within;
  for (const std::string& each : sequence(target, '/', 100)) {
    const auto parts = sequence(each, ':', 2);
    const std::string_view kind = shortClass(parts[0]);
    const std::string name = plainName(parts.size() > 1 ? parts[1] : std::string());
    if (isPalettePart(kind)) appendName(within.folders, name);
    if (kind == "PredefinedSetup") appendName(within.menus, name);
    for (std::size_t i = 0; i < module_.maps.size() && !within.map; ++i) {
      if (module_.maps[i].name == name && endsWith(kind, "Map")) within.map = i;
    }
    if (!within.map || (kind != "DrawPile" && kind != "SetupStack")) continue;
    const auto& stacks = module_.maps[*within.map].stacks;
    const auto found = std::find_if(stacks.begin(), stacks.end(), [&](const SetUpStack& s) { return s.name == name; });
    if (found != stacks.end()) within.stack = static_cast<std::size_t>(found - stacks.begin());
  }
  return within;
}

void ModuleBuilder::visitChildren(pugi::xml_node element, const Within& within) {
  for (const pugi::xml_node child : element.children()) {
    if (child.type() == pugi::node_element) visit(child, within);
  }
}

void ModuleBuilder::visit(pugi::xml_node element, const Within& within) {
  if (isMap(element)) return addMap(element, shortClass(element.name()));
  const std::string_view kind = shortClass(element.name());
  if (visitOfMap(element, kind, within) || visitOfModule(element, kind, within)) return;
  if (isPalettePart(kind)) {
    Within inner = within;
    const std::string title = attributes_.text(element, kind == "PieceWindow" ? "name" : "entryName");
    appendName(inner.folders, plainName(title));
    return visitChildren(element, inner);
  }
  if (!isPlainHolder(element.name())) {
    const std::string name = isPlumbing(element.name()) ? std::string() : plainName(element.name());
    ++module_.otherClasses[name];
  }
  // What is inside may be known though this isn't.
  visitChildren(element, within);
}

bool ModuleBuilder::visitOfMap(pugi::xml_node element, std::string_view kind, const Within& within) {
  if (kind == "PieceSlot" || kind == "CardSlot") {
    addSlot(element, within, kind == "CardSlot");
    return true;
  }
  if (!within.map) return false;
  if (endsWith(kind, "BoardPicker")) {
    readUsualBoards(element, *within.map);
    visitChildren(element, within);
    return true;
  }
  if (kind == "Board") {
    addBoard(element, *within.map);
    return true;
  }
  if (kind != "SetupStack" && kind != "DrawPile") return false;
  addStack(element, within, kind == "DrawPile");
  return true;
}

bool ModuleBuilder::visitOfModule(pugi::xml_node element, std::string_view kind, const Within& within) {
  if (kind == "PlayerRoster") {
    for (const pugi::xml_node side : element.children()) appendName(module_.sides, plainName(textOf(side)));
  } else if (kind == "PrototypeDefinition") {
    addPrototype(element);
  } else if (kind == "PredefinedSetup") {
    addSetUp(element, within);
  } else if (kind == "TurnTracker") {
    addTracker(element);
  } else if (kind == "DiceButton" || kind == "InternetDiceButton" || kind == "SpecialDiceButton") {
    addDice(element, kind == "SpecialDiceButton");
  } else if (kind == "Chart" || kind == "HtmlChart" || kind == "TextChart") {
    module_.charts.push_back(
        {plainName(attributes_.text(element, "chartName")), plainName(attributes_.text(element, "fileName"))});
  } else {
    return false;
  }
  return true;
}

void ModuleBuilder::addMap(pugi::xml_node element, std::string_view kind) {
  Map map;
  map.name = plainName(attributes_.text(element, "mapName"));
  map.kind = kind == "PrivateMap" ? MapKind::Private : kind == "PlayerHand" ? MapKind::Hand : MapKind::Shared;
  map.padding = {std::max(attributes_.integer(element, "edgeWidth", 0), 0),
                 std::max(attributes_.integer(element, "edgeHeight", 0), 0)};
  map.severalBoards = attributes_.truth(element, "allowMultiple", false);
  module_.maps.push_back(std::move(map));
  Within inner;
  inner.map = module_.maps.size() - 1;
  visitChildren(element, inner);
}

void ModuleBuilder::addBoard(pugi::xml_node element, std::size_t map) {
  if (module_.maps[map].boards.size() >= kMostBoards) {
    throw Error(ErrorCode::TooLarge, Phrase::of("errors.vassal.too-many", {{"most", std::to_string(kMostBoards)}}));
  }
  Board board;
  board.name = plainName(attributes_.text(element, "name"));
  board.picture = attributes_.text(element, "image");
  board.colour = attributes_.colour(element, "color");
  board.reversible = attributes_.truth(element, "reversible", false);
  board.size = {std::clamp(attributes_.integer(element, "width", 0), 0, 100'000),
                std::clamp(attributes_.integer(element, "height", 0), 0, 100'000)};
  const auto grids = gridsWithin(element);
  if (!grids.empty()) board.grid = grids.front();
  module_.maps[map].boards.push_back(std::move(board));
}

void ModuleBuilder::readUsualBoards(pugi::xml_node picker, std::size_t map) {
  for (const pugi::xml_node child : picker.children("setup")) {
    module_.maps[map].usual = chosenBoards(textOf(child));
  }
}

void ModuleBuilder::addStack(pugi::xml_node element, const Within& within, bool isDeck) {
  SetUpStack stack;
  stack.name = plainName(attributes_.text(element, "name"));
  stack.board = plainName(attributes_.text(element, "owningBoard"));
  if (stack.board == "null") stack.board.clear();
  if (attributes_.text(element, "owningBoard") == "<any>") stack.board.clear();
  stack.usesLocation = attributes_.truth(element, "useGridLocation", false);
  stack.location = attributes_.text(element, "location");
  stack.at = {attributes_.integer(element, "x", 0), attributes_.integer(element, "y", 0)};
  stack.isDeck = isDeck;
  Map& map = module_.maps[*within.map];
  map.stacks.push_back(std::move(stack));
  Within inner = within;
  inner.stack = map.stacks.size() - 1;
  visitChildren(element, inner);
}

void ModuleBuilder::addSlot(pugi::xml_node element, const Within& within, bool isCard) {
  if (++slots_ > kMostSlots) {
    throw Error(ErrorCode::TooLarge, Phrase::of("errors.vassal.too-many", {{"most", std::to_string(kMostSlots)}}));
  }
  Slot slot;
  slot.name = plainName(attributes_.text(element, "entryName"));
  slot.gpid = attributes_.text(element, "gpid");
  slot.folders = within.folders;
  slot.isCard = isCard;
  decode(slot, textOf(element));
  if (within.map && within.stack) {
    module_.maps[*within.map].stacks[*within.stack].slots.push_back(std::move(slot));
  } else {
    module_.slots.push_back(std::move(slot));
  }
}

void ModuleBuilder::decode(Slot& slot, const std::string& definition) {
  if (auto piece = decodeDefinition(definition, effort_))
    slot.piece = std::move(*piece);
  else
    slot.piece.isWhole = false;
  if (slot.gpid.empty()) slot.gpid = slot.piece.gpid;
  const std::string inner = nameOf(slot.piece);
  if (slot.name.empty()) slot.name = inner;
  if (slot.piece.isWhole) return;
  if (broken_++ == 0) firstBroken_ = slot.name;
}

void ModuleBuilder::addPrototype(pugi::xml_node element) {
  Prototype prototype;
  prototype.name = attributes_.text(element, "name");
  prototype.definition = textOf(element);
  if (auto piece = decodeDefinition(prototype.definition, effort_)) prototype.piece = std::move(*piece);
  std::string name = prototype.name;
  module_.prototypes.insert_or_assign(std::move(name), std::move(prototype));
}

void ModuleBuilder::addSetUp(pugi::xml_node element, const Within& within) {
  const std::string name = plainName(attributes_.text(element, "name"));
  if (attributes_.truth(element, "isMenu", false)) {
    Within inner = within;
    appendName(inner.menus, name);
    return visitChildren(element, inner);
  }
  const bool usesFile = attributes_.truth(element, "useFile", true);
  module_.setUps.push_back({name, within.menus, usesFile ? attributes_.text(element, "file") : std::string(),
                            plainProse(attributes_.text(element, "description"))});
}

void ModuleBuilder::addTracker(pugi::xml_node element) {
  TurnTracker tracker;
  tracker.name = plainName(attributes_.text(element, "name"));
  for (const pugi::xml_node child : element.children()) {
    if (endsWith(child.name(), "TurnLevel")) tracker.levels.push_back(turnLevel(child));
  }
  module_.trackers.push_back(std::move(tracker));
}

TurnLevel ModuleBuilder::turnLevel(pugi::xml_node element) {
  TurnLevel level;
  level.name = plainName(attributes_.text(element, "name"));
  level.counts = shortClass(element.name()) != "ListTurnLevel";
  level.start = attributes_.integer(element, "start", 1);
  level.step = attributes_.integer(element, "incr", 1);
  if (attributes_.truth(element, "loop", false)) level.last = attributes_.integer(element, "loopLimit", -1);
  for (const std::string& each : sequence(attributes_.text(element, "list"), ',', 1'000)) {
    appendName(level.list, plainName(each));
  }
  for (const pugi::xml_node child : element.children()) {
    if (endsWith(child.name(), "TurnLevel")) level.within.push_back(turnLevel(child));
  }
  return level;
}

void ModuleBuilder::addDice(pugi::xml_node element, bool hasFaces) {
  Dice dice;
  dice.name = plainName(attributes_.text(element, "name"));
  if (!hasFaces) {
    dice.count = attributes_.integer(element, "nDice", 2);
    dice.sides = attributes_.integer(element, "nSides", 6);
  }
  module_.dice.push_back(std::move(dice));
}

void ModuleBuilder::finishSlot(Slot& slot, PrototypeTroubles& troubles) {
  slot.piece = expanded(std::move(slot.piece), module_.prototypes, effort_, troubles);
  for (const Trait& trait : slot.piece.traits) {
    if (!isRead(trait.key)) ++module_.otherTraits[plainName(trait.key, 40)];
  }
}

// Counters of the set-up are copies of those in palettes, where it says whose they are.
void ModuleBuilder::findPalettes() {
  std::map<std::string, const Slot*> byLook;
  const auto keyOf = [](const Slot& slot) { return slot.name + "\n" + lookOf(slot.piece); };
  for (const Slot& slot : module_.slots) byLook.emplace(keyOf(slot), &slot);
  for (Map& map : module_.maps) {
    for (SetUpStack& stack : map.stacks) {
      for (Slot& slot : stack.slots) {
        const auto found = byLook.find(keyOf(slot));
        if (slot.folders.empty() && found != byLook.end()) slot.folders = found->second->folders;
      }
    }
  }
}

void ModuleBuilder::finish() {
  PrototypeTroubles troubles;
  for (Slot& slot : module_.slots) finishSlot(slot, troubles);
  for (Map& map : module_.maps) {
    for (SetUpStack& stack : map.stacks) {
      for (Slot& slot : stack.slots) finishSlot(slot, troubles);
    }
  }
  findPalettes();
  for (Phrase& warning : attributes_.takeWarnings()) module_.warnings.push_back(std::move(warning));
  if (broken_ > 0) {
    module_.warnings.push_back(
        Phrase::of("import.vassal.broken-pieces", {{"count", std::to_string(broken_)}, {"first", firstBroken_}}));
  }
  for (const auto& [name, count] : troubles.unknown) {
    module_.warnings.push_back(
        Phrase::of("import.vassal.unknown-prototype", {{"name", name}, {"count", std::to_string(count)}}));
  }
  for (const auto& [name, count] : troubles.circular) {
    module_.warnings.push_back(
        Phrase::of("import.vassal.circular-prototype", {{"name", name}, {"count", std::to_string(count)}}));
  }
}

}  // namespace redoubt::exchange::vassal::reading
