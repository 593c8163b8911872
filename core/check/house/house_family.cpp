#include "core/check/families.h"
#include "core/check/house/house_checks.h"

namespace redoubt::check {
namespace {

using model::Severity;

// What the author's own checks find has no wording here but their own. That one failed is found by those who can
// run it, in core/document.
constexpr auto kFindings = std::to_array<Wording>({
    {"house-check-twice", Severity::Error},
    {"house-check-failed", Severity::Warning},
    {"house-check-slug", Severity::Warning},
});

}  // namespace

Family houseFamily() {
  Family family;
  family.findings = kFindings;
  family.checks = {whole("house-slugs", tables<model::HouseCheck>(), checkHouseSlugs)};
  return family;
}

}  // namespace redoubt::check
