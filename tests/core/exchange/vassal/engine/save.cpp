#include <algorithm>
#include <cstdint>
#include <set>

#include "tests/core/exchange/vassal/engine/module_judge.h"
#include "tests/core/exchange/vassal/engine/sequence.h"

namespace redoubt::exchange::vassal::engine {
namespace {

constexpr char kBetween = 27;  // between commands
constexpr size_t kMostCommands = 200000;

std::optional<int> hexDigit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return std::nullopt;
}

/// The text of a saved game: plain, or each byte changed by a key and written as two digits.
std::string clearText(std::string_view saved, std::vector<std::string>& problems) {
  constexpr std::string_view mark = "!VCSK";
  if (!saved.starts_with(mark)) return std::string(saved);
  saved.remove_prefix(mark.size());
  std::string bytes;
  for (size_t i = 0; i + 1 < saved.size(); i += 2) {
    const auto high = hexDigit(saved[i]), low = hexDigit(saved[i + 1]);
    if (!high || !low) break;
    bytes += static_cast<char>(*high * 16 + *low);
  }
  if (saved.size() % 2 != 0 || saved.size() != bytes.size() * 2 || bytes.empty()) {
    problems.emplace_back("savedGame: these are no pairs of digits.");
    return {};
  }
  std::string text;
  for (size_t i = 1; i < bytes.size(); ++i) text += static_cast<char>(bytes[i] ^ bytes[0]);
  return text;
}

/// The commands, also those that lie inside of others.
void takeCommands(std::string_view text, std::vector<std::string>& commands, int depth) {
  for (Tokens tokens(text, kBetween); tokens.more() && commands.size() < kMostCommands;) {
    const std::string command = *tokens.next();
    if (command.find(kBetween) != std::string::npos && depth < 20) {
      takeCommands(command, commands, depth + 1);
    } else if (!command.empty()) {
      commands.push_back(command);
    }
  }
}

std::string joinedNotes(const std::string& packedNotes) {
  std::string notes;
  for (const std::string& line : unpacked(packedNotes, '|')) notes += (notes.empty() ? "" : "\n") + line;
  return notes;
}

/// Obeys the commands of a saved game, one after the other.
class SaveReader {
 public:
  SaveReader(LoadedSave& save, const Loaded& module) : save_(save), module_(module) {}

  void read() {
    if (save_.commands.empty() || save_.commands.front() != "begin_save") tell("The first command isn't begin_save.");
    if (save_.commands.empty() || save_.commands.back() != "end_save") tell("The last command isn't end_save.");
    for (const std::string& command : save_.commands) obey(command);
    for (const Map& map : module_.maps) {
      if (!save_.boards.contains(map.name)) tell("Map " + map.name + ": no command names its boards.");
      for (const AtStart& deck : map.stacks) {
        if (deck.isDeck && !decks_.contains(deck.name)) tell("Deck " + deck.name + " is missing.");
      }
    }
    if (!setUp_) tell("SETUP_STACK is missing, so that what is there at start appears again.");
    if (save_.turns.size() != module_.trackers.size()) tell("Not every turn tracker has a state.");
    judgePlaces();
  }

 private:
  void obey(const std::string& command) {
    if (command == "begin_save" || command == "end_save") return;
    if (command.starts_with("+/")) return addPiece(command.substr(2));
    if (command.starts_with("SETUP_STACK\t")) {
      setUp_ = true;
    } else if (command.starts_with("NOTES\t")) {
      save_.notes = joinedNotes(command.substr(6));
    } else if (command.starts_with("PNOTES\t")) {
      save_.publicNotes = joinedNotes(command.substr(7));
    } else if (command.starts_with("TURNTurnTracker")) {
      setTurn(command);
    } else if (!setBoards(command) && !isHarmless(command)) {
      tell("Nobody understands the command " + command.substr(0, 60) + ".");
    }
  }

  static bool isHarmless(const std::string& command) {
    for (const char* known :
         {"PLAYER\t", "PNOTE\t", "SNOTE\t", "CHAT", "CHECK", "ALERT", "GlobalProperty\t", "UNMASK\t", "FORBID_UNMASK",
          "GAMEPIECE", "MutableProperty\t", "D/", "AUDIO", "LOG\t", "TURN"}) {
      if (command.starts_with(known)) return true;
    }
    return false;
  }

