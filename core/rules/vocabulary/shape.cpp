#include "core/rules/vocabulary/shape.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <variant>

#include "core/rules/language/condition_json.h"
#include "core/rules/vocabulary/shape_json.h"
#include "core/rules/vocabulary/shape_node.h"

namespace redoubt::rules {

using nlohmann::json;
using namespace shapes;

const Part* shapes::partNamed(const Object& object, std::string_view name) {
  for (const Part& part : object.parts) {
    if (part.name == name) return &part;
  }
  return nullptr;
}

namespace {

Shape make(auto is) {
  return Shape(std::make_shared<const Shape::Node>(Shape::Node{std::move(is)}));
}

using Visit = std::function<void(const std::vector<NameKind>&, const std::string&)>;

std::vector<LanguageName> languageNames(const Language& language, const json& value) {
  switch (language.part) {
    case LanguagePart::Condition: return namesInCondition(value);
    case LanguagePart::Amount: return namesInAmount(value);
    case LanguagePart::Group: break;
  }
  return namesInGroup(value);
}

struct NameFinder {
  const json& value;
  const Visit& visit;

  void operator()(const auto&) const {}
  void operator()(const Names& names) const { visit(names.kinds, value.get_ref<const std::string&>()); }
  void operator()(const List& list) const {
    for (const json& item : value) forEachName(list.item, item, visit);
  }
  void operator()(const Map& map) const {
    for (const auto& [key, item] : value.items()) {
      if (map.keys) visit({*map.keys}, key);
      forEachName(map.value, item, visit);
    }
  }
  void operator()(const Object& object) const {
    for (const auto& [key, item] : value.items()) {
      const Part* part = partNamed(object, key);
      if (!part) visit({object.others->first}, key);
      forEachName(part ? part->shape : object.others->second, item, visit);
    }
  }
  void operator()(const Either& either) const {
    for (const Shape& each : either.shapes) {
      if (!shapeFault(each, value)) return forEachName(each, value, visit);
    }
  }
  void operator()(const Language& language) const {
    for (const LanguageName& each : languageNames(language, value)) visit({each.kind}, each.name);
  }
};

struct Renamer {
  const nlohmann::ordered_json& value;
  NameKind kind;
  const std::string& from;
  const std::string& to;

  nlohmann::ordered_json in(const Shape& shape, const nlohmann::ordered_json& part) const {
    return renamed(shape, part, kind, from, to);
  }
  const std::string& key(NameKind of, const std::string& name) const { return of == kind && name == from ? to : name; }

