#include "tests/core/check/mutations/mutation_tools.h"

namespace redoubt::check::sample {
namespace {

void addCheck(Battle& battle, std::int64_t id, const std::string& slug) {
  battle.all<HouseCheck>().put({Id<HouseCheck>{id}, slug, "Deep water", Severity::Note, "SELECT 1"});
}

}  // namespace

std::vector<Mutation> houseMutations() {
  return {
      {"HouseCheckWithASlugOfItsOwn", [](Battle& b) { addCheck(b, 1, "deep-water"); }, {}},
      {"HouseCheckWithoutSlug", [](Battle& b) { addCheck(b, 1, ""); }, {"house-check-slug house_check/1"}},
      {"HouseCheckWithASlugThatIsNone",
       [](Battle& b) { addCheck(b, 1, "Deep water"); },
       {"house-check-slug house_check/1"}},
      {"TwoHouseChecksOfOneSlug",
       [](Battle& b) {
         addCheck(b, 1, "deep-water");
         addCheck(b, 2, "deep-water");
       },
       {"house-check-twice house_check/1", "house-check-twice house_check/2"}},
  };
}

}  // namespace redoubt::check::sample
