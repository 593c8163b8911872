#include "core/exchange/vassal/module_writer.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>

#include "core/base/text.h"
#include "core/exchange/output/element.h"
#include "core/exchange/output/zip_writer.h"
#include "core/exchange/package.h"
#include "core/exchange/playing/spoken_battle.h"
#include "core/exchange/vassal/module_boxes.h"
#include "core/exchange/vassal/module_charts.h"
#include "core/exchange/vassal/module_grid.h"
#include "core/exchange/vassal/module_maps.h"
#include "core/exchange/vassal/module_names.h"
#include "core/exchange/vassal/module_pieces.h"
#include "core/exchange/vassal/module_setups.h"
#include "core/exchange/vassal/module_tools.h"
#include "core/exchange/vassal/sequence.h"
#include "core/rules/forces/markers.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/schedule.h"

namespace redoubt::exchange::vassal {
namespace {

constexpr char kVersion[] = "1.0";
constexpr double kMmPerInch = 25.4;
constexpr char kLegend[] = "legend.png";
constexpr double kLegendPixels = 90;  // of a hex width, at least, so that words can be read
constexpr double kLegendMargin = 0.1;  // round about it, in hex widths

class ModuleWriter {
 public:
  explicit ModuleWriter(const ExportJob& job)
      : job_(job),
        watch_(job.watched()),
        ofPieces_(partOf(watch_, 0, 0.4)),
        ofMap_(partOf(watch_, 0.4, 0.9)),
        ground_(job),
        words_(ground_.words),
        layout_(model::layoutOf(job.battle)),
        geometry_(layout_, hexPixels()),
        pieces_(ground_, *job.artwork, hexPixels(), ofPieces_) {
    const std::vector<std::string> markers = rules::markers(ground_.originalBook);
    geometry_.allowHexsides(std::any_of(markers.begin(), markers.end(), [&](const std::string& marker) {
      return rules::hexsideOf(ground_.originalBook, marker).has_value();
    }));
  }

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
  double hexPixels() const {
    const model::MapSheet* sheet = model::mapSheet(job_.battle);
    const double pixels = job_.options.number("dpi") * (sheet ? sheet->hexWidthMm : 19) / kMmPerInch;
    return std::clamp(pixels, 20.0, 1000.0);
  }

  std::string title() const {
    const model::BattleInfo* info = model::info(ground_.battle);
    const std::string text = safeText(info ? info->title : "");
    return text.empty() ? words_.say("page.untitled") : text;
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
    if (words_.language() != languageOf(job_.battle)) wish.language = words_.language();
    MapImage map = job_.artwork->map(wish, ofMap_);
    geometry_.setOrigin(map.origin);
    geometry_.setSize(map.image.width, map.image.height);
    pieces_.pictures().insert_or_assign("map.png", std::move(map.image.bytes));
    const MapPlan plan = job_.artwork->mapPlan(wish);
    boxes_.emplace(ground_, pieces_.counterPixels(), framedSpaces(plan, map.origin));
    Image boxes = job_.artwork->boxes(boxes_->width(), boxes_->height(), boxes_->wishes());
    pieces_.pictures().insert_or_assign("boxes.png", std::move(boxes.bytes));
    drawLegend(plan, std::move(wish));
  }

  // In pixels of the map.
  std::map<Id<model::Space>, hex::Bounds> framedSpaces(const MapPlan& plan, hex::Point origin) const {
    std::map<Id<model::Space>, hex::Bounds> spaces;
    for (const auto& [space, at] : plan.spaces) {
      spaces[space] = {origin.x + at.left * geometry_.across(), origin.y + at.top * geometry_.down(),
                       origin.x + at.right * geometry_.across(), origin.y + at.bottom * geometry_.down()};
    }
    return spaces;
  }

  void drawLegend(const MapPlan& plan, MapWish wish) {
    if (!plan.legend) return;
    const hex::Bounds& at = *plan.legend;
    wish.part = {at.left - kLegendMargin, at.top - kLegendMargin, at.right + kLegendMargin, at.bottom + kLegendMargin};
    wish.wholeAt.reset();
    wish.across = wish.down = std::max(geometry_.across(), kLegendPixels);
    Image legend = job_.artwork->map(wish, partOf(watch_, 0.9, 0.95)).image;
    pieces_.pictures().insert_or_assign(kLegend, std::move(legend.bytes));
    hasLegend_ = true;
  }

