#include <algorithm>
#include <map>
#include <set>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/exchange/input/bounded_json.h"
#include "core/exchange/tiled/bounds.h"
#include "core/exchange/tiled/element.h"

namespace redoubt::exchange::tiled {
namespace {

using input::JsonMember;
using input::JsonValue;
using Kind = JsonValue::Kind;
using Names = std::set<std::string_view>;

const input::JsonLimits kTmjLimits{
    .bytes = kMostInput, .depth = 200, .values = kMostElements * 2, .integers = kMostCells + kMostElements};

const JsonValue kNullJson;

// The members of an object that are asked for one after another.
class MembersByName {
 public:
  explicit MembersByName(const JsonValue* object) {
    if (!object) return;
    for (const JsonMember& member : object->members) members_.emplace(member.name, &member.value);
  }
  const JsonValue* find(std::string_view name) const {
    const auto found = members_.find(name);
    return found == members_.end() ? nullptr : found->second;
  }

 private:
  std::map<std::string_view, const JsonValue*> members_;
};

bool isScalar(const JsonValue& value) {
  return value.kind != Kind::List && value.kind != Kind::Object;
}

std::string scalarText(const JsonValue& value) {
  switch (value.kind) {
    case Kind::Boolean: return value.isTrue ? "true" : "false";
    case Kind::Integer: return std::to_string(value.integer);
    case Kind::Real: return numberText(value.real);
    case Kind::Text: return value.text;
    default: return {};
  }
}

class JsonElements {
 public:
  explicit JsonElements(const std::string& file) : file_(file) {}

  Element root(const JsonValue& value) const {
    if (value.kind != Kind::Object) throw Error(ErrorCode::BadInput, Phrase::of("errors.tiled.not-tiled"), file_);
    const JsonValue* type = value.member("type");
    if (type && type->kind == Kind::Text) {
      if (type->text == "tileset") return tileset(value);
      if (type->text == "template") return objectTemplate(value);
    }
    // Files of Tiled before 1.0 don't say what they are.
    if (value.member("layers")) return map(value);
    if (value.member("tilewidth")) return tileset(value);
    throw Error(ErrorCode::BadInput, Phrase::of("errors.tiled.not-tiled"), file_);
  }

 private:
  [[noreturn]] void failKind(std::string_view name, const char* wanted) const {
    throw Error(ErrorCode::BadInput,
                Phrase::of("errors.tiled.member", {{"member", name}, {"wanted", Phrase::of(wanted)}}), file_);
  }

  const std::vector<JsonValue>& items(std::string_view name, const JsonValue& value) const {
    const auto isObject = [](const JsonValue& item) { return item.kind == Kind::Object; };
    if (value.kind != Kind::List || !value.integers.empty() ||
        !std::all_of(value.items.begin(), value.items.end(), isObject)) {
      failKind(name, "errors.tiled.wanted.objects");
    }
    return value.items;
  }
  const std::vector<JsonValue>& items(const JsonMember& member) const { return items(member.name, member.value); }

  const JsonValue& object(const JsonMember& member) const {
    if (member.value.kind != Kind::Object) failKind(member.name, "errors.tiled.wanted.object");
    return member.value;
  }

  // The scalars that are not among `taken` become fields, anything else an element that nobody reads and that is told
  // of as such.
  void addRest(Element& element, const JsonValue& value, const Names& taken) const {
    for (const JsonMember& member : value.members) {
      if (taken.contains(member.name) || member.value.kind == Kind::Null) continue;
      if (isScalar(member.value)) {
        element.add(member.name, scalarText(member.value));
      } else if (!member.value.items.empty() || !member.value.integers.empty() || !member.value.members.empty()) {
        element.children.emplace_back().name = member.name;
      }
    }
  }

  Element plain(std::string name, const JsonValue& value) const {
    Element element;
    element.name = std::move(name);
    addRest(element, value, {});
    return element;
  }

  Element map(const JsonValue& value) const {
    Element element;
    element.name = "map";
    addRest(element, value, {"type", "properties", "propertytypes", "tilesets", "layers", "editorsettings"});
    addProperties(element, value);
    for (const JsonMember& member : value.members) {
      if (member.name == "tilesets") {
        for (const JsonValue& item : items(member)) element.children.push_back(tileset(item));
      } else if (member.name == "layers") {
        for (const JsonValue& item : items(member)) element.children.push_back(layer(item));
      }
    }
    return element;
  }

