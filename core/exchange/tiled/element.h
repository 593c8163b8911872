#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Private to core/exchange/tiled: what TMX and TMJ have in common.
namespace redoubt::exchange::tiled {

/// An element as TMX has it. TMJ is brought into the same shape, so that all that a map means is read once.
struct Element {
  struct Field {
    std::string name;
    std::string value;
  };

  std::string name;
  std::size_t line = 0;  ///< 0 if the file doesn't tell
  std::vector<Field> fields;
  std::string text;
  bool hasGids = false;  ///< whether `data` or a `chunk` lists its cells as `gids`, not as text
  std::vector<std::int64_t> gids;
  std::vector<Element> children;

  const std::string* field(std::string_view key) const;
  const Element* child(std::string_view key) const;
  void add(std::string key, std::string value) { fields.push_back({std::move(key), std::move(value)}); }
};

/// The root of a TMX, TSX or TX file (`map`, `tileset`, `template`), or of a TMJ, TSJ or TJ file in the same shape.
/// Which of the two a text is, its first character tells. Throws Error for what is neither, or is over a limit.
Element parseElements(std::string text, const std::string& name);

/// Private: one of the two each.
Element xmlElements(std::string text, const std::string& name);
Element jsonElements(std::string_view text, const std::string& name);

}  // namespace redoubt::exchange::tiled
