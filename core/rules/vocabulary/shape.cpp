#include "core/rules/vocabulary/shape.h"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <variant>

#include "core/base/text.h"
#include "core/rules/combat/dice.h"

namespace redoubt::rules {

using nlohmann::json;

namespace {

constexpr int kNoLimit = 1'000'000;  // from here on a whole number has no upper end

struct Any {};
struct Truth {};
struct Text {};
struct Colour {};
struct Dice {};
struct Points {};
struct Whole {
  int least;
  int most;
};
struct Span {
  int least;
};
struct Words {
  std::vector<std::string> words;
};
struct Names {
  std::vector<NameKind> kinds;  ///< of any of these
};
struct List {
  Shape item;
  std::size_t least = 0;
};
struct Map {
  std::optional<NameKind> keys;  ///< nothing: whole numbers
  Shape value;
};
struct Object {
  std::vector<Part> parts;
  std::optional<std::pair<NameKind, Shape>> others;
  std::optional<int> sum = std::nullopt;  // of all members, which are whole numbers then
};
struct Either {
  std::vector<Shape> shapes;
};

bool isWholeNumber(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size() && !text.empty();
}

// A whole number from 0, or one over a whole number from 1.
bool isFraction(std::string_view text) {
  const std::size_t slash = text.find('/');
  const std::string_view above = text.substr(0, slash);
  if (!isWholeNumber(above) || above.front() == '-') return false;
  if (slash == std::string_view::npos) return true;
  const std::string_view below = text.substr(slash + 1);
  return isWholeNumber(below) && below.front() >= '1' && below.front() <= '9';
}

std::string quoted(const std::string& word) {
  return "\"" + word + "\"";
}

enum class In { English, Polish };

const std::string& in(In language, const Phrase& phrase) {
  return language == In::English ? phrase.english : phrase.polish;
}

std::string orList(const std::vector<std::string>& texts, In language) {
  if (texts.size() < 2) return join(texts, "");
  const std::vector<std::string> first(texts.begin(), texts.end() - 1);
  return join(first, ", ") + (language == In::English ? " or " : " albo ") + texts.back();
}

}  // namespace

struct Shape::Node {
  std::variant<Any, Truth, Text, Colour, Dice, Points, Whole, Span, Words, Names, List, Map, Object, Either> is;
};

namespace {

Shape make(auto is) {
  return Shape(std::make_shared<const Shape::Node>(Shape::Node{std::move(is)}));
}

std::optional<ShapeFault> below(std::string_view part, const Shape& shape, const json& value) {
  auto fault = shape.faultOf(value);
  if (fault) fault->pointer = "/" + std::string(part) + fault->pointer;
  return fault;
}

const Part* partNamed(const Object& object, std::string_view name) {
  for (const Part& part : object.parts) {
    if (part.name == name) return &part;
  }
  return nullptr;
}

std::string memberNames(const Object& object, In language) {
  std::vector<std::string> names;
  for (const Part& part : object.parts) names.push_back(quoted(part.name));
  if (object.others) names.push_back(in(language, wordsFor(object.others->first)));
  return orList(names, language);
}

Phrase otherMembers(const Object& object) {
  return {"one of the members " + memberNames(object, In::English), "jednego z pól " + memberNames(object, In::Polish)};
}

int sumOf(const json& members) {
  int sum = 0;
  for (const json& each : members) sum += each.get<int>();
  return sum;
}

// What a value lacks, for every alternative that a node may be.
struct FaultFinder {
  const json& value;
  const Shape& shape;

  std::optional<ShapeFault> unless(bool isRight) const {
    if (isRight) return std::nullopt;
    return ShapeFault{"", shape.words()};
  }

