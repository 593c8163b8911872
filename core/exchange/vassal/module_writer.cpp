#include "core/exchange/vassal/module_writer.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "core/base/text.h"
#include "core/exchange/output/element.h"
#include "core/exchange/output/zip_writer.h"
#include "core/exchange/package.h"
#include "core/exchange/vassal/module_boxes.h"
#include "core/exchange/vassal/module_charts.h"
#include "core/exchange/vassal/module_grid.h"
#include "core/exchange/vassal/module_maps.h"
#include "core/exchange/vassal/module_names.h"
#include "core/exchange/vassal/module_pieces.h"
#include "core/exchange/vassal/module_setups.h"
#include "core/exchange/vassal/sequence.h"
#include "core/rules/book/dice.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/schedule.h"

namespace redoubt::exchange::vassal {
namespace {

constexpr char kVersion[] = "1.0";
constexpr double kMmPerInch = 25.4;

class ModuleWriter {
 public:
  ModuleWriter(const ExportJob& job)
      : job_(job),
        watch_(job.watched()),
        ofPieces_(partOf(watch_, 0, 0.4)),
        ofMap_(partOf(watch_, 0.4, 0.9)),
        book_(job.battle),
        layout_(model::layoutOf(job.battle)),
        geometry_(layout_, hexPixels()),
        counter_(std::max(24, static_cast<int>(std::lround(hexPixels() * kCounterShare)))),
        pieces_(job, book_, counter_, ofPieces_),
        boxes_(job.battle, counter_) {}

  void write(const Package& package) {
    drawBoards();
    const std::vector<std::string> turns = turnsOf();
    const bool hasCup = std::any_of(pieces_.pieces().begin(), pieces_.pieces().end(),
                                    [](const Piece& piece) { return piece.kind == Piece::Kind::Chit; });
    addSetUps(turns, hasCup);
    addBuildFile(turns, hasCup);
    for (auto& [name, bytes] : pieces_.pictures()) zip_.add("images/" + name, std::move(bytes), true);
    stopIfAsked(watch_);
    zip_.writeTo(package.main());
  }

 private:
  // A counter is as large as on our own maps.
  static constexpr double kCounterShare = 0.62;

  double hexPixels() const {
    const model::MapSheet* sheet = model::mapSheet(job_.battle);
    const double pixels = job_.options.number("dpi") * (sheet ? sheet->hexWidthMm : 19) / kMmPerInch;
    return std::clamp(pixels, 20.0, 1000.0);
  }

  std::string title() const {
    const model::BattleInfo* info = model::info(job_.battle);
    const std::string text = safeText(info ? info->title : "");
    return text.empty() ? "A battle" : text;
  }

  std::string moduleData() const {
    Element data("data");
    data.set("version", "1");
    data.add("version").setText(kVersion);
    data.add("extra1");
    data.add("extra2");
    data.add("VassalVersion").setText("3.7.0");
    data.add("dateSaved").setText("0");
    data.add("description").setText(title());
    data.add("name").setText(title());
    return data.document();
  }

  void drawBoards() {
    MapWish wish;
    wish.across = geometry_.across();
    wish.down = geometry_.down();
    wish.theme = job_.options.text("theme");
    wish.wholeAt = geometry_.anchor();
    MapImage map = job_.artwork->map(wish, ofMap_);
    geometry_.setOrigin(map.origin);
    pieces_.pictures().insert_or_assign("map.png", std::move(map.image.bytes));
    Image boxes = job_.artwork->boxes(boxes_.width(), boxes_.height(), boxes_.wishes());
    pieces_.pictures().insert_or_assign("boxes.png", std::move(boxes.bytes));
  }

