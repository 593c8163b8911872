#pragma once

#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/rules/book/dice.h"
#include "core/rules/book/json_values.h"
#include "core/rules/language/condition.h"
#include "core/rules/vocabulary/rule_key.h"
#include "core/rules/vocabulary/shape_json.h"

/// What the values of rule keys look like, and how they are read: a shape together with a reader of JSON that has this
/// shape. Internal: it needs nlohmann, which users of the core don't have to have.
namespace redoubt::rules::values {

using nlohmann::json;

/// Names of things, such as arms, sorted.
using Names = std::set<std::string, std::less<>>;

template <class T>
struct Typed {
  Shape shape;
  std::function<std::optional<T>(const json&)> read;  ///< nullopt if the value has the shape but is out of range
};

Typed<bool> truth();
Typed<int> whole(int least, int most = kGreatestNumber);
Typed<std::string> text();
Typed<Rational> points();
Typed<std::string> name(NameKind kind);
/// A list of names of a kind, or of any of `words`.
Typed<Names> names(NameKind kind, std::vector<std::string> words = {});
/// "front", "flank" or "rear".
Typed<hex::FacingZone> zone();
Typed<Rational> number();
Typed<Roll> dice();
/// One of some words, each for a value.
template <class T>
Typed<T> oneOf(std::vector<std::pair<std::string, T>> words) {
  std::vector<std::string> texts;
  for (const auto& [text, value] : words) texts.push_back(text);
  return {word(std::move(texts)), [words = std::move(words)](const json& read) -> std::optional<T> {
            for (const auto& [text, value] : words) {
              if (read == text) return value;
            }
            return std::nullopt;
          }};
}
/// A condition, an amount, a group with the facts of a scope.
Typed<Condition> when(const Scope& scope);
Typed<Amount> amount(const Scope& scope);
Typed<Group> group(const Scope& scope);
/// Numbers by the names of things.
Typed<std::map<std::string, Rational, std::less<>>> numbersByName(NameKind kind);

/// A value of the first shape, or of the second.
template <class T>
Typed<T> either(Typed<T> one, Typed<T> other) {
  return {rules::either({one.shape, other.shape}), [one, other](const json& value) {
            return shapeFault(one.shape, value) ? other.read(value) : one.read(value);
          }};
}

template <class T>
Typed<std::vector<T>> list(Typed<T> item) {
  return {rules::list(item.shape), [read = item.read](const json& value) -> std::optional<std::vector<T>> {
            std::vector<T> items;
            for (const json& each : value) {
              auto one = read(each);
              if (!one) return std::nullopt;
              items.push_back(*std::move(one));
            }
            return items;
          }};
}

/// A list of at least one item.
template <class T>
Typed<std::vector<T>> someOf(Typed<T> item) {
  const Shape shape = rules::someOf(item.shape);
  return {shape, list(std::move(item)).read};
}

/// A member of an object that is read into an S.
template <class S>
struct Member {
  Part part;
  std::function<bool(S& into, const json& value)> read;  ///< false if the value is out of range
};

/// `set(into, value)` stores the value.
template <class S, class T, class Set>
Member<S> memberInto(std::string name, Typed<T> typed, Set set, bool isRequired = true) {
  return {{std::move(name), typed.shape, isRequired}, [read = typed.read, set](S& into, const json& value) {
            auto one = read(value);
            if (one) set(into, *std::move(one));
            return one.has_value();
          }};
}
template <class S, class T>
Member<S> member(std::string name, T S::*at, Typed<T> typed, bool isRequired = true) {
  return memberInto<S>(
      std::move(name), std::move(typed), [at](S& into, T value) { into.*at = std::move(value); }, isRequired);
}

/// `oneOf`: of these optional members there must be exactly one.
template <class S>
Typed<S> object(std::vector<Member<S>> members, std::vector<std::string> oneOf = {}) {
  std::vector<Part> parts;
  for (const Member<S>& each : members) parts.push_back(each.part);
  return {objectWithOne(std::move(parts), std::move(oneOf)),
          [members = std::move(members)](const json& value) -> std::optional<S> {
            S made;
            for (const Member<S>& each : members) {
              const auto found = value.find(each.part.name);
              if (found != value.end() && !each.read(made, *found)) return std::nullopt;
            }
            return made;
          }};
}

template <class T>
std::function<std::optional<T>(std::string_view)> textReader(Typed<T> value) {
  return [shape = std::move(value.shape), read = std::move(value.read)](std::string_view text) -> std::optional<T> {
    const json parsed = json::parse(text, nullptr, false);
    if (parsed.is_discarded() || shapeFault(shape, parsed)) return std::nullopt;
    return read(parsed);
  };
}

template <class T>
RuleKey<T> key(std::string path, Typed<T> value) {
  const Shape shape = value.shape;
  return {std::move(path), shape, textReader(std::move(value))};
}

template <class T>
RuleFamily<T> family(std::string path, Typed<T> value) {
  const Shape shape = value.shape;
  return {std::move(path), shape, textReader(std::move(value))};
}

}  // namespace redoubt::rules::values