  std::optional<ShapeFault> operator()(const Any&) const { return std::nullopt; }
  std::optional<ShapeFault> operator()(const Truth&) const { return unless(value.is_boolean()); }
  std::optional<ShapeFault> operator()(const Text&) const {
    return unless(value.is_string() && !value.get_ref<const std::string&>().empty());
  }
  std::optional<ShapeFault> operator()(const Colour&) const {
    return unless(value.is_string() && isColour(value.get_ref<const std::string&>()));
  }
  std::optional<ShapeFault> operator()(const Dice&) const {
    return unless(value.is_string() && parseRoll(value.get_ref<const std::string&>()));
  }
  std::optional<ShapeFault> operator()(const Points&) const {
    if (value.is_string()) return unless(isFraction(value.get_ref<const std::string&>()));
    return unless(value.is_number() && value >= 0 && value <= kNoLimit);
  }
  std::optional<ShapeFault> operator()(const Whole& whole) const {
    return unless(value.is_number_integer() && value >= whole.least && value <= whole.most);
  }
  std::optional<ShapeFault> operator()(const Span& span) const {
    if (!value.is_array() || value.size() != 2) return unless(false);
    const bool isOpenAbove = value[1].is_null();
    if (!value[0].is_number_integer() || (!isOpenAbove && !value[1].is_number_integer())) return unless(false);
    return unless(value[0] >= span.least && value[0] <= kNoLimit &&
                  (isOpenAbove || (value[0] <= value[1] && value[1] <= kNoLimit)));
  }
  std::optional<ShapeFault> operator()(const Words& words) const {
    if (!value.is_string()) return unless(false);
    const auto& word = value.get_ref<const std::string&>();
    return unless(std::find(words.words.begin(), words.words.end(), word) != words.words.end());
  }
  std::optional<ShapeFault> operator()(const Names&) const {
    return unless(value.is_string() && !value.get_ref<const std::string&>().empty());
  }
  std::optional<ShapeFault> operator()(const List& list) const {
    if (!value.is_array() || value.size() < list.least) return unless(false);
    for (std::size_t i = 0; i < value.size(); ++i) {
      if (auto fault = below(std::to_string(i), list.item, value[i])) return fault;
    }
    return std::nullopt;
  }
  std::optional<ShapeFault> operator()(const Map& map) const {
    if (!value.is_object()) return unless(false);
    for (const auto& [key, item] : value.items()) {
      if (!map.keys && !isWholeNumber(key))
        return ShapeFault{"/" + key, {"a whole number as the name of the member", "liczba całkowita jako nazwa pola"}};
      if (auto fault = below(key, map.value, item)) return fault;
    }
    return std::nullopt;
  }
  std::optional<ShapeFault> operator()(const Object& object) const {
    if (!value.is_object()) return unless(false);
    for (const auto& [key, item] : value.items()) {
      const Part* part = partNamed(object, key);
      if (!part && !object.others) return ShapeFault{"/" + key, otherMembers(object)};
      if (auto fault = below(key, part ? part->shape : object.others->second, item)) return fault;
    }
    for (const Part& part : object.parts) {
      if (part.isRequired && !value.contains(part.name))
        return ShapeFault{"", {"a member " + quoted(part.name), "pole " + quoted(part.name)}};
    }
    return object.sum ? unless(sumOf(value) == *object.sum) : std::nullopt;
  }
  // The fault of the alternative that got farthest says most.
  std::optional<ShapeFault> operator()(const Either& either) const {
    std::optional<ShapeFault> deepest;
    for (const Shape& each : either.shapes) {
      auto fault = each.faultOf(value);
      if (!fault) return std::nullopt;
      if (!deepest || fault->pointer.size() > deepest->pointer.size()) deepest = std::move(fault);
    }
    if (!deepest || deepest->pointer.empty()) return unless(false);
    return deepest;
  }
};

struct Wording {
  In language;

  std::string either(std::string english, std::string polish) const {
    return language == In::English ? english : polish;
  }
  std::string of(const Shape& shape) const { return in(language, shape.words()); }

