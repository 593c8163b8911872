#include "core/exchange/json/json_layout.h"

namespace redoubt::exchange {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kWidth = 140;  // bytes

void appendFlat(std::string& text, const Json& value) {
  if (!value.is_structured()) {
    text += value.dump();
    return;
  }
  text += value.is_object() ? '{' : '[';
  bool isFirst = true;
  for (const auto& item : value.items()) {
    if (!isFirst) text += ", ";
    isFirst = false;
    if (value.is_object()) text += Json(item.key()).dump() + ": ";
    appendFlat(text, item.value());
  }
  text += value.is_object() ? '}' : ']';
}

std::string flat(const Json& value) {
  std::string text;
  appendFlat(text, value);
  return text;
}

class Writer {
 public:
  std::string write(const Json& value) {
    breakUp(value, 0, 2);
    text_ += '\n';
    return std::move(text_);
  }

 private:
  // `levels` of structure are broken up even where they are short.
  void put(const Json& value, std::size_t indent, std::size_t used, int levels) {
    if (value.is_structured() && !value.empty()) {
      const bool mustBreak = levels > 0 && (value.is_object() || value.front().is_structured());
      const std::string line = mustBreak ? std::string() : flat(value);
      if (mustBreak || indent + used + line.size() > kWidth) return breakUp(value, indent, levels);
      text_ += line;
      return;
    }
    text_ += flat(value);
  }

  void breakUp(const Json& value, std::size_t indent, int levels) {
    text_ += value.is_object() ? "{" : "[";
    if (value.is_object()) {
      putMembers(value, indent + 2, levels);
    } else {
      bool isFirst = true;
      for (const Json& item : value) {
        newLine(indent + 2, isFirst);
        isFirst = false;
        put(item, indent + 2, 1, 0);
      }
    }
    text_ += "\n" + std::string(indent, ' ') + (value.is_object() ? "}" : "]");
  }

  // Plain values share lines; structured ones, and every member of the outermost object, have their own.
  void putMembers(const Json& object, std::size_t indent, int levels) {
    std::size_t used = 0;
    bool isFirst = true;
    bool mayShare = false;
    for (const auto& item : object.items()) {
      const std::string name = Json(item.key()).dump() + ": ";
      const bool isPlain = !item.value().is_structured() && levels == 0;
      const std::size_t size = isPlain ? name.size() + flat(item.value()).size() : 0;
      if (isPlain && mayShare && indent + used + size + 2 <= kWidth) {
        text_ += ", ";
        used += size + 2;
      } else {
        newLine(indent, isFirst);
        used = size;
      }
      isFirst = false;
      mayShare = isPlain;
      text_ += name;
      put(item.value(), indent, name.size() + 1, levels == 0 ? 0 : levels - 1);
    }
  }

  void newLine(std::size_t indent, bool isFirst) {
    if (!isFirst) text_ += ",";
    text_ += "\n" + std::string(indent, ' ');
  }

  std::string text_;
};

}  // namespace

std::string laidOut(const Json& value) {
  return Writer().write(value);
}

}  // namespace redoubt::exchange
