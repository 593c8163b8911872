#include "core/exchange/vassal/reading/save.h"

#include <algorithm>
#include <utility>

#include "core/base/error.h"
#include "core/exchange/vassal/reading/archives.h"

namespace redoubt::exchange::vassal::reading {
namespace {

constexpr char kSeparator = 27;  // between commands
constexpr std::string_view kHidden = "!VCSK";
constexpr int kDeepestCommand = 200;
constexpr std::size_t kMostPieces = 200'000;
constexpr int kMostPlace = 1'000;  // of a board among others
constexpr std::size_t kNameInDeck = 13;

int hexDigit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

// Takes the commands of a save one by one.
class SaveReader {
 public:
  Save run(std::string_view text) {
    visit(text, 0);
    if (!begins_ && save_.pieces.empty()) {
      throw Error(ErrorCode::BadInput, Phrase::of("errors.vassal.no-game"));
    }
    return std::move(save_);
  }

 private:
  // A command, and after it those that belong to it, each with its own.
  void visit(std::string_view text, int depth) {
    if (depth > kDeepestCommand) throw Error(ErrorCode::TooLarge, Phrase::of("errors.vassal.effort"));
    effort_.spend(text.size() + 1);
    SequenceReader reader(text, kSeparator);
    bool isFirst = true;
    while (reader.hasMore()) {
      const std::string inner = reader.next();
      if (std::exchange(isFirst, false) || inner.find(kSeparator) == std::string::npos)
        take(inner);
      else
        visit(inner, depth + 1);
    }
  }

  void take(const std::string& command) {
    if (command.empty()) return;
    if (command.starts_with("+/")) return addPiece(command);
    if (command == "begin_save") {
      begins_ = true;
    } else if (command == "end_save") {
      save_.isWhole = true;
    } else if (command.starts_with("LOG\t")) {
      save_.isLog = true;
    } else if (!takeOfModule(command)) {
      ++save_.otherCommands[plainName(command.substr(0, std::min<std::size_t>(command.find_first_of("\t/"), 30)))];
    }
  }

  bool takeOfModule(const std::string& command) {
    const std::size_t tab = command.find('\t');
    const std::string head = command.substr(0, tab);
    constexpr std::string_view kPicker = "BoardPicker";
    if (head.ends_with(kPicker)) {
      save_.boards[plainName(head.substr(0, head.size() - kPicker.size()))] = chosenBoards(command);
      return true;
    }
    const auto parts = sequence(command, '\t', 10);
    if (head == "PLAYER" && parts.size() > 3) {
      save_.sides.push_back(plainName(parts[3]));
    } else if (head == "EXT" && parts.size() > 1) {
      save_.extensions.push_back(plainName(parts[1]));
    } else if (head.starts_with("TURN") && parts.size() > 1) {
      save_.turns.emplace_back(plainName(head.substr(4)), parts[1]);
    } else {
      return head == "SETUP_STACK";
    }
    return true;
  }

  void addPiece(const std::string& command) {
    if (save_.pieces.size() + save_.stacks.size() >= kMostPieces) {
      throw Error(ErrorCode::TooLarge, Phrase::of("errors.vassal.too-many", {{"most", std::to_string(kMostPieces)}}));
    }
    effort_.spend(command.size());
    SequenceReader reader(std::string_view(command).substr(2), '/');
    SavedPiece saved;
    saved.id = reader.next();
    const std::string type = reader.nextOr("");
    const std::string state = reader.nextOr("");
    if (type == "stack") return addStack(state, {});
    if (type.starts_with("deck;")) return addStack(state, type);
    saved.piece = decodePiece(type, state, effort_);
    lighten(saved.piece);
    save_.pieces.push_back(std::move(saved));
  }

  void addStack(const std::string& state, const std::string& deckType) {
    SavedStack stack;
    stack.isDeck = !deckType.empty();
    SequenceReader reader(state, ';');
    stack.map = reader.next();
    if (stack.map == "null") stack.map.clear();
    stack.map = plainName(stack.map);
    stack.at.x = reader.nextInteger(0);
    stack.at.y = reader.nextInteger(0);
    if (stack.isDeck) {
      const auto fields = sequence(deckType, ';', kNameInDeck + 1);
      if (fields.size() > kNameInDeck) stack.deck = plainName(fields[kNameInDeck]);
      reader.next();  // whether it lies face down
      stack.pieces = sequence(reader.nextOr(""), ',', kMostPieces);
    } else {
      while (reader.hasMore()) stack.pieces.push_back(reader.next());
    }
    // Beside the pieces a stack names the layer in which it is drawn.
    std::erase_if(stack.pieces, [](const std::string& id) { return id.empty() || id.starts_with("@@"); });
    save_.stacks.push_back(std::move(stack));
  }

  Save save_;
  Effort effort_;
  bool begins_ = false;
};

}  // namespace

std::string laidOpen(std::string_view text) {
  if (!text.starts_with(kHidden)) return std::string(text);
  const std::string_view digits = text.substr(kHidden.size());
  std::string plain;
  plain.reserve(digits.size() / 2);
  int key = 0;
  for (std::size_t i = 0; i + 1 < digits.size(); i += 2) {
    const int high = hexDigit(digits[i]);
    const int low = hexDigit(digits[i + 1]);
    if (high < 0 || low < 0) throw Error(ErrorCode::Damaged, Phrase::of("errors.vassal.hidden"));
    if (i == 0)
      key = high * 16 + low;
    else
      plain += static_cast<char>((high * 16 + low) ^ key);
  }
  if (digits.size() < 2 || digits.size() % 2 != 0) throw Error(ErrorCode::Damaged, Phrase::of("errors.vassal.hidden"));
  return plain;
}

std::vector<ChosenBoard> chosenBoards(std::string_view command) {
  std::vector<ChosenBoard> boards;
  SequenceReader reader(command, '\t');
  reader.next();
  while (reader.hasMore() && boards.size() < 1'000) {
    const std::string text = reader.next();
    SequenceReader parts(text, '/');
    ChosenBoard board;
    board.name = plainName(parts.next());
    board.reversed = parts.nextOr("") == "rev";
    board.column = std::clamp(reader.nextInteger(0), 0, kMostPlace);
    board.row = std::clamp(reader.nextInteger(0), 0, kMostPlace);
    if (!board.name.empty()) boards.push_back(std::move(board));
  }
  return boards;
}

Save decodeSave(std::string_view text) {
  return SaveReader().run(text);
}

Save readSave(input::ZipReader& archive) {
  if (!archive.contains("savedGame")) {
    throw Error(ErrorCode::BadInput, Phrase::of("errors.vassal.no-save"), archive.name());
  }
  Save save;
  try {
    save = decodeSave(laidOpen(archive.read("savedGame")));
  } catch (const Error& error) {
    throw Error(error.code(), error.phrase(), archive.name());
  }
  const FileInfo info = infoOf(archive);
  save.moduleName = info.name;
  save.moduleVersion = info.version;
  save.title = noteOf(archive);
  if (save.isLog) save.warnings.push_back(Phrase::of("import.vassal.log"));
  if (!save.isWhole) save.warnings.push_back(Phrase::of("import.vassal.save-breaks-off"));
  return save;
}

}  // namespace redoubt::exchange::vassal::reading
