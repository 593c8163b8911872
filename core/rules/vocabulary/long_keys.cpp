#include "core/rules/vocabulary/long_keys.h"

#include "core/rules/vocabulary/terms.h"
#include "core/rules/vocabulary/typed_value.h"

namespace redoubt::rules {
namespace values {
namespace {

Typed<LongUnits> longUnits() {
  return object<LongUnits>({member("units", &LongUnits::units, when(scopeOfRatings())),
                            member("lie", &LongUnits::isMust, oneOf<bool>({{"may", false}, {"must", true}}), false),
                            member("go", &LongUnits::goStraight, oneOf<bool>({{"straight", true}}), false)});
}

}  // namespace
}  // namespace values

const RuleFamily<LongUnits> keys::kLong = values::family("long/<long>", values::longUnits());

std::vector<Term> terms::longUnits() {
  return termsOf(keys::kLong);
}

}  // namespace redoubt::rules