  nlohmann::ordered_json operator()(const auto&) const { return value; }
  nlohmann::ordered_json operator()(const Names& names) const {
    const bool isOfKind = std::find(names.kinds.begin(), names.kinds.end(), kind) != names.kinds.end();
    return isOfKind && value == from ? nlohmann::ordered_json(to) : value;
  }
  nlohmann::ordered_json operator()(const List& list) const {
    auto items = nlohmann::ordered_json::array();
    for (const auto& item : value) items.push_back(in(list.item, item));
    return items;
  }
  nlohmann::ordered_json operator()(const Map& map) const {
    auto members = nlohmann::ordered_json::object();
    for (const auto& [name, item] : value.items())
      members[map.keys ? key(*map.keys, name) : name] = in(map.value, item);
    return members;
  }
  nlohmann::ordered_json operator()(const Object& object) const {
    auto members = nlohmann::ordered_json::object();
    for (const auto& [name, item] : value.items()) {
      const Part* part = partNamed(object, name);
      members[part ? name : key(object.others->first, name)] = in(part ? part->shape : object.others->second, item);
    }
    return members;
  }
  nlohmann::ordered_json operator()(const Either& either) const {
    for (const Shape& each : either.shapes) {
      if (!shapeFault(each, json(value))) return in(each, value);
    }
    return value;
  }
  nlohmann::ordered_json operator()(const Language& language) const {
    nlohmann::ordered_json changed = value;
    // From the last to the first, so that members that are called otherwise don't change the way to others.
    std::vector<LanguageName> names = languageNames(language, json(value));
    for (auto each = names.rbegin(); each != names.rend(); ++each) {
      if (each->kind == kind && each->name == from) put(changed, *each);
    }
    return changed;
  }
  void put(nlohmann::ordered_json& in, const LanguageName& name) const {
    const nlohmann::ordered_json::json_pointer at(name.pointer);
    if (!name.isInMember) {
      in[at] = to;
      return;
    }
    const std::string member = at.back();
    const std::string changed = member.substr(0, member.find('.') + 1) + to;
    if (in[at].is_string() && in[at].get<std::string>().ends_with("." + from)) {  // "fact": "rating.<rating>"
      const std::string fact = in[at].get<std::string>();
      in[at] = fact.substr(0, fact.find('.') + 1) + to;
      return;
    }
    nlohmann::ordered_json& holder = in[at.parent_pointer()];
    nlohmann::ordered_json members = nlohmann::ordered_json::object();
    for (const auto& [key, item] : holder.items()) members[key == member ? changed : key] = item;
    holder = std::move(members);
  }
};

// One choice of words and names, if all the shapes are words or names.
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
  Choice operator()(const Drawn& drawn) const {
    if (drawn.drawing == Drawing::CounterSymbol) return TextChoice{};  // chosen from pictures
    const auto names = rules::drawn(drawn.drawing);
    return WordChoice{{names.begin(), names.end()}, {}};
  }
  Choice operator()(const List& list) const {
    const auto item = merged({list.item});
    return item ? Choice(ListChoice{*item, list.least}) : Choice();
  }
  Choice operator()(const Either& either) const {
    auto words = merged(either.shapes);
    return words ? Choice(*std::move(words)) : Choice();
  }
};

}  // namespace

void forEachName(const Shape& shape, const json& value, const Visit& visit) {
  std::visit(NameFinder{value, visit}, shape.node().is);
}

nlohmann::ordered_json renamed(const Shape& shape, const nlohmann::ordered_json& value, NameKind kind,
                               const std::string& from, const std::string& to) {
  return std::visit(Renamer{value, kind, from, to}, shape.node().is);
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

Shape drawing(Drawing drawing) {
  return make(Drawn{drawing});
}

std::optional<Drawing> drawingOf(const Shape& shape) {
  const auto* drawn = std::get_if<Drawn>(&shape.node().is);
  return drawn ? std::optional(drawn->drawing) : std::nullopt;
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

Shape openSpan() {
  return make(Span{-kNoLimit, true});
}

Shape number() {
  return make(Number{});
}

Shape byName(NameKind kind, Shape value) {
  return make(Map{kind, std::move(value)});
}

Shape byNumber(Shape value) {
  return make(Map{std::nullopt, std::move(value)});
}

Shape object(std::vector<Part> parts) {
  return make(Object{std::move(parts), std::nullopt, std::nullopt, {}});
}

Shape objectWithOne(std::vector<Part> parts, std::vector<std::string> oneOf) {
  return make(Object{std::move(parts), std::nullopt, std::nullopt, std::move(oneOf)});
}

Shape shares(const std::vector<std::string>& names, int sum) {
  std::vector<Part> parts;
  for (const std::string& name : names) parts.push_back(optional(name, whole(0, sum)));
  return make(Object{std::move(parts), std::nullopt, sum, {}});
}

Shape objectByName(std::vector<Part> parts, NameKind kind, Shape value) {
  return make(Object{std::move(parts), std::pair(kind, std::move(value)), std::nullopt, {}});
}

Shape either(std::vector<Shape> shapes) {
  return make(Either{std::move(shapes)});
}

Shape conditionShape(const Scope& scope) {
  return make(Language{LanguagePart::Condition, &scope});
}

Shape amountShape(const Scope& scope) {
  return make(Language{LanguagePart::Amount, &scope});
}

Shape groupShape(const Scope& scope) {
  return make(Language{LanguagePart::Group, &scope});
}

}  // namespace redoubt::rules
