#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Private to core/exchange/tiled: XML as text, an element a line.
namespace redoubt::exchange::tiled {

class XmlText {
 public:
  XmlText() : text_("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") {}

  void open(std::string_view name);
  /// Of the element opened last, before anything stands in it. Throws Error for text that XML can't hold.
  void attribute(std::string_view name, const std::string& value);
  void attribute(std::string_view name, std::string_view value) { attribute(name, std::string(value)); }
  void attribute(std::string_view name, const char* value) { attribute(name, std::string(value)); }
  void attribute(std::string_view name, std::int64_t value) { attribute(name, std::to_string(value)); }
  void attribute(std::string_view name, int value) { attribute(name, std::to_string(value)); }
  void attribute(std::string_view name, std::uint32_t value) { attribute(name, std::to_string(value)); }
  void attribute(std::string_view name, double value);
  /// What the element opened last holds, and all that it holds.
  void content(const std::string& text);
  /// The same of text that needs no escaping.
  void rawContent(const std::string& text);
  void close();

  std::string take() { return std::move(text_); }

 private:
  void endTag();
  void escape(const std::string& text);

  std::string text_;
  std::vector<std::string> open_;
  bool isInTag_ = false;
  bool hasContent_ = false;
};

}  // namespace redoubt::exchange::tiled
