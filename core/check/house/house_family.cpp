#include "core/check/families.h"
#include "core/check/house/house_checks.h"

namespace redoubt::check {
namespace {

using model::Severity;

// Findings of house checks have the author's own wording and none here. A house check that fails is reported where it
// is run, in core/document.
constexpr auto kFindings = std::to_array<Wording>({
    {"house-check-twice", Severity::Error},
    {"house-check-failed", Severity::Warning},
    {"house-check-slug", Severity::Warning},
});

}  // namespace

Family houseFamily() {
  Family family;
  family.findings = kFindings;
  family.checks = {wholeBattle("house-slugs", tables<model::HouseCheck>(), checkHouseSlugs)};
  return family;
}

}  // namespace redoubt::check
