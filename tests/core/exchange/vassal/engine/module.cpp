#include <algorithm>
#include <cstdint>

#include "tests/core/exchange/vassal/engine/module_judge.h"
#include "tests/core/exchange/vassal/engine/sequence.h"

namespace redoubt::exchange::vassal::engine {
namespace {

constexpr std::string_view kInModule = "VASSAL.build.module.";

/// Width and height of a PNG; nothing for other pictures.
std::optional<Place> sizeOfPng(std::string_view png) {
  if (png.size() < 24 || !png.starts_with("\x89PNG")) return std::nullopt;
  const auto number = [&](size_t at) {
    int value = 0;
    for (size_t i = at; i < at + 4; ++i) value = (value << 8) | static_cast<unsigned char>(png[i]);
    return value;
  };
  return Place{number(16), number(20)};
}

/// Collects what a build file says.
class ModuleReader {
 public:
  explicit ModuleReader(Loaded& module) : module_(module) {}

  void read() {
    const Element& root = module_.buildFile;
    module_.name = root.value("name");
    module_.version = root.value("version");
    module_.description = root.value("description");
    for (const Element* child : flatChildren(root)) readPart(*child);
  }

 private:
  void readPart(const Element& part) {
    const std::string_view kind = part.shortName();
    if (kind == "PlayerRoster") {
      for (const Element& entry : part.children) module_.sides.push_back(entry.text);
    } else if (kind == "Map" || kind == "PrivateMap" || kind == "PlayerHand") {
      readMap(part);
    } else if (kind == "PrototypesContainer") {
      for (const Element* child : flatChildren(part)) readPrototype(*child);
    } else if (kind == "TurnTracker") {
      module_.trackers.push_back({part.value("name"), levelsOf(part)});
    } else if (kind == "PredefinedSetup") {
      readSetup(part);
    } else {
      readSlots(part, {});
    }
  }

  void readPrototype(const Element& element) {
    if (element.shortName() != "PrototypeDefinition") return;
    const std::string name = element.value("name");
    const auto piece = decodePiece(element.text, "Prototype " + name, module_.problems);
    if (name.empty() || name.find(';') != std::string::npos) tell("Prototype " + name + ": no good name.");
    if (piece && !module_.prototypes.emplace(name, *piece).second) tell("Two prototypes are named " + name + ".");
  }

  /// The pieces of a window, wherever its tabs and lists have them.
  void readSlots(const Element& holder, std::vector<std::string> path) {
    path.push_back(holder.value("entryName", holder.value("name")));
    for (const Element* child : flatChildren(holder)) {
      if (child->shortName() == "PieceSlot" || child->shortName() == "CardSlot") {
        readSlot(*child, path);
      } else if (child->shortName() != "WidgetMap") {
        readSlots(*child, path);
      } else {
        readMap(*child);
      }
    }
  }

  std::optional<Piece> readSlot(const Element& element, const std::vector<std::string>& path) {
    const std::string name = element.value("entryName");
    auto piece = decodePiece(element.text, "Slot " + name, module_.problems);
    if (piece) module_.slots.push_back({path, name, element.value("gpid"), *piece});
    return piece;
  }

  void readMap(const Element& element) {
    Map map;
    map.name = element.value("mapName");
    map.kind = std::string(element.shortName());
    map.sides = listIn(element.value("side"));
    map.edgeWidth = javaInt(element.value("edgeWidth")).value_or(0);
    map.edgeHeight = javaInt(element.value("edgeHeight")).value_or(0);
    for (const Element* part : flatChildren(element)) {
      if (part->shortName() == "BoardPicker") readBoards(*part, map);
      if (part->shortName() == "LayeredPieceCollection") {
        map.layerProperty = part->value("property");
        map.layerOrder = listIn(part->value("layerOrder"));
        if (map.layerProperty.empty() || map.layerOrder.empty()) tell("Map " + map.name + ": its layers have no names.");
      }
      if (part->shortName() == "SetupStack" || part->shortName() == "DrawPile") readStack(*part, map);
    }
    module_.maps.push_back(std::move(map));
  }

  void readBoards(const Element& picker, Map& map) {
    for (const Element* element : picker.all(std::string(kInModule) + "map.boardPicker.Board")) {
      Board board{element->value("name"),
                  element->value("image"),
                  javaInt(element->value("width")).value_or(0),
                  javaInt(element->value("height")).value_or(0),
                  {}};
      if (const auto size = sizeOfPng(module_.archive.text("images/" + board.image))) {
        board.width = size->x, board.height = size->y;
      }
      const std::string where = "Map " + map.name + ", board " + board.name;
      board.grid = gridOf(*element, board.width, board.height, where, module_.problems);
      map.boards.push_back(std::move(board));
    }
    for (const Element* setup : picker.all("setup")) {
      const std::vector<std::string> tokens = unpacked(setup->text, '\t');
      if (tokens[0] != map.name + "BoardPicker") tell("Map " + map.name + ": the default boards are of another map.");
      for (size_t i = 1; i < tokens.size(); i += 3) {
        if (!map.board(unpacked(tokens[i], '/')[0])) tell("Map " + map.name + ": there is no board " + tokens[i] + ".");
      }
    }
  }