  std::string operator()(const Any&) const { return either("any value", "dowolna wartość"); }
  std::string operator()(const Truth&) const { return either("true or false", "true albo false"); }
  std::string operator()(const Text&) const { return either("a text", "tekst"); }
  std::string operator()(const Colour&) const { return either("a colour like \"#6B8E4E\"", "kolor, np. \"#6B8E4E\""); }
  std::string operator()(const Dice&) const { return either("dice like \"2d6\"", "kości, np. \"2d6\""); }
  std::string operator()(const Points&) const {
    return either("a number from 0 or a fraction like \"1/2\"", "liczba od 0 albo ułamek, np. \"1/2\"");
  }
  std::string operator()(const Whole& whole) const {
    const std::string from = either("a whole number from ", "liczba całkowita od ") + std::to_string(whole.least);
    return whole.most < kNoLimit ? from + either(" to ", " do ") + std::to_string(whole.most) : from;
  }
  std::string operator()(const Span& span) const {
    return either("two whole numbers from ", "dwie liczby całkowite od ") + std::to_string(span.least) +
           either(" in ascending order, the second null for no end",
                  " w porządku rosnącym, druga null, gdy nie ma końca");
  }
  std::string operator()(const Words& words) const {
    std::vector<std::string> texts;
    for (const std::string& word : words.words) texts.push_back(quoted(word));
    return orList(texts, language);
  }
  std::string operator()(const Names& names) const {
    std::vector<std::string> texts;
    for (const NameKind kind : names.kinds) texts.push_back(in(language, wordsFor(kind)));
    return either("the name of ", "nazwa: ") + orList(texts, language);
  }
  std::string operator()(const List& list) const {
    if (list.least == 0) return either("a list, each item ", "lista, w której każdy element to ") + of(list.item);
    return either("a list that is not empty, each item ", "niepusta lista, w której każdy element to ") + of(list.item);
  }
  std::string operator()(const Map& map) const {
    const std::string key = map.keys ? in(language, wordsFor(*map.keys)) : either("a whole number", "liczba całkowita");
    return either("an object whose members are called after ", "obiekt, którego pola to ") + key +
           either(", each with ", ", a w każdym ") + of(map.value);
  }
  std::string operator()(const Object& object) const {
    const std::string members = either("an object of ", "obiekt z polami ") + memberNames(object, language);
    if (!object.sum) return members;
    return members + either(" that add up to ", ", których suma to ") + std::to_string(*object.sum);
  }
  std::string operator()(const Either& alternatives) const {
    std::vector<std::string> texts;
    for (const Shape& each : alternatives.shapes) texts.push_back(of(each));
    return orList(texts, language);
  }
};

using Visit = std::function<void(const std::vector<NameKind>&, const std::string&)>;

struct NameFinder {
  const json& value;
  const Visit& visit;

