#include "core/rules/vocabulary/shape_values.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "core/base/wording.h"
#include "core/rules/book/json_values.h"
#include "core/rules/language/condition_json.h"
#include "core/rules/vocabulary/member_words.h"
#include "core/rules/vocabulary/shape_json.h"
#include "core/rules/vocabulary/shape_node.h"

namespace redoubt::rules {
namespace {

using nlohmann::json;

constexpr char kMinus[] = "−";

// A word of files as a person would write it; other texts stay.
std::string withoutHyphens(std::string text) {
  const bool isWord = std::all_of(text.begin(), text.end(), [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; });
  if (isWord && text.size() > 1) std::replace(text.begin(), text.end(), '-', ' ');
  return text;
}

// Says the values of one term.
class ValueWords {
 public:
  ValueWords(std::string room, const NameWords& names) : room_(std::move(room)), names_(names) {}

  Phrase value(const Shape& shape, const json& value, std::string_view member) const {
    if (value.is_null()) return "–";
    return std::visit([&](const auto& is) { return this->say(is, value, member); }, shape.node().is);
  }

  // What differs between two values of a shape, under the labels that lead there.
  void compare(const Shape& shape, const json& before, const json& after, std::string_view member,
               const std::vector<Phrase>& labels, std::vector<ValueChange>& changes) const {
    if (before == after) return;
    if (const Shape* parted = partedShape(shape, before, after)) {
      std::set<std::string> keys;
      for (const json* each : {&before, &after}) {
        for (const auto& item : each->items()) keys.insert(item.key());
      }
      for (const std::string& key : keys) {
        const json& one = rules::member(before, key.c_str());
        const json& other = rules::member(after, key.c_str());
        if (const auto [label, part] = partOf(*parted, key, member); part) {
          std::vector<Phrase> path = labels;
          path.push_back(label);
          compare(*part, one, other, key, path, changes);
        }
      }
      return;
    }
    Phrase what = labels.empty()       ? Phrase()
                  : labels.size() == 1 ? labels.front()
                                       : Phrase::listOf("lists.comma", labels);
    changes.push_back({std::move(what), value(shape, before, member), value(shape, after, member)});
  }

 private:
  // The shape by whose members both values are told apart; null: they are told as a whole.
  static const Shape* partedShape(const Shape& shape, const json& before, const json& after) {
    if (!before.is_object() || !after.is_object()) return nullptr;
    if (const auto* either = std::get_if<shapes::Either>(&shape.node().is)) {
      for (const Shape& each : either->shapes) {
        if (!shapeFault(each, before) && !shapeFault(each, after)) return partedShape(each, before, after);
      }
      return nullptr;
    }
    const bool isParted =
        std::holds_alternative<shapes::Object>(shape.node().is) || std::holds_alternative<shapes::Map>(shape.node().is);
    return isParted ? &shape : nullptr;
  }

  // The label of a member and its shape; no shape for a member that the shape doesn't have.
  std::pair<Phrase, std::optional<Shape>> partOf(const Shape& shape, const std::string& key,
                                                 std::string_view member) const {
    if (const auto* map = std::get_if<shapes::Map>(&shape.node().is)) {
      return {map->keys ? name({*map->keys}, key, member) : Phrase(key), map->value};
    }
    const auto& object = std::get<shapes::Object>(shape.node().is);
    if (const Part* part = shapes::partNamed(object, key)) return {label(part->name), part->shape};
    if (object.others) return {name({object.others->first}, key, member), object.others->second};
    return {label(key), anyValue()};
  }

  Phrase name(const std::vector<NameKind>& kinds, const std::string& name, std::string_view member) const {
    for (const NameKind kind : kinds) {
      Phrase words = names_ ? names_(kind, name) : Phrase(name);
      if (words != Phrase(name)) return words;
    }
    return word(name, member);
  }

  Phrase word(const std::string& word, std::string_view member) const {
    if (const auto known = memberWord(room_, member, word)) return *known;
    return Phrase(withoutHyphens(word));
  }

  Phrase label(const std::string& member) const {
    if (const auto known = memberLabel(room_, member)) return *known;
    return Phrase(withoutHyphens(member));
  }

