#include "tests/core/check/mutations/mutation_tools.h"

namespace redoubt::check::sample {

const std::vector<Mutation>& mutations() {
  static const std::vector<Mutation> all = [] {
    std::vector<Mutation> result;
    for (const auto& group : {mapMutations(), setUpMutations(), startMutations(), stackMutations(), facingMutations(),
                              formationMutations(), combatMutations(), commandMutations(), scheduleMutations(),
                              gameMutations(), piecesMutations(), victoryMutations(), counterMutations(),
                              ruleMutations(), tableMutations(), transcriptionMutations(), houseMutations()}) {
      result.insert(result.end(), group.begin(), group.end());
    }
    return result;
  }();
  return all;
}

}  // namespace redoubt::check::sample
