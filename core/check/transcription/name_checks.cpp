#include <map>

#include "core/check/finding_collector.h"
#include "core/check/transcription/transcription_checks.h"

namespace redoubt::check {
namespace {

constexpr std::size_t kMostNames = 6;

// “I/1 W.BKN” (I/1 W. BKN)
std::string told(const std::string& words, const std::string& name) {
  return "“" + words + "” (" + name + ")";
}

}  // namespace

std::vector<Finding> checkPrintedNames(const CheckContext& context) {
  FindingCollector collector(context);
  const model::Battle& battle = context.battle();
  std::map<Id<model::SetUpBlock>, std::vector<std::string>> otherwise;
  for (const model::Placement& placement : battle.all<model::Placement>()) {
    const bool isFromSource = rules::citationOf(battle, placement, "words").has_value();
    if ((!placement.unit && !placement.leader) || !isFromSource) continue;
    const std::string name = check::nameOf(battle, placement);
    if (!placement.words.empty() && placement.words != name) {
      otherwise[placement.block].push_back(told(placement.words, name));
    }
  }
  for (auto& [id, names] : otherwise) {
    const model::SetUpBlock* block = battle.find<model::SetUpBlock>(id);
    if (!block) continue;
    const std::size_t count = names.size();
    collector.add("names-printed-otherwise", check::subjectOf(*block),
                  {{"count", std::to_string(count)},
                   {"army", armyName(battle, block->army)},
                   {"block", block->title},
                   {"names", joinedShort(std::move(names), kMostNames)}});
    collector.cite(*block);
  }
  return collector.take();
}

}  // namespace redoubt::check
