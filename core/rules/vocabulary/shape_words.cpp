#include "core/base/text.h"
#include "core/rules/vocabulary/shape_node.h"

namespace redoubt::rules {

using namespace shapes;

namespace {

const std::string& in(In language, const Phrase& phrase) {
  return language == In::English ? phrase.english : phrase.polish;
}

std::string orList(const std::vector<std::string>& texts, In language) {
  if (texts.size() < 2) return join(texts, "");
  const std::vector<std::string> first(texts.begin(), texts.end() - 1);
  return join(first, ", ") + (language == In::English ? " or " : " albo ") + texts.back();
}

}  // namespace

std::string shapes::quoted(const std::string& word) {
  return "\"" + word + "\"";
}

std::string shapes::memberNames(const Object& object, In language) {
  std::vector<std::string> names;
  for (const Part& part : object.parts) names.push_back(quoted(part.name));
  if (object.others) names.push_back(in(language, wordsFor(object.others->first)));
  return orList(names, language);
}

namespace {

struct Wording {
  In language;

  std::string either(std::string english, std::string polish) const {
    return language == In::English ? english : polish;
  }
  std::string of(const Shape& shape) const { return in(language, shape.words()); }

  std::string operator()(const Any&) const { return either("any value", "dowolna wartość"); }
  std::string operator()(const Truth&) const { return either("true or false", "true albo false"); }
  std::string operator()(const Text&) const { return either("a text", "tekst"); }
  std::string operator()(const Colour&) const { return either("a colour like \"#6B8E4E\"", "kolor, np. \"#6B8E4E\""); }
  std::string operator()(const Dice&) const { return either("dice like \"2d6\"", "kości, np. \"2d6\""); }
  std::string operator()(const Points&) const {
    return either("a number from 0 or a fraction like \"1/2\"", "liczba od 0 albo ułamek, np. \"1/2\"");
  }
  std::string operator()(const Whole& whole) const {
    const std::string from = either("a whole number from ", "liczba całkowita od ") + std::to_string(whole.least);
    return whole.most < kNoLimit ? from + either(" to ", " do ") + std::to_string(whole.most) : from;
  }
  std::string operator()(const Span& span) const {
    return either("two whole numbers from ", "dwie liczby całkowite od ") + std::to_string(span.least) +
           either(" in ascending order, the second null for no end",
                  " w porządku rosnącym, druga null, gdy nie ma końca");
  }
  std::string operator()(const Words& words) const {
    std::vector<std::string> texts;
    for (const std::string& word : words.words) texts.push_back(quoted(word));
    return orList(texts, language);
  }
  std::string operator()(const Names& names) const {
    std::vector<std::string> texts;
    for (const NameKind kind : names.kinds) texts.push_back(in(language, wordsFor(kind)));
    return either("the name of ", "nazwa: ") + orList(texts, language);
  }
  std::string operator()(const List& list) const {
    if (list.least == 0) return either("a list, each item ", "lista, w której każdy element to ") + of(list.item);
    return either("a list that is not empty, each item ", "niepusta lista, w której każdy element to ") + of(list.item);
  }
  std::string operator()(const Map& map) const {
    const std::string key = map.keys ? in(language, wordsFor(*map.keys)) : either("a whole number", "liczba całkowita");
    return either("an object whose members are called after ", "obiekt, którego pola to ") + key +
           either(", each with ", ", a w każdym ") + of(map.value);
  }
  std::string operator()(const Object& object) const {
    const std::string members = either("an object of ", "obiekt z polami ") + memberNames(object, language);
    if (!object.sum) return members;
    return members + either(" that add up to ", ", których suma to ") + std::to_string(*object.sum);
  }
  std::string operator()(const Either& alternatives) const {
    std::vector<std::string> texts;
    for (const Shape& each : alternatives.shapes) texts.push_back(of(each));
    return orList(texts, language);
  }
};

}  // namespace

Phrase wordsFor(NameKind kind) {
  switch (kind) {
    case NameKind::Arm: return {"an arm", "rodzaj broni"};
    case NameKind::UnitType: return {"a unit type", "typ jednostki"};
    case NameKind::Terrain: return {"a kind of terrain", "rodzaj terenu"};
    case NameKind::Formation: return {"a formation", "szyk"};
    case NameKind::Figure: return {"a figure", "wartość"};
    case NameKind::Marker: return {"a marker", "znacznik"};
    case NameKind::Stock: return {"a stock", "zapas"};
    case NameKind::Army: return {"an army", "armia"};
    case NameKind::Leader: return {"a leader", "dowódca"};
    case NameKind::Unit: return {"a unit", "jednostka"};
    case NameKind::Player: return {"a player", "gracz"};
    case NameKind::Zone: return {"a zone", "strefa"};
    case NameKind::Track: break;
  }
  return {"a track", "tor"};
}

Phrase Shape::words() const {
  return {std::visit(Wording{In::English}, node_->is), std::visit(Wording{In::Polish}, node_->is)};
}

}  // namespace redoubt::rules
