#include "core/exchange/vassal/reading/piece.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <utility>

namespace redoubt::exchange::vassal::reading {
namespace {

const std::string kNothing;
constexpr std::size_t kLongestLabel = 1'000;

std::string afterKey(const std::string& type) {
  const std::size_t end = type.find(';');
  return end == std::string::npos ? std::string() : type.substr(end + 1);
}

Trait traitOf(const std::string& type) {
  Trait trait;
  trait.key = type.substr(0, type.find(';'));
  if (type.find(';') != std::string::npos) trait.fields = sequence(afterKey(type), ';');
  return trait;
}

// The innermost piece: "piece;cloneKey;deleteKey;image;name" and "map;x;y;gpid;…".
void readBasicType(Piece& piece, const std::string& type) {
  const auto fields = sequence(afterKey(type), ';', 8);
  if (fields.size() > 2) piece.image = fields[2];
  if (fields.size() > 3) piece.name = fields[3];
}

void readBasicState(Piece& piece, std::string_view state) {
  SequenceReader reader(state, ';');
  piece.map = reader.nextOr("null");
  if (piece.map == "null") piece.map.clear();
  piece.at.x = reader.nextInteger(0);
  piece.at.y = reader.nextInteger(0);
  piece.gpid = reader.nextOr("");
}

// Splits off the first of two nested texts.
std::pair<std::string, std::optional<std::string>> peeled(const std::string& text, Effort& effort) {
  effort.spend(text.size() + 1);
  SequenceReader reader(text, '\t');
  std::string outer = reader.next();
  if (!reader.hasMore()) return {std::move(outer), std::nullopt};
  return {std::move(outer), reader.next()};
}

void readStates(Piece& piece, std::string_view state, Effort& effort) {
  std::optional<std::string> rest{std::string(state)};
  for (Trait& trait : piece.traits) {
    if (!rest) {
      trait.hasState = false;
      piece.isWhole = false;
      continue;
    }
    auto [outer, inner] = peeled(*rest, effort);
    trait.state = std::move(outer);
    rest = std::move(inner);
  }
  if (rest) readBasicState(piece, *rest);
  piece.isWhole = piece.isWhole && rest.has_value();
}

std::string joinedTitle(const Trait& trait, std::initializer_list<std::size_t> places) {
  std::string title;
  for (const std::size_t place : places) {
    if (trait.field(place).empty()) continue;
    if (!title.empty()) title += ' ';
    title += trait.field(place);
  }
  return title;
}

void setLevel(Layers& layers, const Trait& trait) {
  const int value = SequenceReader(trait.state, ';').nextInteger(layers.isAlwaysShown ? 1 : -1);
  layers.isShown = value > 0 || layers.isAlwaysShown;
  layers.level = std::clamp(value > 0 ? value : value < -1'000'000 ? 1 : -value, 1, 10'000);
}

// "emb2;activate;modifiers;key;up;modifiers;key;down;modifiers;key;reset;key;level;under;x;y;images;names;loop;title;…"
Layers newLayers(const Trait& trait) {
  Layers layers;
  layers.images = sequence(trait.field(15), ',');
  layers.names = sequence(trait.field(16), ',');
  const int version = wholeNumber(trait.field(24)).value_or(0);
  layers.isAlwaysShown = version == 0 ? trait.field(2).empty() : trait.field(25) == "true";
  layers.title = joinedTitle(trait, {18, 0, 3, 6});
  layers.isAside = wholeNumber(trait.field(13)).value_or(0) != 0 || wholeNumber(trait.field(14)).value_or(0) != 0;
  setLevel(layers, trait);
  return layers;
}

// The level of layers that show the value of a property.
void follow(Layers& layers, const Trait& trait, const std::map<std::string, std::string>& properties) {
  const auto found = properties.find(trait.field(22));
  const auto value = found == properties.end() ? std::nullopt : wholeNumber(found->second);
  const int last = static_cast<int>(layers.images.size());
  if (!value || last < 1) return;
  const auto level = static_cast<std::int64_t>(*value) - wholeNumber(trait.field(23)).value_or(1) + 1;
  layers.level = static_cast<int>(std::clamp<std::int64_t>(level, 1, last));
}

// "emb;key;activate;up;command;down;command;x;y;image,name;image,name;…", the key perhaps with what resets it.
Layers oldLayers(const Trait& trait) {
  Layers layers;
  layers.isAlwaysShown = SequenceReader(trait.field(0), ';').next().empty();
  layers.title = joinedTitle(trait, {1, 3, 5});
  layers.isAside = wholeNumber(trait.field(6)).value_or(0) != 0 || wholeNumber(trait.field(7)).value_or(0) != 0;
  for (std::size_t i = 8; i < trait.fields.size(); ++i) {
    const auto parts = sequence(trait.fields[i], ',', 2);
    layers.images.push_back(parts[0]);
    layers.names.push_back(parts.size() > 1 ? parts[1] : std::string());
  }
  setLevel(layers, trait);
  return layers;
}

std::optional<double> turnOf(const Trait& trait) {
  const int angles = wholeNumber(trait.field(0)).value_or(0);
  if (angles < 1 || angles > 360) return std::nullopt;
  if (angles == 1) {
    // A free angle is written anticlockwise.
    return -decimalNumber(SequenceReader(trait.state, ';').next()).value_or(0);
  }
  const int index = SequenceReader(trait.state, ';').nextInteger(0);
  return 360.0 / angles * (index % angles);
}

void addMarks(std::map<std::string, std::string>& properties, const Trait& trait) {
  SequenceReader keys(trait.field(0), ',');
  SequenceReader values(trait.state, ',');
  while (keys.hasMore() && properties.size() < 10'000) properties.emplace(keys.next(), values.nextOr(""));
}

}  // namespace

const std::string& Trait::field(std::size_t place) const {
  return place < fields.size() ? fields[place] : kNothing;
}

const Trait* Piece::trait(std::string_view key) const {
  const auto found = std::find_if(traits.begin(), traits.end(), [&](const Trait& each) { return each.key == key; });
  return found == traits.end() ? nullptr : &*found;
}

bool isRead(std::string_view key) {
  constexpr std::string_view kRead[] = {"emb2", "emb", "rotate",    "mark",      "PROP",
                                        "hide", "obs", "basicName", "prototype", "label"};
  return std::find(std::begin(kRead), std::end(kRead), key) != std::end(kRead);
}

void lighten(Piece& piece) {
  for (Trait& trait : piece.traits) {
    if (isRead(trait.key)) continue;
    trait.fields = {};
    trait.state = {};
  }
}

Piece decodePiece(std::string_view type, std::string_view state, Effort& effort) {
  Piece piece;
  std::string rest(type);
  for (;;) {
    auto [outer, inner] = peeled(rest, effort);
    if (!inner) {
      piece.isWhole = outer.starts_with("piece;");
      if (piece.isWhole) readBasicType(piece, outer);
      break;
    }
    if (piece.traits.size() == kMostTraits) {
      piece.isWhole = false;
      break;
    }
    piece.traits.push_back(traitOf(outer));
    rest = std::move(*inner);
  }
  readStates(piece, state, effort);
  return piece;
}

std::optional<Piece> decodeDefinition(std::string_view text, Effort& effort) {
  if (!text.starts_with("+/")) return std::nullopt;
  effort.spend(text.size());
  SequenceReader reader(text.substr(2), '/');
  reader.next();
  const std::string type = reader.nextOr("");
  const std::string state = reader.nextOr("");
  return decodePiece(type, state, effort);
}

std::vector<Layers> layersOf(const Piece& piece) {
  std::vector<Layers> all;
  std::optional<std::map<std::string, std::string>> properties;
  for (const Trait& trait : piece.traits) {
    if (trait.key == "emb") all.push_back(oldLayers(trait));
    if (trait.key != "emb2") continue;
    all.push_back(newLayers(trait));
    if (trait.field(21) != "true") continue;
    if (!properties) properties = propertiesOf(piece);
    follow(all.back(), trait, *properties);
  }
  return all;
}

std::optional<double> rotationOf(const Piece& piece) {
  std::optional<double> sum;
  for (const Trait& trait : piece.traits) {
    if (trait.key != "rotate") continue;
    if (const auto turn = turnOf(trait)) sum = sum.value_or(0) + *turn;
  }
  if (!sum) return std::nullopt;
  const double angle = std::fmod(std::fmod(*sum, 360) + 360, 360);
  return std::isfinite(angle) ? std::optional(angle) : std::nullopt;
}

std::map<std::string, std::string> propertiesOf(const Piece& piece) {
  std::map<std::string, std::string> properties;
  for (const Trait& trait : piece.traits) {
    if (trait.key == "mark") addMarks(properties, trait);
    if (trait.key == "PROP") {
      properties.emplace(trait.field(0), SequenceReader(trait.state, ';').next());
    }
  }
  return properties;
}

std::vector<std::string> labelsOf(const Piece& piece) {
  std::vector<std::string> all;
  std::optional<std::map<std::string, std::string>> properties;
  for (const Trait& trait : piece.traits) {
    if (trait.key != "label" || trait.state.empty() || trait.state.size() > kLongestLabel) continue;
    if (trait.state.find('$') != std::string::npos && !properties) properties = propertiesOf(piece);
    std::string text;
    bool isName = false;
    for (const std::string& part : sequence(trait.state, '$', 100)) {
      const auto found = isName ? properties->find(part) : std::map<std::string, std::string>::iterator();
      if (!isName)
        text += part;
      else if (found != properties->end())
        text += found->second;
      isName = !isName;
    }
    all.push_back(std::move(text));
  }
  return all;
}

bool isHidden(const Piece& piece) {
  return std::any_of(piece.traits.begin(), piece.traits.end(), [](const Trait& trait) {
    if (trait.key != "hide" && trait.key != "obs") return false;
    const std::string by = SequenceReader(trait.state, ';').next();
    return trait.hasState && !by.empty() && by != "null";
  });
}

std::string nameOf(const Piece& piece) {
  const Trait* named = piece.trait("basicName");
  const std::string& text = named && !named->field(0).empty() ? named->field(0) : piece.name;
  return plainName(text);
}

}  // namespace redoubt::exchange::vassal::reading