  // The turns of all scenarios, one after another.
  std::vector<std::string> turnsOf() const {
    std::optional<rules::TurnRange> all;
    for (const model::Scenario* scenario : rules::scenarios(job_.battle)) {
      const auto turns = rules::gameTurns(job_.battle, book_, scenario->id);
      if (!turns) continue;
      if (!all) all = *turns;
      all->first = std::min(all->first, turns->first);
      all->last = std::max(all->last, turns->last);
    }
    std::vector<std::string> turns;
    for (int turn = all ? all->first : 1; turn <= (all ? std::min(all->last, all->first + 500) : 0); ++turn) {
      turns.push_back(std::to_string(turn));
    }
    return turns;
  }

  std::vector<std::string> players() const {
    std::vector<std::string> names;
    for (const model::Player& player : job_.battle.all<model::Player>()) {
      std::string name = safeText(player.name.empty() ? player.slug : player.name);
      while (std::find(names.begin(), names.end(), name) != names.end()) name += " *";
      names.push_back(std::move(name));
    }
    return names;
  }

  static std::string handOf(const std::string& player) { return "Hand of " + player; }

  struct SavedSetUp {
    std::string scenario;
    std::string variant;
    std::string file;
  };

  void addSetUps(const std::vector<std::string>& turns, bool hasCup) {
    std::vector<std::string> hands;
    for (const std::string& player : players()) hands.push_back(handOf(player));
    const SetUpGround ground{job_.battle, book_, geometry_, boxes_, pieces_, hasCup ? cupType() : "", hands, turns};
    std::set<std::string> files;
    for (const model::Scenario* scenario : rules::scenarios(job_.battle)) {
      for (const model::Variant* variant : rules::variants(job_.battle, scenario->id)) {
        std::string file = scenario->slug + "-" + variant->slug;
        for (char& c : file) c = c == '/' || c == '\\' ? '-' : c;
        while (!files.insert(file).second) file += "-2";
        zip_.add(file + ".vsav", savedGame(setUpText(ground, *scenario, *variant), moduleData()), true);
        setUps_.push_back({safeText(scenario->title.empty() ? scenario->slug : scenario->title),
                           safeText(variant->title.empty() ? variant->slug : variant->title), file + ".vsav"});
        stopIfAsked(watch_);
      }
    }
  }

  void addBuildFile(const std::vector<std::string>& turns, bool hasCup) {
    Element module("VASSAL.build.GameModule");
    module.set("ModuleOther1", "").set("ModuleOther2", "").set("VassalVersion", "3.7.0").set("description", title());
    module.set("name", title()).set("nextPieceSlotId", pieces_.ids().next()).set("version", kVersion);
    module.add(kModule + "BasicCommandEncoder");
    addDocuments(module);
    addSides(module);
    addOptions(module);
    addPrototypes(module);
    addPalette(module);
    addMainMap(module, {kMainMap, "map.png", geometry_});
    addBoxesMap(module, boxes_, hasCup ? cardsText() : std::vector<CardSlot>(), counter_);
    for (const std::string& player : players()) addHand(module, handOf(player), player);
    addTurns(module, turns);
    addTools(module);
    addCharts(module);
    addSetUpMenu(module);
    module.add(kModule + "Chatter");
    module.add(kModule + "KeyNamer");
    zip_.add("buildFile.xml", module.document());
    zip_.add("moduledata", moduleData());
  }

  void addDocuments(Element& module) {
    const Chart credits = creditsOf(job_.battle);
    zip_.add("help/credits.html", credits.html);
    module.add(kModule + "Documentation")
        .add(kModule + "documentation.HelpFile")
        .set("fileName", "help/credits.html")
        .set("fileType", "archive")
        .set("title", credits.title);
  }

  void addSides(Element& module) const {
    Element& roster = module.add(kModule + "PlayerRoster");
    roster.set("buttonIcon", "").set("buttonKeyStroke", "").set("buttonText", "Retire");
    roster.set("buttonToolTip", "Switch sides, become an observer, or release a side");
    for (const std::string& player : players()) roster.add("entry").setText(player);
  }

