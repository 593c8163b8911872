#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/rules/turns/schedule_grid.h"

/// Free choices as set expressions, as they are typed into the grid: "2", "2 of {Denisow, Tormasow}", "1 except
/// {Pistor}", "all of {Elsner, Favrat}", several of them joined by "+". "rules" stands for as many as the rules say.
namespace redoubt::rules {

/// The words of such expressions in the author's language; in reading those of both shipped languages are understood.
struct ChoiceWords {
  std::string of = "of";
  std::string except = "except";
  std::string all = "all";
  std::string rules = "rules";
};

std::string writeChoices(const model::Battle& battle, const std::vector<GridChoice>& choices,
                         const ChoiceWords& words = {});

/// What is wrong with a text, and where.
struct ChoiceFault {
  enum class Kind {
    Number,     ///< a number, "all" or "rules" was expected
    TooMany,    ///< the number is larger than 99, or than the leaders to choose from
    Brace,      ///< "{" or "}" was expected
    Name,       ///< no leader of the army has that name
    Ambiguous,  ///< several leaders have that name
    Twice,      ///< a leader is named twice
    Rest,       ///< "+" was expected, or the end
  };
  Kind kind = Kind::Number;
  std::size_t at = 0;     ///< in bytes
  std::string word = {};  ///< what stands there
  std::string near = {};  ///< a name that may be meant

  friend bool operator==(const ChoiceFault&, const ChoiceFault&) = default;
};

/// Reads an expression for an army. Leaders are named by slug, name, short name or the last word of the name, in any
/// case, with or without accents. An empty text is no choice.
std::variant<std::vector<GridChoice>, ChoiceFault> readChoices(const model::Battle& battle, Id<model::Army> army,
                                                               std::string_view text);

}  // namespace redoubt::rules
