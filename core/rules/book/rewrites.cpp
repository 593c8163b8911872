#include "core/rules/book/rewriting.h"

#include <iterator>

namespace redoubt::rules {

std::vector<Rewrite> rewrites(const RuleBook& book) {
  std::vector<Rewrite> all;
  for (std::vector<Rewrite> some : {rewrittenOdds(book), rewrittenFire(book), rewrittenFireTables(book)}) {
    std::move(some.begin(), some.end(), std::back_inserter(all));
  }
  return all;
}

}  // namespace redoubt::rules
