#include "core/exchange/tiled/xml_text.h"

#include <cassert>

#include "core/exchange/tiled/writing.h"

namespace redoubt::exchange::tiled {

void XmlText::endTag() {
  if (isInTag_) text_ += ">\n";
  isInTag_ = false;
}

void XmlText::open(std::string_view name) {
  endTag();
  text_ += std::string(open_.size(), ' ') + "<" + std::string(name);
  open_.emplace_back(name);
  isInTag_ = true;
}

// Line breaks and tabs by their numbers, because readers make spaces of them in attributes.
void XmlText::escape(const std::string& text) {
  for (const char c : writable(text)) {
    switch (c) {
      case '&': text_ += "&amp;"; break;
      case '<': text_ += "&lt;"; break;
      case '>': text_ += "&gt;"; break;
      case '"': text_ += "&quot;"; break;
      case '\t': text_ += "&#9;"; break;
      case '\n': text_ += "&#10;"; break;
      case '\r': text_ += "&#13;"; break;
      default: text_ += c;
    }
  }
}

void XmlText::attribute(std::string_view name, const std::string& value) {
  assert(isInTag_);
  text_ += " " + std::string(name) + "=\"";
  escape(value);
  text_ += '"';
}

void XmlText::attribute(std::string_view name, double value) {
  attribute(name, writableNumber(value));
}

void XmlText::content(const std::string& text) {
  assert(isInTag_);
  text_ += '>';
  escape(text);
  isInTag_ = false;
  hasContent_ = true;
}

void XmlText::rawContent(const std::string& text) {
  assert(isInTag_);
  text_ += '>' + text;
  isInTag_ = false;
  hasContent_ = true;
}

void XmlText::close() {
  if (isInTag_) {
    text_ += "/>\n";
  } else {
    if (!hasContent_) text_ += std::string(open_.size() - 1, ' ');
    text_ += "</" + open_.back() + ">\n";
  }
  isInTag_ = false;
  hasContent_ = false;
  open_.pop_back();
}

}  // namespace redoubt::exchange::tiled