  void operator()(const auto&) const {}
  void operator()(const Names& names) const { visit(names.kinds, value.get_ref<const std::string&>()); }
  void operator()(const List& list) const {
    for (const json& item : value) list.item.forEachName(item, visit);
  }
  void operator()(const Map& map) const {
    for (const auto& [key, item] : value.items()) {
      if (map.keys) visit({*map.keys}, key);
      map.value.forEachName(item, visit);
    }
  }
  void operator()(const Object& object) const {
    for (const auto& [key, item] : value.items()) {
      const Part* part = partNamed(object, key);
      if (!part) visit({object.others->first}, key);
      (part ? part->shape : object.others->second).forEachName(item, visit);
    }
  }
  void operator()(const Either& either) const {
    for (const Shape& each : either.shapes) {
      if (!each.faultOf(value)) return each.forEachName(value, visit);
    }
  }
};

// Words and names together, where all of them are such.
std::optional<WordChoice> merged(const std::vector<Shape>& shapes) {
  WordChoice all;
  for (const Shape& each : shapes) {
    const Choice choice = each.choice();
    const auto* words = std::get_if<WordChoice>(&choice);
    if (!words) return std::nullopt;
    all.words.insert(all.words.end(), words->words.begin(), words->words.end());
    all.kinds.insert(all.kinds.end(), words->kinds.begin(), words->kinds.end());
  }
  return all;
}

struct Chooser {
  Choice operator()(const auto&) const { return {}; }
  Choice operator()(const Truth&) const { return TruthChoice{}; }
  Choice operator()(const Text&) const { return TextChoice{}; }
  Choice operator()(const Colour&) const { return TextChoice{"#6B8E4E"}; }
  Choice operator()(const Dice&) const { return TextChoice{"2d6"}; }
  Choice operator()(const Whole& whole) const {
    return WholeChoice{whole.least, whole.most < kNoLimit ? std::optional(whole.most) : std::nullopt};
  }
  Choice operator()(const Words& words) const { return WordChoice{words.words, {}}; }
  Choice operator()(const Names& names) const { return WordChoice{{}, names.kinds}; }
  Choice operator()(const List& list) const {
    const auto item = merged({list.item});
    return item ? Choice(ListChoice{*item, list.least}) : Choice();
  }
  Choice operator()(const Either& either) const {
    auto words = merged(either.shapes);
    return words ? Choice(*std::move(words)) : Choice();
  }
};

struct Schema {
  json operator()(const Any&) const { return json::object(); }
  json operator()(const Truth&) const { return {{"type", "boolean"}}; }
  json operator()(const Text&) const { return {{"type", "string"}, {"minLength", 1}}; }
  json operator()(const Colour&) const { return {{"type", "string"}, {"pattern", "^#[0-9a-fA-F]{6}$"}}; }
  json operator()(const Dice&) const {
    return {{"type", "string"}, {"pattern", "^[1-9][0-9]*d[1-9][0-9]*([+-][0-9]+)?$"}};
  }
  json operator()(const Points&) const {
    const json number = {{"type", "number"}, {"minimum", 0}, {"maximum", kNoLimit}};
    return {{"anyOf", {number, {{"type", "string"}, {"pattern", "^[0-9]+(/[1-9][0-9]*)?$"}}}}};
  }
  json operator()(const Whole& whole) const {
    json result = {{"type", "integer"}, {"minimum", whole.least}};
    if (whole.most < kNoLimit) result["maximum"] = whole.most;
    return result;
  }
  json operator()(const Span& span) const {
    const json least = {{"type", "integer"}, {"minimum", span.least}};
    const json most = {{"type", {"integer", "null"}}};
    return {{"type", "array"}, {"items", json::array({least, most})}, {"minItems", 2}, {"maxItems", 2}};
  }
  json operator()(const Words& words) const { return {{"enum", words.words}}; }
  json operator()(const Names&) const { return {{"type", "string"}, {"minLength", 1}}; }
  json operator()(const List& list) const {
    json result = {{"type", "array"}, {"items", list.item.schema()}};
    if (list.least > 0) result["minItems"] = list.least;
    return result;
  }
  json operator()(const Map& map) const {
    if (map.keys) return {{"type", "object"}, {"additionalProperties", map.value.schema()}};
    return {{"type", "object"},
            {"patternProperties", {{"^-?[0-9]+$", map.value.schema()}}},
            {"additionalProperties", false}};
  }
  json operator()(const Object& object) const {
    json properties = json::object();
    json required = json::array();
    for (const Part& part : object.parts) {
      properties[part.name] = part.shape.schema();
      if (part.isRequired) required.push_back(part.name);
    }
    json result = {{"type", "object"}, {"properties", properties}};
    if (!required.empty()) result["required"] = required;
    result["additionalProperties"] = object.others ? object.others->second.schema() : json(false);
    return result;
  }
  json operator()(const Either& either) const {
    json shapes = json::array();
    for (const Shape& each : either.shapes) shapes.push_back(each.schema());
    return {{"anyOf", shapes}};
  }
};

}  // namespace

std::string_view toText(NameKind kind) {
  switch (kind) {
    case NameKind::Arm: return "arm";
    case NameKind::UnitType: return "unit-type";
    case NameKind::Terrain: return "terrain";
    case NameKind::Formation: return "formation";
    case NameKind::Figure: return "figure";
    case NameKind::Marker: return "marker";
    case NameKind::Stock: return "stock";
    case NameKind::Army: return "army";
    case NameKind::Leader: return "leader";
    case NameKind::Unit: return "unit";
    case NameKind::Player: return "player";
    case NameKind::Zone: return "zone";
    case NameKind::Track: break;
  }
  return "track";
}

Phrase wordsFor(NameKind kind) {
  switch (kind) {
    case NameKind::Arm: return {"an arm", "rodzaj broni"};
    case NameKind::UnitType: return {"a unit type", "typ jednostki"};
    case NameKind::Terrain: return {"a kind of terrain", "rodzaj terenu"};
    case NameKind::Formation: return {"a formation", "szyk"};
    case NameKind::Figure: return {"a figure", "wartość"};
    case NameKind::Marker: return {"a marker", "znacznik"};
    case NameKind::Stock: return {"a stock", "zapas"};
    case NameKind::Army: return {"an army", "armia"};
    case NameKind::Leader: return {"a leader", "dowódca"};
    case NameKind::Unit: return {"a unit", "jednostka"};
    case NameKind::Player: return {"a player", "gracz"};
    case NameKind::Zone: return {"a zone", "strefa"};
    case NameKind::Track: break;
  }
  return {"a track", "tor"};
}

std::optional<ShapeFault> Shape::faultOf(const json& value) const {
  return std::visit(FaultFinder{value, *this}, node_->is);
}

Phrase Shape::words() const {
  return {std::visit(Wording{In::English}, node_->is), std::visit(Wording{In::Polish}, node_->is)};
}

void Shape::forEachName(const json& value, const Visit& visit) const {
  std::visit(NameFinder{value, visit}, node_->is);
}

Choice Shape::choice() const {
  return std::visit(Chooser{}, node_->is);
}

std::vector<Part> Shape::parts() const {
  const auto* object = std::get_if<Object>(&node_->is);
  return object ? object->parts : std::vector<Part>();
}

std::optional<NumbersChoice> Shape::numbers() const {
  const auto* map = std::get_if<Map>(&node_->is);
  if (!map || !map->keys) return std::nullopt;
  const Choice value = map->value.choice();
  const auto* whole = std::get_if<WholeChoice>(&value);
  return whole ? std::optional(NumbersChoice{*map->keys, *whole}) : std::nullopt;
}

json Shape::schema() const {
  return std::visit(Schema{}, node_->is);
}

Part optional(std::string name, Shape shape) {
  return {std::move(name), std::move(shape), false};
}

Shape anyValue() {
  return make(Any{});
}

Shape truth() {
  return make(Truth{});
}

Shape text() {
  return make(Text{});
}

Shape whole(int least, int most) {
  return make(Whole{least, most});
}

Shape points() {
  return make(Points{});
}

Shape word(std::vector<std::string> words) {
  return make(Words{std::move(words)});
}

Shape name(NameKind kind) {
  return make(Names{{kind}});
}

Shape nameOf(std::vector<NameKind> kinds) {
  return make(Names{std::move(kinds)});
}

Shape dice() {
  return make(Dice{});
}

Shape colour() {
  return make(Colour{});
}

Shape list(Shape item) {
  return make(List{std::move(item)});
}

Shape someOf(Shape item) {
  return make(List{std::move(item), 1});
}

Shape span(int least) {
  return make(Span{least});
}

Shape byName(NameKind kind, Shape value) {
  return make(Map{kind, std::move(value)});
}

Shape byNumber(Shape value) {
  return make(Map{std::nullopt, std::move(value)});
}

Shape object(std::vector<Part> parts) {
  return make(Object{std::move(parts), std::nullopt});
}

Shape shares(const std::vector<std::string>& names, int sum) {
  std::vector<Part> parts;
  for (const std::string& name : names) parts.push_back(optional(name, whole(0, sum)));
  return make(Object{std::move(parts), std::nullopt, sum});
}

Shape objectByName(std::vector<Part> parts, NameKind kind, Shape value) {
  return make(Object{std::move(parts), std::pair(kind, std::move(value))});
}

Shape either(std::vector<Shape> shapes) {
  return make(Either{std::move(shapes)});
}

}  // namespace redoubt::rules
