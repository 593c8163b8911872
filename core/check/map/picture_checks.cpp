#include "core/check/finding_collector.h"
#include "core/check/map/map_checks.h"
#include "core/model/pictures.h"

namespace redoubt::check {

std::vector<Finding> checkPictures(const CheckContext& context) {
  FindingCollector collector(context);
  const model::Battle& battle = collector.battle();
  for (const model::MapPicture& row : battle.all<model::MapPicture>()) {
    if (row.picture.empty() || battle.pictures().contains(row.picture)) continue;
    if (!row.link.empty()) {
      // It was looked for when the file was read.
      collector.add("picture-link-broken", subjectOf(row), {{"name", row.title}, {"link", row.link}});
      continue;
    }
    collector.add("picture-missing", subjectOf(row), {{"name", row.title}});
    model::Edit edit;
    eraseRow(edit, battle, row);
    collector.fix("drop-picture", std::move(edit));
  }
  for (const model::Face& row : battle.all<model::Face>()) {
    if (row.picture.empty() || battle.pictures().contains(row.picture)) continue;
    const model::Counter* counter = battle.find<model::Counter>(row.counter);
    const model::Unit* unit = counter ? battle.find<model::Unit>(counter->unit) : nullptr;
    const model::Leader* leader = counter ? battle.find<model::Leader>(counter->leader) : nullptr;
    collector.add("picture-missing", subjectOf(row), {{"name", unit ? unit->name : leader ? leader->name : "?"}});
    model::Edit edit;
    model::Face plain = row;
    plain.picture.clear();
    edit.put(std::move(plain));
    collector.fix("drop-picture", std::move(edit));
  }
  for (const model::CounterSheet& row : battle.all<model::CounterSheet>()) {
    for (const auto picture : {&model::CounterSheet::front, &model::CounterSheet::back}) {
      if ((row.*picture).empty() || battle.pictures().contains(row.*picture)) continue;
      collector.add("picture-missing", subjectOf(row), {{"name", row.title}});
      model::Edit edit;
      model::CounterSheet without = row;
      (without.*picture).clear();
      edit.put(std::move(without));
      collector.fix("drop-picture", std::move(edit));
    }
  }
  return collector.take();
}

}  // namespace redoubt::check