  void readStack(const Element& element, Map& map) {
    AtStart stack;
    stack.name = element.value("name");
    stack.board = element.value("owningBoard");
    stack.place = {javaInt(element.value("x")).value_or(0), javaInt(element.value("y")).value_or(0)};
    stack.isDeck = element.shortName() == "DrawPile";
    const std::string where = "Map " + map.name + ", " + std::string(element.shortName()) + " " + stack.name;
    const Board* board = map.board(stack.board);
    if (stack.board.empty() && !map.boards.empty()) board = &map.boards.front();
    if (element.value("useGridLocation") == "true" && board && board->grid && !element.value("location").empty()) {
      stack.location = element.value("location");
      if (const auto place = board->grid->placeOf(stack.location)) {
        stack.place = *place;
      } else {
        tell(where + ": no place is named " + stack.location + ".");
      }
    }
    for (const Element* slot : flatChildren(element)) {
      if (slot->shortName() != "PieceSlot" && slot->shortName() != "CardSlot") continue;
      if (auto piece = readSlot(*slot, {map.name, stack.name})) stack.pieces.push_back(std::move(*piece));
    }
    stack.element = element;
    map.stacks.push_back(std::move(stack));
  }

  static std::vector<TurnLevel> levelsOf(const Element& holder) {
    std::vector<TurnLevel> levels;
    for (const Element& child : holder.children) {
      if (!child.shortName().ends_with("TurnLevel")) continue;
      levels.push_back({child.value("name"), child.value("property"), listIn(child.value("list")), levelsOf(child)});
    }
    return levels;
  }

  void readSetup(const Element& element) {
    if (element.value("isMenu") == "true") {
      for (const Element& child : element.children) readSetup(child);
    } else {
      const bool usesFile = element.value("useFile", "true") == "true";
      module_.setups.push_back({element.value("name"), usesFile ? element.value("file") : ""});
    }
  }

  void tell(const std::string& problem) { module_.problems.push_back(problem); }

  Loaded& module_;
};

void readModuleData(Loaded& module) {
  if (!module.archive.has("moduledata")) {
    module.problems.emplace_back("There is no moduledata.");
    return;
  }
  const auto data = parseXml(module.archive.text("moduledata"), "moduledata", module.problems);
  if (!data) return;
  if (data->name != "data") module.problems.emplace_back("moduledata: the root is not data.");
  const auto text = [&](const char* key) {
    const Element* element = data->first(key);
    return element ? element->text : std::string();
  };
  if (text("name") != module.name) module.problems.emplace_back("moduledata: the name is not that of the build file.");
  if (text("version") != module.version) {
    module.problems.emplace_back("moduledata: the version is not that of the build file.");
  }
  if (text("VassalVersion") < "3.5") module.problems.emplace_back("moduledata: VassalVersion is too old.");
  if (text("dateSaved").empty() || text("dateSaved").find_first_not_of("0123456789") != std::string::npos) {
    module.problems.emplace_back("moduledata: dateSaved is no number of milliseconds.");
  }
}

}  // namespace

int Map::layerOf(const Piece& piece) const {
  const std::map<std::string, std::string> marks = marksOf(piece);
  const auto mark = marks.find(layerProperty);
  const auto layer = mark == marks.end() ? layerOrder.end() : std::ranges::find(layerOrder, mark->second);
  return static_cast<int>(layer - layerOrder.begin());
}

const Board* Map::board(std::string_view boardName) const {
  const auto found = std::ranges::find_if(boards, [&](const Board& board) { return board.name == boardName; });
  return found == boards.end() ? nullptr : &*found;
}

const Map* Loaded::map(std::string_view mapName) const {
  const auto found = std::ranges::find_if(maps, [&](const Map& map) { return map.name == mapName; });
  return found == maps.end() ? nullptr : &*found;
}

const Slot* Loaded::slot(std::string_view pieceName) const {
  const auto found = std::ranges::find_if(slots, [&](const Slot& slot) { return slot.piece.name() == pieceName; });
  return found == slots.end() ? nullptr : &*found;
}

Loaded loadModule(const std::filesystem::path& path) {
  Loaded module;
  module.archive = readArchive(bytesOf(path));
  module.problems = module.archive.problems;
  if (!module.archive.has("buildFile.xml")) {
    module.problems.emplace_back("There is no buildFile.xml.");
    return module;
  }
  auto root = parseXml(module.archive.text("buildFile.xml"), "buildFile.xml", module.problems);
  if (!root) return module;
  module.buildFile = std::move(*root);
  if (module.buildFile.name != "VASSAL.build.GameModule") module.problems.emplace_back("The root is no GameModule.");
  if (module.buildFile.value("VassalVersion").empty() || module.buildFile.value("VassalVersion") > "3.7.9") {
    module.problems.emplace_back("buildFile.xml: VassalVersion may be newer than the engine, which then warns.");
  }
  ModuleReader(module).read();
  readModuleData(module);
  judgeElements(module);
  judgeNames(module);
  for (const Setup& setup : module.setups) {
    if (setup.file.empty() || !module.archive.has(setup.file)) continue;
    for (const std::string& problem : loadSetup(setup.file, module).problems) {
      module.problems.push_back("Set-up " + setup.name + ": " + problem);
    }
  }
  return module;
}

std::optional<std::string> locationName(const Map& map, Place place) {
  if (map.boards.empty() || !map.boards.front().grid) return std::nullopt;
  const auto within = [](int64_t value) { return static_cast<int>(std::clamp<int64_t>(value, INT32_MIN, INT32_MAX)); };
  return map.boards.front().grid->nameAt(
      {within(int64_t{place.x} - map.edgeWidth), within(int64_t{place.y} - map.edgeHeight)});
}

}  // namespace redoubt::exchange::vassal::engine
