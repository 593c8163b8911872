#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace redoubt::exchange::vassal::engine {

/// An element of a build file.
struct Element {
  std::string name;
  std::vector<std::pair<std::string, std::string>> attributes;
  std::vector<Element> children;
  std::string text;  ///< of its own text nodes, trimmed as the engine trims; CDATA doesn't count

  const std::string* attribute(std::string_view key) const;
  std::string value(std::string_view key, std::string_view otherwise = {}) const;
  /// The name behind the last dot.
  std::string_view shortName() const;
  /// The children of this class, by its full name.
  std::vector<const Element*> all(std::string_view className) const;
  const Element* first(std::string_view className) const;
};

/// Reads XML as strictly as Java does; every fault is a problem. Nothing comes of what isn't well-formed.
std::optional<Element> parseXml(std::string_view xml, const std::string& where, std::vector<std::string>& problems);

/// What an attribute or a field of a trait may hold.
enum class Kind { Text, Whole, Number, Truth, Colour, Key, Keys, Picture, Pictures, List };

/// Says what is wrong with `value` for its kind, as the end of a sentence; nothing if it is good. Pictures are looked
/// up elsewhere.
std::optional<std::string> faultOf(Kind kind, std::string_view value);

struct AttributeKind {
  std::string name;
  Kind kind = Kind::Text;
};

/// The attributes that a class of the engine (3.7) knows; nothing for a class that it doesn't have. `any` stands for a
/// class whose attributes nobody here has listed.
struct ClassKind {
  bool any = false;
  std::vector<AttributeKind> attributes;
};
const ClassKind* classKind(std::string_view className);

/// "name:k name:k …" with one letter for each kind: t i d b c k K p P l.
std::vector<AttributeKind> kindsIn(std::string_view list);

}  // namespace redoubt::exchange::vassal::engine
