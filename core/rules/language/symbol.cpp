#include "core/rules/language/symbol.h"

#include <deque>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <unordered_map>

namespace redoubt::rules {
namespace {

struct Symbols {
  std::shared_mutex guard;
  std::deque<std::string> texts{std::string()};  // their places never change
  std::unordered_map<std::string_view, std::uint32_t> numbers{{texts.front(), 0}};
};

Symbols& symbols() {
  static Symbols all;
  return all;
}

}  // namespace

Symbol::Symbol(std::string_view text) {
  Symbols& all = symbols();
  {
    const std::shared_lock lock(all.guard);
    const auto found = all.numbers.find(text);
    if (found != all.numbers.end()) {
      number_ = found->second;
      return;
    }
  }
  const std::unique_lock lock(all.guard);
  const auto next = static_cast<std::uint32_t>(all.texts.size());
  const auto found = all.numbers.find(text);
  if (found != all.numbers.end()) {
    number_ = found->second;
    return;
  }
  all.numbers.emplace(all.texts.emplace_back(text), next);
  number_ = next;
}

std::string_view Symbol::text() const {
  Symbols& all = symbols();
  const std::shared_lock lock(all.guard);
  return all.texts[number_];
}

}  // namespace redoubt::rules