  Element objectTemplate(const JsonValue& value) const {
    Element element;
    element.name = "template";
    addRest(element, value, {"type", "tileset", "object"});
    for (const JsonMember& member : value.members) {
      if (member.name == "tileset") element.children.push_back(tileset(object(member)));
      if (member.name == "object") element.children.push_back(mapObject(object(member)));
    }
    return element;
  }

  // Properties are a list of objects with their type, in Tiled before 1.2 an object of values beside one of types.
  void addProperties(Element& element, const JsonValue& value) const {
    for (const JsonMember& member : value.members) {
      if (member.name != "properties") continue;
      element.children.push_back(properties(member.value, MembersByName(value.member("propertytypes"))));
    }
  }

  Element properties(const JsonValue& value, const MembersByName& types) const {
    Element element;
    element.name = "properties";
    if (value.kind == Kind::Object) {
      for (const JsonMember& each : value.members) {
        const JsonValue* type = types.find(each.name);
        element.children.push_back(property(each.name, each.value, type ? scalarText(*type) : ""));
      }
      return element;
    }
    for (const JsonValue& item : items("properties", value)) {
      const JsonValue* name = item.member("name");
      const JsonValue* type = item.member("type");
      const JsonValue* held = item.member("value");
      if (!name || name->kind != Kind::Text) failKind("properties", "errors.tiled.wanted.named");
      Element each = property(name->text, held ? *held : kNullJson, type ? scalarText(*type) : "");
      addRest(each, item, {"name", "type", "value"});
      element.children.push_back(std::move(each));
    }
    return element;
  }

  // A value without a type is what it looks like: so it is in classes.
  Element property(const std::string& name, const JsonValue& value, std::string type) const {
    Element element;
    element.name = "property";
    element.add("name", name);
    if (value.kind == Kind::Object) {
      element.add("type", type.empty() ? "class" : type);
      element.children.push_back(properties(value, MembersByName(nullptr)));
      return element;
    }
    if (value.kind == Kind::List) failKind(name, "errors.tiled.wanted.scalar");
    if (type.empty() && value.kind == Kind::Boolean) type = "bool";
    if (type.empty() && value.kind == Kind::Integer) type = "int";
    if (type.empty() && value.kind == Kind::Real) type = "float";
    if (!type.empty()) element.add("type", type);
    element.add("value", scalarText(value));
    return element;
  }

  // The image of a tileset, tile or layer, whose members stand among those of its owner.
  static void addImage(Element& element, const JsonValue& value) {
    const JsonValue* source = value.member("image");
    if (!source || !isScalar(*source) || scalarText(*source).empty()) return;
    Element image;
    image.name = "image";
    image.add("source", scalarText(*source));
    const std::pair<const char*, const char*> members[] = {
        {"imagewidth", "width"}, {"imageheight", "height"}, {"transparentcolor", "trans"}};
    for (const auto& [member, field] : members) {
      const JsonValue* found = value.member(member);
      if (found && isScalar(*found)) image.add(field, scalarText(*found));
    }
    element.children.push_back(std::move(image));
  }

  Element tileset(const JsonValue& value) const {
    Element element;
    element.name = "tileset";
    addRest(element, value,
            {"type", "properties", "propertytypes", "image", "imagewidth", "imageheight", "transparentcolor",
             "tileoffset", "tiles", "tileproperties", "tilepropertytypes"});
    addProperties(element, value);
    addImage(element, value);
    for (const JsonMember& member : value.members) {
      if (member.name == "tileoffset") element.children.push_back(plain("tileoffset", object(member)));
    }
    addTiles(element, value);
    return element;
  }

  // Tiles are a list, in Tiled before 1.2 objects by their ids: one of the tiles, one of their properties.
  void addTiles(Element& element, const JsonValue& value) const {
    for (const JsonMember& member : value.members) {
      if (member.name == "tiles" && member.value.kind == Kind::Object) {
        for (const JsonMember& each : member.value.members) element.children.push_back(tile(object(each), &each.name));
      } else if (member.name == "tiles") {
        for (const JsonValue& item : items(member)) element.children.push_back(tile(item, nullptr));
      } else if (member.name == "tileproperties") {
        const MembersByName types(value.member("tilepropertytypes"));
        for (const JsonMember& each : object(member).members) {
          Element& added = element.children.emplace_back();
          added.name = "tile";
          added.add("id", each.name);
          added.children.push_back(properties(each.value, MembersByName(types.find(each.name))));
        }
      }
    }
  }

  Element tile(const JsonValue& value, const std::string* id) const {
    Element element;
    element.name = "tile";
    if (id) element.add("id", *id);
    addRest(element, value, {"properties", "propertytypes", "image", "imagewidth", "imageheight", id ? "id" : ""});
    addProperties(element, value);
    addImage(element, value);
    return element;
  }

