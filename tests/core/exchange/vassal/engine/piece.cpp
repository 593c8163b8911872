#include "tests/core/exchange/vassal/engine/piece.h"

#include <algorithm>
#include <cmath>

#include "tests/core/exchange/vassal/engine/sequence.h"
#include "tests/core/exchange/vassal/engine/traits.h"

namespace redoubt::exchange::vassal::engine {
namespace {

constexpr size_t kMostTraits = 500;  // of one piece; the text grows with the square
constexpr size_t kLongestPiece = size_t{1} << 20;

/// What is wrong with one trait; sentences begin with `where`.
class TraitJudge {
 public:
  TraitJudge(Trait& trait, std::string where, std::vector<std::string>& problems)
      : trait_(trait), where_(std::move(where) + ", trait " + trait.id + ": "), problems_(problems) {}

  bool judge(const TraitKind& kind) {
    const std::vector<std::string> values = valuesOf();
    if (values.size() < kind.least) {
      tell("the type has " + std::to_string(values.size()) + " fields, at least " + std::to_string(kind.least) +
           " are needed");
      return false;
    }
    std::vector<AttributeKind> fields = kind.fields;
    if (trait_.id == "rotate" && values[0] == "1") {  // free rotation has two fields less
      fields.erase(fields.begin() + 2, fields.begin() + 4);
      fields[1].name = "setKey";
      fields[2].name = "setText";
      fields[2].kind = Kind::Text;
    }
    if (values.size() > fields.size() && !fields.empty()) {
      tell("the type has " + std::to_string(values.size()) + " fields, " + std::to_string(fields.size()) +
           " are known");
    }
    for (size_t i = 0; i < std::min(values.size(), fields.size()); ++i) {
      trait_.fields[fields[i].name] = values[i];
      const bool isOld = values[i].empty() && fields[i].kind != Kind::Key;  // left out in the middle: the default
      if (const auto fault = isOld ? std::nullopt : faultOf(fields[i].kind, values[i])) {
        tell(fields[i].name + " " + *fault);
      }
    }
    judgeMeaning();
    judgeState(kind.state);
    return true;
  }

 private:
  std::vector<std::string> valuesOf() const {
    const size_t separator = trait_.type.find(';');
    if (separator == std::string::npos) return {};
    const std::string_view rest = std::string_view(trait_.type).substr(separator + 1);
    if (trait_.id == "mark") return {std::string(rest)};
    return unpacked(rest, ';');
  }

  void judgeMeaning() {
    if (trait_.id == "rotate") {
      const auto facings = javaInt(trait_.field("facings"));
      if (!facings || *facings < 1 || *facings > 3600) tell("the number of facings can't be");
    } else if (trait_.id == "emb2") {
      if (listIn(trait_.field("names")).size() > std::max<size_t>(1, listIn(trait_.field("images")).size())) {
        tell("there are more names than layers");
      }
      if (trait_.field("version") != "1") tell("it is of an old version, whose keys mean something else");
    } else if (trait_.id == "obs" && trait_.field("style").starts_with('P') &&
               !isKey(trait_.field("style").substr(1))) {
      tell("the key for peeking is no key command");
    } else if (trait_.id == "obs" &&
               std::string_view("IBPG2").find(trait_.field("style").substr(0, 1)) == std::string_view::npos) {
      tell("the style is none");
    }
    if (trait_.id == "PROP" || trait_.id == "setprop") judgeCommands();
    const std::string access = trait_.field("access");
    if (!access.empty() && access != "player:" && access != "side:" && !access.starts_with("sides:")) {
      tell("access " + access + " is none");
    }
    const std::string destination = trait_.field("destination");
    if (trait_.id == "sendto" && !destination.empty() &&
        (destination.size() > 1 || std::string_view("LGZRACN").find(destination) == std::string_view::npos)) {
      tell("destination " + destination + " is none");
    }
  }

