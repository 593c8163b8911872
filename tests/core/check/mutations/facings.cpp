#include "tests/core/check/mutations/mutation_tools.h"

namespace redoubt::check::sample {

std::vector<Mutation> facingMutations() {
  return {
      {"MixedFacing",
       [](Battle& b) { face(b, kAlder1Placement, facing(2)), face(b, kAlder2Placement, facing(3)); },
       {"mixed-facing morning/dawn hex/10051005/north fix", "mixed-facing morning/noon hex/10051005/north fix"}},
      {"SameFacing", [](Battle& b) { face(b, kAlder1Placement, facing(2)), face(b, kAlder2Placement, facing(2)); }, {}},
      {"FacingLeftToThePlayer",
       [](Battle& b) { face(b, kAlder1Placement, facing(2)), face(b, kAlder2Placement, Facing{}); },
       {}},
      {"GunFacingAnotherWay",
       [](Battle& b) {
         retype(b, kAlder2, "howitzer");
         face(b, kAlder1Placement, facing(2)), face(b, kAlder2Placement, facing(3));
       },
       {}},
      {"FacingGivenForOneOnly",
       [](Battle& b) { face(b, kAlder1Placement, facing(2)); },
       {"facing-undecidable morning/dawn hex/10051005/north", "facing-undecidable morning/noon hex/10051005/north"}},
      {"MixedFacingOfAnUnknownArm",
       [](Battle& b) {
         setRule(b, "stacking/alternatives", R"([{"foot": 3}, {"horse": 2, "foot": 1}, {"gun": 2, "foot": 1}])");
         retype(b, kAlder2, "sappers");
         face(b, kAlder1Placement, facing(2)), face(b, kAlder2Placement, facing(3));
       },
       {"arm-unknown unit/alder-2", "facing-undecidable morning/dawn hex/10051005/north",
        "facing-undecidable morning/noon hex/10051005/north"}},
      {"MixedFacingAllowed",
       [](Battle& b) {
         setRule(b, "facing/mixed-in-stack", "true");
         face(b, kAlder1Placement, facing(2)), face(b, kAlder2Placement, facing(3));
       },
       {}},
      {"NoFacingRule",
       [](Battle& b) {
         setRule(b, "facing/mixed-in-stack", "");
         face(b, kAlder1Placement, facing(2)), face(b, kAlder2Placement, facing(3));
       },
       {"rule-missing rule/facing/mixed-in-stack"}},
      {"NoFacingExceptions",
       [](Battle& b) {
         setRule(b, "facing/free", "");
         face(b, kAlder1Placement, facing(2)), face(b, kAlder2Placement, facing(3));
       },
       {"rule-missing rule/facing/free"}},
      {"LeaderWithAFacing",
       [](Battle& b) { face(b, kBrandPlacement, facing(1)), face(b, Id<Placement>{107}, Facing{}); },
       {"facing-of-faceless army/north fix"}},
      {"LeaderWithAPrintedFacing",
       [](Battle& b) {
         face(b, kBrandPlacement, facing(1));
         b.all<Provenance>().put({"placement", "106", "*", Status::Printed, Id<Paragraph>{2}, ""});
       },
       {"facing-of-faceless army/north fix"}},
      {"LeaderWithAFacingWhereAllMayFace",
       [](Battle& b) { setRule(b, "facing/none", "[]"), face(b, kBrandPlacement, facing(1)); },
       {}},
      {"FacingAHexside",
       [](Battle& b) {
         face(b, kLancersPlacement, Facing{hex::Direction{hex::FacingKind::Hexside, 2}});
       },
       {"facing-kind army/north"}},
      {"FacingAVertexWhereHexsidesAreFaced",
       [](Battle& b) { setRule(b, "facing/kind", R"("hexside")"), face(b, kLancersPlacement, facing(2)); },
       {"facing-kind army/north"}},
      {"FacingAHexsideWhereThatIsRight",
       [](Battle& b) {
         setRule(b, "facing/kind", R"("hexside")");
         face(b, kLancersPlacement, Facing{hex::Direction{hex::FacingKind::Hexside, 2}});
       },
       {}},
      {"FacingsNotGivenWhereTheyMatter",
       [](Battle& b) {
         setRule(b, "facing/zones", R"({"front": 2, "flank": 2, "rear": 2})");
         face(b, kRowanPlacement, facing(0)), face(b, Id<Placement>{202}, Facing{});
       },
       {"facing-missing set_up_block/north-dawn", "facing-missing set_up_block/north-noon"}},
      {"FacingsNotGivenInABlockThatNobodyUses",
       [](Battle& b) {
         setRule(b, "facing/zones", R"({"front": 2, "flank": 2, "rear": 2})");
         for (const Placement& row : Table<Placement>(b.all<Placement>())) {
           if (row.id != kBirchAtNoon) face(b, row.id, Facing{});
         }
         for (const auto id : {kBrandPlacement, Id<Placement>{107}, Id<Placement>{204}, kFinchPlacement})
           face(b, id, {});
         b.all<VariantBlock>().erase({Id<Variant>{2}, Id<SetUpBlock>{2}});
         b.all<VariantBlock>().put({Id<Variant>{2}, Id<SetUpBlock>{1}});
       },
       {}},
  };
}

}  // namespace redoubt::check::sample
