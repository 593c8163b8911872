#pragma once

#include <deque>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace redoubt::exchange {

/// An element of an XML document that is to be written.
class Element {
 public:
  explicit Element(std::string name) : name_(std::move(name)) {}

  /// Attributes stand in the order in which they are set.
  Element& set(std::string_view attribute, std::string_view value);
  Element& set(std::string_view attribute, int value) { return set(attribute, std::to_string(value)); }
  /// The shortest text that is read as the same number, with a point.
  Element& set(std::string_view attribute, double value);
  Element& setText(std::string text);
  /// A child, valid as long as this.
  Element& add(std::string name);

  /// The document, with its declaration.
  std::string document() const;

 private:
  void writeTo(std::string& text, int depth) const;

  std::string name_;
  std::vector<std::pair<std::string, std::string>> attributes_;
  std::string text_;
  std::deque<Element> children_;
};

/// Text for an XML attribute or content. Characters that XML can't hold are left out; tabs and line ends become
/// references, because readers change them otherwise.
std::string xmlText(std::string_view text);

}  // namespace redoubt::exchange
