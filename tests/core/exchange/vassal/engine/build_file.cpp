#include "tests/core/exchange/vassal/engine/build_file.h"

#include <algorithm>
#include <pugixml.hpp>
#include <set>

#include "tests/core/exchange/vassal/engine/sequence.h"

namespace redoubt::exchange::vassal::engine {
namespace {

constexpr int kDeepest = 64;  // elements inside of each other

/// What pugixml lets pass and Java doesn't.
std::optional<std::string> looseFault(std::string_view xml) {
  bool inTag = false;
  char quote = 0;
  for (size_t i = 0; i < xml.size(); ++i) {
    const char c = xml[i];
    if (static_cast<unsigned char>(c) < 0x20 && c != '\t' && c != '\n' && c != '\r') return "a control character";
    if (!inTag && (xml.substr(i).starts_with("<!--") || xml.substr(i).starts_with("<![CDATA["))) {
      const size_t end = xml.find(xml[i + 2] == '-' ? "-->" : "]]>", i);
      if (end == std::string_view::npos) return "a comment without an end";
      i = end + 2;
    } else if (c == '&') {
      const size_t end = xml.find(';', i);
      const std::string_view entity = xml.substr(i, end == std::string_view::npos ? 0 : end - i + 1);
      const bool known = entity == "&amp;" || entity == "&lt;" || entity == "&gt;" || entity == "&quot;" ||
                         entity == "&apos;" || entity == "&#9;" || entity == "&#10;" || entity == "&#13;" ||
                         (entity.starts_with("&#") && entity.size() >= 5 && entity.size() < 12 && entity != "&#x0;");
      if (!known) return "an entity that is none: " + std::string(xml.substr(i, 8));
    } else if (quote != 0) {
      if (c == '<') return "a < inside of an attribute";
      if (c == quote) quote = 0;
    } else if (inTag) {
      if (c == '"' || c == '\'') quote = c;
      if (c == '>') inTag = false;
    } else if (c == '<') {
      if (xml.substr(i).starts_with("<!DOCTYPE")) return "a document type";
      inTag = true;
    }
  }
  return std::nullopt;
}

std::string trimmed(std::string_view text) {
  while (!text.empty() && static_cast<unsigned char>(text.front()) <= ' ') text.remove_prefix(1);
  while (!text.empty() && static_cast<unsigned char>(text.back()) <= ' ') text.remove_suffix(1);
  return std::string(text);
}

Element elementOf(const pugi::xml_node& node, const std::string& where, int depth, std::vector<std::string>& problems) {
  Element element;
  element.name = node.name();
  std::set<std::string> names;
  for (const pugi::xml_attribute& attribute : node.attributes()) {
    element.attributes.emplace_back(attribute.name(), attribute.value());
    if (!names.insert(attribute.name()).second) {
      problems.push_back(where + ": " + element.name + " has " + attribute.name() + " twice.");
    }
  }
  std::string text;
  for (const pugi::xml_node& child : node.children()) {
    if (child.type() == pugi::node_pcdata) text += child.value();
    if (child.type() == pugi::node_cdata) problems.push_back(where + ": the engine doesn't read CDATA.");
    if (child.type() != pugi::node_element) continue;
    if (depth >= kDeepest) {
      problems.push_back(where + ": elements are too deep inside of each other.");
    } else {
      element.children.push_back(elementOf(child, where, depth + 1, problems));
    }
  }
  element.text = trimmed(text);
  return element;
}

}  // namespace

const std::string* Element::attribute(std::string_view key) const {
  const auto found = std::ranges::find_if(attributes, [&](const auto& pair) { return pair.first == key; });
  return found == attributes.end() ? nullptr : &found->second;
}

std::string Element::value(std::string_view key, std::string_view otherwise) const {
  const std::string* found = attribute(key);
  return found ? *found : std::string(otherwise);
}

std::string_view Element::shortName() const {
  const size_t dot = name.rfind('.');
  return std::string_view(name).substr(dot == std::string::npos ? 0 : dot + 1);
}

std::vector<const Element*> Element::all(std::string_view className) const {
  std::vector<const Element*> found;
  for (const Element& child : children) {
    if (child.name == className) found.push_back(&child);
  }
  return found;
}

const Element* Element::first(std::string_view className) const {
  const std::vector<const Element*> found = all(className);
  return found.empty() ? nullptr : found.front();
}

std::optional<Element> parseXml(std::string_view xml, const std::string& where, std::vector<std::string>& problems) {
  if (const auto fault = looseFault(xml)) {
    problems.push_back(where + ": no good XML, " + *fault + ".");
    return std::nullopt;
  }
  pugi::xml_document document;
  const unsigned options = pugi::parse_default | pugi::parse_ws_pcdata_single | pugi::parse_fragment;
  const pugi::xml_parse_result result = document.load_buffer(xml.data(), xml.size(), options, pugi::encoding_utf8);
  const pugi::xml_node root = document.document_element();
  if (!result || !root || root.next_sibling()) {
    problems.push_back(where + ": no good XML, " + (result ? "there isn't one root." : result.description()));
    return std::nullopt;
  }
  return elementOf(root, where, 0, problems);
}

std::optional<std::string> faultOf(Kind kind, std::string_view value) {
  const std::string shown = "\"" + std::string(value) + "\"";
  switch (kind) {
    case Kind::Whole: return javaInt(value) ? std::nullopt : std::optional(shown + " is no whole number");
    case Kind::Number: return javaDouble(value) ? std::nullopt : std::optional(shown + " is no number");
    case Kind::Truth:
      return value == "true" || value == "false" ? std::nullopt : std::optional(shown + " is neither true nor false");
    case Kind::Colour: return isColour(value) ? std::nullopt : std::optional(shown + " is no colour");
    case Kind::Key: return isKey(value) ? std::nullopt : std::optional(shown + " is no key command");
    case Kind::Keys:
      if (value.find(',') == std::string_view::npos) return std::nullopt;  // old: letters
      for (const std::string& key : listIn(value)) {
        if (!isKey(key) || key.size() == 1) return shown + " is no list of key commands";
      }
      return std::nullopt;
    case Kind::Text:
    case Kind::Picture:
    case Kind::Pictures:
    case Kind::List: break;
  }
  return std::nullopt;
}

std::vector<AttributeKind> kindsIn(std::string_view list) {
  std::vector<AttributeKind> kinds;
  for (const std::string& item : unpacked(list, ' ')) {
    if (item.size() < 3) continue;
    constexpr std::string_view letters = "tidbckKpPl";
    const auto kind = static_cast<Kind>(letters.find(item.back()));
    kinds.push_back({item.substr(0, item.size() - 2), kind});
  }
  return kinds;
}

}  // namespace redoubt::exchange::vassal::engine