  Phrase say(const shapes::Truth&, const json& value, std::string_view) const {
    return Phrase::of(value == true ? "aids.value.yes" : "aids.value.no");
  }
  Phrase say(const shapes::Words&, const json& value, std::string_view member) const { return plain(value, member); }
  Phrase say(const shapes::Names& names, const json& value, std::string_view member) const {
    return value.is_string() ? name(names.kinds, value.get<std::string>(), member) : plain(value, member);
  }
  Phrase say(const shapes::Span&, const json& value, std::string_view member) const { return plain(value, member); }
  Phrase say(const shapes::List& list, const json& value, std::string_view member) const {
    if (!value.is_array()) return plain(value, member);
    std::vector<Phrase> items;
    bool isOfObjects = false;
    for (const json& item : value) {
      isOfObjects = isOfObjects || item.is_object();
      items.push_back(this->value(list.item, item, member));
    }
    if (items.empty()) return Phrase::of("aids.value.nothing");
    return Phrase::listOf(isOfObjects ? "aids.value.or" : "lists.comma", std::move(items));
  }
  Phrase say(const shapes::Map& map, const json& value, std::string_view member) const {
    if (!value.is_object()) return plain(value, member);
    std::vector<Phrase> parts;
    for (const auto& [key, item] : value.items()) {
      Phrase label = map.keys ? name({*map.keys}, key, member) : Phrase(key);
      parts.push_back(labelled(std::move(label), this->value(map.value, item, member)));
    }
    return Phrase::listOf("lists.semicolon", std::move(parts));
  }
  Phrase say(const shapes::Object& object, const json& value, std::string_view member) const {
    if (!value.is_object()) return plain(value, member);
    if (value.empty()) return Phrase::of("aids.value.always");
    std::vector<Phrase> parts;
    for (const auto& [key, item] : value.items()) {
      if (const Part* part = shapes::partNamed(object, key)) {
        parts.push_back(ofPart(*part, item));
      } else if (object.others) {
        parts.push_back(
            labelled(name({object.others->first}, key, member), this->value(object.others->second, item, key)));
      }
    }
    return Phrase::listOf("lists.semicolon", std::move(parts));
  }
  Phrase say(const shapes::Either& either, const json& value, std::string_view member) const {
    for (const Shape& shape : either.shapes) {
      if (!shapeFault(shape, value)) return this->value(shape, value, member);
    }
    return plain(value, member);
  }
  Phrase say(const shapes::Language& language, const json& value, std::string_view member) const {
    switch (language.part) {
      case shapes::LanguagePart::Condition: return inWords(conditionFrom(value, *language.scope), value, member);
      case shapes::LanguagePart::Amount: return inWords(amountFrom(value, *language.scope), value, member);
      case shapes::LanguagePart::Group: return inWords(groupFrom(value, *language.scope), value, member);
    }
    return plain(value, member);
  }
  template <class Other>
  Phrase say(const Other&, const json& value, std::string_view member) const {
    return plain(value, member);
  }

  template <class Part>
  Phrase inWords(const std::variant<Part, ShapeFault>& read, const json& value, std::string_view member) const {
    const Part* part = std::get_if<Part>(&read);
    return part ? wordsFor(*part, names_) : plain(value, member);
  }

  // A member that is true is said by its label alone.
  Phrase ofPart(const Part& part, const json& value) const {
    Phrase label = this->label(part.name);
    if (value == true) return label;
    if (value == false) return Phrase::of("aids.value.not", {{"what", std::move(label)}});
    return labelled(std::move(label), this->value(part.shape, value, part.name));
  }

  static Phrase labelled(Phrase label, Phrase value) {
    return Phrase::of("aids.value.member", {{"label", std::move(label)}, {"value", std::move(value)}});
  }

  // A value by what it is, whatever its shape.
  Phrase plain(const json& value, std::string_view member) const {
    if (value.is_string()) {
      const std::string text = value.get<std::string>();
      const auto number = numberOf(value);
      return number ? Phrase(printedNumber(*number)) : word(text, member);
    }
    if (value.is_boolean()) return say(shapes::Truth{}, value, member);
    if (const auto number = numberOf(value)) return printedNumber(*number);
    if (value.is_number()) return value.dump();
    if (isRange(value)) return rangeText(wholeNumber(value[0]), wholeNumber(value[1]));
    std::vector<Phrase> parts;
    if (value.is_array()) {
      for (const json& item : value) parts.push_back(plain(item, member));
      return Phrase::listOf("lists.comma", std::move(parts));
    }
    for (const auto& [key, item] : value.items()) parts.push_back(labelled(label(key), plain(item, key)));
    return Phrase::listOf("lists.semicolon", std::move(parts));
  }

  static bool isRange(const json& value) {
    if (!value.is_array() || value.size() != 2) return false;
    const auto isEnd = [](const json& end) { return end.is_null() || wholeNumber(end); };
    return isEnd(value[0]) && isEnd(value[1]);
  }

  std::string room_;
  const NameWords& names_;
};

std::string signedText(std::int64_t number) {
  return number < 0 ? kMinus + std::to_string(-number) : std::to_string(number);
}

}  // namespace

Phrase valueWords(const Term& term, std::string_view json, const NameWords& names) {
  const auto value = nlohmann::json::parse(json, nullptr, false);
  if (value.is_discarded()) return {};
  return ValueWords(roomOf(term.path), names).value(term.shape, value, {});
}

std::vector<ValueChange> valueChanges(const Term& term, std::string_view before, std::string_view after,
                                      const NameWords& names) {
  const json one = parsedJson(before);
  const json other = parsedJson(after);
  std::vector<ValueChange> changes;
  if (one.is_discarded() || other.is_discarded()) return changes;
  ValueWords(roomOf(term.path), names).compare(term.shape, one, other, {}, {}, changes);
  return changes;
}

std::string rangeText(std::optional<int> from, std::optional<int> to) {
  if (!from) return to ? "≤" + signedText(*to) : std::string();
  if (!to) return signedText(*from) + "+";
  if (*from == *to) return signedText(*from);
  return signedText(*from) + (*from < 0 ? "…" : "–") + signedText(*to);
}

std::string printedNumber(Rational number) {
  static const std::map<std::pair<std::int64_t, std::int64_t>, std::string> kParts{
      {{1, 2}, "½"}, {{1, 4}, "¼"}, {{3, 4}, "¾"}, {{1, 3}, "⅓"}, {{2, 3}, "⅔"}};
  const bool isBelow = number < Rational(0);
  const std::int64_t top = isBelow ? -number.numerator() : number.numerator();
  const std::int64_t bottom = number.denominator();
  const std::string sign = isBelow ? kMinus : "";
  if (top % bottom == 0) return sign + std::to_string(top / bottom);
  const auto part = kParts.find({top % bottom, bottom});
  if (part == kParts.end()) return sign + fmt::format("{}/{}", top, bottom);
  return sign + (top / bottom > 0 ? std::to_string(top / bottom) : std::string()) + part->second;
}

}  // namespace redoubt::rules