  /// "menu:key:how,value" in each item.
  void judgeCommands() {
    for (const std::string& command : listIn(trait_.field("commands"))) {
      const std::vector<std::string> parts = unpacked(command, ':');
      if (parts.size() != 3 || parts[1].empty() || !isKey(parts[1]) || parts[2].empty() ||
          std::string_view("PISRE").find(parts[2].front()) == std::string_view::npos) {
        tell("the command " + command + " is none");
      }
    }
  }

  void judgeState(char kind) {
    const std::string& state = trait_.state;
    const auto whole = javaInt(state);
    switch (kind) {
      case '-':
        if (!state.empty()) tell("it has a state, " + state + ", and should have none");
        break;
      case 'i': judgeTurn(); break;
      case 'r':
        if (!state.empty() && !whole) tell("the state " + state + " is no number");
        break;
      case 'b':
        if (state != "true" && state != "false") tell("the state " + state + " is neither true nor false");
        break;
      case 'L': judgeLevel(whole); break;
      case 'M':
        if (unpacked(state, ',').size() != unpacked(trait_.field("names"), ',').size()) {
          tell("there are not as many values as names");
        }
        break;
      case 'o':
        if (state.empty()) tell("the state must name an owner or null");
        break;
      case 'T': judgeTrail(); break;
      default: break;
    }
  }

  void judgeTurn() {
    const auto facings = javaInt(trait_.field("facings"));
    if (facings == 1) {
      if (!javaDouble(trait_.state)) tell("the angle " + trait_.state + " is no number");
      return;
    }
    const auto index = javaInt(trait_.state);
    if (!index || *index < 0 || (facings && *index >= *facings)) tell("there is no facing " + trait_.state);
  }

  void judgeLevel(std::optional<int> level) {
    const auto layers = static_cast<int>(std::max<size_t>(1, listIn(trait_.field("images")).size()));
    if (!level || *level == 0 || std::abs(*level) > layers) {
      tell("there is no layer " + trait_.state);
    } else if (*level < 0 && trait_.truth("always")) {
      tell("it is always active, and its state says that it isn't");
    }
  }

  void judgeTrail() {
    Tokens state(trait_.state, ';');
    const std::string shown = state.next("");
    state.next("");
    const auto count = javaInt(state.next("0"));
    if ((shown != "true" && shown != "false") || !count || *count < 0) {
      tell("the state is no trail");
      return;
    }
    for (int i = 0; i < *count; ++i) {
      const std::vector<std::string> place = unpacked(state.next(""), ',');
      if (place.size() == 2 && javaInt(place[0]) && javaInt(place[1])) continue;
      tell("the trail has not the points that it says");
      return;
    }
  }

  void tell(const std::string& what) { problems_.push_back(where_ + what + "."); }