  static void addOptions(Element& module) {
    module.add(kModule + "GlobalOptions")
        .set("autoReport", "Always")
        .set("chatterHTMLSupport", "Always")
        .set("hotKeysOnClosedWindows", "Never")
        .set("inventoryForAll", "Always")
        .set("nonOwnerUnmaskable", "Never")
        .set("playerIdFormat", "$PlayerName$")
        .set("promptString", "Opponents can unmask my pieces")
        .set("sendToLocationMoveTrails", "Never")
        .set("storeLeadingZeroIntegersAsStrings", "true");
  }

  void addPrototypes(Element& module) const {
    Element& container = module.add(kModule + "PrototypesContainer");
    for (const Prototype& each : pieces_.prototypes()) {
      Traits traits = each.traits;
      traits.push_back({"piece;;;;", "null;0;0;;0"});
      container.add(kModule + "PrototypeDefinition")
          .set("description", "")
          .set("name", each.name)
          .setText(pieceText(traits));
    }
  }

  void addSlot(Element& list, const Piece& piece) const {
    list.add("VASSAL.build.widget.PieceSlot")
        .set("entryName", piece.name)
        .set("gpid", piece.id)
        .set("height", piece.height)
        .set("width", piece.width)
        .setText(pieceText(pieces_.slotTraits(piece)));
  }

  // A tab for each army, with a list for each command.
  void addPalette(Element& module) const {
    std::vector<std::string> armies;
    std::map<std::string, std::vector<std::string>> commands;
    std::map<std::pair<std::string, std::string>, std::vector<const Piece*>> slots;
    for (const Piece& piece : pieces_.pieces()) {
      if (piece.kind == Piece::Kind::Chit) continue;  // each has its number once, in the cup
      const std::string army = piece.army.empty() ? "Others" : piece.army;
      const std::string command = piece.command.empty() ? "Without a command" : piece.command;
      if (!commands.contains(army)) armies.push_back(army);
      auto& list = slots[{army, command}];
      if (list.empty()) commands[army].push_back(command);
      list.push_back(&piece);
    }
    Element& window = module.add(kModule + "PieceWindow");
    window.set("defaultWidth", "0").set("hidden", "false").set("hotkey", "").set("icon", "/images/counter.gif");
    window.set("name", "").set("scale", "1.0").set("text", "Pieces").set("tooltip", "Show/Hide the Pieces window");
    Element& tabs = window.add("VASSAL.build.widget.TabWidget").set("entryName", "Pieces");
    for (const std::string& army : armies) {
      Element& tab = tabs.add("VASSAL.build.widget.TabWidget").set("entryName", army);
      for (const std::string& command : commands[army]) {
        Element& list = tab.add("VASSAL.build.widget.ListWidget");
        list.set("divider", "150").set("entryName", command).set("height", "300").set("scale", "1.0");
        list.set("width", "300");
        for (const Piece* piece : slots[{army, command}]) addSlot(list, *piece);
      }
    }
  }

  std::vector<CardSlot> cardsText() const {
    std::vector<CardSlot> cards;
    for (const Piece& piece : pieces_.pieces()) {
      if (piece.kind != Piece::Kind::Chit) continue;
      cards.push_back({piece.name, piece.id, piece.width, piece.height, pieceText(pieces_.slotTraits(piece))});
    }
    return cards;
  }

  static void addTurns(Element& module, const std::vector<std::string>& turns) {
    if (turns.empty()) return;
    Element& tracker = module.add(kModule + "turn.TurnTracker");
    tracker.set("buttonText", "Turn").set("hotkey", "").set("icon", "").set("length", "-1");
    tracker.set("lengthStyle", "Maximum").set("name", "Turn").set("nexthotkey", "39,520");
    tracker.set("plusButtonSize", "22").set("prevhotkey", "37,520");
    tracker.set("reportFormat", "Turn changed from $oldTurn$ to $newTurn$").set("tooltip", "");
    tracker.set("turnButtonHeight", "22").set("turnFormat", "Turn $level1$");
    tracker.add(kModule + "turn.ListTurnLevel")
        .set("configFirst", "false")
        .set("configList", "false")
        .set("list", sequence(turns, ','))
        .set("name", "Turn")
        .set("prompt", "")
        .set("property", "Turn")
        .set("turnFormat", "$value$");
  }

