#include "core/exchange/vassal/module_maps.h"

#include "core/exchange/vassal/module_names.h"
#include "core/exchange/vassal/sequence.h"

namespace redoubt::exchange::vassal {
namespace {

constexpr int kCupSize = 60;

enum class Window { Main, Aside, Hand };

Element& addWindow(Element& module, const ModuleWords& words, const std::string& name, Window window) {
  const std::string kind = window == Window::Hand ? "PlayerHand" : "Map";
  Element& map = module.add(kModule + kind);
  map.set("allowMultiple", "false").set("backgroundcolor", "255,255,255");
  map.set("buttonName", window == Window::Main ? words.say("formats.vassal.module.map-button") : name)
      .set("changeFormat", "$message$");
  map.set("color", "0,0,0").set("createFormat", words.say("formats.vassal.module.created-report"));
  map.set("edgeHeight", "0");
  map.set("edgeWidth", "0").set("hideKey", "").set("hotkey", "");
  map.set("icon", window == Window::Main ? "/images/map.gif" : "");
  map.set("launch", window == Window::Main ? "false" : "true").set("mapName", name);
  map.set("markMoved", window == Window::Main ? "Always" : "Never");
  map.set("markUnmovedHotkey", "").set("markUnmovedIcon", "/images/unmoved.gif").set("markUnmovedReport", "");
  map.set("markUnmovedText", "").set("markUnmovedTooltip", words.say("formats.vassal.module.unmoved-tip"));
  const std::string moved = words.say("formats.vassal.module.moved-report");
  map.set("moveKey", "").set("moveToFormat", moved).set("moveWithinFormat", moved);
  map.set("onlyReportChangedLocation", "false").set("showKey", "").set("thickness", "3");
  if (window == Window::Hand) map.set("visible", "false");
  return map;
}

Element& addBoard(Element& map, const std::string& mapName) {
  Element& picker = map.add(kMap + "BoardPicker");
  picker.set("addColumnText", "Add column").set("addRowText", "Add row").set("boardPrompt", "Select board");
  picker.set("slotHeight", "125").set("slotScale", "0.2").set("slotWidth", "350").set("title", "Choose Boards");
  picker.add("setup").setText(mapName + "BoardPicker\t" + kBoardName + "\t0\t0");
  return picker.add(kMap + "boardPicker.Board");
}

void addMetrics(Element& map, const std::string& kind) {
  map.add(kMap + kind)
      .set("bottom", "40,0")
      .set("disabled", "false")
      .set("down", "37,0")
      .set("exSepX", "6")
      .set("exSepY", "18")
      .set("top", "38,0")
      .set("unexSepX", "4")
      .set("unexSepY", "4")
      .set("up", "39,0");
}

void addHandling(Element& map, bool isHand) {
  for (const char* part : {"ForwardToKeyBuffer", "Scroller", "ForwardToChatter", "MenuDisplayer", "MapCenterer",
                           "StackExpander", "PieceMover", "KeyBufferer"}) {
    if (isHand && std::string_view(part) == "StackExpander") continue;
    map.add(kMap + part);
  }
}

void addViewer(Element& map) {
  Element& viewer = map.add(kMap + "CounterDetailViewer");
  viewer.set("bgColor", "255,255,255").set("borderWidth", "0").set("centerAll", "false");
  viewer.set("centerText", "false").set("delay", "400").set("description", "");
  viewer.set("display", "from top-most layer only").set("emptyHexReportForma", "$LocationName$");
  viewer.set("enableHTML", "true").set("fgColor", "0,0,0").set("fontSize", "11").set("graphicsZoom", "1.0");
  viewer.set("hotkey", "32,130").set("minDisplayPieces", "2").set("showgraph", "true");
  viewer.set("showgraphsingle", "false").set("showtext", "true").set("showtextsingle", "false");
  viewer.set("summaryReportFormat", "$LocationName$").set("unrotatePieces", "true").set("version", "4");
  viewer.set("zoomlevel", "1.0");
}

void addZoom(Element& map, const ModuleWords& words) {
  Element& zoom = map.add(kMap + "Zoomer");
  zoom.set("inButtonText", "")
      .set("inIconName", "/images/zoomIn.gif")
      .set("inTooltip", words.say("formats.vassal.module.zoom-in"));
  zoom.set("outButtonText", "")
      .set("outIconName", "/images/zoomOut.gif")
      .set("outTooltip", words.say("formats.vassal.module.zoom-out"));
  zoom.set("pickButtonText", "")
      .set("pickIconName", "/images/zoom.png")
      .set("pickTooltip", words.say("formats.vassal.module.zoom-pick"));
  zoom.set("zoomInKey", "61,130").set("zoomLevels", "0.2,0.3,0.45,0.6,0.8,1.0,1.5,2.0").set("zoomOutKey", "45,130");
  zoom.set("zoomPickKey", "").set("zoomStart", "4");
}

void addSight(Element& map, const ModuleWords& words) {
  Element& thread = map.add(kMap + "LOS_Thread");
  thread.set("drawRange", "true").set("global", "Always").set("hideCounters", "false").set("hotkey", "");
  thread.set("iconName", "/images/thread.gif").set("label", "").set("losThickness", "2");
  thread.set("persistence", "Ctrl-Click & Drag").set("rangeBg", "0,0,0").set("rangeFg", "255,255,255");
  thread.set("report", words.say("formats.vassal.module.sight-report"));
  thread.set("round", "Nearest whole number").set("snapEnd", "true").set("snapStart", "true");
  thread.set("threadColor", "255,0,0").set("threadName", "LOS");
  thread.set("tooltip", words.say("formats.vassal.module.sight"));
}

void addComforts(Element& map, const ModuleWords& words) {
  addViewer(map);
  map.add(kMap + "Flare")
      .set("circleColor", "255,0,0")
      .set("circleScale", "true")
      .set("circleSize", "100")
      .set("flareKey", "keyAlt")
      .set("flareName", "Map Flare")
      .set("flarePulses", "6")
      .set("flarePulsesPerSec", "3")
      .set("reportFormat", "");
  addZoom(map, words);
  map.add(kMap + "HighlightLastMoved").set("color", "255,0,0").set("enabled", "true").set("thickness", "2");
}

void addCup(Element& map, const ModuleWords& words, const ModuleBoxes& boxes, const std::vector<CardSlot>& cards) {
  const ModuleBoxes::Place at = boxes.cup();
  Element& deck = map.add(kMap + "DrawPile");
  deck.set("allowMultiple", "false").set("allowSelect", "false").set("canSave", "false").set("color", "0,0,0");
  deck.set("deckRestrictAccess", "false").set("draw", "true").set("drawFaceUp", "true");
  deck.set("faceDown", "Always").set("height", kCupSize).set("maxStack", "5");
  deck.set("name", words.cup());
  deck.set("owningBoard", kBoardName).set("reshufflable", "false").set("reversible", "false");
  deck.set("shuffle", "Always").set("width", kCupSize).set("x", at.x).set("y", at.y);
  for (const CardSlot& card : cards) {
    deck.add("VASSAL.build.widget.CardSlot")
        .set("entryName", card.name)
        .set("gpid", card.id)
        .set("height", card.height)
        .set("width", card.width)
        .setText(card.text);
  }
}

}  // namespace

void addMainMap(Element& module, const BoardWish& wish) {
  const ModuleWords& words = wish.words;
  Element& map = addWindow(module, words, words.mainMap(), Window::Main);
  Element& board = addBoard(map, words.mainMap());
  board.set("image", wish.picture).set("name", kBoardName).set("reversible", "false");
  if (wish.boxes.hasZonesOnMap()) {
    Element& zoned = board.add(kBoardParts + "ZonedGrid");
    wish.geometry.addGrid(zoned);
    wish.boxes.addZones(zoned, true);
  } else {
    wish.geometry.addGrid(board);
  }
  addMetrics(map, "StackMetrics");
  addHandling(map, false);
  map.add(kMap + "ImageSaver")
      .set("buttonText", "")
      .set("hotkey", "")
      .set("icon", "/images/camera.gif")
      .set("tooltip", words.say("formats.vassal.module.save-picture"));
  addComforts(map, words);
  addSight(map, words);
  map.add(kMap + "GlobalMap")
      .set("buttonText", "")
      .set("color", "255,0,0")
      .set("hotkey", "79,195")
      .set("icon", "/images/overview.gif")
      .set("scale", "0.15")
      .set("tooltip", words.say("formats.vassal.module.overview"));
  map.add(kMap + "HidePiecesButton")
      .set("buttonText", "")
      .set("hiddenIcon", "/images/globe_selected.gif")
      .set("hotkey", "")
      .set("showingIcon", "/images/globe_unselected.gif")
      .set("tooltip", words.say("formats.vassal.module.hide-pieces"));
  map.add(kMap + "LayeredPieceCollection")
      .set("layerOrder", sequence(std::vector<std::string>(kLayersOfMap.begin(), kLayersOfMap.end()), ','))
      .set("property", kLayer);
}

void addBoxesMap(Element& module, const ModuleWords& words, const ModuleBoxes& boxes,
                 const std::vector<CardSlot>& cards) {
  Element& map = addWindow(module, words, words.boxesMap(), Window::Aside);
  Element& board = addBoard(map, words.boxesMap());
  board.set("image", "boxes.png").set("name", kBoardName).set("reversible", "false");
  boxes.addZones(board.add(kBoardParts + "ZonedGrid"), false);
  addMetrics(map, "StackMetrics");
  addHandling(map, false);
  addComforts(map, words);
  if (!cards.empty()) addCup(map, words, boxes, cards);
}

void addHand(Element& module, const ModuleWords& words, const std::string& name, const std::string& player) {
  Element& map = addWindow(module, words, name, Window::Hand);
  map.set("side", sequence({player}, ','));
  addBoard(map, name).set("color", "225,225,225").set("height", "250").set("name", kBoardName).set("width", "800");
  addMetrics(map, "HandMetrics");
  addHandling(map, true);
}

std::string cupType(const ModuleWords& words) {
  const std::string size = std::to_string(kCupSize);
  return sequence({"deck",
                   "true",
                   "0,0,0",
                   size,
                   size,
                   "Always",
                   "Always",
                   "false",
                   "false",
                   "false",
                   "",
                   "",
                   "",
                   words.cup(),
                   "",
                   "",
                   "",
                   "true",
                   "false",
                   "",
                   "",
                   "5",
                   "",
                   "false",
                   "",
                   "false",
                   "",
                   "$BasicName$",
                   "",
                   "false",
                   "",
                   "Shuffle",
                   "Reverse",
                   "",
                   "Draw multiple cards",
                   "Draw specific cards",
                   "Face up",
                   "Face down",
                   "",
                   "",
                   "",
                   "",
                   "Save Deck",
                   "",
                   "Deck Saved",
                   "Load Deck",
                   "",
                   "Deck Loaded",
                   "false",
                   ""},
                  ';');
}

}  // namespace redoubt::exchange::vassal
