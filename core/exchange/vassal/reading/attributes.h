#pragma once

#include <map>
#include <pugixml.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/phrase.h"
#include "core/exchange/vassal/reading/grid.h"

/// Private to core/exchange/vassal/reading: the attributes of a module's elements.
namespace redoubt::exchange::vassal::reading {

/// Reads attributes, and remembers what was no value of its kind.
class Attributes {
 public:
  std::string text(pugi::xml_node element, const char* name, std::string_view otherwise = {}) const;
  bool truth(pugi::xml_node element, const char* name, bool otherwise) const;
  /// Within ±1,000,000; a fraction is dropped and told of.
  int integer(pugi::xml_node element, const char* name, int otherwise);
  double number(pugi::xml_node element, const char* name, double otherwise);
  char letter(pugi::xml_node element, const char* name, char otherwise) const;
  /// "#RRGGBB" of "red,green,blue"; empty for anything else.
  std::string colour(pugi::xml_node element, const char* name) const;
  /// "x,y;x,y;…"
  std::vector<Pixel> outline(pugi::xml_node element, const char* name);

  /// What was wrong, each kind of attribute once.
  std::vector<Phrase> takeWarnings();

 private:
  void warn(pugi::xml_node element, const char* name, const std::string& value);

  std::map<std::string, Phrase> warnings_;
};

/// The text within an element, without the white space round it.
std::string textOf(pugi::xml_node element);

}  // namespace redoubt::exchange::vassal::reading
