#include "core/model/origins.h"

namespace redoubt::model {
namespace {

template <class Visit>
void forEachOrigin(const Battle& battle, std::string_view table, const std::string& key, Visit&& visit) {
  const Table<Provenance>& rows = battle.all<Provenance>();
  for (auto row = rows.lowerBound({std::string(table), key, std::string()});
       row != rows.end() && row->subjectTable == table && row->subject == key; ++row) {
    visit(*row);
  }
}

}  // namespace

bool hasOrigin(const Battle& battle, std::string_view table, const std::string& key) {
  bool found = false;
  forEachOrigin(battle, table, key, [&](const Provenance&) { found = true; });
  return found;
}

Provenance setByHand(const Battle& battle, std::string_view table, const std::string& key, std::string_view field) {
  Provenance row;
  row.subjectTable = table;
  row.subject = key;
  row.field = field;
  if (const Provenance* own = battle.find<Provenance>(row.key())) row = *own;
  row.status = Status::Estimated;
  row.paragraph.reset();
  row.note = kSetByHand;
  return row;
}

void markSetByHand(Edit& edit, const Battle& battle, std::string_view table, const std::string& key,
                   std::string_view field) {
  if (hasOrigin(battle, table, key)) edit.put(setByHand(battle, table, key, field));
}

void eraseOrigins(Edit& edit, const Battle& battle, std::string_view table, const std::string& key) {
  forEachOrigin(battle, table, key, [&](const Provenance& row) { edit.erase<Provenance>(row.key()); });
}

}  // namespace redoubt::model
