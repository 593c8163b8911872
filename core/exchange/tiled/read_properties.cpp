#include <charconv>
#include <cmath>

#include "core/exchange/tiled/reading.h"

namespace redoubt::exchange::tiled {
namespace {

// Empty stands for 0, as Tiled takes it.
template <class Number>
Number propertyNumber(const Fields& fields, const std::string& text, const char* wanted) {
  Number value{};
  if (text.empty()) return value;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool isWhole = failure == std::errc() && end == text.data() + text.size();
  if (!isWhole || !std::isfinite(static_cast<double>(value))) fields.failValue("value", Phrase::of(wanted));
  return value;
}

std::int64_t propertyInteger(const Fields& fields, const std::string& text) {
  return propertyNumber<std::int64_t>(fields, text, "errors.tiled.wanted.whole");
}

Property::Value propertyValue(Fields& fields, std::size_t depth) {
  const std::string type = fields.text("type", "string");
  // Long texts stand in the element.
  const std::string text = fields.has("value") ? fields.text("value") : fields.element().text;
  if (type == "class") return ClassValue{properties(fields, depth + 1)};
  if (type == "int") return propertyInteger(fields, text);
  if (type == "object") return ObjectId{propertyInteger(fields, text)};
  if (type == "float") return propertyNumber<double>(fields, text, "errors.tiled.wanted.number");
  if (type == "bool") return fields.truth("value", text == "true");
  if (type == "file") return FilePath{text};
  if (type == "color") return fields.colour("value").value_or(Colour{});
  if (type != "string")
    fields.reading().warn(Phrase::of("import.tiled.property-type", {{"type", type.substr(0, 100)}}));
  return text;
}

}  // namespace

std::size_t weightOf(const Properties& properties) {
  std::size_t weight = 0;
  for (const Property& property : properties) {
    weight += sizeof(Property) + property.name.size() + property.customType.size();
    if (const auto* text = std::get_if<std::string>(&property.value)) weight += text->size();
    if (const auto* path = std::get_if<FilePath>(&property.value)) weight += path->path.size();
    if (const auto* members = std::get_if<ClassValue>(&property.value)) weight += weightOf(members->members);
  }
  return weight;
}

std::string className(Fields& fields) {
  std::string type = fields.text("type");
  std::string name = fields.text("class");
  return name.empty() ? type : name;
}

std::optional<Image> image(Fields& owner) {
  const Element* element = owner.child("image");
  if (!element) return std::nullopt;
  Fields fields(*element, owner.file(), owner.reading());
  Image image;
  image.source = fields.text("source");
  image.width = fields.integer("width", 0, 0, kMostLength);
  image.height = fields.integer("height", 0, 0, kMostLength);
  image.transparent = fields.colour("trans");
  fields.finish();
  return image;
}

Properties properties(Fields& owner, std::size_t depth) {
  Properties read;
  if (depth > kMostNesting) {
    owner.fail(Phrase::of("errors.tiled.nesting", {{"most", std::to_string(kMostNesting)}}));
  }
  for (const Element* list : owner.children("properties")) {
    Fields listFields(*list, owner.file(), owner.reading());
    for (const Element* each : listFields.children("property")) {
      Fields fields(*each, owner.file(), owner.reading());
      Property property;
      property.name = fields.text("name");
      property.customType = fields.text("propertytype");
      property.value = propertyValue(fields, depth);
      fields.finish();
      read.push_back(std::move(property));
    }
    listFields.finish();
  }
  return read;
}

}  // namespace redoubt::exchange::tiled