  void addPiece(const std::string& definition) {
    const std::vector<std::string> parts = unpacked(definition, '/');
    if (parts.size() < 3 || parts[0].empty() || parts[0] == "null") {
      return tell("A piece is not an id, a type and a state: " + definition.substr(0, 60) + ".");
    }
    if (!ids_.insert(parts[0]).second) tell("Two things have the id " + parts[0] + ".");
    if (parts[0].find_first_of(";,") != std::string::npos) tell("No good id: " + parts[0] + ".");
    if (parts[1] == "stack" || parts[1].starts_with("stack;")) return addStack(parts[0], parts[2]);
    if (parts[1].starts_with("deck;")) return addDeck(parts[0], parts[1], parts[2]);
    const std::string where = "Piece " + parts[0];
    auto piece = pieceOf(parts[0], parts[1], parts[2], where, save_.problems);
    if (!piece) return;
    judgePiece(*piece, where, module_, save_.problems);
    judgeOrigin(*piece, where);
    if (!prototypesOf(*piece).empty()) {
      tell(where + ": a prototype that is not expanded loses the states of its traits.");
    }
    if (!piece->map().empty() && !module_.map(piece->map())) tell(where + ": there is no map " + piece->map() + ".");
    save_.pieces.emplace(parts[0], std::move(*piece));
  }

  /// A counter in play and the slot that it is of have the same traits; the engine's refresh goes by their number.
  void judgeOrigin(const Piece& piece, const std::string& where) {
    const auto slot = std::ranges::find(module_.slots, piece.gpid(), &Slot::gpid);
    if (slot == module_.slots.end()) {
      if (!isPlaced(piece.gpid())) tell(where + ": no slot has its number " + piece.gpid() + ".");
    } else if (encodedType(expanded(slot->piece, module_.prototypes)) !=
               encodedType(expanded(piece, module_.prototypes))) {
      tell(where + ": its traits are not those of slot " + slot->name + ".");
    }
  }

  /// Whether a trait that places a piece has the number.
  bool isPlaced(const std::string& gpid) const {
    return std::ranges::any_of(module_.slots, [&](const Slot& slot) {
      return std::ranges::any_of(slot.piece.traits, [&](const Trait& trait) {
        return (trait.id == "placemark" || trait.id == "replace") && trait.field("gpid") == gpid;
      });
    });
  }

  void addStack(const std::string& id, const std::string& state) {
    SavedStack stack = stackOf(id, state);
    std::vector<std::string> tokens = unpacked(state, ';');
    for (size_t i = 3; i < tokens.size(); ++i) {
      if (tokens[i].starts_with("@@")) {
        const auto layer = javaInt(tokens[i].substr(2));
        if (!layer) tell("Stack " + id + ": the layer is no number.");
        stack.layer = layer.value_or(-1);
      } else {
        stack.pieces.push_back(tokens[i]);
      }
    }
    if (stack.pieces.empty()) tell("Stack " + id + " is empty.");
    keep(std::move(stack));
  }

  SavedStack stackOf(const std::string& id, const std::string& state) {
    const std::vector<std::string> tokens = unpacked(state, ';');
    const auto x = tokens.size() > 2 ? javaInt(tokens[1]) : std::nullopt;
    const auto y = tokens.size() > 2 ? javaInt(tokens[2]) : std::nullopt;
    if (!x || !y) tell("Stack " + id + ": the state isn't a map, x and y.");
    if (!module_.map(tokens[0])) tell("Stack " + id + ": there is no map " + tokens[0] + ".");
    return {id, tokens[0], {}, {x.value_or(0), y.value_or(0)}, {}, -1};
  }

  void addDeck(const std::string& id, const std::string& type, const std::string& state) {
    SavedStack deck = stackOf(id, state);
    const std::vector<std::string> fields = unpacked(type, ';'), tokens = unpacked(state, ';');
    deck.deck = fields.size() > 13 ? fields[13] : "";
    if (!decks_.insert(deck.deck).second) tell("Deck " + deck.deck + " is there twice.");
    judgeDeck(deck, fields);
    if (tokens.size() < 4 || (tokens[3] != "true" && tokens[3] != "false")) {
      tell("Deck " + deck.deck + ": the state doesn't say whether it lies face down.");
    }
    if (tokens.size() > 4) deck.pieces = listIn(tokens[4]);
    if (tokens.size() > 5) tell("Deck " + deck.deck + ": the ids of its cards are a list in one field.");
    keep(std::move(deck));
  }

