#include <algorithm>
#include <map>

#include "tests/core/exchange/vassal/engine/build_file.h"

namespace redoubt::exchange::vassal::engine {
namespace {

struct ClassLine {
  std::string_view names;       // of classes, behind "VASSAL.", separated by spaces
  std::string_view attributes;  // as kindsIn() reads them; * for any; @ takes a set of the table below
};

constexpr std::string_view kBar =
    "text:t tooltip:t icon:p hotkey:k canDisable:b propertyGate:t disabledIcon:p hideWhenDisabled:b description:t ";
constexpr std::string_view kMap =
    "mapName:t description:t markMoved:t markUnmovedIcon:p markUnmovedText:t markUnmovedTooltip:t "
    "markUnmovedHotkey:k markUnmovedReport:t edge:t edgeWidth:i edgeHeight:i backgroundcolor:c color:c thickness:i "
    "allowMultiple:b launch:b buttonName:t tooltip:t icon:p hotkey:k suppressAuto:b onlyReportChangedLocation:b "
    "moveWithinFormat:t moveToFormat:t createFormat:t changeFormat:t moveKey:k movingStacksPickupUnits:b showKey:k "
    "hideKey:k canDisable:b propertyGate:t disabledIcon:p hideWhenDisabled:b ";
constexpr std::string_view kMetrics =
    "exSepX:i exSepY:i unexSepX:i unexSepY:i disabled:b top:k bottom:k up:k down:k blankColor:c ";
constexpr std::string_view kNumbering =
    "first:t sep:t hType:t vType:t hLeading:i vLeading:i hOff:i vOff:i vDescend:b hDescend:b fontSize:i color:c "
    "visible:b rotateText:i hDrawOff:i vDrawOff:i locationFormat:t ";
constexpr std::string_view kAnyKeyCommand =
    "name:t buttonText:t tooltip:t icon:p buttonHotkey:k hotkey:k canDisable:b propertyGate:t disabledIcon:p "
    "hideWhenDisabled:b deckCount:i filter:t reportFormat:t reportSingle:b singleMap:b suppressSounds:b target:t "
    "description:t property:t condition:t checkProperty:t checkValue:t globalHotkey:k whenToApply:t ";
constexpr std::string_view kFolder = "name:t desc:t ";
constexpr std::string_view kTurnLevel = "name:t property:t turnFormat:t ";

const std::map<std::string_view, std::string_view>& sets() {
  static const std::map<std::string_view, std::string_view> all = {{"@bar", kBar},
                                                                   {"@map", kMap},
                                                                   {"@metrics", kMetrics},
                                                                   {"@numbering", kNumbering},
                                                                   {"@keys", kAnyKeyCommand},
                                                                   {"@folder", kFolder},
                                                                   {"@level", kTurnLevel}};
  return all;
}

constexpr std::string_view kStackSet = "name:t owningBoard:t useGridLocation:b location:t x:i y:i ";
constexpr std::string_view kViewer =
    "version:t description:t delay:i hotkey:k showTerrainBeneath:t showTerrainSnappy:b showTerrainWidth:i "
    "showTerrainHeight:i showTerrainZoom:d showTerrainText:t bgColor:c fgColor:c minDisplayPieces:i propertyFilter:t "
    "display:t layerList:l showNoStack:b showMoveSelectde:b showNonMovable:b unrotatePieces:b showDeck:b "
    "showDeckDepth:i showDeckMasked:b showOverlap:b showOnlyTopOfStack:b stopAfterShowing:b showgraph:b "
    "showgraphsingle:b graphicsZoom:d zoomlevel:d borderWidth:i borderColor:c borderThickness:i "
    "borderInnerThickness:i centerAll:b centerText:b centerPiecesVertically:b combineCounterSummary:b showtext:b "
    "showtextsingle:b enableHTML:b fontSize:i summaryReportFormat:t counterReportFormat:t emptyHexReportForma:t "
    "onlyShowFirstSummary:b extraTextPadding:i verticalOffset:i verticalTopText:i verticalBottomText:i "
    "stretchWidthSummary:b stretchWidthPieces:b showRef:b ";
constexpr std::string_view kDeck =
    "name:t owningBoard:t x:i y:i width:i height:i allowMultiple:b allowSelect:b selectDisplayProperty:t "
    "selectSortProperty:t faceDown:t drawFaceUp:b faceDownFormat:t faceDownHotkey:k faceDownMessage:t "
    "faceFlipHotkey:k faceUpHotkey:k faceUpMessage:t faceUpReportFormat:t shuffle:t shuffleCommand:t shuffleFormat:t "
    "shuffleHotkey:k reversible:b reverseCommand:t reverseFormat:t reverseHotkey:k draw:b color:c hotkeyOnEmpty:b "
    "emptyHotkey:k reshufflable:b reshuffleCommand:t reshuffleMessage:t reshuffleHotkey:k reshuffleTarget:t "
    "canSave:b saveMessage:t saveHotkey:k saveReportFormat:t loadMessage:t loadHotkey:k loadReportFormat:t maxStack:i "
    "expressionCounting:b countExpressions:l restrictOption:b restrictExpression:t drawMultipleMessage:t "
    "drawSpecificMessage:t deckOwners:l deckRestrictAccess:b description:t useGridLocation:b location:t ";
constexpr std::string_view kInventory =
    "name:t include:t groupBy:l sortFormat:t leafFormat:t nonLeafFormat:t centerOnPiece:b forwardKeystroke:b "
    "showMenu:b sides:l keystroke:k cutRoot:i cutLeaves:i pieceZoom:d pieceZoom2:d pieceZoom3:d drawPieces:b "
    "foldersOnly:b sortPieces:b sorting:t launchFunction:t zoomOn:b refreshHotkey:k ";

const std::vector<ClassLine>& lines() {
  static const std::vector<ClassLine> all = {
      {"build.GameModule launch.BasicModule",
       "name:t version:t description:t ModuleOther1:t ModuleOther2:t VassalVersion:t nextPieceSlotId:i"},
      {"build.module.BasicCommandEncoder build.module.Documentation build.module.Chatter build.module.KeyNamer "
       "build.module.PrototypesContainer build.module.properties.GlobalProperties i18n.Language "
       "build.module.properties.GlobalTranslatableMessages build.module.map.ForwardToKeyBuffer "
       "build.module.map.ForwardToChatter build.module.map.MenuDisplayer build.module.map.MapCenterer "
       "build.module.map.StackExpander build.module.map.PieceMover build.module.map.KeyBufferer "
       "build.module.map.SelectionHighlighters build.module.map.boardPicker.board.ZonedGrid "
       "build.module.map.boardPicker.board.mapgrid.ZonedGridHighlighter "
       "build.module.gamepieceimage.GamePieceImageDefinitions build.module.gamepieceimage.ColorManager "
       "build.module.gamepieceimage.FontManager build.module.gamepieceimage.GamePieceLayoutsContainer "
       "build.module.map.Scroller",
       ""},
      {"build.module.documentation.AboutScreen", "fileName:p title:t"},
      {"build.module.documentation.HelpFile", "title:t fileName:t fileType:t image:t vassalDoc:t"},
      {"build.module.documentation.BrowserHelpFile", "title:t contents:t startingPage:t"},
      {"build.module.documentation.BrowserPDFFile", "title:t pdfFile:t"},
      {"build.module.documentation.Tutorial", "name:t fileName:t launchOnStartup:b promptMessage:t logfile:t"},
      {"build.module.PlayerRoster", "buttonText:t buttonIcon:p buttonToolTip:t buttonKeyStroke:k description:t"},
      {"build.module.GlobalOptions",
       "nonOwnerUnmaskable:t promptString:t centerOnMove:t autoReport:t playerIdFormat:t chatterHTMLSupport:t "
       "hotKeysOnClosedWindows:t inventoryForAll:t disablePieceIndexing:b minMaxHeap:t purgeBlankPropertyPrompts:b "
       "sendToLocationMoveTrails:t storeLeadingZeroIntegersAsStrings:b description:t markMoved:t useSingleWindow:t"},
      {"build.module.gamepieceimage.FontStyle", "name:t style:t"},
      {"build.module.properties.GlobalProperty build.module.properties.ZoneProperty",
       "name:t description:t initialValue:t isNumeric:b min:t max:t wrap:b"},
      {"build.module.PrototypeDefinition", "name:t description:t"},
      {"build.module.PieceWindow",
       "name:t text:t tooltip:t icon:p hotkey:k hidden:b scale:d defaultWidth:i description:t @bar"},
      {"build.widget.TabWidget build.widget.BoxWidget", "entryName:t description:t scale:d"},
      {"build.widget.ListWidget", "entryName:t width:i height:i scale:d divider:i description:t"},
      {"build.widget.PanelWidget", "entryName:t scale:d nColumns:i vert:b fixed:b description:t"},
      {"build.widget.MapWidget", "entryName:t scale:d width:i height:i description:t"},
      {"build.widget.WidgetMap", "@map"},
      {"build.widget.PieceSlot build.widget.CardSlot", "entryName:t gpid:t width:i height:i description:t"},
      {"build.widget.Chart", "chartName:t fileName:p description:t"},
      {"build.widget.HtmlChart", "chartName:t fileName:t description:t"},
      {"build.module.ChartWindow", "name:t text:t tooltip:t icon:p hotkey:k description:t"},
      {"build.module.DiceButton",
       "name:t nDice:i nSides:i plus:i addToTotal:i reportTotal:b reportFormat:t prompt:b lockDice:b lockSides:b "
       "lockPlus:b lockAdd:b sortDice:b keepDice:b keepOption:t keepCount:i @bar"},
      {"build.module.InternetDiceButton",
       "name:t nDice:i nSides:i plus:i addToTotal:i reportTotal:b reportFormat:t prompt:b details:t semi_email:t @bar"},
      {"build.module.Inventory", "INVENTORY @bar"},
      {"build.module.turn.TurnTracker",
       "name:t description:t buttonText:t icon:p hotkey:k nexthotkey:k prevhotkey:k turnFormat:t reportFormat:t "
       "tooltip:t buttonTooltip:t lengthStyle:t length:i plusButtonSize:i turnButtonHeight:i fwdOnly:b"},
      {"build.module.turn.ListTurnLevel", "@level list:l configList:b configFirst:b prompt:t"},
      {"build.module.turn.CounterTurnLevel", "@level start:i incr:i loop:b loopLimit:i"},
      {"build.module.turn.TurnGlobalHotkey", "name:t hotkey:k match:t reportFormat:t description:t"},
      {"build.module.PredefinedSetup", "name:t description:t file:t useFile:b isMenu:b"},
      {"build.module.NotesWindow", "buttonText:t description:t icon:p tooltip:t hotkey:k @bar"},
      {"build.module.ToolbarMenu build.module.MultiActionButton", "menuItems:l @bar"},
      {"build.module.Map", "@map"},
      {"build.module.PrivateMap build.module.PlayerHand", "side:l visible:b useBoards:t @map"},
      {"build.module.map.BoardPicker",
       "title:t boardPrompt:t slotWidth:i slotHeight:i slotScale:d addRowText:t addColumnText:t maxColumns:i"},
      {"build.module.map.boardPicker.Board", "name:t image:p reversible:b width:i height:i color:c"},
      {"build.module.map.boardPicker.board.HexGrid",
       "x0:i y0:i dx:d dy:d visible:b dotsVisible:b cornersLegal:b edgesLegal:b sideways:b color:c snapTo:b "
       "snapscale:i"},
      {"build.module.map.boardPicker.board.SquareGrid",
       "x0:i y0:i dx:d dy:d visible:b dotsVisible:b cornersLegal:b edgesLegal:b range:t color:c snapTo:b"},
      {"build.module.map.boardPicker.board.RegionGrid", "snapto:b visible:b fontsize:i"},
      {"build.module.map.boardPicker.board.Region", "name:t originx:i originy:i"},
      {"build.module.map.boardPicker.board.mapgrid.HexGridNumbering", "@numbering stagger:b"},
      {"build.module.map.boardPicker.board.mapgrid.SquareGridNumbering", "@numbering"},
      {"build.module.map.boardPicker.board.mapgrid.Zone",
       "name:t locationFormat:t path:t useParentGrid:b useHighlight:b highlightProperty:t"},
      {"build.module.map.boardPicker.board.mapgrid.ZoneHighlight",
       "name:t color:c coverage:t width:i style:t image:p opacity:i"},
      {"build.module.map.StackMetrics build.module.map.HandMetrics", "@metrics description:t"},
      {"build.module.map.ImageSaver build.module.map.TextSaver", "buttonText:t @bar"},
      {"build.module.map.CounterDetailViewer", "VIEWER"},
      {"build.module.map.Flare",
       "flareKey:t circleSize:i circleColor:c flarePulses:i flarePulsesPerSec:i circleScale:b reportFormat:t "
       "flareName:t description:t"},
      {"build.module.map.Zoomer",
       "zoomLevels:l zoomStart:i zoomInKey:k zoomPickKey:k zoomOutKey:k inTooltip:t inButtonText:t inIconName:p "
       "pickTooltip:t pickButtonText:t pickIconName:p outTooltip:t outButtonText:t outIconName:p description:t"},
      {"build.module.map.HighlightLastMoved", "enabled:b color:c thickness:i"},
      {"build.module.map.SelectionHighlighter",
       "name:t color:c thickness:i image:p xoffset:i yoffset:i matchProperties:t useImage:b"},
      {"build.module.map.LOS_Thread",
       "threadName:t label:t tooltip:t iconName:p hotkey:k report:t persistence:t persistentIconName:p global:t "
       "snapStart:b snapEnd:b drawRange:b scale:i round:t hideCounters:b hideOpacity:i threadColor:c losThickness:i "
       "rangeFg:c rangeBg:c @bar"},
      {"build.module.map.GlobalMap", "buttonText:t tooltip:t icon:p hotkey:k scale:d color:c description:t"},
      {"build.module.map.HidePiecesButton", "buttonText:t hotkey:k tooltip:t showingIcon:p hiddenIcon:p"},
      {"build.module.map.LayeredPieceCollection", "property:t layerOrder:l description:t"},
      {"build.module.map.LayerControl",
       "name:t tooltip:t text:t icon:p hotkey:k command:t skip:t layers:l description:t showIcon:p hideIcon:p @bar"},
      {"build.module.map.SetupStack", "STACK"},
      {"build.module.map.DrawPile", "DECK"},
      {"build.module.map.MassKeyCommand build.module.GlobalKeyCommand build.module.StartupGlobalKeyCommand "
       "build.module.map.DeckGlobalKeyCommand",
       "@keys"},
      {"build.module.folder.ModuleSubFolder build.module.folder.MapSubFolder build.module.folder.DeckSubFolder "
       "build.module.folder.PrototypeFolder build.module.folder.GlobalPropertyFolder build.module.folder.CardFolder "
       "build.module.folder.FontSubFolder build.module.folder.SetupStackFolder",
       "@folder"},
      {"preferences.BooleanPreference preferences.DoublePreference preferences.EnumPreference "
       "preferences.IntegerPreference preferences.StringPreference preferences.TextPreference i18n.Translation "
       "i18n.TranslateVassalWindow build.module.SpecialDiceButton build.module.SpecialDie build.module.SpecialDieFace "
       "build.module.RandomTextButton build.module.DoActionButton build.module.ChessClockControl "
       "build.module.chessclockcontrol.ChessClock build.module.ChangePropertyButton "
       "build.module.properties.ChangePropertyButton build.module.map.MapShader build.module.map.MoveCameraButton "
       "build.module.map.PieceRecenterer build.module.map.MovementReporter build.module.map.DeckKeyCommand "
       "build.module.properties.TranslatableString build.module.properties.GlobalTranslatableMessage "
       "build.module.map.deck.DeckSendKeyCommand build.module.map.deck.DeckSortKeyCommand build.module.Plugin "
       "build.module.ExtensionElement build.module.map.boardPicker.board.mapgrid.ObliqueHexGridNumbering "
       "build.module.gamepieceimage.ColorSwatch build.module.gamepieceimage.GamePieceLayout "
       "build.module.gamepieceimage.GamePieceImage build.module.gamepieceimage.TextBoxItem "
       "build.module.gamepieceimage.TextItem build.module.gamepieceimage.ShapeItem "
       "build.module.gamepieceimage.ImageItem build.module.gamepieceimage.SymbolItem "
       "build.module.properties.SetPropertyButton",
       "*"}};
  return all;
}

ClassKind kindOf(std::string_view attributes) {
  ClassKind kind;
  kind.any = attributes == "*";
  if (attributes == "VIEWER") attributes = kViewer;
  if (attributes == "STACK") attributes = kStackSet;
  if (attributes == "DECK") attributes = kDeck;
  std::string list(attributes);
  if (const size_t at = list.find("INVENTORY"); at != std::string::npos) list.replace(at, 9, kInventory);
  for (const auto& [mark, set] : sets()) {
    if (const size_t at = list.find(mark); at != std::string::npos) list.replace(at, mark.size(), set);
  }
  kind.attributes = kindsIn(list);
  return kind;
}

std::map<std::string, ClassKind, std::less<>> classTable() {
  std::map<std::string, ClassKind, std::less<>> classes;
  for (const ClassLine& line : lines()) {
    for (size_t at = 0; at < line.names.size();) {
      const size_t end = std::min(line.names.find(' ', at), line.names.size());
      classes.emplace("VASSAL." + std::string(line.names.substr(at, end - at)), kindOf(line.attributes));
      at = end + 1;
    }
  }
  return classes;
}

}  // namespace

const ClassKind* classKind(std::string_view className) {
  static const std::map<std::string, ClassKind, std::less<>> classes = classTable();
  const auto found = classes.find(className);
  return found == classes.end() ? nullptr : &found->second;
}

}  // namespace redoubt::exchange::vassal::engine
