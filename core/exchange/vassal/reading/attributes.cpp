#include "core/exchange/vassal/reading/attributes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "core/exchange/vassal/reading/sequence.h"

namespace redoubt::exchange::vassal::reading {
namespace {

constexpr double kMost = 1'000'000;
constexpr std::size_t kMostCorners = 20'000;

}  // namespace

std::string Attributes::text(pugi::xml_node element, const char* name, std::string_view otherwise) const {
  const pugi::xml_attribute attribute = element.attribute(name);
  return attribute ? std::string(attribute.value()) : std::string(otherwise);
}

bool Attributes::truth(pugi::xml_node element, const char* name, bool otherwise) const {
  const pugi::xml_attribute attribute = element.attribute(name);
  if (!attribute || *attribute.value() == '\0') return otherwise;
  std::string value = attribute.value();
  std::transform(value.begin(), value.end(), value.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; });
  return value == "true";
}

int Attributes::integer(pugi::xml_node element, const char* name, int otherwise) {
  const std::string value = text(element, name);
  if (value.empty() || value == "null") return otherwise;
  const auto number = decimalNumber(value);
  if (!number || std::abs(*number) > kMost || *number != std::trunc(*number)) warn(element, name, value);
  return number ? static_cast<int>(std::clamp(*number, -kMost, kMost)) : otherwise;
}

double Attributes::number(pugi::xml_node element, const char* name, double otherwise) {
  const std::string value = text(element, name);
  if (value.empty()) return otherwise;
  const auto number = decimalNumber(value);
  if (!number || std::abs(*number) > kMost) warn(element, name, value);
  return number ? std::clamp(*number, -kMost, kMost) : otherwise;
}

char Attributes::letter(pugi::xml_node element, const char* name, char otherwise) const {
  const std::string value = text(element, name);
  return value.empty() ? otherwise : value.front();
}

std::string Attributes::colour(pugi::xml_node element, const char* name) const {
  const auto parts = sequence(text(element, name), ',', 5);
  if (parts.size() < 3) return {};
  std::string made = "#";
  for (std::size_t i = 0; i < 3; ++i) {
    const auto value = wholeNumber(parts[i]);
    if (!value || *value < 0 || *value > 255) return {};
    std::array<char, 3> digits{};
    std::snprintf(digits.data(), digits.size(), "%02X", static_cast<unsigned>(*value));
    made += digits.data();
  }
  return made;
}

std::vector<Pixel> Attributes::outline(pugi::xml_node element, const char* name) {
  std::vector<Pixel> corners;
  const std::string value = text(element, name);
  SequenceReader reader(value, ';');
  while (reader.hasMore() && corners.size() < kMostCorners) {
    const std::string each = reader.next();
    if (each.empty()) continue;
    const auto pair = sequence(each, ',', 3);
    const auto x = pair.size() == 2 ? decimalNumber(pair[0]) : std::nullopt;
    const auto y = pair.size() == 2 ? decimalNumber(pair[1]) : std::nullopt;
    if (!x || !y) {
      warn(element, name, each);
      continue;
    }
    corners.push_back(
        {static_cast<int>(std::clamp(*x, -kMost, kMost)), static_cast<int>(std::clamp(*y, -kMost, kMost))});
  }
  return corners;
}

std::vector<Phrase> Attributes::takeWarnings() {
  std::vector<Phrase> all;
  for (auto& [key, phrase] : warnings_) all.push_back(std::move(phrase));
  warnings_.clear();
  return all;
}

void Attributes::warn(pugi::xml_node element, const char* name, const std::string& value) {
  const std::string kind(shortClass(element.name()));
  warnings_.try_emplace(kind + "/" + name, Phrase::of("import.vassal.no-number", {{"element", plainName(kind)},
                                                                                  {"attribute", std::string(name)},
                                                                                  {"text", plainName(value, 40)}}));
}

std::string textOf(pugi::xml_node element) {
  std::string text;
  for (const pugi::xml_node child : element.children()) {
    if (child.type() == pugi::node_pcdata) text += child.value();
  }
  const auto isSpace = [](char c) { return static_cast<unsigned char>(c) <= 0x20; };
  const auto begin = std::find_if_not(text.begin(), text.end(), isSpace);
  const auto end = std::find_if_not(text.rbegin(), std::make_reverse_iterator(begin), isSpace).base();
  return std::string(begin, end);
}

}  // namespace redoubt::exchange::vassal::reading
