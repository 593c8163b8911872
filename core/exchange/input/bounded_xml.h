#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "core/base/error.h"

namespace pugi {
class xml_document;
class xml_node;
}  // namespace pugi

namespace redoubt::exchange::input {

/// How much an XML text may hold.
struct XmlLimits {
  std::size_t bytes = 64 << 20;
  std::size_t depth = 128;             ///< elements within each other, the root is 1
  std::size_t nodes = 1'000'000;       ///< elements, texts, comments, instructions
  std::size_t attributes = 2'000'000;  ///< all together
  std::size_t attributesOfOne = 256;   ///< of one element
  std::size_t attributeBytes = 16 << 20;
};

/// An XML text that somebody else wrote, parsed within limits. It is UTF-8, has one root element and no entities but
/// the five of XML and characters by number. A document type without definitions of its own is passed over; one with
/// such definitions is refused. Texts of white space alone are dropped, unless they are all that an element holds.
///
/// Nodes are pugixml's: a source file that reads them includes <pugixml.hpp>, a header needs no more than this.
class BoundedXml {
 public:
  /// Throws Error BadInput with line and column, or TooLarge over a limit; `name` is what errors call the text.
  BoundedXml(std::string text, std::string name, const XmlLimits& limits = {});
  ~BoundedXml();
  BoundedXml(BoundedXml&&) noexcept;
  BoundedXml& operator=(BoundedXml&&) noexcept;

  /// The root element; good as long as the document.
  pugi::xml_node root() const;
  const std::string& name() const { return name_; }
  /// The text, without a byte order mark; the offset_debug() of nodes counts in it.
  const std::string& text() const { return text_; }
  /// BadInput at the place of a node; `problem` has no full stop.
  Error errorAt(const pugi::xml_node& node, Phrase problem) const;

 private:
  std::string name_;
  std::string text_;
  std::unique_ptr<pugi::xml_document> document_;
};

}  // namespace redoubt::exchange::input
