#include "core/rules/book/sources.h"

#include <string>
#include <string_view>

namespace redoubt::rules {
namespace {

// Tables whose rows describe the sources or are copied together with the rules.
bool comesWithRules(std::string_view table) {
  using namespace model;
  return table == System::kTable || table == Source::kTable || table == Paragraph::kTable ||
         table == Question::kTable || table == Track::kTable || table == Space::kTable;
}

bool isStated(model::Status status) {
  return status == model::Status::Printed || status == model::Status::Derived;
}

}  // namespace

bool hasOwnSources(const model::Battle& battle) {
  return battle.all<model::Source>().size() > inheritedSources(battle).size();
}

std::set<Id<model::Source>> inheritedSources(const model::Battle& battle) {
  const model::BattleInfo* info = model::info(battle);
  const model::System* system = info ? battle.find(info->system) : nullptr;
  if (!system || !system->parent) return {};
  const std::string ownRules = std::to_string(system->id.value) + "/";
  std::set<Id<model::Source>> inherited;
  std::set<Id<model::Source>> own;
  for (const model::Provenance& row : battle.all<model::Provenance>()) {
    const model::Paragraph* paragraph = battle.find(row.paragraph);
    if (!paragraph || comesWithRules(row.subjectTable)) continue;
    const bool isAbove = row.subjectTable == model::Rule::kTable && !row.subject.starts_with(ownRules);
    if (isAbove) {
      inherited.insert(paragraph->source);
    } else if (isStated(row.status)) {
      own.insert(paragraph->source);
    }
  }
  for (const Id<model::Source> source : own) inherited.erase(source);
  return inherited;
}

bool isInherited(const model::Battle& battle, const std::set<Id<model::Source>>& inherited,
                 const model::Question& question) {
  const model::Paragraph* paragraph = battle.find(question.paragraph);
  return paragraph && inherited.contains(paragraph->source);
}

}  // namespace redoubt::rules
