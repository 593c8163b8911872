#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/transcribe/tokens.h"

/// Private to core/transcribe: the units and leaders of a list.
namespace redoubt::transcribe {

/// What one member of a list says.
struct Name {
  std::string text;          ///< the name as printed, without what follows
  std::optional<int> count;  ///< "3 x", "(4)", "two batteries"
  std::string figures;       ///< "6-5"
  std::string state;         ///< "reduced"
  std::size_t begin = 0;     ///< bytes of the line it was read from
  std::size_t end = 0;
  bool isLeader = false;  ///< it begins with a rank
  bool isAny = false;     ///< "any two leaders", "all units"
  bool isGuess = false;   ///< it was made of a range or completed from its neighbours
};

/// The members of the list in tokens [begin, end) of `text`: "1-4/I/6 pp, strz./2 pp and 2 wagons" are six.
std::vector<Name> namesIn(std::string_view text, const std::vector<Token>& tokens, std::size_t begin, std::size_t end,
                          bool hasFigures = false);

/// "1/I/6 pp" … "4/I/6 pp" of "1-4/I/6 pp"; the name itself if it has no range.
std::vector<std::string> expanded(const std::string& name);

/// Whether two or more tokens can hardly be a name: function words, no capitals and no numbers.
bool isProse(const std::vector<Token>& tokens);

}  // namespace redoubt::transcribe
