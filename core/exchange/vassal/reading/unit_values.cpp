#include "core/exchange/vassal/reading/unit_values.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/exchange/vassal/reading/sequence.h"

namespace redoubt::exchange::vassal::reading {
namespace {

constexpr int kMostValue = 99;

std::string kindOfProperty(const std::string& key) {
  static const std::map<std::string, std::string> kinds{{"attack", "attack"},
                                                        {"attackfactor", "attack"},
                                                        {"attackstrength", "attack"},
                                                        {"att", "attack"},
                                                        {"af", "attack"},
                                                        {"atk", "attack"},
                                                        {"combat", "attack"},
                                                        {"combatfactor", "attack"},
                                                        {"combatstrength", "attack"},
                                                        {"cf", "attack"},
                                                        {"cs", "attack"},
                                                        {"atak", "attack"},
                                                        {"defense", "defence"},
                                                        {"defence", "defence"},
                                                        {"defensefactor", "defence"},
                                                        {"defencefactor", "defence"},
                                                        {"defensestrength", "defence"},
                                                        {"def", "defence"},
                                                        {"df", "defence"},
                                                        {"obrona", "defence"},
                                                        {"movement", "movement"},
                                                        {"move", "movement"},
                                                        {"mf", "movement"},
                                                        {"ma", "movement"},
                                                        {"mp", "movement"},
                                                        {"mov", "movement"},
                                                        {"movementallowance", "movement"},
                                                        {"movementfactor", "movement"},
                                                        {"movementpoints", "movement"},
                                                        {"ruch", "movement"},
                                                        {"movementrate", "movement"},
                                                        {"range", "range"},
                                                        {"zasieg", "range"},
                                                        {"morale", "morale"},
                                                        {"moralerating", "morale"},
                                                        {"cohesion", "morale"},
                                                        {"unitmorale", "morale"},
                                                        {"firepower", "fire"},
                                                        {"fire", "fire"},
                                                        {"fp", "fire"},
                                                        {"firestrength", "fire"},
                                                        {"strength", "size"},
                                                        {"sp", "size"},
                                                        {"strengthpoints", "size"},
                                                        {"sila", "size"},
                                                        {"quality", "quality"},
                                                        {"tq", "quality"},
                                                        {"troopquality", "quality"},
                                                        {"efficiency", "quality"},
                                                        {"er", "quality"},
                                                        {"initiative", "initiative"}};
  const auto found = kinds.find(folded(key));
  return found == kinds.end() ? std::string() : found->second;
}

std::optional<int> valueIn(const std::string& text) {
  const auto value = wholeNumber(plainName(text, 12));
  return value && *value >= 0 && *value <= kMostValue ? value : std::nullopt;
}

// "4-4-3": two or three numbers and where they stand.
struct Group {
  std::vector<int> numbers;
  std::size_t from = 0;
  std::size_t to = 0;
};

bool isDigit(char c) {
  return c >= '0' && c <= '9';
}

bool isPartOfWord(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) || (static_cast<unsigned char>(c) & 0x80) || c == '/' || c == '.';
}

std::optional<Group> groupAt(std::string_view text, std::size_t from) {
  Group group;
  group.from = group.to = from;
  while (group.to < text.size() && isDigit(text[group.to])) {
    int number = 0;
    const std::size_t begin = group.to;
    while (group.to < text.size() && isDigit(text[group.to])) {
      number = std::min(number * 10 + (text[group.to++] - '0'), 1'000);
    }
    if (group.to - begin > 2) return std::nullopt;
    group.numbers.push_back(number);
    if (group.to + 1 >= text.size() || text[group.to] != '-' || !isDigit(text[group.to + 1])) break;
    ++group.to;
  }
  const bool isWhole = (from == 0 || (!isPartOfWord(text[from - 1]) && text[from - 1] != '-')) &&
                       (group.to == text.size() || (!isPartOfWord(text[group.to]) && text[group.to] != '-'));
  const bool fits = isWhole && (group.numbers.size() == 2 || group.numbers.size() == 3);
  return fits ? std::optional(group) : std::nullopt;
}

// "2-7 Cav" are the second battalion of the seventh regiment: two numbers count only at the end or in brackets.
UnitValues valuesInText(std::string_view text) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (!isDigit(text[at]) || (at > 0 && isDigit(text[at - 1]))) continue;
    const auto group = groupAt(text, at);
    if (!group) continue;
    const auto& numbers = group->numbers;
    if (numbers.size() == 3) return {{"attack", numbers[0]}, {"defence", numbers[1]}, {"movement", numbers[2]}};
    const bool isAtEnd = group->to == text.size() || text[group->to] == ')' || text[group->to] == ']';
    if (isAtEnd && numbers[1] > 0) return {{"attack", numbers[0]}, {"movement", numbers[1]}};
  }
  return {};
}

}  // namespace

UnitValues valuesOf(const Slot* slot, const Piece& piece) {
  UnitValues values;
  for (const auto& [key, text] : propertiesOf(piece)) {
    const std::string kind = kindOfProperty(key);
    if (kind.empty()) continue;
    // No unit begins without strength: there the property counts something that comes later.
    if (const auto value = valueIn(text); value && (*value > 0 || kind != "size")) values.emplace(kind, *value);
  }
  if (!values.empty()) return values;
  for (const std::string& label : labelsOf(piece)) {
    values = valuesInText(plainName(label));
    if (!values.empty()) return values;
  }
  values = valuesInText(nameOf(piece));
  return values.empty() && slot ? valuesInText(slot->name) : values;
}

}  // namespace redoubt::exchange::vassal::reading
