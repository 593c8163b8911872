#include "core/check/house/house_checks.h"

#include <map>

#include "core/base/text.h"
#include "core/check/finding_collector.h"

namespace redoubt::check {

std::vector<Finding> checkHouseSlugs(const CheckContext& context) {
  FindingCollector collector(context);
  std::map<std::string, int> uses;
  for (const model::HouseCheck& check : context.battle().all<model::HouseCheck>()) ++uses[check.slug];
  for (const model::HouseCheck& check : context.battle().all<model::HouseCheck>()) {
    const Subject subject = RowSubject{std::string(model::HouseCheck::kTable), std::to_string(check.id.value)};
    if (check.slug.empty() || check.slug != slugged(check.slug)) {
      collector.add("house-check-slug", subject, {{"slug", check.slug}, {"title", check.title}});
    } else if (uses[check.slug] > 1) {
      collector.add("house-check-twice", subject, {{"slug", check.slug}, {"title", check.title}});
    }
  }
  return collector.take();
}

}  // namespace redoubt::check