  /// The fields of its type against the attributes of the build file, in the engine's order.
  void judgeDeck(const SavedStack& saved, const std::vector<std::string>& fields) {
    const Map* map = module_.map(saved.map);
    const auto deck =
        !map ? std::vector<AtStart>::const_iterator()
             : std::ranges::find_if(map->stacks, [&](const AtStart& s) { return s.isDeck && s.name == saved.deck; });
    if (!map || deck == map->stacks.end()) return tell("The module's map has no deck " + saved.deck + ".");
    constexpr std::string_view order =
        "- draw color width height faceDown shuffle allowMultiple allowSelect reversible reshuffleCommand "
        "reshuffleTarget reshuffleMessage name shuffleFormat reverseFormat faceDownFormat drawFaceUp canSave "
        "shuffleHotkey reshuffleHotkey maxStack countExpressions expressionCounting - hotkeyOnEmpty emptyHotkey "
        "selectDisplayProperty selectSortProperty restrictOption restrictExpression shuffleCommand reverseCommand "
        "reverseHotkey drawMultipleMessage drawSpecificMessage faceUpMessage faceDownMessage faceUpHotkey "
        "faceUpReportFormat faceFlipHotkey faceDownHotkey saveMessage saveHotkey saveReportFormat loadMessage "
        "loadHotkey loadReportFormat deckRestrictAccess deckOwners";
    const std::vector<std::string> names = unpacked(order, ' ');
    if (fields.size() < 24 || fields.size() > names.size()) {
      return tell("Deck " + saved.deck + ": the type has " + std::to_string(fields.size() - 1) + " fields.");
    }
    for (size_t i = 1; i < names.size(); ++i) {
      const std::string* value = deck->element.attribute(names[i]);
      if (i < fields.size() && value && *value != fields[i]) {
        tell("Deck " + saved.deck + ": " + names[i] + " is " + fields[i] + ", in the module " + *value + ".");
      }
    }
  }

  /// Stacks take pieces that are there already; others are lost.
  void keep(SavedStack stack) {
    for (const std::string& id : stack.pieces) {
      if (!save_.pieces.contains(id)) tell("Stack " + stack.id + ": there is no piece " + id + " before it.");
      if (!inStacks_.insert(id).second) tell("Piece " + id + " lies in two stacks.");
    }
    save_.stacks.push_back(std::move(stack));
  }

  bool setBoards(const std::string& command) {
    const std::vector<std::string> tokens = unpacked(command, '\t');
    for (const Map& map : module_.maps) {
      if (tokens[0] != map.name + "BoardPicker") continue;
      std::vector<std::string>& boards = save_.boards[map.name];
      for (size_t i = 1; i < tokens.size(); i += 3) {
        boards.push_back(unpacked(tokens[i], '/')[0]);
        if (!map.board(boards.back())) tell("Map " + map.name + ": there is no board " + boards.back() + ".");
        if (i + 2 >= tokens.size() || !javaInt(tokens[i + 1]) || !javaInt(tokens[i + 2])) {
          tell("Map " + map.name + ": board " + boards.back() + " has no place.");
        }
      }
      return true;
    }
    return false;
  }

  void setTurn(const std::string& command) {
    const std::vector<std::string> tokens = unpacked(command, '\t');
    const auto number = javaInt(tokens[0].substr(std::string_view("TURNTurnTracker").size()));
    if (!number || *number < 0 || *number >= static_cast<int>(module_.trackers.size()) || tokens.size() != 2) {
      return tell("There is no turn tracker for " + tokens[0] + ".");
    }
    const TurnTracker& tracker = module_.trackers[static_cast<size_t>(*number)];
    const std::vector<std::string> states = unpacked(tokens[1], '|');
    const auto active = javaInt(states[0]);
    save_.turns.resize(std::max(save_.turns.size(), static_cast<size_t>(*number) + 1));
    if (states.size() != tracker.levels.size() + 1 || !active || *active < 0 ||
        *active >= static_cast<int>(tracker.levels.size())) {
      return tell("Turn tracker " + tracker.name + ": the state isn't of its levels.");
    }
    for (size_t i = 0; i < tracker.levels.size(); ++i) {
      std::vector<std::string> names;
      takeLevel(tracker.levels[i], states[i + 1], names);
      if (static_cast<int>(i) == *active) save_.turns[static_cast<size_t>(*number)] = names;
    }
  }

  void takeLevel(const TurnLevel& level, const std::string& state, std::vector<std::string>& names) {
    const std::vector<std::string> tokens = unpacked(state, ';');
    const auto current = javaInt(tokens[0]);
    const auto below = tokens.size() > 1 ? javaInt(tokens[1]) : std::nullopt;
    const bool isList = !level.items.empty();
    if (!current || !below || tokens.size() != 4 + level.levels.size() ||
        (isList && (*current < 0 || *current >= static_cast<int>(level.items.size())))) {
      return tell("Turn level " + level.name + ": the state is none.");
    }
    names.push_back(isList ? level.items[static_cast<size_t>(*current)] : tokens[0]);
    if (isList) {
      const std::vector<std::string> used = listIn(tokens[3]);
      if (used.size() != level.items.size() || std::ranges::find(used, "true") == used.end()) {
        tell("Turn level " + level.name + ": " + std::to_string(used.size()) + " flags for " +
             std::to_string(level.items.size()) + " turns.");
      }
    } else if ((tokens[2] != "true" && tokens[2] != "false") || !javaInt(tokens[3])) {
      tell("Turn level " + level.name + ": it doesn't say whether it begins anew, and when.");
    }
    for (size_t i = 0; i < level.levels.size(); ++i) {
      std::vector<std::string> inside;
      takeLevel(level.levels[i], tokens[i + 4], inside);
      if (static_cast<int>(i) == *below) names.insert(names.end(), inside.begin(), inside.end());
    }
  }

