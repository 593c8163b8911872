#include <unordered_set>

#include "core/check/finding_collector.h"
#include "core/check/transcription/transcription_checks.h"
#include "core/rules/vocabulary/translations.h"

namespace redoubt::check {

std::vector<Finding> checkTranslations(const CheckContext& context) {
  FindingCollector collector(context);
  const auto& rows = context.battle().all<model::Translation>();
  if (rows.empty()) return collector.take();
  std::unordered_set<std::string> standing;
  for (rules::WrittenText& each : rules::writtenTexts(context.battle())) standing.insert(std::move(each.text));
  for (const model::Translation& row : rows) {
    if (standing.contains(row.original)) continue;
    collector.add("translation-idle", check::subjectOf(row),
                  {{"language", row.language}, {"original", row.original}, {"translation", row.text}});
    model::Edit edit;
    edit.erase<model::Translation>(row.key());
    collector.fix("erase-translation", std::move(edit));
  }
  return collector.take();
}

}  // namespace redoubt::check
