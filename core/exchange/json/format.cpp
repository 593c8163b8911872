#include "core/exchange/json/format.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace redoubt::exchange {
namespace {

// An upper bound that no syntax can fool: brackets in texts count only outside of quotes.
int depthOf(std::string_view text) {
  int depth = 0;
  int deepest = 0;
  bool isQuoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (isQuoted && c == '\\') ++i;
    if (c == '"') isQuoted = !isQuoted;
    if (!isQuoted && (c == '[' || c == '{')) deepest = std::max(deepest, ++depth);
    if (!isQuoted && (c == ']' || c == '}')) --depth;
  }
  return deepest;
}

}  // namespace

std::optional<std::string> canonicalJson(std::string_view text) {
  if (depthOf(text) > kMaxValueDepth) return std::nullopt;
  const nlohmann::json value = nlohmann::json::parse(text, nullptr, false);
  if (value.is_discarded()) return std::nullopt;
  return value.dump();
}

}  // namespace redoubt::exchange
