#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/rules/language/fact.h"
#include "core/rules/vocabulary/drawings.h"
#include "core/rules/vocabulary/shape.h"

/// The content of a shape; only shape.cpp and the files called shape_….cpp include this.
namespace redoubt::rules::shapes {

inline constexpr int kNoLimit = 1'000'000;  ///< a whole number with this upper limit or more has none

struct Any {};
struct Truth {};
struct Text {};
struct Colour {};
struct Dice {};
struct Points {};
struct Number {};
struct Whole {
  int least;
  int most;
};
struct Span {
  int least;
  bool isOpenBelow = false;  // null can be the first number too
};
struct Words {
  std::vector<std::string> words;
};
struct Names {
  std::vector<NameKind> kinds;  ///< one of these
};
/// Any text. The existing drawings are offered, and a check reports other names.
struct Drawn {
  Drawing drawing;
};
struct List {
  Shape item;
  std::size_t least = 0;
};
struct Map {
  std::optional<NameKind> keys;  ///< nullopt: whole numbers
  Shape value;
};
struct Object {
  std::vector<Part> parts;
  std::optional<std::pair<NameKind, Shape>> others;
  std::optional<int> sum = std::nullopt;  // of all members, which are then whole numbers
  std::vector<std::string> oneOf = {};    // exactly one of these optional members must be there
};
struct Either {
  std::vector<Shape> shapes;
};
/// A condition, an amount or a group.
enum class LanguagePart { Condition, Amount, Group };
struct Language {
  LanguagePart part;
  const Scope* scope;
};

/// Null if the object has no such member.
const Part* partNamed(const Object& object, std::string_view name);
/// "\"units\", \"arm\" or an army".
Phrase memberNames(const Object& object);
/// "exactly one of the members \"set\" or \"add\"".
Phrase oneMember(const std::vector<std::string>& members);

}  // namespace redoubt::rules::shapes

namespace redoubt::rules {

struct Shape::Node {
  std::variant<shapes::Any, shapes::Truth, shapes::Text, shapes::Colour, shapes::Dice, shapes::Points, shapes::Number,
               shapes::Whole, shapes::Span, shapes::Words, shapes::Names, shapes::Drawn, shapes::List, shapes::Map,
               shapes::Object, shapes::Either, shapes::Language>
      is;
};

}  // namespace redoubt::rules
