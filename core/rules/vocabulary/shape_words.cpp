#include "core/rules/vocabulary/shape_node.h"

namespace redoubt::rules {

using namespace shapes;

namespace {

Phrase quoted(const std::string& word) {
  return Phrase::of("shapes.quoted", {{"word", word}});
}

struct Wording {
  Phrase operator()(const Any&) const { return Phrase::of("shapes.any"); }
  Phrase operator()(const Truth&) const { return Phrase::of("shapes.truth"); }
  Phrase operator()(const Text&) const { return Phrase::of("shapes.text"); }
  Phrase operator()(const Colour&) const { return Phrase::of("shapes.colour"); }
  Phrase operator()(const Dice&) const { return Phrase::of("shapes.dice"); }
  Phrase operator()(const Points&) const { return Phrase::of("shapes.points"); }
  Phrase operator()(const Whole& whole) const {
    const std::string least = std::to_string(whole.least);
    if (whole.most >= kNoLimit) return Phrase::of("shapes.whole-from", {{"least", least}});
    return Phrase::of("shapes.whole", {{"least", least}, {"most", std::to_string(whole.most)}});
  }
  Phrase operator()(const Number&) const { return Phrase::of("shapes.any-number"); }
  Phrase operator()(const Span& span) const {
    if (span.isOpenBelow) return Phrase::of("shapes.open-span");
    return Phrase::of("shapes.span", {{"least", std::to_string(span.least)}});
  }
  Phrase operator()(const Words& words) const {
    std::vector<Phrase> texts;
    for (const std::string& word : words.words) texts.push_back(quoted(word));
    return anyOf(std::move(texts));
  }
  Phrase operator()(const Names& names) const {
    std::vector<Phrase> kinds;
    for (const NameKind kind : names.kinds) kinds.push_back(wordsFor(kind));
    return Phrase::of("shapes.name", {{"kinds", anyOf(std::move(kinds))}});
  }
  Phrase operator()(const Drawn& drawn) const {
    if (drawn.drawing == Drawing::CounterSymbol) return Phrase::of("shapes.symbol");  // too many to list
    std::vector<Phrase> names;
    for (const std::string_view name : rules::drawn(drawn.drawing)) names.push_back(quoted(std::string(name)));
    return anyOf(std::move(names));
  }
  Phrase operator()(const List& list) const {
    return Phrase::of(list.least == 0 ? "shapes.list" : "shapes.some", {{"item", list.item.words()}});
  }
  Phrase operator()(const Map& map) const {
    const Phrase key = map.keys ? wordsFor(*map.keys) : Phrase::of("shapes.number");
    return Phrase::of("shapes.map", {{"key", key}, {"value", map.value.words()}});
  }
  Phrase operator()(const Object& object) const {
    Phrase members = Phrase::of("shapes.object", {{"members", memberNames(object)}});
    if (!object.oneOf.empty()) {
      return Phrase::of("shapes.with-one", {{"object", members}, {"one", oneMember(object.oneOf)}});
    }
    if (!object.sum) return members;
    return Phrase::of("shapes.shares", {{"object", members}, {"sum", std::to_string(*object.sum)}});
  }
  Phrase operator()(const Either& alternatives) const {
    std::vector<Phrase> texts;
    for (const Shape& each : alternatives.shapes) texts.push_back(each.words());
    return anyOf(std::move(texts));
  }
  Phrase operator()(const Language& language) const {
    switch (language.part) {
      case LanguagePart::Condition: return Phrase::of("shapes.condition");
      case LanguagePart::Amount: return Phrase::of("shapes.amount");
      case LanguagePart::Group: break;
    }
    return Phrase::of("shapes.group");
  }
};

}  // namespace

Phrase shapes::memberNames(const Object& object) {
  std::vector<Phrase> names;
  for (const Part& part : object.parts) names.push_back(quoted(part.name));
  if (object.others) names.push_back(wordsFor(object.others->first));
  return anyOf(std::move(names));
}

Phrase shapes::oneMember(const std::vector<std::string>& members) {
  std::vector<Phrase> names;
  for (const std::string& member : members) names.push_back(quoted(member));
  return Phrase::of("shapes.one-member", {{"members", anyOf(std::move(names))}});
}

Phrase Shape::words() const {
  return std::visit(Wording{}, node_->is);
}

}  // namespace redoubt::rules
