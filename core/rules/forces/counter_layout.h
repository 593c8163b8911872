#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/book/rule_book.h"
#include "core/rules/vocabulary/layout_keys.h"

/// The look of counters as the author lays it out (`counter-layout/…`), and symbols of his own (`counter-symbol/…`).
namespace redoubt::rules {

struct NamedPart {
  std::string name;
  LayoutPart part;

  friend bool operator==(const NamedPart&, const NamedPart&) = default;
};

/// A layout, its parts in the order in which they are drawn.
struct CounterLayout {
  std::string name;
  std::string title;
  std::string ground = "army";
  std::string backGround = "pale";
  std::vector<NamedPart> parts;

  friend bool operator==(const CounterLayout&, const CounterLayout&) = default;
};

/// The names of all layouts, by title.
std::vector<std::string> layouts(const RuleBook& book);
CounterLayout layoutCalled(const RuleBook& book, const std::string& name);

/// The layout of the counters of a unit type in an army: the one that names the type, or else its arm, or else the army
/// alone; of several the first by name. Empty: none, they have Redoubt's own look.
std::string layoutFor(const RuleBook& book, const std::string& type, std::string_view army);
/// The same as a value that is shared by all who ask for the same; null: none.
std::shared_ptr<const CounterLayout> sharedLayoutFor(const RuleBook& book, const std::string& type,
                                                     std::string_view army);

/// A symbol of the author's own: an SVG file, or else a PNG file in base64 (RFC 4648).
struct OwnSymbol {
  std::string svg;
  std::string png;  ///< its bytes

  friend bool operator==(const OwnSymbol&, const OwnSymbol&) = default;
};
/// The largest file of one.
inline constexpr std::size_t kMostSymbolBytes = 400'000;

/// The names of all, sorted.
std::vector<std::string> ownSymbols(const RuleBook& book);
/// Shared like layouts; null: there is none of that name.
std::shared_ptr<const OwnSymbol> ownSymbol(const RuleBook& book, const std::string& name);

}  // namespace redoubt::rules
