#include "core/exchange/output/element.h"

#include <fmt/format.h>

namespace redoubt::exchange {

Element& Element::set(std::string_view attribute, std::string_view value) {
  attributes_.emplace_back(attribute, value);
  return *this;
}

Element& Element::set(std::string_view attribute, double value) {
  return set(attribute, fmt::format("{}", value));
}

Element& Element::setText(std::string text) {
  text_ = std::move(text);
  return *this;
}

Element& Element::add(std::string name) {
  return children_.emplace_back(std::move(name));
}

std::string Element::document() const {
  std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
  writeTo(text, 0);
  return text;
}

void Element::writeTo(std::string& text, int depth) const {
  const std::string indent(static_cast<std::size_t>(depth) * 2, ' ');
  text += indent + "<" + name_;
  for (const auto& [name, value] : attributes_) text += " " + name + "=\"" + xmlText(value) + "\"";
  if (text_.empty() && children_.empty()) {
    text += "/>\n";
    return;
  }
  text += ">" + xmlText(text_);
  if (!children_.empty()) {
    text += "\n";
    for (const Element& child : children_) child.writeTo(text, depth + 1);
    text += indent;
  }
  text += "</" + name_ + ">\n";
}

std::string xmlText(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    switch (c) {
      case '&': escaped += "&amp;"; break;
      case '<': escaped += "&lt;"; break;
      case '>': escaped += "&gt;"; break;
      case '"': escaped += "&quot;"; break;
      case '\t': escaped += "&#9;"; break;
      case '\n': escaped += "&#10;"; break;
      case '\r': escaped += "&#13;"; break;
      default:
        if (static_cast<unsigned char>(c) >= 0x20 && c != 0x7F) escaped += c;
    }
  }
  return escaped;
}

}  // namespace redoubt::exchange