  void addDie(Element& module, int dice, int sides, int plus) const {
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
        .set("tooltip", "Roll " + name);
  }

  void addTools(Element& module) const {
    if (const auto faces = rules::faces(book_); faces && faces->size() >= 2) {
      const int sides = static_cast<int>(faces->size());
      const int plus = *std::min_element(faces->begin(), faces->end()) - 1;
      addDie(module, 1, sides, plus);
      addDie(module, 2, sides, plus);
    } else {
      addDie(module, 1, 6, 0);
      addDie(module, 2, 6, 0);
    }
    Element& inventory = module.add(kModule + "Inventory");
    inventory.set("centerOnPiece", "true").set("drawPieces", "true").set("foldersOnly", "false");
    inventory.set("forwardKeystroke", "true").set("groupBy", "Army,Command").set("hotkey", "73,520");
    inventory.set("icon", "/images/inventory.gif").set("include", "{UnitType!=\"\"}");
    inventory.set("launchFunction", "functionHide").set("leafFormat", "$PieceName$ ($LocationName$)");
    inventory.set("name", "Inventory").set("nonLeafFormat", "$PropertyValue$").set("refreshHotkey", "");
    inventory.set("showMenu", "true").set("sides", "").set("sortFormat", "$PieceName$").set("sortPieces", "true");
    inventory.set("sorting", "alpha").set("text", "").set("tooltip", "Inventory of all pieces").set("zoomOn", "false");
    module.add(kModule + "NotesWindow")
        .set("buttonText", "Notes")
        .set("hotkey", "")
        .set("icon", "/images/notes.gif")
        .set("tooltip", "Notes");
  }

  void addCharts(Element& module) {
    const std::vector<Chart> charts = chartsOf(book_);
    if (charts.empty()) return;
    Element& window = module.add(kModule + "ChartWindow");
    window.set("hotkey", "").set("icon", "").set("name", "Charts").set("text", "Charts").set("tooltip", "Charts");
    Element& list = window.add("VASSAL.build.widget.ListWidget");
    list.set("divider", "200").set("entryName", "Charts").set("height", "500").set("scale", "1.0");
    list.set("width", "700");
    for (std::size_t i = 0; i < charts.size(); ++i) {
      const std::string file = fmt::format("charts/{}.html", i + 1);
      zip_.add(file, charts[i].html);
      list.add("VASSAL.build.widget.HtmlChart").set("chartName", safeText(charts[i].title)).set("fileName", file);
    }
  }

  static void addSetUp(Element& parent, const std::string& name, const std::string& file) {
    parent.add(kModule + "PredefinedSetup")
        .set("file", file)
        .set("isMenu", "false")
        .set("name", name)
        .set("useFile", file.empty() ? "false" : "true");
  }

  void addSetUpMenu(Element& module) const {
    Element& menu = module.add(kModule + "PredefinedSetup");
    menu.set("isMenu", "true").set("name", "Scenarios").set("useFile", "true");
    std::map<std::string, int> counts;
    for (const SavedSetUp& each : setUps_) ++counts[each.scenario];
    for (const SavedSetUp& each : setUps_) {
      const bool isOnly = counts[each.scenario] == 1;
      addSetUp(menu, isOnly ? each.scenario : each.scenario + ": " + each.variant, each.file);
    }
    addSetUp(menu, "The empty map", "");
  }

  const ExportJob& job_;
  const Watch& watch_;
  Watch ofPieces_;
  Watch ofMap_;
  rules::RuleBook book_;
  hex::Layout layout_;
  BoardGeometry geometry_;
  int counter_;
  ModulePieces pieces_;
  ModuleBoxes boxes_;
  ZipWriter zip_;
  std::vector<SavedSetUp> setUps_;
};

}  // namespace

void writeModule(const ExportJob& job, Package& package) {
  ModuleWriter(job).write(package);
}

}  // namespace redoubt::exchange::vassal