  Element layer(const JsonValue& value) const {
    const JsonValue* type = value.member("type");
    const std::string kind = type ? scalarText(*type) : "";
    Element element;
    if (kind == "tilelayer") {
      element = tileLayer(value);
    } else if (kind == "objectgroup") {
      element = objectGroup(value);
    } else if (kind == "imagelayer") {
      element.name = "imagelayer";
      addRest(element, value,
              {"type", "properties", "propertytypes", "image", "imagewidth", "imageheight", "transparentcolor"});
      addImage(element, value);
    } else if (kind == "group") {
      element.name = "group";
      addRest(element, value, {"type", "properties", "propertytypes", "layers"});
      for (const JsonMember& member : value.members) {
        if (member.name != "layers") continue;
        for (const JsonValue& item : items(member)) element.children.push_back(layer(item));
      }
    } else {
      throw Error(ErrorCode::BadInput, Phrase::of("errors.tiled.layer-type", {{"type", kind.substr(0, 100)}}), file_);
    }
    addProperties(element, value);
    return element;
  }

  Element tileLayer(const JsonValue& value) const {
    Element element;
    element.name = "layer";
    addRest(element, value,
            {"type", "properties", "propertytypes", "data", "chunks", "encoding", "compression", "startx", "starty"});
    Element data;
    data.name = "data";
    for (const JsonMember& member : value.members) {
      if (member.name == "data") addData(data, member);
      if (member.name != "chunks") continue;
      for (const JsonValue& item : items(member)) {
        Element chunk;
        chunk.name = "chunk";
        addRest(chunk, item, {"data"});
        for (const JsonMember& each : item.members) {
          if (each.name == "data") addData(chunk, each);
        }
        data.children.push_back(std::move(chunk));
      }
    }
    // A list of numbers is what csv is in TMX.
    for (const char* name : {"encoding", "compression"}) {
      const JsonValue* found = value.member(name);
      if (found && isScalar(*found) && !(data.hasGids && scalarText(*found) == "csv")) {
        data.add(name, scalarText(*found));
      }
    }
    element.children.push_back(std::move(data));
    return element;
  }

  void addData(Element& element, const JsonMember& data) const {
    if (data.value.kind == Kind::Text) {
      element.text = data.value.text;
      return;
    }
    if (data.value.kind != Kind::List || !data.value.items.empty()) failKind("data", "errors.tiled.wanted.gids");
    element.hasGids = true;
    element.gids = data.value.integers;
  }

  Element objectGroup(const JsonValue& value) const {
    Element element;
    element.name = "objectgroup";
    addRest(element, value, {"type", "properties", "propertytypes", "objects"});
    for (const JsonMember& member : value.members) {
      if (member.name != "objects") continue;
      for (const JsonValue& item : items(member)) element.children.push_back(mapObject(item));
    }
    return element;
  }

  static bool isSet(const JsonValue& value, std::string_view name) {
    const JsonValue* found = value.member(name);
    return found && found->isTrue;
  }

  Element mapObject(const JsonValue& value) const {
    Element element;
    element.name = "object";
    addRest(element, value, {"properties", "propertytypes", "ellipse", "point", "polygon", "polyline", "text"});
    addProperties(element, value);
    for (const char* name : {"ellipse", "point"}) {
      if (isSet(value, name)) element.children.emplace_back().name = name;
    }
    for (const JsonMember& member : value.members) {
      if (member.name == "polygon" || member.name == "polyline") element.children.push_back(points(member));
      if (member.name != "text") continue;
      Element text;
      text.name = "text";
      addRest(text, object(member), {"text"});
      const JsonValue* words = member.value.member("text");
      if (words) text.text = scalarText(*words);
      element.children.push_back(std::move(text));
    }
    return element;
  }

  Element points(const JsonMember& member) const {
    std::string text;
    for (const JsonValue& point : items(member)) {
      const JsonValue* x = point.member("x");
      const JsonValue* y = point.member("y");
      if (!x || !y) failKind(member.name, "errors.tiled.wanted.points");
      text += (text.empty() ? "" : " ") + scalarText(*x) + "," + scalarText(*y);
    }
    Element element;
    element.name = member.name;
    element.add("points", std::move(text));
    return element;
  }

  const std::string& file_;
};

}  // namespace

Element jsonElements(std::string_view text, const std::string& name) {
  return JsonElements(name).root(input::parseJson(text, name, kTmjLimits));
}

}  // namespace redoubt::exchange::tiled
