#include <algorithm>
#include <charconv>
#include <pugixml.hpp>

#include "core/exchange/input/bounded_xml.h"
#include "core/exchange/tiled/bounds.h"
#include "core/exchange/tiled/element.h"

namespace redoubt::exchange::tiled {
namespace {

// Elements take much more memory than pugixml's nodes: only `tile` elements that are cells may be this many.
const input::XmlLimits kTmxLimits{.bytes = kMostInput,
                                  .depth = 200,
                                  .nodes = kMostCells + 2 * kMostElements,
                                  .attributes = kMostCells + 4 * kMostElements};

class XmlElements {
 public:
  explicit XmlElements(const input::BoundedXml& xml) : xml_(xml) {}

  Element of(const pugi::xml_node& node) {
    if (++count_ > kMostElements) throw tooMany("errors.tiled.elements", kMostElements, xml_.name());
    Element element;
    element.name = node.name();
    element.line = lineOf(node);
    for (const pugi::xml_attribute& attribute : node.attributes()) {
      if (++fields_ > kMostFields) throw tooMany("errors.tiled.fields", kMostFields, xml_.name());
      element.add(attribute.name(), attribute.value());
    }
    for (const pugi::xml_node& child : node.children()) {
      if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata) element.text += child.value();
    }
    element.hasGids = isCells(element, node);
    for (const pugi::xml_node& child : node.children()) {
      if (child.type() != pugi::node_element) continue;
      if (element.hasGids && std::string_view(child.name()) == "tile") {
        element.gids.push_back(gidOf(child));
      } else {
        element.children.push_back(of(child));
      }
    }
    return element;
  }

 private:
  // Nodes are asked in the order of the text.
  std::size_t lineOf(const pugi::xml_node& node) {
    const auto end = static_cast<std::size_t>(std::max<std::ptrdiff_t>(node.offset_debug(), 0));
    for (; at_ < end && at_ < xml_.text().size(); ++at_) line_ += xml_.text()[at_] == '\n';
    return line_;
  }

  // Cells as elements: `<tile gid="1"/>`, and `<tile/>` for none.
  static bool isCells(const Element& element, const pugi::xml_node& node) {
    return (element.name == "data" || element.name == "chunk") && node.child("tile");
  }

  std::int64_t gidOf(const pugi::xml_node& tile) const {
    const std::string_view text = tile.attribute("gid").value();
    std::int64_t gid = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), gid);
    const bool isWhole = failure == std::errc() && end == text.data() + text.size();
    if (!text.empty() && !isWhole) throw xml_.errorAt(tile, Phrase::of("errors.tiled.gid"));
    return gid;
  }

  const input::BoundedXml& xml_;
  std::size_t count_ = 0;
  std::size_t fields_ = 0;
  std::size_t at_ = 0;
  std::size_t line_ = 1;
};

}  // namespace

const std::string* Element::field(std::string_view key) const {
  const auto found = std::find_if(fields.begin(), fields.end(), [&](const Field& f) { return f.name == key; });
  return found == fields.end() ? nullptr : &found->value;
}

const Element* Element::child(std::string_view key) const {
  const auto found = std::find_if(children.begin(), children.end(), [&](const Element& e) { return e.name == key; });
  return found == children.end() ? nullptr : &*found;
}

Element xmlElements(std::string text, const std::string& name) {
  const input::BoundedXml xml(std::move(text), name, kTmxLimits);
  return XmlElements(xml).of(xml.root());
}

Element parseElements(std::string text, const std::string& name) {
  const std::size_t begin = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
  const char first = begin == std::string::npos ? '\0' : text[begin];
  if (first == '<') return xmlElements(std::move(text), name);
  if (first == '{') return jsonElements(text, name);
  throw Error(ErrorCode::BadInput, Phrase::of("errors.tiled.not-tiled"), name);
}

}  // namespace redoubt::exchange::tiled