  /// A counter lies where its stack lies, and on the map.
  void judgePlaces() {
    for (const SavedStack& stack : save_.stacks) {
      for (const std::string& id : stack.pieces) {
        const auto found = save_.pieces.find(id);
        if (found == save_.pieces.end()) continue;
        const Piece& piece = found->second;
        if (piece.map() != stack.map || Place{piece.x(), piece.y()} != stack.place) {
          tell("Piece " + id + " lies elsewhere than its stack.");
        }
      }
      judgeLayer(stack);
      const Map* map = module_.map(stack.map);
      if (!map || map->boards.size() != 1 || map->boards[0].width == 0 || map->kind == "PlayerHand") continue;
      const Board& board = map->boards[0];
      const auto x = int64_t{stack.place.x} - map->edgeWidth, y = int64_t{stack.place.y} - map->edgeHeight;
      if (x < 0 || y < 0 || x >= board.width || y >= board.height)
        tell("Stack " + stack.id + " lies beside the board.");
    }
    for (const auto& [id, piece] : save_.pieces) {
      const bool stacks = piece.all("immob").empty();
      if (stacks && !piece.map().empty() && !inStacks_.contains(id)) tell("Piece " + id + " lies in no stack.");
      if (!stacks && inStacks_.contains(id)) {
        const auto lies = [&](const SavedStack& s) {
          return s.deck.empty() && std::ranges::find(s.pieces, id) != s.pieces.end();
        };
        if (std::ranges::any_of(save_.stacks, lies)) tell("Piece " + id + " does not stack and lies in a stack.");
      }
    }
  }

  /// Pieces of different layers never come into one stack. A stack may say which its layer is.
  void judgeLayer(const SavedStack& stack) {
    const Map* map = module_.map(stack.map);
    if (!map || map->layerProperty.empty() || !stack.deck.empty()) return;
    int layer = stack.layer;
    for (const std::string& id : stack.pieces) {
      const auto piece = save_.pieces.find(id);
      if (piece == save_.pieces.end()) continue;
      const int own = map->layerOf(piece->second);
      if (layer >= 0 && own != layer) tell("Stack " + stack.id + ": piece " + id + " is of another layer.");
      layer = own;
    }
  }

  void tell(const std::string& problem) { save_.problems.push_back(problem); }

  LoadedSave& save_;
  const Loaded& module_;
  std::set<std::string> ids_, inStacks_, decks_;
  bool setUp_ = false;
};

void judgeMetadata(const Archive& archive, const Loaded& module, std::vector<std::string>& problems) {
  for (const char* name : {"savedata", "moduledata"}) {
    if (!archive.has(name)) {
      problems.push_back("There is no " + std::string(name) + ".");
      continue;
    }
    const auto data = parseXml(archive.text(name), name, problems);
    if (!data || std::string_view(name) == "savedata") continue;
    const Element *title = data->first("name"), *version = data->first("version");
    if (!title || title->text != module.name) problems.emplace_back("moduledata: the name is not the module's.");
    if (!version || version->text != module.version)
      problems.emplace_back("moduledata: the version is not the module's.");
  }
}

LoadedSave readSave(std::string_view bytes, const Loaded& module) {
  LoadedSave save;
  const Archive archive = streamArchive(bytes);
  save.problems = archive.problems;
  if (!archive.has("savedGame")) {
    save.problems.emplace_back("There is no savedGame.");
    return save;
  }
  judgeMetadata(archive, module, save.problems);
  takeCommands(clearText(archive.text("savedGame"), save.problems), save.commands, 0);
  SaveReader(save, module).read();
  return save;
}

}  // namespace

std::vector<std::string> LoadedSave::named(std::string_view name) const {
  std::vector<std::string> ids;
  for (const auto& [id, piece] : pieces) {
    if (piece.name() == name) ids.push_back(id);
  }
  return ids;
}

LoadedSave loadSave(const std::filesystem::path& path, const Loaded& module) {
  return readSave(bytesOf(path), module);
}

LoadedSave loadSetup(const std::string& file, const Loaded& module) {
  return readSave(module.archive.text(file), module);
}

}  // namespace redoubt::exchange::vassal::engine
