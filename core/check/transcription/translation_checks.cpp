#include <set>

#include "core/check/gathering.h"
#include "core/check/transcription/transcription_checks.h"
#include "core/rules/vocabulary/translations.h"

namespace redoubt::check {

std::vector<Finding> checkTranslations(const CheckContext& context) {
  Gathering gathering(context);
  const auto& rows = context.battle().all<model::Translation>();
  if (rows.empty()) return gathering.take();
  std::set<std::string> standing;
  for (rules::WrittenText& each : rules::writtenTexts(context.battle())) standing.insert(std::move(each.text));
  for (const model::Translation& row : rows) {
    if (standing.contains(row.original)) continue;
    gathering.add("translation-idle", check::subjectOf(row),
                  {{"language", row.language}, {"original", row.original}, {"translation", row.text}});
    model::Edit edit;
    edit.erase<model::Translation>(row.key());
    gathering.fix("erase-translation", std::move(edit));
  }
  return gathering.take();
}

}  // namespace redoubt::check