  Trait& trait_;
  std::string where_;
  std::vector<std::string>& problems_;
};

/// The parts of a text nested by TAB, outermost first.
std::vector<std::string> nested(std::string_view text) {
  std::vector<std::string> parts;
  std::string rest(text);
  while (parts.size() < kMostTraits) {
    Tokens reader(rest, '\t');
    parts.push_back(*reader.next());
    if (!reader.more()) break;
    rest = *reader.next();
    if (reader.more()) {
      parts.emplace_back("\x01");  // a third part, which the engine drops
      break;
    }
  }
  return parts;
}

std::string nestedText(const std::vector<std::string>& parts) {
  std::string text = parts.back();
  for (size_t i = parts.size() - 1; i-- > 0;) text = packed({parts[i], text}, '\t');
  return text;
}

std::vector<std::string> basicState(const Piece& piece) {
  std::vector<std::string> tokens = unpacked(piece.basic().state, ';');
  tokens.resize(std::max<size_t>(tokens.size(), 5));
  return tokens;
}

void judgeBasic(const Piece& piece, const std::string& where, std::vector<std::string>& problems) {
  const std::vector<std::string> tokens = unpacked(piece.basic().state, ';');
  const auto number = [&](size_t i) { return i < tokens.size() ? javaInt(tokens[i]) : std::nullopt; };
  if (tokens.size() < 4 || !number(1) || !number(2)) {
    problems.push_back(where + ": the basic piece's state isn't map, x, y and number of the piece.");
  } else if (tokens.size() > 4 && !tokens[4].empty() &&
             (!number(4) || *number(4) < 0 || tokens.size() != 5 + 2 * static_cast<size_t>(*number(4)))) {
    problems.push_back(where + ": the basic piece has not as many properties as it says.");
  }
}

}  // namespace

std::string Trait::field(std::string_view name) const {
  const auto found = fields.find(name);
  return found == fields.end() ? std::string() : found->second;
}

std::string Piece::gpid() const {
  return basicState(*this)[3];
}

std::string Piece::map() const {
  const std::string name = basicState(*this)[0];
  return name == "null" ? std::string() : name;
}

int Piece::x() const {
  return javaInt(basicState(*this)[1]).value_or(0);
}

int Piece::y() const {
  return javaInt(basicState(*this)[2]).value_or(0);
}

std::vector<const Trait*> Piece::all(std::string_view traitId) const {
  std::vector<const Trait*> found;
  for (const Trait& trait : traits) {
    if (trait.id == traitId) found.push_back(&trait);
  }
  return found;
}

std::optional<Piece> pieceOf(std::string_view id, std::string_view type, std::string_view state,
                             const std::string& where, std::vector<std::string>& problems) {
  if (type.size() > kLongestPiece || state.size() > kLongestPiece) {
    problems.push_back(where + ": no piece is that long.");
    return std::nullopt;
  }
  const std::vector<std::string> types = nested(type), states = nested(state);
  if (states.size() < types.size()) {
    problems.push_back(where + ": the state is of " + std::to_string(states.size()) + " traits, the type of " +
                       std::to_string(types.size()) + ".");
    return std::nullopt;
  }
  if (states.size() > types.size()) problems.push_back(where + ": the state has more parts than the type.");
  Piece piece;
  piece.id = id == "null" ? std::string() : std::string(id);
  for (size_t i = 0; i < types.size(); ++i) {
    Trait trait{types[i].substr(0, types[i].find(';')), types[i], states[i], {}};
    const bool isBasic = trait.id == "piece", isLast = i + 1 == types.size();
    const TraitKind* kind = traitKind(trait.id);
    if (isBasic != isLast || !kind || trait.id == "stack" || trait.id == "deck") {
      problems.push_back(where + ": " + (kind ? trait.id + " stands at a wrong place." : trait.id + " is no trait."));
      return std::nullopt;
    }
    if (!TraitJudge(trait, where, problems).judge(*kind)) return std::nullopt;
    piece.traits.push_back(std::move(trait));
  }
  judgeBasic(piece, where, problems);
  return piece;
}

std::optional<Piece> decodePiece(std::string_view definition, const std::string& where,
                                 std::vector<std::string>& problems) {
  if (!definition.starts_with("+/")) {
    problems.push_back(where + ": this is no piece.");
    return std::nullopt;
  }
  const std::vector<std::string> parts = unpacked(definition.substr(2), '/');
  if (parts.size() != 3) {
    problems.push_back(where + ": a piece is an id, a type and a state, not " + std::to_string(parts.size()) +
                       " parts.");
    if (parts.size() < 3) return std::nullopt;
  }
  return pieceOf(parts[0], parts[1], parts[2], where, problems);
}

std::string encodedType(const Piece& piece) {
  std::vector<std::string> parts;
  for (const Trait& trait : piece.traits) parts.push_back(trait.type);
  return nestedText(parts);
}

std::string encodedState(const Piece& piece) {
  std::vector<std::string> parts;
  for (const Trait& trait : piece.traits) parts.push_back(trait.state);
  return nestedText(parts);
}

std::vector<Layers> layersOf(const Piece& piece) {
  std::vector<Layers> all;
  for (const Trait* trait : piece.all("emb2")) {
    Layers layers{trait->field("name"), listIn(trait->field("images")), listIn(trait->field("names")),
                  std::max(0, javaInt(trait->state).value_or(0)), trait->truth("loop"),
                  javaInt(trait->field("x")).value_or(0), javaInt(trait->field("y")).value_or(0)};
    if (layers.images.empty()) layers.images.emplace_back();
    layers.names.resize(layers.images.size());
    all.push_back(std::move(layers));
  }
  return all;
}

std::vector<Rotation> rotationsOf(const Piece& piece) {
  std::vector<Rotation> all;
  for (const Trait* trait : piece.all("rotate")) {
    Rotation rotation{trait->field("name"), javaInt(trait->field("facings")).value_or(1)};
    if (rotation.facings == 1) {
      rotation.degrees = -javaDouble(trait->state).value_or(0);
    } else {
      rotation.index = javaInt(trait->state).value_or(0);
      rotation.degrees = rotation.index * (360.0 / rotation.facings);
    }
    all.push_back(rotation);
  }
  return all;
}

std::map<std::string, std::string> marksOf(const Piece& piece) {
  std::map<std::string, std::string> marks;
  for (const Trait* trait : piece.all("mark")) {
    const std::vector<std::string> names = unpacked(trait->field("names"), ',');
    std::vector<std::string> values = unpacked(trait->state, ',');
    values.resize(std::max(values.size(), names.size()));
    for (size_t i = 0; i < names.size(); ++i) marks.emplace(names[i], values[i]);  // the outermost counts
  }
  return marks;
}

std::vector<std::string> prototypesOf(const Piece& piece) {
  std::vector<std::string> names;
  for (const Trait* trait : piece.all("prototype")) names.push_back(trait->field("name"));
  return names;
}

std::vector<std::string> imagesOf(const Piece& piece) {
  std::vector<std::string> images;
  for (const Trait& trait : piece.traits) {
    if (trait.id == "emb2") {
      for (const std::string& image : listIn(trait.field("images"))) images.push_back(image);
    }
    if (trait.id == "piece" || trait.id == "obs" || trait.id == "markmoved") images.push_back(trait.field("image"));
    if (trait.id == "obs" && trait.field("style").starts_with('G')) images.push_back(trait.field("style").substr(1));
  }
  std::erase(images, "");
  return images;
}

std::string shownName(const Piece& piece) {
  std::string name = piece.name();
  for (size_t i = piece.traits.size(); i-- > 0;) {
    if (piece.traits[i].id != "emb2") continue;
    const Layers layers = layersOf({{}, {piece.traits[i]}}).front();
    if (layers.level < 1 || layers.level > static_cast<int>(layers.names.size())) continue;
    const std::string& words = layers.names[static_cast<size_t>(layers.level - 1)];
    if (words.empty()) continue;
    const std::vector<std::string> parts = unpacked(words, '+');
    name = parts.size() < 2 ? words : parts[0].empty() ? name + parts[1] : parts[0] + name;
  }
  return name;
}

Piece expanded(const Piece& piece, const std::map<std::string, Piece>& prototypes) {
  Piece result{piece.id, {}};
  std::vector<Trait> open(piece.traits.rbegin(), piece.traits.rend());  // the next one is the last
  for (int steps = 0; !open.empty() && steps < 10000 && open.size() < 4 * kMostTraits; ++steps) {
    const Trait trait = open.back();
    open.pop_back();
    const auto found = trait.id == "prototype" ? prototypes.find(trait.field("name")) : prototypes.end();
    if (found == prototypes.end()) {
      result.traits.push_back(trait);
    } else {
      const std::vector<Trait>& inside = found->second.traits;  // without its basic piece
      open.insert(open.end(), std::next(inside.rbegin()), inside.rend());
    }
  }
  return result;
}

}  // namespace redoubt::exchange::vassal::engine