  // The turns of all scenarios, one after another.
  std::vector<std::string> turnsOf() const {
    std::optional<rules::TurnRange> all;
    for (const model::Scenario* scenario : rules::scenarios(job_.battle)) {
      const auto turns = rules::gameTurns(job_.battle, ground_.originalBook, scenario->id);
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
    for (const model::Player& player : ground_.battle.all<model::Player>()) {
      std::string name = safeText(player.name.empty() ? player.slug : player.name);
      while (std::find(names.begin(), names.end(), name) != names.end()) name += " *";
      names.push_back(std::move(name));
    }
    return names;
  }

  std::string handOf(const std::string& player) const {
    return words_.say("formats.vassal.module.hand", {{"player", player}});
  }

  struct SavedSetUp {
    std::string scenario;
    std::string variant;
    std::string file;
  };

  template <class Row>
  std::string shownTitle(const Row& row) const {
    return safeText(row.title.empty() ? row.slug : ground_.inWords(row.title));
  }

  void addSetUps(const std::vector<std::string>& turns, bool hasCup) {
    std::vector<std::string> hands;
    for (const std::string& player : players()) hands.push_back(handOf(player));
    const SetUpGround ground{ground_, geometry_, *boxes_, pieces_, hasCup ? cupType(words_) : "", hands, turns};
    std::set<std::string> files;
    for (const model::Scenario* scenario : rules::scenarios(job_.battle)) {
      for (const model::Variant* variant : rules::variants(job_.battle, scenario->id)) {
        std::string file = scenario->slug + "-" + variant->slug;
        for (char& c : file) c = c == '/' || c == '\\' ? '-' : c;
        while (!files.insert(file).second) file += "-2";
        zip_.add(file + ".vsav", savedGame(setUpText(ground, *scenario, *variant), moduleData()), true);
        setUps_.push_back({shownTitle(*scenario), shownTitle(*variant), file + ".vsav"});
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
    addSides(module, words_, players());
    addOptions(module, words_);
    addPrototypes(module);
    addPalette(module);
    addMainMap(module, {words_, "map.png", geometry_, *boxes_});
    addBoxesMap(module, words_, *boxes_, hasCup ? cardsText() : std::vector<CardSlot>());
    for (const std::string& player : players()) addHand(module, words_, handOf(player), player);
    addTurns(module, words_, turns);
    addDice(module, ground_);
    addInventory(module, words_);
    addNotes(module, words_);
    addCharts(module);
    addSetUpMenu(module);
    module.add(kModule + "Chatter");
    module.add(kModule + "KeyNamer");
    zip_.add("buildFile.xml", module.document());
    zip_.add("moduledata", moduleData());
  }

  void addDocuments(Element& module) {
    const Chart credits = creditsOf(ground_);
    zip_.add("help/credits.html", credits.html);
    module.add(kModule + "Documentation")
        .add(kModule + "documentation.HelpFile")
        .set("fileName", "help/credits.html")
        .set("fileType", "archive")
        .set("title", credits.title);
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
      const std::string army = piece.army.empty() ? words_.say("formats.vassal.module.others") : piece.army;
      const std::string command =
          piece.command.empty() ? words_.say("formats.vassal.module.without-command") : piece.command;
      if (!commands.contains(army)) armies.push_back(army);
      auto& list = slots[{army, command}];
      if (list.empty()) commands[army].push_back(command);
      list.push_back(&piece);
    }
    Element& window = module.add(kModule + "PieceWindow");
    window.set("defaultWidth", "0").set("hidden", "false").set("hotkey", "").set("icon", "/images/counter.gif");
    const std::string title = words_.say("formats.vassal.module.pieces");
    window.set("name", "").set("scale", "1.0").set("text", title);
    window.set("tooltip", words_.say("formats.vassal.module.pieces-tip"));
    Element& tabs = window.add("VASSAL.build.widget.TabWidget").set("entryName", title);
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

  void addCharts(Element& module) {
    const std::vector<Chart> charts = chartsOf(ground_);
    if (charts.empty() && !hasLegend_) return;
    const std::string title = words_.say("formats.vassal.module.charts");
    Element& window = module.add(kModule + "ChartWindow");
    window.set("hotkey", "").set("icon", "").set("name", title).set("text", title).set("tooltip", title);
    Element& list = window.add("VASSAL.build.widget.ListWidget");
    list.set("divider", "200").set("entryName", title).set("height", "500").set("scale", "1.0");
    list.set("width", "700");
    for (std::size_t i = 0; i < charts.size(); ++i) {
      const std::string file = fmt::format("charts/{}.html", i + 1);
      zip_.add(file, charts[i].html);
      list.add("VASSAL.build.widget.HtmlChart").set("chartName", safeText(charts[i].title)).set("fileName", file);
    }
    if (!hasLegend_) return;
    list.add("VASSAL.build.widget.Chart")
        .set("chartName", words_.say("formats.vassal.module.legend"))
        .set("fileName", kLegend);
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
    menu.set("isMenu", "true").set("name", words_.say("formats.vassal.module.scenarios")).set("useFile", "true");
    std::map<std::string, int> counts;
    for (const SavedSetUp& each : setUps_) ++counts[each.scenario];
    for (const SavedSetUp& each : setUps_) {
      const bool isOnly = counts[each.scenario] == 1;
      addSetUp(menu, isOnly ? each.scenario : each.scenario + ": " + each.variant, each.file);
    }
    addSetUp(menu, words_.say("formats.vassal.module.empty-map"), "");
  }

  const ExportJob& job_;
  const Watch& watch_;
  Watch ofPieces_;
  Watch ofMap_;
  ModuleGround ground_;
  const ModuleWords& words_;
  hex::Layout layout_;
  BoardGeometry geometry_;
  ModulePieces pieces_;
  std::optional<ModuleBoxes> boxes_;
  bool hasLegend_ = false;
  ZipWriter zip_;
  std::vector<SavedSetUp> setUps_;
};

}  // namespace

void writeModule(const ExportJob& job, Package& package) {
  ModuleWriter(job).write(package);
}

}  // namespace redoubt::exchange::vassal
