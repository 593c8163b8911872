#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/phrase.h"
#include "core/rules/book/name_kind.h"
#include "core/rules/book/shape_fault.h"
#include "core/rules/vocabulary/drawings.h"

namespace redoubt::rules {

/// What can be chosen for a shape that is so simple that nobody needs to write JSON for it.
struct TruthChoice {
  friend bool operator==(const TruthChoice&, const TruthChoice&) = default;
};
struct TextChoice {
  std::string example;  ///< a valid text, if not every text is valid

  friend bool operator==(const TextChoice&, const TextChoice&) = default;
};
struct WholeChoice {
  int least = 0;
  std::optional<int> most;

  friend bool operator==(const WholeChoice&, const WholeChoice&) = default;
};
/// One of these words, or the name of something of one of these kinds.
struct WordChoice {
  std::vector<std::string> words;
  std::vector<NameKind> kinds;

  friend bool operator==(const WordChoice&, const WordChoice&) = default;
};
/// A list of items, at least `least`.
struct ListChoice {
  WordChoice item;
  std::size_t least = 0;

  friend bool operator==(const ListChoice&, const ListChoice&) = default;
};
using Choice = std::variant<std::monostate, TruthChoice, TextChoice, WholeChoice, WordChoice, ListChoice>;

/// Whole numbers by the names of things.
struct NumbersChoice {
  NameKind keys = NameKind::Army;
  WholeChoice number;

  friend bool operator==(const NumbersChoice&, const NumbersChoice&) = default;
};

struct Part;
struct Scope;

/// What the JSON value of a rule looks like. Cheap to copy; made by the functions below. Functions that use JSON values
/// in memory are in shape_json.h.
class Shape {
 public:
  struct Node;
  explicit Shape(std::shared_ptr<const Node> node) : node_(std::move(node)) {}

  /// "a list, each item the name of an arm"; without full stop.
  Phrase words() const;
  /// What can be chosen; std::monostate if the shape is not simple enough for that.
  Choice choice() const;
  /// The members of an object; empty for other shapes.
  std::vector<Part> parts() const;
  /// The choice for an object of whole numbers by names; nullopt for other shapes.
  std::optional<NumbersChoice> numbers() const;
  const Node& node() const { return *node_; }

 private:
  std::shared_ptr<const Node> node_;
};

/// A member of an object.
struct Part {
  std::string name;
  Shape shape;
  bool isRequired = true;
};
Part optional(std::string name, Shape shape);

Shape anyValue();
Shape truth();
/// A text that is not empty.
Shape text();
/// "#RRGGBB".
Shape colour();
/// A roll of dice as a text: "2d6", "1d10+3".
Shape dice();
Shape whole(int least, int most = 1'000'000);
/// A number, 0 or more, or a fraction as a text: "1/2".
Shape points();
Shape word(std::vector<std::string> words);
Shape name(NameKind kind);
/// A text that contains names among other words: arms or unit types, for example.
Shape nameOf(std::vector<NameKind> kinds);
/// A text that should name a drawing of a kind.
Shape drawing(Drawing drawing);
/// The kind of drawing that a text of this shape names; nullopt for other shapes.
std::optional<Drawing> drawingOf(const Shape& shape);
Shape list(Shape item);
/// A list of at least one item.
Shape someOf(Shape item);
/// Two whole numbers, the second not less than the first, or null for no end: [4, 5], [10, null].
Shape span(int least = 0);
/// The same with numbers below 0, and null for no beginning: [null, -3].
Shape openSpan();
/// A number or a fraction as a text, negative too: -2, "-1/2".
Shape number();
/// An object whose keys are names of a kind.
Shape byName(NameKind kind, Shape value);
/// An object whose keys are whole numbers.
Shape byNumber(Shape value);
/// No other members are allowed.
Shape object(std::vector<Part> parts);
/// The same; of the optional members called `oneOf` there must be exactly one.
Shape objectWithOne(std::vector<Part> parts, std::vector<std::string> oneOf);
/// An object with only these members, whole numbers from 0 whose sum is `sum`.
Shape shares(const std::vector<std::string>& names, int sum);
/// The same as object() with further members whose keys are names.
Shape objectByName(std::vector<Part> parts, NameKind kind, Shape value);
Shape either(std::vector<Shape> shapes);
/// A condition, amount or group of the language of rules (core/rules/language), with the facts of a scope.
Shape conditionShape(const Scope& scope);
Shape amountShape(const Scope& scope);
Shape groupShape(const Scope& scope);

}  // namespace redoubt::rules
