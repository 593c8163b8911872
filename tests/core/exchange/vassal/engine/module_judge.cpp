#include "tests/core/exchange/vassal/engine/module_judge.h"

#include <algorithm>
#include <set>

#include "tests/core/exchange/vassal/engine/sequence.h"

namespace redoubt::exchange::vassal::engine {
namespace {

constexpr std::string_view kModule = "VASSAL.build.module.", kWidget = "VASSAL.build.widget.";

std::string nameOf(const Element& element) {
  for (const char* key : {"entryName", "name", "mapName", "chartName", "title"}) {
    if (const std::string* name = element.attribute(key)) return *name;
  }
  return {};
}

std::string placeName(const Element& element) {
  const std::string name = nameOf(element);
  return std::string(element.shortName()) + (name.empty() ? "" : " " + name);
}

bool isOurPicture(const std::string& name) {
  return !name.empty() && !name.starts_with('/');
}

void judgePicture(const std::string& picture, const std::string& where, const Archive& archive,
                  std::vector<std::string>& problems) {
  if (isOurPicture(picture) && !archive.has("images/" + picture)) {
    problems.push_back(where + ": there is no picture " + picture + ".");
  }
}

void judgeAttributes(const Element& element, const ClassKind& kind, const std::string& where, Loaded& module) {
  for (const auto& [name, value] : element.attributes) {
    const auto known = std::ranges::find(kind.attributes, name, &AttributeKind::name);
    if (known == kind.attributes.end()) {
      module.problems.push_back(where + ": " + std::string(element.shortName()) + " has no attribute " + name + ".");
      continue;
    }
    if (const auto fault = faultOf(known->kind, value))
      module.problems.push_back(where + ": " + name + " " + *fault + ".");
    if (known->kind == Kind::Picture) judgePicture(value, where, module.archive, module.problems);
  }
}

/// Elements that are no class, and where they stand.
bool isPlainChild(const Element& parent, const Element& child) {
  return (child.name == "entry" && parent.shortName() == "PlayerRoster") ||
         (child.name == "option" && parent.shortName() == "GlobalOptions") ||
         (child.name == "setup" && parent.shortName() == "BoardPicker");
}

void judgeTree(const Element& element, const std::string& path, Loaded& module) {
  const std::string where = path.empty() ? placeName(element) : path + ", " + placeName(element);
  const ClassKind* kind = classKind(element.name);
  if (!kind) {
    module.problems.push_back(where + ": " + element.name + " is no class of the engine.");
    return;
  }
  if (!kind->any) judgeAttributes(element, *kind, where, module);
  for (const Element& child : element.children) {
    if (!isPlainChild(element, child)) judgeTree(child, path.empty() ? "buildFile.xml" : where, module);
  }
}

/// Complains where a class stands before the one that it needs.
void judgeOrder(const Element& parent, std::string_view earlier, const std::vector<std::string_view>& later,
                Loaded& module) {
  bool seen = false;
  for (const Element* child : flatChildren(parent)) {
    seen |= child->shortName() == earlier;
    if (!seen && std::ranges::find(later, child->shortName()) != later.end()) {
      module.problems.push_back("buildFile.xml: " + placeName(*child) + " stands before " + std::string(earlier) + ".");
    }
  }
}

void judgeZoomer(const Element& map, Loaded& module) {
  for (const Element* zoomer : map.all(std::string(kModule) + "map.Zoomer")) {
    const std::vector<std::string> levels = listIn(zoomer->value("zoomLevels"));
    const auto start = javaInt(zoomer->value("zoomStart", "1"));
    const bool good =
        std::ranges::all_of(levels, [](const std::string& level) { return javaDouble(level).value_or(0) > 0; });
    if (!good || levels.empty() || !start || *start < 1 || *start > static_cast<int>(levels.size())) {
      module.problems.push_back("Map " + nameOf(map) + ", Zoomer: no good levels, or no level to start with.");
    }
  }
}

// ---- names ----

void judgeUnique(const std::vector<std::string>& names, const std::string& what, Loaded& module) {
  std::set<std::string> seen;
  for (const std::string& name : names) {
    if (name.empty()) module.problems.push_back("A " + what + " has no name.");
    if (!seen.insert(name).second) module.problems.push_back("Two " + what + "s are named " + name + ".");
  }
}

bool hasDeck(const Loaded& module, const std::string& name) {
  return std::ranges::any_of(module.maps, [&](const Map& map) {
    return std::ranges::any_of(map.stacks, [&](const AtStart& s) { return s.isDeck && s.name == name; });
  });
}

void judgeStacks(const Map& map, Loaded& module) {
  for (const AtStart& stack : map.stacks) {
    const std::string where = "Map " + map.name + ", " + placeName(stack.element);
    if (stack.element.attribute("owningBoard") && !map.board(stack.board)) {
      module.problems.push_back(where + ": there is no board " + stack.board + ".");
    }
    const Board* board = map.board(stack.board);
    if (board && board->width > 0 &&
        (stack.place.x < 0 || stack.place.y < 0 || stack.place.x >= board->width || stack.place.y >= board->height)) {
      module.problems.push_back(where + ": it lies beside the board.");
    }
    const std::string target = stack.element.value("reshuffleTarget");
    if (stack.element.value("reshufflable") == "true" && !hasDeck(module, target)) {
      module.problems.push_back(where + ": there is no deck " + target + " to send to.");
    }
    static const std::set<std::string> answers = {"", "Always", "Never", "Via right-click Menu", "MenuDefaultUp"};
    for (const char* key : {"faceDown", "shuffle"}) {
      if (!answers.contains(stack.element.value(key)))
        module.problems.push_back(where + ": " + key + " can't be that.");
    }
    if (stack.isDeck && stack.element.value("faceDown") == "Always") {
      for (const Piece& card : stack.pieces) {
        if (expanded(card, module.prototypes).all("obs").empty()) {
          module.problems.push_back(where + ": " + card.name() + " has no mask, so that its front shows.");
        }
      }
    }
  }
}

void judgeMaps(Loaded& module) {
  std::vector<std::string> maps, decks;
  for (const Map& map : module.maps) {
    maps.push_back(map.name);
    std::vector<std::string> boards;
    for (const Board& board : map.boards) boards.push_back(board.name);
    judgeUnique(boards, "board of " + map.name, module);
    for (const AtStart& stack : map.stacks) {
      if (stack.isDeck) decks.push_back(stack.name);
    }
    for (const std::string& side : map.sides) {
      if (std::ranges::find(module.sides, side) == module.sides.end()) {
        module.problems.push_back("Map " + map.name + ": there is no side " + side + ".");
      }
    }
    judgeStacks(map, module);
  }
  judgeUnique(maps, "map", module);
  judgeUnique(decks, "deck", module);
  judgeUnique(module.sides, "side", module);
}

void judgeFiles(const Element& element, Loaded& module) {
  const std::string_view kind = element.shortName();
  const auto needs = [&](const std::string& file) {
    if (!file.empty() && !module.archive.has(file)) {
      module.problems.push_back(placeName(element) + ": there is no file " + file + ".");
    }
  };
  if (kind == "HelpFile" && element.value("fileType", "archive") == "archive") needs(element.value("fileName"));
  if (kind == "HtmlChart") needs(element.value("fileName"));
  if (kind == "BrowserPDFFile") needs(element.value("pdfFile"));
  for (const Element& child : element.children) judgeFiles(child, module);
}

/// The numbers of all pieces: those of slots, and those that traits which place pieces have of their own.
void judgeNumbers(Loaded& module) {
  std::map<std::string, std::string> owners;
  const int next = javaInt(module.buildFile.value("nextPieceSlotId", "0")).value_or(0);
  const auto take = [&](const std::string& gpid, const std::string& where) {
    const auto number = javaInt(gpid);
    if (!number) {
      module.problems.push_back(where + ": the number of the piece, \"" + gpid + "\", is none.");
    } else if (*number >= next) {
      module.problems.push_back(where + ": the piece's number " + gpid + " is not below nextPieceSlotId.");
    }
    const auto [at, isNew] = owners.emplace(gpid, where);
    if (!isNew) module.problems.push_back(where + ": " + at->second + " has the same number, " + gpid + ".");
  };
  for (const Slot& slot : module.slots) {
    take(slot.gpid, "Slot " + slot.name);
    if (slot.piece.gpid() != slot.gpid) {
      module.problems.push_back("Slot " + slot.name + ": the piece inside has another number.");
    }
    for (const Trait& trait : slot.piece.traits) {
      if ((trait.id == "placemark" || trait.id == "replace") && !trait.field("gpid").empty()) {
        take(trait.field("gpid"), "Slot " + slot.name + ", trait " + trait.id);
      }
    }
  }
}

/// "class:name/class:name" followed from the root; folders are passed through.
bool leadsSomewhere(const std::string& path, const Element& root) {
  const Element* at = &root;
  for (const std::string& step : unpacked(path, '/')) {
    const std::vector<std::string> parts = unpacked(step, ':');
    const std::vector<const Element*> children = flatChildren(*at);
    const auto found = std::ranges::find_if(children, [&](const Element* child) {
      return child->name == parts[0] && (parts.size() < 2 || nameOf(*child) == parts[1]);
    });
    if (found == children.end()) return false;
    at = *found;
  }
  return at->shortName() == "PieceSlot" || at->shortName() == "CardSlot";
}

bool isPlain(const std::string& text) {
  return !text.empty() && !text.starts_with('{') && text.find('$') == std::string::npos;
}

void judgeTarget(const Trait& trait, const std::string& where, const Loaded& module,
                 std::vector<std::string>& problems) {
  const std::string map = trait.field("map"), board = trait.field("board"), zone = trait.field("zone");
  const Map* target = module.map(map);
  if (isPlain(map) && !target) problems.push_back(where + ": there is no map " + map + ".");
  if (!target) return;
  if (isPlain(board) && !target->board(board)) problems.push_back(where + ": there is no board " + board + ".");
  const std::string destination = trait.field("destination"), location = trait.field("location");
  const std::string region = trait.field("region");
  const auto isOnABoard = [&](auto&& isOn) {
    return std::ranges::any_of(target->boards, [&](const Board& b) { return b.grid && isOn(*b.grid); });
  };
  if (destination == "Z" && isPlain(zone) && !isOnABoard([&](const Grid& grid) {
        return std::ranges::find(grid.zones, zone, &Zone::name) != grid.zones.end();
      })) {
    problems.push_back(where + ": there is no zone " + zone + ".");
  }
  const std::string place = destination == "G" ? location : destination == "R" ? region : "";
  if (isPlain(place) && !isOnABoard([&](const Grid& grid) { return grid.placeOf(place).has_value(); })) {
    problems.push_back(where + ": no place is named " + place + ".");
  }
}

}  // namespace

bool isFolder(const Element& element) {
  return element.name.starts_with("VASSAL.build.module.folder.");
}

std::vector<const Element*> flatChildren(const Element& element) {
  std::vector<const Element*> children;
  for (const Element& child : element.children) {
    if (isFolder(child)) {
      const std::vector<const Element*> inside = flatChildren(child);
      children.insert(children.end(), inside.begin(), inside.end());
    } else {
      children.push_back(&child);
    }
  }
  return children;
}

void judgeElements(Loaded& module) {
  judgeTree(module.buildFile, "", module);
  const std::vector<std::string_view> maps = {"Map", "PrivateMap", "PlayerHand", "PieceWindow", "PrototypesContainer"};
  judgeOrder(module.buildFile, "BasicCommandEncoder", maps, module);
  judgeOrder(module.buildFile, "PlayerRoster", {"PrivateMap", "PlayerHand"}, module);
  if (module.buildFile.all(std::string(kModule) + "BasicCommandEncoder").size() != 1) {
    module.problems.emplace_back("buildFile.xml: there must be one BasicCommandEncoder.");
  }
  for (const Element* map : flatChildren(module.buildFile)) {
    const bool isMap =
        map->shortName() == "Map" || map->shortName() == "PrivateMap" || map->shortName() == "PlayerHand";
    if (!isMap) continue;
    judgeOrder(*map, "BoardPicker", {"SetupStack", "DrawPile"}, module);
    judgeZoomer(*map, module);
    if (map->all(std::string(kModule) + "map.BoardPicker").size() != 1) {
      module.problems.push_back("Map " + nameOf(*map) + ": there must be one BoardPicker.");
    }
  }
}

void judgePiece(const Piece& piece, const std::string& where, const Loaded& module,
                std::vector<std::string>& problems) {
  for (const std::string& image : imagesOf(piece)) judgePicture(image, where, module.archive, problems);
  for (const std::string& prototype : prototypesOf(piece)) {
    if (!module.prototypes.contains(prototype))
      problems.push_back(where + ": there is no prototype " + prototype + ".");
  }
  for (const Trait& trait : piece.traits) {
    if (trait.id == "return" && isPlain(trait.field("deck")) && !hasDeck(module, trait.field("deck"))) {
      problems.push_back(where + ": there is no deck " + trait.field("deck") + ".");
    }
    if (trait.id == "sendto") judgeTarget(trait, where, module, problems);
    if (trait.id == "placemark" || trait.id == "replace") {
      const std::string spec = trait.field("piece");
      if (spec.starts_with("+/")) {
        if (const auto placed = decodePiece(spec, where + ", " + trait.id, problems)) {
          judgePiece(*placed, where + ", " + trait.id, module, problems);
        }
      } else if (spec != "null" && !leadsSomewhere(spec, module.buildFile)) {
        problems.push_back(where + ": no piece is found at " + spec + ".");
      }
    }
  }
  bool outsideTurn = false;
  for (const Trait& trait : expanded(piece, module.prototypes).traits) {
    outsideTurn |= trait.id == "rotate";
    if (trait.id == "footprint" && outsideTurn)
      problems.push_back(where + ": the trail stands inside of the rotation.");
  }
}

void judgeNames(Loaded& module) {
  judgeMaps(module);
  judgeFiles(module.buildFile, module);
  for (const auto& [name, piece] : module.prototypes) {
    judgePiece(piece, "Prototype " + name, module, module.problems);
  }
  for (const Slot& slot : module.slots) judgePiece(slot.piece, "Slot " + slot.name, module, module.problems);
  judgeNumbers(module);
  for (const Setup& setup : module.setups) {
    if (!setup.file.empty() && !module.archive.has(setup.file)) {
      module.problems.push_back("Set-up " + setup.name + ": there is no file " + setup.file + ".");
    }
  }
}

}  // namespace redoubt::exchange::vassal::engine
