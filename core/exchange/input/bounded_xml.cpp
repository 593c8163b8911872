#include "core/exchange/input/bounded_xml.h"

#include <algorithm>
#include <pugixml.hpp>

#include "core/base/text.h"
#include "core/exchange/input/read_source.h"
#include "core/exchange/input/xml_scan.h"

namespace redoubt::exchange::input {
namespace {

constexpr unsigned kXmlParsing = pugi::parse_default | pugi::parse_ws_pcdata_single;

// Where the characters that XML knows end: control characters are refused, so that no text has a NUL.
std::size_t firstControl(std::string_view text) {
  const auto isControl = [](char c) {
    return static_cast<unsigned char>(c) < 0x20 && c != '\t' && c != '\n' && c != '\r';
  };
  return static_cast<std::size_t>(std::find_if(text.begin(), text.end(), isControl) - text.begin());
}

void checkXmlText(std::string_view text, const std::string& name, std::size_t most) {
  if (text.size() > most) {
    throw Error(ErrorCode::TooLarge, Phrase::of("errors.source.too-large", {{"most", std::to_string(most)}}), name);
  }
  if (!isValidUtf8(text)) throw Error(ErrorCode::BadInput, Phrase::of("errors.xml.utf8"), name);
  const std::size_t control = firstControl(text);
  if (control < text.size()) throw errorAt(name, text, control, Phrase::of("errors.xml.control"));
}

}  // namespace

BoundedXml::BoundedXml(std::string text, std::string name, const XmlLimits& limits)
    : name_(std::move(name)), text_(std::move(text)), document_(std::make_unique<pugi::xml_document>()) {
  if (text_.starts_with("\xEF\xBB\xBF")) text_.erase(0, 3);
  checkXmlText(text_, name_, limits.bytes);
  scanXml(text_, name_, limits);
  const pugi::xml_parse_result result =
      document_->load_buffer(text_.data(), text_.size(), kXmlParsing, pugi::encoding_utf8);
  if (result.status == pugi::status_out_of_memory) {
    throw Error(ErrorCode::TooLarge, Phrase::of("errors.xml.memory"), name_);
  }
  if (result) return;
  throw input::errorAt(name_, text_, static_cast<std::size_t>(std::max<std::ptrdiff_t>(result.offset, 0)),
                       Phrase::of("errors.xml.tag"));
}

BoundedXml::~BoundedXml() = default;
BoundedXml::BoundedXml(BoundedXml&&) noexcept = default;
BoundedXml& BoundedXml::operator=(BoundedXml&&) noexcept = default;

pugi::xml_node BoundedXml::root() const {
  return document_->document_element();
}

Error BoundedXml::errorAt(const pugi::xml_node& node, Phrase problem) const {
  const auto offset = static_cast<std::size_t>(std::max<std::ptrdiff_t>(node.offset_debug(), 0));
  return input::errorAt(name_, text_, offset, std::move(problem));
}

}  // namespace redoubt::exchange::input
