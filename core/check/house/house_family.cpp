#include "core/check/families.h"
#include "core/check/house/house_checks.h"

namespace redoubt::check {
namespace {

using model::Severity;

// What the author's own checks find has no wording here but their own. That one failed is found by those who can
// run it, in core/document.
constexpr auto kFindings = std::to_array<Wording>({
    {"house-check-twice", Severity::Error,
     "More than one house check has the short name “{slug}”, among them “{title}”.",
     "Krótką nazwę „{slug}” ma więcej niż jedno własne sprawdzenie, między innymi „{title}”."},
    {"house-check-failed", Severity::Warning, "The house check “{title}” failed: {reason}.",
     "Własne sprawdzenie „{title}” zawiodło: {reason}."},
    {"house-check-slug", Severity::Warning,
     "The house check “{title}” needs a short name of small letters, digits and hyphens, not “{slug}”.",
     "Własne sprawdzenie „{title}” wymaga krótkiej nazwy z małych liter, cyfr i łączników, nie „{slug}”."},
});

}  // namespace

Family houseFamily() {
  Family family;
  family.findings = kFindings;
  family.checks = {whole("house-slugs", tables<model::HouseCheck>(), checkHouseSlugs)};
  return family;
}

}  // namespace redoubt::check
